"""A game in play: question, answer, undo and redo, story, scene, result."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import soloist
from soloist.engine.kernel.fate import Free
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.question import Question
from soloist.engine.table import Table
from soloist.engine.text.errors import IllegalAnswer, UnknownFate, UnknownLevel
from tests.support import toy
from tests.support.toy import LADDER, MOSS, ROPE, data
from tests.support.toy_game import GAME


def question(table: Table) -> Question:
    assert table.question is not None
    return table.question


def everything(table: Table) -> tuple[object, ...]:
    """All that can be seen of a table."""
    asked = table.question and (table.question.number, table.question.phrase, toy.offered(table))
    return table.record(), table.story("en"), data(table.state), asked, table.scene, table.result, table.taken_back


# --- asking


def test_the_question_speaks_three_languages() -> None:
    asked = question(toy.deal())
    assert [asked.text(language) for language in ("en", "fr", "de")] == [
        "Day 1. Climb or search?",
        "Jour 1. Grimper ou chercher ?",
        "Tag 1. Klettern oder suchen?",
    ]


def test_the_question_names_its_clause_and_its_number() -> None:
    table = toy.deal()
    assert (question(table).rule, question(table).number, question(table).chance) == ("W-1", 0, False)
    table.answer("climb")
    assert question(table).number == len(table.log) == 2


def test_an_option_has_token_text_clause_and_target() -> None:
    search = question(toy.deal()).options[1]
    assert (search.token, search.rule, search.target) == ("search", "W-1", "deck")
    assert [search.text(language) for language in ("en", "fr", "de")] == [
        "Search: 6 cards",
        "Chercher : 6 cartes",
        "Suchen: 6 Karten",
    ]


def test_every_target_is_a_spot_of_the_scene() -> None:
    table = toy.deal()
    random = Random(1)
    while table.question is not None:
        spots = {spot.id for zone in table.scene.zones for spot in zone.spots}
        assert {option.target for option in table.question.options} <= spots
        table.answer(random.choice(table.question.options))


def test_an_option_is_found_by_its_token() -> None:
    asked = question(toy.deal())
    assert asked.option("search") is asked.options[1]


def test_a_question_and_its_options_print_shortly() -> None:
    asked = question(toy.deal())
    assert repr(asked) == "<Question “Climb or search?” [W-1] climb search>"
    assert repr(asked.options) == "(Option('climb'), Option('search'))"


# --- answering


def test_an_answer_by_token_and_by_option_is_the_same() -> None:
    by_token, by_option = toy.deal("search"), toy.deal()
    by_option.answer(question(by_option).options[1])
    assert everything(by_token) == everything(by_option)


@pytest.mark.parametrize("given", ["", "fly", "Climb", " climb", "=1", "1", "0", "climb search"])
def test_an_illegal_answer_names_what_is_possible_and_changes_nothing(given: str) -> None:
    table = toy.deal("climb", "climb")
    table.undo()
    before = everything(table)
    with pytest.raises(IllegalAnswer, match="is not an option here; possible: climb search"):
        table.answer(given)
    assert everything(table) == before
    assert table.redo()


def test_an_option_of_another_question_is_illegal() -> None:
    table = toy.deal()
    stale = question(table).options[0]
    toy.after(table, "search")
    assert toy.offered(table) == ["moss", "ladder"]
    with pytest.raises(IllegalAnswer):
        table.answer(stale)


def test_after_the_end_there_is_no_question_and_no_answer() -> None:
    table = toy.finished()
    before = everything(table)
    assert table.question is None
    with pytest.raises(IllegalAnswer, match="the game is over"):
        table.answer("climb")
    assert everything(table) == before


# --- taking back


@pytest.mark.parametrize("fate", ["seed", "ask"])
@pytest.mark.parametrize("seed", "ABCDEFGH")
def test_undo_all_and_redo_all_give_the_same_table(seed: str, fate: str) -> None:
    table = toy.finished("deep", seed, fate)
    played, shown = toy.deal(level="deep", seed=seed, fate=fate), []
    for token in [answer.token for answer in table.log if answer.by == "you"]:
        shown.append(everything(played)[:-1])
        played.answer(token.removeprefix("="))
    end = without_taken_back(table)
    for before in reversed(shown):
        assert played.undo()
        assert without_taken_back(played) == without_taken_back(toy.read(played.record()))
        assert everything(played)[1:-1] == before[1:]
    assert not played.undo()
    for before in shown:
        assert everything(played)[1:-1] == before[1:]
        assert played.redo()
    assert not played.redo()
    assert without_taken_back(played) == end


def without_taken_back(table: Table) -> list[str]:
    return [line for line in table.record().splitlines() if not line.startswith("taken-back:")]


def test_at_the_start_there_is_nothing_to_take_back_or_to_redo() -> None:
    table = toy.deal()
    before = everything(table)
    assert (table.undo(), table.redo()) == (False, False)
    assert everything(table) == before


def test_undo_takes_back_what_followed_by_itself() -> None:
    table = toy.scripted("climb", "search", deck=(MOSS, MOSS), die=(3,))
    table.undo()
    assert [given.token for given in table.log] == ["climb", "=3"]


def test_undo_is_marked_when_fate_had_spoken() -> None:
    table = toy.deal("climb")
    table.undo()
    assert table.taken_back == 1
    table.redo()
    table.undo()
    assert table.taken_back == 2
    assert "taken-back: 2" in table.record()


def test_undo_is_not_marked_when_nothing_was_revealed() -> None:
    table = toy.scripted("search", "rope", deck=(ROPE, LADDER))
    table.undo()
    assert (table.taken_back, toy.offered(table)) == (0, ["rope", "ladder"])
    table.undo()
    assert table.taken_back == 1


def test_a_mistyped_die_can_be_corrected() -> None:
    table = toy.deal("climb", "6", fate="ask")
    table.undo()
    table.answer("5")
    assert (table.taken_back, [given.token for given in table.log]) == (0, ["climb", "=5"])


def test_after_a_new_answer_nothing_can_be_redone() -> None:
    table = toy.deal("climb", "climb")
    table.undo()
    table.undo()
    table.answer("search")
    assert not table.redo()


def test_a_finished_game_can_be_taken_back_and_played_otherwise() -> None:
    table = toy.scripted("climb", "climb", die=(6, 6))
    assert table.result is not None
    table.undo()
    assert table.result is None
    assert toy.offered(table) == ["climb", "search"]


@pytest.mark.parametrize("game", [GAME, *soloist.GAMES.values()])
def test_with_free_fate_too_redo_gives_only_legal_answers(game: soloist.Game) -> None:
    for number in range(10):
        random = Random(number)
        table = game.deal(seed="K7Q2", fate=Free(random))
        for _ in range(20):
            if table.question is not None:
                table.answer(random.choice(table.question.options))
        while table.undo():
            pass
        while (asked := table.question) is not None:
            if not table.redo():
                break
            assert table.last is not None
            assert {given.token for given in table.log[table.last :]} & {option.token for option in asked.options}


@settings(deadline=None, max_examples=60)
@given(moves=st.lists(st.sampled_from(["undo", "redo", "first", "last", "nonsense"]), max_size=30), seed=st.sampled_from("ABCD"))
def test_whatever_is_done_the_record_leads_to_the_same_table(moves: list[str], seed: str) -> None:
    table = toy.deal(level="deep", seed=seed)
    for move in moves:
        if move == "undo":
            table.undo()
        elif move == "redo":
            table.redo()
        elif table.question is not None and move != "nonsense":
            table.answer(table.question.options[0 if move == "first" else -1])
        else:
            with pytest.raises(IllegalAnswer):
                table.answer(move)
    assert everything(toy.read(table.record())) == everything(table)


# --- looking


def test_the_story_tells_each_event_with_its_clause_under_its_heading() -> None:
    table = toy.scripted("climb", "search", deck=(ROPE, ROPE), die=(3,))
    assert table.story("en") == (
        "Day 1 [W-1]\n  You are at 3. [W-2]\n\nDay 2 [W-1]\n\nYou search: 6 cards. [W-3]\n  You are at 7. [W-2]\n\nDay 3 [W-1]"
    )
    assert table.story("fr").startswith("Jour 1 [W-1]\n  Vous êtes à 3. [W-2]")
    assert table.story("de").endswith("Tag 3 [W-1]")


def test_the_scene_shows_the_position() -> None:
    scene = toy.scripted("climb", "search", deck=(ROPE, LADDER), die=(3,)).scene
    wall, deck, hand = scene.zones[0].spots
    assert scene.title == Phrase("told-day", day=2)
    assert (wall.value, wall.limit, deck.value) == (3, 12, 4)
    assert [piece.id for piece in hand.pieces] == ["rope", "ladder"]


def test_there_is_no_result_before_the_end() -> None:
    assert toy.deal("climb").result is None


def test_the_result_tells_outcome_reason_and_account() -> None:
    result = toy.scripted("climb", "climb", die=(6, 6)).result
    assert result is not None
    assert (result.outcome, result.won, result.why, result.rule) == ("won", True, Phrase("told-won"), "W-4")
    assert [(line.you, line.opponent) for line in result.lines] == [(12, 12), (2, None)]


def test_the_days_run_out_and_the_game_is_lost() -> None:
    result = toy.scripted(*["climb"] * 5, die=(1, 1, 1, 1, 1)).result
    assert result is not None
    assert (result.outcome, result.won, result.rule) == ("lost", False, "W-5")


def test_a_table_prints_its_deal_and_how_far_it_is() -> None:
    table = toy.deal("climb", rim="exact")
    assert repr(table) == f"<Table soloist.deal({table.deal.code!r}), 2 answers>"
    assert repr(toy.finished()).endswith(" answers, lost>")
    assert repr(GAME) == "soloist.GAMES['well']"


# --- sitting down


def test_what_is_left_out_is_the_first_level_the_default_rulings_and_our_edition() -> None:
    deal = GAME.deal().deal
    assert (deal.level, deal.rulings, deal.edition, len(deal.seed)) == ("shallow", {"rim": "over"}, GAME.standard, 6)


def test_an_unknown_level_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownLevel, match="well has no level “bottomless”; there are shallow, deep"):
        GAME.deal(level="bottomless")


def test_an_unknown_fate_is_refused() -> None:
    with pytest.raises(UnknownFate, match="fate is “seed” or “ask”, not “luck”"):
        GAME.deal(fate="luck")


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(soloist.UnknownGame, match="no game “chess”; there are stone-age"):
        soloist.GAMES["chess"]


# --- looking back


@pytest.mark.parametrize("seed", "ABCD")
def test_the_news_are_what_followed_from_the_last_answer(seed: str) -> None:
    table = toy.deal(level="deep", seed=seed)
    assert table.news == table.events
    random = Random(seed)
    while (asked := table.question) is not None:
        before = len(table.events)
        table.answer(random.choice(asked.options))
        assert table.news == table.events[before:]


@pytest.mark.parametrize("fate", ["seed", "ask"])
def test_a_table_can_be_seen_as_it_stood_before_any_answer_of_yours(fate: str) -> None:
    table = toy.finished("deep", "B", fate)
    end = everything(table)
    again = toy.deal(level="deep", seed="B", fate=fate)
    for place, answer in enumerate(table.log):
        if answer.by == "you":
            assert everything(table.at(place)) == everything(again)
            again.answer(answer.token.removeprefix("="))
    assert everything(table) == end


def test_one_knows_whether_there_is_something_to_redo() -> None:
    table = toy.deal("climb")
    assert not table.can_redo
    table.undo()
    assert table.can_redo
    table.redo()
    assert not table.can_redo
