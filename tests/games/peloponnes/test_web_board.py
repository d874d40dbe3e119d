"""The drawn board of Peloponnes: every answer has its place on it, and tiles say what is printed on them."""

from random import Random

import pytest

import soloist
from soloist.engine.kernel.scene import Mark
from soloist.engine.table import Table
from soloist.engine.text.words import LANGUAGES
from soloist.faces.web.games.peloponnes import drawing as peloponnes
from soloist.faces.web.parts.view import View
from tests.support.drawing import drawn, spot
from tests.support.levels import one_language
from tests.walks.walk import ends, walk

BOX = soloist.GAMES["peloponnes"]
LEVELS = [level.id for level in BOX.levels]

SET_UP = ("korinth", "sisyphus", "kyrene", "port", "deep-forest", "bare-peaks", "market", "barracks")
"""What you are, the row of two, the conquest row."""


def first_round() -> Table:
    table = BOX.deal("soldier", 5, fate="ask")
    for token in SET_UP:
        table.answer(token)
    return table


@one_language
@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_that_means_a_spot_can_be_given_on_the_board(level: str, language: str) -> None:
    """Every other game is one in which a person tells what chance brings."""
    fate = "ask" if (LEVELS.index(level) + LANGUAGES.index(language)) % 2 else "seed"
    *asked, end = walk("peloponnes", level, fate=fate)
    for number, table in enumerate(asked):
        targets = [option for option in table.question.options if option.target] if table.question else []
        if targets or number % 9 == 0:
            board = drawn(table, language)
            assert "style=" not in board
            for option in targets:
                assert f'data-spot="{option.target}"' in board and f'value="{option.token}"' in board, option
    assert 'class="pe"' in drawn(end, language)


def test_what_is_printed_on_a_tile_can_be_drawn() -> None:
    scene = first_round().scene
    port = set(spot(scene, "port").marks)
    assert {Mark("kind", "building"), Mark("group", "A"), Mark("prestige", "", 3), Mark("price", "", 2)} <= port
    assert {Mark("once", "inhabitants", 2), Mark("choice", "", 1), Mark("protects", "decline")} <= port
    assert {Mark("once", "inhabitants", -2), Mark("once", "coins", 4), Mark("free-land")} <= set(spot(scene, "barracks").marks)
    assert {Mark("kind", "land"), Mark("income", "stone", 3)} <= set(spot(scene, "bare-peaks").marks)


def test_the_cost_of_a_building_is_what_the_hero_leaves_of_it() -> None:
    costs = [mark for mark in spot(first_round().scene, "port").marks if mark.kind == "cost"]
    assert costs == [Mark("cost", "wood", 1), Mark("cost", "stone", 2)]


def test_of_each_row_one_sees_what_angelos_would_take() -> None:
    table = first_round()
    assert [spot.id for zone in table.scene.zones for spot in zone.spots if Mark("angelos") in spot.marks] == ["port", "barracks"]
    assert "then Angelos: Barracks" in drawn(table)
    assert table.question is not None
    assert table.question.options[-1].detail("en") == "gives you 3 coins. Angelos takes Barracks from the conquest row"
    table.answer("bare-peaks")
    assert [spot.id for zone in table.scene.zones for spot in zone.spots if Mark("angelos") in spot.marks] == [], "he took it"


def test_answers_carry_their_symbols() -> None:
    question = first_round().question
    assert question is not None
    marks = {option.token: option.mark for option in question.options}
    assert marks["deep-forest"] == Mark("row", "normal") and marks["bare-peaks"] == Mark("row", "conquest")
    assert marks["port-debt"] == Mark("good", "coins") and marks["pass"] == Mark("answer", "pass")
    assert [option.token for option in question.options if option.declines] == ["pass"]


def test_beside_each_row_one_sees_how_strong_angelos_would_be() -> None:
    table = first_round()
    assert Mark("then", "normal", 0) in spot(table.scene, "port").marks
    assert Mark("then", "conquest", 4) in spot(table.scene, "barracks").marks
    table.answer("bare-peaks")
    assert not any(mark.kind == "then" for zone in table.scene.zones for one in zone.spots for mark in one.marks)


def test_strength_is_compared_on_one_scale_you_with_angelos_and_both_with_the_persians() -> None:
    table = first_round()
    strengths = peloponnes.strengths(View(table.scene, table.question, BOX.words, "en"))
    assert strengths.top == 20
    assert [(bar.name, bar.value) for bar in strengths.bars] == [
        ("You", 1), ("Angelos", 0), ("together", 1), ("Persians", 8),
    ]  # fmt: skip
    assert [bar.who for bar in strengths.bars if bar.is_pair] == ["both"]


def test_what_things_count_for_is_said_where_they_lie() -> None:
    board = drawn(first_round())
    assert "Clovers 3. Each raises Prestige or Population by 1 at the end, whichever is lower" in board
    for words in ("Every 3 are worth 1 Prestige at the end", "Each is worth 3 Population at the end", "2 replace 1 wood"):
        assert words in board


def test_before_his_first_tile_angelos_says_how_he_takes_one() -> None:
    table = first_round()
    assert "Angelos takes the best tile of the other row" in drawn(table)
    table.answer("bare-peaks")
    while not any(one.id == "angelos-port" for zone in table.scene.zones for one in zone.spots):
        assert table.question is not None
        table.answer(table.question.options[0])
    assert "Angelos takes the best tile" not in drawn(table)


def test_the_account_adds_up_to_two_totals_of_which_the_lower_counts() -> None:
    results = [table.result for table in ends("peloponnes") if table.result is not None]
    accounts = [(result.you, [(line.you, line.is_sum) for line in result.lines]) for result in results]
    accounts += [(result.opponent, [(line.opponent or 0, line.is_sum) for line in result.lines]) for result in results]
    assert len(accounts) >= 8
    for score, parts in accounts:
        sums, running = list[int](), 0
        for number, is_sum in parts[:-1]:
            if is_sum:
                assert number == running
                sums.append(number)
            running = 0 if is_sum else running + number
        assert len(sums) == 2 and parts[-1] == (min(sums), True) == (score, True)


def test_a_tile_that_cannot_be_taken_says_why_and_has_no_key() -> None:
    said = {"match": "does not match", "pay": "too expensive"}
    random = Random(3)
    alone: set[str] = set()
    for seed in range(2, 8):
        table = BOX.deal("general", seed)
        while table.question:
            closed = {s.id: m.id for zone in table.scene.zones for s in zone.spots for m in s.marks if m.kind == "closed"}
            assert not closed.keys() & {option.target for option in table.question.options}
            reasons = set(closed.values())
            if len(reasons) == 1 and not reasons <= alone:
                alone |= reasons
                page = drawn(table)
                assert {why for why, words in said.items() if words in page} == reasons
            table.answer(random.choice(table.question.options))
    assert alone == {"match", "pay"}


def test_a_building_on_debt_shows_the_coin() -> None:
    table = first_round()
    table.answer("port-debt")
    while Mark("debt") not in {mark for zone in table.scene.zones for spot in zone.spots for mark in spot.marks}:
        assert table.question is not None
        table.answer(table.question.options[0])
    assert "not paid" in drawn(table)


def test_the_persians_and_the_clock() -> None:
    scene = first_round().scene
    assert scene.clock == (1, 8)
    assert {Mark("attack", "4"), Mark("attack", "8"), Mark("attackers", "", 8)} <= set(spot(scene, "persians").marks)
