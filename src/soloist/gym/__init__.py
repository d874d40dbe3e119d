"""The games as Gymnasium environments: `gymnasium.make("soloist.gym:soloist/Peloponnes-v0", level="general")`.

After `import soloist.gym`, the ids need no prefix. Gymnasium 1 has no entry points for environments any more.
"""

from gymnasium.envs.registration import register

import soloist
from soloist.players.of_game import part

IDS = {
    f"soloist/{game.id.title().replace('-', '')}-v0": game.id
    for game in soloist.GAMES.values()
    if all(part(game, name) for name in ("observation", "actions", "features"))
}
"""The game of each environment, by the name of the environment."""

for _id, _game in IDS.items():
    register(
        _id,
        "soloist.gym.environment:Environment",
        vector_entry_point="soloist.gym.vector:VectorEnvironment",
        kwargs={"game": _game},
    )
