"""Effects on liverymen: one class for each part on cards, tiles, tokens and the plantation (GOL-B48)."""

from typing import ClassVar, Final, Self

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry
from soloist.games.guilds_of_london import moving, offers
from soloist.games.guilds_of_london.components import (
    ALL_SYMBOLS,
    CARD,
    GUILDHALL,
    MOST,
    NONE,
    PLANTATION,
    SUPPLY,
    TILE,
    TOKEN,
    Counted,
    Part,
    Plain,
)  # fmt: skip
from soloist.games.guilds_of_london.moving import Journey
from soloist.games.guilds_of_london.offers import ANYWHERE
from soloist.games.guilds_of_london.state import Guilds

ANY: Final = "any-unresolved"
MATCHING: Final = "unresolved-matching-card"
ONE_MATCHING: Final = "one-unresolved-matching-card"

ORIGINS: Final = {"guildhall": GUILDHALL, "anywhere": ANYWHERE, "plantation": PLANTATION, "supply": SUPPLY}
ORIGIN_NAMES: Final = {number: name for name, number in ORIGINS.items()}


def hire(s: Guilds, rule: str, number: int) -> None:
    """Move liverymen from the supply to the Guildhall, as many as there are (GOL-B27)."""
    hired = min(number, s.supply)
    s.supply -= hired
    s.guildhall += hired
    if s.story is not None:
        s.tell(rule, "told-hired", n=hired, guildhall=s.guildhall)
        s.touch("supply", -hired)
        s.touch("guildhall", hired)


class Hire(Counted):
    """Move liverymen from the supply to the Guildhall."""

    name = "hire"

    def possible(self, s: Guilds) -> bool:
        return s.supply > 0

    def run(self, s: Guilds) -> None:
        hire(s, "GOL-B48", self.n)

    def now(self, s: Guilds) -> Phrase:
        return Phrase("effect-hire", n=min(self.n, s.supply))


class HireToTile(Counted):
    """Move liverymen from the supply directly to a tile."""

    name = "hire-to-tile"

    @classmethod
    def read(cls, entry: Entry) -> Self:
        n = entry.number("n", 1, MOST)
        entry.word("to", [ANY])
        return cls(n)

    def possible(self, s: Guilds) -> bool:
        return s.supply > 0 and len(offers.open_tiles(s)) > 0

    def run(self, s: Guilds) -> None:
        if self.possible(s):
            s.then(offers.HireToTile(self, self.n))


class HireBonus(Counted):
    """Hiring with a discarded card brings more liverymen this turn."""

    name = "hire-bonus"
    stands_on = (CARD,)

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("extra", 1, MOST))

    def run(self, s: Guilds) -> None:
        s.hire_bonus += self.n
        s.tell("GOL-B48", "told-hire-bonus", n=self.n)


class Move(Journey):
    """Move your liverymen to unresolved tiles, one after the other."""

    name = "move"
    stands_on: ClassVar[tuple[str, ...]] = (TILE, TOKEN)
    targets_known: ClassVar[tuple[str, ...]] = (ANY,)

    def __init__(self, n: int, origin: int, target: str, wanted: int = ALL_SYMBOLS) -> None:
        super().__init__(n, origin, wanted, target == ONE_MATCHING)
        self.target: Final = target

    @classmethod
    def read(cls, entry: Entry) -> Self:
        n = entry.number("n", 1, MOST)
        origin = entry.word("from", ("guildhall", "anywhere", "plantation"))
        return cls(n, ORIGINS[origin], entry.word("to", cls.targets_known))

    def possible(self, s: Guilds) -> bool:
        return len(self.movable(s, NONE)) > 0

    def run(self, s: Guilds) -> None:
        if self.possible(s):
            s.then(moving.ChooseTarget(self, self.n, NONE))

    def number(self) -> int:
        return self.n

    def text(self) -> Phrase:
        return Phrase("effect-move", n=self.n, origin=ORIGIN_NAMES[self.origin], target=self.target)


class CardMove(Move):
    """A move on a card; the target tile may have to show one of the card's symbols."""

    stands_on = (CARD,)
    targets_known = (ANY, MATCHING, ONE_MATCHING)

    def of_card(self, symbols: int) -> Part:
        return CardMove(self.n, self.origin, self.target, ALL_SYMBOLS if self.target == ANY else symbols)


class MoveGroup(Plain):
    """Move any number of your liverymen together to an adjacent tile."""

    name = "move-group"

    def possible(self, s: Guilds) -> bool:
        return len(moving.group_origins(s)) > 0

    def run(self, s: Guilds) -> None:
        if self.possible(s):
            s.then(moving.MoveGroup(self, 1))


class ToPlantation(Part):
    """Move your liverymen to the plantation."""

    name = "plantation"

    def __init__(self, n: int, origin: int) -> None:
        self.n: Final = n
        self.origin: Final = origin

    @classmethod
    def read(cls, entry: Entry) -> Self:
        n = entry.number("n", 1, MOST)
        return cls(n, ORIGINS[entry.word("from", ("guildhall", "anywhere", "supply"))])

    def possible(self, s: Guilds) -> bool:
        return len(offers.origins(s, self.origin)) > 0

    def run(self, s: Guilds) -> None:
        if self.possible(s):
            s.then(self.embarking(s, False))

    def chosen(self, s: Guilds) -> None:
        if self.possible(s):
            s.then(self.embarking(s, True))

    def embarking(self, s: Guilds, wanted: bool) -> offers.Offered:
        """The question which liverymen go, or how many if they can come from one place only."""
        if self.origin != ANYWHERE and min(self.n, s.men(self.origin)) > 1:
            return offers.EmbarkSome(self, self.n, self.origin)
        return offers.Embark(self, self.n, self.origin, wanted)

    def number(self) -> int:
        return self.n

    def text(self) -> Phrase:
        return Phrase("effect-plantation", n=self.n, origin=ORIGIN_NAMES[self.origin])


class EvictOpponent(Counted):
    """Return Boris's liverymen to his stock."""

    name = "evict-opponent"

    def possible(self, s: Guilds) -> bool:
        return sum(s.theirs) > 0

    def run(self, s: Guilds) -> None:
        if self.possible(s):
            s.then(offers.Evict(self, self.n))


class SwapWithOpponent(Counted):
    """Swap one of your liverymen with one of Boris's."""

    name = "swap-with-opponent"

    def possible(self, s: Guilds) -> bool:
        return len(offers.swappable(s)) > 0

    def run(self, s: Guilds) -> None:
        if self.possible(s):
            s.then(offers.SwapYours(self, self.n))


class GainNeutral(Counted):
    """Take neutrals from the scoreboard into your store, as many as there are."""

    name = "gain-neutral"

    def possible(self, s: Guilds) -> bool:
        return s.scoreboard > 0

    def run(self, s: Guilds) -> None:
        gained = min(self.n, s.scoreboard)
        s.scoreboard -= gained
        s.store += gained
        if s.story is not None:
            s.tell("GOL-B48", "told-neutral", n=gained)
            s.touch("scoreboard", -gained)
            s.touch("store", gained)

    def now(self, s: Guilds) -> Phrase:
        return Phrase("effect-gain-neutral", n=min(self.n, s.scoreboard))
