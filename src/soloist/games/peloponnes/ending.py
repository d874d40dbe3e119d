"""The count: both totals of both sides, clovers at their best, the smaller counts (PEL-S42 to PEL-S49, PEL-B36 to PEL-B38)."""

from soloist.engine.machine import LOST, WON, Act
from soloist.games.peloponnes.angelos import POPULATION_POINTS, best_score
from soloist.games.peloponnes.state import COINS, INHABITANTS, Peloponnes


def tile_prestige(s: Peloponnes) -> int:
    total = 0
    for number in s.buildings + s.land:
        total += s.tile(number).prestige
    return total


def coin_prestige(s: Peloponnes) -> int:
    return s.goods[COINS] // s.my_colony().coins_per_prestige


def your_prestige(s: Peloponnes) -> int:
    return tile_prestige(s) + coin_prestige(s)


def your_population(s: Peloponnes) -> int:
    return POPULATION_POINTS * s.goods[INHABITANTS]


def your_score(s: Peloponnes) -> int:
    return best_score(your_prestige(s), your_population(s), s.clovers)


def their_prestige(s: Peloponnes) -> int:
    return s.foe.prestige(s.setting.markers_as_prestige)


def their_population(s: Peloponnes) -> int:
    return s.foe.population(not s.setting.markers_as_prestige)


def their_score(s: Peloponnes) -> int:
    return best_score(their_prestige(s), their_population(s), s.foe.clovers)


class Count(Act[Peloponnes]):
    """To win you must have more; a tie is lost (PEL-S43)."""

    rule = "PEL-S43"

    def run(self, s: Peloponnes) -> None:
        you, they = your_score(s), their_score(s)
        s.headline("end", self.rule, "told-count", you=you, angelos=they)
        s.end(WON if you > they else LOST)
