"""Servers for the soak, as context managers, and JSON clients for them. Everything stays on this machine."""

import http.client
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

HERE = "127.0.0.1"
START_SECONDS = 60.0
ANSWER_SECONDS = 60.0
GONE = (OSError, http.client.HTTPException)
"""The errors that a client gets when the server is killed."""


@contextmanager
def collection_file() -> Iterator[Path]:
    """A path for a collection in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="soloist-soak-") as folder:
        yield Path(folder) / "tables.db"


def environment(database: Path) -> dict[str, str]:
    return {**os.environ, "SOLOIST_DB": str(database), "SOLOIST_LANG": "en", "TERM": "xterm-256color"}


@contextmanager
def unbroken() -> Iterator[None]:
    """Block Ctrl-C and SIGTERM. Processes that are started meanwhile inherit the block; we end those ourselves."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def kill_after(seconds: float, process: int) -> Iterator[None]:
    """Kill the process after this many seconds, unless the context is left before."""
    timer = threading.Timer(seconds, os.kill, (process, signal.SIGKILL))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()


class Server:
    """A `soloist serve` process. Its standard error goes to a file beside the collection."""

    def __init__(self, database: Path) -> None:
        self.port = 0
        with log_of(database).open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "soloist", "serve", "--no-browser", "--port", "0"],
                env=environment(database),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

    def wait(self) -> bool:
        """Wait until the server is ready. Returns False if it does not start."""
        assert self.process.stdout is not None
        with kill_after(START_SECONDS, self.process.pid):
            line = next((line for line in self.process.stdout if line.startswith("http://")), "")
        self.port = urlsplit(line.strip()).port or 0
        return self.port != 0

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@contextmanager
def starting(database: Path) -> Iterator[Server]:
    """A server that may not be ready yet."""
    server: Server | None = None
    try:
        with unbroken():
            server = Server(database)
        yield server
    finally:
        with unbroken():
            if server is not None:
                server.end()


@contextmanager
def serving(database: Path) -> Iterator[Server]:
    """A server that is ready."""
    with starting(database) as server:
        assert server.wait(), "the server did not start"
        yield server


def log_of(database: Path) -> Path:
    return database.with_name("server.log")


def complaint(database: Path) -> str:
    """The end of the servers' log."""
    log = log_of(database)
    return log.read_text(errors="replace")[-1000:] if log.exists() else ""


class Guest:
    """A client with one connection that stays open."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection(HERE, port, timeout=ANSWER_SECONDS)

    def ask(self, path: str, body: object = None) -> tuple[int, http.client.HTTPMessage, str]:
        """Send a POST with a body, or a GET without one. Returns the status, headers and text of the response."""
        content = None if body is None else json.dumps(body)
        self.connection.request("GET" if body is None else "POST", f"/api/{path}", content, {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        return answer.status, answer.headers, answer.read().decode()

    def told(self, path: str, body: object = None) -> Any:
        """The JSON of a response that must be successful."""
        status, _, text = self.ask(path, body)
        assert status in (200, 201), f"{status} for {path}: {text[:200]}"
        return json.loads(text)

    def leave(self) -> None:
        self.connection.close()
