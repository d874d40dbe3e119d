"""Set-up as for two players, with an Adversary who owns a ship and nothing else (RNS-S01 to RNS-S07, RNS-B01 to RNS-B09)."""

from collections.abc import Mapping
from math import comb
from typing import Final

from soloist.engine.machine import Act, Chance
from soloist.engine.odds import Odds
from soloist.engine.phrase import Phrase
from soloist.games.raiders.choosing import FromHand
from soloist.games.raiders.drawing import DrawCards, FillDisplay
from soloist.games.raiders.edition import Components
from soloist.games.raiders.names import place_name
from soloist.games.raiders.round import Round
from soloist.games.raiders.state import BLACK, GATE_HOUSE, NONE, SLOTS, TOWN_HALL, TREASURY, Raiders, Setting

LEVELS: Final = {"normal": 0, "hard": 2, "heroic": 4}
"""The Adversary's armour and provisions at the start (RNS-S58 to RNS-S60)."""

BAG: Final = (18, 18, 26, 18)  # gold, iron, livestock, Valkyries (RNS-B03)
SUPPLY: Final = 32  # silver, and provisions (RNS-B06)
START_SILVER: Final = 2  # RNS-B07
DEALT: Final = 5  # RNS-B09
KEPT: Final = 3
REMOVED: Final = 2  # RNS-S05


def setting(level: str, rulings: Mapping[str, str], components: Components) -> Setting:
    return Setting(
        components,
        LEVELS[level],
        rulings["adversary_offering_source"] == "display",
        rulings["adversary_valkyrie_without_armour"] == "ignored",
        rulings["forbidden_building_blocks_merchant"] == "yes",
        rulings["still_tied"] == "loss",
    )


def lay_out(setting: Setting) -> Raiders:
    """Everything that needs no luck."""
    s = Raiders(setting)
    components = setting.components
    sets = len(components.set_tokens)
    kinds = len(components.townsfolk)
    s.worker = BLACK
    s.village = [NONE] * 8
    for building in (GATE_HOUSE, TOWN_HALL, TREASURY):  # RNS-B05
        s.village[building] = BLACK
    s.used = [False] * 8
    s.tokens = [0] * (4 * sets)
    s.set_there = [True] * sets
    s.bag = list(BAG)
    s.spent_workers = [0, 0, 0]
    s.lost_workers = [0, 0, 0]
    s.goods = [START_SILVER, 0, 0, 0, 0]
    s.supply = [SUPPLY - START_SILVER, SUPPLY - setting.start, 0, 0, 0]
    s.hand = [0] * kinds
    s.crew = [0] * kinds
    s.under = [0] * kinds
    s.discards = [0] * kinds
    s.deck = [card.copies for card in components.townsfolk]
    s.deck_left = sum(s.deck)
    s.display = [NONE] * SLOTS
    s.groups = [list(range(len(components.offerings)))]
    s.group_left = [len(components.offerings)]
    s.group_hidden = [0]
    s.tactics = [1] * len(components.tactics)
    s.tactic_discards = [0] * len(components.tactics)
    s.pile_left = len(components.tactics) - REMOVED
    s.then(SetUp(), Round())
    return s


class SetUp(Act[Raiders]):
    """Three offerings, tokens on all sets, five townsfolk of which you keep three (RNS-B02, RNS-B03, RNS-B09)."""

    rule = "RNS-S01"

    def run(self, s: Raiders) -> None:
        s.headline("setup", self.rule, "told-setup", start=s.setting.start)
        s.then(FillDisplay(), FillSets(0), DrawCards(DEALT), RejectCard(DEALT - KEPT, 0))


class FillSets(Act[Raiders]):
    """Draw tokens for one set after the other; what the bag still holds then is the supply's (RNS-B03)."""

    rule = "RNS-B03"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Raiders) -> None:
        if self.number < len(s.set_there):
            s.then(FillSet(self.number), FillSets(self.number + 1))
            return
        for token in range(3):
            s.supply[2 + token] += s.bag[token]
        s.valkyries_gone += s.bag[3]
        s.bag = [0, 0, 0, 0]


class FillSet(Chance[Raiders]):
    """The tokens of one set, drawn together; written as one letter for each: g, i, l, v."""

    rule = "RNS-B03"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def question(self, s: Raiders) -> Phrase:
        components = s.setting.components
        place = components.settlements[components.set_settlement[self.number]]
        number = self.number - place.first + 1
        return Phrase("ask-set", place=place_name(place), number=number, tokens=components.set_tokens[self.number])

    def token(self, s: Raiders, option: int) -> str:
        return "".join([letter * count for letter, count in zip("gilv", _counts(option), strict=True)])

    def phrase(self, s: Raiders, option: int) -> Phrase:
        gold, iron, livestock, valkyries = _counts(option)
        return Phrase("option-tokens", gold=gold, iron=iron, livestock=livestock, valkyries=valkyries)

    def source(self, s: Raiders) -> str:
        return "bag"

    def odds(self, s: Raiders) -> Odds:
        tokens = s.setting.components.set_tokens[self.number]
        gold, iron, cattle, dead = s.bag
        ways = [
            comb(gold, draw // 1000) * comb(iron, draw // 100 % 10) * comb(cattle, draw // 10 % 10) * comb(dead, draw % 10)
            for draw in _DRAWS[tokens]
        ]
        return Odds(_DRAWS[tokens], ways, comb(gold + iron + cattle + dead, tokens))

    def settle(self, s: Raiders, outcome: int) -> None:
        for token, count in enumerate(_counts(outcome)):
            s.bag[token] -= count
            s.tokens[4 * self.number + token] = count


def _counts(draw: int) -> list[int]:
    return [draw // 1000, draw // 100 % 10, draw // 10 % 10, draw % 10]


def _draws(tokens: int) -> list[int]:
    """All ways to draw so many tokens of four kinds, a digit for each kind."""
    return [
        1000 * gold + 100 * iron + 10 * livestock + tokens - gold - iron - livestock
        for gold in range(tokens + 1)
        for iron in range(tokens + 1 - gold)
        for livestock in range(tokens + 1 - gold - iron)
    ]


_DRAWS: Final = [_draws(tokens) for tokens in range(6)]


class RejectCard(FromHand):
    """Which cards of the five go under the draw pile (RNS-B09)."""

    rule = "RNS-B09"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-reject", left=self.left)

    def take(self, s: Raiders, option: int) -> None:
        s.hand[option] -= 1
        s.hand_size -= 1
        s.under[option] += 1
        s.under_left += 1
        if self.left > 1:
            s.then(RejectCard(self.left - 1, option))
