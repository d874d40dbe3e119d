"""What must hold in every position of Guilds of London."""

import soloist
from soloist.engine.kernel.machine import State
from soloist.games.guilds_of_london.components import CELLS, GUILDHALL, NONE, cell_token
from soloist.games.guilds_of_london.state import Guilds

COUNTED: tuple[str, ...] = (
    "vp", "boris-vp", "supply", "store", "scoreboard", "plantation", "promo", "boris-pawns",
    *(cell_token(cell) for cell in range(CELLS)),
)  # fmt: skip
"""Both scores, neutrals, tokens, and where liverymen are: the Guildhall and the tiles with all their pawns among them."""


def check(s: State) -> None:
    assert isinstance(s, Guilds)
    components = s.setting.components
    # your liverymen: supply, Guildhall, tiles, plantation, masters
    assert s.supply + s.guildhall + sum(s.yours) + s.plantation + s.masters.count(True) == 16
    assert min(s.supply, s.guildhall, s.plantation, *s.yours, *s.theirs) >= 0
    # neutrals: scoreboard, store, the tile being scored
    assert s.scoreboard + s.store + s.lent == 2 and min(s.scoreboard, s.store, s.lent) >= 0
    # action cards: deck, hand, pile, in front of somebody
    piles = (s.deck, s.hand, s.discards, s.aside)
    assert list(map(sum, zip(*piles, strict=True))) == [card.copies for card in components.cards]
    assert tuple(map(sum, piles)) == (s.deck_left, s.hand_size, s.discards_left, s.aside_left)
    # mayoral cards: deck, pile, held, looked at
    for number in range(len(components.mayoral)):
        held = s.mayoral.count(number) + s.mayoral_seen.count(number)
        assert s.mayoral_deck[number] + s.mayoral_discards[number] + held == 1
    # tokens: not drawn, on tiles, on the promo card, in the box
    laid = [token for token in s.tokens if token != NONE] + s.promo_tokens + s.boxed_tokens
    for number, token in enumerate(components.tokens):
        assert s.unseen_tokens[number] + laid.count(number) == token.copies
    # tiles
    if NONE in [tile for cell, tile in enumerate(s.tiles) if cell != GUILDHALL]:
        return  # still being laid
    for cell in range(CELLS):
        if cell == GUILDHALL:
            continue
        assert s.symbols[cell] == (0 if s.resolved[cell] else s.tile(cell).symbols)
        assert not s.masters[cell] or s.resolved[cell]
        assert not s.resolved[cell] or s.yours[cell] == s.theirs[cell] == 0
    if s.beadle != NONE:
        open_guilds = [s.tile(cell).priority for cell in range(CELLS) if s.is_open(cell) and s.tile(cell).priority]
        assert not s.round or s.tile(s.beadle).priority == min(open_guilds) or s.resolved[s.beadle]


def account(table: soloist.Table) -> None:
    """Your points counted again from the story, Boris's too."""
    s, result = table.state, table.result
    assert isinstance(s, Guilds) and result is not None
    you = they = 0
    for event in table.events:
        numbers = {name: value for name, value in event.phrase.values.items() if isinstance(value, int)}
        message = event.phrase.message
        if message in ("told-scored", "told-plantation-won", "told-claimed") or message == "told-token":
            you += numbers["vp"]
        elif message == "told-won-tile":
            you += numbers["vp"] * (event.phrase.values["winner"] == "you")
            they += numbers["vp"] * (event.phrase.values["winner"] == "boris")
        elif message in ("told-boris-token", "told-beadle", "told-plantation-boris"):
            they += numbers["vp"]
    assert (you, they) == (s.vp, s.boris.vp)
    pairs = sum(
        s.masters[a] and s.masters[b]
        for a in range(CELLS)
        for b in range(a + 1, CELLS)
        if abs(a // 5 - b // 5) + abs(a % 5 - b % 5) == 1
    )
    mayoral = [line.you for line in result.lines if line.name.message == "line-mayoral"]
    assert result.you == you + mayoral[0] + pairs * s.setting.pair_vp
    assert result.opponent == they
    assert result.won == (result.you > result.opponent)
