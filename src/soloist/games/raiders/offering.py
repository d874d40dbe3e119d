"""Making offerings: at the Long House, or through a Trader for one good less (RNS-B28, RNS-B59)."""

from soloist.engine.kernel.machine import replaced
from soloist.games.raiders.components import GOODS, NONE, Offering
from soloist.games.raiders.drawing import FillDisplay
from soloist.games.raiders.names import goods, goods_list, tile_text
from soloist.games.raiders.state import SLOTS, Raiders


def affordable(s: Raiders, slot: int, omitted: int) -> bool:
    """Whether the tile on a space can be paid with one of the good `omitted` left out (NONE: nothing is left out)."""
    if s.display[slot] == NONE:
        return False
    cost = s.setting.components.offerings[s.display[slot]].cost
    if omitted != NONE and not cost[omitted]:
        return False
    for good in range(len(cost)):
        if s.goods[good] < cost[good] - (1 if good == omitted else 0):
            return False
    return True


def offerable(s: Raiders) -> list[int]:
    return [slot for slot in range(SLOTS) if affordable(s, slot, NONE)]


def tile_on(s: Raiders, slot: int) -> Offering:
    """The tile on a space."""
    return s.setting.components.offerings[s.display[slot]]


def cost_without(tile: Offering, omitted: int) -> list[int]:
    """The cost of a tile with one of the good `omitted` left out (NONE: nothing is left out)."""
    return [tile.cost[good] - (1 if good == omitted else 0) for good in range(len(tile.cost))]


def make_offering(s: Raiders, slot: int, omitted: int, rule: str) -> None:
    """Pay, keep the tile, and fill its space at once (RNS-B28)."""
    tile = tile_on(s, slot)
    cost = cost_without(tile, omitted)
    if s.story is not None:
        if omitted == NONE:
            s.tell(rule, "told-offered", tile=tile_text(tile))
        else:
            s.tell(rule, "told-offered-cheaper", vp=tile.vp, cost=goods_list(cost, GOODS), goods=goods(GOODS[omitted], 1))
        s.touch(f"offering-{slot + 1}")
        s.touch("tiles", 1)
    for good in range(len(cost)):
        if cost[good]:
            s.pay(good, cost[good])
            s.touch(GOODS[good], -cost[good])
    s.tiles = [*s.tiles, s.display[slot]]
    s.display = replaced(s.display, slot, NONE)
    s.then(FillDisplay())
