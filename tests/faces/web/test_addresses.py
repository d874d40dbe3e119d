"""Every address of ours begins with `base`, wherever the pages are."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from soloist.faces.web.parts.site import TEMPLATES

FOLDER = Path(str(files("soloist.faces.web")))
PAGES = ("/", "/tables", "/beside", "/box", "/box/raiders", "/games/stone-age", "/games/peloponnes/rules", "/games/raiders/cards")


@pytest.mark.parametrize("template", sorted(FOLDER.rglob("*.html")), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_template_writes_an_address_without_base(template: Path) -> None:
    assert not re.findall(r'="/|[(=] *"/(?:tables|games|deal|box|beside)', template.read_text(encoding="utf-8"))


@pytest.mark.parametrize("script", sorted(FOLDER.glob("static/*.js")), ids=lambda file: file.name)
def test_no_script_names_an_address(script: Path) -> None:
    assert not re.findall(r"""["'`]/[a-z]""", script.read_text(encoding="utf-8"))


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TEMPLATES.globals, "base", "/elsewhere")


@pytest.mark.usefixtures("elsewhere")
def test_with_another_base_every_link_and_form_begins_with_it(client: TestClient) -> None:
    table = client.post("/deal", data={"game": "stone-age"}).url.path
    for page in (*PAGES, table, f"{table}/story", f"{table}/walk"):
        found = re.findall(r'(?:href|action|data-moments)="(/[^"]*)"', client.get(page).text)
        assert found
        assert [address for address in found if not address.startswith(("/elsewhere/", "/static/"))] == [], page
