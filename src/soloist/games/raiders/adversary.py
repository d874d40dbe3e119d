"""The Adversary: what he owns, when he raids, what raiding or preparing changes, and his final score.

He depends only on his own side, his card and a few facts about the board: which sets of the card are left, how many Valkyries are
on the first of them and, by ruling, the VP of the face-up offerings. So the companion for a real board can use this class.
"""

from typing import Final

from soloist.engine.kernel.odds import Odds
from soloist.games.raiders.components import (
    ARMOUR_VP,
    LAST_VALKYRIE,
    MONASTERY,
    MOST_ARMOUR,
    NONE,
    OUTPOST,
    VALKYRIE_VP,
    Tactic,
)

MOST_PROVISIONS: Final = 8  # RNS-S35


class Adversary:
    """His armour, provisions, Valkyrie track, points and offerings (RNS-S02); he has no silver, cards or workers (RNS-S03)."""

    def __init__(self, armour: int, provisions: int) -> None:
        self.armour = armour
        self.provisions = provisions
        self.valkyries = 0
        self.vp = 0
        self.tiles: list[int] = []
        """Indices of offerings whose face is known. Never changed in place, so copies share it."""
        self.face_down = 0
        """Number of offerings taken face down (RNS-S37)."""

    def copy(self) -> "Adversary":
        c = Adversary(self.armour, self.provisions)
        c.valkyries = self.valkyries
        c.vp = self.vp
        c.tiles = self.tiles
        c.face_down = self.face_down
        return c

    def __repr__(self) -> str:
        return (
            f"<Adversary: armour {self.armour}, provisions {self.provisions}, Valkyries {self.valkyries}, {self.vp} VP, "
            f"{self.offerings()} offerings>"
        )

    def lacks(self, card: Tactic, set_left: bool) -> str:
        """The requirement that keeps him from raiding, or "". There are three requirements (RNS-S21) and no others (RNS-S25)."""
        if not set_left:
            return "plunder"  # RNS-S24
        if self.armour < card.armour:
            return "armour"  # RNS-S22: compared, and not paid (RNS-S32)
        return "provisions" if self.provisions < card.provisions else ""  # RNS-S23

    def raid(self, card: Tactic, valkyries: int, needs_armour: bool) -> None:
        """Pay, score, then for each Valkyrie: track up, armour down, as far as they go (RNS-S27, RNS-S28, RNS-S30)."""
        self.provisions -= card.provisions
        self.vp += card.vp
        for _ in range(valkyries):
            if needs_armour and self.armour == 0:
                continue
            self.valkyries = min(LAST_VALKYRIE, self.valkyries + 1)
            self.armour = max(0, self.armour - 1)

    def prepare(self, card: Tactic) -> int:
        """Gain armour and provisions; each overflows into the other. Returns the provisions gained (RNS-S34, RNS-S35,
        RNS-S36)."""
        armour, provisions = self.armour + card.gain_armour, self.provisions + card.gain_provisions
        before = self.provisions
        self.armour = min(MOST_ARMOUR, armour + max(0, provisions - MOST_PROVISIONS))
        self.provisions = min(MOST_PROVISIONS, provisions + max(0, armour - MOST_ARMOUR))
        return self.provisions - before

    def lose_armour(self, amount: int) -> int:
        """Lose armour, but not below 0 (RNS-S50). Returns the amount lost."""
        lost = min(amount, self.armour)
        self.armour -= lost
        return lost

    def lose_provisions(self, amount: int) -> int:
        lost = min(amount, self.provisions)
        self.provisions -= lost
        return lost

    def offerings(self) -> int:
        return len(self.tiles) + self.face_down

    def total(self, tiles_vp: int) -> int:
        """His score; plunder, crew, silver and provisions count nothing (RNS-S55). `tiles_vp` is the value of his offerings."""
        return self.vp + VALKYRIE_VP[self.valkyries] + ARMOUR_VP[self.armour] + tiles_vp


def first_set(card: Tactic, there: list[bool]) -> int:
    """The first set in the order of the card that is still on the board, or NONE (RNS-S24, RNS-S29)."""
    for number in card.sets:
        if there[number]:
            return number
    return NONE


def best_offering(vp: list[int]) -> int:
    """By ruling: the space with the most VP, the leftmost among equals; NONE stands for an empty space (RNS-S37, RNS-S38)."""
    best = NONE
    for slot in range(len(vp)):
        if vp[slot] != NONE and (best == NONE or vp[slot] > vp[best]):
            best = slot
    return best


def pile_odds(cards: list[Tactic], numbers: list[int], unseen: list[int], left: int, two_missing: bool) -> Odds:
    """The odds of his next card. In the first pass one unseen outpost card and one unseen monastery card are not in the pile
    (RNS-S65)."""
    if not two_missing:
        return Odds(numbers, unseen, left)
    outposts = monasteries = 0
    for number in numbers:
        if unseen[number]:
            outposts += cards[number].kind == OUTPOST
            monasteries += cards[number].kind == MONASTERY
    ways: list[int] = []
    for number in numbers:
        if not unseen[number]:
            ways.append(0)
        elif cards[number].kind == OUTPOST:
            ways.append((outposts - 1) * monasteries)
        elif cards[number].kind == MONASTERY:
            ways.append((monasteries - 1) * outposts)
        else:
            ways.append(outposts * monasteries)
    return Odds(numbers, ways, outposts * monasteries * left)
