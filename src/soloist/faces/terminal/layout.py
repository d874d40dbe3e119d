"""The layout of a game's zones: which ones are status lines, and in which order the others are shown if there is room."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from soloist.engine.game import Game
from soloist.engine.kernel.scene import Zone
from soloist.faces.terminal.paper import TextLine
from soloist.faces.terminal.zones import Zones

Draw = Callable[[Zones, Sequence[Zone], int], list[TextLine]]


class Board(NamedTuple):
    """Zones that are drawn together as one picture.

    `draw` supports `measures` sizes; 0 is the largest. `names` says whether the picture contains the names of the answers at its
    spots. The picture is also shown for questions about the zones in `beside`.
    """

    zones: tuple[str, ...]
    draw: Draw
    measures: int
    names: bool = False
    beside: tuple[str, ...] = ()


class Layout(NamedTuple):
    """Zone ids: `yours` and `theirs` become status lines, and `others` are shown in this order as long as there is room.

    `named` are spots without a value that are part of the status lines too.
    """

    yours: tuple[str, ...] = ()
    theirs: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    board: Board | None = None


PLAIN = Layout()


def layout_of(game: Game) -> Layout:
    """The layout in `games/<game>.py`. A game without one shows its zones in the order of the scene."""
    own = game.found_in("soloist.faces.terminal.games")
    layout: Layout = PLAIN if own is None else own.LAYOUT
    return layout
