"""Buying cards and building."""

from itertools import combinations

import pytest

from soloist.engine.kernel.pieces import ANY_ORDER
from soloist.games.stone_age.hunger_turn import Feed
from soloist.games.stone_age.placing import NextTribe
from soloist.games.stone_age.trading import BuyCard
from tests.games.stone_age.acting import acting
from tests.games.stone_age.position import COMPONENTS, GAME, TILE_IDS, belongings, position, spent, spread, stock  # fmt: skip
from tests.support.driving import asked, endings, offered, run, ways

DICE_CARDS = [(card.id, (2, 15) if card.green else (0, 16)) for card in COMPONENTS.cards if card.gain.name == "dice"]
FIXED_TILES = [tile.id for tile in COMPONENTS.tiles if not tile.kinds]
PLENTY = "wood wood wood wood wood clay clay clay clay stone stone stone gold"


@pytest.mark.rule("SA-S36", "SA-S02")
def test_a_building_costs_what_it_shows_gives_no_points_and_lies_on_the_player_board() -> None:
    s = position(tiles=("fixed-wcs", "variety-4-of-2"), stock="wood wood clay stone gold")
    before = belongings(s)
    run(s, acting(s, "red", "building-1"), "build", "fixed-ssg")
    assert belongings(s) == before | {"stock": "wood gold", "built": 4}


@pytest.mark.rule("SA-S36")
def test_the_next_tile_of_the_pile_is_turned_up_at_once() -> None:
    s = position(stock="wood clay stone")
    run(s, acting(s, "red", "building-1"), "build")
    assert asked(s) == "TurnUpTile"
    run(s, "fixed-wwg")
    assert (TILE_IDS[s.tops[0]], s.heights) == ("fixed-wwg", [6, 7])


@pytest.mark.rule("SA-S36")
@pytest.mark.parametrize("tile", FIXED_TILES)
def test_a_fixed_cost_is_met_by_exactly_its_three_resources(tile: str) -> None:
    kinds = {"w": "wood", "c": "clay", "s": "stone", "g": "gold"}
    cost = [kinds[letter] for letter in tile.removeprefix("fixed-")]
    s = position(tiles=(tile, None), stock=" ".join(cost))
    run(s, acting(s, "red", "building-1"))
    assert offered(s) == ["build", "leave"]
    run(s, "build")
    assert stock(s) == ""


@pytest.mark.rule("SA-S36")
@pytest.mark.parametrize("held", ["wood clay", "wood clay gold gold gold", "clay clay stone stone", ""])
def test_without_the_fixed_resources_nothing_can_be_built(held: str) -> None:
    s = position(tiles=("fixed-wcs", None), stock=held)
    before = belongings(s)
    run(s, acting(s, "red", "building-1"))
    assert (asked(s), belongings(s)) == ("", before)


@pytest.mark.rule("SA-S36")
@pytest.mark.parametrize("amount", [4, 5])
@pytest.mark.parametrize("kinds", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "held", [PLENTY, "wood clay clay stone stone stone gold gold gold gold gold", "wood wood gold gold gold"]
)
def test_a_variety_tile_takes_any_resources_of_exactly_so_many_kinds_each_set_in_one_way(
    amount: int, kinds: int, held: str
) -> None:
    s = position(tiles=(f"variety-{amount}-of-{kinds}", None), stock=held)
    run(s, acting(s, "red", "building-1"))
    paid = [spent(s, after) for after in endings(s.copy(), "Build")]
    assert len(paid) == len(set(paid))
    assert set(paid) == {()} | {pieces for pieces in combinations(held.split(), amount) if len(set(pieces)) == kinds}


@pytest.mark.rule("SA-G15")
@pytest.mark.parametrize("name", ["building-1", "building-2", "card-1", "card-2"])
def test_a_figure_may_return_without_buying_although_you_could_pay(name: str) -> None:
    s = position(stock=PLENTY)
    before, cards, tops = belongings(s), spread(s), list(s.tops)
    run(s, acting(s, "red", name))
    assert offered(s)[-1] == "leave"
    run(s, "leave")
    assert (belongings(s), spread(s), s.tops) == (before, cards, tops)


