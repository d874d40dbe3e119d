"""Payments as a whole: whatever the steppers can compose is paid exactly, and the record has the answers of the rules."""

from itertools import product
from random import Random

import pytest

import soloist
from soloist.engine.kernel.bill import Bill
from soloist.engine.paying import answers_paying
from soloist.engine.table import Table
from soloist.engine.text.errors import IllegalAnswer

MOST = 12
"""The number of ways to pay one bill that are tried."""


def ways(bill: Bill) -> list[tuple[int, ...]]:
    return [way for way in product(*(range(share.most + 1) for share in bill.shares)) if bill.allows(list(way))]


def tried(table: Table, bill: Bill, way: tuple[int, ...]) -> None:
    """Pay in this way on a copy, and check the stock and the record."""
    copy, told = table.copy(), len(table.events)
    paid = dict(zip((share.good for share in bill.shares), way, strict=True))
    copy.answer(*answers_paying(table, bill.option, paid))
    event = next(event for event in copy.events[told:] if event.phrase.message in ("told-paid", "told-paid-for"))
    expected = {good: -amount for good, amount in paid.items() if amount}
    if bill.rest and bill.total > sum(way):
        expected[bill.rest.good] = -bill.rest.each * (bill.total - sum(way))
    assert {good: change for good, change in event.touched if good not in ("score",)} == expected
    assert soloist.read(copy.record()) == copy


@pytest.mark.parametrize(
    ("game", "level", "seeds", "steps"),
    [
        ("peloponnes", "general", (2, 4), {"Buy", "RaiseStrength", "HireMercenaries", "SaveTiles", "PayDebts"}),
        ("stone-age", "basic", (3, 13), {"BuyCard", "Build"}),
    ],
)
def test_every_payment_that_can_be_composed_is_made_exactly(
    game: str, level: str, seeds: tuple[int, ...], steps: set[str]
) -> None:
    kinds = set()
    for seed in seeds:
        table, random = soloist.GAMES[game].deal(level, f"#{seed}"), Random(seed)
        while table.question is not None:
            for bill in table.bills:
                possible = ways(bill)
                assert len(possible) > 1
                kinds.add(type(table.step).__name__)
                for way in random.sample(possible, min(MOST, len(possible))):
                    tried(table, bill, way)
            options = [option for option in table.question.options if option.token != "luxury"]
            table.answer(random.choice(options or table.question.options))
    assert kinds == steps


@pytest.mark.parametrize("paid", [{}, {"wood": 99}, {"wood": -1}, {"luxury": 6}])
def test_what_is_no_payment_is_refused_and_changes_nothing(paid: dict[str, int]) -> None:
    table = soloist.GAMES["stone-age"].deal("basic", "#13")
    random = Random(13)
    while not table.bills:
        table.answer(random.choice(table.question.options if table.question else ()))
    before = table.record()
    with pytest.raises(IllegalAnswer):
        answers_paying(table, "", paid)
    with pytest.raises(IllegalAnswer):
        answers_paying(table, "stoa", paid)
    assert table.record() == before
