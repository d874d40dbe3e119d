"""Making offerings: at the Long House, or through a Trader for one good less (RNS-B28, RNS-B59)."""

from soloist.games.raiders.components import GOODS, NONE, Offering
from soloist.games.raiders.drawing import FillDisplay
from soloist.games.raiders.names import goods, tile_text
from soloist.games.raiders.state import SLOTS, Raiders


def affordable(s: Raiders, slot: int, omitted: int) -> bool:
    """Whether the tile on a space can be paid when one of a good is left out (NONE: nothing is)."""
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
    """The tile that lies on a space."""
    return s.setting.components.offerings[s.display[slot]]


def make_offering(s: Raiders, slot: int, omitted: int, rule: str) -> None:
    """Pay, keep the tile, and fill its space at once (RNS-B28)."""
    tile = tile_on(s, slot)
    if s.story is not None:
        if omitted == NONE:
            s.tell(rule, "told-offered", tile=tile_text(tile))
        else:
            s.tell(rule, "told-offered-cheaper", tile=tile_text(tile), goods=goods(GOODS[omitted], 1))
        s.touch(f"offering-{slot + 1}")
        s.touch("tiles", 1)
    for good in range(len(tile.cost)):
        paid = tile.cost[good] - (1 if good == omitted else 0)
        if paid:
            s.pay(good, paid)
            s.touch(GOODS[good], -paid)
    s.tiles.append(s.display[slot])
    s.display[slot] = NONE
    s.then(FillDisplay())
