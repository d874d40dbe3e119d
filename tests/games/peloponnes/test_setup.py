"""Set-up: the table for two, your three cards, and Angelos's share."""

from itertools import product

import pytest

from soloist.games.peloponnes import GAME
from tests.games.peloponnes.acting import LEVELS, angelos, fresh, play_game, your_goods
from tests.games.peloponnes.position import CIVILIZATIONS, COLONIES, COMPONENTS, HEROES, TILES, goods
from tests.support.driving import asked, offered, run, ways

DISASTERS = {"decline": 3, "drought": 3, "earthquake": 3, "plague": 3, "tempest": 3, "persians": 8, "blank": 1}


def group(letter: int) -> list[str]:
    return [tile.id for tile in COMPONENTS.tiles if tile.group == letter]


@pytest.mark.rule("PEL-S01")
@pytest.mark.parametrize("level", LEVELS)
def test_the_table_is_that_of_two_players_with_all_40_tiles_and_24_chips(level: str) -> None:
    s = fresh(level)
    assert [sum(group) for group in s.unseen] == s.unseen_left == [15, 15, 10]
    assert (sum(s.chips), s.chips_left, s.gone) == (24, 24, 0)


@pytest.mark.rule("PEL-S01")
@pytest.mark.parametrize("level", LEVELS)
def test_you_start_with_3_clovers_at_every_rank(level: str) -> None:
    s = fresh(level)
    run(s, "messene", "ariadne", "milet")
    assert s.clovers == 3


@pytest.mark.rule("PEL-S02", "PEL-G07")
def test_you_get_one_civilisation_one_hero_and_one_colony_all_equally_likely() -> None:
    s = fresh()
    assert ways(s) == dict.fromkeys(CIVILIZATIONS, 1)
    run(s, "argos")
    assert ways(s) == dict.fromkeys(HEROES, 1)
    run(s, "helen")
    assert ways(s) == dict.fromkeys(COLONIES, 1)
    run(s, "olbia")
    assert (s.my_civilization().id, s.my_hero().id, s.my_colony().id) == ("argos", "helen", "olbia")
    assert asked(s) == "RevealTile"


@pytest.mark.rule("PEL-S02", "PEL-G07")
def test_there_are_7_civilisations_14_heroes_and_10_colonies_to_draw_from() -> None:
    assert (len(CIVILIZATIONS), len(HEROES), len(COLONIES)) == (7, 14, 10)


@pytest.mark.rule("PEL-S03")
@pytest.mark.parametrize(
    ("cards", "start"),
    [
        (("sparta", "perseus", "sinope"), {"wood": 7, "coins": 8, "inhabitants": 3, "strength": 3}),
        (("korinth", "tantalus", "neapolis"), {"food": 5, "coins": 7, "inhabitants": 4}),
        (("messene", "heracles", "taras"), {"coins": 6, "inhabitants": 2, "strength": 6}),
        (("pylos", "hector", "trapezous"), {"stone": 6, "coins": 10, "inhabitants": 2}),
        (("argos", "penelope", "massalia"), {"luxury": 6, "coins": 5, "inhabitants": 2}),
    ],
)
def test_civilisation_hero_and_colony_add_up(cards: tuple[str, str, str], start: dict[str, int]) -> None:
    s = fresh()
    run(s, *cards)
    assert goods(s) == start


@pytest.mark.rule("PEL-S03")
def test_every_one_of_the_980_starts_is_the_plain_sum() -> None:
    table = product(COMPONENTS.civilizations, COMPONENTS.heroes, COMPONENTS.colonies)
    for civilization, hero, colony in table:
        s = fresh()
        run(s, civilization.id, hero.id, colony.id)
        assert s.goods == [sum(parts) for parts in zip(civilization.start, hero.start, colony.start, strict=True)]


@pytest.mark.rule("PEL-S03")
def test_income_is_not_booked_at_the_start() -> None:
    s = fresh()
    run(s, "arkadia", "heracles", "kyrene")
    assert goods(s) == {"coins": 8, "inhabitants": 2, "strength": 3}


@pytest.mark.rule("PEL-S04")
@pytest.mark.parametrize("level", LEVELS)
def test_angelos_has_markers_of_his_own_beside_yours(level: str) -> None:
    zones = {zone.id: {spot.id: spot.value for spot in zone.spots} for zone in GAME.deal(level, 1).scene.zones}
    assert zones["you"]["strength"] == 1
    assert zones["angelos"]["angelos-strength"] == 0
    assert zones["angelos"]["angelos-markers"] == 0
    assert not set(zones["you"]) & set(zones["angelos"])


