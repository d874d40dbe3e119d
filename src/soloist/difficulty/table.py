"""What was measured of the levels, for pages that tell how hard they are."""

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
    """How often a player won a level; `docs/difficulty.md` has the rest."""

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
    """How many decisions a game took."""

    @property
    def of_ten(self) -> int:
        return round(10 * self.share)


@dataclass(frozen=True)
class Hardness:
    """How hard a level is: for the rule of thumb, and for the strongest of our players."""

    usual: Measured
    best: Measured
    won: int
    games: int
    """By all players together."""

    @property
    def of_ten(self) -> int:
        return self.usual.of_ten

    @property
    def grade(self) -> str:
        """One word for how hard it is: by the rule of thumb, and where that hardly ever wins by the best of us."""
        for least, grade in ((7, "gentle"), (4, "fair"), (2, "tough"), (1, "very-tough")):
            if self.usual.of_ten >= least:
                return grade
        return "tough" if self.best.of_ten >= 7 else "very-tough" if self.best.of_ten >= 2 else "brutal"

    def word(self, language: str) -> str:
        return WORDS.say(Phrase("grade", grade=self.grade), language)

    def sentence(self, language: str) -> str:
        """How often our players win, as a person would say it; the plain count where that is next to never."""
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
    """By level, with the default rulings or another reading that was measured."""
    found: dict[str, list[Measured]] = {}
    for one in measured():
        if (one.game, one.rulings) == (game, rulings):
            found.setdefault(one.level, []).append(one)
    return {level: hard(players) for level, players in found.items()}


def hard(players: list[Measured]) -> Hardness:
    usual = next(one for one in players if one.player == "greedy")
    best = max(players, key=lambda one: one.share)
    return Hardness(usual, best, sum(one.won for one in players), sum(one.games for one in players))


def how_hard(game: Game, level: str) -> dict[str, Hardness]:
    """By value of the ruling that decides, in its order; under no name where none does."""
    if not game.decides:
        return {"": hardness(game.id)[level]} if level in hardness(game.id) else {}
    ruling = game.book.rulings[game.decides]
    readings = {one.value: "" if one.value == ruling.default else f"{ruling.name}={one.value}" for one in ruling.readings}
    return {value: hardness(game.id, rulings)[level] for value, rulings in readings.items()}
