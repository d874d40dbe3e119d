"""Paying: two luxury goods for any one unit, and every legal split."""

from itertools import product

import pytest

from soloist.engine.kernel.machine import Step
from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.building import RaiseStrength
from soloist.games.peloponnes.disasters import DrawChips
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.supply import SettleDebts
from tests.games.peloponnes.acting import amounts, draw, income, purchases, score, struck
from tests.games.peloponnes.position import goods, position
from tests.support.driving import asked, endings, offered, run

PAYABLE = ("wood", "stone", "food", "luxury", "coins")
HOLDINGS = [
    "wood:3 stone:3 food:3 coins:9",
    "wood:3 stone:3 food:3 coins:9 luxury:1",
    "wood:3 stone:3 food:3 coins:9 luxury:2",
    "wood:3 stone:3 food:3 coins:9 luxury:5",
    "wood:3 stone:3 food:3 coins:9 luxury:30",
    "wood:1 stone:1 food:1 coins:1 luxury:9",
    "wood:1 coins:2 luxury:14",
    "luxury:17",
    "luxury:40",
    "coins:1 luxury:1",
]
OCCASIONS: dict[str, tuple[str, dict[str, str], Step, str]] = {
    "price of land": ("coins:3", {"normal": "wide-grainfield"}, Buy(), "wide-grainfield"),
    "price and construction": ("coins:2 wood:1 stone:3", {"normal": "port"}, Buy(), "port"),
    "price and debt coin": ("coins:3", {"normal": "port"}, Buy(), "port-debt"),
    "construction owed": ("wood:3 stone:2", {"buildings": "leonidaion", "debts": "leonidaion"}, SettleDebts(), "done"),
    "saving a building": ("wood:1 stone:1", {"buildings": "bridge", "chips": "earthquake earthquake"}, DrawChips(1), "done"),
    "saving land": ("food:1 coins:1", {"land": "deep-forest", "chips": "tempest tempest"}, DrawChips(1), "done"),
    "strength": ("wood:2 stone:2 food:2", {}, RaiseStrength(), "2"),
    "mercenaries": ("coins:2", {"chips": "persians persians persians"}, DrawChips(1), "2"),
}


def about_to_pay(name: str, held: str) -> Peloponnes | None:
    """The position in which the person may say what to pay for; nothing if it cannot be paid."""
    _, setting, step, word = OCCASIONS[name]
    row = (setting["normal"],) if "normal" in setting else ()
    strength = " strength:4" if name == "mercenaries" else ""
    s = position(
        goods=held + strength, normal=row, foe_strength=9, buildings=setting.get("buildings", ""), land=setting.get("land", ""),
        debts=setting.get("debts", ""), chips=setting.get("chips", ""),
    )  # fmt: skip
    run(s, step)
    if asked(s) == "DrawChip":
        run(s, setting["chips"].split()[0])
    return s if word in offered(s) else None


def plainly(name: str, s: Peloponnes) -> Peloponnes:
    """The position after choosing what to pay for, without the word `luxury`."""
    after = s.copy()
    run(after, OCCASIONS[name][3])
    return after


def with_luxury(name: str, s: Peloponnes) -> list[Peloponnes]:
    """The positions that can follow after the word `luxury`; none if it is not offered."""
    if "luxury" not in offered(s):
        return []
    after, word = s.copy(), OCCASIONS[name][3]
    run(after, "luxury")
    if word in offered(after):
        run(after, word)
    return endings(after, "Pay") if paying_for(name, after) else []


def paying_for(name: str, s: Peloponnes) -> bool:
    """Whether the choice after `luxury` was the thing that this occasion pays for, not the only other one."""
    return asked(s) != "Buy" and not (name.startswith("price") and s.debts[-1:] == [name != "price and debt coin"])


def paid(name: str, held: str, after: Peloponnes) -> tuple[int, ...]:
    """What was paid, without the parked coin that comes back."""
    before, now = amounts(held), goods(after)
    back = {"coins": 1} if name == "construction owed" else {}
    return tuple(before.get(good, 0) + back.get(good, 0) - now.get(good, 0) for good in PAYABLE)


def legal(name: str, held: str) -> set[tuple[int, ...]]:
    """Every legal payment: some of each good in kind, and two luxury goods for each remaining unit."""
    cost, have = amounts(OCCASIONS[name][0]), amounts(held)
    found = set()
    kinds = [good for good in PAYABLE if good != "luxury"]
    for in_kind in product(*(range(min(cost.get(good, 0), have.get(good, 0)) + 1) for good in kinds)):
        luxury = 2 * (sum(cost.values()) - sum(in_kind))
        if luxury <= have.get("luxury", 0):
            found.add((*in_kind[:3], luxury, in_kind[3]))
    return found


@pytest.mark.rule("PEL-B31", "PEL-B40")
@pytest.mark.parametrize("held", HOLDINGS)
@pytest.mark.parametrize("name", OCCASIONS)
def test_every_legal_split_is_reachable_and_in_one_way(name: str, held: str) -> None:
    s = about_to_pay(name, held)
    if s is None:
        assert legal(name, held) == set()
        return
    plain, splits = paid(name, held, plainly(name, s)), [paid(name, held, after) for after in with_luxury(name, s)]
    assert len(splits) == len(set(splits))
    assert {plain, *splits} == legal(name, held)


