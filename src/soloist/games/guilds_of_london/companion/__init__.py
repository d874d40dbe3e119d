"""The companion for Guilds of London on the real board: Soloist plays Boris or Rik, and nothing else."""

from collections.abc import Mapping

from soloist.engine.companion import Companion
from soloist.engine.kernel.scene import Result, Scene
from soloist.engine.sheet import Sheet
from soloist.engine.text.edition import Edition
from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.companion import scene
from soloist.games.guilds_of_london.companion.box import box_changes, entered
from soloist.games.guilds_of_london.companion.round import Round
from soloist.games.guilds_of_london.companion.setup import LayOut, SetUpList, WhoseCards, WhoseGrid, side_step
from soloist.games.guilds_of_london.companion.sheet import sheet
from soloist.games.guilds_of_london.companion.state import BorisBeside
from soloist.games.guilds_of_london.setup import opponent, setting


class BorisCompanion(Companion):
    """The catalogue entry."""

    beside = GAME
    id = "guilds-of-london-companion"
    letter = "B"
    revision = 4
    levels = GAME.levels
    turns = ("round-",)
    noted = (*Companion.noted, "told-colours", "told-threshold", "told-points", "told-side-up")

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> BorisBeside:
        s = BorisBeside(setting(rulings, edition.components), opponent(level, rulings), edition.text)
        s.then(WhoseCards(), side_step(s), WhoseGrid(), LayOut(), SetUpList(), Round())
        return s

    def scene(self, s: BorisBeside) -> Scene:
        return scene.scene(s)

    def written(self, s: BorisBeside) -> Sheet:
        return sheet(s, self.scene(s))

    def result(self, s: BorisBeside) -> Result:
        return scene.result(s)

    def entered(self, s: BorisBeside) -> str:
        return entered(s, self.standard.text)

    def box_changes(self, s: BorisBeside, edition: Edition) -> tuple[str, ...]:
        return box_changes(s, edition.components)

    def margin(self, s: BorisBeside) -> int:
        return s.you - s.boris.vp if s.outcome else 0


COMPANION = BorisCompanion()
