"""The printed sheet: set-up, the round, feeding and the end of the game, with the numbers of the level."""

from soloist.engine.companion import value_spots
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Scene
from soloist.engine.sheet import END, FLOW, MIND, Part, Row, Sheet, Track, branch, row, told_at_setup
from soloist.games.stone_age.companion.round import AS_SHOWN
from soloist.games.stone_age.companion.setup import LayOut, spaces
from soloist.games.stone_age.companion.state import Hunger
from soloist.games.stone_age.components import GREEN, TRIBE_COUNT, TYPES
from soloist.games.stone_age.hunger import EXTRA_FOOD_RULES, GREEN_HUNGER, TILE_FATIGUE
from soloist.games.stone_age.scene import account


def sheet(s: Hunger, scene: Scene) -> Sheet:
    parts = (_round(), _feeding(s), _mind(s), _end(s))
    return Sheet(told_at_setup(s, LayOut(), {}), parts, _tracks(scene), account("", 0, 0, 0).lines, s.last())


def _round() -> Part:
    return Part(
        FLOW,
        Phrase("sheet-round"),
        (
            row("sheet-look-at-four", "SA-S07", "SA-S47"),
            row("sheet-place", "SA-S23", "SA-S24", "SA-S27"),
            row("sheet-act", "SA-S31", "SA-S32", "SA-S33"),
            branch("sheet-sits-out", "SA-S34", "SA-S35", acting=TRIBE_COUNT - 1),
            branch("sheet-buildings", "SA-S36"),
            branch("sheet-cards", "SA-S37", "SA-S39", "SA-S40"),
            branch("sheet-dice-cards", "SA-S38"),
        ),
    )


def _feeding(s: Hunger) -> Part:
    """Food, buildings, cards; the game can be lost after each of the first two (SA-G19)."""
    start = s.setting
    level_rule = ("SA-S46", "SA-S64") if start.food_per_figure > 1 else ("SA-S46",)
    refill = ("SA-S57", "SA-S58", "SA-S59")
    return Part(
        FLOW,
        Phrase("sheet-feeding"),
        (
            row("sheet-take-field", "SA-S45"),
            row("sheet-pay", *level_rule, each=start.food_per_figure),
            *[_extra(s, type) for type in AS_SHOWN],
            row("sheet-missing", "SA-S53", "SA-S54"),
            row(
                "sheet-give-up", "SA-S55", "SA-S63" if start.tiles_due > 1 else "SA-S56", due=start.tiles_due, loss=TILE_FATIGUE,
                penalty=start.penalty,
            ),
            row("sheet-refill", *refill, spaces=spaces(s), slide="yes" if start.slide else "no"),
            row("sheet-home", "SA-S43", "SA-G12"),
        ),
    )  # fmt: skip


def _extra(s: Hunger, type: int) -> Row:
    food = GREEN_HUNGER if type == GREEN else 0
    counts = "board" if s.setting.builder_on_board else "given"
    return branch("sheet-extra", EXTRA_FOOD_RULES[type], kind=TYPES[type], food=food, counts=counts)


def _mind(s: Hunger) -> Part:
    return Part(
        MIND,
        Phrase("sheet-mind"),
        (
            row("sheet-mind-eats", "SA-S46", "SA-G16"),
            row("sheet-mind-hut", "SA-G01"),
            row("sheet-mind-extra-card", "SA-G08", bonus="yes" if s.setting.extra_card_bonus else "no"),
            row("sheet-mind-spaces", "SA-G14", "SA-S25", spaces=spaces(s)),
            row("sheet-mind-tools", "SA-G03", "SA-G04"),
            row("sheet-mind-piles", "SA-G07"),
        ),
    )


def _end(s: Hunger) -> Part:
    return Part(
        END,
        Phrase("sheet-end"),
        (
            row("sheet-lose", "SA-S60", "SA-G19"),
            row("sheet-win", "SA-S61", last=s.last(), cards=len(s.setting.spaces)),
            row("sheet-no-points", "SA-S02"),
        ),
    )


def _tracks(scene: Scene) -> tuple[Track, ...]:
    """The tracks to fill in: the card on space 4, the food due, then the values of the companion."""
    values = [Track(spot.name, spot.value) for spot in value_spots(scene).values()]
    return (Track(Phrase("sheet-on-four")), Track(Phrase("sheet-due")), *values)
