"""Golden start positions: the same seed lays the same table on every machine."""

from typing import cast

import pytest

from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.components import NONE, SIDES, cell_token
from soloist.games.guilds_of_london.state import Guilds
from tests.games.guilds_of_london.acting import off_the_tiles
from tests.games.guilds_of_london.position import MAYORAL, TILES, TOKENS, at, cells, named

TILES_G7 = [
    *("poulters", "bakers", "painter-stainers", "saddlers", "coopers"),
    *("armourers-and-brasiers", "cordwainers", "university-of-london", "fletchers", "goldsmiths"),
    *("fishmongers", "assembly-hall", "", "st-lawrence-jewry", "leathersellers"),
    *("salters", "merchant-taylors", "lord-mayors-parade", "vintners", "cooks"),
    *("pewterers", "tallow-chandlers", "tylers-and-bricklayers", "haberdashers", "girdlers"),
]
TOKENS_G7 = [
    *("draw2", "hire1", "move1", "hire2", "plantation1"),
    *("plantation1", "draw2", "vp1", "move1", "vp2"),
    *("neutral1", "plantation1", "", "vp2", "draw2"),
    *("vp2", "draw1", "vp2", "hire2", "draw1"),
    *("vp1", "vp1", "vp3", "vp3", "draw1"),
]
HAND_G7 = ["recruiting-fair", "colonial-cargo", "sedan-chair", "almoner", "banquet", "aldermans-favour"]
MAYORAL_G7 = ["friend-of-the-red-guilds", "city-walls", "four-gates"]


def start(seed: str, level: str = "boris", side: str = "random") -> Guilds:
    return cast(Guilds, GAME.deal(level, seed, {"plantation_start_side": side}).state)


def tiles(s: Guilds) -> list[str]:
    return ["" if tile == NONE else TILES[tile] for tile in s.tiles]


def tokens(s: Guilds) -> list[str]:
    return ["" if token == NONE else TOKENS[token].removeprefix("token-") for token in s.tokens]


@pytest.mark.rule("GOL-S03", "GOL-S08")
@pytest.mark.parametrize("level", ["boris", "rik"])
@pytest.mark.parametrize(
    ("side", "raised"), [("virginia", ["e2", "a3", "a4", "b4", "d4", "d5"]), ("ulster", ["a1", "c1", "e1", "d2", "e4", "c5"])]
)
def test_the_start_with_each_side_of_the_plantation(level: str, side: str, raised: list[str]) -> None:
    s = start("G7", level, side)
    assert (tiles(s), tokens(s)) == (TILES_G7, TOKENS_G7)
    assert (SIDES[s.side], cells(s.raised), cell_token(s.beadle)) == (side, raised, "a3")
    assert (named(s.hand), [MAYORAL[card] for card in s.mayoral_seen]) == (dict.fromkeys(HAND_G7, 1), MAYORAL_G7)
    assert (off_the_tiles(s), s.scoreboard) == ({"guildhall": 4, "supply": 12, "plantation": 0}, 2)
    assert (s.vp, s.boris.vp, s.deck_left, s.mayoral_deck_left) == (0, 0, 99, 18)


@pytest.mark.rule("GOL-S11", "GOL-S08")
@pytest.mark.parametrize(
    ("seed", "side", "beadle", "raised"),
    [
        ("3", "ulster", "e2", ["b1", "a2", "b2", "b4", "b5", "d5"]),
        ("4", "virginia", "c5", ["b1", "a2", "a3", "e3", "e4", "c5"]),
        ("5", "virginia", "a1", ["a1", "c1", "e1", "e3", "d4", "c5"]),
        ("6", "ulster", "c5", ["c1", "d1", "d2", "e2", "a5", "b5"]),
    ],
)
def test_the_side_that_a_seed_draws(seed: str, side: str, beadle: str, raised: list[str]) -> None:
    s = start(seed)
    assert (SIDES[s.side], cell_token(s.beadle), cells(s.raised)) == (side, beadle, raised)


@pytest.mark.rule("GOL-S03")
@pytest.mark.parametrize("choice", MAYORAL_G7)
def test_you_keep_one_of_the_three_mayoral_cards_and_your_turn_begins(choice: str) -> None:
    table = GAME.deal("boris", "G7", {"plantation_start_side": "virginia"})
    assert table.question is not None
    assert [option.token for option in table.question.options] == MAYORAL_G7
    table.answer(choice)
    s = cast(Guilds, table.state)
    assert ([MAYORAL[card] for card in s.mayoral], s.mayoral_discards_left, s.round, s.your_turn) == ([choice], 2, 1, True)


@pytest.mark.rule("GOL-S12", "GOL-S14", "GOL-S24")
@pytest.mark.parametrize(("reading", "theirs"), [("yes", {"b3": 2, "d3": 1}), ("no", {"e4": 3})])
def test_the_first_round_of_a_seed_when_you_pass(reading: str, theirs: dict[str, int]) -> None:
    table = GAME.deal("boris", "G7", {"plantation_start_side": "virginia", "boris_uses_special_buildings": reading})
    for word in ("city-walls", "end", "recruiting-fair", "sedan-chair", "banquet"):
        table.answer(word)
    s = cast(Guilds, table.state)
    assert (at(s.theirs), named(s.discards)["letters-home"], named(s.discards)["settlers"]) == (theirs, 2, 1)
    assert (s.boris.vp, cell_token(s.beadle), cells(s.resolved), s.round) == (5, "e2", ["a3"], 2)
