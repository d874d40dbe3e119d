"""The page that a link to a deal opens."""

from starlette.requests import Request
from starlette.responses import Response

from soloist.difficulty.table import hardness
from soloist.engine.game import spelled_out
from soloist.faces.web.desk.open_table import deal_named
from soloist.faces.web.pages.shelf import Shelf
from soloist.faces.web.parts.boxes import Boxes
from soloist.faces.web.parts.sharing import public
from soloist.faces.web.parts.site import cover, guest, page
from soloist.library.store import tables_of


class Deals:
    """`/deal/CODE`. Opening it changes nothing."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def show(self, request: Request) -> Response:
        who, store = guest(request), self.shelf.desk.store
        deal = deal_named(request.path_params["code"], store)
        game = deal.game
        readings = spelled_out(deal.other_rulings)
        box = Boxes(store, who).box(game)
        return page(
            who,
            "deal.html",
            game=cover(game, who.language),
            level=next(level for level in box.levels if level.id == deal.level),
            hard=hardness(game.id, readings).get(deal.level),
            code=deal.code,
            link=public(f"{who.base}deal/{deal.code}"),
            rulings=[
                (game.book.rulings[name].title[who.language], game.book.rulings[name].reading(value).text[who.language])
                for name, value in deal.other_rulings.items()
            ],
            lines=[self.shelf.line(one, who) for one in tables_of(deal, store)],
        )
