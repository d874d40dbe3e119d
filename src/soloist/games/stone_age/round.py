"""The round, as on the back of the box (SA-S22)."""

from soloist.engine.machine import Act
from soloist.games.stone_age.acting import ActInOrder
from soloist.games.stone_age.ending import DiscardCards
from soloist.games.stone_age.feeding import DiscardBuildings, Feed
from soloist.games.stone_age.placing import ChooseTribe
from soloist.games.stone_age.state import TRIBES, StoneAge


class Round(Act[StoneAge]):
    """Place, act, feed, give up a building, turn up new cards, and again (SA-S22)."""

    rule = "SA-S22"

    def run(self, s: StoneAge) -> None:
        s.round += 1
        s.headline(f"round-{s.round}", self.rule, "told-round", round=s.round)
        for tribe in range(len(TRIBES)):
            s.placed[tribe] = False
            s.acted[tribe] = False
        s.then(ChooseTribe(), ActInOrder(), Feed(), DiscardBuildings(), DiscardCards(), Round())
