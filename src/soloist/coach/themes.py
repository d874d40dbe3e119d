"""The themes in which one answer is better than another, such as food or debts.

Every feature of a game belongs to a theme (`players/<game>/features.py`). A network shares credit arbitrarily among related
features, so a hint names themes. The game's words files have a message `theme-<name>` for each.
"""

from dataclasses import dataclass

from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.words import Words
from soloist.players.features import SILENT
from soloist.players.of_game import features_of

WORDS = Words("soloist.coach")


def is_theme(game: Game, theme: str) -> bool:
    features = features_of(game)
    return features is not None and theme != SILENT and theme in {number.theme for number in features.numbers}


@dataclass(frozen=True)
class Reason:
    """How much of the difference between two answers comes from one theme."""

    package: str
    """The game's package, which has the words."""
    theme: str
    points: float
    """Below 0 if the better answer is worse in this theme."""
    amount: int = 0
    """How many inhabitants, points or the like the better answer gains, or loses; 0 if that cannot be counted."""

    def text(self, language: str) -> str:
        sense = "better" if self.points > 0 else "worse"
        return Words(self.package).say(Phrase(f"theme-{self.theme}", sense=sense, amount=self.amount), language)
