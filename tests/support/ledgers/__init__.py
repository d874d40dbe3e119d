"""What must hold in every position of a game and at its end, worked out from the pieces and from the story alone."""

from collections.abc import Callable

import soloist
from soloist.engine.kernel.machine import State
from tests.support.ledgers import guilds_of_london, peloponnes, raiders, stone_age

LEDGERS: dict[str, tuple[Callable[[State], None], Callable[[soloist.Table], None]]] = {
    "stone-age": (stone_age.check, stone_age.account),
    "raiders": (raiders.check, raiders.account),
    "guilds-of-london": (guilds_of_london.check, guilds_of_london.account),
    "peloponnes": (peloponnes.check, peloponnes.account),
}
"""For each game what holds after every answer, and what the account at the end must come to."""

COUNTED: dict[str, tuple[str, ...]] = {
    "stone-age": stone_age.COUNTED,
    "raiders": raiders.COUNTED,
    "guilds-of-london": guilds_of_london.COUNTED,
    "peloponnes": peloponnes.COUNTED,
}
"""For each game the spots whose number never changes without an event that says so: goods, tracks, both scores."""
