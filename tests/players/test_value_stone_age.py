"""Stone Age in numbers: as many as announced, all finite, the same for the same position, which stays as it is."""

import math
from collections.abc import Iterator
from random import Random

import pytest

import soloist
from soloist.engine import machine
from soloist.engine.machine import Chance
from soloist.games.stone_age.state import StoneAge
from soloist.lab.train import COURSES
from soloist.players.value.stone_age import StoneAgeFeatures, chances_to_act, expected_goods, usual_shortage

GAME = soloist.GAMES["stone-age"]
LEVELS = [level.id for level in GAME.levels]
OTHER_RULINGS = {
    "agriculture_start": "10",
    "card_refresh": "slide",
    "builder_counts": "on_board",
    "level2_penalty": "all_or_nothing",
    "extra_card": "background_bonus",
}


def start(level: str, rulings: dict[str, str]) -> StoneAge:
    s = GAME.start(level, GAME.book.choose(rulings), GAME.standard)
    assert isinstance(s, StoneAge)
    return s


def positions(level: str, rulings: dict[str, str], seed: int) -> Iterator[StoneAge]:
    """Every position of a game answered at random, and the end."""
    random, s = Random(seed), start(level, rulings)
    while (step := machine.waiting(s)) is not None:
        yield s
        if isinstance(step, Chance):
            odds = step.odds(s)
            machine.answer(s, odds.at(random.randrange(odds.total)))
        else:
            machine.answer(s, random.choice(step.possible(s)))
    yield s


def content(s: StoneAge) -> dict[str, object]:
    """Everything a state holds, by name."""
    names = [name for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name))]
    return {name: repr(getattr(s, name)) for name in names}


@pytest.mark.parametrize("rulings", [{}, OTHER_RULINGS], ids=["default", "other"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_position_has_its_numbers(level: str, rulings: dict[str, str]) -> None:
    features = StoneAgeFeatures()
    for seed in range(3):
        for s in positions(level, rulings, seed):
            if not s.agenda:
                assert -2.0 <= features.margin(s) <= 2.0
                continue
            before = content(s)
            numbers = features.of(s)
            assert len(numbers) == features.count
            assert all(math.isfinite(number) and abs(number) < 20 for number in numbers)
            assert content(s) == before
            assert features.of(s.copy()) == numbers


def test_each_level_has_its_network() -> None:
    features = StoneAgeFeatures()
    for place, course in enumerate(COURSES["stone-age"]):
        for level in course.levels:
            assert features.net(start(level, {})) == place


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
