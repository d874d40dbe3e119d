"""A player's turn: hire, move, ability, the end of the turn and the length of the game."""

import re
from itertools import combinations

import pytest

from soloist.engine.kernel.machine import DECLINE
from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.boris_turn import BorisTurn
from soloist.games.guilds_of_london.round import Round
from soloist.games.guilds_of_london.state import Guilds
from soloist.games.guilds_of_london.turn import EndTurn, HandLimit, PayCards, PlayCard, YourTurn
from tests.games.guilds_of_london.acting import belongings, fresh, only_deck, set_up, to_pile, use, uses_of
from tests.games.guilds_of_london.position import CARDS, at, named, position
from tests.support.driving import asked, endings, offered, play_out, run, told, ways

ALL_RESOLVED = "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5"
GREEN = ["b1", "e1", "c2", "d2", "b3", "d3", "b4", "d4", "c5"]
YELLOW = ["b1", "a2", "e2", "b3", "d3", "a4", "c4", "a5", "d5"]
EVERY = ALL_RESOLVED.split()


def all_but(*cells: str) -> str:
    """These tiles are unresolved and no others."""
    return " ".join(cell for cell in EVERY if cell not in cells)


def cards_offered(s: Guilds) -> list[str]:
    """The cards that can be played, in whatever way, and the words."""
    return list(dict.fromkeys(re.sub("-(hire|move|ability)$", "", token) for token in offered(s)))


def parts(number: int) -> list[str]:
    """The parts of a round, played without cards."""
    s = position(round=number - 1)
    run(s, Round())
    s.agenda = s.agenda[1:]  # the next round
    play_out(s, "end", "stop")
    return [event.heading for event in s.story or [] if event.heading]


# --- length and rounds


@pytest.mark.rule("GOL-B18")
@pytest.mark.parametrize("level", ["boris", "rik"])
def test_alone_the_game_lasts_ten_rounds(level: str) -> None:
    s = fresh(level)
    set_up(s)
    s.story = []
    play_out(s, "end", "stop")
    assert (s.round, told(s).count("told-round")) == (10, 10)


@pytest.mark.rule("GOL-B19")
@pytest.mark.parametrize(
    ("number", "more"),
    [
        (1, ["beadle"]),
        (2, ["resolve", "beadle"]),
        (3, ["beadle"]),
        (4, ["resolve", "beadle", "growth"]),
        (7, ["beadle"]),
        (8, ["resolve", "beadle", "growth"]),
        (9, ["beadle"]),
        (10, ["resolve", "beadle", "end"]),
    ],
)
def test_a_round_is_two_turns_then_tiles_in_even_rounds_then_growth_then_the_end(number: int, more: list[str]) -> None:
    assert parts(number) == [f"round-{number}", "you", "boris", *more]


@pytest.mark.rule("GOL-B20")
def test_turn_order_is_never_set_again_whoever_has_more_points() -> None:
    for vp, boris_vp in ((30, 0), (0, 30)):
        s = position(vp=vp, boris_vp=boris_vp, hand="toast")
        run(s, Round())
        assert asked(s) == "PlayCard"
        run(s, "end")
        assert asked(s) == "DrawCard"


# --- cards


@pytest.mark.rule("GOL-B21")
def test_you_may_play_any_card_of_your_hand_or_none() -> None:
    s = position(hand="toast toast banquet")
    run(s, YourTurn())
    assert cards_offered(s) == ["toast", "banquet", "end"]


@pytest.mark.rule("GOL-B21")
def test_equal_cards_are_one_option_and_different_cards_of_one_effect_are_two() -> None:
    s = position(hand="apprentices apprentices apprentices colonial-cargo tobacco-duty", plantation=1)
    run(s, PlayCard())
    assert cards_offered(s) == ["apprentices", "colonial-cargo", "tobacco-duty", "end"]


