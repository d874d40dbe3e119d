"""Can a level of Stone Age be won at all? Search for a winning line with all dice and cards known beforehand:
`make winnable`, or `python -m soloist.lab.clairvoyant --level large-tribe --deals 20 --width 300`.

This is a beam search over the real rules with the real draws of the deal. The beam keeps the most promising positions at the
start of a round and plays the round from each of them, answer by answer. To compare lines at the same moment, each line is
judged at the end of its round: unplaced figures go hunting, and the rule of thumb gives the remaining answers.

A line that is found proves that the deal can be won with such foresight. Finding none proves nothing, because the beam drops
positions that look poor. So the printed share is a lower bound of what foresight can win. A player without foresight wins less,
but this search does not tell how much less.
"""

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import soloist
from soloist.coach.statistics import wilson
from soloist.engine.kernel import machine
from soloist.engine.kernel.fate import Fate
from soloist.engine.kernel.machine import WON, Chance, Waiting
from soloist.engine.kernel.odds import Odds, dice
from soloist.engine.table import Table
from soloist.games.stone_age.components import HUNT, RESOURCE_COUNT, TRIBE_COUNT, TRIBES
from soloist.games.stone_age.hunger import TILE_FATIGUE, extra_food
from soloist.games.stone_age.placing import Place
from soloist.games.stone_age.state import LAST_FIELD, StoneAge
from soloist.players.greedy import GreedyPlayer
from soloist.players.stone_age.rule_of_thumb import choose

GAME = soloist.GAMES["stone-age"]
FOUND = """**Can `eternal-winter` and `large-tribe` be won at all?** Somebody who knew every die and card beforehand
could win some deals. A beam search over the real rules (`make winnable`, which keeps 50 positions) found a winning line from
field 0 in 13 of 24 deals of `eternal-winter` (54 %, 35–72) and in 1 of 24 deals of `large-tribe` (4 %, 1–20). The search drops
positions that look poor, so these shares are lower bounds of what foresight can win. A deal without such a line is not proven
lost. One won game of each level is in `tests/golden/stone-age`. On average, the large tribe cannot feed itself from field 0:
twelve figures eat 24 or more food in a round, and nine workers hunt 16. So a higher field can be chosen together with the level
(SA-S20). The rows above show what that changes.
"""
"""What docs/en/tinkerers/measured.md says about it."""
THUMB = GreedyPlayer(choose)

# The value of things, in food.
WORKER = 1.9
"""The yield of one acting figure in a round."""
ACTING = 0.75
"""The share of figures that act: one of the four tribes rests."""
TOOL_PIP = 0.4
RESOURCES = (1.4, 1.8, 2.2, 2.6)
TILE = 8.5
"""The cost of a building, including the work of the figure that builds it."""
FOOD_LEFT = 0.05
"""The value of surplus food, in fatigue."""
BEST = 1e6


class Line:
    """A position, how often each source of luck was drawn from so far, and the answers since the line that it continues."""

    def __init__(self, s: StoneAge, asked: dict[str, int], before: "Line | None") -> None:
        self.s = s
        self.asked = asked
        self.before = before
        self.answers: list[int] = []
        self.step: Waiting[Any] | None = None
        self.worth = 0.0

    def branch(self) -> "Line":
        after = Line(self.s.copy(), self.asked.copy(), self)
        after.step = self.step
        return after

    def all_answers(self) -> list[int]:
        """The answers from the start of the game."""
        parts: list[list[int]] = []
        line: Line | None = self
        while line is not None:
            parts.append(line.answers)
            line = line.before
        return [answer for part in reversed(parts) for answer in part]


