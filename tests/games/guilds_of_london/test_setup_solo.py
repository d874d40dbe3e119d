"""Frame and set-up of the solo game: what differs from two players."""

import pytest

from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.boris_turn import BorisTurn
from soloist.games.guilds_of_london.components import CELLS, GUILDHALL, cell_token
from soloist.games.guilds_of_london.ending import FinalScore
from soloist.games.guilds_of_london.resolving import ResolveTiles
from soloist.games.guilds_of_london.round import Round
from soloist.games.guilds_of_london.setup import ChooseSide, PlaceNeutrals
from soloist.games.guilds_of_london.state import Guilds
from tests.games.guilds_of_london.acting import SPECIAL, dealt, headings, off_the_tiles, pass_round, random_game, started
from tests.games.guilds_of_london.position import CELL, GRID, at, cells, position
from tests.support.driving import asked, offered, run, told, ways

LEVELS = [level.id for level in GAME.levels]
SHUFFLED = (
    *("bakers", "mercers", "blacksmiths", "fishmongers", "goldsmiths"),
    *("fletchers", "cutlers", "gog-and-magog", "haberdashers", "salters"),
    *("ironmongers", "assembly-hall", "", "st-lawrence-jewry", "vintners"),
    *("bowyers", "dyers", "university-of-london", "coopers", "leathersellers"),
    *("pewterers", "cooks", "drapers", "grocers", "wax-chandlers"),
)
"""Priorities in no order: the lowest are 1 2 3 4 5 8, the highest 40 39 38 36 35 20."""


def neutrals(grid: tuple[str, ...], side: str) -> Guilds:
    s = position(grid=grid, side=side, beadle="")
    run(s, PlaceNeutrals())
    return s


@pytest.mark.rule("GOL-S01")
@pytest.mark.parametrize(("vp", "boris_vp"), [(0, 0), (0, 30), (30, 0)])
def test_you_are_first_and_boris_second_whoever_is_ahead(vp: int, boris_vp: int) -> None:
    s = position(vp=vp, boris_vp=boris_vp)
    s.round = 0
    pass_round(s, "toast", "toast", "toast")
    assert headings(s) == ["round-1", "you", "boris", "beadle", "round-2", "you"]


@pytest.mark.rule("GOL-S01")
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_but_you_is_ever_asked_to_decide(level: str) -> None:
    s = position(level, yours={"e4": 1}, theirs={"d1": 3})
    run(s, BorisTurn())
    while asked(s):
        assert asked(s) == "BorisCard"
        run(s, offered(s)[0])


@pytest.mark.rule("GOL-S02")
@pytest.mark.parametrize("promo", ["no", "yes"])
@pytest.mark.parametrize("seed", range(10))
def test_the_pieces_of_the_two_player_game_are_all_there_at_every_moment(seed: int, promo: str) -> None:
    def check(s: Guilds) -> None:
        assert s.guildhall + s.supply + s.plantation + sum(s.yours) + s.masters.count(True) == 16
        assert sum(s.hand) + sum(s.deck) + sum(s.discards) + sum(s.aside) == 105
        assert (s.hand_size, s.deck_left) == (sum(s.hand), sum(s.deck))
        assert (s.discards_left, s.aside_left) == (sum(s.discards), sum(s.aside))
        assert len(s.mayoral) + len(s.mayoral_seen) + sum(s.mayoral_deck) + sum(s.mayoral_discards) == 21
        on_tiles = len([token for token in s.tokens if token >= 0])
        assert s.unseen_tokens_left + on_tiles + len(s.promo_tokens) + len(s.boxed_tokens) == 30
        assert s.scoreboard + s.store + s.lent == 2
        assert min([s.guildhall, s.supply, s.plantation, *s.yours, *s.theirs, *s.hand, *s.deck, *s.discards, *s.aside]) == 0
        assert not [cell for cell in range(CELLS) if s.resolved[cell] and (s.yours[cell] or s.theirs[cell] or s.raised[cell])]

    random_game(started(promo_card=promo), seed, check)


@pytest.mark.rule("GOL-S03")
@pytest.mark.parametrize("level", LEVELS)
def test_the_table_is_laid_as_for_two_players(level: str) -> None:
    s = dealt(level)
    assert [cell for cell in range(CELLS) if s.tiles[cell] < 0] == [GUILDHALL]
    assert [cell_token(c) for c in range(CELLS) if c != GUILDHALL and s.tile(c).priority == 0] == list(SPECIAL)
    assert len([token for token in s.tokens if token >= 0]) == 24
    assert s.tile(s.beadle).priority == min(s.tile(c).priority for c in range(CELLS) if c != GUILDHALL and s.tile(c).priority)
    assert (s.hand_size, len(s.mayoral), s.mayoral_discards_left) == (6, 1, 2)
    assert off_the_tiles(s) == {"guildhall": 4, "supply": 12, "plantation": 0}
    assert (s.vp, s.boris.vp, s.side) == (0, 0, 0)


@pytest.mark.rule("GOL-S03")
def test_you_choose_one_of_three_mayoral_cards_when_all_else_is_laid() -> None:
    s = started()
    while asked(s) != "KeepMayoral":
        run(s, offered(s)[0])
    assert (len(offered(s)), s.hand_size, s.beadle >= 0, len(cells(s.raised)), s.round) == (3, 6, True, 6, 0)


@pytest.mark.rule("GOL-S04")
@pytest.mark.parametrize("level", LEVELS)
def test_two_neutrals_lie_on_the_scoreboard(level: str) -> None:
    s = dealt(level)
    assert (s.scoreboard, s.store) == (2, 0)


