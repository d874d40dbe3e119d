"""Reasons add up to the difference, say little, and know nothing that is hidden."""

import pytest

import soloist
from soloist.coach.reasons import by_theme, contributions, reasons, told
from soloist.coach.themes import SILENT, THEMES, Reason
from soloist.engine.game import Table
from soloist.engine.machine import State
from soloist.players.catalogue import learned
from soloist.players.value.value import Value
from tests.coach.playing import LEARNED, played


def value_of(game: str) -> Value:
    learner = learned(soloist.GAMES[game])
    assert learner is not None
    return learner.value


def choices(table: Table) -> tuple[State, list[int]]:
    assert table.question is not None
    return table.state, [option.value for option in table.question.options]


@pytest.mark.parametrize("game", LEARNED)
@pytest.mark.parametrize("margin", [False, True])
def test_contributions_add_up_to_the_whole_difference(game: str, margin: bool) -> None:
    value, whole = value_of(game), played(game, "K7Q2")
    compared = 0
    for number in range(20, len(whole.log) - 20, 30):
        s, options = choices(whole.at(number, any_order=False))
        one, two = (value.after(s, option) for option in (options[0], options[-1]))
        if one.agenda and two.agenda:
            difference = value.judge(one)[margin] - value.judge(two)[margin]
            assert sum(contributions(value, two, one, margin)) == pytest.approx(difference, abs=1e-3)
            compared += 1
    assert compared


def test_themes_add_up_to_what_they_consist_of() -> None:
    game = "peloponnes"
    shares = [float(number) for number in range(len(THEMES[game]))]
    silent = sum(share for theme, share in zip(THEMES[game], shares, strict=True) if theme == SILENT)
    assert sum(by_theme(game, shares).values()) + silent == sum(shares)


def test_at_most_two_reasons_and_one_counterweight_and_only_heavy_ones() -> None:
    weights = {"food": 0.3, "coins": 0.2, "people": 0.15, "strength": -0.12, "angelos": -0.2, "prestige": 0.05}
    assert told("peloponnes", weights) == (
        Reason("peloponnes", "food", 0.3),
        Reason("peloponnes", "coins", 0.2),
        Reason("peloponnes", "angelos", -0.2),
    )
    assert told("peloponnes", {"food": 0.3, "coins": -0.05}) == (Reason("peloponnes", "food", 0.3),)


def test_nothing_is_said_of_a_difference_under_two_points_nor_against_what_was_learned() -> None:
    value, (s, options) = value_of("peloponnes"), choices(soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    worth = {option: value.judge(value.after(s, option))[0] for option in options}
    best, worst = max(options, key=worth.__getitem__), min(options, key=worth.__getitem__)
    assert worth[best] - worth[worst] > 0.02
    assert reasons("peloponnes", value, s, best, worst)
    assert reasons("peloponnes", value, s, worst, best) == ()
    assert reasons("peloponnes", value, s, best, best) == ()


def test_positions_that_differ_only_in_what_is_hidden_have_the_same_reasons() -> None:
    """The same game so far, and another future: real cards may come in any order."""
    whole = played("peloponnes", "K7Q2")
    number = next(number for number in range(30, len(whole.log)) if len(choices(whole.at(number))[1]) > 3)
    here = whole.at(number)
    other = soloist.read(here.record().replace("fate: seed", "fate: ask"))
    value, found = value_of("peloponnes"), []
    for table in (here, other):
        s, options = choices(table)
        found.append([reasons("peloponnes", value, s, one, two) for one in options for two in options])
    assert found[0] == found[1] and any(found[0])
