"""Soloist with the toy game added to the catalogue. Run it with `python tests/support/fifth_game.py play well`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import soloist
from soloist.cli.command import main
from soloist.library import coach_process
from tests.support.toy_game import GAME

soloist.GAMES[GAME.id] = soloist.EVERY[GAME.id] = GAME


def run(script: str) -> int:
    """The command line of a script that has the game in its catalogue. The coach's subprocess runs the same script."""
    coach_process.COMMAND[:] = [sys.executable, script, "coach"]
    if sys.argv[1:] == ["coach"]:
        coach_process.main()
        return 0
    return main()


if __name__ == "__main__":
    sys.exit(run(__file__))
