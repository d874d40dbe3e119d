"""What Angelos owns, the round, and a few facts you reported; no prices, no goods and nothing on your side."""

from typing import Final

from soloist.engine.companion import Beside, Dial
from soloist.games.peloponnes.angelos import Angelos
from soloist.games.peloponnes.companion.looks import one_of, sure_look
from soloist.games.peloponnes.components import (
    CHIPS,
    COINS,
    GROUP_SIZES,
    NONE,
    PERSIANS,
    ROUNDS,
    ROW_SIZES,
    STRENGTH_MAX,
    SUPPLY_SYMBOLS,
    Tile,
)  # fmt: skip
from soloist.games.peloponnes.disasters import CHIPS_PER_ROUND
from soloist.games.peloponnes.state import Setting

CLOVERS_MOST: Final = 20
MARKERS_MOST: Final = 10

TILE: Final = "tile-"
"""Prefix of the spots of tiles."""
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
        self.missing = 0
        """Number of supply symbols of which you said that they never showed."""
        self.attacks = 0
        """Number of Persian attacks so far."""
        self.milet = UNKNOWN
        """Whether your colony is Milet; UNKNOWN until the first tie."""
        self.captured = False
        """Whether he has just captured an inhabitant of yours."""
        self.seen: list[str] = []
        """Ids of all tiles that were ever his; no tile comes twice."""
        self.tiles: list[Tile] = setting.components.tiles
        """All tiles as they are printed in this box."""
        self.others: list[Tile] = []
        """Tiles of his that are not in the edition."""
        self.marker = 0
        """His Strength when he last took a tile of the conquest row."""
        self.raised_by: list[str] = []
        """Ids of the tiles whose whole Prestige was in that Strength."""
        self.reminds = 0
        """The round whose income and chips were told last, until you go on; 0 if none."""
        self.chips = 0
        """The round whose chips may still be due, although the next one was announced; 0 if none."""
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
        c.missing = self.missing
        c.attacks = self.attacks
        c.milet = self.milet
        c.captured = self.captured
        c.seen = self.seen.copy()
        c.tiles = self.tiles
        c.others = self.others
        c.marker = self.marker
        c.raised_by = self.raised_by
        c.reminds = self.reminds
        c.chips = self.chips
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

    # --- tiles

    def alike(self, tile: Tile) -> list[Tile]:
        """All tiles of its letter that are equal in everything that counts for him, in the order of the edition."""
        return [one for one in self.tiles if one.group == tile.group and counts(one) == counts(tile)]

    def ladder(self) -> list[Tile]:
        """The tiles he can take this round, best first (PEL-S12). Of equal tiles only the first is in the list, while any of
        them is left: nobody can tell, and it does not matter, which of them was his."""
        group = self.group()
        firsts = [alike[0] for alike in self.turned_up()]
        found = [tile for tile in firsts if tile.group == group and self.left(tile)]
        return sorted(found, key=lambda tile: (-tile.prestige, -tile.inhabitants))

    def turned_up(self) -> list[list[Tile]]:
        """The sets of equal tiles, of the letters turned up so far, in the order of the edition."""
        last = self.group()
        found: dict[tuple[int, tuple[int, int, int]], list[Tile]] = {}
        for tile in self.tiles:
            if tile.group <= last:
                found.setdefault((tile.group, counts(tile)), []).append(tile)
        return list(found.values())

    def left(self, tile: Tile) -> list[Tile]:
        """Those equal to it that were never his."""
        return [one for one in self.alike(tile) if one.id not in self.seen]

    def note_raise(self, tile: Tile, before: int) -> None:
        """His Strength has just risen by the Prestige of this tile (PEL-S28)."""
        since = self.raised_by if before == self.marker else []
        self.raised_by = [*since, tile.id]
        self.marker = self.foe.strength

    def raise_again(self, id: str, prestige: int) -> None:
        """The tile has so much more Prestige than we thought. Once he won a conflict or met the Persians, only his marker shows
        his Strength, so it changes only while all of the tile is in it (PEL-S28, PEL-S30)."""
        if id in self.raised_by and self.foe.strength == self.marker:
            self.marker = self.foe.strength = max(0, min(STRENGTH_MAX, self.foe.strength + prestige))

    def print_tile(self, id: str, prestige: int, citizens: int, coins: int) -> None:
        """Change what is printed on a tile, also if it is his."""
        old = next(tile for tile in self.tiles if tile.id == id)
        once = old.once.copy()
        once[COINS] = coins
        new = Tile(
            id=id, land=old.land, group=old.group, price=old.price, prestige=prestige, inhabitants=citizens, cost=old.cost,
            once=once, income=old.income, choice=old.choice, protects=old.protects, free_land=old.free_land,
            supply=old.supply, confidence=old.confidence,
        )  # fmt: skip
        self.tiles = [new if tile.id == id else tile for tile in self.tiles]
        self.foe.tiles = [new if tile.id == id else tile for tile in self.foe.tiles]
        self.raise_again(id, prestige - old.prestige)

    # --- what can happen

    def symbol_possible(self) -> bool:
        """Whether a supply symbol can show: there is one among the tiles of B, and one among those of C (PEL-B32)."""
        return self.supplies < sum(SUPPLY_SYMBOLS[: self.group() + 1])

    def symbol_forgotten(self) -> bool:
        """Whether the last tiles of a letter lie there, and its supply symbol was not reported (PEL-B32)."""
        due = self.symbols_due(self.round)
        return self.supplies + self.missing < due > self.symbols_due(self.round - 1)

    def symbols_due(self, round: int) -> int:
        """The supply symbols that have certainly shown when the tiles of this round are turned up."""
        left, due = sum(ROW_SIZES) * round, 0
        for size, symbols in zip(GROUP_SIZES, SUPPLY_SYMBOLS, strict=True):
            left -= size
            due += symbols if left >= 0 else 0
        return due

    def attacks_due(self) -> int:
        """How often the Persians have certainly attacked after the chips of this round: all others may have been drawn
        before (PEL-X13)."""
        drawn = CHIPS_PER_ROUND * self.round - (sum(CHIPS) - CHIPS[PERSIANS])
        return sum(chips <= drawn for chips in self.setting.components.expansion.attacks)

    def attack_possible(self) -> bool:
        """Whether enough Persian chips for the next attack can have been drawn, at three chips a round (PEL-X13)."""
        attacks = self.setting.components.expansion.attacks
        return self.attacks < len(attacks) and CHIPS_PER_ROUND * (self.round - 1) >= attacks[self.attacks]

    # --- corrections by the player

    def dials(self) -> list[Dial]:
        foe = self.foe
        found = [
            Dial("strength", foe.strength, 0, STRENGTH_MAX),
            Dial("clovers", foe.clovers, 0, CLOVERS_MOST),
            Dial("markers", foe.markers, 0, MARKERS_MOST),
            Dial("round", max(1, self.round), 1, ROUNDS),
        ]
        for alike in self.turned_up():
            his = sum(one in foe.tiles for one in alike)
            found.append(Dial(TILE + alike[0].id, his, 0, len(alike), one_of([sure_look(one) for one in alike])))
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
            self.round, self.chips = value, 0
        else:
            self._set_tiles(self.alike(next(one for one in self.tiles if TILE + one.id == spot)), value)

    def _set_tiles(self, alike: list[Tile], value: int) -> None:
        foe = self.foe
        while sum(one in foe.tiles for one in alike) < value:
            tile = next(one for one in alike if one not in foe.tiles)
            foe.tiles.append(tile)
            if tile.id not in self.seen:
                self.seen.append(tile.id)
        while sum(one in foe.tiles for one in alike) > value:
            tile = next(one for one in reversed(foe.tiles) if one in alike)
            foe.tiles.remove(tile)
            self.seen.remove(tile.id)


def counts(tile: Tile) -> tuple[int, int, int]:
    """Everything on a tile that his rules look at (PEL-S12, PEL-S13, PEL-S46, PEL-S47)."""
    return tile.prestige, tile.inhabitants, tile.once[COINS]
