"""Phase 3: the field, hunger, fatigue, and a building given up (SA-S45 to SA-S56)."""

from typing import Final

from soloist.engine.machine import LOST, Act
from soloist.engine.phrase import Phrase
from soloist.games.stone_age.edition import RESOURCES
from soloist.games.stone_age.names import card_name, goods
from soloist.games.stone_age.state import SPACE_4, StoneAge
from soloist.games.stone_age.two_resources import DONE, OpenDecision

GREEN_HUNGER: Final = 4  # SA-S48
TILE_FATIGUE: Final = 3  # SA-S56


def figures_food(s: StoneAge) -> int:
    """Every figure on the player board eats, the resting tribe and this round's newcomers too (SA-S46, SA-S64, SA-G16)."""
    return s.setting.food_per_figure * sum(s.figures)


def extra_food(s: StoneAge) -> int:
    """What the card on the 4-space asks for; only its type counts (SA-S47 to SA-S52)."""
    card = s.card(SPACE_4)
    if card.green:
        return GREEN_HUNGER
    if card.symbol == "shaman":
        return max(s.figures)
    if card.symbol == "builder":
        return s.built if s.setting.builder_on_board else s.face_down
    if card.symbol == "farmer":
        return s.field
    return sum(s.tools)


EXTRA_FOOD_RULES: Final = {"shaman": "SA-S49", "builder": "SA-S50", "farmer": "SA-S51", "toolmaker": "SA-S52"}


class Feed(Act[StoneAge]):
    """The field gives food; then pay for all figures and for the card on the 4-space, food first (SA-S45 to SA-S47, SA-S53)."""

    rule = "SA-S46"

    def run(self, s: StoneAge) -> None:
        s.headline("feed", "SA-S45", "told-field-food", food=s.field)
        s.food += s.field
        figures, extra = figures_food(s), extra_food(s)
        paid = min(s.food, figures + extra)
        s.food -= paid
        missing = figures + extra - paid
        if s.story is not None:
            card = s.card(SPACE_4)
            s.tell(self.rule, "told-hunger", figures=figures)
            s.tell(EXTRA_FOOD_RULES.get(card.symbol, "SA-S48"), "told-extra", extra=extra, card=card_name(card))
            s.tell("SA-S53", "told-fed", paid=paid, missing=missing)
        if missing:
            s.then(PayMissing(missing, 0, True))


class PayMissing(OpenDecision):
    """Any resources for the missing food, one for one, from none up to all; the rest is fatigue (SA-S53; D10)."""

    rule = "SA-S53"

    def __init__(self, missing: int, kind: int, first: bool) -> None:
        self.missing: Final = missing
        self.kind: Final = kind
        self.first: Final = first

    def is_first(self) -> bool:
        return self.first

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-missing-food", missing=self.missing)

    def choices(self, s: StoneAge) -> list[int]:
        return [DONE] + [kind for kind in range(self.kind, 4) if s.stock[kind]]

    def choice_token(self, s: StoneAge, option: int) -> str:
        return RESOURCES[option]

    def choice_phrase(self, s: StoneAge, option: int) -> Phrase:
        if option == DONE:
            return Phrase("option-tire", missing=self.missing, fatigue=max(0, s.fatigue - self.missing))
        return Phrase("option-pay", good=RESOURCES[option], held=s.stock[option])

    def choice_target(self, s: StoneAge, option: int) -> str:
        return "fatigue" if option == DONE else RESOURCES[option]

    def choose(self, s: StoneAge, option: int) -> None:
        if option == DONE:
            s.then(Tire(self.missing))
            return
        s.stock[option] -= 1
        if s.story is not None:
            s.tell(self.rule, "told-paid", goods=goods(option, 1))
        if self.missing > 1:
            s.then(PayMissing(self.missing - 1, option, False))


class Tire(Act[StoneAge]):
    """Each food still missing lowers the fatigue limit by 1 (SA-S54)."""

    rule = "SA-S54"

    def __init__(self, missing: int) -> None:
        self.missing: Final = missing

    def run(self, s: StoneAge) -> None:
        lose_fatigue(s, self.missing, self.rule, "told-tired")


class DiscardBuildings(Act[StoneAge]):
    """Last, give up buildings; lacking them costs fatigue. Who still stands has survived (SA-S55, SA-S56, SA-S63)."""

    rule = "SA-S55"

    def run(self, s: StoneAge) -> None:
        due = s.setting.tiles_due
        lacking = max(0, due - s.built)
        given = due - lacking
        if lacking and s.setting.penalty == "all_or_nothing":
            given = 0
        s.built -= given
        s.face_down += given
        if given:
            s.tell(self.rule, "told-tile-given", given=given, left=s.built)
        if lacking:
            loss = TILE_FATIGUE * lacking if s.setting.penalty == "per_tile" else TILE_FATIGUE
            lose_fatigue(s, loss, "SA-S63" if due > 1 else "SA-S56", "told-tile-lacking")
        if not s.outcome:
            s.survived += 1


def lose_fatigue(s: StoneAge, loss: int, rule: str, message: str) -> None:
    """The limit falls; at 0 or below the game is lost at once (SA-S19, SA-S60, SA-G19)."""
    s.fatigue -= loss
    s.tell(rule, message, loss=loss, fatigue=max(0, s.fatigue))
    if s.fatigue <= 0:
        s.tell("SA-S60", "told-lost")
        s.end(LOST)
