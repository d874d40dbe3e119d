"""Odd command lines, each in a subprocess: the exit status must be 0, or 2 with a message. There must be no traceback."""

import os
import resource
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

import soloist
from tests.soak.figures import Figures, turns
from tests.soak.mutation import garbage, mutate
from tests.soak.running import collection_file, environment

SECONDS = 60.0
MOST_MEMORY = 2 * 1024**3
"""The memory limit of a subprocess, so that reading an endless file does not exhaust the machine."""
AT_ONCE = 2


@dataclass(frozen=True)
class Line:
    """A command line: its words, its standard input (`typed`, or the file `source`), and another database if that is odd."""

    words: tuple[str, ...]
    typed: bytes = b""
    source: str = ""
    database: str = ""


INVALID = b"red\n\xff\xfe\x80\nforest\n\xc3\n\xed\xa0\x80\nq\n"
LINES = (
    Line(("replay", "/dev/zero")),
    Line(("replay", "-"), source="/dev/zero"),
    Line(("play", "stone-age"), INVALID),
    Line(("play",), INVALID),
    Line(("simulate", "peloponnes", "--games", "1", "--out", "/dev/full")),
    Line(("tables",), database="/dev/full"),
    Line(("play", "stone-age", "--edition", "/dev/zero")),
    Line(("backup", "/dev/full")),
    Line(("restore", "/dev/zero")),
    Line(("restore", "/dev/null")),
    Line(("replay", "-"), INVALID),
    Line(("replay", "/dev/urandom")),
    Line(("replay", "/")),
    Line(("replay", "")),
    Line(("replay", "a\nb")),
    Line(("cards", "stone-age", "--edition", "/dev/urandom")),
    Line(("cards", "stone-age", "--edition", "/")),
    Line(("cards", "stone-age", "\ud800")),
    Line(("rules", "stone-age", "\x1b[2J")),
    Line(("simulate", "peloponnes", "--games", "1", "--out", "/proc/nowhere.csv")),
    Line(("simulate", "peloponnes", "--games", "1", "--plot", "/dev/full")),
    Line(("simulate", "peloponnes", "--games", "99999999999999999999")),
    Line(("simulate", "peloponnes", "--games", "1", "--jobs", "-1")),
    Line(("simulate", "peloponnes", "--games", "1", "--player", "search:9e9")),
    Line(("simulate", "peloponnes", "--games", "1", "--seed", str(10**40))),
    Line(("watch", "stone-age", "--speed", "-5")),
    Line(("watch", "stone-age", "--seed", "é")),
    Line(("resume", "-1")),
    Line(("resume", str(10**40))),
    Line(("export", str(-(10**40)))),
    Line(("delete", str(2**63))),
    Line(("delete", "7", "--back")),
    Line(("backup", "/")),
    Line(("backup", "/nowhere/at/all.db")),
    Line(("backup", "/dev/null")),
    Line(("restore", "/")),
    Line(("check",), database="/dev/null"),
    Line(("tables",), database="/"),
    Line(("tables",), database="/dev/zero"),
    Line(("tables",), database="/proc/self/mem"),
    Line(("serve", "--port", "-1")),
    Line(("serve", "--host", "\ud800", "--port", "0")),
    Line(("serve", "--host", "256.1.1.1", "--port", "0")),
    Line(("play", "stone-age", "--ruling", "=")),
    Line(("play", "--deal", "\udcff" * 50)),
    Line(("--lang", "xx", "games")),
    Line(("",)),
    Line(()),
)
GOOD = (("games",), ("rules", "raiders", "RN-1"), ("play", "stone-age", "--seed", "K7Q2"), ("play", "--deal", "SBK7Q2MXR"),
        ("cards", "guilds-of-london", "guild"), ("resume", "1"), ("replay", "-", "--keep"))  # fmt: skip


def odd_commands(count: int, random: Random, until: float) -> Figures:
    """Run the list above, then valid command lines with mutated words and odd input."""
    figures = Figures("odd commands", count)
    lines = [*LINES, *(_made(random) for _ in range(max(0, count - len(LINES))))][:count]
    with collection_file() as path, ThreadPoolExecutor(AT_ONCE) as pool:
        for wrong in pool.map(lambda pair: _run(path, pair[1]), zip(turns(count, until), lines, strict=False)):
            figures.done += 1
            figures.wrong += filter(None, [wrong])
    return figures


def _made(random: Random) -> Line:
    words = [mutate(word, random) if random.random() < 0.5 else word for word in random.choice(GOOD)]
    record = random.choice(list(soloist.GAMES.values())).deal(seed=1).record()
    typed = mutate(record, random) + garbage(random) + "\nq\n"
    return Line(tuple(word.replace("\0", "")[:5000] for word in words), typed.encode("utf-8", "surrogatepass"))


def _run(path: Path, line: Line) -> str:
    """Run a command line. Returns what was wrong, or an empty text."""
    with tempfile.TemporaryFile() as typed, Path(line.source or os.devnull).open("rb") as source:
        typed.write(line.typed)
        typed.seek(0)
        try:
            done = subprocess.run(
                [sys.executable, "-m", "soloist", *(word.encode("utf-8", "surrogatepass") for word in line.words)],
                stdin=source if line.source else typed,
                capture_output=True,
                env=environment(Path(line.database) if line.database else path),
                timeout=SECONDS,
                preexec_fn=_little_memory,
            )
        except subprocess.TimeoutExpired:
            return f"{line} did not end in {SECONDS:.0f} s"
    told = done.returncode == 0 or (done.returncode == 2 and done.stderr.strip())
    if told and b"Traceback" not in done.stderr:
        return ""
    return f"{line}: exit status {done.returncode}\n{done.stderr.decode(errors='replace')[-1500:]}"


def _little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
