"""Tiles that are lost unless paid for, chosen together: in an Earthquake or Tempest, and for debts (PEL-B30, PEL-B34)."""

from typing import Final

from soloist.engine.kernel.bill import Bill
from soloist.engine.kernel.machine import Offer
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import ANY_ORDER, TAKE_OUT, following
from soloist.engine.kernel.scene import Mark
from soloist.games.peloponnes.bills import luxury_bill
from soloist.games.peloponnes.components import LUXURY
from soloist.games.peloponnes.marks import NO, YES, good_mark
from soloist.games.peloponnes.names import goods_list, tile_name
from soloist.games.peloponnes.paying import (
    LUXURY_PER_UNIT,
    WITH_LUXURY,
    announced,
    can_keep_goods,
    can_pay,
    pay,
    real_goods_first,
)
from soloist.games.peloponnes.state import Peloponnes

LET_GO: Final = "let-go"
SAVE: Final = "save"
DONE: Final = "done"


class KeepTiles(Offer[Peloponnes]):
    """Choose which tiles to let go if all can be paid; otherwise choose which to save. They are asked in their order on the
    table, or in any order after `freed`.

    `done` pays for all that stay. After the word `luxury` you keep goods and are asked which.
    """

    words = (DONE, WITH_LUXURY)
    declining = ""

    def __init__(self, how: str = LET_GO, chosen: tuple[int, ...] = (), first: int = 0, keep_goods: bool = False) -> None:
        self.how: Final = how
        """LET_GO or SAVE: what choosing a tile means."""
        self.chosen: Final = chosen
        """The indices of the chosen tiles."""
        self.first: Final = first
        self.keep_goods: Final = keep_goods

    # --- what each subclass defines

    def tiles(self, s: Peloponnes) -> list[int]:
        """All tiles that are lost unless paid for."""
        raise NotImplementedError

    def cost(self, s: Peloponnes, kept: list[int]) -> list[int]:
        """The cost of keeping all these tiles."""
        raise NotImplementedError

    def settle(self, s: Peloponnes, kept: list[int]) -> None:
        """Keep these tiles and remove the others; the cost is paid afterwards."""
        raise NotImplementedError

    def like(self, how: str, chosen: tuple[int, ...], first: int, keep_goods: bool) -> "KeepTiles":
        """The same question with other values."""
        raise NotImplementedError

    # --- what all share

    def ask(self, s: Peloponnes) -> None:
        """Ask, unless there is no tile or none can be paid."""
        tiles = self.tiles(s)
        if not tiles:
            return
        if can_pay(s, self.cost(s, tiles)):
            s.then(self.like(LET_GO, (), 0, False))
            return
        saving = self.like(SAVE, (), 0, False)
        if saving.options(s):
            s.then(saving)
        else:
            self.settle(s, [])

    def kept(self, s: Peloponnes) -> list[int]:
        """The tiles that stay, by the choice so far."""
        return [number for number in self.tiles(s) if (number in self.chosen) == (self.how == SAVE)]

    def still_kept(self, s: Peloponnes) -> list[int]:
        """The tiles whose cost the question names: all but those given up so far."""
        return self.kept(s) if self.how == LET_GO else self.tiles(s)

    def options(self, s: Peloponnes) -> list[int]:
        tiles = self.tiles(s)
        options: list[int] = []
        for place in range(max(0, self.first), len(tiles)):
            number = tiles[place]
            if number not in self.chosen and (self.how == LET_GO or can_pay(s, self.cost(s, [*self.chosen, number]))):
                options.append(number)
        return options

    def has(self, s: Peloponnes, word: str) -> bool:
        return word == DONE or (not self.keep_goods and not self.chosen and self.goods_can_be_kept(s))

    def goods_can_be_kept(self, s: Peloponnes) -> bool:
        """Whether luxury could replace goods you have, for one tile, or for two where one is saved for free."""
        if s.goods[LUXURY] < LUXURY_PER_UNIT:
            return False
        tiles = self.tiles(s)
        for one in tiles:
            for other in tiles:
                if can_keep_goods(s, self.cost(s, [one] if one == other else [one, other])):
                    return True
        return False

    def draft(self, s: Peloponnes) -> str:
        """With luxury it is a separate draft."""
        return self.rule + WITH_LUXURY if self.keep_goods else self.rule

    def freed(self) -> "KeepTiles":
        return self.like(self.how, self.chosen, ANY_ORDER, self.keep_goods)

    def bills(self, s: Peloponnes) -> list[Bill]:
        """Paying for all that stay. With luxury, the tiles chosen so far are chosen again after the word."""
        if self.keep_goods or not self.goods_can_be_kept(s):
            return []
        after, kept = s.copy(), self.kept(s)
        after.story = None
        self.settle(after, kept)
        chosen = [s.tile(number).id for number in self.chosen]
        luxury = (*[TAKE_OUT + token for token in chosen], WITH_LUXURY, *chosen, DONE)
        return [*luxury_bill(after, DONE, self.cost(s, kept), (DONE,), luxury)]

    def token(self, s: Peloponnes, option: int) -> str:
        return s.tile(option).id

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        """What is lost with the tile, or the extra cost of saving it."""
        tile = s.tile(option)
        if self.how == LET_GO:
            return Phrase("option-let-go", tile=tile_name(tile), prestige=tile.prestige)
        before = real_goods_first(s, self.cost(s, self.kept(s)))
        after = real_goods_first(s, self.cost(s, [*self.chosen, option]))
        more = goods_list([after[good] - before[good] for good in range(len(after))])
        return Phrase("option-save", tile=tile_name(tile), prestige=tile.prestige, cost=more)

    def target(self, s: Peloponnes, option: int) -> str:
        return s.tile(option).id

    def mark(self, s: Peloponnes, option: int) -> Mark | None:
        return NO if self.how == LET_GO else YES

    def take(self, s: Peloponnes, option: int) -> None:
        place = self.tiles(s).index(option)
        s.then(self.like(self.how, (*self.chosen, option), following(self.first, place), self.keep_goods))

    def word_phrase(self, s: Peloponnes, word: str) -> Phrase:
        if word == WITH_LUXURY:
            return Phrase("option-luxury")
        kept = self.kept(s)
        lost = [number for number in self.tiles(s) if number not in kept]
        cost = self.cost(s, kept)
        return Phrase(
            "option-done",
            kept=len(kept),
            keeps=self.names(s, kept),
            payment=announced(s, cost, self.keep_goods and can_keep_goods(s, cost)),
            lost=len(lost),
            loses=self.names(s, lost),
        )

    def names(self, s: Peloponnes, numbers: list[int]) -> tuple[Phrase, ...]:
        return tuple([tile_name(s.tile(number)) for number in numbers])

    def word_mark(self, s: Peloponnes, word: str) -> Mark | None:
        return good_mark(LUXURY) if word == WITH_LUXURY else YES

    def take_word(self, s: Peloponnes, word: str) -> None:
        if word == WITH_LUXURY:
            s.then(self.like(self.how, (), 0, True))
            return
        kept = self.kept(s)
        cost = self.cost(s, kept)
        self.settle(s, kept)
        pay(s, cost, self.keep_goods and can_keep_goods(s, cost))
