"""The Well beside the real board: Soloist only counts the days."""

from collections.abc import Mapping

from soloist.engine.companion import VALUES, Ask, Beside, Companion, Dial
from soloist.engine.kernel.machine import LOST, WON, Act
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Line, Result, Scene, Spot, Zone
from soloist.engine.sheet import END, Part, Sheet, Track, row
from soloist.engine.text.edition import Edition
from tests.support.toy_game import DAYS, GAME


class DaysBeside(Beside):
    def __init__(self) -> None:
        super().__init__()
        self.day = 0

    def copy(self) -> "DaysBeside":
        c = DaysBeside()
        c.agenda = self.agenda.copy()
        c.outcome = self.outcome
        c.own_cards = self.own_cards
        c.day = self.day
        return c

    def dials(self) -> list[Dial]:
        return [Dial("day", self.day, 1, DAYS)]

    def set_right(self, spot: str, value: int) -> None:
        self.day = value


class Ready(Ask[DaysBeside]):
    rule = "W-1"
    words = ("ready",)

    def question(self, s: DaysBeside) -> Phrase:
        return Phrase("ask-ready")


class NextDay(Act[DaysBeside]):
    rule = "W-1"

    def run(self, s: DaysBeside) -> None:
        if s.day == DAYS:
            s.tell("W-5", "told-lost")
            s.end(LOST)
            return
        s.day += 1
        s.headline(f"day-{s.day}", self.rule, "told-day", day=s.day)
        s.touch("day", 1)
        s.then(Climbed())


class Climbed(Ask[DaysBeside]):
    rule = "W-4"
    words = ("done", "out")

    def question(self, s: DaysBeside) -> Phrase:
        return Phrase("ask-out")

    def take_word(self, s: DaysBeside, word: str) -> None:
        if word == "done":
            s.then(NextDay())
        else:
            s.tell("W-4", "told-won")
            s.end(WON)


class DaysCompanion(Companion):
    beside = GAME
    id = "well-companion"
    letter = "Y"
    revision = 1
    levels = GAME.levels
    turns = ("day-",)

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> DaysBeside:
        s = DaysBeside()
        s.then(Ready(), NextDay())
        return s

    def scene(self, s: DaysBeside) -> Scene:
        day = Spot("day", Phrase("value-day"), value=s.day, limit=DAYS)
        return Scene(Phrase("told-day", day=s.day), (Zone(VALUES, Phrase("opponent"), (day,)),))

    def written(self, s: DaysBeside) -> Sheet:
        end = Part(END, Phrase("line-days"), (row("told-won", "W-4"), row("told-lost", "W-5")))
        return Sheet((), (end,), (Track(Phrase("value-day"), 0, DAYS),), (), DAYS)

    def result(self, s: DaysBeside) -> Result:
        won = s.outcome == WON
        lines = (Line(Phrase("line-days"), s.day, None, "W-1"),)
        return Result(s.outcome, Phrase("told-won" if won else "told-lost"), "W-4" if won else "W-5", lines)

    def margin(self, s: DaysBeside) -> int:
        return DAYS - s.day


COMPANION = DaysCompanion()
