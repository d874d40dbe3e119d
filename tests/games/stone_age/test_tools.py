"""Tools: the ladder, and what may be added to a roll."""

from collections.abc import Callable
from itertools import combinations

import pytest

import soloist
from soloist.engine.kernel.machine import waiting
from soloist.games.stone_age.acting import ActInOrder
from soloist.games.stone_age.ending import DiscardCards
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed
from soloist.games.stone_age.state import StoneAge
from tests.games.stone_age.acting import acting, hunters, place
from tests.games.stone_age.position import CARD_IDS, position, stock
from tests.support.driving import asked, endings, offered, run

WORDS = soloist.GAMES["stone-age"].words

LADDER = [
    [1, 0, 0], [1, 1, 0], [1, 1, 1], [2, 1, 1], [2, 2, 1], [2, 2, 2],
    [3, 2, 2], [3, 3, 2], [3, 3, 3], [4, 3, 3], [4, 4, 3], [4, 4, 4],
]  # fmt: skip


def by_tool_maker(s: StoneAge) -> None:
    run(s, acting(s, "red", "tool-maker"))


def by_card(s: StoneAge) -> None:
    s.cards[0], s.stock[0] = CARD_IDS.index("art-tool"), 1
    run(s, acting(s, "red", "card-1"), "wood")


def by_dice_card(s: StoneAge) -> None:
    s.cards[0], s.stock[0] = CARD_IDS.index("pottery-dice"), 1
    run(s, acting(s, "red", "card-1"), "wood", "5-5")


@pytest.mark.rule("SA-G22", "SA-G13")
@pytest.mark.parametrize("gain_tool", [by_tool_maker, by_card, by_dice_card])
def test_tools_climb_the_ladder_step_by_step_and_stop_at_4_4_4(gain_tool: Callable[[StoneAge], None]) -> None:
    s = position()
    climbed = []
    for _ in LADDER:
        gain_tool(s)
        climbed.append(sorted(s.tools, reverse=True))
    assert climbed == LADDER
    gain_tool(s)
    assert s.tools == [4, 4, 4]


@pytest.mark.rule("SA-G22")
def test_a_new_tile_arrives_ready() -> None:
    s = position(tools=(1, 0, 0), used=(True, False, False))
    hunters(s, blue=3, green=9)
    run(s, acting(s, "red", "tool-maker", "hunt"), "1")
    assert s.used == [True, False, False]
    assert offered(s) == ["tool-1", "done"]


@pytest.mark.rule("SA-G22")
@pytest.mark.parametrize(
    ("tools", "used", "after"),
    [
        ((1, 1, 1), (True, False, True), [1, 2, 1]),
        ((2, 1, 1), (False, True, False), [2, 1, 2]),
        ((3, 2, 3), (False, True, False), [3, 3, 3]),
        ((2, 1, 1), (False, True, True), [2, 2, 1]),
        ((2, 2, 2), (True, True, True), [3, 2, 2]),
    ],
)
def test_an_upgrade_goes_to_the_lowest_value_a_ready_tile_first_and_a_used_tile_stays_used(
    tools: tuple[int, ...], used: tuple[bool, ...], after: list[int]
) -> None:
    s = position(tools=tools, used=used)
    run(s, acting(s, "red", "tool-maker"))
    assert s.tools == after
    assert s.used == list(used)


@pytest.mark.rule("SA-S04")
def test_a_tile_adds_its_whole_value_to_one_roll_and_is_used_for_the_round() -> None:
    s = position(tools=(4, 1, 0))
    hunters(s, blue=3, green=9)
    run(s, acting(s, "red", "forest", "hunt"), "forest", "2")
    assert offered(s) == ["tool-4", "tool-1", "done"]
    run(s, "tool-4")
    assert (stock(s), s.used) == ("wood wood", [True, False, False])
    run(s, "3")
    assert offered(s) == ["tool-1", "done"]


@pytest.mark.rule("SA-S04")
@pytest.mark.parametrize("name", ["forest", "clay-pit", "quarry", "river", "hunt"])
def test_tools_serve_every_gathering_roll_after_it_is_seen(name: str) -> None:
    s = position(tools=(3, 0, 0))
    hunters(s, blue=3, green=9)
    run(s, acting(s, "red", name))
    assert asked(s) == "Gather"
    run(s, "3")
    assert (asked(s), offered(s)) == ("AddTools", ["tool-3", "done"])


