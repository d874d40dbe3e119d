"""When the Adversary cannot raid he prepares: armour, provisions, offering tiles."""

from functools import cache
from itertools import product

import pytest

from soloist.engine.kernel.story import THEY
from soloist.games.raiders.adversary import Adversary
from soloist.games.raiders.adversary_turn import RevealTactic
from soloist.games.raiders.components import NONE, PROVISIONS, Tactic
from soloist.games.raiders.setup import lay_out, setting
from soloist.games.raiders.state import Raiders
from tests.games.raiders.acting import GOES_ON, begin, foe, fresh, play_game, play_rounds, turn_up
from tests.games.raiders.position import GAME, OFFERINGS, empty_stack, position, remove_set
from tests.support.driving import asked, run, ways


def tactic(armour: int, provisions: int) -> Tactic:
    """A card whose preparation gives so much."""
    return Tactic("test", 0, 10, 8, 1, [0], armour, provisions, 0, 0, "sourced")


@cache
def unit_by_unit(armour: int, provisions: int, more_armour: int, more_provisions: int) -> frozenset[tuple[int, int]]:
    """Where he may stand after gaining one thing after the other, in every order (RNS-S36 word for word)."""
    if not more_armour and not more_provisions:
        return frozenset([(armour, provisions)])
    found: frozenset[tuple[int, int]] = frozenset()
    if more_armour:
        one = (armour + 1, provisions) if armour < 10 else (armour, min(8, provisions + 1))
        found |= unit_by_unit(*one, more_armour - 1, more_provisions)
    if more_provisions:
        one = (armour, provisions + 1) if provisions < 8 else (min(10, armour + 1), provisions)
        found |= unit_by_unit(*one, more_armour, more_provisions - 1)
    return found


@pytest.mark.rule("RNS-S34")
@pytest.mark.parametrize(
    ("id", "armour", "provisions", "tiles"),
    [("tactic-12", 1, 2, 0), ("tactic-13", 2, 0, 0), ("tactic-11", 0, 2, 0), ("tactic-23", 1, 2, 0), ("tactic-15", 0, 0, 1)],
)
def test_he_gains_everything_that_the_card_shows(id: str, armour: int, provisions: int, tiles: int) -> None:
    s = position(foe_armour=1, foe_provisions=1)
    turn_up(s, id)
    assert foe(s) == {"armour": 1 + armour, "provisions": 1 + provisions, "valkyries": 0, "vp": 0, "tiles": tiles}


@pytest.mark.rule("RNS-S35", "RNS-S36")
@pytest.mark.parametrize(
    ("have", "after"),
    [
        ((9, 3), (10, 5)),
        ((10, 3), (10, 6)),
        ((2, 7), (4, 8)),
        ((2, 8), (5, 8)),
        ((10, 7), (10, 8)),
        ((9, 8), (10, 8)),
        ((10, 8), (10, 8)),
    ],
)
def test_what_does_not_fit_becomes_the_other_and_nothing_when_both_are_full(
    have: tuple[int, int], after: tuple[int, int]
) -> None:
    s = position(foe_armour=have[0], foe_provisions=have[1])
    remove_set(s, "outpost-right.1")
    remove_set(s, "outpost-right.2")
    supply = s.supply[PROVISIONS]
    turn_up(s, "tactic-12")
    assert (s.foe.armour, s.foe.provisions) == after
    assert s.supply[PROVISIONS] == supply - (after[1] - have[1])


@pytest.mark.rule("RNS-S36")
@pytest.mark.parametrize(
    ("have", "said"),
    [
        ((10, 3), "10 armour, so the rest is provisions."),
        ((2, 7), "8 provisions, so the rest is armour."),
        ((2, 2), "provisions 4."),
    ],
)
def test_it_is_said_what_becomes_of_goods_without_room(have: tuple[int, int], said: str) -> None:
    s = position(foe_armour=have[0], foe_provisions=have[1])
    remove_set(s, "outpost-right.1")
    remove_set(s, "outpost-right.2")
    turn_up(s, "tactic-12")
    (event,) = [event for event in s.story or [] if event.phrase.message == "told-foe-prepares"]
    assert GAME.words.say(event.phrase, "en").endswith(said)


@pytest.mark.rule("RNS-S35", "RNS-S36")
def test_the_gains_are_those_of_going_unit_by_unit_in_any_order_for_all_values() -> None:
    for armour, provisions, more_armour, more_provisions in product(range(11), range(9), range(10), range(10)):
        adversary = Adversary(armour, provisions)
        taken = adversary.prepare(tactic(more_armour, more_provisions))
        after = (adversary.armour, adversary.provisions)
        assert unit_by_unit(armour, provisions, more_armour, more_provisions) == {after}
        assert taken == after[1] - provisions
        assert after[0] <= 10 and after[1] <= 8


@pytest.mark.rule("RNS-S35")
@pytest.mark.parametrize("level", ["normal", "heroic"])
def test_in_whole_games_the_limits_hold_and_the_supply_never_runs_out(level: str) -> None:
    def check(s: Raiders) -> None:
        assert 0 <= s.foe.armour <= 10 and 0 <= s.foe.provisions <= 8 and 0 <= s.foe.valkyries <= 7
        assert s.supply[PROVISIONS] + s.goods[PROVISIONS] + s.foe.provisions == 32
        assert s.supply[PROVISIONS] >= 0
        assert not s.agenda or not isinstance(s.agenda[-1], RevealTactic) or s.supply[PROVISIONS] >= 16

    for seed in range(20):
        play_game(fresh(level), seed, passive=seed % 2 == 0, check=check)


