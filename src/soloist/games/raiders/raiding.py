"""Raiding: requirements, dice, points, the set you take, and crew killed by Valkyries."""

from typing import Final

from soloist.engine.kernel.machine import Act, Chance, Decision, Offer, replaced
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import first_of, pair, second_of
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import YOU
from soloist.games.raiders.choosing import FromCrew, crew_spot
from soloist.games.raiders.components import (
    GOLD,
    GOODS,
    HARBOUR,
    KINDS,
    LAST_VALKYRIE,
    NONE,
    PLUNDER,
    PROVISIONS,
    VALKYRIE,
    VALKYRIE_VP,
)
from soloist.games.raiders.names import card_name, goods_list, place_name, set_text, table_rows, word_mark
from soloist.games.raiders.state import Raiders


def cost(s: Raiders, settlement: int, good: int) -> int:
    """The provisions or gold to pay after the discounts of the crew, at least 0 (RNS-B30, RNS-B56)."""
    place = s.setting.components.settlements[settlement]
    price = place.provisions if good == PROVISIONS else place.gold
    if price:
        for card in s.members():
            price -= card.crew.discount(place.kind, good)
    return max(0, price)


def can_raid(s: Raiders, settlement: int) -> bool:
    """Whether crew, provisions, gold and the worker's colour suffice and a set is left."""
    place = s.setting.components.settlements[settlement]
    if s.crew_size < place.crew:  # RNS-B29
        return False
    return (
        place.workers[s.worker]  # RNS-B31
        and len(s.sets_left(settlement)) > 0  # RNS-B32
        # Compute discounts only where the printed price is too high (RNS-B30).
        and (s.goods[PROVISIONS] >= place.provisions or s.goods[PROVISIONS] >= cost(s, settlement, PROVISIONS))
        and (s.goods[GOLD] >= place.gold or s.goods[GOLD] >= cost(s, settlement, GOLD))
    )


def raids(s: Raiders) -> list[int]:
    return [number for number in range(len(s.setting.components.settlements)) if can_raid(s, number)]


def strength(s: Raiders, settlement: int, dice: int) -> int:
    """Dice, all hired crew with their effects, and armour (RNS-B35)."""
    kind, others = s.setting.components.settlements[settlement].kind, s.crew_size - 1
    total = dice + s.armour
    for card in s.members():
        total += card.strength + card.crew.strength(kind, s.armour, others, s.valkyries_taken)
    return total


def cost_phrase(s: Raiders, settlement: int) -> Phrase:
    return goods_list([cost(s, settlement, PROVISIONS), cost(s, settlement, GOLD)], ("provisions", "gold"))


def table_vp(s: Raiders, settlement: int, strength: int) -> int:
    """The VP of the best row reached, or 0 (RNS-B35)."""
    table = s.setting.components.settlements[settlement].table
    vp = 0
    for row in range(0, len(table), 2):
        if strength >= table[row]:
            vp = table[row + 1]
    return vp


def crew_vp(s: Raiders, settlement: int) -> int:
    """The VP the crew adds at this kind of settlement, regardless of strength (RNS-B37)."""
    kind = s.setting.components.settlements[settlement].kind
    return sum([card.crew.raid_vp(kind) for card in s.members()])


def raid_phrase(s: Raiders, settlement: int) -> Phrase:
    """The cost of a raid and the points it can score."""
    place = s.setting.components.settlements[settlement]
    return Phrase(
        "option-raid", place=place_name(place), cost=cost_phrase(s, settlement), dice=place.dice,
        strength=strength(s, settlement, 0), points=table_rows(place), crew=crew_vp(s, settlement),
    )  # fmt: skip


