"""Hints: the best two on equal numbers, too close to call where it is, margins where all is lost or won, and never the future."""

import pytest

import soloist
from soloist.coach import hints
from soloist.coach.hints import CLEAR, CLOSE, LOST, WON, Hint, from_data, hint, to_data
from soloist.engine.table import Table
from soloist.engine.text.words import LANGUAGES
from soloist.players.search import Search
from tests.support.playing import LEARNED, played


def advice(table: Table, tries: int = 80) -> Hint:
    found = hint(table, tries=tries)
    assert found is not None
    return found


@pytest.mark.parametrize("game", LEARNED)
def test_a_hint_names_two_options_of_the_question_and_changes_nothing(game: str) -> None:
    table = soloist.GAMES[game].deal(seed="K7Q2")
    record = table.record()
    found = advice(table)
    assert table.record() == record and table.question is not None
    assert found.best.option != found.other.option and {found.best.option, found.other.option} <= {*table.question.options}
    for one in (found.best, found.other):
        assert 0 <= one.low <= one.chance <= one.high <= 1
    assert found.verdict in (CLEAR, CLOSE, LOST, WON)


def test_both_are_tried_equally_often_with_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[int, int, int]] = []
    as_usual = Search.try_all

    class Watched(Search):
        def try_all(self, left, times):  # type: ignore[no-untyped-def]
            tried.append((self.seed, len(left), times))
            as_usual(self, left, times)

    monkeypatch.setattr(hints, "Search", Watched)
    found = advice(soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    compared = [times for seed, answers, times in tried if seed == tried[-1][0] and answers == 2]
    assert sum(compared) == found.tries == 20


def test_the_same_seed_and_number_give_the_same_hint() -> None:
    table = soloist.GAMES["peloponnes"].deal(seed="K7Q2")
    assert advice(table) == advice(table)


def test_there_is_no_hint_for_dice_after_the_end_and_beside_the_real_board() -> None:
    assert hint(soloist.GAMES["raiders"].deal(fate="ask"), tries=5) is None
    assert hint(played("peloponnes", "K7Q2"), tries=5) is None
    assert hint(soloist.COMPANIONS["peloponnes"].deal(seed="K7Q2"), tries=5) is None


def test_a_hint_does_not_depend_on_what_fate_will_bring() -> None:
    """Two deals that differ only in the future get the same advice for the same reasons."""
    one = soloist.GAMES["peloponnes"].deal(seed="K7Q2")
    other = soloist.read(one.record().replace("fate: seed", "fate: ask"))
    assert advice(one) == advice(other)


def test_what_nobody_can_tell_apart_is_too_close_to_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "lead", lambda ones, others: (0.01, 0.02))
    found = advice(soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    assert (found.verdict, found.lead, found.reasons) == (CLOSE, 0.0, ())
    assert "Too close to call" in found.text("en")


@pytest.mark.parametrize(("all", "verdict", "says"), [(0.0, LOST, "Almost certainly lost"), (1.0, WON, "As good as won")])
def test_where_all_is_lost_or_won_margins_are_compared(
    monkeypatch: pytest.MonkeyPatch, all: float, verdict: str, says: str
) -> None:
    monkeypatch.setattr(hints, "chance", lambda tried: all)
    table = played("peloponnes", "K7Q2").at(60)
    found = advice(table)
    assert found.verdict == verdict and found.lead >= 0
    assert says in found.text("en") and "%" not in found.text("en")


def test_a_hint_travels_as_data_and_is_said_in_every_language() -> None:
    table = played("peloponnes", "K7Q2").at(60)
    assert table.question is not None
    found = advice(table, 200)
    assert from_data(to_data(found), table) == found
    assert len({found.text(language) + found.effort(language) for language in LANGUAGES}) == 3
