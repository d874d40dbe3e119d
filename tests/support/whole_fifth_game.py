"""Soloist with a fifth game that has all a game can have. This file only adds its name to GAMES and COMPANIONS: the
rest is found in folders named after it, in `tests/support/fifth` instead of `soloist`.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import soloist
import soloist.faces.terminal.games
import soloist.faces.web.games
import soloist.players
from tests.support import fifth_game
from tests.support.toy_game.companion import COMPANION

soloist.COMPANIONS[COMPANION.beside.id] = soloist.EVERY[COMPANION.id] = COMPANION

FOLDER = Path(__file__).parent / "fifth"
soloist.faces.web.games.__path__.append(str(FOLDER / "web"))
soloist.faces.terminal.games.__path__.append(str(FOLDER / "terminal"))
soloist.players.__path__.append(str(FOLDER / "players"))

if __name__ == "__main__":
    sys.exit(fifth_game.run(__file__))