def begin_raid(s: Raiders, settlement: int) -> None:
    """Leave the worker there for good; pay provisions and gold (RNS-B33, RNS-B34)."""
    place = s.setting.components.settlements[settlement]
    provisions, gold = cost(s, settlement, PROVISIONS), cost(s, settlement, GOLD)
    if s.story is not None:
        s.headline("raid", "RNS-B33", "told-raid", by=YOU, place=place_name(place), cost=cost_phrase(s, settlement))
        s.touch(place.id)
        s.touch("provisions", -provisions)
        s.touch("gold", -gold)
    s.pay(PROVISIONS, provisions)
    s.pay(GOLD, gold)
    s.spent_workers = replaced(s.spent_workers, s.worker, s.spent_workers[s.worker] + 1)
    s.worker = NONE
    if place.kind == HARBOUR or place.dice == 0:
        s.then(ScoreRaid(settlement, 0), ChooseSet(settlement))
    else:
        s.then(RollDice(settlement), ChooseSet(settlement))


class RollDice(Chance[Raiders]):
    """Roll the printed dice: the outcome is one number, or a pair with the higher first (RNS-B35)."""

    rule = "RNS-B35"

    def __init__(self, settlement: int) -> None:
        self.settlement: Final = settlement

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-dice", dice=s.setting.components.settlements[self.settlement].dice)

    def token(self, s: Raiders, option: int) -> str:
        return f"{first_of(option)}-{second_of(option)}" if first_of(option) else str(option)

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
        settle_dice(s, self.settlement, outcome, sum([card.crew.rerolls() for card in s.members()]))


def settle_dice(s: Raiders, settlement: int, dice: int, rerolls: int) -> None:
    if rerolls:
        s.then(Reroll(settlement, dice, rerolls))
    else:
        s.then(ScoreRaid(settlement, pips(dice)))


def pips(dice: int) -> int:
    return first_of(dice) + second_of(dice)


def dice_phrase(dice: int) -> Phrase:
    return Phrase("two-dice", high=first_of(dice), low=second_of(dice)) if first_of(dice) else Phrase("one-die", die=dice)


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
                values.append(pair(high, low))
                ways.append(faces.count(high) * faces.count(low) * (1 if low == high else 2))
    return Odds(values, ways, len(faces) ** 2)


class Reroll(Offer[Raiders]):
    """Each Brawler may reroll one die; the new result counts (RNS-B47). Options are the numbers on the dice whose reroll can
    still reach a better row."""

    rule = "RNS-B47"
    declining = "keep"

    def __init__(self, settlement: int, dice: int, left: int) -> None:
        self.settlement: Final = settlement
        self.dice: Final = dice
        self.left: Final = left

    def question(self, s: Raiders) -> Phrase:
        vp = table_vp(s, self.settlement, self.total(s))
        return Phrase("ask-reroll", dice=dice_phrase(self.dice), strength=self.total(s), vp=vp)

    def total(self, s: Raiders) -> int:
        return strength(s, self.settlement, pips(self.dice))

    def options(self, s: Raiders) -> list[int]:
        high, low = first_of(self.dice), second_of(self.dice)
        return [die for die in ([high, low] if high and high != low else [low]) if self.may_help(s, die)]

    def may_help(self, s: Raiders, die: int) -> bool:
        """Whether the best possible reroll reaches a better row; with two Brawlers left, both dice can be rerolled."""
        most, total = max(s.setting.components.faces), self.total(s)
        best = total + most - die
        if self.left > 1 and first_of(self.dice):
            best += most - (pips(self.dice) - die)
        return die < most and table_vp(s, self.settlement, best) > table_vp(s, self.settlement, total)

    def token(self, s: Raiders, option: int) -> str:
        return f"reroll-{option}"

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-reroll", die=option)

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return Mark("die", str(option))

    def word_mark(self, s: Raiders, word: str) -> Mark | None:
        return word_mark(word)

    def take(self, s: Raiders, option: int) -> None:
        other = pips(self.dice) - option if first_of(self.dice) else 0
        s.then(RollAgain(self.settlement, other, self.left - 1))

    def take_word(self, s: Raiders, word: str) -> None:
        s.then(ScoreRaid(self.settlement, pips(self.dice)))


class RollAgain(Chance[Raiders]):
    """Reroll one die; `other` is the die that stays (RNS-B47)."""

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
        settle_dice(s, self.settlement, pair(high, low) if low else high, self.left)


