"""What must hold in every position of Peloponnes."""

import soloist
from soloist.engine.kernel.machine import State
from soloist.games.peloponnes.components import CHIP_NAMES, CHIPS, GOODS, NONE
from soloist.games.peloponnes.state import Peloponnes

COUNTED: tuple[str, ...] = (
    *GOODS, "clovers", "score", "angelos-strength", "angelos-clovers", "angelos-markers", "angelos-score", *CHIP_NAMES,
)  # fmt: skip
"""Your goods, both sides' tracks and scores, and the chips drawn."""


def check(s: State) -> None:
    assert isinstance(s, Peloponnes)
    components = s.setting.components
    # tiles: unseen, in the rows, yours, his, gone
    unseen = sum(sum(group) for group in s.unseen)
    assert unseen == sum(s.unseen_left)
    laid = len(s.rows[0]) + len(s.rows[1]) + len(s.buildings) + len(s.land) + len(s.foe.tiles)
    assert unseen + laid + s.gone == 40 - _in_hand(s)
    numbers = [*s.rows[0], *s.rows[1], *s.buildings, *s.land]
    assert len(set(numbers)) == len(numbers)
    assert len(s.debts) == len(s.buildings)
    # chips
    assert s.chips_left == sum(s.chips) and all(0 <= left <= most for left, most in zip(s.chips, CHIPS, strict=True))
    # goods, storage and clovers
    assert min(s.goods) >= 0
    if s.colony != NONE:
        storage = components.colonies[s.colony].storage
        assert all(s.goods[good] <= storage[good] for good in range(3))
    assert s.goods[GOODS.index("strength")] <= 50 and s.foe.strength >= 0
    assert s.clovers >= 3 and s.foe.clovers >= 3 and s.foe.markers <= 3
    won = s.clovers - 3 + s.foe.clovers - 3 - (s.foe.hero.angelos_clovers if s.foe.hero is not None else 0)
    assert 0 <= won <= 3


def _in_hand(s: Peloponnes) -> int:
    """A tile that was bought but is not laid yet."""
    return sum(type(step).__name__ == "AddTile" for step in s.agenda)


def account(table: soloist.Table) -> None:
    """Both scores counted again from the pieces, clovers shared out by trying every way."""
    s, result = table.state, table.result
    assert isinstance(s, Peloponnes) and result is not None
    assert s.round == 8 and s.chips_left == 0 and sum(s.unseen_left) == 0
    assert not any(s.debts)
    held = dict(zip(GOODS, s.goods, strict=True))
    mine = [s.setting.components.tiles[number] for number in s.buildings + s.land]
    divisor = 4 if s.my_colony().id == "emporion" else 3
    you = _best(sum(tile.prestige for tile in mine) + held["coins"] // divisor, 3 * held["inhabitants"], s.clovers)
    civilization = s.foe.civilization
    citizens = sum(tile.inhabitants for tile in s.foe.tiles) + (civilization.start[5] if civilization else 0)
    coins = sum(tile.once[4] for tile in s.foe.tiles) + (civilization.start[4] if civilization else 0)
    prestige, population = sum(tile.prestige for tile in s.foe.tiles) + coins // 3, 3 * max(0, citizens)
    if table.deal.rulings["captured_citizen_scores_as"] == "prestige":
        prestige += s.foe.markers
    else:
        population += s.foe.markers
    they = _best(prestige, population, s.foe.clovers)
    assert (you, they) == (result.you, result.opponent)
    assert result.won == (you > they)


def _best(prestige: int, population: int, clovers: int) -> int:
    return max(min(prestige + i, population + clovers - i) for i in range(clovers + 1))
