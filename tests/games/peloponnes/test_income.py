"""Income: fixed, of choice, for the inhabitants; and what does not fit into the storage."""

import pytest

from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.income import Income
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.round import Round
from tests.games.peloponnes.acting import fresh, income, own_edition
from tests.games.peloponnes.position import goods, position
from tests.support.driving import asked, endings, offered, run, told

FIVE = ("deep-forest", "bare-peaks", "forested-hills", "street", "bridge")
STORAGE = {
    "milet": (10, 10, 11), "byzantion": (10, 10, 13), "massalia": (10, 8, 13), "kyrene": (8, 10, 13), "taras": (10, 10, 10),
    "sinope": (13, 10, 13), "trapezous": (10, 13, 10), "neapolis": (10, 10, 13), "olbia": (10, 7, 16), "emporion": (10, 10, 13),
}  # fmt: skip


@pytest.mark.rule("PEL-B24")
def test_civilisation_hero_colony_and_every_tile_yield_together() -> None:
    s = position(
        civilization="patras", hero="penelope", colony="kyrene", buildings="quarry liongate", land="deep-forest mixed-highland",
    )  # fmt: skip
    assert income(s) == {"wood": 1 + 3 + 1, "stone": 2 + 1 + 1, "food": 1 + 1 + 1, "luxury": 2, "coins": 1}


@pytest.mark.rule("PEL-B24")
@pytest.mark.parametrize(("answer", "wood"), [("deep-forest", 3), ("forested-hills", 2), ("pass", 0)])
def test_the_tile_just_added_yields_already_and_before_the_chips(answer: str, wood: int) -> None:
    s = position(goods="coins:2")
    run(s, Round(), *FIVE, answer)
    assert (asked(s), goods(s).get("wood", 0)) == ("DrawChip", wood)


@pytest.mark.rule("PEL-B24")
def test_income_is_compulsory() -> None:
    s = position(buildings="bridge", land="deep-forest", goods="wood:10 food:13 luxury:9")
    run(s, Income())
    assert (asked(s), goods(s)) == ("", {"wood": 10, "food": 13, "luxury": 9 + 3 + 3, "coins": 3})


@pytest.mark.rule("PEL-B24", "PEL-X22")
def test_strength_as_income_comes_before_the_chips_of_the_round() -> None:
    s = position(hero="heracles", goods="strength:3 coins:2", chips="persians persians persians", foe_strength=4)
    run(s, Round(), *FIVE, "deep-forest")
    assert (asked(s), goods(s)["strength"]) == ("DrawChip", 4)
    run(s, "persians")
    assert "told-persians-beaten" in told(s)


@pytest.mark.rule("PEL-B24")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (2, 1)])
def test_negative_income_never_brings_a_resource_below_0(held: int, left: int) -> None:
    patras = "start = {{ coins = 7, inhabitants = 1 }}\nincome = {{ wood = {}, food = 1 }}"
    harsh = own_edition(patras.format(1), patras.format(-1))
    s = position(civilization="patras", components=harsh, goods=f"wood:{held}")
    run(s, Income())
    assert (goods(s).get("wood", 0), goods(s)["food"]) == (left, 1)


@pytest.mark.rule("PEL-B25")
def test_a_panel_gives_food_wood_stone_or_a_coin() -> None:
    s = position(buildings="port")
    run(s, Income())
    assert (asked(s), sorted(offered(s))) == ("ChooseIncome", ["coins", "food", "stone", "wood"])


@pytest.mark.rule("PEL-B25")
def test_with_two_panels_every_pair_can_be_chosen_each_in_one_way() -> None:
    s = position(buildings="port temple-of-apollo", hero="odysseus", colony="milet")
    run(s, Income())
    pairs = [tuple(sorted(goods(after).items())) for after in endings(s, "ChooseIncome")]
    assert len(pairs) == len(set(pairs)) == 10
    assert {sum(amount for _, amount in pair) for pair in pairs} == {2 + 1 + 2}


@pytest.mark.rule("PEL-B25")
def test_a_panel_is_chosen_anew_every_round() -> None:
    s = position(buildings="temple-of-apollo", hero="odysseus", colony="milet")
    assert income(s, "stone") == {"food": 2, "coins": 1, "stone": 1}
    assert income(s, "wood") == {"food": 2, "coins": 1, "wood": 1}


@pytest.mark.rule("PEL-B25", "PEL-B26")
def test_panels_come_after_all_fixed_income_and_before_the_coins_of_the_inhabitants() -> None:
    s = position(civilization="arkadia", buildings="port bridge", land="deep-forest", goods="inhabitants:7")
    run(s, Income())
    assert goods(s) == {"wood": 3, "food": 1, "coins": 2, "inhabitants": 8}
    run(s, "wood")
    assert goods(s) == {"wood": 4, "food": 1, "coins": 2 + 4, "inhabitants": 8}


@pytest.mark.rule("PEL-B25", "PEL-B27")
def test_a_chosen_unit_that_does_not_fit_becomes_luxury() -> None:
    s = position(buildings="port", goods="stone:10", hero="odysseus", colony="milet")
    assert income(s, "stone") == {"food": 2, "luxury": 1, "coins": 1}


