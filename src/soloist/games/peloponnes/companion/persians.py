"""The Persians: you and Angelos fight together; he hires no mercenaries."""

from typing import Final

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import YOU
from soloist.games.peloponnes.companion.asking import AngelosAsk, turn_up
from soloist.games.peloponnes.companion.conflict import he_discards, tell_halved
from soloist.games.peloponnes.companion.state import AngelosBeside


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
        sure = "yes" if expansion.confidences[1] == "sourced" else "no"
        return Phrase("ask-persians", strength=strength, chips=chips, persians=persians, sure=sure, alone=alone)

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
            s.tell("PEL-X16", "told-halve-yours-hire", coins=expansion.mercenary_coins)
            return
        s.foe.lose_to_persians()
        s.headline("persians", "PEL-X17", "told-persians-lost", YOU)
        s.tell("PEL-X17", "told-lose-inhabitants", people=expansion.lost_inhabitants)
        s.tell("PEL-X17", "told-both-zero", before=before)
        s.touch("strength", -before)
        for _ in range(expansion.angelos_tiles):
            he_discards(s)
