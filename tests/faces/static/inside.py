"""A program that must give the same results everywhere. The tests run it in this Python and, with `inside.mjs`, inside Pyodide.

`told` collects the results as text.
"""

import json
from hashlib import sha256
from pathlib import Path
from random import Random

import soloist
from soloist.coach.hints import hint, to_data
from soloist.engine.game import Game
from soloist.engine.kernel import machine

GAMES = 30
HINTS = 3
TRIES = 30


def played(game: Game, level: str) -> str:
    """A hash of random games: the number of steps and the result of each."""
    deal = game.deal(level, seed="SAME").deal
    marks = sha256()
    for seed in range(GAMES):
        s = deal.start()
        marks.update(f"{machine.playout(s, Random(seed))} {s.outcome};".encode())
    return marks.hexdigest()


def advised(game: Game) -> list[dict[str, object]]:
    """Hints at some questions of a random game, with a number of tries instead of a time."""
    table, random = game.deal(game.levels[0].id, seed="SAME"), Random(1)
    found = list[dict[str, object]]()
    while (question := table.question) is not None and len(found) < HINTS:
        if not question.chance and len(question.options) > 2:
            given = hint(table, tries=TRIES)
            assert given is not None
            found.append(to_data(given))
        for _ in range(7):
            if table.question is not None:
                table.answer(random.choice(table.question.options))
    return found


def replayed(file: Path) -> bool:
    """Whether a golden record plays to the same end."""
    text = file.read_text(encoding="utf-8")
    table = soloist.read(text)
    return table.record() == text and table.result is not None


def told(golden: Path) -> dict[str, object]:
    return {
        "compiled": not str(machine.__file__).endswith((".py", ".pyc")),
        "games": {f"{game.id} {level.id}": played(game, level.id) for game in soloist.GAMES.values() for level in game.levels},
        "hints": {game.id: advised(game) for game in soloist.GAMES.values()},
        "golden": {f"{file.parent.name}/{file.name}": replayed(file) for file in sorted(golden.glob("*/*.txt"))},
    }


def told_as_text(golden: str) -> str:
    return json.dumps(told(Path(golden)), sort_keys=True)