class Clairvoyant:
    """Search for a line that wins one deal."""

    def __init__(self, table: Table, width: int) -> None:
        assert table.fate is not None
        self.fate = table.fate
        self.width = width
        self.deck = deck_order(table.fate)
        s = table.deal.start()
        assert isinstance(s, StoneAge)
        self.start = Line(s, {}, None)
        self.advance(self.start)

    def find(self, tell: Callable[[int], None]) -> Line:
        """Return a winning line, or else the best line of the last round that any line survived. Call `tell` for each round."""
        beam = [self.start]
        while beam[0].step is not None:
            tell(beam[0].s.round)
            after = self.play_round(beam)
            if not after:
                break
            beam = after
        return beam[0]

    def play_round(self, beam: list[Line]) -> list[Line]:
        """Play one round from every line, and return the most promising positions at the start of the next round."""
        ends: dict[tuple[object, ...], Line] = {}
        while beam:
            found: list[Line] = []
            for line in beam:
                for option in self.options(line):
                    after = line.branch()
                    self.give(after, option)
                    end = after
                    if after.step is not None and after.s.round == line.s.round:
                        found.append(after)
                        end = after.branch()
                        self.finish_round(end)
                    after.worth = end.worth = self.judge(end.s)
                    if end.step is not None or end.s.outcome == WON:
                        ends.setdefault(key(end.s), end)
            found.sort(key=lambda line: -line.worth)
            beam = found[: self.width]
        return sorted(ends.values(), key=lambda line: -line.worth)[: self.width]

    def options(self, line: Line) -> list[int]:
        """The answers worth trying. A tribe that will rest always hunts."""
        step, s = line.step, line.s
        assert step is not None
        if not isinstance(step, Place):
            return step.possible(s)
        return [HUNT] if self.will_rest(s, step.tribe) else step.options(s)

    def will_rest(self, s: StoneAge, tribe: int) -> bool:
        """Whether this tribe's initiative will be the single highest of the round."""
        rolls = [self.fate.draw("initiative-" + TRIBES[one], s.round - 1, dice(s.figures[one])) for one in range(TRIBE_COUNT)]
        return rolls[tribe] == max(rolls) and rolls.count(rolls[tribe]) == 1

    def finish_round(self, line: Line) -> None:
        round = line.s.round
        while (step := line.step) is not None and line.s.round == round:
            self.give(line, HUNT if isinstance(step, Place) else THUMB.choose(line.s, step))

    def give(self, line: Line, option: int) -> None:
        line.answers.append(option)
        machine.give(line.s, option)
        self.advance(line)

    def advance(self, line: Line) -> None:
        """Run the game to the next decision with more than one option, with the known dice and cards."""
        s, asked = line.s, line.asked
        while (step := machine.waiting(s)) is not None:
            if isinstance(step, Chance):
                source = step.source(s)
                nth = asked.get(source, 0)
                asked[source] = nth + 1
                machine.give(s, step.draw(s, self.fate, nth))
                continue
            options = step.possible(s)
            if len(options) > 1:
                break
            machine.give(s, options[0])
        line.step = step

    def judge(self, s: StoneAge) -> float:
        """Estimate the fatigue limit at the end from the known cards, with average income in every remaining round."""
        if s.outcome:
            return BEST + s.fatigue if s.outcome == WON else -BEST
        figures, largest, tools = sum(s.figures), max(s.figures), sum(s.tools)
        food = s.food + 2.0 * s.two_resources + TOOL_PIP * sum(s.one_use)
        for kind in range(RESOURCE_COUNT):
            food += RESOURCES[kind] * s.stock[kind]
        brought = figures * (ACTING * WORKER - s.setting.food_per_figure) + TOOL_PIP * tools
        fatigue, field, built, face_down, to_build = float(s.fatigue), s.field, s.built, s.face_down, sum(s.heights)
        due = s.setting.tiles_due
        # The hunger of a round depends on the card on the 4-space, which is the last card dealt.
        for hunger in range(len(self.deck) - s.deck_left - 1, len(self.deck), len(s.setting.spaces)):
            food += brought
            if field < LAST_FIELD:
                field += 1
                food -= WORKER
            food += field - extra_food(self.deck[hunger], largest, face_down, field, tools)
            if food < 0.0:
                fatigue += food
                food = 0.0
            if built < due and to_build and food >= TILE:
                built += 1
                to_build -= 1
                food -= TILE
            if built < due:
                fatigue -= TILE_FATIGUE
            else:
                built -= due
                face_down += due
        return fatigue + FOOD_LEFT * food


def deck_order(fate: Fate) -> list[int]:
    """The types of all cards, in the order in which they will be dealt."""
    cards = GAME.standard.components.cards
    unseen = [card.copies for card in cards]
    order: list[int] = []
    for nth in range(sum(unseen)):
        card = fate.draw("deck", nth, Odds(list(range(len(cards))), unseen, sum(unseen)))
        unseen[card] -= 1
        order.append(cards[card].type)
    return order


def key(s: StoneAge) -> tuple[object, ...]:
    """The values that identify a position at the start of a round, apart from future luck."""
    return (
        s.food, s.field, s.built, s.fatigue, s.two_resources, s.deck_left,
        *s.stock, *sorted(s.tools), *s.figures, *s.heights, *s.one_use,
    )  # fmt: skip


def play(table: Table, answers: list[int]) -> None:
    """Give these answers at a table that asks in the order of the rules (`any_order=False`)."""
    for answer in answers:
        question = table.question
        assert question is not None
        table.answer(next(option for option in question.options if option.value == answer))


def look(level: str, number: int, width: int, rulings: Mapping[str, str], tell: Callable[[int], None]) -> Table:
    """Play the best line found for a deal at a table, up to the win or to the last round it survives."""
    table = GAME.deal(level, number, rulings, any_order=False)
    play(table, Clairvoyant(table, width).find(tell).all_answers())
    return table


def tell_round(round: int) -> None:
    if sys.stderr.isatty():
        print(f"\rround {round} ", end="", file=sys.stderr, flush=True)


def look_at_all(level: str, deals: int, width: int, record: Path | None) -> None:
    """Search every deal and print each result at once, so that an interrupted run loses nothing."""
    won = 0
    for number in range(deals):
        begun = time.perf_counter()
        table = look(level, number, width, {}, tell_round)
        s = table.state
        assert isinstance(s, StoneAge)
        if s.outcome == WON:
            won += 1
            if record is not None and won == 1:
                record.write_text(table.record(), encoding="utf-8")
        end = f"won in round {s.round}, fatigue {s.fatigue}" if s.outcome == WON else f"no line found beyond round {s.round}"
        low, high = wilson(won, number + 1)
        print(
            f"\r{level} {table.deal.code}: {end} ({time.perf_counter() - begun:.0f} s); "
            f"so far {won} of {number + 1} deals, {100 * low:.0f} to {100 * high:.0f} %",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="In how many deals does a line win, if all dice and cards are known beforehand?")
    parser.add_argument("--level", choices=[level.id for level in GAME.levels], required=True)
    parser.add_argument("--deals", type=int, default=24, help="numbered from 0")
    parser.add_argument("--width", type=int, default=50, help="how many positions are kept")
    parser.add_argument("--record", type=Path, help="where the first line that wins is written")
    given = parser.parse_args()
    try:
        look_at_all(given.level, given.deals, given.width, given.record)
    except OSError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
