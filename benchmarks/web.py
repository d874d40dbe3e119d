"""Measures the browser face with a real server on this machine: `make bench-web`.

Clients answer at random at tables of their own: over JSON (an answer is one request), and as browsers do (an answer is the form
that is sent and the page that comes back). Times are what a client waits for. Then the server's memory after many answers, and
the first page with many saved tables.
"""

import http.client
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.parse import urlencode, urlsplit

import soloist

CLIENTS = (1, 8, 32)
ANSWERS = 1200
"""For each number of clients, all of them together."""
MEMORY_ANSWERS = 10_000
SAVED = 2000
FIRST_PAGE = 100_000
P99_TO_P50 = 5.0
VERSION = re.compile(rb'name="(?:version|step)" value="(\d+)"')
OPTION = re.compile(rb'<button class="opt[^"]*" name="answer" value="([^"]+)"')


class Client:
    """One guest with one connection, always at one table."""

    def __init__(self, address: str, number: int) -> None:
        self.connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
        self.random = Random(number)
        self.number = number

    def ask(self, path: str, body: str | None = None, kind: str = "") -> tuple[bytes, str]:
        """What comes back, and where it leads."""
        self.connection.request("GET" if body is None else "POST", path, body, {"Content-Type": kind} if kind else {})
        answer = self.connection.getresponse()
        content = answer.read()
        assert answer.status < 400, (path, answer.status, content[:300])
        return content, answer.getheader("location", "")

    def game(self) -> str:
        """All four games in turn."""
        self.number += 1
        return list(soloist.GAMES)[self.number % len(soloist.GAMES)]


class JsonClient(Client):
    """Speaks to /api."""

    table: dict[str, object]

    def sit_down(self) -> None:
        self.table = json.loads(self.ask("/api/tables", json.dumps({"game": self.game()}), "application/json")[0])

    def answer(self) -> None:
        question = self.table["question"]
        if not isinstance(question, dict):
            self.sit_down()
            return
        token = self.random.choice(question["options"])["token"]
        counter = "version" if "version" in self.table else "step"
        body = json.dumps({counter: self.table[counter], "answer": token})
        self.table = json.loads(self.ask(f"/api/tables/{self.table['id']}/answer", body, "application/json")[0])


class PageClient(Client):
    """A browser without eyes."""

    path: str
    page: bytes

    def post(self, path: str, **form: str) -> str:
        return self.ask(path, urlencode(form), "application/x-www-form-urlencoded")[1]

    def sit_down(self) -> None:
        self.path = self.post("/deal", game=self.game())
        self.page = self.ask(self.path)[0]

    def answer(self) -> None:
        version, options = VERSION.search(self.page), OPTION.findall(self.page)
        if version is None or not options:
            self.sit_down()
            return
        counter = "version" if b'name="version"' in self.page else "step"
        form = {counter: version[1].decode(), "answer": self.random.choice(options).decode()}
        self.page = self.ask(self.post(f"{self.path}/answer", **form))[0]


def run(make: Callable[[int], JsonClient | PageClient], clients: int, answers: int) -> tuple[list[float], float]:
    """The milliseconds of every answer, and answers a second of all clients together."""
    guests = [make(number) for number in range(clients)]
    times: list[list[float]] = [[] for _ in guests]

    def play(guest: JsonClient | PageClient, mine: list[float]) -> None:
        guest.sit_down()
        for _ in range(answers // clients):
            start = time.perf_counter()
            guest.answer()
            mine.append(1000 * (time.perf_counter() - start))

    threads = [threading.Thread(target=play, args=pair) for pair in zip(guests, times, strict=True)]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    spent = time.perf_counter() - start
    every = sorted(one for mine in times for one in mine)
    return every, len(every) / spent


def report(what: str, clients: int, times: list[float], rate: float) -> bool:
    p50, p95, p99 = (times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.95, 0.99))
    good = p99 <= P99_TO_P50 * p50
    print(
        f"{what:<6}{clients:>3} clients {len(times):>6} answers  {rate:7.1f}/s  p50 {p50:6.1f}  p95 {p95:6.1f}  p99 {p99:6.1f} ms"
        f"   p99/p50 {p99 / p50:4.1f}{'' if good else '  more than 5'}",
        flush=True,
    )
    return good


def memory(process: int) -> float:
    """Megabytes that a process holds, where the system tells."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
    return int(found[1]) / 1024 if found else 0.0


def save_many(database: Path) -> None:
    """So many finished and unfinished tables, copied from those that are there."""
    with closing(sqlite3.connect(database)) as db, db:
        columns = "game, level, answers, outcome, record, edition, changed, revision, process"
        count = db.execute("SELECT count(*) FROM tables").fetchone()[0]
        while count < SAVED:
            db.execute(f"INSERT INTO tables ({columns}) SELECT {columns} FROM tables LIMIT ?", (SAVED - count,))
            count = db.execute("SELECT count(*) FROM tables").fetchone()[0]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        server = subprocess.Popen(
            [sys.executable, "-m", os.environ.get("SOLOIST_MODULE", "soloist"), "serve", "--no-browser", "--port", "0"],
            env={**os.environ, "SOLOIST_DB": str(database), "SOLOIST_LANG": "en"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        address = next(line.strip() for line in server.stdout if line.startswith("http://"))
        try:
            visitor = PageClient(address, 0)
            first = visitor.ask("/")[0]
            files = sum(len(visitor.ask(file.decode())[0]) for file in re.findall(rb'(?:href|src)="(/static/[^"]+)"', first))
            print(f"first page: {len(first) / 1000:.1f} kB, with styles, script and mark {(len(first) + files) / 1000:.1f} kB")
            good = [len(first) + files < FIRST_PAGE]
            for what, kind in (("JSON", JsonClient), ("pages", PageClient)):
                for clients in CLIENTS:
                    times, rate = run(lambda number, kind=kind: kind(address, number), clients, ANSWERS)  # type: ignore[misc]
                    good.append(report(what, clients, times, rate))
            before = memory(server.pid)
            run(lambda number: JsonClient(address, number), 8, MEMORY_ANSWERS)
            print(f"memory: {before:.0f} MB, after {MEMORY_ANSWERS:,} answers more {memory(server.pid):.0f} MB")
            save_many(database)
            visitor, times = PageClient(address, 0), []
            for _ in range(20):
                start = time.perf_counter()
                visitor.ask("/")
                times.append(1000 * (time.perf_counter() - start))
            print(f"first page with {SAVED} saved tables: {sorted(times)[10]:.1f} ms")
        finally:
            server.terminate()
            server.wait()
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
