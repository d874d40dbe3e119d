"""The loop: acts run, decisions and chances wait for their answer, and the agenda keeps the order."""

from random import Random

import pytest

import soloist
from soloist.engine.kernel import machine
from soloist.engine.kernel.fate import Free
from soloist.engine.kernel.machine import LOST, WON, Act, Step
from soloist.engine.kernel.odds import dice
from soloist.engine.replay import replay
from tests.support import toy
from tests.support.toy import LADDER, MOSS, ROPE, data, well
from tests.support.toy_game import CARDS, CLIMB, DAYS, GAME, SEARCH, Choose, Day, Night, Roll, TurnUp, Use, Well

EVERY_GAME = [(GAME, level.id) for level in GAME.levels] + [
    (game, level.id) for game in soloist.GAMES.values() for level in game.levels
]


class Note(Act[Well]):
    """Adds its number to the hand when it runs, then does more steps."""

    def __init__(self, number: int, *more: Step) -> None:
        self.number = number
        self.more = more

    def run(self, s: Well) -> None:
        s.hand.append(self.number)
        s.then(*self.more)


class Finish(Act[Well]):
    """Ends the game although another step is on the agenda."""

    def run(self, s: Well) -> None:
        s.then(Note(1))
        s.end(WON)


def test_an_act_runs_by_itself() -> None:
    s = well()
    s.then(Note(7))
    assert machine.waiting(s) is None
    assert s.hand == [7]


def test_a_decision_waits_and_takes_its_answer() -> None:
    s = well()
    s.hand = [MOSS, ROPE]
    s.then(Use())
    assert isinstance(machine.waiting(s), Use)
    machine.answer(s, ROPE)
    assert s.height == 4
    assert machine.waiting(s) is None


def test_a_chance_waits_and_is_settled_by_its_answer() -> None:
    s = well()
    s.then(TurnUp())
    assert isinstance(machine.waiting(s), TurnUp)
    machine.answer(s, LADDER)
    assert (s.hand, s.unseen) == ([LADDER], [3, 2, 0])


def test_looking_twice_at_a_waiting_step_changes_nothing() -> None:
    s = well()
    s.then(Day())
    machine.waiting(s)
    before = data(s)
    machine.waiting(s)
    assert data(s) == before


def test_steps_are_done_in_the_order_given_and_before_what_was_there() -> None:
    s = well()
    s.then(Note(4), Note(5))
    s.then(Note(1, Note(2), Note(3)))
    machine.waiting(s)
    assert s.hand == [1, 2, 3, 4, 5]


def test_an_answer_puts_its_steps_before_the_rest_of_the_agenda() -> None:
    s = well()
    s.then(Choose(), Night())
    machine.answer(s, SEARCH)
    assert [type(step) for step in reversed(s.agenda)] == [TurnUp, TurnUp, Use, Night]


def test_the_end_clears_the_agenda() -> None:
    s = well()
    s.then(Finish(), Note(2))
    assert machine.waiting(s) is None
    assert (s.outcome, s.hand, s.agenda) == (WON, [], [])


def test_an_answer_can_end_the_game_at_once() -> None:
    s = well()
    s.height = 11
    s.then(Roll(), Note(1))
    machine.answer(s, 1)
    assert machine.waiting(s) is None
    assert (s.outcome, s.hand) == (WON, [])


def test_the_reading_of_a_ruling_changes_what_an_answer_does() -> None:
    over, exact = well(), well(exact=True)
    for s in (over, exact):
        s.height = 11
        s.then(Roll())
        machine.answer(s, 2)
    assert (over.outcome, exact.outcome) == (WON, "")


def test_a_step_that_is_no_act_decision_or_chance_is_an_error() -> None:
    s = well()
    s.then(Step())
    with pytest.raises(TypeError, match="neither act, decision nor chance"):
        machine.waiting(s)


def test_such_a_step_is_an_error_in_a_playout_too() -> None:
    s = well()
    s.then(Step())
    with pytest.raises(TypeError, match="neither act, decision nor chance"):
        machine.playout(s, Random(1))


def test_an_act_waits_for_no_answer() -> None:
    s = well()
    s.then(Night())
    with pytest.raises(TypeError, match="waits for nothing"):
        machine.answer(s, CLIMB)


