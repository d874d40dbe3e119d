"""A deal and its code, short enough to read to a friend over the telephone."""

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from soloist.engine.box import Box, Edition
from soloist.engine.errors import BadDealCode, BadSeed
from soloist.engine.state import State

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No 0 and O, no 1 and I."""

MOST_SEED = 8


@dataclass(frozen=True)
class Deal:
    """Game, level, rulings, edition and seed: everything that makes two tables the same."""

    box: Box[Any]
    level: str
    seed: str
    rulings: Mapping[str, str]
    edition: Edition

    def start(self) -> State:
        state: State = self.box.start(self.level, self.rulings, self.edition)
        return state

    @property
    def other_rulings(self) -> dict[str, str]:
        """The rulings that are not at their default."""
        return {name: value for name, value in self.rulings.items() if value != self.box.book.rulings[name].default}

    @property
    def code(self) -> str:
        """`SBK7Q2MX` and a check character; other rulings and an own edition add a part each."""
        text = self.box.letter + self.box.level(self.level).letter + self.seed
        if self.other_rulings:
            text += "-R" + _long(_digits(self._rulings_number()), self.seed)
        if self.edition.own:
            text += "-E" + _long(_edition_mark(self.edition), self.seed)
        return text + _check(text)

    def _rulings_number(self) -> int:
        number = 0
        for ruling in self.box.book.rulings.values():
            number = number * len(ruling.values) + ruling.values.index(self.rulings[ruling.name])
        return number

    def __repr__(self) -> str:
        edition = ", edition=..." if self.edition.own else ""
        return f"soloist.deal({self.code!r}{edition})"


def check_seed(seed: str | int | None) -> str:
    """A seed of 1 to 8 characters of the alphabet; a number is written in it, None draws one."""
    if seed is None:
        return "".join(secrets.choice(ALPHABET) for _ in range(6))
    if isinstance(seed, int):
        if not 0 <= seed < 32**MOST_SEED:
            raise BadSeed("bad-seed-number", given=str(seed), most=str(32**MOST_SEED - 1))
        return _digits(seed)
    text = seed.strip().upper()
    if not seed.isascii() or not 1 <= len(text) <= MOST_SEED or not all(c in ALPHABET for c in text):
        raise BadSeed("bad-seed", given=str(seed), most=MOST_SEED, alphabet=ALPHABET)
    return text


def read_code(code: str, boxes: Iterable[Box[Any]], own: Mapping[str, Edition] | None = None) -> Deal:
    """The deal that a code names; `own` gives, by game, the edition file the player brought."""
    text = "".join(code.split()).upper()
    odd = sorted({c for c in "".join(code.split()) if c.upper() not in ALPHABET + "-" or not c.isascii()})
    if odd:
        raise BadDealCode("bad-code-characters", given=code, odd=" ".join(odd), alphabet=ALPHABET)
    if len(text) < 4 or text[-1] == "-":
        raise BadDealCode("bad-code-short", given=code)
    if _check(text[:-1]) != text[-1]:
        raise BadDealCode("bad-code-check", given=code)
    head, *parts = text[:-1].split("-")
    box = next((box for box in boxes if head.startswith(box.letter)), None)
    level = next((level for level in box.levels if head[1:].startswith(level.letter)), None) if box else None
    if box is None or level is None:
        raise BadDealCode("bad-code-game", given=code)
    try:
        seed = check_seed(head[2:])
    except BadSeed:
        raise BadDealCode("bad-code-seed", given=code, most=MOST_SEED) from None
    edition = (own or {}).get(box.id, box.standard)
    rulings = box.book.choose({})
    if parts and parts[0].startswith("R"):
        rulings = _rulings_of(code, box, parts.pop(0)[1:])
    deal = Deal(box, level.id, seed, rulings, edition)
    if parts != (["E" + _long(_edition_mark(edition), seed)] if edition.own else []):
        raise BadDealCode("bad-code-edition", given=code)
    if deal.code != text:
        raise BadDealCode("bad-code-form", given=code, right=deal.code)
    return deal


def _rulings_of(code: str, box: Box[Any], digits: str) -> dict[str, str]:
    number = 0
    for digit in digits:
        number = number * 32 + ALPHABET.index(digit)
    chosen: dict[str, str] = {}
    for ruling in reversed(list(box.book.rulings.values())):
        number, index = divmod(number, len(ruling.values))
        chosen[ruling.name] = ruling.values[index]
    if number:
        raise BadDealCode("bad-code-rulings", given=code, game=box.id)
    return box.book.choose(chosen)


def _edition_mark(edition: Edition) -> str:
    return _digits(int(edition.mark, 16) % 32**4).rjust(4, ALPHABET[0])


def _long(digits: str, seed: str) -> str:
    """So many digits that a letter mistyped for the hyphen cannot make them pass for a longer seed."""
    return digits.rjust(MOST_SEED - 1 - len(seed), ALPHABET[0])


def _digits(number: int) -> str:
    text = ""
    while number or not text:
        number, digit = divmod(number, 32)
        text = ALPHABET[digit] + text
    return text


def _check(text: str) -> str:
    """Luhn's sum in base 32: finds any one wrong character and nearly every swap of neighbours."""
    total = 0
    for place, character in enumerate(reversed(text.replace("-", ""))):
        value = ALPHABET.index(character) * (2 if place % 2 == 0 else 1)
        total += value // 32 + value % 32
    return ALPHABET[-total % 32]
