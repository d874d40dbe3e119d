"""The end of the round and of the game."""

import pytest

from soloist.games.stone_age.ending import DiscardCards
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed
from soloist.games.stone_age.round import Round
from soloist.games.stone_age.state import StoneAge
from tests.games.stone_age.acting import acting, empty_deck
from tests.games.stone_age.position import CARD_IDS, GAME, position, spread
from tests.support.driving import asked, offered, play_out, run, told

BUY = ("card-1", "card-2", "wood", "hunt")
BUY_NOTHING = ("hunt",)


def end_of_round(s: StoneAge) -> None:
    s.then(Feed(), DiscardBuildings(), DiscardCards(), Round())
    run(s)


@pytest.mark.rule("SA-S57", "SA-G17")
def test_every_face_up_card_is_discarded() -> None:
    s = position()
    run(s, DiscardCards())
    assert spread(s) == ["", "", ""]
    assert s.discarded == 3


@pytest.mark.rule("SA-S57")
def test_a_bought_card_is_not_discarded_twice() -> None:
    s = position(cards=("music-points", "pottery-food7", "weaving-food1"), stock="wood")
    run(s, acting(s, "red", "card-1"), "wood", DiscardCards())
    assert s.discarded == 3


@pytest.mark.rule("SA-S58", "SA-S59")
def test_new_cards_come_on_space_1_then_2_then_4() -> None:
    s = position()
    run(s, DiscardCards(), "art-tool")
    assert spread(s) == ["art-tool", "", ""]
    run(s, "farmer2-dice")
    assert spread(s) == ["art-tool", "farmer2-dice", ""]
    run(s, "shaman1-gold1")
    assert spread(s) == ["art-tool", "farmer2-dice", "shaman1-gold1"]
    assert (asked(s), s.deck_left) == ("", 30)


@pytest.mark.rule("SA-S58")
def test_with_slide_a_card_on_space_1_stays_and_only_empty_spaces_are_filled() -> None:
    s = position(cards=("music-points", None, "weaving-food1"), card_refresh="slide")
    run(s, DiscardCards(), "art-tool", "farmer2-dice")
    assert (spread(s), asked(s)) == (["music-points", "art-tool", "farmer2-dice"], "")


@pytest.mark.rule("SA-S57", "SA-G17")
@pytest.mark.parametrize("card_refresh", ["discard_all", "slide"])
def test_a_discarded_card_is_not_turned_up_again(card_refresh: str) -> None:
    s = position(card_refresh=card_refresh, cards=("farmer1-dice", "pottery-food7", "art-tool"))
    run(s, DiscardCards())
    assert not {"farmer1-dice", "pottery-food7", "art-tool"} & set(offered(s))


@pytest.mark.rule("SA-S60", "SA-S19")
@pytest.mark.parametrize("food", [0, 1])
def test_the_game_is_lost_at_once_when_the_fatigue_limit_reaches_0(food: int) -> None:
    s = position(cards=(None, None, "toolmaker2-dice"), food=food, fatigue=7)
    end_of_round(s)
    assert (s.outcome, asked(s), s.built, s.round) == ("lost", "", 3, 1)
    assert (GAME.result(s).outcome, GAME.result(s).rule) == ("lost", "SA-S60")


@pytest.mark.rule("SA-S60")
def test_one_fatigue_left_is_enough() -> None:
    s = position(cards=(None, None, "toolmaker2-dice"), food=2, fatigue=7)
    end_of_round(s)
    assert (s.outcome, s.fatigue, asked(s)) == ("", 1, "TurnUpCard")


@pytest.mark.rule("SA-S61")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_you_win_at_once_when_a_space_must_be_filled_and_the_deck_is_empty(left: int) -> None:
    s = position()
    cards = ["art-tool", "time-field"][:left]
    empty_deck(s, *cards)
    end_of_round(s)
    run(s, *cards)
    assert (s.outcome, asked(s), s.round) == ("won", "", 1)
    assert spread(s) == [*cards, *[""] * (3 - left)]
    assert (GAME.result(s).outcome, GAME.result(s).rule) == ("won", "SA-S61")


@pytest.mark.rule("SA-S61")
def test_a_deck_that_runs_out_on_the_last_space_does_not_win_yet() -> None:
    s = position()
    empty_deck(s, "art-tool", "time-field", "writing-dice")
    end_of_round(s)
    run(s, "art-tool", "time-field", "writing-dice")
    assert (s.outcome, s.deck_left, s.round, asked(s)) == ("", 0, 2, "Place")


