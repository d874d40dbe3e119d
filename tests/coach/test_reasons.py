"""Reasons count what is gained and paid, say little and only what is true, and know nothing that is hidden."""

from collections.abc import Iterator
from itertools import permutations

import pytest

import soloist
from soloist.coach.ends import Ends, try_equally
from soloist.coach.facts import Fact, true_themes
from soloist.coach.hints import hint
from soloist.coach.reasons import by_theme, chosen, contributions, reasons, speaks, told, told_amounts
from soloist.coach.statistics import lead
from soloist.coach.themes import Reason
from soloist.engine.kernel.machine import State
from soloist.engine.table import Table
from soloist.games.peloponnes.building import RaiseStrength
from soloist.players.catalogue import learned, outlook
from soloist.players.features import SILENT
from soloist.players.search import Outlook
from soloist.players.value import Value
from tests.players.known import FEATURES
from tests.support.levels import rest_slow
from tests.support.playing import LEARNED, played
from tests.support.share import EVERYTHING

PELOPONNES = soloist.GAMES["peloponnes"].package


def outlook_of(game: str) -> Outlook:
    return outlook(soloist.GAMES[game], learned(soloist.GAMES[game]))


def value_of(game: str) -> Value:
    value = outlook_of(game).value
    assert value is not None
    return value


def choices(table: Table) -> tuple[State, list[int]]:
    assert table.question is not None
    return table.state, [option.value for option in table.question.options]


# --- what can be counted


def test_a_tile_with_inhabitants_is_better_by_them_and_by_what_is_left_to_angelos() -> None:
    table = played("peloponnes", "K7Q2").at(30)
    s, options = choices(table)
    found = [reasons(PELOPONNES, outlook_of("peloponnes"), s, one, two) for one, two in permutations(options[:5], 2)]
    counted = {reason.theme for one in found for reason in one if reason.amount}
    assert {"people", "angelos"} <= counted


def test_gains_are_what_the_tries_end_with_on_the_average() -> None:
    table = played("peloponnes", "K7Q2").at(30)
    s, options = choices(table)
    ends = Ends(outlook_of("peloponnes"), FEATURES["peloponnes"], s, options[0], options[1], 1)
    try_equally(ends.searches, 20, 1e9)
    one, other = ([seen["people"] for seen in watched.amounts] for watched in ends.watched)
    assert len(one) == 20 and all(people == int(people) for people in one), "whole inhabitants"
    assert ends.gains().get("people", 0.0) in (0.0, lead(one, other)[0])


def test_what_rounds_to_nothing_is_not_counted() -> None:
    found = told_amounts(PELOPONNES, FEATURES["peloponnes"], {"people": 2.4, "coins": 0.4, "wood": -0.5})
    assert [(reason.theme, reason.amount) for reason in found] == [("people", 2), ("wood", 1)]


def test_at_most_two_gains_and_one_price_and_only_heavy_ones() -> None:
    gains = {"people": 2.0, "prestige": 3.0, "angelos": 1.0, "coins": -4.0, "wood": -1.0}
    found = chosen(told_amounts(PELOPONNES, FEATURES["peloponnes"], gains))
    assert [(reason.theme, reason.amount) for reason in found] == [("people", 2), ("prestige", 3), ("coins", 4)]
    said = [reason.text("en") for reason in found]
    assert said == ["2 more inhabitants", "3 more Prestige", "4 coins fewer"]


def test_gains_that_are_worth_much_less_than_their_price_explain_nothing() -> None:
    features = FEATURES["peloponnes"]
    assert speaks(told_amounts(PELOPONNES, features, {"people": 1.0, "coins": -4.0}))
    assert not speaks(told_amounts(PELOPONNES, features, {"coins": 1.0, "people": -1.0}))
    assert not speaks(told_amounts(PELOPONNES, features, {"people": -1.0}))


