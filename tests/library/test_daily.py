"""The deal of the day: the same for everybody, made from the date alone."""

from datetime import date, timedelta

import pytest

import soloist
from soloist.library.daily import deal_of


@pytest.mark.parametrize(
    ("day", "code"),
    [
        (date(2026, 1, 1), "RNMCBA7A"),
        (date(2026, 7, 31), "SBMCBVVK"),
        (date(2030, 12, 31), "GBMDKFHV"),
    ],
)
def test_a_date_has_one_deal_for_ever(day: date, code: str) -> None:
    assert deal_of(day).code == code
    assert soloist.deal(code).deal.code == code


def test_every_game_and_level_has_a_deal_of_the_day_with_the_same_seed() -> None:
    day = date(2026, 1, 1)
    for game in soloist.GAMES.values():
        for level in game.levels:
            deal = deal_of(day, game, level.id)
            assert (deal.game, deal.level, deal.seed) == (game, level.id, deal_of(day).seed)
        assert deal_of(day, game).level == game.levels[0].id


def test_the_games_take_turns_at_their_easiest_levels_and_no_two_days_are_alike() -> None:
    days = [deal_of(date(2026, 2, 27) + timedelta(days=number)) for number in range(8)]
    assert [deal.game.id for deal in days[:4]] == [deal.game.id for deal in days[4:]]
    assert {deal.game.id for deal in days} == set(soloist.GAMES)
    assert all(deal.level == deal.game.levels[0].id and not deal.other_rulings for deal in days)
    assert len({deal.code for deal in days}) == 8
