"""The numbers of a position of the Well."""

from typing import Any

from soloist.engine.kernel.machine import WON
from soloist.players.features import SILENT, Features, Stretch, about
from tests.support.toy_game import DAYS


class WellFeatures(Features):
    def look(self, s: Any) -> Any:
        return s

    def margin(self, s: Any) -> float:
        return 1.0 if s.outcome == WON else s.height / s.rim - 1.0

    def period(self, s: Any) -> int:
        day: int = s.day
        return day


FEATURES = WellFeatures([Stretch(about(SILENT, "height", "day"), lambda s: [s.height / s.rim, s.day / DAYS])])
