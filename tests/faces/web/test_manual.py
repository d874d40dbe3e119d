"""The program leads to the manual where it is installed, and to nothing where it is not."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import soloist
from soloist import manual
from soloist.cli.arguments import parser
from soloist.engine.text.words import LANGUAGES
from soloist.faces.static.bundle import is_needed
from soloist.faces.web.app import application
from soloist.faces.web.http.guard import MANUAL_POLICY, POLICY
from soloist.library.store import Store
from tests.support.asking import HOST
from tests.support.server import SEEN

LINK = re.compile(r'href="(/manual/[^"]*)"')
PAGES = ("/", "/games/peloponnes/rules/PEL-S01", "/games/stone-age", "/tables/1", "/tables/2", "/nowhere")
"""The first page, a clause, a game, a table, a companion, and an error: all of them lead to the manual."""


def test_the_static_build_copies_the_manual_instead_of_packing_it_for_python() -> None:
    assert not is_needed(Path("soloist/manual/pages/en/index.html")) and is_needed(Path("soloist/manual/__init__.py"))


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[TestClient]:
    store = Store(tmp_path / "tables.db")
    store.add(soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    store.add(soloist.COMPANIONS["raiders"].deal(seed="K7Q2"))
    with TestClient(application(store), base_url=HOST) as client:
        client.cookies.set("primers", SEEN)
        yield client
    store.close()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A manual with the pages that exist in every language."""
    pages = tmp_path / "pages"
    names = {file.stem for file in (Path(__file__).parents[3] / "docs" / "en").glob("*.md")}
    for language in LANGUAGES:
        (pages / language).mkdir(parents=True)
        for name in names:
            (pages / language / f"{name}.html").write_text(f"<h1>{name}</h1>", encoding="utf-8")
    (pages / "index.html").write_text("<h1>Soloist</h1>", encoding="utf-8")
    monkeypatch.setattr(manual, "PAGES", pages)
    return pages


@pytest.mark.parametrize("path", PAGES)
def test_pages_lead_to_the_manual_in_the_language_of_the_person(installed: Path, guest: TestClient, path: str) -> None:
    for language in LANGUAGES:
        guest.cookies.set("language", language)
        found = LINK.findall(guest.get(path).text)
        assert found and all(link.startswith(f"/manual/{language}/") for link in found)
        assert [guest.get(link).status_code for link in found] == [200] * len(found)


@pytest.mark.parametrize("path", PAGES)
def test_without_a_manual_nothing_leads_to_it(guest: TestClient, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manual, "PAGES", Path("nowhere"))
    assert LINK.findall(guest.get(path).text) == []


def test_only_pages_of_the_manual_may_have_scripts_in_them(installed: Path, guest: TestClient) -> None:
    assert guest.get("/manual/en/index.html").headers["Content-Security-Policy"] == MANUAL_POLICY
    for path in ("/", "/manuals/en/index.html", "/tables/1"):
        assert guest.get(path).headers["Content-Security-Policy"] == POLICY


def test_the_manual_is_behind_the_secret_too(installed: Path, tmp_path: Path) -> None:
    store = Store(tmp_path / "others.db")
    with TestClient(application(store, "a-secret-of-somebody"), base_url=HOST) as client:
        assert client.get("/manual/en/index.html").status_code == 403
    store.close()


def test_the_help_of_the_command_line_names_the_manual_if_there_is_one(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (installed / "de" / "index.html").as_uri() in parser("de").format_help()
    monkeypatch.setattr(manual, "PAGES", Path("nowhere"))
    assert "index.html" not in parser("de").format_help()
