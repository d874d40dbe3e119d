"""Set-up: what lies where before the first round."""

from collections import Counter
from random import Random
from typing import cast

import pytest

import soloist
from soloist.engine.kernel import machine
from soloist.engine.kernel.fate import Fate, Free, Seeded
from soloist.games.stone_age.components import PLACES, TRIBES
from soloist.games.stone_age.dealing import take_tile
from soloist.games.stone_age.state import StoneAge
from tests.games.stone_age.acting import acting
from tests.games.stone_age.position import CARD_IDS, COMPONENTS, GAME, TILE_IDS, belongings, fresh, position, spread
from tests.support.driving import asked, offered, run, ways

CARDS = ("farmer1-dice", "pottery-food7", "music-points")
TILES = ("fixed-wcs", "variety-4-of-2")


@pytest.mark.rule("SA-S03")
def test_the_box_holds_the_base_game_and_nothing_else() -> None:
    gains = Counter(card.gain.name for card in COMPONENTS.cards for _ in range(card.copies))
    assert gains == {
        "dice": 10, "food": 7, "resource": 5, "roll": 3, "points": 3,
        "tool": 1, "field": 2, "extra-card": 1, "one-use-tool": 3, "two-resources": 1,
    }  # fmt: skip
    assert sum(card.copies for card in COMPONENTS.cards if card.green) == 16
    assert sum(tile.copies for tile in COMPONENTS.tiles if not tile.kinds) == 17
    assert sum(tile.copies for tile in COMPONENTS.tiles if tile.kinds) == 8
    assert len(TRIBES) == 4
    assert len(PLACES) == 12


@pytest.mark.rule("SA-S05", "SA-S06")
def test_cards_are_turned_up_on_space_1_then_2_then_4() -> None:
    s = fresh()
    run(s, *CARDS)
    assert spread(s) == list(CARDS)
    assert asked(s) == "FirstTile"


@pytest.mark.rule("SA-S05")
def test_any_of_the_36_cards_may_be_the_first_and_none_comes_twice() -> None:
    s = fresh()
    assert offered(s) == CARD_IDS
    assert s.deck_left == 36
    assert ways(s) == {card.id: card.copies for card in COMPONENTS.cards}
    run(s, "farmer1-dice")
    assert "farmer1-dice" not in offered(s)


@pytest.mark.rule("SA-S05")
def test_the_cards_of_set_up_on_spaces_1_and_2_can_be_bought_as_usual() -> None:
    s = fresh()
    run(s, *CARDS, *TILES)
    assert {"card-1", "card-2"} <= set(offered(s))


@pytest.mark.rule("SA-S08")
@pytest.mark.parametrize(("level", "turned", "left"), [("basic", 3, 33), ("eternal-winter", 2, 34)])
def test_the_third_space_stays_empty_and_the_deck_keeps_the_rest(level: str, turned: int, left: int) -> None:
    s = fresh(level)
    run(s, *CARDS[:turned], *TILES)
    assert s.deck_left == left
    assert not [place for place in PLACES if place.startswith("card-3")]


@pytest.mark.rule("SA-S09", "SA-S14", "SA-S15", "SA-S16")
@pytest.mark.parametrize(("level", "figures"), [("basic", 2), ("cool-night", 2), ("large-tribe", 3), ("eternal-winter", 2)])
def test_every_tribe_has_its_figures_five_in_reserve_and_a_marker_on_0(level: str, figures: int) -> None:
    s = fresh(level)
    assert s.figures == [figures] * 4
    assert s.reserve == [5] * 4
    assert s.initiative == [0] * 4


@pytest.mark.rule("SA-S15", "SA-S16")
@pytest.mark.parametrize(("level", "most"), [("basic", 7), ("large-tribe", 8)])
def test_the_figures_in_the_box_never_come_so_no_tribe_grows_beyond_start_and_reserve(level: str, most: int) -> None:
    s = position(level)
    for _ in range(9):
        run(s, acting(s, "red", "hut"))
    assert s.figures == [most, most - 5, most - 5, most - 5]
    assert s.reserve == [0, 5, 5, 5]


@pytest.mark.rule("SA-S10", "SA-S18")
@pytest.mark.parametrize(
    ("level", "food", "fatigue"), [("basic", 20, 15), ("cool-night", 20, 20), ("large-tribe", 75, 10), ("eternal-winter", 20, 10)]
)
def test_food_and_fatigue_limit_start_apart_from_each_other(level: str, food: int, fatigue: int) -> None:
    s = fresh(level)
    assert (s.food, s.fatigue) == (food, fatigue)


