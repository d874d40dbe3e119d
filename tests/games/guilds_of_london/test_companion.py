"""Boris and Rik beside the real board."""

import pytest

import soloist
from soloist.engine.companion import EVENT, NUMBER
from soloist.games.guilds_of_london.companion import COMPANION
from soloist.games.guilds_of_london.components import CELLS, NONE
from tests.games.guilds_of_london.companion import GRID, LEVELS, READINGS, asked, men, position, seated, tokens, told
from tests.support.beside.guilds_of_london import play
from tests.support.share import FULL_GAMES


@pytest.mark.parametrize("level", LEVELS)
def test_his_whole_side_agrees_with_full_games(level: str) -> None:
    for number in range(FULL_GAMES):
        reading = READINGS[number // 4 % len(READINGS)] if number % 4 > 1 else None
        play(level, number, own_cards=number % 2 == 0, rulings=reading, pad=number % 10 == 0)


# --- set-up


@pytest.mark.rule("GOL-S08", "GOL-S10")
@pytest.mark.parametrize(("side", "raised"), [("virginia", [0, 1, 2, 3, 4, 5]), ("ulster", [19, 20, 21, 22, 23, 24])])
def test_six_neutrals_lie_on_the_lowest_or_on_the_highest_guilds(side: str, raised: list[int]) -> None:
    s = position(seated(side=side))
    assert [cell for cell in range(CELLS) if s.raised[cell]] == raised
    assert s.beadle == 0


def test_the_set_up_is_told_to_the_hands() -> None:
    table = COMPANION.deal("rik", "K7Q2")
    for answer in ("app", "ulster", "pad", *GRID):
        table.answer(answer)
    assert told(table) == [
        "Set-up: Rik plays 4 cards a turn",
        "Check that your 25 tiles lie as shown below",
        "Lay a reward token on each tile",
        "Put the beadle on A1 (no. 1)",
        "Lay 1 neutral flat on each of E4, A5, B5, C5, D5, E5",
        "Lay the scoreboard with the side for 2 players up, 2 neutrals on it",
        "Lay the plantation with Ulster up",
        "Put 4 liverymen on the Guildhall",
        "Draw 6 cards. Keep 1 of 3 mayoral cards",
        "Choose a colour for Rik. Put both score markers on 0",
    ]
    assert tokens(table, "") == ["ready"]


@pytest.mark.rule("GOL-B08", "GOL-B09")
def test_a_tile_lies_only_once_and_the_church_lies_on_any_side() -> None:
    table = COMPANION.deal("boris", 1)
    for answer in ("own", "draw", "pad", "t17"):
        table.answer(answer)
    assert "t17" not in tokens(table, "")
    assert len(tokens(table, "")) == 39
    for answer in GRID[1:7]:
        table.answer(answer)
    others = ["gog-and-magog", "assembly-hall", "lord-mayors-parade", "university-of-london"]
    assert tokens(table, "") == [*others, "st-lawrence-jewry"]
    for answer in GRID[7:12]:
        table.answer(answer)
    assert tokens(table, "") == ["st-lawrence-jewry", "lord-mayors-parade", "university-of-london"], "it is usually here"
    table.answer("lord-mayors-parade")
    for answer in (*GRID[13:16], "st-lawrence-jewry"):
        table.answer(answer)
    assert position(table).tile(17).church


def test_the_app_deals_the_same_city_at_both_levels_and_to_everybody_with_the_code() -> None:
    cities = []
    for level in LEVELS:
        table = COMPANION.deal(level, "K7Q2")
        for answer in ("app", "virginia", "app"):
            table.answer(answer)
        cities.append(position(table).tiles)
    assert cities[0] == cities[1]
    assert len(set(cities[0])) == CELLS
    assert [cell for cell in range(CELLS) if cities[0][cell] == NONE] == [12]


@pytest.mark.rule("GOL-S11")
def test_the_side_is_not_asked_for_where_a_ruling_has_chosen_it() -> None:
    table = COMPANION.deal("boris", 1, {"plantation_start_side": "ulster"})
    table.answer("app")
    assert asked(table) == "WhoseGrid"


# --- his turn


@pytest.mark.rule("GOL-S14", "GOL-S17", "GOL-S18", "GOL-S19", "GOL-S38", "GOL-S39", "GOL-S41")
def test_each_card_begins_at_the_beadle_and_the_round_ends_with_his_tile() -> None:
    table = seated("done")
    for card in ("blue", "purple"):
        table.answer(card)
    assert men(table) == {"a1": 1, "c1": 1}
    table.answer("blue")
    assert told(table) == [
        "Put his liveryman on C1: 1 → 2",
        "Put his cards on the discard pile",
        "End of round 1: the beadle’s tile",
        "Turn A1 (no. 1) over: nothing for you, no master",
        "Boris: 0 → 7",
        "Put the neutral lying on A1 in the box",
        "Move the beadle to B1 (no. 2)",
        "Put the round marker on 2",
    ]
    assert men(table) == {"c1": 2}
    assert position(table).round == 2
    # Everything before the beadle comes last.
    for answer in ("done", "purple"):
        table.answer(answer)
    assert men(table) == {"c1": 2, "d1": 1}


@pytest.mark.rule("GOL-S14", "GOL-S51")
@pytest.mark.parametrize(("level", "cards"), [("boris", 3), ("rik", 4)])
def test_one_tap_is_his_whole_turn_when_the_app_draws(level: str, cards: int) -> None:
    table = seated("done", level=level, cards="app")
    assert len(position(table).turned) == cards
    assert asked(table) == "YourTurn"
    assert tokens(table, "") == ["done"]
    zone = table.scene.zones[-1]
    assert (zone.id, len(zone.spots)) == ("cards", cards)


@pytest.mark.rule("GOL-S23")
def test_a_card_with_two_standards_leads_to_the_first_tile_with_either() -> None:
    table = seated("done", "yellow-blue")
    assert men(table) == {"b1": 1}
    table = seated("done", two_symbol_cards="background_colour")
    assert tokens(table, "") == ["yellow", "blue", "red", "green", "purple"]


@pytest.mark.rule("GOL-S21")
def test_a_card_without_a_tile_places_nobody() -> None:
    table = seated("done")
    s = position(table)
    s.symbols = [symbols & ~2 for symbols in s.symbols]
    table.answer("blue")
    assert told(table) == ["No guild with blue: the card lapses without replacement"]
    assert men(table) == {}


@pytest.mark.rule("GOL-S14", "GOL-S22")
def test_without_a_card_left_he_plays_fewer() -> None:
    table = seated("done", "blue", "no-card")
    assert told(table)[0] == "Put his cards on the discard pile"
    assert asked(table) == "YourTurn"
    assert position(table).round == 2


def test_the_cards_can_change_hands_in_the_middle_of_his_turn() -> None:
    table = seated("done", "blue", "app-cards")
    s = position(table)
    assert (asked(table), s.round, len(s.turned), sum(s.deck)) == ("YourTurn", 2, 3, 103)
    table.answer("own-cards")
    table.answer("done")
    assert asked(table) == "TurnCard"
    table.undo()
    table.undo()
    table.undo()
    assert asked(table) == "TurnCard"
    assert men(table) == {"c1": 1}


# --- what your cards do to his men


@pytest.mark.rule("GOL-B48")
def test_a_tap_on_a_tile_changes_nothing_before_it_is_said_what_happened_there() -> None:
    table = seated("c1=2")
    table.answer("c1")
    assert (asked(table), men(table)) == ("AboutTile", {"c1": 2})
    assert tokens(table, "") == ["lost-one", "got-one", "colours", "threshold", "points", "nothing"]
    table.answer("nothing")
    assert (asked(table), men(table), told(table)) == ("YourTurn", {"c1": 2}, [])
    for answer in ("c1", "lost-one"):
        table.answer(answer)
    assert men(table) == {"c1": 1}
    assert told(table) == ["Take his liveryman off C1 (no. 3): 2 → 1"]
    for answer in ("c2", "got-one"):
        table.answer(answer)
    assert (asked(table), tokens(table, "")) == ("ManCame", ["c1", "no-tile"])
    table.answer("c1")
    assert men(table) == {"c2": 1}
    assert told(table) == ["Take his liveryman off C1 (no. 3): 1 → 0", "Put his liveryman on C2 Gog and Magog: 0 → 1"]
    for answer in ("c1", "got-one", "no-tile"):
        table.answer(answer)
    assert men(table) == {"c1": 1, "c2": 1}


@pytest.mark.rule("GOL-B48")
@pytest.mark.parametrize("before", [(), ("round=2", "done", "red", "red", "red", "placed")])
def test_a_liveryman_who_moved_is_asked_for_where_he_left_and_where_he_is(before: tuple[str, ...]) -> None:
    table = seated("c1=2", *before)
    had = men(table)
    assert {"man-off", "man-on"} <= set(tokens(table, EVENT))
    table.answer("man-on")
    assert tokens(table, "") == list(had)
    table.answer("c1")
    assert "c1" not in tokens(table, "")
    table.answer("e5")
    assert men(table) == had | {"c1": 1, "e5": 1}, "nobody has come from nowhere"
    for answer in ("man-off", "e5"):
        table.answer(answer)
    assert sum(men(table).values()) == sum(had.values()) - 1


def test_where_he_has_nobody_nobody_can_have_moved() -> None:
    assert not {"man-off", "man-on"} & set(tokens(seated(), EVENT))


@pytest.mark.rule("GOL-B48")
def test_where_he_has_nobody_he_cannot_lose_one() -> None:
    assert "lost-one" not in tokens(seated("c2"), "")


# --- tiles


@pytest.fixture
def even() -> soloist.Table:
    """Round 2, tiles are to be resolved: two men of his on d1, one on e1, the beadle on b1."""
    return seated("done", "red", "red", "green", "done", "red", "red", "green", "placed")


@pytest.mark.rule("GOL-S25")
def test_tiles_are_asked_for_in_even_rounds_only(even: soloist.Table) -> None:
    assert asked(seated("done", "red", "red", "red")) == "YourTurn"
    assert asked(even) == "Resolve"
    assert "guildhall" not in tokens(even, "")
    assert "a1" not in tokens(even, ""), "the beadle has closed it"
    assert len(tokens(even, "")) == 24


@pytest.mark.rule("GOL-S29", "GOL-S36")
def test_where_he_has_nobody_nothing_more_is_asked(even: soloist.Table) -> None:
    even.answer("c4")
    assert asked(even) == "Resolve"
    assert "c4" not in tokens(even, "")
    assert told(even) == ["Take the reward of C4 University of London, place your master, turn the tile over"]


@pytest.mark.rule("GOL-S31", "GOL-S33", "GOL-S36")
def test_he_scores_the_first_place_of_a_tile_that_he_won(even: soloist.Table) -> None:
    even.answer("d1")
    assert tokens(even, "") == ["i-won", "he-won", "tie"]
    even.answer("he-won")
    assert told(even) == ["Turn D1 (no. 4) over, without a master", "Boris: 7 → 12", "Put the neutral lying on D1 in the box"]
    assert "d1" not in men(even)


@pytest.mark.rule("GOL-S30", "GOL-S32")
def test_second_he_scores_the_token_alone(even: soloist.Table) -> None:
    even.answer("d1")
    even.answer("i-won")
    assert tokens(even, "") == ["0", "1", "2", "3", "4", "5"]
    even.answer("2")
    assert told(even) == [
        "Take the reward of D1 (no. 4), place your master, turn the tile over",
        "Boris: 7 → 9",
        "Put the neutral lying on D1 in the box",
    ]
    even.undo()
    even.answer("0")
    assert told(even) == [
        "Take the reward of D1 (no. 4), place your master, turn the tile over",
        "Put the neutral lying on D1 in the box",
    ]


@pytest.mark.rule("GOL-S35")
def test_at_a_tie_the_tile_stays_unless_you_win_ties(even: soloist.Table) -> None:
    before = men(even)
    even.answer("d1")
    even.answer("tie")
    assert men(even) == before
    always = seated("done", "red", "red", "green", "done", "red", "red", "green", "placed", "d1", boris_ties="you_win")
    assert tokens(always, "") == ["i-won", "he-won"]


@pytest.mark.rule("GOL-S44")
@pytest.mark.parametrize(("ruling", "vp", "beadle"), [("yes", 11, 3), ("no", 7, 2)])
def test_the_beadle_whose_tile_is_resolved_moves_at_once(ruling: str, vp: int, beadle: int) -> None:
    table = seated(
        "done", "red", "red", "red", "done", "red", "blue", "blue", "placed", "b1", beadle_scores_after_own_tile_resolved=ruling
    )  # fmt: skip
    if asked(table) == "WhoWon":
        table.answer("i-won")
        table.answer("0")
    assert told(table)[-1] == "Move the beadle to C1 (no. 3)"
    table.answer("no-more")
    s = position(table)
    assert (s.boris.vp, s.beadle, s.beadle_done) == (vp, beadle, False)
    assert (told(table)[1:-1] == ["Leave the beadle on C1 (no. 3)"]) == (ruling == "no")


def test_rewards_move_his_men_before_the_next_tile_is_tapped(even: soloist.Table) -> None:
    before = men(even)
    assert tokens(even, EVENT) == ["man-off", "man-on"]
    even.answer("man-off")
    assert tokens(even, "") == list(before)
    even.answer("d1")
    for answer in ("man-on", "d1", "c4"):
        even.answer(answer)
    assert asked(even) == "Resolve"
    after = {cell: count for cell, count in (before | {"d1": before["d1"] - 2, "c4": 1}).items() if count}
    assert men(even) == after


def test_a_tile_that_was_forgotten_is_turned_later(even: soloist.Table) -> None:
    even.answer("no-more")
    even.answer("tile-turned")
    assert "c1" not in tokens(even, ""), "the beadle stands there"
    even.answer("e5")
    assert asked(even) == "YourTurn"
    assert position(even).resolved[24]


# --- plantation, beadle and end


@pytest.mark.rule("GOL-S45a", "GOL-S45b", "GOL-S45c", "GOL-S45d")
@pytest.mark.parametrize(
    ("side", "yours", "vp"),
    [("virginia", 0, 7), ("virginia", 1, 3), ("virginia", 2, 0), ("ulster", 0, 3), ("ulster", 1, 3), ("ulster", 2, 0)],
)
def test_the_plantation_asks_for_none_one_or_two(side: str, yours: int, vp: int) -> None:
    table = seated("round=4", "done", "red", "red", "red", "placed", "no-more", side=side)
    assert asked(table) == "Plantation"
    assert tokens(table, EVENT) == ["other-side"]
    before = position(table).boris.vp
    table.answer(str(yours))
    s = position(table)
    assert s.boris.vp - before == vp
    assert ("Nobody wins the plantation: take no reward" in told(table)) == (yours == 1)
    assert (s.round, s.side) == (5, 1 if side == "virginia" else 0)
    assert told(table)[-2:] == [
        f"Turn the plantation over: {'Ulster' if side == 'virginia' else 'Virginia'}",
        "Put the round marker on 5",
    ]


@pytest.mark.rule("GOL-S45")
def test_the_side_can_be_set_right_when_it_counts() -> None:
    table = seated("round=8", "done", "red", "red", "red", "placed", "no-more", "other-side")
    assert asked(table) == "Plantation"
    before = position(table).boris.vp
    table.answer("0")
    assert position(table).boris.vp - before == 3


@pytest.mark.rule("GOL-S43", "GOL-S47")
def test_without_a_guild_for_the_beadle_the_round_is_the_last() -> None:
    table = seated("done", "red", "red", "red", "done", "red", "red", "red", "placed")
    s = position(table)
    for cell in range(2, CELLS):
        if s.tiles[cell] < 40:
            s.turn_over(cell)
    table.answer("no-more")
    assert told(table)[-3:] == [
        "Remove the beadle: this is the last round",
        "The game is over",
        "Score your mayoral cards and orthogonally adjacent masters",
    ]
    assert asked(table) == "YourTotal"


@pytest.mark.rule("GOL-S46", "GOL-S49", "GOL-S50")
def test_after_round_10_your_total_decides_and_a_tie_is_lost() -> None:
    table = seated("round=10", "done", "red", "red", "red", "placed", "no-more", "boris-vp=60")
    assert asked(table) == "YourTotal"
    assert tokens(table, NUMBER)[60] == "60"
    table.answer("60")
    assert table.result is not None
    assert (table.result.outcome, table.result.you, table.result.opponent, table.result.only_theirs) == ("lost", 60, 60, True)
    assert [(line.name.message, line.opponent) for line in table.result.lines] == [
        ("line-beadle", 7), ("line-tiles", 0), ("line-plantation", 0), ("line-by-hand", 53), ("line-total", 60),
    ]  # fmt: skip
    table.undo()
    table.answer("61")
    assert table.result.won
    assert COMPANION.margin(position(table)) == 1
