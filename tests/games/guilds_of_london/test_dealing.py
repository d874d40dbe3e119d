"""Where cards and pieces are, and what never gets lost."""

import pytest

from soloist.games.guilds_of_london.boris_turn import BorisTurn
from soloist.games.guilds_of_london.components import Part
from soloist.games.guilds_of_london.dealing import DrawCards
from soloist.games.guilds_of_london.effects import SeeMayoral
from soloist.games.guilds_of_london.liverymen_effects import EvictOpponent, MoveGroup, SwapWithOpponent
from soloist.games.guilds_of_london.state import Guilds
from soloist.games.guilds_of_london.turn import EndTurn, YourTurn
from tests.games.guilds_of_london.acting import (
    belongings,
    doing,
    liverymen,
    mayoral,
    only_deck,
    only_mayoral,
    resolve,
    use,
)
from tests.games.guilds_of_london.position import CELL, cells, named, position
from tests.support.driving import asked, run, told, ways
from tests.walks.walk import states, step_at


def cards(s: Guilds) -> int:
    return s.deck_left + s.hand_size + s.discards_left + s.aside_left


# --- card piles


@pytest.mark.rule("GOL-B49")
def test_a_card_used_to_hire_or_move_is_on_the_pile_at_once() -> None:
    s = position(hand="toast loan")
    use(s, "toast", "hire")
    assert named(s.discards) == {"toast": 1}
    use(s, "loan", "move")
    assert (asked(s), named(s.discards)) == ("MoveTo", {"toast": 1, "loan": 1})


@pytest.mark.rule("GOL-B49")
def test_paid_and_refused_cards_are_on_the_pile_at_once_but_an_ability_card_lies_in_front_of_you() -> None:
    s = position(hand="banquet toast ledger")
    use(s, "banquet", "ability", "toast")
    use(s, "ledger", "ability", "fine", "fine", "loan", "loan", "loan", "fine")
    assert (named(s.aside), named(s.discards)) == ({"banquet": 1, "ledger": 1}, {"toast": 1, "loan": 1, "fine": 1})


@pytest.mark.rule("GOL-B49")
def test_a_card_for_a_neutral_is_on_the_pile_at_once() -> None:
    s = position(hand="toast toast", yours={"d1": 2}, theirs={"d1": 3})
    resolve(s, "toast")
    assert (asked(s), named(s.discards)) == ("AskNeutrals", {"toast": 1})


@pytest.mark.rule("GOL-B49")
def test_at_the_end_of_the_turn_ability_cards_go_to_the_pile_before_the_draw() -> None:
    s = position(hand="toast banquet")
    only_deck(s, "loan")
    run(s, YourTurn(), "toast-ability", "end", "loan")
    assert (asked(s), ways(s)) == ("DrawCard", {"toast": 1})
    run(s, "toast")
    assert (asked(s), named(s.hand)) == ("", {"loan": 1, "toast": 1, "banquet": 1})


@pytest.mark.rule("GOL-B49")
def test_the_draw_comes_before_the_hand_limit() -> None:
    s = position(hand="toast toast loan fine passage ledger")
    run(s, EndTurn(), "sedan-chair", "sedan-chair", "sedan-chair")
    assert asked(s) == "DrawCard"
    run(s, "apprentices")
    assert (asked(s), s.hand_size) == ("DiscardToLimit", 10)
    run(s, "apprentices")
    assert named(s.discards) == {"apprentices": 1}


@pytest.mark.rule("GOL-B49", "GOL-B31")
def test_cards_in_front_of_you_are_not_shuffled_in() -> None:
    s = position(hand="ready-money toast fine")
    only_deck(s, "loan")
    use(s, "fine", "hire")
    use(s, "toast", "ability")
    use(s, "ready-money", "ability", "loan")
    assert ways(s) == {"fine": 1}
    run(s, "fine")
    assert (asked(s), named(s.aside)) == ("", {"ready-money": 1, "toast": 1})


@pytest.mark.rule("GOL-B49", "GOL-B31")
def test_cards_being_looked_at_are_not_shuffled_in() -> None:
    s = position(hand="ledger fine")
    only_deck(s, "loan loan")
    use(s, "fine", "hire")
    use(s, "ledger", "ability", "loan", "loan")
    assert (asked(s), ways(s)) == ("LookAtCard", {"fine": 1})
    run(s, "fine", "loan")
    assert (asked(s), named(s.hand), named(s.discards)) == ("", {"loan": 2}, {"fine": 1})


