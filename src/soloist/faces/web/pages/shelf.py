"""The saved tables: how lists show them, names, pins, the bin, and the whole collection as one file."""

import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import soloist
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import shown
from soloist.faces.web.desk.desk import Desk
from soloist.faces.web.parts.of_game import PLAIN
from soloist.faces.web.parts.site import Form, Guest, cover, guest, page
from soloist.library import collection
from soloist.library.standing import running_scores
from soloist.library.store import Saved


@dataclass(frozen=True)
class SavedLine:
    """A saved table in a list. A table that is damaged or made by a newer Soloist has no drawing and cannot be opened."""

    id: int
    art: str
    title: str
    short: str
    name: str
    level: str
    state: str
    score: str
    clock: tuple[int, int] | None
    day: str
    outcome: str
    known: bool
    pinned: bool
    code: str
    copied: bool
    damaged: bool = False


@dataclass(frozen=True)
class SavedStanding:
    """The state of a table: the title of its scene, the scores, the clock, and whether it is played beside the real board."""

    title: str = ""
    scores: tuple[int, int] | None = None
    clock: tuple[int, int] | None = None
    beside: bool = False


class Shelf:
    """Saved tables in lists: names, pins, the bin, export and import."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def bin(self, request: Request) -> Response:
        who = guest(request)
        return page(who, "bin.html", lines=[self.line(one, who) for one in self.desk.store.deleted()])

    def note(self, request: Request, form: Form) -> Response:
        """Name a table, or pin or unpin it."""
        id, pin = request.path_params["id"], form.field("pin")
        name = form.field("name") if "name" in form.fields else None
        self.desk.store.note(id, name, {"yes": True, "no": False}.get(pin))
        page = form.field("page")
        return RedirectResponse(f"/tables?page={page if page.isascii() and page.isdigit() else 1}#t{id}", 303)

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
        """Import the tables of another collection, without duplicates."""
        name, content = form.files.get("collection", ("", b""))
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / (Path(name).name or "nothing")
            source.write_bytes(content)
            added, _ = collection.add(self.desk.store, source)
        return RedirectResponse(f"/tables?said={added}", 303)

    def line(self, saved: Saved, who: Guest, code: str = "") -> SavedLine:
        """A table as lists show it: the result with its scores, or the state of the game."""
        day, name = who.t("day", **_day(saved.changed)), shown(saved.name)
        if not saved.is_known:
            game = who.t("damaged-table", id=str(saved.id)) if saved.damaged else shown(saved.game)
            state = who.t("damaged" if saved.damaged else "newer")
            return SavedLine(
                id=saved.id,
                art=PLAIN,
                title=game,
                short=game,
                name=name,
                level=shown(saved.level),
                state=state,
                score="",
                clock=None,
                day=day,
                outcome=saved.outcome,
                known=False,
                pinned=bool(saved.pinned),
                code="",
                copied=saved.source is not None,
                damaged=saved.damaged,
            )
        known = soloist.EVERY[saved.game]
        named, standing = cover(known, who.language), self._standing(saved, who)
        state = standing.title or who.t("table-state", outcome=saved.outcome or "open")
        if standing.beside:
            state = who.t("beside-state", state=state)
        score = ""
        if standing.scores is not None:
            you, theirs = standing.scores
            score = who.t("score", you=you, theirs=theirs, who=named.opponent)
        elif saved.you is not None and known.words.has("goal-name"):
            # In a game without points, show the number that counts.
            score = who.t("measure", name=known.say("goal-name", who.language), value=saved.you)
        return SavedLine(
            id=saved.id,
            art=named.art,
            title=named.title,
            short=named.short,
            name=name,
            level=known.level_name(saved.level, who.language),
            state=state,
            score=score,
            clock=standing.clock,
            day=day,
            outcome=saved.outcome,
            known=True,
            pinned=bool(saved.pinned),
            code=code,
            copied=saved.source is not None,
        )

    def _standing(self, saved: Saved, who: Guest) -> SavedStanding:
        """The state of a table; empty if it cannot be opened. A finished one is opened only if its scores are not stored."""
        if saved.outcome and saved.counted:
            return SavedStanding(scores=_both(saved.you, saved.opponent))
        try:
            with self.desk.sit(saved.id, wait=False) as seat:
                return standing_of(seat.table, who)
        except SoloistError:
            return SavedStanding()


def standing_of(table: Table, who: Guest) -> SavedStanding:
    if table.result is not None:
        return SavedStanding(scores=_both(table.result.you, table.result.opponent))
    game, scene, scores = table.game, table.scene, running_scores(table)
    return SavedStanding(game.words.say(scene.title, who.language), scores, scene.clock, table.fate is None or game.is_companion)


def _both(you: int | None, theirs: int | None) -> tuple[int, int] | None:
    return None if you is None or theirs is None else (you, theirs)


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
