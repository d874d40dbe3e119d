"""Boris's turn: three cards, one after the other, and where each leads a liveryman."""

import pytest

from soloist.games.guilds_of_london.boris import NOWHERE
from soloist.games.guilds_of_london.boris_turn import BorisTurn
from soloist.games.guilds_of_london.components import CELLS, cell_token
from soloist.games.guilds_of_london.round import Round
from soloist.games.guilds_of_london.state import Guilds
from tests.games.guilds_of_london.acting import SPECIAL, headings, off_the_tiles, pass_round, piles
from tests.games.guilds_of_london.position import CARDS, CELL, COMPONENTS, TILES, at, colour, named, position
from tests.support.driving import asked, run, told, ways

PURPLE = "a1 d1 c2 d2 b3 d3 e3 c4 a5 e5"
YELLOW = "b1 a2 e2 b3 d3 a4 c4 a5 d5"
PLAIN = {
    "yellow": "apprentices",
    "blue": "passage",
    "red": "sedan-chair",
    "green": "quarterly-rents",
    "purple": "toast",
}
"""A card of each colour with that symbol alone."""


def goes(s: Guilds, card: str) -> str:
    """Where the first card of his turn leads, or nowhere."""
    before = s.theirs.copy()
    run(s, BorisTurn(), card)
    return " ".join(cell_token(cell) for cell in range(CELLS) if s.theirs[cell] > before[cell])


def open_to_all(beadle: str | None = None, resolved: str = "", masters: str = "") -> Guilds:
    """A position in which Boris may also go to special buildings."""
    return position(beadle=beadle, resolved=resolved, masters=masters, boris_uses_special_buildings="yes")


# --- the order of turns, and the cards


@pytest.mark.rule("GOL-S12")
def test_in_every_round_you_have_finished_your_turn_before_boris_draws() -> None:
    s = position(hand="toast fine")
    run(s, Round(), "toast-hire", "end", "passage")
    assert (asked(s), at(s.theirs)) == ("DrawCard", {})
    run(s, "passage")
    assert (asked(s), headings(s)[-2:]) == ("BorisCard", ["card", "boris"])


@pytest.mark.rule("GOL-S12")
def test_nothing_of_yours_comes_between_boris_and_the_end_of_the_round() -> None:
    s = position(round=2)
    pass_round(s, "toast", "toast", "toast")
    assert headings(s) == ["round-3", "you", "boris", "beadle", "round-4", "you"]


@pytest.mark.rule("GOL-S13")
def test_your_own_turn_has_the_usual_steps() -> None:
    s = position(hand="toast toast sedan-chair passage fine fine loan")
    run(s, Round(), "toast-hire", "sedan-chair-move", "d1", "passage-ability", "end")
    assert (off_the_tiles(s), at(s.yours)) == ({"guildhall": 3, "supply": 11, "plantation": 1}, {"d1": 1})
    run(s, "lobbying", "lobbying")
    assert (s.hand_size, asked(s)) == (6, "BorisCard")
    assert named(s.discards) == {"toast": 1, "sedan-chair": 1, "passage": 1}


@pytest.mark.rule("GOL-S13")
def test_over_the_limit_you_discard_before_boris_plays() -> None:
    s = position(hand="toast toast sedan-chair passage")
    run(s, Round(), "end", "loan", "loan", "fine", "fine")
    assert (asked(s), s.hand_size) == ("DiscardToLimit", 8)
    run(s, "passage")
    assert (asked(s), s.hand_size) == ("BorisCard", 7)


@pytest.mark.rule("GOL-S14")
def test_boris_plays_three_cards_each_carried_out_before_the_next_is_drawn() -> None:
    s = position()
    run(s, BorisTurn())
    assert (asked(s), ways(s)["toast"]) == ("BorisCard", 3)
    run(s, "toast")
    assert (at(s.theirs), ways(s)["toast"]) == ({"a1": 1}, 2)
    run(s, "sedan-chair")
    assert (at(s.theirs), asked(s)) == ({"a1": 1, "d1": 1}, "BorisCard")
    run(s, "passage")
    assert (at(s.theirs), asked(s)) == ({"a1": 1, "c1": 1, "d1": 1}, "")


