"""The games for learning programs: `gymnasium.make("soloist.gym:soloist/Peloponnes-v0", level="general")`."""

from gymnasium.envs.registration import register

IDS = {
    "soloist/StoneAge-v0": "stone-age",
    "soloist/Raiders-v0": "raiders",
    "soloist/GuildsOfLondon-v0": "guilds-of-london",
    "soloist/Peloponnes-v0": "peloponnes",
}

for _id, _game in IDS.items():
    register(_id, "soloist.gym.environment:Environment", kwargs={"game": _game})
