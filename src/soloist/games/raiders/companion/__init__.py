"""The companion for Raiders on the real board: Soloist plays the Adversary, his cards and his markers, and nothing else."""

from collections.abc import Mapping

from soloist.engine.companion import Companion
from soloist.engine.kernel.scene import Result, Scene
from soloist.engine.sheet import Sheet
from soloist.engine.text.edition import Edition
from soloist.games.raiders import GAME
from soloist.games.raiders.companion import scene
from soloist.games.raiders.companion.correct_card import corrections
from soloist.games.raiders.companion.new_card import edition_lines
from soloist.games.raiders.companion.round import YourTurn
from soloist.games.raiders.companion.setup import WhoseCards
from soloist.games.raiders.companion.sheet import sheet
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.setup import setting


class RaidersCompanion(Companion):
    """The catalogue entry."""

    id = "raiders-companion"
    letter = "V"
    revision = 4
    beside = GAME
    levels = GAME.levels
    noted = (*Companion.noted, "told-card-corrected", "told-soloist-shuffles")
    renewed = (("told-make-pile", "told-app-cards"), ("told-leave-out", "told-app-cards"))
    turns = ("turn-",)

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> AdversaryBeside:
        s = AdversaryBeside(setting(level, rulings, edition.components))
        s.then(WhoseCards())
        return s

    def scene(self, s: AdversaryBeside) -> Scene:
        return scene.scene(s)

    def written(self, s: AdversaryBeside) -> Sheet:
        return sheet(s, self.scene(s))

    def result(self, s: AdversaryBeside) -> Result:
        return scene.result(s)

    def margin(self, s: AdversaryBeside) -> int:
        return s.your_total - s.foe.total(s.tiles_vp)

    def entered(self, s: AdversaryBeside) -> str:
        return "\n".join([edition_lines(s.setting.components, card) for card in s.new_cards])

    def box_changes(self, s: AdversaryBeside, edition: Edition) -> tuple[str, ...]:
        """The answers that give his cards the values of a changed edition. His cards are corrected in your turn only."""
        step = s.agenda[-1] if s.agenda else None
        return corrections(s, edition.components) if isinstance(step, YourTurn) else ()


COMPANION = RaidersCompanion()
