"""A real server on a port of its own, and Debian's Chromium to sit at it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from starlette.testclient import TestClient

import soloist
from soloist.faces.web.app import application
from soloist.library.store import Store
from tests.faces.web.asking import HOST
from tests.processes import usual_signals

G = TypeVar("G", bound="Guests")
SEEN = ".".join([*soloist.GAMES, "well"])


class Server:
    """`soloist serve` in a process of its own; `kill` is the worst that can happen to it."""

    def __init__(self, database: Path, *command: str) -> None:
        self.database = database
        self.command = command or ("-m", "soloist")
        self.port = 0
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *self.command, "serve", "--no-browser", "--port", str(self.port), "--lang", "en"],
            env={**os.environ, "SOLOIST_DB": str(self.database)},
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=usual_signals,
        )
        assert self.process.stdout is not None
        try:
            self.address = next(line.strip().rstrip("/") for line in self.process.stdout if line.startswith("http://"))
        except BaseException:
            self.kill()
            raise
        self.port = urlsplit(self.address).port or 0

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("web") / "tables.db")
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path / "tables.db")
    yield running
    running.stop()


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
        context.set_default_timeout(45_000)
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
        page.on("request", lambda request: self.asked.add(urlsplit(request.url).netloc))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self.complaints.append(message.text) if message.type == "error" else None)
        return page


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


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "tables.db")


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    with TestClient(application(store), base_url=HOST, raise_server_exceptions=False) as client:
        client.cookies.set("primers", SEEN)
        yield client
