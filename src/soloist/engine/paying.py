"""A payment that was composed as a whole, as the list of answers that the rules ask for."""

from collections.abc import Mapping

from soloist.engine.kernel.pieces import TAKE_OUT
from soloist.engine.table import Table
from soloist.engine.text.errors import IllegalAnswer


def answers_paying(table: Table, option: str, paid: Mapping[str, int]) -> list[str]:
    """The answers that pay these amounts, for `Table.answer`; IllegalAnswer if the amounts are no payment.

    The answers are tried on a copy, because forced ones must be left out.
    """
    bill = next((bill for bill in table.bills if bill.option == option), None)
    amounts = [] if bill is None else [paid.get(share.good, 0) for share in bill.shares]
    if bill is None or not bill.allows(amounts):
        raise IllegalAnswer("illegal-answer", given=option, possible="")
    before, pieces = bill.answers(amounts)
    twin, given = table.copy(), []
    for token in before:
        if token.startswith(TAKE_OUT) or _can_say(twin, token):
            twin.answer(token)
            given.append(token)
    settled = len(twin.settled)
    for token in pieces:
        # Until the composition is complete.
        if len(twin.settled) == settled:
            twin.answer(token)
            given.append(token)
    return given


def _can_say(table: Table, token: str) -> bool:
    return table.question is not None and any(option.token == token for option in table.question.options)
