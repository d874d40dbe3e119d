"""The own edition of a game as a link: `#b=` and the game and the edition, packed like a table (`engine/parcel.py`)."""

import zlib
from dataclasses import dataclass
from typing import Final

import soloist
from soloist.engine import parcel
from soloist.engine.game import Game
from soloist.engine.text.edition import MOST_TEXT
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import Words
from soloist.library.own_edition import OwnEdition

MARK: Final = "#b="
"""Prefix of a box in a link. It is in the fragment, so browsers do not send it to a server."""
FORM: Final = 1
"""The first byte: the version of the format."""
MOST_NAME: Final = 40


class BadBox(SoloistError):
    """The link of a box is damaged, or made by a newer Soloist, or too long."""

    words = Words("soloist.library")


@dataclass(frozen=True)
class SharedBox:
    """A box that came as a link or a file, valid for its game, and not stored yet."""

    game: Game
    text: str

    @property
    def own(self) -> OwnEdition:
        return OwnEdition(self.game, self.text)


def pack(box: SharedBox) -> str:
    """The box in characters that are valid in any link."""
    text = parcel.wrapped(bytes([FORM]) + f"{box.game.id}\n".encode() + zlib.compress(box.text.encode(), 9))
    if len(text) > parcel.MOST_PARCEL:
        raise BadBox("box-link-long")
    return text


def unpack(link: str) -> SharedBox:
    """The box of a link. Raise BadBox or BadEdition if it is not a valid one."""
    text = link.strip().rpartition(MARK)[2]
    if len(text) > parcel.MOST_PARCEL + 1000:
        raise BadBox("box-link-long")
    try:
        content = parcel.unwrapped(text)
    except soloist.BadParcel:
        raise BadBox("box-link-damaged") from None
    if content[0] != FORM:
        raise BadBox("box-link-newer")
    name, _, packed = content[1:].partition(b"\n")
    try:
        game = soloist.GAMES[name[:MOST_NAME].decode("ascii", "replace")]
    except soloist.UnknownGame:
        raise BadBox("box-link-newer") from None
    return checked(game, _inflated(packed))


def checked(game: Game, text: str) -> SharedBox:
    """The box, if it is an edition of the game. Raise BadEdition if not."""
    game.edition(text)
    return SharedBox(game, text)


def is_link(text: str) -> bool:
    return MARK in text.lstrip().partition("\n")[0]


def _inflated(packed: bytes) -> str:
    """Decompress at most the allowed size: a few bytes may expand to gigabytes."""
    stream = zlib.decompressobj()
    try:
        text = stream.decompress(packed, 4 * MOST_TEXT).decode()
    except (zlib.error, UnicodeDecodeError):
        raise BadBox("box-link-damaged") from None
    if not stream.eof or stream.unused_data:
        raise BadBox("box-link-damaged")
    return text
