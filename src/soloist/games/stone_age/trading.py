"""Buying cards and building tiles: the payment, or leaving them (SA-S36, SA-S37, SA-G15)."""

from typing import Final

from soloist.engine.kernel.bill import Bill, Share
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import ANY_ORDER, following, next_pieces
from soloist.engine.kernel.scene import Mark
from soloist.engine.play import laid_with
from soloist.games.stone_age.cards import take_card
from soloist.games.stone_age.components import BUILDING_1, CARD_1, PLACES, RESOURCE_COUNT, RESOURCES, TRIBES
from soloist.games.stone_age.dealing import take_tile
from soloist.games.stone_age.names import card_name, card_text, good_mark, goods, tile_cost
from soloist.games.stone_age.order import lacking_for_card, lacking_for_tile
from soloist.games.stone_age.state import StoneAge
from soloist.games.stone_age.two_resources import CASH, OpenDecision

LEAVE: Final = "leave"
BUILD: Final = "build"


class Payment(OpenDecision):
    """A payment in resources, one at a time in the order wood, clay, stone, gold; in any order after `freed`.

    Before the first resource you may leave the card or tile (SA-G15).
    """

    declining = LEAVE

    def __init__(self, tribe: int, left: int, kind: int, first: bool) -> None:
        self.tribe: Final = tribe
        """Whose figure buys. It already left the board, which only shows it until the payment is made."""
        self.left: Final = left
        self.kind: Final = kind
        self.first: Final = first

    def is_first(self) -> bool:
        return self.first

    def has(self, s: StoneAge, word: str) -> bool:
        return self.first if word == LEAVE else super().has(s, word)

    def token(self, s: StoneAge, option: int) -> str:
        return RESOURCES[option]

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        along, _ = laid_with(s, self.draft(s), option)
        paid = 1 + [one.token for one in along].count(RESOURCES[option])
        return Phrase("option-pay", goods=goods(option, paid), left=goods(option, s.stock[option] - paid))

    def mark(self, s: StoneAge, option: int) -> Mark | None:
        return good_mark(option)

    def take_word(self, s: StoneAge, word: str) -> None:
        if word == LEAVE:
            if s.story is not None:
                # If nothing can be paid, the player is not asked; the story says why.
                able = "yes" if len(self.possible(s)) > 1 else "no"
                s.tell("SA-G15", "told-left", able=able)
        else:
            super().take_word(s, word)

    def shares(self, s: StoneAge) -> tuple[Share, ...]:
        """What of the stock can be part of the payment."""
        most = self.left - max(0, self.new_kinds() - 1)
        return tuple([_share(kind, s.stock[kind], most) for kind in range(RESOURCE_COUNT) if s.stock[kind]])

    def new_kinds(self) -> int:
        """How many new kinds must still be paid; 0 if any may."""
        return 0

    def bills(self, s: StoneAge) -> list[Bill]:
        """The whole payment of several resources, before the first one and if there is a choice."""
        if not self.first or self.left < 2 or not self.options(s):
            return []
        bill = ResourceBill("", RESOURCES, self.shares(s), self.left, self.new_kinds())
        return [bill] if bill.has_choice() else []

    def pay_one(self, s: StoneAge, kind: int) -> None:
        if s.story is not None:
            s.tell(self.rule, "told-paid", goods=goods(kind, 1))
        s.pay(kind, 1)
        if self.left == 1:
            self._tell_whole(s)

    def _tell_whole(self, s: StoneAge) -> None:
        """Once everything is paid, replace the events of the single resources by one."""
        story = s.story
        if story is None:
            return
        paid = [0] * RESOURCE_COUNT
        while story and story[-1].phrase.message == "told-paid":
            for spot, change in story.pop().touched:
                paid[RESOURCES.index(spot)] -= change
        parts = tuple([goods(kind, paid[kind]) for kind in range(RESOURCE_COUNT) if paid[kind]])
        s.tell(self.rule, "told-paid-for", bought=self.bought(s), goods=parts)
        for kind in range(RESOURCE_COUNT):
            if paid[kind]:
                s.touch(RESOURCES[kind], -paid[kind])

    def bought(self, s: StoneAge) -> Phrase:
        """What the payment is for."""
        raise NotImplementedError


class ResourceBill(Bill):
    """A number of resources, of any kinds or of a fixed number of kinds."""

    def has_choice(self) -> bool:
        """Whether it can be paid in more than one way."""
        return self._ways([], self.total) > 1

    def _ways(self, paid: list[int], left: int) -> int:
        place = len(paid)
        if place == len(self.shares):
            return 1 if self.allows(paid) else 0
        ways = 0
        for amount in range(min(left, self.shares[place].most) + 1):
            ways += self._ways([*paid, amount], left - amount)
        return ways

    def answers(self, paid: list[int]) -> tuple[list[str], list[str]]:
        pieces: list[str] = []
        for place in range(len(paid)):
            pieces += [self.shares[place].good] * paid[place]
        return [], pieces


def _share(kind: int, held: int, most: int) -> Share:
    says = tuple([goods(kind, amount) for amount in range(min(held, most) + 1)])
    return Share(RESOURCES[kind], good_mark(kind), held, min(held, most), 0, says)


