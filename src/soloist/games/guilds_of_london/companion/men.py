"""Your cards and rewards that remove one of his liverymen or move him to another tile (GOL-B48)."""

from typing import Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import YOU
from soloist.games.guilds_of_london.companion.state import BorisBeside
from soloist.games.guilds_of_london.components import cell_token

MAN_OFF: Final = "man-off"
MAN_ON: Final = "man-on"


def man_off(s: BorisBeside, cell: int) -> None:
    """Remove one of his liverymen from a tile."""
    _change(s, cell, -1, "told-man-off")


def man_on(s: BorisBeside, cell: int) -> None:
    """Add one of his liverymen to a tile."""
    _change(s, cell, 1, "told-man-on")


def _change(s: BorisBeside, cell: int, by: int, message: str) -> None:
    before = s.theirs[cell]
    s.theirs[cell] += by
    if s.story is None:
        return
    doer, s.by = s.by, YOU
    s.tell("GOL-B48", message, tile=s.name(cell), before=before, now=before + by)
    s.touch(cell_token(cell), by)
    s.by = doer


class TileWithMen(Ask[BorisBeside]):
    """Ask for a tile. Each option names the number of his liverymen there."""

    def token(self, s: BorisBeside, option: int) -> str:
        return cell_token(option)

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        return Phrase("option-men-here", tile=s.name(option), men=s.theirs[option])

    def target(self, s: BorisBeside, option: int) -> str:
        return cell_token(option)


class Man(TileWithMen):
    """On which tile."""

    rule = "GOL-B48"

    def mark(self, s: BorisBeside, option: int) -> Mark | None:
        return Mark("pawn", "boris")


class ManOff(Man):
    """Ask from which tile a liveryman of his was removed."""

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-man-off")

    def options(self, s: BorisBeside) -> list[int]:
        return s.cells_with_men()

    def take(self, s: BorisBeside, option: int) -> None:
        man_off(s, option)


class ManOn(Man):
    """Ask to which tile a liveryman of his was moved."""

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-man-on")

    def options(self, s: BorisBeside) -> list[int]:
        return s.open_cells()

    def take(self, s: BorisBeside, option: int) -> None:
        man_on(s, option)
