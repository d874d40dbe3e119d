"""Set-up of the real board: what he drew, and what to lay out."""

from soloist.engine.kernel.machine import Act
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import YOU
from soloist.games.peloponnes.angelos import Rank
from soloist.games.peloponnes.companion.asking import (
    OTHER_CIVILIZATION,
    OTHER_HERO,
    AngelosAsk,
    CivilizationCitizens,
    HeroClovers,
    card_name,
)  # fmt: skip
from soloist.games.peloponnes.companion.looks import goods
from soloist.games.peloponnes.companion.state import AngelosBeside
from soloist.games.peloponnes.components import COINS, INHABITANTS, STRENGTH


class HisCivilization(AngelosAsk):
    """Ask for the civilisation drawn for him, after yours; its citizens and coins count at the end (PEL-S05, PEL-S15, PEL-S44,
    PEL-S47)."""

    rule = "PEL-S05"
    words = (OTHER_CIVILIZATION,)

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-his-civilization")

    def options(self, s: AngelosBeside) -> list[int]:
        return list(range(len(s.setting.components.civilizations)))

    def token(self, s: AngelosBeside, option: int) -> str:
        return s.setting.components.civilizations[option].id

    def phrase(self, s: AngelosBeside, option: int) -> Phrase:
        start = s.setting.components.civilizations[option].start
        parts = (goods(COINS, start[COINS]), goods(INHABITANTS, start[INHABITANTS]))
        return Phrase("option-person", id=self.token(s, option), parts=parts)

    def take(self, s: AngelosBeside, option: int) -> None:
        s.foe.civilization = s.setting.components.civilizations[option]

    def take_word(self, s: AngelosBeside, word: str) -> None:
        s.then(CivilizationCitizens(OTHER_CIVILIZATION))


class HisHero(AngelosAsk):
    """Ask for his hero; only its clovers and its Strength matter (PEL-S11, PEL-S16, PEL-S17, PEL-S18)."""

    rule = "PEL-S18"
    words = (OTHER_HERO,)

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-his-hero")

    def options(self, s: AngelosBeside) -> list[int]:
        return list(range(len(s.setting.components.heroes)))

    def token(self, s: AngelosBeside, option: int) -> str:
        return s.setting.components.heroes[option].id

    def phrase(self, s: AngelosBeside, option: int) -> Phrase:
        hero = s.setting.components.heroes[option]
        strength = (goods(STRENGTH, hero.start[STRENGTH]),) if hero.start[STRENGTH] else ()
        clovers = (Phrase("his-hero-clovers", clovers=hero.angelos_clovers),) if hero.angelos_clovers else ()
        return Phrase("option-person", id=self.token(s, option), parts=(*clovers, *strength))

    def take(self, s: AngelosBeside, option: int) -> None:
        s.foe.take_hero(s.setting.components.heroes[option])

    def take_word(self, s: AngelosBeside, word: str) -> None:
        s.then(HeroClovers(OTHER_HERO))


class LayOut(Act[AngelosBeside]):
    """Everything to do before round 1, in order."""

    rule = "PEL-S01"

    def run(self, s: AngelosBeside) -> None:
        foe = s.foe
        s.headline("setup", self.rule, "told-lay-out", YOU)
        s.tell("PEL-S01", "told-lay-two-players")
        s.tell("PEL-S02", "told-lay-yours")
        s.tell("PEL-S04", "told-lay-his", clovers=foe.clovers, lacks=lacks(foe.rank))
        if foe.civilization is not None:
            s.tell("PEL-S05", "told-lay-card", card=card_name(foe.civilization.id), kind="civilization")
        if foe.hero is not None:
            s.tell("PEL-S05", "told-lay-card", card=card_name(foe.hero.id), kind="hero")
        s.tell("PEL-S18", "told-lay-strength", strength=foe.strength)
        s.tell("PEL-S06", "told-lay-tiles")
        s.tell("PEL-S21", "told-lay-surcharge", coins=s.setting.surcharge)
        s.tell("PEL-S06", "told-lay-free")
        s.tell("PEL-S43", "told-lay-goal")


def lacks(rank: Rank) -> str:
    """What is not drawn for this rank (PEL-S14, PEL-S15, PEL-S16, PEL-S17)."""
    if rank.civilization:
        return "nothing" if rank.hero else "hero"
    return "civilization" if rank.hero else "both"


class SetUpList(AngelosAsk):
    """Wait until everything is laid out."""

    rule = "PEL-S01"
    words = ("ready",)

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-everything-lies")
