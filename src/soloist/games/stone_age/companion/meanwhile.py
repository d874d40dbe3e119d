"""Events during the round that change hunger: more figures, a larger field, cards bought (SA-G01, SA-S21, SA-S40, SA-G08)."""

from typing import Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import YOU
from soloist.games.stone_age.cards import GREEN_FOOD, SAND_FATIGUE
from soloist.games.stone_age.companion.due import due, tell_again
from soloist.games.stone_age.companion.initiative import tribe_name
from soloist.games.stone_age.companion.state import BEST_TOOLS, Hunger
from soloist.games.stone_age.components import PILE_HEIGHT, PILES, TOOLMAKER, TRIBE_COUNT, TRIBES
from soloist.games.stone_age.names import tribe_mark
from soloist.games.stone_age.state import LAST_FIELD

FIGURE: Final = "figure"
FIELD: Final = "field"
TOOL: Final = "tool"
SAND: Final = "sand"
EXTRA_CARD: Final = "extra-card"
BUILDING: Final = "building"


def is_possible(s: Hunger, word: str) -> bool:
    """Whether the event can happen now and can matter in this round or a later one.

    Tools matter only with a toolmaker, and buildings only with a builder that counts them. In later rounds those cards ask for
    the current number.
    """
    if word == FIGURE:
        # The hut has room for one pair (SA-S25, SA-G01).
        return not s.grown and min(s.figures) < s.most_figures()
    if word == FIELD:
        return s.field < LAST_FIELD
    if word == TOOL:
        return s.card == TOOLMAKER and s.tools < BEST_TOOLS
    if word == SAND:
        return s.bought < s.for_sale() and s.sand_left() > 0
    if word == EXTRA_CARD:
        return s.bought < s.for_sale() and s.deck > 0 and s.extra_cards_left() > 0
    return s.counted and s.built < PILES * PILE_HEIGHT


def happen(s: Hunger, word: str) -> None:
    """Record an event that happened on the real board and changes hunger."""
    by, s.by = s.by, YOU
    if word == FIELD:
        s.field += 1
        s.tell("SA-S21", "told-field-now", before=s.field - 1, now=s.field)
        s.touch("field", 1)
    elif word == TOOL:
        s.tools += 1
        s.tell("SA-S52", "told-tools-now", before=s.tools - 1, now=s.tools)
        s.touch("tools", 1)
    elif word == SAND:
        s.bought += 1
        raise_limit(s)
    elif word == BUILDING:
        s.built += 1
        s.tell("SA-S36", "told-building-now", before=s.tiles() - 1, now=s.tiles())
        s.touch("buildings", 1)
    else:
        take_extra_card(s)
    s.by = by


def raise_limit(s: Hunger) -> None:
    """A sand card raises the limit by 1 (SA-S40)."""
    s.sand += 1
    s.fatigue += SAND_FATIGUE
    s.tell("SA-S40", "told-limit-now", before=s.fatigue - SAND_FATIGUE, now=s.fatigue)
    s.touch("limit", SAND_FATIGUE)


def take_extra_card(s: Hunger) -> None:
    """The writing card takes the next card out of the deck (SA-G08)."""
    s.bought += 1
    s.extra_cards += 1
    s.deck -= 1
    s.tell("SA-G08", "told-deck-now", before=s.deck + 1, now=s.deck)
    s.touch("deck", -1)


class WhichTribe(Ask[Hunger]):
    """Ask which tribe got the new figure: every figure eats, and a shaman counts the largest tribe (SA-G01, SA-S49)."""

    rule = "SA-G01"

    def question(self, s: Hunger) -> Phrase:
        return Phrase("ask-which-tribe")

    def options(self, s: Hunger) -> list[int]:
        return [tribe for tribe in range(TRIBE_COUNT) if s.figures[tribe] < s.most_figures()]

    def token(self, s: Hunger, option: int) -> str:
        return TRIBES[option]

    def phrase(self, s: Hunger, option: int) -> Phrase:
        return Phrase("option-grows", tribe=tribe_name(option), before=s.figures[option], now=s.figures[option] + 1)

    def target(self, s: Hunger, option: int) -> str:
        return TRIBES[option]

    def mark(self, s: Hunger, option: int) -> Mark | None:
        return tribe_mark(option)

    def take(self, s: Hunger, option: int) -> None:
        before, last = due(s), s.last()
        by, s.by = s.by, YOU
        s.figures[option] += 1
        s.grown = True
        s.tell(self.rule, "told-grows-now", tribe=tribe_name(option), before=s.figures[option] - 1, now=s.figures[option])
        s.touch(TRIBES[option], 1)
        s.touch("figures", 1)
        tell_again(s, before, last)
        s.by = by


class ExtraBackground(Ask[Hunger]):
    """Under this ruling the extra card gives its background bonus. Only sand changes the limit; you take the food of a green card
    yourself (SA-G08)."""

    rule = "SA-G08"
    words = ("sand", "green")

    def question(self, s: Hunger) -> Phrase:
        return Phrase("ask-extra-background")

    def has(self, s: Hunger, word: str) -> bool:
        return word == "green" or s.sand_left() > 0

    def word_phrase(self, s: Hunger, word: str) -> Phrase:
        return Phrase("option-background", background=word)

    def word_mark(self, s: Hunger, word: str) -> Mark | None:
        return Mark("background", word)

    def take_word(self, s: Hunger, word: str) -> None:
        if word == "sand":
            raise_limit(s)
        else:
            s.tell("SA-G08", "told-green-food", food=GREEN_FOOD)
