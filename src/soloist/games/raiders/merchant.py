"""The Merchant, who uses another building (RNS-B60)."""

from typing import Final

from soloist.engine.kernel.machine import DECLINE
from soloist.engine.kernel.phrase import Phrase
from soloist.games.raiders.components import BUILDINGS, TOWN_HALL
from soloist.games.raiders.state import Raiders, allows
from soloist.games.raiders.uses import Uses


class CopyBuilding(Uses):
    """Use any other building as if the worker were there; like any building, only once a turn (RNS-B60, RNS-S43)."""

    rule = "RNS-B60"
    declining = "decline"

    def __init__(self, worker: int) -> None:
        self.worker: Final = worker

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-copy")

    def buildings(self, s: Raiders) -> list[int]:
        found: list[int] = []
        for building in range(len(BUILDINGS)):
            barred = building == TOWN_HALL or (s.setting.closed_to_merchant and building == s.closed)
            if not barred and not s.used[building] and allows(building, self.worker):
                found.append(building)
        return found

    def colour(self, s: Raiders, building: int) -> int:
        return self.worker

    def uses(self, s: Raiders, building: int) -> list[int]:
        """Leave out declining: it is an answer of the whole question here."""
        return [use for use in super().uses(s, building) if use != DECLINE]
