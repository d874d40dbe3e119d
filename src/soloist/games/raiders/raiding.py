"""Raiding: what it needs, the dice, the points, the set you take, and who dies for it (RNS-B29 to RNS-B46)."""

from typing import Final

from soloist.engine.machine import Act, Chance, Decision
from soloist.engine.odds import Odds
from soloist.engine.phrase import Phrase
from soloist.games.raiders.adversary import LAST_VALKYRIE
from soloist.games.raiders.choosing import FromCrew
from soloist.games.raiders.names import card_name, goods_list, place_name, set_text, table_rows
from soloist.games.raiders.state import GOLD, HARBOUR, NONE, PROVISIONS, Raiders

KEEP: Final = 0


def cost(s: Raiders, settlement: int, good: int) -> int:
    """Provisions or gold after the discounts of the crew, never below 0 (RNS-B30, RNS-B56)."""
    place = s.setting.components.settlements[settlement]
    price = place.provisions if good == PROVISIONS else place.gold
    townsfolk = s.setting.components.townsfolk
    for kind in range(len(townsfolk)):
        if s.crew[kind]:
            effect = townsfolk[kind].crew
            if effect.name == "raid-cost" and effect.kind == place.kind and effect.good == good:
                price -= s.crew[kind] * effect.amount
    return max(0, price)


def can_raid(s: Raiders, settlement: int) -> bool:
    """Crew, provisions, gold, the worker's colour, and a set that is left (RNS-B29 to RNS-B32)."""
    place = s.setting.components.settlements[settlement]
    return (
        s.crew_size >= place.crew
        and place.workers[s.worker]
        and s.goods[PROVISIONS] >= cost(s, settlement, PROVISIONS)
        and s.goods[GOLD] >= cost(s, settlement, GOLD)
        and len(s.sets_left(settlement)) > 0
    )


def raids(s: Raiders) -> list[int]:
    return [number for number in range(len(s.setting.components.settlements)) if can_raid(s, number)]


