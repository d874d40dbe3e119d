"""Your cards and rewards that remove one of his liverymen or move him to another tile (GOL-B48), and what can be said about a
tile in your turn."""

from typing import Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import YOU
from soloist.games.guilds_of_london.companion.printed import ReadPoints, ReadSymbols, ReadThreshold, shown
from soloist.games.guilds_of_london.companion.state import THRESHOLD, BorisBeside
from soloist.games.guilds_of_london.components import cell_token

MAN_OFF: Final = "man-off"
MAN_ON: Final = "man-on"
LOST_ONE: Final = "lost-one"
GOT_ONE: Final = "got-one"
NOTHING: Final = "nothing"
NO_TILE: Final = "no-tile"


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
    """Ask for a tile. Each option says his liverymen there and the threshold."""

    def token(self, s: BorisBeside, option: int) -> str:
        return cell_token(option)

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        known = "yes" if s.is_sure(option, THRESHOLD) else "no"
        return Phrase("option-men-here", tile=s.name(option), men=s.theirs[option], threshold=s.threshold(option), known=known)

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
        return Phrase("ask-man-off", who=s.who)

    def options(self, s: BorisBeside) -> list[int]:
        return s.cells_with_men()

    def take(self, s: BorisBeside, option: int) -> None:
        man_off(s, option)


class ManMoved(ManOff):
    """Ask from which tile a liveryman of his was moved, then to which."""

    def take(self, s: BorisBeside, option: int) -> None:
        s.then(ManOn(option))


class ManOn(Man):
    """Ask to which tile a liveryman of his was moved. Both changes are told together, in the order in which they are done."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-man-on", who=s.who)

    def options(self, s: BorisBeside) -> list[int]:
        return [cell for cell in s.open_cells() if cell != self.left]

    def take(self, s: BorisBeside, option: int) -> None:
        # A correction in between may have taken him away.
        if s.theirs[self.left]:
            man_off(s, self.left)
        man_on(s, option)


class ManCame(ManOff):
    """Ask which tile a liveryman left who is on this one now."""

    words = (NO_TILE,)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def options(self, s: BorisBeside) -> list[int]:
        return [cell for cell in s.cells_with_men() if cell != self.cell]

    def word_phrase(self, s: BorisBeside, word: str) -> Phrase:
        return Phrase("option-no-tile", who=s.who)

    def take(self, s: BorisBeside, option: int) -> None:
        man_off(s, option)
        man_on(s, self.cell)

    def take_word(self, s: BorisBeside, word: str) -> None:
        man_on(s, self.cell)


def men_step(word: str) -> Man:
    """What is asked after one of these events."""
    return ManOff() if word == MAN_OFF else ManMoved()


class AboutTile(Ask[BorisBeside]):
    """Ask what happened on a tile that was tapped in your turn, so that no stray tap changes anything."""

    rule = "GOL-B48"
    words = (LOST_ONE, GOT_ONE, "colours", "threshold", "points", NOTHING)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-about-tile", tile=s.name(self.cell), men=s.theirs[self.cell], who=s.who)

    def has(self, s: BorisBeside, word: str) -> bool:
        return word != LOST_ONE or s.theirs[self.cell] > 0

    def word_target(self, s: BorisBeside, word: str) -> str:
        return cell_token(self.cell)

    def word_phrase(self, s: BorisBeside, word: str) -> Phrase:
        if word in (LOST_ONE, GOT_ONE):
            men = s.theirs[self.cell]
            return Phrase("option-" + word, before=men, now=men + (1 if word == GOT_ONE else -1), who=s.who)
        if word == "colours":
            return Phrase("option-other-colours", colours=shown(s.standards[self.cell]))
        if word == "threshold":
            return Phrase("option-other-threshold", threshold=s.needs[self.cell])
        if word == "points":
            return Phrase("option-other-points", vp=s.points[self.cell])
        return Phrase("option-nothing-here")

    def take_word(self, s: BorisBeside, word: str) -> None:
        if word == LOST_ONE:
            man_off(s, self.cell)
        elif word == GOT_ONE:
            came = ManCame(self.cell)
            if came.options(s):
                s.then(came)
            else:
                man_on(s, self.cell)
        elif word == "colours":
            s.then(ReadSymbols(self.cell))
        elif word == "threshold":
            s.then(ReadThreshold(self.cell))
        elif word == "points":
            s.then(ReadPoints(self.cell))
