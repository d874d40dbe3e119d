"""`soloist.play`: many games from a program, as one run that can be shown, compared and watched."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

import soloist
from soloist.engine.kernel.machine import State, Waiting
from soloist.lab.simulate import Played, Task, simulate
from soloist.lab.user_players import BadPlayer, name_of


class Bot:
    """Takes the option of this place, or breaks in every deal of an even number."""

    def __init__(self, place: int = 0, breaks: bool = False, seed: str = "") -> None:
        self.place, self.breaks = place, breaks

    def choose(self, s: State, step: Waiting[Any]) -> int:
        if self.breaks:
            raise ValueError("no idea")
        options = step.possible(s)
        return options[min(self.place, len(options) - 1)]


def test_a_run_plays_the_deals_of_these_numbers() -> None:
    run = soloist.play("peloponnes", "greedy", range(1000, 1004), level="general")
    told = [Task("peloponnes", "general", "greedy", number, {}) for number in range(1000, 1004)]
    played, _ = simulate(told, 1, lambda _: None)
    assert [one.deal for one in run.played] == [one.deal for one in played] and len(run) == 4
    assert [(one.result, one.margin) for one in run.played] == [(one.result, one.margin) for one in played]


def test_seeds_and_rulings_are_taken_too() -> None:
    run = soloist.play("peloponnes", "random", ["K7Q2", "#5", 5], rulings={"conquest_surcharge": "3"})
    game = soloist.GAMES["peloponnes"]
    assert [one.deal for one in run.played] == [
        game.deal(seed=seed, rulings={"conquest_surcharge": "3"}).deal.code for seed in ("K7Q2", 5)
    ], "the same deal twice would be counted twice"


def test_a_run_is_shown_in_a_line() -> None:
    run = soloist.play("peloponnes", "greedy", range(4))
    won = sum(one.result == "won" for one in run.played)
    assert repr(run).startswith(f"<Run greedy, soldier: {25 * won:.1f} % (") and " of 4, margin " in repr(run)
    assert "broken" not in repr(run) and "\n" not in repr(run)


def test_the_number_of_processes_changes_nothing() -> None:
    alone, shared = (soloist.play("peloponnes", Bot, range(4), jobs=jobs) for jobs in (1, 2))
    assert [(one.deal, one.margin, one.questions) for one in alone.played] == [
        (one.deal, one.margin, one.questions) for one in shared.played
    ]


def test_the_columns_are_those_of_the_files() -> None:
    frame = soloist.play("peloponnes", "random", range(3)).frame()
    assert frame["number"] == [0, 1, 2] and frame["failed"] == [""] * 3 and {*map(len, frame.values())} == {3}


def test_broken_off_games_are_lost_unless_one_says_otherwise() -> None:
    lost = soloist.play("peloponnes", partial(Bot, breaks=True), range(3))
    out = soloist.play("peloponnes", partial(Bot, breaks=True), range(3), failed="left-out")
    assert (lost.summary.games, out.summary.games) == (3, 0) and "3 broken off" in repr(lost)
    assert lost.frame()["result"] == ["lost"] * 3 and lost.frame()["failed"] == ["player-raised"] * 3
    assert out.frame()["result"] == []
    with pytest.raises(ValueError, match="left-out"):
        soloist.play("peloponnes", "greedy", range(1), failed="won")


def test_two_runs_are_compared_deal_by_deal() -> None:
    one, other = soloist.play("peloponnes", "greedy", range(8)), soloist.play("peloponnes", "random", range(4, 12))
    found = one.against(other)
    wins = [[played.result == "won" for played in run.played if 4 <= played.number < 8] for run in (one, other)]
    assert found.deals == 4 and found.share == (sum(wins[0]) - sum(wins[1])) / 4
    assert found.low <= found.share <= found.high and "on 4 deals" in repr(found)
    assert one.against(one).share == 0


@pytest.mark.parametrize("player", ["random", Bot])
def test_the_worst_game_is_watched_as_it_was_played(player: Any) -> None:
    run = soloist.play("stone-age", player, range(5))
    worst = run.worst()
    assert worst.played.margin == min(one.margin for one in run.played)
    table = worst.watch()
    assert table.deal.code == worst.played.deal and table.game.margin(table.state) == worst.played.margin
    assert table.result is not None and table.result.outcome == worst.played.result and table.story("en")


def test_bots_have_parameters(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(
        "class Bot:\n"
        "    def __init__(self, game, place=0):\n"
        "        self.place = place\n"
        "    def choose(self, state, step):\n"
        "        options = step.possible(state)\n"
        "        return options[min(self.place, len(options) - 1)]\n"
    )
    by_name = [soloist.play("peloponnes", f"{file}:Bot{how}", range(2)) for how in ("", "(place=0)", "(place=1)")]
    at_hand = [soloist.play("peloponnes", partial(Bot, place=place), range(2)) for place in (0, 0, 1)]
    for named, own in zip(by_name, at_hand, strict=True):
        assert [one.margin for one in named.played] == [one.margin for one in own.played] and len(named.played) == 2
    assert by_name[0].played[0].margin != by_name[2].played[0].margin
    assert name_of(partial(Bot, place=1)) == "Bot(place=1)" and by_name[2].player.endswith("Bot(place=1)")
    for wrong in ("(1)", "(place=)", "(place=open('x'))", "(**{})"):
        with pytest.raises(BadPlayer, match="parameters of"):
            soloist.play("peloponnes", f"{file}:Bot{wrong}", range(1))
    with pytest.raises(BadPlayer, match="cannot be created"):
        soloist.play("peloponnes", f"{file}:Bot(deep=1)", range(1))


def test_a_bot_that_cannot_be_sent_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadPlayer, match="Put it into a file"):
        soloist.play("peloponnes", lambda table: table.question.options[0], range(2), jobs=2)
    assert len(soloist.play("peloponnes", lambda table: table.question.options[0], range(2)).played) == 2


def test_an_illegal_number_is_answered_with_numbers() -> None:
    class Wrong(Bot):
        def choose(self, s: State, step: Waiting[Any]) -> int:
            return 999

    (failed,) = soloist.play("peloponnes", Wrong, range(1)).failed
    assert "“999”; possible: " in failed.text("en") and not isinstance(failed, Played)
    assert failed.text("en").rpartition("possible: ")[2].strip(".").replace("-", "").replace(" ", "").isdigit()
