"""Offerings: at the Long House, with a Sage, through a Trader."""

import pytest

from soloist.games.raiders.ending import RevealOfferings
from tests.games.raiders.acting import act, belongings, face_up, supply
from tests.games.raiders.position import OFFERINGS, empty_stack, goods, named, position
from tests.support.driving import asked, offered, run, ways

COSTS = [
    ("offering-01", "silver silver silver silver"),
    ("offering-02", "silver silver gold"),
    ("offering-03", "silver silver iron"),
    ("offering-04", "gold livestock"),
    ("offering-05", "iron livestock"),
    ("offering-06", "gold gold"),
    ("offering-07", "iron iron"),
    ("offering-08", "gold iron"),
    ("offering-09", "gold livestock livestock"),
    ("offering-10", "iron livestock livestock"),
    ("offering-11", "silver livestock livestock livestock"),
    ("offering-12", "silver gold livestock livestock"),
    ("offering-13", "silver iron livestock livestock"),
    ("offering-14", "gold iron livestock"),
    ("offering-15", "gold gold livestock livestock"),
    ("offering-16", "iron iron livestock livestock"),
]


def others(tile: str) -> list[str]:
    """Two other tiles, to lie beside it."""
    return [other for other in ("offering-01", "offering-06", "offering-07") if other != tile][:2]


@pytest.mark.rule("RNS-B28")
@pytest.mark.parametrize("colour", ["grey", "white"])
def test_the_long_house_turns_one_livestock_into_two_provisions_or_makes_an_offering(colour: str) -> None:
    s = position(goods="livestock gold gold")
    act(s, "long-house", colour=colour)
    assert offered(s) == ["offering-2", "livestock", "decline"]
    run(s, "livestock")
    assert (asked(s), goods(s), supply(s)["livestock"]) == ("", {"gold": 2, "provisions": 2}, 10)


@pytest.mark.rule("RNS-B28", "RNS-B20")
@pytest.mark.parametrize(("tile", "cost"), COSTS)
def test_every_offering_costs_what_is_printed_and_the_supply_gets_it(tile: str, cost: str) -> None:
    s = position(goods=cost, display=(tile, *others(tile)))
    before = supply(s)
    act(s, "long-house", "offering-1")
    assert (goods(s), belongings(s)["tiles"]) == ({}, [tile])
    assert supply(s) == {good: there + cost.split().count(good) for good, there in before.items()}


@pytest.mark.rule("RNS-B28")
@pytest.mark.parametrize(("tile", "cost"), COSTS)
def test_with_one_good_less_an_offering_cannot_be_made(tile: str, cost: str) -> None:
    for good in set(cost.split()):
        s = position(goods=cost.replace(good, "", 1), display=(tile, *others(tile)))
        act(s, "long-house")
        assert "offering-1" not in offered(s)


@pytest.mark.rule("RNS-B28")
def test_the_empty_space_is_filled_at_once_from_the_stack() -> None:
    s = position(goods="gold gold")
    act(s, "long-house", "offering-2")
    assert (asked(s), face_up(s)) == ("TurnUpOffering", ["offering-01", "", "offering-16"])
    assert ways(s) == {tile: 1 for tile in OFFERINGS if tile not in ("offering-01", "offering-06", "offering-16")}
    run(s, "offering-09")
    assert (asked(s), face_up(s), s.stack_left()) == ("", ["offering-01", "offering-09", "offering-16"], 12)


@pytest.mark.rule("RNS-B28")
def test_with_an_empty_stack_the_space_stays_empty_and_offers_nothing() -> None:
    s = position(goods="gold gold gold gold silver silver silver silver iron iron livestock livestock")
    empty_stack(s)
    act(s, "long-house", "offering-2")
    assert (asked(s), face_up(s)) == ("", ["offering-01", "", "offering-16"])
    s.used = [False] * 8
    act(s, "long-house")
    assert offered(s) == ["offering-1", "offering-3", "livestock", "decline"]


