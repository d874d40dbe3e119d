"""The five rulings: for each, one position in which all its readings differ."""

import pytest

from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.supply import SupplyRound
from tests.games.peloponnes.acting import angelos, counted, market, totals, your_goods
from tests.games.peloponnes.position import foe_tiles, goods, position
from tests.support.driving import run


def readings(ruling: str) -> list[str]:
    return GAME.book.rulings[ruling].values


@pytest.mark.rule("PEL-S21", "PEL-G06")
def test_conquest_surcharge_when_you_buy_in_the_conquest_row() -> None:
    left = {}
    for reading in readings("conquest_surcharge"):
        s = position(
            goods="coins:9", normal=("street", "port"), conquest=("bare-peaks", "market", "bridge"), conquest_surcharge=reading
        )
        market(s, "bare-peaks")
        left[reading] = goods(s)["coins"]
    assert left == {"0": 6, "3": 3}


@pytest.mark.rule("PEL-S21", "PEL-G06")
@pytest.mark.parametrize("reading", ["0", "3"])
def test_conquest_surcharge_does_not_touch_the_normal_row(reading: str) -> None:
    s = position(goods="coins:9", normal=("bare-peaks", "port"), conquest=("street", "market"), conquest_surcharge=reading)
    market(s, "bare-peaks")
    assert goods(s)["coins"] == 6


@pytest.mark.rule("PEL-S45", "PEL-S41")
def test_captured_citizen_scores_as_population_or_prestige() -> None:
    score = {}
    for reading in readings("captured_citizen_scores_as"):
        s = position(foe_tiles="market port", foe_markers=2, foe_clovers=0, captured_citizen_scores_as=reading)
        score[reading] = (totals(s)["prestige"][1], totals(s)["population"][1], counted(s).opponent)
    assert score == {"population": (6, 17, 6), "prestige": (8, 15, 8)}


@pytest.mark.rule("PEL-S45")
def test_captured_citizen_scores_as_can_decide_the_game() -> None:
    outcome = {}
    for reading in readings("captured_citizen_scores_as"):
        s = position(
            buildings="stoa", goods="coins:3 inhabitants:5", clovers=0, foe_tiles="market port", foe_markers=2, foe_clovers=0,
            captured_citizen_scores_as=reading,
        )  # fmt: skip
        outcome[reading] = counted(s).outcome
    assert outcome == {"population": "won", "prestige": "lost"}


@pytest.mark.rule("PEL-S35")
def test_milet_tie_at_6_to_6() -> None:
    after = {}
    for reading in readings("milet_tie"):
        s = position(colony="milet", goods="strength:6 inhabitants:4", foe_strength=6, foe_tiles="street", milet_tie=reading)
        run(s, InternalConflict())
        after[reading] = (your_goods(s), s.foe.strength, s.foe.clovers, s.foe.markers, foe_tiles(s))
    assert after == {
        "player_wins": ({"strength": 3, "inhabitants": 5, "clovers": 4}, 6, 3, 0, []),
        "no_effect": ({"strength": 6, "inhabitants": 4, "clovers": 3}, 6, 3, 0, ["street"]),
    }


@pytest.mark.rule("PEL-S34", "PEL-S35")
@pytest.mark.parametrize("reading", ["player_wins", "no_effect"])
@pytest.mark.parametrize(("colony", "you", "markers"), [("taras", 6, 1), ("milet", 5, 1), ("milet", 7, 0)])
def test_milet_tie_matters_only_with_milet_and_in_a_tie(reading: str, colony: str, you: int, markers: int) -> None:
    s = position(colony=colony, goods=f"strength:{you} inhabitants:4", foe_strength=6, milet_tie=reading)
    run(s, InternalConflict())
    assert (s.foe.markers, s.clovers, s.foe.clovers) == (markers, 4 - markers, 3 + markers)


