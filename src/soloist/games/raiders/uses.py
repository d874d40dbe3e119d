"""Options that combine a building with one use of it (RNS-B13, RNS-B14, RNS-B15, RNS-B16)."""

from typing import ClassVar, Final

from soloist.engine.kernel.machine import Offer
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import first_of, pair, second_of
from soloist.engine.kernel.scene import Mark
from soloist.games.raiders.choosing import Bargain
from soloist.games.raiders.components import (
    ARMOURY,
    BARRACKS,
    BUILDINGS,
    COLOURS,
    GATE_HOUSE,
    LONG_HOUSE,
    MILL,
    NONE,
    SILVERSMITH,
    TOWN_HALL,
    TREASURY,
)
from soloist.games.raiders.hiring import Hire
from soloist.games.raiders.names import building_mark, word_mark
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.townsfolk import EnterTownHall
from soloist.games.raiders.village import Armoury, GateHouse, LongHouse, Mill, Silversmith, Spent, Treasury

LOWEST: Final = -2
"""The smallest answer of an action: an action has at most one word besides declining."""


def action_at(s: Raiders, building: int, colour: int) -> Bargain:
    """The action of a building for a worker of this colour; each building works once a turn (RNS-B14, RNS-B16)."""
    if s.used[building]:
        return Spent(building)
    if building == GATE_HOUSE:
        return GateHouse()
    if building == TOWN_HALL:
        return EnterTownHall(colour)
    if building == TREASURY:
        return Treasury()
    if building == BARRACKS:
        return Hire(NONE)
    if building == ARMOURY:
        return Armoury()
    if building == MILL:
        return Mill(colour)
    if building == SILVERSMITH:
        return Silversmith(colour)
    assert building == LONG_HOUSE
    return LongHouse(s.building_bonus(LONG_HOUSE))


def place_of(option: int) -> int:
    """The building of an option."""
    return second_of(option)


def use_of(option: int) -> int:
    """The answer to the building's action that the option contains."""
    return first_of(option) + LOWEST


def option_of(building: int, use: int) -> int:
    return pair(use - LOWEST, building)


class Uses(Offer[Raiders]):
    """A building and one use of it (RNS-B13, RNS-B15). Options are made by `option_of`."""

    declining = ""
    message: ClassVar[str] = "option-place"

    def buildings(self, s: Raiders) -> list[int]:
        raise NotImplementedError

    def colour(self, s: Raiders, building: int) -> int:
        """The colour of the worker that uses the building (RNS-B14)."""
        raise NotImplementedError

    def uses(self, s: Raiders, building: int) -> list[int]:
        """The answers to the building's action."""
        return action_at(s, building, self.colour(s, building)).possible(s)

    def options(self, s: Raiders) -> list[int]:
        found: list[int] = []
        for building in self.buildings(s):
            for use in self.uses(s, building):
                found.append(option_of(building, use))
        return found

    def token(self, s: Raiders, option: int) -> str:
        action, building = self.action(s, option), BUILDINGS[place_of(option)]
        word = action.spell(s, use_of(option))
        return building if word == action.plain else f"{building}.{word}"

    def phrase(self, s: Raiders, option: int) -> Phrase:
        building = place_of(option)
        gain, terms = self.action(s, option).both(s, use_of(option))
        worker = COLOURS[self.colour(s, building)]
        return Phrase(self.message, building=BUILDINGS[building], worker=worker, gain=gain, terms=terms)

    def target(self, s: Raiders, option: int) -> str:
        return BUILDINGS[place_of(option)]

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return building_mark(place_of(option))

    def word_mark(self, s: Raiders, word: str) -> Mark | None:
        return word_mark(word)

    def take(self, s: Raiders, option: int) -> None:
        self.action(s, option).give(s, use_of(option))

    def action(self, s: Raiders, option: int) -> Bargain:
        building = place_of(option)
        return action_at(s, building, self.colour(s, building))
