"""A real server in a process of its own, and the same application in this process."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.faces.web.app import application
from soloist.library.store import Store
from tests.support.asking import HOST
from tests.support.paths import ROOT
from tests.support.processes import LIKE_A_TERMINAL, PATIENCE

SEEN = ".".join([*soloist.GAMES, "well"])
"""The value of the cookie of somebody who has seen all primers."""
FIFTH_GAME = str(ROOT / "tests" / "support" / "fifth_game.py")
WHOLE_FIFTH_GAME = str(ROOT / "tests" / "support" / "whole_fifth_game.py")


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
            **LIKE_A_TERMINAL,
        )
        assert self.process.stdout is not None
        try:
            self.address = next(line.strip().rstrip("/") for line in self.process.stdout if line.startswith("http://"))
        except BaseException:
            self.kill()
            raise
        self.port = urlsplit(self.address).port or 0

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()


def serving(database: Path, *command: str) -> Iterator[Server]:
    """Run a server as long as the fixture is used."""
    running = Server(database, *command)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("web") / "tables.db")


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    """The server of this run. What a test entered in My box is forgotten: companion tables of later tests would ask about it."""
    yield shared_server
    store = Store(shared_server.database)
    for game in filter(store.own_edition, soloist.GAMES):
        store.forget_own_edition(game)
    store.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    yield from serving(tmp_path / "tables.db")


@pytest.fixture(scope="session")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the toy game too, with nothing but its rules."""
    yield from serving(tmp_path_factory.mktemp("fifth") / "tables.db", FIFTH_GAME)


@pytest.fixture(scope="session")
def whole_fifth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the toy game with all a game can have."""
    yield from serving(tmp_path_factory.mktemp("whole-fifth") / "tables.db", WHOLE_FIFTH_GAME)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "tables.db")
    yield store
    # FastAPI keeps the application for good, and so the store.
    store.close()


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    with TestClient(application(store), base_url=HOST, raise_server_exceptions=False) as client:
        client.cookies.set("primers", SEEN)
        yield client