@pytest.mark.rule("GOL-B49", "GOL-B31")
def test_cards_that_boris_has_drawn_are_not_shuffled_in() -> None:
    s = position(hand="fine")
    only_deck(s, "loan passage")
    use(s, "fine", "hire")
    run(s, BorisTurn(), "loan", "passage")
    assert ways(s) == {"fine": 1}
    run(s, "fine")
    assert (asked(s), named(s.discards), s.aside_left) == ("", {"loan": 1, "passage": 1, "fine": 1}, 0)


@pytest.mark.rule("GOL-B49")
@pytest.mark.parametrize("left", ["", "loan", "loan fine"])
def test_if_deck_and_pile_are_both_empty_the_rest_of_a_draw_is_lost(left: str) -> None:
    s = position(hand="toast")
    only_deck(s, left)
    run(s, DrawCards(3), *left.split())
    assert (asked(s), s.hand_size, s.deck_left) == ("", 1 + len(left.split()), 0)


@pytest.mark.rule("GOL-B49")
def test_a_new_deck_leaves_an_empty_pile() -> None:
    s = position(hand="toast toast")
    only_deck(s, "")
    use(s, "toast", "hire")
    use(s, "toast", "hire")
    run(s, DrawCards(1), "toast")
    assert (s.deck_left, s.discards_left, named(s.discards), told(s).count("told-reshuffled")) == (1, 0, {}, 1)


@pytest.mark.rule("GOL-B16")
def test_refused_mayoral_cards_become_a_new_deck_when_one_is_to_be_drawn_and_none_is_left() -> None:
    s = position()
    only_mayoral(s, "four-gates", "city-walls cheapside")
    run(s, doing(SeeMayoral(2, 1)), "four-gates")
    assert ways(s) == {"city-walls": 1, "cheapside": 1}
    run(s, "cheapside", "four-gates")
    assert (mayoral(s.mayoral_deck), mayoral(s.mayoral_discards)) == (["city-walls"], ["cheapside"])


@pytest.mark.rule("GOL-B16")
def test_the_refused_mayoral_cards_are_not_shuffled_before_one_is_to_be_drawn() -> None:
    s = position()
    only_mayoral(s, "four-gates full-purse", "city-walls")
    run(s, doing(SeeMayoral(2, 1)), "four-gates", "full-purse", "full-purse")
    assert (mayoral(s.mayoral_deck), mayoral(s.mayoral_discards)) == ([], ["city-walls", "four-gates"])


# --- pieces


@pytest.mark.rule("GOL-B54", "GOL-B49")
@pytest.mark.parametrize("level", ["boris", "rik"])
def test_in_a_whole_game_no_liveryman_card_or_neutral_is_lost_and_masters_stay(level: str) -> None:
    masters: set[str] = set()
    for s in states("guilds-of-london", level):
        assert isinstance(s, Guilds)
        assert (liverymen(s), cards(s), s.scoreboard + s.store + s.lent) == (16, 105, 2)
        assert min(s.supply, s.guildhall, s.plantation, *s.yours) >= 0
        assert s.mayoral_deck_left + s.mayoral_discards_left + len(s.mayoral) + len(s.mayoral_seen) == 21
        assert not any(pawns for pawns, resolved in zip(s.yours, s.resolved, strict=True) if resolved)
        assert masters <= set(cells(s.masters))
        masters = set() if s.outcome else set(cells(s.masters))
        assert step_at(s) != "PlayCard" or not s.lent
    assert s.outcome in ("won", "lost")


@pytest.mark.rule("GOL-B54")
@pytest.mark.parametrize("part", [EvictOpponent(1), SwapWithOpponent(1), MoveGroup()], ids=lambda part: part.name)
def test_the_beadle_and_threshold_neutrals_are_nobodys_liverymen_so_no_effect_moves_them(part: Part) -> None:
    s = position(raised="a1 b1", scoreboard=2)
    before = belongings(s)
    run(s, doing(part))
    assert (asked(s), belongings(s), cells(s.raised), s.beadle) == ("", before, ["a1", "b1"], CELL["a1"])
