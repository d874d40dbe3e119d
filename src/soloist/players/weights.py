"""Weights as files: what was learned, from which games, and a check that it fits the game that is to be played."""

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
    """What a file holds."""

    origin: Origin
    nets: list[NetWeights]

    def text(self) -> str:
        return json.dumps({"origin": asdict(self.origin), "nets": self.nets}, separators=(",", ":"), indent=None) + "\n"


def read_weights(text: str) -> Weights:
    """A file's content; whatever is no such content is refused with a sentence."""
    try:
        data = json.loads(text)
        nets: list[NetWeights] = data["nets"]
        if not all(net.keys() == NetWeights.__required_keys__ for net in nets):
            raise KeyError
        return Weights(Origin(**data["origin"]), nets)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadWeights("weights-unreadable") from None


def fitting(weights: Weights, game: Game) -> Weights:
    """The same weights, if they were learned from this game by these rules and features."""
    origin, features = weights.origin, known_features(game)
    if (origin.game, origin.revision) != (game.id, game.revision):
        raise BadWeights("weights-rules", given=f"{origin.game} {origin.revision}", wanted=f"{game.id} {game.revision}")
    rows = [row for net in weights.nets for row in (*net["hidden"], net["win_straight"], net["margin_straight"])]
    if origin.features != features.version or any(len(row) != features.count for row in rows):
        raise BadWeights("weights-features", given=str(origin.features), wanted=str(features.version))
    return weights


def value_of(game: Game, weights: Weights) -> Value:
    """The judge of a game's positions with these weights."""
    return judge_of(game, [Net(**net) for net in fitting(weights, game).nets], weights.origin.margin_share)


def judge_of(game: Game, nets: list[Net], margin_share: float) -> Value:
    """The same with these networks, or with none yet."""
    rest = rule_of_thumb(game)
    assert rest is not None, f"{game.id} has no rule of thumb"
    return Value(known_features(game), nets, rest, margin_share)


def weights_file(game: Game) -> Traversable | None:
    """Where what was learned of a game is kept, if players know it at all; the file need not be there yet."""
    package = part(game)
    return None if package is None else files(package).joinpath("weights.json")


@cache
def learned_weights(game: Game) -> Weights | None:
    """What the project has learned of a game, if it was."""
    file = weights_file(game)
    return None if file is None or not file.is_file() else read_weights(file.read_text(encoding="utf-8"))


@cache
def mark(game: Game) -> str:
    """Names what was learned of a game, so that what was found with it can say so; empty where nothing was."""
    file = weights_file(game)
    return "" if file is None or not file.is_file() else f"{zlib.crc32(file.read_bytes()):08x}"
