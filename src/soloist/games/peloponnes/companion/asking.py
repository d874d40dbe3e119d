"""What every question about Angelos accepts besides its answers: corrections, and what is printed on a tile of this box.

Only what his rules need is asked for. A tile has Prestige, citizens and coins (PEL-S12, PEL-S46, PEL-S47), a civilisation
citizens and coins (PEL-S44, PEL-S47), a hero clovers and Strength (PEL-S11, PEL-S18).
"""

from typing import Final

from soloist.engine.companion import OTHER_HAND, SWITCH, Ask, Dial
from soloist.engine.kernel.machine import Choice
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.peloponnes.companion.ladder import counted
from soloist.games.peloponnes.companion.looks import look_of
from soloist.games.peloponnes.companion.state import NO, OTHER, TILE, YES, AngelosBeside
from soloist.games.peloponnes.components import (
    COINS,
    GROUPS,
    INHABITANTS,
    STRENGTH,
    Civilization,
    Hero,
    Tile,
    no_goods,
)  # fmt: skip

BOX_TILE: Final = "box-tile"
"""The token for entering what is printed on a tile, where the edition is wrong."""
_BOX_TILE: Final = OTHER_HAND - 1

MOST: Final = 9
CITIZENS_CROSSED: Final = 2
"""The most crossed-out citizens on a tile."""
CITIZENS_MOST: Final = 5
CIVILIZATION_MOST: Final = 12
OTHER_CIVILIZATION: Final = OTHER + "civilization"
OTHER_HERO: Final = OTHER + "hero"
HIS_CIVILIZATION: Final = "his-civilization"
HIS_HERO: Final = "his-hero"


class AngelosAsk(Ask[AngelosBeside]):
    """A question of this companion."""

    def possible(self, s: AngelosBeside) -> list[int]:
        return [*super().possible(s), _BOX_TILE]

    def give(self, s: AngelosBeside, option: int) -> None:
        if option == _BOX_TILE:
            s.then(WhichPrinted(), self)
            return
        super().give(s, option)

    def tell_corrected(self, s: AngelosBeside, dial: Dial, value: int) -> None:
        if not dial.spot.startswith(TILE):
            super().tell_corrected(s, dial, value)
        else:
            # 0 and 1 would mean nothing to people: say whether the tile is his.
            s.tell(self.rule, "told-tile-corrected", tile=dial.name, his=value, most=dial.most)
            s.touch("tiles", value - dial.value)
        remind(s)

    def spell(self, s: AngelosBeside, option: int) -> str:
        return BOX_TILE if option == _BOX_TILE else super().spell(s, option)

    def describe(self, s: AngelosBeside, option: int) -> Choice:
        if option == _BOX_TILE:
            return Choice(BOX_TILE, Phrase("option-" + BOX_TILE), "", None, False, SWITCH)
        return super().describe(s, option)

    def _correcting(self, dial: Dial, value: int) -> Choice:
        one = super()._correcting(dial, value)
        if not dial.spot.startswith(TILE):
            return one
        phrase = Phrase("option-correct-tile", tile=dial.name, his=value, most=dial.most)
        return Choice(one.token, phrase, one.target, one.mark, one.declines, one.kind)


def remind(s: AngelosBeside) -> None:
    """Tell what is still to be done before the next round. A correction meanwhile would take it off the screen (PEL-S06)."""
    if s.reminds:
        s.tell("PEL-S06", "told-then-income", round=s.reminds)
        if s.round > s.reminds:
            turn_up(s)


def turn_up(s: AngelosBeside) -> None:
    """Tell to turn up the tiles of this round, and to stop at the supply symbol (PEL-S19, PEL-S20, PEL-B12)."""
    s.tell("PEL-S20", "told-turn-up", round=s.round, symbol="possible" if s.symbol_possible() else "never")


# --- what is printed


class Entering(AngelosAsk):
    """One number of a thing that is being entered. `known` are the numbers already given."""

    def __init__(self, id: str, known: tuple[int, ...] = ()) -> None:
        self.id: Final = id
        self.known: Final = known

    def numbers(self) -> range:
        return range(MOST + 1)

    def asks(self, s: AngelosBeside) -> str:
        """The message of the question."""
        raise NotImplementedError

    def take_number(self, s: AngelosBeside, known: tuple[int, ...]) -> None:
        raise NotImplementedError

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase(self.asks(s))

    def options(self, s: AngelosBeside) -> list[int]:
        return list(range(len(self.numbers())))

    def token(self, s: AngelosBeside, option: int) -> str:
        return str(self.numbers()[option])

    def phrase(self, s: AngelosBeside, option: int) -> Phrase:
        return Phrase("option-number", number=self.numbers()[option])

    def take(self, s: AngelosBeside, option: int) -> None:
        self.take_number(s, (*self.known, self.numbers()[option]))


# --- tiles


class TileNumber(Entering):
    """One number on a tile. If the edition has the tile, the question says which it is and what the number was so far."""

    def was(self, tile: Tile) -> Phrase | int:
        raise NotImplementedError

    def question(self, s: AngelosBeside) -> Phrase:
        tile = next((one for one in s.tiles if one.id == self.id), None)
        if tile is None:
            return Phrase(self.asks(s), known=NO)
        return Phrase(self.asks(s), known=YES, tile=look_of(tile), now=self.was(tile))


class TilePrestige(TileNumber):
    rule = "PEL-S46"

    def asks(self, s: AngelosBeside) -> str:
        return "ask-other-prestige"

    def was(self, tile: Tile) -> int:
        return tile.prestige

    def take_number(self, s: AngelosBeside, known: tuple[int, ...]) -> None:
        s.then(TileCitizens(self.id, known))


