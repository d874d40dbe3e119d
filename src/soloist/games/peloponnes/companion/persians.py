"""The Persians: you and Angelos fight together; he hires no mercenaries."""

from typing import Final

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import YOU
from soloist.games.peloponnes.companion.asking import AngelosAsk, turn_up
from soloist.games.peloponnes.companion.conflict import he_discards, tell_halved
from soloist.games.peloponnes.companion.state import NO, YES, AngelosBeside

OF_PERSIANS: Final = 1
OF_MERCENARIES: Final = 2
"""Their places in the confidences of the expansion."""


def sure(s: AngelosBeside, part: int) -> str:
    """Whether these numbers are known from the printed rules. Ours are reconstructed (PEL-X14, PEL-X16, PEL-X17)."""
    return YES if s.setting.components.expansion.confidences[part] == "sourced" else NO


class Persians(AngelosAsk):
    """Both sides fight together: he adds his Strength, and hires no mercenaries (PEL-S30, PEL-S31, PEL-S32, PEL-X14, PEL-X15)."""

    rule = "PEL-S31"
    words = ("held", "lost")

    def __init__(self, round: int) -> None:
        self.round: Final = round
        """The round whose chips are being drawn. The next one may have been announced already."""

    def question(self, s: AngelosBeside) -> Phrase:
        expansion = s.setting.components.expansion
        chips, strength = expansion.attacks[s.attacks], s.foe.strength
        persians = expansion.per_chip * chips
        alone = "yes" if strength >= persians else "no"
        return Phrase("ask-persians", strength=strength, chips=chips, persians=persians, sure=sure(s, OF_PERSIANS), alone=alone)

    def take_word(self, s: AngelosBeside, word: str) -> None:
        s.captured = False
        s.attacks += 1
        self._fight(s, word)
        s.tell("PEL-X13", "told-other-chips", round=self.round)
        if s.round > self.round:
            turn_up(s)

    def _fight(self, s: AngelosBeside, word: str) -> None:
        expansion, before = s.setting.components.expansion, s.foe.strength
        if word == "held":
            s.foe.beat_persians()
            s.headline("persians", "PEL-X16", "told-persians-held", YOU)
            tell_halved(s, before)
            s.tell("PEL-X16", "told-halve-yours-hire", coins=expansion.mercenary_coins, sure=sure(s, OF_MERCENARIES))
            return
        s.foe.lose_to_persians()
        s.headline("persians", "PEL-X17", "told-persians-lost", YOU)
        s.tell("PEL-X17", "told-lose-inhabitants", people=expansion.lost_inhabitants, sure=sure(s, OF_PERSIANS))
        s.tell("PEL-X17", "told-both-zero", before=before, sure=sure(s, OF_PERSIANS))
        s.touch("strength", -before)
        for _ in range(expansion.angelos_tiles):
            he_discards(s)
