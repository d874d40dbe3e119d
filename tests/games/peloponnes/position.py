"""Peloponnes positions, set up by hand."""

from collections.abc import Sequence

from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.components import CHIP_NAMES, CHIPS, CIVILIZATION, COLONY, CONQUEST, GOODS, HERO, NORMAL, Components
from soloist.games.peloponnes.setup import lay_out, setting
from soloist.games.peloponnes.state import Peloponnes

COMPONENTS: Components = GAME.standard.components
TILES = [tile.id for tile in COMPONENTS.tiles]
CIVILIZATIONS = [one.id for one in COMPONENTS.civilizations]
HEROES = [one.id for one in COMPONENTS.heroes]
COLONIES = [one.id for one in COMPONENTS.colonies]

PLAIN_HERO = "jason"
"""A hero whose ability is nothing but income."""

PLAIN_COLONY = "byzantion"
"""A colony with the usual storage and no rule that touches most tests."""


def position(
    level: str = "soldier",
    *,
    civilization: str = "messene",
    hero: str = PLAIN_HERO,
    colony: str = PLAIN_COLONY,
    goods: str = "",
    clovers: int = 3,
    buildings: str = "",
    debts: str = "",
    land: str = "",
    normal: Sequence[str] = (),
    conquest: Sequence[str] = (),
    chips: str = "",
    foe_strength: int = 0,
    foe_clovers: int = 3,
    foe_markers: int = 0,
    foe_tiles: str = "",
    foe_civilization: str = "",
    foe_hero: str = "",
    round: int = 1,
    components: Components = COMPONENTS,
    **rulings: str,
) -> Peloponnes:
    """A position with an empty agenda and a story; start values of civilisation, hero and colony are not booked.

    `goods` is written as "wood:3 coins:7 inhabitants:2"; `buildings` and `land` are tile ids with blanks between, from the inside
    outwards; `debts` names the buildings that carry a coin; `normal` and `conquest` are the open rows from left to right;
    `chips` are chips already drawn ("plague plague persians"); everything else is still unseen.
    """
    s = lay_out(setting(level, GAME.book.choose(rulings), components))
    s.agenda.clear()
    s.story = []
    s.round = round
    s.become(CIVILIZATION, CIVILIZATIONS.index(civilization))
    s.become(HERO, HEROES.index(hero))
    s.become(COLONY, COLONIES.index(colony))
    for word in goods.split():
        name, _, amount = word.partition(":")
        s.goods[GOODS.index(name)] = int(amount)
    s.clovers = clovers
    s.buildings = [_seen(s, name) for name in buildings.split()]
    s.debts = [name in debts.split() for name in buildings.split()]
    s.land = [_seen(s, name) for name in land.split()]
    s.rows[NORMAL] = [_seen(s, name) for name in normal]
    s.rows[CONQUEST] = [_seen(s, name) for name in conquest]
    for name in chips.split():
        s.chips[CHIP_NAMES.index(name)] -= 1
        s.chips_left -= 1
    s.foe.strength, s.foe.clovers, s.foe.markers = foe_strength, foe_clovers, foe_markers
    s.foe.tiles = [components.tiles[_seen(s, name)] for name in foe_tiles.split()]
    s.foe.civilization = components.civilizations[CIVILIZATIONS.index(foe_civilization)] if foe_civilization else None
    s.foe.hero = components.heroes[HEROES.index(foe_hero)] if foe_hero else None
    return s


def _seen(s: Peloponnes, name: str) -> int:
    number = TILES.index(name)
    group = s.tile(number).group
    place = s.setting.components.group_numbers[group].index(number)
    s.unseen_left[group] -= s.unseen[group][place]
    s.unseen[group][place] = 0
    return number


def goods(s: Peloponnes) -> dict[str, int]:
    """What you hold, without what you have none of."""
    return {name: amount for name, amount in zip(GOODS, s.goods, strict=True) if amount}


def tiles(numbers: list[int]) -> list[str]:
    """Tiles by id."""
    return [TILES[number] for number in numbers]


def foe_tiles(s: Peloponnes) -> list[str]:
    return [tile.id for tile in s.foe.tiles]


def drawn(s: Peloponnes) -> dict[str, int]:
    """Chips drawn so far, by disaster."""
    return {name: CHIPS[kind] - s.chips[kind] for kind, name in enumerate(CHIP_NAMES) if CHIPS[kind] != s.chips[kind]}