@pytest.mark.rule("RNS-S37")
def test_he_takes_the_top_tile_of_the_stack_unseen_and_the_open_tiles_stay() -> None:
    s = position()
    possible, display = s.groups[0].copy(), s.display.copy()
    turn_up(s, "tactic-06")
    assert (s.stack_left(), s.display, s.groups[0], s.foe.tiles) == (12, display, possible, [])
    assert (foe(s)["tiles"], asked(s)) == (1, "")


@pytest.mark.rule("RNS-S37")
def test_by_ruling_he_takes_the_best_open_tile_which_is_replaced_at_once() -> None:
    s = position(adversary_offering_source="display", display=("offering-03", "offering-16", "offering-06"))
    turn_up(s, "tactic-06")
    assert ([OFFERINGS[tile] for tile in s.foe.tiles], asked(s)) == (["offering-16"], "TurnUpOffering")
    assert ways(s) == {OFFERINGS[tile]: 1 for tile in s.groups[0]}
    run(s, "offering-09")
    assert [OFFERINGS[tile] for tile in s.display] == ["offering-03", "offering-09", "offering-06"]
    assert (s.stack_left(), s.group_hidden, foe(s)["tiles"]) == (12, [0], 1)


@pytest.mark.rule("RNS-S37")
@pytest.mark.parametrize(
    ("display", "taken"),
    [
        (("offering-15", "offering-16", "offering-01"), "offering-15"),
        (("offering-16", "offering-15", "offering-01"), "offering-16"),
        (("offering-01", "offering-08", "offering-06"), "offering-08"),
        (("offering-02", "offering-03", "offering-04"), "offering-02"),
        (("offering-02", "offering-01", "offering-14"), "offering-14"),
    ],
)
def test_by_ruling_the_leftmost_of_equal_tiles_goes(display: tuple[str, ...], taken: str) -> None:
    s = position(adversary_offering_source="display", display=display)
    turn_up(s, "tactic-06")
    assert [OFFERINGS[tile] for tile in s.foe.tiles] == [taken]


@pytest.mark.rule("RNS-S38")
def test_a_full_stock_does_not_stop_him_from_taking_a_tile_and_it_costs_him_nothing() -> None:
    s = position(foe_armour=10, foe_provisions=8)
    for number in "123":
        remove_set(s, f"harbour-middle.{number}")
    turn_up(s, "tactic-06")
    assert foe(s) == {"armour": 10, "provisions": 8, "valkyries": 0, "vp": 0, "tiles": 1}


@pytest.mark.rule("RNS-S38")
def test_tiles_are_not_limited() -> None:
    s = position()
    turn_up(s, "tactic-06", "tactic-15", "tactic-19", "tactic-21")
    assert (foe(s)["tiles"], s.stack_left()) == (4, 9)


@pytest.mark.rule("RNS-S38")
def test_with_an_empty_stack_he_gains_nothing_for_the_tile_though_open_tiles_lie_there() -> None:
    s = position(foe_armour=2, foe_provisions=0)
    empty_stack(s)
    display = s.display.copy()
    turn_up(s, "tactic-06")
    assert foe(s) == {"armour": 2, "provisions": 0, "valkyries": 0, "vp": 0, "tiles": 0}
    assert s.display == display


@pytest.mark.rule("RNS-S38", "RNS-S37")
def test_by_ruling_he_takes_open_tiles_until_none_is_left_and_then_nothing() -> None:
    s = position(adversary_offering_source="display")
    empty_stack(s)
    turn_up(s, "tactic-06", "tactic-15")
    assert ([tile == NONE for tile in s.display], foe(s)["tiles"]) == ([False, True, True], 2)
    turn_up(s, "tactic-19", "tactic-21")
    assert foe(s) == {"armour": 0, "provisions": 0, "valkyries": 0, "vp": 0, "tiles": 3}


@pytest.mark.rule("RNS-S39", "RNS-S52")
@pytest.mark.parametrize(("left", "trigger"), [(2, ""), (1, THEY)])
def test_a_tile_that_empties_the_stack_triggers_the_end(left: int, trigger: str) -> None:
    s = position(sets=GOES_ON)
    empty_stack(s, left)
    begin(s)
    play_rounds(s, "tactic-06")
    assert (s.stack_left(), s.trigger) == (left - 1, trigger)


@pytest.mark.rule("RNS-S40")
@pytest.mark.parametrize(("have", "after"), [((0, 0), (1, 2)), ((10, 7), (10, 8))])
def test_a_card_with_resources_and_a_tile_gives_all(have: tuple[int, int], after: tuple[int, int]) -> None:
    shown = "gains = { armour = 0, provisions = 0, offerings = 1 }"
    edition = GAME.edition(GAME.standard.text.replace(shown, "gains = { armour = 1, provisions = 2, offerings = 1 }"))
    s = lay_out(setting("normal", GAME.book.choose({}), edition.components))
    s.agenda.clear()
    s.foe.armour, s.foe.provisions = have
    for number in "123":
        remove_set(s, f"harbour-middle.{number}")
    turn_up(s, "tactic-06")
    assert foe(s) == {"armour": after[0], "provisions": after[1], "valkyries": 0, "vp": 0, "tiles": 1}