class TileCitizens(TileNumber):
    """Crossed-out citizens are negative (PEL-S12)."""

    rule = "PEL-S12"

    def numbers(self) -> range:
        return range(-CITIZENS_CROSSED, CITIZENS_MOST + 1)

    def asks(self, s: AngelosBeside) -> str:
        return "ask-other-citizens"

    def was(self, tile: Tile) -> Phrase:
        return counted(tile)["citizens"]

    def take_number(self, s: AngelosBeside, known: tuple[int, ...]) -> None:
        s.then(TileCoins(self.id, known))


class TileCoins(TileNumber):
    rule = "PEL-S47"

    def asks(self, s: AngelosBeside) -> str:
        return "ask-other-coins"

    def was(self, tile: Tile) -> Phrase:
        return counted(tile)["coins"]

    def take_number(self, s: AngelosBeside, known: tuple[int, ...]) -> None:
        prestige, citizens, coins = known
        if self.id == OTHER:
            s.others = [*s.others, other_tile(f"{OTHER}{len(s.others) + 1}", s.group(), prestige, citizens, coins)]
            return
        score, strength = s.their_score(), s.foe.strength
        s.print_tile(self.id, prestige, citizens, coins)
        tile = next(one for one in s.tiles if one.id == self.id)
        s.tell(self.rule, "told-tile-printed", tile=look_of(tile), prestige=prestige, **counted(tile))
        s.touch("score", s.their_score() - score)
        if s.foe.strength != strength:
            s.tell("PEL-S28", "told-his-strength", before=strength, now=s.foe.strength, prestige=prestige)
            s.touch("strength", s.foe.strength - strength)
        remind(s)


def other_tile(id: str, group: int, prestige: int, citizens: int, coins: int) -> Tile:
    once = no_goods()
    once[COINS] = coins
    return Tile(
        id=id, land=True, group=group, price=0, prestige=prestige, inhabitants=citizens, cost=no_goods(), once=once,
        income=no_goods(), choice=0, protects=0, free_land=False, supply=False, confidence="sourced",
    )  # fmt: skip


class WhichPrinted(AngelosAsk):
    """Which tile is printed differently in this box; his civilisation can be, too."""

    rule = "PEL-S12"
    words = events = (HIS_CIVILIZATION, HIS_HERO, "no-tile")

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-which-printed")

    def options(self, s: AngelosBeside) -> list[int]:
        return sorted(range(len(s.tiles)), key=lambda number: (-s.tiles[number].prestige, s.tiles[number].group))

    def token(self, s: AngelosBeside, option: int) -> str:
        return s.tiles[option].id

    def phrase(self, s: AngelosBeside, option: int) -> Phrase:
        tile = s.tiles[option]
        return Phrase("option-printed", tile=look_of(tile), group=GROUPS[tile.group], price=tile.price)

    def mark(self, s: AngelosBeside, option: int) -> Mark:
        return Mark("ladder", s.tiles[option].id, s.tiles[option].prestige)

    def take(self, s: AngelosBeside, option: int) -> None:
        s.then(TilePrestige(s.tiles[option].id))

    def has(self, s: AngelosBeside, word: str) -> bool:
        return word == "no-tile" or (s.foe.civilization if word == HIS_CIVILIZATION else s.foe.hero) is not None

    def take_word(self, s: AngelosBeside, word: str) -> None:
        if word == HIS_CIVILIZATION and s.foe.civilization is not None:
            s.then(CivilizationCitizens(s.foe.civilization.id))
        elif word == HIS_HERO and s.foe.hero is not None:
            s.then(HeroClovers(s.foe.hero.id))


# --- civilisation and hero


class CivilizationCitizens(Entering):
    rule = "PEL-S44"

    def asks(self, s: AngelosBeside) -> str:
        return "ask-civilization-citizens"

    def take_number(self, s: AngelosBeside, known: tuple[int, ...]) -> None:
        s.then(CivilizationCoins(self.id, known))


class CivilizationCoins(Entering):
    rule = "PEL-S47"

    def numbers(self) -> range:
        return range(CIVILIZATION_MOST + 1)

    def asks(self, s: AngelosBeside) -> str:
        return "ask-civilization-coins"

    def take_number(self, s: AngelosBeside, known: tuple[int, ...]) -> None:
        start = no_goods()
        start[INHABITANTS], start[COINS] = known
        s.foe.civilization = Civilization(id=self.id, start=start, income=no_goods(), confidence="sourced")
        remind(s)


class HeroClovers(Entering):
    rule = "PEL-S18"

    def asks(self, s: AngelosBeside) -> str:
        return "ask-hero-clovers"

    def take_number(self, s: AngelosBeside, known: tuple[int, ...]) -> None:
        s.then(HeroStrength(self.id, known))


class HeroStrength(Entering):
    rule = "PEL-S11"

    def asks(self, s: AngelosBeside) -> str:
        return "ask-hero-strength"

    def take_number(self, s: AngelosBeside, known: tuple[int, ...]) -> None:
        clovers, strength = known
        start = no_goods()
        start[STRENGTH] = strength
        hero = Hero(id=self.id, start=start, income=no_goods(), abilities=[], angelos_clovers=clovers, confidence="sourced")
        foe, old = s.foe, s.foe.hero
        if old is None:
            foe.take_hero(hero)
            return
        # Only the clovers are certain later in the game; his marker shows his Strength once it has moved.
        foe.hero = hero
        foe.clovers += max(clovers - old.angelos_clovers, -foe.clovers)
        if not s.seen and foe.strength == old.start[STRENGTH]:
            foe.strength = strength
        remind(s)


def card_name(id: str) -> Phrase:
    return Phrase(id) if id.startswith(OTHER) else Phrase("person", id=id)
