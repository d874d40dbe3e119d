"""The beadle: every round his tile is turned over for Boris, then he moves to the lowest priority left (GOL-S37 to GOL-S44)."""

from soloist.engine.machine import Act
from soloist.engine.story import THEY
from soloist.games.guilds_of_london.components import CELLS, NONE, cell_token
from soloist.games.guilds_of_london.names import tile_name
from soloist.games.guilds_of_london.state import Guilds


def turn_over(s: Guilds, cell: int) -> None:
    """The tile is resolved: nobody stands on it any more, and its threshold neutral goes to the box (GOL-S27, GOL-S36)."""
    s.resolved[cell] = True
    s.symbols[cell] = 0
    s.raised[cell] = False
    s.yours[cell] = 0
    s.theirs[cell] = 0
    s.tokens[cell] = NONE


def touch_turned(s: Guilds, cell: int) -> None:
    """What was told last turns this tile over, on which the pawns still stand."""
    s.touch(cell_token(cell), -s.pawns(cell))
    s.touch("boris-pawns", -s.theirs[cell])


def route(s: Guilds) -> list[int]:
    """The unresolved guilds by priority, lowest first: in this order he would visit them."""
    # Guild tiles are numbered by priority.
    ranked = sorted([(s.tiles[cell], cell) for cell in range(CELLS) if s.is_open(cell) and s.tile(cell).priority])
    return [cell for _, cell in ranked]


def next_tile(s: Guilds) -> int:
    """Where he goes from where he stands: to the unresolved guild of lowest priority, if there is one (GOL-S41, GOL-S42)."""
    best = NONE
    for cell in range(CELLS):
        if s.is_open(cell) and cell != s.beadle:
            priority = s.tile(cell).priority
            if priority and (best == NONE or priority < s.tile(best).priority):
                best = cell
    return best


def scores(s: Guilds) -> bool:
    """Whether his tile will be turned over for Boris at the end of this round (GOL-S43, GOL-S44)."""
    return s.beadle != NONE and (s.setting.beadle_always_scores or not s.beadle_done)


def move_beadle(s: Guilds) -> None:
    """To the next tile; without one he leaves the game (GOL-S41 to GOL-S43)."""
    s.beadle = next_tile(s)
    if s.story is not None:
        if s.beadle == NONE:
            s.tell("GOL-S43", "told-beadle-gone")
        else:
            s.tell("GOL-S41", "told-beadle-moves", name=tile_name(s.tile(s.beadle)))
            s.touch(cell_token(s.beadle), 1)


class BeadleScores(Act[Guilds]):
    """Boris scores the first place of the beadle's tile; you get nothing and your liverymen go home (GOL-S38 to GOL-S40)."""

    rule = "GOL-S38"

    def run(self, s: Guilds) -> None:
        due = scores(s)
        s.beadle_done = False
        if not due:
            return
        cell = s.beadle
        tile = s.tile(cell)
        s.boris.vp += tile.vp
        s.guildhall += s.yours[cell]
        s.boxed_tokens.append(s.tokens[cell])
        if s.story is not None:
            s.headline("beadle", self.rule, "told-beadle", THEY, name=tile_name(tile), vp=tile.vp, total=s.boris.vp)
            s.touch("boris-vp", tile.vp)
            s.touch("guildhall", s.yours[cell])
            touch_turned(s, cell)
        turn_over(s, cell)
        move_beadle(s)