@pytest.mark.rule("SA-G03")
def test_nobody_is_asked_for_tools_that_cannot_bring_more() -> None:
    s = position(tools=(1, 1, 0))
    hunters(s, blue=3, green=9)
    run(s, acting(s, "red", "river"), "3")
    assert (asked(s), stock(s)) == ("", "")
    run(s, acting(s, "red", "river"), "4")
    assert offered(s) == ["tool-1", "done"], "two of them make 6"
    run(s, "tool-1")
    assert (asked(s), stock(s), s.used) == ("", "gold", [True, True, False]), "one alone would be wasted"


@pytest.mark.rule("SA-G12", "SA-G03")
def test_at_the_last_roll_of_the_round_the_tiles_that_help_are_used_unasked_and_no_others() -> None:
    s = position(tools=(3, 2, 2))
    run(s, acting(s, "red", "forest"), "4")
    assert (asked(s), stock(s), s.used) == ("", "wood wood wood", [True, True, False])


@pytest.mark.rule("SA-G12", "SA-G03")
def test_the_story_says_which_tools_helped_unasked_and_what_they_brought() -> None:
    s = position(tools=(3, 2, 2))
    s.story = []
    run(s, acting(s, "red", "forest"), "4")
    told = [WORDS.say(event.phrase, "en") for event in s.story]
    assert told[-3:] == [
        "Tool 3 is used automatically.",
        "Tool 2 is used automatically.",
        "9 pips: 3 wood (1 for every 3 pips), 2 of it thanks to tools.",
    ]


@pytest.mark.rule("SA-G12")
def test_where_tiles_may_be_used_unasked_the_question_before_says_so() -> None:
    said = "Tools that help the last roll of the round are used automatically."
    for tools, then in (((2, 0, 0), said), ((0, 0, 0), "")):
        s = position(tools=tools, cards=("art-tool", None, None), stock="wood")
        run(s, acting(s, "red", "forest", "card-1"))
        step = waiting(s)
        assert step is not None
        assert WORDS.attribute(step.question(s), "then", "en") == then


@pytest.mark.rule("SA-G03")
def test_a_tool_that_is_not_enough_alone_says_that_another_joins() -> None:
    s = position(tools=(1, 1, 0))
    hunters(s, blue=3, green=9)
    run(s, acting(s, "red", "river"), "4")
    step = waiting(s)
    assert step is not None
    assert WORDS.attribute(step.phrase(s, step.possible(s)[0]), "detail", "en") == "4 + 1 = 5: helps only with another tool"


@pytest.mark.rule("SA-G12", "SA-G11")
def test_a_one_use_tool_is_kept_unless_you_say_so_even_at_the_last_roll() -> None:
    s = position(tools=(1, 0, 0), one_use=(3,))
    run(s, acting(s, "red", "forest"), "2")
    assert offered(s) == ["tool-1", "one-use-3", "done"]
    s = position(tools=(1, 0, 0), one_use=(2,))
    run(s, acting(s, "red", "forest"), "2")
    assert (asked(s), stock(s), s.one_use) == ("", "wood", [2]), "beside the tile it brings no more"


@pytest.mark.rule("SA-G12", "SA-S34")
def test_a_tribe_that_rests_for_sure_does_not_keep_tools_waiting() -> None:
    s = position(tools=(1, 0, 0), food=0)
    place(s, "red", "hunt", initiative=3)
    hunters(s, green=9)
    s.acted = [False, True, True, False]
    run(s, ActInOrder(), "1")
    assert (asked(s), s.food, s.used[0]) == ("", 1, True)


@pytest.mark.rule("SA-S04", "SA-G11")
def test_tiles_of_equal_value_are_one_option() -> None:
    s = position(tools=(2, 2, 2), one_use=(2,))
    run(s, acting(s, "red", "hunt"), "3")
    assert offered(s) == ["tool-2", "one-use-2", "done"]


