"""The Adversary: what he has, when he raids, what a raid or its preparation does to him.

He sees his own tracks and the card, nothing else; so a companion at a real table can use him as he is.
"""

from typing import Final

from soloist.games.raiders.edition import Tactic

MOST_ARMOUR: Final = 10
MOST_PROVISIONS: Final = 8
LAST_VALKYRIE: Final = 7


class Adversary:
    """His armour, provisions, Valkyrie track and points."""

    def __init__(self, armour: int, provisions: int) -> None:
        self.armour = armour
        self.provisions = provisions
        self.valkyries = 0
        self.vp = 0

    def copy(self) -> "Adversary":
        c = Adversary(self.armour, self.provisions)
        c.valkyries = self.valkyries
        c.vp = self.vp
        return c

    def __repr__(self) -> str:
        return f"<Adversary: armour {self.armour}, provisions {self.provisions}, Valkyries {self.valkyries}, {self.vp} VP>"

    def can_raid(self, card: Tactic) -> bool:
        """Armour is compared, provisions are counted (RNS-S22, RNS-S23, RNS-S32, RNS-S33); the sets are the board's matter."""
        return self.armour >= card.armour and self.provisions >= card.provisions

    def raid(self, card: Tactic, valkyries: int, needs_armour: bool) -> None:
        """Pay, score, then one Valkyrie after another: track up, armour down, as far as they go (RNS-S27, RNS-S28, RNS-S30)."""
        self.provisions -= card.provisions
        self.vp += card.vp
        for _ in range(valkyries):
            if needs_armour and self.armour == 0:
                continue
            self.valkyries = min(LAST_VALKYRIE, self.valkyries + 1)
            self.armour = max(0, self.armour - 1)

    def prepare(self, card: Tactic) -> int:
        """Armour and provisions, each overflowing into the other; how many provisions he took (RNS-S34 to RNS-S36)."""
        armour, provisions = self.armour + card.gain_armour, self.provisions + card.gain_provisions
        before = self.provisions
        self.armour = min(MOST_ARMOUR, armour + max(0, provisions - MOST_PROVISIONS))
        self.provisions = min(MOST_PROVISIONS, provisions + max(0, armour - MOST_ARMOUR))
        return self.provisions - before

    def lose_armour(self, amount: int) -> int:
        """Losses stop at 0 (RNS-S50); how much it really was."""
        lost = min(amount, self.armour)
        self.armour -= lost
        return lost

    def lose_provisions(self, amount: int) -> int:
        lost = min(amount, self.provisions)
        self.provisions -= lost
        return lost
