"""Players by name, for the command line and for hints."""

import multiprocessing
import re
from dataclasses import dataclass
from random import Random
from typing import Any

from soloist.engine.errors import SoloistError
from soloist.engine.game import Game, Table
from soloist.engine.machine import State, Waiting
from soloist.engine.question import Option, Question
from soloist.engine.words import Words
from soloist.players.greedy import RULES_OF_THUMB, GreedyPlayer
from soloist.players.player import Player, RandomPlayer
from soloist.players.search import Judge, Search, SearchPlayer, run_search

NAMES = ("random", "greedy", "search")
SIMULATIONS = 200
"""The budget of `search` when none is given."""


class UnknownPlayer(SoloistError):
    """No player has this name, or its budget is no number."""

    words = Words("soloist.players")


class GameJudge(Judge):
    """Judges by the margin of the game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def margin(self, s: State) -> float:
        return float(self.game.margin(s))


def rule_of_thumb(game: Game[Any]) -> Player | None:
    """Who follows the rule of thumb, in games that have one."""
    return GreedyPlayer(game.id) if game.id in RULES_OF_THUMB else None


def player(name: str, game: Game[Any], seed: str) -> Player:
    """`random`, `greedy`, `search`, or `search:500x2`: simulations a decision, trees side by side. Same seed, same play."""
    found = re.fullmatch(r"(random|greedy|search)|search:([1-9][0-9]{0,5})(?:x([1-9]))?", name)
    if found is None:
        raise UnknownPlayer("unknown-player", given=name, known=", ".join(NAMES))
    kind, budget, trees = found[1] or "search", found[2], int(found[3] or 1)
    random = Random(f"{game.id}/{name}/{seed}")
    if kind == "random":
        return RandomPlayer(random)
    greedy = rule_of_thumb(game)
    if kind == "greedy":
        if greedy is None:
            raise UnknownPlayer("unknown-player", given=name, known="random, search")
        return greedy
    simulations = int(budget or SIMULATIONS)
    if trees > 1:
        return ParallelSearch(game, seed, simulations, trees)
    return SearchPlayer(GameJudge(game), random, simulations, 0.0, greedy)


def choose(table: Table, question: Question, who: Player) -> Option:
    """What a player answers to the question on the table."""
    assert table.step is not None
    value = who.choose(table.state, table.step)
    return next(option for option in question.options if option.value == value)


@dataclass(frozen=True)
class Hint:
    """What the search found of one option: the chance to win with its 95 % interval, from so many games tried."""

    option: Option
    chance: float
    low: float
    high: float
    simulations: int


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula."""
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * ((share * (1 - share) + z * z / (4 * games)) / games) ** 0.5
    scale = 1 + z * z / games
    low, high = (centre - spread) / scale, (centre + spread) / scale
    return max(0.0, low) if wins else 0.0, min(1.0, high) if wins < games else 1.0


def hints(table: Table, seconds: float = 1.5, simulations: int = 0, seed: str = "hint") -> list[Hint]:
    """The options of the question, best first, judged only on what the player can know; beside the real board questions ask for
    facts, and there is nothing to advise."""
    question = table.question
    if question is None or question.chance or table.game.box is not table.game:
        return []
    game = table.deal.game
    search = Search(table.state, GameJudge(game), Random(seed), rule_of_thumb(game))
    run_search(search, simulations, seconds)
    found = []
    for option in question.options:
        node = search.root.children.get(option.value)
        if node is not None:
            low, high = wilson(node.wins, node.visits)
            reward = node.reward / node.visits
            found.append((node.visits, reward, Hint(option, node.wins / node.visits, low, high, node.visits)))
    found.sort(key=lambda entry: (entry[0], entry[1]), reverse=True)
    return [hint for _, _, hint in found]


class ParallelSearch(Player):
    """Root parallel search: independent trees in processes of their own, their visits added up by option."""

    def __init__(self, game: Game[Any], seed: str, simulations: int, trees: int) -> None:
        self.game = game
        self.seed = seed
        self.simulations = simulations
        self.trees = trees
        self.asked = 0

    def choose(self, s: State, step: Waiting[Any]) -> int:
        global _SHARED
        options = step.possible(s)
        if len(options) == 1:
            return options[0]
        self.asked += 1
        _SHARED = (s.copy(), self.game, self.simulations)
        visits = dict.fromkeys(options, 0)
        seeds = [f"{self.seed}/{self.asked}/{tree}" for tree in range(self.trees)]
        with multiprocessing.get_context("fork").Pool(self.trees) as pool:
            for tree in pool.map(_one_tree, seeds):
                for option, count in tree.items():
                    visits[option] += count
        return max(options, key=lambda option: visits[option])


_SHARED: tuple[State, Game[Any], int] | None = None
"""What a forked search starts from: states are not sent between processes, they are inherited."""


def _one_tree(seed: str) -> dict[int, int]:
    assert _SHARED is not None
    s, game, simulations = _SHARED
    search = Search(s, GameJudge(game), Random(seed), rule_of_thumb(game))
    run_search(search, simulations, 0.0)
    return {option: node.visits for option, node in search.root.children.items()}
