"""What you do in a Raiders position, one thing at a time."""

from collections.abc import Iterator
from random import Random

from soloist.engine.kernel import machine
from soloist.games.raiders import raiding
from soloist.games.raiders.components import BUILDINGS, COLOURS, GOODS, NONE
from soloist.games.raiders.setup import lay_out, setting
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.uses import action_at
from tests.rules.driving import offered, options, run
from tests.rules.raiders.position import COMPONENTS, GAME, OFFERINGS, SETS, SETTLEMENTS, goods, named


def fresh(level: str = "normal") -> Raiders:
    """Everything lies ready and nothing is drawn yet."""
    return lay_out(setting(level, GAME.book.choose({}), COMPONENTS))


def act(s: Raiders, building: str, *answers: str, colour: str = "grey") -> None:
    """The action of a building for a worker of a colour, wherever the workers stand; what goes without asking may be said."""
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


def walk(s: Raiders, seed: int) -> Iterator[str]:
    """Play on at random; the name of each question before it is answered."""
    random = Random(seed)
    while (step := machine.waiting(s)) is not None:
        yield type(step).__name__
        machine.answer(s, random.choice(list(options(step, s).values())))


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
