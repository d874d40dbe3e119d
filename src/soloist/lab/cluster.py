"""Play games on Ray: send them in chunks to the workers of a cluster, or to workers that Ray starts on this machine.

Ray may kill the process that uses it when the connection to the cluster is lost. The games played so far must survive that, so
Ray runs in a subprocess, which sends every finished chunk to this process.
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
"""The address that means Ray on this machine, started and stopped with the simulation."""
MOST = 50
"""The most games in a chunk. With this many, sending a chunk costs little compared with playing it."""
RETRIES = 5
"""How often to retry a chunk whose worker was lost. A chunk that kills every worker is given up after that."""
ANSWERS = 5.0
"""Timeout in seconds for connecting to a cluster, and for Ray's subprocess to end."""
STORE = 100_000_000
"""Bytes of shared memory for Ray on this machine. By default Ray takes a third of all memory, but games are small."""
RULES = " ".join([soloist.__version__, *(f"{game.id}:{game.revision}" for game in soloist.GAMES.values())])
"""The versions of Soloist and of the games' rules. Two machines produce the same games only if these are equal."""


class BadCluster(SoloistError):
    """The cluster cannot be reached, or the connection was lost."""

    words = Words("soloist.lab")


def check_cluster(address: str) -> None:
    """Raise BadCluster before any game is played if the cluster cannot be reached or Ray is not installed."""
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
    """Yield every game as its chunk comes back. Raise BadCluster if the cluster is lost.

    On this machine, `jobs=1` starts one worker for each core.
    """
    process = multiprocessing.get_context("spawn")
    mine, theirs = process.Pipe()
    driver = process.Process(target=drive, args=(theirs, address, tasks, jobs, limit), daemon=True)
    driver.start()
    theirs.close()
    try:
        while games := _next_chunk(mine):
            yield from games
    finally:
        # Closing the pipe tells Ray's subprocess to stop and to end its workers.
        mine.close()
        driver.join(ANSWERS)
        driver.kill()


def _next_chunk(driver: Connection) -> list[Played | Failed]:
    """The games of the next chunk; an empty list after the last one."""
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


# --- in Ray's subprocess


def drive(listener: Connection, address: str, tasks: list[Task], jobs: int, limit: float) -> None:
    """Send every played chunk, then an empty one. On an error, send its text instead."""
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
    """Start a new session, so that Ctrl-C only reaches the parent. Discard Ray's output, and turn off its usage statistics."""
    os.setsid()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"


def _share(ray: Any, listener: Connection, tasks: list[Task], limit: float) -> None:
    """Keep two chunks for each worker in flight, until all games are played or the parent process closes the pipe."""
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
    """Split the tasks into at least eight chunks for each worker, so that no worker idles long at the end."""
    size = max(1, min(MOST, math.ceil(len(tasks) / (8 * workers))))
    return (tasks[first : first + size] for first in range(0, len(tasks), size))


def play_chunk(tasks: list[Task], limit: float) -> tuple[str, list[Played | Failed]]:
    """Play a chunk on a worker. Return the worker's RULES with the games."""
    return RULES, list(play_all(tasks, 1, limit))
