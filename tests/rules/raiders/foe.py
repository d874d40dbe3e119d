"""The Adversary's side of a position: his cards, what he has, and whole rounds with him."""

from collections.abc import Callable
from random import Random

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance, Decision
from soloist.games.raiders.adversary_turn import AdversaryTurn
from soloist.games.raiders.components import BUILDINGS, NONE, Tactic
from soloist.games.raiders.round import Round
from soloist.games.raiders.setup import lay_out, setting
from soloist.games.raiders.state import Raiders
from tests.rules.driving import options, run
from tests.rules.raiders.position import COMPONENTS, GAME, SETS, TACTICS, position

GOES_ON = {"fortress-left.1": "vl"}
"""A Valkyrie on a set that nobody raids in these tests: without one the end would be near at once."""

KINDS = {kind: [card.id for card in COMPONENTS.tactics if card.kind == number] for number, kind in enumerate("homf")}
"""The ids of all harbour, outpost, monastery and fortress cards."""


def card(id: str) -> Tactic:
    found: Tactic = COMPONENTS.tactics[TACTICS.index(id)]
    return found


def sets_of(id: str) -> list[str]:
    """The sets of a card in the order of its numbers."""
    return [SETS[number] for number in card(id).sets]


def able(id: str, supply: str | None = None) -> Raiders:
    """A position in which he has exactly the armour and the provisions that the card asks for."""
    return position(foe_armour=card(id).armour, foe_provisions=card(id).provisions, supply=supply)


def turn_up(s: Raiders, *cards: str) -> None:
    """A whole turn of his for each card."""
    for id in cards:
        run(s, AdversaryTurn(), id)


def foe(s: Raiders) -> dict[str, int]:
    """Everything he has."""
    tiles = len(s.foe.tiles) + sum(s.group_hidden)
    return {"armour": s.foe.armour, "provisions": s.foe.provisions, "valkyries": s.foe.valkyries, "vp": s.foe.vp, "tiles": tiles}


def sets_gone(s: Raiders) -> list[str]:
    return [name for number, name in enumerate(SETS) if not s.set_there[number]]


def closed(s: Raiders) -> str:
    return "" if s.closed == NONE else BUILDINGS[s.closed]


def begin(s: Raiders) -> None:
    """Your turn 1 comes next, then his, and so on to the end."""
    s.turn = 0
    run(s, Round())


def idle(s: Raiders) -> None:
    """Answer your decisions up to the next chance: work, decline what can be declined, else the first option."""
    while isinstance(step := machine.waiting(s), Decision):
        possible = options(step, s)
        machine.answer(s, possible[idle_word(list(possible))])


def idle_word(words: list[str]) -> str:
    """A word that declines, if there is one; else the first, but no cards are drawn."""
    declining = [word for word in words if word.split(".")[-1] == "decline"]
    return next(iter(declining or [word for word in words if word != "gate-house"]))


def play_rounds(s: Raiders, *cards: str) -> None:
    """For each card an idle turn of yours and then his turn; it is your turn again, or the end."""
    for id in cards:
        idle(s)
        run(s, id)


def turns(s: Raiders) -> tuple[int, int]:
    """How many turns you and he have begun since the story began."""
    headings = [event.heading for event in s.story or []]
    return sum(heading.startswith("turn-") for heading in headings), headings.count("adversary")


def laid_out(level: str = "normal", **rulings: str) -> Raiders:
    """The position before the first chance of set-up."""
    s = lay_out(setting(level, GAME.book.choose(rulings), COMPONENTS))
    s.story = []
    return s


def dealt(level: str = "normal", seed: int = 1, **rulings: str) -> Raiders:
    """Your turn 1 after set-up with a seed; the first cards that can be rejected were."""
    table = GAME.deal(level, seed, rulings)
    for _ in range(2):
        if table.question is not None and table.question.phrase.message == "ask-reject":
            table.answer(table.question.options[0])
    assert isinstance(table.state, Raiders)
    return table.state


def play_game(s: Raiders, seed: int, passive: bool, check: Callable[[Raiders], None] = lambda s: None) -> None:
    """To the end, with random chance; your decisions are random too, or passive: work and decline everything."""
    random = Random(seed)
    while (step := machine.waiting(s)) is not None:
        check(s)
        if isinstance(step, Chance):
            odds = step.odds(s)
            machine.answer(s, odds.at(random.randrange(odds.total)))
        elif passive:
            idle(s)
        else:
            machine.answer(s, random.choice(step.possible(s)))
    check(s)
