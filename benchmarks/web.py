"""Measures the browser face with a real server on this machine: `make bench-web`.

Each client gives random answers at tables of its own: over JSON, or like the script in a browser, which posts a form and gets
parts of the page. The times are what a client waits for. The server's CPU time per answer is printed too; compare that one if
other programs are running. The first table of each game is measured separately, because words, templates and rules are loaded
for it; the other rows measure only answers, at tables dealt before. At the end come the server's memory after many answers, and
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
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode, urlsplit

import soloist

CLIENTS = (1, 8, 32)
ANSWERS = 1200
"""The answers of all clients together, for each number of clients."""
MEMORY_ANSWERS = 10_000
SAVED = 2000
FIRST_PAGE = 100_000
P99_TO_P50 = 5.0
VERSION = re.compile(rb'name="(?:version|step)" value="(\d+)"')
OPTION = re.compile(rb'<button class="opt[^"]*" name="answer" value="([^"]+)"')


class Client:
    """A client with one connection, which plays at one table after the other."""

    def __init__(self, address: str, number: int) -> None:
        self.connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
        self.random = Random(number)
        self.number = number
        self.dealt: list[Any] = []
        self.table: Any = None

    def ask(self, path: str, body: str | None = None, kind: str = "") -> tuple[bytes, str]:
        """Send a request. Returns the content of the response and its Location header."""
        headers = {"Soloist-Swap": "1"} | ({"Content-Type": kind} if kind else {})
        self.connection.request("GET" if body is None else "POST", path, body, headers)
        answer = self.connection.getresponse()
        content = answer.read()
        assert answer.status < 400, (path, answer.status, content[:300])
        return content, answer.getheader("location", "")

    def prepare(self, answers: int) -> None:
        """Deal tables of all games in turn, enough for this many answers. A random game has at least 40 answers on average."""
        for _ in range(4 + answers // 40):
            self.number += 1
            self.dealt.append(self.deal(list(soloist.GAMES)[self.number % len(soloist.GAMES)]))

    def play(self, answers: int, times: list[float]) -> None:
        """Give this many answers, and append the milliseconds of each to `times`."""
        for _ in range(answers):
            if self.table is None or not self.is_asked():
                self.table = self.dealt.pop(0)
            start = time.perf_counter()
            self.answer()
            times.append(1000 * (time.perf_counter() - start))

    def deal(self, game: str) -> Any:
        raise NotImplementedError

    def is_asked(self) -> bool:
        raise NotImplementedError

    def answer(self) -> None:
        raise NotImplementedError


class JsonClient(Client):
    """A client of the JSON API. A table is the JSON of the last response."""

    def deal(self, game: str) -> Any:
        return json.loads(self.ask("/api/tables", json.dumps({"game": game}), "application/json")[0])

    def is_asked(self) -> bool:
        return self.table["question"] is not None

    def answer(self) -> None:
        token = self.random.choice(self.table["question"]["options"])["token"]
        counter = "version" if "version" in self.table else "step"
        body = json.dumps({counter: self.table[counter], "answer": token})
        self.table = json.loads(self.ask(f"/api/tables/{self.table['id']}/answer", body, "application/json")[0])


class PageClient(Client):
    """A client that sends what a browser's script sends. A table is its path and its page."""

    def post(self, path: str, **form: str) -> tuple[bytes, str]:
        """Post a form and follow a redirect. Returns the page and its path."""
        page, there = self.ask(path, urlencode(form), "application/x-www-form-urlencoded")
        return (self.ask(there)[0], there) if there else (page, path)

    def deal(self, game: str) -> Any:
        page, path = self.post("/deal", game=game)
        return path, page

    def is_asked(self) -> bool:
        return OPTION.search(self.table[1]) is not None

    def answer(self) -> None:
        path, page = self.table
        version = VERSION.search(page)
        assert version is not None
        counter = "version" if b'name="version"' in page else "step"
        form = {counter: version[1].decode(), "answer": self.random.choice(OPTION.findall(page)).decode()}
        self.table = path, self.post(f"{path}/answer", **form)[0]


@dataclass(frozen=True)
class AnswerRow:
    """The milliseconds of every answer, the total seconds, and the CPU seconds of the server."""

    times: list[float]
    seconds: float
    worked: float


def run(guests: Sequence[Client], answers: int, server: int) -> AnswerRow:
    mine = answers // len(guests)
    times: list[list[float]] = [[] for _ in guests]
    for guest in guests:
        guest.prepare(mine)
    for guest in guests:
        # Reconnect: the server closes connections that were idle while tables were dealt for the other clients.
        guest.connection.close()
        guest.connection.connect()
    threads = [threading.Thread(target=guest.play, args=(mine, its)) for guest, its in zip(guests, times, strict=True)]
    worked, start = processor(server), time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seconds = time.perf_counter() - start
    assert all(len(its) == mine for its in times), "a guest could not go on; the lines above say why"
    return AnswerRow(sorted(one for its in times for one in its), seconds, processor(server) - worked)


def first_use(what: str, guest: Client) -> None:
    """Print how long the first table of each game and its first answer take, and play that game to the end."""
    said = []
    for game in soloist.GAMES:
        start = time.perf_counter()
        guest.table = guest.deal(game)
        dealt = time.perf_counter()
        guest.answer()
        said.append(f"{game} {1000 * (dealt - start):.0f} + {1000 * (time.perf_counter() - dealt):.0f}")
        while guest.is_asked():
            guest.answer()
    print(f"{what:<6}first table + first answer, not counted below: {', '.join(said)} ms", flush=True)


def report(what: str, clients: int, row: AnswerRow) -> bool:
    times, count = row.times, len(row.times)
    p50, p95, p99 = (times[min(count - 1, int(count * share))] for share in (0.5, 0.95, 0.99))
    good = p99 <= P99_TO_P50 * p50
    print(
        f"{what:<6}{clients:>3} clients {count:>6} answers  {count / row.seconds:7.1f}/s  p50 {p50:6.1f}  p95 {p95:6.1f}"
        f"  p99 {p99:6.1f} ms   p99/p50 {p99 / p50:4.1f}{'' if good else '  more than 5'}"
        f"   processor {1000 * row.worked / count:5.2f} ms",
        flush=True,
    )
    return good


def processor(process: int) -> float:
    """The CPU seconds of a process so far; 0 if the system has no /proc."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """The resident memory of a process in megabytes; 0 if the system has no /proc."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
    return int(found[1]) / 1024 if found else 0.0


def save_many(database: Path) -> None:
    """Copy the existing tables until there are SAVED of them."""
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
                first_use(what, kind(address, 0))
                for clients in CLIENTS:
                    guests = [kind(address, number) for number in range(clients)]
                    good.append(report(what, clients, run(guests, ANSWERS, server.pid)))
            before = memory(server.pid)
            run([JsonClient(address, number) for number in range(8)], MEMORY_ANSWERS, server.pid)
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
