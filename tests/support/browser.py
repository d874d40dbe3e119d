"""Chromium for tests: one for the whole run of a process, and windows that watch what their pages ask for and report."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, expect, sync_playwright

from tests.support.processes import PATIENCE
from tests.support.server import SEEN, Server

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]  # fmt: skip
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
MISSING = (
    "no Chromium was found. Debian and Ubuntu: sudo apt install chromium. Fedora: sudo dnf install chromium."
    " Elsewhere: .venv/bin/playwright install chromium"
)
G = TypeVar("G", bound="Guests")

expect.set_options(timeout=1000 * PATIENCE)


def chromium_path(playwright: Playwright) -> str | None:
    """The Chromium of this machine, or else the one that Playwright has installed."""
    found = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    own = playwright.chromium.executable_path
    return found or (own if Path(own).exists() else None)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> str:
    return chromium_path(playwright) or pytest.skip(MISSING)


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
    yield running
    running.close()


class Guests:
    """Opens windows on a server; afterwards none may have asked another host or complained on its console."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.asked: set[str] = set()
        self.complaints: list[str] = []

    def window(self, server: Server, motion: str = "off", language: str = "en", seen: bool = True, **options: object) -> Page:
        """Who has not `seen` the primers gets them at the first deal of a game."""
        context = self.browser.new_context(**{"viewport": {"width": 1400, "height": 900}, **options})  # type: ignore[arg-type]
        context.set_default_timeout(1000 * PATIENCE)
        context.add_cookies(
            [
                {"name": name, "value": value, "url": server.address}
                for name, value in (("motion", motion), ("language", language), ("primers", SEEN if seen else ""))
            ]
        )
        self.contexts.append(context)
        return self.page(context)

    def page(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.on("request", self.asks)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hears)
        return page

    def hears(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def asks(self, request: Request) -> None:
        # A script that came packed is imported from memory (`blob:`), which is no host.
        if not request.url.startswith("blob:"):
            self.asked.add(urlsplit(request.url).netloc)


def hosting(host: G) -> Iterator[G]:
    """Let them sit, then close their windows and see that they behaved."""
    yield host
    for context in host.contexts:
        context.close()
    assert {name.split(":")[0] for name in host.asked} <= {"127.0.0.1"}
    assert host.complaints == []


@pytest.fixture
def guests(browser: Browser) -> Iterator[Guests]:
    yield from hosting(Guests(browser))
