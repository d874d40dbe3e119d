"""The eight worked examples of the solo rules, number for number."""

import pytest

from soloist.games.peloponnes.angelos_turn import AngelosTakes
from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.disasters import DrawChips
from soloist.games.peloponnes.market import Buy
from tests.games.peloponnes.acting import angelos, citizens, counted, market, prestige, totals, your_goods
from tests.games.peloponnes.position import COMPONENTS, TILES, foe_tiles, goods, position
from tests.support.driving import asked, offered, run, told


@pytest.mark.rule("PEL-S12", "PEL-S27", "PEL-S28")
def test_example_1_choice() -> None:
    row = ("granary", "leonidaion", "temple-of-apollo")
    assert [(prestige(id), citizens(id)) for id in row] == [(5, 0), (5, 1), (5, 2)]
    s = position(goods="coins:9", normal=("bridge", "street"), conquest=row)
    market(s, "pass")
    assert (foe_tiles(s), s.foe.strength) == (["temple-of-apollo"], 5)


@pytest.mark.rule("PEL-S12", "PEL-S26", "PEL-S28")
def test_example_2_full_tie() -> None:
    assert [(prestige(id), citizens(id)) for id in ("agora", "aqueduct")] == [(4, 2), (4, 2)]
    s = position(goods="coins:9", normal=("agora", "aqueduct"), conquest=("deep-forest", "street", "market"))
    market(s, "deep-forest")
    assert (foe_tiles(s), s.foe.strength) == (["aqueduct"], 0)


@pytest.mark.rule("PEL-S12")
def test_example_3_negative_citizens() -> None:
    row = ("barracks", "street", "bridge")
    assert [(prestige(id), citizens(id)) for id in row] == [(4, -2), (4, 1), (4, 2)]
    for shown, taken in ((row, "bridge"), (row[:2], "street")):
        s = position(conquest=shown)
        run(s, AngelosTakes())
        assert foe_tiles(s) == [taken]


@pytest.mark.rule("PEL-S13", "PEL-S37")
def test_example_4_loss() -> None:
    held = ("street", "well", "bridge", "granary")
    assert [(prestige(id), citizens(id)) for id in held] == [(4, 1), (3, 1), (4, 2), (5, 0)]
    s = position(goods="strength:1", foe_tiles=" ".join(held))
    run(s, InternalConflict())
    assert foe_tiles(s) == ["street", "bridge", "granary"]


@pytest.mark.rule("PEL-S30", "PEL-S34", "PEL-S38")
@pytest.mark.parametrize(("foe", "left"), [(7, 3), (5, 2)])
def test_example_5_internal_conflict(foe: int, left: int) -> None:
    s = position(goods="strength:5 inhabitants:4", foe_strength=foe, foe_tiles="street")
    run(s, InternalConflict())
    assert (s.foe.clovers, s.foe.markers, s.foe.strength, foe_tiles(s)) == (4, 1, left, ["street"])
    assert your_goods(s) == {"strength": 5, "inhabitants": 3, "clovers": 3}


@pytest.mark.rule("PEL-S30", "PEL-S35", "PEL-S36", "PEL-S37")
def test_example_5_with_milet() -> None:
    s = position(colony="milet", goods="strength:5 inhabitants:4", foe_strength=5, foe_tiles="street")
    run(s, InternalConflict())
    assert (s.foe.clovers, s.foe.markers, s.foe.strength, foe_tiles(s)) == (3, 0, 5, [])
    assert your_goods(s) == {"strength": 2, "inhabitants": 5, "clovers": 4}


@pytest.mark.rule("PEL-S21", "PEL-G06")
@pytest.mark.parametrize(
    ("id", "row", "hero", "colony", "surcharge", "paid"),
    [
        ("quarry", "normal", "jason", "taras", "0", 3),
        ("quarry", "conquest", "jason", "taras", "0", 3),
        ("quarry", "conquest", "odysseus", "taras", "0", 1),
        ("quarry", "conquest", "jason", "sinope", "0", 4),
        ("quarry", "conquest", "odysseus", "sinope", "0", 2),
        ("quarry", "conquest", "jason", "taras", "3", 6),
        ("quarry", "conquest", "odysseus", "taras", "3", 4),
        ("bridge", "conquest", "odysseus", "taras", "0", 0),
    ],
)
def test_example_6_price(id: str, row: str, hero: str, colony: str, surcharge: str, paid: int) -> None:
    s = position(
        hero=hero, colony=colony, goods="wood:5 stone:5 coins:20", conquest_surcharge=surcharge,
        normal=(id, "street") if row == "normal" else ("street", "port"), conquest=(id,) if row == "conquest" else ("market",),
    )  # fmt: skip
    run(s, Buy(), id)
    assert goods(s)["coins"] == 20 - paid


SCORED = "wooded-river-valley port stoa agriculture liongate silver-foothills cyclopean-masonry forested-hills"
"""33 Prestige, 9 citizens and 5 coins."""


@pytest.mark.rule("PEL-S44", "PEL-S45", "PEL-S46", "PEL-S47", "PEL-S48", "PEL-S49")
@pytest.mark.parametrize(("reading", "population", "points"), [("population", 38, 37), ("prestige", 36, 39)])
def test_example_7_score(reading: str, population: int, points: int) -> None:
    held = [COMPONENTS.tiles[TILES.index(id)] for id in SCORED.split()]
    assert [sum(tile.prestige for tile in held), sum(tile.inhabitants for tile in held)] == [33, 9]
    assert sum(tile.once[4] for tile in held) == 5
    s = position(
        "general", foe_civilization="sparta", foe_hero="hector", foe_tiles=SCORED, foe_markers=2, foe_clovers=6,
        captured_citizen_scores_as=reading,
    )  # fmt: skip
    assert (totals(s)["population"][1], totals(s)["prestige"][1]) == (population, points)
    assert counted(s).opponent == 40


@pytest.mark.rule("PEL-S30", "PEL-S31", "PEL-S32")
def test_example_8_persians_beaten() -> None:
    s = position(goods="strength:3 coins:5", foe_strength=5, chips="persians persians persians")
    run(s, DrawChips(1), "persians")
    assert (asked(s), sorted(offered(s))) == ("HireMercenaries", ["0", "1", "2"])
    assert (goods(s)["strength"], s.foe.strength) == (1, 2)
    run(s, "2")
    assert (goods(s), s.foe.strength) == ({"strength": 3, "coins": 3}, 2)


@pytest.mark.rule("PEL-S31", "PEL-G05")
def test_example_8_persians_victorious() -> None:
    s = position(
        colony="taras", goods="strength:2 inhabitants:5 coins:5", foe_strength=5, foe_tiles="street bridge",
        chips="persians persians persians",
    )  # fmt: skip
    run(s, DrawChips(1), "persians")
    assert (asked(s), told(s)[-1]) == ("", "told-persians-win")
    assert goods(s) == {"inhabitants": 3, "coins": 5}
    assert (angelos(s)["strength"], angelos(s)["tiles"]) == (0, "street bridge")
