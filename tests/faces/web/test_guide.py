"""The guide of a first game: a sentence at each new thing of the first two rounds, in three languages, and on no other table."""

import re
from functools import cache
from random import Random

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.engine.table import Table
from soloist.engine.text.words import LANGUAGES
from soloist.faces.web.pages.primer import GUIDED_ROUNDS, GUIDED_SEED, guide_of, guided
from soloist.faces.web.parts.site import Guest
from soloist.library.store import Store
from tests.engine.test_words import SOURCE, messages
from tests.support import toy_game
from tests.support.asking import version
from tests.support.levels import every_game
from tests.support.playing import played

GUIDE = '<div class="guide"'
WALKS = 12


def sit(client: TestClient, game: str) -> str:
    """The path of a new guided table."""
    answer = client.post("/deal", data={"game": game, "guided": "yes"}, follow_redirects=False)
    return answer.headers["location"]


def rounds(table: Table) -> int:
    return sum(event.heading.startswith(table.game.rounds) for event in table.events)


@cache
def walked(game: str, walk: int) -> list[Table]:
    """A random game on the guided deal, up to the second question after the guided rounds."""
    table, random, found, after = guided(soloist.GAMES[game]), Random(walk), list[Table](), 0
    table.lay_one_by_one()
    while table.question is not None and after < 2:
        found.append(table.copy())
        after += rounds(table) > GUIDED_ROUNDS
        table.answer(random.choice(table.question.options))
    return found


def said(table: Table, language: str = "en") -> str | None:
    """What the guide says; None where there is no guide."""
    guide = guide_of(table, 1, Guest(language, "auto", "on", "/", guided=("1",)))
    return None if guide is None else guide.text


# --- the sentences


@every_game
def test_every_kind_of_question_of_the_guided_rounds_has_its_sentence(game: str) -> None:
    for walk in range(WALKS):
        asked = set[str]()
        for table in walked(game, walk):
            assert table.question is not None
            kind = table.question.phrase.message
            if rounds(table) <= GUIDED_ROUNDS and kind not in asked:
                asked.add(kind)
                assert table.game.words.has(f"guide-{kind}"), "in all three languages"
                assert said(table) == table.game.say(f"guide-{kind}", "en")


@every_game
def test_a_sentence_is_said_at_one_question_only(game: str) -> None:
    """It stays while the pieces of a composition are laid, and is not said again."""
    for walk in range(WALKS):
        told = [text for table in walked(game, walk) if (text := said(table))]
        runs = [text for number, text in enumerate(told) if number == 0 or told[number - 1] != text]
        assert sorted(runs) == sorted(set(runs))


@every_game
def test_every_sentence_belongs_to_a_question_and_is_short(game: str) -> None:
    folder = SOURCE / "games" / soloist.GAMES[game].folder / "words"
    names = [name for name in messages(folder, "en") if name.startswith("guide-")]
    asked = {f"guide-{name}" for name in messages(folder, "en") if name.startswith("ask-")}
    assert {re.sub(r"-\d$", "", name) for name in names} <= asked | {"guide-end"}
    for name in names:
        for language in LANGUAGES:
            sentences = re.split(r"(?<=[.!?]) (?=\w)", soloist.GAMES[game].say(name, language))
            assert len(sentences) <= 2, name
            assert all(len(re.findall(r"[\w’'−-]+", one)) <= 15 for one in sentences), (name, language)


@every_game
def test_after_two_rounds_it_says_where_help_is_and_is_gone(game: str) -> None:
    *_, last, beyond = walked(game, 0)
    assert said(last) == soloist.GAMES[game].say("guide-end", "en")
    assert said(beyond) is None


@every_game
def test_undo_brings_the_sentence_back(game: str) -> None:
    table = guided(soloist.GAMES[game])
    assert table.question is not None
    first = said(table)
    table.answer(table.question.options[0])
    table.undo()
    assert first and said(table) == first


# --- the pages


@every_game
def test_the_guide_is_offered_until_a_first_game_was_ended(client: TestClient, store: Store, game: str) -> None:
    def offered() -> list[str]:
        boxes = re.findall(r'<form class="box box-([\w-]+)"(.*?)</form>', client.get("/").text, re.DOTALL)
        return [name for name, box in boxes if 'name="guided"' in box]

    assert offered() == list(soloist.GAMES)
    sit(client, game)
    assert offered() == list(soloist.GAMES)
    store.add(played(game, "K7Q2"))
    assert offered() == [name for name in soloist.GAMES if name != game]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_on_the_page_and_stays_when_it_is_loaded_again(client: TestClient, game: str, language: str) -> None:
    client.cookies.set("language", language)
    path = sit(client, game)
    question = guided(soloist.GAMES[game]).question
    assert question is not None
    sentence = soloist.GAMES[game].say(f"guide-{question.phrase.message}", language)
    for _ in range(2):
        page = client.get(path).text
        # A page in French has its own spaces.
        assert sentence.replace("\u00a0", " ") in page.replace("\u00a0", " ") and page.count(GUIDE) == 1


def test_it_is_left_for_good_and_only_at_this_table(client: TestClient) -> None:
    first, second = sit(client, "raiders"), sit(client, "peloponnes")
    answer = client.post(f"{first}/leave-guide", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, first)
    assert GUIDE not in client.get(first).text
    assert GUIDE in client.get(second).text


def test_nothing_of_it_is_on_other_tables(client: TestClient) -> None:
    sit(client, "raiders")
    path = client.post("/deal", data={"game": "raiders", "seed": GUIDED_SEED}, follow_redirects=False).headers["location"]
    assert GUIDE not in client.get(path).text, "the same deal, but not as guided"
    client.cookies.set("guided", "1.2.3.4")
    path = client.post("/deal", data={"game": "raiders", "seed": "K7Q2"}, follow_redirects=False).headers["location"]
    assert GUIDE not in client.get(path).text, "a number that another table had"


def test_the_record_is_that_of_the_same_deal(client: TestClient, store: Store) -> None:
    sit(client, "stone-age")
    client.post("/deal", data={"game": "stone-age", "seed": GUIDED_SEED})
    assert store.load(1).record == store.load(2).record


def test_answers_and_undo_keep_it(client: TestClient) -> None:
    path, words = sit(client, "raiders"), soloist.GAMES["raiders"]
    page = client.get(path).text
    for _ in range(2):
        answer = re.findall(r'class="opt[^"]*" name="answer" value="([\w-]+)"', page)[0]
        page = client.post(f"{path}/answer", data={"version": version(page), "answer": answer}).text
    assert words.say("guide-ask-turn", "en") in page
    swapped = client.post(f"{path}/undo", data={"version": version(page)}, headers={"Soloist-Swap": "1"}).text
    assert words.say("guide-ask-reject", "en") in swapped


@pytest.mark.parametrize("cookie", ["", "....", "one", "é", "1." * 500])
def test_an_odd_cookie_does_no_harm(client: TestClient, cookie: str) -> None:
    path = sit(client, "raiders")
    assert client.get(path, headers=[(b"Cookie", f"guided={cookie}".encode())]).status_code == 200


def test_an_unknown_game_cannot_be_guided(client: TestClient) -> None:
    assert client.post("/deal", data={"game": "chess", "guided": "yes"}).status_code == 404


def test_a_game_without_sentences_has_no_guide() -> None:
    table = guided(toy_game.GAME)
    assert table.question is not None and said(table) is None
