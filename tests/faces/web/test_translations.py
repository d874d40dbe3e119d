"""No page depends on how a translator writes: every word and separator may change."""

import gc
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast, parse, serialize, visitor
from starlette.testclient import TestClient

import soloist
from soloist.engine.text import words
from soloist.faces.web.app import application
from soloist.library.store import Store
from tests.support.asking import HOST
from tests.support.levels import any_game
from tests.walks.walk import walk

SEPARATORS = [" · ", ": ", "; ", ", ", ". ", " (", ") ", "? ", "! ", " – ", "/", " ×", "[", "] ", "=", "|", "<b>", "&", '"']


class Scramble(visitor.Transformer):
    """Replaces every text by random words and separators."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def visit_TextElement(self, node: Any) -> Any:
        pieces = []
        for _ in range(self.random.randint(1, 3)):
            pieces.append("".join(self.random.choice("abcdeé ößA1") for _ in range(self.random.randint(1, 6))))
            pieces.append(self.random.choice(SEPARATORS))
        return ast.TextElement("x" + "".join(pieces).replace("[", "").strip() + "x")


@cache
def scrambled_words(package: str, language: str) -> str:
    source = files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    return serialize(Scramble(Random(f"{package}/{language}")).visit(parse(source)))


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """The application with scrambled messages."""

    @cache
    def scrambled(packages: tuple[str, ...], language: str) -> words.LazyBundle:
        return words.LazyBundle([scrambled_words(package, language) for package in packages], language)

    monkeypatch.setattr(words, "_bundle", scrambled)
    forget()
    with TestClient(application(Store(tmp_path / "tables.db")), base_url=HOST) as client:
        yield client
    forget()


def forget() -> None:
    """Clear the caches of sentences."""
    gc.unfreeze()  # A server that ran in this process froze the objects of its start.
    for thing in gc.get_objects():
        if isinstance(thing, words.Words):
            thing._said.clear()


@pytest.mark.parametrize("language", ["en", *(pytest.param(one, marks=pytest.mark.slow) for one in ("fr", "de"))])
@any_game
def test_every_page_opens_whatever_the_catalogue_says(client: TestClient, game: str, language: str) -> None:
    client.cookies.set("language", language)
    tables = walk(game, soloist.GAMES[game].levels[-1].id)
    table, clause = tables[-1].copy(), next(iter(soloist.GAMES[game].book.clauses))
    paths = [
        "/",
        "/tables",
        "/bin",
        f"/deal/{table.deal.code}",
        f"/games/{game}",
        f"/games/{game}/primer",
        f"/games/{game}/rules",
        f"/games/{game}/rules/{clause}",
        f"/games/{game}/cards",
    ]
    for stood in tables[:: len(tables) // 8]:
        id = client.post("/read", data={"record": stood.record()}, follow_redirects=False).headers["location"]
        paths += [id, f"{id}/moments"]
    id = client.post("/read", data={"record": table.record()}, follow_redirects=False).headers["location"]
    client.post(f"{id}/note", data={"name": "x: y", "pin": "yes"})
    assert "Peloponnes" not in client.get("/").text, "nothing is written as we write it"
    for path in [*paths, id, f"{id}/story", f"{id}/walk", f"{id}/walk/3", f"{id}/carry"]:
        assert client.get(path).status_code == 200, path
    table.undo()
    assert client.post("/read", data={"record": f"#r={soloist.pack(soloist.Parcel(table))}"}).status_code == 200
