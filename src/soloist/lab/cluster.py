"""Games on Ray: chunks of them go to the workers of a cluster, or to those that Ray starts on this machine.

Ray may end the process it is used in when its cluster goes, and the games played so far must not go with it. So it has a process
of its own, which sends every chunk that comes back; this one keeps them.
"""

import importlib.util
import logging
import math
import multiprocessing
import os
import socket
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any
from urllib.parse import urlsplit

import soloist
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import Words
from soloist.lab.simulate import Failed, Played, Task, play_all

HERE = "ray"
"""Names the Ray of this machine, which is started and ended with the games."""
MOST = 50
"""Games of a chunk: so many that sending it costs little beside playing it."""
RETRIES = 5
"""How often a chunk is played again whose worker was lost; one that kills all its workers is given up at last."""
ANSWERS = 5.0
"""Seconds within which a cluster opens its port, and Ray's process ends when it is told to."""
STORE = 100_000_000
"""Bytes of shared memory that Ray takes on this machine; it would take a third of all, and games are small."""
RULES = " ".join([soloist.__version__, *(f"{game.id}:{game.revision}" for game in soloist.GAMES.values())])
"""What two machines must have in common for their games to be the same."""


class BadCluster(SoloistError):
    """No cluster can be reached like this, or it was lost."""

    words = Words("soloist.lab")


def check_cluster(address: str) -> None:
    """Refuse before any game is played what cannot be reached."""
    if address != HERE:
        host, port = host_and_port(address)
        try:
            socket.create_connection((host, port), ANSWERS).close()
        except OSError as error:
            raise BadCluster("cluster-absent", address=address, why=str(error)) from None
    if importlib.util.find_spec("ray") is None:
        raise BadCluster("cluster-library")


def host_and_port(address: str) -> tuple[str, int]:
    try:
        parts = urlsplit(address)
        if parts.scheme == HERE and parts.hostname and parts.port and parts.netloc == address.removeprefix("ray://"):
            return parts.hostname, parts.port
    except ValueError:
        pass
    raise BadCluster("cluster-address", given=address)


def on_ray(tasks: list[Task], address: str, jobs: int, limit: float) -> Iterator[Played | Failed]:
    """Every game as its chunk comes back; BadCluster when the rest will not come. On this machine, one job is as many as it has
    cores."""
    process = multiprocessing.get_context("spawn")
    mine, theirs = process.Pipe()
    driver = process.Process(target=drive, args=(theirs, address, tasks, jobs, limit), daemon=True)
    driver.start()
    theirs.close()
    try:
        while games := _next_chunk(mine):
            yield from games
    finally:
        # Ray's process sees that nobody listens, and ends what it has started.
        mine.close()
        driver.join(ANSWERS)
        driver.kill()


def _next_chunk(driver: Connection) -> list[Played | Failed]:
    """The games of the next chunk; none when that was all."""
    try:
        said = driver.recv()
    except (EOFError, OSError):
        raise BadCluster("cluster-gone") from None
    if isinstance(said, str):
        raise BadCluster("cluster-lost", why=said)
    rules, games = said
    if rules != RULES:
        raise BadCluster("cluster-rules", there=rules, here=RULES)
    chunk: list[Played | Failed] = games
    return chunk


# --- in Ray's process


def drive(listener: Connection, address: str, tasks: list[Task], jobs: int, limit: float) -> None:
    """Send every chunk that was played, then an empty one; a text says why there is no more."""
    _be_quiet()
    try:
        import ray

        quiet: dict[str, Any] = {"logging_level": logging.CRITICAL, "log_to_driver": False}
        if address == HERE:
            workers = jobs if jobs > 1 else None
            ray.init("local", num_cpus=workers, include_dashboard=False, object_store_memory=STORE, **quiet)
        else:
            ray.init(address, **quiet)
        _share(ray, listener, tasks, limit)
        ray.shutdown()
    except Exception as error:
        listener.send((str(error).strip() or type(error).__name__).splitlines()[-1])


def _be_quiet() -> None:
    """Ctrl-C is for the one who listens; what Ray prints is for nobody, and what it would report about its use stays here."""
    os.setsid()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"


def _share(ray: Any, listener: Connection, tasks: list[Task], limit: float) -> None:
    """Two chunks for every worker are on their way at any time, until all were played or nobody listens."""
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    rest = chunks(tasks, workers)
    remote = ray.remote(max_retries=RETRIES)(play_chunk)
    waiting: list[Any] = []
    while not listener.poll():
        while len(waiting) < 2 * workers and (chunk := next(rest, None)) is not None:
            waiting.append(remote.remote(chunk, limit))
        if not waiting:
            listener.send((RULES, []))
            return
        done, waiting = ray.wait(waiting, timeout=0.2)
        for one in done:
            listener.send(ray.get(one))


def chunks(tasks: list[Task], workers: int) -> Iterator[list[Task]]:
    """At least eight for every worker, so that none waits long for the last."""
    size = max(1, min(MOST, math.ceil(len(tasks) / (8 * workers))))
    return (tasks[first : first + size] for first in range(0, len(tasks), size))


def play_chunk(tasks: list[Task], limit: float) -> tuple[str, list[Played | Failed]]:
    """What a worker does; it says by which rules."""
    return RULES, list(play_all(tasks, 1, limit))
