"""The network in training: computes the same function as `players.net`, but for many positions at once and with gradients."""

from typing import Any

import numpy as np
import numpy.typing as npt

from soloist.players.weights import NetWeights

Matrix = npt.NDArray[np.float32]
BATCH = 256
MARGIN_WEIGHT = 0.3
"""The weight of the margin's error relative to the error of the win."""
DECAY = 1e-5
DIGITS = 5


class Network:
    """One hidden tanh layer, a linear skip connection, and two outputs (win and margin).

    Inputs are standardized with the mean and spread of the first training set.
    """

    def __init__(self, features: Matrix, hidden: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        inputs = features.shape[1]
        self.mean: Matrix = features.mean(0)
        most = np.abs(features).max(0)
        self.spread: Matrix = np.where(most > 0, np.maximum(features.std(0), 0.05 * most + 1e-3), 1.0).astype(np.float32)
        self.parts: list[Matrix] = [
            (random.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (random.standard_normal((hidden, 2)) * 0.1 / np.sqrt(hidden)).astype(np.float32),
            np.zeros(2, np.float32),
            np.zeros((inputs, 2), np.float32),
        ]
        """Hidden weights and biases, output weights and biases, weights of the skip connection."""
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def copy(self) -> "Network":
        other = object.__new__(Network)
        other.mean, other.spread, other.parts = self.mean, self.spread, [part.copy() for part in self.parts]
        return other

    def move_towards(self, other: "Network", share: float) -> None:
        for mine, theirs in zip(self.parts, other.parts, strict=True):
            mine += share * (theirs - mine)

    def fit(self, features: Matrix, targets: Matrix, epochs: int, rate: float, seed: int) -> float:
        """Train with Adam on shuffled batches. Return the mean squared error of the win in the last epoch."""
        random = np.random.default_rng(seed)
        inputs: Matrix = (features - self.mean) / self.spread
        error = 0.0
        for _ in range(epochs):
            order, error = random.permutation(len(inputs)), 0.0
            for at in range(0, len(order), BATCH):
                batch = order[at : at + BATCH]
                error += self.correct(inputs[batch], targets[batch], rate)
        return error / max(1, len(inputs))

    def correct(self, x: Matrix, y: Matrix, rate: float) -> float:
        hidden_weights, hidden_bias, out_weights, out_bias, straight = self.parts
        active = np.tanh(x @ hidden_weights + hidden_bias)
        out = active @ out_weights + out_bias + x @ straight
        win = 1.0 / (1.0 + np.exp(-np.clip(out[:, 0], -30, 30)))
        off = np.stack([win - y[:, 0], MARGIN_WEIGHT * np.clip(out[:, 1] - y[:, 1], -2, 2)], 1) / len(x)
        back = (off @ out_weights.T) * (1 - active * active)
        slopes = [x.T @ back, back.sum(0), active.T @ off, off.sum(0), x.T @ off]
        self.steps += 1
        for place in range(len(self.parts)):
            slope = slopes[place] + (DECAY * self.parts[place] if place in (0, 2, 4) else 0.0)
            self.first[place] += 0.1 * (slope - self.first[place])
            self.second[place] += 0.001 * (slope * slope - self.second[place])
            step = self.first[place] / (1 - 0.9**self.steps)
            self.parts[place] -= rate * step / (np.sqrt(self.second[place] / (1 - 0.999**self.steps)) + 1e-8)
        return float(((win - y[:, 0]) ** 2).sum())

    def resume(self, net: NetWeights) -> None:
        """Load a trained network, converting its weights to standardized inputs."""
        hidden, straight = np.array(net["hidden"]).T, np.array([net["win_straight"], net["margin_straight"]]).T
        out = np.array([net["win"], net["margin"]]).T
        parts = [
            hidden * self.spread[:, None],
            np.array(net["bias"]) + self.mean @ hidden,
            out[:-1],
            out[-1] + self.mean @ straight,
            straight * self.spread[:, None],
        ]
        self.parts = [part.astype(np.float32) for part in parts]

    def net(self) -> NetWeights:
        """Export the weights for `Net`: fold the standardization into them, and round them to a few digits."""
        hidden, bias, out, out_bias, straight = (part.astype(float) for part in self.parts)
        scaled, scaled_straight = hidden / self.spread[:, None], straight / self.spread[:, None]
        bias = bias - self.mean @ scaled
        out_bias = out_bias - self.mean @ scaled_straight
        return {
            "hidden": [rounded(scaled[:, neuron]) for neuron in range(scaled.shape[1])],
            "bias": rounded(bias),
            "win": rounded([*out[:, 0], out_bias[0]]),
            "win_straight": rounded(scaled_straight[:, 0]),
            "margin": rounded([*out[:, 1], out_bias[1]]),
            "margin_straight": rounded(scaled_straight[:, 1]),
        }


class Judge:
    """A trained network that judges several positions at once: the same result as `Net.judge`, several times as fast."""

    def __init__(self, net: NetWeights) -> None:
        self.hidden = np.array(net["hidden"]).T
        self.bias = np.array(net["bias"])
        self.out = np.array([net["win"], net["margin"]]).T
        self.straight = np.array([net["win_straight"], net["margin_straight"]]).T

    def judge(self, features: list[list[float]]) -> list[tuple[float, float]]:
        x = np.array(features)
        out = np.tanh(x @ self.hidden + self.bias) @ self.out[:-1] + self.out[-1] + x @ self.straight
        wins = 1.0 / (1.0 + np.exp(-np.clip(out[:, 0], -30, 30)))
        return list(zip(wins.tolist(), out[:, 1].tolist(), strict=True))


def rounded(row: Any) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in row]
