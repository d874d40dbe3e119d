"""The wall of the Well as a row of steps."""

from collections.abc import Sequence

from textual.content import Content

from soloist.engine.kernel.scene import Zone
from soloist.faces.terminal.brush import Brush
from soloist.faces.terminal.layout import Layout


def wall(brush: Brush, zones: Sequence[Zone], width: int, large: bool) -> list[Content]:
    spot = zones[0].spots[0]
    height, rim = spot.value or 0, spot.limit or 0
    return [brush.at(spot.id, "▓" * height + "░" * (rim - height))]


LAYOUT = Layout(yours=("well",), picture=wall, zones=("well",))
