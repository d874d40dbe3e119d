"""Boards without a page around them."""

from typing import Any

from soloist.engine.kernel.scene import Scene, Spot
from soloist.engine.table import Table
from soloist.faces.web.parts.site import TEMPLATES, Guest, cover
from soloist.faces.web.parts.view import View


def drawn(table: Table, language: str = "en") -> str:
    """The phone's line and the board as the page has them, with the icons of all options."""
    view = View(table.scene, table.question, table.game.words, language)
    game = cover(table.game, language)
    names = {"t": Guest(language, "auto", "on", "/").t, "game": game, "v": view}
    boards: Any = TEMPLATES.get_template(f"games/{game.art}/board.html").make_module(names)
    icons = [boards.icon(option.mark) for option in view.question.options if option.mark] if view.question else []
    assert None not in icons
    return f"{boards.strip(view)}{boards.board(view)}{[str(icon) for icon in icons]}"


def spot(scene: Scene, id: str) -> Spot:
    return next(spot for zone in scene.zones for spot in zone.spots if spot.id == id)
