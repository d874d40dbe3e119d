"""Stone Age in numbers: a network for each level, and what is expected of dice and tribes."""

import pytest

import soloist
from soloist.games.stone_age.state import StoneAge
from soloist.players.stone_age.course import COURSES
from soloist.players.stone_age.features import FEATURES
from soloist.players.stone_age.look import usual_shortage
from soloist.players.stone_age.prospect import chances_to_act, expected_goods

GAME = soloist.GAMES["stone-age"]


def start(level: str, rulings: dict[str, str]) -> StoneAge:
    s = GAME.start(level, GAME.book.choose(rulings), GAME.standard)
    assert isinstance(s, StoneAge)
    return s


def test_each_level_has_its_network_and_the_large_tribe_one_by_its_field() -> None:
    assert len(COURSES) == FEATURES.nets
    for place, course in enumerate(COURSES):
        for level in course.levels:
            for readings in course.rulings:
                assert FEATURES.net(start(level, dict(readings))) == place


def test_the_large_tribe_is_judged_by_the_field_it_starts_with() -> None:
    nets = [FEATURES.net(start("large-tribe", {"agriculture_start": field})) for field in ("0", "1", "5", "10")]
    assert nets == [3, 3, 4, 5]


def test_one_tribe_rests_and_the_highest_roll_makes_it_likely() -> None:
    s = start("basic", {})
    assert chances_to_act(s) == [0.75] * 4
    s.initiative = [12, 2, 0, 0]
    acts = chances_to_act(s)
    assert sum(acts) == pytest.approx(3.0)
    assert acts[0] < 0.1
    assert acts[1] > 0.95
    s.initiative, s.acted = [7, 2, 5, 6], [False, True, True, True]
    assert chances_to_act(s) == [0.0, 1.0, 1.0, 1.0]


def test_expectations() -> None:
    assert expected_goods(4, 1) == pytest.approx(1.5)
    assert expected_goods(3, 1) == pytest.approx(1 / 6)
    assert usual_shortage(-2.0, 0.0) == 2.0
    assert usual_shortage(0.0, 4.0) == pytest.approx(0.798, abs=0.001)
