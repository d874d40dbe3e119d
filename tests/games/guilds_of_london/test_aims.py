"""The end of the game: mayoral cards and adjacent masters."""

import pytest

from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.ending import EndOfRound, FinalScore
from soloist.games.guilds_of_london.state import Guilds
from tests.games.guilds_of_london.position import GRID, MAYORAL, position
from tests.support.driving import asked, run

MASTERS = "a1 b1 e1 b2 c2 e5"
"""Mercers purple 5, grocers yellow and green 4, goldsmiths green 3, merchant taylors red 4, Gog and Magog (all but yellow) 6,
wax chandlers blue and purple 5."""

SCORED = {
    "friend-of-the-yellow-guilds": 2 * 1,
    "friend-of-the-blue-guilds": 2 * 2,
    "friend-of-the-red-guilds": 2 * 2,
    "friend-of-the-green-guilds": 2 * 3,
    "friend-of-the-purple-guilds": 2 * 3,
    "man-of-many-liveries": 6,
    "city-walls": 4,
    "cheapside": 2 * 2,
    "four-gates": 3 * 3,
    "ward-alliance": 4,
    "civic-works": 3 * 1,
    "common-hall": 3,
    "full-purse": 4,
    "rows-of-shops": 3,
    "long-lanes": 4,
    "overseas-venture": 4 * 1,
    "pure-crafts": 3,
    "mixed-crafts": 2,
    "great-companies": 2 * 3,
    "minor-companies": 2 * 1,
    "lord-mayors-balance": 5 + 2,
}

MOST: dict[str, tuple[str, int]] = {
    "friend-of-the-yellow-guilds": ("b1 a2 e2 b3 d3", 8),
    "friend-of-the-blue-guilds": ("c1 a2 c2 a3 d3", 8),
    "friend-of-the-red-guilds": ("d1 b2 c2 a3 b3", 8),
    "friend-of-the-green-guilds": ("b1 e1 c2 d2 b3", 8),
    "friend-of-the-purple-guilds": ("a1 d1 c2 d2 b3", 8),
    "man-of-many-liveries": ("a1 c1 e1 b2 d2 a3 e3 b4 d4", 8),
    "city-walls": ("a1 b1 c1 d1 e1 a2 a3 a4", 7),
    "cheapside": ("b2 c2 d2 b3 d3", 8),
    "four-gates": ("a1 e1 a5 e5", 9),
    "ward-alliance": ("a1 b1 c1 d1 e1 a2 b2 c2 d2", 8),
    "civic-works": ("c2 b3 d3 c4", 9),
    "common-hall": ("", 5),
    "full-purse": ("", 6),
    "rows-of-shops": ("a1 b1 a2 a3 a4 a5", 5),
    "long-lanes": ("a1 b1 c1 d1 e1 a2", 5),
    "overseas-venture": ("", 8),
    "pure-crafts": ("a1 c1 e1 b2 e2 e3 b4 e4", 7),
    "mixed-crafts": ("b1 d1 a2 d2 a3 a4 d4 a5", 7),
    "great-companies": ("a1 a2 c2 b3 d3", 8),
    "minor-companies": ("d1 e1 e2 e4 b5", 8),
    "lord-mayors-balance": ("a1 b1 c1 d1 e1 c2", 7),
}


def of_cards(s: Guilds) -> int:
    """What the mayoral cards give in the final account."""
    return next(line.you for line in GAME.result(s).lines if line.name.message == "line-mayoral")


def of_masters(s: Guilds) -> int:
    """What adjacent masters give in the final account."""
    return next(line.you for line in GAME.result(s).lines if line.name.message == "line-masters")


@pytest.mark.rule("GOL-B53", "GOL-B06")
@pytest.mark.parametrize("card", MAYORAL)
def test_every_mayoral_card_counts_what_it_says(card: str) -> None:
    s = position(mayoral=card, masters=MASTERS, guildhall=3, hand="toast toast loan fine")
    s.plantations_won = 1
    run(s, FinalScore())
    assert of_cards(s) == SCORED[card]


@pytest.mark.rule("GOL-B53")
@pytest.mark.parametrize("card", MAYORAL)
def test_every_mayoral_card_stops_at_its_limit(card: str) -> None:
    grid = (*GRID[:3], "carpenters", *GRID[4:]) if card == "minor-companies" else GRID
    s = position(grid=grid, mayoral=card, masters=MOST[card][0], guildhall=7, hand="toast toast loan fine passage ledger banquet")
    s.plantations_won = 3
    run(s, FinalScore())
    assert of_cards(s) == MOST[card][1]


@pytest.mark.rule("GOL-B53")
@pytest.mark.parametrize("card", [card for card in MAYORAL if card not in ("common-hall", "full-purse", "overseas-venture")])
def test_without_masters_a_card_about_masters_gives_nothing(card: str) -> None:
    s = position(mayoral=card, yours={"a1": 3, "c2": 2}, plantation=2)
    run(s, FinalScore())
    assert of_cards(s) == 0


