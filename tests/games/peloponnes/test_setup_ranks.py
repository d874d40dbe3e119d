"""The four ranks, and the start positions as numbers."""

import pytest

from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.components import CONQUEST, NORMAL
from soloist.games.peloponnes.state import Peloponnes
from tests.games.peloponnes.acting import LEVELS, angelos, fresh
from tests.games.peloponnes.position import CIVILIZATIONS, COLONIES, HEROES, goods, tiles
from tests.support.driving import asked, run, ways

EXTRA_CLOVERS = {
    "sisyphus": 1, "hector": 2, "andromeda": 2, "tantalus": 2, "odysseus": 3, "penelope": 3, "daedalus": 4, "ariadne": 4,
}  # fmt: skip
STRENGTH = {"sisyphus": 1, "achilles": 4, "heracles": 3, "theseus": 3, "perseus": 3, "jason": 2, "helen": 2}

START = {
    "round": 1,
    "yours": ("patras", "sisyphus", "olbia"),
    "goods": {"coins": 7, "inhabitants": 1, "strength": 1},
    "clovers": 3,
    "tiles": ([], [], []),
    "normal": ["field-by-the-grove", "bridge"],
    "conquest": ["bare-peaks", "small-grove-by-the-field", "market"],
    "left": ([10, 15, 10], 24, 0),
}
"""The deal of seed 1 at every rank, when you choose your first tile."""

ANGELOS = {
    "soldier": {"strength": 0, "clovers": 3, "markers": 0, "tiles": "", "civilization": "", "hero": ""},
    "sergeant": {"strength": 0, "clovers": 3, "markers": 0, "tiles": "", "civilization": "pylos", "hero": ""},
    "officer": {"strength": 0, "clovers": 5, "markers": 0, "tiles": "", "civilization": "", "hero": "hector"},
    "general": {"strength": 0, "clovers": 5, "markers": 0, "tiles": "", "civilization": "pylos", "hero": "hector"},
}
"""His side of the same deals."""


def start(s: Peloponnes) -> dict[str, object]:
    return {
        "round": s.round,
        "yours": (CIVILIZATIONS[s.civilization], HEROES[s.hero], COLONIES[s.colony]),
        "goods": goods(s),
        "clovers": s.clovers,
        "tiles": (s.land, s.buildings, s.debts),
        "normal": tiles(s.rows[NORMAL]),
        "conquest": tiles(s.rows[CONQUEST]),
        "left": (s.unseen_left, s.chips_left, s.gone),
    }


def with_hero(level: str, hero: str) -> Peloponnes:
    """Angelos has this hero; you have another."""
    s = fresh(level)
    run(s, "messene", "helen" if hero != "helen" else "jason", "kyrene")
    if level == "general":
        run(s, "sparta")
    run(s, hero)
    return s


@pytest.mark.rule("PEL-S14", "PEL-S15", "PEL-S16", "PEL-S17", "PEL-S18")
@pytest.mark.parametrize("level", LEVELS)
def test_the_start_position_of_seed_1(level: str) -> None:
    table = GAME.deal(level, 1)
    s = table.state
    assert isinstance(s, Peloponnes)
    assert (start(s), angelos(s), asked(s)) == (START, ANGELOS[level], "Buy")


@pytest.mark.rule("PEL-S14", "PEL-S15", "PEL-S16", "PEL-S17")
def test_the_ranks_from_the_lowest_to_the_highest() -> None:
    assert LEVELS == ["soldier", "sergeant", "officer", "general"]


@pytest.mark.rule("PEL-S14")
def test_a_soldier_has_3_clovers_and_nothing_else() -> None:
    s = fresh("soldier")
    run(s, "messene", "achilles", "taras")
    assert (asked(s), angelos(s)) == ("RevealTile", ANGELOS["soldier"])


@pytest.mark.rule("PEL-S15")
@pytest.mark.parametrize("civilization", [id for id in CIVILIZATIONS if id != "messene"])
def test_a_sergeant_has_any_other_civilisation_3_clovers_and_no_strength(civilization: str) -> None:
    s = fresh("sergeant")
    run(s, "messene", "achilles", "taras", civilization)
    assert (asked(s), angelos(s)) == ("RevealTile", ANGELOS["sergeant"] | {"civilization": civilization})


@pytest.mark.rule("PEL-S16", "PEL-S18")
@pytest.mark.parametrize("hero", HEROES)
def test_an_officer_has_a_hero_with_the_heros_strength_and_clovers(hero: str) -> None:
    s = with_hero("officer", hero)
    assert asked(s) == "RevealTile"
    assert angelos(s) == ANGELOS["soldier"] | {
        "hero": hero, "strength": STRENGTH.get(hero, 0), "clovers": 3 + EXTRA_CLOVERS.get(hero, 0),
    }  # fmt: skip


@pytest.mark.rule("PEL-S17", "PEL-S18")
@pytest.mark.parametrize("hero", HEROES)
def test_a_general_has_both(hero: str) -> None:
    s = with_hero("general", hero)
    assert asked(s) == "RevealTile"
    assert angelos(s) == ANGELOS["soldier"] | {
        "civilization": "sparta", "hero": hero, "strength": STRENGTH.get(hero, 0), "clovers": 3 + EXTRA_CLOVERS.get(hero, 0),
    }  # fmt: skip


@pytest.mark.rule("PEL-S15", "PEL-S17")
@pytest.mark.parametrize("level", ["sergeant", "general"])
def test_the_goods_of_his_civilisation_give_no_strength_and_no_markers(level: str) -> None:
    s = fresh(level)
    run(s, "messene", "helen", "kyrene", "korinth")
    assert (s.foe.strength, s.foe.markers, s.foe.clovers) == (0, 0, 3)
    assert (s.foe.citizens(), s.foe.coins()) == (3, 7)


@pytest.mark.rule("PEL-S16", "PEL-S17")
@pytest.mark.parametrize("level", ["officer", "general"])
def test_his_hero_is_any_but_yours(level: str) -> None:
    s = fresh(level)
    run(s, "messene", "helen", "kyrene")
    if level == "general":
        run(s, "sparta")
    assert ways(s) == {hero: 1 for hero in HEROES if hero != "helen"}


@pytest.mark.rule("PEL-S18")
def test_with_daedalus_he_starts_with_7_clovers() -> None:
    assert with_hero("officer", "daedalus").foe.clovers == 7


@pytest.mark.rule("PEL-S18")
@pytest.mark.parametrize("hero", HEROES)
def test_your_own_hero_brings_clovers_to_nobody(hero: str) -> None:
    s = fresh("sergeant")
    run(s, "messene", hero, "kyrene", "sparta")
    assert (s.clovers, s.foe.clovers) == (3, 3)
