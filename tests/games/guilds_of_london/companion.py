"""The companion of Guilds of London at the table: seats, and what tests read off it."""

import soloist
from soloist.engine.text.edition import Edition
from soloist.games.guilds_of_london.companion import COMPANION
from soloist.games.guilds_of_london.companion.state import BorisBeside
from soloist.games.guilds_of_london.components import CELLS
from tests.support.beside.guilds_of_london import CONFIRMED

LEVELS = [level.id for level in COMPANION.levels]


READINGS: list[dict[str, object]] = [
    {"plantation_start_side": "virginia"},
    {"plantation_start_side": "ulster"},
    {"boris_uses_special_buildings": "yes"},
    {"two_symbol_cards": "background_colour"},
    {"boris_ties": "you_win"},
    {"beadle_scores_after_own_tile_resolved": "no"},
    {"one_pawn_on_plantation": "right_half"},
    {"special_buildings_choice": "random"},
]


BUILDINGS = {7: "gog-and-magog", 11: "assembly-hall", 13: "st-lawrence-jewry", 17: "university-of-london"}


PAD = [BUILDINGS.get(cell, "") for cell in range(CELLS) if cell != 12]


GRID = [building or f"t{1 + nth - sum(map(bool, PAD[:nth]))}" for nth, building in enumerate(PAD)]
"""Guilds 1 to 20 in reading order: Mercers (purple) on a1, Grocers (yellow, green) on b1, Drapers (blue) on c1, and so on."""


def seated(
    *answers: str,
    level: str = "boris",
    side: str = "virginia",
    cards: str = "own",
    edition: Edition = CONFIRMED,
    **rulings: object,
) -> soloist.Table:
    """A table with the guilds in order, at which these answers were given one by one in round 1."""
    table = COMPANION.deal(level, "K7Q2", rulings, edition)
    for answer in (cards, side, "pad", *GRID, "ready", *answers):
        table.answer(answer)
    return table


def position(table: soloist.Table) -> BorisBeside:
    assert isinstance(table.state, BorisBeside)
    return table.state


def men(table: soloist.Table) -> dict[str, int]:
    """His men by spot."""
    grid = next(zone for zone in table.scene.zones if zone.id == "grid")
    return {spot.id: spot.value for spot in grid.spots if spot.value}


def told(table: soloist.Table) -> list[str]:
    return [plain(table.game.words.say(event.phrase, "en")) for event in table.news]


def plain(text: str) -> str:
    """Without what only helps to break lines."""
    return text.replace("\u00ad", "").replace("\u00a0", " ")


def tokens(table: soloist.Table, *kinds: str) -> list[str]:
    assert table.question is not None
    return [option.token for option in table.question.options if option.kind in kinds]


def asked(table: soloist.Table) -> str:
    return type(table.step).__name__
