"""Every one of the 47 action cards: what its ability does, what may be declined, and no dead ends."""

from random import Random

import pytest

from soloist.engine.kernel import machine
from soloist.games.guilds_of_london.effects import PARTS
from soloist.games.guilds_of_london.state import Guilds
from tests.games.guilds_of_london.acting import belongings, liverymen, to_pile, use, uses_of
from tests.games.guilds_of_london.position import CARDS, COMPONENTS, position
from tests.support.driving import asked, options

DONE: dict[str, tuple[str, dict[str, object]]] = {
    "apprentices": ("", {"guildhall": 6, "supply": 4}),
    "indentures": ("", {"guildhall": 7, "supply": 3}),
    "freedom-of-the-city": ("", {"guildhall": 9, "supply": 1}),
    "patronage": ("d3", {"supply": 5, "yours": {"b2": 2, "d3": 1}}),
    "recruiting-fair": ("", {"hire_bonus": 1}),
    "emigrants": ("guildhall", {"supply": 5, "plantation": 3}),
    "journeymen": ("e2", {"supply": 5, "yours": {"b2": 2, "e2": 1}}),
    "guild-dues": ("", {"guildhall": 6, "supply": 4, "draw_end": 1}),
    "livery-gowns": ("", {"guildhall": 6, "supply": 4, "vp": 1}),
    "passage": ("", {"guildhall": 3, "plantation": 3}),
    "merchant-ship": ("2", {"guildhall": 2, "plantation": 4}),
    "pressed-men": ("b2", {"yours": {"b2": 1}, "plantation": 3}),
    "settlers": ("", {"supply": 5, "plantation": 3}),
    "colonial-cargo": ("", {"vp": 2}),
    "colony-company": ("guildhall", {"guildhall": 5, "supply": 4, "plantation": 3}),
    "homecoming": ("d3", {"plantation": 1, "yours": {"b2": 2, "d3": 1}}),
    "letters-home": ("guildhall", {"guildhall": 3, "plantation": 3, "draw_end": 1}),
    "charter": ("guildhall", {"guildhall": 3, "plantation": 3, "vp": 1}),
    "sedan-chair": ("d3", {"guildhall": 3, "yours": {"b2": 2, "d3": 1}}),
    "wherrymen": ("d3 from-b2 e2", {"guildhall": 3, "yours": {"b2": 1, "e2": 1, "d3": 1}}),
    "procession": ("e4 3", {"guildhall": 1, "yours": {"b2": 2, "e4": 3}}),
    "summons": ("a3", {"theirs": {"e1": 1}}),
    "street-crowd": ("b2-b1 2", {"yours": {"b1": 2}}),
    "coach-and-crew": ("from-b2 d3", {"guildhall": 6, "supply": 4, "yours": {"b2": 1, "d3": 1}}),
    "thames-ferry": ("plantation b2", {"yours": {"b2": 1}, "plantation": 3}),
    "post-rider": ("from-b2 d3", {"yours": {"b2": 1, "d3": 1}, "draw_end": 1}),
    "exchange-of-offices": ("b2 a3", {"yours": {"b2": 1, "a3": 1}, "theirs": {"e1": 1, "b2": 1}}),
    "quarterly-rents": ("", {"draw_end": 2}),
    "loan": ("", {"draw_end": 4}),
    "ready-money": ("fine charter", {"hand": {"charter": 1, "fine": 1, "toast": 2}}),
    "ledger": (
        "loan fine charter settlers settlers fine",
        {"hand": {"settlers": 1, "toast": 2, "fine": 1}, "discards": {"charter": 1, "loan": 2}},
    ),
    "pawnbroker": ("loan", {"hand": {"loan": 1, "toast": 2}, "discards": {}, "draw_end": 1}),
    "almoner": ("", {"guildhall": 5, "supply": 5, "draw_end": 1}),
    "customs-house": ("guildhall", {"guildhall": 3, "plantation": 3, "draw_end": 2}),
    "common-seal": ("", {"wild": True}),
    "lobbying": ("city-walls cheapside cheapside", {"mayoral": ["cheapside"], "refused": ["city-walls"], "draw_end": 1}),
    "toast": ("", {"vp": 1}),
    "banquet": ("", {"vp": 3}),
    "coronation-feast": ("", {"vp": 5}),
    "court-of-assistants": ("", {"vp": 1}),
    "aldermans-favour": ("", {"store": 1, "scoreboard": 1}),
    "mayors-ear": ("city-walls cheapside city-walls", {"mayoral": ["city-walls"], "refused": ["cheapside"]}),
    "royal-warrant": ("", {"wild": True}),
    "ceremonial-oath": ("", {"guildhall": 6, "supply": 4, "vp": 1}),
    "tobacco-duty": ("", {"vp": 2}),
    "fine": ("a3", {"theirs": {"e1": 1}, "vp": 1}),
    "endowment": ("", {"draw_end": 1, "vp": 1}),
}
"""The answers after the cost is paid, and what has changed afterwards."""