@pytest.mark.rule("SA-S04", "SA-G11")
def test_every_set_of_ready_tiles_and_one_use_cards_that_wastes_none_can_be_added_in_exactly_one_way() -> None:
    s = position(tools=(2, 2, 1), one_use=(3, 2), food=0)
    run(s, acting(s, "red", "hunt"), "1")
    reached = []
    for after in endings(s, "AddTools"):
        tiles = tuple(tool for tool, used in zip(after.tools, after.used, strict=True) if used)
        cards = tuple(value for value in (3, 2) if value not in after.one_use)
        assert after.food == (1 + sum(tiles) + sum(cards)) // 2
        reached.append((tiles, cards))
    tile_sets = {tiles for number in range(4) for tiles in combinations((2, 2, 1), number)}
    card_sets = {cards for number in range(3) for cards in combinations((3, 2), number)}
    sets = {(tiles, cards) for tiles in tile_sets for cards in card_sets}

    def wastes(tools: tuple[int, ...]) -> bool:
        return any((1 + sum(tools) - tool) // 2 == (1 + sum(tools)) // 2 for tool in tools)

    assert len(reached) == len(set(reached))
    assert set(reached) == {(tiles, cards) for tiles, cards in sets if not wastes(tiles + cards)}


@pytest.mark.rule("SA-G03", "SA-S38")
def test_no_tools_on_a_dice_card() -> None:
    s = position(cards=("farmer1-dice", None, None), stock="wood", tools=(1, 0, 0), one_use=(2,))
    run(s, acting(s, "red", "card-1"), "wood", "4-3")
    assert (asked(s), offered(s)) == ("KeepDie", ["4", "3"])
    run(s, "4")
    assert (asked(s), s.used, s.one_use) == ("", [False, False, False], [2])


@pytest.mark.rule("SA-G04")
def test_a_tile_used_by_one_tribe_is_spent_for_all() -> None:
    s = position(tools=(2, 0, 0))
    hunters(s, red=2, blue=3, yellow=4, green=5)
    run(s, ActInOrder(), "4", "tool-2")
    assert asked(s) == "Gather"
    run(s, "4")
    assert asked(s) == "Gather"
    assert s.food == 20 + 3 + 2


@pytest.mark.rule("SA-G04")
def test_what_one_tribe_gains_another_tribe_spends() -> None:
    s = position()
    place(s, "red", "forest", initiative=2)
    place(s, "blue", "card-1", initiative=3)
    hunters(s, yellow=4, green=5)
    run(s, ActInOrder(), "3")
    assert (asked(s), offered(s)) == ("BuyCard", ["wood", "leave"])


@pytest.mark.rule("SA-G11")
def test_a_one_use_tool_helps_one_roll_together_with_other_tools_and_is_gone() -> None:
    s = position(tools=(1, 0, 0), one_use=(4, 2))
    run(s, acting(s, "red", "river", "hunt"), "river", "1")
    assert offered(s) == ["tool-1", "one-use-4", "done"], "nothing but 1 and 4 together makes 6 without waste"
    run(s, "tool-1")
    assert (stock(s), s.one_use, s.discarded) == ("gold", [2], 1)
    run(s, "4")
    assert offered(s) == ["one-use-2", "done"]


@pytest.mark.rule("SA-G11")
def test_several_one_use_tools_may_be_held_and_are_offered_from_the_highest_down() -> None:
    s = position(cards=("toolmaker1-once4", None, None), stock="wood", one_use=(2,))
    run(s, acting(s, "red", "card-1", "hunt"), "card-1", "wood", "3")
    assert offered(s) == ["one-use-4", "one-use-2", "done"]


@pytest.mark.rule("SA-G11")
def test_a_one_use_tool_also_helps_a_resource_roll() -> None:
    s = position(cards=("shaman2-roll-wood", None, None), stock="wood", one_use=(3,))
    run(s, acting(s, "red", "card-1"), "wood", "3", "one-use-3")
    assert (stock(s), s.one_use) == ("wood wood", [])


@pytest.mark.rule("SA-G11", "SA-G12")
def test_at_the_end_of_the_round_tiles_become_ready_and_one_use_tools_are_kept() -> None:
    s = position(tools=(3, 2, 2), used=(True, False, True), one_use=(2,))
    run(s, DiscardCards(), "farmer1-stone1", "shaman1-gold1", "art-tool")
    assert (s.used, s.one_use) == ([False, False, False], [2])


@pytest.mark.rule("SA-G12", "SA-S59")
def test_tools_stay_used_until_the_new_cards_lie_there() -> None:
    s = position(tools=(3, 2, 2), used=(True, False, True))
    run(s, Feed())
    run(s, DiscardBuildings())
    run(s, DiscardCards(), "farmer1-stone1", "shaman1-gold1")
    assert s.used == [True, False, True]
    run(s, "art-tool")
    assert s.used == [False, False, False]
