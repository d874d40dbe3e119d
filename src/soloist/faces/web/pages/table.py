"""The table page: question, board and story; answers, undo, redo, hints, and walking through the game."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from soloist.coach.hints import CLEAR, CLOSE, Hint, from_data, percent
from soloist.engine.table import Table
from soloist.engine.text.errors import BadEdition, IllegalAnswer, OlderRules, Refused, SoloistError
from soloist.faces.web.desk.bills import bills_of, composed
from soloist.faces.web.desk.desk import Desk, Seat, Stale
from soloist.faces.web.pages.beside import Screen
from soloist.faces.web.pages.end import end_of, luck_of
from soloist.faces.web.pages.primer import Primer, goal_line, guide_of, is_wanted, primer_of, remember
from soloist.faces.web.pages.replay import moments
from soloist.faces.web.parts.clauses import clause_page
from soloist.faces.web.parts.gestures import drags_of, gestures_of
from soloist.faces.web.parts.site import AFTER, ANSWER, FACE, LEFT, YEAR, Form, Guest, cover, guest, page, read_form
from soloist.faces.web.parts.told import Teller, parts, score_change
from soloist.faces.web.parts.view import Advised, QuestionView, View
from soloist.library import own_edition
from soloist.library.history import with_scores
from soloist.library.store import Saved

NOTICES = ("stale", "illegal", "same", "went-on")


@dataclass(frozen=True)
class Around:
    """What templates need to know about a table besides its position."""

    id: int
    version: int
    can_undo: bool
    can_redo: bool


@dataclass(frozen=True)
class Rival:
    """One of the two answers that a hint compares, with its chance in percent."""

    name: str
    chance: int
    low: int
    high: int


@dataclass(frozen=True)
class HintLine:
    token: str
    text: str
    effort: str
    pair: list[Rival]
    """Empty if the verdict is not CLEAR or CLOSE: then the chances say nothing."""
    advised: dict[str, Advised]
    """The marks of both answers, by token."""


def hint_line(hint: Hint, language: str) -> HintLine:
    pair = [
        Rival(one.name(language), percent(one.chance), percent(one.low), percent(one.high))
        for one in (hint.best, hint.other)
        if hint.verdict in (CLEAR, CLOSE)
    ]
    # Where all is lost or won, the other answer has no chance to show.
    chances = [f"{one.chance} %" for one in pair] or [""]
    tokens = [one.option.token for one in (hint.best, hint.other)]
    advised = {token: Advised(token == tokens[0], chance) for token, chance in zip(tokens, chances, strict=False)}
    return HintLine(tokens[0], hint.text(language), hint.effort(language), pair, advised)


class Tables:
    """All pages of a table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # --- looking

    def show(self, request: Request) -> Response:
        said = request.query_params.get("said", "")
        try:
            with self.desk.sit(table_id(request)) as seat:
                who, table = guest(request), seat.table
                primer = primer_of(table.game, table.deal.level, who) if is_wanted(request, table) else None
                response = self._table(who, seat, None, who.t(f"notice-{said}") if said in NOTICES else "", primer)
                if primer is not None:
                    remember(request, response, table.game)
                return response
        except OlderRules as error:
            return self._older(guest(request), table_id(request), error.table)

    def story(self, request: Request) -> Response:
        who = guest(request)
        with self.desk.sit(table_id(request)) as seat:
            table = seat.table
            return page(who, "story.html", story=parts(table.game, table.events, who), **frame(who, table), table=around(seat))

    def words(self, request: Request) -> Response:
        """The whole board in words, for screen readers and for users who prefer text."""
        who = guest(request)
        with self.desk.sit(table_id(request)) as seat:
            table = seat.table
            view = View(table.scene, None, table.game.words, who.language)
            return page(who, "words.html", v=view, **frame(who, table), table=around(seat))

    def record(self, request: Request) -> Response:
        """The record as it is stored, even if the rules have changed since, with the hints used and the minutes as comments."""
        saved = self.desk.store.load(table_id(request))
        name = {"Content-Disposition": f'attachment; filename="soloist-{saved.id}.txt"'}
        return PlainTextResponse(saved.given_out(self.desk.store.pace(saved.id)), headers=name)

    def moments(self, request: Request) -> Response:
        """The boards between the last answer and now."""
        with self.desk.sit(table_id(request)) as seat:
            check_board(seat)
            return JSONResponse(moments(seat.table, seat.table.last or 0, guest(request)))

    def walk(self, request: Request) -> Response:
        """The position before one of your answers, and that answer."""
        with self.desk.sit(table_id(request)) as seat:
            if seat.table.game.is_companion:
                # The companion page has the list "so far" instead.
                return RedirectResponse(f"/tables/{seat.id}", 303)
            return self._walk(guest(request), seat, request.path_params.get("number", 0))

    def walk_moments(self, request: Request) -> Response:
        """The boards between the previous answer and this one."""
        with self.desk.sit(table_id(request)) as seat:
            check_board(seat)
            yours = seat.table.your_answers
            number = check_walk(request.path_params["number"], len(yours))
            table = seat.table.at(yours[number]) if number < len(yours) else seat.table
            return JSONResponse(moments(table, yours[number - 1] if number else 0, guest(request)))

    # --- answering

    def answer(self, request: Request, form: Form) -> Response:
        with self.desk.sit(table_id(request)) as seat:
            tokens = form.fields.get(ANSWER, "").split()

            def answer(version: int) -> None:
                self.desk.answer(seat, version, composed(seat.table, tokens, form.fields if seat.version == version else {}))

            return self._do(guest(request), seat, answer, form)

    def leave_box(self, request: Request, form: Form) -> Response:
        """Play on with the components of the deal, although the owner's edition has changed. The table does not ask again."""
        with self.desk.sit(table_id(request)) as seat:
            edition = own_edition.mine(self.desk.store, seat.table.game)
            response = RedirectResponse(f"/tables/{seat.id}", 303)
            if edition is not None:
                response.set_cookie(LEFT, f"{seat.id}-{edition.fingerprint}", max_age=YEAR, samesite="strict", httponly=True)
            return response

    def undo(self, request: Request, form: Form) -> Response:
        with self.desk.sit(table_id(request)) as seat:
            turn = form.field("turn") == "whole"
            return self._do(guest(request), seat, lambda version: self.desk.undo(seat, version, turn), form)

    def back(self, request: Request, form: Form) -> Response:
        """Undo one of your answers and everything after it."""
        with self.desk.sit(table_id(request)) as seat:
            number, end = form.number("number"), len(seat.table.log)
            first = number if 0 <= number <= end else end
            return self._do(guest(request), seat, lambda version: self.desk.back(seat, version, first), form)

    def redo(self, request: Request, form: Form) -> Response:
        with self.desk.sit(table_id(request)) as seat:
            return self._do(guest(request), seat, lambda version: self.desk.redo(seat, version), form)

    async def hint(self, request: Request) -> Response:
        """The table with a hint. If the table was changed in the meantime, it is shown without the hint."""
        await read_form(request)
        saved = await run_in_threadpool(self.desk.store.load, table_id(request))
        found = await self.desk.thinker.think(saved, request.receive)
        return await run_in_threadpool(self._hinted, replace(guest(request), here=f"/tables/{saved.id}"), saved, found)

    def _hinted(self, who: Guest, saved: Saved, found: dict[str, Any] | None) -> Response:
        with self.desk.sit(saved.id) as seat:
            question, hint = seat.table.question, None
            if found is not None and question is not None and seat.version == saved.version:
                hint = hint_line(from_data(found, seat.table), who.language)
                self.desk.store.note_hint(seat.id, seat.version)
            return self._table(who, seat, hint, "")

    def again(self, request: Request, form: Form) -> Response:
        """Deal the same game again, or a new seed with the same rulings, edition and fate, at the same level or the given one.

        A new seed of a companion uses the owner's current edition.
        """
        with self.desk.sit(table_id(request)) as seat:
            deal, fate = seat.table.deal, "ask" if seat.table.fate is None else "seed"
        seed = deal.seed if form.field("deal") == "same" else None
        beside = seed is None and deal.game.is_companion
        edition = (own_edition.mine(self.desk.store, deal.game) if beside else None) or deal.edition
        table = deal.game.deal(form.field("level") or deal.level, seed, deal.rulings, edition, fate)
        return RedirectResponse(f"/tables/{self.desk.deal(table).id}", 303)

    def _do(self, who: Guest, seat: Seat, change: Callable[[int], None], form: Form) -> Response:
        """Change the table, then show it: the script and a refusal get the page directly, others a redirect."""
        said, reason, refused = "", "", None
        try:
            self._change(seat, change, form.number("version"))
        except Stale:
            said = "stale"
        except Refused as error:
            reason = error.text(who.language)
            given = form.fields.get(ANSWER, "")
            refused = None if "=" in given else given
        except IllegalAnswer:
            said = "illegal"
        if who.reviews == AFTER and seat.table.result is not None:
            # Another review may be running, or there may be nothing to review.
            with suppress(SoloistError):
                self.desk.reviewer.start(self.desk.store.load(seat.id), seat.table)
        if who.swaps or reason:
            notice = who.t(f"notice-{said}") if said else reason
            return self._table(replace(who, here=f"/tables/{seat.id}"), seat, None, notice, refused=refused)
        return RedirectResponse(f"/tables/{seat.id}{said and f'?said={said}'}", 303)

    def _change(self, seat: Seat, change: Callable[[int], None], version: int) -> None:
        if not seat.table.game.is_companion:
            change(version)
            return
        # What is printed on a real component is asked once, and known at every later table. The page that is shown next
        # compares this table with the own edition, so that must have it already.
        before = seat.table.game.entered(seat.table.state)
        change(version)
        own_edition.keep_new(self.desk.store, seat.table, before)

    # --- pages

    def _table(
        self,
        who: Guest,
        seat: Seat,
        hint: HintLine | None,
        notice: str,
        primer: Primer | None = None,
        refused: str | None = None,
    ) -> Response:
        table = seat.table
        question = table.question
        if table.game.is_companion:
            return self._beside(who, seat, notice, refused)
        if question is None:
            return self._end(who, seat)
        game = table.game
        shown = position(who, table)
        if hint is not None:
            shown["v"].advise(hint.advised)
        return page(
            who,
            "table.html",
            **frame(who, table),
            **shown,
            table=around(seat),
            why=clause_page(game, game.book.clause(question.rule), dict(table.deal.rulings), who),
            hint=hint,
            notice=notice,
            primer=primer,
            guide=guide_of(table, seat.id, who),
            doubts=who.t("doubts") if seat.doubtful else "",
        )

    def _beside(self, who: Guest, seat: Seat, notice: str, refused: str | None) -> Response:
        """One screen of a companion. The notice says why an answer was `refused`, unless that was a correction."""
        table, result, game = seat.table, seat.table.result, seat.table.game
        question = table.question
        return page(
            who,
            "companion.html" if result is None else "companion-end.html",
            **frame(who, table),
            screen=Screen(table, who),
            v=View(table.scene, None, table.game.words, who.language),
            table=around(seat),
            notice=notice,
            refused=refused,
            doubts=who.t("doubts") if seat.doubtful and not table.can_undo else "",
            box_changes=self._box_changes(who, seat),
            why=question and clause_page(game, game.book.clause(question.rule), dict(table.deal.rulings), who),
            result=result,
            margin=None if result is None or result.you is None or result.opponent is None else abs(result.you - result.opponent),
        )

    def _box_changes(self, who: Guest, seat: Seat) -> str:
        """The answers that bring this table to the owner's edition, if it was corrected since the deal and nobody declined."""
        game = seat.table.game
        try:
            edition = own_edition.mine(self.desk.store, game)
        except BadEdition:
            # The page of the own edition says what is wrong with it.
            return ""
        if edition is None or seat.table.result is not None or who.left_box == f"{seat.id}-{edition.fingerprint}":
            return ""
        return " ".join(game.box_changes(seat.table.state, edition))

    def _walk(self, who: Guest, seat: Seat, number: int) -> Response:
        yours = seat.table.your_answers
        check_walk(number, len(yours))
        table, given = seat.table, ""
        if number < len(yours):
            table = seat.table.at(yours[number])
            assert table.question is not None
            chosen = seat.table.log[yours[number]].option
            given = next(option.text(who.language) for option in table.question.options if option.value == chosen)
        return page(
            who,
            "walk.html",
            **frame(who, table),
            **position(who, table, asking=False, past=seat.table.at(yours[number - 1]) if number else None),
            question=None if table.question is None else QuestionView(table.question, who.language),
            table=around(seat),
            number=number,
            last=len(yours),
            given=given,
        )

    def _older(self, who: Guest, id: int, table: Table) -> Response:
        """A table of earlier rules: the position where the rules begin to differ, without a question."""
        shown = frame(who, table)
        if table.game.is_companion:
            shown["game"] = shown["game"].plain
        return page(who, "older.html", **shown, **position(who, table, asking=False), id=id)

    def _end(self, who: Guest, seat: Seat) -> Response:
        table = seat.table
        mine = with_scores(self.desk.store).of(table.game.id, table.deal.level)
        return page(
            who,
            "end.html",
            **frame(who, table),
            **position(who, table),
            **end_of(who, table, mine, seat.id, self.desk.store.pace(seat.id)),
            **luck_of(who, seat, self.desk),
            table=around(seat),
        )