@pytest.mark.rule("GOL-S05")
@pytest.mark.parametrize("level", LEVELS)
def test_only_your_cards_leave_the_decks_at_set_up(level: str) -> None:
    s = dealt(level)
    assert (s.hand_size, s.deck_left, s.discards_left, s.aside_left) == (6, 99, 0, 0)
    assert (len(s.mayoral), s.mayoral_discards_left, s.mayoral_deck_left) == (1, 2, 18)


@pytest.mark.rule("GOL-S05")
def test_after_his_turn_boris_holds_no_card() -> None:
    s = position()
    run(s, BorisTurn(), "toast", "fine", "passage")
    assert (s.aside_left, s.hand_size, s.deck_left, s.discards_left) == (0, 0, 102, 3)


@pytest.mark.rule("GOL-S06")
def test_boris_begins_with_nobody_on_a_tile() -> None:
    assert at(dealt().theirs) == {}


@pytest.mark.rule("GOL-S06")
def test_boriss_liverymen_on_the_guildhall_are_not_yours_to_count_or_move() -> None:
    s = position(guildhall=0, hand="sedan-chair", mayoral="common-hall")
    s.supply = 0
    run(s, Round())
    assert asked(s) == "DrawCard", "with nobody of yours there the card cannot be played"
    s.agenda.clear()
    run(s, FinalScore())
    assert GAME.result(s).you == 0


@pytest.mark.rule("GOL-S07")
@pytest.mark.parametrize("placed", [11, 12, 15, 16, 63, 64])
def test_boriss_liverymen_never_run_out(placed: int) -> None:
    s = position(theirs={"e3": placed})
    run(s, BorisTurn(), "toast", "toast", "toast")
    assert at(s.theirs) == {"a1": 3, "e3": placed}


@pytest.mark.rule("GOL-S08")
def test_with_virginia_the_six_lowest_priorities_get_a_neutral() -> None:
    assert cells(neutrals(SHUFFLED, "virginia").raised) == ["b1", "d1", "e1", "d2", "c5", "d5"]
    assert cells(neutrals(GRID, "virginia").raised) == ["a1", "b1", "c1", "d1", "e1", "a2"]


@pytest.mark.rule("GOL-S08")
def test_with_ulster_the_six_highest_priorities_get_a_neutral() -> None:
    assert cells(neutrals(SHUFFLED, "ulster").raised) == ["c1", "a2", "a4", "d4", "b5", "e5"]
    assert cells(neutrals(GRID, "ulster").raised) == ["e4", "a5", "b5", "c5", "d5", "e5"]


@pytest.mark.rule("GOL-S08")
@pytest.mark.parametrize(("side", "among"), [("virginia", True), ("ulster", False)])
def test_the_beadles_first_tile_is_among_the_six_with_virginia(side: str, among: bool) -> None:
    s = neutrals(SHUFFLED, side)
    assert (cell_token(s.beadle), s.raised[s.beadle]) == ("b1", among)


@pytest.mark.rule("GOL-S08")
@pytest.mark.parametrize("side", ["virginia", "ulster"])
def test_special_buildings_get_none_and_the_scoreboard_keeps_its_two(side: str) -> None:
    s = neutrals(SHUFFLED, side)
    assert [name for name in SPECIAL if s.raised[CELL[name]]] == []
    assert (len(cells(s.raised)), s.scoreboard) == (6, 2)


@pytest.mark.rule("GOL-S09")
def test_a_threshold_neutral_makes_a_4_a_5() -> None:
    s = position(raised="d1")
    assert [s.threshold(CELL[name]) for name in ("b1", "c1", "d1")] == [4, 4, 5]


@pytest.mark.rule("GOL-S09", "GOL-S10")
@pytest.mark.parametrize(("pawns", "ripe"), [(3, False), (4, False), (5, True)])
def test_a_threshold_neutral_is_no_pawn_and_does_not_cancel_itself(pawns: int, ripe: bool) -> None:
    s = position(raised="d1", yours={"d1": pawns})
    assert s.pawns(CELL["d1"]) == pawns
    run(s, ResolveTiles(0))
    assert s.resolved[CELL["d1"]] is ripe


@pytest.mark.rule("GOL-S10")
def test_a_threshold_neutral_is_on_nobodys_side() -> None:
    s = position(raised="d1", yours={"d1": 2}, theirs={"d1": 3})
    run(s, ResolveTiles(0))
    assert (s.vp, s.boris.vp) == (1, 5)
    s = position(raised="d1", yours={"d1": 3}, theirs={"d1": 3})
    run(s, ResolveTiles(0))
    assert not s.resolved[CELL["d1"]]


@pytest.mark.rule("GOL-S11")
def test_the_plantations_first_side_is_drawn_or_the_one_you_chose() -> None:
    for ruling, sides in [("random", {"virginia": 1, "ulster": 1}), ("virginia", {"virginia": 1}), ("ulster", {"ulster": 1})]:
        s = position(plantation_start_side=ruling)
        run(s, ChooseSide())
        assert ways(s) == sides


@pytest.mark.rule("GOL-S11")
def test_the_side_is_fixed_before_the_thresholds_rise() -> None:
    s = started()
    while asked(s) != "ChooseSide":
        run(s, offered(s)[0])
    assert (s.side, cells(s.raised)) == (-1, [])
    run(s, "ulster")
    assert (s.side, len(cells(s.raised))) == (1, 6)
    assert [message for message in told(s) if message in ("told-side", "told-raised")] == ["told-side", "told-raised"]
