"""The position: village, settlements, offerings, your goods, hand and crew, the Adversary and his cards."""

from typing import Final

from soloist.engine.kernel.machine import UNDEALT, State, replaced
from soloist.games.raiders.adversary import Adversary
from soloist.games.raiders.components import (
    ARMOURY,
    BLACK,
    LONG_HOUSE,
    MOST_ARMOUR,
    NONE,
    PER_SET,
    VALKYRIE,
    Components,
    Townsfolk,
)

MOST_CREW: Final = 5
HAND_LIMIT: Final = 8  # RNS-B19
GOODS_LIMIT: Final = 8
SLOTS: Final = 3
"""Number of face-up offerings."""


class Setting:
    """What a deal fixes: components, level and rulings."""

    def __init__(
        self, *, components: Components, start: int, from_display: bool, valkyries_need_armour: bool, closed_to_merchant: bool,
        tie_is_loss: bool,
    ) -> None:  # fmt: skip
        self.components: Final = components
        self.start: Final = start
        self.from_display: Final = from_display
        self.valkyries_need_armour: Final = valkyries_need_armour
        self.closed_to_merchant: Final = closed_to_merchant
        self.tie_is_loss: Final = tie_is_loss


class Raiders(State):
    """Everything the player can see. Of what is hidden, only what it may still be (RNS-S61, RNS-S65).

    Lists of settlements, offerings, tactic cards and workers out of play seldom change. Copies share them, so they are replaced,
    never changed in place.
    """

    def __init__(self, setting: Setting, foe: Adversary) -> None:
        super().__init__()
        self.setting: Final = setting
        self.foe: Final = foe
        self.turn = 0
        self.trigger = ""
        """Who triggered the end, YOU or THEY (RNS-B64)."""
        self.trigger_turn = 0
        # village
        self.worker = NONE
        self.village: list[int] = UNDEALT
        """The colour of the worker in each building."""
        self.closed = NONE
        """The building that is closed to you; none before the first tactic card (RNS-S18)."""
        self.used: list[bool] = UNDEALT
        # settlements; `tokens` has one count for each of TOKENS, set after set
        self.tokens: list[int] = UNDEALT
        self.set_there: list[bool] = UNDEALT
        self.bag: list[int] = UNDEALT
        self.spent_workers: list[int] = UNDEALT
        """Workers left at settlements, by colour (RNS-B33)."""
        self.lost_workers: list[int] = UNDEALT
        """Workers removed from the game by the Adversary's raids, by colour (RNS-S31)."""
        # you
        self.goods: list[int] = UNDEALT
        self.supply: list[int] = UNDEALT
        self.valkyries_gone = 0
        """Valkyrie tokens that are neither on the board nor in the bag; they never return (RNS-B45)."""
        self.armour = 0
        self.valkyries = 0
        self.valkyries_taken = 0
        """All Valkyries that killed a member; counted beyond 7, where the track ends (RNS-B44)."""
        self.vp = 0
        """Your points; counted beyond 50, like his (RNS-B40, RNS-S62)."""
        self.tiles: list[int] = []
        # townsfolk, all counted by kind
        self.hand: list[int] = UNDEALT
        self.hand_size = 0
        self.crew: list[int] = UNDEALT
        self.crew_size = 0
        self.deck: list[int] = UNDEALT
        self.deck_left = 0
        self.under: list[int] = UNDEALT
        """The cards you rejected at set-up, under the deck (RNS-B09)."""
        self.under_left = 0
        self.discards: list[int] = UNDEALT
        self.discards_left = 0
        # offerings
        self.display: list[int] = UNDEALT
        self.groups: list[list[int]] = UNDEALT
        """The stack from the top, in groups of tiles in unknown order; each group lists the tiles it may still hold."""
        self.group_left: list[int] = UNDEALT
        self.group_hidden: list[int] = UNDEALT
        """For each group, the number of tiles the Adversary took face down; they are still listed in the group (RNS-S65)."""
        # the Adversary's cards
        self.tactics: list[int] = UNDEALT
        """1 for each tactic card that may still come in this pass; in the first pass this includes the two removed cards
        (RNS-S65)."""
        self.pile_left = 0
        self.first_pass = True
        self.tactic_discards: list[int] = UNDEALT
        self.last_tactic = NONE

    def copy(self) -> "Raiders":
        c = Raiders(self.setting, self.foe.copy())
        c.agenda = self.agenda.copy()
        c.outcome = self.outcome
        c.by = self.by
        c.turn = self.turn
        c.trigger = self.trigger
        c.trigger_turn = self.trigger_turn
        c.worker = self.worker
        c.village = self.village.copy()
        c.closed = self.closed
        c.used = self.used.copy()
        c.tokens = self.tokens
        c.set_there = self.set_there
        c.bag = self.bag
        c.spent_workers = self.spent_workers
        c.lost_workers = self.lost_workers
        c.goods = self.goods.copy()
        c.supply = self.supply.copy()
        c.valkyries_gone = self.valkyries_gone
        c.armour = self.armour
        c.valkyries = self.valkyries
        c.valkyries_taken = self.valkyries_taken
        c.vp = self.vp
        c.tiles = self.tiles
        c.hand = self.hand.copy()
        c.hand_size = self.hand_size
        c.crew = self.crew.copy()
        c.crew_size = self.crew_size
        c.deck = self.deck.copy()
        c.deck_left = self.deck_left
        c.under = self.under
        c.under_left = self.under_left
        c.discards = self.discards.copy()
        c.discards_left = self.discards_left
        c.display = self.display
        c.groups = self.groups
        c.group_left = self.group_left
        c.group_hidden = self.group_hidden
        c.tactics = self.tactics
        c.pile_left = self.pile_left
        c.first_pass = self.first_pass
        c.tactic_discards = self.tactic_discards
        c.last_tactic = self.last_tactic
        return c

    # --- goods

    def gain(self, good: int, amount: int) -> int:
        """Take goods from the supply, as far as it has them (RNS-B20). Returns the amount."""
        got = min(amount, self.supply[good])
        self.supply[good] -= got
        self.goods[good] += got
        return got

    def pay(self, good: int, amount: int) -> None:
        self.goods[good] -= amount
        self.supply[good] += amount

    def gain_armour(self, amount: int) -> int:
        got = min(amount, MOST_ARMOUR - self.armour)
        self.armour += got
        return got

    # --- cards

    def discard_from_hand(self, kind: int) -> None:
        self.hand[kind] -= 1
        self.hand_size -= 1
        self.discards[kind] += 1
        self.discards_left += 1

    def discard_from_crew(self, kind: int) -> None:
        self.crew[kind] -= 1
        self.crew_size -= 1
        self.discards[kind] += 1
        self.discards_left += 1

    def take_back(self, kind: int) -> None:
        """From the discards to the hand."""
        self.discards[kind] -= 1
        self.discards_left -= 1
        self.hand[kind] += 1
        self.hand_size += 1

    def hire(self, kind: int) -> None:
        self.hand[kind] -= 1
        self.hand_size -= 1
        self.crew[kind] += 1
        self.crew_size += 1

    # --- crew

    def members(self) -> list[Townsfolk]:
        """The hired cards, one entry for each copy; effects of the crew are summed over this list (RNS-B47)."""
        townsfolk = self.setting.components.townsfolk
        found: list[Townsfolk] = []
        if not self.crew_size:
            return found
        left = self.crew_size
        for kind in range(len(self.crew)):
            count = self.crew[kind]
            if count:
                for _ in range(count):
                    found.append(townsfolk[kind])
                left -= count
                if not left:
                    break
        return found

    def heroes(self) -> int:
        count = 0
        for card in self.members():
            count += card.hero
        return count

    def building_bonus(self, building: int) -> int:
        """What the crew adds at a building (RNS-B47)."""
        bonus = 0
        for card in self.members():
            bonus += card.crew.bonus(building)
        return bonus

    # --- board

    def stack_left(self) -> int:
        left = 0
        for tiles in self.group_left:
            left += tiles
        return left

    def leave_group(self, number: int, tile: int) -> None:
        """Remove a tile from its group, because its face is known now."""
        self.groups = replaced(self.groups, number, [other for other in self.groups[number] if other != tile])

    def sets_left(self, settlement: int) -> list[int]:
        place = self.setting.components.settlements[settlement]
        return [number for number in range(place.first, place.first + len(place.tokens)) if self.set_there[number]]

    def tokens_on(self, number: int) -> list[int]:
        """The tokens on a set, in the order of TOKENS."""
        return self.tokens[PER_SET * number : PER_SET * (number + 1)]

    def lay(self, number: int, tokens: list[int]) -> None:
        """Put tokens on a set."""
        self.tokens = self.tokens[: PER_SET * number] + tokens + self.tokens[PER_SET * (number + 1) :]

    def clear_set(self, number: int) -> list[int]:
        """Take a set off the board; its Valkyries leave the game. Returns its tokens."""
        tokens = self.tokens_on(number)
        self.lay(number, [0] * PER_SET)
        self.set_there = replaced(self.set_there, number, False)
        self.valkyries_gone += tokens[VALKYRIE]
        return tokens


def allows(building: int, colour: int) -> bool:
    """Whether a worker may use the building; the Armoury and the Long House take no black workers (RNS-B26, RNS-B28)."""
    return colour != BLACK or building not in (ARMOURY, LONG_HOUSE)