@pytest.mark.rule("PEL-S04")
def test_your_start_values_do_not_move_his_marker() -> None:
    s = fresh()
    run(s, "sparta", "achilles", "taras")
    assert (your_goods(s)["strength"], angelos(s)["strength"]) == (7, 0)


@pytest.mark.rule("PEL-S05")
@pytest.mark.parametrize(
    ("level", "words", "cards"),
    [
        ("soldier", (), ("", "")),
        ("sergeant", ("sparta",), ("sparta", "")),
        ("officer", ("achilles",), ("", "achilles")),
        ("general", ("sparta", "achilles"), ("sparta", "achilles")),
    ],
)
def test_angelos_is_dealt_what_his_rank_says(level: str, words: tuple[str, ...], cards: tuple[str, str]) -> None:
    s = fresh(level)
    run(s, "messene", "jason", "milet", *words)
    assert (asked(s), s.round) == ("RevealTile", 1)
    assert (angelos(s)["civilization"], angelos(s)["hero"], angelos(s)["clovers"]) == (*cards, 3)


@pytest.mark.rule("PEL-S05", "PEL-G07")
def test_he_draws_after_you_from_what_is_left() -> None:
    s = fresh("general")
    run(s, "messene", "jason", "milet")
    assert ways(s) == {id: 1 for id in CIVILIZATIONS if id != "messene"}
    run(s, "argos")
    assert ways(s) == {id: 1 for id in HEROES if id != "jason"}


@pytest.mark.rule("PEL-S05")
@pytest.mark.parametrize("level", LEVELS)
def test_a_colony_is_drawn_once_and_that_is_yours(level: str) -> None:
    s = fresh(level)
    draws = []
    while asked(s) == "Draw":
        draws.append(offered(s)[0])
        run(s, draws[-1])
    assert len([id for id in draws if id in COLONIES]) == 1
    assert s.my_colony().id in draws


@pytest.mark.rule("PEL-G07", "PEL-S01")
def test_every_tile_of_the_group_is_equally_likely_and_none_comes_twice() -> None:
    s = fresh()
    run(s, "messene", "jason", "milet")
    assert ways(s) == dict.fromkeys(group(0), 1)
    run(s, "bridge", "street")
    assert ways(s) == {id: 1 for id in group(0) if id not in ("bridge", "street")}


@pytest.mark.rule("PEL-G07")
def test_chips_come_as_often_as_they_are_left_in_the_pile() -> None:
    s = fresh()
    run(s, "messene", "jason", "milet", "bridge", "street", "market", "port", "barracks", "pass")
    assert (asked(s), ways(s)) == ("DrawChip", DISASTERS)
    run(s, "persians")
    assert ways(s) == DISASTERS | {"persians": 7}
    run(s, "blank")
    assert ways(s) == {name: number for name, number in DISASTERS.items() if name != "blank"} | {"persians": 7}


@pytest.mark.rule("PEL-G07")
@pytest.mark.parametrize("level", LEVELS)
def test_only_cards_tiles_and_chips_are_random_and_all_of_them_come(level: str) -> None:
    for seed in range(10):
        said = play_game(fresh(level), seed)
        assert {step for step, _ in said} == {"Draw", "RevealTile", "DrawChip"}
        revealed = [word for step, word in said if step == "RevealTile"]
        assert [set(revealed[:15]), set(revealed[15:30]), set(revealed[30:])] == [set(group(n)) for n in range(3)]
        assert len(revealed) == len(TILES) == 40
        chips = [word for step, word in said if step == "DrawChip"]
        assert {name: chips.count(name) for name in chips} == DISASTERS


@pytest.mark.rule("PEL-G07")
@pytest.mark.parametrize("seed", range(5))
def test_what_you_decide_does_not_change_which_tile_or_chip_comes_next(seed: int) -> None:
    def fate(choice: int) -> list[str]:
        table = GAME.deal("general", seed)
        while table.question is not None:
            table.answer(table.question.options[choice])
        return [given.token for given in table.log if given.by == "fate"]

    assert fate(0) == fate(-1)
    assert len(fate(0)) == 5 + 40 + 24
