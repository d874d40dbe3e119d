"""The static build, made once for all tests and served by a plain file server, and Chromium to open it."""

import fcntl
import os
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import soloist
from soloist.faces.static.build import build, tools
from tests.support.browser import Guests, hosting
from tests.support.paths import ROOT
from tests.support.processes import PATIENCE
from tests.support.server import SEEN, Server
from tests.support.sitting import SHORT, sit_down

NODE_MODULES = ROOT / "node_modules"
KEPT = ROOT / "build" / "static"
NATIVE = ROOT / "build" / "native"


class Host:
    """Serves the files of a folder under /soloist/, and records the requests. It can be stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.listening = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, host=self))
        threading.Thread(target=self.listening.serve_forever, daemon=True).start()
        self.home = f"http://127.0.0.1:{self.listening.server_address[1]}/soloist/"
        self.address = f"{self.home}#"
        """The prefix of the path of a page, like the address of a server."""

    def stop(self) -> None:
        self.listening.shutdown()
        self.listening.server_close()


class Files(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm"}
    protocol_version = "HTTP/1.1"

    def __init__(self, *given: Any, host: Host) -> None:
        self.host = host
        super().__init__(*given, directory=str(host.folder))

    def do_GET(self) -> None:
        self.host.asked.append(self.path)
        self.path = self.path.removeprefix("/soloist")
        super().do_GET()

    def log_message(self, format: str, *values: Any) -> None:
        pass


def sources() -> str:
    """A hash of every file that goes into the build."""
    folder = Path(soloist.__file__).parent
    kinds = (".py", ".toml", ".ftl", ".json", ".html", ".js", ".mjs", ".css", ".svg", ".png")
    files = [file for file in sorted(folder.rglob("*")) if file.suffix in kinds] + [ROOT / "package-lock.json"]
    return sha256(b"".join(file.as_posix().encode() + file.read_bytes() for file in files)).hexdigest()[:16]


@pytest.fixture(scope="session")
def dist() -> Path:
    """The first process that needs the build makes it. It is kept until a source changes."""
    tools(NODE_MODULES)
    folder = KEPT / sources()
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "sw.js").exists():
            for old in KEPT.glob("[0-9a-f]*"):
                shutil.rmtree(old)
            build(folder, NODE_MODULES, NATIVE)
    return folder


@pytest.fixture(scope="session")
def server(dist: Path) -> Iterator[Host]:
    """Replaces the server in the tests of the served pages."""
    host = Host(dist)
    yield host
    host.stop()


@pytest.fixture
def own_host(dist: Path, tmp_path: Path) -> Iterator[Host]:
    """A folder that a test may change, at a host that it may stop."""
    folder = tmp_path / "folder"
    shutil.copytree(dist, folder, copy_function=os.link)
    host = Host(folder)
    yield host
    host.stop()


def live(page: Page, path: str | None = None) -> None:
    """Wait until Python has answered, and the page of this path is there with its scripts."""
    page.wait_for_function(
        "path => document.readyState === 'complete' && (path === null ? 'live' in document.documentElement.dataset"
        " : document.documentElement.dataset.live === path)",
        arg=path,
    )


def sit(page: Page, host: Host, game: str) -> None:
    """Sit down at a short game."""
    sit_down(page, cast(Server, host), game, *SHORT[game])


class Sitters(Guests):
    """Windows on the static build. Every browser starts its own Python, which takes a moment."""

    def window(self, server: Any, motion: str = "off", language: str = "en", seen: bool = True, **options: Any) -> Page:
        context = self.browser.new_context(locale=language, **{"viewport": {"width": 1400, "height": 900}, **options})
        context.set_default_timeout(1000 * PATIENCE)
        self.contexts.append(context)
        page = self.page(context)
        page.goto(f"{server.address}/")
        settle(page, motion=motion, language=language, primers=SEEN if seen else "")
        return page

    def page(self, context: BrowserContext) -> Page:
        page = super().page(context)
        goto, reload = page.goto, page.reload

        def go(url: str, **options: Any) -> None:
            here, there = (one.partition("#") for one in (page.url, url))
            if here[0] == there[0] and here[2] != there[2]:
                # The document stays, and shows the other page only after a while.
                page.evaluate("delete document.documentElement.dataset.live")
            goto(url, **options)
            live(page, urlsplit(url).fragment.partition("#")[0] or "/")

        def again(**options: Any) -> None:
            reload(**options)
            live(page)

        page.goto, page.reload = go, again  # type: ignore[method-assign]
        return page


def settle(page: Page, **crumbs: str) -> None:
    """Store the settings of the menu, and what a first visit would remember."""
    page.evaluate(
        """crumbs => new Promise((done) => {
            indexedDB.open("soloist").onsuccess = ({ target: { result: database } }) => {
                const writing = database.transaction("meta", "readwrite");
                writing.objectStore("meta").put(crumbs, "cookies");
                writing.oncomplete = () => done(database.close());
            };
        })""",
        crumbs,
    )


@pytest.fixture
def guests(browser: Browser) -> Iterator[Sitters]:
    yield from hosting(Sitters(browser))
