"""Angelos's turn in the full game: he takes a tile from the row you left, and he discards tiles."""

from soloist.engine.kernel.machine import Act
from soloist.engine.kernel.story import THEY
from soloist.games.peloponnes.components import CONQUEST, NORMAL, Tile
from soloist.games.peloponnes.ending import their_score
from soloist.games.peloponnes.names import tile_name, tile_worth
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.tally import show_changes, tally


def row_left(bought: int) -> int:
    """The row he takes from: the one you did not take from, or the conquest row if you passed (PEL-S26, PEL-S27)."""
    return NORMAL if bought == CONQUEST else CONQUEST


def tile_for_angelos(s: Peloponnes, row: int) -> int:
    """The index of the tile he would take from this row."""
    return s.rows[row][s.foe.choose([s.tile(number) for number in s.rows[row]])]


class AngelosTakes(Act[Peloponnes]):
    """Angelos takes a tile of the other row; one of the conquest row adds Strength (PEL-S24, PEL-S28). The rest leave the game
    (PEL-G02, PEL-B17)."""

    rule = "PEL-S24"

    def run(self, s: Peloponnes) -> None:
        row = row_left(s.bought)
        number = tile_for_angelos(s, row)
        tile = s.tile(number)
        score = their_score(s) if s.story is not None else 0
        s.rows[row].remove(number)
        s.foe.take(tile, row == CONQUEST)
        if s.story is not None:
            rule, worth = "PEL-S27" if row == CONQUEST else "PEL-S26", tile_worth(tile)
            s.headline("angelos", rule, "told-angelos", THEY, tile=tile_name(tile), worth=worth)
            s.touch("angelos-" + tile.id)
            s.touch("angelos-score", their_score(s) - score)
            if row == CONQUEST:
                s.tell("PEL-S28", "told-angelos-strength", gained=tile.prestige, strength=s.foe.strength)
                s.touch("angelos-strength", tile.prestige)
        for other in (NORMAL, CONQUEST):
            s.gone += len(s.rows[other])
            s.rows[other].clear()


def angelos_discards(s: Peloponnes) -> None:
    """He discards a tile with a citizen, if he has one (PEL-S13, PEL-S37)."""
    before = tally(s)
    loss = s.foe.choose_loss(s.setting.civilization_discardable)
    if loss is None:
        s.tell("PEL-S37", "told-angelos-loses-nothing")
        return
    s.foe.discard(loss)
    if isinstance(loss, Tile):
        s.gone += 1
        if s.story is not None:
            s.tell("PEL-S13", "told-angelos-loses", tile=tile_name(loss))
            s.touch("angelos-" + loss.id)
    else:
        s.tell("PEL-S37", "told-angelos-loses-civilization")
        s.touch("angelos-civilization")
    show_changes(s, before)
