"""Making offerings: at the Long House, or through a Trader for one good less (RNS-B28, RNS-B59)."""

from soloist.engine.phrase import Phrase
from soloist.games.raiders.drawing import FillDisplay
from soloist.games.raiders.names import tile_text
from soloist.games.raiders.state import NONE, SLOTS, Raiders


def affordable(s: Raiders, slot: int, omitted: int) -> bool:
    """Whether the tile on a space can be paid when one of a good is left out (NONE: nothing is)."""
    if s.display[slot] == NONE:
        return False
    cost = s.setting.components.offerings[s.display[slot]].cost
    if omitted != NONE and not cost[omitted]:
        return False
    for good in range(5):
        if s.goods[good] < cost[good] - (1 if good == omitted else 0):
            return False
    return True


def offerable(s: Raiders) -> list[int]:
    return [slot for slot in range(SLOTS) if affordable(s, slot, NONE)]


def offer_phrase(s: Raiders, slot: int) -> Phrase:
    return tile_text(s.setting.components.offerings[s.display[slot]])


def make_offering(s: Raiders, slot: int, omitted: int, rule: str) -> None:
    """Pay, keep the tile, and fill its space at once (RNS-B28)."""
    tile = s.display[slot]
    cost = s.setting.components.offerings[tile].cost
    for good in range(5):
        s.pay(good, cost[good] - (1 if good == omitted else 0))
    s.tiles.append(tile)
    s.display[slot] = NONE
    if s.story is not None:
        s.tell(rule, "told-offered", tile=tile_text(s.setting.components.offerings[tile]))
    s.then(FillDisplay())