def strength(s: Raiders, settlement: int, dice: int) -> int:
    """Dice, all hired crew with their effects, and armour (RNS-B35)."""
    kind_raided = s.setting.components.settlements[settlement].kind
    townsfolk = s.setting.components.townsfolk
    total = dice + s.armour
    for kind in range(len(townsfolk)):
        copies = s.crew[kind]
        if not copies:
            continue
        card = townsfolk[kind]
        total += copies * card.strength
        effect = card.crew
        if effect.name == "raid-strength" and effect.kind == kind_raided:
            total += copies * effect.amount
        elif effect.name == "strength-per":
            count = s.crew_size - 1
            if effect.per == "armour":
                count = s.armour
            elif effect.per == "valkyries-taken":
                count = s.valkyries_taken
            total += copies * effect.amount * (count // effect.step)
    return total


def table_vp(s: Raiders, settlement: int, strength: int) -> int:
    """The best row reached, else nothing (RNS-B35)."""
    table = s.setting.components.settlements[settlement].table
    vp = 0
    for row in range(0, len(table), 2):
        if strength >= table[row]:
            vp = table[row + 1]
    return vp


def crew_vp(s: Raiders, settlement: int) -> int:
    """What the crew adds for this kind of settlement, whatever the strength (RNS-B37)."""
    kind_raided = s.setting.components.settlements[settlement].kind
    townsfolk = s.setting.components.townsfolk
    vp = 0
    for kind in range(len(townsfolk)):
        if s.crew[kind]:
            effect = townsfolk[kind].crew
            if effect.name == "raid-vp" and effect.kind == kind_raided:
                vp += s.crew[kind] * effect.amount
    return vp


class ChooseSettlement(Decision[Raiders]):
    """Where to raid; the worker stays there for good, provisions and gold are paid (RNS-B33, RNS-B34)."""

    rule = "RNS-B29"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-raid")

    def options(self, s: Raiders) -> list[int]:
        return raids(s)

    def token(self, s: Raiders, option: int) -> str:
        return s.setting.components.settlements[option].id

    def phrase(self, s: Raiders, option: int) -> Phrase:
        place = s.setting.components.settlements[option]
        price = goods_list([cost(s, option, PROVISIONS), cost(s, option, GOLD)], ("provisions", "gold"))
        return Phrase(
            "option-raid", place=place_name(place), cost=price, dice=place.dice, strength=strength(s, option, 0),
            points=table_rows(place), crew=crew_vp(s, option),
        )  # fmt: skip

    def target(self, s: Raiders, option: int) -> str:
        return s.setting.components.settlements[option].id

    def take(self, s: Raiders, option: int) -> None:
        place = s.setting.components.settlements[option]
        if s.story is not None:
            s.headline("raid", "RNS-B33", "told-raid", place=place_name(place))
        s.pay(PROVISIONS, cost(s, option, PROVISIONS))
        s.pay(GOLD, cost(s, option, GOLD))
        s.spent_workers[s.worker] += 1
        s.worker = NONE
        if place.kind == HARBOUR or place.dice == 0:
            s.then(ScoreRaid(option, 0), ChooseSet(option))
        else:
            s.then(RollDice(option), ChooseSet(option))


class RollDice(Chance[Raiders]):
    """The printed dice; a number for each, the higher first (RNS-B35)."""

    rule = "RNS-B35"

    def __init__(self, settlement: int) -> None:
        self.settlement: Final = settlement

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-dice", dice=s.setting.components.settlements[self.settlement].dice)

    def token(self, s: Raiders, option: int) -> str:
        return f"{option // 10}-{option % 10}" if option >= 10 else str(option)

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return dice_phrase(option)

    def source(self, s: Raiders) -> str:
        return "dice"

    def odds(self, s: Raiders) -> Odds:
        faces = s.setting.components.faces
        return one_die(faces) if s.setting.components.settlements[self.settlement].dice == 1 else two_dice(faces)

    def settle(self, s: Raiders, outcome: int) -> None:
        if s.story is not None:
            s.tell(self.rule, "told-dice", dice=dice_phrase(outcome))
        rerolls = 0
        townsfolk = s.setting.components.townsfolk
        for kind in range(len(townsfolk)):
            if s.crew[kind] and townsfolk[kind].crew.name == "reroll":
                rerolls += s.crew[kind]
        settle_dice(s, self.settlement, outcome, rerolls)


def settle_dice(s: Raiders, settlement: int, dice: int, rerolls: int) -> None:
    if rerolls:
        s.then(Reroll(settlement, dice, rerolls))
    else:
        s.then(ScoreRaid(settlement, dice // 10 + dice % 10))


def dice_phrase(dice: int) -> Phrase:
    return Phrase("two-dice", high=dice // 10, low=dice % 10) if dice >= 10 else Phrase("one-die", die=dice)


def one_die(faces: list[int]) -> Odds:
    values = sorted(set(faces))
    return Odds(values, [faces.count(value) for value in values], len(faces))


def two_dice(faces: list[int]) -> Odds:
    values: list[int] = []
    ways: list[int] = []
    single = sorted(set(faces))
    for high in single:
        for low in single:
            if low <= high:
                values.append(10 * high + low)
                ways.append(faces.count(high) * faces.count(low) * (1 if low == high else 2))
    return Odds(values, ways, len(faces) ** 2)


class Reroll(Decision[Raiders]):
    """Each Brawler may roll one die again; the new result stands (RNS-B47). Options are the numbers on the dice."""

    rule = "RNS-B47"

    def __init__(self, settlement: int, dice: int, left: int) -> None:
        self.settlement: Final = settlement
        self.dice: Final = dice
        self.left: Final = left

    def question(self, s: Raiders) -> Phrase:
        vp = table_vp(s, self.settlement, self.total(s))
        return Phrase("ask-reroll", dice=dice_phrase(self.dice), strength=self.total(s), vp=vp)

    def total(self, s: Raiders) -> int:
        return strength(s, self.settlement, self.dice // 10 + self.dice % 10)

    def options(self, s: Raiders) -> list[int]:
        high, low = self.dice // 10, self.dice % 10
        options = [KEEP]
        if high and high != low:
            options.append(high)
        options.append(low)
        return options

    def token(self, s: Raiders, option: int) -> str:
        return "keep" if option == KEEP else f"reroll-{option}"

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-keep-dice") if option == KEEP else Phrase("option-reroll", die=option)

    def take(self, s: Raiders, option: int) -> None:
        if option == KEEP:
            s.then(ScoreRaid(self.settlement, self.dice // 10 + self.dice % 10))
            return
        other = 0 if self.dice < 10 else self.dice // 10 + self.dice % 10 - option
        s.then(RollAgain(self.settlement, other, self.left - 1))


class RollAgain(Chance[Raiders]):
    """One die, beside the other that lies (RNS-B47)."""

    rule = "RNS-B47"

    def __init__(self, settlement: int, other: int, left: int) -> None:
        self.settlement: Final = settlement
        self.other: Final = other
        self.left: Final = left

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-dice", dice=1)

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return dice_phrase(option)

    def source(self, s: Raiders) -> str:
        return "reroll"

    def odds(self, s: Raiders) -> Odds:
        return one_die(s.setting.components.faces)

    def settle(self, s: Raiders, outcome: int) -> None:
        s.tell(self.rule, "told-reroll", die=outcome)
        high, low = max(outcome, self.other), min(outcome, self.other)
        settle_dice(s, self.settlement, 10 * high + low if low else high, self.left)


class ScoreRaid(Act[Raiders]):
    """Points for the strength reached, or the harbour's own, and those of the crew (RNS-B35 to RNS-B37)."""

    rule = "RNS-B35"

    def __init__(self, settlement: int, dice: int) -> None:
        self.settlement: Final = settlement
        self.dice: Final = dice

    def run(self, s: Raiders) -> None:
        place = s.setting.components.settlements[self.settlement]
        crew = crew_vp(s, self.settlement)
        if place.dice == 0:
            s.vp += place.vp + crew
            s.tell("RNS-B36", "told-harbour", vp=place.vp, crew=crew, total=s.vp)
        else:
            reached = strength(s, self.settlement, self.dice)
            vp = place.vp + table_vp(s, self.settlement, reached)
            s.vp += vp + crew
            s.tell(self.rule, "told-strength", strength=reached, vp=vp, crew=crew, total=s.vp)


class ChooseSet(Decision[Raiders]):
    """One of the sets left there: its worker is yours now, and its tokens (RNS-B38). Options are the numbers of sets."""

    rule = "RNS-B38"

    def __init__(self, settlement: int) -> None:
        self.settlement: Final = settlement

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-take-set", crew=s.crew_size)

    def options(self, s: Raiders) -> list[int]:
        return s.sets_left(self.settlement)

    def token(self, s: Raiders, option: int) -> str:
        return s.setting.components.set_names[option]

    def phrase(self, s: Raiders, option: int) -> Phrase:
        number = option - s.setting.components.settlements[self.settlement].first + 1
        return Phrase("option-set", number=number, set=set_text(s, option))

    def target(self, s: Raiders, option: int) -> str:
        return s.setting.components.settlements[self.settlement].id

    def take(self, s: Raiders, option: int) -> None:
        if s.story is not None:
            s.tell(self.rule, "told-set", set=set_text(s, option))
        s.set_there[option] = False
        s.worker = s.setting.components.set_worker[option]
        for token in range(3):
            s.goods[2 + token] += s.tokens[4 * option + token]
        valkyries = s.tokens[4 * option + 3]
        s.valkyries_gone += valkyries
        for token in range(4):
            s.tokens[4 * option + token] = 0
        if valkyries:
            s.then(Valkyries(valkyries))


class Valkyries(Act[Raiders]):
    """One after the other each takes a member of the crew; those that find nobody go without a step (RNS-B41, RNS-B42)."""

    rule = "RNS-B41"

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, s: Raiders) -> None:
        if not s.crew_size:
            s.tell("RNS-B42", "told-no-crew", left=self.left)
            return
        if self.left > 1:
            s.then(Valkyries(self.left - 1))
        s.then(ChooseDeath(self.left))


class ChooseDeath(FromCrew):
    """Who falls; "if killed" effects come at once (RNS-B41, RNS-B43, RNS-B44)."""

    rule = "RNS-B41"

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-death", left=self.left)

    def take(self, s: Raiders, option: int) -> None:
        card = s.setting.components.townsfolk[option]
        s.discard_from_crew(option)
        s.valkyries_taken += 1
        s.valkyries = min(LAST_VALKYRIE, s.valkyries + 1)
        if s.story is not None:
            s.tell(self.rule, "told-killed", card=card_name(card), valkyries=s.valkyries)
        if card.crew.name == "killed":
            self._if_killed(s, option, card.crew.per)

    def _if_killed(self, s: Raiders, kind: int, gain: str) -> None:
        if gain == "hand":
            s.discards[kind] -= 1
            s.discards_left -= 1
            s.hand[kind] += 1
            s.hand_size += 1
        elif gain == "gold":
            s.gain(GOLD, 1)
        elif gain == "vp":
            s.vp += 1
        s.tell("RNS-B43" if gain != "nothing" else "RNS-S48", "told-if-killed", gain=gain)
