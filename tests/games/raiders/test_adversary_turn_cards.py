"""The tactic cards: what is on them, and the pile."""

from itertools import product

import pytest

from soloist.games.raiders.adversary_turn import AdversaryTurn
from soloist.games.raiders.components import BUILDINGS, KINDS, PROVISIONS
from soloist.games.raiders.setup import lay_out, setting
from tests.games.raiders.acting import GOES_ON, able, begin, card, closed, foe, idle, play_rounds, sets_gone, sets_of, turn_up
from tests.games.raiders.position import COMPONENTS, GAME, SETS, SETTLEMENTS, TACTICS, position, remove_set
from tests.support.driving import asked, offered, run, told

every_card = pytest.mark.parametrize("id", TACTICS)

FIRST_PASS = [id for id in TACTICS if id not in ("tactic-13", "tactic-14")]


@pytest.mark.rule("RNS-S08")
def test_a_used_up_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    s = position(sets=GOES_ON)
    turn_up(s, *FIRST_PASS)
    assert (s.pile_left, sum(s.tactic_discards)) == (0, 21)
    begin(s)
    assert (asked(s), s.pile_left, sum(s.tactic_discards)) == ("WorkOrRaid", 0, 21)
    assert "told-tactics-shuffled" not in told(s)
    idle(s)
    assert (asked(s), s.pile_left, sum(s.tactic_discards)) == ("RevealTactic", 21, 0)
    assert told(s).count("told-tactics-shuffled") == 1


@pytest.mark.rule("RNS-S08")
def test_a_pile_that_still_has_a_card_is_not_shuffled() -> None:
    s = position()
    turn_up(s, *FIRST_PASS[:20])
    run(s, AdversaryTurn())
    assert (s.pile_left, sum(s.tactic_discards), "told-tactics-shuffled" in told(s)) == (1, 20, False)


@pytest.mark.rule("RNS-S08")
def test_the_card_just_resolved_is_shuffled_in_and_may_come_again_at_once() -> None:
    s = position()
    turn_up(s, *FIRST_PASS, FIRST_PASS[-1])
    assert (s.pile_left, sum(s.tactic_discards), TACTICS[s.last_tactic]) == (20, 1, FIRST_PASS[-1])


@pytest.mark.rule("RNS-S08")
def test_a_card_goes_to_the_discards_after_use_and_does_not_come_again_in_the_same_pass() -> None:
    s = position()
    turn_up(s, "tactic-05", "tactic-20")
    assert [id for id, there in zip(TACTICS, s.tactic_discards, strict=True) if there] == ["tactic-05", "tactic-20"]
    run(s, AdversaryTurn())
    assert not {"tactic-05", "tactic-20"} & set(offered(s))


@pytest.mark.rule("RNS-S09", "RNS-S22")
@every_card
def test_the_card_says_how_much_armour_the_raid_needs(id: str) -> None:
    s = able(id)
    turn_up(s, id)
    assert s.foe.vp == card(id).vp
    if card(id).armour:
        s = able(id)
        s.foe.armour -= 1
        turn_up(s, id)
        assert (s.foe.vp, sets_gone(s)) == (0, [])


@pytest.mark.rule("RNS-S10", "RNS-S23")
@every_card
def test_the_card_says_how_many_provisions_the_raid_needs_and_costs(id: str) -> None:
    s = able(id)
    s.foe.provisions = 8
    turn_up(s, id)
    assert s.foe.provisions == 8 - card(id).provisions
    s = able(id)
    s.foe.provisions -= 1
    turn_up(s, id)
    assert (s.foe.vp, sets_gone(s)) == (0, [])


@pytest.mark.rule("RNS-S11", "RNS-S28")
@every_card
def test_the_card_says_how_many_points_the_raid_gives(id: str) -> None:
    s = able(id)
    s.foe.vp = 3
    turn_up(s, id)
    assert s.foe.vp == 3 + card(id).vp


@pytest.mark.rule("RNS-S12")
@every_card
def test_a_card_names_one_settlement_and_numbers_all_its_sets(id: str) -> None:
    places = {COMPONENTS.set_settlement[number] for number in card(id).sets}
    assert len(places) == 1
    place = COMPONENTS.settlements[places.pop()]
    assert place.kind == card(id).kind
    assert sorted(sets_of(id)) == [name for name in SETS if name.startswith(place.id + ".")]


@pytest.mark.rule("RNS-S12", "RNS-S29")
@every_card
def test_sets_are_taken_in_the_order_of_the_cards_numbers(id: str) -> None:
    for gone in range(len(sets_of(id))):
        s = able(id)
        for name in sets_of(id)[:gone]:
            remove_set(s, name)
        turn_up(s, id)
        assert sorted(sets_gone(s)) == sorted(sets_of(id)[: gone + 1])


@pytest.mark.rule("RNS-S12")
def test_every_settlement_has_a_card_and_its_cards_begin_with_different_sets() -> None:
    firsts = [sets_of(id)[0] for id in TACTICS]
    assert len(set(firsts)) == 23
    assert {name.split(".")[0] for name in firsts} == set(SETTLEMENTS)


