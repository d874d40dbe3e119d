"""The final count: both totals of both sides, clovers at their best, the smaller total counts."""

import pytest

from soloist.games.peloponnes.angelos import best_score
from soloist.games.peloponnes.round import Round
from tests.games.peloponnes.acting import LEVELS, citizens, counted, fresh, play_game, prestige, totals
from tests.games.peloponnes.position import COLONIES, COMPONENTS, HEROES, TILES, position
from tests.support.driving import run


def at_best(first: int, second: int, clovers: int) -> int:
    """Every way to share out the clovers, tried."""
    return max(min(first + to_first, second + clovers - to_first) for to_first in range(clovers + 1))


# --- you


@pytest.mark.rule("PEL-S42")
def test_your_totals_are_tiles_and_coins_against_inhabitants() -> None:
    s = position(buildings="bridge stoa", land="deep-forest", goods="coins:11 inhabitants:7 wood:9 luxury:9 strength:9")
    assert (totals(s)["prestige"][0], totals(s)["population"][0]) == (4 + 6 + 2 + 3, 21)


@pytest.mark.rule("PEL-S42")
@pytest.mark.parametrize("coins", [0, 2, 3, 8, 12, 23])
@pytest.mark.parametrize("colony", COLONIES)
def test_three_of_your_coins_are_a_point_and_with_emporion_four(colony: str, coins: int) -> None:
    s = position(colony=colony, goods=f"coins:{coins}")
    assert totals(s)["prestige"][0] == coins // (4 if colony == "emporion" else 3)


@pytest.mark.rule("PEL-S42", "PEL-S48")
@pytest.mark.parametrize(("clovers", "score"), [(0, 4), (1, 5), (2, 6), (3, 6), (4, 7)])
def test_your_clovers_go_where_they_help(clovers: int, score: int) -> None:
    s = position(buildings="bridge", goods="inhabitants:2", clovers=clovers)
    assert counted(s).you == score


# --- who wins


@pytest.mark.rule("PEL-S43")
@pytest.mark.parametrize(("clovers", "you", "outcome"), [(1, 1, "lost"), (3, 2, "lost"), (5, 3, "won"), (0, 0, "lost")])
def test_you_must_have_more_than_angelos_and_a_tie_is_lost(clovers: int, you: int, outcome: str) -> None:
    s = position(goods="coins:3", clovers=clovers, foe_clovers=4)
    result = counted(s)
    assert (result.you, result.opponent, result.outcome, s.outcome) == (you, 2, outcome, outcome)


@pytest.mark.rule("PEL-S43")
def test_the_game_ends_with_the_count() -> None:
    s = position(round=8, goods="food:5 inhabitants:5 strength:1", buildings="stoa bridge", foe_clovers=0)
    run(s, Round())
    assert (s.outcome, s.agenda) == ("won", [])


@pytest.mark.rule("PEL-S43", "PEL-S49")
@pytest.mark.parametrize("level", LEVELS)
def test_whole_games_are_won_exactly_with_the_higher_score(level: str) -> None:
    for seed in range(20):
        s = fresh(level)
        play_game(s, seed)
        result = counted(s)
        assert result.you is not None
        assert result.opponent is not None
        assert (s.outcome == "won") == (result.you > result.opponent)


# --- Angelos


