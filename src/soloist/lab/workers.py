"""Worker processes that run one task at a time.

A worker that dies, or whose user code exceeds the time limit, is replaced. Only its current task is lost.
"""

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
"""Default timeout in seconds for one call of user code."""
LOOK = 0.25
"""Seconds between two checks of the clocks."""
GOODBYE = 2.0
"""Seconds that a process has to end by itself before it is killed."""


class Clock:
    """Context manager that stores when the running user code was started (0: none runs), readable from another process."""

    def __init__(self, since: Any = None) -> None:
        self.since = ctypes.c_double(0.0) if since is None else since

    def __enter__(self) -> None:
        self.since.value = time.monotonic()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.since.value = 0.0

    def shows(self, limit: float) -> bool:
        """Whether user code has been running for longer than the limit."""
        since: float = self.since.value
        return bool(since) and time.monotonic() - since > limit


@dataclass(frozen=True)
class Lost:
    """A worker process was lost during its task: it died with this exit code, or it hung and was killed."""

    hung: bool
    code: int


Job = Callable[[Any, Clock], Iterator[object]]
"""The function that a worker runs for a task. Everything it yields is sent back."""


class Worker:
    """One worker process. Give it the next task only after everything from the last one was received."""

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
        # Ignore a worker that died before it got the task: `hear` will detect it.
        with contextlib.suppress(OSError):
            self.pipe.send(task)

    def hear(self) -> object:
        """Return the next thing that the worker sends, or Lost if it died or hung."""
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
    # Close the inherited copy of the parent's end. Otherwise the pipe would stay open and we would not notice if the parent dies.
    ours.close()
    # Ctrl-C reaches all processes. Leave it to the parent to decide what happens.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Standard output is for results, so what user code prints goes to standard error.
    sys.stdout = sys.stderr
    clock = Clock(since)
    with contextlib.suppress(EOFError, ConnectionError, KeyboardInterrupt):
        while True:
            task = pipe.recv()
            for said in job(task, clock):
                pipe.send(said)


def in_processes(job: Job, tasks: Iterable[Any], count: int, limit: float = LIMIT) -> Iterator[tuple[Any, object]]:
    """Run the tasks in `count` processes. Yield each task with its one result, or with Lost, in the order of completion."""
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