@pytest.mark.rule("GOL-B21")
def test_cards_follow_one_another_each_used_in_one_way_and_carried_out_before_the_next() -> None:
    s = position(hand="toast sedan-chair apprentices")
    run(s, YourTurn(), "sedan-chair-move")
    assert asked(s) == "MoveTo"
    run(s, "e4")
    assert (asked(s), at(s.yours), s.vp) == ("PlayCard", {"e4": 1}, 0)
    run(s, "toast-ability", "apprentices-hire")
    assert (s.vp, s.guildhall, s.hand_size, asked(s)) == (1, 4, 0, "DrawCard")


@pytest.mark.rule("GOL-B21")
def test_a_card_can_be_used_to_hire_to_move_or_for_its_ability() -> None:
    s = position(hand="toast")
    run(s, PlayCard())
    assert (asked(s), offered(s)) == ("PlayCard", ["toast-hire", "toast-move", "toast-ability", "end"])


@pytest.mark.rule("GOL-B21")
def test_with_no_card_in_hand_the_turn_ends_by_itself() -> None:
    s = position()
    run(s, YourTurn())
    assert (asked(s), told(s)[-1]) == ("DrawCard", "told-end-of-turn")


@pytest.mark.rule("GOL-B22")
@pytest.mark.parametrize("card", CARDS)
def test_any_card_discarded_brings_one_liveryman_from_the_supply_to_the_guildhall(card: str) -> None:
    s = position(hand=card)
    before = belongings(s)
    use(s, card, "hire")
    assert belongings(s) == before | {"hand": {}, "discards": {card: 1}, "guildhall": 5, "supply": 11}


@pytest.mark.rule("GOL-B27", "GOL-B50")
def test_an_empty_supply_makes_hiring_impossible() -> None:
    s = position(hand="apprentices", guildhall=16)
    assert uses_of(s, "apprentices") == ["move"]
    s = position(hand="apprentices", guildhall=15)
    assert "hire" in uses_of(s, "apprentices")


@pytest.mark.rule("GOL-B23")
def test_a_card_moves_one_liveryman_from_the_guildhall_to_a_tile_with_its_symbol() -> None:
    s = position(hand="toast quarterly-rents")
    before = belongings(s)
    use(s, "quarterly-rents", "move")
    assert (asked(s), offered(s)) == ("MoveTo", GREEN)
    run(s, "d4")
    assert belongings(s) == before | {
        "hand": {"toast": 1},
        "discards": {"quarterly-rents": 1},
        "guildhall": 3,
        "yours": {"d4": 1},
    }


@pytest.mark.rule("GOL-B23")
def test_he_may_come_from_any_tile_over_any_distance_whatever_symbols_he_leaves() -> None:
    s = position(hand="quarterly-rents", yours={"a1": 2, "c4": 1})
    use(s, "quarterly-rents", "move")
    assert (asked(s), offered(s)) == ("MoveTo", [*GREEN, "from-a1", "from-c4"])
    run(s, "from-a1", "c5")
    assert (at(s.yours), s.guildhall) == ({"a1": 1, "c5": 1, "c4": 1}, 4)


@pytest.mark.rule("GOL-B23")
def test_special_buildings_are_targets_but_never_the_guildhall_nor_the_tile_he_stands_on() -> None:
    s = position(hand="quarterly-rents", yours={"d3": 1}, guildhall=0)
    use(s, "quarterly-rents", "move")
    assert offered(s) == [cell for cell in GREEN if cell != "d3"]
    assert {"c2", "b3"} <= set(offered(s))


@pytest.mark.rule("GOL-B23", "GOL-B39")
def test_a_resolved_tile_is_no_target() -> None:
    s = position(hand="quarterly-rents", resolved="b1 d3", masters="e1")
    use(s, "quarterly-rents", "move")
    assert offered(s) == [cell for cell in GREEN if cell not in ("b1", "d3", "e1")]


