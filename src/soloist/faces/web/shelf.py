"""The saved tables: the page that lists them, the bin, and the whole collection as one file."""

import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import soloist
from soloist import collection
from soloist.engine.errors import SoloistError
from soloist.engine.words import shown
from soloist.faces.web.desk import Desk
from soloist.faces.web.site import Form, Guest, cover, guest, page
from soloist.store import Saved

ON_A_PAGE = 50
NOTICES = ("in-bin", "back-again")


@dataclass(frozen=True)
class SavedLine:
    """A saved table on a list; one that a newer Soloist made has no drawing and cannot be opened."""

    id: int
    art: str
    title: str
    level: str
    state: str
    day: str
    outcome: str
    known: bool


class Shelf:
    """Everything about saved tables that needs none of them open."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def tables(self, request: Request) -> Response:
        """The tables, newest first, so many on a page."""
        who, store = guest(request), self.desk.store
        asked = request.query_params.get("page", "1")
        last = max(1, -(-store.count() // ON_A_PAGE))
        number = min(int(asked), last) if asked.isascii() and asked.isdigit() and len(asked) < 7 and asked != "0" else 1
        rows = store.all(most=ON_A_PAGE, after=ON_A_PAGE * (number - 1))
        said = request.query_params.get("said", "")
        notice = who.t(said) if said in NOTICES else ""
        if said.isascii() and said.isdigit() and len(said) < 7:
            notice = who.t("added", added=int(said))
        return page(
            who, "tables.html", lines=[line(one, who) for one in rows], number=number, last=last, notice=notice,
            deleted=len(store.deleted()),
        )  # fmt: skip

    def bin(self, request: Request) -> Response:
        who = guest(request)
        return page(who, "bin.html", lines=[line(one, who) for one in self.desk.store.deleted()])

    def delete(self, request: Request, form: Form) -> Response:
        self.desk.store.delete(request.path_params["id"])
        return RedirectResponse("/tables?said=in-bin", 303)

    def put_back(self, request: Request, form: Form) -> Response:
        self.desk.store.put_back(request.path_params["id"])
        return RedirectResponse("/tables?said=back-again", 303)

    def export(self, request: Request) -> Response:
        """All tables in one file: a copy of the store itself."""
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "soloist.db"
            self.desk.store.copy_to(copy)
            content = copy.read_bytes()
        name = f"soloist-{datetime.now():%Y-%m-%d}.db"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(content, media_type="application/vnd.sqlite3", headers=headers)

    def add(self, request: Request, form: Form) -> Response:
        """The tables of another collection, without doubling those that are here."""
        name, content = form.files.get("collection", ("", b""))
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / (Path(name).name or "nothing")
            source.write_bytes(content)
            added, _ = collection.add(self.desk.store, source)
        return RedirectResponse(f"/tables?said={added}", 303)

    def where(self, saved: Saved, who: Guest) -> str:
        """How far a table is, as its own bar says it; nothing if it cannot be opened now or any more."""
        try:
            with self.desk.sit(saved.id, wait=False) as seat:
                return seat.table.game.words.say(seat.table.scene.title, who.language)
        except SoloistError:
            return ""


def line(saved: Saved, who: Guest, where: str = "") -> SavedLine:
    state, day = where or who.t("table-state", outcome=saved.outcome or "open"), who.t("day", **_day(saved.changed))
    if not saved.is_known:
        return SavedLine(saved.id, "plain", shown(saved.game), shown(saved.level), who.t("newer"), day, saved.outcome, False)
    game = soloist.GAMES[saved.game]
    named = cover(game, who.language)
    level = game.level_name(saved.level, who.language)
    return SavedLine(saved.id, named.art, named.short, level, state, day, saved.outcome, True)


def _day(changed: str) -> dict[str, int | str]:
    """When a table was played last, by the clock of this machine."""
    try:
        moment = datetime.fromisoformat(changed).astimezone()
    except (ValueError, OverflowError):
        return {"when": "earlier", "time": "", "date": shown(changed[:10])}
    days = (datetime.now().astimezone().date() - moment.date()).days
    return {
        "when": {0: "today", 1: "yesterday"}.get(days, "earlier"),
        "time": f"{moment:%H:%M}",
        "date": f"{moment:%Y-%m-%d}",
    }
