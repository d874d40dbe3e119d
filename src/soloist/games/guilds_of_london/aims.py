"""What mayoral cards count: one class for each kind (GOL-B53)."""

from typing import Final, Self

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry
from soloist.games.guilds_of_london.components import CELLS, COLOURS, CORNERS, INNER_RING, SIZE, Aim, neighbours
from soloist.games.guilds_of_london.state import Guilds

# --- masters on certain tiles


class Masters(Aim):
    """Counts your masters on tiles that fit."""

    def count(self, s: Guilds) -> int:
        found = 0
        for cell in range(CELLS):
            if s.masters[cell] and self.fits(s, cell):
                found += 1
        return found

    def fits(self, s: Guilds, cell: int) -> bool:
        """Whether a master on this tile counts."""
        raise NotImplementedError


class MastersTotal(Masters):
    """All your masters."""

    name = "masters-total"

    def fits(self, s: Guilds, cell: int) -> bool:
        return True


class MastersWithSymbol(Masters):
    """Your masters on tiles with a colour."""

    name = "masters-with-symbol"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(COLOURS.index(entry.word("symbol", COLOURS)))

    def fits(self, s: Guilds, cell: int) -> bool:
        return bool(s.tile(cell).symbols >> self.colour & 1)

    def text(self) -> Phrase:
        return Phrase("count-masters-with-symbol", symbol=Phrase("colour", colour=COLOURS[self.colour]))


class MastersOnOuterRing(Masters):
    """Your masters at the edge of the grid."""

    name = "masters-on-outer-ring"

    def fits(self, s: Guilds, cell: int) -> bool:
        return cell not in INNER_RING


class MastersOnInnerRing(Masters):
    """Your masters around the Guildhall."""

    name = "masters-on-inner-ring"

    def fits(self, s: Guilds, cell: int) -> bool:
        return cell in INNER_RING


class MastersOnCorners(Masters):
    """Your masters in the corners of the grid."""

    name = "masters-on-corners"

    def fits(self, s: Guilds, cell: int) -> bool:
        return cell in CORNERS


class MastersOnSpecial(Masters):
    """Your masters on special buildings."""

    name = "masters-on-special"

    def fits(self, s: Guilds, cell: int) -> bool:
        return not s.tile(cell).priority


class MastersSymbolCount(Masters):
    """Your masters on guilds with this many symbols; special buildings are not guilds."""

    name = "masters-symbol-count"

    def __init__(self, symbols: int) -> None:
        self.symbols: Final = symbols

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("symbols", 1, 2))

    def fits(self, s: Guilds, cell: int) -> bool:
        tile = s.tile(cell)
        return bool(tile.priority) and tile.symbols.bit_count() == self.symbols

    def text(self) -> Phrase:
        return Phrase("count-masters-symbol-count", number=self.symbols)


class MastersByThreshold(Masters):
    """Your masters on tiles, by printed threshold."""

    def __init__(self, threshold: int) -> None:
        self.threshold: Final = threshold

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("threshold", 1, 15))

    def text(self) -> Phrase:
        return Phrase("count-" + self.name, number=self.threshold)


class MastersThresholdMin(MastersByThreshold):
    """Your masters on tiles whose printed threshold is at least this high."""

    name = "masters-threshold-min"

    def fits(self, s: Guilds, cell: int) -> bool:
        return s.tile(cell).threshold >= self.threshold


class MastersThresholdMax(MastersByThreshold):
    """Your masters on tiles whose printed threshold is at most this high."""

    name = "masters-threshold-max"

    def fits(self, s: Guilds, cell: int) -> bool:
        return s.tile(cell).threshold <= self.threshold


# --- the arrangement of masters


class LargestGroup(Aim):
    """Your largest group of masters connected by sides."""

    name = "largest-group"

    def count(self, s: Guilds) -> int:
        best = 0
        seen = [False] * CELLS
        for start in range(CELLS):
            if not s.masters[start] or seen[start]:
                continue
            seen[start] = True
            group = [start]
            for cell in group:
                for other in neighbours(cell):
                    if s.masters[other] and not seen[other]:
                        seen[other] = True
                        group.append(other)
            best = max(best, len(group))
        return best


class RowsWithMaster(Aim):
    """Rows of the grid with one of your masters."""

    name = "rows-with-master"

    def count(self, s: Guilds) -> int:
        return len({cell // SIZE for cell in range(CELLS) if s.masters[cell]})


class ColumnsWithMaster(Aim):
    """Columns of the grid with one of your masters."""

    name = "columns-with-master"

    def count(self, s: Guilds) -> int:
        return len({cell % SIZE for cell in range(CELLS) if s.masters[cell]})


class DistinctSymbols(Aim):
    """Different symbols on the tiles of your masters, with a bonus for all five."""

    name = "distinct-symbols"

    def __init__(self, for_all: int) -> None:
        self.for_all: Final = for_all

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("bonus_if_all", 0, 9))

    def count(self, s: Guilds) -> int:
        shown = 0
        for cell in range(CELLS):
            if s.masters[cell]:
                shown |= s.tile(cell).symbols
        return shown.bit_count()

    def bonus(self, count: int) -> int:
        return self.for_all if count == len(COLOURS) else 0

    def text(self) -> Phrase:
        return Phrase("count-distinct-symbols", number=self.for_all)


# --- other things


class LiverymenOnGuildhall(Aim):
    """Your liverymen on the Guildhall."""

    name = "liverymen-on-guildhall"

    def count(self, s: Guilds) -> int:
        return s.guildhall


class CardsInHand(Aim):
    """Action cards in your hand."""

    name = "cards-in-hand"

    def count(self, s: Guilds) -> int:
        return s.hand_size


class PlantationsWon(Aim):
    """How many times you won the plantation."""

    name = "plantations-won"

    def count(self, s: Guilds) -> int:
        return s.plantations_won


AIMS: Final[tuple[type[Aim], ...]] = (
    MastersWithSymbol, MastersTotal, MastersOnOuterRing, MastersOnInnerRing, MastersOnCorners, LargestGroup, MastersOnSpecial,
    LiverymenOnGuildhall, CardsInHand, PlantationsWon, RowsWithMaster, ColumnsWithMaster, MastersSymbolCount,
    MastersThresholdMin, MastersThresholdMax, DistinctSymbols,
)  # fmt: skip


def read_aim(entry: Entry, field: str) -> Aim:
    """Read the aim named in a field; an unknown name is an error that lists the known ones."""
    name = entry.word(field, [kind.name for kind in AIMS])
    return next(kind for kind in AIMS if kind.name == name).read(entry)


def pairs(s: Guilds) -> int:
    """Pairs of your masters on orthogonally adjacent tiles (GOL-B44)."""
    found = 0
    for cell in range(CELLS):
        if s.masters[cell]:
            if cell % SIZE < SIZE - 1 and s.masters[cell + 1]:
                found += 1
            if cell + SIZE < CELLS and s.masters[cell + SIZE]:
                found += 1
    return found
