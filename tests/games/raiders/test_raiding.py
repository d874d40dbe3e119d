"""Raids: every settlement, what it needs, what it scores, and the order of the steps."""

from typing import NamedTuple

import pytest

from soloist.games.raiders.components import COLOURS, GOODS
from soloist.games.raiders.round import Round
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.turn import WorkOrRaid
from tests.games.raiders.acting import places, raid, raids, supply, village, workers
from tests.games.raiders.position import GAME, SETS, SETTLEMENTS, goods, named, position, remove_set
from tests.support.drawing import spot
from tests.support.driving import asked, offered, run, told, ways


class Place(NamedTuple):
    """A row of the settlement table: needs, dice, strength and VP by turns, tokens and worker of each set."""

    crew: int
    provisions: int
    gold: int
    workers: str
    dice: int
    table: str
    sets: str


PLACES = {
    "harbour-left": Place(2, 2, 0, "black grey", 0, "", "4 grey 3 grey 4 grey"),
    "harbour-middle": Place(3, 1, 0, "black grey", 0, "", "3 grey 4 grey 4 grey"),
    "harbour-right": Place(2, 3, 0, "black grey", 0, "", "4 grey 3 grey 4 grey"),
    "outpost-left": Place(3, 3, 0, "grey", 1, "10 2 16 4", "3 white 3 grey"),
    "outpost-right": Place(3, 4, 0, "grey", 1, "8 2 14 4", "4 grey 3 white"),
    "monastery-left": Place(3, 3, 1, "grey white", 2, "12 4 20 6", "3 white 2 white"),
    "monastery-right": Place(4, 2, 1, "grey white", 2, "14 4 22 6", "2 white 3 white"),
    "fortress-left": Place(5, 3, 2, "white", 2, "22 7 28 9 36 12", "2 white 3 white"),
    "fortress-middle": Place(4, 2, 2, "white", 2, "18 5 24 7 32 10", "2 white 2 white"),
    "fortress-right": Place(5, 4, 1, "white", 2, "20 6 26 8 34 11", "2 white 3 white"),
}
HARBOURS = [name for name, place in PLACES.items() if not place.dice]
WITH_DICE = [name for name, place in PLACES.items() if place.dice]
WEAK = "forager forager forager jeweller jeweller"
"""Five of strength 0 without any effect on raids."""

DIFFERENT = {"fortress-middle.2": "il", "harbour-left.3": "illl"}
"""Other tokens for sets that would be equal to another set."""

ROLL = {0: [], 1: ["4"], 2: ["4-3"]}


def pairs(row: str) -> list[tuple[int, str]]:
    words = row.split()
    return [(int(number), word) for number, word in zip(words[::2], words[1::2], strict=True)]


def ready(name: str, crew: str = WEAK, armour: int = 0) -> Raiders:
    """Able to raid there, with nothing to spare but crew."""
    place = PLACES[name]
    price = "provisions " * place.provisions + "gold " * place.gold
    return position(worker=place.workers.split()[0], crew=crew, goods=price, armour=armour, sets=DIFFERENT)


def reached(name: str, strength: int) -> Raiders:
    """A raid there that reaches exactly this strength, up to the choice of the set."""
    dice = 4 * PLACES[name].dice - (PLACES[name].dice == 2)
    for strong in range(6):
        armour = strength - dice - 4 * strong
        if 0 <= armour <= 10:
            crew = ["mercenary", "mercenary", "mercenary", "mercenary", "champion"][:strong] + WEAK.split()[strong:]
            s = ready(name, " ".join(crew), armour)
            raid(s, name, *ROLL[PLACES[name].dice])
            return s
    raise ValueError(f"no position of strength {strength}")


def scores() -> list[tuple[str, int, int]]:
    """Cases just below each row, on it, and above the last row."""
    found = []
    for name in WITH_DICE:
        vp = 0
        for strength, word in pairs(PLACES[name].table):
            found += [(name, strength - 1, vp), (name, strength, int(word))]
            vp = int(word)
        found.append((name, strength + 1, vp))
    return found


@pytest.mark.rule("RNS-B29")
@pytest.mark.parametrize("name", SETTLEMENTS)
def test_the_printed_number_of_crew_is_needed_and_not_spent(name: str) -> None:
    needed = PLACES[name].crew
    few = ready(name, " ".join(WEAK.split()[: needed - 1]))
    assert name not in raids(few)
    enough = ready(name, " ".join(WEAK.split()[:needed]))
    raid(enough, name, *ROLL[PLACES[name].dice], f"{name}.1")
    assert enough.crew_size == needed


