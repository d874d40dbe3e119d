"""Can a level of Stone Age be won at all? A player who knows all dice and cards beforehand looks for a line that wins:
`make winnable`, or `python -m soloist.lab.clairvoyant --level large-tribe --deals 20 --width 300`.

A beam over the real rules, with the luck of the deal: of all positions at the start of a round the most promising are kept, and
from each of them the round is played answer by answer. Wherever a line stands, it is judged by the end of its round, for which
whoever is not placed hunts and the rule of thumb answers the rest. So lines are compared at one moment only.

A line that is found proves that its deal can be won by somebody with such foresight. That none is found proves nothing, since
the beam drops what looks poor: the share printed is a lower bound of what foresight can win. Who lacks it wins less, how much
less it does not say.
"""

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import soloist
from soloist.engine.kernel import machine
from soloist.engine.kernel.fate import Fate
from soloist.engine.kernel.machine import WON, Chance, Waiting
from soloist.engine.kernel.odds import Odds, dice
from soloist.engine.table import Table
from soloist.games.stone_age.components import HUNT, RESOURCE_COUNT, TRIBE_COUNT, TRIBES
from soloist.games.stone_age.hunger import TILE_FATIGUE, extra_food
from soloist.games.stone_age.placing import Place
from soloist.games.stone_age.state import LAST_FIELD, StoneAge
from soloist.players.catalogue import wilson
from soloist.players.greedy import GreedyPlayer
from soloist.players.stone_age.rule_of_thumb import choose

GAME = soloist.GAMES["stone-age"]
THUMB = GreedyPlayer(choose)

# What things are worth in food.
WORKER = 1.9
"""What a figure that acts brings in a round."""
ACTING = 0.75
"""Of four tribes one rests."""
TOOL_PIP = 0.4
RESOURCES = (1.4, 1.8, 2.2, 2.6)
TILE = 8.5
"""What a building takes, the work of whoever builds it counted in."""
FOOD_LEFT = 0.05
"""What food that nobody needs is worth, in fatigue."""
BEST = 1e6


class Line:
    """A position, how often each source was asked until then, and the answers since the line it goes on from."""

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
        """From the start of the game."""
        parts: list[list[int]] = []
        line: Line | None = self
        while line is not None:
            parts.append(line.answers)
            line = line.before
        return [answer for part in reversed(parts) for answer in part]


class Clairvoyant:
    """Looks for a line that wins one deal."""

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
        """A line that wins, or else the best one to the last round in which any was left; every round begun is told."""
        beam = [self.start]
        while beam[0].step is not None:
            tell(beam[0].s.round)
            after = self.play_round(beam)
            if not after:
                break
            beam = after
        return beam[0]

    def play_round(self, beam: list[Line]) -> list[Line]:
        """From the start of a round to the most promising positions at the start of the next."""
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
        """The answers worth trying: tribes are placed in their order, and one that will rest hunts."""
        step, s = line.step, line.s
        assert step is not None
        if not isinstance(step, Place):
            return step.possible(s)
        return [HUNT] if self.will_rest(s, step.tribe) else step.options(s)

    def will_rest(self, s: StoneAge, tribe: int) -> bool:
        """Whether its initiative of this round will be the highest, and no tie."""
        rolls = [self.fate.draw("initiative-" + TRIBES[one], s.round - 1, dice(s.figures[one])) for one in range(TRIBE_COUNT)]
        return rolls[tribe] == max(rolls) and rolls.count(rolls[tribe]) == 1

    def finish_round(self, line: Line) -> None:
        round = line.s.round
        while (step := line.step) is not None and line.s.round == round:
            self.give(line, HUNT if isinstance(step, Place) else THUMB.choose(line.s, step))

    def give(self, line: Line, option: int) -> None:
        line.answers.append(option)
        machine.answer(line.s, option)
        self.advance(line)

    def advance(self, line: Line) -> None:
        """Let acts run, the known luck speak and forced answers give themselves, to the next real decision."""
        s, asked = line.s, line.asked
        while (step := machine.waiting(s)) is not None:
            if isinstance(step, Chance):
                source = step.source(s)
                nth = asked.get(source, 0)
                asked[source] = nth + 1
                machine.answer(s, step.draw(s, self.fate, nth))
                continue
            options = step.possible(s)
            if len(options) > 1:
                break
            machine.answer(s, options[0])
        line.step = step

    def judge(self, s: StoneAge) -> float:
        """The fatigue limit at the end, if every round from here brings what it usually does; the cards are known."""
        if s.outcome:
            return BEST + s.fatigue if s.outcome == WON else -BEST
        figures, largest, tools = sum(s.figures), max(s.figures), sum(s.tools)
        food = s.food + 2.0 * s.two_resources + TOOL_PIP * sum(s.one_use)
        for kind in range(RESOURCE_COUNT):
            food += RESOURCES[kind] * s.stock[kind]
        brought = figures * (ACTING * WORKER - s.setting.food_per_figure) + TOOL_PIP * tools
        fatigue, field, built, face_down, to_build = float(s.fatigue), s.field, s.built, s.face_down, sum(s.heights)
        due = s.setting.tiles_due
        # The last card dealt lies on the 4-space.
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
    """The types of all cards in the order in which they will be turned up."""
    cards = GAME.standard.components.cards
    unseen = [card.copies for card in cards]
    order: list[int] = []
    for nth in range(sum(unseen)):
        card = fate.draw("deck", nth, Odds(list(range(len(cards))), unseen, sum(unseen)))
        unseen[card] -= 1
        order.append(cards[card].type)
    return order


def key(s: StoneAge) -> tuple[object, ...]:
    """What tells positions at the start of a round apart, but for the luck to come."""
    return (
        s.food, s.field, s.built, s.fatigue, s.two_resources, s.deck_left,
        *s.stock, *sorted(s.tools), *s.figures, *s.heights, *s.one_use,
    )  # fmt: skip


def play(table: Table, answers: list[int]) -> None:
    """Give these answers at a table that asks in the order of the rules."""
    for answer in answers:
        question = table.question
        assert question is not None
        table.answer(next(option for option in question.options if option.value == answer))


def look(level: str, number: int, width: int, rulings: Mapping[str, str], tell: Callable[[int], None]) -> Table:
    """The best line found for a deal, played at its table: to the win, or to the last round that was survived."""
    table = GAME.deal(level, number, rulings, any_order=False)
    play(table, Clairvoyant(table, width).find(tell).all_answers())
    return table


def tell_round(round: int) -> None:
    if sys.stderr.isatty():
        print(f"\rround {round} ", end="", file=sys.stderr, flush=True)


def look_at_all(level: str, deals: int, width: int, record: Path | None) -> None:
    """Every deal is told as soon as it is done, so nothing is lost when the run is broken off."""
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
