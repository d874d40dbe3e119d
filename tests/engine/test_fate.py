"""Who answers chance: the seed, a script, free random numbers, or the person with real dice."""

import subprocess
from collections import Counter
from hashlib import blake2b
from random import Random

import pytest

from soloist.engine.kernel.fate import Fate, Free, Scripted, Seeded
from soloist.engine.kernel.odds import Odds, dice
from soloist.engine.table import Table
from tests.support import toy
from tests.support.processes import PATIENCE, Processes
from tests.support.toy import LADDER, MOSS
from tests.support.toy_game import GAME

FOUR = Odds([10, 11, 12, 13], [1, 2, 3, 4], 10)


def stream(fate: Fate, source: str, odds: Odds, count: int = 12) -> list[int]:
    return [fate.draw(source, nth, odds) for nth in range(count)]


def test_the_same_seed_gives_the_same_on_every_machine() -> None:
    fate = Seeded("well/K7Q2")
    assert stream(fate, "die", dice(1)) == [1, 1, 2, 4, 2, 5, 1, 1, 4, 2, 2, 4]
    assert stream(fate, "deck", FOUR) == [12, 13, 11, 11, 10, 13, 11, 12, 12, 11, 13, 12]
    assert stream(fate, "wide", dice(20), 6) == [78, 70, 63, 69, 62, 70]
    assert stream(Seeded("Überfluß"), "é", dice(2), 6) == [11, 7, 11, 9, 9, 6]


@pytest.mark.parametrize("total", [1, 2, 6, 36, 1_000_003, 2**29 - 1, 2**29, 6**20, 2**53 - 1])
def test_a_seeded_number_is_scaled_exactly(total: int) -> None:
    """As if 64 bits were multiplied at once: records depend on every single outcome."""
    for nth in range(200):
        way = int.from_bytes(blake2b(f"K7Q2/die/{nth}".encode(), digest_size=8).digest(), "big") * total >> 64
        assert Seeded("K7Q2").draw("die", nth, Odds([0, 1, 2], [way, 1, total - way - 1], total)) == 1


INTERRUPTED = """
import signal
from soloist.engine.kernel.fate import Seeded
from soloist.engine.kernel.odds import dice
fate, odds, many, interrupts, nth = Seeded("K7Q2"), dice(2), dice(15), 0, 0
def interrupt(number, frame):
    raise KeyboardInterrupt
signal.signal(signal.SIGALRM, interrupt)
while interrupts < 3000:
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0003)
        while True:
            fate.draw("die", nth, odds)
            fate.draw("dice", nth, many)
            nth += 1
    except KeyboardInterrupt:
        interrupts += 1
print(interrupts, "interrupts")
"""


