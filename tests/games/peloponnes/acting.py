"""Helpers that do one thing in a position of Peloponnes: buy, draw chips, hold a supply round, count; and Angelos's side."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance
from soloist.engine.kernel.phrase import Value
from soloist.engine.kernel.scene import Result
from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.angelos_turn import AngelosTakes
from soloist.games.peloponnes.components import GROUPS, Components
from soloist.games.peloponnes.disasters import DrawChips
from soloist.games.peloponnes.edition import read_components
from soloist.games.peloponnes.ending import Count
from soloist.games.peloponnes.income import Income
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.setup import lay_out, setting
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.supply import SupplyRound
from tests.games.peloponnes.position import COMPONENTS, TILES, foe_tiles, goods, tiles
from tests.support.driving import offered, options, run
from tests.walks.walk import WALKS, walk


class Score(NamedTuple):
    you: int
    angelos: int
    outcome: str


def amounts(text: str) -> dict[str, int]:
    """Goods as they are written for a position: "wood:3 coins:7"."""
    pairs = [word.partition(":") for word in text.split()]
    return {name: int(amount) for name, _, amount in pairs if int(amount)}


def added(*texts: str) -> dict[str, int]:
    """The sum of several such texts, without zeros."""
    total: dict[str, int] = {}
    for text in texts:
        for name, amount in amounts(text).items():
            total[name] = total.get(name, 0) + amount
    return {name: amount for name, amount in total.items() if amount}


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """The difference; a loss is a negative number."""
    names = [*before, *(name for name in after if name not in before)]
    return {name: after.get(name, 0) - before.get(name, 0) for name in names if after.get(name, 0) != before.get(name, 0)}


def fresh(level: str = "soldier", components: Components = COMPONENTS, **rulings: str) -> Peloponnes:
    """A game before its first draw."""
    s = lay_out(setting(level, GAME.book.choose(rulings), components))
    s.story = []
    return s


LEVELS = [level.id for level in GAME.levels]
whole_games = pytest.mark.parametrize(("level", "number"), [(level, number) for level in LEVELS for number in range(WALKS)])
"""For tests that look at the ends of all walks."""


def played(level: str, number: int) -> Peloponnes:
    """The end of a walk, with its story."""
    s = walk("peloponnes", level, number)[-1].state
    assert isinstance(s, Peloponnes)
    return s


def purchases(s: Peloponnes) -> list[str]:
    """What may be bought, and how; without passing."""
    return [word for word in options(Buy(), s) if word not in ("pass", "luxury")]


def steps(s: Peloponnes) -> list[str]:
    """How many steps of Strength are for sale, 0 included; nothing when nobody is asked."""
    return sorted(word for word in offered(s) if word != "luxury")


def income(s: Peloponnes, *answers: str) -> dict[str, int]:
    """What one income brings."""
    before = goods(s)
    run(s, Income(), *answers)
    return gained(before, goods(s))


def supply_round(s: Peloponnes, *answers: str) -> dict[str, int]:
    """What a supply round brings and takes."""
    before = goods(s)
    run(s, SupplyRound(), *answers)
    return gained(before, goods(s))


def draw(s: Peloponnes, chips: str, *answers: str) -> dict[str, int]:
    """Draw these chips and return what changed. Further chips that are drawn meanwhile are among `answers`."""
    before = goods(s)
    words = chips.split()
    run(s, DrawChips(len(words) + sum(word in CHIPS for word in answers)), *words, *answers)
    return gained(before, goods(s))


CHIPS = ("decline", "drought", "earthquake", "plague", "tempest", "persians", "blank")
NATURAL = CHIPS[:5]


def struck(s: Peloponnes, disaster: str, *answers: str) -> dict[str, int]:
    """The third chip of this disaster is drawn: what that brings and takes."""
    s.chips_left -= s.chips[CHIPS.index(disaster)] - 1
    s.chips[CHIPS.index(disaster)] = 1
    return draw(s, disaster, *answers)


def score(s: Peloponnes) -> Score:
    """The count, as if the game ended in this position."""
    end = s.copy()
    end.story = []
    run(end, Count())
    values = end.story[-1].phrase.values
    you, angelos = values["you"], values["angelos"]
    assert isinstance(you, int) and isinstance(angelos, int)
    return Score(you, angelos, end.outcome)


def only_left(s: Peloponnes, group: str) -> None:
    """The stacks before this letter are used up."""
    for number in range(GROUPS.index(group)):
        s.unseen[number] = [0] * len(s.unseen[number])
        s.unseen_left[number] = 0


def yours(s: Peloponnes) -> tuple[list[str], list[str]]:
    """Buildings and land, from the inside outwards."""
    return tiles(s.buildings), tiles(s.land)


def values(s: Peloponnes, message: str) -> list[dict[str, Value]]:
    """The values of every such message of the story."""
    return [event.phrase.values for event in s.story or [] if event.phrase.message == message]


def own_edition(old: str, new: str) -> Components:
    """The components with one change."""
    text = GAME.standard.text
    assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
    return read_components(text.replace(old, new))


def small_print(s: Peloponnes) -> list[str]:
    """The small print of every answer, in order."""
    step = machine.waiting(s)
    assert step is not None
    return [GAME.words.attribute(step.describe(s, option).phrase, "detail", "en") for option in step.possible(s)]


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


def your_goods(s: Peloponnes) -> dict[str, int]:
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
