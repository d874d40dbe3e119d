"""A game as a short line of text, to carry to another device: the deal, and of each answer which of how many it was.

What fate said and what had no choice is not in it; the rules say it again. All answers together are one number, so a finished
game takes about a hundred characters. A sum over the bytes finds damage, one over all words of the record finds other rules.
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
"""The first byte behind the sum; another form of parcel will have another."""
MARK: Final = "#r="
"""Before the parcel in a link: behind it, so that no server is told."""
MOST_SAID: Final = 5000
"""Answers; the longest game has a seventh of it. A few bytes could name more, and keep the rules busy for hours."""
MOST_FIRST: Final = 500
"""Answers at the end that are all the first option: they take no bit of the number, and a whole game of them has 316 at most.
Every answer before them takes at least one bit, so a short parcel cannot claim many."""
MOST_PARCEL: Final = 100_000
"""Characters; only an edition of one's own makes a parcel long."""
HEAD: Final = re.compile(rb"([0-9A-Z-]{4,120}) ([0-9]{1,6}) ([0-9]{1,6}) ([0-9]{1,4}) ([ace]{0,3}) ([0-9a-f]{8}) ([0-9]{1,5})\n")
"""Deal code, revision of the rules, times taken back, number of answers, what applies, sum of the words, bytes of the number."""
ASKED, COPIED, EDITION = "a", "c", "e"


@dataclass(frozen=True)
class Parcel:
    """A table that was carried here; a copy, played on from the middle of another game, stays one."""

    table: Table
    copied: bool = False


def pack(parcel: Parcel) -> str:
    """The table as it stands, in characters that any link takes."""
    table, deal = parcel.table, parcel.table.deal
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
    """The table again, played through the rules; BadParcel says why it cannot be."""
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
    table = Table(deal, fate_named("ask" if ASKED in applies else "seed", deal), taken_back)
    if not table.say(number, count) or _sum_of(table) != words:
        raise BadParcel("parcel-other-rules", made=revision, here=deal.game.revision)
    # Read once more as records are read, which knows what can be taken back.
    return Parcel(read_record(games, table.record(), edition), COPIED in applies)


def is_link(text: str) -> bool:
    """Whether it brings a table; in a record what looks like it is a remark."""
    return MARK in text.lstrip().partition("\n")[0]


def wrapped(content: bytes) -> str:
    """Any bytes with their sum before them."""
    return urlsafe_b64encode(zlib.crc32(content).to_bytes(4, "big") + content).decode().rstrip("=")


def unwrapped(text: str) -> bytes:
    """The bytes again, if they came whole."""
    if len(text) > MOST_PARCEL + 1000:
        raise BadParcel("parcel-long", length=len(text), most=MOST_PARCEL)
    # Whoever is given a link may paste it whole, and letters break lines.
    packed = "".join(text.rpartition(MARK)[2].split())
    try:
        content = urlsafe_b64decode(packed.encode("ascii") + b"=" * (-len(packed) % 4))[4:]
    except (NoBase64, UnicodeEncodeError):
        raise BadParcel("parcel-damaged") from None
    # Python reads over characters that are none of the alphabet.
    if not content or wrapped(content) != packed:
        raise BadParcel("parcel-damaged")
    return content


def _inflated(packed: bytes) -> str:
    """The edition; a few bytes may stand for gigabytes, so no more of them is taken than an edition may have."""
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