@pytest.mark.rule("SA-S61")
@pytest.mark.parametrize(("food", "built"), [(0, 3), (20, 0)])
def test_a_round_that_ends_in_defeat_is_never_a_win(food: int, built: int) -> None:
    s = position(food=food, fatigue=3, built=built)
    empty_deck(s)
    end_of_round(s)
    assert (s.outcome, "told-won" in told(s)) == ("lost", False)


@pytest.mark.rule("SA-S01", "SA-G19")
@pytest.mark.parametrize(("food", "built", "fatigue", "survived"), [(20, 3, 15, 1), (0, 3, 8, 0), (20, 0, 3, 0), (20, 0, 4, 1)])
def test_a_round_counts_as_survived_once_both_tests_are_passed(food: int, built: int, fatigue: int, survived: int) -> None:
    s = position(food=food, built=built, fatigue=fatigue)
    end_of_round(s)
    assert s.survived == survived
    assert bool(s.outcome) is not bool(survived)


@pytest.mark.rule("SA-S01", "SA-S02")
def test_the_result_is_won_or_lost_with_rounds_and_fatigue_and_no_points() -> None:
    s = position(food=0, fatigue=8)
    s.survived = 4
    end_of_round(s)
    result = GAME.result(s)
    assert (result.outcome, result.you, result.opponent) == ("lost", None, None)
    assert [(line.name.message, line.you, line.opponent) for line in result.lines] == [
        ("line-survived", 4, None),
        ("line-fatigue", 0, None),
        ("line-cards", 33, None),
    ]


@pytest.mark.rule("SA-S61", "SA-S57", "SA-G08")
@pytest.mark.parametrize(
    ("level", "card_refresh", "prefer", "first", "rounds"),
    [
        ("basic", "discard_all", BUY_NOTHING, "farmer1-stone1", 12),
        ("basic", "discard_all", BUY, "farmer1-stone1", 12),
        ("basic", "discard_all", BUY, "writing-extra-card", 11),
        ("cool-night", "discard_all", BUY, "farmer1-stone1", 12),
        ("large-tribe", "discard_all", BUY, "writing-extra-card", 11),
        ("basic", "slide", BUY_NOTHING, "farmer1-stone1", 34),
        ("basic", "slide", BUY, "farmer1-stone1", 12),
        ("basic", "slide", BUY, "writing-extra-card", 11),
        ("eternal-winter", "discard_all", BUY_NOTHING, "farmer1-stone1", 18),
        ("eternal-winter", "discard_all", BUY, "farmer1-stone1", 18),
        ("eternal-winter", "discard_all", BUY, "writing-extra-card", 17),
        ("eternal-winter", "slide", BUY_NOTHING, "farmer1-stone1", 35),
        ("eternal-winter", "slide", BUY, "farmer1-stone1", 18),
        ("eternal-winter", "slide", BUY, "writing-extra-card", 17),
    ],
)
def test_a_game_that_is_not_lost_lasts_so_many_rounds(
    level: str, card_refresh: str, prefer: tuple[str, ...], first: str, rounds: int
) -> None:
    hunger = "music-points" if first == "writing-extra-card" else "writing-extra-card"
    cards = (None, first, hunger) if level == "eternal-winter" else ("farmer1-dice", first, hunger)
    s = position(level, cards=cards, stock="wood " * 99, food=9999, fatigue=999, card_refresh=card_refresh)
    s.round = 0
    run(s, Round())
    play_out(s, *prefer)
    assert (s.outcome, s.round, s.survived) == ("won", rounds, rounds)


@pytest.mark.rule("SA-G17")
@pytest.mark.parametrize("card_refresh", ["discard_all", "slide"])
def test_by_the_end_every_card_has_come_up_once_and_none_came_back(card_refresh: str) -> None:
    s = position(stock="wood " * 99, food=9999, fatigue=999, card_refresh=card_refresh)
    run(s, Round())
    play_out(s, *BUY)
    face_up = len([card for card in spread(s) if card])
    assert s.discarded + face_up + len(s.one_use) + s.two_resources == 36
    assert s.deck == [0] * len(CARD_IDS)


@pytest.mark.rule("SA-G17")
def test_tiles_given_up_never_come_back() -> None:
    s = position(built=2)
    unseen = list(s.unseen_tiles)
    run(s, DiscardBuildings(), DiscardBuildings(), DiscardBuildings())
    assert (s.built, s.face_down, s.unseen_tiles) == (0, 2, unseen)
