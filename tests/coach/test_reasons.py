"""Reasons add up to the difference, say little and only what is true, and know nothing that is hidden."""

from collections.abc import Iterator
from itertools import permutations

import pytest

import soloist
from soloist.coach.facts import Fact, true_themes
from soloist.coach.hints import hint
from soloist.coach.reasons import by_theme, contributions, reasons, told
from soloist.coach.themes import Reason
from soloist.engine.kernel.machine import State
from soloist.engine.table import Table
from soloist.games.peloponnes.building import RaiseStrength
from soloist.games.peloponnes.components import STRENGTH
from soloist.games.peloponnes.state import Peloponnes
from soloist.players.catalogue import learned
from soloist.players.features import SILENT
from soloist.players.value import Value
from tests.players.known import FEATURES
from tests.support.levels import rest_slow
from tests.support.playing import LEARNED, played

PELOPONNES = soloist.GAMES["peloponnes"].package


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
    features = FEATURES["peloponnes"]
    shares = [float(number) for number in range(features.count)]
    silent = sum(share for number, share in zip(features.numbers, shares, strict=True) if number.theme == SILENT)
    assert sum(by_theme(features, shares).values()) + silent == sum(shares)


def test_at_most_two_reasons_and_one_counterweight_and_only_heavy_ones() -> None:
    weights = {"food": 0.3, "coins": 0.2, "people": 0.15, "strength": -0.12, "angelos": -0.2, "prestige": 0.05}
    assert told(PELOPONNES, weights, weights, {"food": 2.0, "coins": 0.4, "angelos": 3.0}) == (
        Reason(PELOPONNES, "food", 0.3, amount=2),
        Reason(PELOPONNES, "coins", 0.2),
        Reason(PELOPONNES, "angelos", -0.2),
    )
    light = {"food": 0.3, "coins": -0.05}
    assert told(PELOPONNES, light, light, {}) == (Reason(PELOPONNES, "food", 0.3),)


def test_nothing_is_said_of_a_difference_under_two_points_nor_against_what_was_learned() -> None:
    value, (s, options) = value_of("peloponnes"), choices(soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    worth = {option: value.judge(value.after(s, option))[0] for option in options}
    best, worst = max(options, key=worth.__getitem__), min(options, key=worth.__getitem__)
    assert worth[best] - worth[worst] > 0.02
    assert reasons(PELOPONNES, value, s, best, worst)
    assert reasons(PELOPONNES, value, s, worst, best) == ()
    assert reasons(PELOPONNES, value, s, best, best) == ()


# --- only what is true


def every_reason(game: str, whole: Table, numbers: range) -> Iterator[tuple[Reason, State, State]]:
    """Every reason for one answer against another, with the positions after both, at some questions of a game."""
    value = value_of(game)
    for number in numbers:
        table = whole.at(number, any_order=False)
        if table.question is not None:
            s, options = choices(table)
            for one, two in permutations(options[:6], 2):
                for reason in reasons(game, value, s, one, two):
                    yield reason, value.after(s, one), value.after(s, two)


def strength(s: State) -> int:
    assert isinstance(s, Peloponnes)
    return s.goods[STRENGTH]


def test_not_to_buy_strength_is_never_better_for_strength() -> None:
    """What was learned thinks so here: in the games that it saw, something else went with it."""
    table = soloist.deal("PSF96QHF7")
    for token in ("wide-grainfield", "0", "field-by-the-grove"):
        table.answer(token)
    question = table.question
    assert isinstance(table.step, RaiseStrength) and question is not None
    value, none = value_of("peloponnes"), question.option("0").value
    for option in question.options[:3]:
        found = reasons(PELOPONNES, value, table.state, none, option.value)
        assert [reason.theme for reason in found] == ["coins"], "nor does it leave you more exposed to disasters"
    said = hint(table, tries=80, of=question.option("1"))
    assert said is not None and said.best.option.token == "0"
    assert "in conflicts" not in said.text("en") and "more coins" in said.text("en")


@pytest.mark.parametrize("seed", ["K7Q2", "K7Q4", "K7S5"])
def test_where_strength_is_bought_a_reason_agrees_with_who_has_more(seed: str) -> None:
    whole = played("peloponnes", seed)
    asked = [number for number in range(len(whole.log)) if isinstance(whole.at(number, any_order=False).step, RaiseStrength)]
    told = 0
    for number in asked:
        for reason, one, two in every_reason("peloponnes", whole, range(number, number + 1)):
            if reason.theme == "strength":
                assert (strength(one) > strength(two)) == (reason.points > 0) and strength(one) != strength(two)
                told += 1
    assert told


@pytest.mark.parametrize("game", rest_slow(LEARNED))
def test_a_reason_always_has_a_fact_that_agrees(game: str) -> None:
    features, whole, told = value_of(game).features, played(game, "K7Q3"), 0
    themes_with_facts = {number.theme for number in features.numbers if number.sign}
    for reason, one, two in every_reason(game, whole, range(5, len(whole.log), len(whole.log) // 12)):
        gains = [
            number.sign * (there - here)
            for number, here, there in zip(features.numbers, features.of(two), features.of(one), strict=True)
            if number.theme == reason.theme
        ]
        if reason.theme == features.counted_theme:
            gains = [features.amounts(one)[reason.theme] - features.amounts(two)[reason.theme]]
        elif reason.theme not in themes_with_facts:
            continue
        assert max(gains) > 0 if reason.points > 0 else min(gains) < 0, reason
        told += 1
    assert told


def test_facts_that_go_both_ways_are_told_only_where_one_side_clearly_outweighs_the_other() -> None:
    more_coins, less_luxury = Fact("coins", True, 0.3), Fact("coins", False, 0.1)
    features = FEATURES["peloponnes"]
    assert true_themes(features, {"coins": 0.2}, [more_coins, less_luxury]) == {"coins"}
    assert true_themes(features, {"coins": 0.2}, [more_coins, less_luxury, less_luxury]) == set()
    assert true_themes(features, {"coins": -0.2}, [more_coins, less_luxury]) == set()
    assert true_themes(features, {"coins": 0.2}, []) == set()
    assert true_themes(FEATURES["raiders"], {"workers": 0.2}, []) == {"workers"}, "a matter of opinion"


def test_an_untrue_theme_that_weighs_most_lets_no_light_one_speak_in_its_place() -> None:
    assert told(PELOPONNES, {"strength": 0.3, "coins": 0.05}, {"coins"}, {}) == ()
    assert told(PELOPONNES, {"strength": 0.3, "coins": 0.2}, {"coins"}, {}) == (Reason(PELOPONNES, "coins", 0.2),)


# --- nothing hidden


def test_positions_that_differ_only_in_what_is_hidden_have_the_same_reasons() -> None:
    """The same game so far, and another future: real cards may come in any order."""
    whole = played("peloponnes", "K7Q2")
    number = next(number for number in range(30, len(whole.log)) if len(choices(whole.at(number))[1]) > 3)
    here = whole.at(number)
    other = soloist.read(here.record().replace("fate: seed", "fate: ask"))
    value, found = value_of("peloponnes"), []
    for table in (here, other):
        s, options = choices(table)
        found.append([reasons(PELOPONNES, value, s, one, two) for one in options for two in options])
    assert found[0] == found[1] and any(found[0])
