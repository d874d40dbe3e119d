"""Clients that do not finish their requests keep nobody waiting, nor does a table that waits for the disk."""

import asyncio
import contextlib
import http.client
import logging
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import uvicorn

import soloist
from soloist.faces.web.app import application
from soloist.faces.web.http import limits
from soloist.faces.web.server import Server, listen
from soloist.library.store import Store
from tests.support.processes import PATIENCE

Address = tuple[str, int]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "tables.db", sits=False)
    yield store
    store.close()


@pytest.fixture
def address(store: Store) -> Iterator[Address]:
    """A server in a thread of its own."""
    ready = threading.Event()
    config = uvicorn.Config(application(store), http=limits.PatientProtocol, ws="none", log_level="critical")
    server = Server(config, ready.set)
    with listen("127.0.0.1", 0) as listening:
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
        thread.start()
        assert ready.wait(PATIENCE)
        yield listening.getsockname()
        server.should_exit = True
        thread.join()


def is_hung_up(guest: socket.socket) -> bool:
    """Waits until the server ends the connection."""
    guest.settimeout(PATIENCE)
    try:
        return guest.recv(1) == b""
    except ConnectionError:
        return True


def get(address: Address, path: str) -> int:
    with closing(http.client.HTTPConnection(*address, timeout=PATIENCE)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        return answer.status


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET / HT",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
def test_a_request_that_does_not_end_is_hung_up_on(address: Address, monkeypatch: pytest.MonkeyPatch, half: bytes) -> None:
    with monkeypatch.context() as impatient:
        impatient.setattr(limits, "REQUEST_SECONDS", 0.2)
        with socket.create_connection(address) as guest:
            guest.sendall(half)
            while not is_hung_up(guest):
                pass
    assert get(address, "/") == 200


def test_a_head_that_grows_without_end_is_cut_off(address: Address) -> None:
    with socket.create_connection(address) as guest:
        guest.settimeout(PATIENCE)
        guest.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 100 * limits.LONGEST_HEAD:
                guest.sendall(b"X-Long: " + 1000 * b"x" + b"\r\n")
                sent += 1000
    assert sent < 100 * limits.LONGEST_HEAD, "long before that nobody listened any more"
    assert get(address, "/") == 200


def test_whoever_is_one_too_many_is_hung_up_on_and_the_others_stay(address: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_CONNECTIONS", 5)
    guests = [socket.create_connection(address) for _ in range(5)]
    one_too_many = socket.create_connection(address)
    assert is_hung_up(one_too_many)
    guests[0].sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert guests[0].recv(12) == b"HTTP/1.1 200"
    for guest in [*guests, one_too_many]:
        guest.close()


def test_a_table_that_waits_for_the_disk_keeps_nobody_else_waiting(
    address: Address, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("soloist.library.database.WAIT_SECONDS", float(PATIENCE))
    id = store.add(soloist.GAMES["stone-age"].deal(seed="K7Q2"))
    statuses: list[int] = []

    def answer() -> None:
        with closing(http.client.HTTPConnection(*address, timeout=PATIENCE)) as connection:
            body = b'{"version": 0, "answer": "blue"}'
            connection.request("POST", f"/api/tables/{id}/answer", body, {"Content-Type": "application/json"})
            statuses.append(connection.getresponse().status)

    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = threading.Thread(target=answer)
        waiting.start()
        for path in ("/static/soloist.css", "/", "/tables", "/games/raiders/rules", "/api/games"):
            assert get(address, path) == 200
        assert waiting.is_alive(), "all that came back while the answer was still waiting"
        other.execute("ROLLBACK")
    waiting.join()
    assert statuses == [200]


def test_the_log_is_no_flood() -> None:
    seldom, record = limits.Seldom(), logging.LogRecord("x", logging.ERROR, "", 0, "again", (), None)
    passed = sum(seldom.filter(record) for _ in range(10_000))
    assert limits.LOGGED_A_MINUTE <= passed <= 2 * limits.LOGGED_A_MINUTE
