"""Phase 2: three tribes act, the lowest initiative first. The tribe with the highest initiative rests."""

from typing import Final

from soloist.engine.kernel.machine import Act, Chance, Decision
from soloist.engine.kernel.odds import Odds, dice
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import RULES, YOU
from soloist.games.stone_age.components import (
    BUILDING_1,
    CARD_1,
    FIELD,
    FOOD,
    HUNT,
    HUT,
    PLACES,
    TOOL_MAKER,
    TRIBE_COUNT,
    TRIBES,
)  # fmt: skip
from soloist.games.stone_age.dice import FACES, grow_field, take_tool
from soloist.games.stone_age.names import card_text, place_mark, tile_cost, tribe_mark
from soloist.games.stone_age.order import helping, is_card, is_roll, next_places, next_tribes, unlike
from soloist.games.stone_age.state import StoneAge
from soloist.games.stone_age.tools import use_roll
from soloist.games.stone_age.trading import Build, BuyCard

SURE: Final = "sure"
MAYBE: Final = "maybe"


def sits_out(s: StoneAge, tribe: int) -> str:
    """Whether the tribe will rest this round: SURE, MAYBE (a tie or a later roll can change it) or "" for no (SA-S34, SA-S35)."""
    mine = s.initiative[tribe]
    if mine == 0 or s.acted[tribe] or mine < max(s.initiative):
        return ""
    for other in range(TRIBE_COUNT):
        if other == tribe or s.acted[other]:
            continue
        reach = s.initiative[other] or FACES * s.figures[other]
        if reach >= mine:
            return MAYBE
    return SURE


class ActInOrder(Act[StoneAge]):
    """The tribe with the lowest initiative acts next; you break ties; the last tribe left rests (SA-S31, SA-S33, SA-S34,
    SA-S35)."""

    rule = "SA-S31"

    def run(self, s: StoneAge) -> None:
        left = [tribe for tribe in range(TRIBE_COUNT) if not s.acted[tribe]]
        if len(left) == 1:
            s.then(Rest(left[0]))
            return
        lowest = min([s.initiative[tribe] for tribe in left])
        tied = [tribe for tribe in left if s.initiative[tribe] == lowest]
        if len(tied) == len(left):
            s.headline("tie", "SA-S35", "told-tie-highest", by=YOU, initiative=lowest)
            s.then(SettleHighest(tuple(tied)), ActInOrder())
        elif len(tied) > 1:
            s.headline("tie", "SA-S33", "told-tie", by=YOU, initiative=lowest)
            s.then(SettleTie(tuple(tied)), ActInOrder())
        else:
            s.then(TribeActs(tied[0]), ActInOrder())


class SettleTie(Decision[StoneAge]):
    """Choose which of the tied tribes acts next; only asked where the order can matter (SA-S33)."""

    rule = "SA-S33"

    def __init__(self, tied: tuple[int, ...]) -> None:
        self.tied: Final = tied

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-tie", initiative=s.initiative[self.tied[0]], tools=helping(s))

    def options(self, s: StoneAge) -> list[int]:
        return next_tribes(s, self.tied)

    def token(self, s: StoneAge, option: int) -> str:
        return TRIBES[option]

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        places = tuple([Phrase("place", place=PLACES[place]) for place in s.places_of(option)])
        return Phrase("option-tribe-to-act", tribe=TRIBES[option], places=places)

    def target(self, s: StoneAge, option: int) -> str:
        return TRIBES[option]

    def mark(self, s: StoneAge, option: int) -> Mark | None:
        return tribe_mark(option)

    def take(self, s: StoneAge, option: int) -> None:
        s.then(TribeActs(option))


class SettleHighest(SettleTie):
    """All remaining tribes are tied for the highest initiative: choose which acts, and so which rests (SA-S35)."""

    rule = "SA-S35"

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-tie-highest", initiative=s.initiative[self.tied[0]], left=len(self.tied), tools=helping(s))

    def options(self, s: StoneAge) -> list[int]:
        return unlike(s, self.tied)

    def take(self, s: StoneAge, option: int) -> None:
        if s.story is not None:
            others = [tribe for tribe in self.tied if tribe != option]
            if len(others) == 1:
                s.tell(self.rule, "told-sits-out", tribe=TRIBES[others[0]], chosen=Phrase("tribe", tribe=TRIBES[option]))
                s.touch(TRIBES[others[0]])
        super().take(s, option)


class TribeActs(Act[StoneAge]):
    """One tribe carries out all its actions before the next begins (SA-S31)."""

    rule = "SA-S31"

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def run(self, s: StoneAge) -> None:
        s.acted[self.tribe] = True
        if s.story is not None:
            name = TRIBES[self.tribe]
            s.headline(name, self.rule, "told-acts", by=YOU, tribe=name, initiative=s.initiative[self.tribe])
            s.touch(name)
        s.then(ChooseAction(self.tribe))


