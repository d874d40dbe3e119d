"""What must hold in every position of Stone Age."""

import soloist
from soloist.engine.kernel.machine import State
from soloist.games.stone_age.components import PILE_HEIGHT, PLACE_COUNT, TRIBE_COUNT
from soloist.games.stone_age.setup import LEVELS, RESERVE
from soloist.games.stone_age.state import EMPTY, StoneAge

COUNTED = (
    "food", "wood", "clay", "stone", "gold", "tools", "field-track", "buildings", "two-resources", "fatigue", "deck",
)  # fmt: skip


def check(s: State) -> None:
    assert isinstance(s, StoneAge)
    # figures: placed, on the player board, in reserve
    for tribe in range(TRIBE_COUNT):
        assert s.figures[tribe] + s.reserve[tribe] == s.setting.figures + RESERVE
        assert 0 <= s.figures_out(tribe) <= s.figures[tribe]
    assert s.crowd == [sum(s.figures_at(tribe, place) for tribe in range(TRIBE_COUNT)) for place in range(PLACE_COUNT)]
    assert max(s.crowd[:4]) <= 7 and max(s.crowd[4:6]) <= 1 and s.crowd[6] in (0, 2) and max(s.crowd[7:11]) <= 1
    # cards: deck, board, kept, discarded
    on_board = sum(card != EMPTY for card in s.cards)
    assert s.deck_left == sum(s.deck) and min(s.deck) >= 0
    assert s.deck_left + on_board + len(s.one_use) + s.two_resources + s.discarded == 36
    # tiles: unseen, face up, on the player board, given up
    assert s.unseen_tiles_left == sum(s.unseen_tiles) and min(s.unseen_tiles) >= 0
    assert s.unseen_tiles_left + sum(top != EMPTY for top in s.tops) + s.built + s.face_down == 28
    assert sum(s.heights) + s.built + s.face_down == 2 * PILE_HEIGHT + 3
    # goods and tracks
    assert s.food >= 0 and min(s.stock) >= 0 and 0 <= s.field <= 10
    assert max(s.tools) <= 4 and max(s.tools) - min(s.tools) <= 1
    assert all(value for value, used in zip(s.tools, s.used, strict=True) if used)
    assert (s.outcome == "lost") == (s.fatigue <= 0)


def account(table: soloist.Table) -> None:
    """Fatigue and rounds, counted again from the story."""
    s = table.state
    assert isinstance(s, StoneAge)
    total = LEVELS[table.deal.level].fatigue
    rounds = 0
    for event in table.events:
        values = event.phrase.values
        if event.phrase.message in ("told-tired", "told-tile-lacking"):
            loss = values["loss"]
            assert isinstance(loss, int)
            total -= loss
        elif event.phrase.message == "told-sand":
            total += 1
        rounds += event.heading == "cards"
    assert s.fatigue == total
    assert s.survived == rounds
