"""The internal conflict of a supply round; you only report who is stronger."""

from typing import Final

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import THEY, YOU
from soloist.games.peloponnes.companion.asking import AngelosAsk
from soloist.games.peloponnes.companion.ladder import counted, name_of
from soloist.games.peloponnes.companion.state import NO, OTHER, UNKNOWN, YES, AngelosBeside
from soloist.games.peloponnes.components import Tile
from soloist.games.peloponnes.conflict import ANGELOS, stronger
from soloist.games.peloponnes.conflict import YOU as YOU_WIN


class Supply(AngelosAsk):
    """Ask whether your Strength is lower, equal or higher; nothing else matters (PEL-S33, PEL-S34)."""

    rule = "PEL-S33"
    words = ("lower", "equal", "higher")

    def __init__(self, last: bool = False, revealing: bool = True) -> None:
        self.last: Final = last
        """Whether it is the one after the last round; the others come while tiles are revealed (PEL-B12, PEL-B35)."""
        self.revealing: Final = revealing and not last
        """Whether tiles may still have to be turned up after it."""

    def question(self, s: AngelosBeside) -> Phrase:
        first = "yes" if s.setting.conflict_first else "no"
        last = "yes" if self.last else "no"
        return Phrase("ask-supply", strength=s.foe.strength, conflict_first=first, last=last)

    def has(self, s: AngelosBeside, word: str) -> bool:
        return word != "lower" or s.foe.strength > 0

    def word_phrase(self, s: AngelosBeside, word: str) -> Phrase:
        tie = "unknown" if s.milet == UNKNOWN else winner_of(s, 0)
        return Phrase("option-compare", word=word, strength=s.foe.strength, tie=tie)

    def take_word(self, s: AngelosBeside, word: str) -> None:
        s.captured = False
        s.supplies += 1
        if word == "equal" and s.milet == UNKNOWN:
            s.then(IsMilet(self.revealing))
        else:
            settle_conflict(s, {"lower": -1, "equal": 0, "higher": 1}[word], self.revealing)


class IsMilet(AngelosAsk):
    """Ask whether your colony is Milet, with which he does not win ties; asked once, at the first tie (PEL-S35)."""

    rule = "PEL-S35"
    words = (YES, NO)

    def __init__(self, revealing: bool = True) -> None:
        self.revealing: Final = revealing

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-milet")

    def take_word(self, s: AngelosBeside, word: str) -> None:
        s.milet = word
        settle_conflict(s, 0, self.revealing)


def winner_of(s: AngelosBeside, ahead: int) -> str:
    """Who wins a conflict in which you are ahead by this much, as far as your colony is known (PEL-S34, PEL-S35)."""
    return stronger(ahead, s.milet != YES, s.setting.milet_wins)


def settle_conflict(s: AngelosBeside, ahead: int, revealing: bool) -> None:
    """The stronger side wins and halves its Strength (PEL-S30, PEL-S34, PEL-S35)."""
    won_by = winner_of(s, ahead)
    tied = "yes" if not ahead else "no"
    if won_by == YOU_WIN:
        s.headline("supply", "PEL-S36", "told-conflict-yours", YOU, tied=tied)
        s.tell("PEL-S36", "told-take-clover")
        s.tell("PEL-S30", "told-halve-yours")
        he_discards(s)
    elif won_by == ANGELOS:
        s.headline("supply", "PEL-S38", "told-conflict-his", THEY, tied=tied)
        he_wins(s)
    else:
        s.headline("supply", "PEL-S35", "told-conflict-nobody", YOU)
        s.tell("PEL-S35", "told-nothing-moves")
    if revealing:
        s.tell("PEL-B12", "told-go-on-revealing", conflict_first="yes" if s.setting.conflict_first else "no")


def he_wins(s: AngelosBeside) -> None:
    """He captures an inhabitant, gains a clover and halves his Strength (PEL-S30, PEL-S38)."""
    foe = s.foe
    strength, clovers, markers, score = foe.strength, foe.clovers, foe.markers, s.their_score()
    foe.win_conflict(1)
    s.captured = True
    s.tell("PEL-S39", "told-lose-inhabitant")
    counts = "prestige" if s.setting.markers_as_prestige else "population"
    s.tell("PEL-S41", "told-his-marker", before=markers, now=foe.markers, counts=counts)
    s.touch("markers", 1)
    s.tell("PEL-S38", "told-his-clover", before=clovers, now=foe.clovers)
    s.touch("clovers", 1)
    s.touch("score", s.their_score() - score)
    tell_halved(s, strength)


def tell_halved(s: AngelosBeside, before: int) -> None:
    if not before:
        return
    s.tell("PEL-S30", "told-halve-his", before=before, now=s.foe.strength)
    s.touch("strength", s.foe.strength - before)


def nobody_captured(s: AngelosBeside) -> None:
    """You had no inhabitant to lose, so take back his marker (PEL-S39, PEL-S41)."""
    s.captured = False
    before, score = s.foe.markers, s.their_score()
    s.foe.markers -= 1
    s.tell("PEL-S39", "told-no-marker", before=before, now=s.foe.markers)
    s.touch("markers", -1)
    s.touch("score", s.their_score() - score)


def he_discards(s: AngelosBeside) -> None:
    """He discards: fewest citizens but at least 1, then least Prestige, then the newest (PEL-S13, PEL-S37)."""
    foe, score = s.foe, s.their_score()
    loss = foe.choose_loss(s.setting.civilization_discardable)
    if loss is None:
        s.tell("PEL-S37", "told-he-loses-nothing")
        return
    which = which_of_his(s, loss) if isinstance(loss, Tile) else ""
    foe.discard(loss)
    if isinstance(loss, Tile):
        s.tell("PEL-S13", "told-he-loses", tile=name_of(s, loss), prestige=loss.prestige, which=which, **counted(loss))
        s.touch("tiles", -1)
    else:
        s.tell("PEL-S37", "told-he-loses-civilization")
    s.touch("score", s.their_score() - score)


def which_of_his(s: AngelosBeside, tile: Tile) -> str:
    """Whether the name of the tile says which of his tiles it is: equal tiles share one name (PEL-S13)."""
    if tile.id.startswith(OTHER):
        return "unknown"
    alike = s.alike(tile)
    if len(alike) == 1:
        return "sure"
    return "one" if sum(one in s.foe.tiles for one in alike) == 1 else "several"
