"""Weights as files: what was learned, from which games, and a check that it fits the game that is to be played."""

import json
import zlib
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from soloist.engine.game import Game
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import Words
from soloist.players.greedy import GreedyPlayer
from soloist.players.value.features import Features
from soloist.players.value.guilds_of_london import GuildsFeatures
from soloist.players.value.net import Net
from soloist.players.value.peloponnes import PeloponnesFeatures
from soloist.players.value.raiders import RaidersFeatures
from soloist.players.value.stone_age import StoneAgeFeatures
from soloist.players.value.value import Value

FEATURES: dict[str, Features] = {
    "stone-age": StoneAgeFeatures(),
    "raiders": RaidersFeatures(),
    "guilds-of-london": GuildsFeatures(),
    "peloponnes": PeloponnesFeatures(),
}
FOLDER = files("soloist.players.value").joinpath("trained")


class BadWeights(SoloistError):
    """These weights were learned for something else."""

    words = Words("soloist.players")


@dataclass(frozen=True)
class Origin:
    """Where weights come from: they hold for these rules, this edition and these features, and were measured so."""

    game: str
    revision: int
    edition: str
    features: int
    seed: str
    games: int
    margin_share: float
    trust: float
    measured: dict[str, str]
    """By level, how many of how many fresh deals the learned player won."""


@dataclass(frozen=True)
class Weights:
    """What a file holds."""

    origin: Origin
    nets: list[dict[str, Any]]

    def text(self) -> str:
        return json.dumps({"origin": asdict(self.origin), "nets": self.nets}, separators=(",", ":"), indent=None) + "\n"


def read_weights(text: str) -> Weights:
    """A file's content; whatever is no such content is refused with a sentence."""
    try:
        data = json.loads(text)
        return Weights(Origin(**data["origin"]), [dict(net) for net in data["nets"]])
    except (ValueError, KeyError, TypeError):
        raise BadWeights("weights-unreadable") from None


def fitting(weights: Weights, game: Game[Any]) -> Weights:
    """The same weights, if they were learned from this game by these rules and features."""
    origin, features = weights.origin, FEATURES[game.id]
    if (origin.game, origin.revision) != (game.id, game.revision):
        raise BadWeights("weights-rules", given=f"{origin.game} {origin.revision}", wanted=f"{game.id} {game.revision}")
    rows = [row for net in weights.nets for row in (*net["hidden"], net["win_straight"], net["margin_straight"])]
    if origin.features != features.version or any(len(row) != features.count for row in rows):
        raise BadWeights("weights-features", given=str(origin.features), wanted=str(features.version))
    return weights


def value_of(game: Game[Any], weights: Weights) -> Value:
    """The judge of a game's positions with these weights."""
    nets = [Net(**net) for net in fitting(weights, game).nets]
    return Value(FEATURES[game.id], nets, GreedyPlayer(game.id), weights.origin.margin_share)


@cache
def learned_weights(game: str) -> Weights:
    """What the project has learned of a game."""
    return read_weights(FOLDER.joinpath(f"{game}.json").read_text(encoding="utf-8"))


@cache
def mark(game: str) -> str:
    """Names what was learned of a game, so that what was found with it can say so."""
    return f"{zlib.crc32(FOLDER.joinpath(f'{game}.json').read_bytes()):08x}"