@pytest.mark.rule("GOL-B53", "GOL-B43")
def test_each_card_counts_by_itself_and_all_are_added() -> None:
    held = "city-walls cheapside four-gates lord-mayors-balance civic-works"
    s = position(mayoral=held, masters=MASTERS, vp=10)
    run(s, FinalScore())
    assert of_cards(s) == sum(SCORED[card] for card in held.split())
    assert GAME.result(s).you == 10 + of_cards(s) + of_masters(s)


@pytest.mark.rule("GOL-B53")
@pytest.mark.parametrize(
    ("card", "scored"),
    [
        ("friend-of-the-yellow-guilds", 0),
        ("friend-of-the-blue-guilds", 2),
        ("great-companies", 2),
        ("man-of-many-liveries", 1),
        ("cheapside", 2),
        ("ward-alliance", 1),
        ("lord-mayors-balance", 4),
        ("rows-of-shops", 1),
        ("pure-crafts", 0),
        ("mixed-crafts", 0),
    ],
)
def test_a_master_on_a_special_building_counts_with_all_its_symbols_but_not_among_guilds(card: str, scored: int) -> None:
    s = position(mayoral=card, masters="c2")
    run(s, FinalScore())
    assert of_cards(s) == scored


@pytest.mark.rule("GOL-B53")
def test_the_printed_threshold_counts_without_neutrals() -> None:
    for card, scored in (("great-companies", 0), ("minor-companies", 2)):
        s = position(mayoral=card, masters="e1", raised="e1")
        run(s, FinalScore())
        assert of_cards(s) == scored
    s = position(mayoral="great-companies", masters="d1", raised="d1")
    run(s, FinalScore())
    assert of_cards(s) == 0


@pytest.mark.rule("GOL-B53")
@pytest.mark.parametrize(("masters", "group"), [("a1", 1), ("a1 b2", 1), ("a1 b1 c1 a5 b5", 3), ("c2 b3 d3 c4", 1), ("e1 a2", 1)])
def test_a_group_is_connected_by_sides_and_a_single_master_is_a_group_of_one(masters: str, group: int) -> None:
    s = position(mayoral="ward-alliance", masters=masters)
    run(s, FinalScore())
    assert of_cards(s) == group


@pytest.mark.rule("GOL-B53")
def test_eight_places_are_the_inner_ring_and_sixteen_the_outer() -> None:
    inner = []
    for cell in [column + row for row in "12345" for column in "abcde" if column + row != "c3"]:
        s = position(mayoral="cheapside", masters=cell)
        t = position(mayoral="city-walls", masters=cell)
        run(s, FinalScore())
        run(t, FinalScore())
        assert of_cards(s) // 2 + of_cards(t) == 1
        inner += [cell] if of_cards(s) else []
    assert inner == ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]


@pytest.mark.rule("GOL-B53")
@pytest.mark.parametrize(("masters", "scored"), [("a1", 1), ("a1 b1", 3), ("a1 b1 c1", 4), ("a1 b1 c1 b2", 7)])
def test_the_bonus_comes_only_with_all_five_symbols(masters: str, scored: int) -> None:
    s = position(mayoral="lord-mayors-balance", masters=masters)
    run(s, FinalScore())
    assert of_cards(s) == scored


@pytest.mark.rule("GOL-B53")
def test_guildhall_hand_and_masters_are_counted_after_the_last_round() -> None:
    s = position(mayoral="common-hall full-purse", round=10, guildhall=2, hand="toast", yours={"a1": 2})
    run(s, EndOfRound())
    assert (asked(s), of_cards(s)) == ("", 2 + 1)


@pytest.mark.rule("GOL-B43")
def test_after_the_last_round_you_add_mayoral_cards_and_adjacent_masters() -> None:
    s = position(mayoral="four-gates", masters="a1 b1 c1", vp=20, boris_vp=24, round=10)
    run(s, EndOfRound())
    assert (GAME.result(s).you, GAME.result(s).opponent, s.outcome) == (20 + 3 + 2, 24, "won")


@pytest.mark.rule("GOL-B44")
@pytest.mark.parametrize(
    ("masters", "found"),
    [
        ("", 0),
        ("a1", 0),
        ("a1 b1", 1),
        ("a1 a2", 1),
        ("a1 b2", 0),
        ("e1 a2", 0),
        ("a1 b1 a2 b2", 4),
        ("b3 d3", 0),
        ("c2 b3 d3 c4", 0),
        ("c1 c2", 1),
        ("a1 b1 c1 d1 e1", 4),
    ],
)
@pytest.mark.parametrize("value", [1, 2])
def test_each_pair_of_masters_side_by_side_counts_and_the_guildhall_links_nothing(masters: str, found: int, value: int) -> None:
    s = position(masters=masters, adjacent_master_pair_vp=str(value))
    run(s, FinalScore())
    assert (of_masters(s), GAME.result(s).you) == (found * value, found * value)


@pytest.mark.rule("GOL-B45")
@pytest.mark.parametrize(("vp", "outcome"), [(9, "lost"), (10, "lost"), (11, "won")])
def test_no_tie_break_is_needed_alone_because_a_tie_is_no_win(vp: int, outcome: str) -> None:
    s = position(vp=vp, boris_vp=10, masters="a1 e5", guildhall=9, hand="toast")
    run(s, FinalScore())
    assert s.outcome == outcome
