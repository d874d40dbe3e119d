"""Finds what the browser face knows of a game: the files of `faces/web/games/<game>/`, named as the game's own package is.

A template or stylesheet that a game lacks is that of `faces/web/games/plain/`. Both are named `games/<game>/<file>`.
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
    """The name of its folder; a companion has that of its game."""
    return game.original.folder


def arts() -> list[str]:
    """The folders of all games, then that of games without one."""
    return [*(art(game) for game in soloist.GAMES.values()), PLAIN]


@cache
def drawing(game: Game) -> ModuleType | None:
    """What its board computes before it draws."""
    return game.original.found_in(FOLDER, "drawing")


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
    """The names of all templates or stylesheets; `plain` has one of each kind."""
    parts = sorted(one.name for one in files(f"{FOLDER}.{PLAIN}").iterdir() if one.name.endswith(ending))
    return [f"games/{folder}/{part}" for folder in arts() for part in parts]


class GameTemplates(BaseLoader):
    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, Callable[[], bool] | None]:
        if not template.startswith("games/"):
            raise TemplateNotFound(template)
        return file(template).read_text(encoding="utf-8"), None, None

    def list_templates(self) -> list[str]:
        return names(".html")
