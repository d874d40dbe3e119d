"""Stone Age in numbers: who is likely to act and what that brings, the meal to come, fatigue, tiles due, and the rounds left."""

import math
from typing import Final

from soloist.engine.machine import WON, State
from soloist.engine.odds import dice
from soloist.engine.pieces import ANY_ORDER
from soloist.games.stone_age.acting import Gather
from soloist.games.stone_age.cards import GREEN_FOOD, SAND_FATIGUE, ExtraCard
from soloist.games.stone_age.components import (
    BUILDING_1,
    CARD_1,
    CLAY_PIT,
    DIVISORS,
    FIELD,
    FOOD,
    FOREST,
    GREEN,
    HUNT,
    HUT,
    PILES,
    PLACE_COUNT,
    QUARRY,
    RESOURCE_COUNT,
    RIVER,
    SPACE_2,
    SPACE_4,
    TOOL_MAKER,
    TRIBE_COUNT,
    TYPES,
    Card,
    Tile,
)  # fmt: skip
from soloist.games.stone_age.dice import DICE_OF_A_CARD, KeepDie, RollDiceCard, RollForResource
from soloist.games.stone_age.effects import (
    AnotherCard,
    Field,
    Food,
    OneUseTool,
    Resource,
    Roll,
    Tool,
    TwoDice,
    TwoResources,
)  # fmt: skip
from soloist.games.stone_age.hunger import TILE_FATIGUE, extra_food
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed, PayMissing
from soloist.games.stone_age.placing import HUT_RINGS, Place
from soloist.games.stone_age.state import BEST_TOOL, EMPTY, LAST_FIELD, TOOL_SLOTS, StoneAge
from soloist.games.stone_age.tools import AddTools
from soloist.games.stone_age.trading import Build, BuyCard
from soloist.games.stone_age.two_resources import CashTwoResources
from soloist.players.value.features import Features

COUNT: Final = 120
MOST_DICE: Final = 12
FRESH_FATIGUE: Final = 20.0
"""To win with so much fatigue left is as good as it gets; one unit of margin."""
PURCHASABLE: Final = SPACE_2 + 1
"""Card spaces that are sold; the third only asks for food."""
BEST_TOOLS: Final = float(TOOL_SLOTS * BEST_TOOL)
DIE_TO_FIELD: Final = 11 / 36
"""How likely a dice card shows the field; so likely, less the field itself, it shows a tool."""
DIE_TO_TOOL: Final = 9 / 36
HUNTER_BRINGS: Final = 1.6
TOOL_PIP_BRINGS: Final = 0.4
"""Goods that a pip of tools brings when it is used well."""
USUAL_PIPS: Final = 3.6
"""Of one resource in a tile that takes any."""