@pytest.mark.rule("SA-S37")
@pytest.mark.parametrize(("name", "price"), [("card-1", 1), ("card-2", 2)])
@pytest.mark.parametrize("held", ["wood wood clay gold", "stone stone stone", "gold"])
def test_a_card_costs_the_price_of_its_space_in_any_resources_each_set_in_one_way(name: str, price: int, held: str) -> None:
    s = position(cards=("weaving-food1", "weaving-food3", "music-points"), stock=held)
    run(s, acting(s, "red", name))
    paid = [spent(s, after) for after in endings(s.copy(), "BuyCard")]
    assert len(paid) == len(set(paid))
    assert set(paid) == {()} | set(combinations(held.split(), price))


@pytest.mark.rule("SA-S37")
def test_each_kind_held_is_one_option() -> None:
    s = position(stock="wood wood clay gold")
    run(s, acting(s, "red", "card-2"))
    assert offered(s) == ["wood", "clay", "leave"]
    run(s, "wood")
    assert offered(s) == ["wood", "clay", "gold"]


@pytest.mark.rule("SA-S37")
def test_food_buys_no_card() -> None:
    s = position(food=50, stock="wood")
    run(s, acting(s, "red", "card-2"))
    assert (asked(s), s.food, spread(s)[1]) == ("", 50, "pottery-food7")


@pytest.mark.rule("SA-S37", "SA-S38", "SA-S39", "SA-S40", "SA-G09")
@pytest.mark.parametrize(
    ("card", "answers", "gain"),
    [
        ("pottery-food7", "", {"food": 7 + 2}),
        ("healing-food5", "", {"food": 5 + 2}),
        ("weaving-food3", "", {"food": 3 + 2}),
        ("weaving-food1", "", {"food": 1 + 2}),
        ("builder1-food4", "", {"food": 4, "fatigue": 16}),
        ("farmer2-food3", "", {"food": 3, "fatigue": 16}),
        ("builder2-food2", "", {"food": 2, "fatigue": 16}),
        ("transport-stone2", "", {"food": 2, "stock": "stone stone"}),
        ("farmer1-stone1", "", {"fatigue": 16, "stock": "stone"}),
        ("shaman1-stone1", "", {"fatigue": 16, "stock": "stone"}),
        ("shaman1-gold1", "", {"fatigue": 16, "stock": "gold"}),
        ("shaman2-clay1", "", {"fatigue": 16, "stock": "clay"}),
        ("art-roll-gold", "11", {"food": 2, "stock": "gold"}),
        ("shaman1-roll-stone", "11", {"fatigue": 16, "stock": "stone stone"}),
        ("shaman2-roll-wood", "11", {"fatigue": 16, "stock": "wood wood wood"}),
        ("music-points", "", {"food": 2}),
        ("builder3-points", "", {"fatigue": 16}),
        ("art-tool", "", {"food": 2, "tools": [1, 0, 0]}),
        ("time-field", "", {"food": 2, "field": 1}),
        ("farmer1-field", "", {"fatigue": 16, "field": 1}),
        ("writing-extra-card", "shaman1-gold1", {"food": 2}),
        ("toolmaker1-once4", "", {"fatigue": 16, "one_use": [4]}),
        ("toolmaker1-once3", "", {"fatigue": 16, "one_use": [3]}),
        ("toolmaker2-once2", "", {"fatigue": 16, "one_use": [2]}),
        ("healing-two-resources", "", {"food": 2, "two_resources": 1}),
    ],
)
def test_a_card_gives_its_upper_half_and_the_bonus_of_its_background(card: str, answers: str, gain: dict[str, object]) -> None:
    s = position(cards=(card, None, "pottery-dice"), food=0)
    before = belongings(s)
    s.stock[0] = 1
    run(s, acting(s, "red", "card-1"), "wood", *answers.split())
    assert (asked(s), belongings(s)) == ("", before | gain)


