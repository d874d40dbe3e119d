"""The companion for Stone Age on the real board: Soloist only keeps track of hunger and fatigue."""

from collections.abc import Mapping

from soloist.engine.companion import Companion
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Goal, Result, Scene
from soloist.engine.sheet import Sheet
from soloist.engine.text.edition import Edition
from soloist.games.stone_age import GAME
from soloist.games.stone_age.companion import scene
from soloist.games.stone_age.companion.round import Round
from soloist.games.stone_age.companion.setup import LayOut, SetUpList
from soloist.games.stone_age.companion.sheet import sheet
from soloist.games.stone_age.companion.state import Hunger
from soloist.games.stone_age.scene import account
from soloist.games.stone_age.setup import setting


class HungerCompanion(Companion):
    """The catalogue entry."""

    beside = GAME
    id = "stone-age-companion"
    letter = "H"
    revision = 2
    levels = GAME.levels
    turns = ("round-",)
    renewed = (
        ("told-place-tribes", "told-act-in-order"), ("told-pay",), ("told-give-up", "told-will-lack"),
        ("told-last-round", "told-last-now"),
    )  # fmt: skip
    at_end = ("told-purchases", "told-pay", "told-give-up", "told-will-lack", "told-last-now", "told-last-round")
    yours = ("limit", "field", "tools", "buildings")

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> Hunger:
        s = Hunger(setting(level, rulings, edition.components))
        s.then(LayOut(), SetUpList(), Round())
        return s

    def scene(self, s: Hunger) -> Scene:
        return scene.scene(s)

    def goal(self, s: Hunger) -> Goal:
        return Goal(Phrase("goal-name"), max(0, s.fatigue), Phrase("goal", last=s.last()))

    def written(self, s: Hunger) -> Sheet:
        return sheet(s, self.scene(s))

    def result(self, s: Hunger) -> Result:
        return account(s.outcome, s.survived, s.fatigue, s.deck)

    def margin(self, s: Hunger) -> int:
        return 3 * s.survived + s.fatigue


COMPANION = HungerCompanion()
