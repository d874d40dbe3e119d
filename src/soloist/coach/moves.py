"""The whole move that an answer begins: "Use luxury goods" is only its first word, "Grove, paying 2 wood" is the move.

A move goes on while the following questions only say how it is done: the other pieces of a composition, the payment, the target.
Each game says in `players/<game>/moves.py` where it ends, what need not be named, and what it amounts to.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from soloist.coach.themes import WORDS
from soloist.engine.game import Game
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance, State, Waiting
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import Event
from soloist.engine.text.words import Words
from soloist.players.of_game import part
from soloist.players.player import Player

LONGEST = 10
"""A move of more answers is not followed to its end."""
MOST_NAMED = 4


@dataclass(frozen=True)
class Move:
    """An answer with those that complete it, as phrases worth naming, and what it amounts to, such as what is paid."""

    words: Words
    named: tuple[Phrase, ...]
    sum: Phrase | None = None

    def name(self, language: str) -> str:
        pieces = Counter(self.words.say(phrase, language) for phrase in self.named)
        found, *others = [
            WORDS.say(Phrase("move-times", number=number, piece=piece), language) if number > 1 else piece
            for piece, number in pieces.items()
        ][:MOST_NAMED]
        for one in others:
            found = WORDS.say(Phrase("move-part", first=found, then=one), language)
        if self.sum is None:
            return found
        return WORDS.say(Phrase("move-sum", move=found, sum=self.words.say(self.sum, language)), language)


def followed(game: Game, s: State, option: int, player: Player | None) -> tuple[int, ...]:
    """The answer and those with which the player would complete its move."""
    given, s = [option], s.copy()
    before = machine.waiting(s)
    while before is not None and len(given) < LONGEST:
        draft = before.draft(s)
        machine.give(s, given[-1])
        step = machine.waiting(s)
        if step is None or isinstance(step, Chance) or not goes_on(game, before, given[-1], step, draft == step.draft(s) != ""):
            break
        options = step.possible(s)
        if len(options) > 1 and player is None:
            break
        given.append(options[0] if len(options) == 1 or player is None else player.choose(s, step))
        before = step
    return tuple(given)


def goes_on(game: Game, before: Waiting[Any], option: int, step: Waiting[Any], is_composed: bool) -> bool:
    """Whether the next question belongs to the same move; pieces of the same composition always do."""
    rules = part(game, "moves")
    return is_composed or (rules is not None and bool(rules.goes_on(before, option, step)))


def move_of(game: Game, s: State, given: tuple[int, ...]) -> Move:
    """What these answers amount to."""
    s = s.copy()
    story: list[Event] = []
    s.story = story
    rules, named, all = part(game, "moves"), list[Phrase](), list[Phrase]()
    for option in given:
        step = machine.waiting(s)
        assert step is not None
        choice = step.describe(s, option)
        all.append(choice.phrase)
        if not choice.declines and (rules is None or rules.is_named(step, option)):
            named.append(choice.phrase)
        machine.give(s, option)
    found = rules.sum_up(story) if rules is not None and len(given) > 1 else None
    return Move(game.words, tuple(named or all[:1]), found)
