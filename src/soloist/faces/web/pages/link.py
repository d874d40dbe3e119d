"""Moves a table or a box to another device: shows it as a link and a QR code, and imports such links."""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import soloist
from soloist.engine import parcel
from soloist.engine.game import Game
from soloist.engine.parcel import Parcel
from soloist.engine.text import code
from soloist.engine.text.edition import fingerprint
from soloist.engine.text.errors import BadEdition
from soloist.faces.web.desk.desk import Stale
from soloist.faces.web.pages.entry_form import title_of
from soloist.faces.web.pages.shelf import Shelf, standing_of
from soloist.faces.web.pages.table import frame, table_id
from soloist.faces.web.parts.qr import picture
from soloist.faces.web.parts.site import YEAR, Form, Guest, cover, guest, page
from soloist.library import box_link, own_edition
from soloist.library.arrivals import Kin, add, continued, kin_of, place_of
from soloist.library.box_link import SharedBox
from soloist.library.own_edition import OwnEdition

ELSEWHERE = "elsewhere"
"""The cookie with the URL of the Soloist that the other device uses."""


class Carrying:
    """`/tables/<id>/carry`, and the import of such a link."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.desk = shelf.desk

    def show(self, request: Request) -> Response:
        """Show the link of the table in its current position. This changes nothing."""
        who, id = guest(request), table_id(request)
        copied = self.desk.store.load(id).source is not None
        elsewhere = elsewhere_of(request, who)
        with self.desk.sit(id) as seat:
            table = seat.table
            link = f"{elsewhere or who.base}{parcel.MARK}{soloist.pack(Parcel(table, copied))}"
            return page(
                who,
                "carry.html",
                **frame(who, table),
                id=id,
                answers=len(table.your_answers),
                link=link,
                picture=picture(link) if elsewhere else "",
                elsewhere=elsewhere,
                deal_link=f"{elsewhere or who.base}{code.MARK}{table.deal.code}" if table.seeded else "",
                own_edition=table.deal.edition.own,
            )

    def name_place(self, request: Request, form: Form) -> Response:
        """Remember the URL of the Soloist that the other device uses. An invalid URL clears it."""
        response = RedirectResponse(f"/tables/{table_id(request)}/carry", 303)
        response.set_cookie(ELSEWHERE, address_of(form.field("address")), max_age=YEAR, samesite="strict", httponly=True)
        return response

    def look(self, who: Guest, link: str, notice: str = "") -> Response:
        """Show the table of a link, and what an import would do with it. Nothing is stored before the user confirms."""
        came = soloist.carried(link)
        place = place_of(self.desk.store, came)
        if place.near is not None and place.kin is Kin.SAME:
            return RedirectResponse(f"/tables/{place.near.id}?said=same", 303)
        table = came.table
        return page(
            who,
            "carried.html",
            **frame(who, table),
            link=link,
            notice=notice,
            kin=place.kin.value,
            near=None if place.near is None else self.shelf.line(place.near, who),
            version=None if place.near is None else place.near.version,
            standing=standing_of(table, who),
            outcome=table.state.outcome,
            answers=len(table.your_answers),
            taken_back=table.taken_back,
            copied=came.copied,
            own_edition=table.deal.edition.own,
        )

    def keep(self, request: Request, form: Form) -> Response:
        """Import the table as the user chose: continue the table that is already here, or add a new one."""
        who, link = guest(request), form.field("link")
        came = soloist.carried(link)
        if form.field("near"):
            return self._go_on(who, link, came, form)
        place = place_of(self.desk.store, came)
        if place.near is not None and place.kin is Kin.SAME:
            # The form was sent twice.
            return RedirectResponse(f"/tables/{place.near.id}", 303)
        id = add(self.desk.store, came, place, who.language)
        return RedirectResponse(f"/tables/{id}", 303)

    def _go_on(self, who: Guest, link: str, came: Parcel, form: Form) -> Response:
        """Continue the table that is here, if it is unchanged since it was shown and the link only adds to it."""
        near = form.number("near")
        try:
            with self.desk.sit(near) as seat:
                here = seat.table
                same_deal = (here.deal.code, here.seeded) == (came.table.deal.code, came.table.seeded)
                if not same_deal or kin_of(came.table, here) is not Kin.FURTHER:
                    raise Stale("stale-answer")
                self.desk.go_on(seat, form.number("version"), continued(here, came.table))
        except Stale as error:
            return self.look(who, link, error.text(who.language))
        return RedirectResponse(f"/tables/{near}?said=went-on", 303)

    # --- a box

    def show_box(self, request: Request) -> Response:
        """Show the link of the owner's edition of a game. This changes nothing."""
        who, game = guest(request), soloist.GAMES[request.path_params["game"]]
        elsewhere = elsewhere_of(request, who)
        own_edition.asked_for(self.desk.store, game)
        box = SharedBox(game, self.desk.store.own_edition(game.id) or own_edition.EMPTY)
        link = f"{elsewhere or who.base}{box_link.MARK}{box_link.pack(box)}"
        return page(
            who,
            "box-share.html",
            game=cover(game, who.language),
            level="",
            mine=box.own.mine,
            link=link,
            picture=picture(link) if elsewhere else "",
            elsewhere=elsewhere,
        )

    def look_at_box(self, who: Guest, came: SharedBox, notice: str = "") -> Response:
        """Show a box that came as a link or a file, and what it would replace. Nothing is stored before the user confirms."""
        game, before = came.game, self.desk.store.own_edition(came.game.id)
        if before == came.text:
            return RedirectResponse(f"/box/{game.id}?said=same", 303)
        return page(
            who,
            "box-came.html",
            game=cover(game, who.language),
            level="",
            entries=entries_of(came, who),
            mine=_entered(game, before),
            has_own_edition=before is not None,
            link=box_link.pack(came),
            before=_known(before),
            notice=notice,
        )

    def keep_box(self, request: Request, form: Form) -> Response:
        """Store the box of a link in place of the one that was here, if that is still the one that the user was asked about."""
        who = guest(request)
        came = box_link.unpack(form.field("link"))
        if form.field("before") != _known(self.desk.store.own_edition(came.game.id)):
            return self.look_at_box(who, came, who.t("box-came-again"))
        own_edition.keep(self.desk.store, came.game, came.text)
        return RedirectResponse(f"/box/{came.game.id}?said=kept", 303)


