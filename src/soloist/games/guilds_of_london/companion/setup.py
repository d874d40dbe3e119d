"""Set-up of the real board: who draws his cards, the side of the plantation, the grid, and what to lay out."""

from typing import Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.machine import Act, Chance, Step
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.guilds_of_london.beadle import by_priority, lowest_guild
from soloist.games.guilds_of_london.companion.state import BorisBeside, side_name
from soloist.games.guilds_of_london.components import (
    CELLS,
    CHURCH_CELL,
    GUILDHALL,
    NONE,
    SIDES,
    SPECIAL_CELLS,
    ULSTER,
    VIRGINIA,
    cell_token,
)  # fmt: skip
from soloist.games.guilds_of_london.names import cell_name, side_option, tile_option
from soloist.games.guilds_of_london.setup import (
    HAND,
    MAYORAL_DEALT,
    MAYORAL_KEPT,
    ON_GUILDHALL,
    SCOREBOARD_NEUTRALS,
    church,
    raised_cells,
    side_odds,
    tile_odds,
    tile_source,
)
from soloist.games.guilds_of_london.state import LIVERYMEN


class WhoseCards(Ask[BorisBeside]):
    """Ask whether the app draws for him or you turn up real cards (GOL-S14)."""

    rule = "GOL-S14"
    words = ("app", "own")

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-whose-cards", cards=s.boris.cards, who=s.who)

    def word_phrase(self, s: BorisBeside, word: str) -> Phrase:
        return Phrase("option-cards-" + word)

    def take_word(self, s: BorisBeside, word: str) -> None:
        s.own_cards = word == "own"

    def possible(self, s: BorisBeside) -> list[int]:
        # No corrections and no switching here: nothing is set up yet, and this question chooses the cards.
        return self.answers(s)


class WhoseFourCards(WhoseCards):
    """The same for Rik. The clause on Boris's three cards would contradict the question (GOL-S51)."""

    rule = "GOL-S51"


# --- the plantation's side


def side_step(s: BorisBeside) -> Step:
    """Ask for the side, unless the ruling has chosen it (GOL-S11)."""
    return WhichSide() if s.setting.start_side == NONE else DrawSide()


class WhichSide(Ask[BorisBeside]):
    """Ask which side is up, or let the app draw one (GOL-S11)."""

    rule = "GOL-S11"
    words = ("draw",)

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-which-side")

    def options(self, s: BorisBeside) -> list[int]:
        return [VIRGINIA, ULSTER]

    def token(self, s: BorisBeside, option: int) -> str:
        return SIDES[option]

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        return side_option(option, s.setting.components.sides[option])

    def mark(self, s: BorisBeside, option: int) -> Mark | None:
        return Mark("side", SIDES[option])

    def word_phrase(self, s: BorisBeside, word: str) -> Phrase:
        return Phrase("option-draw-side")

    def take(self, s: BorisBeside, option: int) -> None:
        s.side = option

    def take_word(self, s: BorisBeside, word: str) -> None:
        s.then(DrawSide())


class DrawSide(Chance[BorisBeside]):
    """Draw the side from the same source as the full game."""

    rule = "GOL-S11"

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-side")

    def token(self, s: BorisBeside, option: int) -> str:
        return SIDES[option]

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        return side_option(option, s.setting.components.sides[option])

    def source(self, s: BorisBeside) -> str:
        return "plantation"

    def odds(self, s: BorisBeside) -> Odds:
        return side_odds(s.setting.start_side)

    def settle(self, s: BorisBeside, outcome: int) -> None:
        s.side = outcome


# --- the grid


class WhoseGrid(Ask[BorisBeside]):
    """Either the app deals the tiles and you lay them out, or you tap the tiles on the board (GOL-B08, GOL-B09)."""

    rule = "GOL-B08"
    words = ("app", "pad")

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-whose-grid", who=s.who)

    def word_phrase(self, s: BorisBeside, word: str) -> Phrase:
        return Phrase("option-grid-" + word)

    def take_word(self, s: BorisBeside, word: str) -> None:
        s.laid = word == "pad"
        s.then(NextTile(0, s.laid))


class NextTile(Act[BorisBeside]):
    """Go through the cells in reading order. The Guildhall is printed; where the app deals, the church has a fixed cell unless
    it is drawn (GOL-B09)."""

    rule = "GOL-B08"

    def __init__(self, cell: int, pad: bool) -> None:
        self.cell: Final = cell
        self.pad: Final = pad

    def run(self, s: BorisBeside) -> None:
        cell = self.cell
        if cell == CELLS:
            return
        s.then(NextTile(cell + 1, self.pad))
        if cell == CHURCH_CELL and s.setting.church_right and not self.pad:
            s.lay(cell, church(s.setting.components))
        elif cell != GUILDHALL:
            s.then(TapTile(cell) if self.pad else DealTile(cell))


