"""Positions with numbered actions: the same game as at a table, and nothing illegal leaves a mark."""

import copy
import pickle
from random import Random

import pytest

import soloist
from soloist.engine.kernel.machine import Chance, waiting

GAMES = list(soloist.GAMES)
LEVELS = [(game.id, level.id) for game in soloist.GAMES.values() for level in game.levels]


def moved(game: str, answers: int, seed: int = 7) -> soloist.Position:
    """After this many random answers, at a decision."""
    position, random = soloist.new(game, seed=seed), Random(answers)
    while position.to_move == "chance" or answers:
        if position.to_move == "chance":
            position.roll()
        else:
            position.play(random.choice(position.legal))
            answers -= 1
    return position


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_it_is_the_game_of_the_table(game: str, level: str) -> None:
    """The same deal, the same questions, the same words, dice and cards, to the end."""
    position, random = soloist.new(game, level, seed=3), Random(1)
    table = soloist.GAMES[game].deal(level, 3, any_order=False)
    while position.to_move:
        if position.to_move == "chance":
            position.roll()
            continue
        assert table.question is not None and position.margin == table.game.margin(table.state)
        assert {position.name(action) for action in position.legal} == {option.token for option in table.question.options}
        assert position.key == soloist.Position(table.deal, table.state).key
        action = random.choice(position.legal)
        table.answer(position.name(action))
        assert position.action(position.name(action)) == action
        position.play(action)
    assert table.question is None and position.legal == () and position.odds == {}
    assert (position.result, position.margin) == (table.state.outcome, table.game.margin(table.state))


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_dense_and_the_same_in_every_position(game: str) -> None:
    position = moved(game, 5)
    actions = position.numbering.actions
    assert all(0 <= action < len(actions) and position.name(action) == actions[action] for action in position.legal)
    assert list(position.legal) == sorted(position.legal)


@pytest.mark.parametrize("game", GAMES)
def test_chance_has_exact_odds(game: str) -> None:
    position = soloist.new(game, seed=7)
    assert position.to_move == "chance" and isinstance(position.step, Chance)
    assert sum(position.odds.values()) == 1 and tuple(sorted(position.odds)) == position.legal
    for drawn in position.legal[:3]:
        child = position.child(drawn)
        assert child != position and position.name(drawn)
    assert len({position.copy().roll(Random(seed)) for seed in range(20)}) > 1, "other luck"
    assert len({position.copy().roll() for _ in range(20)}) == 1, "the luck of the deal"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answers", [0, 6])
def test_what_is_illegal_is_refused_with_what_is_legal_and_leaves_no_mark(game: str, answers: int) -> None:
    for position in (soloist.new(game, seed=7), moved(game, answers)):
        before, legal = position.key, position.legal
        for action in (-99, 10**6, *(set(range(len(position.numbering.actions))) - set(legal))):
            with pytest.raises(soloist.IllegalAnswer, match=f"{legal[0]}={position.name(legal[0])}"):
                position.play(action)
        with pytest.raises(soloist.IllegalAnswer):
            position.child(10**6)
        assert (position.key, position.legal) == (before, legal)
        position.play(legal[0])


@pytest.mark.parametrize("game", GAMES)
def test_no_illegal_integer_corrupts_a_state(game: str) -> None:
    for position in (soloist.new(game, seed=7), moved(game, 4)):
        state = position.state
        before = state.copy()
        for option in (99999, -99999):
            with pytest.raises(ValueError, match=f"{option} is no option of"):
                soloist.machine.answer(state, option)
            assert state == before
        soloist.machine.answer(state, position.options[position.legal[0]])
        assert state != before
    ended = soloist.GAMES[game].deal(seed=7).deal.start()
    soloist.machine.playout(ended, Random(1))
    with pytest.raises(TypeError, match="waits for nothing"):
        soloist.machine.answer(ended, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_child_leaves_its_parent_alone(game: str) -> None:
    position = moved(game, 3)
    before = position.key
    children = [position.child(action) for action in position.legal]
    assert position.key == before
    assert all(child.key != before for child in children)
    twins = (position.copy(), copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position)))
    for twin in twins:
        assert twin == position and twin.key == before and twin.legal == position.legal
        while twin.to_move:
            twin.roll() if twin.to_move == "chance" else twin.play(twin.legal[-1])
    assert len({twin.key for twin in twins}) == 1, "all with the luck of the deal"


def test_equal_positions_have_equal_keys_however_they_came_about() -> None:
    """Two ways to the same placement, and another deal that has shown the same so far."""
    first, other = (soloist.new("stone-age", seed=seed) for seed in (7, 8))
    while first.to_move == "chance":
        drawn = first.roll()
        if drawn in other.legal:
            other.play(drawn)
    assert (first.key == other.key) == (first.state == other.state)
    again = soloist.new("stone-age", level="cool-night", seed=7)
    assert again.key != soloist.new("stone-age", seed=7).key
    assert soloist.new("stone-age", rulings={"card_refresh": "slide"}, seed=7).key != soloist.new("stone-age", seed=7).key


@pytest.mark.parametrize("game", GAMES)
def test_observing_needs_no_library_and_names_every_number(game: str) -> None:
    position = moved(game, 4)
    seen = position.observe()
    assert len(seen) == len(position.fields) == len(set(position.fields)) and memoryview(seen).format == "f"
    assert any(name.startswith("asked.") and number for name, number in zip(position.fields, seen, strict=True))


def test_everything_has_a_short_line_to_show() -> None:
    table = soloist.GAMES["raiders"].deal(seed=7)
    assert table.question is not None
    hint = soloist.hint(table, tries=2)
    lines = [repr(soloist.new("raiders", seed=7)), repr(table.state), repr(table.question), repr(hint), repr(table)]
    while table.question is not None:
        table.answer(table.question.options[0])
    lines += [repr(table.state), repr(table.result)]
    assert all(0 < len(line) < 400 and " object at 0x" not in line and "\n" not in line for line in lines), lines
    assert "lost" in lines[-1] and "lost" in lines[-2]


@pytest.mark.parametrize("game", GAMES)
def test_history_is_every_answer_with_the_position_before_it(game: str) -> None:
    random, table = Random(5), soloist.GAMES[game].deal(seed=7)
    while table.question is not None:
        table.answer(random.choice(table.question.options))
    replayed = soloist.new(game, seed=7)
    count = 0
    for state, answer in table.history():
        while replayed.to_move == "chance":
            replayed.roll()
        position = soloist.Position(table.deal, state)
        assert position == replayed and position.action(answer) in position.legal
        assert waiting(state) is not None
        replayed.play(replayed.action(answer))
        count += 1
    while replayed.to_move == "chance":
        replayed.roll()
    assert count > 10 and replayed.result == table.state.outcome


@pytest.mark.parametrize("given", [3, None, 3.5, ["forest"], b"forest"])
def test_a_table_refuses_what_is_no_word(given: object) -> None:
    table = soloist.GAMES["stone-age"].deal(seed=7)
    record = table.record()
    with pytest.raises(soloist.IllegalAnswer, match="possible: hunt"):
        table.answer(given)  # type: ignore[arg-type]
    assert table.record() == record and table.question is not None
