"""Which zones of a game's scene say how both sides stand, and which are looked at first where there is room."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from soloist.engine.game import Game
from soloist.engine.kernel.scene import Zone
from soloist.faces.terminal.paper import TextLine
from soloist.faces.terminal.zones import Zones

Draw = Callable[[Zones, Sequence[Zone], int], list[TextLine]]


class Board(NamedTuple):
    """Zones that are drawn together as a picture, in so many measures; `names` where it names what is answered at its spots;
    questions about the zones `beside` it are answered with an eye on it."""

    zones: tuple[str, ...]
    draw: Draw
    measures: int
    names: bool = False
    beside: tuple[str, ...] = ()


class Layout(NamedTuple):
    """Zone ids: yours and theirs stand in the status lines; `named` are spots without a number that stand there too; the others
    are shown in this order as long as there is room."""

    yours: tuple[str, ...] = ()
    theirs: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    board: Board | None = None


PLAIN = Layout()


def layout_of(game: Game) -> Layout:
    """The layout in `games/<game>.py`; a game without one shows its zones in their order."""
    own = game.found_in("soloist.faces.terminal.games")
    layout: Layout = PLAIN if own is None else own.LAYOUT
    return layout
