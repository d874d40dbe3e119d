"""The end: its triggers, one more turn for each side, and the final score."""

from typing import Final

from soloist.engine.kernel.machine import LOST, TIE, WON, Act, replaced
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import YOU
from soloist.games.raiders.components import (
    ARMOUR_VP,
    GOLD,
    IRON,
    LIVESTOCK,
    PER_SET,
    VALKYRIE,
    VALKYRIE_VP,
)
from soloist.games.raiders.drawing import DrawnOffering
from soloist.games.raiders.names import tile_text
from soloist.games.raiders.state import Raiders

LAST_FORTRESS_SETS: Final = 1  # RNS-B63; it can still be raided (RNS-B65)


def fortress_sets(s: Raiders) -> int:
    """How many sets are left in all fortresses."""
    left = 0
    for number in s.setting.components.fortress_sets:
        left += s.set_there[number]
    return left


def valkyries_left(s: Raiders) -> int:
    """How many Valkyries are on the board."""
    left = 0
    for number in range(VALKYRIE, len(s.tokens), PER_SET):
        left += s.tokens[number]
    return left


def is_triggered(s: Raiders) -> str:
    """Which of the three conditions holds, if any (RNS-S51, RNS-B63)."""
    if fortress_sets(s) <= LAST_FORTRESS_SETS:
        return "fortresses"
    if not s.stack_left():
        return "offerings"  # also when he took the last tile (RNS-S39)
    return "" if valkyries_left(s) else "valkyries"


def is_played_out(side: str, turn: int, trigger: str, trigger_turn: int) -> bool:
    """Whether both sides have had their last turn, when `side` ends its turn now (RNS-S53, RNS-S54)."""
    return trigger == side and turn > trigger_turn


class EndOfTurn(Act[Raiders]):
    """Check for the end after every turn; then each side has exactly one more turn (RNS-S52, RNS-S53, RNS-S54, RNS-B64)."""

    rule = "RNS-S52"

    def __init__(self, side: str) -> None:
        self.side: Final = side

    def run(self, s: Raiders) -> None:
        if not s.trigger:
            why = is_triggered(s)
            if why:
                s.trigger = self.side
                s.trigger_turn = s.turn
                s.tell("RNS-S53" if self.side == YOU else "RNS-S54", "told-triggered", why=why, side=self.side)
        elif is_played_out(self.side, s.turn, s.trigger, s.trigger_turn):
            s.only(RevealOfferings(), Score())


class RevealOfferings(Act[Raiders]):
    """Turn up the Adversary's face-down tiles (RNS-S65)."""

    rule = "RNS-S55"

    def run(self, s: Raiders) -> None:
        for group in range(len(s.groups)):
            if s.group_hidden[group]:
                s.then(RevealOffering(group), self)
                return


class RevealOffering(DrawnOffering):
    """Turn up one tile, among those its group may still hold (RNS-S65)."""

    rule = "RNS-S55"

    def __init__(self, group: int) -> None:
        self.group: Final = group

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-foe-offering")

    def source(self, s: Raiders) -> str:
        return "hidden-offerings"

    def group_of(self, s: Raiders) -> int:
        return self.group

    def settle(self, s: Raiders, outcome: int) -> None:
        s.leave_group(self.group, outcome)
        s.group_hidden = replaced(s.group_hidden, self.group, s.group_hidden[self.group] - 1)
        s.foe.face_down -= 1
        s.foe.tiles = [*s.foe.tiles, outcome]
        if s.story is not None:
            s.tell(self.rule, "told-foe-tile", tile=tile_text(s.setting.components.offerings[outcome]))
            s.touch("foe-tiles")


def tiles_vp(s: Raiders, tiles: list[int]) -> int:
    """The total VP of offerings (RNS-B68)."""
    total = 0
    for tile in tiles:
        total += s.setting.components.offerings[tile].vp
    return total


def crew_end_vp(s: Raiders) -> int:
    """The VP of hired members that score at the end (RNS-B69)."""
    livestock, tiles = s.goods[LIVESTOCK], len(s.tiles)
    return sum([card.crew.end_vp(livestock, tiles) for card in s.members()])


def plunder_vp(s: Raiders) -> int:
    """1 VP for each gold and iron and for each pair of livestock; silver and provisions score nothing (RNS-B70)."""
    return s.goods[GOLD] + s.goods[IRON] + s.goods[LIVESTOCK] // 2


def your_total(s: Raiders) -> int:
    """Everything that the base game scores (RNS-S56)."""
    tracks = VALKYRIE_VP[s.valkyries] + ARMOUR_VP[s.armour]
    return s.vp + tracks + tiles_vp(s, s.tiles) + crew_end_vp(s) + plunder_vp(s)


def their_total(s: Raiders) -> int:
    return s.foe.total(tiles_vp(s, s.foe.tiles))


def verdict(points: int, valkyries: int, armour: int, tie_is_loss: bool) -> str:
    """The outcome from your leads, which count in this order; if all are 0, a draw or by ruling a loss (RNS-S57, RNS-B71)."""
    ahead = points or valkyries or armour
    if ahead:
        return WON if ahead > 0 else LOST
    return LOST if tie_is_loss else TIE


def tie_break(points: int, valkyries: int, armour: int) -> str:
    """What decided: "no" if the totals differ, else the track, else "level" (RNS-S57)."""
    return "no" if points else "valkyries" if valkyries else "armour" if armour else "level"


class Score(Act[Raiders]):
    """The higher total wins; ties are broken by the Valkyrie marker, then by the armour marker (RNS-S57)."""

    rule = "RNS-S57"

    def run(self, s: Raiders) -> None:
        you, they = your_total(s), their_total(s)
        s.headline("end", self.rule, "told-score", you=you, they=they)
        s.end(verdict(you - they, s.valkyries - s.foe.valkyries, s.armour - s.foe.armour, s.setting.tie_is_loss))
