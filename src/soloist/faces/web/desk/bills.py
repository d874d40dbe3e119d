"""Whole payments: data for the steppers of the table page, and the answers that a composed payment stands for."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from soloist.engine.kernel.bill import Bill
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.paying import answers_paying
from soloist.engine.table import Table
from soloist.faces.web.parts.view import Say

PAYS = "pay-"
"""Prefix of the fields with the amounts."""
MOST_DIGITS = 3


@dataclass(frozen=True)
class ShareView:
    """A good: `name` is that of the board, `says` its amounts in words as JSON, `paid` the amount at first."""

    good: str
    name: str
    mark: Mark | None
    held: int
    most: int
    paid: int
    says: str


@dataclass(frozen=True)
class RestView:
    """The good that pays the rest: `each` is how many of it pay one unit."""

    good: str
    name: str
    mark: Mark | None
    held: int
    each: int
    paid: int
    says: str


@dataclass(frozen=True)
class BillView:
    """One bill in one language. `option` is empty if the question itself asks for it; `left` is how much is unpaid at first."""

    option: str
    title: str
    total: int
    kinds: int
    rows: list[ShareView]
    left: int
    rest: RestView | None


@dataclass(frozen=True)
class Bills:
    """The bills of a question, and the answers that they make superfluous."""

    all: list[BillView]
    replaced: set[str]

    @property
    def whole(self) -> bool:
        """Whether the question itself asks for a payment."""
        return any(not bill.option for bill in self.all)


def bills_of(table: Table, language: str) -> Bills:
    bills, question = table.bills, table.question
    if not bills or question is None:
        return Bills([], set())
    say = Say(table.game.words, language)
    names = {spot.id: say(spot.name) for zone in table.scene.zones for spot in zone.spots}
    titles = {option.token: option.name(language) for option in question.options}
    found = [_view(bill, say(bill.title) if bill.title else titles.get(bill.option, ""), names, say) for bill in bills]
    return Bills(found, {token for bill in bills for token in bill.replaces})


def _view(bill: Bill, title: str, names: Mapping[str, str], say: Say) -> BillView:
    rows = [
        ShareView(
            good=share.good,
            name=names[share.good],
            mark=share.mark,
            held=share.held,
            most=share.most,
            paid=share.paid,
            says=said(share.says, say),
        )
        for share in bill.shares
    ]
    left, rest = bill.total - sum(row.paid for row in rows), None
    if bill.rest is not None:
        rest = RestView(
            good=bill.rest.good,
            name=names[bill.rest.good],
            mark=bill.rest.mark,
            held=bill.rest.held,
            each=bill.rest.each,
            paid=bill.rest.each * left,
            says=said(bill.rest.says, say),
        )
    return BillView(option=bill.option, title=title, total=bill.total, kinds=bill.kinds, rows=rows, left=left, rest=rest)


def said(phrases: tuple[Phrase, ...], say: Say) -> str:
    return json.dumps([say(phrase) for phrase in phrases], ensure_ascii=False)


def composed(table: Table, tokens: list[str], fields: Mapping[str, str]) -> list[str]:
    """The answers of a form: those it names or, if it has amounts, those that pay so much."""
    amounts = {name.removeprefix(PAYS): number(text) for name, text in fields.items() if name.startswith(PAYS)}
    if not amounts:
        return tokens
    return answers_paying(table, " ".join(tokens), amounts)


def number(text: str) -> int:
    """The number, or -1, which no payment has."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else -1