@pytest.mark.processes
def test_an_interrupt_in_the_middle_of_a_draw_is_an_exception_and_no_crash(processes: Processes) -> None:
    """Compiled code took an interrupted multiplication of large numbers for a lack of memory, and ended the process."""
    process = processes.start("-c", INTERRUPTED, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    said, complained = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (0, "3000 interrupts\n"), complained


def test_another_seed_gives_something_else() -> None:
    assert stream(Seeded("A"), "die", dice(1), 20) != stream(Seeded("B"), "die", dice(1), 20)


def test_each_source_has_a_stream_of_its_own() -> None:
    fate = Seeded("K7Q2")
    assert stream(fate, "die", dice(1), 20) != stream(fate, "other die", dice(1), 20)


def test_the_nth_outcome_does_not_depend_on_what_was_asked_before() -> None:
    fate = Seeded("K7Q2")
    alone = fate.draw("die", 5, dice(1))
    stream(fate, "deck", FOUR)
    stream(fate, "die", dice(1))
    assert fate.draw("die", 5, dice(1)) == alone


def test_the_die_of_a_deal_shows_the_same_whatever_else_is_done() -> None:
    climber = toy.deal("climb", "climb")
    searcher = toy.deal("search", "ladder", "climb", "climb")
    assert [rolls(table) for table in (climber, searcher)] == [["=1", "=1"], ["=1", "=1"]]


def test_the_same_dice_come_back_after_taking_back() -> None:
    table = toy.deal("climb", "climb", "climb")
    before = rolls(table)
    for _ in range(3):
        table.undo()
    toy.after(table, "climb", "climb", "climb")
    assert rolls(table) == before == ["=1", "=1", "=2"]


def test_the_deal_alone_makes_the_seed_of_a_game() -> None:
    """The level is no part of it, the seed is: the same answers meet other dice."""
    climbs = ["climb"] * 3
    assert rolls(toy.deal(*climbs, level="deep")) == rolls(toy.deal(*climbs))
    assert rolls(toy.deal(*climbs, seed="A")) != rolls(toy.deal(*climbs, seed="B"))


def test_a_seeded_die_is_fair_to_a_reasonable_eye() -> None:
    counts = Counter(stream(Seeded("fair"), "die", dice(1), 6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(900 < count < 1100 for count in counts.values())


def test_weights_are_respected() -> None:
    for fate in (Seeded("fair"), Free(Random(1))):
        counts = Counter(stream(fate, "deck", FOUR, 10_000))
        assert all(abs(counts[value] - 1000 * ways) < 150 for value, ways in [(10, 1), (11, 2), (12, 3), (13, 4)])


def test_free_fate_gives_fresh_numbers_each_time() -> None:
    fate = Free(Random(1))
    assert len({fate.draw("die", 0, dice(1)) for _ in range(100)}) == 6


def test_a_script_gives_each_source_what_is_written_for_it() -> None:
    table = toy.scripted("climb", "search", die=(6,), deck=(LADDER, MOSS))
    assert [given.token for given in table.log] == ["climb", "=6", "search", "=ladder", "=moss"]


def test_after_the_script_another_fate_goes_on() -> None:
    otherwise = Seeded("K7Q2")
    fate = Scripted({"die": [6, 6]}, otherwise)
    assert stream(fate, "die", dice(1)) == [6, 6, *stream(otherwise, "die", dice(1))[2:]]
    assert stream(fate, "deck", FOUR) == stream(otherwise, "deck", FOUR)


def test_a_script_cannot_ask_for_the_impossible() -> None:
    with pytest.raises(ValueError, match=r"die cannot give 7; possible: \[1, 2, 3, 4, 5, 6\]"):
        Scripted({"die": [7]}, Seeded("K7Q2")).draw("die", 0, dice(1))
    with pytest.raises(ValueError, match="deck cannot give"):
        toy.scripted("search", deck=(LADDER, LADDER))


def test_with_real_dice_the_table_asks_for_every_possible_outcome() -> None:
    question = toy.deal("climb", fate="ask").question
    assert question is not None
    assert (question.chance, question.rule, question.text("en")) == (True, "W-2", "Roll a die. What does it show?")
    assert [option.token for option in question.options] == ["1", "2", "3", "4", "5", "6"]


def test_with_real_cards_only_cards_not_yet_seen_can_be_told() -> None:
    table = toy.deal("search", fate="ask")
    assert toy.offered(table) == ["moss", "rope", "ladder"]
    table.answer("ladder")
    assert toy.offered(table) == ["moss", "rope"]
    assert table.question is not None
    assert table.question.options[1].text("fr") == "Corde : 4 de plus"


def test_what_the_person_tells_is_what_happens() -> None:
    table = toy.deal("climb", "6", "search", "ladder", "rope", "ladder", fate="ask")
    assert table.state.outcome == "won"
    assert {given.by for given in table.log} == {"you"}


def test_a_chance_with_one_outcome_need_not_be_told() -> None:
    table = toy.deal("search", "ladder", "rope", "rope", "search", "rope", "moss", "search", fate="ask")
    assert [given.token for given in table.log if given.by == "forced"] == ["=moss", "=moss", "=moss", "moss", "climb"]
    assert toy.offered(table) == ["1", "2", "3", "4", "5", "6"]


def test_a_fate_of_ones_own_answers_too() -> None:
    class Best(Fate):
        def draw(self, source: str, nth: int, odds: Odds) -> int:
            return max(odds.possible())

    table = toy.after(GAME.deal(fate=Best()), "search")
    assert [given.token for given in table.log] == ["search", "=ladder", "=rope"]


def rolls(table: Table) -> list[str]:
    return [given.token for given in table.log if given.token[1:].isdigit()]
