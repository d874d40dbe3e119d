"""Boris's turn: three cards, Rik's four, one after the other, a liveryman for each that finds its tile (GOL-S14 to GOL-S24)."""

from typing import Final

from soloist.engine.machine import Act
from soloist.engine.phrase import Phrase
from soloist.games.guilds_of_london.boris import NOWHERE, find_tile
from soloist.games.guilds_of_london.dealing import DrawCard, ready_deck
from soloist.games.guilds_of_london.names import card_name, tile_name
from soloist.games.guilds_of_london.state import SPECIAL_CELLS, Guilds


class BorisTurn(Act[Guilds]):
    """He plays his cards (GOL-S14)."""

    rule = "GOL-S14"

    def run(self, s: Guilds) -> None:
        s.headline("boris", self.rule, "told-boris-turn", cards=s.setting.boris_cards)
        s.then(BorisCards(s.setting.boris_cards))


class BorisCards(Act[Guilds]):
    """The next card is drawn after the last is carried out; all lie aside until his turn is over (GOL-S14, GOL-S22)."""

    rule = "GOL-S14"

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, s: Guilds) -> None:
        if self.left and ready_deck(s):
            s.then(BorisCard(), BorisCards(self.left - 1))
        else:
            s.clear_aside()


class BorisCard(DrawCard):
    """One card: its symbol leads a liveryman to a tile, its ability means nothing to him (GOL-S15)."""

    rule = "GOL-S15"

    def __init__(self) -> None:
        super().__init__(True)

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-boris-card")

    def settle(self, s: Guilds, outcome: int) -> None:
        s.deck[outcome] -= 1
        s.deck_left -= 1
        s.aside[outcome] += 1
        s.aside_left += 1
        card = s.setting.components.cards[outcome]
        wanted = 1 << card.colour if s.setting.by_background else card.symbols
        cell = find_tile(visible_symbols(s), s.beadle, wanted)
        if cell == NOWHERE:
            if s.story is not None:
                s.tell("GOL-S21", "told-boris-nothing", card=card_name(card))
            return
        s.theirs[cell] += 1
        if s.story is not None:
            name = tile_name(s.tile(cell))
            start = "beadle" if cell == s.beadle else "search"
            values = {"pawns": s.pawns(cell), "threshold": s.threshold(cell)}
            s.tell(
                "GOL-S17" if cell == s.beadle else "GOL-S18", "told-boris", card=card_name(card), name=name, start=start, **values
            )


def visible_symbols(s: Guilds) -> list[int]:
    """What Boris may go to: unresolved tiles, special buildings only if the ruling lets him (GOL-S16, GOL-S24)."""
    if s.setting.boris_uses_buildings:
        return s.symbols
    symbols = s.symbols.copy()
    for cell in SPECIAL_CELLS:
        symbols[cell] = 0
    return symbols