def entries_of(came: SharedBox, who: Guest) -> list[str]:
    """The pieces of a box that differ from ours."""
    return [title_of(came.own, item, who) for item in came.own.items if item.mine]


def _entered(game: Game, text: str | None) -> int:
    """How many entries a stored box has; 0 if it cannot be read."""
    try:
        return OwnEdition(game, text).mine
    except BadEdition:
        return 0


def _known(text: str | None) -> str:
    """Names the text of a box, to notice that it changed in the meantime."""
    return "" if text is None else fingerprint(text)


def elsewhere_of(request: Request, who: Guest) -> str:
    """The URL of the Soloist that another device uses; empty if it is not known."""
    return address_of(request.cookies.get(ELSEWHERE, "")) or ("" if is_here_only(who.base) else who.base)


def address_of(given: str) -> str:
    """The base URL of a Soloist, without query and fragment; empty if it is invalid."""
    bare = re.split("[#?]", given.strip())[0]
    if not re.fullmatch(r"https?://[A-Za-z0-9.:\[\]-]{1,100}(/[A-Za-z0-9._~%/-]{0,100})?", bare):
        return ""
    return bare if bare.endswith(("/", ".html")) else f"{bare}/"


def is_here_only(address: str) -> bool:
    """Whether a URL is a loopback address, which other devices cannot use."""
    name = urlsplit(address).hostname or ""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"
