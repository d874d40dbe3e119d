"""Read the measured difficulty of the levels, for the pages that show it."""

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files

from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.words import Words

WORDS = Words("soloist.difficulty")


@dataclass(frozen=True)
class Measured:
    """How often one computer player won a level. `docs/en/tinkerers/measured.md` shows the other measured values."""

    game: str
    level: str
    rulings: str
    player: str
    games: int
    won: int
    share: float
    low: float
    high: float
    decisions: float
    """The average number of decisions in a game."""

    @property
    def of_ten(self) -> int:
        return round(10 * self.share)


@dataclass(frozen=True)
class Hardness:
    """How hard a level is for our computer players."""

    usual: Measured
    """The result of the rule of thumb (the player `greedy`)."""
    best: Measured
    """The result of the strongest player."""
    won: int
    """Games won by all players together."""
    games: int
    """Games played by all players together."""

    @property
    def of_ten(self) -> int:
        return self.usual.of_ten

    @property
    def grade(self) -> str:
        """One word for the difficulty: by the rule of thumb or, if that hardly ever wins, by the strongest player."""
        for least, grade in ((7, "gentle"), (4, "fair"), (2, "tough"), (1, "very-tough")):
            if self.usual.of_ten >= least:
                return grade
        return "tough" if self.best.of_ten >= 7 else "very-tough" if self.best.of_ten >= 2 else "brutal"

    def word(self, language: str) -> str:
        return WORDS.say(Phrase("grade", grade=self.grade), language)

    def sentence(self, language: str) -> str:
        """How many of ten games our players win or, if they almost never win, the exact count."""
        if self.best.of_ten:
            return WORDS.say(Phrase("players-win", usual=self.usual.of_ten, best=self.best.of_ten), language)
        return WORDS.say(Phrase("players-won", won=self.won, games=self.games), language)


@cache
def measured() -> list[Measured]:
    data = tomllib.loads(files("soloist.difficulty").joinpath("difficulty.toml").read_text(encoding="utf-8"))
    names = [field.name for field in fields(Measured)]
    return [Measured(**{name: entry[name] for name in names}) for entry in data["measured"]]


@cache
def hardness(game: str, rulings: str = "") -> dict[str, Hardness]:
    """The difficulty by level, under the default rulings or under other rulings that were measured."""
    found: dict[str, list[Measured]] = {}
    for one in measured():
        if (one.game, one.rulings) == (game, rulings):
            found.setdefault(one.level, []).append(one)
    return {level: hard(players) for level, players in found.items()}


def hard(players: list[Measured]) -> Hardness:
    usual = next(one for one in players if one.player == "greedy")
    best = max(players, key=lambda one: one.share)
    return Hardness(usual, best, sum(one.won for one in players), sum(one.games for one in players))


def easier_level(game: Game, level: str) -> str:
    """The nearest level before this one that our players win at least as often, or that nobody measured; empty if there is none.

    Not every rule sheet orders its levels by difficulty.
    """
    measured, levels = hardness(game.id), [one.id for one in game.levels]
    here = measured.get(level)
    for other in reversed(levels[: levels.index(level)]):
        there = measured.get(other)
        if here is None or there is None or (there.usual.share, there.best.share) >= (here.usual.share, here.best.share):
            return other
    return ""


def how_hard(game: Game, level: str) -> dict[str, Hardness]:
    """The difficulty of a level by value of the ruling `game.decides`, or under the key "" if the game has no such ruling."""
    if not game.decides:
        return {"": hardness(game.id)[level]} if level in hardness(game.id) else {}
    ruling = game.book.rulings[game.decides]
    readings = {one.value: "" if one.value == ruling.default else f"{ruling.name}={one.value}" for one in ruling.readings}
    return {value: hardness(game.id, rulings)[level] for value, rulings in readings.items()}
