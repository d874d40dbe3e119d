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


def is_counted(game: Game, name: str) -> bool:
    """Whether the game counts something of this name."""
    features = features_of(game)
    return features is not None and name in features.worths


@dataclass(frozen=True)
class Reason:
    """What one has more or less of after the better answer: a number of something, or a theme that is hard to count."""

    package: str
    """The game's package, which has the words."""
    theme: str
    """The theme, or the name of what is counted."""
    points: float
    """The weight, below 0 if the better answer is worse in this: the part of the difference that comes from the theme, or about
    how many points at the end the amount is worth."""
    amount: int = 0
    """How many inhabitants, points or the like one has more or less at the end of the round; 0 for a theme."""

    def text(self, language: str) -> str:
        sense, kind = "better" if self.points > 0 else "worse", "amount" if self.amount else "theme"
        return Words(self.package).say(Phrase(f"{kind}-{self.theme}", sense=sense, amount=self.amount), language)
