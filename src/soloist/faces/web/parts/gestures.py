"""Gestures: where a thing of the board can be taken in one go, when the questions would ask step by step.

A game whose folder has a module `gestures` says what each thing leads to; the script lights those places. What it hands in are
the answers to the same questions, in the same order.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from soloist.engine.table import Table
from soloist.faces.web.parts.of_game import module_of

NO_ORIGIN: Final = ""
"""The origin at an aim that is not about a piece."""


@dataclass(frozen=True)
class Gestures:
    """For each spot that can be lifted: its aims by spot, and for each aim where a piece can come from, with the answers to give.

    `goals` has a name and small print for aims that no single answer has, `origins` the names of origins, `labels` other texts.
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
    """For each spot with pieces that the question is about: the spots whose answers take one of them there.

    A game whose folder has a module `drags` says so. Dragging a piece is a click on the place where it is dropped.
    """
    module = None if table.question is None or table.game.is_companion else module_of(table.game, "drags")
    return {} if module is None else module.drags(table)
