"""Guilds of London: computes what its board template needs."""

from dataclasses import dataclass

from soloist.faces.web.parts.view import PieceView, SpotView, View

CROWDED = 8
"""With more pawns than this on a tile, equal pawns are drawn once, with their number."""
SLOTS = 5
"""The plantation has room for this many liverymen; more are drawn as one with a number."""
FEW_AIMS = 2
"""Up to this many aims leave room for the legend beside the grid."""


@dataclass(frozen=True)
class Standing:
    """Equal pawns on a tile: how many are drawn, and the number beside them (0: none)."""

    piece: PieceView
    drawn: int
    times: int


@dataclass(frozen=True)
class Crowd:
    """All pawns on a tile, the number of free sockets, and how many figures that makes side by side."""

    standing: list[Standing]
    free: int
    size: int


@dataclass(frozen=True)
class Slots:
    """The row of the plantation: how many liverymen are drawn, the number beside them (0: none), and the free places."""

    drawn: int
    times: int
    free: int


@dataclass(frozen=True)
class Race:
    """Both scores as bars, in percent of the longest: your points, your points with your aims, Boris's points."""

    you: int
    total: int
    boris: int


def cards_in_hand(v: View) -> int:
    hand = v.zone("hand")
    return sum(card.mark("copies") for card in hand) if hand else 0


def few_aims(v: View) -> bool:
    aims = v.zone("aims")
    return aims is None or len(aims.spots) <= FEW_AIMS


def reconstructed(v: View) -> bool:
    """Whether any component on the table may differ from the printed one."""
    return any(spot.confidence != "sourced" for zone in v.zones.values() for spot in zone)


def grid(v: View) -> list[list[SpotView | None]]:
    """The places of the grid row by row; None if a place has no tile yet."""
    names = [["guildhall" if column + row == "c3" else column + row for column in "abcde"] for row in "12345"]
    return [[v.spot(name) for name in row] for row in names]


def crowd(spot: SpotView) -> Crowd:
    """The pawns on the sockets of a tile. The neutral pawn is left out, because it is drawn elsewhere on the tile."""
    pawns = [piece for piece in spot.pieces if piece.id != "neutral"]
    total = sum(piece.count for piece in pawns)
    many = [total > CROWDED and piece.count > 1 for piece in pawns]
    standing = [
        Standing(piece, 1 if packed else piece.count, piece.count if packed else 0)
        for piece, packed in zip(pawns, many, strict=True)
    ]
    free = spot.mark("to-go")
    return Crowd(standing, free, sum(one.drawn for one in standing) + free)


def count_of(spot: SpotView, pawn: str) -> int:
    return sum(piece.count for piece in spot.pieces if piece.id == pawn)


def slots(plantation: SpotView) -> Slots:
    value, limit = plantation.value or 0, plantation.limit or 0
    return Slots(1, value, 0) if value > SLOTS else Slots(value, 0, max(0, limit - value))


def race(you: SpotView, boris: SpotView) -> Race:
    points, total, theirs = you.value or 0, you.mark("total"), boris.value or 0
    most = max(total, theirs, 1)
    return Race(100 * points // most, 100 * total // most, 100 * theirs // most)
