"""`soloist review`: review a finished game, with luck and decisions separated."""

import sys
from itertools import groupby

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from soloist.coach.grading import review
from soloist.coach.hints import percent, why
from soloist.coach.review import Moment, Review, move_name, place_name, question
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import unbroken
from soloist.faces.terminal.speech import FACE, Speech
from soloist.library.store import Store, open_saved

BAR = 20
MOST_LINES = 24
"""Show at most about this many rounds. In a longer game, show those with the largest changes."""


def review_table(console: Console, plain: bool, speech: Speech, store: Store, id: int, as_json: bool) -> None:
    """Show the saved review of a table, or compute and save it first. An interrupted review saves nothing."""
    saved = store.load(id)
    table = open_saved(saved)
    speech.words = table.game.words
    text = store.review(id, saved.version)
    found = Review.kept(text, table)
    if found is None:
        found = _make(speech, table)
        text = found.to_json(table)
        store.keep_review(id, saved.version, text)
    if as_json:
        sys.stdout.write(f"{text}\n")
    else:
        ReviewPage(console, plain, speech, table, found).show()


def _make(speech: Speech, table: Table) -> Review:
    """Compute the review with a progress bar."""
    aside = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=aside, transient=True) as progress:
            bar = progress.add_task(speech.say("reviewing"), total=None)
            return review(table, lambda done, of: progress.update(bar, completed=done, total=of))
    except KeyboardInterrupt:
        raise BrokenOff("review-stopped") from None


class BrokenOff(SoloistError):
    """The user interrupted the review."""

    words = FACE


class ReviewPage:
    """Prints a review."""

    def __init__(self, console: Console, plain: bool, speech: Speech, table: Table, review: Review) -> None:
        self.console = console
        self.plain = plain
        self.speech = speech
        self.table = table
        self.review = review

    def show(self) -> None:
        review = self.review
        outcome, game = self.table.state.outcome, self.table.game.title(self.speech.language)
        self.console.print(Text(self.speech.say("review-title", game=game, outcome=outcome), style="bold"))
        start, end, given = percent(review.start), percent(review.result), percent(review.decisions)
        # The rounded numbers must add up, so compute luck as the rest.
        luck = end - start - given
        self._say("review-sum", start=start, end=end, luck=signed(luck), decisions=signed(given))
        self._say("review-count", all=len(review.moments), mistakes=len(review.mistakes))
        if review.taken_back:
            self._say("review-taken-back", times=review.taken_back)
        self._rounds()
        for nth, moment in enumerate(review.costliest, start=1):
            self._decision(nth, moment)
        self.console.print()
        self.console.print(Text(self.speech.say("review-effort", tries=review.tries), style="dim"))

    def _rounds(self) -> None:
        """Print the win chance at the beginning of each round, and how luck and decisions changed it."""
        rounds = [list(some) for _, some in groupby(self.review.moments, key=lambda moment: moment.place)]
        if len(rounds) > MOST_LINES:
            least = sorted((swing(some) for some in rounds), reverse=True)[MOST_LINES - 1]
            rounds = [some for some in rounds if swing(some) >= least]
        grid = Grid.grid(padding=(0, 2))
        for some in rounds:
            chance = percent(some[0].chance_before)
            luck, decisions = (percent(sum(numbers)) for numbers in ([one.luck for one in some], [one.decision for one in some]))
            cells = [
                Text(self._place(some[0])),
                Text(f"{chance:>3} %"),
                Text(self.speech.say("review-luck", points=signed(luck)), style="" if luck else "dim"),
                Text(self.speech.say("review-decisions", points=signed(decisions)), style="red" if decisions else "dim"),
            ]
            if not self.plain:
                cells.insert(1, Text("█" * round(BAR * some[0].chance_before), style="cyan"))
            grid.add_row(*cells)
        self.console.print()
        self.console.print(grid)

    def _decision(self, nth: int, moment: Moment) -> None:
        """Print what you did, what the coach would have done, and why."""
        asked = question(self.table, moment)
        language = self.speech.language
        chosen, best = (unbroken(move_name(self.table, moment, token, language)) for token in (moment.chosen, moment.best))
        self.console.print()
        lost = signed(percent(moment.decision))
        title = self.speech.say("review-decision", nth=nth, place=self._place(moment), lost=lost)
        self.console.print(Text(title, style="bold yellow"))
        before, after = percent(moment.chance_before), percent(moment.chance_after)
        said = [
            unbroken(asked.heading(self.speech.language)),
            self.speech.say("review-choice", chosen=chosen, best=best, before=before, after=after),
            why(moment.reasons, self.speech.language),
        ]
        for line in said:
            if line:
                self.console.print(Padding(Text(unbroken(line)), (0, 0, 0, 2)) if not self.plain else Text(unbroken(line)))

    def _place(self, moment: Moment) -> str:
        return unbroken(place_name(self.table, moment, self.speech.language)) or self.speech.say("review-setup")

    def _say(self, message: str, **values: int | str) -> None:
        self.console.print(Text(self.speech.say(message, **values)))


def swing(moments: list[Moment]) -> float:
    """The largest change of the win chance by a single moment of a round."""
    return max(abs(moment.luck) + abs(moment.decision) for moment in moments)


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"
