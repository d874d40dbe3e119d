"""Your turn: any number of cards, each to hire, to move or for its ability; or pass (GOL-B21 to GOL-B31)."""

from typing import Final

from soloist.engine.machine import Act, Decision
from soloist.engine.phrase import Phrase
from soloist.engine.pieces import next_pieces
from soloist.games.guilds_of_london.abilities import RunEffects, possible
from soloist.games.guilds_of_london.dealing import DrawCards
from soloist.games.guilds_of_london.edition import Card
from soloist.games.guilds_of_london.names import card_name, card_text, effects_text
from soloist.games.guilds_of_london.offers import ChooseCell, goal_text, leave, place_text
from soloist.games.guilds_of_london.promo import CLAIM, ClaimTile, claimable
from soloist.games.guilds_of_london.state import ALL_SYMBOLS, CELLS, GUILDHALL, HAND_LIMIT, NONE, STOP, Guilds

DRAW_PLAYED: Final = 2  # GOL-B29
DRAW_PASSED: Final = 4
HIRE: Final = 0
MOVE: Final = 1
ABILITY: Final = 2
USES: Final = ("hire", "move", "ability")


class YourTurn(Act[Guilds]):
    """You are always first (GOL-S12, GOL-S13)."""

    rule = "GOL-S13"

    def run(self, s: Guilds) -> None:
        s.your_turn = True
        s.played = False
        s.headline("you", self.rule, "told-your-turn")
        s.then(PlayCard(), EndTurn())


def move_targets(s: Guilds, card: Card, origin: int) -> list[int]:
    """Unresolved tiles with a symbol of the card, or any with wild symbols (GOL-B23, GOL-B24)."""
    wanted = ALL_SYMBOLS if s.wild else card.symbols
    return [cell for cell in range(CELLS) if s.symbols[cell] & wanted and cell != origin]


def move_origins(s: Guilds, card: Card) -> list[int]:
    """The Guildhall or a tile with your liveryman, if there is somewhere to go (GOL-B50)."""
    goals = move_targets(s, card, NONE)
    if not goals:
        return []
    found = [GUILDHALL] if s.guildhall else []
    found += [cell for cell in range(CELLS) if s.yours[cell] and (len(goals) > 1 or goals[0] != cell)]
    return found


def can_use_ability(s: Guilds, card: Card) -> bool:
    """Enough other cards to pay, and at least one part that can do something (GOL-B47)."""
    if s.hand_size - 1 < card.cost:
        return False
    for effect in card.effects:
        if possible(s, effect, card.symbols):
            return True
    return False


def uses(s: Guilds, number: int) -> list[int]:
    """What a card of the hand can be used for (GOL-B47, GOL-B50)."""
    card = s.setting.components.cards[number]
    found = [HIRE] if s.supply else []
    if move_origins(s, card):
        found.append(MOVE)
    if can_use_ability(s, card):
        found.append(ABILITY)
    return found


