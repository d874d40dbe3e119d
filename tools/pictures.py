"""Makes the pictures of the manual from the running program: `make pictures`, or `python -m tools.pictures [--only WORD]`.

Every picture is made in each language, in light and in dark colours, as `docs/<language>/pictures/<name>-<colours>.webp`. Deals,
answers and the day are fixed, so a picture changes only if the program does. Pages name pictures by their files; `make docs`
fails if one of them is missing.
"""

import argparse
import io
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.support.browser import FLAGS, chromium_path
from tests.support.server import SEEN, Server

import soloist
from soloist.coach.grading import review
from soloist.engine.table import Table
from soloist.library.store import Store
from soloist.players.catalogue import choose, player
from tools import fixed_day
from tools.manual import DOCS, LANGUAGES

SCHEMES = ("light", "dark")
SCREEN: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 780},
    "device_scale_factor": 1.5,
    "has_touch": True,
    "is_mobile": True,
}
QUALITY = 60
GOLDEN = DOCS.parent / "tests" / "golden"
MARK = Path(soloist.__file__).parent / "faces" / "web" / "static" / "mark.svg"
SEED = "K7Q2"
MIDDLE = {"stone-age": 60, "raiders": 60, "guilds-of-london": 60, "peloponnes": 12}
"""After this many questions a game is well under way."""
BESIDE = {"stone-age": 8, "raiders": 6, "guilds-of-london": 6, "peloponnes": 5}
"""After this many taps a companion gives instructions for the opponent."""


@dataclass(frozen=True)
class Picture:
    """A page, the window that shows it, and what a person does there first."""

    name: str
    path: str
    window: dict[str, Any]
    first: Callable[[Page], None] = lambda page: None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="only pictures whose name contains this word")
    only = parser.parse_args().only
    fixed_day.fix()
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "tables.db"
        wanted = [one for one in pictures(Store(database)) if only in one.name]
        server = Server(database, "-m", "tools.fixed_day")
        try:
            take(server, wanted)
        finally:
            server.stop()


def pictures(store: Store) -> list[Picture]:
    """The tables that the pictures show, and then the pictures."""
    lost = golden("peloponnes/general-lost")
    reviewed = store.add(lost)
    store.keep_review(reviewed, 0, review(lost, tries=100).to_json(lost))
    for record in (
        "stone-age/basic-won",
        "raiders/normal-lost",
        "guilds-of-london/rik-guild-tiles-won",
        "peloponnes/sergeant-won",
    ):
        store.add(golden(record))
    beside = {game: store.add(beside_the_board(game)) for game in soloist.GAMES}
    hinted = store.add(under_way("peloponnes", 3))
    # The first page offers the newest tables, so these come last.
    tables = {game: store.add(under_way(game)) for game in reversed(soloist.GAMES)}
    found = [
        Picture("first-screen", "/", SCREEN),
        Picture("first-phone", "/", PHONE),
        Picture("table-phone", f"/tables/{tables['stone-age']}", PHONE),
        Picture("why-screen", f"/tables/{hinted}", SCREEN, ask_why),
        Picture("hint-screen", f"/tables/{hinted}", SCREEN, ask_for_hint),
        Picture("review-screen", f"/tables/{reviewed}/review", SCREEN, next_mistake),
        Picture("my-games-screen", "/tables", SCREEN),
        Picture("box-screen", "/box/guilds-of-london/guild/mercers", SCREEN),
        Picture("carry-screen", f"/tables/{hinted}/carry", SCREEN, name_the_other_device),
    ]
    for game in soloist.GAMES:
        found += [
            Picture(f"{game}-screen", f"/tables/{tables[game]}", SCREEN),
            Picture(f"{game}-beside", f"/tables/{beside[game]}", PHONE),
            Picture(f"{game}-primer", f"/games/{game}/primer", SCREEN),
        ]
    return found


def golden(name: str) -> Table:
    return soloist.read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))


def under_way(game: str, questions: int = 0) -> Table:
    """A game that the greedy player has begun."""
    table = soloist.GAMES[game].deal(seed=SEED, any_order=False)
    plays = player("greedy", table.game, SEED)
    for _ in range(questions or MIDDLE[game]):
        if table.question is None:
            break
        table.answer(choose(table, table.question, plays).token)
    return soloist.read(table.record())


def beside_the_board(game: str) -> Table:
    """A companion after the first taps, each on the first answer."""
    table = soloist.COMPANIONS[game].deal(seed=SEED)
    for _ in range(BESIDE[game]):
        if table.question is not None:
            table.answer(table.question.options[0].token)
    return table


def ask_why(page: Page) -> None:
    page.keyboard.press("?")
    page.locator("#why-panel").wait_for()


def ask_for_hint(page: Page) -> None:
    page.keyboard.press("h")
    page.locator(".hintline").wait_for()


def next_mistake(page: Page) -> None:
    page.keyboard.press("m")
    page.locator(".verdict.bad").wait_for()


def name_the_other_device(page: Page) -> None:
    """With an address the page shows a picture to scan; this one is reserved for examples."""
    page.locator("form:has(input[name=address]) input[name=address]").fill("https://soloist.example/")
    page.locator("form:has(input[name=address]) button").click()
    page.locator(".qrs").wait_for()


def take(server: Server, wanted: list[Picture]) -> None:
    with chromium() as browser:
        for language in LANGUAGES:
            folder = DOCS / language / "pictures"
            folder.mkdir(exist_ok=True)
            shutil.copy(MARK, folder / MARK.name)
            for scheme in SCHEMES:
                for picture in wanted:
                    image = shot(browser, server, picture, language, scheme)
                    Image.open(io.BytesIO(image)).save(folder / f"{picture.name}-{scheme}.webp", quality=QUALITY, method=6)
            print(f"{language}: {len(wanted) * len(SCHEMES)} pictures")


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(playwright), args=FLAGS)
        yield browser
        browser.close()


def shot(browser: Browser, server: Server, picture: Picture, language: str, scheme: str) -> bytes:
    context = browser.new_context(**picture.window, timezone_id="UTC")
    cookies = {"motion": "off", "language": language, "scheme": scheme, "primers": SEEN}
    context.add_cookies([{"name": name, "value": value, "url": server.address} for name, value in cookies.items()])
    page = context.new_page()
    page.goto(server.address + picture.path)
    page.wait_for_load_state("networkidle")
    picture.first(page)
    image: bytes = page.screenshot()
    context.close()
    return image


if __name__ == "__main__":
    main()
