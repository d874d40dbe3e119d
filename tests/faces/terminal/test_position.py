"""The head, the board and the list of answers, in every position of recorded games."""

from collections.abc import Iterator

import soloist
from soloist.engine.table import Table
from soloist.faces.terminal.app.answering import row_text, rows_of
from soloist.faces.terminal.app.book import pages_of
from soloist.faces.terminal.games.guilds_of_london import SHAPES
from soloist.faces.terminal.position import Position
from soloist.faces.terminal.speech import Speech
from soloist.games.raiders.state import Raiders
from soloist.games.stone_age.acting import MAYBE, SURE, sits_out
from soloist.games.stone_age.state import StoneAge
from tests.support.levels import every_game
from tests.walks.walk import moves, tables

WIDTH = 76


def positions(game: str, asked: str = "") -> Iterator[Position]:
    """The questions of a walk at the first level; only those with this message, if one is named."""
    for table in tables(game, soloist.GAMES[game].levels[0].id):
        if table.question is not None and (not asked or table.question.phrase.message == asked):
            yield Position(Speech("en"), table, table.news)


def head(position: Position) -> str:
    return "\n".join(line.plain for line in position.head(WIDTH))


def picture(position: Position) -> str:
    layout = position.layout
    assert layout.picture is not None
    return "\n".join(line.plain for line in layout.picture(position.brush(), position.zones_of(layout.zones), WIDTH, False))


def listed(position: Position) -> list[str]:
    return [row_text(position, row, None, "", WIDTH).plain for row in rows_of(position)]


def limit_changed(before: Table, after: Table) -> bool:
    assert isinstance(before.state, StoneAge) and isinstance(after.state, StoneAge)
    return before.state.fatigue != after.state.fatigue


@every_game
def test_the_page_of_the_board_has_every_zone_that_is_on_no_other_page(game: str) -> None:
    for position in list(positions(game))[::10]:
        pages = pages_of(position)
        shown = "\n".join(line.plain for name in ("board", "side") for line in pages[name].lines(WIDTH))
        missing = [zone.id for zone in position.zones if zone.spots and position.speech.game(zone.title) not in shown]
        assert missing == []


def test_raiders_says_how_many_cards_are_in_the_hand() -> None:
    for position in positions("raiders"):
        assert isinstance(position.table.state, Raiders)
        assert f"Hand {position.table.state.hand_size}" in head(position)


def test_raiders_numbers_the_sets_on_the_coast_as_the_answers() -> None:
    asked = list(positions("raiders", "ask-take-set"))
    assert asked
    for position in asked:
        drawn = picture(position)
        assert all(f"{one.number})" in drawn for one in position.answers.all)


def test_stone_age_repeats_the_fatigue_limit_in_the_head_only_when_it_changes() -> None:
    changed = [after for before, _, after in moves("stone-age", "basic") if after.question and limit_changed(before, after)]
    assert changed
    for position in positions("stone-age"):
        is_changed = any(position.table is table for table in changed)
        assert ("Fatigue limit" in "\n".join(head(position).splitlines()[1:])) == is_changed


def test_peloponnes_says_how_much_food_the_next_supply_round_takes_and_when() -> None:
    for position in list(positions("peloponnes", "ask-buy")):
        assert "Food due" in head(position)


def test_guilds_adds_the_points_that_come_at_the_end() -> None:
    for position in positions("guilds-of-london"):
        assert ("at the end)" in head(position)) == bool(position.spots["vp"].notes)


def test_guilds_shows_the_colours_of_a_card_beside_its_name() -> None:
    asked = list(positions("guilds-of-london", "ask-card"))
    assert asked
    for position in asked:
        spots = {position.spots[one.option.target] for one in position.answers.all if one.option.target in position.spots}
        shapes = {SHAPES[mark.id][0] for spot in spots for mark in spot.marks if mark.kind == "symbol" and mark.id in SHAPES}
        assert all(shape in "".join(listed(position)) for shape in shapes)


def test_stone_age_marks_who_sits_out_and_who_may() -> None:
    signs, seen = {SURE: "▲", MAYBE: "△", "": ""}, set()
    for position in positions("stone-age"):
        s, drawn = position.table.state, picture(position) + " "
        assert isinstance(s, StoneAge)
        for tribe, initiative in enumerate(s.initiative):
            if initiative:
                assert f"⚂{initiative}{signs[sits_out(s, tribe)]} " in drawn.replace("\n", " ")
                seen.add(sits_out(s, tribe))
    assert seen == set(signs)


def test_a_card_that_pays_for_a_neutral_does_not_show_the_signs_of_the_tile() -> None:
    asked = list(positions("guilds-of-london", "ask-neutral"))
    assert asked
    for position in asked:
        assert not any(sign in row for row in listed(position) for sign, _ in SHAPES.values())
