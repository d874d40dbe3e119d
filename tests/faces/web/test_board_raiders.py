"""The board of Raiders of the North Sea: everything one may choose is on it, and what is printed is drawn."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

import soloist
from soloist.engine.words import LANGUAGES
from soloist.faces.web.site import TEMPLATES, Guest, cover
from soloist.faces.web.view import SpotView, View
from soloist.games.raiders import GAME
from tests.rules.raiders.position import position

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def boards(language: str) -> Any:
    guest = Guest(language, "auto", "on", "/")
    template = TEMPLATES.get_template("boards/raiders.html")
    return template.make_module({"t": guest.t, "language": language, "game": cover(GAME, language)})


def view(table: soloist.Table, language: str) -> View:
    return View(table.scene, table.question, GAME.words, language)


def random_table(level: str, number: int) -> soloist.Table:
    """Every other game is one in which a person tells what chance brings."""
    return GAME.deal(level, number, fate="ask" if number % 2 else "seed")


@cache
def symbols() -> frozenset[str]:
    """The ids of all drawings the page may use."""
    text = "".join(TEMPLATES.get_template(f"symbols/{name}.html").render() for name in ("common", "raiders"))
    return frozenset(part.split('"')[0] for part in text.split('id="')[1:])


@EVERY_LANGUAGE
def test_whatever_one_may_choose_is_on_the_board(language: str) -> None:
    """Some positions of three games; questions that were seldom asked so far come first."""
    made, drawn = boards(language), Counter[str]()
    for number in range(3):
        random, table = Random(number), random_table("hard", number)
        while (question := table.question) is not None:
            message = question.phrase.message
            if drawn[message] < 4:
                drawn[message] += 1
                v = view(table, language)
                assert v.question is not None
                board = str(made.board(v))
                assert "style=" not in board
                for option in v.question.options:
                    assert not option.target or f'data-spot="{option.target}"' in board
                    assert not option.target or f'name="answer" value="{option.token}"' in board
                    assert str(made.icon(option)).strip() in symbols() | {""}
            table.answer(random.choice(question.options))
    assert drawn.keys() >= {
        "ask-place",
        "ask-pick-up",
        "ask-hire",
        "ask-raid",
        "ask-take-set",
        "ask-death",
        "ask-sell",
        "ask-set",
    }


def test_every_drawing_on_the_board_exists() -> None:
    table = random_table("normal", 0)
    random = Random(5)
    for _ in range(60):
        if table.question is None:
            break
        table.answer(random.choice(table.question.options))
    board = str(boards("en").board(view(table, "en"))) + str(boards("en").strip(view(table, "en")))
    used = {part.split('"')[0] for part in board.split('<use href="#')[1:]}
    assert sorted(used - symbols()) == []


def spot(id: str, **things: Any) -> SpotView:
    found = View(GAME.scene(position(**things)), None, GAME.words, "en").spot(id)
    assert found is not None
    return found


def test_a_fortress_carries_its_needs_its_table_and_its_sets() -> None:
    fortress = spot("fortress-left")
    assert [fortress.mark("needs", need) for need in ("crew", "provisions", "gold")] == [5, 3, 2]
    assert [(row.id, row.count) for row in fortress.marks("row")] == [("22", 7), ("28", 9), ("36", 12)]
    assert (fortress.mark("dice"), fortress.marked("takes"), fortress.mark("set")) == (2, "white", 2)
    assert [mark.id for mark in fortress.marks("lacks")] == ["crew", "provisions", "gold", "worker"]


def test_a_set_in_a_harbour_is_a_button_of_its_own() -> None:
    table = random_table("normal", 0)
    random = Random(1)
    while table.question is not None and table.question.phrase.message != "ask-take-set":
        table.answer(random.choice(table.question.options))
    assert table.question is not None
    board = str(boards("en").board(view(table, "en")))
    for option in table.question.options:
        assert board.count(f'class="set target" name="answer" value="{option.token}"') == 1


@EVERY_LANGUAGE
def test_cards_say_strength_crew_and_town_hall_in_three_parts(language: str) -> None:
    table = random_table("normal", 2)
    hand = view(table, language).zone("hand")
    assert hand is not None
    assert [len(card.note.split(" · ")) for card in hand] == [3] * len(hand.spots)
    assert all(": " in card.note.split(" · ")[2] for card in hand)
