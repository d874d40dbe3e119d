"""The round, as on the back of the box (SA-S22)."""

from soloist.engine.kernel.machine import Act
from soloist.engine.kernel.story import RULES
from soloist.games.stone_age.acting import ActInOrder
from soloist.games.stone_age.components import TRIBE_COUNT
from soloist.games.stone_age.ending import DiscardCards
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed
from soloist.games.stone_age.placing import NextTribe
from soloist.games.stone_age.state import StoneAge


class Round(Act[StoneAge]):
    """Place, act, feed, give up a building, turn up new cards, repeat (SA-S22)."""

    rule = "SA-S22"

    def run(self, s: StoneAge) -> None:
        s.round += 1
        if s.story is not None:
            s.headline(f"round-{s.round}", self.rule, "told-round", by=RULES, round=s.round)
        for tribe in range(TRIBE_COUNT):
            s.placed[tribe] = False
            s.acted[tribe] = False
        s.then(NextTribe(), ActInOrder(), Feed(), DiscardBuildings(), DiscardCards(), Round())
