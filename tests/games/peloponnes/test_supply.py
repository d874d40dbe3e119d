"""Supply rounds: when they come, feeding, debts, and the internal conflict that belongs to each."""

from collections.abc import Sequence

import pytest

from soloist.engine.kernel.story import Event
from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.components import ROUNDS
from soloist.games.peloponnes.ending import Count
from soloist.games.peloponnes.market import Buy, supplies
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.supply import Feed, SettleDebts, SupplyRound
from tests.games.peloponnes.acting import LEVELS, added, gained, played, purchases, supply_round, values, whole_games, yours
from tests.games.peloponnes.position import HEROES, goods, position
from tests.support.drawing import spot
from tests.support.driving import asked, endings, offered, run, told
from tests.walks.walk import walks


def fed(held: str, *answers: str, hero: str = "jason", colony: str = "byzantion") -> dict[str, int]:
    """What is left after feeding."""
    s = position(goods=held, hero=hero, colony=colony)
    run(s, Feed(), *answers)
    assert asked(s) == ""
    return goods(s)


def supply_rounds(events: Sequence[Event]) -> list[int]:
    """The rounds of the supply rounds so far."""
    turns = " ".join(event.phrase.message for event in events).split("told-round")
    return [number for number, turn in enumerate(turns) for _ in range(turn.count("told-supply "))]


# --- when


@pytest.mark.rule("PEL-B32", "PEL-X05")
@whole_games
def test_three_supply_rounds_in_rounds_4_to_6_in_7_or_8_and_at_the_end_each_with_a_conflict(level: str, number: int) -> None:
    s = played(level, number)
    rounds = supply_rounds(s.story or [])
    assert len(rounds) == 3
    assert rounds[0] in (4, 5, 6) and rounds[1] in (7, 8) and rounds[2] == 8
    assert len(values(s, "told-conflict")) == 3


@pytest.mark.rule("PEL-B32", "PEL-B35")
@whole_games
def test_the_last_supply_round_comes_after_the_chips_of_round_8(level: str, number: int) -> None:
    story = told(played(level, number))
    last = len(story) - 1 - story[::-1].index("told-supply")
    assert "told-chip" not in story[last:]
    assert story[-1] == "told-count"


@pytest.mark.rule("PEL-B32")
@pytest.mark.parametrize("level", LEVELS)
def test_the_board_says_when_the_next_supply_round_can_come(level: str) -> None:
    for game in walks("peloponnes", level):
        rounds = supply_rounds(game[-1].events)
        for table in game:
            assert isinstance(table.state, Peloponnes)
            to_come = [*rounds[:2], ROUNDS + 1][len(supply_rounds(table.events)) :]
            found = supplies(table.state)
            assert len(found) == len(to_come) or table.result
            assert all(first <= round <= last for (first, last), round in zip(found, to_come, strict=False))


@pytest.mark.rule("PEL-B33", "PEL-B34")
def test_the_board_says_what_the_next_supply_round_takes() -> None:
    s = position(goods="inhabitants:4 food:3 wood:1", colony="milet", buildings="bridge street", debts="bridge street")
    feeding, debts = spot(GAME.scene(s), "feeding"), spot(GAME.scene(s), "debts")
    assert feeding.value == 7
    assert [GAME.words.say(note, "en") for note in feeding.notes] == [
        "supply still to come: once in rounds 4 to 6, once in rounds 7 to 8, after round 8",
        "4 inhabitants need 7 food, you have 3",
        "4 missing",
    ]
    assert [GAME.words.say(note, "en") for note in debts.notes] == ["2 wood, 1 stone"]


# --- feeding


@pytest.mark.rule("PEL-B33")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("inhabitants:4 food:6", "inhabitants:4 food:2"),
        ("inhabitants:4 food:4", "inhabitants:4"),
        ("inhabitants:4 food:3", "inhabitants:3"),
        ("inhabitants:4", ""),
        ("inhabitants:4 food:3 luxury:1", "inhabitants:3 luxury:1"),
        ("inhabitants:4 food:3 coins:9 wood:9 stone:9", "inhabitants:3 coins:9 wood:9 stone:9"),
        ("food:5", "food:5"),
        ("", ""),
    ],
)
def test_each_inhabitant_eats_1_food_or_is_lost(held: str, left: str) -> None:
    assert fed(held) == added(left)


@pytest.mark.rule("PEL-B33", "PEL-B31")
@pytest.mark.parametrize(
    ("held", "answers", "left"),
    [
        ("inhabitants:5 food:2 luxury:9", "0 1 2 3", ["inhabitants:2 luxury:9", "inhabitants:5 luxury:3"]),
        ("inhabitants:5 food:2 luxury:5", "0 1 2", ["inhabitants:2 luxury:5", "inhabitants:4 luxury:1"]),
        ("inhabitants:2 luxury:2", "0 1", ["luxury:2", "inhabitants:1"]),
    ],
)
def test_whether_luxury_saves_the_unfed_is_your_choice(held: str, answers: str, left: list[str]) -> None:
    s = position(goods=held)
    run(s, Feed())
    assert (asked(s), sorted(offered(s))) == ("FeedWithLuxury", answers.split())
    assert fed(held, answers.split()[0]) == added(left[0])
    assert fed(held, answers.split()[-1]) == added(left[1])


