"""Boris beside a real box: tiles that we only guess are asked for once, corrected from the tile itself, and kept."""

from random import Random

import pytest

import soloist
from soloist.engine.text.edition import Edition, tables
from soloist.games.guilds_of_london.companion import COMPANION
from soloist.games.guilds_of_london.companion.round import TurnCard
from soloist.games.guilds_of_london.components import COLOURS
from soloist.library.own_edition import OwnEdition
from tests.games.guilds_of_london.companion import LEVELS, READINGS, asked, men, plain, position, seated, tokens, told
from tests.support.beside.guilds_of_london import CONFIRMED, play
from tests.support.share import FULL_GAMES

OURS = COMPANION.standard
"""Every tile of it is a guess."""


def kept(table: soloist.Table) -> str:
    """My box after this table."""
    return OwnEdition(COMPANION, None).with_all(COMPANION.entered(position(table)))


def other_box(number: int) -> Edition:
    """A box whose tiles differ from ours in everything that Boris's rules use."""
    data, random = tables(OURS.text), Random(number)
    lines = []
    for kind, count in (("guild", (1, 2)), ("building", (4,))):
        for entry in data[kind]:
            drawn = {
                "colours": random.sample(COLOURS, random.choice(count)),
                "threshold": random.randint(2, 6),
                "vp": random.randint(0, 9),
                "rewards": [],
            }
            fields = {**entry, **drawn}
            lines.append("\n".join([f"[[{kind}]]", *[f"{name} = {toml(value)}" for name, value in fields.items()]]))
    return soloist.GAMES["guilds-of-london"].edition('base = "standard"\n' + "\n".join(lines))


def toml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')


