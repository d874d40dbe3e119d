"""How a game is laid out in the terminal: whose numbers the head shows, and the picture of the board."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual.content import Content

from soloist.engine.game import Game
from soloist.engine.kernel.scene import Spot, Zone
from soloist.faces.terminal.brush import Brush

Picture = Callable[[Brush, Sequence[Zone], int, bool], list[Content]]
"""Draws zones in this width; with more words if the window is large."""


@dataclass(frozen=True)
class Layout:
    """Ids of zones and spots."""

    yours: tuple[str, ...] = ()
    theirs: tuple[str, ...] = ()
    """Zones whose numbers the head shows."""
    named: tuple[str, ...] = ()
    """Spots of the head that show their first note too."""
    left_out: tuple[str, ...] = ()
    """Spots of these zones that the head leaves out."""
    if_changed: tuple[str, ...] = ()
    """Spots that the head shows only if they changed, because the title has their value."""
    also: tuple[str, ...] = ()
    """Spots of other zones that the head shows too, beside those of the opponent."""
    hands: tuple[str, ...] = ()
    """Zones of cards; the head shows how many cards there are."""
    signs: Callable[[Spot], Sequence[tuple[str, str]]] | None = None
    """What the list of answers shows beside the name of a card or tile."""
    picture: Picture | None = None
    zones: tuple[str, ...] = ()
    """The zones in the picture. If a question is about other zones, these are shown above it."""
    beside: int = 0
    """The width of the answers beside the picture; 0 if they are below it."""
    more: tuple[str, ...] = ()
    """Zones below the picture in a large window."""


PLAIN = Layout(yours=("values",), beside=34)


def layout_of(game: Game) -> Layout:
    """The layout in `games/<game>.py`. A companion or a game without one shows its zones as lists."""
    own = game.original.found_in("soloist.faces.terminal.games")
    name = "BESIDE" if game.is_companion else "LAYOUT"
    layout: Layout = PLAIN if own is None else getattr(own, name, PLAIN)
    return layout
