"""Training: it goes on from what is there, writes what it has after every generation, and stops when its time is up."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

import soloist
from soloist.lab import compare, train
from soloist.lab.compare import Cell, better_nets
from soloist.lab.train import School, start
from soloist.players.course import Course
from soloist.players.of_game import part
from soloist.players.weights import NetWeights, fitting, learned_weights, read_weights, value_of, widened
from tests.players.known import FEATURES, weights_of
from tests.support.levels import every_game

GAME = soloist.GAMES["peloponnes"]
TINY: Course = replace(part(GAME, "course").COURSES[0], games=4, first_games=4, generations=2, trust=0.2, final_trust=0.05)


def shorter(net: NetWeights, by: int) -> NetWeights:
    """The network as it was before the last features were added."""
    return {
        **net,
        "hidden": [row[:-by] for row in net["hidden"]],
        "win_straight": net["win_straight"][:-by],
        "margin_straight": net["margin_straight"][:-by],
    }


def test_trust_falls_for_three_quarters_of_the_training() -> None:
    course = Course(("basic",), trust=0.2, final_trust=0.02)
    assert [round(course.trust_at(elapsed), 3) for elapsed in (0.0, 0.375, 0.75, 1.0)] == [0.2, 0.11, 0.02, 0.02]


@every_game
def test_every_measured_reading_is_trained_on(game: str) -> None:
    rulings = [readings for course in part(soloist.GAMES[game], "course").COURSES for readings in course.rulings]
    for ruling in soloist.GAMES[game].book.rulings.values():
        played = {readings.get(ruling.name, ruling.default) for readings in rulings}
        if ruling.measured:
            assert played == set(ruling.values)


@every_game
def test_games_of_a_course_take_turns_with_levels_and_rulings(game: str) -> None:
    for place, course in enumerate(part(soloist.GAMES[game], "course").COURSES):
        for number in range(len(course.levels) * len(course.rulings)):
            assert FEATURES[game].net(start(soloist.GAMES[game], course, number)) == place


def test_training_yields_weights_and_their_trust_after_every_generation(capsys: pytest.CaptureFixture[str]) -> None:
    school = School("peloponnes", "1", jobs=1)
    known = widened(weights_of("peloponnes").nets[0], FEATURES["peloponnes"].count)
    generations = list(school.train(0, TINY, known, seconds=0.0))
    school.pool.shutdown()
    assert [round(trust, 3) for _, trust in generations] == [0.06, 0.05]
    assert school.games == 3 * TINY.games
    assert generations[0][0] != generations[1][0]
    said = capsys.readouterr().out
    assert "generation 1, 50 %: won" in said and "generation 2, 100 %: won" in said


def test_a_run_whose_time_is_up_has_written_weights_that_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "weights.json"
    path.write_text(weights_of("peloponnes").text(), encoding="utf-8")
    arguments = ["peloponnes", "--out", str(path), "--more", "--minutes", "0.001", "--scale", "0.001", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", ["train", *arguments])
    train.main()
    weights = fitting(read_weights(path.read_text(encoding="utf-8")), GAME)
    assert weights.origin.games > weights_of("peloponnes").origin.games
    assert len(weights.nets[0]["win_straight"]) == FEATURES["peloponnes"].count


@every_game
def test_weights_from_before_the_last_features_judge_as_they_did(game: str) -> None:
    known = soloist.GAMES[game]
    weights = weights_of(game)
    old = replace(weights, nets=[shorter(net, 3) for net in weights.nets])
    wider = replace(weights, nets=[widened(net, FEATURES[game].count) for net in old.nets])
    s = known.deal(seed=1).state
    assert value_of(known, old).judge(s) == value_of(known, wider).judge(s)


def test_networks_added_since_are_stood_in_for_by_the_last_one() -> None:
    game = soloist.GAMES["stone-age"]
    weights = weights_of("stone-age")
    value = value_of(game, replace(weights, nets=weights.nets[:2]))
    assert len(value.nets) == FEATURES["stone-age"].nets
    assert all(net is value.nets[1] for net in value.nets[2:])


BASIC, WINTER, SLIDE = Cell("basic", (), 0), Cell("eternal-winter", (), 1), Cell("basic", (("card_refresh", "slide"),), 0)


def won(share: int, margin: float = 0.0) -> list[tuple[float, float]]:
    return [(1.0, margin)] * share + [(0.0, margin)] * (100 - share)


def test_each_network_is_taken_from_the_weights_that_win_more_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "known_features", lambda game: type("Two", (), {"nets": 2}))
    found = {BASIC: {"old": won(50), "new": won(60)}, WINTER: {"old": won(10), "new": won(5)}}
    assert better_nets(GAME, ["old", "new"], found) == {0: "new", 1: "old"}


def test_weights_that_win_less_on_a_level_are_not_taken_however_good_they_are_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "known_features", lambda game: type("One", (), {"nets": 1}))
    found = {BASIC: {"old": won(50), "new": won(40)}, SLIDE: {"old": won(5), "new": won(95)}}
    assert better_nets(GAME, ["old", "new"], found) == {0: "old"}


def test_where_nothing_is_won_the_margin_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "known_features", lambda game: type("One", (), {"nets": 1}))
    found = {BASIC: {"old": won(0, -20.0), "new": won(0, -12.0)}}
    assert better_nets(GAME, ["old", "new"], found) == {0: "new"}


def test_comparing_weights_prints_a_line_for_each_and_writes_the_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, best = tmp_path / "old.json", tmp_path / "best.json"
    weights = learned_weights(GAME)
    assert weights is not None
    old.write_text(weights.text(), encoding="utf-8")
    arguments = ["peloponnes", str(old), str(old), "--deals", "2", "--jobs", "1", "--best", str(best)]
    monkeypatch.setattr(sys, "argv", ["compare", *arguments])
    compare.main()
    said = capsys.readouterr().out
    assert said.count("won") == 2 * len(GAME.levels) and "+0.0 (+0.0 to +0.0)" in said
    written = fitting(read_weights(best.read_text(encoding="utf-8")), GAME)
    assert set(written.origin.measured) == {level.id for level in GAME.levels}
