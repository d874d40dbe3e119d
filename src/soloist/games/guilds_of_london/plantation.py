"""The growth phase in rounds 4 and 8: the plantation is scored and turned over (GOL-S45)."""

from soloist.engine.machine import Act
from soloist.games.guilds_of_london.abilities import RunEffects
from soloist.games.guilds_of_london.edition import SIDES
from soloist.games.guilds_of_london.state import Guilds

NEEDED = 2


class ScorePlantation(Act[Guilds]):
    """None of yours there: Boris wins it; one: he scores the right half; two or more: you win (GOL-S45a to GOL-S45d)."""

    rule = "GOL-S45"

    def run(self, s: Guilds) -> None:
        side = s.setting.components.sides[s.side]
        s.headline("growth", self.rule, "told-growth", side=SIDES[s.side], yours=s.plantation)
        s.then(TurnPlantation())
        if s.plantation >= NEEDED:
            s.vp += side.vp
            s.plantations_won += 1
            s.tell("GOL-S45c", "told-plantation-won", vp=side.vp, total=s.vp)
            s.then(RunEffects(side.rewards, 0, 0))
        else:
            vp = side.vp
            if s.plantation:
                vp = side.second_vp if s.setting.one_pawn_right_half else side.one_vp
            s.boris_vp += vp
            s.tell("GOL-S45b" if s.plantation else "GOL-S45a", "told-plantation-boris", vp=vp, total=s.boris_vp)


class TurnPlantation(Act[Guilds]):
    """After the rewards your liverymen there go to the supply, and the tile is turned over (GOL-S45d)."""

    rule = "GOL-S45d"

    def run(self, s: Guilds) -> None:
        s.supply += s.plantation
        s.plantation = 0
        s.side = 1 - s.side
