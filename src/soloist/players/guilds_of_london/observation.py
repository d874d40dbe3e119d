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
        number("round", 10, lambda s: s.round),
        number("vp", MANY, lambda s: s.vp, low=-MANY),
        number("boris.vp", MANY, lambda s: s.boris.vp, low=-MANY),
        number("boris.cards", 4, lambda s: s.boris.cards),
        each("tile", cells, len(box.tiles), lambda s: s.tiles, low=-1),
        each("symbol", coloured, 1, lambda s: [symbols >> bit & 1 for symbols in s.symbols for bit in range(len(colours))]),
        each("threshold", cells, MANY, of_tiles("threshold")),
        each("prize", cells, MANY, of_tiles("vp")),
        each("resolved", cells, 1, lambda s: s.resolved),
        each("masters", cells, 1, lambda s: s.masters),
        each("yours", cells, LIVERYMEN, lambda s: s.yours),
        each("theirs", cells, MANY, lambda s: s.theirs),
        each("raised", cells, 1, lambda s: s.raised),
        each("token", cells, len(tokens), lambda s: s.tokens, low=-1),
        which("beadle", cells, lambda s: s.beadle),
        number("beadle-done", 1, lambda s: s.beadle_done),
        each("unseen-tokens", tokens, components.TOKENS, lambda s: s.unseen_tokens),
        number("guildhall", LIVERYMEN, lambda s: s.guildhall),
        number("supply", LIVERYMEN, lambda s: s.supply),
        number("plantation", LIVERYMEN, lambda s: s.plantation),
        number("store", MANY, lambda s: s.store),
        number("scoreboard", MANY, lambda s: s.scoreboard),
        number("lent", MANY, lambda s: s.lent),
        which("side", components.SIDES, lambda s: s.side),
        number("plantations-won", 2, lambda s: s.plantations_won),
        each("hand", cards, 9, lambda s: s.hand),
        number("hand-size", MANY, lambda s: s.hand_size),
        each("deck", cards, 9, lambda s: s.deck),
        number("deck-left", MANY, lambda s: s.deck_left),
        each("discards", cards, 9, lambda s: s.discards),
        each("aside", cards, 9, lambda s: s.aside),
        count("mayoral", mayoral, 1, lambda s: s.mayoral),
        count("mayoral-seen", mayoral, 1, lambda s: s.mayoral_seen),
        each("mayoral-deck", mayoral, 1, lambda s: s.mayoral_deck),
        each("mayoral-discards", mayoral, 1, lambda s: s.mayoral_discards),
        number("your-turn", 1, lambda s: s.your_turn),
        number("played", 1, lambda s: s.played),
        number("hire-bonus", MANY, lambda s: s.hire_bonus),
        number("wild", 1, lambda s: s.wild),
        number("draw-end", MANY, lambda s: s.draw_end),
        number("no-hand-limit", 1, lambda s: s.no_hand_limit),
        *question(package, "left", "first", "origin", "fixed", "card", "wanted", "yours", "cell", "goal", "most"),
    ]
