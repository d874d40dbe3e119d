"""Set-up of the base game, as for two players."""

from collections import Counter

import pytest

from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.components import CELLS, COLOURS, GUILDHALL, GUILDS, SIDES, SPECIAL_CELLS
from soloist.games.guilds_of_london.ending import EndOfRound
from tests.games.guilds_of_london.acting import SIX, THREE, TOKENS_LAID, fresh, liverymen, mayoral, resolve, set_up, token_at
from tests.games.guilds_of_london.position import (
    CARDS,
    CELL,
    COMPONENTS,
    GRID,
    MAYORAL,
    TILES,
    TOKENS,
    cells,
    named,
    position,
)
from tests.support.driving import asked, offered, play_out, run, told, ways

GUILD_IDS = [tile.id for tile in COMPONENTS.tiles if tile.priority]
BUILDING_IDS = [tile.id for tile in COMPONENTS.tiles if not tile.priority]
CHURCH = "st-lawrence-jewry"
SHUFFLED = (*GRID[20:], *GRID[5:20], *GRID[:5])
"""The same tiles with the first and the last row exchanged."""


@pytest.mark.rule("GOL-B01")
def test_the_box_holds_40_guilds_5_buildings_30_tokens_105_action_and_21_mayoral_cards() -> None:
    assert (len(GUILD_IDS), len(BUILDING_IDS)) == (40, 5)
    assert sum(token.copies for token in COMPONENTS.tokens) == 30
    assert sum(card.copies for card in COMPONENTS.cards) == 105
    assert (len(CARDS), len(set(MAYORAL)), len(COMPONENTS.sides)) == (47, 21, 2)


@pytest.mark.rule("GOL-B01")
def test_you_have_16_liverymen_and_all_8_neutrals_are_in_use() -> None:
    s = fresh()
    set_up(s)
    assert liverymen(s) == 16
    assert s.scoreboard + s.raised.count(True) == 8


@pytest.mark.rule("GOL-B02")
def test_every_guild_is_different_with_its_own_priority_one_or_two_symbols_a_threshold_and_a_reward() -> None:
    guilds = COMPONENTS.tiles[:GUILDS]
    assert [tile.priority for tile in guilds] == list(range(1, 41))
    assert Counter(tile.symbols.bit_count() for tile in guilds) == {1: 20, 2: 20}
    assert all(tile.threshold >= 3 and tile.vp >= 3 for tile in guilds)
    faces = {(t.symbols, t.threshold, t.vp, tuple((part.name, part.number()) for part in t.rewards), t.priority) for t in guilds}
    assert len(faces) == len({tile.id for tile in guilds}) == 40


@pytest.mark.rule("GOL-B02")
def test_a_resolved_tile_shows_neither_symbols_nor_a_token() -> None:
    s = position(theirs={"b2": 4})
    for open_now, token, limit in ((True, "token-vp1", 4), (False, "", None)):
        spots = {spot.id: spot for zone in GAME.scene(s).zones for spot in zone.spots}
        assert (s.is_open(CELL["b2"]), token_at(s, CELL["b2"]), spots["b2"].limit) == (open_now, token, limit)
        assert [mark.kind for mark in spots["b2"].marks].count("second") == open_now
        resolve(s)


@pytest.mark.rule("GOL-B03")
def test_the_five_special_buildings_show_four_symbols_each_and_no_priority() -> None:
    assert BUILDING_IDS == [CHURCH, "gog-and-magog", "assembly-hall", "lord-mayors-parade", "university-of-london"]
    for tile in COMPONENTS.tiles[GUILDS:]:
        assert (tile.priority, tile.symbols.bit_count()) == (0, 4)
    assert len({tile.symbols for tile in COMPONENTS.tiles[GUILDS:]}) == 5


@pytest.mark.rule("GOL-B04")
def test_first_places_give_points_often_with_an_extra_and_the_church_4_vp_and_4_cards() -> None:
    church = COMPONENTS.tiles[TILES.index(CHURCH)]
    assert (church.vp, [(part.name, part.number()) for part in church.rewards]) == (4, [("draw-now", 4)])
    extras = Counter(part.name for tile in COMPONENTS.tiles[:GUILDS] for part in tile.rewards)
    assert extras == {"hire": 8, "plantation": 8, "draw-now": 8, "move": 6, "gain-neutral": 3, "mayoral": 2}
    assert all(tile.vp for tile in COMPONENTS.tiles)


@pytest.mark.rule("GOL-B05")
def test_an_action_card_shows_a_cost_from_0_to_2_one_or_two_symbols_and_an_ability() -> None:
    assert {card.cost for card in COMPONENTS.cards} == {0, 1, 2}
    assert Counter(card.symbols.bit_count() for card in COMPONENTS.cards for _ in range(card.copies)) == {1: 65, 2: 40}
    assert Counter(COLOURS[card.colour] for card in COMPONENTS.cards for _ in range(card.copies)) == dict.fromkeys(COLOURS, 21)
    assert all(card.parts and card.symbols >> card.colour & 1 for card in COMPONENTS.cards)