@pytest.mark.rule("GOL-S14")
@pytest.mark.parametrize(("deck", "pile"), [("", ""), ("toast", ""), ("", "toast"), ("toast", "fine")])
def test_without_enough_cards_he_plays_fewer(deck: str, pile: str) -> None:
    s = position()
    piles(s, deck, pile)
    run(s, BorisTurn(), *deck.split(), *pile.split())
    assert (asked(s), sum(s.theirs)) == ("", len(deck.split() + pile.split()))
    assert (s.deck_left, s.discards_left) == (0, len(deck.split() + pile.split()))


@pytest.mark.rule("GOL-S15")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_brings_one_liveryman_and_neither_its_ability_nor_its_cost_matters(card: str) -> None:
    s = position(hand="toast", yours={"e4": 2}, theirs={"b5": 1}, plantation=2, masters="e5 d5")
    before = (s.vp, s.boris.vp, named(s.hand), off_the_tiles(s), s.yours.copy(), s.scoreboard, s.store, len(s.mayoral), s.wild)
    run(s, BorisTurn(), card)
    assert (asked(s), sum(s.theirs), s.aside_left) == ("BorisCard", 2, 1)
    after = (s.vp, s.boris.vp, named(s.hand), off_the_tiles(s), s.yours, s.scoreboard, s.store, len(s.mayoral), s.wild)
    assert after == before
    assert (s.hire_bonus, s.draw_end) == (0, 0)


@pytest.mark.rule("GOL-S15")
@pytest.mark.parametrize("card", CARDS)
def test_the_tile_he_goes_to_shows_a_symbol_of_the_card(card: str) -> None:
    s = position()
    tile = s.tile(CELL[goes(s, card)])
    assert tile.symbols & COMPONENTS.cards[CARDS.index(card)].symbols


# --- the search


@pytest.mark.rule("GOL-S16")
def test_a_resolved_tile_is_no_target() -> None:
    assert goes(open_to_all(), "sedan-chair") == "d1"
    assert goes(open_to_all(resolved="d1"), "sedan-chair") == "b2"
    assert goes(open_to_all(masters="d1 b2"), "sedan-chair") == "c2"


@pytest.mark.rule("GOL-S16", "GOL-S17")
def test_liverymen_already_there_and_a_reached_threshold_do_not_keep_him_away() -> None:
    assert goes(position(yours={"a1": 5}, theirs={"a1": 4}), "toast") == "a1"


@pytest.mark.rule("GOL-S17")
@pytest.mark.parametrize("beadle", [name for name in CELL if name not in ("guildhall", *SPECIAL)])
def test_the_beadles_own_tile_comes_first_if_it_matches(beadle: str) -> None:
    for name, card in PLAIN.items():
        s = position(beadle=beadle)
        if s.tile(CELL[beadle]).symbols & colour(name):
            assert goes(s, card) == beadle
        else:
            assert goes(s, card) not in ("", beadle)


@pytest.mark.rule("GOL-S17")
def test_a_matching_beadles_tile_is_told_as_such() -> None:
    s = position()
    run(s, BorisTurn(), "toast", "passage")
    assert [event.rule for event in s.story or [] if event.phrase.message == "told-boris"] == ["GOL-S17", "GOL-S18"]


@pytest.mark.rule("GOL-S18")
@pytest.mark.parametrize(
    ("beadle", "found"),
    [
        ("a1", {"yellow": "b1", "blue": "c1", "red": "d1", "green": "b1"}),
        ("b1", {"blue": "c1", "red": "d1", "purple": "d1"}),
        ("e1", {"yellow": "a2", "blue": "a2", "red": "b2", "purple": "c2"}),
        ("e2", {"blue": "a3", "red": "a3", "green": "b3", "purple": "b3"}),
        ("e3", {"yellow": "a4", "blue": "c4", "red": "a4", "green": "b4"}),
        ("e4", {"yellow": "a5", "blue": "b5", "green": "c5", "purple": "a5"}),
    ],
)
def test_from_the_beadle_he_goes_on_row_by_row_from_left_to_right(beadle: str, found: dict[str, str]) -> None:
    assert {name: goes(open_to_all(beadle=beadle), PLAIN[name]) for name in found} == found


@pytest.mark.rule("GOL-S18")
def test_the_guildhall_is_passed_over() -> None:
    assert goes(open_to_all(beadle="a3", resolved="b3"), "apprentices") == "d3"
    assert goes(open_to_all(beadle="a3", resolved="b3 d3 e3"), "toast") == "c4"


@pytest.mark.rule("GOL-S18")
def test_every_card_of_the_turn_starts_again_from_the_beadle_who_stays() -> None:
    s = position()
    run(s, BorisTurn(), "sedan-chair", "passage", "sedan-chair")
    assert (at(s.theirs), cell_token(s.beadle)) == ({"c1": 1, "d1": 2}, "a1")


