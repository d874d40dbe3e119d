"""Players by name, for the command line."""

import re
import zlib
from random import Random

from soloist.engine.game import Game
from soloist.engine.kernel.machine import State
from soloist.engine.question import Option, Question
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.near import either, nearest
from soloist.engine.text.words import Words
from soloist.players.learned import LearnedPlayer
from soloist.players.of_game import budget_of, rule_of_thumb
from soloist.players.player import Player, RandomPlayer
from soloist.players.search import Judge, Outlook, SearchPlayer
from soloist.players.weights import learned_weights, value_of

NAMES = ("random", "greedy", "learned", "search")
TRIES = 200
"""The number of tries of `search` when none is given."""


class UnknownPlayer(SoloistError):
    """There is no player with this name, or its number of tries is not a number."""

    words = Words("soloist.players")


class GameJudge(Judge):
    """Judges a finished game by the margin of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def margin(self, s: State) -> float:
        return float(self.game.margin(s))


def learned(game: Game) -> LearnedPlayer | None:
    """The learned player, or None if the game has no weights."""
    weights = learned_weights(game)
    return None if weights is None else LearnedPlayer(value_of(game, weights), weights.origin.trust)


def outlook(game: Game, learner: LearnedPlayer | None) -> Outlook:
    """How the search plays on and judges positions in a game."""
    if learner is None:
        return Outlook(GameJudge(game), rule_of_thumb(game), None)
    plays_on = learner if budget_of(game).learned_plays_on else rule_of_thumb(game)
    return Outlook(GameJudge(game), plays_on, learner.value)


def player(name: str, game: Game, seed: str) -> Player:
    """Find a player by name: `random`, `greedy`, `learned`, `search`, or `search:500` (500 tries for each decision).

    The same seed gives the same play.
    """
    found = re.fullmatch(r"(random|greedy|learned|search)|search:([1-9][0-9]{0,5})", name)
    kind = "" if found is None else found[1] or "search"
    who: Player | None = None
    if kind == "random":
        who = RandomPlayer(Random(f"{game.id}/{name}/{seed}"))
    elif kind == "greedy":
        who = rule_of_thumb(game)
    elif kind == "learned":
        who = learned(game)
    if who is not None:
        return who
    if found is None or kind != "search":
        there = {"greedy": rule_of_thumb(game) is not None, "learned": learned_weights(game) is not None}
        known = [one for one in NAMES if there.get(one, True)]
        near = [] if ":" in name else nearest(name, known)
        if near:
            raise UnknownPlayer("unknown-player-near", given=name, near=either(near))
        raise UnknownPlayer("unknown-player", given=name, known=", ".join(known))
    learner = learned(game)
    luck = zlib.crc32(f"{game.id}/search/{seed}".encode())
    return SearchPlayer(outlook(game, learner), learner, luck, int(found[2] or TRIES), 0.0)


def choose(table: Table, question: Question, who: Player) -> Option:
    """The option that the player chooses for the question on the table."""
    assert table.step is not None
    value = who.choose(table.state, table.step)
    return next(option for option in question.options if option.value == value)
