"""The thirteen rulings: for each, one position in which all its readings differ."""

import pytest

from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.beadle import BeadleScores
from soloist.games.guilds_of_london.boris_turn import BorisTurn
from soloist.games.guilds_of_london.components import CHURCH_CELL, SPECIAL_CELLS, cell_token
from soloist.games.guilds_of_london.ending import FinalScore
from soloist.games.guilds_of_london.plantation import ScorePlantation
from soloist.games.guilds_of_london.promo import OfferClaim
from soloist.games.guilds_of_london.resolving import ResolveTiles
from soloist.games.guilds_of_london.setup import ChooseSide, LayTiles
from tests.games.guilds_of_london.acting import boxed, off_the_tiles, started
from tests.games.guilds_of_london.position import TOKENS, at, cells, position
from tests.support.driving import asked, offered, run, ways


def readings(ruling: str) -> list[str]:
    return GAME.book.rulings[ruling].values


@pytest.mark.rule("GOL-S11")
def test_plantation_start_side_before_the_side_is_known() -> None:
    sides = {}
    for reading in readings("plantation_start_side"):
        s = position(plantation_start_side=reading)
        run(s, ChooseSide())
        sides[reading] = ways(s)
    assert sides == {"random": {"virginia": 1, "ulster": 1}, "virginia": {"virginia": 1}, "ulster": {"ulster": 1}}


@pytest.mark.rule("GOL-S24")
def test_boris_uses_special_buildings_with_gog_and_magog_next_to_the_beadle() -> None:
    found = {}
    for reading in readings("boris_uses_special_buildings"):
        s = position(beadle="b2", boris_uses_special_buildings=reading)
        run(s, BorisTurn(), "passage")
        found[reading] = at(s.theirs)
    assert found == {"yes": {"c2": 1}, "no": {"a3": 1}}


@pytest.mark.rule("GOL-S24")
@pytest.mark.parametrize("reading", ["yes", "no"])
def test_boris_uses_special_buildings_does_not_touch_their_resolution(reading: str) -> None:
    s = position(yours={"c4": 3}, theirs={"c4": 2}, boris_uses_special_buildings=reading)
    run(s, ResolveTiles(0))
    assert (cells(s.masters), s.vp, s.boris.vp) == (["c4"], 4, 1)


@pytest.mark.rule("GOL-S23")
def test_two_symbol_cards_with_a_blue_card_that_shows_yellow_too() -> None:
    found = {}
    for reading in readings("two_symbol_cards"):
        s = position(two_symbol_cards=reading)
        run(s, BorisTurn(), "colony-company")
        found[reading] = at(s.theirs)
    assert found == {"any_symbol": {"b1": 1}, "background_colour": {"c1": 1}}


@pytest.mark.rule("GOL-S23", "GOL-S21")
def test_two_symbol_cards_by_background_can_find_nothing_where_the_other_symbol_is_left() -> None:
    blue = "c1 a2 c2 a3 d3 c4 d4 b5 e5"
    s = position(resolved=blue, two_symbol_cards="background_colour")
    run(s, BorisTurn(), "colony-company", "emigrants", "passage")
    assert at(s.theirs) == {"b1": 1}


@pytest.mark.rule("GOL-S35")
def test_boris_ties_with_two_each_and_no_master() -> None:
    after = {}
    for reading in readings("boris_ties"):
        s = position(yours={"d1": 2}, theirs={"d1": 2}, boris_ties=reading, hand="toast")
        run(s, ResolveTiles(0))
        question = asked(s)
        if question:
            run(s, "stop")
        after[reading] = (question, cells(s.masters), s.vp, s.boris.vp)
    assert after == {"adjacent_master_or_unresolved": ("AskNeutrals", [], 0, 0), "you_win": ("", ["d1"], 5, 1)}


@pytest.mark.rule("GOL-S44")
def test_beadle_scores_after_own_tile_resolved_with_his_tile_won_by_you() -> None:
    after = {}
    for reading in readings("beadle_scores_after_own_tile_resolved"):
        s = position(yours={"a1": 4}, beadle_scores_after_own_tile_resolved=reading)
        run(s, ResolveTiles(0))
        run(s, BeadleScores())
        after[reading] = (s.boris.vp, cells(s.resolved), cell_token(s.beadle))
    assert after == {"yes": (4, ["a1", "b1"], "c1"), "no": (0, ["a1"], "b1")}


