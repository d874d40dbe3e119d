"""Measures the browser face with a real server on this machine: `make bench-web`.

For every game one whole game is played over HTTP, an answer being the form that is sent and the page that comes back;
then the same with 200 tables in play at once, answered in turn. Times are what the client waits for.
"""

import http.client
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from urllib.parse import urlencode, urlsplit

import soloist

TABLES = 200
MEDIAN_MS, P99_MS, FIRST_PAGE = 30, 100, 100_000
STEP = re.compile(rb'name="version" value="(\d+)"')
OPTION = re.compile(rb'<button class="opt[^"]*" name="answer" value="([^"]+)"')


class Visitor:
    """A browser without eyes."""

    def __init__(self, address: str) -> None:
        self.connection = http.client.HTTPConnection(urlsplit(address).netloc)

    def get(self, path: str) -> bytes:
        self.connection.request("GET", path)
        return self.connection.getresponse().read()

    def post(self, path: str, **form: str) -> str:
        self.connection.request("POST", path, urlencode(form), {"Content-Type": "application/x-www-form-urlencoded"})
        answer = self.connection.getresponse()
        answer.read()
        return answer.getheader("location", "")

    def answer(self, path: str, page: bytes, random: Random) -> tuple[bytes, float]:
        """One answer at random: the next page, and the milliseconds until it was there."""
        step, options = STEP.search(page), OPTION.findall(page)
        assert step is not None
        start = time.perf_counter()
        page = self.get(self.post(f"{path}/answer", step=step[1].decode(), answer=random.choice(options).decode()))
        return page, 1000 * (time.perf_counter() - start)


def report(what: str, times: list[float]) -> bool:
    times.sort()
    median, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    good = median <= MEDIAN_MS and p99 <= P99_MS
    print(f"{what:<28} {len(times):>5} answers   median {median:6.1f} ms   99 % {p99:6.1f} ms   {'ok' if good else 'TOO SLOW'}")
    return good


def whole_game(visitor: Visitor, game: str) -> bool:
    times: list[float] = []
    random = Random(1)
    for _ in range(3):
        path = visitor.post("/deal", game=game)
        page = visitor.get(path)
        while OPTION.search(page):
            page, took = visitor.answer(path, page, random)
            times.append(took)
    return report(game, times)


def many_tables(visitor: Visitor) -> bool:
    """All tables stay open; one answer at each in turn, five rounds."""
    random = Random(2)
    games = list(soloist.GAMES)
    paths = [visitor.post("/deal", game=games[number % len(games)]) for number in range(TABLES)]
    pages = {path: visitor.get(path) for path in paths}
    times: list[float] = []
    for _ in range(5):
        for path in paths:
            if OPTION.search(pages[path]):
                pages[path], took = visitor.answer(path, pages[path], random)
                times.append(took)
    return report(f"{TABLES} tables in play", times)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "soloist.faces.terminal", "serve", "--no-browser", "--port", "0"],
            env={**os.environ, "SOLOIST_DB": str(Path(folder) / "tables.db"), "SOLOIST_LANG": "en"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        address = next(line.strip() for line in server.stdout if line.startswith("http://"))
        try:
            visitor = Visitor(address)
            first = visitor.get("/")
            files = sum(len(visitor.get(file.decode())) for file in re.findall(rb'(?:href|src)="(/static/[^"]+)"', first))
            print(f"first page: {len(first) / 1000:.1f} kB, with styles, script and mark {(len(first) + files) / 1000:.1f} kB")
            good = [len(first) + files < FIRST_PAGE, *[whole_game(visitor, game) for game in soloist.GAMES], many_tables(visitor)]
        finally:
            server.terminate()
            server.wait()
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