@pytest.mark.rule("GOL-B05")
@pytest.mark.parametrize(
    ("colour", "themes"),
    [
        ("yellow", {"hire", "hire-to-tile", "hire-bonus"}),
        ("blue", {"plantation", "vp-per", "move"}),
        ("red", {"move", "move-group", "evict-opponent", "swap-with-opponent", "choose-one"}),
        ("green", {"draw-now", "draw-end", "draw-select", "take-discard", "wild-symbols"}),
    ],
)
def test_the_background_tells_what_an_ability_is_about(colour: str, themes: set[str]) -> None:
    for card in COMPONENTS.cards:
        if COLOURS[card.colour] == colour:
            assert themes & {part.name for part in card.parts}


@pytest.mark.rule("GOL-B05")
def test_the_same_ability_can_occur_in_two_colours() -> None:
    faces: dict[object, set[int]] = {}
    for card in COMPONENTS.cards:
        ability = tuple(GAME.words.say(part.text(), "en") for part in card.parts)
        faces.setdefault((card.cost, ability), set()).add(card.colour)
    assert max(len(colours) for colours in faces.values()) == 2


@pytest.mark.rule("GOL-B06", "GOL-B43")
def test_a_mayoral_card_gives_points_at_the_end_only() -> None:
    s = position(mayoral="four-gates", masters="a1 e5", round=10)
    run(s, EndOfRound())
    assert (s.vp, GAME.result(s).you) == (0, 6)


@pytest.mark.rule("GOL-B07", "GOL-B08")
def test_a_grid_of_five_by_five_lies_around_the_guildhall() -> None:
    s = fresh()
    set_up(s)
    assert [TILES[tile] if tile >= 0 else "" for tile in s.tiles] == list(GRID)
    assert (CELLS, GUILDHALL, s.tiles[GUILDHALL]) == (25, 12, -1)
    assert sorted(SPECIAL_CELLS) == sorted(CELL[name] for name in ("c2", "b3", "d3", "c4"))
    assert not any(s.resolved)


@pytest.mark.rule("GOL-B08")
def test_each_guild_may_come_to_each_of_twenty_places_and_none_comes_twice() -> None:
    s = fresh()
    assert ways(s) == dict.fromkeys(GUILD_IDS, 1)
    run(s, "mercers")
    assert ways(s) == dict.fromkeys(GUILD_IDS[1:], 1)
    run(s, *GRID[1:7])
    assert ways(s) == dict.fromkeys([tile for tile in BUILDING_IDS if tile != CHURCH], 1)


@pytest.mark.rule("GOL-B08")
@pytest.mark.parametrize("level", ["boris", "rik"])
def test_no_tile_is_added_or_changed_during_the_whole_game(level: str) -> None:
    s = fresh(level)
    set_up(s)
    laid = list(s.tiles)
    play_out(s, "end")
    assert s.tiles == laid


@pytest.mark.rule("GOL-B09")
def test_the_church_is_always_right_of_the_guildhall_and_three_of_the_other_four_on_the_other_sides() -> None:
    s = fresh()
    run(s, *GRID[:7], "lord-mayors-parade", *GRID[8:11])
    assert offered(s) == ["gog-and-magog", "assembly-hall", "university-of-london"]
    run(s, "gog-and-magog")
    assert TILES[s.tiles[CELL["d3"]]] == CHURCH
    run(s, *GRID[14:17])
    assert offered(s) == ["assembly-hall", "university-of-london"]


@pytest.mark.rule("GOL-B09")
def test_by_the_other_ruling_any_four_of_the_five_lie_anywhere() -> None:
    s = fresh(special_buildings_choice="random")
    run(s, *GRID[:7])
    assert ways(s) == dict.fromkeys(BUILDING_IDS, 1)
    run(s, CHURCH, *GRID[8:11])
    assert offered(s) == BUILDING_IDS[1:]
    run(s, "assembly-hall")
    assert (asked(s), offered(s)) == ("LayTile", ["gog-and-magog", "lord-mayors-parade", "university-of-london"])


@pytest.mark.rule("GOL-B10")
def test_a_reward_token_lies_on_each_of_24_tiles_and_6_stay_out() -> None:
    s = fresh()
    run(s, *[tile for tile in GRID if tile not in ("", CHURCH)])
    assert ways(s) == {token.id: token.copies for token in COMPONENTS.tokens}
    run(s, *TOKENS_LAID)
    assert [token_at(s, cell) for cell in range(CELLS) if cell != GUILDHALL] == TOKENS_LAID
    assert (token_at(s, GUILDHALL), s.unseen_tokens_left) == ("", 6)
    assert {TOKENS[n]: count for n, count in enumerate(s.unseen_tokens) if count} == {
        "token-plantation1": 1,
        "token-neutral1": 2,
        "token-move1": 2,
        "token-mayoral": 1,
    }


