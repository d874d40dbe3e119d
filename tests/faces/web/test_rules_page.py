"""The rules as a page to learn from and to search."""

import re

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.faces.web.parts.search import Search
from tests.support.asking import deal
from tests.support.levels import every_game
from tests.support.rules_page import found


@every_game
def test_every_clause_stands_in_its_chapter_and_every_chapter_has_its_introduction(client: TestClient, game: str) -> None:
    page, book = client.get(f"/games/{game}/rules").text, soloist.GAMES[game].book
    assert sorted(found(page)) == sorted(book.clauses)
    assert re.findall(r'<section class="chapter" id="c-([^"]*)">', page) == list(book.chapters)
    assert page.count('<p class="intro">') == len(book.chapters)
    assert " hidden>" not in page.partition("<nav")[2], "nothing is left out where nothing is searched"


@pytest.mark.parametrize(
    ("game", "first", "last"),
    [
        ("stone-age", "aim", "gaps"),
        ("raiders", "order", "solo-notes"),
        ("guilds-of-london", "base-rounds", "promo"),
        ("peloponnes", "base-game", "gaps"),
    ],
)
def test_what_one_needs_first_comes_first(game: str, first: str, last: str) -> None:
    chapters = list(soloist.GAMES[game].book.chapters)
    assert (chapters[0], chapters[-1]) == (first, last)
    setup = next(chapter for chapter in chapters if "setup" in chapter)
    assert chapters.index(setup) > len(chapters) / 2, "the table is laid out by itself"


def test_without_script_the_server_finds_and_marks(client: TestClient) -> None:
    page = client.get("/games/stone-age/rules?q=Initiative").text
    assert "SA-S27" in found(page) and "SA-S60" not in found(page)
    assert "<mark>initiative</mark>" in page
    assert 'value="Initiative"' in page
    assert f"{len(found(page))} / {len(soloist.GAMES['stone-age'].book.clauses)}" in page


@pytest.mark.parametrize("typed", ["valkyrie piste", "PISTE  Valkyrie", "Valkyrie\tpiste"])
def test_all_words_must_occur_in_any_order(client: TestClient, typed: str) -> None:
    client.cookies.set("language", "fr")
    book = soloist.GAMES["raiders"].book
    said = {id: f"{clause.text['fr']} {clause.note.get('fr', '')}".lower() for id, clause in book.clauses.items()}
    for ruling in book.rulings.values():
        said[ruling.clause] += " ".join(
            text["fr"] for text in (ruling.title, ruling.reason, *(one.text for one in ruling.readings))
        ).lower()
    both = {id for id, text in said.items() if "valkyrie" in text and "piste" in text}
    assert 1 < len(both) < sum("valkyrie" in text for text in said.values()) < len(said)
    assert set(found(client.get("/games/raiders/rules", params={"q": typed}).text)) == both


def test_the_number_of_a_clause_finds_it(client: TestClient) -> None:
    assert found(client.get("/games/peloponnes/rules?q=pel-s43").text) == ["PEL-S43"]


def test_what_is_not_there_is_said(client: TestClient) -> None:
    page = client.get("/games/raiders/rules?q=helicopter").text
    assert found(page) == [] and '<p class="nothing">No clause contains all these words.' in page


@pytest.mark.parametrize("typed", ["<b>", '"', "&amp;", "x" * 5000, "\x00", "´", "%", "(", "\u0301"])
def test_whatever_is_typed_is_only_text(client: TestClient, typed: str) -> None:
    answer = client.get("/games/raiders/rules", params={"q": typed})
    assert answer.status_code == 200
    (form,) = re.findall(r'class="seek".*?</form>', answer.text, re.DOTALL)
    assert "<b>" not in form


@pytest.mark.parametrize(
    ("typed", "text", "marked"),
    [
        ("epuis", "elle s'épuise", ["épuis"]),
        ("Épuise", "elle s'epuise", ["epuise"]),
        ("l’or", "de l'or et l’Or", ["l'or", "l’Or"]),
        ("oeuvre", "un chef-d'œuvre", ["œuvre"]),
        ("gross", "dein größter", ["größ"]),
        ("a aa", "aaa b", ["aaa"]),
    ],
)
def test_accents_capitals_and_ligatures_do_not_matter(typed: str, text: str, marked: list[str]) -> None:
    search = Search(typed)
    assert search.finds(text)
    assert [part for part, hit in search.parts(text) if hit] == marked
    assert "".join(part for part, _ in search.parts(text)) == text


@pytest.mark.parametrize("page", ["rules", "cards"])
def test_what_is_read_during_a_game_leads_back_to_its_table(client: TestClient, page: str) -> None:
    address = deal(client, "raiders")
    id = address.rsplit("/", 1)[1]
    link = f"/games/raiders/{page}?table={id}"
    assert f'href="{link}"' in client.get(address).text
    back, kept = f'<a href="/tables/{id}">Back to the table</a>', f'name="table" value="{id}"'
    read = client.get(link).text
    assert back in read and kept in read, "a search keeps the table"
    assert "Back to the table" not in client.get(f"/games/raiders/{page}").text


@pytest.mark.parametrize("odd", ["x", "-1", "1/2", "²", "9" * 40, '"><b>'])
def test_a_table_that_is_no_number_is_ignored(client: TestClient, odd: str) -> None:
    answer = client.get("/games/raiders/rules", params={"table": odd})
    assert answer.status_code == 200 and "Back to the table" not in answer.text
