"""The solo mode of Stone Age: four tribes against hunger and fatigue."""

from collections.abc import Mapping

from soloist.engine.game import Game, Level
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Component, Goal, Result, Scene
from soloist.engine.text.edition import Edition
from soloist.games.stone_age import scene
from soloist.games.stone_age.components import TRIBES, Components
from soloist.games.stone_age.edition import read_components
from soloist.games.stone_age.setup import lay_out, setting
from soloist.games.stone_age.state import StoneAge


class StoneAgeGame(Game):
    """The catalogue entry."""

    id = "stone-age"
    letter = "S"
    revision = 3
    levels = (Level("basic", "B"), Level("cool-night", "C"), Level("large-tribe", "L"), Level("eternal-winter", "E"))
    decides = "agriculture_start"
    turns = ("place", *TRIBES)
    yours = ("food", "wood", "clay", "stone", "gold", "tools", "field-track", "buildings", "two-resources", "fatigue")

    def components(self, text: str, standard: str) -> Components:
        return read_components(text, standard)

    def reference(self, edition: Edition) -> list[Component]:
        return scene.reference(edition.components)

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> StoneAge:
        return lay_out(setting(level, rulings, edition.components))

    def scene(self, s: StoneAge) -> Scene:
        return scene.scene(s)

    def goal(self, s: StoneAge) -> Goal:
        """The fatigue limit and the last round. The deck sets the number of rounds, unless cards slide (SA-S60, SA-S61,
        SA-S57)."""
        clock = scene.clock(s)
        return Goal(Phrase("goal-name"), max(0, s.fatigue), Phrase("goal", last=0 if clock is None else clock[1]))

    def result(self, s: StoneAge) -> Result:
        return scene.result(s)

    def margin(self, s: StoneAge) -> int:
        return 3 * s.survived + s.fatigue


GAME = StoneAgeGame()
