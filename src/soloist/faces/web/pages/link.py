"""From one device to another: a table as a link and a picture, and what such a link brings."""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import soloist
from soloist.engine import parcel
from soloist.engine.parcel import Parcel
from soloist.engine.text import code
from soloist.faces.web.desk.desk import Stale
from soloist.faces.web.pages.shelf import Shelf, standing_of
from soloist.faces.web.pages.table import frame, table_id
from soloist.faces.web.parts.qr import picture
from soloist.faces.web.parts.site import YEAR, Form, Guest, guest, page
from soloist.library.arrivals import Kin, add, continued, kin_of, place_of

ELSEWHERE = "elsewhere"
"""The cookie that remembers where the other device finds a Soloist."""


class Carrying:
    """`/tables/3/carry` and what comes back, over one shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.desk = shelf.desk

    def show(self, request: Request) -> Response:
        """The link of a table as it stands; looking changes nothing."""
        who, id = guest(request), table_id(request)
        copied = self.desk.store.load(id).source is not None
        elsewhere = address_of(request.cookies.get(ELSEWHERE, "")) or ("" if is_here_only(who.base) else who.base)
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
        """Where the other device finds a Soloist; what is no address is forgotten."""
        answer = RedirectResponse(f"/tables/{table_id(request)}/carry", 303)
        answer.set_cookie(ELSEWHERE, address_of(form.field("address")), max_age=YEAR, samesite="strict", httponly=True)
        return answer

    def look(self, who: Guest, link: str, notice: str = "") -> Response:
        """What a link brings, and what would become of it; nothing is stored before the person says so."""
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
        """What the person chose: to go on at the table that is here, or one more table."""
        who, link = guest(request), form.field("link")
        came = soloist.carried(link)
        if form.field("near"):
            return self._go_on(who, link, came, form)
        place = place_of(self.desk.store, came)
        if place.near is not None and place.kin is Kin.SAME:
            # Asked for twice.
            return RedirectResponse(f"/tables/{place.near.id}", 303)
        id = add(self.desk.store, came, place, who.language)
        return RedirectResponse(f"/tables/{id}", 303)

    def _go_on(self, who: Guest, link: str, came: Parcel, form: Form) -> Response:
        """Only where the table is still as it was shown, and nothing of it is lost."""
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


def address_of(given: str) -> str:
    """Where a Soloist is found, without anything behind; empty if it is no address."""
    bare = re.split("[#?]", given.strip())[0]
    if not re.fullmatch(r"https?://[A-Za-z0-9.:\[\]-]{1,100}(/[A-Za-z0-9._~%/-]{0,100})?", bare):
        return ""
    return bare if bare.endswith(("/", ".html")) else f"{bare}/"


def is_here_only(address: str) -> bool:
    """Whether an address means this very machine, whoever asks."""
    name = urlsplit(address).hostname or ""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"
