"""Kills servers and terminals at random moments: everything acknowledged must be there when they start again."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pexpect

import soloist
from soloist.engine.text.errors import SoloistError
from soloist.library import collection
from soloist.library.store import Store
from tests.soak.figures import Figures, turns
from tests.soak.running import (
    GONE,
    Guest,
    Server,
    collection_file,
    complaint,
    environment,
    kill_after,
    starting,
    unbroken,
)
from tests.soak.witness import Witness, answer, look, sit_down

IN_PLAY = 3
"""The number of tables in play at the same time."""
LONGEST = 0.4
"""The most seconds until a server or terminal is killed after its first answer. One answer is always acknowledged before."""
UNBORN = 0.1
"""The probability that a server is killed while it starts."""
THOROUGH = 25
"""The whole collection is checked each time after this many kills."""


# --- the server


def kill_servers(count: int, random: Random, until: float) -> Figures:
    """Answer over JSON until the server is killed, and repeat. The figures count the kills."""
    figures, answers = Figures("kills, server", count), 0
    with collection_file() as path:
        witnesses: list[Witness] = []
        for _ in turns(count, until):
            answers += _one_life(path, witnesses, random, figures)
            figures.done += 1
            if figures.done % THOROUGH == 0:
                _check(path, witnesses, figures)
        _check(path, witnesses, figures)
        figures.expect("Traceback" not in complaint(path), complaint(path))
    figures.note = f"{answers} answers acknowledged"
    return figures


def _one_life(path: Path, witnesses: list[Witness], random: Random, figures: Figures) -> int:
    """Start a server, check the tables, and answer until it is killed. Returns how many answers were acknowledged."""
    with starting(path) as server:
        if random.random() < UNBORN:
            with kill_after(random.uniform(0, 2), server.process.pid):
                server.process.wait()
            return 0
        if not server.wait():
            figures.wrong.append(f"the server did not start again: {complaint(path)}")
            return 0
        guest = Guest(server.port)
        figures.wrong += filter(None, [look(guest, witness) for witness in witnesses])
        witnesses[:] = [witness for witness in witnesses if not witness.is_over]
        while len(witnesses) < IN_PLAY:
            witnesses.append(sit_down(guest, random))
        try:
            _answer_once(guest, witnesses, random, figures)
            with kill_after(random.uniform(0, LONGEST), server.process.pid):
                return 1 + _answer_until_killed(server, guest, witnesses, random, figures)
        finally:
            guest.leave()


def _answer_until_killed(server: Server, guest: Guest, witnesses: list[Witness], random: Random, figures: Figures) -> int:
    acknowledged = 0
    try:
        while True:
            _answer_once(guest, witnesses, random, figures)
            acknowledged += 1
    except GONE:
        server.process.wait()
    return acknowledged


def _answer_once(guest: Guest, witnesses: list[Witness], random: Random, figures: Figures) -> None:
    """Answer at one of the tables, after new ones were dealt for those that are over."""
    while len(playing := [witness for witness in witnesses if not witness.is_over]) < IN_PLAY:
        witnesses.append(sit_down(guest, random))
    status = answer(guest, random.choice(playing), random)
    figures.expect(status == 200, f"status {status} for an answer")


# --- the terminal


def kill_terminals(count: int, random: Random, until: float) -> Figures:
    """The same in a pseudo-terminal, where the next question acknowledges the answer."""
    figures, answers = Figures("kills, terminal", count), 0
    with collection_file() as path:
        witness: Witness | None = None
        for _ in turns(count, until):
            if witness is None or witness.is_over:
                witness = _deal(path, random)
            answers += _one_sitting(path, witness, random, figures)
            figures.done += 1
            saved = Store(path).load(witness.id)
            figures.wrong += filter(None, [witness.wrong(saved.version, saved.record)])
        _check(path, [], figures)
    figures.note = f"{answers} answers acknowledged"
    return figures


def _deal(path: Path, random: Random) -> Witness:
    game = random.choice(list(soloist.GAMES.values()))
    table = game.deal(random.choice(game.levels).id, random.randrange(10**6))
    return Witness(Store(path).add(table), 0, table)


def _one_sitting(path: Path, witness: Witness, random: Random, figures: Figures) -> int:
    """Resume the table and answer until the process is killed. Returns how many answers were acknowledged."""
    with _terminal(path, "resume", str(witness.id)) as child:
        try:
            _wait_for_prompt(child)
            _type_one(child, witness, random)
        except (pexpect.EOF, pexpect.TIMEOUT, OSError):
            figures.wrong.append(f"the terminal did not ask or answer: {child.before}")
            return 0
        acknowledged = 1
        try:
            with kill_after(random.uniform(0, LONGEST), child.pid):
                while not witness.is_over:
                    _type_one(child, witness, random)
                    acknowledged += 1
        except (pexpect.EOF, OSError):
            pass
    return acknowledged


def _type_one(child: "pexpect.spawn[str]", witness: Witness, random: Random) -> None:
    word, token = witness.change(random)
    child.sendline("u" if word == "undo" else token)
    _wait_for_prompt(child)
    witness.acknowledge()


@contextmanager
def _terminal(path: Path, *words: str) -> Iterator["pexpect.spawn[str]"]:
    child = None
    try:
        with unbroken():
            child = pexpect.spawn(
                sys.executable,
                ["-m", "soloist", "--plain", *words],
                env=environment(path),
                dimensions=(60, 120),
                encoding="utf-8",
                timeout=60,
            )
            child.delaybeforesend = None
        yield child
    finally:
        with unbroken():
            if child is not None:
                child.close(force=True)


def _wait_for_prompt(child: "pexpect.spawn[str]") -> None:
    child.expect_exact(["Your answer", "u undo,"])


# --- both


def _check(path: Path, witnesses: list[Witness], figures: Figures) -> None:
    """Check that the collection opens, that nothing in it is wrong, and that the tables in play are as acknowledged."""
    try:
        store = Store(path)
        figures.wrong += [f"table {id}: {error}" for id, error in collection.check(store, lambda _, __: None)]
        for witness in witnesses:
            saved = store.load(witness.id)
            figures.wrong += filter(None, [witness.wrong(saved.version, saved.record)])
        store.close()
    except SoloistError as error:
        figures.wrong.append(f"the collection: {error}")
