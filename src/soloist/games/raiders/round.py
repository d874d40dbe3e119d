"""A round: your turn, then the Adversary's (RNS-S16)."""

from soloist.engine.kernel.machine import Act
from soloist.engine.kernel.story import THEY, YOU
from soloist.games.raiders.adversary_turn import AdversaryTurn
from soloist.games.raiders.ending import EndOfTurn
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.turn import Limits, WorkOrRaid


class Round(Act[Raiders]):
    """You always begin (RNS-S16, RNS-B10); the end of the game is checked after each turn (RNS-S52)."""

    rule = "RNS-S16"

    def run(self, s: Raiders) -> None:
        s.turn += 1
        if s.story is not None:
            s.headline(f"turn-{s.turn}", self.rule, "told-turn", by=YOU, turn=s.turn)
        for building in range(len(s.used)):
            s.used[building] = False
        s.then(WorkOrRaid(), Limits(), EndOfTurn(YOU), AdversaryTurn(), EndOfTurn(THEY), Round())