@pytest.mark.rule("GOL-B24")
def test_a_card_with_two_symbols_moves_one_liveryman_to_a_tile_of_either() -> None:
    s = position(hand="almoner")
    use(s, "almoner", "move")
    assert sorted(offered(s)) == sorted({*GREEN, *YELLOW})
    run(s, "b4")
    assert (asked(s), at(s.yours), s.guildhall) == ("", {"b4": 1}, 3)


@pytest.mark.rule("GOL-B28")
def test_masters_and_liverymen_on_the_plantation_cannot_be_moved_by_a_card() -> None:
    s = position(hand="quarterly-rents", masters="e1 b1", plantation=3, guildhall=0)
    assert uses_of(s, "quarterly-rents") == ["hire", "ability"]
    s = position(hand="quarterly-rents", masters="e1", plantation=3, yours={"a1": 1, "b2": 1}, guildhall=0)
    use(s, "quarterly-rents", "move")
    assert offered(s) == ["from-a1", "from-b2"]


@pytest.mark.rule("GOL-B50")
@pytest.mark.parametrize(
    ("unresolved", "guildhall", "yours", "possible"),
    [
        (("e1",), 1, {}, True),
        (("e1",), 0, {"e1": 2}, False),
        (("e1", "b4"), 0, {"e1": 2}, True),
        (("e1", "a1"), 0, {"a1": 1}, True),
        (("e1",), 0, {}, False),
        (("a1", "b2"), 4, {"a1": 1}, False),
    ],
)
def test_a_move_needs_an_origin_and_another_matching_tile(
    unresolved: tuple[str, ...], guildhall: int, yours: dict[str, int], possible: bool
) -> None:
    s = position(hand="quarterly-rents", resolved=all_but(*unresolved), guildhall=guildhall, yours=yours)
    assert ("move" in uses_of(s, "quarterly-rents")) == possible


@pytest.mark.rule("GOL-B50")
def test_who_stands_on_the_only_matching_tile_is_no_origin() -> None:
    s = position(hand="quarterly-rents", resolved=all_but("e1", "a1"), guildhall=0, yours={"e1": 1, "a1": 1})
    use(s, "quarterly-rents", "move")
    assert (asked(s), at(s.yours)) == ("", {"e1": 2})


@pytest.mark.rule("GOL-B50")
def test_a_card_that_allows_none_of_the_three_uses_cannot_be_played() -> None:
    s = position(hand="passage apprentices toast", resolved=ALL_RESOLVED, guildhall=0, plantation=16)
    assert [uses_of(s, card) for card in ("passage", "apprentices", "toast")] == [[], [], ["ability"]]
    run(s, PlayCard())
    assert offered(s) == ["toast-ability", "end"]


# --- abilities


@pytest.mark.rule("GOL-B47")
@pytest.mark.parametrize(("guildhall", "said"), [(1, "plantation, draw 1 more"), (0, "plantation (nothing now), draw 1 more")])
def test_a_part_of_an_ability_that_can_do_nothing_says_so(guildhall: int, said: str) -> None:
    s = position(hand="letters-home", guildhall=guildhall)
    run(s, YourTurn())
    step = s.agenda[-1]
    assert isinstance(step, PlayCard)
    ability = next(option for option in step.possible(s) if step.describe(s, option).token == "letters-home-ability")
    assert said in GAME.words.attribute(step.describe(s, ability).phrase, "detail", "en")


@pytest.mark.rule("GOL-B25", "GOL-B26")
def test_an_ability_is_paid_with_other_cards_of_the_hand_whatever_they_show() -> None:
    s = position(hand="banquet toast loan")
    use(s, "banquet", "ability")
    assert (asked(s), offered(s)) == ("PayCards", ["loan", "toast"])
    before = belongings(s)
    assert before["front"] == {"banquet": 1}
    run(s, "loan")
    assert belongings(s) == before | {"hand": {"toast": 1}, "discards": {"loan": 1}, "vp": 3}


