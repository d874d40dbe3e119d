"""The review of a finished game: start it, show its progress, walk through it, and play on from any answer."""

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from soloist.coach.grading import check
from soloist.coach.review import Review
from soloist.faces.web.desk.desk import Desk, Seat
from soloist.faces.web.pages.table import NoSuchAnswer, around, frame, position, table_id
from soloist.faces.web.parts.site import Form, Guest, guest, page
from soloist.faces.web.parts.timeline import costs_of, falls_of, first_of, judged_spots, open_at, timeline_of


class Reviews:
    """All pages of reviews."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def show(self, request: Request) -> Response:
        """The review with one answer selected. Without a review, its progress or the button that starts it."""
        who = guest(request)
        with self.desk.sit(table_id(request)) as seat:
            check(seat.table)
            found = self.desk.reviewer.found(seat.id, seat.version, seat.table)
            if found is None or not found.moments:
                return self._waiting(who, seat)
            number = request.path_params.get("number")
            return self._open(who, seat, found, first_of(found) if number is None else number, request.query_params)

    def start(self, request: Request, form: Form) -> Response:
        with self.desk.sit(table_id(request)) as seat:
            self.desk.reviewer.start(self.desk.store.load(seat.id), seat.table)
        return RedirectResponse(f"/tables/{seat.id}/review", 303)

    def stop(self, request: Request, form: Form) -> Response:
        id = table_id(request)
        self.desk.reviewer.stop(id)
        return RedirectResponse(f"/tables/{id}/review", 303)

    def play_on(self, request: Request, form: Form) -> Response:
        """Copy the table up to one of its answers, to try another one. Copies never count."""
        number = form.number("number")
        with self.desk.sit(table_id(request)) as seat:
            last = len(seat.table.log) - 1
            if not 0 <= number <= last:
                raise NoSuchAnswer("no-such-answer", given=form.field("number"), last=last)
            copy = self.desk.deal(seat.table.at(number), seat.id)
        return RedirectResponse(f"/tables/{copy.id}", 303)

    def _waiting(self, who: Guest, seat: Seat) -> Response:
        progress = self.desk.reviewer.progress(seat.id)
        return page(who, "reviewing.html", **frame(who, seat.table), table=around(seat), progress=progress)

    def _open(self, who: Guest, seat: Seat, review: Review, index: int, query: QueryParams) -> Response:
        """Show one answer in detail. With the coach hidden, the user is asked to answer again first."""
        if index >= len(review.moments):
            raise NoSuchAnswer("no-such-answer", given=str(index), last=len(review.moments) - 1)
        table, hidden = seat.table, query.get("coach") == "hidden"
        past = table.at(review.moments[index].number)
        shown = open_at(review, table, index, who, query.get("try", "") if hidden else "")
        marks = judged_spots(review, table, index, who) if shown.tried or not hidden else None
        return page(
            who,
            "review.html",
            **frame(who, past),
            **position(who, past, asking=False, judged=marks),
            table=around(seat),
            review=review,
            last=len(review.moments) - 1,
            timeline=timeline_of(review, table, index, who),
            falls=falls_of(review),
            costs=costs_of(review, table, who),
            open=shown,
            hidden=hidden,
        )
