"""Guilds of London: what its board works out before it draws."""

from dataclasses import dataclass

from soloist.faces.web.view import PieceView, SpotView, View

TIGHT = 4
CROWDED = 5
"""More pawns than this stand closer together; more than this are one of each kind and how many."""
SLOTS = 7
"""So many liverymen have room on the plantation."""


@dataclass(frozen=True)
class Standing:
    """Equal pawns on a tile: how many are drawn, and the number beside them (0: none)."""

    piece: PieceView
    drawn: int
    times: int


@dataclass(frozen=True)
class Crowd:
    """Everybody on a tile."""

    tight: bool
    standing: list[Standing]


@dataclass(frozen=True)
class Slots:
    """The row of the plantation: liverymen drawn, the number beside them (0: none), places still free."""

    drawn: int
    times: int
    free: int


def cards_in_hand(v: View) -> int:
    hand = v.zone("hand")
    return sum(card.mark("copies") for card in hand) if hand else 0


def grid(v: View) -> list[list[SpotView | None]]:
    """The places of the grid row by row; None where no tile lies yet."""
    names = [["guildhall" if column + row == "c3" else column + row for column in "abcde"] for row in "12345"]
    return [[v.spot(name) for name in row] for row in names]


def crowd(spot: SpotView) -> Crowd:
    """Pawns one by one; the neutral lies beside the threshold instead."""
    pawns = [piece for piece in spot.pieces if piece.id != "neutral"]
    total = sum(piece.count for piece in pawns)
    many = [total > CROWDED and piece.count > 1 for piece in pawns]
    standing = [
        Standing(piece, 1 if packed else piece.count, piece.count if packed else 0)
        for piece, packed in zip(pawns, many, strict=True)
    ]
    return Crowd(total > TIGHT, standing)


def slots(plantation: SpotView) -> Slots:
    value, limit = plantation.value or 0, plantation.limit or 0
    return Slots(1, value, 0) if value > SLOTS else Slots(value, 0, max(0, limit - value))