@pytest.mark.rule("RNS-B28", "RNS-B16")
def test_one_action_a_turn_without_a_sage() -> None:
    s = position(goods="livestock livestock")
    act(s, "long-house", "livestock")
    act(s, "long-house")
    assert (asked(s), goods(s)) == ("", {"livestock": 1, "provisions": 2})


@pytest.mark.rule("RNS-B54", "RNS-B47")
@pytest.mark.parametrize("sages", [0, 1, 2])
def test_each_sage_adds_an_action_which_may_be_of_the_same_kind(sages: int) -> None:
    s = position(goods="livestock " * 5, crew="sage " * sages)
    act(s, "long-house", *["livestock"] * (1 + sages))
    assert (asked(s), goods(s)) == ("", {"livestock": 4 - sages, "provisions": 2 + 2 * sages})


@pytest.mark.rule("RNS-B54")
def test_the_next_action_sees_the_tiles_then_face_up() -> None:
    s = position(
        goods="gold gold gold silver silver iron livestock",
        crew="sage sage",
        display=("offering-06", "offering-01", "offering-11"),
    )
    act(s, "long-house")
    assert offered(s) == ["offering-1", "livestock", "decline"]
    run(s, "offering-1", "offering-02")
    assert (asked(s), offered(s)) == ("LongHouse", ["offering-1", "livestock", "decline"])
    run(s, "offering-1", "offering-05", "offering-1", "offering-07")
    assert (asked(s), goods(s)) == ("", {})
    assert belongings(s)["tiles"] == ["offering-06", "offering-02", "offering-05"]


@pytest.mark.rule("RNS-B54", "RNS-B47")
def test_the_additional_action_may_be_left() -> None:
    s = position(goods="livestock livestock", crew="sage sage")
    act(s, "long-house", "livestock", "decline")
    assert (asked(s), goods(s)) == ("", {"livestock": 1, "provisions": 2})


@pytest.mark.rule("RNS-B53")
def test_a_sage_at_the_town_hall_puts_the_three_tiles_under_the_stack_and_turns_up_three_new_ones() -> None:
    s = position(hand="sage")
    act(s, "town-hall", "sage")
    assert asked(s) == "TurnUpOffering"
    assert ways(s) == {tile: 1 for tile in OFFERINGS if tile not in ("offering-01", "offering-06", "offering-16")}
    run(s, "offering-02", "offering-03", "offering-04")
    assert (asked(s), face_up(s), s.stack_left()) == ("", ["offering-02", "offering-03", "offering-04"], 13)


@pytest.mark.rule("RNS-B53")
def test_the_tiles_put_under_the_stack_come_last_in_random_order() -> None:
    s = position(hand="sage", goods="gold " * 9, display=("offering-06", "offering-01", "offering-16"))
    empty_stack(s, left=4)
    act(s, "town-hall", "sage", "offering-02", "offering-03", "offering-04")
    assert (s.stack_left(), face_up(s)) == (4, ["offering-02", "offering-03", "offering-04"])
    s.goods = [9] * 5
    act(s, "long-house", "offering-1")
    assert ways(s) == {"offering-05": 1}
    run(s, "offering-05")
    s.used = [False] * 8
    act(s, "long-house", "offering-1")
    assert ways(s) == {"offering-01": 1, "offering-06": 1, "offering-16": 1}


@pytest.mark.rule("RNS-B53")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_with_fewer_than_three_in_the_stack_these_come_first_and_old_tiles_fill_the_rest(left: int) -> None:
    s = position(hand="sage")
    empty_stack(s, left=left)
    stack = ["offering-02", "offering-03"][:left]
    act(s, "town-hall", "sage", *stack)
    assert ways(s) == {"offering-01": 1, "offering-06": 1, "offering-16": 1}
    run(s, *["offering-16", "offering-01", "offering-06"][: 3 - left])
    assert face_up(s) == [*stack, *["offering-16", "offering-01", "offering-06"][: 3 - left]]
    assert (asked(s), s.stack_left()) == ("", left)