@pytest.mark.rule("PEL-B26")
@pytest.mark.parametrize(
    ("least", "most", "coins", "luxury"),
    [
        (0, 2, 1, 0), (3, 4, 2, 0), (5, 7, 3, 0), (8, 10, 4, 0), (11, 13, 5, 0), (14, 16, 5, 2), (17, 19, 5, 4), (20, 40, 5, 6),
    ],
)  # fmt: skip
def test_inhabitants_yield_coins_and_many_of_them_luxury(least: int, most: int, coins: int, luxury: int) -> None:
    for people in range(least, most + 1):
        s = position(hero="odysseus", colony="milet", goods=f"inhabitants:{people}")
        run(s, Income())
        assert (goods(s).get("coins"), goods(s).get("luxury", 0)) == (coins, luxury), people


@pytest.mark.rule("PEL-B26")
@pytest.mark.parametrize(
    ("people", "words"),
    [(4, "bring 2 coins each round, more from 5 on"), (14, "bring 2 luxury goods, 5 coins each round, more from 17 on"),
     (20, "bring 6 luxury goods, 5 coins each round")],
)  # fmt: skip
def test_beside_the_inhabitants_stands_what_they_bring(people: int, words: str) -> None:
    spots = {spot.id: spot for zone in GAME.scene(position(goods=f"inhabitants:{people}")).zones for spot in zone.spots}
    assert GAME.words.say(spots["inhabitants"].notes[0], "en") == words


@pytest.mark.rule("PEL-B26")
def test_without_inhabitants_you_go_on_and_get_1_coin() -> None:
    s = position(hero="odysseus", colony="milet")
    assert income(s) == {"food": 2, "coins": 1}


@pytest.mark.rule("PEL-B26")
@pytest.mark.parametrize(("people", "coins", "luxury"), [(1, 1, 0), (2, 2, 0), (4, 3, 0), (13, 5, 2), (19, 5, 6)])
def test_the_newcomer_of_arkadia_counts_at_once(people: int, coins: int, luxury: int) -> None:
    s = position(civilization="arkadia", hero="odysseus", colony="milet", goods=f"inhabitants:{people}")
    run(s, Income())
    assert goods(s) == {"inhabitants": people + 1, "coins": coins} | ({"luxury": luxury} if luxury else {})


@pytest.mark.rule("PEL-B27", "PEL-X30")
@pytest.mark.parametrize("colony", STORAGE)
def test_what_exceeds_the_storage_turns_into_luxury_one_for_one(colony: str) -> None:
    wood, stone, food = STORAGE[colony]
    s = position(colony=colony, hero="odysseus", land="deep-forest bare-peaks wide-grainfield")
    s.goods[:3] = [wood - 1, stone - 2, food - 2]
    before = 0
    for over in (2 + 1 + 3, 3 + 3 + 5):
        run(s, Income())
        more = over + (1 if colony == "kyrene" else 0)
        assert (s.goods[:3], goods(s)["luxury"] - before) == ([wood, stone, food], more)
        before = goods(s)["luxury"]


@pytest.mark.rule("PEL-B27")
@pytest.mark.parametrize(("good", "most"), [("wood", 10), ("stone", 10), ("food", 13)])
def test_the_usual_limits_are_10_wood_10_stone_and_13_food(good: str, most: int) -> None:
    s = position(buildings="port", civilization="arkadia", hero="odysseus", goods=f"{good}:{most - 1}")
    run(s, Income(), good)
    assert (goods(s)[good], goods(s).get("luxury", 0)) == (most, 0)
    run(s, Income(), good)
    assert (goods(s)[good], goods(s)["luxury"]) == (most, 1)


@pytest.mark.rule("PEL-B27")
def test_what_is_too_much_at_the_start_turns_into_luxury_as_well() -> None:
    rich = own_edition("wood = 4", "wood = 9")
    s = fresh(components=rich)
    run(s, "sparta", "jason", "sinope")
    assert goods(s) == {"wood": 9 + 3, "coins": 7, "inhabitants": 3, "strength": 2}
    s = fresh(components=rich)
    run(s, "sparta", "jason", "kyrene")
    assert goods(s) == {"wood": 8, "luxury": 1, "coins": 7, "inhabitants": 3, "strength": 2}


@pytest.mark.rule("PEL-B27")
def test_one_time_goods_overflow_at_once_before_strength_is_raised() -> None:
    s = position(normal=("granary",), goods="coins:2 wood:4 stone:1 food:12")
    run(s, Buy(), "granary")
    assert (asked(s), goods(s)) == ("RaiseStrength", {"wood": 1, "stone": 1, "food": 13, "luxury": 2})


@pytest.mark.rule("PEL-B27")
def test_luxury_coins_and_inhabitants_have_no_limit() -> None:
    s = position(civilization="arkadia", hero="penelope", goods="luxury:200 coins:200 inhabitants:200")
    assert income(s) == {"luxury": 2 + 6, "coins": 1 + 5, "inhabitants": 1}


@pytest.mark.rule("PEL-B27")
def test_what_finds_no_room_is_told_with_the_luxury_it_becomes() -> None:
    s = position(civilization="argos", goods="wood:10 stone:10")
    income(s)
    told = [event for event in s.story or [] if event.phrase.message == "told-overflow"]
    assert [GAME.words.say(event.phrase, "en") for event in told] == ["No room for 1 wood, 1 stone: you get 2 luxury goods."]
    assert told[0].touched == [("luxury", 2)]
