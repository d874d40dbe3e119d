"""What a board works out before it draws: pure functions of a view, by game; templates call them as `draw.<function>(v)`."""

from types import ModuleType

from soloist.faces.web.drawing import guilds_of_london, peloponnes, raiders, stone_age

DRAWING: dict[str, ModuleType] = {
    "stone-age": stone_age,
    "raiders": raiders,
    "guilds-of-london": guilds_of_london,
    "peloponnes": peloponnes,
}
