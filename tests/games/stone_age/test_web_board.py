"""The drawn board of Stone Age: every answer has its place, and what is printed is there to be drawn."""

import pytest

import soloist
from soloist.engine.kernel.machine import waiting
from soloist.engine.kernel.scene import Mark
from soloist.engine.question import ALL, Option, Question
from soloist.engine.text.words import LANGUAGES
from soloist.faces.web.games.stone_age import drawing as stone_age
from soloist.faces.web.parts.view import View
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed
from soloist.games.stone_age.state import StoneAge
from tests.games.stone_age.acting import acting
from tests.games.stone_age.position import position
from tests.support.drawing import drawn, spot
from tests.support.driving import run
from tests.support.levels import one_language
from tests.walks.walk import walk

BOX = soloist.GAMES["stone-age"]
LEVELS = [level.id for level in BOX.levels]

SET_UP = ("shaman2-roll-wood", "pottery-food7", "farmer2-food3", "fixed-wwc", "variety-5-of-2")
"""Cards on the spaces 1, 2 and 4, and the two tiles."""


@one_language
@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_that_means_a_spot_can_be_given_on_the_board(level: str, language: str) -> None:
    """Every other game is one in which a person tells what chance brings."""
    fate = "ask" if (LEVELS.index(level) + LANGUAGES.index(language)) % 2 else "seed"
    *asked, end = walk("stone-age", level, fate=fate)
    for number, table in enumerate(asked):
        question = table.question
        assert question is not None
        if number % 6 == 0 or question.phrase.message not in ("ask-place", "ask-action"):
            board = drawn(table, language)
            assert "style=" not in board
            for option in question.options:
                if option.kind == ALL:
                    # It stands beside the answer that sends one.
                    continue
                on_spot, by_token = f'data-spot="{option.target}"', f'value="{option.token}"'
                assert not option.target or (on_spot in board and by_token in board), option
    assert 'class="sa' in drawn(end, language)


def test_what_is_printed_on_cards_and_tiles_can_be_drawn() -> None:
    table = BOX.deal("basic", 5, fate="ask")
    for token in SET_UP:
        table.answer(token)
    scene = table.scene
    printed = {Mark("background", "sand"), Mark("symbol", "shaman", 2), Mark("gain", "roll", 0), Mark("good", "wood")}
    assert printed | {Mark("price", "", 1)} <= set(spot(scene, "card-1").marks)
    assert Mark("gain", "food", 7) in spot(scene, "card-2").marks
    assert spot(scene, "building-1").marks == (Mark("height", "", 7), Mark("cost", "wood", 2), Mark("cost", "clay", 1))
    assert spot(scene, "building-2").marks == (Mark("height", "", 7), Mark("any", "", 5), Mark("kinds", "", 2))
    assert scene.clock == (1, 12)


def test_the_board_tells_how_often_the_dice_pass_the_leader() -> None:
    table = BOX.deal("basic", 5, fate="ask")
    for token in (*SET_UP, "hunt", "7"):
        table.answer(token)
    red, blue = spot(table.scene, "red"), spot(table.scene, "blue")
    assert {Mark("initiative", "", 7), Mark("rests", "maybe"), Mark("camp", "", 0)} <= set(red.marks)
    assert {Mark("doing", "placing"), Mark("passes", "", 42), Mark("meets", "", 17), Mark("camp", "", 2)} <= set(blue.marks)


def test_once_the_food_is_paid_the_forecast_shows_only_what_is_still_missing() -> None:
    asked = walk("stone-age", "large-tribe")[:-1]
    table = next(one for one in asked if one.question and one.question.phrase.message == "ask-missing-food")
    assert table.question is not None
    missing = table.question.phrase.values["missing"]
    hunger = spot(table.scene, "hunger")
    assert hunger.value is not None and isinstance(missing, int)
    assert {Mark("missing", "", missing), Mark("paid", "", hunger.value - missing)} <= set(hunger.marks)


# --- what the board works out


def view(table: soloist.Table) -> View:
    return View(table.scene, table.question, table.game.words, "en")


def test_flags_that_would_touch_climb() -> None:
    table = BOX.deal("basic", 5, fate="ask")
    for token in (*SET_UP, "hunt", "7", "hunt", "8", "hunt", "2", "hunt", "9"):
        table.answer(token)
    assert [(flag.value, flag.lane) for flag in stone_age.axis(view(table)).flags] == [(2, 0), (7, 0), (8, 1), (9, 0)]