class BuyCard(Payment):
    """Pay the price of the space with any resources, or leave the card (SA-S37, SA-G15)."""

    rule = "SA-S37"

    def __init__(self, tribe: int, space: int, left: int, kind: int, first: bool) -> None:
        super().__init__(tribe, left, kind, first)
        self.space: Final = space

    def draft(self, s: StoneAge) -> str:
        return PLACES[CARD_1 + self.space]

    def freed(self) -> "BuyCard":
        return BuyCard(self.tribe, self.space, self.left, ANY_ORDER, self.first)

    def question(self, s: StoneAge) -> Phrase:
        card = card_text(s.card(self.space))
        return Phrase("ask-buy", tribe=TRIBES[self.tribe], first=int(self.first), left=self.left, card=card)

    def options(self, s: StoneAge) -> list[int]:
        return next_pieces(s.stock, self.kind, self.left)

    def bought(self, s: StoneAge) -> Phrase:
        return Phrase("bought-card", name=card_name(s.card(self.space)))

    def is_helped(self, s: StoneAge, resources: int) -> bool:
        return 0 < lacking_for_card(s, self.space) <= resources

    def target(self, s: StoneAge, option: int) -> str:
        return PLACES[CARD_1 + self.space]

    def word_target(self, s: StoneAge, word: str) -> str:
        return super().word_target(s, word) if word == CASH else PLACES[CARD_1 + self.space]

    def take(self, s: StoneAge, option: int) -> None:
        self.pay_one(s, option)
        if self.left > 1:
            s.then(BuyCard(self.tribe, self.space, self.left - 1, following(self.kind, option), False))
        else:
            take_card(s, self.space)


class Build(Payment):
    """Pay the cost of the top tile, or leave it: fixed goods, or n resources of exactly k kinds (SA-S36, SA-G15)."""

    rule = "SA-S36"
    words = (BUILD, CASH)

    def __init__(self, tribe: int, pile: int, left: int, kinds: int, kind: int, first: bool, paid: int = 0) -> None:
        super().__init__(tribe, left, kind, first)
        self.pile: Final = pile
        self.kinds: Final = kinds
        """How many new kinds must still be paid."""
        self.paid: Final = paid
        """The kinds paid so far, as a bit mask."""

    def new_kinds(self) -> int:
        return self.kinds

    def draft(self, s: StoneAge) -> str:
        return PLACES[BUILDING_1 + self.pile]

    def freed(self) -> "Build":
        return Build(self.tribe, self.pile, self.left, self.kinds, kind=ANY_ORDER, first=self.first, paid=self.paid)

    def question(self, s: StoneAge) -> Phrase:
        cost = tile_cost(s.tile(self.pile))
        return Phrase("ask-build", tribe=TRIBES[self.tribe], first=int(self.first), left=self.left, cost=cost)

    def options(self, s: StoneAge) -> list[int]:
        options: list[int] = []
        if s.tile(self.pile).kinds:
            for kind in range(max(0, self.kind), RESOURCE_COUNT):
                if s.stock[kind] and self._can_finish(s.stock, kind):
                    options.append(kind)
        return options

    def has(self, s: StoneAge, word: str) -> bool:
        return can_pay_fixed(s, self.pile) if word == BUILD else super().has(s, word)

    def bought(self, s: StoneAge) -> Phrase:
        return Phrase("bought-building")

    def is_helped(self, s: StoneAge, resources: int) -> bool:
        """For a tile of any kinds, the card can also change which kinds are paid."""
        lacking = lacking_for_tile(s, self.pile)
        return lacking <= resources and (lacking > 0 or s.tile(self.pile).kinds > 0)

    def target(self, s: StoneAge, option: int) -> str:
        return PLACES[BUILDING_1 + self.pile]

    def word_phrase(self, s: StoneAge, word: str) -> Phrase:
        return Phrase("option-build", cost=tile_cost(s.tile(self.pile))) if word == BUILD else super().word_phrase(s, word)

    def word_target(self, s: StoneAge, word: str) -> str:
        return super().word_target(s, word) if word == CASH else PLACES[BUILDING_1 + self.pile]

    def word_mark(self, s: StoneAge, word: str) -> Mark | None:
        return Mark("building") if word == BUILD else super().word_mark(s, word)

    def take(self, s: StoneAge, option: int) -> None:
        self.pay_one(s, option)
        if self.left > 1:
            kinds, kind = self._kinds_after(option), following(self.kind, option)
            s.then(Build(self.tribe, self.pile, self.left - 1, kinds, kind=kind, first=False, paid=self.paid | 1 << option))
        else:
            self._finish(s)

    def take_word(self, s: StoneAge, word: str) -> None:
        if word == BUILD:
            self._finish(s)
        else:
            super().take_word(s, word)

    def _kinds_after(self, kind: int) -> int:
        """How many new kinds must still be paid after a resource of this kind."""
        return self.kinds if self.paid >> kind & 1 else self.kinds - 1

    def _can_finish(self, stock: list[int], kind: int) -> bool:
        """Whether, after a resource of this kind, the rest of the payment can have exactly the new kinds required."""
        left, kinds = self.left - 1, self._kinds_after(kind)
        if kinds < 0 or kinds > left:
            return False
        paid = self.paid | 1 << kind
        again = -1
        new: list[int] = []
        for other in range(0 if self.kind == ANY_ORDER else kind, RESOURCE_COUNT):
            if paid >> other & 1:
                again += stock[other]
            elif stock[other]:
                new.append(stock[other])
        new.sort(reverse=True)
        return len(new) >= kinds and left <= again + sum(new[:kinds])

    def _finish(self, s: StoneAge) -> None:
        """Take the tile. A fixed cost is paid here; any other cost has been paid one resource at a time."""
        tile = s.tile(self.pile)
        if s.story is not None:
            s.tell(self.rule, "told-built", cost=tile_cost(tile), tiles=s.built + 1)
        for kind in range(RESOURCE_COUNT):
            s.pay(kind, tile.cost[kind])
        take_tile(s, self.pile)


def can_pay_fixed(s: StoneAge, pile: int) -> bool:
    """Whether the top tile has a fixed cost and the stock covers it."""
    return not s.tile(pile).kinds and not lacking_for_tile(s, pile)
