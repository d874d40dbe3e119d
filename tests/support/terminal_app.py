"""The full-screen app in tests: open it in a window of a given size, press keys, wait for a state, read the screen."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot
from textual.widgets import Static

import soloist
from soloist.engine.table import Table
from soloist.faces.terminal.app.reading import ReadingScreen
from soloist.faces.terminal.app.soloist_app import SoloistApp
from soloist.faces.terminal.app.table_screen import TableScreen
from soloist.faces.terminal.seat import Seat
from soloist.faces.terminal.speech import Speech
from soloist.lab.user_players import answer
from soloist.library.store import Store
from tests.support.loops import run_apart
from tests.support.processes import PATIENCE

SMALL, LARGE = (80, 24), (120, 40)
Play = Callable[[Pilot[str]], Awaitable[None]]


def at_table(store: Store, table: Table, language: str = "en") -> SoloistApp:
    seat = Seat.new(store, table)
    if table.log:
        seat.seen = len(table.events) - len(table.news)
    return SoloistApp(Speech(language), store, seat)


def run(app: SoloistApp, play: Play, size: tuple[int, int] = SMALL) -> None:
    async def whole() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await pilot.pause()
            await play(pilot)

    run_apart(whole())


async def press(pilot: Pilot[str], *pressed: str) -> None:
    for key in pressed:
        await pilot.press(key)
        await pilot.pause()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


def table_of(pilot: Pilot[str]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


async def to_table(pilot: Pilot[str]) -> TableScreen:
    """Leave the pages to read."""
    while isinstance(pilot.app.screen, ReadingScreen):
        await press(pilot, "escape")
    return table_of(pilot)


def text(pilot: Pilot[str], id: str) -> str:
    return " ".join(str(pilot.app.screen.query_one(f"#{id}", Static).content).split())


def said(pilot: Pilot[str]) -> list[str]:
    """The messages on the screen."""
    return [message.message for message in pilot.app._notifications]


def finished(game: str) -> Table:
    table = soloist.GAMES[game].deal(seed="K7Q2")
    while table.question is not None:
        table.answer(answer("greedy", table))
    return table
