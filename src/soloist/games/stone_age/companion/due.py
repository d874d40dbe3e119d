"""What the end of the round will cost, told at its beginning and again where an event or a correction changes it."""

from typing import NamedTuple

from soloist.games.stone_age.companion.state import Hunger
from soloist.games.stone_age.components import TYPES
from soloist.games.stone_age.hunger import EXTRA_FOOD_RULES, TILE_FATIGUE


class Due(NamedTuple):
    """What was told of the end of the round."""

    food: tuple[int, int, int]
    tiles: tuple[int, int, int, bool]
    last: tuple[str, int]


def is_last(s: Hunger) -> str:
    """Whether this round is the last: yes, no, or maybe (if enough cards are bought) (SA-S61)."""
    if s.setting.slide:
        return "yes" if s.deck == 0 else "maybe" if s.deck <= s.for_sale() else "no"
    return "yes" if s.last() == s.round else "no"


def due(s: Hunger) -> Due:
    meal, last, loss = s.meal(), is_last(s), s.tile_loss(s.could_give()[-1])
    food, tiles = (meal.figures, meal.extra, s.field), (loss.given, loss.lacking, loss.fatigue, may_lack(s))
    return Due(food, tiles, (last, s.deck if last == "maybe" else 0))


def may_lack(s: Hunger) -> bool:
    """Whether buildings may be missing, but need not."""
    return len(s.could_give()) > 1 and s.setting.tiles_due in s.could_give()


def tell_last_round(s: Hunger) -> None:
    last = is_last(s)
    if last != "no":
        s.tell("SA-S61", "told-last-round", last=last, cards=s.deck)
        s.touch("deck")


def tell_food(s: Hunger) -> None:
    """Tell the food due (SA-S45, SA-S46)."""
    meal, kind = s.meal(), TYPES[s.card]
    mouths, each = sum(s.figures), s.setting.food_per_figure
    counts = "board" if s.setting.builder_on_board else "given"
    s.tell(
        EXTRA_FOOD_RULES[s.card], "told-pay", due=meal.due, figures=meal.figures, extra=meal.extra, mouths=mouths, each=each,
        kind=kind, counts=counts, field=s.field,
    )  # fmt: skip
    s.touch("card-4")


def tell_tiles(s: Hunger) -> None:
    """Tell the buildings due, and the loss where there may be or certainly are too few (SA-S55, SA-S56, SA-S63)."""
    loss = s.tile_loss(s.could_give()[-1])
    if loss.given:
        s.tell("SA-S55", "told-give-up", due=loss.given, lack=s.setting.penalty if may_lack(s) else "no", loss=TILE_FATIGUE)
    if loss.lacking:
        s.tell("SA-S56", "told-will-lack", lacking=loss.lacking, loss=loss.fatigue)


def tell_again(s: Hunger, before: Due, last: int) -> None:
    """Tell again what an event or a correction changed; the lines told before no longer hold (`Companion.renewed`)."""
    now = due(s)
    if now.food != before.food:
        tell_food(s)
    if now.tiles != before.tiles:
        tell_tiles(s)
    if s.last() != last:
        s.tell("SA-S61", "told-last-now", before=last, now=s.last())
        s.touch("deck")
    if now.last != before.last:
        tell_last_round(s)
