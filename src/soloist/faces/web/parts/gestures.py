"""Gestures: a card is lifted and used with two taps, where the rules ask several questions.

The module `gestures` in the folder of a game says where each card can be used, and the script lights those places. It sends the
answers to the same questions, in the same order.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from soloist.engine.table import Table
from soloist.faces.web.parts.of_game import module_of

NO_ORIGIN: Final = ""
"""The origin where no piece is moved."""


@dataclass(frozen=True)
class Gestures:
    """For each spot that can be lifted: the spots where it can be used, and for each of them the origins of the piece that moves
    there, with the answers to give.

    `goals` has the name and small print of moves, `origins` the names of origins, `labels` other texts.
    """

    lifts: Mapping[str, Mapping[str, Sequence[tuple[str, str]]]]
    goals: Mapping[str, tuple[str, str]]
    origins: Mapping[str, str]
    labels: Mapping[str, str]


def gestures_of(table: Table, language: str) -> dict[str, Any] | None:
    """What can be lifted at this question, as data for the script; None if nothing can."""
    module = None if table.question is None or table.game.is_companion else module_of(table.game, "gestures")
    found: Gestures | None = None if module is None else module.gestures(table, language)
    return None if found is None else vars(found)


def drags_of(table: Table) -> dict[str, list[str]]:
    """For each spot with pieces that can be dragged: the spots where they can be dropped. Dropping a piece clicks that spot.

    The module `drags` in the folder of a game finds them.
    """
    module = None if table.question is None or table.game.is_companion else module_of(table.game, "drags")
    return {} if module is None else module.drags(table)
