"""The solo mode of Raiders of the North Sea: against the Adversary and his tactic cards."""

from collections.abc import Mapping

from soloist.engine.game import Game, Level
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Component, Goal, Result, Scene
from soloist.engine.text.edition import Edition
from soloist.games.raiders import scene
from soloist.games.raiders.components import Components
from soloist.games.raiders.edition import read_components
from soloist.games.raiders.ending import their_total, your_total
from soloist.games.raiders.setup import lay_out, setting
from soloist.games.raiders.state import Raiders


class RaidersGame(Game):
    """The catalogue entry."""

    id = "raiders"
    letter = "R"
    revision = 2
    levels = (Level("normal", "N"), Level("hard", "H"), Level("heroic", "R"))
    turns = ("turn-",)
    yours = ("vp", "silver", "provisions", "gold", "iron", "livestock", "armour", "valkyries", "tiles")
    scores = ("vp", "foe-vp")
    rounds = "turn-"

    def components(self, text: str, standard: str) -> Components:
        return read_components(text, standard)

    def reference(self, edition: Edition) -> list[Component]:
        return scene.reference(edition.components)

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> Raiders:
        return lay_out(setting(level, rulings, edition.components))

    def scene(self, s: Raiders) -> Scene:
        return scene.scene(s)

    def goal(self, s: Raiders) -> Goal:
        """Both current totals. His face-down offerings count once they are turned up (RNS-S55, RNS-S56)."""
        hidden = Phrase("goal-hidden", count=s.foe.face_down) if s.foe.face_down else None
        return Goal(Phrase("goal-name"), your_total(s), Phrase("goal"), their_total(s), hidden=hidden)

    def result(self, s: Raiders) -> Result:
        return scene.result(s)

    def margin(self, s: Raiders) -> int:
        return your_total(s) - their_total(s)


GAME = RaidersGame()
