"""Angelos: which tile he takes, which he loses, what conflicts cost him, and his score.

Everything his rules depend on is an argument: the tiles of a row, how many of your inhabitants he captured, the rulings. So the
companion for a real board can use this class unchanged. His turn in the full game is in `angelos_turn`.
"""

from typing import Final

from soloist.games.peloponnes.components import (
    COINS,
    COINS_PER_PRESTIGE,
    INHABITANTS,
    POPULATION_POINTS,
    STRENGTH,
    Civilization,
    Hero,
    Tile,
)

START_CLOVERS: Final = 3  # PEL-S05


class Rank:
    """Whether Angelos has a civilisation and a hero."""

    def __init__(self, *, civilization: bool, hero: bool) -> None:
        self.civilization: Final = civilization
        self.hero: Final = hero


RANKS: Final = {
    "soldier": Rank(civilization=False, hero=False),  # PEL-S14
    "sergeant": Rank(civilization=True, hero=False),  # PEL-S15
    "officer": Rank(civilization=False, hero=True),  # PEL-S16
    "general": Rank(civilization=True, hero=True),  # PEL-S17
}


class Angelos:
    """His rank, Strength, clovers, coin markers, tiles in the order taken, and by rank a civilisation and a hero (PEL-S04)."""

    def __init__(self, rank: Rank) -> None:
        self.rank: Final = rank
        self.strength = 0
        self.clovers = START_CLOVERS
        self.markers = 0
        self.tiles: list[Tile] = []
        self.civilization: Civilization | None = None
        self.hero: Hero | None = None

    def copy(self) -> "Angelos":
        c = Angelos(self.rank)
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

    # --- what he takes and loses

    def take_hero(self, hero: Hero) -> None:
        """Take a hero; he uses only its starting Strength and extra clovers (PEL-S11)."""
        self.hero = hero
        self.strength += hero.start[STRENGTH]
        self.clovers += hero.angelos_clovers  # PEL-S18

    def choose(self, row: list[Tile]) -> int:
        """The index of the tile he takes: most Prestige, then most citizens, then the one farthest right (PEL-S12)."""
        best = 0
        for place in range(1, len(row)):
            tile, other = row[place], row[best]
            if tile.prestige > other.prestige or (tile.prestige == other.prestige and tile.inhabitants >= other.inhabitants):
                best = place
        return best

    def take(self, tile: Tile, conquered: bool) -> None:
        """Take a tile; from the conquest row it also raises his Strength by its Prestige (PEL-S28).

        He pays no price (PEL-S08) and no construction (PEL-S07), and takes no goods (PEL-S09).
        """
        self.tiles.append(tile)  # PEL-S25
        if conquered:
            self.strength = self.strength_with(tile)

    def strength_with(self, tile: Tile) -> int:
        """His Strength after taking this tile from the conquest row."""
        return self.strength + tile.prestige

    def choose_loss(self, civilization_counts: bool) -> Tile | Civilization | None:
        """What he discards: fewest citizens but at least 1, then least Prestige, then the newest (PEL-S13)."""
        loss: Tile | Civilization | None = None
        citizens = prestige = 0
        if civilization_counts and self.civilization is not None and self.civilization.start[INHABITANTS] >= 1:
            loss, citizens = self.civilization, self.civilization.start[INHABITANTS]
        for tile in self.tiles:
            if tile.inhabitants < 1:
                continue
            fewer = tile.inhabitants < citizens or (tile.inhabitants == citizens and tile.prestige <= prestige)
            if loss is None or fewer:
                loss, citizens, prestige = tile, tile.inhabitants, tile.prestige
        return loss

    def discard(self, loss: Tile | Civilization) -> None:
        """Remove it from the game with everything on it; his Strength stays (PEL-S37)."""
        if isinstance(loss, Tile):
            self.tiles.remove(loss)
        else:
            self.civilization = None

    # --- conflicts

    def win_conflict(self, captured: int) -> None:
        """Gain a clover and a coin marker for each captured inhabitant; halve his Strength (PEL-S30, PEL-S38)."""
        self.clovers += 1
        self.markers += captured  # PEL-S39; markers do not count as Strength (PEL-S40)
        self.strength //= 2

    def beat_persians(self) -> None:
        """Halve his Strength; he hires no mercenaries (PEL-S30, PEL-S32)."""
        self.strength //= 2

    def lose_to_persians(self) -> None:
        """Lose all Strength. By the rules he loses nothing else; the edition can add lost tiles (PEL-G05)."""
        self.strength = 0

    # --- final score

    def citizens(self) -> int:
        """All citizens; crossed-out ones are subtracted, but the sum is at least 0 (PEL-S44)."""
        total = 0 if self.civilization is None else self.civilization.start[INHABITANTS]
        for tile in self.tiles:
            total += tile.inhabitants
        return max(0, total)

    def coins(self) -> int:
        total = 0 if self.civilization is None else self.civilization.start[COINS]
        for tile in self.tiles:
            total += tile.once[COINS]
        return total

    def coin_prestige(self) -> int:
        """1 for every 3 coins on his tiles, added up before dividing (PEL-S47)."""
        return self.coins() // COINS_PER_PRESTIGE

    def tile_prestige(self) -> int:
        """The printed Prestige of his tiles (PEL-S46)."""
        total = 0
        for tile in self.tiles:
            total += tile.prestige
        return total

    def prestige(self, markers_as_prestige: bool) -> int:
        """Prestige from tiles and coins, and by one ruling from captured citizens (PEL-S45, PEL-S46, PEL-S47)."""
        return self.tile_prestige() + self.coin_prestige() + (self.markers if markers_as_prestige else 0)

    def population(self, markers_as_prestige: bool) -> int:
        """Points from citizens, and by the other ruling one for each captured citizen (PEL-S41, PEL-S44, PEL-S45)."""
        return POPULATION_POINTS * self.citizens() + (0 if markers_as_prestige else self.markers)

    def score(self, markers_as_prestige: bool) -> int:
        return best_score(self.prestige(markers_as_prestige), self.population(markers_as_prestige), self.clovers)


def best_score(prestige: int, population: int, clovers: int) -> int:
    """The smaller total after the best distribution of the clovers (PEL-S48, PEL-S49, PEL-B02, PEL-X06)."""
    low, high = min(prestige, population), max(prestige, population)
    return low + clovers if low + clovers <= high else (low + high + clovers) // 2


def clovers_on_prestige(prestige: int, population: int, clovers: int) -> int:
    """How many clovers that distribution gives to Prestige; the others go to Population (PEL-S48)."""
    return max(0, best_score(prestige, population, clovers) - prestige)
