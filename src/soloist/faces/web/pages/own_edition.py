"""The pages for the own edition of a game: entry by entry, or as a file."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

import soloist
from soloist.engine.game import Game
from soloist.engine.text.errors import BadEdition
from soloist.faces.web.desk.desk import Desk
from soloist.faces.web.pages.entry_form import EntryForm, title_of
from soloist.faces.web.pages.link import Carrying
from soloist.faces.web.parts.refusal import WHOLE, Refusal
from soloist.faces.web.parts.shape import BALANCE, BoxField
from soloist.faces.web.parts.site import Cover, Form, Guest, cover, guest, page, uploaded
from soloist.library import box_link, own_edition
from soloist.library.own_edition import Item, NoEntry, OwnEdition

SAID = {"kept": "box-kept", "forgotten": "box-forgotten", "same": "box-same"}


@dataclass(frozen=True)
class Shown:
    """An entry in the list: its text, the URL of its form, and whether it is yours or how sure we are of ours."""

    item: Item
    anchor: str
    path: str
    text: str
    mark: str


@dataclass(frozen=True)
class BoxGroup:
    """The entries under one heading. `wanted` is how many an owner should enter; `to_do` is the first that is missing."""

    title: str
    entries: list[Shown]

    @property
    def entered(self) -> int:
        return sum(one.item.entered for one in self.entries)

    @property
    def wanted(self) -> int:
        return sum(one.item.wanted for one in self.entries)

    @property
    def to_do(self) -> Shown | None:
        return next((one for one in self.entries if one.item.wanted and not one.item.entered), None)


@dataclass(frozen=True)
class BoxPair:
    """A field in which two entries could change together, and the entries to choose from: id and name."""

    field: str
    how: str
    partners: list[tuple[str, str]]


@dataclass(frozen=True)
class EditionCover:
    cover: Cover
    line: str


class OwnEditionPages:
    """All pages of the owner's editions."""

    def __init__(self, desk: Desk, carrying: Carrying) -> None:
        self.store = desk.store
        self.carrying = carrying

    # --- looking

    def all(self, request: Request) -> Response:
        who = guest(request)
        return page(who, "boxes.html", boxes=[self._one(game, who) for game in soloist.GAMES.values()])

    def _one(self, game: Game, who: Guest) -> EditionCover:
        try:
            line = who.t("box-count", mine=OwnEdition(game, self.store.own_edition(game.id)).mine)
        except BadEdition:
            line = who.t("box-broken")
        return EditionCover(cover(game, who.language), line)

    def game(self, request: Request) -> Response:
        who, said = guest(request), request.query_params.get("said", "")
        at = request.query_params.get("at", "")
        return self._game(who, _game(request), who.t(SAID[said]) if said in SAID else "", at=at)

    def _game(self, who: Guest, game: Game, notice: str, *, at: str = "", detail: str = "", status: int = 200) -> Response:
        text = self.store.own_edition(game.id)
        groups: list[BoxGroup] = []
        mine, broken = 0, ""
        try:
            whole = OwnEdition(game, text)
            groups, mine = groups_of(whole, who), whole.mine
        except BadEdition as error:
            broken = error.text(who.language)
        return page(
            who, "box.html", status, game=cover(game, who.language), level="", groups=groups, mine=mine, broken=broken,
            entered=sum(group.entered for group in groups), wanted=sum(group.wanted for group in groups),
            to_do=next((one.to_do for one in groups if one.to_do), None),
            has_own_edition=text is not None, notice=notice, detail=detail, at=at,
        )  # fmt: skip

    def entry(self, request: Request) -> Response:
        who, game = guest(request), _game(request)
        whole, item = self._item(request, game)
        said = request.query_params.get("said", "")
        return _entry(who, whole, item, EntryForm(whole, item, who), notice=who.t(SAID[said]) if said in SAID else "")

    def _item(self, request: Request, game: Game) -> tuple[OwnEdition, Item]:
        whole = OwnEdition(game, self.store.own_edition(game.id))
        return whole, whole.item(request.path_params["kind"], request.path_params["id"])

    # --- changing

    def save(self, request: Request, form: Form) -> Response:
        """Store the entry as it was typed. If it is invalid, show the reason above the form, and how two entries could change."""
        who, game = guest(request), _game(request)
        whole, item = self._item(request, game)
        typed = EntryForm(whole, item, who, form.fields)
        if typed.unfinished:
            return _entry(who, whole, item, typed, notice=who.t("box-unfinished"))
        data = typed.data()
        try:
            own_edition.keep_entry(self.store, game, item.kind, item.id, data, _partner(whole, item, typed, form))
        except BadEdition as error:
            why = Refusal(who, item.kind, item.id, _namer(whole, who)).text(error)
            pairs = _pairs(whole, item, typed, who) if error.phrase.message in WHOLE else []
            return _entry(who, whole, item, typed, refused=why, pairs=pairs)
        after = _neighbours(groups_of(whole, who), item)[1]
        if form.field("next") and after is not None:
            return RedirectResponse(f"{after.path}?said=kept", 303)
        return _back(game, item, "kept")

    def forget_entry(self, request: Request, form: Form) -> Response:
        who, game = guest(request), _game(request)
        whole, item = self._item(request, game)
        try:
            own_edition.forget_entry(self.store, game, item.kind, item.id)
        except BadEdition as error:
            why = Refusal(who, item.kind, item.id, _namer(whole, who)).text(error)
            return _entry(who, whole, item, EntryForm(whole, item, who), refused=why)
        return _back(game, item, "forgotten")

    def download(self, request: Request) -> Response:
        game = _game(request)
        return PlainTextResponse(
            self.store.own_edition(game.id) or own_edition.EMPTY,
            headers={"Content-Disposition": f'attachment; filename="soloist-{game.id}.toml"'},
            media_type="application/toml",
        )

    def upload(self, request: Request, form: Form) -> Response:
        """Take the box of a file, if the file is valid. If something was entered here already, ask first."""
        who, game = guest(request), _game(request)
        try:
            came = box_link.checked(game, uploaded(form, "box"))
        except BadEdition as error:
            return self._game(who, game, who.t("box-file-wrong"), detail=error.text(who.language), status=400)
        if self.store.own_edition(game.id) is not None:
            return self.carrying.look_at_box(who, came)
        own_edition.keep(self.store, game, came.text)
        return RedirectResponse(f"/box/{game.id}?said=kept", 303)

    def forget(self, request: Request, form: Form) -> Response:
        game = _game(request)
        self.store.forget_own_edition(game.id)
        return RedirectResponse(f"/box/{game.id}?said=forgotten", 303)


