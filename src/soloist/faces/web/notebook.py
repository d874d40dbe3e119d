"""A table as HTML, for notebooks: the board as the browser shows it, in a frame that has all it needs inside."""

from dataclasses import replace
from functools import cache
from html import escape
from importlib.resources import files

from markupsafe import Markup

from soloist.engine.table import Table
from soloist.engine.text.words import chosen_language
from soloist.faces.web.parts.site import Guest, alone, cover
from soloist.faces.web.parts.view import View

HEIGHT = 640


def drawn(table: Table) -> str:
    """The frame keeps our styles and those of the notebook apart, and no script runs in it."""
    game, language = table.game, chosen_language()
    # Beside the real board there is nothing to draw but words.
    known = replace(cover(game, language), art="plain") if game.is_companion else cover(game, language)
    view = View(table.scene, None, game.words, language)
    page = alone(Guest(language, "light", "off", ""), known, view, _styles("soloist.css", f"{known.art}.css"))
    return f'<iframe title="{escape(repr(table))}" srcdoc="{escape(page)}" width="100%" height="{HEIGHT}" sandbox></iframe>'


@cache
def _styles(*names: str) -> Markup:
    folder = files("soloist.faces.web").joinpath("static")
    return Markup("\n".join(folder.joinpath(name).read_text(encoding="utf-8") for name in names))
