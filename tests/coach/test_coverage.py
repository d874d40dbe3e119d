"""How many hints with a clear lead have a reason, over kept positions of all games."""

import pytest

from soloist.coach.hints import CLEAR, LOST, UNMEASURED, WON, Hint, hint, percent
from soloist.engine.table import Table
from tests.players.recorded import RECORDS
from tests.support.paths import golden

POSITIONS = 8
"""The number of positions to look at in each record."""
TRIES = 160
MOST_SILENT = 0.15
"""At most this share of the clear leads may go without a reason."""


def asked(table: Table) -> list[Table]:
    """Different questions with a choice, spread over the game."""
    found = dict[int, Table]()
    for nth in range(POSITIONS):
        for number in range(int((nth + 0.5) * len(table.log) / POSITIONS), len(table.log)):
            there = table.at(number, any_order=False)
            if there.question is not None and len(there.question.options) > 1:
                found[there.question.number] = there
                break
    return [*found.values()]


def leads(said: Hint) -> bool:
    """Whether the lead is clear, also for a person who reads the percentages."""
    if said.verdict in (LOST, WON):
        return said.lead > 0
    return said.verdict in (CLEAR, UNMEASURED) and percent(said.best.chance) > percent(said.other.chance)


@pytest.mark.slow
def test_nearly_every_clear_lead_has_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    clear, silent = 0, list[str]()
    for record in RECORDS:
        for there in asked(golden(record)):
            said = hint(there, tries=TRIES)
            if said is not None and leads(said):
                clear += 1
                if not said.reasons:
                    silent.append(f"{record} {len(there.log)}: {said.text('en')}")
    with capsys.disabled():
        print(f"\n{clear - len(silent)} of {clear} hints with a clear lead have a reason", *silent, sep="\n")
    assert clear > 60 and len(silent) <= MOST_SILENT * clear
