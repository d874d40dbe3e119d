"""Turns what short tries say into the chance that comes true, for the levels and readings on which that was measured.

Short tries end with the estimate of the learned network, and the network errs by much the same log odds throughout a level. So
`make calibration` compares what the tries said with how the games ended, and fits a line through the log odds for each level and
each reading of the rules. `players/<game>/calibration.toml` keeps the lines.
"""

import math
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from soloist.coach.statistics import Z, odds, share
from soloist.engine.game import Game, spelled_out
from soloist.engine.table import Table
from soloist.players.of_game import part
from soloist.players.weights import learned_weights, mark

FILE = "calibration.toml"
ENDED = (0.0, 1.0)
RULINGS, EDITION = "rulings", "edition"
"""Why percentages were not measured."""


@dataclass(frozen=True)
class Calibration:
    """The line for one level with one reading of the rules."""

    slope: float
    offset: float
    error: float
    """The standard error of the line, in log odds."""

    def chance(self, said: float) -> float:
        """The corrected chance. If all tries ended the game, all lost or all won, there is nothing to correct."""
        return said if said in ENDED else share(self.slope * odds(said) + self.offset)

    def interval(self, said: float, low: float, high: float) -> tuple[float, float]:
        """The corrected 95 % interval: it combines the interval of the tries with the error of the line."""
        if said in ENDED:
            return low, high
        least, most = (self.slope * odds(said) + self.offset for said in (low, high))
        half = math.hypot((most - least) / 2, Z * self.error)
        middle = (least + most) / 2
        return share(middle - half), share(middle + half)


AS_SAID = Calibration(1.0, 0.0, 0.0)
"""For games without a network: their tries are whole games."""


def calibration_of(table: Table) -> Calibration | None:
    """The calibration for the level, rulings and edition of a table; None if they were not measured."""
    deal = table.deal
    if learned_weights(deal.game) is None:
        return AS_SAID
    return None if deal.edition.own else calibrations(deal.game).get((deal.level, spelled_out(deal.other_rulings)))


def unmeasured(table: Table) -> str:
    """Why there are no percentages for this table; empty if there are."""
    if calibration_of(table) is not None:
        return ""
    return EDITION if table.deal.edition.own else RULINGS


@cache
def calibrations(game: Game) -> dict[tuple[str, str], Calibration]:
    """By level and rulings. Lines that were measured with other rules or weights do not count."""
    file = files(part(game)).joinpath(FILE)
    if not file.is_file():
        return {}
    return {
        (one["level"], one["rulings"]): Calibration(one["slope"], one["offset"], one["error"])
        for one in tomllib.loads(file.read_text(encoding="utf-8"))["measured"]
        if one["stamp"] == stamp_of(game)
    }


def stamp_of(game: Game) -> str:
    """What a line depends on: the rules and the weights."""
    return f"{game.revision}-{mark(game)}"
