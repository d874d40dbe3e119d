"""Expected goods at the meal of this round of Stone Age: which tribes probably act, and what they gain."""

from typing import Final

from soloist.engine.kernel.odds import dice
from soloist.engine.kernel.pieces import ANY_ORDER
from soloist.games.stone_age.acting import Gather
from soloist.games.stone_age.cards import GREEN_FOOD, SAND_FATIGUE, ExtraCard
from soloist.games.stone_age.components import (
    BUILDING_1,
    CARD_1,
    DIVISORS,
    FIELD,
    FOOD,
    FOREST,
    HUNT,
    HUT,
    PLACE_COUNT,
    RESOURCE_COUNT,
    TOOL_MAKER,
    TRIBE_COUNT,
    Card,
)
from soloist.games.stone_age.dice import DICE_OF_A_CARD, KeepDie, RollDiceCard, RollForResource
from soloist.games.stone_age.effects import AnotherCard, Field, Food, OneUseTool, Resource, Roll, Tool, TwoDice, TwoResources
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed, PayMissing
from soloist.games.stone_age.placing import HUT_RINGS, Place
from soloist.games.stone_age.state import BEST_TOOL, EMPTY, LAST_FIELD, TOOL_SLOTS, StoneAge
from soloist.games.stone_age.tools import AddTools
from soloist.games.stone_age.trading import Build, BuyCard
from soloist.games.stone_age.two_resources import CashTwoResources

MOST_DICE: Final = 12
BEST_TOOLS: Final = float(TOOL_SLOTS * BEST_TOOL)
DIE_TO_FIELD: Final = 11 / 36
"""The probability that a dice card shows the field. DIE_TO_TOOL is the probability that it shows a tool but not the field."""
DIE_TO_TOOL: Final = 9 / 36


