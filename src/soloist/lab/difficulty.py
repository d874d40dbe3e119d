"""What was measured of the levels, for pages that tell how hard they are."""

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files


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


@cache
def measured() -> list[Measured]:
    data = tomllib.loads(files("soloist.lab").joinpath("difficulty.toml").read_text(encoding="utf-8"))
    names = [field.name for field in fields(Measured)]
    return [Measured(**{name: entry.get(name) for name in names}) for entry in data["measured"]]


def rates(game: str) -> dict[str, Measured]:
    """By level, how the rule of thumb fares with the default rulings."""
    return {one.level: one for one in measured() if (one.game, one.rulings, one.player) == (game, "", "greedy")}
