"""Angelos: how he chooses a tile, how he loses one, and what he is worth at the end (PEL-S12, PEL-S13, PEL-S44 to PEL-S48).

He sees tiles by their Prestige, citizens and coins, nothing else; so a companion at a real table can use him as he is.
"""

from typing import Final

from soloist.games.peloponnes.edition import Civilization, Hero, Tile

START_CLOVERS: Final = 3
NOTHING: Final = -1
CIVILIZATION: Final = -2
COINS: Final = 4
INHABITANTS: Final = 5
STRENGTH: Final = 6
POPULATION_POINTS: Final = 3
COINS_PER_PRESTIGE: Final = 3


class Angelos:
    """His Strength, clovers, coin markers, tiles in the order taken, and perhaps a civilisation and a hero."""

    def __init__(self) -> None:
        self.strength = 0
        self.clovers = START_CLOVERS
        self.markers = 0
        self.tiles: list[Tile] = []
        self.civilization: Civilization | None = None
        self.hero: Hero | None = None

    def copy(self) -> "Angelos":
        c = Angelos()
        c.strength = self.strength
        c.clovers = self.clovers
        c.markers = self.markers
        c.tiles = self.tiles.copy()
        c.civilization = self.civilization
        c.hero = self.hero
        return c

    def __repr__(self) -> str:
        names = [tile.id for tile in self.tiles]
        if self.civilization is not None:
            names.insert(0, self.civilization.id)
        return f"<Angelos: Strength {self.strength}, {self.clovers} clovers, {self.markers} markers, {' '.join(names)}>"

    def take_hero(self, hero: Hero) -> None:
        """Of his hero he uses the starting Strength and the extra clovers, nothing else (PEL-S11, PEL-S16 to PEL-S18)."""
        self.hero = hero
        self.strength += hero.start[STRENGTH]
        self.clovers += hero.angelos_clovers

    def choose(self, row: list[Tile]) -> int:
        """The place of the tile he takes: most Prestige, then most citizens, then the one farthest right (PEL-S12)."""
        best = 0
        for place in range(1, len(row)):
            tile, other = row[place], row[best]
            if tile.prestige > other.prestige or (tile.prestige == other.prestige and tile.inhabitants >= other.inhabitants):
                best = place
        return best

    def choose_loss(self, civilization_counts: bool) -> int:
        """The place of the tile he loses: fewest citizens but at least 1, then fewest Prestige, then the newest (PEL-S13)."""
        best = NOTHING
        citizens = prestige = 0
        if civilization_counts and self.civilization is not None and self.civilization.start[INHABITANTS] >= 1:
            best, citizens, prestige = CIVILIZATION, self.civilization.start[INHABITANTS], 0
        for place in range(len(self.tiles)):
            tile = self.tiles[place]
            if tile.inhabitants < 1:
                continue
            fewer = tile.inhabitants < citizens or (tile.inhabitants == citizens and tile.prestige <= prestige)
            if best == NOTHING or fewer:
                best, citizens, prestige = place, tile.inhabitants, tile.prestige
        return best

    def citizens(self) -> int:
        """Crossed-out citizens count against the others, but the sum is never below 0 (PEL-S44)."""
        total = 0 if self.civilization is None else self.civilization.start[INHABITANTS]
        for tile in self.tiles:
            total += tile.inhabitants
        return max(0, total)

    def coins(self) -> int:
        total = 0 if self.civilization is None else self.civilization.start[COINS]
        for tile in self.tiles:
            total += tile.once[COINS]
        return total

    def population(self, markers_count: bool) -> int:
        return POPULATION_POINTS * self.citizens() + (self.markers if markers_count else 0)

    def prestige(self, markers_count: bool) -> int:
        """Prestige of his tiles and 1 for every 3 coins on them, summed before dividing (PEL-S46, PEL-S47)."""
        total = self.coins() // COINS_PER_PRESTIGE + (self.markers if markers_count else 0)
        for tile in self.tiles:
            total += tile.prestige
        return total


def best_score(prestige: int, population: int, clovers: int) -> int:
    """The smaller total when the clovers are shared out as well as can be (PEL-S48, PEL-S49)."""
    low, high = min(prestige, population), max(prestige, population)
    return low + clovers if low + clovers <= high else (low + high + clovers) // 2