def expected_goods(good: int, count: int) -> float:
    odds = dice(count)
    return sum([odds.weights[i] * (odds.values[i] // DIVISORS[good]) for i in range(len(odds.values))]) / odds.total


def chance_below(count: int) -> list[float]:
    """For each number, the probability that this many dice total less; a tie counts half."""
    odds = dice(count)
    below = [1.0] * (6 * MOST_DICE + 1)
    for number in range(len(below)):
        ways = 0.0
        for i in range(len(odds.values)):
            ways += odds.weights[i] if odds.values[i] < number else 0.5 * odds.weights[i] if odds.values[i] == number else 0.0
        below[number] = ways / odds.total
    return below


GATHERED: Final = [[expected_goods(good, count) for count in range(MOST_DICE + 1)] for good in range(len(DIVISORS))]
BELOW: Final = [chance_below(count) for count in range(MOST_DICE + 1)]
ACTING: Final[dict[tuple[int, ...], list[float]]] = {}
"""The cache of `chances_to_act`."""


def chances_to_act(s: StoneAge) -> list[float]:
    """The probability of each tribe not being the one that rests, from the rolls made and those to come."""
    figures, initiative, acted = s.figures, s.initiative, s.acted
    key = (
        figures[0], figures[1], figures[2], figures[3],
        -1 if acted[0] else initiative[0], -1 if acted[1] else initiative[1],
        -1 if acted[2] else initiative[2], -1 if acted[3] else initiative[3],
    )  # fmt: skip
    found = ACTING.get(key)
    if found is None:
        found = ACTING[key] = count_chances(s)
    return found


def count_chances(s: StoneAge) -> list[float]:
    left = [tribe for tribe in range(TRIBE_COUNT) if not s.acted[tribe]]
    rests = [0.0] * TRIBE_COUNT
    for tribe in left:
        if s.initiative[tribe]:
            rests[tribe] = all_below(s, left, tribe, s.initiative[tribe])
        else:
            odds = dice(s.figures[tribe])
            for i in range(len(odds.values)):
                rests[tribe] += odds.weights[i] * all_below(s, left, tribe, odds.values[i]) / odds.total
    whole = sum(rests)
    return [1.0 - chance / whole if whole > 0.0 else 1.0 for chance in rests]


def all_below(s: StoneAge, left: list[int], tribe: int, number: int) -> float:
    """The probability that all other tribes left are below the number; a tie counts half, because one of the tied tribes acts."""
    chance = 1.0
    for other in left:
        if other != tribe:
            rolled = s.initiative[other]
            if not rolled:
                chance *= BELOW[s.figures[other]][number]
            elif rolled >= number:
                chance *= 0.5 if rolled == number else 0.0
    return chance


class Prospect:
    """What you will have at the meal of this round, as expected values."""

    def __init__(self, s: StoneAge) -> None:
        self.acts = chances_to_act(s)
        self.stock = [float(amount) for amount in s.stock]
        self.food = float(s.food)
        self.spread = 0.0
        """The variance of the gathered goods."""
        self.field = float(s.field)
        self.tools = float(sum(s.tools))
        self.ready = 0.0
        """Pips of tools that can still be used."""
        for slot in range(TOOL_SLOTS):
            if not s.used[slot]:
                self.ready += s.tools[slot]
        self.one_use = float(sum(s.one_use))
        self.fatigue = float(s.fatigue)
        self.built = float(s.built)
        self.people = float(sum(s.figures))
        self.deck = float(s.deck_left)
        self.places = [0.0] * PLACE_COUNT
        self.rolls = 0.0
        """Figures that have still to roll for goods."""
        self.free = 0.0
        """Figures that have still to be placed, weighted by the probability that they act."""
        self.unplaced = 0
        self.placing = EMPTY
        """The first place still open to the tribe that is being placed; EMPTY if none is being placed."""
        self.feeding = False
        self.giving = False
        self.missing = 0.0
        self.dice_cards = 0.0
        self.pending = 0.0
        """Goods that tools may add to the current roll."""
        self.paying = EMPTY
        """The space of the card that is being paid, or EMPTY."""
        self.walk(s)
        if self.feeding:
            for tribe in range(TRIBE_COUNT):
                if not s.placed[tribe]:
                    self.unplaced += 1
                    self.free += s.figures[tribe] * self.acts[tribe]
            self.send(s)

    def walk(self, s: StoneAge) -> None:
        """Account for the steps on the agenda."""
        for step in s.agenda:
            if isinstance(step, Feed):
                self.feeding = self.giving = True
            elif isinstance(step, DiscardBuildings):
                self.giving = True
            elif isinstance(step, Place):
                self.free += step.left * self.acts[step.tribe]
                self.placing = FOREST if step.first == ANY_ORDER else step.first
            elif isinstance(step, Gather):
                self.gather(FOOD if step.place == HUNT else step.place, step.figures, 1.0)
            elif isinstance(step, AddTools):
                self.gain(step.good, float(step.total // DIVISORS[step.good]))
                gap = DIVISORS[step.good] - step.total % DIVISORS[step.good]
                self.pending += 0.5 if self.ready + self.one_use >= gap else 0.0
            elif isinstance(step, BuyCard):
                self.buying(s, step)
            elif isinstance(step, Build):
                if step.first:
                    self.places[BUILDING_1 + step.pile] = 1.0
                else:
                    self.built += 1.0
                    self.spend(float(step.left))
            elif isinstance(step, (RollDiceCard, KeepDie)):
                self.roll_dice_card(1.0)
            elif isinstance(step, RollForResource):
                self.gather(step.resource, DICE_OF_A_CARD, 1.0)
            elif isinstance(step, CashTwoResources):
                self.stock[RESOURCE_COUNT - 1] += 2.0
            elif isinstance(step, ExtraCard):
                self.deck -= 1.0
            elif isinstance(step, PayMissing):
                self.missing += step.missing

    def buying(self, s: StoneAge, step: BuyCard) -> None:
        if step.first:
            self.places[CARD_1 + step.space] = 1.0
        else:
            self.paying = step.space
            self.spend(float(step.left))
            self.take_card(s.card(step.space), 1.0)

    def send(self, s: StoneAge) -> None:
        """Account for all figures on the board, weighted by the probability that they act."""
        for tribe in range(TRIBE_COUNT):
            chance = self.acts[tribe]
            first = PLACE_COUNT * tribe
            for place in range(PLACE_COUNT):
                figures = s.at[first + place]
                if figures:
                    self.places[place] += chance * figures
                    if place < RESOURCE_COUNT:
                        self.gather(place, figures, chance)
                    elif place == HUNT:
                        self.gather(FOOD, figures, chance)
                    elif place == HUT and s.reserve[tribe]:
                        self.people += chance
        self.grow_field(min(1.0, self.places[FIELD]))
        self.tools = min(BEST_TOOLS, self.tools + self.places[TOOL_MAKER])
        self.places[HUT] /= HUT_RINGS

    def gain(self, good: int, amount: float) -> None:
        if good == FOOD:
            self.food += amount
        else:
            self.stock[good] += amount

    def gather(self, good: int, figures: int, chance: float) -> None:
        brings = GATHERED[good][figures]
        self.gain(good, chance * brings)
        self.rolls += chance * figures
        self.spread += chance * (1.0 - chance) * brings * brings + chance * 3.0 * figures / (DIVISORS[good] * DIVISORS[good])

    def grow_field(self, steps: float) -> None:
        self.field = min(float(LAST_FIELD), self.field + steps)

    def roll_dice_card(self, chance: float) -> None:
        """One of the printed gains: the field, a tool or a resource."""
        self.dice_cards += chance
        self.grow_field(DIE_TO_FIELD * chance)
        self.tools = min(BEST_TOOLS, self.tools + DIE_TO_TOOL * chance)
        self.stock[RESOURCE_COUNT - 1] += (1.0 - DIE_TO_FIELD - DIE_TO_TOOL) * chance

    def held(self) -> float:
        held = 0.0
        for amount in self.stock:
            held += amount
        return held

    def spend(self, amount: float) -> None:
        """Spend resources of the kind you have most of."""
        most = 0
        for kind in range(1, RESOURCE_COUNT):
            if self.stock[kind] > self.stock[most]:
                most = kind
        self.stock[most] -= amount

    def take_card(self, card: Card, chance: float) -> None:
        gain = card.gain
        if card.green:
            self.food += GREEN_FOOD * chance
        else:
            self.fatigue += SAND_FATIGUE * chance
        if isinstance(gain, (Food, Resource)):
            self.gain(gain.good, chance * gain.amount)
        elif isinstance(gain, Roll):
            self.gain(gain.resource, chance * GATHERED[gain.resource][DICE_OF_A_CARD])
        elif isinstance(gain, TwoDice):
            self.roll_dice_card(chance)
        elif isinstance(gain, Field):
            self.grow_field(chance)
        elif isinstance(gain, Tool):
            self.tools = min(BEST_TOOLS, self.tools + chance)
        elif isinstance(gain, AnotherCard):
            self.deck -= chance
        elif isinstance(gain, OneUseTool):
            self.one_use += chance * gain.value
        elif isinstance(gain, TwoResources):
            self.stock[RESOURCE_COUNT - 1] += 2.0 * chance

    def can_reach(self, s: StoneAge, place: int) -> bool:
        """Whether a figure can still be sent to a place for one."""
        return not s.crowd[place] and (self.unplaced > 0 or EMPTY < self.placing <= place)
