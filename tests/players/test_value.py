"""What a position is worth to the players who learned: features, weights, and that they fit."""

import json
import math
from collections.abc import Iterator
from random import Random

import pytest

import soloist
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance, State
from soloist.engine.kernel.pickling import attributes
from soloist.players.net import Net
from soloist.players.weights import BadWeights, fitting, read_weights, value_of
from tests.players.known import FEATURES, weights_of
from tests.support.share import GAMES

LEVELS = [(game, level.id) for game in FEATURES for level in soloist.GAMES[game].levels]


def positions(game: str, level: str, random: Random) -> Iterator[State]:
    """Every position of a game answered at random, by other readings of the rulings each time."""
    box = soloist.GAMES[game]
    readings = {name: random.choice(ruling.readings).value for name, ruling in box.book.rulings.items()}
    s: State = box.start(level, box.book.choose(readings), box.standard)
    while (step := machine.waiting(s)) is not None:
        yield s
        odds = step.odds(s) if isinstance(step, Chance) else None
        machine.answer(s, random.choice(step.possible(s)) if odds is None else odds.at(random.randrange(odds.total)))
    assert -2.0 <= FEATURES[game].margin(s) <= 2.0


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_features_are_as_many_as_announced_and_leave_the_position_alone(game: str, level: str) -> None:
    features = FEATURES[game]
    for number in range(min(4, GAMES // 7)):
        for s in positions(game, level, Random(number)):
            before = {name: repr(getattr(s, name)) for name in attributes(s)}
            numbers = features.of(s)
            assert len(numbers) == features.count and all(math.isfinite(number) for number in numbers)
            seen = features.look(s)
            for stretch in features.stretches if seen is not None else ():
                assert len(stretch.read(seen)) == len(stretch.numbers), "as many numbers as names"
            assert {name: repr(getattr(s, name)) for name in attributes(s)} == before
            assert features.of(s.copy()) == numbers


@pytest.mark.parametrize("game", list(FEATURES))
def test_features_do_not_know_what_fate_will_bring(game: str) -> None:
    """The same answers on a deal whose dice and cards are yet to be named: the numbers are the same."""
    one = soloist.GAMES[game].deal(seed="K7Q2")
    other = soloist.read(one.record().replace("fate: seed", "fate: ask"))
    assert FEATURES[game].of(one.state) == FEATURES[game].of(other.state)


@pytest.mark.parametrize("game", list(FEATURES))
def test_the_weights_fit_and_say_where_they_come_from(game: str) -> None:
    weights = fitting(weights_of(game), soloist.GAMES[game])
    assert weights.origin.games > 1000 and set(weights.origin.measured) == {level.id for level in soloist.GAMES[game].levels}
    assert weights.origin.edition == soloist.GAMES[game].standard.fingerprint
    assert read_weights(weights.text()) == weights


def test_weights_of_other_rules_or_features_are_refused_with_a_sentence() -> None:
    game = soloist.GAMES["peloponnes"]
    data = json.loads(weights_of("peloponnes").text())
    for change, said in (({"revision": 0}, "peloponnes 0"), ({"game": "chess"}, "chess"), ({"features": 0}, "version 0")):
        other = json.dumps({**data, "origin": {**data["origin"], **change}})
        with pytest.raises(BadWeights, match=said):
            value_of(game, read_weights(other))
    data["nets"][0]["win_straight"].pop()
    with pytest.raises(BadWeights, match="features"):
        value_of(game, read_weights(json.dumps(data)))


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"origin": {}, "nets": []}', '{"origin": 5, "nets": 7}'])
def test_what_is_no_file_of_weights_is_refused(text: str) -> None:
    with pytest.raises(BadWeights, match="damaged"):
        read_weights(text)


def test_the_network_adds_up() -> None:
    net = Net([[1.0, -1.0], [0.5, 0.0]], [0.0, 0.1], [2.0, 1.0, 0.5], [0.0, 0.3], [1.0, 0.0, -0.2], [0.1, 0.0])
    win, margin = net.judge([0.4, 0.2])
    first, second = math.tanh(0.2), math.tanh(0.3)
    assert math.isclose(win, 1 / (1 + math.exp(-(2 * first + second + 0.5 + 0.06))))
    assert math.isclose(margin, first - 0.2 + 0.04)


def dot(one: list[float], other: list[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("neurons", [1, 8, 11, 16])
def test_neurons_in_bundles_add_up_as_one_by_one(neurons: int) -> None:
    random = Random(1)
    hidden = [[random.uniform(-1, 1) for _ in range(5)] for _ in range(neurons)]
    bias, win, margin = ([random.uniform(-1, 1) for _ in range(neurons + 1)] for _ in range(3))
    features = [0.4, 0.0, -0.7, 0.0, 1.0]
    net = Net(hidden, bias[:neurons], win, [0.0] * 5, margin, [0.0] * 5)
    active = [math.tanh(bias[n] + dot(hidden[n], features)) for n in range(neurons)]
    assert math.isclose(net.judge(features)[0], 1 / (1 + math.exp(-dot(win, [*active, 1.0]))))
    assert math.isclose(net.judge(features)[1], dot(margin, [*active, 1.0]))


@pytest.mark.parametrize("game", list(FEATURES))
def test_a_won_game_is_worth_more_than_any_that_goes_on_and_a_lost_one_less(game: str) -> None:
    value = value_of(soloist.GAMES[game], weights_of(game))
    table = soloist.GAMES[game].deal(seed=1)
    s = table.state.copy()
    win, _ = value.judge(s)
    assert 0.0 < win < 1.0
    s.end(machine.WON)
    assert value.judge(s)[0] == 1.0
    s.end(machine.LOST)
    assert value.judge(s)[0] == 0.0
