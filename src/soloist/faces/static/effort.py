"""How much the coach may do in this browser. A phone is slower than a desktop, and games that run interpreted much more so."""

import time
from random import Random

import soloist
from soloist.coach.hints import SECONDS
from soloist.engine.kernel import machine

DESKTOP = 836_000
"""Steps of random games per second on a desktop, compiled. The time of a hint and the tries of a review were chosen for it."""
GAME = "raiders"
"""The game to measure with. The others are slowed down about as much."""
LONGER = 2.0
"""Hints and reviews may take up to this many times as long as on a desktop. If that is not enough, they try less."""
FIRST, AGAIN, PIECE = 0.3, 0.06, 0.03
"""Seconds to measure after the start, seconds before each hint and review, and seconds of one piece of the measurement."""
MOST_PATIENCE = 4.0


class Effort:
    """Compares this browser with a desktop."""

    def __init__(self) -> None:
        self.rate = 0.0
        """The most steps per second so far. Browsers optimize code that has run for a while, so the first pieces are slow."""

    def measure(self, seconds: float) -> None:
        """Play random games for this many seconds, in pieces."""
        game = soloist.GAMES[GAME]
        deal, random = game.deal(game.levels[0].id, seed="HERE").deal, Random(1)
        end = time.perf_counter() + seconds
        while (begun := time.perf_counter()) < end:
            steps = 0
            while (spent := time.perf_counter() - begun) < PIECE:
                steps += machine.playout(deal.start(), random)
            self.rate = max(self.rate, steps / spent)

    @property
    def slowness(self) -> float:
        """How many times slower than a desktop this is; 1 at least."""
        return max(1.0, DESKTOP / max(1.0, self.rate))

    def hint_seconds(self) -> float:
        return SECONDS * min(self.slowness, LONGER)

    def patience(self) -> float:
        """Extra seconds that a hint may take until it has enough tries for a percentage."""
        return max(SECONDS, min(MOST_PATIENCE, SECONDS * (self.slowness - LONGER)))

    def tries(self, desktop: int) -> int:
        """The number of tries of a review for which a desktop makes `desktop` tries."""
        return max(1, round(desktop * min(1.0, LONGER / self.slowness)))


EFFORT = Effort()
