"""Rates from few games: luck is nothing on the average, the same deals are compared, and nothing that was played is lost."""

from pathlib import Path
from random import Random

import pytest

import soloist
from soloist.coach.statistics import mean_of
from soloist.difficulty.table import measured
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance
from soloist.engine.kernel.story import YOU
from soloist.lab import difficulty
from soloist.lab.measuring import (
    Trial,
    adjusted,
    difference,
    estimate,
    file_of,
    luck_of,
    read_trials,
    try_deal,
    write_trials,
)
from soloist.lab.simulate import Task, play_out
from soloist.players.catalogue import learned
from soloist.players.luck import luck


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.slow if game == "guilds-of-london" else ()) for game in soloist.GAMES]
)
def test_whatever_could_have_come_its_luck_is_nothing_on_the_average(game: str) -> None:
    """So taking luck off a result leaves the mean as it is, however wrong the value may be."""
    level = soloist.GAMES[game].levels[-1].id
    table, _, _ = play_out(Task(game, level, "random", 5, {}))
    learner = learned(table.deal.game)
    assert learner is not None
    s, draws, lucks = table.deal.start(), 0, list[float]()
    for place, given in enumerate(table.log):
        step = machine.waiting(s)
        if isinstance(step, Chance) and place > len(table.log) // 2 and draws < 12:
            odds = step.odds(s)
            possible = [(value, weight) for value, weight in zip(odds.values, odds.weights, strict=True) if weight]
            ways = [(luck(learner.value, s, step, value), weight) for value, weight in possible]
            assert sum(weight * one for one, weight in ways) == pytest.approx(0.0)
            lucks += [one for one, _ in ways]
            draws += 1
        machine.answer(s, given.option)
    assert draws and any(lucks)


def test_the_luck_of_a_game_is_that_of_its_draws_after_the_first_answer() -> None:
    table, _, _ = play_out(Task("peloponnes", "soldier", "greedy", 3, {}))
    learner = learned(table.deal.game)
    assert learner is not None
    first = next(number for number, given in enumerate(table.log) if given.by == YOU)
    s, lucks = table.deal.start(), list[float]()
    for given in table.log:
        step = machine.waiting(s)
        lucks.append(luck(learner.value, s, step, given.option) if isinstance(step, Chance) else 0.0)
        machine.answer(s, given.option)
    assert any(lucks[:first]) and any(lucks[first:]), "draws of both kinds are there to be seen"
    assert luck_of(table, learner.value) == pytest.approx(sum(lucks[first:]))


def lucky(number: int, skill: float, noise: float) -> Trial:
    """A result that is luck to a good part."""
    random = Random(number)
    chance = random.gauss(0.0, 0.3)
    return Trial(number, float(skill + chance + random.gauss(0.0, noise) > 0.5), chance, 20, 0, None, None)


def test_luck_taken_off_narrows_the_interval_and_leaves_the_mean() -> None:
    """Over many experiments with the same players the mean of both estimates is the same, within its error."""
    plain, without, narrower = [], [], 0
    for experiment in range(120):
        trials = [lucky(1000 * experiment + n, 0.55, 0.1) for n in range(60)]
        plain.append(mean_of([one.won for one in trials])[0])
        without.append(mean_of(adjusted(trials))[0])
        narrower += estimate(trials).adjusted
    (first, error), (second, _) = mean_of(plain), mean_of(without)
    assert abs(first - second) < 2 * error
    assert narrower > 100
    assert mean_of(without)[1] < error


def test_no_result_decides_how_much_luck_is_taken_off_it() -> None:
    """Another result for one deal changes nothing about the other deals of its half."""
    trials = [lucky(n, 0.5, 0.1) for n in range(40)]
    other = [Trial(0, 1.0 - trials[0].won, 5.0, 1, 0, None, None), *trials[1:]]
    assert adjusted(trials)[2::2] == adjusted(other)[2::2]


def test_who_never_or_always_wins_keeps_the_plain_interval() -> None:
    trials = [Trial(n, 0.0, 0.1 * (n % 3), 1, 0, None, None) for n in range(100)]
    found = estimate(trials)
    assert (found.share, found.adjusted) == (0.0, False)
    assert 0.03 < found.high < 0.04


def test_two_players_are_compared_on_the_deals_that_both_played() -> None:
    weak = [Trial(n, float(n % 2), 0.0, 1, 0, None, None) for n in range(100)]
    strong = [Trial(n, 1.0, 0.0, 1, 0, None, None) for n in range(0, 100, 2)]
    found = difference(weak, strong)
    assert (found.share, found.low, found.high) == (1.0, 1.0, 1.0)


def test_what_was_played_is_read_again_and_a_line_cut_off_does_not_count(tmp_path: Path) -> None:
    path = file_of(tmp_path, "raiders", "normal", {}, "greedy")
    trials = [try_deal(Task("raiders", "normal", "greedy", number, {}), lucky=False) for number in range(3)]
    for one in trials:
        write_trials(path, [one])
    with path.open("a", encoding="utf-8") as file:
        file.write("3,1.0,0.0")
    assert read_trials(path) == trials


def test_results_of_other_weights_are_not_taken_for_these(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file_of(tmp_path, "raiders", "normal", {}, "learned")
    monkeypatch.setattr("soloist.lab.measuring.mark", lambda game: "others")
    assert file_of(tmp_path, "raiders", "normal", {}, "learned") != before


# --- what the data file knows is not measured again


def trials_of(won: int, games: int) -> list[Trial]:
    return [Trial(number, float(number < won), 0.0, 20, 0, None, None) for number in range(games)]


@pytest.mark.parametrize(("games", "known"), [(100, False), (2000, True)])
def test_a_rate_is_measured_again_only_if_the_data_file_does_not_know_it_well_enough(
    games: int, known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(difficulty, "KEPT", tmp_path)
    line = difficulty.Line("raiders", "normal", (), "learned")
    entries = difficulty.entries_of(difficulty.entry(line, trials_of(games // 2, games)))
    assert difficulty.is_known(line, entries) is known
    write_trials(difficulty.path_of(line), trials_of(1, 2))
    assert not difficulty.is_known(line, entries)


def test_entries_of_other_weights_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    line = difficulty.Line("raiders", "normal", (), "learned")
    text = difficulty.entry(line, trials_of(5, 10))
    assert list(difficulty.entries_of(text)) == [("measured", "raiders", "normal", "", "learned")]
    monkeypatch.setattr("soloist.lab.measuring.mark", lambda game: "others")
    assert difficulty.entries_of(text) == {}


@pytest.mark.parametrize("game", soloist.GAMES.values(), ids=lambda game: str(game.id))
def test_what_is_to_be_measured_stands_in_the_rules_and_was_measured(game: soloist.Game) -> None:
    planned = {line.words for line in difficulty.plan(("greedy",)) if line.game == game.id}
    assert "" in planned
    assert planned == {one.rulings for one in measured() if (one.game, one.player) == (game.id, "greedy")}
