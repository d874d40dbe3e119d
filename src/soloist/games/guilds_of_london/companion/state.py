"""The values Boris's rules depend on: his points, his liverymen on the grid, the beadle, the side of the plantation; and what of
each tile was read off the real one."""

from typing import Final

from soloist.engine.companion import Beside, Dial
from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.kernel.story import RULES
from soloist.games.guilds_of_london.boris import CARDS, Boris
from soloist.games.guilds_of_london.components import CELLS, NONE, SIDES, Tile, cell_token
from soloist.games.guilds_of_london.ending import LAST_ROUND
from soloist.games.guilds_of_london.names import cell_name
from soloist.games.guilds_of_london.state import Setting

MOST_VP: Final = 150
MOST_MEN: Final = 6
"""The most liverymen that one correction can put on a tile."""
CELL_OF: Final = {cell_token(cell): cell for cell in range(CELLS)}
SYMBOLS: Final = 1
THRESHOLD: Final = 2
POINTS: Final = 4
ALL: Final = SYMBOLS | THRESHOLD | POINTS
"""What Boris's rules use of a tile, as bits."""
SURE: Final = {"sourced": ALL, "recalled": SYMBOLS, "reconstructed": 0}
"""What is not asked about, by the confidence of a tile. A tile of which only the colours were read is kept as recalled."""
MEN_ON: Final = [Phrase("value-men", cell=cell_name(cell)) for cell in range(CELLS)]


def side_name(side: int) -> Phrase:
    return Phrase("side", side=SIDES[side])


