"""Finds the files of a game in the browser face: `faces/web/games/<game>/`, named like the game's own package.

If a game has no such template or stylesheet, the one of `faces/web/games/plain/` is used. Its name is `games/<game>/<file>` too.
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType

from jinja2 import BaseLoader, Environment, TemplateNotFound

import soloist
from soloist.engine.game import Game

FOLDER = "soloist.faces.web.games"
PLAIN = "plain"


def art(game: Game) -> str:
    """The name of the game's folder. A companion uses the folder of its game."""
    return game.original.folder


def arts() -> list[str]:
    """The folders of all games, then the folder with the fallbacks."""
    return [*(art(game) for game in soloist.GAMES.values()), PLAIN]


@cache
def module_of(game: Game, name: str) -> ModuleType | None:
    """A module of the game in this face: `drawing` computes what its board template needs. None if there is none."""
    return game.original.found_in(FOLDER, name)


def file(name: str) -> Traversable:
    """The file called `games/<game>/<file>`."""
    _, folder, part = name.split("/")
    for one in (folder, PLAIN):
        try:
            found = files(f"{FOLDER}.{one}").joinpath(part)
        except ModuleNotFoundError:
            continue
        if found.is_file():
            return found
    raise FileNotFoundError(name)


def names(ending: str) -> list[str]:
    """The names of all templates or all stylesheets. `plain` has a file of every kind."""
    parts = sorted(one.name for one in files(f"{FOLDER}.{PLAIN}").iterdir() if one.name.endswith(ending))
    return [f"games/{folder}/{part}" for folder in arts() for part in parts]


class GameTemplates(BaseLoader):
    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, Callable[[], bool] | None]:
        if not template.startswith("games/"):
            raise TemplateNotFound(template)
        return file(template).read_text(encoding="utf-8"), None, None

    def list_templates(self) -> list[str]:
        return names(".html")
