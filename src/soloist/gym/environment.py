"""One game of Soloist as a Gymnasium environment."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import soloist
from soloist.engine.catalogue import read_code
from soloist.engine.game import Deal
from soloist.engine.table import Table, fate_named
from soloist.engine.text.code import MOST_SEED, check_seed
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import Words
from soloist.players.of_game import known_features
from soloist.players.player import result_of
from soloist.players.position import Numbering, Position

REWARDS = ("win", "margin", "points")
IMPOSSIBLE = -0.1
"""The reward of an invalid action, which does not change the state."""
DEALS = 32**MOST_SEED
"""The number of deals that can be chosen by number."""
WORDS = Words("soloist.gym")

Array = npt.NDArray[Any]
Observation = dict[str, Array]


class UnknownReward(SoloistError):
    """No reward has this name."""

    words = WORDS


class OtherDeal(SoloistError):
    """The deal is of another game, or has other components."""

    words = WORDS


class Seat:
    """One game being played in an environment: the position, what was answered, and the rewards."""

    def __init__(self, deal: Deal, reward: str) -> None:
        self.deal = deal
        self.reward = reward
        self.position = Position(deal)
        self.position.settle()
        self.actions: list[int] = []
        self.margin = 0.0

    @property
    def is_over(self) -> bool:
        return self.position.step is None

    def play(self, action: int) -> float:
        """Play a valid action and return its reward."""
        position = self.position
        if action not in position.options:
            return IMPOSSIBLE
        self.actions.append(action)
        position.play(action)
        position.settle()
        s = position.state
        if self.reward == "win":
            return 0.0 if s.agenda else result_of(s)
        known = self.deal.game
        before, self.margin = self.margin, known.margin(s) if self.reward == "points" else known_features(known).margin(s)
        return self.margin - before

    def table(self) -> Table:
        """The game so far on a table."""
        table = Table(self.deal, fate_named("seed", self.deal), any_order=False)
        for action in self.actions:
            table.answer(self.position.numbering.actions[action])
        return table


class Rows:
    """Observations and masks of several positions of one game as arrays."""

    def __init__(self, numbering: Numbering) -> None:
        self.numbering = numbering
        self.shifts = np.array(numbering.shifts, np.float32)

    def observations(self, positions: list[Position]) -> Array:
        states = [position.state for position in positions]
        try:
            packed = b"".join([self.numbering.packed(s) for s in states])
        except ValueError:
            # A number does not fit into a byte; this is rare.
            return np.array([self.numbering.observe(s) for s in states], np.float32)
        return np.frombuffer(packed, np.uint8).reshape(len(states), -1) - self.shifts

    def masks(self, positions: list[Position]) -> Array:
        packed = bytearray().join([self.numbering.mask(position.options) for position in positions])
        return np.frombuffer(packed, np.int8).reshape(len(positions), -1)

    def spaces(self) -> "tuple[spaces.Dict, spaces.Discrete[Any]]":  # not generic in Gymnasium 1.1
        """The spaces of one observation and one action."""
        parts, actions = self.numbering.parts, len(self.numbering.actions)
        low, high = ([getattr(part, end) for part in parts for _ in part.names] for end in ("low", "high"))
        box = spaces.Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)
        return spaces.Dict({"observation": box, "action_mask": spaces.MultiBinary(actions)}), spaces.Discrete(actions)


def first_deal(
    game: str, level: str | None, reward: str, rulings: Mapping[str, object] | None, edition: str | Path | Edition | None
) -> Deal:
    """The deal of the number 0 with these options, all of them checked."""
    known = soloist.GAMES[game]
    if reward not in REWARDS:
        raise UnknownReward("unknown-reward", given=str(reward), known=", ".join(REWARDS))
    level = known.levels[0].id if level is None else known.level(level).id
    return Deal(known, level, check_seed(0), known.book.choose(rulings or {}), known.load_edition(edition))


def chosen_deal(first: Deal, number: int, options: Mapping[str, Any] | None) -> Deal:
    """The deal of this number, or the one whose code is among the options of `reset`."""
    code = (options or {}).get("deal")
    if code is None:
        return replace(first, seed=check_seed(number))
    deal = read_code(str(code), soloist.GAMES, first.edition if first.edition.own else None)
    if deal.game is not first.game:
        raise OtherDeal("other-deal", deal=deal.code, game=first.game.id)
    return deal


class Environment(gymnasium.Env[Any, Any]):
    """`fields` names the numbers of the observation, `actions` the actions, and the mask marks the actions that are valid now.

    `reset(seed=7)` starts the deal of the number 7, and `reset(options={"deal": "PS9H"})` the deal with this code. Otherwise the
    next deal is drawn from the random generator that the last seed started. The reward `win` is 1 for a win and 0.5 for a draw,
    given at the end. `margin` is the change of the margin by each answer, between -2 and 2 in all; `points` is it in points.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        level: str | None = None,
        reward: str = "win",
        rulings: Mapping[str, object] | None = None,
        edition: str | Path | Edition | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self._first = first_deal(game, level, reward, rulings, edition)
        self._seat = Seat(self._first, reward)
        self._rows = Rows(self._seat.position.numbering)
        self.actions = self._rows.numbering.actions
        """The word of each action."""
        self.fields = self._rows.numbering.fields
        """The name of each number of the observation."""
        self.observation_space, self.action_space = self._rows.spaces()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(DEALS)) if seed is None else int(seed) % DEALS
        self._seat = Seat(chosen_deal(self._first, number, options), self._seat.reward)
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        earned = self._seat.play(int(action))
        seen, info = self._seen()
        return seen, earned, self._seat.is_over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask under the name and type that libraries such as sb3-contrib expect."""
        mask: npt.NDArray[np.bool_] = self._rows.masks([self._seat.position])[0].astype(np.bool_)
        return mask

    def render(self) -> str | None:
        return str(self.table) if self.render_mode == "ansi" else None

    @property
    def table(self) -> Table:
        """A new table with the game so far replayed on it. It has the story, the question in words and the record."""
        return self._seat.table()

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seat = self._seat
        observation, mask = self._rows.observations([seat.position])[0], self._rows.masks([seat.position])[0]
        info: dict[str, Any] = {"action_mask": mask, "seed": seat.deal.seed, "deal": seat.deal.code}
        if seat.is_over:
            info["outcome"] = seat.position.state.outcome
        return {"observation": observation, "action_mask": mask.copy()}, info
