"""What the numbers of a position speak of, in people's words: each game's features grouped into a few themes.

Numbers that go together share their credit arbitrarily, so they are grouped first and spoken of then. The tables follow the order
of the features in `players/value/<game>.py`: (theme, how many numbers), and an empty theme is never spoken of: where in the round
one is, what cannot change.
"""

from dataclasses import dataclass

from soloist.engine.phrase import Phrase
from soloist.engine.words import Words

WORDS = Words("soloist.coach")
SILENT = ""

PELOPONNES = [
    (SILENT, 7), ("materials", 1), (SILENT, 3),
    ("materials", 2), ("food", 1), ("coins", 2), ("people", 1), ("strength", 1), ("balance", 1), ("prestige", 1),
    ("materials", 8),
    ("prestige", 1), ("people", 1), ("balance", 4),
    ("materials", 2), ("food", 1), ("coins", 1), ("materials", 1), ("materials", 2), ("food", 1), ("coins", 1), ("materials", 1),
    ("food", 4),
    ("angelos", 5), ("strength", 1), ("angelos", 5),
    ("balance", 1), ("prestige", 1), ("people", 1), ("strength", 7),
    (SILENT, 2), ("disasters", 5), (SILENT, 3), ("materials", 2), ("food", 1), ("balance", 1), (SILENT, 1 + 7 + 14 + 10),
]  # fmt: skip
STONE_AGE = [
    # where in the game and in the round, the meal, stores
    (SILENT, 7), ("resting", 2), (SILENT, 1), ("meal", 13), ("resources", 6), ("tools", 1), ("resources", 1), ("cards", 2),
    ("field", 1), ("tools", 3), (SILENT, 1), ("people", 2),
    # fatigue and tiles
    ("fatigue", 5), ("tiles", 7), ("fatigue", 4), ("tiles", 1),
    # what the rounds to come will take and give
    ("field", 1), ("tools", 1), ("field", 8), ("cards", 3),
    # who works where, and what is still free
    ("resources", 4), ("tools", 1), ("field", 1), ("people", 1), ("meal", 1), ("tiles", 1), ("field", 1), ("tools", 1),
    ("people", 1), ("tiles", 1), ("field", 2), ("tools", 1), ("people", 1), ("cards", 1),
    # building sites, and what matters the more the longer it lasts
    ("tiles", 9), ("resources", 1), ("fatigue", 1), ("people", 1), ("field", 1), ("tools", 1),
    # both cards on sale
    ("cards", 18),
]  # fmt: skip
RAIDERS = [
    (SILENT, 5), ("raid", 3), ("valkyries", 1), ("crew", 1),
    ("goods", 10), ("crew", 1), ("points", 1), ("valkyries", 2), ("points", 1), ("offerings", 2), ("points", 3),
    ("crew", 10), ("adversary", 7), ("points", 1), ("clock", 4),
    ("crew", 5), ("workers", 2 * 3),
    ("raid", 4 * 7), ("clock", 4), ("offerings", 2 * 3), ("workers", 2 * 8),
]  # fmt: skip
GUILDS_OF_LONDON = [
    (SILENT, 10), ("cards", 1), ("points", 3), ("mayoral", 4), ("masters", 1), ("plantation", 1), ("mayoral", 1),
    ("tiles", 2), ("boris", 1), ("tiles", 1), ("masters", 1), ("tiles", 3), (SILENT, 1), ("tiles", 3), ("points", 2),
    ("boris", 3), ("plantation", 9), ("cards", 7), ("men", 12), ("tiles", 3 * 4), ("cards", 2 * 4 + 5),
]  # fmt: skip


def in_order(table: list[tuple[str, int]]) -> list[str]:
    """The theme of every number."""
    return [theme for theme, count in table for _ in range(count)]


THEMES = {
    "stone-age": in_order(STONE_AGE),
    "raiders": in_order(RAIDERS),
    "guilds-of-london": in_order(GUILDS_OF_LONDON),
    "peloponnes": in_order(PELOPONNES),
}


def is_theme(game: str, theme: str) -> bool:
    return theme != SILENT and theme in THEMES.get(game, [])


@dataclass(frozen=True)
class Reason:
    """What one answer is better for than another, or worse: how many points of the difference come from a theme."""

    game: str
    theme: str
    points: float
    """Below 0 where it is worse: a counterweight."""

    def text(self, language: str) -> str:
        return WORDS.say(Phrase(f"{self.game}-{self.theme}", sense="better" if self.points > 0 else "worse"), language)
