"""Set-up of the real board, as a list of instructions."""

from soloist.engine.companion import Ask
from soloist.engine.kernel.machine import Act
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import YOU
from soloist.games.stone_age.companion.state import Hunger
from soloist.games.stone_age.components import PILE_HEIGHT, PILES, SPACES
from soloist.games.stone_age.hunger import TILE_FATIGUE
from soloist.games.stone_age.setup import RESERVE


def spaces(s: Hunger) -> tuple[Phrase, ...]:
    """The card spaces of the level."""
    return tuple([Phrase("space", space=SPACES[space]) for space in s.setting.spaces])


class LayOut(Act[Hunger]):
    """Everything to do before round 1, in order."""

    rule = "SA-S04"

    def run(self, s: Hunger) -> None:
        start = s.setting
        s.headline("setup", self.rule, "told-lay-out", YOU, fatigue=start.fatigue)
        s.tell("SA-S03", "told-lay-base")
        s.tell("SA-S65" if s.for_sale() == 1 else "SA-S05", "told-lay-cards", spaces=spaces(s), deck=s.deck)
        s.touch("deck")
        s.tell("SA-S09", "told-lay-figures", figures=start.figures, reserve=RESERVE)
        s.touch("figures")
        s.tell("SA-S10", "told-lay-food", food=start.food)
        s.tell(
            "SA-S11", "told-lay-buildings", tiles=start.components.start_tiles, piles=PILES, height=PILE_HEIGHT,
            due=start.tiles_due, lack=start.penalty, loss=TILE_FATIGUE,
        )  # fmt: skip
        s.tell("SA-S18", "told-lay-limit", fatigue=start.fatigue)
        s.touch("limit")
        s.tell("SA-S20", "told-lay-field", field=start.field)
        s.touch("field")


class SetUpList(Ask[Hunger]):
    """Wait until everything is laid out."""

    rule = "SA-S04"
    words = ("ready",)

    def question(self, s: Hunger) -> Phrase:
        return Phrase("ask-laid-out", last=s.last())