class BorisBeside(Beside):
    """The state of the companion: his side, and of yours only what you report."""

    has_cards = True

    def __init__(self, setting: Setting, boris: Boris, box: str) -> None:
        super().__init__()
        self.setting: Final = setting
        self.boris = boris
        self.box: Final = box
        """The text of the edition."""
        self.round = 0
        # the grid, by cell in reading order
        self.tiles = [NONE] * CELLS
        self.symbols = [0] * CELLS
        """For each unresolved tile, a bit for each of its colours; 0 for resolved tiles and the Guildhall."""
        self.standards = [0] * CELLS
        """The colours of each tile, resolved or not."""
        self.needs = [0] * CELLS
        """The printed threshold."""
        self.points = [0] * CELLS
        """The VP of first place."""
        self.sure = [0] * CELLS
        """Which of these are sure, because the edition or the person read them off the real tile; see ALL."""
        self.entered = [0] * CELLS
        """Which of these the person entered at this table."""
        self.trusts = False
        """Whether the person said that all tiles are as we have them. Then nothing is asked for, and nothing is kept as read."""
        self.resolved = [False] * CELLS
        self.masters = [False] * CELLS
        """Where your masters stand, as far as you reported it; a tie needs them (GOL-S35)."""
        self.theirs = [0] * CELLS
        self.raised = [False] * CELLS
        self.beadle = NONE
        self.beadle_done = False
        """Whether the beadle's tile was resolved normally this round (GOL-S44)."""
        self.passed = [False] * CELLS
        """For each cell, whether the resolution of this round is past it."""
        self.side = NONE
        self.laid = False
        """Whether you laid out the tiles and tapped them, rather than the app dealt them."""
        self.unseen_tiles = [1] * len(setting.components.tiles)
        # the app's own deck; the real deck is then used only by you
        self.deck = [card.copies for card in setting.components.cards]
        self.deck_left = sum(self.deck)
        # his last turn, for the scene
        self.turned: list[int] = []
        """The symbols he searched for, one entry for each card."""
        self.went: list[int] = []
        """The cell each card led to, or NOWHERE."""
        self.told_cards = NONE
        """How many of his cards are told; NONE before the heading of his turn."""
        # where his points come from
        self.from_beadle = 0
        self.from_tiles = 0
        self.from_plantation = 0
        self.you = 0
        """Your total, once you entered it."""

    def copy(self) -> "BorisBeside":
        c = BorisBeside(self.setting, self.boris.copy(), self.box)
        c.agenda = self.agenda.copy()
        c.outcome = self.outcome
        c.by = self.by
        c.own_cards = self.own_cards
        c.round = self.round
        c.tiles = self.tiles.copy()
        c.symbols = self.symbols.copy()
        c.standards = self.standards.copy()
        c.needs = self.needs.copy()
        c.points = self.points.copy()
        c.sure = self.sure.copy()
        c.entered = self.entered.copy()
        c.trusts = self.trusts
        c.resolved = self.resolved.copy()
        c.masters = self.masters.copy()
        c.theirs = self.theirs.copy()
        c.raised = self.raised.copy()
        c.beadle = self.beadle
        c.beadle_done = self.beadle_done
        c.passed = self.passed.copy()
        c.side = self.side
        c.laid = self.laid
        c.unseen_tiles = self.unseen_tiles.copy()
        c.deck = self.deck.copy()
        c.deck_left = self.deck_left
        c.turned = self.turned.copy()
        c.went = self.went.copy()
        c.told_cards = self.told_cards
        c.from_beadle = self.from_beadle
        c.from_tiles = self.from_tiles
        c.from_plantation = self.from_plantation
        c.you = self.you
        return c

    # --- corrections by the player

    def dials(self) -> list[Dial]:
        if not self.round:
            return []
        found = [
            Dial("boris-vp", self.boris.vp, 0, max(MOST_VP, self.boris.vp), Phrase("value-boris-vp", who=self.who)),
            Dial("round", self.round, 1, LAST_ROUND),
            Dial("plantation", self.side + 1, 1, len(SIDES), Phrase("value-side")),
        ]
        guilds = sorted([self.tile(cell).priority for cell in self.open_cells() if self.tile(cell).priority])
        if self.beadle != NONE:
            at = self.tile(self.beadle).priority
            found.append(Dial("beadle", at, guilds[0], guilds[-1], Phrase("value-beadle-number"), tuple(guilds)))
        for spot, cell in CELL_OF.items():
            if self.symbols[cell]:
                men = self.theirs[cell]
                found.append(Dial(spot, men, 0, max(MOST_MEN, men), MEN_ON[cell]))
        return found

    def set_right(self, spot: str, value: int) -> None:
        if spot == "boris-vp":
            self.boris.vp = value
        elif spot == "round":
            self.round = value
        elif spot == "plantation":
            self.side = value - 1
        elif spot == "beadle":
            self.beadle = next(cell for cell in self.open_cells() if self.tile(cell).priority == value)
        else:
            self.theirs[CELL_OF[spot]] = value

    # --- tiles

    @property
    def who(self) -> str:
        """His name, which is the same in all languages."""
        return "Boris" if self.boris.cards == CARDS["boris"] else "Rik"

    def tile(self, cell: int) -> Tile:
        return self.setting.components.tiles[self.tiles[cell]]

    def name(self, cell: int) -> Phrase:
        """A tile with its cell and the number printed on it; a special building with its name."""
        tile = self.tile(cell)
        return Phrase("tile-here", cell=cell_name(cell), name=Phrase("tile-id", id=tile.id), priority=tile.priority)

    def open_cells(self) -> list[int]:
        """The cells with an unresolved tile."""
        return [cell for cell in range(CELLS) if self.symbols[cell]]

    def cells_with_men(self) -> list[int]:
        return [cell for cell in range(CELLS) if self.theirs[cell]]

    def lay(self, cell: int, number: int) -> None:
        self.unseen_tiles[number] = 0
        self.tiles[cell] = number
        tile = self.setting.components.tiles[number]
        self.symbols[cell] = tile.symbols
        self.standards[cell] = tile.symbols
        self.needs[cell] = tile.threshold
        self.points[cell] = tile.vp
        self.sure[cell] = SURE[tile.confidence]

    def is_sure(self, cell: int, what: int) -> bool:
        """Whether this need not be asked for."""
        return self.trusts or self.was_read(cell, what)

    def was_read(self, cell: int, what: int) -> bool:
        """Whether this was read off the real tile."""
        return self.sure[cell] & what == what

    def enter(self, cell: int, what: int, value: int) -> None:
        """Note what the person read off the real tile."""
        if what == SYMBOLS:
            self.standards[cell] = value
            self.symbols[cell] = 0 if self.resolved[cell] else value
        elif what == THRESHOLD:
            self.needs[cell] = value
        else:
            self.points[cell] = value
        self.sure[cell] |= what
        self.entered[cell] |= what

    def printed(self, cell: int, what: int) -> int:
        """What the tile shows as far as we know."""
        return (self.standards if what == SYMBOLS else self.needs if what == THRESHOLD else self.points)[cell]

    def threshold(self, cell: int) -> int:
        return self.needs[cell] + (1 if self.raised[cell] else 0)

    def count(self, cell: int) -> int:
        """His liverymen there, and the beadle, who counts as one (GOL-S26, GOL-B33)."""
        return self.theirs[cell] + (1 if self.beadle == cell else 0)

    def is_ripe(self, cell: int) -> bool:
        """Whether his liverymen there reach the threshold without any of yours; the beadle counts as one (GOL-S26, GOL-B33)."""
        return self.symbols[cell] != 0 and self.theirs[cell] > 0 and self.count(cell) >= self.threshold(cell)

    def to_resolve(self) -> list[int]:
        """The ripe tiles that have not been reported in this resolution; see `is_ripe`."""
        return [cell for cell in range(CELLS) if not self.passed[cell] and self.is_ripe(cell)]

    def pass_to(self, cell: int) -> None:
        """The resolution reaches this tile. Earlier tiles that are not ripe now are not checked again (GOL-B32)."""
        for other in range(cell):
            if not self.is_ripe(other):
                self.passed[other] = True
        self.passed[cell] = True

    def turn_over(self, cell: int) -> None:
        """Mark the tile as resolved: remove his liverymen, and put its neutral in the box (GOL-S27, GOL-S36)."""
        self.resolved[cell] = True
        self.symbols[cell] = 0
        self.raised[cell] = False
        self.theirs[cell] = 0

    def plantation_vp(self, yours: int) -> int:
        """His VP from the side that is up if this many of your liverymen are there (GOL-S45)."""
        return self.boris.plantation_vp(yours, self.setting.components.sides[self.side])

    @property
    def is_last_round(self) -> bool:
        """Whether this round is surely the last: it has the last number, or the beadle is on the only unresolved guild, which is
        turned over in any case (GOL-S46, GOL-S47)."""
        return self.round == LAST_ROUND or len([cell for cell in self.open_cells() if self.tile(cell).priority]) == 1

    # --- telling

    def tell(self, rule: str, message: str, **values: Value) -> None:
        """Every message may call him by his name."""
        if self.story is not None:
            super().tell(rule, message, who=self.who, **values)

    def headline(self, heading: str, rule: str, message: str, by: str = RULES, **values: Value) -> None:
        super().headline(heading, rule, message, by, who=self.who, **values)

    def tell_vp(self, rule: str, message: str, vp: int) -> None:
        """Add to his VP and tell the old and the new value."""
        self.boris.vp += vp
        self.tell(rule, message, vp=vp, before=self.boris.vp - vp, now=self.boris.vp)
        self.touch("boris-vp", vp)
