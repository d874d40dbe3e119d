"""Set-up of the base game, as for two players."""

from itertools import combinations
from math import comb

import pytest

from soloist.engine.kernel import machine
from soloist.games.raiders.drawing import DrawCards
from soloist.games.raiders.raiding import RollDice
from soloist.games.raiders.setup import RejectCard
from soloist.games.raiders.state import Raiders
from tests.games.raiders.acting import face_up, fresh, supply, village, whole_games, workers
from tests.games.raiders.position import CARDS, COMPONENTS, OFFERINGS, SETS, goods, named, position
from tests.support.driving import asked, endings, offered, options, run, ways
from tests.walks.walk import step_at

TILES = ("offering-01", "offering-02", "offering-03")
FIVE = ("archer", "archer", "folke", "scout", "warlord")
BAG = {"g": 18, "i": 18, "l": 26, "v": 18}


def fill_sets(s: Raiders, rarest: str) -> None:
    """Answer all questions about the sets: take as many as possible of the first letter, then of the second, and so on."""
    while asked(s) == "FillSet":
        run(s, max(offered(s), key=lambda drawn: [drawn.count(letter) for letter in rarest]))


def on_board(s: Raiders) -> dict[str, int]:
    return {letter: sum(s.tokens[number::4]) for number, letter in enumerate("gilv")}


@pytest.mark.rule("RNS-B01")
def test_71_townsfolk_lie_face_down_so_each_card_comes_with_the_odds_of_its_copies() -> None:
    s = fresh()
    assert (s.deck_left, named(s.discards)) == (71, {})
    run(s, DrawCards(1))
    assert ways(s) == {card.id: card.copies for card in COMPONENTS.townsfolk}
    assert (len(CARDS), sum(ways(s).values())) == (26, 71)


@pytest.mark.rule("RNS-B01")
def test_cards_drawn_do_not_come_again() -> None:
    s = position(hand="archer archer berserker")
    run(s, DrawCards(2), "folke")
    assert "archer" not in ways(s)
    assert "folke" not in ways(s)
    assert ways(s)["berserker"] == 3


@pytest.mark.rule("RNS-B02")
def test_three_of_16_shuffled_offerings_are_turned_up_and_13_stay_in_the_stack() -> None:
    s = fresh()
    run(s)
    assert ways(s) == dict.fromkeys(OFFERINGS, 1)
    run(s, "offering-16")
    assert ways(s) == dict.fromkeys(OFFERINGS[:15], 1)
    run(s, "offering-02", "offering-09")
    assert face_up(s) == ["offering-16", "offering-02", "offering-09"]
    assert (len(OFFERINGS), s.stack_left()) == (16, 13)


@pytest.mark.rule("RNS-B03")
def test_the_tokens_of_a_set_are_drawn_together_from_a_bag_of_80() -> None:
    s = fresh()
    run(s, *TILES)
    assert asked(s) == "FillSet"
    assert sum(ways(s).values()) == comb(80, 4)
    assert ways(s)["vvvv"] == comb(18, 4)
    assert ways(s)["giil"] == 18 * comb(18, 2) * 26
    run(s, "vvvv")
    assert sum(ways(s).values()) == comb(76, 3)
    assert ways(s)["vvv"] == comb(14, 3)


@pytest.mark.rule("RNS-B03")
@pytest.mark.parametrize("rarest", ["givl", "livg", "vlgi", "gilv"])
def test_70_tokens_lie_on_the_sets_and_the_10_left_over_go_to_the_supply(rarest: str) -> None:
    s = fresh()
    run(s, *TILES)
    fill_sets(s, rarest)
    assert [sum(s.tokens[4 * n : 4 * n + 4]) for n in range(len(SETS))] == COMPONENTS.set_tokens
    assert sum(on_board(s).values()) == 70
    left_over = {letter: BAG[letter] - there for letter, there in on_board(s).items()}
    assert sum(left_over.values()) == 10
    assert [s.supply[2], s.supply[3], s.supply[4], s.valkyries_gone] == [left_over[letter] for letter in "gilv"]
    assert s.bag == [0, 0, 0, 0]


@pytest.mark.rule("RNS-B03")
def test_the_supply_may_begin_without_a_kind_of_plunder() -> None:
    s = fresh()
    run(s, *TILES)
    fill_sets(s, "givl")
    assert supply(s) | {"silver": 0, "provisions": 0} == {"silver": 0, "provisions": 0, "gold": 0, "iron": 0, "livestock": 10}


