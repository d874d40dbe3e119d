"""The printed sheet: set-up, his cards, the end of a round and scoring, with the numbers of level and components."""

from collections.abc import Mapping
from typing import Final

from soloist.engine.companion import value_spots
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Scene
from soloist.engine.sheet import END, FLOW, MIND, Part, Row, Sheet, Track, branch, row, told_at_setup
from soloist.games.guilds_of_london.boris import NEEDED
from soloist.games.guilds_of_london.companion.scene import result
from soloist.games.guilds_of_london.companion.scoring import token_use
from soloist.games.guilds_of_london.companion.setup import LayOut
from soloist.games.guilds_of_london.companion.state import BorisBeside, side_name
from soloist.games.guilds_of_london.components import CELLS, GUILDHALL, NONE, SPECIAL_CELLS, ULSTER, VIRGINIA
from soloist.games.guilds_of_london.ending import LAST_ROUND
from soloist.games.guilds_of_london.round import GROWTH_ROUNDS
from soloist.games.guilds_of_london.setup import THRESHOLD_NEUTRALS, tile_odds

LIES_ANYHOW: Final[Mapping[str, tuple[Row, ...]]] = {
    "told-lay-tiles": (row("sheet-lay-tiles", "GOL-B08", tiles=CELLS, buildings=len(SPECIAL_CELLS)),),
    "told-lay-beadle": (row("sheet-lay-plantation", "GOL-S11"), row("sheet-lay-beadle", "GOL-B11")),
    "told-lay-neutrals": (row("sheet-lay-neutrals", "GOL-S08", "GOL-S09", "GOL-S10", n=THRESHOLD_NEUTRALS),),
    "told-lay-plantation": (),
}
"""Rows that replace set-up messages about a particular grid, because the paper sheet has none."""


def sheet(s: BorisBeside, scene: Scene) -> Sheet:
    return Sheet(
        _setup(s), (_his_turn(s), _resolution(s), _round_end(s), _mind(s), _end()), _tracks(scene), result(s).lines, LAST_ROUND
    )


def _setup(s: BorisBeside) -> tuple[Row, ...]:
    """The set-up messages need a grid, so lay any."""
    if s.side == NONE:
        s.side = VIRGINIA
    for cell in range(CELLS):
        if cell != GUILDHALL:
            s.lay(cell, tile_odds(s.setting, s.unseen_tiles, cell).possible()[0])
    return told_at_setup(s, LayOut(), LIES_ANYHOW)


def _his_turn(s: BorisBeside) -> Part:
    buildings = "yes" if s.boris.uses_buildings else "no"
    return Part(
        FLOW,
        Phrase("sheet-his-turn"),
        (
            row("sheet-cards", "GOL-S14", "GOL-S51", cards=s.boris.cards),
            row("sheet-search", "GOL-S17", "GOL-S18", "GOL-S19", "GOL-S20"),
            branch("sheet-match", "GOL-S15", "GOL-S16", "GOL-S24", buildings=buildings),
            branch("sheet-two-symbols", "GOL-S23", reading="background" if s.boris.by_background else "symbols"),
            branch("sheet-no-match", "GOL-S21"),
            row("sheet-cards-away", "GOL-S22"),
        ),
    )


def _resolution(s: BorisBeside) -> Part:
    return Part(
        FLOW,
        Phrase("sheet-resolution"),
        (
            row("sheet-ripe", "GOL-S25", "GOL-S26"),
            branch("sheet-he-leads", "GOL-S31", "GOL-S33", token="card" if token_use(s) == "card" else "reward"),
            branch("sheet-you-lead", "GOL-S32"),
            branch("sheet-equal", "GOL-S35", ties="you" if s.setting.you_win_ties else "master"),
            row("sheet-clear", "GOL-S27", "GOL-S36", home="supply" if s.setting.surplus_to_supply else "guildhall"),
            row("sheet-beadle-tile", "GOL-S44", always="yes" if s.setting.beadle_always_scores else "no"),
        ),
    )


def _round_end(s: BorisBeside) -> Part:
    sides = [s.setting.components.sides[side] for side in (VIRGINIA, ULSTER)]
    growth = tuple([Phrase("sheet-number", number=number) for number in GROWTH_ROUNDS])
    left = tuple(
        [Phrase("sheet-side-vp", side=side_name(side), vp=s.boris.plantation_vp(0, sides[side])) for side in (VIRGINIA, ULSTER)]
    )
    right = tuple(
        [Phrase("sheet-number", number=vp) for vp in sorted({s.boris.plantation_vp(1, side) for side in sides}, reverse=True)]
    )
    return Part(
        FLOW,
        Phrase("sheet-round-end"),
        (
            row("sheet-close", "GOL-S37", "GOL-S38", "GOL-S39", "GOL-S40"),
            row("sheet-beadle-moves", "GOL-S41", "GOL-S43"),
            row("sheet-growth", "GOL-S45", rounds=growth),
            branch("sheet-growth-none", "GOL-S45a", sides=left),
            branch("sheet-growth-one", "GOL-S45b", vp=right),
            branch("sheet-growth-more", "GOL-S45c", needed=NEEDED),
            branch("sheet-growth-then", "GOL-S45d"),
        ),
    )


def _mind(s: BorisBeside) -> Part:
    return Part(
        MIND,
        Phrase("sheet-mind"),
        (
            row("sheet-mind-order", "GOL-S01", "GOL-S12"),
            row("sheet-mind-beadle", "GOL-S17", "GOL-S18"),
            row("sheet-mind-beadle-counts", "GOL-S26"),
            row("sheet-mind-men", "GOL-S06", "GOL-S07"),
            row("sheet-mind-only-vp", "GOL-S30", "GOL-S33"),
            row("sheet-mind-neutrals", "GOL-S28"),
        ),
    )


def _end() -> Part:
    return Part(
        END,
        Phrase("sheet-end"),
        (
            row("sheet-last-round", "GOL-S46", "GOL-S47", rounds=LAST_ROUND),
            row("sheet-he-counts", "GOL-S49"),
            row("sheet-you-count", "GOL-S48"),
            row("sheet-verdict", "GOL-S50"),
        ),
    )


def _tracks(scene: Scene) -> tuple[Track, ...]:
    spots = value_spots(scene)
    even = tuple(range(2, LAST_ROUND + 1, 2))
    return (
        Track(spots["resolve"].name, rounds=even),
        Track(Phrase("spot-beadle")),
        Track(spots["plantation"].name, rounds=GROWTH_ROUNDS),
        Track(spots["boris-vp"].name, spots["boris-vp"].value),
    )