def expected_goods(good: int, count: int) -> float:
    odds = dice(count)
    return sum([odds.weights[i] * (odds.values[i] // DIVISORS[good]) for i in range(len(odds.values))]) / odds.total


def chance_below(count: int) -> list[float]:
    """By number: how likely so many dice show less, a tie counted half."""
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
"""What `chances_to_act` has found before."""


class StoneAgeFeatures(Features):
    """As if the round went on as expected, down to its meal and the tiles given up."""

    version = 2
    count = COUNT

    def of(self, s: StoneAge) -> list[float]:
        return features(s)

    def margin(self, s: StoneAge) -> float:
        """A game lost late is better than one lost early."""
        if s.outcome == WON:
            return min(2.0, s.fatigue / FRESH_FATIGUE)
        rounds = s.round + rounds_to_come(s, s.deck_left)
        return -2.0 + 2.0 * s.survived / max(1, rounds)

    def period(self, s: StoneAge) -> int:
        return s.round

    def net(self, s: State) -> int:
        """Basic, cool night, eternal winter, large tribe."""
        assert isinstance(s, StoneAge)
        setting = s.setting
        if setting.food_per_figure > 1:
            return 3
        if len(setting.spaces) < PURCHASABLE + 1:
            return 2
        return 1 if setting.tiles_due > 1 else 0


def rounds_to_come(s: StoneAge, deck: int) -> int:
    """After this one; each round uses up one card for every space."""
    return max(0, deck) // len(s.setting.spaces)


def rounds_expected(s: StoneAge, deck: float) -> float:
    """The same of a deck from which a card more may or may not be drawn: each case as likely as it is."""
    most = math.ceil(deck)
    return rounds_to_come(s, most) - (most - deck) * (rounds_to_come(s, most) - rounds_to_come(s, most - 1))


def chances_to_act(s: StoneAge) -> list[float]:
    """How likely each tribe is not the one that rests, from the rolls made and those to come."""
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
    """How likely all other tribes left end up under the number, or tied with it and are sent to act."""
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
    """What there will be at the meal of this round, as far as it can be expected."""

    def __init__(self, s: StoneAge) -> None:
        self.acts = chances_to_act(s)
        self.stock = [float(amount) for amount in s.stock]
        self.food = float(s.food)
        self.spread = 0.0
        """Variance of what is gathered."""
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
        """Figures that are still to roll for goods."""
        self.free = 0.0
        """Figures that are still to be placed and will act."""
        self.unplaced = 0
        self.placing = EMPTY
        """The first place still open to the tribe that is being placed; EMPTY if none is."""
        self.feeding = False
        self.giving = False
        self.missing = 0.0
        self.dice_cards = 0.0
        self.pending = 0.0
        """Goods that tools may add to the roll on the table."""
        self.paying = EMPTY
        """The card that is being paid."""
        self.walk(s)
        if self.feeding:
            for tribe in range(TRIBE_COUNT):
                if not s.placed[tribe]:
                    self.unplaced += 1
                    self.free += s.figures[tribe] * self.acts[tribe]
            self.send(s)

    def walk(self, s: StoneAge) -> None:
        """What the agenda holds."""
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
        """Everybody on the board does his work, as far as he is likely to act."""
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
        return sum(self.stock)

    def spend(self, amount: float) -> None:
        """So many resources of the kind there is most of."""
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
        """Whether somebody can still be sent to a place for one."""
        return not s.crowd[place] and (self.unplaced > 0 or EMPTY < self.placing <= place)


def flag(true: bool) -> float:
    return 1.0 if true else 0.0


def offered(card: Card) -> list[float]:
    """What a card gives, each thing in its own number."""
    gain = card.gain
    food = float(GREEN_FOOD) if card.green else 0.0
    goods = 0.0
    if isinstance(gain, Food):
        food += gain.amount
    elif isinstance(gain, Resource):
        goods = float(gain.amount)
    elif isinstance(gain, Roll):
        goods = GATHERED[gain.resource][DICE_OF_A_CARD]
    elif isinstance(gain, TwoResources):
        goods = 2.0
    return [
        food / 5.0, goods / 2.0, flag(isinstance(gain, TwoDice)), flag(isinstance(gain, Field)), flag(isinstance(gain, Tool)),
        flag(isinstance(gain, AnotherCard)), gain.value / 3.0 if isinstance(gain, OneUseTool) else 0.0, flag(not card.green),
    ]  # fmt: skip


OFFERS: Final = 8


def cards(s: StoneAge, p: Prospect) -> list[float]:
    """For both cards on sale what is still to be had, and how likely the card will be bought; the purchases are made."""
    numbers: list[float] = []
    for space in range(PURCHASABLE):
        if s.cards[space] == EMPTY or space == p.paying:
            numbers += [0.0] * (OFFERS + 1)
            continue
        card = s.card(space)
        price = space + 1.0
        chance = p.places[CARD_1 + space] * max(0.0, min(1.0, p.held() / price))
        if chance > 0.0:
            p.spend(chance * price)
            p.take_card(card, chance)
        if p.can_reach(s, CARD_1 + space):
            numbers += offered(card)
        else:
            numbers += [0.0] * OFFERS
        numbers.append(chance)
    return numbers


def missing_pips(tile: Tile, stock: list[float]) -> float:
    """How many pips are still to be gathered for a tile."""
    missing = 0.0
    if tile.kinds == 0:
        for kind in range(RESOURCE_COUNT):
            missing += max(0.0, tile.cost[kind] - max(0.0, stock[kind])) * DIVISORS[kind]
        return missing
    most = sorted(stock, reverse=True)[: tile.kinds]
    there = 0.0
    for amount in most:
        there += max(0.0, amount)
        missing += USUAL_PIPS * max(0.0, 1.0 - max(0.0, amount))
    return max(missing, USUAL_PIPS * (tile.amount - there))


def pay_tile(tile: Tile, stock: list[float]) -> None:
    """What the tile takes, of the kinds there are most of."""
    if tile.kinds == 0:
        for kind in range(RESOURCE_COUNT):
            stock[kind] -= tile.cost[kind]
        return
    by_amount = sorted([(-stock[kind], kind) for kind in range(RESOURCE_COUNT)])[: tile.kinds]
    rest = float(tile.amount - tile.kinds)
    for amount, kind in by_amount:
        more = max(0.0, min(rest, -amount - 1.0))
        stock[kind] -= 1.0 + more
        rest -= more


class Sites:
    """Both piles: what their tiles lack, how likely they are built, and whether they could be."""

    def __init__(self, s: StoneAge, p: Prospect) -> None:
        self.missing = [2.0] * PILES
        self.chance = [0.0] * PILES
        self.lacking = [0.0] * RESOURCE_COUNT
        """Resources that the tiles of fixed cost ask for beyond what is there."""
        self.payable = 0.0
        rest = p.stock.copy()
        for pile in range(PILES):
            if s.tops[pile] == EMPTY:
                continue
            tile = s.tile(pile)
            self.missing[pile] = missing_pips(tile, p.stock) / 10.0
            pips = missing_pips(tile, rest)
            self.chance[pile] = p.places[BUILDING_1 + pile] * max(0.0, 1.0 - pips / 6.0)
            for kind in range(RESOURCE_COUNT):
                self.lacking[kind] += max(0.0, tile.cost[kind] - p.stock[kind]) if tile.kinds == 0 else 0.0
            if pips < 0.5:
                self.payable += 1.0
                pay_tile(tile, rest)
        for pile in range(PILES):
            if self.chance[pile] > 0.0:
                p.spend(self.chance[pile] * s.tile(pile).amount)

    def chance_of(self, tiles: float) -> float:
        """How likely at least so many tiles are built."""
        first, second = min(1.0, self.chance[0]), min(1.0, self.chance[1])
        if tiles <= 0.0:
            return 1.0
        if tiles <= 1.0:
            return 1.0 - (1.0 - first) * (1.0 - second)
        return first * second if tiles <= 2.0 else 0.0


def asked_by(s: StoneAge, type: int, p: Prospect) -> float:
    """The food that a card of this type on the 4-space asks for."""
    buildings = s.built if s.setting.builder_on_board else s.face_down
    return float(extra_food(type, max(s.figures), buildings, int(p.field + 0.5), int(p.tools + 0.5)))


def unseen_types(s: StoneAge) -> list[int]:
    """How many cards of each type are still in the deck."""
    components = s.setting.components.cards
    unseen = [0] * len(TYPES)
    for number in range(len(s.deck)):
        unseen[components[number].type] += s.deck[number]
    return unseen


def usually_asked(s: StoneAge, unseen: list[int], p: Prospect) -> float:
    """The food asked for by a card of the deck, on the average."""
    food = 0.0
    for type in range(len(unseen)):
        food += unseen[type] * asked_by(s, type, p)
    return food / max(1, s.deck_left)


def usual_shortage(balance: float, spread: float) -> float:
    """What will be missing on the average, when the balance is only expected and may turn out otherwise."""
    if spread < 0.01:
        return max(0.0, -balance)
    deviation = math.sqrt(spread)
    z = balance / deviation
    under = 0.5 * (1.0 - math.erf(z / math.sqrt(2.0)))
    return deviation * math.exp(-0.5 * z * z) / math.sqrt(2.0 * math.pi) - balance * under


def features(s: StoneAge) -> list[float]:
    p = Prospect(s)
    on_sale = cards(s, p)
    sites = Sites(s, p)
    setting = s.setting
    acts = p.acts
    each = float(setting.food_per_figure)
    due_tiles = float(setting.tiles_due)

    # this round's meal
    held = p.held()
    asked = due = 0.0
    if p.feeding:
        p.food += p.field
        asked = asked_by(s, s.card(SPACE_4).type, p) if s.cards[SPACE_4] != EMPTY else 0.0
        due = each * p.people + asked
    from_tools = TOOL_PIP_BRINGS * p.ready if p.rolls > 0.0 or p.free > 0.0 else 0.0
    balance = p.food - due - p.missing
    payable = max(0.0, held) + 2.0 * s.two_resources
    to_hunt = HUNTER_BRINGS * p.free
    short = max(0.0, -balance)
    tired = max(0.0, short - payable)
    usually_tired = usual_shortage(balance + payable + from_tools + to_hunt, p.spread + p.free)

    # the tiles given up at its end
    fatigue = p.fatigue - tired
    covered = 1.0
    after = p.built
    if p.giving:
        covered = sites.chance_of(due_tiles - p.built)
        after = max(0.0, p.built + sites.chance[0] + sites.chance[1] - due_tiles)
        fatigue -= TILE_FATIGUE * (1.0 - covered)
    hands = p.free + p.places[BUILDING_1] + p.places[BUILDING_1 + 1]
    could_cover = flag(p.giving and p.built + min(sites.payable, hands) >= due_tiles)

    # the rounds after it
    rounds = rounds_expected(s, p.deck)
    deck_rest = p.deck / len(setting.spaces) - rounds
    unseen = unseen_types(s)
    usual = usually_asked(s, unseen, p)
    sand = 1.0 - unseen[GREEN] / s.deck_left if s.deck_left else 0.0
    eaten = each * p.people + usual - p.field
    hunted = 0.75 * p.people * HUNTER_BRINGS + TOOL_PIP_BRINGS * p.tools
    lacking = max(0.0, rounds - float(int(after / due_tiles)))
    bearable = fatigue - TILE_FATIGUE * lacking
    wealth = balance + held
    placed_figures = 0.0
    rests = 0.0
    for tribe in range(TRIBE_COUNT):
        if p.feeding and s.placed[tribe]:
            placed_figures += acts[tribe] * s.figures[tribe]
        rests = max(rests, 1.0 - acts[tribe])

    numbers = [
        # where in the game and in the round
        rounds / 12.0, deck_rest, flag(p.feeding), flag(p.giving), flag(p.placing > EMPTY), p.unplaced / 4.0, p.free / 4.0,
        placed_figures / 6.0, rests, p.placing / 11.0,
        # the meal
        p.food / 10.0, balance / 10.0, max(0.0, balance) / 10.0, short / 5.0, tired / 5.0, usually_tired / 5.0,
        min(1.0, usually_tired), asked / 5.0, usual / 5.0, wealth / 10.0, max(0.0, wealth) / 20.0,
        flag(p.feeding) * (balance + to_hunt) / 10.0, flag(p.feeding) * max(0.0, -balance - to_hunt) / 5.0,
        # stores
        p.stock[FOREST] / 5.0, p.stock[CLAY_PIT] / 5.0, p.stock[QUARRY] / 5.0, p.stock[RIVER] / 5.0,
        held / 10.0, math.sqrt(max(0.0, held)) / 3.0,
        p.one_use / 5.0, float(s.two_resources), p.dice_cards, p.pending,
        p.field / 10.0, p.tools / 6.0, p.ready / 6.0, from_tools / 2.0, p.rolls / 4.0,
        p.people / 10.0, max(s.figures) / 4.0,
        # fatigue and tiles
        fatigue / 10.0, max(0.0, min(8.0, 4.0 - fatigue)) / 4.0, flag(fatigue <= 0.0), flag(fatigue <= TILE_FATIGUE),
        p.fatigue / 10.0, p.built / 3.0, after / 3.0, covered, could_cover, sites.payable, flag(p.giving and p.built < due_tiles),
        lacking / 6.0, bearable / 10.0, max(0.0, bearable) / 10.0, max(0.0, -bearable) / 10.0,
        max(0.0, -bearable) / (TILE_FATIGUE * (rounds + 1.0)), (s.heights[0] + s.heights[1]) / 14.0,
        # what the rounds to come will take and give
        rounds * p.field / 60.0, rounds * p.tools / 40.0, rounds * eaten / 60.0, rounds * (hunted - eaten) / 60.0,
        (hunted - eaten) / 5.0, max(0.0, eaten - hunted) / 5.0, (wealth - rounds * eaten) / 40.0,
        max(0.0, rounds * eaten - wealth) / 40.0, (wealth + rounds * (hunted - eaten)) / 30.0,
        max(0.0, rounds * eaten - wealth) / (5.0 * (rounds + 1.0)), rounds * sand / 6.0, sand, s.face_down / 10.0,
        # who works where, and what is still free
        p.places[FOREST], p.places[CLAY_PIT], p.places[QUARRY], p.places[RIVER],
        p.places[TOOL_MAKER], p.places[FIELD], p.places[HUT], p.places[HUNT] / 3.0,
        p.places[BUILDING_1] + p.places[BUILDING_1 + 1],
        flag(p.can_reach(s, FIELD)), flag(p.can_reach(s, TOOL_MAKER)), flag(p.can_reach(s, HUT)),
        flag(p.can_reach(s, BUILDING_1) or p.can_reach(s, BUILDING_1 + 1)),
        flag(p.can_reach(s, FIELD)) * rounds / 12.0, p.places[FIELD] * rounds / 12.0, p.places[TOOL_MAKER] * rounds / 12.0,
        p.places[HUT] * rounds / 12.0, p.dice_cards * rounds / 12.0,
        # building sites
        sites.missing[0], sites.missing[1], min(sites.missing[0], sites.missing[1]), sites.chance[0], sites.chance[1],
        sites.lacking[FOREST] / 2.0, sites.lacking[CLAY_PIT] / 2.0, sites.lacking[QUARRY] / 2.0, sites.lacking[RIVER] / 2.0,
        # what matters the more the longer it lasts
        rounds * held / 60.0, rounds * fatigue / 60.0, rounds * p.people / 60.0,
        flag(p.placing > EMPTY) * flag(s.crowd[FIELD] == 0), flag(p.placing > EMPTY) * flag(s.crowd[TOOL_MAKER] == 0),
    ]  # fmt: skip
    return numbers + on_sale