@pytest.mark.rule("RNS-S12")
def test_in_a_corrected_edition_the_order_may_go_over_several_settlements() -> None:
    text = GAME.standard.text.replace('["outpost-right.1", "outpost-right.2"]', '["outpost-right.2", "outpost-left.1"]')
    s = lay_out(setting("heroic", GAME.book.choose({}), GAME.edition(text).components))
    s.agenda.clear()
    turn_up(s, "tactic-12")
    assert sets_gone(s) == ["outpost-right.2"]
    s.foe.provisions, s.tactics[TACTICS.index("tactic-12")] = 4, 1
    turn_up(s, "tactic-12")
    assert sets_gone(s) == ["outpost-left.1", "outpost-right.2"]


@pytest.mark.rule("RNS-S13", "RNS-S34")
@every_card
def test_the_card_says_what_preparing_gives(id: str) -> None:
    s = position(foe_armour=0, foe_provisions=0)
    supply = s.supply[PROVISIONS]
    turn_up(s, id)
    gains = card(id)
    have = {"armour": gains.gain_armour, "provisions": gains.gain_provisions, "tiles": gains.gain_offerings}
    assert foe(s) == {"valkyries": 0, "vp": 0, **have}
    assert s.supply[PROVISIONS] == supply - gains.gain_provisions
    assert sum(have.values()) > 0


@pytest.mark.rule("RNS-S14", "RNS-S41")
@every_card
def test_the_card_names_one_building_that_is_forbidden_next(id: str) -> None:
    s = position()
    turn_up(s, id)
    assert closed(s) == BUILDINGS[card(id).closes]


@pytest.mark.rule("RNS-S14")
def test_every_building_is_forbidden_by_some_card() -> None:
    assert {BUILDINGS[card(id).closes] for id in TACTICS} == set(BUILDINGS)


@pytest.mark.rule("RNS-S05", "RNS-S65")
def test_the_cards_are_9_harbours_4_outposts_4_monasteries_and_6_fortresses() -> None:
    kinds = [KINDS[card(id).kind] for id in TACTICS]
    assert {kind: kinds.count(kind) for kind in KINDS} == {"harbour": 9, "outpost": 4, "monastery": 4, "fortress": 6}


@pytest.mark.rule("RNS-S15")
def test_the_example_card_raids_the_right_hand_outpost_with_3_armour_and_4_provisions_for_5_points() -> None:
    s = position(foe_armour=3, foe_provisions=4)
    turn_up(s, "tactic-12")
    assert foe(s) == {"armour": 3, "provisions": 0, "valkyries": 0, "vp": 5, "tiles": 0}
    assert sets_gone(s) == ["outpost-right.1"]


@pytest.mark.rule("RNS-S15")
@pytest.mark.parametrize(("armour", "provisions"), [(2, 4), (3, 3), (0, 0), (2, 6), (9, 3)])
def test_the_example_card_else_gives_1_armour_and_2_provisions(armour: int, provisions: int) -> None:
    s = position(foe_armour=armour, foe_provisions=provisions)
    turn_up(s, "tactic-12")
    assert foe(s) == {"armour": armour + 1, "provisions": provisions + 2, "valkyries": 0, "vp": 0, "tiles": 0}
    assert sets_gone(s) == []


@pytest.mark.rule("RNS-S15")
def test_the_example_card_is_the_only_one_that_is_not_reconstructed() -> None:
    assert [one.id for one in COMPONENTS.tactics if one.confidence == "sourced"] == ["tactic-12"]
    example = card("tactic-12")
    assert (example.armour, example.provisions, example.vp) == (3, 4, 5)
    assert (example.gain_armour, example.gain_provisions, example.gain_offerings) == (1, 2, 0)


@pytest.mark.rule("RNS-S15")
def test_the_example_agrees_with_the_boards_provisions_but_not_with_its_points() -> None:
    place = COMPONENTS.settlements[SETTLEMENTS.index("outpost-right")]
    assert (place.provisions, max(place.table[1::2])) == (4, 4)


@pytest.mark.rule("RNS-S16", "RNS-S19")
def test_each_round_uses_one_card() -> None:
    s = position(sets=GOES_ON)
    begin(s)
    for number, id in enumerate(["tactic-18", "tactic-14", "tactic-22", "tactic-20"], 1):
        play_rounds(s, id)
        assert (s.pile_left, TACTICS[s.last_tactic], s.turn) == (21 - number, id, number + 1)


@pytest.mark.rule("RNS-S09", "RNS-S10", "RNS-S20")
def test_every_card_raids_or_prepares_with_any_armour_and_provisions() -> None:
    for id, armour, provisions in product(TACTICS, range(11), range(9)):
        s = position(foe_armour=armour, foe_provisions=provisions)
        turn_up(s, id)
        raided = armour >= card(id).armour and provisions >= card(id).provisions
        assert sets_gone(s) == (sets_of(id)[:1] if raided else [])
        assert foe(s)["vp"] == (card(id).vp if raided else 0)
        assert foe(s)["tiles"] == (0 if raided else card(id).gain_offerings)
