"""The drawn board of Stone Age: every answer has its place, and what is printed is there to be drawn."""

from random import Random

import pytest

import soloist
from soloist.engine.scene import Mark
from soloist.engine.words import LANGUAGES
from tests.faces.web.drawing import drawn, spot

BOX = soloist.GAMES["stone-age"]

SET_UP = ("shaman2-roll-wood", "pottery-food7", "farmer2-food3", "fixed-wwc", "variety-5-of-2")
"""Cards on the spaces 1, 2 and 4, and the two tiles."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", [level.id for level in BOX.levels])
def test_every_answer_that_means_a_spot_can_be_given_on_the_board(level: str, language: str) -> None:
    random = Random(level + language)
    table = BOX.deal(level, 5, fate=random.choice(["seed", "ask"]))
    for count in range(140):
        question = table.question
        if question is None:
            break
        if count % 6 == 0 or question.phrase.message not in ("ask-place", "ask-action", "ask-tribe-to-place"):
            board = drawn(table, language)
            assert "style=" not in board
            for option in question.options:
                on_spot, by_token = f'data-spot="{option.target}"', f'value="{option.token}"'
                assert not option.target or (on_spot in board and by_token in board), option
        table.answer(random.choice(question.options))
    assert 'class="sa' in drawn(table, language)


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
    for token in (*SET_UP, "red", "hunt", "7", "blue"):
        table.answer(token)
    red, blue = spot(table.scene, "red"), spot(table.scene, "blue")
    assert {Mark("initiative", "", 7), Mark("rests", "maybe"), Mark("camp", "", 0)} <= set(red.marks)
    assert {Mark("doing", "placing"), Mark("passes", "", 42), Mark("meets", "", 17), Mark("camp", "", 2)} <= set(blue.marks)


def test_once_the_food_is_paid_the_forecast_shows_only_what_is_still_missing() -> None:
    table = BOX.deal("large-tribe", 5)
    random = Random(3)
    while table.question is not None and table.question.phrase.message != "ask-missing-food":
        table.answer(random.choice(table.question.options))
    assert table.question is not None
    missing = table.question.phrase.values["missing"]
    hunger = spot(table.scene, "hunger")
    assert hunger.value is not None and isinstance(missing, int)
    assert {Mark("missing", "", missing), Mark("paid", "", hunger.value - missing)} <= set(hunger.marks)