@pytest.mark.rule("GOL-B11")
@pytest.mark.parametrize(("grid", "cell"), [(GRID, "a1"), (SHUFFLED, "a5")])
@pytest.mark.parametrize("side", SIDES)
def test_the_beadle_begins_on_the_lowest_priority(grid: tuple[str, ...], cell: str, side: str) -> None:
    s = fresh()
    set_up(s, side, grid)
    assert s.beadle == CELL[cell]


@pytest.mark.rule("GOL-B12")
def test_either_side_of_the_plantation_may_be_up_by_chance() -> None:
    s = fresh()
    run(s, *[tile for tile in GRID if tile not in ("", CHURCH)], *TOKENS_LAID)
    assert ways(s) == {"virginia": 1, "ulster": 1}


@pytest.mark.rule("GOL-B12")
@pytest.mark.parametrize("side", SIDES)
def test_or_the_player_picks_the_side(side: str) -> None:
    s = fresh(plantation_start_side=side)
    run(s, *[tile for tile in GRID if tile not in ("", CHURCH)], *TOKENS_LAID)
    assert ways(s) == {side: 1}
    run(s, side)
    assert SIDES[s.side] == side


@pytest.mark.rule("GOL-B13")
def test_two_neutrals_for_the_one_player_stand_on_the_scoreboard_and_none_is_yours() -> None:
    s = fresh()
    set_up(s)
    assert (s.scoreboard, s.store, s.lent) == (2, 0, 0)


@pytest.mark.rule("GOL-B14")
def test_four_of_your_liverymen_wait_on_the_guildhall_and_twelve_in_the_supply() -> None:
    s = fresh()
    set_up(s)
    assert (s.guildhall, s.supply, sum(s.yours), s.plantation, cells(s.masters)) == (4, 12, 0, 0, [])


@pytest.mark.rule("GOL-B15")
def test_you_are_dealt_six_action_cards() -> None:
    s = fresh()
    set_up(s)
    assert named(s.hand) == {"toast": 2, "banquet": 1, "fine": 1, "loan": 1, "passage": 1}
    assert (s.hand_size, s.deck_left, s.discards_left) == (6, 99, 0)


@pytest.mark.rule("GOL-B15")
def test_each_card_comes_with_the_odds_of_its_copies() -> None:
    s = fresh()
    run(s, *[tile for tile in GRID if tile not in ("", CHURCH)], *TOKENS_LAID, "ulster")
    assert ways(s) == {card.id: card.copies for card in COMPONENTS.cards}
    run(s, "toast", "coronation-feast")
    assert (ways(s)["toast"], "coronation-feast" in ways(s)) == (2, False)


@pytest.mark.rule("GOL-B16")
def test_you_keep_one_of_three_mayoral_cards_and_the_others_go_to_their_own_pile() -> None:
    s = fresh()
    set_up(s)
    assert (asked(s), offered(s)) == ("KeepMayoral", ["city-walls", "cheapside", "four-gates"])
    run(s, "cheapside")
    assert [MAYORAL[card] for card in s.mayoral] == ["cheapside"]
    assert mayoral(s.mayoral_discards) == ["city-walls", "four-gates"]
    assert (s.mayoral_deck_left, s.mayoral_discards_left) == (18, 2)


@pytest.mark.rule("GOL-B17")
def test_both_scores_begin_at_0() -> None:
    s = fresh()
    set_up(s)
    assert (s.vp, s.boris.vp) == (0, 0)


@pytest.mark.rule("GOL-B55")
def test_tiles_come_first_then_tokens_side_neutrals_hand_and_mayoral_cards() -> None:
    s = fresh()
    s.story = []
    asked_for = []
    for word in [*[tile for tile in GRID if tile not in ("", CHURCH)], *TOKENS_LAID, "ulster", *SIX, *THREE]:
        asked_for.append(asked(s))
        assert (s.beadle >= 0) == (asked(s) in ("DrawCard", "SeeMayoral"))
        run(s, word)
    order = list(dict.fromkeys(asked_for))
    assert order == ["LayTile", "LayToken", "ChooseSide", "DrawCard", "SeeMayoral"]
    assert [message for message in told(s) if message in ("told-side", "told-beadle-moves", "told-raised")] == [
        "told-side",
        "told-beadle-moves",
        "told-raised",
    ]


@pytest.mark.rule("GOL-B55")
def test_you_choose_your_mayoral_card_having_seen_all_the_rest() -> None:
    s = fresh()
    set_up(s)
    assert asked(s) == "KeepMayoral"
    assert (s.round, s.hand_size, s.raised.count(True)) == (0, 6, 6)
    run(s, "four-gates")
    assert (s.round, asked(s)) == (1, "PlayCard")