@pytest.mark.rule("SA-S38", "SA-S39", "SA-S40")
@pytest.mark.parametrize(("card", "bonus"), DICE_CARDS)
def test_every_dice_card_lets_you_choose_one_of_two_dice_and_take_its_gain_only(card: str, bonus: tuple[int, int]) -> None:
    s = position(cards=(card, None, None), stock="wood", food=0)
    run(s, acting(s, "red", "card-1"), "wood", "4-2")
    assert (asked(s), offered(s)) == ("KeepDie", ["4", "2"])
    run(s, "2")
    assert stock(s) == "clay"
    assert (s.food, s.fatigue) == bonus


@pytest.mark.rule("SA-S38", "SA-G22")
@pytest.mark.parametrize(
    ("die", "gain"),
    [
        ("1", {"stock": "wood"}),
        ("2", {"stock": "clay"}),
        ("3", {"stock": "stone"}),
        ("4", {"stock": "gold"}),
        ("5", {"tools": [1, 0, 0]}),
        ("6", {"field": 1}),
    ],
)
def test_the_six_lines_of_a_dice_card(die: str, gain: dict[str, object]) -> None:
    s = position(cards=("farmer1-dice", None, None))
    before = belongings(s) | {"fatigue": 16}
    s.stock[3] = 1
    other = "6" if die == "1" else "1"
    run(s, acting(s, "red", "card-1"), "gold", f"{max(die, other)}-{min(die, other)}", die)
    assert belongings(s) == before | gain


@pytest.mark.rule("SA-S38")
def test_two_different_dice_come_twice_as_often_as_two_equal_ones() -> None:
    s = position(cards=("farmer1-dice", None, None), stock="wood")
    run(s, acting(s, "red", "card-1"), "wood")
    assert ways(s) == {f"{high}-{low}": 1 if high == low else 2 for high in range(1, 7) for low in range(1, high + 1)}


@pytest.mark.rule("SA-S38")
def test_equal_dice_are_no_choice() -> None:
    s = position(cards=("farmer1-dice", None, None), stock="wood")
    run(s, acting(s, "red", "card-1"), "wood", "3-3")
    assert (asked(s), stock(s)) == ("", "stone")


@pytest.mark.rule("SA-S38", "SA-G13", "SA-S52")
@pytest.mark.parametrize(
    ("dice", "tools", "field", "offers"),
    [
        ("6-4", (0, 0, 0), 10, []),
        ("5-4", (4, 4, 4), 0, []),
        ("6-5", (4, 4, 4), 0, []),
        ("6-5", (0, 0, 0), 10, ["6", "5"]),
        ("6-5", (0, 0, 0), 0, ["6", "5"]),
    ],
)
def test_a_die_whose_gain_is_lost_is_not_offered_unless_the_other_is_a_tool_that_must_be_fed(
    dice: str, tools: tuple[int, ...], field: int, offers: list[str]
) -> None:
    s = position(cards=("farmer1-dice", None, None), stock="wood", tools=tools, field=field)
    run(s, acting(s, "red", "card-1"), "wood", dice)
    assert offered(s) == offers


@pytest.mark.rule("SA-S38")
def test_a_resource_roll_adds_both_dice_and_tools() -> None:
    s = position(cards=("art-roll-gold", None, None), stock="wood", tools=(1, 0, 0))
    run(s, acting(s, "red", "card-1"), "wood")
    assert offered(s) == [str(total) for total in range(2, 13)]
    run(s, "11")
    assert (stock(s), s.used[0]) == ("gold gold", True)


@pytest.mark.rule("SA-S44", "SA-S38", "SA-S39", "SA-S41")
def test_the_sheets_example_green_takes_a_green_dice_card_and_keeps_stone_rather_than_wood() -> None:
    s = position(cards=("transport-dice", None, None), stock="clay")
    before = belongings(s)
    run(s, acting(s, "green", "card-1"), "clay", "3-1", "3")
    assert belongings(s) == before | {"stock": "stone", "food": 22}
    assert (spread(s)[0], s.discarded) == ("", 1)


