"""The review of a finished game: computed in a subprocess with progress, then shown. Escape stops it."""

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import ProgressBar, Static

from soloist.coach.review import Review
from soloist.engine.text.errors import SoloistError
from soloist.faces.terminal.app.reading import ReadingScreen, TextPage, printed
from soloist.faces.terminal.commands.reviewing import ReviewPage
from soloist.faces.terminal.lines import keys
from soloist.faces.terminal.seat import Seat
from soloist.faces.terminal.speech import Speech
from soloist.library.coach_process import REVIEW, CoachProcess
from soloist.library.store import Store


class ReviewScreen(Screen[None]):
    """Shows the progress of a review, and then the review."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "stop")]

    def __init__(self, speech: Speech, store: Store, seat: Seat) -> None:
        super().__init__()
        self.speech = speech
        self.store = store
        self.seat = seat
        self.process: CoachProcess | None = None

    def compose(self) -> ComposeResult:
        yield Static(f" Soloist  {self.speech.say('reviewing')}", id="head")
        yield ProgressBar(id="bar", show_eta=True)
        yield Static(keys(self.speech, "keys-waiting"), id="keys")

    def on_mount(self) -> None:
        self.set_interval(0.2, self.show_progress)
        self.compute()

    def on_unmount(self) -> None:
        if self.process is not None:
            self.process.kill()

    def show_progress(self) -> None:
        if self.process is not None:
            done, of = self.process.progress
            self.query_one("#bar", ProgressBar).update(total=of or None, progress=done)

    @work(thread=True, exit_on_error=False)
    def compute(self) -> None:
        """Show the saved review, or compute and save it."""
        id = self.seat.id
        try:
            saved = self.store.load(id)
            text = self.store.review(id, saved.version)
            found = Review.kept(text, self.seat.table)
            if found is None:
                self.process = CoachProcess()
                text = self.process.ask(REVIEW, saved)
                self.process.close()
                found = Review.kept(text, self.seat.table)
                if text is not None and found is not None:
                    self.store.keep_review(id, saved.version, text)
        except SoloistError as error:
            self.app.call_from_thread(self.notify, error.text(self.speech.language), severity="error")
            found = None
        if found is None:
            self.app.call_from_thread(self.dismiss)
        else:
            self.app.call_from_thread(self.show, found)

    @work
    async def show(self, found: Review) -> None:
        draw = printed(lambda paper: ReviewPage(paper, False, self.speech, self.seat.table, found).show())
        await self.app.push_screen_wait(ReadingScreen(self.speech, [TextPage(self.speech.say("page-review"), draw)]))
        self.dismiss()

    def action_stop(self) -> None:
        self.dismiss()
