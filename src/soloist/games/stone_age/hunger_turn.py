"""Phase 3: the field gives food, figures are fed, missing food costs fatigue, and buildings are given up."""

from typing import Final

from soloist.engine.kernel.machine import LOST, Act
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import ANY_ORDER, following
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import THEY
from soloist.games.stone_age.components import RESOURCE_COUNT, RESOURCES, SPACE_4, TYPES
from soloist.games.stone_age.hunger import (
    EXTRA_FOOD_RULES,
    Meal,
    TileLoss,
    extra_food,
    figures_food,
    limit_after,
    tile_loss,
)  # fmt: skip
from soloist.games.stone_age.names import card_name, good_mark, goods
from soloist.games.stone_age.state import StoneAge
from soloist.games.stone_age.two_resources import CASH, OpenDecision

DONE: Final = "done"


def meal(s: StoneAge, food: int) -> Meal:
    """The meal of this round with this much food, as things stand now."""
    buildings = s.built if s.setting.builder_on_board else s.face_down
    extra = extra_food(s.card(SPACE_4).type, max(s.figures), buildings, s.field, sum(s.tools))
    return Meal(figures_food(s.figures, s.setting.food_per_figure), extra, food)


def tiles_lost(s: StoneAge) -> TileLoss:
    """The loss from giving up buildings, as things stand now."""
    return tile_loss(s.setting.tiles_due, s.built, s.setting.penalty)


class Feed(Act[StoneAge]):
    """The field gives food; then pay for the figures and the card on space 4, food first (SA-S45, SA-S46, SA-S47, SA-S53)."""

    rule = "SA-S46"

    def run(self, s: StoneAge) -> None:
        eaten = meal(s, s.food + s.field)
        if s.story is not None:
            s.headline("feed", "SA-S45", "told-field-food", by=THEY, food=s.field, need=eaten.due, missing=eaten.missing)
            s.touch("field-track")
            s.touch("food", s.field)
        s.food += s.field
        s.food -= eaten.paid
        if s.story is not None:
            card = s.card(SPACE_4)
            s.tell(self.rule, "told-hunger", figures=eaten.figures)
            s.tell(EXTRA_FOOD_RULES[card.type], "told-extra", extra=eaten.extra, card=card_name(card), kind=TYPES[card.type])
            s.touch("card-4")
            s.tell("SA-S53", "told-fed", paid=eaten.paid, missing=eaten.missing)
            s.touch("food", -eaten.paid)
        if eaten.missing - sum(s.stock) - 2 * s.two_resources >= s.fatigue:
            # The game is lost even if everything is paid, so do not ask.
            s.then(Tire(eaten.missing))
        elif eaten.missing:
            s.then(PayMissing(eaten.missing, 0, True))


class PayMissing(OpenDecision):
    """Pay any number of resources for the missing food, one for one; the rest becomes fatigue (SA-S53)."""

    rule = "SA-S53"
    declining = DONE

    def __init__(self, missing: int, kind: int, first: bool) -> None:
        self.missing: Final = missing
        self.kind: Final = kind
        self.first: Final = first

    def is_first(self) -> bool:
        return self.first

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-missing-food", missing=self.missing)

    def options(self, s: StoneAge) -> list[int]:
        return [kind for kind in range(max(0, self.kind), RESOURCE_COUNT) if s.stock[kind]]

    def is_helped(self, s: StoneAge, resources: int) -> bool:
        return sum(s.stock) < self.missing

    def draft(self, s: StoneAge) -> str:
        return "missing-food"

    def freed(self) -> "PayMissing":
        return PayMissing(self.missing, ANY_ORDER, self.first)

    def token(self, s: StoneAge, option: int) -> str:
        return RESOURCES[option]

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return Phrase("option-pay", goods=goods(option, 1), left=goods(option, s.stock[option] - 1))

    def target(self, s: StoneAge, option: int) -> str:
        return RESOURCES[option]

    def mark(self, s: StoneAge, option: int) -> Mark | None:
        return good_mark(option)

    def word_phrase(self, s: StoneAge, word: str) -> Phrase:
        if word == CASH:
            return super().word_phrase(s, word)
        return Phrase("option-tire", missing=self.missing, fatigue=limit_after(s.fatigue, self.missing))

    def word_target(self, s: StoneAge, word: str) -> str:
        return super().word_target(s, word) if word == CASH else "fatigue"

    def take(self, s: StoneAge, option: int) -> None:
        if s.story is not None:
            s.tell(self.rule, "told-paid", goods=goods(option, 1))
        s.pay(option, 1)
        if self.missing > 1:
            s.then(PayMissing(self.missing - 1, following(self.kind, option), False))

    def take_word(self, s: StoneAge, word: str) -> None:
        if word == CASH:
            super().take_word(s, word)
        else:
            s.then(Tire(self.missing))


class Tire(Act[StoneAge]):
    """Each food still missing lowers the fatigue limit by 1 (SA-S54)."""

    rule = "SA-S54"

    def __init__(self, missing: int) -> None:
        self.missing: Final = missing

    def run(self, s: StoneAge) -> None:
        lose_fatigue(s, self.missing, self.rule, "told-tired")


class DiscardBuildings(Act[StoneAge]):
    """Finally, give up buildings; lacking ones cost fatigue. If the game is not lost, the round is survived (SA-S55, SA-S56,
    SA-S63)."""

    rule = "SA-S55"

    def run(self, s: StoneAge) -> None:
        lost = tiles_lost(s)
        s.built -= lost.given
        s.face_down += lost.given
        if lost.given and s.story is not None:
            s.tell(self.rule, "told-tile-given", given=lost.given, left=s.built)
            s.touch("buildings", -lost.given)
        if lost.lacking:
            lose_fatigue(s, lost.fatigue, "SA-S63" if s.setting.tiles_due > 1 else "SA-S56", "told-tile-lacking")
        if not s.outcome:
            s.survived += 1


def lose_fatigue(s: StoneAge, loss: int, rule: str, message: str) -> None:
    """Lower the limit; at 0 or below the game is lost at once (SA-S19, SA-S60, SA-G19)."""
    before, after = s.fatigue, limit_after(s.fatigue, loss)
    s.fatigue -= loss
    s.tell(rule, message, loss=loss, fatigue=after)
    s.touch("fatigue", after - before)
    if s.fatigue <= 0:
        s.tell("SA-S60", "told-lost")
        s.touch("fatigue")
        s.end(LOST)
