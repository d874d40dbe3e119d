"""Changes since your last answer, where they happen: chips with their causes, new cards, and since which answer."""

import pytest

import soloist
from soloist.engine.table import Table
from soloist.faces.web.pages.table import position
from soloist.faces.web.parts.site import Guest, drawn
from soloist.faces.web.parts.view import SpotView, View
from tests.support.levels import every_level
from tests.walks.walk import walk

EN = Guest("en", "auto", "on", "/")
STOCKS = {
    "peloponnes": ("coins", "wood", "stone", "food", "luxury", "inhabitants", "clovers", "strength"),
    "stone-age": ("food", "wood", "clay", "stone", "gold", "fatigue", "field-track"),
}


def shown(table: Table, language: str = "en") -> View:
    view: View = position(Guest(language, "auto", "on", "/"), table)["v"]
    return view


def since(table: Table, language: str) -> str:
    told = position(Guest(language, "auto", "on", "/"), table)["told"]
    return str(told.since)


def spots(view: View) -> list[SpotView]:
    return [spot for zone in view.zones.values() for spot in zone]


@every_level
def test_the_causes_of_a_change_add_up_to_it(game: str, level: str) -> None:
    seen = 0
    for table in walk(game, level)[::4]:
        for spot in spots(shown(table)):
            if spot.just is not None:
                parts = [int(cause.partition(":")[0].replace("−", "-")) for cause in spot.just.causes]
                assert sum(parts) == spot.just.change, (spot.id, spot.just)
                seen += bool(parts)
    assert seen


@pytest.mark.parametrize("game", STOCKS)
def test_a_chip_stands_beside_every_number_of_your_stock_that_changed(game: str) -> None:
    level, seen = soloist.GAMES[game].levels[0].id, 0
    for table in walk(game, level)[:-1:3]:
        view = shown(table)
        board = drawn(EN, table.game, view)
        for id in STOCKS[game]:
            spot = view.spot(id)
            if spot is not None and spot.just is not None and spot.just.change:
                cause = spot.just.causes[0].replace("&", "&amp;").replace("'", "&#39;")
                assert f'<b title="{cause}' in board, (id, spot.just)
                seen += 1
    assert seen > 2


def test_a_loss_is_named_by_its_cause() -> None:
    causes = {
        cause
        for table in walk("peloponnes", "soldier")[:-1]
        for spot in spots(shown(table))
        if spot.just is not None and spot.just.hurts
        for cause in spot.just.causes
    }
    assert causes and all(len(cause) < 100 for cause in causes)
    assert any(cause.startswith("−") and not cause.endswith(".") for cause in causes), "causes, not only sentences"


def test_cards_that_came_to_your_hand_are_marked_as_drawn_and_the_others_not() -> None:
    seen = 0
    for table in walk("guilds-of-london", "boris")[:-1]:
        hand = [spot for spot in spots(shown(table)) if spot.id.startswith("hand-")]
        fresh = {spot.id for spot in hand if spot.just is not None and spot.just.fresh}
        assert {spot.just.fresh for spot in hand if spot.just is not None} <= {"", "drawn"}
        old = set() if table.before is None else {spot.id for zone in table.before.zones for spot in zone.spots}
        assert not fresh & old
        seen += bool(fresh)
    assert seen > 3


def test_the_story_says_since_which_answer_with_all_figures_of_a_tribe() -> None:
    table = soloist.GAMES["stone-age"].deal("basic", "K7Q2")
    table.lay_one_by_one()
    assert since(table, "en") == ""
    table.answer("field", "hunt", "done")
    assert since(table, "en") == "Field, Hunting grounds" or since(table, "en") == "Hunting grounds, Field"
    assert table.undo() and table.redo()
    table.answer("forest")
    assert since(table, "de") == "Wald"


def test_a_row_of_the_market_has_a_line_for_its_caption_even_without_one() -> None:
    counts = {drawn(EN, table.game, shown(table)).count('class="then"') for table in walk("peloponnes", "soldier")[:-1:3]}
    assert counts == {2}
