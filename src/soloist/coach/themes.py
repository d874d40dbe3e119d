"""What the numbers of a position speak of, in people's words: each game's features grouped into a few themes.

Numbers that go together share their credit arbitrarily, so they are grouped first and spoken of then. The tables follow the order
of the features in `players/value/<game>.py`: a theme, and a sign for each of its numbers. An empty theme is never spoken of:
where in the round one is, what cannot change.

The signs say which numbers are facts that a reason must agree with (`facts.py`): more of a `+` is better, more of a `-` worse.
A `.` is no such fact: it follows from others, or it depends whether more of it is good.
"""

from dataclasses import dataclass

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.words import Words

WORDS = Words("soloist.coach")
SILENT = ""

PELOPONNES = [
    # where in the round, goods to choose, supply rounds to come
    (SILENT, "......."), ("materials", "."), (SILENT, "..."),
    # goods, clovers, Prestige, debts
    ("materials", "++"), ("food", "+"), ("coins", "++"), ("people", "+"), ("strength", "+"), ("balance", "+"), ("prestige", "+"),
    ("materials", ".-......"),
    # both totals
    ("prestige", "+"), ("people", "+"), ("balance", "++.."),
    # income, now and until the end
    ("materials", "++"), ("food", "+"), ("coins", "+"), ("materials", "+"),
    ("materials", ".."), ("food", "."), ("coins", "."), ("materials", "."),
    # what supply rounds will lack
    ("food", "-+--"),
    # Angelos, and you against him
    ("angelos", "---.."), ("strength", "."), ("angelos", "-...."), ("balance", "."), ("prestige", "."), ("people", "."),
    ("strength", "++..-.."),
    # land and buildings, disasters, how full the stores are
    (SILENT, ".."), ("disasters", "....."), (SILENT, "..."), ("materials", ".."), ("food", "."), ("balance", "+"),
    (SILENT, "." * (1 + 7 + 14 + 10)),
]  # fmt: skip
STONE_AGE = [
    # where in the game and in the round, the meal, stores
    (SILENT, "......."), ("resting", "+."), (SILENT, "."), ("meal", "++...-.....+."),
    ("resources", "....+."), ("tools", "+"), ("resources", "+"), ("cards", "+"), (SILENT, "."),
    ("field", "+"), ("tools", "++."), (SILENT, "."), ("people", "+."),
    # fatigue and tiles
    ("fatigue", "+...+"), ("tiles", "++++.--"), ("fatigue", "...."), ("tiles", "."),
    # what the rounds to come will take and give
    ("field", "."), ("tools", "."), ("field", "..+.+.+."), ("cards", "..."),
    # who works where, and what is still free
    ("resources", "...."), ("tools", "."), ("field", "."), ("people", "."), ("meal", "."), ("tiles", "."), ("field", "."),
    ("tools", "."), ("people", "."), ("tiles", "."), ("field", ".."), ("tools", "."), ("people", "."), ("cards", "."),
    # building sites, and what matters the more the longer it lasts
    ("tiles", "..-++...."), ("resources", "."), ("fatigue", "."), ("people", "."), ("field", "."), ("tools", "."),
    # both cards on sale: what is still to be had, and how likely they are bought
    ("cards", "........+" * 2),
]  # fmt: skip
RAIDERS = [
    (SILENT, "....."), ("raid", "+++"), ("valkyries", "."), ("crew", "+"),
    ("goods", "+++++....."), ("crew", "+"), ("points", "."), ("valkyries", "++"), ("points", "+"), ("offerings", "++"),
    ("points", "..+"), ("crew", "+...++...+"), ("adversary", "-------"), ("points", "."), ("clock", "...."),
    ("crew", "....."), ("workers", "......"),
    # each kind of settlement: sets left, the best raid now and later, what is missing for it, the right worker
    ("raid", ".+.---." * 4), ("clock", "...."), ("offerings", ".-" * 3), ("workers", "." * 2 * 8),
]  # fmt: skip
GUILDS_OF_LONDON = [
    (SILENT, "." * 10), ("cards", "+"), ("points", "+-+"), ("mayoral", "+++."), ("masters", "+"), ("plantation", "+"),
    ("mayoral", "."), ("tiles", "++"), ("boris", "-"), ("tiles", "+"), ("masters", "+"), ("tiles", "..+"), (SILENT, "."),
    ("tiles", "..."), ("points", "++"), ("boris", "--."), ("plantation", "...++.-.."), ("cards", "++-...+"),
    ("men", "+..+.-...+.."),
    # what more men would bring on the tiles, what each card would do, the colours of the hand
    ("tiles", "." * 3 * 4), ("cards", "." * 4 + "+" * 4 + "....."),
]  # fmt: skip
MORE_IS = {"+": 1, "-": -1, ".": 0}


TABLES = {"stone-age": STONE_AGE, "raiders": RAIDERS, "guilds-of-london": GUILDS_OF_LONDON, "peloponnes": PELOPONNES}
THEMES = {game: [theme for theme, signs in table for _ in signs] for game, table in TABLES.items()}
"""The theme of every number."""
SIGNS = {game: [MORE_IS[sign] for _, signs in table for sign in signs] for game, table in TABLES.items()}
"""Whether more of every number is better (1), worse (-1) or no fact (0)."""


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
