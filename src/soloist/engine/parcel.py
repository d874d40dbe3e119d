"""A game as a short line of text, to move it to another device: the deal, and the index of each answer among its options.

Outcomes of fate and forced answers are left out, because the rules produce them again. All answers are packed into one number, so
a finished game takes about a hundred characters. One checksum over the bytes finds damage; one over the record finds other rules.
"""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from dataclasses import dataclass
from typing import Final

from soloist.engine.catalogue import Catalogue, read_code, read_record
from soloist.engine.table import Table, fate_named
from soloist.engine.text.edition import MOST_TEXT
from soloist.engine.text.errors import BadParcel

FORM: Final = 1
"""The first byte after the checksum: the version of the format."""
MARK: Final = "#r="
"""Prefix of the parcel in a link. It is in the fragment, so browsers do not send it to a server."""
MOST_SAID: Final = 5000
"""Most answers in a parcel, seven times the longest game. Without a limit, a few bytes could keep the rules busy for hours."""
MOST_FIRST: Final = 500
"""Most answers at the end that are all the first option. These take no bits of the number; a whole game of them has at most 316.
Every answer before them takes at least one bit, so a short parcel cannot claim many answers."""
MOST_PARCEL: Final = 100_000
"""Most characters of a parcel. Only an own edition makes one long."""
HEAD: Final = re.compile(rb"([0-9A-Z-]{4,120}) ([0-9]{1,6}) ([0-9]{1,6}) ([0-9]{1,4}) ([ace]{0,3}) ([0-9a-f]{8}) ([0-9]{1,5})\n")
"""Deal code, revision of the rules, number of undos, number of answers, flags, checksum of the record, bytes of the number."""
ASKED, COPIED, EDITION = "a", "c", "e"


@dataclass(frozen=True)
class Parcel:
    """A table from a parcel. `copied` says whether it continues from the middle of another game."""

    table: Table
    copied: bool = False


def pack(parcel: Parcel) -> str:
    """The table as it stands, in characters that are valid in any link."""
    table, deal = parcel.table.without_singles, parcel.table.deal
    said = table.said(table.fate if table.seeded else None)
    if len(said) > MOST_SAID:
        raise BadParcel("parcel-long", length=len(said), most=MOST_SAID)
    number = 0
    for place, places in reversed(said):
        number = number * places + place
    if len(said) > number.bit_length() + MOST_FIRST:
        raise BadParcel("parcel-long", length=len(said), most=number.bit_length() + MOST_FIRST)
    digits = number.to_bytes((number.bit_length() + 7) // 8, "big")
    applies = ASKED * (not table.seeded) + COPIED * parcel.copied + EDITION * deal.edition.own
    numbers = f"{deal.game.revision} {table.taken_back} {len(said)} {applies} {_sum_of(table)} {len(digits)}"
    edition = zlib.compress(deal.edition.text.encode(), 9) if deal.edition.own else b""
    body = f"{deal.code} {numbers}\n".encode() + digits + edition
    text = wrapped(bytes([FORM]) + body)
    if len(text) > MOST_PARCEL:
        raise BadParcel("parcel-long", length=len(text), most=MOST_PARCEL)
    return text


def unpack(games: Catalogue, text: str) -> Parcel:
    """Replay the table through the rules. BadParcel says what is wrong."""
    content = unwrapped(text)
    if content[0] != FORM:
        raise BadParcel("parcel-form")
    body = content[1:]
    head = HEAD.match(body)
    if head is None:
        raise BadParcel("parcel-damaged")
    code, *numbers, applies, words, length = (part.decode() for part in head.groups())
    revision, taken_back, count = (int(number) for number in numbers)
    if count > MOST_SAID:
        raise BadParcel("parcel-long", length=count, most=MOST_SAID)
    end = head.end() + int(length)
    number = int.from_bytes(body[head.end() : end], "big")
    if end > len(body) or count > number.bit_length() + MOST_FIRST:
        raise BadParcel("parcel-damaged")
    game = games.of_code(code)
    if game is not None and revision > game.revision:
        raise BadParcel("parcel-newer", made=revision, here=game.revision)
    edition = game.edition(_inflated(body[end:])) if game is not None and EDITION in applies else None
    deal = read_code(code, games, edition)
    table = Table(deal, fate_named("ask" if ASKED in applies else "seed", deal), taken_back, one_by_one=True)
    if not table.say(number, count) or (_sum_of(table) != words and not (table.confirm() and _sum_of(table) == words)):
        raise BadParcel("parcel-other-rules", made=revision, here=deal.game.revision)
    # Read it once more as a record, which restores what can be undone.
    return Parcel(read_record(games, table.record(), edition), COPIED in applies)


def is_link(text: str) -> bool:
    """Whether the text is a parcel. In a record, a line that looks like one is a comment."""
    return MARK in text.lstrip().partition("\n")[0]


def wrapped(content: bytes) -> str:
    """The bytes with their checksum in front."""
    return urlsafe_b64encode(zlib.crc32(content).to_bytes(4, "big") + content).decode().rstrip("=")


def unwrapped(text: str) -> bytes:
    """The bytes, if the checksum is right."""
    if len(text) > MOST_PARCEL + 1000:
        raise BadParcel("parcel-long", length=len(text), most=MOST_PARCEL)
    # People may paste the whole link, and mail programs break lines.
    packed = "".join(text.rpartition(MARK)[2].split())
    try:
        content = urlsafe_b64decode(packed.encode("ascii") + b"=" * (-len(packed) % 4))[4:]
    except (NoBase64, UnicodeEncodeError):
        raise BadParcel("parcel-damaged") from None
    # Python's decoder would skip characters outside the alphabet.
    if not content or wrapped(content) != packed:
        raise BadParcel("parcel-damaged")
    return content


def _inflated(packed: bytes) -> str:
    """Decompress the edition, at most to the allowed size: a few bytes may expand to gigabytes."""
    stream = zlib.decompressobj()
    try:
        text = stream.decompress(packed, 4 * MOST_TEXT).decode()
    except (zlib.error, UnicodeDecodeError):
        raise BadParcel("parcel-damaged") from None
    if not stream.eof:
        raise BadParcel("parcel-damaged")
    return text


def _sum_of(table: Table) -> str:
    return f"{zlib.crc32(' '.join(given.token for given in table.log).encode()):08x}"
