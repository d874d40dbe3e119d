"""The worth of raids, for the rule of thumb of Raiders of the North Sea: points, plunder and workers, minus crew and
provisions."""

from typing import Final

from soloist.engine.kernel.machine import DECLINE
from soloist.engine.kernel.pieces import second_of
from soloist.games.raiders.components import BLACK, GOLD, LAST_VALKYRIE, PROVISIONS, VALKYRIE, VALKYRIE_VP, Components
from soloist.games.raiders.raiding import Reroll, cost, crew_vp, strength, table_vp
from soloist.games.raiders.state import Raiders
from soloist.players.greedy import best
from soloist.players.raiders.rule_of_thumb_townsfolk import crew_worth, farewell_worth

GOLD_WORTH: Final = 1.9
IRON_WORTH: Final = 1.9
LIVESTOCK_WORTH: Final = 1.0
"""The worth of plunder in points."""
VALKYRIE_COST: Final = 2.1
"""A Valkyrie costs more: the crew member it kills is worth more than the step on the track."""
COLOURED_WORTH: Final = 0.8
"""The worth of a grey or white worker, for the settlements it can raid."""
PAID_GOLD: Final = 1.6
PAID_PROVISIONS: Final = 0.25
"""The cost of a raid in points."""
LIVESTOCK_VP: Final = 0.5
"""What one livestock scores at the end; gold and iron score 1."""


def raid_worth(s: Raiders, settlement: int) -> float:
    """Expected points, the points of the crew and the best set, minus the cost."""
    place = s.setting.components.settlements[settlement]
    worth = place.vp + dice_vp(s, settlement) + crew_vp(s, settlement)
    worth += set_worth(s, best_set(s, s.sets_left(settlement)))
    gold = cost(s, settlement, GOLD)
    if s.trigger:
        return worth - gold
    return worth - PAID_GOLD * gold - PAID_PROVISIONS * cost(s, settlement, PROVISIONS)


class Averages:
    """Caches the average points of the dice at a settlement, by strength."""

    def __init__(self) -> None:
        self.components: Components | None = None
        self.known: dict[int, float] = {}

    def of(self, s: Raiders, settlement: int, sure: int) -> float:
        if self.components is not s.setting.components:  # Another edition may have other tables.
            self.components = s.setting.components
            self.known = {}
        key = sure * len(s.setting.components.settlements) + settlement
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = average_vp(s, settlement, sure)
        return found


AVERAGES: Final = Averages()


def dice_vp(s: Raiders, settlement: int) -> float:
    """The average points from the table."""
    return AVERAGES.of(s, settlement, strength(s, settlement, 0))


def average_vp(s: Raiders, settlement: int, sure: int) -> float:
    """The same with this strength before the dice."""
    place = s.setting.components.settlements[settlement]
    if place.dice == 0:
        return 0.0
    faces = s.setting.components.faces
    points = 0
    if place.dice == 1:
        for die in faces:
            points += table_vp(s, settlement, sure + die)
        return points / len(faces)
    for one in faces:
        for other in faces:
            points += table_vp(s, settlement, sure + one + other)
    return points / (len(faces) * len(faces))


def best_set(s: Raiders, options: list[int]) -> int:
    """The set with the most plunder; Valkyries count against it."""
    return best(options, [set_worth(s, option) for option in options])


def set_worth(s: Raiders, number: int) -> float:
    """Plunder and the colour of the worker, minus the crew lost to Valkyries; on the last turn, the points of all that."""
    tokens = s.tokens_on(number)
    if s.trigger:
        track = min(LAST_VALKYRIE, s.valkyries + min(tokens[VALKYRIE], s.crew_size))
        return tokens[0] + tokens[1] + LIVESTOCK_VP * tokens[2] + VALKYRIE_VP[track] - VALKYRIE_VP[s.valkyries]
    worth = GOLD_WORTH * tokens[0] + IRON_WORTH * tokens[1] + LIVESTOCK_WORTH * tokens[2]
    worth -= VALKYRIE_COST * min(tokens[VALKYRIE], s.crew_size)
    return worth + worker_worth(s.setting.components.set_worker[number])


def worker_worth(colour: int) -> float:
    """Grey workers can raid outposts and monasteries, white ones monasteries and fortresses, black ones only harbours."""
    return 0.0 if colour == BLACK else COLOURED_WORTH


def ready_worth(s: Raiders, colour: int) -> float:
    """The best raid a worker of this colour could make next turn."""
    most = 0.0
    places = s.setting.components.settlements
    for number in range(len(places)):
        manned = places[number].workers[colour] and s.crew_size >= places[number].crew and len(s.sets_left(number)) > 0
        if manned and s.goods[PROVISIONS] >= cost(s, number, PROVISIONS) and s.goods[GOLD] >= cost(s, number, GOLD):
            most = max(most, raid_worth(s, number))
    return most


def who_falls(s: Raiders, options: list[int]) -> int:
    """Lose members that return or leave something, then the weakest."""
    return best(options, [farewell_worth(s, option) - crew_worth(s, option) for option in options])


def reroll(s: Raiders, step: Reroll) -> int:
    """Reroll a low die if a few more strength reach a better row; otherwise keep the dice."""
    low = second_of(step.dice)
    total = step.total(s)
    now = table_vp(s, step.settlement, total)
    if low <= 3 and table_vp(s, step.settlement, total + 5 - low) > now:
        return low
    return DECLINE
