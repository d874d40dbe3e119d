"""Recorded random games: one for each level, played once in a process, on which tests check what holds in every position.

A walk is a table at every question of a game, and one at its end. Many tests look at the same walk, so none may change its
tables: a test that must answer or undo takes a copy. SOLOIST_WALKS sets how many walks each level has.
"""

import os
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import soloist
from soloist.engine.companion import CORRECT, SWITCH
from soloist.engine.kernel.machine import State
from soloist.engine.question import Option, Question
from soloist.engine.replay import replay
from soloist.engine.table import Table

WALKS = int(os.environ.get("SOLOIST_WALKS", "1"))
RARELY = 0.03
"""The share of taps beside the real board that may be corrections."""

SEEDS = {
    ("stone-age", "basic"): 11,
    ("stone-age", "cool-night"): 86,
    ("stone-age", "large-tribe"): 51,
    ("stone-age", "eternal-winter"): 2,
    ("raiders", "normal"): 66,
    ("raiders", "hard"): 39,
    ("raiders", "heroic"): 32,
    ("guilds-of-london", "boris"): 70,
    ("guilds-of-london", "rik"): 52,
    ("peloponnes", "soldier"): 34,
    ("peloponnes", "sergeant"): 63,
    ("peloponnes", "officer"): 54,
    ("peloponnes", "general"): 56,
}
"""The seed of the first walk of a level; the next walk has the next seed. `seeds.py` found them: the first walks of a game
together meet nearly every kind of question and event of a hundred random games."""
SEEDS_BESIDE = {
    ("stone-age", "basic"): 69,
    ("stone-age", "cool-night"): 43,
    ("stone-age", "large-tribe"): 71,
    ("stone-age", "eternal-winter"): 47,
    ("raiders", "normal"): 35,
    ("raiders", "hard"): 61,
    ("raiders", "heroic"): 13,
    ("guilds-of-london", "boris"): 8,
    ("guilds-of-london", "rik"): 7,
    ("peloponnes", "soldier"): 35,
    ("peloponnes", "sergeant"): 55,
    ("peloponnes", "officer"): 28,
    ("peloponnes", "general"): 15,
}
"""The same for walks beside the real board."""
Walk = tuple[Table, ...]


class Move(NamedTuple):
    """A table before and after one answer."""

    before: Table
    answer: Option
    after: Table


def walk(game: str, level: str, number: int = 0, fate: str = "seed") -> Walk:
    """A random game: a table at every question, and one at its end."""
    return _walked(game, level, number, fate).unchanged()


def walks(game: str, level: str) -> Iterator[Walk]:
    """All walks of a level."""
    for number in range(WALKS):
        yield walk(game, level, number)


def tables(game: str, level: str) -> Iterator[Table]:
    """The tables of all walks of a level."""
    for one in walks(game, level):
        yield from one


def moves(game: str, level: str) -> Iterator[Move]:
    """The answers of all walks of a level."""
    for number in range(WALKS):
        one = walk(game, level, number)
        yield from map(Move, one, _walked(game, level, number, "seed").answers, one[1:])


def states(game: str, level: str) -> Iterator[State]:
    """The position at every step of all walks of a level, also where something is drawn, in the order of the rules."""
    for one in walks(game, level):
        yield from states_of(one)


def states_of(one: Walk) -> Iterator[State]:
    """The position at every step of one walk. It changes in place, so copy what you keep."""
    for _, _, s, _ in replay(one[-1].deal.start(), one[-1].log):
        yield s
    yield one[-1].state


def step_at(s: State) -> str:
    """The name of the step that waits at such a position."""
    return type(s.agenda[-1]).__name__ if s.agenda else ""


def ends(game: str) -> list[Table]:
    """The last tables of all walks of a game."""
    return [one[-1] for level in soloist.GAMES[game].levels for one in walks(game, level.id)]


def companion_walk(game: str, level: str, number: int = 0) -> Walk:
    """Random taps beside the real board; now and then a value is set right or the cards change hands."""
    return _walked_beside(game, level, number).unchanged()


def companion_walks(game: str, level: str) -> Iterator[Walk]:
    """All walks of a level with the companion."""
    for number in range(WALKS):
        yield companion_walk(game, level, number)


# --- recording


class Recorded:
    """A game that was played to its end."""

    def __init__(self, table: Table, choose: Callable[[Question], Option]) -> None:
        self.answers: list[Option] = []
        tables: list[Table] = []
        while (question := table.question) is not None:
            tables.append(table.copy())
            self.answers.append(choose(question))
            table.answer(self.answers[-1])
            assert len(tables) < 3000, "a game must come to an end"
        self.tables: Walk = (*tables, table)
        self.moves = [table.moves for table in self.tables]

    def unchanged(self) -> Walk:
        assert [table.moves for table in self.tables] == self.moves, "a test changed a table of a walk: take a copy"
        return self.tables


@cache
def _walked(game: str, level: str, number: int, fate: str) -> Recorded:
    return played(game, level, SEEDS[game, level] + number, fate)


def played(game: str, level: str, seed: int, fate: str = "seed") -> Recorded:
    """A game with random answers."""
    random = Random(f"{game} {level} {seed}")
    return Recorded(soloist.GAMES[game].deal(level, seed, fate=fate), lambda question: random.choice(question.options))


@cache
def _walked_beside(game: str, level: str, number: int) -> Recorded:
    return played_beside(game, level, SEEDS_BESIDE[game, level] + number)


def played_beside(game: str, level: str, seed: int) -> Recorded:
    """A game of random taps; every other one has rulings drawn at random."""
    companion, random = soloist.COMPANIONS[game], Random(f"{game} {level} {seed}")
    rulings = {name: random.choice(ruling.values) for name, ruling in companion.book.rulings.items()}

    def tap(question: Question) -> Option:
        rare = random.random() < RARELY
        usual = [option for option in question.options if rare or option.kind not in (CORRECT, SWITCH)]
        # What was set right may leave no answer but to set it right again.
        return random.choice(usual or question.options)

    return Recorded(companion.deal(level, seed, rulings if seed % 2 else {}), tap)
