"""A changed edition at a running table: the tiles and the civilisation that count are entered again, one after the other.

Only what differs is entered, also for tiles that he has or may still take. Heroes count at the start: their clovers are added or
taken away. His Strength is what his marker shows, so it changes only while the marker has not moved.
"""

from soloist.games.peloponnes.companion.asking import (
    BOX_TILE,
    CITIZENS_CROSSED,
    CITIZENS_MOST,
    CIVILIZATION_MOST,
    HIS_CIVILIZATION,
    HIS_HERO,
    MOST,
)  # fmt: skip
from soloist.games.peloponnes.companion.state import AngelosBeside, counts
from soloist.games.peloponnes.components import COINS, INHABITANTS, STRENGTH, Civilization, Components


def box_changes(s: AngelosBeside, components: Components) -> tuple[str, ...]:
    """The tokens that make this table agree with other components. A tile whose numbers cannot be entered is left out."""
    if s.outcome:
        return ()
    tokens: list[str] = []
    printed = {tile.id: tile for tile in components.tiles}
    for tile in s.tiles:
        prestige, citizens, coins = numbers = counts(printed.get(tile.id, tile))
        possible = 0 <= prestige <= MOST and -CITIZENS_CROSSED <= citizens <= CITIZENS_MOST and 0 <= coins <= MOST
        if numbers != counts(tile) and possible:
            tokens += [BOX_TILE, tile.id, *map(str, numbers)]
    return (*tokens, *_civilization(s, components), *_hero(s, components))


def _civilization(s: AngelosBeside, components: Components) -> list[str]:
    his = s.foe.civilization
    new = None if his is None else next((one for one in components.civilizations if one.id == his.id), None)
    if his is None or new is None or _counts(his) == _counts(new):
        return []
    citizens, coins = _counts(new)
    if citizens > MOST or coins > CIVILIZATION_MOST:
        return []
    return [BOX_TILE, HIS_CIVILIZATION, str(citizens), str(coins)]


def _counts(civilization: Civilization) -> tuple[int, int]:
    """What counts of a civilisation (PEL-S44, PEL-S47)."""
    return civilization.start[INHABITANTS], civilization.start[COINS]


def _hero(s: AngelosBeside, components: Components) -> list[str]:
    his = s.foe.hero
    new = None if his is None else next((one for one in components.heroes if one.id == his.id), None)
    if his is None or new is None:
        return []
    clovers, strength = new.angelos_clovers, new.start[STRENGTH]
    if (clovers, strength) == (his.angelos_clovers, his.start[STRENGTH]) or clovers > MOST or strength > MOST:
        return []
    return [BOX_TILE, HIS_HERO, str(clovers), str(strength)]