def position(
    who: Guest, table: Table, asking: bool = True, judged: Mapping[str, tuple[str, str]] | None = None, past: Table | None = None
) -> dict[str, Any]:
    """The board, and the events beside it since the last answer or since the position `past`.

    Without `asking` nothing can be chosen on the board. `judged` marks the spots that a review is about.
    """
    game = table.game
    if past is None:
        news = table.news if table.last is not None else table.news[-1:]
    else:
        news = table.events[len(past.events) :]
    scene, question = table.scene, table.question if asking else None
    teller = Teller(game, scene, who)
    before = table.before if past is None else past.scene
    score = score_change(game, table.goal_before if past is None else past.goal, table.goal, who.language)
    return {
        "v": View(
            scene=scene,
            question=question,
            words=game.words,
            language=who.language,
            most=table.most,
            just=teller.marks(news, before),
            judged=judged,
        ),
        "told": teller.news(news, score, table.answered if past is None else ()),
        "bills": bills_of(table, who.language) if asking else None,
        "gestures": gestures_of(table, who.language) if asking else None,
        "drags": drags_of(table) if asking else {},
    }


def table_id(request: Request) -> int:
    id: int = request.path_params["id"]
    return id


class NoSuchAnswer(SoloistError):
    """The game has fewer answers than that."""

    words = FACE


def check_board(seat: Seat) -> None:
    """Respond with 404 for a companion, which has no board."""
    if seat.table.game.is_companion:
        raise HTTPException(404)


def check_walk(number: int, last: int) -> int:
    if number > last:
        raise NoSuchAnswer("no-such-answer", given=str(number), last=last)
    return number


def around(seat: Seat) -> Around:
    table = seat.table
    return Around(seat.id, seat.version, table.can_undo, table.can_redo)


def frame(who: Guest, table: Table) -> dict[str, Any]:
    """What the bar of a table shows."""
    game = table.game
    return {
        "game": cover(game, who.language, table.deal.level),
        "level": game.level_name(table.deal.level, who.language),
        "code": table.deal.code if table.fate is not None else "",
        "goal": goal_line(table, who),
    }