@pytest.mark.rule("RNS-B30", "RNS-B34")
@pytest.mark.parametrize("name", SETTLEMENTS)
def test_the_printed_provisions_and_gold_are_paid_to_the_supply(name: str) -> None:
    s = ready(name)
    before = supply(s)
    raid(s, name)
    assert goods(s) == {}
    assert supply(s) == before | {
        "provisions": before["provisions"] + PLACES[name].provisions,
        "gold": before["gold"] + PLACES[name].gold,
    }


@pytest.mark.rule("RNS-B30")
@pytest.mark.parametrize("good", ["provisions", "gold"])
@pytest.mark.parametrize("name", SETTLEMENTS)
def test_with_one_provision_or_one_gold_less_the_raid_is_impossible(name: str, good: str) -> None:
    s = ready(name)
    if good in goods(s):
        s.goods[GOODS.index(good)] -= 1
        assert name not in raids(s)
    else:
        assert (good, name in raids(s)) == ("gold", True)


@pytest.mark.rule("RNS-B30", "RNS-B56")
@pytest.mark.parametrize(
    ("name", "crew", "price"),
    [
        ("outpost-left", "huntsman huntsman forager", {"provisions": 1}),
        ("outpost-left", "huntsman huntsman huntsman", {}),
        ("outpost-right", "huntsman huntsman huntsman huntsman", {}),
        ("monastery-left", "scout scout scout", {"gold": 1}),
        ("monastery-right", "scout scout scout forager", {"gold": 1}),
        ("fortress-right", "cartographer cartographer forager forager forager", {"provisions": 4}),
        ("fortress-middle", "cartographer cartographer forager forager", {"provisions": 2}),
        ("fortress-left", "cartographer scout huntsman forager forager", {"provisions": 3, "gold": 1}),
    ],
)
def test_discounts_of_the_crew_may_bring_a_price_to_nothing_never_below(name: str, crew: str, price: dict[str, int]) -> None:
    s = ready(name, crew)
    s.goods = [0, price.get("provisions", 0), price.get("gold", 0), 0, 0]
    raid(s, name)
    assert goods(s) == {}


@pytest.mark.rule("RNS-B31")
@pytest.mark.parametrize("worker", COLOURS)
@pytest.mark.parametrize("name", SETTLEMENTS)
def test_the_held_worker_must_have_an_allowed_colour(name: str, worker: str) -> None:
    s = ready(name)
    s.worker = COLOURS.index(worker)
    assert (name in raids(s)) == (worker in PLACES[name].workers.split())


@pytest.mark.rule("RNS-B32")
@pytest.mark.parametrize("name", SETTLEMENTS)
def test_a_settlement_can_be_raided_as_long_as_a_set_is_left(name: str) -> None:
    s = ready(name)
    own = [one for one in SETS if one.startswith(f"{name}.")]
    for one in own:
        assert name in raids(s)
        remove_set(s, one)
    assert name not in raids(s)


@pytest.mark.rule("RNS-B32")
def test_sets_count_not_the_workers_that_stand_there() -> None:
    s = ready("outpost-left")
    s.spent_workers = [4, 10, 12]
    assert "outpost-left" in raids(s)
    for one in ("harbour-left.1", "harbour-left.2", "harbour-left.3"):
        remove_set(s, one)
    s.spent_workers = [0, 0, 0]
    assert "harbour-left" not in raids(s)


@pytest.mark.rule("RNS-B33")
@pytest.mark.parametrize("name", SETTLEMENTS)
def test_the_worker_placed_stays_at_the_settlement_for_good(name: str) -> None:
    s = ready(name)
    before, standing, held = workers(s), village(s), COLOURS[s.worker]
    raid(s, name, *ROLL[PLACES[name].dice], f"{name}.1")
    assert (workers(s), village(s)) == (before, standing)
    assert s.spent_workers == [int(colour == held) for colour in COLOURS]


@pytest.mark.rule("RNS-B34")
@pytest.mark.parametrize("name", WITH_DICE)
def test_the_price_is_paid_before_the_dice_are_rolled(name: str) -> None:
    s = ready(name)
    raid(s, name)
    assert (asked(s), goods(s)) == ("RollDice", {})


