"""What players know of each game, for tests that look at all of it."""

import soloist
from soloist.players.features import Features
from soloist.players.of_game import features_of
from soloist.players.weights import Weights, learned_weights

FEATURES: dict[str, Features] = {
    game.id: features for game in soloist.GAMES.values() if (features := features_of(game)) is not None
}


def weights_of(game: str) -> Weights:
    weights = learned_weights(soloist.GAMES[game])
    assert weights is not None
    return weights
