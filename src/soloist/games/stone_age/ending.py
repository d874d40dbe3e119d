"""End of the round and of the game: old cards are discarded and new ones turned up, or you have won (SA-S57, SA-S58, SA-S59,
SA-S61)."""

from typing import Final

from soloist.engine.kernel.machine import WON, Act
from soloist.engine.kernel.story import RULES
from soloist.games.stone_age.components import SPACE_1, SPACE_2, SPACE_4
from soloist.games.stone_age.dealing import new_card
from soloist.games.stone_age.state import EMPTY, TOOL_SLOTS, StoneAge


class DiscardCards(Act[StoneAge]):
    """Discard cards, or slide the unbought ones; then fill the spaces and make the tools ready (SA-S57, SA-S59, SA-G12)."""

    rule = "SA-S57"

    def run(self, s: StoneAge) -> None:
        if s.story is not None:
            s.headline("cards", self.rule, "told-cards-leave", by=RULES, slide=int(s.setting.slide))
        discard_card(s, SPACE_4)
        if s.setting.slide:
            # Level 4 has no space 1, so its card does not slide (SA-S65).
            if SPACE_1 in s.setting.spaces and s.cards[SPACE_1] == EMPTY:
                s.cards[SPACE_1] = s.cards[SPACE_2]
                s.cards[SPACE_2] = EMPTY
        else:
            discard_card(s, SPACE_1)
            discard_card(s, SPACE_2)
        s.then(ReadyTools())
        for space in reversed(s.setting.spaces):
            s.then(FillSpace(space))


def discard_card(s: StoneAge, space: int) -> None:
    """Discarded cards never return to the deck (SA-G17)."""
    if s.cards[space] != EMPTY:
        s.cards[space] = EMPTY
        s.discarded += 1


class FillSpace(Act[StoneAge]):
    """Put a new card on an empty space, in the order 1, 2, 4; if the deck is empty, you have won (SA-S58, SA-S59, SA-S61)."""

    rule = "SA-S61"

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: StoneAge) -> None:
        if s.cards[self.space] != EMPTY:
            return
        if s.deck_left:
            s.then(new_card(self.space))
        else:
            s.tell(self.rule, "told-won")
            s.touch("deck")
            s.end(WON)


class ReadyTools(Act[StoneAge]):
    """All tool tiles can be used again (SA-G12)."""

    rule = "SA-G12"

    def run(self, s: StoneAge) -> None:
        for slot in range(TOOL_SLOTS):
            s.used[slot] = False