class PlayCard(Decision[Guilds]):
    """Which card, or the end of the turn (GOL-B21); a promo claim is no card play (GOL-S56)."""

    rule = "GOL-B21"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-card", played="yes" if s.played else "no")

    def options(self, s: Guilds) -> list[int]:
        options = [card for card in range(len(s.hand)) if s.hand[card] and (s.supply or uses(s, card))]
        if claimable(s):
            options.append(CLAIM)
        options.append(STOP)
        return options

    def token(self, s: Guilds, option: int) -> str:
        return "end" if option == STOP else "claim" if option == CLAIM else s.setting.components.cards[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        if option == STOP:
            return Phrase("option-end", played="yes" if s.played else "no")
        return Phrase("option-claim") if option == CLAIM else card_text(s.setting.components.cards[option])

    def target(self, s: Guilds, option: int) -> str:
        return "" if option in (STOP, CLAIM) else "hand-" + s.setting.components.cards[option].id

    def take(self, s: Guilds, option: int) -> None:
        if option == CLAIM:
            s.then(ClaimTile(), self)
        elif option != STOP:
            s.then(UseCard(option), self)


class UseCard(Decision[Guilds]):
    """To hire, to move, or for the ability: one of them, carried out before the next card (GOL-B21)."""

    rule = "GOL-B21"

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-use", card=card_name(s.setting.components.cards[self.card]))

    def options(self, s: Guilds) -> list[int]:
        return uses(s, self.card)

    def token(self, s: Guilds, option: int) -> str:
        return USES[option]

    def phrase(self, s: Guilds, option: int) -> Phrase:
        card = s.setting.components.cards[self.card]
        if option == HIRE:
            return Phrase("option-hire", n=1 + s.hire_bonus)
        if option == MOVE:
            return Phrase("option-move", wild="yes" if s.wild else "no")
        return Phrase("option-ability", cost=card.cost, effects=effects_text(card.effects))

    def target(self, s: Guilds, option: int) -> str:
        return "hand-" + s.setting.components.cards[self.card].id

    def take(self, s: Guilds, option: int) -> None:
        card = s.setting.components.cards[self.card]
        s.played = True
        if s.story is not None:
            s.headline("card", self.rule, "told-card", card=card_name(card), use=USES[option])
        if option == ABILITY:
            s.hand[self.card] -= 1
            s.hand_size -= 1
            s.aside[self.card] += 1
            s.aside_left += 1
            s.then(RunEffects(card.effects, 0, card.symbols))
            if card.cost:
                s.then(PayCards(card.cost, 0))
            return
        if option == MOVE:
            s.then(MoveFrom(self.card))
        s.discard_from_hand(self.card)
        if option == HIRE:
            s.tell("GOL-B22", "told-hired", n=s.hire(1 + s.hire_bonus))


class FromHand(Decision[Guilds]):
    """One of `left` cards of the hand; the next is of the same kind or behind it, so no set comes up twice."""

    def __init__(self, left: int, first: int) -> None:
        self.left: Final = left
        self.first: Final = first

    def options(self, s: Guilds) -> list[int]:
        return next_pieces(s.hand, self.first, self.left)

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.cards[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return card_text(s.setting.components.cards[option])

    def target(self, s: Guilds, option: int) -> str:
        return "hand-" + s.setting.components.cards[option].id


class PayCards(FromHand):
    """Other cards pay the cost, each is worth one coin (GOL-B25, GOL-B26)."""

    rule = "GOL-B25"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-pay", left=self.left)

    def take(self, s: Guilds, option: int) -> None:
        s.discard_from_hand(option)
        if self.left > 1:
            s.then(PayCards(self.left - 1, option))


class MoveFrom(ChooseCell):
    """Which liveryman moves: from the Guildhall or from any tile (GOL-B23)."""

    rule = "GOL-B23"

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-origin", card=card_name(s.setting.components.cards[self.card]))

    def options(self, s: Guilds) -> list[int]:
        return move_origins(s, s.setting.components.cards[self.card])

    def take(self, s: Guilds, option: int) -> None:
        s.then(MoveTo(self.card, option))


class MoveTo(ChooseCell):
    """Where he goes: a tile that shows a symbol of the card (GOL-B23)."""

    rule = "GOL-B23"

    def __init__(self, card: int, origin: int) -> None:
        self.card: Final = card
        self.origin: Final = origin

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-goal", card=card_name(s.setting.components.cards[self.card]))

    def options(self, s: Guilds) -> list[int]:
        return move_targets(s, s.setting.components.cards[self.card], self.origin)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return goal_text(s, option)

    def take(self, s: Guilds, option: int) -> None:
        leave(s, self.origin)
        s.yours[option] += 1
        if s.story is not None:
            s.tell(self.rule, "told-moved", place=place_text(s, option))


class EndTurn(Act[Guilds]):
    """Effects of the turn end, ability cards go to the pile; draw 2, after a pass 4, and what abilities add (GOL-B29)."""

    rule = "GOL-B29"

    def run(self, s: Guilds) -> None:
        count = (DRAW_PLAYED if s.played else DRAW_PASSED) + s.draw_end
        s.hire_bonus = 0
        s.wild = False
        s.draw_end = 0
        s.clear_aside()
        s.tell(self.rule, "told-end-of-turn", cards=count, played="yes" if s.played else "no")
        s.then(DrawCards(count), HandLimit())


class HandLimit(Act[Guilds]):
    """At most 7 cards at the end of your turn, unless something lifts the limit (GOL-B30)."""

    rule = "GOL-B30"

    def run(self, s: Guilds) -> None:
        s.your_turn = False
        if s.hand_size > HAND_LIMIT and not s.no_hand_limit:
            s.then(DiscardToLimit(s.hand_size - HAND_LIMIT, 0))


class DiscardToLimit(FromHand):
    """Which cards go (GOL-B30)."""

    rule = "GOL-B30"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-limit", left=self.left)

    def take(self, s: Guilds, option: int) -> None:
        s.discard_from_hand(option)
        if self.left > 1:
            s.then(DiscardToLimit(self.left - 1, option))
