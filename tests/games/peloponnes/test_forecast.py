"""What is ahead: the board says what a conflict and the Persians would do now, and does nothing of it."""

import pytest

import soloist
from soloist.engine.text.words import LANGUAGES
from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.persians import PersianAttack
from soloist.games.peloponnes.state import Peloponnes
from tests.games.peloponnes.position import goods, position
from tests.support.drawing import drawn, spot
from tests.support.driving import run


def said(s: Peloponnes, id: str) -> list[str]:
    return [GAME.words.say(note, "en") for note in spot(GAME.scene(s), id).notes]


@pytest.mark.rule("PEL-S38")
def test_a_conflict_that_angelos_would_win() -> None:
    s = position(goods="inhabitants:4 strength:2", foe_strength=5)
    assert said(s, "conflict") == [
        "Angelos wins",
        "Angelos wins a clover and takes 1 of your inhabitants. His Strength is then 2.",
    ]
    run(s, InternalConflict())
    assert (goods(s)["inhabitants"], s.foe.strength) == (3, 2)


@pytest.mark.rule("PEL-S36", "PEL-S37")
def test_a_conflict_that_you_would_win_names_what_angelos_would_discard() -> None:
    s = position(goods="inhabitants:4 strength:6", foe_strength=5, foe_tiles="port bare-peaks")
    yours = "You win a clover and 1 inhabitant. Your Strength is then 3."
    assert said(s, "conflict") == ["you win", yours, "Angelos discards Port."]


@pytest.mark.rule("PEL-B33")
def test_the_mouths_are_those_who_will_be_there() -> None:
    s = position(goods="inhabitants:4 food:9", hero="helen")
    assert said(s, "feeding")[1:] == ["5 inhabitants need 5 food, you have 9", "you have enough"]


@pytest.mark.rule("PEL-X16", "PEL-X17")
@pytest.mark.parametrize("strength", [7, 8])
def test_an_attack_of_the_persians(strength: int) -> None:
    s = position(goods=f"inhabitants:4 strength:{strength}", chips="persians")
    note, *price = said(s, "persians")
    if strength == 8:
        assert note == "attack at chip 4: 8 against 8 (you and Angelos), you would win now"
        assert price == ["Victory! Strength is halved: you 4, Angelos 0."]
    else:
        assert note == "attack at chip 4: 8 against 7 (you and Angelos), a defeat now costs your Strength and 3 inhabitants"
        assert price == []
    run(s, PersianAttack(4))
    assert goods(s)["inhabitants"] == (4 if strength == 8 else 1)


def test_looking_ahead_changes_nothing() -> None:
    s = position(goods="inhabitants:4 strength:6", foe_tiles="port", chips="persians")
    before = s.copy()
    GAME.scene(s)
    assert s == before
    assert s.story == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_the_forecast_and_a_legend_that_needs_no_script(language: str) -> None:
    table = soloist.GAMES["peloponnes"].deal("general", "#12")
    board = drawn(table, language)
    assert 'popovertarget="legend"' in board and 'id="legend" popover' in board
    while table.question is not None and not isinstance(table.step, Buy):
        table.answer(table.question.options[0])
    board = drawn(table, language)
    for id in ("feeding", "conflict", "persians"):
        assert f'data-spot="{id}"' in board
