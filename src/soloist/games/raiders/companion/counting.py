"""Final scoring: his offerings, your total and, at a tie, your markers (RNS-S55, RNS-S56, RNS-S57)."""

from typing import ClassVar, Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.machine import Act
from soloist.engine.kernel.phrase import Phrase
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import ARMOUR_VP, LAST_VALKYRIE, MOST_ARMOUR, VALKYRIE_VP
from soloist.games.raiders.ending import verdict

MOST_TOTAL: Final = 250


def no_offering(s: AdversaryBeside) -> None:
    """Take back an offering that he was given although no tile was left (RNS-S38)."""
    before = s.foe.offerings()
    s.foe.face_down -= 1
    s.doubtful_offering = False
    s.tell("RNS-S38", "told-no-offering", before=before, now=s.foe.offerings())
    s.touch("offerings", -1)


class Counting(Act[AdversaryBeside]):
    """Ask for his offerings only if he has any (RNS-S55)."""

    rule = "RNS-S55"

    def run(self, s: AdversaryBeside) -> None:
        s.headline("end", self.rule, "told-count")
        s.then(HisTotal(), YourTotal(), Verdict())
        if s.foe.offerings():
            s.then(OfferingsVp())


class OfferingsVp(Ask[AdversaryBeside]):
    """Ask for the total VP of his offerings; nothing else about them counts (RNS-B68). If his turn was the last, only here can
    be said that the tile which he has just been given was not there (RNS-S38)."""

    rule = "RNS-S55"
    words = ("no-offering",)
    events = ("no-offering",)
    is_number = True

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-offerings-vp", tiles=s.foe.offerings())

    def options(self, s: AdversaryBeside) -> list[int]:
        tiles = s.foe.offerings()
        vp = sorted(tile.vp for tile in s.setting.components.offerings)
        return list(range(sum(vp[:tiles]), sum(vp[len(vp) - tiles :]) + 1))

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        return Phrase("option-vp", vp=option)

    def take(self, s: AdversaryBeside, option: int) -> None:
        s.tiles_vp = option

    def has(self, s: AdversaryBeside, word: str) -> bool:
        return s.doubtful_offering

    def take_word(self, s: AdversaryBeside, word: str) -> None:
        no_offering(s)
        if s.foe.offerings():
            s.then(self)


class HisTotal(Act[AdversaryBeside]):
    """Tell his total with its parts, so that it can be checked: VP, both tracks and offerings (RNS-S55)."""

    rule = "RNS-S55"

    def run(self, s: AdversaryBeside) -> None:
        foe = s.foe
        s.tell(
            self.rule,
            "told-his-total",
            total=foe.total(s.tiles_vp),
            vp=foe.vp,
            valkyries=VALKYRIE_VP[foe.valkyries],
            armour=ARMOUR_VP[foe.armour],
            offerings=s.tiles_vp,
        )
        s.touch("vp")


class YourTotal(Ask[AdversaryBeside]):
    """Ask for your total; you score your side as in any game (RNS-S56)."""

    rule = "RNS-S56"
    is_number = True

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-your-total", total=s.foe.total(s.tiles_vp))

    def options(self, s: AdversaryBeside) -> list[int]:
        return list(range(MOST_TOTAL + 1))

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        return Phrase("option-vp", vp=option)

    def take(self, s: AdversaryBeside, option: int) -> None:
        s.your_total = option
        if option == s.foe.total(s.tiles_vp):
            s.then(YourValkyries())


class YourMarker(Ask[AdversaryBeside]):
    """At a tie, ask whether your marker is lower than his, level with it or higher (RNS-S57)."""

    rule = "RNS-S57"
    words = ("lower", "equal", "higher")
    track: ClassVar[str] = ""
    last: ClassVar[int] = 0

    def marker(self, s: AdversaryBeside) -> int:
        """The position of his marker."""
        raise NotImplementedError

    def compared(self, s: AdversaryBeside, ahead: int) -> None:
        raise NotImplementedError

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-your-" + self.track, marker=self.marker(s), total=s.your_total)

    def has(self, s: AdversaryBeside, word: str) -> bool:
        marker = self.marker(s)
        return marker > 0 if word == "lower" else marker < self.last if word == "higher" else True

    def word_target(self, s: AdversaryBeside, word: str) -> str:
        return self.track

    def take_word(self, s: AdversaryBeside, word: str) -> None:
        self.compared(s, self.words.index(word) - 1)


class YourValkyries(YourMarker):
    """The marker on the Valkyrie track decides a tie (RNS-S57)."""

    track = "valkyries"
    last = LAST_VALKYRIE

    def marker(self, s: AdversaryBeside) -> int:
        return s.foe.valkyries

    def compared(self, s: AdversaryBeside, ahead: int) -> None:
        s.valkyries_ahead = ahead
        if not ahead:
            s.then(YourArmour())


class YourArmour(YourMarker):
    """If still tied, the marker on the armour track decides (RNS-S57)."""

    track = "armour"
    last = MOST_ARMOUR

    def marker(self, s: AdversaryBeside) -> int:
        return s.foe.armour

    def compared(self, s: AdversaryBeside, ahead: int) -> None:
        s.armour_ahead = ahead


class Verdict(Act[AdversaryBeside]):
    """Who has won (RNS-S57)."""

    rule = "RNS-S57"

    def run(self, s: AdversaryBeside) -> None:
        they = s.foe.total(s.tiles_vp)
        s.tell(self.rule, "told-score", you=s.your_total, they=they)
        s.end(verdict(s.your_total - they, s.valkyries_ahead, s.armour_ahead, s.setting.tie_is_loss))
