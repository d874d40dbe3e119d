"""Boris's turn: he plays three cards, Rik four, one after the other; each that matches a tile places a liveryman."""

from typing import Final

from soloist.engine.kernel.machine import Act
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import THEY
from soloist.games.guilds_of_london.boris import NOWHERE
from soloist.games.guilds_of_london.components import Card, cell_token
from soloist.games.guilds_of_london.dealing import TopCard, ready_deck
from soloist.games.guilds_of_london.names import card_name, tile_name
from soloist.games.guilds_of_london.state import Guilds


class BorisTurn(Act[Guilds]):
    """He plays his cards (GOL-S14)."""

    rule = "GOL-S14"

    def run(self, s: Guilds) -> None:
        s.headline("boris", self.rule, "told-boris-turn", THEY, cards=s.boris.cards)
        s.then(BorisCards(s.boris.cards))


class BorisCards(Act[Guilds]):
    """Draw each card after the last one is resolved; all stay aside until his turn ends (GOL-S14, GOL-S22)."""

    rule = "GOL-S14"

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, s: Guilds) -> None:
        if self.left and ready_deck(s):
            s.then(BorisCard(), BorisCards(self.left - 1))
        else:
            s.clear_aside()


class BorisCard(TopCard):
    """Play one card: its symbol decides the tile of a liveryman, its ability is ignored (GOL-S15)."""

    rule = "GOL-S15"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-boris-card")

    def settle(self, s: Guilds, outcome: int) -> None:
        s.leave_deck(outcome)
        s.lay_aside(outcome)
        card = s.setting.components.cards[outcome]
        cell = s.boris.find_tile(s.symbols, s.beadle, s.boris.wanted(card))
        if cell != NOWHERE:  # otherwise nothing happens (GOL-S21)
            s.theirs[cell] += 1
        if s.story is not None:
            tell_placed(s, card, cell)


def tell_placed(s: Guilds, card: Card, cell: int) -> None:
    """Tell where his card placed a liveryman, and by which clause."""
    if cell == NOWHERE:
        s.tell("GOL-S21", "told-boris-nothing", card=card_name(card))
        return
    s.tell(
        "GOL-S17" if cell == s.beadle else "GOL-S18",
        "told-boris",
        card=card_name(card),
        name=tile_name(s.tile(cell)),
        start="beadle" if cell == s.beadle else "search",
        pawns=s.pawns(cell),
        threshold=s.threshold(cell),
    )
    s.touch(cell_token(cell), 1)
    s.touch("boris-pawns", 1)
