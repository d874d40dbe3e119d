"""Helpers that do one thing in a position of Raiders, on your side or the Adversary's, or play whole rounds and games."""

from collections.abc import Callable, Iterator
from random import Random

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance, Decision
from soloist.games.raiders import raiding
from soloist.games.raiders.adversary_turn import AdversaryTurn
from soloist.games.raiders.components import BUILDINGS, COLOURS, GOODS, NONE, Tactic
from soloist.games.raiders.round import Round
from soloist.games.raiders.setup import lay_out, setting
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.uses import action_at
from tests.games.raiders.position import COMPONENTS, GAME, OFFERINGS, SETS, SETTLEMENTS, TACTICS, goods, named, position
from tests.support.driving import offered, options, run
from tests.walks.walk import states


def fresh(level: str = "normal", **rulings: str) -> Raiders:
    """The position before the first draw."""
    s = lay_out(setting(level, GAME.book.choose(rulings), COMPONENTS))
    s.story = []
    return s


def act(s: Raiders, building: str, *answers: str, colour: str = "grey") -> None:
    """Use a building with a worker of this colour, wherever the workers are. An answer that is not asked for is skipped."""
    action = action_at(s, BUILDINGS.index(building), COLOURS.index(colour))
    unasked = answers[:1] == (action.plain,) and len(action.possible(s)) == 1
    run(s, action, *answers[unasked:])


def places(s: Raiders) -> list[str]:
    """The buildings and settlements that are offered, each once, however many uses it has."""
    return list(dict.fromkeys(token.split(".")[0] for token in offered(s)))


def raids(s: Raiders) -> list[str]:
    """The settlements that can be raided now."""
    return [SETTLEMENTS[number] for number in raiding.raids(s)]


def raid(s: Raiders, settlement: str, *answers: str) -> None:
    """Raid there; the answers begin with the dice, or with the set at a harbour."""
    assert settlement in raids(s)
    raiding.begin_raid(s, SETTLEMENTS.index(settlement))
    run(s, *answers)


def whole_games(*levels: str) -> Iterator[Raiders]:
    """The position at every step of the walks of these levels."""
    for s in (s for level in levels for s in states("raiders", level)):
        assert isinstance(s, Raiders)
        yield s


def face_up(s: Raiders) -> list[str]:
    """The offerings on the three spaces; an empty space is an empty word."""
    return ["" if tile == NONE else OFFERINGS[tile] for tile in s.display]


def village(s: Raiders) -> dict[str, str]:
    return {name: COLOURS[colour] for name, colour in zip(BUILDINGS, s.village, strict=True) if colour != NONE}


def supply(s: Raiders) -> dict[str, int]:
    return dict(zip(GOODS, s.supply, strict=True))


def belongings(s: Raiders) -> dict[str, object]:
    """All that an effect could change: yours, the Adversary's, the discards and the face-up offerings."""
    return {
        "goods": goods(s),
        "hand": named(s.hand),
        "crew": named(s.crew),
        "discards": named(s.discards),
        "armour": s.armour,
        "valkyries": s.valkyries,
        "vp": s.vp,
        "tiles": [OFFERINGS[tile] for tile in s.tiles],
        "face_up": face_up(s),
        "foe_armour": s.foe.armour,
        "foe_provisions": s.foe.provisions,
    }


def workers(s: Raiders) -> dict[str, int]:
    """All workers of a colour: in the village, held, on sets, left at settlements, gone with the Adversary."""
    on_sets = [COMPONENTS.set_worker[number] for number in range(len(SETS)) if s.set_there[number]]
    everywhere = [*s.village, s.worker, *on_sets]
    return {
        name: everywhere.count(colour) + s.spent_workers[colour] + s.lost_workers[colour] for colour, name in enumerate(COLOURS)
    }


def parts(s: Raiders) -> list[str]:
    """The headings of the story so far: turns, placing, raids, the Adversary, the end."""
    return [event.heading for event in s.story or [] if event.heading]


GOES_ON = {"fortress-left.1": "vl"}
"""A Valkyrie on a set that these tests never raid. Without it, the end would be triggered."""

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


def dealt(level: str = "normal", seed: int = 1, **rulings: str) -> Raiders:
    """Your turn 1 after a set-up with this seed, in which you rejected the first cards that were offered."""
    table = GAME.deal(level, seed, rulings)
    for _ in range(2):
        if table.question is not None and table.question.phrase.message == "ask-reject":
            table.answer(table.question.options[0])
    assert isinstance(table.state, Raiders)
    return table.state


def play_game(s: Raiders, seed: int, passive: bool, check: Callable[[Raiders], None] = lambda s: None) -> None:
    """Play to the end with random chance. Your decisions are random, or passive: work and decline everything."""
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