# --- the list


def groups_of(whole: OwnEdition, who: Guest) -> list[BoxGroup]:
    """The entries under the headings of the card reference. Entries that it does not contain are grouped with their kind."""
    words, language, told = whole.game.words, who.language, whole.told
    kinds = {item.kind: words.say(told[item.id].group, language) for item in whole.items if item.id in told}
    groups: dict[str, list[Shown]] = {}
    for item in whole.items:
        one = told.get(item.id)
        group = kinds.get(item.kind, item.kind) if one is None else words.say(one.group, language)
        text = title_of(whole, item, who) if one is None else words.say(one.text, language)
        mark = "mine" if item.mine else item.confidence
        groups.setdefault(group, []).append(Shown(item, _anchor(item), _path(whole.game, item), text, mark))
    return [BoxGroup(title, entries) for title, entries in groups.items()]


def _neighbours(groups: list[BoxGroup], item: Item) -> tuple[Shown | None, Shown | None]:
    """The entries before and after this one in the list."""
    every = [one for group in groups for one in group.entries]
    place = next(number for number, one in enumerate(every) if (one.item.kind, one.item.id) == (item.kind, item.id))
    return every[place - 1] if place else None, every[place + 1] if place + 1 < len(every) else None


def _entry(
    who: Guest,
    whole: OwnEdition,
    item: Item,
    form: EntryForm,
    *,
    refused: str = "",
    notice: str = "",
    pairs: list[BoxPair] | None = None,
) -> Response:
    game, groups = whole.game, groups_of(whole, who)
    before, after = _neighbours(groups, item)
    group = next(one for one in groups if item in [shown.item for shown in one.entries])
    shown = next(one for one in group.entries if one.item == item)
    title = title_of(whole, item, who)
    if title == shown.text:
        # It has no name of its own, only what is printed on it.
        title = who.t("box-nth", group=group.title, number=group.entries.index(shown) + 1, all=len(group.entries))
    return page(
        who,
        "box-entry.html",
        400 if refused else 200,
        game=cover(game, who.language),
        level="",
        title=title,
        told=shown.text,
        shown=shown,
        group=group,
        before=before,
        after=after,
        controls=form.controls,
        refused=refused,
        notice=notice,
        pairs=pairs or [],
    )


def _namer(whole: OwnEdition, who: Guest) -> Any:
    def title(kind: str, id: str) -> str:
        try:
            return title_of(whole, whole.item(kind, id), who)
        except NoEntry:
            return id

    return title


# --- two entries at once


def _paired(form: EntryForm) -> Mapping[str, BoxField]:
    return {part.name: part for part in form.parts if isinstance(part, BoxField) and part.pairs}


def _pairs(whole: OwnEdition, item: Item, form: EntryForm, who: Guest) -> list[BoxPair]:
    """The fields that were changed here and that another entry could change with, and those entries."""
    found = []
    for field in _paired(form).values():
        partners = [
            (one.id, title_of(whole, one, who))
            for one in whole.items
            if one.kind == item.kind and one.id != item.id and _changed_with(field, one, item, form.data()) is not None
        ]
        if partners:
            found.append(BoxPair(field.name, field.pairs, partners))
    return found


def _partner(whole: OwnEdition, item: Item, form: EntryForm, given: Form) -> Item | None:
    """The entry that was chosen to change at the same time, as it would be then."""
    field = _paired(form).get(given.field("pair"))
    if field is None:
        return None
    partner = whole.item(item.kind, given.field(f"pair-{field.name}"))
    return None if partner.id == item.id else _changed_with(field, partner, item, form.data())


def _changed_with(field: BoxField, partner: Item, item: Item, data: Mapping[str, Any]) -> Item | None:
    """The partner if the entry gets this data: with the former value of the entry, or with what is left. None if it cannot be."""
    before, after, its = item.data.get(field.name), data.get(field.name), partner.data.get(field.name)
    if (before or None) == (after or None):
        return None
    if field.pairs == BALANCE:
        if not isinstance(before, int) or not isinstance(after, int) or not isinstance(its, int) or its + before - after < 1:
            return None
        value: Any = its + before - after
    elif (its or None) == (after or None):
        value = before
    else:
        return None
    rest = {name: one for name, one in partner.data.items() if name != field.name}
    return replace(partner, data=rest if value is None else {**rest, field.name: value})


def _anchor(item: Item) -> str:
    return quote(f"{item.kind}-{item.id}")


def _path(game: Game, item: Item) -> str:
    return f"/box/{game.id}/{quote(item.kind, '')}/{quote(item.id, '')}"


def _back(game: Game, item: Item, said: str) -> Response:
    """Redirect to the entry in the list."""
    return RedirectResponse(f"/box/{game.id}?said={said}&at={_anchor(item)}#{_anchor(item)}", 303)


def _game(request: Request) -> Game:
    return soloist.GAMES[request.path_params["game"]]
