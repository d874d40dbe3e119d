"""The solo mode of Peloponnes with Heroes and Colonies: against Angelos in four ranks."""

from collections.abc import Mapping

from soloist.engine.game import Game, Level
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Component, Goal, Result, Scene
from soloist.engine.text.edition import Edition
from soloist.games.peloponnes import scene
from soloist.games.peloponnes.components import NONE, Components
from soloist.games.peloponnes.edition import read_components
from soloist.games.peloponnes.ending import their_score, your_score
from soloist.games.peloponnes.setup import lay_out, setting
from soloist.games.peloponnes.state import Peloponnes


class PeloponnesGame(Game):
    """The catalogue entry."""

    id = "peloponnes"
    letter = "P"
    revision = 2
    levels = (Level("soldier", "S"), Level("sergeant", "T"), Level("officer", "F"), Level("general", "G"))
    turns = ("round-",)
    yours = ("inhabitants", "strength", "wood", "stone", "food", "luxury", "coins", "clovers", "score")
    scores = ("score", "angelos-score")

    def components(self, text: str, standard: str) -> Components:
        return read_components(text, standard)

    def reference(self, edition: Edition) -> list[Component]:
        return scene.reference(edition.components)

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> Peloponnes:
        return lay_out(setting(level, rulings, edition.components))

    def scene(self, s: Peloponnes) -> Scene:
        return scene.scene(s)

    def goal(self, s: Peloponnes) -> Goal:
        """The lower total of each side, with clovers distributed (PEL-S43, PEL-S49)."""
        yours = 0 if s.colony == NONE else your_score(s)
        return Goal(Phrase("goal-name"), yours, Phrase("goal"), their_score(s), Phrase("opponent"))

    def result(self, s: Peloponnes) -> Result:
        return scene.result(s)

    def margin(self, s: Peloponnes) -> int:
        return your_score(s) - their_score(s)


GAME = PeloponnesGame()
