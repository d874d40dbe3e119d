"""Players answer legally, search finds what is there to be found, and nobody sees more than the person."""

from random import Random
from typing import Any

import pytest

import soloist
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import LOST, WON, Chance, Decision, State
from soloist.engine.kernel.odds import dice
from soloist.engine.kernel.phrase import Phrase
from soloist.lab import simulate
from soloist.players.catalogue import NAMES, UnknownPlayer, learned, outlook, player
from soloist.players.search import Judge, Outlook, Search, SearchPlayer
from tests.support.levels import any_game, every_level, one_level
from tests.support.share import GAMES


def play(game: str, level: str, name: str, seed: int) -> State:
    """One game of a player, every answer checked against the options."""
    deal = soloist.GAMES[game].deal(level, seed).deal
    who, random, s = player(name, deal.game, str(seed)), Random(seed), deal.start()
    while (step := machine.waiting(s)) is not None:
        if isinstance(step, Chance):
            odds = step.odds(s)
            machine.answer(s, odds.at(random.randrange(odds.total)))
            continue
        before = s.copy()
        option = who.choose(s, step)
        assert option in step.possible(s)
        assert s == before
        machine.answer(s, option)
    return s


@every_level
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_players_give_only_legal_options_and_leave_the_state_alone(game: str, level: str, name: str) -> None:
    for seed in range(GAMES // 6):
        assert play(game, level, name, seed).outcome


@one_level
def test_so_does_who_learned(game: str, level: str) -> None:
    for seed in range(2):
        assert play(game, level, "learned", seed).outcome


@any_game
def test_search_gives_only_legal_options(game: str) -> None:
    assert play(game, soloist.GAMES[game].levels[0].id, "search:8", 3).outcome


@pytest.mark.parametrize("name", ["search:30", "learned", "greedy", "random"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    first, second = play("peloponnes", "soldier", name, 5), play("peloponnes", "soldier", name, 5)
    assert first == second


def test_a_narrow_choice_falls_the_same_way_compiled_or_not() -> None:
    """Two tiles are equal here except for rounding. With fused multiply-add, the player would choose the other one."""
    played = simulate.play(simulate.Task("peloponnes", "soldier", "greedy", 35, {}))
    assert isinstance(played, simulate.Played) and played.margin == -6


@pytest.mark.parametrize("name", ["chess", "search:", "search:0", "search:x", "greedy:5", "search:5x2", ""])
def test_an_unknown_player_is_refused_with_those_that_exist(name: str) -> None:
    with pytest.raises(UnknownPlayer, match="random, greedy, learned, search"):
        player(name, soloist.GAMES["peloponnes"], "1")
    assert NAMES == ("random", "greedy", "learned", "search")


# --- planted positions


class Door(State):
    """A row of doors: one leads out at once, the others to a roll that seldom helps, or never."""

    def copy(self) -> "Door":
        c = Door()
        c.agenda, c.outcome = self.agenda.copy(), self.outcome
        return c


class Choose(Decision[Door]):
    """Door 3 is the way out; door 0 looks like it but is a trap three steps long."""

    rule = "X"

    def options(self, s: Door) -> list[int]:
        return [0, 1, 2, 3]

    def phrase(self, s: Door, option: int) -> Phrase:
        return Phrase("door", option=option)

    def take(self, s: Door, option: int) -> None:
        if option == 3:
            s.then(Confirm())
        else:
            s.then(Roll(6 if option == 0 else 30))


class Confirm(Decision[Door]):
    """Only one of three answers keeps the win, so the search must look two decisions deep."""

    rule = "X"

    def options(self, s: Door) -> list[int]:
        return [0, 1, 2]

    def take(self, s: Door, option: int) -> None:
        s.end(WON if option == 1 else LOST)


class Roll(Chance[Door]):
    rule = "X"

    def __init__(self, needed: int) -> None:
        self.needed = needed

    def source(self, s: Door) -> str:
        return "die"

    def odds(self, s: Door) -> Any:
        return dice(1)

    def settle(self, s: Door, outcome: int) -> None:
        s.end(WON if outcome >= self.needed else LOST)


class Flat(Judge):
    def margin(self, s: State) -> float:
        return 0.0


def test_a_planted_win_two_decisions_deep_is_found() -> None:
    s = Door()
    s.then(Choose())
    who = SearchPlayer(Outlook(Flat(), None, None), None, 1, 400, 0.0)
    assert who.choose(s, Choose()) == 3
    s.agenda.clear()
    s.then(Confirm())
    assert who.choose(s, Confirm()) == 1


def test_a_planted_trap_is_avoided_and_gets_few_tries() -> None:
    """At random the way out wins 1 in 3, the best of the others 1 in 6."""
    s = Door()
    s.then(Choose())
    search = Search(s, [0, 1, 2, 3], Outlook(Flat(), None, None), 2)
    assert search.run(600)[0].option == 3
    tries = {tried.option: len(tried.rewards) for tried in search.all}
    assert tries[3] > max(tries[1], tries[2]) and sum(tries.values()) <= 600


def test_what_is_trusted_is_tried_to_the_last() -> None:
    s = Door()
    s.then(Choose())
    left = Search(s, [0, 1, 2, 3], Outlook(Flat(), None, None), 2).run(200, keep=1)
    assert 1 in {tried.option for tried in left} and left[0].option == 3


def test_an_answer_that_declines_is_dropped_like_any_other() -> None:
    table = soloist.GAMES["peloponnes"].deal(seed="K7Q2")
    assert table.question is not None
    options = {option.value: option.token for option in table.question.options}
    search = Search(table.state, list(options), outlook(table.game, learned(table.game)), 1)
    search.run(600)
    tries = {options[tried.option]: len(tried.wins) for tried in search.all}
    assert tries["pass"] < max(tries.values())


def test_all_answers_are_tried_with_the_same_luck() -> None:
    s = Door()
    s.then(Choose())
    search = Search(s, [0, 1], Outlook(Flat(), None, None), 7)
    search.try_all(search.all, 40)
    assert sum(search.all[0].wins) > 0 == sum(search.all[1].wins)
    again = Search(s, [0], Outlook(Flat(), None, None), 7)
    again.try_all(again.all, 40)
    assert again.all[0].wins == search.all[0].wins, "whoever is tried beside it"
