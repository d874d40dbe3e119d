"""A round: you, Boris, the tiles in even rounds, the beadle, the plantation in rounds 4 and 8."""

from typing import Final

from soloist.engine.kernel.machine import Act
from soloist.games.guilds_of_london.beadle import BeadleScores
from soloist.games.guilds_of_london.boris_turn import BorisTurn
from soloist.games.guilds_of_london.ending import EndOfRound
from soloist.games.guilds_of_london.plantation import ScorePlantation
from soloist.games.guilds_of_london.resolving import ResolveTiles
from soloist.games.guilds_of_london.state import Guilds
from soloist.games.guilds_of_london.turn import YourTurn

GROWTH_ROUNDS: Final = (4, 8)  # GOL-S45, GOL-B40


class Round(Act[Guilds]):
    """Repeat rounds until the game ends (GOL-B19)."""

    rule = "GOL-B19"

    def run(self, s: Guilds) -> None:
        s.round += 1
        s.headline(f"round-{s.round}", self.rule, "told-round", round=s.round)
        s.then(EndOfRound(), Round())
        if s.round in GROWTH_ROUNDS:
            s.then(ScorePlantation())
        s.then(BeadleScores())  # GOL-S37
        if s.round % 2 == 0:  # GOL-S25
            s.then(ResolveTiles(0))
        s.then(YourTurn(), BorisTurn())  # GOL-S12, regardless of points (GOL-S01, GOL-B20)
