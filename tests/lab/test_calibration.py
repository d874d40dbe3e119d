"""`make calibration`: the line through the log odds, and the page that says how true it is."""

import pytest

from soloist.lab.calibration import FIRST, POSITIONS, corrected, fitted, pairs_of
from soloist.lab.difficulty import Line
from soloist.lab.pages.calibration import Pair, page
from soloist.lab.simulate import Task
from soloist.lab.workers import Clock

LINE = Line("raiders", "hard", (), "learned")


def pairs(said: float, won: int, games: int, first: int = 0) -> list[Pair]:
    """One position of each game; the first `won` games are won."""
    return [Pair(first + number, said, float(number < won)) for number in range(games)]


def test_a_line_through_what_came_true() -> None:
    line = fitted([*pairs(0.2, 400, 1000), *pairs(0.5, 700, 1000, 1000), *pairs(0.8, 900, 1000, 2000)])
    assert [line.chance(said) for said in (0.2, 0.5, 0.8)] == pytest.approx([0.4, 0.7, 0.9], abs=0.02)
    assert 0 < line.error < 0.1


def test_games_that_were_all_won_do_not_mean_certainty() -> None:
    line = fitted(pairs(0.8, 100, 100))
    assert 0.95 < line.chance(0.8) < 1
    assert line.error > 0.3


def test_several_positions_of_one_game_are_no_more_than_one() -> None:
    once = fitted(pairs(0.5, 30, 50))
    often = fitted(pairs(0.5, 30, 50) * 5)
    assert (often.offset, often.error) == pytest.approx((once.offset, once.error))


def test_each_half_of_the_deals_is_corrected_by_the_other() -> None:
    odd_won = [Pair(number, 0.5, float(number % 2)) for number in range(200)]
    assert {pair.deal % 2: round(pair.said) for pair in corrected(odd_won)} == {1: 0, 0: 1}


def test_one_deal_gives_several_positions_with_its_result() -> None:
    (found,) = pairs_of(Task("peloponnes", "soldier", "learned", FIRST, {}), Clock())
    assert isinstance(found, list) and len(found) == POSITIONS
    assert len({pair.won for pair in found}) == 1 and all(0 <= pair.said <= 1 for pair in found)


@pytest.mark.parametrize(("said", "is_true"), [(0.5, True), (0.62, False)])
def test_the_page_says_whether_the_chances_are_true(said: float, is_true: bool) -> None:
    every = {LINE: pairs(said, 500, 1000)}
    others = {Line(game, "", (), "learned"): pairs(0.5, 500, 1000) for game in ("stone-age", "guilds-of-london", "peloponnes")}
    text, found = page(every | others, every | others, FIRST)
    assert found == is_true
    assert f"| {100 * said:.1f} % | 50.0 % | {100 * (said - 0.5):.1f} | 1000 |" in text
