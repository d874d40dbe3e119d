"""Feeding and the end of the round: missing food, buildings given up, new cards, and whether the game is lost or won."""

from typing import Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.machine import LOST, WON, Act
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import THEY
from soloist.games.stone_age.companion.setup import spaces
from soloist.games.stone_age.companion.state import Hunger
from soloist.games.stone_age.hunger import limit_after
from soloist.games.stone_age.state import EMPTY

MORE: Final = "more"
NONE_MISSING: Final = "none-missing"
NO_BUILDING: Final = "no-building"
ONE_BUILDING: Final = "one-building"
GIVEN: Final = "given"
FEWER: Final = (NO_BUILDING, ONE_BUILDING)
"""Answers for having fewer buildings than are due. The index is the number of buildings."""


def tell_end_of_round(s: Hunger) -> None:
    s.headline("end-of-round", "SA-S46", "told-end-of-round", THEY, round=s.round)


def tire(s: Hunger, loss: int, rule: str, message: str) -> None:
    """Lower the limit; at 0 the game is lost at once (SA-S19, SA-S60, SA-G19)."""
    before, s.fatigue = s.fatigue, limit_after(s.fatigue, loss)
    s.tell(rule, message, loss=loss, before=before, now=s.fatigue)
    s.touch("limit", s.fatigue - before)
    if not s.fatigue:
        s.tell("SA-S60", "told-lost")
        s.touch("limit")
        s.end(LOST)


class MissingFood(Ask[Hunger]):
    """Ask how much food stayed unpaid, after all food and the resources you gave. One word covers every amount that loses the
    game (SA-S53, SA-S54). After a correction nothing may be missing any more."""

    rule = "SA-S54"
    words = (MORE, NONE_MISSING)
    is_number = True

    def question(self, s: Hunger) -> Phrase:
        meal = s.meal()
        return Phrase("ask-how-much-missing", due=meal.due, field=meal.due - meal.missing, left=meal.missing)

    def options(self, s: Hunger) -> list[int]:
        # The field has just given food, so at most the rest can be missing (SA-S45).
        return list(range(1, min(s.meal().missing, s.fatigue - 1) + 1))

    def phrase(self, s: Hunger, option: int) -> Phrase:
        return Phrase("option-missing-food", missing=option, fatigue=limit_after(s.fatigue, option))

    def target(self, s: Hunger, option: int) -> str:
        return "limit"

    def take(self, s: Hunger, option: int) -> None:
        s.then(Tire(option), GiveUp())

    def has(self, s: Hunger, word: str) -> bool:
        missing = s.meal().missing
        return missing == 0 if word == NONE_MISSING else missing >= s.fatigue

    def word_phrase(self, s: Hunger, word: str) -> Phrase:
        return Phrase("option-none-missing") if word == NONE_MISSING else Phrase("option-missing-more", missing=s.fatigue)

    def take_word(self, s: Hunger, word: str) -> None:
        s.then(GiveUp() if word == NONE_MISSING else Tire(s.fatigue))


class Tire(Act[Hunger]):
    """Each food still missing lowers the limit by 1 (SA-S54)."""

    rule = "SA-S54"

    def __init__(self, missing: int) -> None:
        self.missing: Final = missing

    def run(self, s: Hunger) -> None:
        tire(s, self.missing, self.rule, "told-tire")


class GiveUp(Act[Hunger]):
    """Give up buildings; ask how many you had only where it is not known (SA-S55)."""

    rule = "SA-S55"

    def run(self, s: Hunger) -> None:
        tiles = s.could_give()
        s.then(GiveUpTiles(tiles[0]) if len(tiles) == 1 else HowManyBuildings())


class HowManyBuildings(Ask[Hunger]):
    """Ask how many buildings you had to give up (SA-S55, SA-S56, SA-S63)."""

    rule = "SA-S55"
    words = (GIVEN, *FEWER)

    def question(self, s: Hunger) -> Phrase:
        return Phrase("ask-given-up", due=s.setting.tiles_due)

    def has(self, s: Hunger, word: str) -> bool:
        if word == GIVEN:
            return s.setting.tiles_due in s.could_give()
        return FEWER.index(word) < s.setting.tiles_due and FEWER.index(word) in s.could_give()

    def word_phrase(self, s: Hunger, word: str) -> Phrase:
        return (
            Phrase("option-given", due=s.setting.tiles_due)
            if word == GIVEN
            else fewer_buildings(s, word, "option-fewer-buildings")
        )

    def take_word(self, s: Hunger, word: str) -> None:
        s.then(GiveUpTiles(s.setting.tiles_due if word == GIVEN else FEWER.index(word)))