@pytest.mark.rule("GOL-S19")
def test_after_the_bottom_right_tile_he_goes_on_at_the_top_left() -> None:
    assert goes(position(beadle="e5"), "sedan-chair") == "d1"
    assert goes(position(beadle="d5"), "sedan-chair") == "d1"
    assert goes(position(beadle="d5"), "quarterly-rents") == "b1"
    assert goes(position(beadle="d5"), "toast") == "e5"
    assert goes(position(beadle="d5", resolved="e5"), "toast") == "a1"


@pytest.mark.rule("GOL-S20")
def test_the_tile_just_before_the_beadle_is_tried_last() -> None:
    others = PURPLE.replace("d1 ", "")
    assert goes(position(beadle="e1", resolved=others), "toast") == "d1"
    assert goes(position(beadle="e1", resolved=f"{others} d1"), "toast") == ""


@pytest.mark.rule("GOL-S17", "GOL-S18", "GOL-S19", "GOL-S20")
def test_of_all_matching_tiles_he_takes_the_fewest_steps_ahead_of_the_beadle() -> None:
    for resolved in ("", PURPLE, YELLOW, "a1 b1 c1 d1 e1 a2 b2 d2", "b2 d2 c4 e4 a5 c5 e5"):
        s = position(resolved=resolved, beadle="e3", boris_uses_special_buildings="yes")
        symbols, boris = s.symbols, s.boris
        for beadle in range(CELLS):
            for wanted in range(1, 32):
                matching = [cell for cell in range(CELLS) if symbols[cell] & wanted]
                nearest = min(matching, key=lambda cell: (cell - beadle) % CELLS, default=NOWHERE)
                assert boris.find_tile(symbols, beadle, wanted) == nearest


# --- nothing found, and the pile


@pytest.mark.rule("GOL-S21")
def test_a_card_without_a_tile_is_lost_and_not_replaced() -> None:
    s = position(resolved=PURPLE)
    run(s, BorisTurn(), "toast", "passage", "banquet")
    assert (asked(s), at(s.theirs)) == ("", {"c1": 1})
    assert named(s.discards) == {"toast": 1, "passage": 1, "banquet": 1}
    assert told(s).count("told-boris-nothing") == 2


@pytest.mark.rule("GOL-S21")
def test_when_no_card_finds_a_tile_he_places_nobody() -> None:
    s = position(resolved=PURPLE)
    run(s, BorisTurn(), "toast", "toast", "toast")
    assert (asked(s), at(s.theirs), s.discards_left) == ("", {}, 3)


@pytest.mark.rule("GOL-S22")
def test_his_cards_lie_aside_until_the_turn_is_over_and_then_go_to_the_pile() -> None:
    s = position(resolved=PURPLE)
    run(s, BorisTurn(), "toast", "passage")
    assert (named(s.aside), s.discards_left) == ({"passage": 1, "toast": 1}, 0)
    run(s, "loan")
    assert (named(s.aside), named(s.discards)) == ({}, {"passage": 1, "loan": 1, "toast": 1})


@pytest.mark.rule("GOL-S22", "GOL-S14")
def test_a_reshuffle_in_the_middle_leaves_out_his_cards_with_and_without_a_tile() -> None:
    s = position("rik", resolved=PURPLE)
    piles(s, "toast passage", "fine loan")
    run(s, BorisTurn(), "toast", "passage")
    assert ways(s) == {"loan": 1, "fine": 1}
    run(s, "loan", "fine")
    assert (asked(s), s.deck_left, s.discards_left) == ("", 0, 4)


@pytest.mark.rule("GOL-S22")
def test_the_deck_is_not_reshuffled_before_a_card_is_needed() -> None:
    s = position()
    piles(s, "toast passage loan", "fine")
    run(s, BorisTurn(), "toast", "passage", "loan")
    assert (s.deck_left, named(s.discards)) == (0, {"passage": 1, "loan": 1, "toast": 1, "fine": 1})
    assert "told-reshuffled" not in told(s)


@pytest.mark.rule("GOL-S22")
def test_your_ability_cards_of_the_turn_before_are_in_the_pile_when_he_draws() -> None:
    s = position(hand="toast")
    piles(s, "passage passage", "")
    run(s, Round(), "toast-ability", "passage", "passage")
    assert (asked(s), ways(s)) == ("BorisCard", {"toast": 1})


