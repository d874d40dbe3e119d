"""A locked store and a full disk: answers are refused with a message, nothing acknowledged is lost, and then it works again."""

import asyncio
import resource
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from random import Random

import uvicorn

from soloist.faces.web.app import application
from soloist.faces.web.http.limits import PatientProtocol
from soloist.faces.web.server import Server, listen
from soloist.library import collection
from soloist.library.store import Store
from tests.soak.figures import Figures
from tests.soak.running import HERE, START_SECONDS, Guest, collection_file, complaint, serving
from tests.soak.witness import Witness, answer_fully, look, sit_down

TABLES = 3
AROUND = 10
"""The number of answers before the trouble, and after it."""
REFUSED = 3
"""This many refusals are enough to see that answers keep being refused."""
MOST_TRIES = 400
"""The most answers until REFUSED are refused. The last page of the file may have room for some more."""
PAGES = 2**30


class Narrow(Store):
    """A store with a short timeout for locks and, for a while, a small number of pages."""

    pages = PAGES

    def _connection(self) -> sqlite3.Connection:
        db = super()._connection()
        db.execute("PRAGMA busy_timeout = 200")
        db.execute(f"PRAGMA max_page_count = {self.pages}")
        return db


def locked(random: Random) -> Figures:
    """Another connection locks the file for longer than the store waits."""
    figures = Figures("store locked")
    with collection_file() as path, _in_a_thread(store := Narrow(path, sits=False)) as port:
        _go_through(figures, store, Guest(port), _held(path), {503}, random)
    return figures


def no_pages(random: Random) -> Figures:
    """SQLite finds no room for another page."""
    figures = Figures("disk full")
    with collection_file() as path, _in_a_thread(store := Narrow(path, sits=False)) as port:
        _go_through(figures, store, Guest(port), _without_pages(store), {507}, random)
    return figures


def no_growth(random: Random) -> Figures:
    """The system does not let the files of a server grow. It reports that as a disk error, not as a full disk."""
    figures = Figures("files may not grow")
    if sys.platform != "linux":
        figures.note = "only on Linux"
        return figures
    with collection_file() as path, serving(path) as server:
        trouble = _without_growth(path, server.process.pid)
        _go_through(figures, Store(path, sits=False), Guest(server.port), trouble, {507}, random)
        figures.expect("Traceback" not in complaint(path), complaint(path))
    return figures


def _go_through(
    figures: Figures, store: Store, guest: Guest, trouble: AbstractContextManager[None], expected: set[int], random: Random
) -> None:
    """Answer before, during and after the trouble."""
    tables = [sit_down(guest, random) for _ in range(TABLES)]
    _answer(figures, guest, tables, random)
    with trouble:
        seen = _answer_until_refused(figures, guest, tables, expected, random)
        figures.wrong += filter(None, [look(guest, witness) for witness in tables])
    _answer(figures, guest, tables, random)
    figures.wrong += filter(None, [look(guest, witness) for witness in tables])
    figures.wrong += [f"table {id}: {error}" for id, error in collection.check(store, lambda _, __: None)]
    figures.note = f"refused with {' '.join(map(str, sorted(seen)))}, then went on"
    store.close()
    guest.leave()


def _answer(figures: Figures, guest: Guest, tables: list[Witness], random: Random) -> None:
    for _ in range(AROUND):
        figures.asked += 1
        status, _ = answer_fully(guest, random.choice([witness for witness in tables if not witness.is_over]), random)
        figures.done += 1
        figures.expect(status == 200, f"status {status} without any trouble")


def _answer_until_refused(figures: Figures, guest: Guest, tables: list[Witness], expected: set[int], random: Random) -> set[int]:
    """Answer until REFUSED answers were refused. Returns their statuses, which must be among those expected."""
    seen: list[int] = []
    for _ in range(MOST_TRIES):
        if len(seen) == REFUSED:
            return set(seen)
        playing = [witness for witness in tables if not witness.is_over]
        if len(playing) < TABLES:
            return set(seen)
        status, head = answer_fully(guest, random.choice(playing), random)
        figures.asked += 1
        figures.done += 1
        if status != 200:
            seen.append(status)
            figures.expect(status in expected, f"refused with {status}")
            figures.expect(status != 503 or head["Retry-After"] is not None, "503 without Retry-After")
    figures.wrong.append("nothing was ever refused")
    return set(seen)


# --- the troubles


@contextmanager
def _held(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def _without_pages(store: Narrow) -> Iterator[None]:
    with closing(sqlite3.connect(store.path)) as other:
        store.pages = other.execute("PRAGMA page_count").fetchone()[0]
    yield
    store.pages = PAGES


@contextmanager
def _without_growth(path: Path, process: int) -> Iterator[None]:
    size = max(file.stat().st_size for file in path.parent.glob(f"{path.name}*"))
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    yield
    resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextmanager
def _in_a_thread(store: Store) -> Iterator[int]:
    """Run a server for this store in a thread. Yields its port."""
    ready = threading.Event()
    config = uvicorn.Config(application(store), http=PatientProtocol, ws="none", log_level="critical")
    server = Server(config, ready.set)
    with listen(HERE, 0) as listening:
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])), daemon=True)
        thread.start()
        try:
            assert ready.wait(START_SECONDS), "the server did not start"
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()