@pytest.mark.rule("RNS-B35")
@pytest.mark.parametrize("name", WITH_DICE)
def test_the_printed_dice_are_rolled_with_the_faces_2_3_3_4_4_5(name: str) -> None:
    s = ready(name)
    raid(s, name)
    if PLACES[name].dice == 1:
        assert ways(s) == {"2": 1, "3": 2, "4": 2, "5": 1}
    else:
        assert ways(s) == {
            "2-2": 1, "3-2": 4, "3-3": 4, "4-2": 4, "4-3": 8, "4-4": 4, "5-2": 2, "5-3": 4, "5-4": 4, "5-5": 1,
        }  # fmt: skip


@pytest.mark.rule("RNS-B35")
@pytest.mark.parametrize(("name", "strength", "vp"), scores())
def test_the_best_row_that_dice_crew_and_armour_reach_is_scored(name: str, strength: int, vp: int) -> None:
    s = reached(name, strength)
    assert (asked(s), s.vp) == ("ChooseSet", vp)


@pytest.mark.rule("RNS-B35")
@pytest.mark.parametrize("name", WITH_DICE)
def test_a_failed_raid_takes_its_plunder_all_the_same(name: str) -> None:
    s = reached(name, pairs(PLACES[name].table)[0][0] - 1)
    crew, armour = named(s.crew), s.armour
    run(s, f"{name}.1")
    assert (s.vp, goods(s)) == (0, {"livestock": pairs(PLACES[name].sets)[0][0]})
    assert (named(s.crew), s.armour) == (crew, armour)


@pytest.mark.rule("RNS-B35", "RNS-B47")
def test_a_reroll_comes_before_the_sum() -> None:
    s = ready("outpost-right", "brawler forager forager", armour=3)
    raid(s, "outpost-right", "2")
    assert (asked(s), s.vp) == ("Reroll", 0)
    run(s, "reroll-2", "3")
    assert (asked(s), s.vp) == ("ChooseSet", 2)


@pytest.mark.rule("RNS-B36")
@pytest.mark.parametrize("name", HARBOURS)
@pytest.mark.parametrize("armour", [0, 10])
def test_a_harbour_scores_one_point_without_dice_whatever_the_strength(name: str, armour: int) -> None:
    s = ready(name, armour=armour)
    raid(s, name)
    assert (asked(s), s.vp) == ("ChooseSet", 1)


@pytest.mark.rule("RNS-B36", "RNS-B37")
def test_at_a_harbour_crew_points_and_valkyries_count_as_elsewhere() -> None:
    s = position(crew="warmonger warmonger brawler", goods="provisions provisions", sets={"harbour-left.2": "ivv"})
    raid(s, "harbour-left", "harbour-left.2", "warmonger", "brawler")
    assert (s.vp, s.valkyries, goods(s), named(s.crew)) == (3, 2, {"iron": 1}, {"warmonger": 1})


@pytest.mark.rule("RNS-B37")
@pytest.mark.parametrize(
    ("name", "crew", "vp"),
    [
        ("harbour-left", "warmonger warmonger forager", 1 + 2),
        ("outpost-left", "archer marauder forager", 2 + 1),
        ("monastery-left", "shieldmaiden forager forager", 1),
        ("fortress-middle", "archer marauder shieldmaiden warmonger", 0),
    ],
)
def test_crew_points_for_the_kind_of_settlement_come_even_when_strength_scores_nothing(name: str, crew: str, vp: int) -> None:
    s = ready(name, crew)
    raid(s, name, *{0: [], 1: ["2"], 2: ["2-2"]}[PLACES[name].dice])
    assert (asked(s), s.vp) == ("ChooseSet", vp)


@pytest.mark.rule("RNS-B38", "RNS-B04")
@pytest.mark.parametrize("name", SETTLEMENTS)
def test_each_set_gives_its_printed_tokens_and_its_worker(name: str) -> None:
    for number, (tokens, colour) in enumerate(pairs(PLACES[name].sets), 1):
        s = ready(name)
        raid(s, name, *ROLL[PLACES[name].dice], f"{name}.{number}")
        assert (sum(s.goods), COLOURS[s.worker]) == (tokens, colour)
        assert not s.set_there[SETS.index(f"{name}.{number}")]
    assert [one for one in SETS if one.startswith(f"{name}.")] == [f"{name}.{n + 1}" for n in range(number)]


@pytest.mark.rule("RNS-B38")
def test_the_set_is_chosen_among_those_left_after_the_dice() -> None:
    s = ready("outpost-left")
    raid(s, "outpost-left")
    assert asked(s) == "RollDice"
    run(s, "5")
    assert (asked(s), offered(s)) == ("ChooseSet", ["outpost-left.1", "outpost-left.2"])
    assert not [mark for mark in spot(GAME.scene(s), "outpost-left").marks if mark.kind == "lacks"], "this raid is paid for"
    s = ready("harbour-left")
    remove_set(s, "harbour-left.2")
    raid(s, "harbour-left")
    assert offered(s) == ["harbour-left.1", "harbour-left.3"]


