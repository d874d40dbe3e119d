"""Effects of cards, tiles, tokens and plantation: one class for each part of an ability or reward (GOL-B46, GOL-B48, GOL-B52)."""

from typing import Final, Self

from soloist.engine.effect import read_effect
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry
from soloist.games.guilds_of_london import offers
from soloist.games.guilds_of_london.components import CARD, MOST, TILE, TOKEN, Counted, Look, Part, Plain
from soloist.games.guilds_of_london.dealing import DrawCards, DrawMayoral, LookAtCards
from soloist.games.guilds_of_london.liverymen_effects import (
    CardMove,
    EvictOpponent,
    GainNeutral,
    Hire,
    HireBonus,
    HireToTile,
    Move,
    MoveGroup,
    SwapWithOpponent,
    ToPlantation,
)
from soloist.games.guilds_of_london.state import Guilds

PER: Final = ("own-on-plantation", "two-own-masters")
ON_PLANTATION: Final = 0
TWO_MASTERS: Final = 1


# --- points


def score(s: Guilds, vp: int) -> None:
    s.vp += vp
    if s.story is not None:
        s.tell("GOL-B48", "told-scored", vp=vp, total=s.vp)
        s.touch("vp", vp)


class GainVp(Counted):
    """VP at once."""

    name = "gain-vp"

    def run(self, s: Guilds) -> None:
        score(s, self.n)


class VpPer(Part):
    """VP for what you have now, up to a limit."""

    name = "vp-per"

    def __init__(self, per: int, vp: int, most: int) -> None:
        self.per: Final = per
        self.vp: Final = vp
        self.most: Final = most

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(PER.index(entry.word("per", PER)), entry.number("vp", 1, MOST), entry.number("max", 1, 20))

    def worth(self, s: Guilds) -> int:
        """What it would score now; masters count in twos, rounded down."""
        count = s.plantation if self.per == ON_PLANTATION else s.masters.count(True) // 2
        return min(self.most, self.vp * count)

    def possible(self, s: Guilds) -> bool:
        return self.worth(s) > 0

    def run(self, s: Guilds) -> None:
        score(s, self.worth(s))

    def number(self) -> int:
        return self.vp

    def now(self, s: Guilds) -> Phrase:
        return Phrase("effect-vp-now", now=self.worth(s), per=PER[self.per], vp=self.vp, most=self.most)

    def text(self) -> Phrase:
        return Phrase("effect-vp-per", per=PER[self.per], vp=self.vp, most=self.most)


# --- cards


class DrawNow(Counted):
    """Draw cards at once, regardless of the hand limit."""

    name = "draw-now"

    def run(self, s: Guilds) -> None:
        s.then(DrawCards(self.n))


class DrawEnd(Counted):
    """Draw more cards at the end of your turn; outside your turn, draw them at once."""

    name = "draw-end"

    def run(self, s: Guilds) -> None:
        if s.your_turn:
            s.draw_end += self.n
            s.tell("GOL-B48", "told-draw-end", n=self.n)
        else:
            s.then(DrawCards(self.n))


class DrawSelect(Look):
    """Look at some cards of the deck and keep some."""

    name = "draw-select"

    def run(self, s: Guilds) -> None:
        s.then(LookAtCards(self.draw, self.keep, ()))


class TakeDiscard(Counted):
    """Take cards of your choice from the discard pile."""

    name = "take-discard"

    def possible(self, s: Guilds) -> bool:
        return s.discards_left > 0

    def run(self, s: Guilds) -> None:
        if self.possible(s):
            s.then(offers.TakeDiscard(self, self.n))


class SeeMayoral(Look):
    """Look at mayoral cards and keep some."""

    name = "mayoral"

    def possible(self, s: Guilds) -> bool:
        return s.mayoral_deck_left + s.mayoral_discards_left > 0

    def run(self, s: Guilds) -> None:
        s.then(DrawMayoral(self.draw, self.keep))


# --- rules that change


class WildSymbols(Plain):
    """Cards discarded to move lead to any tile this turn."""

    name = "wild-symbols"
    stands_on = (CARD,)

    def run(self, s: Guilds) -> None:
        s.wild = True
        s.tell("GOL-B48", "told-wild")


class NoHandLimit(Plain):
    """No hand limit for the rest of the game."""

    name = "no-hand-limit"
    stands_on = (TILE,)

    def run(self, s: Guilds) -> None:
        s.no_hand_limit = True
        s.tell("GOL-B48", "told-no-hand-limit")


# --- a choice of parts


class ChooseOne(Part):
    """Choose one of several parts; on a token."""

    name = "choose-one"
    stands_on = (TOKEN,)

    def __init__(self, parts: list[Part]) -> None:
        self.parts: Final = parts

    @classmethod
    def read(cls, entry: Entry) -> Self:
        kinds = [kind for kind in kinds_on(cls.stands_on[0]) if not issubclass(kind, ChooseOne)]
        parts = read_parts(entry, "options", kinds)
        if len(parts) < 2:
            raise entry.wrong("options", Phrase("wrong-two-options"))
        return cls(parts)

    def of_card(self, symbols: int) -> Part:
        return type(self)([part.of_card(symbols) for part in self.parts])

    def possible(self, s: Guilds) -> bool:
        for part in self.parts:
            if part.possible(s):
                return True
        return False

    def run(self, s: Guilds) -> None:
        s.then(offers.ChooseOne(self, self.parts))

    def text(self) -> Phrase:
        return Phrase("effect-choose-one", options=tuple([part.text() for part in self.parts]))


class TileChooseOne(ChooseOne):
    """Choose one of several parts; on a tile."""

    stands_on = (TILE,)


class CardChooseOne(ChooseOne):
    """Choose one of several parts; on a card."""

    stands_on = (CARD,)


PARTS: Final[tuple[type[Part], ...]] = (
    GainVp, VpPer, Hire, HireToTile, HireBonus, Move, CardMove, MoveGroup, ToPlantation, DrawNow, DrawEnd, DrawSelect,
    TakeDiscard, GainNeutral, SeeMayoral, EvictOpponent, SwapWithOpponent, WildSymbols, NoHandLimit, ChooseOne, TileChooseOne,
    CardChooseOne,
)  # fmt: skip


def kinds_on(place: str) -> list[type[Part]]:
    """The parts that a card, tile or token can carry (GOL-B52)."""
    return [kind for kind in PARTS if place in kind.stands_on]


def read_parts(entry: Entry, field: str, kinds: list[type[Part]]) -> list[Part]:
    """Read the parts listed in a field; the list may be empty."""
    if entry.data.get(field) == []:
        entry.read.add(field)
        return []
    found: list[Part] = []
    for one in entry.entries(field, "effect"):
        part = read_effect(one, "effect", kinds)
        one.done()
        found.append(part)
    return found
