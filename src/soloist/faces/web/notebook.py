"""A table as HTML for notebooks: the board in an iframe that contains its own styles and symbols."""

from functools import cache
from html import escape

from markupsafe import Markup

from soloist.engine.table import Table
from soloist.engine.text.words import chosen_language
from soloist.faces.web.parts.site import Guest, alone, cover, static_file
from soloist.faces.web.parts.view import View

HEIGHT = 640


def drawn(table: Table) -> str:
    """The board in an iframe, so that our styles and those of the notebook do not affect each other. No script runs in it."""
    game, language = table.game, chosen_language()
    known = cover(game, language).plain if game.is_companion else cover(game, language)
    view = View(table.scene, None, game.words, language)
    page = alone(Guest(language, "light", "off", ""), known, view, _styles("soloist.css", f"games/{known.art}/style.css"))
    return f'<iframe title="{escape(repr(table))}" srcdoc="{escape(page)}" width="100%" height="{HEIGHT}" sandbox></iframe>'


@cache
def _styles(*names: str) -> Markup:
    return Markup("\n".join(static_file(name).read_text(encoding="utf-8") for name in names))