@pytest.mark.rule("SA-S11")
def test_the_three_one_to_seven_tiles_lie_on_the_player_board_and_are_never_for_sale() -> None:
    s = fresh()
    assert s.built == 3
    run(s, *CARDS)
    assert "one-to-seven" not in offered(s)
    assert "one-to-seven" not in TILE_IDS


@pytest.mark.rule("SA-S12")
def test_two_piles_of_seven_show_their_top_tile() -> None:
    s = fresh()
    run(s, *CARDS, *TILES)
    assert s.heights == [7, 7]
    assert [TILE_IDS[top] for top in s.tops] == list(TILES)
    assert asked(s) == "Place"


@pytest.mark.rule("SA-S13")
def test_eleven_tiles_stay_unseen_in_the_box_and_any_tile_not_seen_may_still_be_in_a_pile() -> None:
    s = fresh()
    run(s, *CARDS)
    assert s.unseen_tiles_left == 25
    assert ways(s) == {tile.id: tile.copies for tile in COMPONENTS.tiles}
    run(s, *TILES)
    assert s.unseen_tiles_left == sum(s.unseen_tiles) == 23
    assert s.unseen_tiles_left - (sum(s.heights) - 2) == 11


FIRST, SECOND = 0, 1


def built_down(fate: Fate, *order: int) -> list[list[str]]:
    """What the piles turn up when fate deals and they are built down in this order."""
    s = fresh()
    run(s, *CARDS)
    turned: list[list[str]] = [[], []]
    for pile in (FIRST, SECOND, *order):
        if len(turned[SECOND]):
            take_tile(s, pile)
        step = machine.waiting(s)
        assert step is not None
        tile = step.draw(s, fate, len(turned[pile]))
        assert tile in step.possible(s)
        turned[pile].append(TILE_IDS[tile])
        machine.answer(s, tile)
    return turned


@pytest.mark.rule("SA-S12", "SA-S36")
def test_building_from_one_pile_does_not_change_what_the_other_turns_up() -> None:
    for seed in range(50):
        fate = Seeded(f"stone-age/{seed}")
        whole = built_down(fate, *[FIRST] * 6, *[SECOND] * 6)
        assert [len(pile) for pile in whole] == [7, 7]
        assert built_down(fate, *[SECOND] * 6, *[FIRST] * 6) == whole
        assert built_down(fate, *[FIRST, SECOND] * 6) == whole
        assert built_down(fate, SECOND, SECOND, FIRST) == [whole[FIRST][:2], whole[SECOND][:3]]
        assert all(whole[0].count(tile.id) + whole[1].count(tile.id) <= tile.copies for tile in COMPONENTS.tiles)


@pytest.mark.rule("SA-S13")
def test_a_fate_without_memory_still_turns_up_only_unseen_tiles_each_as_often_as_it_should() -> None:
    fate, last = Free(Random(1)), Counter[str]()
    for _ in range(2500):
        turned = built_down(fate, FIRST)
        assert all((turned[0] + turned[1]).count(tile.id) <= tile.copies for tile in COMPONENTS.tiles)
        last[turned[FIRST][-1]] += 1
    assert all(60 * tile.copies < last[tile.id] < 145 * tile.copies for tile in COMPONENTS.tiles)


@pytest.mark.rule("SA-S12")
def test_a_record_of_older_rules_whose_tiles_came_otherwise_says_so() -> None:
    table = GAME.deal("basic", "K7Q2")
    tile = TILE_IDS[cast(StoneAge, table.state).tops[0]]
    other = next(id for id in TILE_IDS if id != tile)
    record = table.record().replace(f"rules: {GAME.revision}", "rules: 1").replace(f"={tile} ", f"={other} ", 1)
    with pytest.raises(soloist.BadRecord) as refused:
        soloist.read(record)
    assert refused.value.reason.message == "record-older"


@pytest.mark.rule("SA-S18")
def test_the_fatigue_token_is_no_food() -> None:
    s = position(stock="wood", cards=("shaman2-clay1", None, "music-points"))
    run(s, acting(s, "red", "card-1"), "wood")
    assert (s.food, s.fatigue) == (20, 16)


@pytest.mark.rule("SA-S20")
@pytest.mark.parametrize("level", [level.id for level in GAME.levels])
def test_the_field_starts_at_0_on_every_level(level: str) -> None:
    assert fresh(level).field == 0


@pytest.mark.rule("SA-S04")
def test_you_start_with_nothing_else() -> None:
    s = fresh()
    assert s.used == [False, False, False]
    assert belongings(s) == {
        "food": 20,
        "stock": "",
        "field": 0,
        "tools": [0, 0, 0],
        "one_use": [],
        "two_resources": 0,
        "built": 3,
        "face_down": 0,
        "fatigue": 15,
        "figures": [2, 2, 2, 2],
        "reserve": [5, 5, 5, 5],
    }
