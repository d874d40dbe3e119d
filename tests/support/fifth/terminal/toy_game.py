"""The wall of the Well as a column of steps."""

from collections.abc import Sequence

from soloist.engine.kernel.scene import Zone
from soloist.faces.terminal.layout import Board, Layout
from soloist.faces.terminal.paper import TextLine
from soloist.faces.terminal.zones import Zones


def wall(zones: Zones, both: Sequence[Zone], measure: int) -> list[TextLine]:
    spot = both[0].spots[0]
    height, rim = spot.value or 0, spot.limit or 0
    return [TextLine("▓" * height + "░" * (rim - height))]


LAYOUT = Layout(yours=("well",), board=Board(("well",), wall, 1))
