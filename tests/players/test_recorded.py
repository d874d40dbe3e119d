"""The numbers of a position and the hints are those that were recorded: what was learned still means what it meant."""

import json
from typing import Any

import pytest

from tests.players.recorded import FILE, RECORDS, hints, numbers

RECORDED: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
SHORT = ("peloponnes/soldier-won", "raiders/normal-lost", "stone-age/basic-lost")
"""Uncompiled, hints take seconds: these are enough before a commit."""


def test_every_golden_record_was_looked_at() -> None:
    assert list(RECORDED) == RECORDS


@pytest.mark.parametrize("record", RECORDS)
def test_the_numbers_of_recorded_positions_are_the_same_in_the_same_order(record: str) -> None:
    assert numbers(record) == pytest.approx(RECORDED[record]["numbers"], abs=1e-5)


@pytest.mark.parametrize("record", [pytest.param(one, marks=[] if one in SHORT else pytest.mark.slow) for one in RECORDS])
def test_hints_with_so_many_tries_are_the_same(record: str) -> None:
    assert rounded(hints(record)) == rounded(RECORDED[record]["hints"])


def rounded(data: Any) -> Any:
    """What other processors may compute otherwise in the last digit is cut off."""
    if isinstance(data, dict):
        return {name: rounded(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [rounded(value) for value in data]
    return round(data, 6) if isinstance(data, float) else data
