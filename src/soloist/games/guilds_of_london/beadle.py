"""The beadle: every round his tile is turned over for Boris, then he moves to the lowest priority left (GOL-S37 to GOL-S44)."""

from soloist.engine.machine import Act
from soloist.games.guilds_of_london.names import tile_name
from soloist.games.guilds_of_london.state import CELLS, NONE, Guilds


def turn_over(s: Guilds, cell: int) -> None:
    """The tile is resolved: nobody stands on it any more, and its threshold neutral goes to the box (GOL-S27, GOL-S36)."""
    s.resolved[cell] = True
    s.symbols[cell] = 0
    s.raised[cell] = False
    s.yours[cell] = 0
    s.theirs[cell] = 0
    s.tokens[cell] = NONE


def move_beadle(s: Guilds) -> None:
    """To the unresolved guild of lowest priority; without one he leaves the game (GOL-S41 to GOL-S43)."""
    best = NONE
    for cell in range(CELLS):
        if s.is_open(cell) and s.tile(cell).priority and (best == NONE or s.tile(cell).priority < s.tile(best).priority):
            best = cell
    s.beadle = best
    if s.story is not None:
        if best == NONE:
            s.tell("GOL-S43", "told-beadle-gone")
        else:
            s.tell("GOL-S41", "told-beadle-moves", name=tile_name(s.tile(best)))


class BeadleScores(Act[Guilds]):
    """Boris scores the first place of the beadle's tile; you get nothing and your liverymen go home (GOL-S38 to GOL-S40)."""

    rule = "GOL-S38"

    def run(self, s: Guilds) -> None:
        skipped = s.beadle_done and not s.setting.beadle_always_scores
        s.beadle_done = False
        if s.beadle == NONE or skipped:
            return
        cell = s.beadle
        tile = s.tile(cell)
        s.boris_vp += tile.vp
        if s.story is not None:
            s.headline("beadle", self.rule, "told-beadle", name=tile_name(tile), vp=tile.vp, total=s.boris_vp)
        s.guildhall += s.yours[cell]
        s.boxed_tokens.append(s.tokens[cell])
        turn_over(s, cell)
        move_beadle(s)
