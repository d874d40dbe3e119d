"""Many games of Soloist side by side as one Gymnasium vector environment, without processes: one call steps them all."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from soloist.engine.text.edition import Edition
from soloist.gym.environment import DEALS, Array, Observation, Rows, Seat, chosen_deal, first_deal


class VectorEnvironment(VectorEnv[Any, Any, Any]):
    """The same games, deals and rewards as in that many single environments, each with its own random generator.

    After the end of a game, the next step ignores its action and starts a new game, as in Gymnasium's own vector environments.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self,
        num_envs: int,
        game: str,
        level: str | None = None,
        reward: str = "win",
        rulings: Mapping[str, object] | None = None,
        edition: str | Path | Edition | None = None,
    ) -> None:
        self.num_envs = num_envs
        self._first = first_deal(game, level, reward, rulings, edition)
        self._seats = [Seat(self._first, reward)] * num_envs
        self._randoms = [np_random()[0] for _ in range(num_envs)]
        self._rows = Rows(self._seats[0].position.numbering)
        self.actions = self._rows.numbering.actions
        """The word of each action."""
        self.fields = self._rows.numbering.fields
        """The name of each number of the observation."""
        self.single_observation_space, self.single_action_space = self._rows.spaces()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def deals(self) -> list[str]:
        """The deal codes of the games."""
        return [seat.deal.code for seat in self._seats]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        seeds = [seed + place for place in range(self.num_envs)] if isinstance(seed, int) else seed or [None] * self.num_envs
        for place, one in enumerate(seeds):
            if one is not None:
                self._randoms[place] = np_random(one)[0]
        self._seats = [self._next(place, one, options) for place, one in enumerate(seeds)]
        return self._seen()

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        seats, earned = self._seats, np.zeros(self.num_envs)
        for place, action in enumerate(np.asarray(actions).tolist()):
            if seats[place].is_over:
                seats[place] = self._next(place)
            else:
                earned[place] = seats[place].play(action)
        seen, info = self._seen()
        over = np.array([seat.is_over for seat in seats])
        if over.any():
            info |= {"outcome": np.array([seat.position.state.outcome for seat in seats]), "_outcome": over}
        return seen, earned, over, np.zeros(self.num_envs, np.bool_), info

    def _next(self, place: int, seed: int | None = None, options: dict[str, Any] | None = None) -> Seat:
        number = int(self._randoms[place].integers(DEALS)) if seed is None else seed % DEALS
        return Seat(chosen_deal(self._first, number, options), self._seats[place].reward)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        positions = [seat.position for seat in self._seats]
        mask = self._rows.masks(positions)
        return {"observation": self._rows.observations(positions), "action_mask": mask.copy()}, {"action_mask": mask}