@pytest.mark.rule("PEL-B40")
@pytest.mark.parametrize("held", HOLDINGS)
@pytest.mark.parametrize("name", OCCASIONS)
def test_real_goods_go_first_without_a_question(name: str, held: str) -> None:
    s = about_to_pay(name, held)
    if s is not None:
        after = plainly(name, s)
        assert asked(after) != "Pay"
        assert paid(name, held, after) == min(legal(name, held), key=lambda split: split[3])


@pytest.mark.rule("PEL-B40")
@pytest.mark.parametrize("name", OCCASIONS)
def test_without_two_luxury_goods_to_spare_nobody_can_use_luxury_instead(name: str) -> None:
    for held in HOLDINGS[:2]:
        s = about_to_pay(name, held)
        assert s is not None and "luxury" not in offered(s)


@pytest.mark.rule("PEL-B40")
def test_luxury_is_offered_only_for_what_it_can_replace_and_nothing_need_be_kept() -> None:
    s = position(normal=("bridge", "deep-forest", "bare-peaks"), goods="coins:2 wood:2 luxury:2")
    run(s, Buy(), "luxury")
    assert offered(s) == ["bridge", "bridge-debt", "deep-forest"]
    run(s, "bridge")
    assert offered(s) == ["wood-1", "coins-1", "plain"]
    run(s, "plain")
    assert goods(s) == {"luxury": 2, "coins": 1, "inhabitants": 2}


@pytest.mark.rule("PEL-B40")
def test_what_is_paid_is_told_as_it_is_paid() -> None:
    s = position(normal=("port",), goods="coins:1 luxury:9")
    run(s, Buy(), "port-debt")
    told = [event.phrase for event in s.story or [] if event.phrase.message == "told-paid"]
    assert [GAME.words.say(phrase, "en") for phrase in told] == [
        "You pay 4 luxury goods, 1 coin (in place of 3 coins). 1 coin stays on the tile as a debt."
    ]


@pytest.mark.rule("PEL-B40")
def test_wood_may_be_kept_and_luxury_paid_before_a_decline() -> None:
    s = position(normal=("bridge",), goods="coins:1 wood:2 luxury:5")
    run(s, Buy(), "luxury", "bridge", "wood-2")
    assert goods(s) == {"wood": 2, "luxury": 1, "inhabitants": 2}
    assert struck(s, "decline") == {"luxury": -1}


@pytest.mark.rule("PEL-B31")
@pytest.mark.parametrize("good", ["wood", "stone", "food", "coins"])
def test_two_luxury_replace_one_unit_of_any_of_the_four(good: str) -> None:
    occasion = "saving a building" if good in ("wood", "stone") else "saving land"
    s = about_to_pay(occasion, "wood:2 stone:2 food:2 coins:2 luxury:2")
    assert s is not None
    run(s, "luxury", "done", f"{good}-1")
    assert (goods(s)[good], goods(s).get("luxury", 0)) == (2, 0)


@pytest.mark.rule("PEL-B31")
def test_one_single_luxury_good_buys_nothing() -> None:
    s = position(normal=("deep-forest", "bridge"), goods="coins:1 wood:1 luxury:1")
    assert purchases(s) == []
    s = position(buildings="bridge", goods="wood:1 luxury:1")
    struck(s, "earthquake")
    assert (s.buildings, goods(s)) == ([], {"wood": 1, "luxury": 1})


@pytest.mark.rule("PEL-B31", "PEL-B29")
@pytest.mark.parametrize(
    ("disaster", "lost"), [("drought", {"food": -2}), ("plague", {"inhabitants": -2}), ("decline", {"luxury": -10})]
)
def test_what_a_disaster_takes_cannot_be_bought_off(disaster: str, lost: dict[str, int]) -> None:
    s = position(goods="food:6 inhabitants:6 luxury:20 coins:9")
    assert struck(s, disaster) == lost
    assert asked(s) == ""


@pytest.mark.rule("PEL-B31", "PEL-X17")
def test_what_the_persians_take_cannot_be_bought_off() -> None:
    s = position(goods="inhabitants:6 luxury:20 coins:9", chips="persians persians persians")
    assert draw(s, "persians") == {"inhabitants": -3}


@pytest.mark.rule("PEL-B31", "PEL-B36")
def test_luxury_has_no_value_in_scoring() -> None:
    bare, rich = position(goods="inhabitants:9", clovers=0), position(goods="inhabitants:9 luxury:60", clovers=0)
    assert score(bare) == score(rich)


@pytest.mark.rule("PEL-B31")
def test_goods_turn_into_luxury_only_by_overflow() -> None:
    s = position(civilization="argos", goods="wood:9 stone:8 food:13")
    assert income(s) == {"wood": 1, "stone": 1, "coins": 3}
    assert income(s) == {"luxury": 1, "stone": 1, "coins": 3}
    assert income(s) == {"luxury": 2, "coins": 3}
