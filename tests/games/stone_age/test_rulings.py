"""The five rulings: for each, one position in which all its readings differ."""

import pytest

from soloist.games.stone_age.ending import DiscardCards
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed
from tests.games.stone_age.acting import acting
from tests.games.stone_age.position import GAME, fresh, position, spread
from tests.support.driving import asked, run


def readings(ruling: str) -> list[str]:
    return GAME.book.rulings[ruling].values


@pytest.mark.rule("SA-S20")
def test_agriculture_start_the_field_begins_on_that_space_and_feeds_so_many() -> None:
    food = {}
    for reading in readings("agriculture_start"):
        s = position(agriculture_start=reading, cards=(None, None, "toolmaker2-dice"))
        assert s.field == fresh(agriculture_start=reading).field == int(reading)
        run(s, Feed())
        food[reading] = s.food
    assert food == {"0": 12, "1": 13, "5": 17, "10": 22}


@pytest.mark.rule("SA-S57", "SA-S58", "SA-S59")
def test_card_refresh_with_card_1_bought_and_card_2_left() -> None:
    lying = {}
    for reading in readings("card_refresh"):
        s = position(cards=("weaving-food1", "pottery-food7", "music-points"), stock="wood", card_refresh=reading)
        run(s, acting(s, "red", "card-1"), "wood", DiscardCards(), "art-tool", "time-field")
        lying[reading] = (spread(s), s.discarded, asked(s))
    assert lying == {
        "discard_all": (["art-tool", "time-field", ""], 3, "TurnUpHungerCard"),
        "slide": (["pottery-food7", "art-tool", "time-field"], 2, ""),
    }


@pytest.mark.rule("SA-S50", "SA-S47")
def test_builder_counts_with_two_tiles_on_the_board_and_five_given_up() -> None:
    food = {}
    for reading in readings("builder_counts"):
        s = position(cards=(None, None, "builder2-dice"), built=2, face_down=5, food=20, builder_counts=reading)
        s.then(Feed(), DiscardBuildings())
        run(s)
        food[reading] = s.food
    assert food == {"discarded": 20 - 8 - 5, "on_board": 20 - 8 - 2}


@pytest.mark.rule("SA-S50")
def test_in_round_1_the_builder_counts_nothing_or_the_three_start_tiles() -> None:
    food = {}
    for reading in readings("builder_counts"):
        s = position(cards=(None, None, "builder1-dice"), builder_counts=reading)
        run(s, Feed())
        food[reading] = s.food
    assert food == {"discarded": 12, "on_board": 9}


@pytest.mark.rule("SA-S63")
def test_level2_penalty_with_one_tile_for_two_rounds() -> None:
    left = {}
    for reading in readings("level2_penalty"):
        s = position("cool-night", built=1, level2_penalty=reading)
        run(s, DiscardBuildings(), DiscardBuildings())
        left[reading] = {"built": s.built, "face_down": s.face_down, "fatigue": s.fatigue}
    assert left == {
        "once": {"built": 0, "face_down": 1, "fatigue": 20 - 3 - 3},
        "per_tile": {"built": 0, "face_down": 1, "fatigue": 20 - 3 - 6},
        "all_or_nothing": {"built": 1, "face_down": 0, "fatigue": 20 - 3 - 3},
    }


@pytest.mark.rule("SA-G08")
@pytest.mark.parametrize(
    ("drawn", "bonus"),
    [("pottery-food7", (2 + 2, 15)), ("farmer1-stone1", (2, 16))],
)
def test_extra_card_the_drawn_card_gives_its_bonus_or_nothing_but_never_its_upper_half(
    drawn: str, bonus: tuple[int, int]
) -> None:
    gains = {}
    for reading in readings("extra_card"):
        s = position(cards=("writing-extra-card", None, None), stock="wood", food=0, extra_card=reading)
        left = s.deck_left
        run(s, acting(s, "red", "card-1"), "wood", drawn)
        assert (s.deck_left, s.discarded, s.stock) == (left - 1, 2, [0, 0, 0, 0])
        gains[reading] = (s.food, s.fatigue)
    assert gains == {"remove_only": (2, 15), "background_bonus": bonus}


@pytest.mark.rule("SA-S20", "SA-S57", "SA-S50", "SA-S63", "SA-G08")
def test_the_default_is_the_reading_the_clause_names_first() -> None:
    assert {name: ruling.default for name, ruling in GAME.book.rulings.items()} == {
        "agriculture_start": "0",
        "card_refresh": "discard_all",
        "builder_counts": "discarded",
        "level2_penalty": "once",
        "extra_card": "remove_only",
    }
