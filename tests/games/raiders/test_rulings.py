"""The four rulings: for each, one position in which all its readings differ."""

import pytest

from soloist.games.raiders.components import NONE
from soloist.games.raiders.ending import RevealOfferings, Score
from soloist.games.raiders.townsfolk import TownHall
from tests.games.raiders.acting import foe, places, turn_up
from tests.games.raiders.position import GAME, OFFERINGS, position
from tests.support.driving import asked, run


def readings(ruling: str) -> list[str]:
    return GAME.book.rulings[ruling].values


@pytest.mark.rule("RNS-S37")
def test_adversary_offering_source_the_top_of_the_stack_or_the_best_open_tile() -> None:
    taken = {}
    for reading in readings("adversary_offering_source"):
        s = position(display=("offering-01", "offering-12", "offering-13"), adversary_offering_source=reading)
        turn_up(s, "tactic-21")
        open_tiles = [OFFERINGS[tile] if tile != NONE else "" for tile in s.display]
        taken[reading] = (open_tiles, [OFFERINGS[tile] for tile in s.foe.tiles], s.group_hidden, asked(s))
    assert taken == {
        "top_of_stack": (["offering-01", "offering-12", "offering-13"], [], [1], ""),
        "display": (["offering-01", "", "offering-13"], ["offering-12"], [0], "TurnUpOffering"),
    }


@pytest.mark.rule("RNS-S37", "RNS-S65")
def test_adversary_offering_source_at_the_end_a_hidden_tile_is_drawn_and_a_known_one_only_counted() -> None:
    points = {}
    for reading in readings("adversary_offering_source"):
        s = position(display=("offering-01", "offering-12", "offering-13"), adversary_offering_source=reading)
        turn_up(s, "tactic-21")
        if asked(s):
            run(s, "offering-02")
        run(s, RevealOfferings())
        drawn = asked(s)
        if drawn:
            run(s, "offering-16")
        run(s, Score())
        points[reading] = (drawn, GAME.result(s).opponent)
    assert points == {"top_of_stack": ("RevealOffering", 6), "display": ("", 5)}


@pytest.mark.rule("RNS-S30")
def test_adversary_valkyrie_without_armour_with_armour_1_and_three_valkyries() -> None:
    after = {}
    for reading in readings("adversary_valkyrie_without_armour"):
        s = position(sets={"harbour-left.1": "vvvl"}, foe_armour=1, foe_provisions=2, adversary_valkyrie_without_armour=reading)
        turn_up(s, "tactic-01")
        after[reading] = foe(s)
    assert after == {
        "scores": {"armour": 0, "provisions": 0, "valkyries": 3, "vp": 2, "tiles": 0},
        "ignored": {"armour": 0, "provisions": 0, "valkyries": 1, "vp": 2, "tiles": 0},
    }


@pytest.mark.rule("RNS-S30")
@pytest.mark.parametrize(
    ("armour", "marker", "tokens", "scores", "ignored"),
    [
        (0, 2, "vvll", (0, 4), (0, 2)),
        (1, 0, "vvll", (0, 2), (0, 1)),
        (2, 0, "vvll", (0, 2), (0, 2)),
        (5, 7, "vlll", (4, 7), (4, 7)),
        (1, 7, "vvll", (0, 7), (0, 7)),
        (0, 6, "llll", (0, 6), (0, 6)),
    ],
)
def test_adversary_valkyrie_without_armour_only_differs_for_valkyries_met_at_armour_0(
    armour: int, marker: int, tokens: str, scores: tuple[int, int], ignored: tuple[int, int]
) -> None:
    for reading, after in (("scores", scores), ("ignored", ignored)):
        s = position(
            sets={"harbour-left.1": tokens}, foe_armour=armour, foe_provisions=2, adversary_valkyrie_without_armour=reading
        )
        s.foe.valkyries = marker
        turn_up(s, "tactic-01")
        assert (s.foe.armour, s.foe.valkyries) == after


@pytest.mark.rule("RNS-S43")
def test_forbidden_building_blocks_merchant_with_a_grey_worker_and_a_forbidden_armoury() -> None:
    copied = {}
    for reading in readings("forbidden_building_blocks_merchant"):
        s = position(
            hand="merchant scout",
            goods="silver silver iron livestock",
            closed="armoury",
            forbidden_building_blocks_merchant=reading,
        )
        run(s, TownHall(1), "merchant")
        copied[reading] = "armoury" in places(s)
        assert [word for word in places(s) if word != "armoury"] == [
            "gate-house", "treasury", "barracks", "mill", "silversmith", "long-house", "decline",
        ]  # fmt: skip
    assert copied == {"no": True, "yes": False}


@pytest.mark.rule("RNS-S57")
def test_still_tied_when_points_and_both_tracks_are_equal() -> None:
    outcomes = {}
    for reading in readings("still_tied"):
        s = position(vp=12, valkyries=3, armour=4, foe_armour=4, still_tied=reading)
        s.foe.vp, s.foe.valkyries = 12, 3
        run(s, Score())
        outcomes[reading] = (s.outcome, GAME.result(s).outcome)
    assert outcomes == {"draw": ("drawn", "drawn"), "loss": ("lost", "lost")}


@pytest.mark.rule("RNS-S57")
@pytest.mark.parametrize("reading", ["draw", "loss"])
@pytest.mark.parametrize(("armour", "outcome"), [(5, "won"), (3, "lost")])
def test_still_tied_does_not_matter_when_a_track_decides(reading: str, armour: int, outcome: str) -> None:
    s = position(vp=12, armour=armour, foe_armour=4, still_tied=reading)
    s.foe.vp = 12
    run(s, Score())
    assert s.outcome == outcome


@pytest.mark.rule("RNS-S66", "RNS-S30", "RNS-S37", "RNS-S43", "RNS-S57")
def test_the_default_is_the_reading_the_clause_names_first() -> None:
    assert {name: (ruling.clause, ruling.values, ruling.default) for name, ruling in GAME.book.rulings.items()} == {
        "adversary_offering_source": ("RNS-S37", ["top_of_stack", "display"], "top_of_stack"),
        "adversary_valkyrie_without_armour": ("RNS-S30", ["scores", "ignored"], "scores"),
        "forbidden_building_blocks_merchant": ("RNS-S43", ["no", "yes"], "no"),
        "still_tied": ("RNS-S57", ["draw", "loss"], "draw"),
    }
