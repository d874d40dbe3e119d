"""Mutates texts at random."""

import re
from collections.abc import Callable
from random import Random

MOST_LENGTH = 100_000
ODD = (
    "\0", "\ufeff", "\u202e", "\u2028", "\ud800", "é", "٣", "²", "𝟘", "\r", "\n\n", "\t", " ", "", "#", ":", "=", "=9", "-",
    "-1", "0", "9" * 400, "1e999", "nan", "true", "[[", "]", "{", "}", '"', "'''", "\\", "\\u0000", "%00", "../", "<b>",
    "x" * 5000,
)  # fmt: skip


def mutate(text: str, random: Random) -> str:
    """Make one to four random changes."""
    for _ in range(random.randint(1, 4)):
        text = random.choice(CHANGES)(text, random)
    return text[:MOST_LENGTH]


def garbage(random: Random) -> str:
    return "".join(random.choice(ODD) for _ in range(random.randint(0, 8)))


def _span(text: str, random: Random) -> tuple[int, int]:
    start = random.randint(0, len(text))
    return start, min(len(text), start + random.choice((1, 1, 2, 8, 60, 1000)))


def _drop(text: str, random: Random) -> str:
    start, end = _span(text, random)
    return text[:start] + text[end:]


def _double(text: str, random: Random) -> str:
    start, end = _span(text, random)
    return text[:end] + text[start:]


def _put_odd(text: str, random: Random) -> str:
    start, end = _span(text, random)
    return text[:start] + random.choice(ODD) + text[random.choice((start, end)) :]


def _put_other(text: str, random: Random) -> str:
    start, _ = _span(text, random)
    letter = (
        chr(random.choice((random.randrange(128), random.randrange(0x11000))))
        if random.random() < 0.5
        else random.choice(text or "x")
    )
    return text[:start] + letter + text[start + 1 :]


def _cut(text: str, random: Random) -> str:
    return text[: random.randint(0, len(text))]


def _swap_lines(text: str, random: Random) -> str:
    lines = text.split("\n")
    one, two = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def _swap_words(text: str, random: Random) -> str:
    words = text.split(" ")
    one, two = random.randrange(len(words)), random.randrange(len(words))
    words[one], words[two] = words[two], words[one]
    return " ".join(words)


def _other_number(text: str, random: Random) -> str:
    """Replace a number. The text often stays well-formed, so that the reader gets further."""
    found = list(re.finditer(r"\d+", text))
    if not found:
        return text
    one = random.choice(found)
    return text[: one.start()] + random.choice(("0", "1", "-1", "7", "1.5", "99999", "9" * 30, "true", '"x"')) + text[one.end() :]


def _other_value(text: str, random: Random) -> str:
    """Replace the value of one line with the value of another."""
    found = list(re.finditer(r"(?<=[=:] ).+", text))
    if not found:
        return text
    one, other = random.choice(found), random.choice(found)
    return text[: one.start()] + other[0] + text[one.end() :]


CHANGES: tuple[Callable[[str, Random], str], ...] = (
    _drop,
    _double,
    _put_odd,
    _put_other,
    _cut,
    _swap_lines,
    _swap_words,
    _other_number,
    _other_number,
    _other_value,
    _other_value,
)
