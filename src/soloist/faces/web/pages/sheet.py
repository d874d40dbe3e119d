"""The sheet to print: one page for those who play beside their own board without a screen at the table."""

from dataclasses import dataclass
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

import soloist
from soloist.engine.companion import Companion
from soloist.engine.game import Deal
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.sheet import Row, Sheet, Track
from soloist.engine.text.errors import UnknownGame, UnknownLevel
from soloist.faces.web.parts.site import Guest, cover, guest, message, page

SIZES = (3590, 3950, 4140, 4350)
"""The more there is to print, the smaller the letters: the limits between five sizes, in characters."""
CLAUSES_TAKE, LINE_TAKES, LEDGER_TAKES = 20, 50, 80
"""The room, in characters, for the clauses of a line, for a line of the account, and for a value with its boxes."""
BLANK = 18
"""The number of boxes for a value without a limit."""


@dataclass(frozen=True)
class SheetClause:
    """The id of a clause, and its short form for print."""

    id: str
    short: str


@dataclass(frozen=True)
class SheetItem:
    """A line with its small print, its clauses and its branches."""

    text: str
    detail: str
    clauses: list[SheetClause]
    branches: list["SheetItem"]


@dataclass(frozen=True)
class Section:
    kind: str
    title: str
    items: list[SheetItem]


@dataclass(frozen=True)
class SheetBox:
    """A box to fill in or to tick: the text in it and under it, and whether it is used at all."""

    text: str = ""
    under: str = ""
    begins: bool = False
    used: bool = True


@dataclass(frozen=True)
class Ledger:
    """A value with its boxes."""

    name: str
    boxes: list[SheetBox]


@dataclass(frozen=True)
class Sum:
    """A line of the account; `his` and `yours` say who has a box in it."""

    name: str
    his: bool
    yours: bool
    is_sum: bool


class Paper:
    """A sheet in the language of the user."""

    def __init__(self, companion: Companion, sheet: Sheet, who: Guest) -> None:
        self.words = companion.words
        self.who = who
        self.rounds = sheet.rounds
        self.setup = self._items(sheet.setup)
        self.sections = [Section(part.kind, self.say(part.title), self._items(part.rows)) for part in sheet.parts]
        self.ledgers = [Ledger(self.say(track.name), self._boxes(track)) for track in sheet.tracks]
        last = len(sheet.account) - 1
        self.count = [
            Sum(self.say(line.name), line.opponent is not None, line.opponent is None or nth == last, line.is_sum)
            for nth, line in enumerate(sheet.account)
        ]

    def say(self, phrase: Phrase) -> str:
        return self.words.say(phrase, self.who.language)

    def _items(self, rows: tuple[Row, ...]) -> list[SheetItem]:
        items: list[SheetItem] = []
        for row in rows:
            clauses = [SheetClause(rule, rule.partition("-")[2]) for rule in row.rules]
            item = SheetItem(self.say(row.text), self.words.attribute(row.text, "detail", self.who.language), clauses, [])
            (items[-1].branches if row.branch else items).append(item)
        return items

    def _boxes(self, track: Track) -> list[SheetBox]:
        """A box for the start and for each round, if the sheet has rounds; else for each step of the track, or empty boxes."""
        start = "" if track.start is None else str(track.start)
        if self.rounds:
            due = track.rounds or range(1, self.rounds + 1)
            return [
                SheetBox(start, used=not track.rounds),
                *(SheetBox(used=number in due) for number in range(1, self.rounds + 1)),
            ]
        if track.limit is None:
            return [SheetBox(start, begins=True), *(SheetBox() for _ in range(BLANK - 1))]
        worth = [self.who.t("sheet-worth", vp=vp) if vp else "" for vp in track.worth] or [""] * (track.limit + 1)
        return [SheetBox(str(step), worth[step], step == track.start) for step in range(track.limit + 1)]

    @property
    def round_name(self) -> str:
        """What the game calls a round."""
        return self.say(Phrase("value-round"))

    @property
    def size(self) -> int:
        """The index of the font size; 0 is the largest."""
        items = [*self.setup, *(item for section in self.sections for item in section.items)]
        items += [branch for item in items for branch in item.branches]
        room = sum(len(item.text) + len(item.detail) + CLAUSES_TAKE for item in items)
        room += LINE_TAKES * len(self.count) + LEDGER_TAKES * len(self.ledgers)
        return sum(room > limit for limit in SIZES)


def sheet_address(deal: Deal) -> str:
    """The URL of the sheet of a deal, with the rulings that are not the default."""
    usual = {name: ruling.default for name, ruling in deal.game.book.rulings.items()}
    rulings = {name: value for name, value in deal.rulings.items() if usual[name] != value}
    return f"/beside/{deal.game.original.id}/{deal.level}/sheet" + ("?" + urlencode(rulings) if rulings else "")


def show_sheet(request: Request) -> Response:
    who, game, level = guest(request), request.path_params["game"], request.path_params["level"]
    if game not in soloist.COMPANIONS:
        raise UnknownGame("unknown-game", given=game, known=", ".join(soloist.COMPANIONS))
    companion, rulings = soloist.COMPANIONS[game], dict(request.query_params)
    try:
        sheet = companion.sheet(level, rulings)
    except UnknownLevel as error:
        return message(who, error.text(who.language), 404)
    return page(
        who,
        "sheet.html",
        game=cover(companion, who.language),
        level=companion.level_name(level, who.language),
        paper=Paper(companion, sheet, who),
        own_rulings=bool(rulings),
    )