@pytest.mark.rule("RNS-B38", "RNS-S29")
@pytest.mark.parametrize(
    ("sets", "choice"),
    [
        ({"1": "giv", "2": "gil", "3": "givl"}, ["1", "2", "3"]),
        ({"1": "givl", "2": "gil", "3": "givl"}, ["1", "2", "3"]),
        ({"1": "givl", "2": "givl", "3": "givl"}, []),
        ({"1": "givl", "3": "givl"}, []),
    ],
)
def test_equal_sets_are_one_choice_where_no_card_of_his_tells_them_apart(sets: dict[str, str], choice: list[str]) -> None:
    """His cards take the sets of the left harbour in the orders 1 2 3 and 2 3 1."""
    s = position(worker="grey", crew=WEAK, goods="provisions " * 2, sets={f"harbour-left.{n}": sets.get(n, "") for n in "123"})
    for number in "123":
        if number not in sets:
            remove_set(s, f"harbour-left.{number}")
    raid(s, "harbour-left")
    if choice:
        assert offered(s) == [f"harbour-left.{number}" for number in choice]
    else:
        assert (asked(s), len(s.sets_left(SETTLEMENTS.index("harbour-left")))) == ("ChooseDeath", len(sets) - 1)


@pytest.mark.rule("RNS-B38")
def test_all_kinds_of_plunder_of_the_set_are_yours_and_the_supply_gives_nothing() -> None:
    s = position(crew="forager forager", goods="provisions provisions", sets={"harbour-left.3": "giil"}, supply="")
    raid(s, "harbour-left", "harbour-left.3")
    assert (goods(s), supply(s)["gold"]) == ({"gold": 1, "iron": 2, "livestock": 1}, 0)


@pytest.mark.rule("RNS-B39", "RNS-B18")
def test_after_the_valkyries_of_the_set_the_turn_ends() -> None:
    s = position(crew="forager forager", goods="provisions provisions", sets={"harbour-left.1": "vlll", "harbour-left.2": "vll"})
    run(s, Round(), "harbour-left", "harbour-left.1")
    assert (asked(s), s.valkyries, s.crew_size) == ("RevealTactic", 1, 1)


@pytest.mark.rule("RNS-B40")
def test_points_are_simply_counted_beyond_50() -> None:
    s = ready("harbour-left", "warmonger warmonger warmonger warmonger")
    s.vp = 48
    raid(s, "harbour-left")
    assert s.vp == 53


@pytest.mark.rule("RNS-B33", "RNS-B34", "RNS-B35", "RNS-B37", "RNS-B38", "RNS-B39", "RNS-B19")
def test_the_steps_of_a_raid_come_in_their_order() -> None:
    s = position(
        worker="grey", crew="brawler archer berserker", goods="provisions " * 4, hand="gatekeeper " * 4 + "huntsman " * 4,
        sets={"outpost-left.1": "gvv"}, armour=2,
    )  # fmt: skip
    run(s, Round(), "outpost-left", "2", "reroll-2", "4", "outpost-left.1")
    assert (asked(s), goods(s), s.vp) == ("ChooseDeath", {"provisions": 1, "gold": 1}, 2 + 2)
    run(s, "berserker", "archer")
    assert asked(s) == "DiscardToLimit"
    run(s, "berserker")
    assert [message for message in told(s) if message != "told-if-killed"] == [
        "told-turn", "told-raid", "told-dice", "told-reroll", "told-strength", "told-set", "told-killed", "told-killed",
        "told-discarded", "told-triggered", "told-adversary",
    ]  # fmt: skip


def test_the_table_above_names_every_settlement() -> None:
    sets = [one for place in PLACES.values() for one in pairs(place.sets)]
    assert list(PLACES) == SETTLEMENTS
    assert (len(sets), sum(tokens for tokens, _ in sets)) == (23, 70)
    assert [colour for _, colour in sets].count("grey") == 11


@pytest.mark.rule("RNS-B29", "RNS-B11")
def test_no_raid_is_offered_without_all_it_needs() -> None:
    s = position(worker="black", crew="forager forager", goods="provisions")
    run(s, WorkOrRaid())
    assert places(s) == ["barracks", "mill", "silversmith"]
