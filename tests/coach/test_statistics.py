"""Shares, means and differences with their errors."""

import pytest

from soloist.coach.statistics import Z, around, interval, is_sure, lead, mean_of, wilson


def test_wilsons_interval() -> None:
    assert tuple(round(bound, 4) for bound in wilson(10, 100)) == (0.0552, 0.1744)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 50)[0] == 0.0 and wilson(50, 50)[1] == 1.0


def test_an_interval_is_wilsons_for_whole_games_and_comes_from_the_spread_otherwise() -> None:
    assert interval([1.0, 0.0, 0.5, 1.0]) == wilson(2.5, 4)
    values = [0.2, 0.3, 0.4]
    mean, error = mean_of(values)
    assert interval(values) == (mean - Z * error, mean + Z * error) == around(mean, error)
    assert interval([0.01, 0.9])[0] == 0.0 and interval([0.1, 0.99])[1] == 1.0


def test_a_lead_is_compared_try_by_try() -> None:
    ones, others = [0.9, 0.1, 0.6, 0.4], [0.8, 0.0, 0.5, 0.3]
    mean, error = lead(ones, others)
    assert mean == pytest.approx(0.1) and error == pytest.approx(0.0, abs=1e-9)
    assert is_sure((mean, error)) and not is_sure((0.1, 0.06))