def test_an_answer_has_no_reason_against_itself_and_a_game_without_a_network_has_none() -> None:
    s, options = choices(soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    assert reasons(PELOPONNES, outlook_of("peloponnes"), s, options[0], options[0]) == ()
    assert reasons(PELOPONNES, Outlook(outlook_of("peloponnes").judge, None, None), s, options[0], options[1]) == ()


# --- themes


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
            net, before, after = value.nets[value.features.net(s)], value.features.of(two), value.features.of(one)
            assert sum(contributions(net, before, after, margin)) == pytest.approx(difference, abs=1e-3)
            compared += 1
    assert compared


def test_themes_add_up_to_what_they_consist_of() -> None:
    features = FEATURES["peloponnes"]
    shares = [float(number) for number in range(features.count)]
    silent = sum(share for number, share in zip(features.numbers, shares, strict=True) if number.theme == SILENT)
    assert sum(by_theme(features, shares).values()) + silent == sum(shares)


def test_at_most_two_themes_and_one_counterweight_and_only_heavy_ones() -> None:
    weights = {"food": 0.3, "coins": 0.2, "people": 0.15, "strength": -0.12, "angelos": -0.2, "prestige": 0.05}
    assert told(PELOPONNES, weights, weights) == (
        Reason(PELOPONNES, "food", 0.3),
        Reason(PELOPONNES, "coins", 0.2),
        Reason(PELOPONNES, "angelos", -0.2),
    )
    light = {"food": 0.3, "coins": -0.05}
    assert told(PELOPONNES, light, light) == (Reason(PELOPONNES, "food", 0.3),)


# --- only what is true


def every_reason(game: str, whole: Table, numbers: range) -> Iterator[tuple[Reason, Ends]]:
    """Every reason for one answer against another, with the ends of both, at some questions of a game."""
    there = outlook_of(game)
    for number in numbers:
        table = whole.at(number, any_order=False)
        if table.question is not None:
            s, options = choices(table)
            for one, two in permutations(options[:3], 2):
                ends = Ends(there, FEATURES[game], s, one, two, 0)
                try_equally(ends.searches, 40, 1e9)
                for reason in reasons(soloist.GAMES[game].package, there, s, one, two):
                    yield reason, ends


def test_not_to_buy_strength_is_never_better_for_strength() -> None:
    """The network thinks so here, because in its training games something else came with less Strength."""
    table = soloist.deal("PSF96QHF7")
    for token in ("wide-grainfield", "0", "field-by-the-grove"):
        table.answer(token)
    question = table.question
    assert isinstance(table.step, RaiseStrength) and question is not None
    none = question.option("0").value
    for option in question.options[:3]:
        found = reasons(PELOPONNES, outlook_of("peloponnes"), table.state, none, option.value)
        gained = {reason.theme for reason in found if reason.points > 0}
        assert gained and not gained & {"strength", "disasters"}, "nor does it leave you more exposed to disasters"
    said = hint(table, tries=80, of=question.option("1"))
    assert said is not None and said.best.option.token == "0"
    assert "2 more luxury goods" in said.text("en") and "But 1 less Strength." in said.text("en")


@pytest.mark.parametrize("game", rest_slow(LEARNED[::-1]))
def test_a_reason_always_has_a_fact_that_agrees(game: str) -> None:
    features, whole, told = FEATURES[game], played(game, "K7Q3"), 0
    themes_with_facts = {number.theme for number in features.numbers if number.sign}
    for reason, ends in every_reason(game, whole, range(5, len(whole.log), len(whole.log) // (12 if EVERYTHING else 5))):
        if reason.amount:
            gain = ends.gains()[reason.theme]
            assert (gain > 0) == (reason.points > 0) and abs(abs(gain) - reason.amount) <= 0.5
        elif reason.theme in themes_with_facts and (means := ends.means()) is not None:
            gains = [
                number.sign * (there - here)
                for number, there, here in zip(features.numbers, *means, strict=True)
                if number.theme == reason.theme
            ]
            if reason.theme == features.counted_theme:
                gains = [ends.gains()[reason.theme]]
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
    assert told(PELOPONNES, {"strength": 0.3, "coins": 0.05}, {"coins"}) == ()
    assert told(PELOPONNES, {"strength": 0.3, "coins": 0.2}, {"coins"}) == (Reason(PELOPONNES, "coins", 0.2),)


# --- nothing hidden


def test_positions_that_differ_only_in_what_is_hidden_have_the_same_reasons() -> None:
    """The same game so far with another future, because real cards can come in any order."""
    whole = played("peloponnes", "K7Q2")
    number = next(number for number in range(30, len(whole.log)) if len(choices(whole.at(number))[1]) > 3)
    here = whole.at(number)
    other = soloist.read(here.record().replace("fate: seed", "fate: ask"))
    there, found = outlook_of("peloponnes"), []
    for table in (here, other):
        s, options = choices(table)
        found.append([reasons(PELOPONNES, there, s, one, two) for one in options[:3] for two in options[:3]])
    assert found[0] == found[1] and any(found[0])