def fewer_buildings(s: Hunger, word: str, message: str) -> Phrase:
    """The option for having too few buildings, with the fatigue limit it leads to."""
    tiles = FEWER.index(word)
    loss = s.tile_loss(tiles)
    # If a lone building is not given up, having one costs the same as having none (SA-S63).
    fewer = s.setting.tiles_due - 1 if tiles + 1 not in s.could_give() else tiles
    return Phrase(message, tiles=tiles, most=fewer, loss=loss.fatigue, fatigue=limit_after(s.fatigue, loss.fatigue))


class GiveUpTiles(Act[Hunger]):
    """Finally, turn buildings face down; missing ones cost fatigue. If the game is not lost, the round is survived (SA-S55,
    SA-S56)."""

    rule = "SA-S55"

    def __init__(self, tiles: int) -> None:
        self.tiles: Final = tiles

    def run(self, s: Hunger) -> None:
        due, loss = s.setting.tiles_due, s.tile_loss(self.tiles)
        left = self.tiles if loss.lacking else max(s.tiles(), due)
        before = s.given
        s.given += loss.given
        s.has_tiles(left - loss.given)
        if loss.given:
            s.tell(self.rule, "told-turn-down", given=loss.given, before=before, now=s.given)
            s.touch("given", loss.given)
            if s.counted:
                s.touch("buildings", -loss.given)
        if loss.lacking:
            tire(s, loss.fatigue, "SA-S63" if due > 1 else "SA-S56", "told-tire-buildings")
        if not s.outcome:
            s.survived += 1
            s.then(EndOfRound())


class EndOfRound(Act[Hunger]):
    """Old cards are discarded and new ones are turned up, if any are left. Tools become ready (SA-S57, SA-G12)."""

    rule = "SA-S57"

    def run(self, s: Hunger) -> None:
        s.card = EMPTY
        s.counted = False
        sure = s.bought + 1
        if s.setting.slide and s.deck >= sure and s.bought < s.for_sale():
            s.then(CardsBought())
        else:
            s.then(NewCards(sure if s.setting.slide else len(s.setting.spaces)))


class CardsBought(Ask[Hunger]):
    """Where cards slide, only the bought cards and the card on space 4 are replaced, so ask how many were bought (SA-S57)."""

    rule = "SA-S57"
    is_number = True

    def question(self, s: Hunger) -> Phrase:
        return Phrase("ask-cards-bought")

    def options(self, s: Hunger) -> list[int]:
        return list(range(s.bought, s.for_sale() + 1))

    def phrase(self, s: Hunger, option: int) -> Phrase:
        return Phrase("option-cards-bought", cards=option, deck=max(0, s.deck - option - 1))

    def target(self, s: Hunger, option: int) -> str:
        return "deck"

    def take(self, s: Hunger, option: int) -> None:
        s.then(NewCards(option + 1))


class NewCards(Act[Hunger]):
    """Fill `cards` spaces from the deck; if the deck has too few, you have won (SA-S58, SA-S59, SA-S61)."""

    rule = "SA-S58"

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def run(self, s: Hunger) -> None:
        before, s.deck = s.deck, max(0, s.deck - self.cards)
        if before < self.cards:
            s.tell("SA-S61", "told-won")
            s.touch("deck", -before)
            s.end(WON)
            return
        # Only what changes: the next question says what to do with the cards, next to the card on space 4 (SA-S57).
        s.tell("SA-G12", "told-bring-home")
        if s.setting.slide:
            s.tell(self.rule, "told-slide-cards", cards=self.cards, before=before, now=s.deck)
        else:
            s.tell(self.rule, "told-replace-cards", spaces=spaces(s), before=before, now=s.deck)
        s.touch("deck", -self.cards)
