"""Weights as files: what was learned, from which games, and a check that they fit the game."""

import json
import zlib
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypedDict

from soloist.engine.game import Game
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import Words
from soloist.players.net import Net
from soloist.players.of_game import known_features, part, rule_of_thumb
from soloist.players.value import Value


class BadWeights(SoloistError):
    """The weights do not fit, or the file cannot be read."""

    words = Words("soloist.players")


@dataclass(frozen=True)
class Origin:
    """The origin of weights: the rules, edition and features they are valid for, and how they were measured."""

    game: str
    revision: int
    edition: str
    features: int
    seed: str
    games: int
    margin_share: float
    trust: float
    measured: dict[str, str]
    """By level, how many of how many new deals the learned player won."""


class NetWeights(TypedDict):
    """The arguments of `Net`, as they are stored."""

    hidden: list[list[float]]
    bias: list[float]
    win: list[float]
    win_straight: list[float]
    margin: list[float]
    margin_straight: list[float]


@dataclass(frozen=True)
class Weights:
    """The contents of a weights file."""

    origin: Origin
    nets: list[NetWeights]

    def text(self) -> str:
        return json.dumps({"origin": asdict(self.origin), "nets": self.nets}, separators=(",", ":"), indent=None) + "\n"


def read_weights(text: str) -> Weights:
    """Parse the contents of a file; anything else raises BadWeights."""
    try:
        data = json.loads(text)
        nets: list[NetWeights] = data["nets"]
        if not all(net.keys() == NetWeights.__required_keys__ for net in nets):
            raise KeyError
        return Weights(Origin(**data["origin"]), nets)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadWeights("weights-unreadable") from None


def fitting(weights: Weights, game: Game) -> Weights:
    """Return the weights if they were learned from this game with the same rules and features; otherwise raise BadWeights."""
    origin, features = weights.origin, known_features(game)
    if (origin.game, origin.revision) != (game.id, game.revision):
        raise BadWeights("weights-rules", given=f"{origin.game} {origin.revision}", wanted=f"{game.id} {game.revision}")
    lengths = {len(row) for net in weights.nets for row in (*net["hidden"], net["win_straight"], net["margin_straight"])}
    # New numbers are added at the end, so older weights are shorter and still fit.
    if origin.features != features.version or len(lengths) != 1 or max(lengths) > features.count:
        raise BadWeights("weights-features", given=str(origin.features), wanted=str(features.version))
    return weights


def widened(net: NetWeights, count: int) -> NetWeights:
    """The same network for more features; those at the end have the weight 0."""
    more = [0.0] * (count - len(net["win_straight"]))
    return {
        **net,
        "hidden": [row + more for row in net["hidden"]],
        "win_straight": net["win_straight"] + more,
        "margin_straight": net["margin_straight"] + more,
    }


def value_of(game: Game, weights: Weights) -> Value:
    """The value function of a game with these weights."""
    features = known_features(game)
    nets = [Net(**widened(net, features.count)) for net in fitting(weights, game).nets]
    nets += nets[-1:] * (features.nets - len(nets))  # Networks added later use the last one.
    return judge_of(game, nets, weights.origin.margin_share)


def judge_of(game: Game, nets: list[Net], margin_share: float) -> Value:
    """The same with these networks; the list may be empty before training."""
    rest = rule_of_thumb(game)
    assert rest is not None, f"{game.id} has no rule of thumb"
    return Value(known_features(game), nets, rest, margin_share)


def weights_file(game: Game) -> Traversable | None:
    """The path of the game's weights file, or None if there is no package for the game; the file may not exist yet."""
    package = part(game)
    return None if package is None else files(package).joinpath("weights.json")


@cache
def learned_weights(game: Game) -> Weights | None:
    """The weights that come with the project, or None."""
    file = weights_file(game)
    return None if file is None or not file.is_file() else read_weights(file.read_text(encoding="utf-8"))


@cache
def mark(game: Game) -> str:
    """A checksum of the weights file, to record which weights produced a result; empty if there is none."""
    file = weights_file(game)
    return "" if file is None or not file.is_file() else f"{zlib.crc32(file.read_bytes()):08x}"
