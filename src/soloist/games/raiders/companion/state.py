"""The values the Adversary's rules depend on: his side, his cards, and which sets are known to be gone."""

from typing import Final

from soloist.engine.companion import Beside, Dial
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.games.raiders.adversary import MOST_PROVISIONS, Adversary, pile_odds
from soloist.games.raiders.components import FORTRESS, LAST_VALKYRIE, MOST_ARMOUR, NONE, Settlement, Tactic
from soloist.games.raiders.ending import LAST_FORTRESS_SETS
from soloist.games.raiders.setup import REMOVED
from soloist.games.raiders.state import SLOTS, Setting

FAR: Final = 20
"""The furthest one correction can move his points, which have no limit (RNS-S62)."""


class AdversaryBeside(Beside):
    """The state of the companion: his side. Of yours, only which sets are reported gone and whether the end was triggered."""

    has_cards = True

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        components = setting.components
        self.setting: Final = setting
        self.turn = 0
        self.foe = Adversary(setting.start, setting.start)
        self.closed = NONE
        # his cards
        self.cards: list[Tactic] = list(components.tactics)
        """The cards of the edition. A card entered by the player replaces one that is not in the box."""
        self.new_cards: list[Tactic] = []
        self.replaced: list[Tactic] = []
        """Cards of the edition that others have replaced in this pass. Nobody knows which was wrong, so they may still come."""
        self.tactics = [1] * len(self.cards)
        """1 for each card that may still come in this pass; in the first pass this includes the two removed cards (RNS-S65)."""
        self.discards = [0] * len(self.cards)
        self.pile_left = len(self.cards) - REMOVED
        self.first_pass = True
        self.last_tactic = NONE
        # sets
        self.set_there = [True] * len(components.set_tokens)
        """False for each set that is known to be gone."""
        self.unplaced = [0] * len(components.settlements)
        """For each settlement, the number of sets he took of which it is unknown which ones they were."""
        # the end
        self.may_end = False
        """Whether his last turn may have triggered the end: he took a fortress set, a Valkyrie or an offering (RNS-B63)."""
        self.doubtful_offering = False
        """Whether he was given an offering although the stack may have been empty; possible only after the trigger (RNS-S38)."""
        self.trigger = ""
        self.trigger_turn = 0
        self.tiles_vp = 0
        self.your_total = 0
        self.valkyries_ahead = 0
        """At a tie: 1 if your Valkyrie marker is higher than his, -1 if lower; the same for armour (RNS-S57)."""
        self.armour_ahead = 0

    def copy(self) -> "AdversaryBeside":
        c = AdversaryBeside(self.setting)
        c.agenda = self.agenda.copy()
        c.outcome = self.outcome
        c.by = self.by
        c.own_cards = self.own_cards
        c.turn = self.turn
        c.foe = self.foe.copy()
        c.closed = self.closed
        c.cards = self.cards.copy()
        c.new_cards = self.new_cards.copy()
        c.replaced = self.replaced
        c.tactics = self.tactics.copy()
        c.discards = self.discards.copy()
        c.pile_left = self.pile_left
        c.first_pass = self.first_pass
        c.last_tactic = self.last_tactic
        c.set_there = self.set_there.copy()
        c.unplaced = self.unplaced.copy()
        c.may_end = self.may_end
        c.doubtful_offering = self.doubtful_offering
        c.trigger = self.trigger
        c.trigger_turn = self.trigger_turn
        c.tiles_vp = self.tiles_vp
        c.your_total = self.your_total
        c.valkyries_ahead = self.valkyries_ahead
        c.armour_ahead = self.armour_ahead
        return c

    # --- cards

    def odds(self) -> Odds:
        """The odds of his next card, drawn by you or by Soloist (RNS-S65)."""
        return pile_odds(self.cards, self.setting.components.tactic_numbers, self.tactics, self.pile_left, self.first_pass)

    def may_come(self) -> list[int]:
        """The cards that the real pile may still have: those of the list, then the replaced ones, numbered after them. Those are
        left out once every other card that may come was entered: then the pile has no room for them."""
        listed = self.odds().possible()
        entered = [card.id for card in self.new_cards]
        room = any(self.cards[number].id not in entered for number in listed)
        return [*listed, *(range(len(self.cards), len(self.cards) + len(self.replaced)) if room else ())]

    def card(self, number: int) -> Tactic:
        """A card by its number, also a replaced one."""
        return self.cards[number] if number < len(self.cards) else self.replaced[number - len(self.cards)]

    def place_on(self, card: Tactic) -> int:
        """The index of the settlement on a card."""
        return self.setting.components.set_settlement[card.sets[0]]

    def place(self, card: Tactic) -> Settlement:
        return self.setting.components.place_on(card)

    def most_offerings(self) -> int:
        """All tiles; if he takes only from the stack, without the tiles of the display (RNS-S37, RNS-S38)."""
        return len(self.setting.components.offerings) - (0 if self.setting.from_display else SLOTS)

    # --- sets

    def sets_left(self, place: int) -> int:
        """The most sets that can be left at a settlement; you raid too, without reporting where."""
        return sum(self.set_there[number] for number in _sets(self.setting.components.settlements[place])) - self.unplaced[place]

    def none_left(self, card: Tactic) -> None:
        """Record that no set of the card is on the board; sets never return."""
        for number in card.sets:
            self.set_there[number] = False
        self._settle(self.place_on(card))

    def takes_set(self, card: Tactic) -> None:
        """He took the first set left in the order of the card. It is known which one only if a single set was left."""
        left = [number for number in card.sets if self.set_there[number]]
        place = self.place_on(card)
        if len(left) == 1:
            self.set_there[left[0]] = False
        elif all(number in _sets(self.setting.components.settlements[place]) for number in card.sets):
            self.unplaced[place] += 1
        self._settle(place)

    def _settle(self, place: int) -> None:
        """Once he took as many sets as could be left, all are gone."""
        if self.sets_left(place) <= 0:
            for number in _sets(self.setting.components.settlements[place]):
                self.set_there[number] = False
            self.unplaced[place] = 0

    # --- the end

    def known_end(self) -> str:
        """What has surely triggered the end, whatever you took: at most one fortress set is left, or he has as many offerings as
        the stack had; empty if nothing is sure (RNS-B63)."""
        components = self.setting.components
        fortresses = [number for number, place in enumerate(components.settlements) if place.kind == FORTRESS]
        if sum(self.sets_left(number) for number in fortresses) <= LAST_FORTRESS_SETS:
            return "fortress"
        return "offering" if self.foe.offerings() >= len(components.offerings) - SLOTS else ""

    # --- corrections by the player

    def dials(self) -> list[Dial]:
        foe, components = self.foe, self.setting.components
        found = [
            Dial("vp", foe.vp, max(0, foe.vp - FAR), foe.vp + FAR),
            Dial("armour", foe.armour, 0, MOST_ARMOUR),
            Dial("provisions", foe.provisions, 0, MOST_PROVISIONS),
            Dial("valkyries", foe.valkyries, 0, LAST_VALKYRIE),
            Dial("offerings", foe.offerings(), 0, self.most_offerings()),
        ]
        for number, place in enumerate(components.settlements):
            called = Phrase("value-sets", place=Phrase("settlement", id=place.id))
            found.append(Dial(place.id, self.sets_left(number), 0, len(place.tokens), called))
        return found

    def set_right(self, spot: str, value: int) -> None:
        foe = self.foe
        if spot == "vp":
            foe.vp = value
        elif spot == "armour":
            foe.armour = value
        elif spot == "provisions":
            foe.provisions = value
        elif spot == "valkyries":
            foe.valkyries = value
        elif spot == "offerings":
            foe.face_down = value
            self.doubtful_offering = False
        else:
            self._set_sets(spot, value)

    def _set_sets(self, spot: str, value: int) -> None:
        for number, place in enumerate(self.setting.components.settlements):
            if place.id == spot:
                for one in _sets(place):
                    self.set_there[one] = True
                self.unplaced[number] = len(place.tokens) - value
                self._settle(number)


def _sets(place: Settlement) -> range:
    return range(place.first, place.first + len(place.tokens))