@pytest.mark.rule("PEL-B33", "PEL-B40")
def test_feeding_is_compulsory_as_far_as_food_reaches() -> None:
    s = position(goods="inhabitants:4 food:4 luxury:20")
    run(s, Feed())
    assert (asked(s), goods(s)) == ("", {"inhabitants": 4, "luxury": 20})


@pytest.mark.rule("PEL-B33", "PEL-X30", "PEL-X22", "PEL-X31")
@pytest.mark.parametrize(
    ("hero", "colony", "people", "need"),
    [
        ("jason", "neapolis", 4, 5),
        ("jason", "milet", 4, 7),
        ("jason", "milet", 0, 3),
        ("tantalus", "byzantion", 4, 2),
        ("tantalus", "byzantion", 2, 0),
        ("tantalus", "byzantion", 1, 0),
        ("tantalus", "byzantion", 0, 0),
        ("tantalus", "neapolis", 4, 3),
        ("tantalus", "neapolis", 1, 0),
        ("tantalus", "neapolis", 0, 0),
        ("tantalus", "milet", 4, 5),
        ("tantalus", "milet", 0, 1),
    ],
)
def test_colony_and_hero_change_the_need_together_never_below_0(hero: str, colony: str, people: int, need: int) -> None:
    assert fed(f"inhabitants:{people} food:10", hero=hero, colony=colony) == added(f"inhabitants:{people} food:{10 - need}")


@pytest.mark.rule("PEL-B33")
@pytest.mark.parametrize(("people", "food", "left"), [(4, 5, 2), (4, 2, 0), (1, 0, 0), (0, 0, 0), (2, 4, 1)])
def test_no_more_inhabitants_are_lost_than_there_are(people: int, food: int, left: int) -> None:
    assert fed(f"inhabitants:{people} food:{food}", colony="milet") == added(f"inhabitants:{left}")


@pytest.mark.rule("PEL-B33")
@pytest.mark.parametrize(("held", "offers"), [("luxury:7 inhabitants:1", []), ("luxury:8 inhabitants:2", ["0", "4"])])
def test_luxury_that_would_save_nobody_is_not_asked_for(held: str, offers: list[str]) -> None:
    s = position(colony="milet", goods=held)
    run(s, SupplyRound())
    assert sorted(offered(s)) == offers


@pytest.mark.rule("PEL-B33", "PEL-B35")
@pytest.mark.parametrize(("food", "owed", "asks"), [(1, "", ""), (1, "street", "FeedWithLuxury"), (0, "", "FeedWithLuxury")])
def test_in_the_last_supply_round_luxury_feeds_whom_it_can_unless_that_may_be_unwise(food: int, owed: str, asks: str) -> None:
    """A debt may need luxury goods; and without inhabitants you have none that Angelos could capture."""
    s = position(goods=f"inhabitants:3 food:{food} luxury:2", buildings=owed, debts=owed)
    s.then(SupplyRound(), Count())
    assert asked(s) == asks
    if not asks:
        assert values(s, "told-luxury-eaten") == [{"luxury": 2}]
        assert values(s, "told-hungry") == [{"lost": 1}]


@pytest.mark.rule("PEL-B34", "PEL-B35")
@pytest.mark.parametrize(("held", "asks"), [("wood:2 stone:1", ""), ("wood:2", "PayDebts"), ("", "")])
def test_in_the_last_supply_round_debts_are_paid_if_all_can_be(held: str, asks: str) -> None:
    s = position(goods=held, buildings="bridge street", debts="bridge street")
    s.then(Count())
    run(s, SettleDebts())
    assert asked(s) == asks
    if not asks:
        assert yours(s)[0] == (["bridge", "street"] if held else [])


# --- debts


@pytest.mark.rule("PEL-B34")
def test_a_debt_is_paid_in_full_and_the_parked_coin_returns() -> None:
    s = position(buildings="port", debts="port", goods="wood:2 stone:3")
    run(s, SettleDebts(), "done")
    assert (yours(s)[0], s.debts, goods(s)) == (["port"], [False], {"wood": 1, "coins": 1})


@pytest.mark.rule("PEL-B34")
@pytest.mark.parametrize("held", ["wood:1 stone:2", "stone:3 luxury:1", ""])
def test_a_building_that_cannot_be_paid_is_lost_and_the_coin_returns_as_well(held: str) -> None:
    s = position(buildings="port", debts="port", goods=held)
    run(s, SettleDebts())
    assert (asked(s), yours(s)[0], goods(s)) == ("", [], added(held, "coins:1"))