@pytest.mark.rule("GOL-B25")
@pytest.mark.parametrize("others", ["loan toast passage banquet", "toast toast loan", "toast toast", "passage loan"])
def test_every_set_of_cards_that_pays_can_be_reached_in_one_way_only(others: str) -> None:
    s = position(hand=f"coronation-feast {others}")
    use(s, "coronation-feast", "ability")
    paid = [tuple(named(after.discards).items()) for after in endings(s, "PayCards")]
    sets = {tuple(sorted(pair)) for pair in combinations(others.split(), 2)}
    assert len(paid) == len(set(paid)) == len(sets)


@pytest.mark.rule("GOL-B25")
def test_a_hand_that_must_pay_whole_pays_by_itself_even_in_any_order() -> None:
    s = position(hand="coronation-feast toast loan")
    use(s, "coronation-feast", "ability")
    assert (asked(s), s.hand_size, s.vp) == ("", 0, 5)
    s = position(hand="toast loan")
    assert len(PayCards(2, 0).freed().possible(s)) == 1


@pytest.mark.rule("GOL-B25", "GOL-B47")
@pytest.mark.parametrize(
    ("card", "others", "possible"),
    [
        ("coronation-feast", "", False),
        ("coronation-feast", "toast", False),
        ("coronation-feast", "toast toast", True),
        ("banquet", "", False),
        ("banquet", "banquet", True),
        ("toast", "", True),
    ],
)
def test_the_hand_without_the_card_must_hold_the_cost(card: str, others: str, possible: bool) -> None:
    s = position(hand=f"{card} {others}")
    assert ("ability" in uses_of(s, card)) == possible


@pytest.mark.rule("GOL-B26")
def test_what_was_used_paid_and_played_is_on_the_discard_pile_at_the_end_of_the_turn() -> None:
    s = position(hand="banquet toast loan apprentices")
    run(s, YourTurn(), "apprentices-hire", "banquet-ability", "toast", "loan-move", "e1")
    run(s, "fine", "fine")
    assert (named(s.discards), named(s.aside)) == ({"apprentices": 1, "banquet": 1, "toast": 1, "loan": 1}, {})


# --- the end of the turn


@pytest.mark.rule("GOL-B29")
def test_after_a_pass_four_cards_are_drawn() -> None:
    s = position(hand="toast")
    run(s, YourTurn(), "end", "loan", "fine", "passage", "ledger")
    assert (asked(s), s.hand_size) == ("", 5)


@pytest.mark.rule("GOL-B29")
@pytest.mark.parametrize(("how", "answers"), [("hire", []), ("move", ["a1"]), ("ability", [])])
def test_after_a_card_was_played_in_whatever_way_two_are_drawn(how: str, answers: list[str]) -> None:
    s = position(hand="toast loan")
    run(s, YourTurn(), f"toast-{how}", *answers, "end", "fine", "passage")
    assert (asked(s), s.hand_size) == ("", 3)


@pytest.mark.rule("GOL-B29")
@pytest.mark.parametrize(("cards", "drawn"), [("quarterly-rents", 4), ("endowment", 3), ("quarterly-rents quarterly-rents", 6)])
def test_extra_draws_are_added_to_two_and_make_no_pass_of_the_turn(cards: str, drawn: int) -> None:
    s = position(hand=cards)
    run(s, YourTurn())
    for card in cards.split():
        run(s, f"{card}-ability")
    run(s, *["sedan-chair"] * min(drawn, 4), *["apprentices"] * max(drawn - 4, 0))
    assert (asked(s), s.hand_size, s.draw_end) == ("", drawn, 0)


@pytest.mark.rule("GOL-B29")
def test_extra_draws_of_one_turn_do_not_come_again_in_the_next() -> None:
    s = position(hand="quarterly-rents")
    run(s, YourTurn(), "quarterly-rents-ability", *["sedan-chair"] * 4)
    run(s, YourTurn(), "end", *["apprentices"] * 3)
    assert asked(s) == "DrawCard"
    run(s, "fine", "sedan-chair")
    assert (asked(s), s.hand_size) == ("", 7)


