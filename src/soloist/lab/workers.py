"""Processes that work for us one task at a time. One that dies, or thinks too long about foreign code, is replaced: only its task
is lost."""

import contextlib
import ctypes
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any

LIMIT = 60.0
"""Seconds that foreign code may take at a time, unless somebody says otherwise."""
LOOK = 0.25
"""Seconds between two looks at the clocks."""
GOODBYE = 2.0
"""Seconds that a process has to end by itself."""


class Clock:
    """Says since when foreign code runs, to whoever looks at it from another process; 0 while none does."""

    def __init__(self, since: Any = None) -> None:
        self.since = ctypes.c_double(0.0) if since is None else since

    def __enter__(self) -> None:
        self.since.value = time.monotonic()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.since.value = 0.0

    def shows(self, limit: float) -> bool:
        """Whether it has run longer than that."""
        since: float = self.since.value
        return bool(since) and time.monotonic() - since > limit


@dataclass(frozen=True)
class Lost:
    """A process was lost over its task: it died with this code, or was ended because it hung."""

    hung: bool
    code: int


Job = Callable[[Any, Clock], Iterator[object]]
"""What a process does with a task: it says one thing after the other."""


class Worker:
    """One process. It can be given a task again when all of the last was heard."""

    def __init__(self, job: Job, limit: float) -> None:
        self.limit = limit
        self.pipe, theirs = multiprocessing.Pipe()
        self.clock = Clock(multiprocessing.Value(ctypes.c_double, 0.0, lock=False))
        self.process = multiprocessing.Process(target=_work, args=(job, self.pipe, theirs, self.clock.since), daemon=False)
        self.process.start()
        theirs.close()
        self.task: Any = None

    def give(self, task: Any) -> None:
        self.task = task
        # Who died before he was given anything is found out when he is heard.
        with contextlib.suppress(OSError):
            self.pipe.send(task)

    def hear(self) -> object:
        """The next thing that it says, or that it is lost."""
        while not wait([self.pipe], LOOK):
            if self.clock.shows(self.limit):
                return self.lost(hung=True)
        try:
            said: object = self.pipe.recv()
            return said
        except (EOFError, OSError):
            return self.lost(hung=False)

    def lost(self, hung: bool) -> Lost:
        self.end(0.0 if hung else GOODBYE)
        return Lost(hung, self.process.exitcode or 0)

    def end(self, goodbye: float = GOODBYE) -> None:
        self.pipe.close()
        self.process.join(goodbye)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _work(job: Job, ours: Connection, pipe: Connection, since: Any) -> None:
    # Whoever holds the other end keeps it open: if the process that started this one dies, this one is to notice.
    ours.close()
    # Ctrl-C goes to all; only the one that started us decides what follows.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Results stand in the output; what foreign code prints does not belong there.
    sys.stdout = sys.stderr
    clock = Clock(since)
    with contextlib.suppress(EOFError, ConnectionError, KeyboardInterrupt):
        while True:
            task = pipe.recv()
            for said in job(task, clock):
                pipe.send(said)


def in_processes(job: Job, tasks: Iterable[Any], count: int, limit: float = LIMIT) -> Iterator[tuple[Any, object]]:
    """Every task with the one thing that was said to it, or with how it was lost, as they come."""
    rest = iter(tasks)
    workers: list[Worker] = []
    goodbye = 0.0
    try:
        for task in islice(rest, count):
            workers.append(Worker(job, limit))
            workers[-1].give(task)
        while workers:
            wait([worker.pipe for worker in workers], LOOK)
            for place in range(len(workers) - 1, -1, -1):
                worker = workers[place]
                if not worker.pipe.poll() and not worker.clock.shows(limit):
                    continue
                said = worker.hear()
                yield worker.task, said
                task = next(rest, None)
                if task is None:
                    workers.pop(place).end()
                else:
                    if isinstance(said, Lost):
                        workers[place] = Worker(job, limit)
                    workers[place].give(task)
        goodbye = GOODBYE
    finally:
        for worker in workers:
            worker.end(goodbye)
