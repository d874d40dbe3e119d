"""Entering a tile that is not in the edition: his rules need its Prestige, citizens and coins (PEL-S12, PEL-S46, PEL-S47)."""

from typing import Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.phrase import Phrase
from soloist.games.peloponnes.companion.state import OTHER, AngelosBeside
from soloist.games.peloponnes.components import COINS, Tile, no_goods
from soloist.games.peloponnes.names import tile_name

MOST: Final = 9
CITIZENS_CROSSED: Final = 2
"""The most crossed-out citizens on a tile."""
CITIZENS_MOST: Final = 5


def name_of(tile: Tile) -> Phrase:
    return Phrase("another-tile") if tile.id.startswith(OTHER) else tile_name(tile)


class OtherPrestige(Ask[AngelosBeside]):
    rule = "PEL-S46"
    is_number = True

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-other-prestige")

    def options(self, s: AngelosBeside) -> list[int]:
        return list(range(MOST + 1))

    def take(self, s: AngelosBeside, option: int) -> None:
        s.then(OtherCitizens(option))


class OtherCitizens(Ask[AngelosBeside]):
    """Ask for its citizens; crossed-out ones are negative (PEL-S12)."""

    rule = "PEL-S12"

    def __init__(self, prestige: int) -> None:
        self.prestige: Final = prestige

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-other-citizens")

    def options(self, s: AngelosBeside) -> list[int]:
        return list(range(CITIZENS_CROSSED + CITIZENS_MOST + 1))

    def token(self, s: AngelosBeside, option: int) -> str:
        return str(option - CITIZENS_CROSSED)

    def phrase(self, s: AngelosBeside, option: int) -> Phrase:
        return Phrase("option-number", number=option - CITIZENS_CROSSED)

    def take(self, s: AngelosBeside, option: int) -> None:
        s.then(OtherCoins(self.prestige, option - CITIZENS_CROSSED))


class OtherCoins(Ask[AngelosBeside]):
    rule = "PEL-S47"
    is_number = True

    def __init__(self, prestige: int, citizens: int) -> None:
        self.prestige: Final = prestige
        self.citizens: Final = citizens

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-other-coins")

    def options(self, s: AngelosBeside) -> list[int]:
        return list(range(MOST + 1))

    def take(self, s: AngelosBeside, option: int) -> None:
        coins = no_goods()
        coins[COINS] = option
        tile = Tile(
            id=f"{OTHER}{len(s.others) + 1}", land=True, group=s.group(), price=0, prestige=self.prestige,
            inhabitants=self.citizens, cost=no_goods(), once=coins, income=no_goods(), choice=0, protects=0, free_land=False,
            supply=False, confidence="sourced",
        )  # fmt: skip
        s.others = [*s.others, tile]
