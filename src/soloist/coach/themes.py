"""What an answer is better for: the themes of a game's features (`players/<game>/features.py`), in people's words.

Numbers that go together share their credit arbitrarily, so they are grouped first and spoken of then.
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
    """What one answer is better for than another, or worse: how many points of the difference come from a theme."""

    game: str
    theme: str
    points: float
    """Below 0 where it is worse: a counterweight."""

    def text(self, language: str) -> str:
        return WORDS.say(Phrase(f"{self.game}-{self.theme}", sense="better" if self.points > 0 else "worse"), language)