@pytest.mark.parametrize("level", LEVELS)
def test_with_any_box_his_whole_side_agrees_with_full_games(level: str) -> None:
    """The full game is played with the tiles of the box; the companion knows only ours, and what it asks for."""
    for number in range(max(4, FULL_GAMES // 5)):
        reading = READINGS[number // 2 % len(READINGS)] if number % 2 else None
        play(level, number, own_cards=number % 3 == 0, rulings=reading, pad=number % 4 == 0, box=other_box(number))


# --- colours


@pytest.mark.rule("GOL-S15", "GOL-S18")
def test_his_search_asks_for_the_colours_of_each_tile_on_its_way_once() -> None:
    table = seated("done", "blue", edition=OURS)
    assert asked(table) == "ReadSymbols"
    assert tokens(table, "")[0] == "purple", "our guess comes first"
    assert len(tokens(table, "")) == 15 + 1, "and the word that ends all such questions"
    table.answer("purple")
    table.answer("yellow-green")
    assert table.question is not None
    assert plain(table.question.heading("en")) == "Does your tile C1 (no. 3) look like this?"
    table.answer("blue")
    assert men(table) == {"c1": 1}
    table.answer("blue")
    assert (asked(table), men(table)) == ("TurnCard", {"c1": 2}), "nothing is asked again"


@pytest.mark.rule("GOL-S18")
def test_the_colours_on_the_real_tile_decide_where_he_goes() -> None:
    table = seated("done", "blue", "blue-red", edition=OURS)
    assert men(table) == {"a1": 1}
    assert told(table) == ["A1 (no. 1) shows blue and red, not purple", "Put his liveryman on A1: 0 → 1"]


@pytest.mark.rule("GOL-S24")
def test_special_buildings_are_asked_for_only_where_he_uses_them() -> None:
    def asked_about(**rulings: object) -> str:
        table = seated("done", edition=OURS, **rulings)  # type: ignore[arg-type]
        table.answer("red")
        while asked(table) == "ReadSymbols" and position(table).agenda[-1].cell < 7:  # type: ignore[attr-defined]
            table.answer("blue")
        return table.question.heading("en") if table.question else ""

    assert "C2" in asked_about(boris_uses_special_buildings="yes")
    assert "D2" in asked_about()


def test_with_the_cards_of_the_app_the_questions_come_in_his_turn_and_it_goes_on() -> None:
    table = seated("done", edition=OURS, cards="app")
    while asked(table) == "ReadSymbols":
        table.answer(tokens(table, "")[0])
    assert asked(table) == "ReadPoints", "the beadle closes his tile"
    assert len(position(table).turned) == 3


# --- threshold and points


@pytest.mark.rule("GOL-S26", "GOL-B33")
def test_before_a_resolution_the_tiles_with_his_men_are_read_off() -> None:
    table = seated("round=2", "done", "purple", "purple", "purple", "purple", "placed", edition=OURS)
    assert asked(table) == "ReadThreshold"
    table.answer("3")
    assert told(table) == ["A1 (no. 1) has threshold 3, not 5"]
    assert asked(table) == "ReadPoints"
    table.answer("7")
    assert asked(table) == "Resolve"
    assert "no-more" not in tokens(table, ""), "three of his and the beadle against 3 and a lying neutral"
    table.answer("e2=3")
    for answer in ("blue", "4", "2"):
        table.answer(answer)
    assert asked(table) == "Resolve"
    assert [spot.id for zone in table.scene.zones if zone.id == "ripe" for spot in zone.spots] == ["ripe-a1"]


@pytest.mark.rule("GOL-S31", "GOL-S38", "GOL-S39")
def test_of_the_beadles_tile_only_the_points_are_asked_for() -> None:
    table = seated("done", "purple", "purple", "purple", "purple", edition=OURS)
    assert (asked(table), position(table).boris.vp) == ("ReadPoints", 0)
    table.answer("6")
    assert (asked(table), position(table).boris.vp) == ("YourTurn", 6)


@pytest.mark.rule("GOL-S31", "GOL-S44")
def test_what_the_resolution_has_read_off_is_not_asked_for_again() -> None:
    table = seated("round=2", "done", "purple", "purple", "purple", "purple", "placed", "3", "6", "a1", "he-won", edition=OURS)
    assert (asked(table), position(table).boris.vp) == ("Resolve", 6)
    table.answer("no-more")
    assert asked(table) == "ReadPoints", "the beadle has moved to B1, of which nothing is known, and closes it"
    table.answer("4")
    assert (asked(table), position(table).boris.vp) == ("YourTurn", 10)


@pytest.mark.parametrize("cards", ["own", "app"])
def test_one_answer_ends_all_questions_about_tiles_and_keeps_none_as_read(cards: str) -> None:
    random = Random(7)
    table = seated("done", *(["blue"] if cards == "own" else []), "purple", "all-as-shown", edition=OURS, cards=cards)
    while table.question is not None:
        assert asked(table) not in ("ReadSymbols", "ReadThreshold", "ReadPoints")
        table.answer(random.choice(tokens(table, "", "number")))
    (entry,) = tables(COMPANION.entered(position(table)))["guild"]
    assert (entry["id"], entry["confidence"]) == ("mercers", "recalled"), "the tile confirmed before"


def test_questions_that_wait_are_ended_too() -> None:
    table = seated("round=2", "done", "purple", "purple", "e2=3", "purple", "purple", "placed", edition=OURS)
    assert asked(table) == "ReadSymbols"
    table.answer("all-as-shown")
    assert asked(table) == "Resolve"
    s = position(table)
    assert (s.symbols[0], s.needs[0]) == (s.tile(0).symbols, s.tile(0).threshold)


def test_a_tile_that_all_match_can_still_be_corrected() -> None:
    table = seated("done", "blue", "all-as-shown", "blue", "blue", edition=OURS)
    assert asked(table) == "YourTurn"
    table.answer("d1", "colours")
    assert "all-as-shown" not in tokens(table, "")
    table.answer("red")
    assert told(table) == ["D1 (no. 4) shows red, not red and purple"]


def test_a_tile_that_its_owner_confirmed_is_never_asked_about() -> None:
    assert men(seated("done", "blue", edition=CONFIRMED)) == {"c1": 1}


# --- kept for this box


def test_what_was_read_off_completely_is_kept_and_a_later_game_asks_nothing() -> None:
    table = seated("round=2", "done", "yellow", "purple", "yellow-red", "a1=1", "yellow", "yellow", "placed", edition=OURS)
    for answer in ("3", "5", "4", "6"):
        table.answer(answer)
    assert asked(table) == "Resolve"
    table.answer("no-more")
    assert (asked(table), position(table).boris.vp) == ("YourTurn", 6)
    own = COMPANION.edition(kept(table))
    closed = own.components.tiles[0]
    assert (closed.id, closed.threshold, closed.vp, closed.confidence) == ("mercers", 4, 6, "sourced")
    table = seated("done", "yellow", "yellow", "yellow", edition=own)
    assert (asked(table), position(table).boris.vp) == ("YourTurn", 6)


def test_what_was_read_off_in_part_is_the_first_answer_of_a_later_game() -> None:
    table = seated("done", "yellow", "purple", "yellow-red", "yellow", "yellow", "6", edition=OURS)
    assert (asked(table), position(table).boris.vp) == ("YourTurn", 6)
    own = COMPANION.edition(kept(table))
    closed, passed = own.components.tiles[:2]
    assert (closed.id, closed.vp, closed.confidence) == ("mercers", 6, "recalled"), "its threshold was not asked for"
    assert (passed.id, passed.symbols, passed.confidence) == ("grocers", 5, "recalled"), "its colours are known, its numbers not"
    table = seated("done", "yellow", "yellow", "yellow", edition=own)
    assert (asked(table), tokens(table, "")[0]) == ("ReadPoints", "6")


def test_what_was_entered_keeps_the_rewards_and_fits_any_edition() -> None:
    table = seated("done", "blue", "purple", "green", edition=OURS)
    entry = tables(COMPANION.entered(position(table)))["guild"][1]
    assert entry == {
        "id": "grocers", "number": 2, "colours": ["green"], "threshold": 4, "vp": 4,
        "rewards": [{"effect": "hire", "n": 2}], "confidence": "recalled",
    }  # fmt: skip
    table.undo()
    assert len(tables(COMPANION.entered(position(table)))["guild"]) == 1
    assert COMPANION.entered(position(seated())) == ""


# --- corrected from the tile, and by My box


def test_a_wrong_tile_is_corrected_from_the_tile_itself() -> None:
    table = seated("c1", "colours", "red", "c1", "threshold", "7", "c1", "points", "9")
    assert told(table) == ["C1 (no. 3) gives 9 VP, not 4"]
    s = position(table)
    assert (asked(table), s.symbols[2], s.threshold(2), s.points[2]) == ("YourTurn", 4, 8, 9)
    for answer in ("done", "red"):
        table.answer(answer)
    assert men(table) == {"c1": 1}
    tile = COMPANION.edition(kept(table)).components.tiles[2]
    assert (tile.symbols, tile.threshold, tile.vp, tile.confidence) == (4, 7, 9, "sourced")


def test_a_corrected_box_is_taken_over_by_the_dialogue_of_the_tiles() -> None:
    table = seated(edition=OURS)
    assert COMPANION.box_changes(position(table), OURS) == (), "we are no surer than this table"
    changed = COMPANION.edition(kept(seated("c1", "colours", "red-green", "c1", "threshold", "7", "c1", "points", "9")))
    answers = COMPANION.box_changes(position(table), changed)
    assert answers == ("c1", "colours", "red-green", "c1", "threshold", "7", "c1", "points", "9")
    table.answer(*answers)
    s = position(table)
    assert (s.symbols[2], s.needs[2], s.points[2]) == (12, 7, 9)
    assert COMPANION.box_changes(position(table), changed) == ()


def test_a_box_is_taken_over_in_your_turn_only_and_for_open_tiles() -> None:
    table = seated("done", "blue", edition=OURS)
    assert COMPANION.box_changes(position(table), CONFIRMED) == ()
    table = seated("done", "purple", "purple", "purple", "purple", "7", edition=OURS)
    answers = COMPANION.box_changes(position(table), CONFIRMED)
    assert "a1" not in answers, "the beadle has closed it"
    assert answers[:3] == ("b1", "colours", "yellow-green")
    table.answer(*answers)
    for answer in ("done", "blue", "yellow", "red", "placed"):
        table.answer(answer)
    assert asked(table) == "Resolve"


# --- either order


@pytest.mark.parametrize(
    ("said", "meant"),
    [("red-blue", "blue-red"), ("blue-red", "blue-red"), ("red", "red"), ("x-red", "x-red"), ("red-red", "red-red")],
)
def test_two_symbols_are_understood_in_either_order(said: str, meant: str) -> None:
    assert TurnCard().heard(position(seated("done")), said) == meant
