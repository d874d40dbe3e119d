"""The round: reveal, buy or pass, Angelos, income, chips; after eight rounds a last supply round and final scoring."""

from soloist.engine.kernel.machine import Act
from soloist.games.peloponnes.angelos_turn import AngelosTakes
from soloist.games.peloponnes.components import NONE, ROUNDS
from soloist.games.peloponnes.disasters import DrawChips
from soloist.games.peloponnes.ending import Count
from soloist.games.peloponnes.income import Income
from soloist.games.peloponnes.market import Buy, RevealTiles
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.supply import SupplyRound


class Round(Act[Peloponnes]):
    """Eight rounds (PEL-B01, PEL-B35); you finish before Angelos begins (PEL-G01, PEL-G02)."""

    rule = "PEL-B01"

    def run(self, s: Peloponnes) -> None:
        if s.round == ROUNDS:
            s.then(SupplyRound(), Count())
            return
        s.round += 1
        s.bought = NONE
        if s.story is not None:
            s.headline(f"round-{s.round}", self.rule, "told-round", round=s.round)
        s.then(RevealTiles(), Buy(), AngelosTakes(), Income(), DrawChips(), Round())
