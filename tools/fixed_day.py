"""`soloist` on a fixed day, so that pictures of it show the same times and the same deal of the day whenever they are made."""

from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Self

from soloist.cli.command import main
from soloist.faces.web.pages import first, my_games, shelf
from soloist.library import store

NOON = datetime(2026, 3, 14, 12, tzinfo=UTC)


class Day(date):
    @classmethod
    def today(cls) -> Self:
        return cls(NOON.year, NOON.month, NOON.day)


class Moment(datetime):
    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls.fromtimestamp(NOON.timestamp(), tz)


def now(shift: timedelta = timedelta(0)) -> str:
    return (NOON + shift).isoformat(timespec="microseconds")


def fix() -> None:
    """Put the fixed day in place of the clock, wherever a page or the store asks for it."""
    for module in (first, my_games):
        module.date = Day  # type: ignore[attr-defined]
    shelf.datetime = Moment  # type: ignore[attr-defined]
    store._now = now


if __name__ == "__main__":
    fix()
    main()
