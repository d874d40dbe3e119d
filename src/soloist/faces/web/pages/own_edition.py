"""The pages for the own edition of a game: entry by entry, or as a file."""

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

import soloist
from soloist.engine.game import Game
from soloist.engine.text.errors import BadEdition
from soloist.faces.web.desk.desk import Desk
from soloist.faces.web.pages.entry_form import EntryForm
from soloist.faces.web.pages.table import table_id
from soloist.faces.web.parts.site import Cover, Form, Guest, cover, guest, page, uploaded
from soloist.library import own_edition
from soloist.library.own_edition import Item, OwnEdition

SAID = {"kept": "box-kept", "forgotten": "box-forgotten"}


@dataclass(frozen=True)
class Shown:
    """An entry in the list: its text, the URL of its form, and whether it is yours or how sure we are of ours."""

    anchor: str
    path: str
    text: str
    mark: str


@dataclass(frozen=True)
class EditionCover:
    cover: Cover
    line: str


class OwnEditionPages:
    """All pages of the owner's editions."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.store = desk.store

    # --- looking

    def all(self, request: Request) -> Response:
        who = guest(request)
        return page(who, "boxes.html", boxes=[self._one(game, who) for game in soloist.GAMES.values()])

    def _one(self, game: Game, who: Guest) -> EditionCover:
        try:
            line = who.t("box-count", mine=OwnEdition(game, self.store.own_edition(game.id)).mine)
        except BadEdition as error:
            line = who.t("box-broken", why=error.text(who.language))
        return EditionCover(cover(game, who.language), line)

    def game(self, request: Request) -> Response:
        who, said = guest(request), request.query_params.get("said", "")
        return self._game(who, _game(request), who.t(SAID[said]) if said in SAID else "")

    def _game(self, who: Guest, game: Game, notice: str, status: int = 200) -> Response:
        text = self.store.own_edition(game.id)
        groups: dict[str, list[Shown]] = {}
        mine, broken = 0, ""
        try:
            whole = OwnEdition(game, text)
            groups, mine = _groups(whole, who), whole.mine
        except BadEdition as error:
            broken = who.t("box-broken", why=error.text(who.language))
        return page(
            who, "box.html", status, game=cover(game, who.language), level="", groups=groups, mine=mine, broken=broken,
            has_own_edition=text is not None, notice=notice,
        )  # fmt: skip

    def entry(self, request: Request) -> Response:
        who, game = guest(request), _game(request)
        whole, item = self._item(request, game)
        return _entry(who, whole, item, None)

    def _item(self, request: Request, game: Game) -> tuple[OwnEdition, Item]:
        whole = OwnEdition(game, self.store.own_edition(game.id))
        return whole, whole.item(request.path_params["kind"], request.path_params["id"])

    # --- changing

    def save(self, request: Request, form: Form) -> Response:
        """Store the entry as it was typed. If it is invalid, show the error above the form."""
        who, game = guest(request), _game(request)
        whole, item = self._item(request, game)
        try:
            data = EntryForm(whole, item, who, form.fields).data()
            own_edition.keep_entry(self.store, game, item.kind, item.id, data)
        except BadEdition as error:
            return _entry(who, whole, item, form.fields, error.text(who.language))
        return _back(game, item, "kept")

    def forget_entry(self, request: Request, form: Form) -> Response:
        who, game = guest(request), _game(request)
        whole, item = self._item(request, game)
        try:
            own_edition.forget_entry(self.store, game, item.kind, item.id)
        except BadEdition as error:
            return _entry(who, whole, item, None, error.text(who.language))
        return _back(game, item, "forgotten")

    def download(self, request: Request) -> Response:
        game = _game(request)
        return PlainTextResponse(
            self.store.own_edition(game.id) or own_edition.EMPTY,
            headers={"Content-Disposition": f'attachment; filename="soloist-{game.id}.toml"'},
            media_type="application/toml",
        )

    def upload(self, request: Request, form: Form) -> Response:
        """Replace the whole edition with a file, if the file is valid."""
        who, game = guest(request), _game(request)
        try:
            own_edition.keep(self.store, game, uploaded(form, "box"))
        except BadEdition as error:
            return self._game(who, game, who.t("box-refused", why=error.text(who.language)), 400)
        return RedirectResponse(f"/box/{game.id}?said=kept", 303)

    def forget(self, request: Request, form: Form) -> Response:
        game = _game(request)
        self.store.forget_own_edition(game.id)
        return RedirectResponse(f"/box/{game.id}?said=forgotten", 303)

    def keep_new(self, request: Request, form: Form) -> Response:
        """Store the components that were entered at a companion table."""
        with self.desk.sit(table_id(request)) as seat:
            own_edition.keep_new(self.store, seat.table)
            return RedirectResponse(f"/tables/{seat.id}?said=kept", 303)


def _groups(whole: OwnEdition, who: Guest) -> dict[str, list[Shown]]:
    """The entries under the headings of the card reference. Entries that it does not contain are grouped with their kind."""
    words, language = whole.game.words, who.language
    told = {one.id: one for one in whole.game.reference(whole.edition)}
    kinds = {item.kind: words.say(told[item.id].group, language) for item in whole.items if item.id in told}
    groups: dict[str, list[Shown]] = {}
    for item in whole.items:
        one = told.get(item.id)
        group = kinds.get(item.kind, item.kind) if one is None else words.say(one.group, language)
        text = item.id if one is None else words.say(one.text, language)
        mark = "mine" if item.mine else item.confidence
        groups.setdefault(group, []).append(Shown(_anchor(item), _path(whole.game, item), text, mark))
    return groups


def _entry(who: Guest, whole: OwnEdition, item: Item, typed: Mapping[str, str] | None, refused: str = "") -> Response:
    game, words = whole.game, whole.game.words
    told = next((words.say(one.text, who.language) for one in game.reference(whole.edition) if one.id == item.id), item.id)
    return page(
        who,
        "box-entry.html",
        400 if refused else 200,
        game=cover(game, who.language),
        level="",
        told=told,
        mark="mine" if item.mine else item.confidence,
        item=item,
        path=_path(game, item),
        fields=EntryForm(whole, item, who, typed).fields,
        refused=refused,
    )


def _anchor(item: Item) -> str:
    return quote(f"{item.kind}-{item.id}")


def _path(game: Game, item: Item) -> str:
    return f"/box/{game.id}/{quote(item.kind, '')}/{quote(item.id, '')}"


def _back(game: Game, item: Item, said: str) -> Response:
    """Redirect to the entry in the list."""
    return RedirectResponse(f"/box/{game.id}?said={said}#{_anchor(item)}", 303)


def _game(request: Request) -> Game:
    return soloist.GAMES[request.path_params["game"]]