@pytest.mark.rule("PEL-S44", "PEL-S46")
@pytest.mark.parametrize("id", TILES)
def test_each_citizen_of_a_tile_is_3_population_and_its_prestige_counts_in_full(id: str) -> None:
    s = position(foe_tiles=id)
    coins = COMPONENTS.tiles[TILES.index(id)].once[4]
    assert totals(s) == {"prestige": (0, prestige(id) + coins // 3), "population": (0, 3 * max(0, citizens(id)))}


@pytest.mark.rule("PEL-S44", "PEL-S47")
@pytest.mark.parametrize(
    ("civilization", "people", "coins"),
    [
        ("messene", 2, 6),
        ("patras", 1, 7),
        ("arkadia", 2, 8),
        ("korinth", 3, 7),
        ("sparta", 3, 7),
        ("pylos", 2, 8),
        ("argos", 2, 5),
    ],
)
def test_his_civilisation_counts_with_its_citizens_and_coins(civilization: str, people: int, coins: int) -> None:
    s = position("sergeant", foe_civilization=civilization)
    assert totals(s) == {"prestige": (0, coins // 3), "population": (0, 3 * people)}


@pytest.mark.rule("PEL-S44")
@pytest.mark.parametrize(
    ("held", "civilization", "markers", "population"),
    [
        ("barracks bridge market", "", 0, 9),
        ("barracks tiryns-fortress", "", 0, 0),
        ("barracks tiryns-fortress", "", 3, 3),  # cut at 0 before the markers
        ("barracks tiryns-fortress street", "", 2, 2),
        ("barracks", "sparta", 2, 5),
        ("barracks tiryns-fortress", "messene", 1, 1),
        ("barracks tiryns-fortress", "sparta", 0, 0),
        ("barracks tiryns-fortress deep-forest", "argos", 1, 4),
    ],
)
def test_crossed_out_citizens_are_subtracted_but_the_sum_is_never_below_0(
    held: str, civilization: str, markers: int, population: int
) -> None:
    s = position(foe_tiles=held, foe_civilization=civilization, foe_markers=markers)
    assert totals(s)["population"][1] == population


@pytest.mark.rule("PEL-S45", "PEL-S41")
@pytest.mark.parametrize("markers", [0, 1, 3])
def test_each_coin_on_his_spot_is_1_population_and_no_prestige(markers: int) -> None:
    s = position(foe_tiles="mixed-highland", foe_markers=markers)
    assert totals(s) == {"prestige": (0, 2), "population": (0, 3 + markers)}


@pytest.mark.rule("PEL-S45")
def test_markers_are_not_summed_with_the_coins_of_his_tiles() -> None:
    s = position(foe_tiles="mixed-highland", foe_markers=3, captured_citizen_scores_as="prestige")
    assert totals(s) == {"prestige": (0, 2 + 3), "population": (0, 3)}


@pytest.mark.rule("PEL-S46")
def test_all_prestige_of_his_tiles_is_added() -> None:
    s = position(foe_tiles="bridge stoa deep-forest tiryns-fortress")
    assert totals(s)["prestige"][1] == 4 + 6 + 2 + 7


@pytest.mark.rule("PEL-S47")
@pytest.mark.parametrize(
    ("held", "civilization", "points"),
    [
        ("mixed-highland", "", 0),  # 2 coins
        ("mixed-highland forested-hills", "", 1),  # 2 + 2: none tile by tile
        ("golden-foothills barracks", "", 3),  # 5 + 4: only 2 tile by tile
        ("settled-highland", "pylos", 3),  # 1 + 8
        ("mixed-highland forested-hills proud-peaks", "", 2),
        ("golden-foothills", "sparta", 4),  # 5 + 7
    ],
)
def test_his_coins_are_summed_over_tiles_and_civilisation_before_dividing(held: str, civilization: str, points: int) -> None:
    s = position(foe_tiles=held, foe_civilization=civilization)
    assert totals(s)["prestige"][1] == sum(prestige(id) for id in held.split()) + points


@pytest.mark.rule("PEL-S47")
@pytest.mark.parametrize("hero", HEROES)
def test_the_coins_of_his_hero_do_not_count(hero: str) -> None:
    s = position("officer", foe_hero=hero, foe_tiles="mixed-highland")
    assert totals(s)["prestige"][1] == 2


@pytest.mark.rule("PEL-S47", "PEL-S42")
def test_emporions_divisor_is_yours_alone() -> None:
    s = position(colony="emporion", goods="coins:12", foe_tiles="golden-foothills barracks silver-foothills")
    assert totals(s)["prestige"] == (3, 2 + 4 + 4 + 4)


# --- clovers and score


@pytest.mark.rule("PEL-S48")
def test_clovers_are_shared_out_as_well_as_can_be() -> None:
    for first in range(30):
        for second in range(30):
            for clovers in range(12):
                assert best_score(first, second, clovers) == at_best(first, second, clovers)


@pytest.mark.rule("PEL-S48", "PEL-S49")
@pytest.mark.parametrize("clovers", range(11))
def test_both_sides_use_their_clovers_in_the_best_way(clovers: int) -> None:
    for people in range(0, 12, 2):
        for held in ("", "street", "stoa liongate", "deep-forest market field-by-the-grove", "granary agriculture quarry"):
            s = position(
                goods=f"inhabitants:{people} coins:20", buildings="bridge", clovers=clovers,
                foe_tiles=held, foe_clovers=clovers, foe_markers=people // 2,
            )  # fmt: skip
            foe = sum(prestige(id) for id in held.split()), 3 * sum(citizens(id) for id in held.split()) + people // 2
            result = counted(s)
            assert (result.you, result.opponent) == (at_best(4 + 6, 3 * people, clovers), at_best(*foe, clovers))


@pytest.mark.rule("PEL-S48")
@pytest.mark.parametrize(("clovers", "score"), [(0, 4), (2, 6), (3, 7), (4, 8), (5, 8), (6, 9)])
def test_his_clovers_fill_the_lower_total_first_and_then_both(clovers: int, score: int) -> None:
    s = position(foe_tiles="bridge", foe_markers=2, foe_clovers=clovers)  # 4 Prestige, 8 Population
    assert counted(s).opponent == score


@pytest.mark.rule("PEL-S49")
@pytest.mark.parametrize(("people", "you"), [(0, 0), (3, 9), (5, 10), (9, 10)])
def test_the_smaller_total_is_the_score_of_each_side(people: int, you: int) -> None:
    s = position(goods=f"inhabitants:{people}", buildings="bridge stoa", clovers=0, foe_tiles="market", foe_clovers=0)
    result = counted(s)
    assert (result.you, result.opponent) == (you, 3)