@pytest.mark.rule("PEL-S37", "PEL-S13")
def test_angelos_civilization_discardable_with_patras_and_a_street() -> None:
    after = {}
    for reading in readings("angelos_civilization_discardable"):
        s = position(
            "sergeant", goods="strength:1", foe_tiles="street", foe_civilization="patras",
            angelos_civilization_discardable=reading,
        )  # fmt: skip
        run(s, InternalConflict())
        after[reading] = (angelos(s)["tiles"], angelos(s)["civilization"], totals(s)["prestige"][1], totals(s)["population"][1])
    assert after == {"no": ("", "patras", 2, 3), "yes": ("street", "", 4, 3)}


@pytest.mark.rule("PEL-S37", "PEL-S13", "PEL-S44", "PEL-S47")
@pytest.mark.parametrize(
    ("civilization", "held", "tiles_left", "civilization_left"),
    [
        ("sparta", "market", "market", ""),  # 3 citizens each: no Prestige goes first
        ("sparta", "bridge", "", "sparta"),  # fewer citizens go first
        ("messene", "bridge street", "bridge", "messene"),
        ("messene", "bridge market", "bridge market", ""),
        ("messene", "", "", ""),
        ("patras", "barracks granary", "barracks granary", ""),
    ],
)
def test_angelos_civilization_discardable_makes_it_a_tile_without_prestige(
    civilization: str, held: str, tiles_left: str, civilization_left: str
) -> None:
    s = position(
        "sergeant", goods="strength:1", foe_tiles=held, foe_civilization=civilization, angelos_civilization_discardable="yes"
    )
    run(s, InternalConflict())
    assert (angelos(s)["tiles"], angelos(s)["civilization"]) == (tiles_left, civilization_left)


@pytest.mark.rule("PEL-S33")
def test_internal_conflict_timing_with_two_hungry_inhabitants_and_a_stronger_angelos() -> None:
    left = {}
    for reading in readings("internal_conflict_timing"):
        s = position(goods="inhabitants:2 food:1", foe_strength=1, internal_conflict_timing=reading)
        run(s, SupplyRound())
        left[reading] = (goods(s), s.foe.markers)
    assert left == {"after_feeding": ({}, 1), "before_feeding": ({"inhabitants": 1}, 1)}


@pytest.mark.rule("PEL-S33")
def test_internal_conflict_timing_when_you_win_a_citizen() -> None:
    left = {}
    for reading in readings("internal_conflict_timing"):
        s = position(goods="inhabitants:2 food:5 strength:1", internal_conflict_timing=reading)
        run(s, SupplyRound())
        left[reading] = goods(s)
    assert left == {"after_feeding": {"inhabitants": 3, "food": 3}, "before_feeding": {"inhabitants": 3, "food": 2}}


@pytest.mark.rule("PEL-S33")
def test_internal_conflict_timing_helen_comes_first_in_both() -> None:
    left = {}
    for reading in readings("internal_conflict_timing"):
        s = position(hero="helen", goods="food:5", foe_strength=1, internal_conflict_timing=reading)
        run(s, SupplyRound())
        left[reading] = (goods(s), s.foe.markers)
    assert left == {"after_feeding": ({"food": 4}, 1), "before_feeding": ({"food": 5}, 1)}


@pytest.mark.rule("PEL-S21", "PEL-S33", "PEL-S35", "PEL-S37", "PEL-S45")
def test_the_default_is_the_reading_the_clause_names_first() -> None:
    assert {name: (ruling.clause, ruling.values, ruling.default) for name, ruling in GAME.book.rulings.items()} == {
        "conquest_surcharge": ("PEL-S21", ["0", "3"], "0"),
        "captured_citizen_scores_as": ("PEL-S45", ["population", "prestige"], "population"),
        "milet_tie": ("PEL-S35", ["player_wins", "no_effect"], "player_wins"),
        "angelos_civilization_discardable": ("PEL-S37", ["no", "yes"], "no"),
        "internal_conflict_timing": ("PEL-S33", ["after_feeding", "before_feeding"], "after_feeding"),
    }
