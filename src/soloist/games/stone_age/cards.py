"""What a card gives: the bonus of its background and the gain of its upper half (SA-S37, SA-S39, SA-S40, SA-S41, SA-G08)."""

from typing import Final

from soloist.engine.kernel.phrase import Phrase
from soloist.games.stone_age.components import CARD_1, PLACES, Card
from soloist.games.stone_age.dealing import FromDeck, draw_card
from soloist.games.stone_age.hunger import last_round
from soloist.games.stone_age.names import card_name
from soloist.games.stone_age.state import EMPTY, StoneAge

GREEN_FOOD: Final = 2  # SA-S39
SAND_FATIGUE: Final = 1  # SA-S40


def take_card(s: StoneAge, space: int) -> None:
    """Take the gain of the upper half and the bonus of the background, then discard the card unless it is kept (SA-S41)."""
    card = s.card(space)
    s.cards[space] = EMPTY
    if s.story is not None:
        s.tell("SA-S37", "told-bought", name=card_name(card), effect=card.gain.text())
        s.touch(PLACES[CARD_1 + space])
    card.gain.run(s)
    give_background(s, card)
    if not card.gain.kept:
        s.discarded += 1


def give_background(s: StoneAge, card: Card) -> None:
    """Green gives 2 food (SA-S39). Sand raises the fatigue limit by 1; the limit has no maximum (SA-S40, SA-G18)."""
    if card.green:
        s.food += GREEN_FOOD
        s.tell("SA-S39", "told-green", food=GREEN_FOOD)
        s.touch("food", GREEN_FOOD)
    else:
        s.fatigue += SAND_FATIGUE
        s.tell("SA-S40", "told-sand", fatigue=s.fatigue)
        s.touch("fatigue", SAND_FATIGUE)


def shortened(s: StoneAge) -> int:
    """The last round if one card less in the deck shortens the game, else 0. Where cards slide the end is not known (SA-S61)."""
    spaces = len(s.setting.spaces)
    last = last_round(s.round, s.deck_left - 1, 0, spaces)
    return last if not s.setting.slide and last < last_round(s.round, s.deck_left, 0, spaces) else 0


class ExtraCard(FromDeck):
    """The writing card takes the next card from the deck. Show it, ignore its upper half and discard it (SA-G08)."""

    rule = "SA-G08"

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-extra-card")

    def settle(self, s: StoneAge, outcome: int) -> None:
        card = s.setting.components.cards[outcome]
        if s.story is not None:
            s.tell(self.rule, "told-extra-card", name=card_name(card), last=shortened(s))
        draw_card(s, outcome)
        s.discarded += 1
        if s.setting.extra_card_bonus:
            give_background(s, card)
