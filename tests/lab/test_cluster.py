"""Simulations on Ray: the games are the same as anywhere else, even if workers are lost."""

import contextlib
import csv
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from soloist.engine.text.words import LANGUAGES
from soloist.lab.cluster import BadCluster, check_cluster, chunks
from soloist.lab.simulate import Task
from tests.support.processes import PATIENCE, Processes

GAMES = ("simulate", "peloponnes", "--level", "all", "--player", "greedy", "--games", "100", "--lang", "en")


def rows(file: Path) -> list[dict[str, str]]:
    """What a file holds, but for the seconds that every game took."""
    with file.open(newline="", encoding="utf-8") as opened:
        return [{name: value for name, value in row.items() if name != "seconds"} for row in csv.DictReader(opened)]


def started_by(processes: Processes, name: str) -> list[int]:
    """The processes with this name that the test started, directly or not: they inherit its SOLOIST_DB."""
    found = []
    for process in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if process.name.isdigit() and name in (process / "cmdline").read_text(errors="replace"):
                ours = f"SOLOIST_DB={processes.environment['SOLOIST_DB']}".encode()
                if ours in (process / "environ").read_bytes().split(b"\0"):
                    found.append(int(process.name))
    return found


def kill_one(processes: Processes, name: str, run: "subprocess.Popen[str]") -> None:
    """Kill one of these processes as soon as there is one."""
    while not (found := started_by(processes, name)):
        assert run.poll() is None, run.communicate()
        time.sleep(0.02)
    os.kill(found[0], signal.SIGKILL)


@pytest.mark.ray
@pytest.mark.skipif(not Path("/proc").exists(), reason="without /proc nobody knows whom to kill")
def test_a_killed_worker_changes_nothing(tmp_path: Path, processes: Processes) -> None:
    words = ("-m", "soloist", *GAMES, "--out")
    on_ray = processes.start(
        *words, str(tmp_path / "ray.csv"), "--on", "ray", "--jobs", "2", stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    kill_one(processes, "ray::play_chunk", on_ray)
    alone = processes.start(*words, str(tmp_path / "alone.csv"), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    for run in (alone, on_ray):
        assert run.wait(timeout=PATIENCE) == 0, run.communicate()
    assert rows(tmp_path / "ray.csv") == rows(tmp_path / "alone.csv")
    assert len(rows(tmp_path / "ray.csv")) == 400
    assert started_by(processes, "raylet") == []


@pytest.mark.ray
def test_a_cluster_that_is_not_there_gets_a_sentence(tmp_path: Path) -> None:
    for address, said in (("ray://127.0.0.1:1", "no cluster answers at ray://127.0.0.1:1"), ("spark", "--on takes ray")):
        command = [sys.executable, "-m", "soloist", *GAMES, "--on", address, "--out", str(tmp_path / "none.csv")]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 2 and said in done.stderr and "Traceback" not in done.stderr
        assert not (tmp_path / "none.csv").exists()


@pytest.mark.parametrize(
    "address", ["", "ray:/head:1", "ray://", "ray://head", "ray://head:port", "ray://[", "ray://head:1/x", "http://head:1"]
)
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadCluster) as error:
        check_cluster(address)
    assert len({error.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_without_the_library_one_is_told_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BadCluster, match=r"pip install \.\[cluster\]"):
        check_cluster("ray")


def test_chunks_hold_every_game_once_and_leave_no_worker_idle() -> None:
    for games, workers, many in ((1, 8, 1), (100, 2, 15), (100_000, 4, 2_000)):
        tasks = [Task("peloponnes", "soldier", "random", number, {}) for number in range(games)]
        found = list(chunks(tasks, workers))
        assert len(found) == many and [task for chunk in found for task in chunk] == tasks
