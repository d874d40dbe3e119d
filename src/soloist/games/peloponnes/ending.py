"""Final scoring: both totals of both sides, with the best distribution of clovers; the smaller total counts."""

from soloist.engine.kernel.machine import LOST, WON, Act
from soloist.games.peloponnes.angelos import best_score
from soloist.games.peloponnes.components import COINS, COINS_PER_PRESTIGE, INHABITANTS, POPULATION_POINTS
from soloist.games.peloponnes.state import Peloponnes


def tile_prestige(s: Peloponnes) -> int:
    total = 0
    for number in s.buildings:
        total += s.tile(number).prestige
    for number in s.land:
        total += s.tile(number).prestige
    return total


def coins_per_prestige(s: Peloponnes) -> int:
    coins = COINS_PER_PRESTIGE
    for ability in s.abilities:
        coins = ability.coins_per_prestige(coins)
    return coins


def coin_prestige(s: Peloponnes) -> int:
    return s.goods[COINS] // coins_per_prestige(s)


def your_prestige(s: Peloponnes) -> int:
    """Prestige from tiles and coins (PEL-B36)."""
    return tile_prestige(s) + coin_prestige(s)


def your_population(s: Peloponnes) -> int:
    """Points from inhabitants (PEL-B37)."""
    return POPULATION_POINTS * s.goods[INHABITANTS]


def your_score(s: Peloponnes) -> int:
    """As in any game (PEL-S42): the smaller total, with the best distribution of your clovers (PEL-B38, PEL-X06)."""
    return best_score(your_prestige(s), your_population(s), s.clovers)


def their_prestige(s: Peloponnes) -> int:
    return s.foe.prestige(s.setting.markers_as_prestige)


def their_population(s: Peloponnes) -> int:
    return s.foe.population(s.setting.markers_as_prestige)


def their_score(s: Peloponnes) -> int:
    return s.foe.score(s.setting.markers_as_prestige)


class Count(Act[Peloponnes]):
    """You win only with a higher score; a tie is lost (PEL-S43, PEL-B38)."""

    rule = "PEL-S43"

    def run(self, s: Peloponnes) -> None:
        you, they = your_score(s), their_score(s)
        s.headline("end", self.rule, "told-count", you=you, angelos=they)
        s.touch("score")
        s.touch("angelos-score")
        s.end(WON if you > they else LOST)