@pytest.mark.rule("RNS-B53")
def test_a_sage_does_not_revive_an_empty_stack_nor_fill_an_empty_space() -> None:
    s = position(hand="sage", goods="silver silver silver silver")
    empty_stack(s)
    act(s, "long-house", "offering-1")
    assert face_up(s) == ["", "offering-06", "offering-16"]
    act(s, "town-hall", "sage", "offering-16", "offering-06")
    assert (asked(s), sorted(face_up(s)), s.stack_left()) == ("", ["", "offering-06", "offering-16"], 0)


@pytest.mark.rule("RNS-B53")
def test_the_tiles_put_away_are_nobodys() -> None:
    s = position(hand="sage")
    act(s, "town-hall", "sage", "offering-02", "offering-03", "offering-04")
    run(s, RevealOfferings())
    assert (asked(s), s.tiles, s.foe.tiles) == ("", [], [])


@pytest.mark.rule("RNS-B53", "RNS-B62")
def test_without_any_tile_a_sage_does_nothing() -> None:
    s = position(hand="sage", display=())
    empty_stack(s)
    act(s, "town-hall", "sage")
    assert (asked(s), face_up(s), s.stack_left()) == ("", ["", "", ""], 0)


@pytest.mark.rule("RNS-B59", "RNS-B56")
@pytest.mark.parametrize(("tile", "cost"), COSTS)
def test_a_trader_leaves_out_any_one_good_of_the_tile(tile: str, cost: str) -> None:
    for good in set(cost.split()):
        s = position(hand="trader", goods=cost, display=(tile, *others(tile)))
        act(s, "town-hall", "trader")
        assert {word for word in offered(s) if word.startswith("offering-1-")} == {f"offering-1-{one}" for one in cost.split()}
        run(s, f"offering-1-{good}")
        assert (goods(s), belongings(s)["tiles"]) == ({good: 1}, [tile])


@pytest.mark.rule("RNS-B59")
def test_the_good_left_out_need_not_be_held() -> None:
    s = position(hand="trader", goods="gold", display=("offering-04", "offering-08", "offering-07"))
    act(s, "town-hall", "trader")
    assert offered(s) == ["offering-1-livestock", "offering-2-iron", "decline"]
    run(s, "offering-2-iron", "offering-01")
    assert (goods(s), face_up(s)) == ({}, ["offering-04", "offering-01", "offering-07"])


@pytest.mark.rule("RNS-B59")
def test_the_trader_leaves_out_one_good_and_no_more() -> None:
    s = position(hand="trader", goods="silver silver", display=("offering-01", "offering-06", "offering-07"))
    act(s, "town-hall", "trader")
    assert (asked(s), goods(s), named(s.discards)) == ("", {"silver": 2}, {"trader": 1})


@pytest.mark.rule("RNS-B59", "RNS-B16", "RNS-B54")
def test_the_trader_is_no_long_house_any_worker_will_do_and_a_sage_adds_nothing() -> None:
    s = position(hand="trader", goods="gold livestock livestock", crew="sage")
    act(s, "town-hall", "trader", "offering-2-gold", "offering-02", colour="black")
    assert (asked(s), goods(s)) == ("", {"livestock": 2})
    act(s, "long-house", "livestock", "livestock")
    assert goods(s) == {"provisions": 4}


@pytest.mark.rule("RNS-B59", "RNS-B28")
def test_the_traders_space_is_refilled_at_once() -> None:
    s = position(hand="trader", goods="gold")
    act(s, "town-hall", "trader", "offering-2-gold")
    assert (asked(s), face_up(s)) == ("TurnUpOffering", ["offering-01", "", "offering-16"])
    empty = position(hand="trader", goods="gold")
    empty_stack(empty)
    act(empty, "town-hall", "trader", "offering-2-gold")
    assert (asked(empty), face_up(empty)) == ("", ["offering-01", "", "offering-16"])


@pytest.mark.rule("RNS-B59", "RNS-B72")
def test_the_traders_offering_may_be_declined() -> None:
    s = position(hand="trader", goods="gold")
    act(s, "town-hall", "trader", "decline")
    assert (asked(s), goods(s), s.tiles) == ("", {"gold": 1}, [])


def test_the_costs_above_name_every_tile() -> None:
    assert [tile for tile, _ in COSTS] == OFFERINGS
