"""Angelos as the tests see him, and whole steps and games against him."""

from collections.abc import Callable
from random import Random

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance
from soloist.engine.kernel.scene import Result
from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.angelos_turn import AngelosTakes
from soloist.games.peloponnes.ending import Count
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.setup import lay_out, setting
from soloist.games.peloponnes.state import Peloponnes
from tests.rules.driving import options, run
from tests.rules.peloponnes.position import COMPONENTS, TILES, foe_tiles, goods

LEVELS = [level.id for level in GAME.levels]


def angelos(s: Peloponnes) -> dict[str, object]:
    """Everything he has on the table."""
    return {
        "strength": s.foe.strength,
        "clovers": s.foe.clovers,
        "markers": s.foe.markers,
        "tiles": " ".join(foe_tiles(s)),
        "civilization": "" if s.foe.civilization is None else s.foe.civilization.id,
        "hero": "" if s.foe.hero is None else s.foe.hero.id,
    }


def yours(s: Peloponnes) -> dict[str, int]:
    """Your goods and clovers."""
    return goods(s) | {"clovers": s.clovers}


def citizens(id: str) -> int:
    return COMPONENTS.tiles[TILES.index(id)].inhabitants


def prestige(id: str) -> int:
    return COMPONENTS.tiles[TILES.index(id)].prestige


def market(s: Peloponnes, *words: str) -> None:
    """Your step and then his."""
    s.then(Buy(), AngelosTakes())
    run(s, *words)


def counted(s: Peloponnes) -> Result:
    """The account of the position as it stands."""
    run(s, Count())
    return GAME.result(s)


def totals(s: Peloponnes) -> dict[str, tuple[int, int]]:
    """Prestige and Population of both sides before the clovers, yours first."""
    lines = counted(s).lines
    sums = {line.name.message.removeprefix("line-"): line for line in lines if line.is_sum}
    clovers = {line.name.values["total"]: line for line in lines if line.name.message == "line-clovers"}
    return {
        total: (sums[total].you - clovers[total].you, (sums[total].opponent or 0) - (clovers[total].opponent or 0))
        for total in ("prestige", "population")
    }


def laid_out(level: str = "soldier", **rulings: str) -> Peloponnes:
    """The table before the first draw."""
    s = lay_out(setting(level, GAME.book.choose(rulings), COMPONENTS))
    s.story = []
    return s


def without_a(s: Peloponnes) -> Peloponnes:
    """All A tiles have been seen, so that B tiles come."""
    s.unseen[0] = [0] * len(s.unseen[0])
    s.unseen_left[0] = 0
    return s


def play_game(s: Peloponnes, seed: int, look: Callable[[str], None] = lambda step: None) -> list[tuple[str, str]]:
    """Play at random to the end, looking before each answer; what chance said, by step."""
    random, said = Random(seed), []
    while (step := machine.waiting(s)) is not None:
        look(type(step).__name__)
        possible = options(step, s)
        word = random.choice(list(possible))
        if isinstance(step, Chance):
            said.append((type(step).__name__, word))
        machine.answer(s, possible[word])
    return said
