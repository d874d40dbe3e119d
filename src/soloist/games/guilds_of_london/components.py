"""The components in the box: the grid, tiles, tokens, cards and the plantation, and the indices of everything."""

from typing import Any, ClassVar, Final, Self

from soloist.engine.effect import Effect
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.text.edition import Entry

COLOURS: Final = ("yellow", "blue", "red", "green", "purple")
ALL_SYMBOLS: Final = 31
"""All symbols; a set of symbols is a bit mask with one bit for each colour."""

SIDES: Final = ("virginia", "ulster")
VIRGINIA: Final = 0
ULSTER: Final = 1

# Numbers of components in the box (GOL-B01).
GUILDS: Final = 40
BUILDINGS: Final = 5
TOKENS: Final = 30
CARDS: Final = 105
MAYORAL: Final = 21

CARD: Final = "card"
TILE: Final = "tile"
TOKEN: Final = "token"
"""The components that carry parts; a side of the plantation can carry the same parts as a token (GOL-B52)."""

# --- the grid in reading order, and other places

SIZE: Final = 5
CELLS: Final = 25
GUILDHALL: Final = 12
SPECIAL_CELLS: Final = (7, 11, 13, 17)
CHURCH_CELL: Final = 13
INNER_RING: Final = (6, 7, 8, 11, 13, 16, 17, 18)
CORNERS: Final = (0, 4, 20, 24)
PLANTATION: Final = 25
SUPPLY: Final = 26
NONE: Final = -1


def cell_token(cell: int) -> str:
    """Column and row as on a chessboard, with a1 at the top left. Places that are not tiles have names."""
    if cell == GUILDHALL:
        return "guildhall"
    if cell == PLANTATION:
        return "plantation"
    if cell == SUPPLY:
        return "supply"
    return "abcde"[cell % SIZE] + str(cell // SIZE + 1)


def _adjacent(cell: int) -> list[int]:
    row, column = cell // SIZE, cell % SIZE
    found = []
    if row > 0:
        found.append(cell - SIZE)
    if column > 0:
        found.append(cell - 1)
    if column < SIZE - 1:
        found.append(cell + 1)
    if row < SIZE - 1:
        found.append(cell + SIZE)
    return found


_NEIGHBOURS: Final = [_adjacent(cell) for cell in range(CELLS)]


def neighbours(cell: int) -> list[int]:
    """Orthogonally adjacent cells."""
    return _NEIGHBOURS[cell]


# --- what is printed

MOST: Final = 9
"""The highest number an edition may give a part."""


class Part(Effect[Any]):
    """One part of an ability or reward (GOL-B46)."""

    stands_on: ClassVar[tuple[str, ...]] = (CARD, TILE, TOKEN)

    def of_card(self, symbols: int) -> "Part":
        """The same part adapted to a card with these symbols."""
        return self

    def number(self) -> int:
        """The number printed beside its symbol, or 0."""
        return 0

    def now(self, s: Any) -> Phrase:
        """What it does in the current position."""
        return self.text()

    def chosen(self, s: Any) -> None:
        """Run the part after the player chose it alone; if it can be done in one way only, do not ask."""
        self.run(s)

    def mark(self, kind: str) -> Mark:
        return Mark(kind, self.name, self.number())


class Counted(Part):
    """A part that does something n times."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("n", 1, MOST))

    def number(self) -> int:
        return self.n

    def text(self) -> Phrase:
        return Phrase("effect-" + self.name, n=self.n)


class Plain(Part):
    """A part without a number."""

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls()

    def text(self) -> Phrase:
        return Phrase("effect-" + self.name)


class Look(Part):
    """Look at some cards and keep some of them."""

    def __init__(self, draw: int, keep: int) -> None:
        self.draw: Final = draw
        self.keep: Final = keep

    @classmethod
    def read(cls, entry: Entry) -> Self:
        draw = entry.number("draw", 1, MOST)
        return cls(draw, entry.number("keep", 1, draw))

    def number(self) -> int:
        return self.keep

    def text(self) -> Phrase:
        return Phrase("effect-" + self.name, draw=self.draw, keep=self.keep)


class Aim:
    """What a mayoral card counts (GOL-B53)."""

    name: ClassVar[str] = ""
    """As editions write it."""

    @classmethod
    def read(cls, entry: Entry) -> Self:
        """Read the aim with the numbers in the entry."""
        return cls()

    def count(self, s: Any) -> int:
        raise NotImplementedError

    def bonus(self, count: int) -> int:
        """Extra VP in addition to those for each thing counted."""
        return 0

    def text(self) -> Phrase:
        """What is counted, in the singular."""
        return Phrase("count-" + self.name)


class Tile:
    """A guild (GOL-B02) or a special building (GOL-B03; priority 0). Its symbols are a bit mask of colours."""

    def __init__(
        self, id: str, priority: int, church: bool, symbols: int, threshold: int, vp: int, rewards: list[Part], confidence: str
    ) -> None:
        self.id: Final = id
        self.priority: Final = priority
        self.church: Final = church
        self.symbols: Final = symbols
        self.threshold: Final = threshold
        self.vp: Final = vp  # for first place, like the rewards (GOL-B04)
        self.rewards: Final = rewards
        self.confidence: Final = confidence


class Token:
    """A reward token for second place."""

    def __init__(self, id: str, vp: int, rewards: list[Part], copies: int, confidence: str) -> None:
        self.id: Final = id
        self.vp: Final = vp
        self.rewards: Final = rewards
        self.copies: Final = copies
        self.confidence: Final = confidence


class Card:
    """An action card (GOL-B05)."""

    def __init__(self, id: str, colour: int, symbols: int, cost: int, parts: list[Part], copies: int, confidence: str) -> None:
        self.id: Final = id
        self.colour: Final = colour
        self.symbols: Final = symbols
        self.cost: Final = cost
        self.parts: Final = parts
        self.copies: Final = copies
        self.confidence: Final = confidence


class Mayoral:
    """A mayoral card (GOL-B06): `vp` for each thing counted, up to `most`."""

    def __init__(self, id: str, aim: Aim, vp: int, most: int, confidence: str) -> None:
        self.id: Final = id
        self.aim: Final = aim
        self.vp: Final = vp
        self.most: Final = most
        self.confidence: Final = confidence

    def worth(self, s: Any) -> int:
        """What it would score now."""
        count = self.aim.count(s)
        return min(self.most, self.vp * count + self.aim.bonus(count))


class Side:
    """One side of the plantation; `one_vp` is what Boris scores when you have exactly one liveryman there."""

    def __init__(self, vp: int, rewards: list[Part], second_vp: int, one_vp: int, confidence: str) -> None:
        self.vp: Final = vp
        self.rewards: Final = rewards
        self.second_vp: Final = second_vp
        self.one_vp: Final = one_vp
        self.confidence: Final = confidence


class Components:
    """All components. Tiles 0 to 39 are guilds by priority, 40 to 44 special buildings."""

    def __init__(
        self, tiles: list[Tile], tokens: list[Token], cards: list[Card], mayoral: list[Mayoral], sides: list[Side],
    ) -> None:  # fmt: skip
        self.tiles: Final = tiles
        self.tokens: Final = tokens
        self.cards: Final = cards
        self.mayoral: Final = mayoral
        self.sides: Final = sides
        self.tile_numbers: Final = list(range(len(tiles)))
        self.token_numbers: Final = list(range(len(tokens)))
        self.card_numbers: Final = list(range(len(cards)))
        self.mayoral_numbers: Final = list(range(len(mayoral)))