@pytest.mark.rule("SA-S39", "SA-S40")
def test_cards_left_on_their_space_give_no_bonus() -> None:
    s = position(cards=("farmer1-stone1", "music-points", "shaman1-gold1"), stock="wood wood")
    before = belongings(s)
    run(s, acting(s, "red", "card-1"), "leave", acting(s, "blue", "card-2"), "leave")
    assert belongings(s) == before


@pytest.mark.rule("SA-S40", "SA-G11")
def test_the_bonus_of_a_one_use_tool_comes_at_purchase_and_not_again_at_use() -> None:
    s = position(cards=("toolmaker1-once3", None, None), stock="wood", fatigue=7)
    run(s, acting(s, "red", "card-1", "hunt"), "card-1", "wood")
    assert s.fatigue == 8
    run(s, "1", "one-use-3")
    assert (s.fatigue, s.food) == (8, 22)


@pytest.mark.rule("SA-S41")
@pytest.mark.parametrize(
    ("card", "answers", "discarded"),
    [
        ("pottery-food7", "", 1),
        ("farmer1-dice", "6-6", 1),
        ("shaman2-roll-wood", "7", 1),
        ("writing-extra-card", "pottery-food7", 2),
        ("toolmaker1-once4", "", 0),
        ("healing-two-resources", "", 0),
    ],
)
def test_a_card_is_discarded_once_resolved_but_for_those_that_wait(card: str, answers: str, discarded: int) -> None:
    s = position(cards=(card, None, None), stock="wood")
    run(s, acting(s, "red", "card-1"), "wood", *answers.split())
    assert (spread(s)[0], s.discarded) == ("", discarded)


@pytest.mark.rule("SA-S41")
def test_one_use_tool_and_two_resources_card_are_discarded_when_used() -> None:
    s = position(one_use=(4,), two_resources=1)
    run(s, acting(s, "red", "card-2"), "cash", "gold-gold")
    assert (s.two_resources, s.discarded) == (0, 1)
    run(s, "leave", acting(s, "blue", "hunt"), "2", "one-use-4")
    assert (s.one_use, s.discarded) == ([], 2)


PAIRS = [
    "wood-wood", "wood-clay", "wood-stone", "wood-gold", "clay-clay",
    "clay-stone", "clay-gold", "stone-stone", "stone-gold", "gold-gold",
]  # fmt: skip


@pytest.mark.rule("SA-G10")
@pytest.mark.parametrize("pair", PAIRS)
def test_the_two_resources_card_gives_one_of_ten_pairs_and_is_spent(pair: str) -> None:
    s = position(two_resources=1)
    before = belongings(s)
    run(s, acting(s, "red", "card-2"), "cash")
    assert offered(s) == PAIRS
    run(s, pair)
    assert belongings(s) == before | {"stock": pair.replace("-", " "), "two_resources": 0}
    assert (asked(s), s.discarded) == ("BuyCard", 1)


@pytest.mark.rule("SA-G10")
@pytest.mark.parametrize(
    ("name", "held", "helps"),
    [
        ("card-1", "", True),
        ("card-1", "wood", False),
        ("card-2", "wood", True),
        ("card-2", "wood wood", False),
        ("building-1", "", False),
        ("building-1", "wood wood wood", True),
        ("building-1", "wood clay", True),
        ("building-1", "wood clay stone", False),
        ("building-2", "wood", False),
        ("building-2", "wood wood", True),
        ("building-2", "wood wood wood clay", True),
    ],
)
def test_the_card_can_be_cashed_at_every_purchase_that_it_makes_possible_or_changes(name: str, held: str, helps: bool) -> None:
    s = position(stock=held, two_resources=1)
    run(s, acting(s, "red", name))
    assert ("cash" in offered(s)) is helps
    if helps:
        run(s, "cash", "stone-stone")
        assert s.two_resources == 0
        assert "cash" not in offered(s)


@pytest.mark.rule("SA-G10")
def test_whatever_the_card_could_give_before_a_payment_it_still_gives_after_it() -> None:
    def after(*answers: str) -> tuple[str, ...]:
        s = position(cards=("weaving-food1", None, None), stock="wood clay", two_resources=1)
        run(s, acting(s, "red", "card-1"), *answers, acting(s, "blue", "building-1"))
        return (*offered(s), stock(s))

    assert after("wood") == ("cash", "leave", "clay"), "with wood and stone the tile can still be built"


