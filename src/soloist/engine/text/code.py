"""Seeds and deal codes, short enough to read aloud on the telephone.

`SBK7Q2MX` and a check character: game, level, seed. `-N` names rulings with two letters each, `-E` an own edition. A ruling that
is not named has the reading that was its default when it was first released, so a code always means the same.
"""

import operator
import re
import secrets
from collections.abc import Mapping
from hashlib import blake2b

from soloist.engine.text.errors import BadSeed
from soloist.engine.text.rules import Book

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No 0 and O, no 1 and I."""
FILL = ALPHABET[0]
"""Padding; no ruling has this letter."""

NUMBER = "#"
"""Prefix of a number where a seed is expected. `7` is a seed of its own, `#7` the deal of the number 7."""
MARK = "#d="
"""Prefix of the code in a link. It is in the fragment, so browsers do not send it to a server."""
MOST_SEED = 8
MOST_CODE = 120
"""An upper bound for the length of a code."""


def bare(given: str) -> str:
    """The code itself, if a whole link was given."""
    return given.rpartition(MARK)[2]


def is_link(text: str) -> bool:
    """Whether the first line of the text is the link of a deal."""
    return MARK in text.lstrip().partition("\n")[0]


def check_seed(seed: str | int | None) -> str:
    """A seed of 1 to 8 characters. A number, 7 or "#7", is converted; None draws a fresh seed."""
    if seed is None:
        return "".join(secrets.choice(ALPHABET) for _ in range(6))
    text = str(seed).strip().upper()
    if re.fullmatch(NUMBER + "[0-9]{1,20}", text):
        seed = int(text[1:])
    if not isinstance(seed, str) and hasattr(seed, "__index__"):
        number = operator.index(seed)
        if not 0 <= number < 32**MOST_SEED:
            raise BadSeed("bad-seed-number", given=str(number), most=str(32**MOST_SEED - 1))
        return digits(number)
    if not text.isascii() or not 1 <= len(text) <= MOST_SEED or not all(c in ALPHABET for c in text):
        raise BadSeed("bad-seed", given=str(seed), most=MOST_SEED, alphabet=ALPHABET)
    return text


def number_of(seed: str) -> int:
    """The number of a seed: the number of the deal that it is made from, and of the player's luck in it."""
    number = 0
    for character in seed:
        number = 32 * number + ALPHABET.index(character)
    return number


def following(seed: str, count: int) -> list[str]:
    """This seed and those of the next numbers, as long as this one at least."""
    return [check_seed(number_of(seed) + n).rjust(len(seed), FILL) for n in range(count)]


def other_seed(purpose: str, seed: str) -> str:
    """A seed for another purpose, from which the first cannot be computed."""
    number = blake2b(f"{purpose}/{seed}".encode(), digest_size=5).digest()
    return check_seed(int.from_bytes(number, "big"))


def write_rulings(book: Book, rulings: Mapping[str, str]) -> str:
    """Two letters, ruling and reading, for each ruling that differs from `unnamed`."""
    return "".join(
        ruling.letter + ruling.reading(rulings[name]).letter
        for name, ruling in book.rulings.items()
        if rulings[name] != ruling.unnamed
    )


def read_rulings(book: Book, letters: str) -> dict[str, str] | None:
    """Parse the result of `write_rulings`; None if this book has no such ruling or reading."""
    named = {ruling.letter: ruling for ruling in book.rulings.values()}
    chosen = book.unnamed
    letters = letters.lstrip(FILL)
    for first, second in zip(letters[::2], [*letters[1::2], ""], strict=False):
        ruling = named.get(first)
        reading = next((one for one in ruling.readings if one.letter == second), None) if ruling else None
        if ruling is None or reading is None:
            return None
        chosen[ruling.name] = reading.value
    return chosen


def write_edition(fingerprint: str) -> str:
    return digits(int(fingerprint, 16) % 32**4).rjust(4, FILL)


def fill(part: str, seed: str) -> str:
    """Pad the part, so that a letter typed instead of the hyphen cannot turn it into a longer seed."""
    return part.rjust(MOST_SEED - 1 - len(seed), FILL)


def digits(number: int) -> str:
    text = ""
    while number or not text:
        number, digit = divmod(number, 32)
        text = ALPHABET[digit] + text
    return text


def check(text: str) -> str:
    """Luhn checksum in base 32: detects every single wrong character and nearly every swap of neighbours."""
    total = 0
    for place, character in enumerate(reversed(text.replace("-", ""))):
        value = ALPHABET.index(character) * (2 if place % 2 == 0 else 1)
        total += value // 32 + value % 32
    return ALPHABET[-total % 32]
