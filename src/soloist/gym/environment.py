"""One game of Soloist as a Gymnasium environment."""

from dataclasses import replace
from functools import cache
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import soloist
from soloist.engine.game import Deal
from soloist.engine.kernel.machine import answer_words
from soloist.engine.kernel.story import YOU
from soloist.engine.play import Play
from soloist.engine.table import Table, fate_named
from soloist.engine.text.code import MOST_SEED, check_seed
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import Words
from soloist.players.fields import Part
from soloist.players.of_game import known_features, part
from soloist.players.player import result_of

REWARDS = ("win", "margin")
IMPOSSIBLE = -0.1
"""The reward of an invalid action, which does not change the state."""
DEALS = 32**MOST_SEED
"""The number of deals that can be chosen by number."""

Observation = dict[str, npt.NDArray[Any]]


class UnknownReward(SoloistError):
    """No reward has this name."""

    words = Words("soloist.gym")


@cache
def layout(game: str) -> tuple[Part, ...]:
    """The parts of a game's observation, in order."""
    known = soloist.GAMES[game]
    return tuple(part(known, "observation").observation(known.package, known.standard.components))


@cache
def actions(game: str) -> tuple[str, ...]:
    """The fixed list of a game's actions in a stable order: every word that can answer one of its questions, once.

    A word means the same in every question that offers it (`forest` sends a figure there or acts there), so it is one action
    everywhere. The list is built from the components and the rules, never from the words that came up in played games.
    """
    known = soloist.GAMES[game]
    return tuple(dict.fromkeys([*answer_words(known.package), *part(known, "actions").actions(known.standard.components)]))


class Silent(Play):
    """A game in play without a story. Composed answers are asked piece by piece, in the order of the rules."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal.start, fate_named("seed", deal), any_order=False)
        self._advance()

    def _begin(self) -> None:
        super()._begin()
        self.state.story = None

    def answer(self, option: int) -> None:
        self._give(option, YOU)
        self._advance()


class Environment(gymnasium.Env[Any, Any]):
    """`fields` names the numbers of the observation, `actions` the actions, and the mask marks the actions that are valid now.

    `reset(seed=7)` starts the deal that `soloist simulate --seed 7` begins with. Without a seed, the next deal is drawn from the
    random generator that the last seed started. The reward `win` is 1 for a win and 0.5 for a draw, given at the end. The reward
    `margin` is the change of the margin by each answer, so the rewards of a game add up to its margin, between -2 and 2.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(self, game: str, level: str | None = None, reward: str = "win", render_mode: str | None = None) -> None:
        known = soloist.GAMES[game]
        if reward not in REWARDS:
            raise UnknownReward("unknown-reward", given=str(reward), known=", ".join(REWARDS))
        self.render_mode = render_mode
        self.reward = reward
        self.actions = actions(game)
        """The word of each action."""
        self.fields = tuple(name for part in layout(game) for name in part.names)
        """The name of each number of the observation."""
        self.action_space = spaces.Discrete(len(self.actions))
        self.observation_space = spaces.Dict({"observation": _box(game), "action_mask": spaces.MultiBinary(len(self.actions))})
        self._deal = Deal(
            known,
            known.levels[0].id if level is None else known.level(level).id,
            check_seed(0),
            known.book.choose({}),
            known.standard,
        )
        self._parts = [part.read for part in layout(game)]
        self._numbers = {word: number for number, word in enumerate(self.actions)}
        self._features = known_features(known)
        self._begin(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(DEALS)) if seed is None else int(seed) % DEALS)
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        option = self._options.get(int(action))
        if option is None:
            return self._observation(), IMPOSSIBLE, self._play.step is None, False, self._info()
        self._play.answer(option)
        self._look()
        return self._observation(), self._earned(), self._play.step is None, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask under the name and type that libraries such as sb3-contrib expect."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        return str(self.table) if self.render_mode == "ansi" else None

    @property
    def table(self) -> Table:
        """A new table with the game so far replayed on it. It has the story, the question in words and the record."""
        table = Table(self._deal, fate_named("seed", self._deal), any_order=False)
        table.replay(tuple(enumerate(given.token for given in self._play.log)))
        return table

    def _begin(self, number: int) -> None:
        self._deal = replace(self._deal, seed=check_seed(number))
        self._play = Silent(self._deal)
        self._margin = 0.0
        self._look()

    def _look(self) -> None:
        """Update the valid actions of the current question and the mask."""
        step, s = self._play.step, self._play.state
        options = [] if step is None else step.possible(s)
        self._options = {self._numbers[step.spell(s, option)]: option for option in options if step is not None}
        self._mask = np.zeros(len(self.actions), np.int8)
        self._mask[list(self._options)] = 1

    def _earned(self) -> float:
        s = self._play.state
        if self.reward == "win":
            return 0.0 if s.agenda else result_of(s)
        before, self._margin = self._margin, self._features.margin(s)
        return self._margin - before

    def _observation(self) -> Observation:
        s, numbers = self._play.state, list[int]()
        for read in self._parts:
            numbers += read(s)
        return {"observation": np.array(numbers, np.float32), "action_mask": self._mask.copy()}

    def _info(self) -> dict[str, object]:
        info = {"action_mask": self._mask.copy(), "seed": self._deal.seed, "deal": self._deal.code}
        if self._play.step is None:
            info["outcome"] = self._play.state.outcome
        return info


def _box(game: str) -> spaces.Box:
    low = [part.low for part in layout(game) for _ in part.names]
    high = [part.high for part in layout(game) for _ in part.names]
    return spaces.Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)