@pytest.mark.rule("GOL-B30")
def test_above_seven_cards_the_surplus_is_discarded_after_drawing() -> None:
    s = position(hand="toast toast loan fine passage ledger")
    run(s, YourTurn(), "end", "apprentices", "apprentices", "loan", "fine")
    assert (asked(s), s.hand_size) == ("DiscardToLimit", 10)
    run(s, "apprentices", "loan", "toast")
    assert (asked(s), s.hand_size) == ("", 7)
    assert named(s.discards) == {"apprentices": 1, "loan": 1, "toast": 1}


@pytest.mark.rule("GOL-B30")
def test_every_set_of_surplus_cards_can_be_reached_in_one_way_only() -> None:
    hand = ["toast", "toast", "loan", "fine", "passage", "ledger", "banquet", "banquet", "fine"]
    s = position(hand=" ".join(hand))
    run(s, HandLimit())
    given = [tuple(named(after.discards).items()) for after in endings(s, "DiscardToLimit")]
    assert len(given) == len(set(given)) == len({tuple(sorted(pair)) for pair in combinations(hand, 2)})


@pytest.mark.rule("GOL-B30", "GOL-B31")
@pytest.mark.parametrize(("deck", "question"), [("loan loan fine", ""), ("loan fine", "DiscardToLimit")])
def test_after_your_last_turn_any_card_goes_unless_boris_may_draw_it_again(deck: str, question: str) -> None:
    s = position(hand="toast toast loan fine passage ledger banquet charter", round=10)
    only_deck(s, deck)
    run(s, HandLimit())
    assert (asked(s), s.hand_size) == (question, 8 if question else 7)


@pytest.mark.rule("GOL-B30")
@pytest.mark.parametrize(("cards", "surplus"), [(6, False), (7, False), (8, True)])
def test_the_limit_is_seven(cards: int, surplus: bool) -> None:
    hand = ["toast", "toast", "loan", "fine", "passage", "ledger", "banquet", "charter"][:cards]
    s = position(hand=" ".join(hand))
    run(s, HandLimit())
    assert (asked(s) == "DiscardToLimit") == surplus


@pytest.mark.rule("GOL-B30")
def test_nothing_is_discarded_by_who_holds_the_university() -> None:
    s = position(hand="toast toast loan fine passage ledger banquet charter")
    s.no_hand_limit = True
    run(s, YourTurn(), "end", *["apprentices"] * 4)
    assert (asked(s), s.hand_size, named(s.discards)) == ("", 12, {})


@pytest.mark.rule("GOL-B30")
def test_during_your_turn_and_between_your_turns_the_hand_may_be_larger() -> None:
    s = position(hand="ready-money toast loan fine passage ledger banquet charter")
    use(s, "ready-money", "ability", "apprentices", "apprentices")
    assert (asked(s), s.hand_size) == ("", 9)
    run(s, BorisTurn(), "fine", "loan", "toast")
    assert (asked(s), s.hand_size) == ("", 9)


@pytest.mark.rule("GOL-B31")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_to_be_drawn_and_none_is_left() -> None:
    s = position(hand="toast")
    only_deck(s, "loan fine")
    s.discards[CARDS.index("ledger")], s.discards_left = 2, 2
    run(s, YourTurn(), "end", "fine", "loan")
    assert ways(s) == {"ledger": 2}
    assert told(s)[-1] == "told-reshuffled"


@pytest.mark.rule("GOL-B31", "GOL-B49")
def test_and_not_before() -> None:
    s = position()
    to_pile(s, "ledger")
    only_deck(s, "loan fine")
    s.played = True
    run(s, EndTurn(), "fine", "loan")
    assert (s.deck_left, named(s.discards), "told-reshuffled" in told(s)) == (0, {"ledger": 1}, False)


@pytest.mark.rule("GOL-B29", "GOL-B21")
def test_the_last_option_is_always_to_end_the_turn() -> None:
    for hand in ("", "toast", "toast banquet loan"):
        s = position(hand=hand)
        assert PlayCard().possible(s)[-1] == DECLINE