COSTS = {card.id: card.cost for card in COMPONENTS.cards}
OFFERS = [
    card for card, (answers, _) in DONE.items() if answers and card not in ("ready-money", "ledger", "lobbying", "mayors-ear")
]
AUTOMATIC: dict[str, dict[str, object]] = {
    "emigrants": {"guildhall": 5, "supply": 5},
    "journeymen": {"guildhall": 5, "supply": 5},
    "colony-company": {"guildhall": 6, "supply": 4},
    "coach-and-crew": {"guildhall": 6, "supply": 4},
    "letters-home": {"draw_end": 1},
    "post-rider": {"draw_end": 1},
    "pawnbroker": {"draw_end": 1},
    "customs-house": {"draw_end": 2},
    "charter": {"vp": 1},
    "fine": {"vp": 1},
}
"""What the other parts of these cards give if the offered part is declined."""


def rich(card: str) -> Guilds:
    """A position in which every card can do something."""
    s = position(hand=f"{card} toast toast", yours={"b2": 2}, theirs={"a3": 1, "e1": 1}, plantation=2, masters="d5 e5")
    to_pile(s, "loan")
    return s


def played(s: Guilds, card: str, before: dict[str, object]) -> dict[str, object]:
    """What is different once the card lies in front of you and its cost is paid."""
    left, paid = 2 - COSTS[card], COSTS[card]
    return before | {
        "hand": {"toast": left} if left else {},
        "discards": {"loan": 1} | ({"toast": paid} if paid else {}),
        "front": {card: 1},
    }


# --- all cards


@pytest.mark.rule("GOL-B48", "GOL-B05", "GOL-B46")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_does_what_it_says(card: str) -> None:
    s = rich(card)
    expected = played(s, card, belongings(s))
    answers, changed = DONE[card]
    use(s, card, "ability", *answers.split())
    assert asked(s) == ""
    assert belongings(s) == expected | changed


@pytest.mark.rule("GOL-B46", "GOL-B47", "GOL-B27")
@pytest.mark.parametrize("card", OFFERS)
def test_an_offered_part_may_be_declined_and_nothing_is_paid_back(card: str) -> None:
    s = rich(card)
    expected = played(s, card, belongings(s))
    use(s, card, "ability", "stop")
    assert asked(s) == ""
    assert belongings(s) == expected | AUTOMATIC.get(card, {})


@pytest.mark.rule("GOL-B46")
@pytest.mark.parametrize("card", CARDS)
def test_no_card_leads_to_a_dead_end_or_loses_a_piece_however_it_is_played(card: str) -> None:
    poor = position(hand=f"{card} toast toast", resolved="a1 b1", guildhall=1, plantation=15, scoreboard=0)
    for start in (rich(card), poor):
        pieces = (liverymen(start), start.hand_size + start.deck_left + start.discards_left, start.store + start.scoreboard)
        for seed in range(6):
            s, random = start.copy(), Random(seed)
            if "ability" not in uses_of(s, card):
                continue
            use(s, card, "ability")
            while (step := machine.waiting(s)) is not None:
                possible = list(options(step, s).values())
                assert possible, f"{step!r} has no answer"
                machine.answer(s, random.choice(possible))
            cards = s.hand_size + s.deck_left + s.discards_left + s.aside_left
            assert (liverymen(s), cards, s.store + s.scoreboard) == pieces
            assert min(s.supply, s.guildhall, s.plantation, *s.yours, *s.theirs) >= 0


@pytest.mark.rule("GOL-B48")
def test_the_cards_and_the_tests_of_this_folder_know_the_same_effects() -> None:
    on_cards = {part.name for card in COMPONENTS.cards for part in card.parts}
    assert sorted(DONE) == sorted(CARDS)
    assert on_cards == {kind.name for kind in PARTS} - {"no-hand-limit"}
