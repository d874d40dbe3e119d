"""What was measured of the levels, for pages that tell how hard they are."""

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files

from soloist.engine.phrase import Phrase
from soloist.engine.words import Words

WORDS = Words("soloist.lab")


@dataclass(frozen=True)
class Measured:
    """How often a player won a level; `docs/difficulty.md` has the rest."""

    game: str
    level: str
    rulings: str
    player: str
    games: int
    won: int
    low: float
    high: float
    decisions: float | None
    """How many decisions a game took; the oldest measurements do not tell."""

    @property
    def of_ten(self) -> int:
        return round(10 * self.won / self.games)

    @property
    def grade(self) -> str:
        """One word for how hard it is."""
        for least, grade in ((7, "gentle"), (4, "fair"), (2, "tough"), (1, "very-tough")):
            if self.of_ten >= least:
                return grade
        return "brutal"

    def word(self, language: str) -> str:
        return WORDS.say(Phrase("grade", grade=self.grade), language)

    def sentence(self, language: str) -> str:
        """How often our computer player wins, as a person would say it; the plain count where that is next to never."""
        if self.grade == "brutal":
            return WORDS.say(Phrase("computer-won", won=self.won, games=self.games), language)
        return WORDS.say(Phrase("computer-wins", won=self.of_ten), language)


@cache
def measured() -> list[Measured]:
    data = tomllib.loads(files("soloist.lab").joinpath("difficulty.toml").read_text(encoding="utf-8"))
    names = [field.name for field in fields(Measured)]
    return [Measured(**{name: entry.get(name) for name in names}) for entry in data["measured"]]


def rates(game: str) -> dict[str, Measured]:
    """By level, how the rule of thumb fares with the default rulings."""
    return {one.level: one for one in measured() if (one.game, one.rulings, one.player) == (game, "", "greedy")}
