"""Running abilities and rewards part by part. An ability can be used only if it can be paid and does something."""

from typing import Final

from soloist.engine.kernel.machine import Act
from soloist.games.guilds_of_london.components import Card, Part
from soloist.games.guilds_of_london.state import Guilds


class RunParts(Act[Guilds]):
    """Run the parts of an ability or reward in order, each finished before the next begins (GOL-B46)."""

    rule = "GOL-B46"

    def __init__(self, parts: list[Part], at: int = 0) -> None:
        self.parts: Final = parts
        self.at: Final = at

    def run(self, s: Guilds) -> None:
        if self.at + 1 < len(self.parts):
            s.then(RunParts(self.parts, self.at + 1))
        if self.parts:
            self.parts[self.at].run(s)


class RunAbility(Act[Guilds]):
    """Run the parts of the ability you have just paid for; a single part counts as chosen (GOL-B25)."""

    rule = "GOL-B25"

    def __init__(self, parts: list[Part]) -> None:
        self.parts: Final = parts

    def run(self, s: Guilds) -> None:
        if len(self.parts) == 1:
            self.parts[0].chosen(s)
        else:
            s.then(RunParts(self.parts))


def can_use_ability(s: Guilds, card: Card) -> bool:
    """Whether you have enough other cards to pay, and at least one part can do something (GOL-B47)."""
    if s.hand_size - 1 < card.cost:
        return False
    for part in card.parts:
        if part.possible(s):
            return True
    return False
