"""Drawing townsfolk and turning up offerings. The state only knows which cards and tiles may still come."""

from typing import Final

from soloist.engine.kernel.machine import Act, Chance, replaced
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.raiders.components import NONE
from soloist.games.raiders.names import OFFERING_MARK, card_option, card_text, tile_option, tile_text
from soloist.games.raiders.state import SLOTS, Raiders


class DrawCards(Act[Raiders]):
    """Draw townsfolk one by one; shuffle the discards into a new pile only when a card is needed (RNS-B21)."""

    rule = "RNS-B22"

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, s: Raiders) -> None:
        if not self.count or not can_draw(s):
            return
        if not s.deck_left and not s.under_left:
            s.deck, s.discards = s.discards, s.deck
            s.deck_left, s.discards_left = s.discards_left, 0
            s.tell("RNS-B21", "told-reshuffled", cards=s.deck_left)
        s.then(DrawCard(), DrawCards(self.count - 1))


def can_draw(s: Raiders) -> bool:
    return bool(s.deck_left or s.under_left or s.discards_left)


class DrawCard(Chance[Raiders]):
    """Draw the next card; the two cards rejected at set-up are below all others (RNS-B09, RNS-S65)."""

    rule = "RNS-B22"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-card-drawn")

    def token(self, s: Raiders, option: int) -> str:
        return s.setting.components.townsfolk[option].id

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return card_option(s.setting.components.townsfolk[option])

    def source(self, s: Raiders) -> str:
        return "townsfolk"

    def odds(self, s: Raiders) -> Odds:
        numbers = s.setting.components.townsfolk_numbers
        return Odds(numbers, s.deck, s.deck_left) if s.deck_left else Odds(numbers, s.under, s.under_left)

    def settle(self, s: Raiders, outcome: int) -> None:
        if s.deck_left:
            s.deck[outcome] -= 1
            s.deck_left -= 1
        else:
            s.under = replaced(s.under, outcome, s.under[outcome] - 1)
            s.under_left -= 1
        s.hand[outcome] += 1
        s.hand_size += 1
        if s.story is not None:
            card = s.setting.components.townsfolk[outcome]
            s.tell(self.rule, "told-drawn", card=card_text(card))
            s.touch("hand-" + card.id)


class DrawnOffering(Chance[Raiders]):
    """Draw one offering tile among those that its group may still hold."""

    def group_of(self, s: Raiders) -> int:
        raise NotImplementedError

    def token(self, s: Raiders, option: int) -> str:
        return s.setting.components.offerings[option].id

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return tile_option(s.setting.components.offerings[option])

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return OFFERING_MARK

    def odds(self, s: Raiders) -> Odds:
        group = s.groups[self.group_of(s)]
        return Odds(group, [1] * len(group), len(group))


class TurnUpOffering(DrawnOffering):
    """The top tile of the stack, face up on a space (RNS-B02, RNS-B28, RNS-B53)."""

    rule = "RNS-B28"

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-offering-turned", slot=self.slot + 1)

    def source(self, s: Raiders) -> str:
        return "offerings"

    def group_of(self, s: Raiders) -> int:
        return top_group(s)

    def settle(self, s: Raiders, outcome: int) -> None:
        top = top_group(s)
        s.leave_group(top, outcome)
        s.group_left = replaced(s.group_left, top, s.group_left[top] - 1)
        s.display = replaced(s.display, self.slot, outcome)
        if s.story is not None:
            s.tell(self.rule, "told-offering", slot=self.slot + 1, tile=tile_text(s.setting.components.offerings[outcome]))
            s.touch(f"offering-{self.slot + 1}")
            s.touch("stack", -1)


class FillDisplay(Act[Raiders]):
    """Turn up tiles on the empty spaces until the stack is empty."""

    rule = "RNS-B28"

    def run(self, s: Raiders) -> None:
        if not s.stack_left():
            return
        for slot in range(SLOTS):
            if s.display[slot] == NONE:
                s.then(TurnUpOffering(slot), self)
                return


def top_group(s: Raiders) -> int:
    for number in range(len(s.group_left)):
        if s.group_left[number]:
            return number
    return NONE


def take_face_down(s: Raiders) -> None:
    """Take the top tile face down; it stays among the tiles its group may hold (RNS-S37, RNS-S65)."""
    top = top_group(s)
    s.group_left = replaced(s.group_left, top, s.group_left[top] - 1)
    s.group_hidden = replaced(s.group_hidden, top, s.group_hidden[top] + 1)
