"""The solo mode of Guilds of London: against Boris, or against Rik, who plays one card more."""

from collections.abc import Mapping

from soloist.engine.game import Game, Level
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Component, Goal, Result, Scene
from soloist.engine.text.edition import Edition
from soloist.games.guilds_of_london import scene
from soloist.games.guilds_of_london.components import Components
from soloist.games.guilds_of_london.edition import read_components
from soloist.games.guilds_of_london.ending import your_total
from soloist.games.guilds_of_london.setup import lay_out, opponent, setting
from soloist.games.guilds_of_london.state import Guilds


class GuildsGame(Game):
    """The catalogue entry."""

    id = "guilds-of-london"
    letter = "G"
    revision = 2
    levels = (Level("boris", "B"), Level("rik", "R"))
    turns = ("you", "resolve")
    yours = ("vp", "guildhall", "supply", "store", "plantation", "promo")
    scores = ("vp", "boris-vp")

    def components(self, text: str, standard: str) -> Components:
        return read_components(text, standard)

    def reference(self, edition: Edition) -> list[Component]:
        return scene.reference(edition.components)

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> Guilds:
        return lay_out(setting(rulings, edition.components), opponent(level, rulings))

    def scene(self, s: Guilds) -> Scene:
        return scene.scene(s)

    def goal(self, s: Guilds) -> Goal:
        """Your VP with the current value of mayoral cards and adjacent masters, and the VP of Boris (GOL-S48, GOL-S49)."""
        return Goal(Phrase("goal-name"), your_total(s), Phrase("goal"), s.boris.vp, Phrase("opponent"))

    def result(self, s: Guilds) -> Result:
        return scene.result(s)

    def margin(self, s: Guilds) -> int:
        return your_total(s) - s.boris.vp


GAME = GuildsGame()