class ScoreRaid(Act[Raiders]):
    """Score the VP of the strength reached or of the harbour, and those of the crew (RNS-B35, RNS-B36, RNS-B37)."""

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
            s.touch("vp", place.vp + crew)
        else:
            reached = strength(s, self.settlement, self.dice)
            vp = place.vp + table_vp(s, self.settlement, reached)
            s.vp += vp + crew
            s.tell(self.rule, "told-strength", strength=reached, vp=vp, crew=crew, total=s.vp)
            s.touch("vp", vp + crew)


class ChooseSet(Decision[Raiders]):
    """Take one of the sets left: its worker and its tokens are yours (RNS-B38). Options are indices of sets; sets that are alike
    are one option."""

    rule = "RNS-B38"

    def __init__(self, settlement: int) -> None:
        self.settlement: Final = settlement

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-take-set", crew=s.crew_size)

    def options(self, s: Raiders) -> list[int]:
        found: list[int] = []
        for number in s.sets_left(self.settlement):
            if not [other for other in found if alike(s, other, number)]:
                found.append(number)
        return found

    def token(self, s: Raiders, option: int) -> str:
        return s.setting.components.set_names[option]

    def phrase(self, s: Raiders, option: int) -> Phrase:
        number = option - s.setting.components.settlements[self.settlement].first + 1
        falls = min(s.tokens_on(option)[VALKYRIE], s.crew_size)
        vp = VALKYRIE_VP[min(LAST_VALKYRIE, s.valkyries + falls)] - VALKYRIE_VP[s.valkyries]
        return Phrase("option-set", number=number, set=set_text(s, option), falls=falls, vp=vp)

    def target(self, s: Raiders, option: int) -> str:
        return s.setting.components.settlements[self.settlement].id

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return Mark("set", KINDS[s.setting.components.settlements[self.settlement].kind])

    def take(self, s: Raiders, option: int) -> None:
        components = s.setting.components
        if s.story is not None:
            s.tell(self.rule, "told-set", set=set_text(s, option))
            s.touch(components.settlements[self.settlement].id)
        s.worker = components.set_worker[option]  # RNS-B18
        tokens = s.clear_set(option)
        for token in range(len(PLUNDER)):  # before anybody dies (RNS-B46)
            if tokens[token]:
                s.goods[PLUNDER[token]] += tokens[token]
                s.touch(GOODS[PLUNDER[token]], tokens[token])
        if tokens[VALKYRIE]:  # RNS-B39
            s.then(Valkyries(tokens[VALKYRIE]))


def alike(s: Raiders, one: int, other: int) -> bool:
    """Whether it makes no difference which of two sets is left: they have the same worker and tokens, and no tactic card has a
    different set between them in its order (RNS-S29)."""
    if not same_set(s, one, other):
        return False
    for card in s.setting.components.tactics:
        order = [number for number in card.sets if s.set_there[number]]
        if (one in order) != (other in order):
            return False
        if one in order:
            first, last = sorted((order.index(one), order.index(other)))
            if [number for number in order[first:last] if not same_set(s, number, one)]:
                return False
    return True


def same_set(s: Raiders, one: int, other: int) -> bool:
    workers = s.setting.components.set_worker
    return workers[one] == workers[other] and s.tokens_on(one) == s.tokens_on(other)


class Valkyries(Act[Raiders]):
    """Each Valkyrie in turn kills a member of the crew; without crew the rest are removed without a step (RNS-B41, RNS-B42)."""

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
    """Choose who is killed; "if killed" effects happen at once (RNS-B41, RNS-B43, RNS-B44)."""

    rule = "RNS-B41"

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-death", left=self.left)

    def take(self, s: Raiders, option: int) -> None:
        card = s.setting.components.townsfolk[option]
        s.discard_from_crew(option)
        s.valkyries_taken += 1
        step = 1 if s.valkyries < LAST_VALKYRIE else 0
        s.valkyries += step
        if s.story is not None:
            s.tell(self.rule, "told-killed", card=card_name(card), valkyries=s.valkyries)
            s.touch("valkyries", step)
            s.touch(crew_spot(s, option))
        card.crew.fall(s, option)