# --- two symbols, special buildings


@pytest.mark.rule("GOL-S23")
@pytest.mark.parametrize(
    ("card", "beadle", "cell"),
    [
        ("colony-company", "a1", "b1"),
        ("emigrants", "a1", "b1"),
        ("thames-ferry", "b1", "c1"),
        ("homecoming", "b1", "c1"),
        ("endowment", "c1", "d1"),
        ("lobbying", "c1", "d1"),
        ("exchange-of-offices", "a1", "a1"),
        ("journeymen", "d5", "d5"),
        ("post-rider", "d5", "b1"),
    ],
)
def test_a_card_with_two_symbols_takes_the_first_tile_that_shows_either(card: str, beadle: str, cell: str) -> None:
    assert goes(position(beadle=beadle), card) == cell


@pytest.mark.rule("GOL-S23")
def test_a_tile_with_several_symbols_matches_with_any_of_them() -> None:
    for name, card in PLAIN.items():
        fits = bool(COMPONENTS.tiles[TILES.index("grocers")].symbols & colour(name))
        assert fits == (name in ("yellow", "green"))
        assert (goes(position(beadle="b1"), card) == "b1") == fits


@pytest.mark.rule("GOL-S23", "GOL-S21")
def test_a_card_with_two_symbols_is_lost_only_when_neither_is_left() -> None:
    assert goes(position(resolved=PURPLE), "livery-gowns") == "b1"
    assert goes(position(resolved=f"{PURPLE} b1 a2 e2 a4 d5"), "livery-gowns") == ""


@pytest.mark.rule("GOL-S24")
@pytest.mark.parametrize(("beadle", "card", "cell"), [("b2", "passage", "c2"), ("a3", "toast", "b3"), ("e2", "endowment", "b3")])
def test_with_the_other_reading_special_buildings_are_targets_like_any_tile(beadle: str, card: str, cell: str) -> None:
    assert goes(open_to_all(beadle=beadle), card) == cell


@pytest.mark.rule("GOL-S24")
def test_with_the_other_reading_a_special_building_can_be_the_only_target() -> None:
    guilds = " ".join(name for name in CELL if name not in ("guildhall", *SPECIAL, "a1"))
    assert [goes(open_to_all(resolved=guilds), PLAIN[name]) for name in ("yellow", "blue", "red", "green")] == [
        "b3",
        "c2",
        "c2",
        "c2",
    ]


@pytest.mark.rule("GOL-S24")
def test_special_buildings_are_passed_over_and_nothing_else_changes() -> None:
    for name, card in PLAIN.items():
        for beadle in [cell for cell in CELL if cell not in ("guildhall", *SPECIAL)]:
            passed_over = goes(position(beadle=beadle), card)
            assert passed_over == goes(position(beadle=beadle, resolved=" ".join(SPECIAL)), card)
            assert position().tile(CELL[passed_over]).symbols & colour(name)


@pytest.mark.rule("GOL-S24")
@pytest.mark.parametrize(
    ("beadle", "found"),
    [
        ("e1", {"yellow": "a2", "blue": "a2", "red": "b2", "purple": "d2"}),
        ("e2", {"blue": "a3", "red": "a3", "green": "b4", "purple": "e3"}),
        ("e3", {"yellow": "a4", "blue": "d4", "red": "a4", "green": "b4"}),
    ],
)
def test_he_goes_on_to_the_next_guild_behind_a_special_building(beadle: str, found: dict[str, str]) -> None:
    assert {name: goes(position(beadle=beadle), PLAIN[name]) for name in found} == found


@pytest.mark.rule("GOL-S24", "GOL-S21")
def test_with_only_special_buildings_left_his_cards_are_lost() -> None:
    guilds = " ".join(name for name in CELL if name not in ("guildhall", *SPECIAL, "a1"))
    s = position(resolved=guilds)
    assert [goes(position(resolved=guilds), PLAIN[name]) for name in PLAIN] == ["", "", "", "", "a1"]
    run(s, BorisTurn(), "passage", "sedan-chair", "quarterly-rents")
    assert (at(s.theirs), told(s).count("told-boris-nothing")) == ({}, 3)


@pytest.mark.rule("GOL-S14")
def test_his_cards_are_drawn_from_the_deck_as_it_is() -> None:
    s = position(hand="toast toast passage")
    run(s, BorisTurn())
    assert (sum(ways(s).values()), ways(s)["toast"], ways(s)["passage"]) == (102, 1, 4)
