"""What is still to come in the current turn of Raiders, and what can be raided."""

from typing import Final

from soloist.games.raiders.adversary_turn import AdversaryTurn, RevealTactic
from soloist.games.raiders.components import GOLD, KINDS, NONE, PROVISIONS, Townsfolk
from soloist.games.raiders.drawing import DrawCard, DrawCards
from soloist.games.raiders.ending import their_total, your_total
from soloist.games.raiders.raiding import (
    ChooseDeath,
    ChooseSet,
    Reroll,
    RollAgain,
    RollDice,
    ScoreRaid,
    Valkyries,
    crew_vp,
    pips,
    strength,
    table_vp,
)
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.turn import Limits, PickUpWorker
from soloist.players.raiders.rule_of_thumb_raids import AVERAGES, best_set, dice_vp, set_worth
from soloist.players.raiders.threat import Threat

HIDDEN_TILE: Final = 4.2
"""The average worth of a face-down offering."""
FAR: Final = 5.0
"""The amount missing where nothing is left to raid."""


class Prospect:
    """What is still to come in the current turn."""

    def __init__(self, s: Raiders) -> None:
        self.points = 0.0
        self.plunder = 0.0
        self.raiding = NONE
        self.falls = 0
        self.cards = 0
        self.picking = False
        self.acting = False
        self.adversary = False
        for step in s.agenda:
            if isinstance(step, RollDice):
                self.points += raid_points(s, step.settlement)
            elif isinstance(step, Reroll):
                self.points += scored(s, step.settlement, pips(step.dice))
            elif isinstance(step, RollAgain):
                self.points += scored(s, step.settlement, step.other + 3)
            elif isinstance(step, ScoreRaid):
                self.points += scored(s, step.settlement, step.dice)
            elif isinstance(step, ChooseSet):
                self.raiding = step.settlement
                self.plunder = set_worth(s, best_set(s, s.sets_left(step.settlement)))
            elif isinstance(step, Valkyries):
                self.falls += step.left
            elif isinstance(step, ChooseDeath):
                self.falls += 1
            elif isinstance(step, DrawCards):
                self.cards += step.count
            elif isinstance(step, DrawCard):
                self.cards += 1
            elif isinstance(step, PickUpWorker):
                self.picking = True
            elif isinstance(step, Limits):
                self.acting = True
            elif isinstance(step, (AdversaryTurn, RevealTactic)):
                self.adversary = True


class Prey:
    """What one kind of settlement still offers, and what is missing to raid it."""

    def __init__(self) -> None:
        self.sets = 0
        self.now = 0.0
        self.best = 0.0
        self.provisions = FAR
        self.gold = FAR
        self.crew = FAR
        self.worker = 0.0


def raid_points(s: Raiders, settlement: int) -> float:
    """The average score of a raid."""
    return s.setting.components.settlements[settlement].vp + dice_vp(s, settlement) + crew_vp(s, settlement)


def scored(s: Raiders, settlement: int, dice: int) -> float:
    """The score of a raid with these dice."""
    place = s.setting.components.settlements[settlement]
    return float(place.vp + crew_vp(s, settlement) + table_vp(s, settlement, strength(s, settlement, dice)))


class Party:
    """What armour and crew bring to a raid on one kind of settlement, besides the dice."""

    def __init__(self, s: Raiders, members: list[Townsfolk], kind: int) -> None:
        self.strength = s.armour
        self.vp = self.provisions = self.gold = 0
        for card in members:
            crew = card.crew
            self.strength += card.strength + crew.strength(kind, s.armour, s.crew_size - 1, s.valkyries_taken)
            self.vp += crew.raid_vp(kind)
            self.provisions += crew.discount(kind, PROVISIONS)
            self.gold += crew.discount(kind, GOLD)


class Raid:
    """What a settlement asks and gives now; `site` is its best set, or NONE if none is left."""

    def __init__(self, s: Raiders, number: int, party: Party) -> None:
        place = s.setting.components.settlements[number]
        left = s.sets_left(number)
        self.sets: Final = len(left)
        self.site = NONE
        self.plunder = self.worth = 0.0
        self.provisions = self.gold = self.crew = 0
        if not left:
            return
        self.site = left[0]
        self.plunder = set_worth(s, left[0])
        for other in range(1, len(left)):
            worth = set_worth(s, left[other])
            if worth > self.plunder:
                self.site, self.plunder = left[other], worth
        self.worth = place.vp + AVERAGES.of(s, number, party.strength) + party.vp + self.plunder
        self.provisions = max(0, max(0, place.provisions - party.provisions) - s.goods[PROVISIONS]) if place.provisions else 0
        self.gold = max(0, max(0, place.gold - party.gold) - s.goods[GOLD]) if place.gold else 0
        self.crew = max(0, place.crew - s.crew_size)

    def payable(self) -> bool:
        """Whether nothing is missing but perhaps the worker."""
        return not self.provisions and not self.gold and not self.crew


def raids(s: Raiders) -> list[Raid]:
    """Every settlement."""
    members = s.members()
    parties = [Party(s, members, kind) for kind in range(len(KINDS))]
    places = s.setting.components.settlements
    return [Raid(s, number, parties[places[number].kind]) for number in range(len(places))]


def prey(s: Raiders, raids: list[Raid]) -> list[Prey]:
    """The prey of each kind of settlement."""
    found = [Prey() for _ in KINDS]
    places = s.setting.components.settlements
    for number in range(len(places)):
        raid = raids[number]
        if not raid.sets:
            continue
        place = places[number]
        kind = found[place.kind]
        kind.sets += raid.sets
        kind.best = max(kind.best, raid.worth)
        kind.provisions = min(kind.provisions, float(raid.provisions))
        kind.gold = min(kind.gold, float(raid.gold))
        kind.crew = min(kind.crew, float(raid.crew))
        if s.worker != NONE and place.workers[s.worker]:
            kind.worker = 1.0
            if raid.payable():
                kind.now = max(kind.now, raid.worth)
    return found


class Look:
    """The position and everything still to come, as read by the stretches."""

    def __init__(self, s: Raiders) -> None:
        self.s = s
        self.p = Prospect(s)
        self.raids = raids(s)
        self.threat = Threat(s)
        self.mine = float(your_total(s))
        self.his = their_total(s) + HIDDEN_TILE * s.foe.face_down