def test_the_hunt_lights_one_ring_and_marks_hunters_that_can_be_taken_back() -> None:
    table = BOX.deal("large-tribe", 5)
    table.lay_one_by_one()
    hunt = drawn(table).partition('data-spot="hunt"')[2].partition("</button>")[0]
    assert (hunt.count('class="ring next"'), hunt.count('class="ring full mine"')) == (1, 0)
    table.answer("hunt-one", "hunt-one")
    hunt = drawn(table).partition('data-spot="hunt"')[2].partition("</button>")[0]
    assert (hunt.count('class="ring next"'), hunt.count('class="ring full mine"')) == (1, 2)


def test_flags_stand_over_their_sums_and_equal_sums_share_one() -> None:
    table = BOX.deal("basic", 5, fate="ask")
    for token in (*SET_UP, "hunt", "7", "hunt", "7", "hunt", "2", "hunt", "12"):
        table.answer(token)
    axis = stone_age.axis(view(table))
    assert (axis.top, axis.base, axis.bars) == (12, 26, ())
    assert axis.said == "Yellow 2, Red 7, Blue 7, Green 12"
    assert [([tribe.id for tribe in flag.tribes], flag.value, flag.lane, flag.back) for flag in axis.flags] == [
        (["yellow"], 2, 0, False), (["red", "blue"], 7, 0, False), (["green"], 12, 0, True),
    ]  # fmt: skip
    assert [flag.x for flag in axis.flags] == sorted(flag.x for flag in axis.flags)
    assert all(2 <= flag.x <= 97 for flag in axis.flags)


def test_bars_show_which_sums_pass_the_leader() -> None:
    table = BOX.deal("basic", 5, fate="ask")
    for token in (*SET_UP, "hunt", "7"):
        table.answer(token)
    v = view(table)
    axis, placing = stone_age.axis(v), stone_age.placing(v)
    assert placing is not None and (placing.id, stone_age.leader(v)) == ("blue", 7)
    assert [bar.over for bar in axis.bars] == [False] * 6 + [True] * 5
    tallest = max(axis.bars, key=lambda bar: bar.height)
    assert axis.bars.index(tallest) == 5 and 0 < tallest.y < axis.base


def test_before_the_first_roll_there_is_no_leader_and_an_empty_axis() -> None:
    table = BOX.deal("basic", 5)
    v = view(table)
    placing = stone_age.placing(v)
    assert placing is not None and (stone_age.leader(v), placing.id, stone_age.axis(v).flags) == (0, "red", ())
    assert stone_age.axis(v).base == 26


def test_the_track_of_fatigue_hatches_what_the_round_threatens() -> None:
    s = position("large-tribe", food=20, fatigue=10, built=0, cards=(None, None, "toolmaker2-dice"))
    s.then(Feed(), DiscardBuildings())
    track = stone_age.fatigue(View(BOX.scene(s), None, BOX.words, "en"))
    assert (track.hunger, track.buildings, track.falls, len(track.spaces)) == (4, 3, 3, 16)
    assert [state for state, _ in track.spaces[:11]] == ["dead", "", "", *["fall"] * 7, "on"]
    assert [number for _, number in track.spaces if number] == ["0", "5", "10", "15"]


def asked(s: StoneAge, laid: tuple[Option, ...] = ()) -> Question:
    """The question of a position, with pieces laid already."""
    step = waiting(s)
    assert step is not None
    choices = [step.describe(s, option) for option in step.possible(s)]
    options = tuple(Option(0, one.token, one.target, step.rule, one.phrase, one.mark, one.declines, BOX.words) for one in choices)
    return Question(0, step.rule, False, step.question(s), options, BOX.words, laid)


def test_a_tool_that_can_be_added_has_its_word_and_one_that_was_added_keeps_it() -> None:
    s = position(tools=(2, 1, 0), used=(False, True, False), one_use=(3,))
    run(s, acting(s, "red", "hunt"), "3")
    question = asked(s)
    tools = stone_age.tools(View(BOX.scene(s), question, BOX.words, "en"))
    assert [(tool.kind, tool.value, tool.token, tool.is_added) for tool in tools] == [
        ("ready", 2, "tool-2", False), ("used", 1, "", False), ("one-use", 3, "one-use-3", False),
    ]  # fmt: skip
    run(s, "tool-2")
    tools = stone_age.tools(View(BOX.scene(s), asked(s, (question.option("tool-2"),)), BOX.words, "en"))
    assert [(tool.kind, tool.value, tool.token, tool.is_added) for tool in tools] == [
        ("ready", 2, "tool-2", True), ("used", 1, "", False), ("one-use", 3, "one-use-3", False),
    ]  # fmt: skip