class DealTile(Chance[BorisBeside]):
    """Deal from the same piles as the full game, so that the same deal code gives the same grid."""

    rule = "GOL-B08"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-tile-laid", cell=cell_name(self.cell))

    def token(self, s: BorisBeside, option: int) -> str:
        return s.setting.components.tiles[option].id

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        return tile_option(s.setting.components.tiles[option])

    def source(self, s: BorisBeside) -> str:
        return tile_source(self.cell)

    def odds(self, s: BorisBeside) -> Odds:
        return tile_odds(s.setting, s.unseen_tiles, self.cell)

    def settle(self, s: BorisBeside, outcome: int) -> None:
        s.lay(self.cell, outcome)


class TapTile(Ask[BorisBeside]):
    """Ask for the number printed on the guild of this cell, or for the special building there; each tile exists once."""

    rule = "GOL-B08"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def question(self, s: BorisBeside) -> Phrase:
        before = self.cell - 1
        while before >= 0 and s.tiles[before] == NONE:
            before -= 1
        last = Phrase("pad-last", tile=s.name(before), priority=s.tile(before).priority) if before >= 0 else Phrase("pad-first")
        kind = "building" if self.cell in SPECIAL_CELLS else "guild"
        return Phrase("ask-tap-tile", cell=cell_name(self.cell), kind=kind, last=last)

    def options(self, s: BorisBeside) -> list[int]:
        found = tile_odds(s.setting, s.unseen_tiles, self.cell).possible()
        first = church(s.setting.components)
        if self.cell in SPECIAL_CELLS and s.unseen_tiles[first] and first not in found:
            # It lies to the right of the Guildhall, if the table follows that ruling.
            return [first, *found] if self.cell == CHURCH_CELL else [*found, first]
        return found

    def token(self, s: BorisBeside, option: int) -> str:
        tile = s.setting.components.tiles[option]
        return f"t{tile.priority}" if tile.priority else tile.id

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        tile = s.setting.components.tiles[option]
        return Phrase("option-pad", name=Phrase("tile-id", id=tile.id), priority=tile.priority)

    def target(self, s: BorisBeside, option: int) -> str:
        return cell_token(self.cell)

    def mark(self, s: BorisBeside, option: int) -> Mark | None:
        priority = s.setting.components.tiles[option].priority
        return Mark("number", "", priority) if priority else None

    def take(self, s: BorisBeside, option: int) -> None:
        s.lay(self.cell, option)


# --- what you lay out before round 1


class LayOut(Act[BorisBeside]):
    """Put the beadle on the lowest priority, six neutrals on thresholds, and everything else as for two players (GOL-S03)."""

    rule = "GOL-S03"

    def run(self, s: BorisBeside) -> None:
        s.beadle = lowest_guild(s.tiles, s.symbols, NONE)
        chosen = raised_cells(by_priority(s.tiles, s.symbols), s.side)
        for cell in chosen:
            s.raised[cell] = True
        if s.story is None:
            return
        s.headline("setup", self.rule, "told-lay-out", cards=s.boris.cards)
        buildings = tuple([s.name(cell) for cell in SPECIAL_CELLS])
        skipped = "no" if s.boris.uses_buildings else "yes"
        s.tell("GOL-B08", "told-lay-tiles", buildings=buildings, laid="yes" if s.laid else "no", skipped=skipped)
        s.tell("GOL-B10", "told-lay-tokens")
        s.tell("GOL-B11", "told-lay-beadle", tile=s.name(s.beadle), priority=s.tile(s.beadle).priority)
        s.touch("beadle")
        s.touch(cell_token(s.beadle))
        s.tell(
            "GOL-S08", "told-lay-neutrals", side=SIDES[s.side],
            cells=tuple([Phrase("cell-only", cell=cell_name(cell)) for cell in sorted(chosen)]),
        )  # fmt: skip
        for cell in chosen:
            s.touch(cell_token(cell))
        s.tell("GOL-S04", "told-lay-scoreboard", n=SCOREBOARD_NEUTRALS)
        s.tell("GOL-S11", "told-lay-plantation", side=side_name(s.side))
        s.touch("plantation")
        s.tell("GOL-B14", "told-lay-men", n=ON_GUILDHALL, rest=LIVERYMEN - ON_GUILDHALL)
        s.tell("GOL-B15", "told-lay-cards", cards=HAND, draw=MAYORAL_DEALT, keep=MAYORAL_KEPT)
        s.tell("GOL-S06", "told-lay-boris")
        if s.setting.promo:
            s.tell("GOL-S53", "told-lay-promo")


class SetUpList(Ask[BorisBeside]):
    """Wait until everything is laid out."""

    rule = "GOL-S03"
    words = ("ready",)

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-set-up", who=s.who)