@pytest.mark.rule("SA-G10", "SA-S53")
def test_for_missing_food_the_card_is_asked_for_only_where_the_stock_is_too_small() -> None:
    for held, words in (("wood", ["wood", "cash", "done"]), ("wood wood wood", ["wood", "done"])):
        s = position(cards=(None, None, "toolmaker2-dice"), food=5, stock=held, two_resources=1)
        run(s, Feed())
        assert offered(s) == words


@pytest.mark.rule("SA-G10", "SA-S53")
def test_the_card_can_be_cashed_for_missing_food_even_with_nothing_else_to_pay() -> None:
    s = position(cards=(None, None, "toolmaker2-dice"), food=5, two_resources=1)
    run(s, Feed())
    assert (asked(s), offered(s)) == ("PayMissing", ["cash", "done"])
    run(s, "cash", "wood-clay", "wood", "clay")
    assert (stock(s), s.fatigue) == ("", 14)


@pytest.mark.rule("SA-G10")
def test_the_card_waits_during_phase_1() -> None:
    s = position(two_resources=1)
    run(s, NextTribe())
    assert "cash" not in offered(s)
    run(s, "forest")
    assert "cash" not in offered(s)


@pytest.mark.rule("SA-G10", "SA-S37", "SA-S36")
@pytest.mark.parametrize(
    ("name", "held", "pair", "pay"),
    [
        ("card-2", "", "gold-gold", "gold"),
        ("building-1", "wood", "clay-stone", "build"),
        ("building-2", "wood wood wood", "wood-gold", "wood"),
    ],
)
def test_the_cashed_resources_can_pay_for_the_purchase_at_hand(name: str, held: str, pair: str, pay: str) -> None:
    s = position(stock=held, two_resources=1)
    run(s, acting(s, "red", name))
    assert offered(s) == ["cash", "leave"]
    run(s, "cash", pair, pay)
    assert (spread(s)[1], s.built) == (("", 3) if name == "card-2" else ("pottery-food7", 4))


@pytest.mark.rule("SA-G10")
@pytest.mark.parametrize(
    ("name", "question", "answers"),
    [("card-2", "BuyCard", "wood"), ("building-2", "Build", "wood")],
)
def test_an_answer_once_begun_is_finished_so_that_cashing_has_one_moment(name: str, question: str, answers: str) -> None:
    s = position(stock="wood wood wood clay clay", two_resources=1)
    run(s, acting(s, "red", name), *answers.split())
    assert (asked(s), "cash" in offered(s)) == (question, False)


@pytest.mark.rule("SA-G10")
def test_paying_for_missing_food_once_begun_is_finished_too() -> None:
    s = position(food=0, stock="wood wood", two_resources=1)
    run(s, Feed(), "wood")
    assert (asked(s), offered(s)) == ("PayMissing", ["wood", "done"])


@pytest.mark.rule("SA-G10", "SA-S41")
def test_the_card_just_bought_can_be_cashed_at_the_next_purchase() -> None:
    s = position(cards=("healing-two-resources", "pottery-food7", None), stock="wood")
    run(s, acting(s, "red", "card-1", "card-2"), "card-1", "wood")
    assert offered(s) == ["cash", "leave"]


@pytest.mark.rule("SA-S37")
@pytest.mark.parametrize(
    ("held", "pays", "keeps"),
    [("wood wood wood", "Pay 2 wood", "1 wood left"), ("wood wood clay", "Pay 1 wood", "1 wood left")],
)
def test_where_only_one_resource_is_left_to_pay_with_the_first_piece_names_them_all(held: str, pays: str, keeps: str) -> None:
    s = position(stock=held)
    step = BuyCard(0, 1, 2, ANY_ORDER, True)
    s.then(step)
    wood = step.describe(s, 0).phrase
    assert (GAME.words.say(wood, "en"), GAME.words.attribute(wood, "detail", "en")) == (pays, keeps)