@pytest.mark.rule("PEL-B34")
def test_a_building_that_could_be_paid_may_be_let_go() -> None:
    s = position(buildings="port", debts="port", goods="wood:1 stone:3")
    run(s, SettleDebts())
    assert offered(s) == ["port", "done"]
    run(s, "port")
    assert (yours(s)[0], goods(s)) == ([], {"wood": 1, "stone": 3, "coins": 1})


@pytest.mark.rule("PEL-B34")
@pytest.mark.parametrize(
    ("held", "kept"),
    [
        ("wood:3", {"", "bridge", "market"}),
        ("wood:2 stone:1", {"", "bridge", "street", "bridge street"}),
        ("wood:3 stone:1", {"", "bridge", "street", "market", "bridge street", "street market"}),
        ("wood:1 luxury:8", {"", "bridge", "street", "market", "bridge street", "bridge market", "street market"}),
        ("luxury:2", {"", "street"}),
    ],
)
def test_you_choose_which_debts_to_pay_and_every_choice_that_can_be_paid_is_open(held: str, kept: set[str]) -> None:
    s = position(buildings="bridge street market", debts="bridge street market", goods=held)
    run(s, SettleDebts())
    after = endings(s, "PayDebts", "Pay")
    assert {" ".join(yours(one)[0]) for one in after} == kept
    assert {goods(one)["coins"] for one in after} == {3}


@pytest.mark.rule("PEL-B34")
def test_paid_buildings_are_not_asked_about() -> None:
    s = position(buildings="bridge street market", debts="street", goods="stone:1 wood:9")
    run(s, SettleDebts(), "done")
    assert (asked(s), yours(s)[0], goods(s)) == ("", ["bridge", "street", "market"], {"wood": 9, "coins": 1})


@pytest.mark.rule("PEL-B34", "PEL-X22")
@pytest.mark.parametrize(("hero", "cost"), [("jason", "wood:1 stone:3"), ("sisyphus", "wood:1 stone:2"), ("daedalus", "stone:2")])
def test_the_discount_of_a_hero_counts_when_a_debt_is_paid(hero: str, cost: str) -> None:
    s = position(hero=hero, buildings="port", debts="port", goods=cost)
    run(s, SettleDebts(), "done")
    assert goods(s) == {"coins": 1}


@pytest.mark.rule("PEL-B34")
def test_debts_come_after_feeding() -> None:
    s = position(buildings="street", debts="street", goods="inhabitants:3 luxury:2 stone:0", foe_strength=1)
    run(s, SupplyRound())
    assert (asked(s), sorted(offered(s))) == ("FeedWithLuxury", ["0", "1"])
    run(s, "1")
    assert yours(s)[0] == []
    s = position(buildings="street", debts="street", goods="inhabitants:3 luxury:2 stone:0", foe_strength=1)
    run(s, SupplyRound(), "0", "done")
    assert (yours(s)[0], goods(s)) == (["street"], {"coins": 1})


@pytest.mark.rule("PEL-B34")
@whole_games
def test_nothing_stays_unpaid_through_a_supply_round(level: str, number: int) -> None:
    assert not any(played(level, number).debts)
    s = position(buildings="bridge street market", debts="bridge market", goods="wood:2")
    supply_round(s, "bridge")
    assert (yours(s)[0], s.debts) == (["bridge", "street"], [False, False])


@pytest.mark.rule("PEL-B34")
def test_a_building_bought_later_may_be_put_on_debt_again() -> None:
    s = position(buildings="street", debts="street", normal=("bridge",), goods="coins:2 stone:1")
    supply_round(s, "done")
    assert purchases(s) == ["bridge-debt"]
    run(s, Buy(), "bridge-debt")
    assert s.debts == [False, True]


# --- internal conflict


@pytest.mark.rule("PEL-X05", "PEL-X21")
def test_every_supply_round_ends_with_an_internal_conflict() -> None:
    s = position(buildings="street", debts="street", goods="inhabitants:3 food:3 strength:1")
    supply_round(s)
    assert told(s) == [
        "told-supply", "told-fed", "told-debt-settled", "told-conflict", "told-you-win", "told-angelos-loses-nothing",
    ]  # fmt: skip


@pytest.mark.rule("PEL-X05", "PEL-X21")
def test_the_citizen_that_changes_hands_is_not_fed_in_the_same_supply_round() -> None:
    s = position(goods="inhabitants:3 food:3 strength:1")
    before = goods(s)
    run(s, SupplyRound())
    assert gained(before, goods(s)) == {"food": -3, "inhabitants": 1, "strength": -1}


@pytest.mark.rule("PEL-B33", "PEL-X22")
@pytest.mark.parametrize("goods_held", ["inhabitants:4 food:9", "inhabitants:12 food:3"])
@pytest.mark.parametrize("hero", HEROES)
def test_the_food_the_board_foresees_is_what_the_supply_round_asks_for(hero: str, goods_held: str) -> None:
    s = position(goods=goods_held, hero=hero, colony="milet")
    foreseen = spot(GAME.scene(s), "feeding").value
    run(s, SupplyRound())
    (fed,) = values(s, "told-fed")
    assert foreseen == fed["need"]
