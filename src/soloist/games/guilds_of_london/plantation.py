"""The growth phase in rounds 4 and 8: the plantation is scored and turned over (GOL-S45)."""

from soloist.engine.kernel.machine import Act
from soloist.games.guilds_of_london.abilities import RunParts
from soloist.games.guilds_of_london.boris import NEEDED
from soloist.games.guilds_of_london.components import SIDES, ULSTER, VIRGINIA
from soloist.games.guilds_of_london.state import Guilds


class ScorePlantation(Act[Guilds]):
    """With none of your liverymen there, Boris wins it; with one, he scores the right half; with two or more, you win it
    (GOL-B41)."""

    rule = "GOL-S45"

    def run(self, s: Guilds) -> None:
        side = s.setting.components.sides[s.side]
        s.headline("growth", self.rule, "told-growth", side=SIDES[s.side], yours=s.plantation)
        s.then(TurnPlantation())
        if s.plantation >= NEEDED:
            s.vp += side.vp
            s.plantations_won += 1
            s.tell("GOL-S45c", "told-plantation-won", vp=side.vp, total=s.vp)
            s.touch("vp", side.vp)
            s.then(RunParts(side.rewards))
        else:
            vp = s.boris.plantation_vp(s.plantation, side)
            s.boris.vp += vp
            s.tell(
                "GOL-S45b" if s.plantation else "GOL-S45a", "told-plantation-boris", yours=s.plantation, vp=vp, total=s.boris.vp
            )
            s.touch("boris-vp", vp)


class TurnPlantation(Act[Guilds]):
    """After the rewards your liverymen there go to the supply, and the tile is turned over (GOL-S45d, GOL-B41)."""

    rule = "GOL-S45d"

    def run(self, s: Guilds) -> None:
        home = s.plantation
        s.supply += home
        s.plantation = 0
        s.side = ULSTER if s.side == VIRGINIA else VIRGINIA
        s.tell(self.rule, "told-plantation-turned", side=SIDES[s.side], n=home)
        s.touch("plantation", -home)
        s.touch("supply", home)
