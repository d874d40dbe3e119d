"""What Angelos owns, the round, and a few facts you reported; no prices, no goods and nothing on your side."""

from typing import Final

from soloist.engine.companion import Beside, Dial
from soloist.engine.kernel.phrase import Phrase
from soloist.games.peloponnes.angelos import Angelos
from soloist.games.peloponnes.components import GROUP_SIZES, NONE, ROUNDS, ROW_SIZES, STRENGTH_MAX, Tile
from soloist.games.peloponnes.names import tile_name
from soloist.games.peloponnes.state import Setting

CLOVERS_MOST: Final = 20
MARKERS_MOST: Final = 10

OTHER: Final = "other-"
"""Prefix of the ids of tiles that are not in the edition."""

UNKNOWN: Final = ""
YES: Final = "yes"
NO: Final = "no"


class AngelosBeside(Beside):
    """The state of the companion: Angelos's side of the game."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting: Final = setting
        self.foe = Angelos(setting.rank)
        self.round = 0
        self.supplies = 0
        """Number of supply rounds so far."""
        self.attacks = 0
        """Number of Persian attacks so far."""
        self.milet = UNKNOWN
        """Whether your colony is Milet; UNKNOWN until the first tie."""
        self.captured = False
        """Whether he has just captured an inhabitant of yours."""
        self.seen: list[str] = []
        """Ids of all tiles that were ever his; no tile comes twice."""
        self.others: list[Tile] = []
        """Tiles of his that are not in the edition."""
        self.score = NONE
        """Your score, once the game is over."""

    def copy(self) -> "AngelosBeside":
        c = AngelosBeside(self.setting)
        c.agenda = self.agenda.copy()
        c.outcome = self.outcome
        c.by = self.by
        c.own_cards = self.own_cards
        c.foe = self.foe.copy()
        c.round = self.round
        c.supplies = self.supplies
        c.attacks = self.attacks
        c.milet = self.milet
        c.captured = self.captured
        c.seen = self.seen.copy()
        c.others = self.others
        c.score = self.score
        return c

    def their_score(self) -> int:
        return self.foe.score(self.setting.markers_as_prestige)

    def group(self) -> int:
        """The group of this round's tiles; all of A are turned up before the first of B (PEL-B08)."""
        turned_up = sum(ROW_SIZES) * (self.round - 1)
        group = 0
        while turned_up >= GROUP_SIZES[group] and group < len(GROUP_SIZES) - 1:
            turned_up -= GROUP_SIZES[group]
            group += 1
        return group

    def ladder(self) -> list[int]:
        """The tiles he can take this round, in his order of preference (PEL-S12)."""
        components = self.setting.components
        left = [number for number in components.group_numbers[self.group()] if components.tiles[number].id not in self.seen]
        return sorted(left, key=lambda number: (-components.tiles[number].prestige, -components.tiles[number].inhabitants))

    def dials(self) -> list[Dial]:
        foe = self.foe
        held = {tile.id: tile for tile in foe.tiles}
        found = [
            Dial("strength", foe.strength, 0, STRENGTH_MAX),
            Dial("clovers", foe.clovers, 0, CLOVERS_MOST),
            Dial("markers", foe.markers, 0, MARKERS_MOST),
            Dial("round", max(1, self.round), 1, ROUNDS),
        ]
        for tile in self._could_be_his():
            found.append(Dial("tile-" + tile.id, int(tile.id in held), 0, 1, Phrase("value-tile", tile=tile_name(tile))))
        return found

    def set_right(self, spot: str, value: int) -> None:
        foe = self.foe
        if spot == "strength":
            foe.strength = value
        elif spot == "clovers":
            foe.clovers = value
        elif spot == "markers":
            foe.markers = value
        elif spot == "round":
            self.round = value
        else:
            tile = next(one for one in self._could_be_his() if "tile-" + one.id == spot)
            if value:
                foe.tiles.append(tile)
                self.seen.append(tile.id)
            else:
                foe.tiles.remove(tile)
                self.seen.remove(tile.id)

    def _could_be_his(self) -> list[Tile]:
        """All tiles of the groups turned up so far, in the order of the edition."""
        components = self.setting.components
        return [tile for tile in components.tiles if tile.group <= self.group()]