@pytest.mark.rule("GOL-S44")
@pytest.mark.parametrize("reading", ["yes", "no"])
def test_beadle_scores_after_own_tile_resolved_concerns_that_round_only(reading: str) -> None:
    s = position(yours={"a1": 4}, beadle_scores_after_own_tile_resolved=reading)
    run(s, ResolveTiles(0))
    run(s, BeadleScores())
    before = s.boris.vp
    run(s, BeadleScores())
    assert s.boris.vp == before + 4


@pytest.mark.rule("GOL-S44")
@pytest.mark.parametrize("reading", ["yes", "no"])
def test_beadle_scores_after_own_tile_resolved_does_not_matter_when_another_tile_was(reading: str) -> None:
    s = position(yours={"d1": 4}, beadle_scores_after_own_tile_resolved=reading)
    run(s, ResolveTiles(0))
    run(s, BeadleScores())
    assert (s.boris.vp, cell_token(s.beadle)) == (7, "b1")


@pytest.mark.rule("GOL-S45b")
@pytest.mark.parametrize("side", [0, 1])
def test_one_pawn_on_plantation_with_an_edition_whose_right_half_is_5(side: int) -> None:
    edition = GAME.edition(GAME.standard.text.replace("second_vp = 3", "second_vp = 5"))
    scored = {}
    for reading in readings("one_pawn_on_plantation"):
        s = GAME.start("boris", GAME.book.choose({"one_pawn_on_plantation": reading}), edition)
        s.agenda.clear()
        s.side, s.plantation = side, 1
        run(s, ScorePlantation())
        scored[reading] = s.boris.vp
    assert scored == {"boris_vp_one": 3, "right_half": 5}


@pytest.mark.rule("GOL-S52")
def test_promo_card_with_a_second_place_for_you() -> None:
    after = {}
    for reading in readings("promo_card"):
        s = position(yours={"d1": 1}, theirs={"d1": 3}, promo_card=reading)
        run(s, ResolveTiles(0))
        after[reading] = (boxed(s), [TOKENS[token] for token in s.promo_tokens], s.vp)
    assert after == {"no": (["token-vp1"], [], 1), "yes": ([], ["token-vp1"], 1)}


@pytest.mark.rule("GOL-S55")
@pytest.mark.parametrize(("token", "kept"), [("token-vp3", (3, 11)), ("token-hire2", (0, 9))])
def test_promo_token_effect_with_a_second_place_for_you(token: str, kept: tuple[int, int]) -> None:
    after = {}
    for reading in readings("promo_token_effect"):
        s = position(yours={"d1": 1}, theirs={"d1": 3}, tokens={"d1": token}, promo_card="yes", promo_token_effect=reading)
        run(s, ResolveTiles(0))
        assert [TOKENS[number] for number in s.promo_tokens] == [token]
        after[reading] = (s.vp, s.supply)
    assert after == {"kept": kept, "lost": (0, 11)}


@pytest.mark.rule("GOL-S55")
@pytest.mark.parametrize("reading", ["kept", "lost"])
def test_promo_token_effect_has_no_meaning_without_the_card(reading: str) -> None:
    s = position(yours={"d1": 1}, theirs={"d1": 3}, tokens={"d1": "token-vp3"}, promo_token_effect=reading)
    run(s, ResolveTiles(0))
    assert (s.vp, s.promo_tokens) == (3, [])


@pytest.mark.rule("GOL-S57", "GOL-S59")
def test_promo_claims_special_buildings_with_the_university_and_a_guild_resolved() -> None:
    tiles = {}
    for reading in readings("promo_claims_special_buildings"):
        s = position(resolved="d1 e1 c4", promo_card="yes", promo_claims_special_buildings=reading)
        s.promo_tokens = [0, 0, 0]
        run(s, OfferClaim())
        tiles[reading] = offered(s)
    assert tiles == {"no": ["claim-d1", "claim-e1", "go-on"], "yes": ["claim-d1", "claim-e1", "claim-c4", "go-on"]}
    run(s, "claim-c4")
    assert (s.vp, cells(s.masters), s.no_hand_limit) == (4, ["c4"], False)


