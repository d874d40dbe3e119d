"""Which zones of a game's scene say how both sides stand, and which are looked at first where there is room."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from soloist.engine.kernel.scene import Zone
from soloist.faces.terminal.boards import guilds_of_london, peloponnes, raiders
from soloist.faces.terminal.paper import Line
from soloist.faces.terminal.zones import Zones

Draw = Callable[[Zones, Sequence[Zone], int], list[Line]]


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


LAYOUTS: Mapping[str, Layout] = {
    "stone-age": Layout(("stores",), ("hunger",), others=("tribes", "hunger", "cards", "board")),
    "raiders": Layout(
        ("you",),
        ("adversary",),
        ("worker",),
        ("crew", "hand", "settlements", "offerings", "village", "adversary"),
        Board(("settlements",), raiders.coast, 1, beside=("village",)),
    ),
    "guilds-of-london": Layout(
        ("you",),
        ("boris",),
        ("beadle",),
        ("row-1", "hand", "aims", "you", "boris"),
        Board(("row-1", "row-2", "row-3", "row-4", "row-5"), guilds_of_london.grid, 2, True, ("hand",)),
    ),
    "peloponnes": Layout(
        ("you",),
        ("angelos",),
        others=("row-normal", "disasters", "tiles", "you", "angelos"),
        board=Board(("row-normal", "row-conquest"), peloponnes.rows, peloponnes.MEASURES),
    ),
}
PLAIN = Layout()


def layout_of(game: str) -> Layout:
    """A game without a layout of its own shows its zones in their order."""
    return LAYOUTS.get(game, PLAIN)
