"""Monte Carlo tree search, one for all games: decisions by upper confidence, chance by its own odds, then a playout."""

import math
import time
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from soloist.engine import machine
from soloist.engine.machine import DRAWN, WON, Chance, State, Waiting
from soloist.players.player import Player

EXPLORE: Final = 0.5
TRIED_OFTEN: Final = 16
"""A node below the root gets children only after so many visits; until then its playouts tell more than single tries would."""

CLEARLY: Final = 1.7
"""By how many standard errors an option must beat the rule of thumb's own choice before it is preferred."""
MARGIN_SHARE: Final = 0.1
"""How much of the reward the margin is; the rest is the win itself, so the margin only breaks ties."""


class Node:
    """A moment of the tree: how often it was visited, what it brought, and what may follow."""

    def __init__(self) -> None:
        self.visits = 0
        self.wins = 0.0
        self.reward = 0.0
        self.squares = 0.0
        self.untried: list[int] | None = None
        self.children: dict[int, Node] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Turns the end of a game into a reward between 0 and 1; each game says what its margin is."""

    def margin(self, s: State) -> float:
        raise NotImplementedError


class Search:
    """The tree over one position. Simulations can be added as long as one likes."""

    def __init__(self, s: State, judge: Judge, random: Random, rollout: Player | None) -> None:
        self.root_state: Final = s.copy()
        self.judge: Final = judge
        self.random: Final = random
        self.rollout: Final = rollout
        """Who plays from the edge of the tree to the end; nobody: at random."""
        self.root: Final = Node()
        self.lowest = 1.0
        self.highest = 0.0

    def simulate(self) -> None:
        """One game from the root to the end, and its lesson for every node on the way."""
        s = self.root_state.copy()
        node = self.root
        path = [node]
        while True:
            step = machine.waiting(s)
            if step is None:
                break
            if isinstance(step, Chance):
                odds = step.odds(s)
                outcome = odds.at(int(self.random.random() * odds.total))
                machine.answer(s, outcome)
                node = self._child(node, outcome)
                path.append(node)
                continue
            if node is not self.root and node.visits < TRIED_OFTEN:
                self._play_out(s)
                break
            if node.untried is None:
                node.untried = step.possible(s)
                self._shuffle(node.untried)
            if node.untried:
                option = node.untried.pop()
                machine.answer(s, option)
                node = self._child(node, option)
                path.append(node)
                self._play_out(s)
                break
            option = self._best(node)
            machine.answer(s, option)
            node = node.children[option]
            path.append(node)
        self._learn(path, s)

    def _shuffle(self, options: list[int]) -> None:
        for place in range(len(options) - 1, 0, -1):
            other = int(self.random.random() * (place + 1))
            options[place], options[other] = options[other], options[place]

    def _child(self, node: Node, key: int) -> Node:
        child = node.children.get(key)
        if child is None:
            child = Node()
            node.children[key] = child
        return child

    def _best(self, node: Node) -> int:
        """Upper confidence bound, on rewards stretched to the range seen so far."""
        spread = max(1e-9, self.highest - self.lowest)
        log = math.log(node.visits + 1)
        best, best_value = -1, -1.0
        for option, child in node.children.items():
            value = (child.reward / child.visits - self.lowest) / spread + EXPLORE * math.sqrt(log / child.visits)
            if value > best_value:
                best, best_value = option, value
        return best

    def _play_out(self, s: State) -> None:
        if self.rollout is None:
            machine.playout(s, self.random)
            return
        while True:
            step = machine.waiting(s)
            if step is None:
                return
            if isinstance(step, Chance):
                odds = step.odds(s)
                machine.answer(s, odds.at(int(self.random.random() * odds.total)))
            else:
                machine.answer(s, self.rollout.choose(s, step))

    def _learn(self, path: list[Node], s: State) -> None:
        win = 1.0 if s.outcome == WON else 0.5 if s.outcome == DRAWN else 0.0
        margin = self.judge.margin(s)
        reward = (1.0 - MARGIN_SHARE) * win + MARGIN_SHARE * (0.5 + 0.5 * margin / (abs(margin) + 20.0))
        self.lowest = min(self.lowest, reward)
        self.highest = max(self.highest, reward)
        for node in path:
            node.visits += 1
            node.wins += win
            node.reward += reward
            node.squares += reward * reward


def run_search(search: Search, simulations: int, seconds: float) -> None:
    """So many simulations (0: no limit) or so many seconds (0: no limit), whichever comes first."""
    end = time.perf_counter() + seconds
    done = 0
    while (not simulations or done < simulations) and (not seconds or time.perf_counter() < end):
        search.simulate()
        done += 1


class SearchPlayer(Player):
    """Searches anew for every decision and takes the option visited most."""

    def __init__(self, judge: Judge, random: Random, simulations: int, seconds: float, rollout: Player | None) -> None:
        self.judge: Final = judge
        self.random: Final = random
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        self.rollout: Final = rollout

    def choose(self, s: State, step: Waiting[Any]) -> int:
        options = step.possible(s)
        if len(options) == 1:
            return options[0]
        search = Search(_with(s, step), self.judge, self.random, self.rollout)
        run_search(search, self.simulations, self.seconds)
        return decide(search, options, -1 if self.rollout is None else self.rollout.choose(s, step))


def decide(search: Search, options: list[int], trusted: int) -> int:
    """The option visited most; where a rule of thumb was followed, its own choice unless another is clearly better."""
    best, most = options[0], (-1, -1.0)
    for option in options:
        child = search.root.children.get(option)
        if child is not None and (child.visits, child.reward) > most:
            best, most = option, (child.visits, child.reward)
    own, other = search.root.children.get(trusted), search.root.children.get(best)
    if own is None or other is None:
        return best
    lead = other.reward / other.visits - own.reward / own.visits
    return best if lead > CLEARLY * math.sqrt(_error(own) + _error(other)) else trusted


def _error(node: Node) -> float:
    """The squared standard error of a node's mean reward."""
    mean = node.reward / node.visits
    return max(0.0001, node.squares / node.visits - mean * mean) / node.visits


def _with(s: State, step: Waiting[Any]) -> State:
    """The position in which this step waits for its answer."""
    if s.agenda and s.agenda[-1] is step:
        return s
    waiting = s.copy()
    waiting.agenda.append(step)
    return waiting
