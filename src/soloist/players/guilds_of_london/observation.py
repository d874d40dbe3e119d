"""The observation of Guilds of London, in this order."""

from typing import Any

from soloist.games.guilds_of_london import components
from soloist.games.guilds_of_london.state import LIVERYMEN
from soloist.players.fields import MANY, Part, count, each, ids, number, question, which


def observation(package: str, box: components.Components) -> list[Part]:
    colours = components.COLOURS
    cells = [components.cell_token(cell) for cell in range(components.CELLS)]
    coloured = [f"{cell}.{colour}" for cell in cells for colour in colours]
    cards, mayoral, tokens = ids(box.cards), ids(box.mayoral), ids(box.tokens)

    def of_tiles(name: str) -> Any:
        """A printed number of the tile on each cell; 0 where there is no tile."""
        printed = [getattr(tile, name) for tile in box.tiles]
        return lambda s: [printed[tile] if tile >= 0 else 0 for tile in s.tiles]

    return [
        number("round", 10, "round"),
        number("vp", MANY, "vp", low=-MANY),
        number("boris.vp", MANY, "boris.vp", low=-MANY),
        number("boris.cards", 4, "boris.cards"),
        each("tile", cells, len(box.tiles), "tiles", low=-1),
        each("symbol", coloured, 1, lambda s: [symbols >> bit & 1 for symbols in s.symbols for bit in range(len(colours))]),
        each("threshold", cells, MANY, of_tiles("threshold")),
        each("prize", cells, MANY, of_tiles("vp")),
        each("resolved", cells, 1, "resolved"),
        each("masters", cells, 1, "masters"),
        each("yours", cells, LIVERYMEN, "yours"),
        each("theirs", cells, MANY, "theirs"),
        each("raised", cells, 1, "raised"),
        each("token", cells, len(tokens), "tokens", low=-1),
        which("beadle", cells, "beadle"),
        number("beadle-done", 1, "beadle_done"),
        each("unseen-tokens", tokens, components.TOKENS, "unseen_tokens"),
        number("guildhall", LIVERYMEN, "guildhall"),
        number("supply", LIVERYMEN, "supply"),
        number("plantation", LIVERYMEN, "plantation"),
        number("store", MANY, "store"),
        number("scoreboard", MANY, "scoreboard"),
        number("lent", MANY, "lent"),
        which("side", components.SIDES, "side"),
        number("plantations-won", 2, "plantations_won"),
        each("hand", cards, 9, "hand"),
        number("hand-size", MANY, "hand_size"),
        each("deck", cards, 9, "deck"),
        number("deck-left", MANY, "deck_left"),
        each("discards", cards, 9, "discards"),
        each("aside", cards, 9, "aside"),
        count("mayoral", mayoral, 1, "mayoral"),
        count("mayoral-seen", mayoral, 1, "mayoral_seen"),
        each("mayoral-deck", mayoral, 1, "mayoral_deck"),
        each("mayoral-discards", mayoral, 1, "mayoral_discards"),
        number("your-turn", 1, "your_turn"),
        number("played", 1, "played"),
        number("hire-bonus", MANY, "hire_bonus"),
        number("wild", 1, "wild"),
        number("draw-end", MANY, "draw_end"),
        number("no-hand-limit", 1, "no_hand_limit"),
        *question(package, "left", "first", "origin", "fixed", "card", "wanted", "yours", "cell", "goal", "most"),
    ]
