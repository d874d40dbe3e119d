"""Servers of the soak, each ended when it is left, and guests who speak JSON to them; only this machine is spoken to."""

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
"""What a guest meets when the server is killed."""


@contextmanager
def collection_file() -> Iterator[Path]:
    """A place for a collection; it goes when it is left."""
    with tempfile.TemporaryDirectory(prefix="soloist-soak-") as folder:
        yield Path(folder) / "tables.db"


def environment(database: Path) -> dict[str, str]:
    return {**os.environ, "SOLOIST_DB": str(database), "SOLOIST_LANG": "en", "TERM": "xterm-256color"}


@contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C waits until what is begun here is done; processes started here do not hear it, for we end them ourselves."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def kill_after(seconds: float, process: int) -> Iterator[None]:
    """The process is killed after so many seconds, but not once this is left."""
    timer = threading.Timer(seconds, os.kill, (process, signal.SIGKILL))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()


class Server:
    """`soloist serve`; what it complains of goes into a file beside the collection."""

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
        """Whether it came to answering."""
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
    """A server that may not answer yet."""
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
    """A server that answers."""
    with starting(database) as server:
        assert server.wait(), "the server did not start"
        yield server


def log_of(database: Path) -> Path:
    return database.with_name("server.log")


def complaint(database: Path) -> str:
    """The end of what servers complained of."""
    log = log_of(database)
    return log.read_text(errors="replace")[-1000:] if log.exists() else ""


class Guest:
    """Asks over one connection that stays open."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection(HERE, port, timeout=ANSWER_SECONDS)

    def ask(self, path: str, body: object = None) -> tuple[int, http.client.HTTPMessage, str]:
        """Status, head and text; with a body something is changed, without one only looked at."""
        content = None if body is None else json.dumps(body)
        self.connection.request("GET" if body is None else "POST", f"/api/{path}", content, {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        return answer.status, answer.headers, answer.read().decode()

    def told(self, path: str, body: object = None) -> Any:
        """What must come back as JSON."""
        status, _, text = self.ask(path, body)
        assert status in (200, 201), f"{status} for {path}: {text[:200]}"
        return json.loads(text)

    def leave(self) -> None:
        self.connection.close()
