"""Set-up: stacks, chips, your civilisation, hero and colony, and Angelos by rank."""

from collections.abc import Mapping
from typing import Final

from soloist.engine.kernel.machine import Act, Chance
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.games.peloponnes.angelos import RANKS, Angelos
from soloist.games.peloponnes.components import (
    CHIPS,
    CIVILIZATION,
    COLONY,
    GOODS,
    HERO,
    KIND_SIZES,
    KINDS,
    NONE,
    Components,
    no_goods,
)
from soloist.games.peloponnes.names import civilization_parts, colony_parts, goods_list, hero_parts, person_option, person_text
from soloist.games.peloponnes.round import Round
from soloist.games.peloponnes.state import Peloponnes, Setting
from soloist.games.peloponnes.tally import show_changes, show_gain, tally

START_CLOVERS: Final = 3  # PEL-S01, PEL-X04, PEL-X40


def setting(level: str, rulings: Mapping[str, str], components: Components) -> Setting:
    return Setting(
        components=components,
        rank=RANKS[level],
        surcharge=int(rulings["conquest_surcharge"]),
        markers_as_prestige=rulings["captured_citizen_scores_as"] == "prestige",
        milet_wins=rulings["milet_tie"] == "player_wins",
        civilization_discardable=rulings["angelos_civilization_discardable"] == "yes",
        conflict_first=rulings["internal_conflict_timing"] == "before_feeding",
    )


def lay_out(setting: Setting) -> Peloponnes:
    """Set up everything that is not random."""
    s = Peloponnes(setting, Angelos(setting.rank))
    s.goods = no_goods()
    s.clovers = START_CLOVERS
    s.rows = [[], []]
    s.unseen = [[1] * len(numbers) for numbers in setting.components.group_numbers]  # PEL-B08
    s.unseen_left = [len(numbers) for numbers in setting.components.group_numbers]
    s.chips = list(CHIPS)  # which chip is in which stack is unknown (PEL-X03)
    s.chips_left = sum(CHIPS)
    s.then(SetUp(), Round())
    return s


class SetUp(Act[Peloponnes]):
    """Draw yours first, then Angelos's from the rest (PEL-S02, PEL-S05)."""

    rule = "PEL-S01"

    def run(self, s: Peloponnes) -> None:
        s.headline("setup", self.rule, "told-setup")
        s.then(Draw(CIVILIZATION, True), Draw(HERO, True), Draw(COLONY, True), TakeStart(), AngelosSetUp())


class AngelosSetUp(Act[Peloponnes]):
    """Angelos draws a civilisation, a hero, both or neither, by rank (PEL-S05)."""

    rule = "PEL-S05"

    def run(self, s: Peloponnes) -> None:
        if s.setting.rank.hero:
            s.then(Draw(HERO, False))
        if s.setting.rank.civilization:
            s.then(Draw(CIVILIZATION, False))


class Draw(Chance[Peloponnes]):
    """Draw a civilisation, hero or colony, for you or for Angelos, without repetition (PEL-S02, PEL-S05, PEL-G07)."""

    rule = "PEL-S02"

    def __init__(self, kind: int, yours: bool) -> None:
        self.kind: Final = kind
        self.yours: Final = yours

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-draw", kind=KINDS[self.kind], whose="you" if self.yours else "angelos")

    def token(self, s: Peloponnes, option: int) -> str:
        components = s.setting.components
        if self.kind == CIVILIZATION:
            return components.civilizations[option].id
        return components.heroes[option].id if self.kind == HERO else components.colonies[option].id

    def parts(self, s: Peloponnes, option: int) -> tuple[Phrase, ...]:
        components = s.setting.components
        if self.kind == CIVILIZATION:
            return civilization_parts(components.civilizations[option])
        return hero_parts(components.heroes[option]) if self.kind == HERO else colony_parts(components.colonies[option])

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        return person_option(self.token(s, option), self.parts(s, option))

    def source(self, s: Peloponnes) -> str:
        return KINDS[self.kind]

    def odds(self, s: Peloponnes) -> Odds:
        taken = (s.civilization, s.hero, NONE)[self.kind]
        values = [number for number in range(KIND_SIZES[self.kind]) if number != taken]
        return Odds(values, [1] * len(values), len(values))

    def settle(self, s: Peloponnes, outcome: int) -> None:
        before = tally(s)
        components = s.setting.components
        if self.yours:
            s.become(self.kind, outcome)
        elif self.kind == CIVILIZATION:
            s.foe.civilization = components.civilizations[outcome]
        else:
            s.foe.take_hero(components.heroes[outcome])
        if s.story is not None:
            card = person_text(self.token(s, outcome), self.parts(s, outcome))
            s.tell(self.rule, "told-draw", whose="you" if self.yours else "angelos", kind=KINDS[self.kind], card=card)
            s.touch(KINDS[self.kind] if self.yours else "angelos-" + KINDS[self.kind])
            show_changes(s, before)


class TakeStart(Act[Peloponnes]):
    """Add up the starting goods of civilisation, hero and colony; overflow becomes luxury (PEL-S03, PEL-B10, PEL-B27)."""

    rule = "PEL-S03"

    def run(self, s: Peloponnes) -> None:
        before = tally(s)
        civilization, hero, colony = s.my_civilization().start, s.my_hero().start, s.my_colony().start
        start = [civilization[good] + hero[good] + colony[good] for good in range(len(GOODS))]
        overflow = s.overflow(start)
        s.gain_all(start)
        if s.story is not None:
            s.tell(self.rule, "told-start", goods=goods_list(start))
            show_gain(s, before, overflow)
