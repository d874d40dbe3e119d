"""Measures hints and reviews of all games in Chromium, and on this machine itself (part of `make bench-static`)."""

import re
import time
from typing import Any

from playwright.sync_api import Page
from tests.faces.static.conftest import Host, live
from tests.support.paths import RECORDS

import soloist
from soloist.coach.grading import in_steps
from soloist.coach.hints import hint
from soloist.engine.table import Table
from soloist.players.of_game import budget_of

ASKED = 2
"""Hints of each game: the middle ones of a golden record."""
TRIES = re.compile(r"(?:Based on|is simulated)\D{1,3}([\d,]+)")
ENOUGH = 30.0
"""CPU seconds for which a review is measured."""
DONE = re.compile(r'<progress[^>]*max="(\d+)"[^>]*value="(\d+)"')
ASK = """
async ([path, body]) => {
  const given = body === null ? {} : { method: "POST", body: new URLSearchParams(body) };
  const answer = await soloist.ask(`#${path}`, given);
  return [answer.url.split("#")[1].split("?")[0], await answer.text()];
}
"""


def ask(page: Page, path: str, body: dict[str, str] | None = None) -> tuple[str, str]:
    found: tuple[str, str] = tuple(page.evaluate(ASK, [path, body]))
    return found


def golden(game: str) -> Table:
    return next(table for file in RECORDS if (table := soloist.read(file.read_text())).game.id == game)


def questions(table: Table) -> list[Table]:
    """The table at some questions with several options, in the middle of the game."""
    found = [one for number in range(len(table.log)) if is_asked(one := table.at(number))]
    middle = len(found) // 2
    return found[middle : middle + ASKED]


def is_asked(table: Table) -> bool:
    return table.question is not None and not table.question.chance and len(table.question.options) > 2


def cpu(page: Page) -> float:
    """CPU seconds of the busiest renderer process."""
    assert page.context.browser is not None
    found: list[dict[str, Any]] = page.context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max(float(one["cpuTime"]) for one in found if one["type"] == "renderer")


def measure(page: Page, host: Host) -> None:
    page.goto(host.home)
    live(page, "/")
    for game in soloist.GAMES:
        table = golden(game)
        for at in questions(table):
            start = time.process_time()
            here = hint(at)
            own = time.process_time() - start
            assert here is not None
            place, _ = ask(page, "/read", {"record": at.record()})
            begun, before = time.monotonic(), cpu(page)
            _, told = ask(page, f"{place}/hint", {"version": "0"})
            wall, spent = time.monotonic() - begun, cpu(page) - before
            tries = TRIES.search(re.sub("<.*?>", "", told))
            print(
                f"  hint {game:17} {tries[1] if tries else '?':>6} tries of each in {spent:4.1f} s of processor, {wall:4.1f} s;"
                f" on this machine {here.tries} in {own:.1f} s of processor",
                flush=True,
            )
        review(page, game, table)


def review(page: Page, game: str, table: Table) -> None:
    """A review takes minutes, so measure only its first steps, and the same steps on this machine. Early answers take longest."""
    place, _ = ask(page, "/read", {"record": table.record()})
    before = cpu(page)
    _, told = ask(page, f"{place}/review", {})
    while cpu(page) - before < ENOUGH and "data-reviewing" in told:
        _, told = ask(page, f"{place}/review")
    spent, found = cpu(page) - before, DONE.search(told)
    ask(page, f"{place}/review/stop", {})
    tries = budget_of(table.game).tries
    step = (0, 0)
    start = time.process_time()
    for step in in_steps(table, tries):
        if found and step[0] >= int(found[2]):
            break
    here = time.process_time() - start
    print(
        f"  review {game:17} {step[0]} of {step[1]} steps in {spent:4.1f} s of processor;"
        f" on this machine {here:4.1f} s with {tries} tries",
        flush=True,
    )