@pytest.mark.rule("GOL-B09")
def test_special_buildings_choice_at_the_right_side_of_the_guildhall() -> None:
    right = {}
    for reading in readings("special_buildings_choice"):
        s = started(special_buildings_choice=reading)
        s.agenda.clear()
        run(s, LayTiles(SPECIAL_CELLS[0]))
        first = offered(s)
        s.agenda.clear()
        run(s, LayTiles(CHURCH_CELL))
        right[reading] = (first, s.tiles[CHURCH_CELL] >= 0 and s.tile(CHURCH_CELL).id, len(offered(s)))
    others = ["gog-and-magog", "assembly-hall", "lord-mayors-parade", "university-of-london"]
    assert right == {
        "church_right": (others, "st-lawrence-jewry", 40),
        "random": (["st-lawrence-jewry", *others], False, 5),
    }


@pytest.mark.rule("GOL-B34")
def test_neutral_hire_allowed_with_one_in_the_store_and_one_on_the_scoreboard() -> None:
    sources = {}
    for reading in readings("neutral_hire_allowed"):
        s = position(yours={"d1": 2}, theirs={"d1": 3}, store=1, scoreboard=1, hand="toast", neutral_hire_allowed=reading)
        run(s, ResolveTiles(0))
        sources[reading] = offered(s)
    assert sources == {"yes": ["toast", "store", "stop"], "no": ["store", "stop"]}


@pytest.mark.rule("GOL-B37", "GOL-S36")
@pytest.mark.parametrize(("yours", "theirs", "surplus"), [(5, 0, 4), (2, 3, 2)])
def test_surplus_liverymen_go_to_after_a_normal_resolution(yours: int, theirs: int, surplus: int) -> None:
    after = {}
    for reading in readings("surplus_liverymen_go_to"):
        s = position(yours={"d1": yours}, theirs={"d1": theirs}, surplus_liverymen_go_to=reading)
        run(s, ResolveTiles(0))
        after[reading] = off_the_tiles(s)
    assert after == {
        "guildhall": {"guildhall": 4 + surplus, "supply": 12 - yours, "plantation": 0},
        "supply": {"guildhall": 4, "supply": 12 - yours + surplus, "plantation": 0},
    }


@pytest.mark.rule("GOL-B44", "GOL-S48")
def test_adjacent_master_pair_vp_with_two_pairs() -> None:
    totals = {}
    for reading in readings("adjacent_master_pair_vp"):
        s = position(vp=3, masters="a1 b1 a2", adjacent_master_pair_vp=reading)
        run(s, FinalScore())
        totals[reading] = GAME.result(s).you
    assert totals == {"1": 5, "2": 7}


@pytest.mark.rule("GOL-S11", "GOL-S23", "GOL-S24", "GOL-S35", "GOL-S44", "GOL-S45b", "GOL-S52", "GOL-S55", "GOL-S57")
def test_the_default_is_the_reading_the_clause_tells() -> None:
    assert {name: (ruling.clause, ruling.values, ruling.default) for name, ruling in GAME.book.rulings.items()} == {
        "plantation_start_side": ("GOL-S11", ["random", "virginia", "ulster"], "random"),
        "boris_uses_special_buildings": ("GOL-S24", ["yes", "no"], "no"),
        "two_symbol_cards": ("GOL-S23", ["any_symbol", "background_colour"], "any_symbol"),
        "boris_ties": ("GOL-S35", ["adjacent_master_or_unresolved", "you_win"], "adjacent_master_or_unresolved"),
        "beadle_scores_after_own_tile_resolved": ("GOL-S44", ["yes", "no"], "yes"),
        "one_pawn_on_plantation": ("GOL-S45b", ["boris_vp_one", "right_half"], "boris_vp_one"),
        "promo_card": ("GOL-S52", ["no", "yes"], "no"),
        "promo_token_effect": ("GOL-S55", ["kept", "lost"], "kept"),
        "promo_claims_special_buildings": ("GOL-S57", ["no", "yes"], "no"),
        "special_buildings_choice": ("GOL-B09", ["church_right", "random"], "church_right"),
        "neutral_hire_allowed": ("GOL-B34", ["yes", "no"], "yes"),
        "surplus_liverymen_go_to": ("GOL-B37", ["guildhall", "supply"], "guildhall"),
        "adjacent_master_pair_vp": ("GOL-B44", ["1", "2"], "1"),
    }
