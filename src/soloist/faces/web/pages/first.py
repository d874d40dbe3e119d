"""The first page: unfinished games, a new game, today's deal, a friend's deal, and your results so far."""

from dataclasses import dataclass
from datetime import date

from starlette.requests import Request
from starlette.responses import Response

from soloist.faces.web.desk.desk import Desk
from soloist.faces.web.pages.shelf import SavedLine, Shelf
from soloist.faces.web.parts.boxes import Boxes, GameBox, piece_symbols
from soloist.faces.web.parts.qr import picture
from soloist.faces.web.parts.site import Cover, Guest, cover, guest, page
from soloist.library import daily
from soloist.library.store import Saved, Store, tables_of

CARRY_ON = 3
"""The first page shows at most this many unfinished tables; "my games" shows all."""
LAST = 10

BESIDE = "/beside"
"""Where the button "Beside my board" leads."""


@dataclass(frozen=True)
class Today:
    """The deal of the day, and your table of it."""

    cover: Cover
    level: str
    code: str
    table: SavedLine | None


class Start:
    """The first page. `link` is the URL for a phone; empty if other machines cannot reach this one."""

    def __init__(self, desk: Desk, shelf: Shelf, link: str) -> None:
        self.desk = desk
        self.shelf = shelf
        self.link = link

    def first(self, request: Request) -> Response:
        who, store = guest(request), self.desk.store
        boxes = Boxes(store, who)
        shown = boxes.all()
        return page(
            who,
            "first.html",
            boxes=shown,
            beside=BESIDE,
            piece_symbols=piece_symbols(),
            welcome=not store.count(),
            shortest=shortest(shown),
            carry=[self.shelf.line(one, who) for one in carry_on(store)],
            today=self._today(who),
            history=boxes.history,
            last=boxes.history.last(LAST),
            link=self.link,
            picture=picture(self.link) if self.link else "",
        )

    def _today(self, who: Guest) -> Today:
        deal = daily.deal_of(date.today())
        mine = tables_of(deal, self.desk.store)
        return Today(
            cover(deal.game, who.language),
            deal.game.level_name(deal.level, who.language),
            deal.code,
            self.shelf.line(mine[0], who) if mine else None,
        )


def carry_on(store: Store) -> list[Saved]:
    """The newest unfinished table, then pinned ones, then the next newest."""
    newest = [one for one in store.all(finished=False, most=CARRY_ON) if one.is_known]
    pinned = [one for one in store.all(finished=False, most=CARRY_ON, pinned=True) if one.is_known]
    chosen = {one.id: one for one in (*newest[:1], *pinned, *newest)}
    return list(chosen.values())[:CARRY_ON]


def shortest(boxes: list[GameBox]) -> GameBox:
    """The game with the fewest decisions, for beginners."""
    return min((box for box in boxes if box.decisions), key=lambda box: box.decisions, default=boxes[0])