def test_a_step_prints_as_it_is_made() -> None:
    assert repr(Note(3)) == "Note(3, ())"
    assert repr(Choose()) == "Choose()"


def test_nobody_listens_to_a_copy() -> None:
    s = well()
    c = s.copy()
    c.tell("W-1", "told-day", day=1)
    c.headline("day-1", "W-1", "told-day", day=1)
    assert (s.story, c.story) == ([], None)


def test_a_story_event_carries_clause_message_and_heading() -> None:
    s = well()
    s.then(Day())
    machine.waiting(s)
    assert repr(s.story) == "[Event('W-1', Phrase('told-day', day=1), 'day-1', 'rules')]"


@pytest.mark.parametrize("level", [level.id for level in GAME.levels])
def test_at_every_moment_a_copy_is_equal_and_independent(level: str) -> None:
    table = toy.finished(level)
    for _, _, s, _ in replay(table.deal.start(), table.log):
        before, copied = data(s), s.copy()
        assert data(copied) == before
        machine.playout(copied, Random(1))
        assert data(s) == before


def test_a_copy_plays_on_as_the_position_itself() -> None:
    s = toy.deal("search").state
    c = s.copy()
    assert machine.playout(s, Random(5)) == machine.playout(c, Random(5))
    assert data(s) == data(c)


@pytest.mark.parametrize(("game", "level"), EVERY_GAME)
def test_a_playout_ends_the_game_and_counts_its_steps(game: soloist.Game, level: str) -> None:
    s = game.deal(level=level, seed="K7Q2").deal.start()
    assert machine.playout(s, Random(2)) > DAYS
    assert s.outcome in (WON, LOST)
    assert s.agenda == []
    assert machine.playout(s, Random(2)) == 0


def test_a_playout_counts_acts_decisions_and_chances() -> None:
    s = well()
    s.hand = [ROPE]
    s.then(Roll(), Use(), Note(1, Note(2), Note(3)))
    assert machine.playout(s, Random(2)) == 5


def test_playouts_take_every_option_and_every_outcome() -> None:
    """After a search, two of the six cards have been turned up."""
    climbed, searched, random = set[int](), set[int](), Random(3)
    for _ in range(200):
        s = well()
        s.then(Choose())
        machine.playout(s, random)
        (climbed if sum(s.unseen) == CARDS else searched).add(s.height)
    assert climbed == {1, 2, 3, 4, 5, 6}
    assert searched == {card.lift for card in s.cards} == {1, 4, 6}


def test_random_games_are_won_and_lost() -> None:
    outcomes, random = set(), Random(4)
    for _ in range(100):
        s = toy.deal().deal.start()
        machine.playout(s, random)
        outcomes.add(s.outcome)
    assert outcomes == {WON, LOST}


def test_a_forced_decision_answers_itself_and_stays_in_the_log() -> None:
    table = toy.scripted("search", deck=(MOSS, MOSS))
    assert [(given.token, given.by) for given in table.log] == [
        ("search", "you"),
        ("=moss", "fate"),
        ("=moss", "fate"),
        ("moss", "forced"),
    ]
    assert table.question is not None
    assert table.question.text("en") == "Day 2. Climb or search?"


def test_a_choice_is_not_forced() -> None:
    table = toy.scripted("search", deck=(MOSS, ROPE))
    assert toy.offered(table) == ["moss", "rope"]


def test_forced_decisions_may_end_the_game() -> None:
    table = toy.scripted("search", "climb", "search", "search", deck=(ROPE, ROPE, MOSS, MOSS, MOSS, LADDER), die=(1, 5))
    assert toy.offered(table) == ["moss", "ladder"]
    table.answer("moss")
    assert [given.by for given in table.log[-3:]] == ["you", "forced", "fate"]
    assert table.state.outcome == WON


def test_odds_give_every_value_in_as_many_ways_as_it_has() -> None:
    two = dice(2)
    assert [two.at(way) for way in range(36)].count(7) == 6
    assert (two.possible(), two.total, sum(two.weights)) == (list(range(2, 13)), 36, 36)
    with pytest.raises(IndexError):
        two.at(36)


def test_what_has_no_way_is_not_possible() -> None:
    s = well()
    s.unseen = [0, 2, 0]
    assert TurnUp().odds(s).possible() == [ROPE]
    assert Free(Random(1)).draw("deck", 0, TurnUp().odds(s)) == ROPE
