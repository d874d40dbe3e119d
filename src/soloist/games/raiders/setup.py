"""Set-up as for two players; the Adversary only has a ship."""

from collections.abc import Mapping
from math import comb
from typing import Final

from soloist.engine.kernel.machine import Act, Chance, replaced
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import RULES
from soloist.games.raiders.adversary import Adversary
from soloist.games.raiders.choosing import HandCard, hand_spot
from soloist.games.raiders.components import (
    BLACK,
    BUILDINGS,
    COLOURS,
    GATE_HOUSE,
    GOODS,
    MOST_TOKENS,
    NONE,
    PER_SET,
    PLUNDER,
    PROVISIONS,
    SILVER,
    TOWN_HALL,
    TREASURY,
    VALKYRIE,
    Components,
)
from soloist.games.raiders.drawing import DrawCards, FillDisplay
from soloist.games.raiders.names import card_name, place_name
from soloist.games.raiders.round import Round
from soloist.games.raiders.state import SLOTS, Raiders, Setting

LEVELS: Final = {"normal": 0, "hard": 2, "heroic": 4}
"""The Adversary's armour and provisions at the start (RNS-S58, RNS-S59, RNS-S60)."""

BAG: Final = (18, 18, 26, 18)  # in the order of TOKENS (RNS-B03)
SUPPLY: Final = 32  # of silver and of provisions each (RNS-B06)
START_SILVER: Final = 2  # RNS-B07, RNS-S04
DEALT: Final = 5  # RNS-B09
KEPT: Final = 3
REMOVED: Final = 2  # RNS-S05


def setting(level: str, rulings: Mapping[str, str], components: Components) -> Setting:
    """The level, and the four rulings that can be chosen before the game (RNS-S66)."""
    return Setting(
        components=components,
        start=LEVELS[level],
        from_display=rulings["adversary_offering_source"] == "display",
        valkyries_need_armour=rulings["adversary_valkyrie_without_armour"] == "ignored",
        closed_to_merchant=rulings["forbidden_building_blocks_merchant"] == "yes",
        tie_is_loss=rulings["still_tied"] == "loss",
    )


def lay_out(setting: Setting) -> Raiders:
    """Set up everything that is not random."""
    s = Raiders(setting, Adversary(setting.start, setting.start))
    components = setting.components
    sets = len(components.set_tokens)
    kinds = len(components.townsfolk)
    s.worker = BLACK  # 4 workers with those in the village; the Adversary has none (RNS-S03)
    s.village = [NONE] * len(BUILDINGS)
    for building in (GATE_HOUSE, TOWN_HALL, TREASURY):  # RNS-B05
        s.village[building] = BLACK
    s.used = [False] * len(BUILDINGS)
    s.tokens = [0] * (PER_SET * sets)
    s.set_there = [True] * sets  # each with a worker on it (RNS-B04)
    s.bag = list(BAG)
    s.spent_workers = [0] * len(COLOURS)
    s.lost_workers = [0] * len(COLOURS)
    s.goods = [0] * len(GOODS)
    s.supply = [0] * len(GOODS)
    s.goods[SILVER] = START_SILVER
    s.supply[SILVER] = SUPPLY - START_SILVER
    s.supply[PROVISIONS] = SUPPLY - setting.start
    s.hand = [0] * kinds
    s.crew = [0] * kinds
    s.under = [0] * kinds
    s.discards = [0] * kinds
    s.deck = [card.copies for card in components.townsfolk]
    s.deck_left = sum(s.deck)  # RNS-B01
    s.display = [NONE] * SLOTS
    s.groups = [list(range(len(components.offerings)))]
    s.group_left = [len(components.offerings)]
    s.group_hidden = [0]
    s.tactics = [1] * len(components.tactics)
    s.tactic_discards = [0] * len(components.tactics)
    s.pile_left = len(components.tactics) - REMOVED  # RNS-S07
    s.then(SetUp(), Round())
    return s