@pytest.mark.rule("RNS-B04")
def test_a_worker_stands_on_every_set_11_grey_and_12_white_in_all() -> None:
    s = fresh()
    run(s)
    assert all(s.set_there)
    assert (workers(s)["grey"], workers(s)["white"]) == (11, 12)


@pytest.mark.rule("RNS-B05")
def test_black_workers_stand_in_the_gate_house_the_town_hall_and_the_treasury() -> None:
    assert village(fresh()) == {"gate-house": "black", "town-hall": "black", "treasury": "black"}


@pytest.mark.rule("RNS-B06")
def test_the_supply_holds_all_silver_but_your_two_all_provisions_and_both_dice() -> None:
    s = fresh()
    run(s)
    assert (supply(s)["silver"] + goods(s)["silver"], supply(s)["provisions"]) == (32, 32)
    run(s, RollDice(9))
    assert sum(ways(s).values()) == 6 * 6


@pytest.mark.rule("RNS-B07")
def test_you_begin_with_two_silver_a_black_worker_and_three_markers_on_zero() -> None:
    s = fresh()
    assert (goods(s), workers(s)["black"], s.worker) == ({"silver": 2}, 4, 0)
    assert (s.armour, s.valkyries, s.vp, s.crew_size) == (0, 0, 0, 0)


@pytest.mark.rule("RNS-B08")
@pytest.mark.parametrize("level", ["normal", "hard", "heroic"])
def test_three_black_workers_stay_in_the_box_for_the_whole_game(level: str) -> None:
    for s in whole_games(level):
        if step_at(s) == "WorkOrRaid":
            assert workers(s) == {"black": 4, "grey": 11, "white": 12}
    assert s.outcome


@pytest.mark.rule("RNS-B09")
def test_of_five_cards_dealt_you_keep_three() -> None:
    s = fresh()
    run(s, *TILES)
    fill_sets(s, "lgiv")
    run(s, *FIVE)
    assert (asked(s), s.hand_size) == ("RejectCard", 5)
    run(s, "archer", "warlord")
    assert (asked(s), named(s.hand), named(s.under)) == (
        "WorkOrRaid",
        {"archer": 1, "folke": 1, "scout": 1},
        {"archer": 1, "warlord": 1},
    )
    assert (s.hand_size, s.under_left, s.deck_left, named(s.discards)) == (3, 2, 66, {})


@pytest.mark.rule("RNS-B09")
def test_equal_cards_are_one_option_and_every_pair_can_be_rejected_in_one_way() -> None:
    s = position(hand=" ".join(FIVE))
    run(s, RejectCard(2, 0))
    assert offered(s) == ["archer", "folke", "scout"]
    rejected = [tuple(named(after.under).items()) for after in endings(s, "RejectCard")]
    pairs = {tuple(sorted((card, pair.count(card)) for card in set(pair))) for pair in combinations(FIVE, 2)}
    assert len(rejected) == len(set(rejected))
    assert set(rejected) == pairs


@pytest.mark.rule("RNS-B09")
def test_the_rejected_cards_are_drawn_in_random_order_after_the_rest_of_the_pile() -> None:
    s = position(hand="archer berserker berserker scout folke")
    run(s, RejectCard(2, 0), "archer", "berserker")
    s.deck = [0] * len(CARDS)
    s.deck[CARDS.index("sage")] = s.deck_left = 1
    run(s, DrawCards(3))
    assert ways(s) == {"sage": 1}
    run(s, "sage")
    assert ways(s) == {"archer": 1, "berserker": 1}
    run(s, "archer")
    assert ways(s) == {"berserker": 1}


@pytest.mark.rule("RNS-B09", "RNS-B21")
def test_the_rejected_cards_come_before_the_discards_are_shuffled() -> None:
    s = position(hand="archer archer berserker scout folke")
    run(s, RejectCard(2, 0), "archer", "archer")
    s.deck, s.discards = [0] * len(CARDS), s.deck
    s.deck_left, s.discards_left = 0, s.deck_left
    run(s, DrawCards(3), "archer", "archer")
    assert "archer" not in ways(s)
    assert sum(ways(s).values()) == 71 - 5


@pytest.mark.rule("RNS-B10")
def test_nobody_rolls_for_the_first_turn_it_is_yours() -> None:
    s = fresh()
    questions = []
    while asked(s) != "WorkOrRaid":
        step = machine.waiting(s)
        assert step is not None
        questions.append(type(step).__name__)
        run(s, next(iter(options(step, s))))
    assert questions == ["TurnUpOffering"] * 3 + ["FillSet"] * 23 + ["DrawCard"] * 5 + ["RejectCard"] * 2
    assert (s.turn, s.last_tactic) == (1, -1)
