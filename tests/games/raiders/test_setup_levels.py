"""The three levels, and the start positions as numbers."""

import pytest

from soloist.games.raiders.components import BUILDINGS, NONE, PROVISIONS
from soloist.games.raiders.raiding import raids
from soloist.games.raiders.state import Raiders
from tests.games.raiders.acting import dealt, foe, fresh, idle, turn_up
from tests.games.raiders.position import GAME, OFFERINGS, SETS, TOKENS, named
from tests.support.driving import ways

LEVELS = {"normal": 0, "hard": 2, "heroic": 4}

START = {
    "turn": 1,
    "trigger": "",
    "worker": 0,
    "village": [0, 0, 0, -1, -1, -1, -1, -1],
    "closed": -1,
    "used": [False] * 8,
    "set_there": [True] * 23,
    "bag": [0, 0, 0, 0],
    "spent_workers": [0, 0, 0],
    "lost_workers": [0, 0, 0],
    "goods": [2, 0, 0, 0, 0],
    "armour": 0,
    "valkyries": 0,
    "valkyries_taken": 0,
    "vp": 0,
    "tiles": [],
    "hand_size": 3,
    "crew_size": 0,
    "deck_left": 66,
    "under_left": 2,
    "discards_left": 0,
    "group_left": [13],
    "group_hidden": [0],
    "tactics": [1] * 23,
    "pile_left": 21,
    "first_pass": True,
    "tactic_discards": [0] * 23,
    "last_tactic": -1,
    "outcome": "",
}
"""What is the same at every level and with every seed when your first turn begins."""

SEED_1 = {
    "tokens": "gggv gll illl giv gllv glvv ggil vvv giil gil ggl gilv iil llv gl ii ivv gl ilv ll gl il giv",
    "supply": [0, 3, 3],
    "valkyries in the supply": 4,
    "display": ["offering-05", "offering-15", "offering-07"],
    "hand": {"jeweller": 1, "recruiter": 1, "shieldmaiden": 1},
    "rejected": {"gravedigger": 1, "huntsman": 1},
}
"""The deal of seed 1."""


def drawn(s: Raiders) -> dict[str, object]:
    """What chance has laid out."""
    tokens = ["".join(letter * s.tokens[4 * n + i] for i, letter in enumerate(TOKENS)) for n in range(len(SETS))]
    return {
        "tokens": " ".join(tokens),
        "supply": s.supply[2:],
        "valkyries in the supply": s.valkyries_gone,
        "display": [OFFERINGS[tile] for tile in s.display],
        "hand": named(s.hand),
        "rejected": named(s.under),
    }


@pytest.mark.rule("RNS-S58", "RNS-S59", "RNS-S60")
def test_there_are_three_levels_and_the_one_without_a_name_is_the_first() -> None:
    assert [level.id for level in GAME.levels] == ["normal", "hard", "heroic"]


@pytest.mark.rule("RNS-S58")
def test_normal_he_starts_with_nothing() -> None:
    s = fresh("normal")
    assert foe(s) == {"armour": 0, "provisions": 0, "valkyries": 0, "vp": 0, "tiles": 0}
    assert s.supply[:2] == [30, 32]


@pytest.mark.rule("RNS-S59")
def test_hard_he_starts_with_2_armour_and_2_provisions() -> None:
    s = fresh("hard")
    assert foe(s) == {"armour": 2, "provisions": 2, "valkyries": 0, "vp": 0, "tiles": 0}
    assert s.supply[:2] == [30, 30]


@pytest.mark.rule("RNS-S60")
def test_heroic_he_starts_with_4_armour_and_4_provisions() -> None:
    s = fresh("heroic")
    assert foe(s) == {"armour": 4, "provisions": 4, "valkyries": 0, "vp": 0, "tiles": 0}
    assert s.supply[:2] == [30, 28]


@pytest.mark.rule("RNS-S58", "RNS-S59", "RNS-S60", "RNS-S01")
@pytest.mark.parametrize(("level", "given"), LEVELS.items())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_your_first_turn_finds_the_same_position_at_every_level_but_for_what_he_got(level: str, given: int, seed: int) -> None:
    s = dealt(level, seed)
    assert {name: getattr(s, name) for name in START} == START
    assert foe(s) == {"armour": given, "provisions": given, "valkyries": 0, "vp": 0, "tiles": 0}
    assert s.supply[:2] == [30, 32 - given]


@pytest.mark.rule("RNS-S58", "RNS-S59", "RNS-S60", "RNS-S63")
@pytest.mark.parametrize("level", LEVELS)
def test_the_deal_of_seed_1_is_the_same_at_every_level(level: str) -> None:
    assert drawn(dealt(level, 1)) == SEED_1


@pytest.mark.rule("RNS-S60")
def test_nothing_else_changes_with_the_level() -> None:
    positions = {}
    for level in LEVELS:
        s = dealt(level)
        idle(s)
        positions[level] = (ways(s), s.village, s.pile_left, s.stack_left(), raids(s))
    assert positions["normal"] == positions["hard"] == positions["heroic"]


@pytest.mark.rule("RNS-S59", "RNS-S60", "RNS-S35")
@pytest.mark.parametrize(("level", "after"), [("normal", (1, 1, 0)), ("hard", (2, 0, 2)), ("heroic", (4, 2, 2))])
def test_what_he_got_makes_raids_possible_from_his_first_turn(level: str, after: tuple[int, int, int]) -> None:
    s = fresh(level)
    s.agenda.clear()
    turn_up(s, "tactic-01")
    assert (s.foe.armour, s.foe.provisions, s.foe.vp) == after
    assert s.supply[PROVISIONS] == 32 - s.foe.provisions


@pytest.mark.rule("RNS-S58")
def test_the_village_starts_with_workers_at_gate_house_town_hall_and_treasury() -> None:
    s = dealt()
    occupied = [name for name, worker in zip(BUILDINGS, s.village, strict=True) if worker != NONE]
    assert occupied == ["gate-house", "town-hall", "treasury"]