class SetUp(Act[Raiders]):
    """Turn up three offerings, put tokens on all sets, and draw five townsfolk, of which you keep three (RNS-B02, RNS-B03,
    RNS-B09, RNS-S04)."""

    rule = "RNS-S01"

    def run(self, s: Raiders) -> None:
        s.headline("setup", self.rule, "told-setup", by=RULES, start=s.setting.start)
        s.then(FillDisplay(), FillSets(0), DrawCards(DEALT), RejectCard(DEALT - KEPT, 0))


class FillSets(Act[Raiders]):
    """Draw tokens for one set after the other; the tokens left in the bag go to the supply (RNS-B03)."""

    rule = "RNS-B03"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Raiders) -> None:
        if self.number < len(s.set_there):
            s.then(FillSet(self.number), FillSets(self.number + 1))
            return
        for token in range(len(PLUNDER)):
            s.supply[PLUNDER[token]] += s.bag[token]
        s.valkyries_gone += s.bag[VALKYRIE]
        s.bag = [0] * PER_SET


class FillSet(Chance[Raiders]):
    """Draw the tokens of one set together. The token of an option has one letter for each: g, i, l, v. Options are indices of
    `draws`."""

    rule = "RNS-B03"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def question(self, s: Raiders) -> Phrase:
        components = s.setting.components
        place = components.settlements[components.set_settlement[self.number]]
        number = self.number - place.first + 1
        return Phrase("ask-set", place=place_name(place), number=number, tokens=components.set_tokens[self.number])

    def token(self, s: Raiders, option: int) -> str:
        return "".join([letter * count for letter, count in zip("gilv", self.draws(s)[option], strict=True)])

    def phrase(self, s: Raiders, option: int) -> Phrase:
        gold, iron, livestock, valkyries = self.draws(s)[option]
        return Phrase("option-tokens", gold=gold, iron=iron, livestock=livestock, valkyries=valkyries)

    def source(self, s: Raiders) -> str:
        return "bag"

    def odds(self, s: Raiders) -> Odds:
        gold, iron, cattle, dead = _WAYS[s.bag[0]], _WAYS[s.bag[1]], _WAYS[s.bag[2]], _WAYS[s.bag[3]]
        ways = [gold[draw[0]] * iron[draw[1]] * cattle[draw[2]] * dead[draw[3]] for draw in self.draws(s)]
        tokens = s.setting.components.set_tokens[self.number]
        return Odds(_NUMBERS[tokens], ways, _WAYS[s.bag[0] + s.bag[1] + s.bag[2] + s.bag[3]][tokens])

    def settle(self, s: Raiders, outcome: int) -> None:
        drawn = self.draws(s)[outcome]
        s.bag = [s.bag[token] - drawn[token] for token in range(PER_SET)]
        s.lay(self.number, drawn)

    def draws(self, s: Raiders) -> list[list[int]]:
        return _DRAWS[s.setting.components.set_tokens[self.number]]


def _draws(tokens: int) -> list[list[int]]:
    """All ways to draw this many tokens, each as counts in the order of TOKENS."""
    return [
        [gold, iron, livestock, tokens - gold - iron - livestock]
        for gold in range(tokens + 1)
        for iron in range(tokens + 1 - gold)
        for livestock in range(tokens + 1 - gold - iron)
    ]


_DRAWS: Final = [_draws(tokens) for tokens in range(MOST_TOKENS + 1)]
_NUMBERS: Final = [list(range(len(draws))) for draws in _DRAWS]
_WAYS: Final = [[comb(there, drawn) for drawn in range(MOST_TOKENS + 1)] for there in range(sum(BAG) + 1)]
"""`_WAYS[there][drawn]` is the number of ways to draw `drawn` of `there` tokens."""


class RejectCard(HandCard):
    """Choose which of the five cards go under the draw pile (RNS-B09)."""

    rule = "RNS-B09"

    def asking(self, left: int, first: int) -> HandCard:
        return RejectCard(left, first)

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-reject", left=self.left)

    def take(self, s: Raiders, option: int) -> None:
        s.hand[option] -= 1
        s.hand_size -= 1
        s.under = replaced(s.under, option, s.under[option] + 1)
        s.under_left += 1
        if s.story is not None:
            s.tell(self.rule, "told-rejected", card=card_name(s.setting.components.townsfolk[option]))
            s.touch(hand_spot(s, option))
        if self.left > 1:
            s.then(self.rest(option))