class ChooseAction(Decision[StoneAge]):
    """Choose the next place of the tribe to resolve, where the order can matter; figures at one place act together (SA-S32)."""

    rule = "SA-S32"

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-action", tribe=TRIBES[self.tribe], tools=helping(s))

    def options(self, s: StoneAge) -> list[int]:
        return next_places(s, self.tribe)

    def token(self, s: StoneAge, option: int) -> str:
        return PLACES[option]

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        if BUILDING_1 <= option < HUNT:
            return Phrase("option-build-here", pile=option - BUILDING_1 + 1, cost=tile_cost(s.tile(option - BUILDING_1)))
        if is_card(option):
            return Phrase("option-card-here", space=option - CARD_1 + 1, card=card_text(s.card(option - CARD_1)))
        gives = Phrase("place-gives", place=PLACES[option])
        return Phrase("option-action", place=PLACES[option], figures=s.figures_at(self.tribe, option), gives=gives)

    def target(self, s: StoneAge, option: int) -> str:
        return PLACES[option]

    def mark(self, s: StoneAge, option: int) -> Mark | None:
        return place_mark(option)

    def take(self, s: StoneAge, option: int) -> None:
        figures = s.take_back(self.tribe, option)
        if s.figures_out(self.tribe):
            s.then(self)
        if is_roll(option):
            s.then(Gather(option, figures))
        elif option == TOOL_MAKER:
            use_tool_maker(s)
        elif option == FIELD:
            use_field(s)
        elif option == HUT:
            use_hut(s, self.tribe)
        elif is_card(option):
            s.then(BuyCard(self.tribe, option - CARD_1, option - CARD_1 + 1, 0, True))
        else:
            tile = s.tile(option - BUILDING_1)
            s.then(Build(self.tribe, option - BUILDING_1, tile.amount, tile.kinds, 0, True))


def use_tool_maker(s: StoneAge) -> None:
    """Advance a tool by one step; the step is lost at 4-4-4 (SA-G22, SA-G13)."""
    if not s.has_best_tools():
        s.tell("SA-G22", "told-tool", total=sum(s.tools) + 1)
    take_tool(s)


def use_field(s: StoneAge) -> None:
    """Advance one space on the agriculture track; the step is lost at 10 (SA-S21, SA-G13)."""
    if not s.has_best_field():
        s.tell("SA-S21", "told-field", field=s.field + 1)
    grow_field(s)


def use_hut(s: StoneAge, tribe: int) -> None:
    """Add a figure to the tribe, if its reserve has one (SA-G01, SA-G02)."""
    if s.reserve[tribe]:
        s.reserve[tribe] -= 1
        s.figures[tribe] += 1
        s.tell("SA-G01", "told-hut", tribe=TRIBES[tribe], figures=s.figures[tribe])
    else:
        s.tell("SA-G02", "told-hut-empty", tribe=TRIBES[tribe])
    s.touch(TRIBES[tribe])


class Gather(Chance[StoneAge]):
    """Roll one die for each figure of this tribe at the place; each tribe rolls separately (SA-G05)."""

    rule = "SA-G05"

    def __init__(self, place: int, figures: int) -> None:
        self.place: Final = place
        self.figures: Final = figures

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-gather", place=PLACES[self.place], dice=self.figures)

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return Phrase("sum", total=option)

    def source(self, s: StoneAge) -> str:
        return PLACES[self.place]

    def odds(self, s: StoneAge) -> Odds:
        return dice(self.figures)

    def settle(self, s: StoneAge, outcome: int) -> None:
        if s.story is not None:
            s.tell(self.rule, "told-roll", place=PLACES[self.place], dice=self.figures, total=outcome)
            s.touch(PLACES[self.place])
        use_roll(s, FOOD if self.place == HUNT else self.place, outcome)


class Rest(Act[StoneAge]):
    """The tribe with the highest initiative does not act. Its figures return; all markers go back to 0 (SA-S34, SA-S42,
    SA-S43)."""

    rule = "SA-S34"

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def run(self, s: StoneAge) -> None:
        if s.story is not None:
            name = TRIBES[self.tribe]
            s.headline("rest", self.rule, "told-rests", by=RULES, tribe=name, initiative=s.initiative[self.tribe])
            s.touch(name)
        for place in s.places_of(self.tribe):
            s.take_back(self.tribe, place)
        for tribe in range(TRIBE_COUNT):
            s.initiative[tribe] = 0
