"""Your turn: any number of cards, each to hire, to move or for its ability; or pass (GOL-B21 to GOL-B31)."""

from typing import Final

from soloist.engine.machine import Act, Decision, Offer
from soloist.engine.phrase import Phrase
from soloist.engine.pieces import ANY_ORDER, following, next_pieces
from soloist.engine.scene import Mark
from soloist.engine.story import YOU
from soloist.games.guilds_of_london.abilities import RunParts, can_use_ability
from soloist.games.guilds_of_london.components import ALL_SYMBOLS, CELLS, GUILDHALL, NONE, Card
from soloist.games.guilds_of_london.dealing import DrawCards
from soloist.games.guilds_of_london.names import PASS, card_mark, card_name, card_option, goal_option, parts_text
from soloist.games.guilds_of_london.offers import ChoosePlace, tell_move, tiles_showing
from soloist.games.guilds_of_london.promo import CLAIM, CLAIMING, ClaimTile, claimable
from soloist.games.guilds_of_london.state import HAND_LIMIT, Guilds

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
        s.headline("you", self.rule, "told-your-turn", YOU)
        s.then(PlayCard(), EndTurn())


def move_targets(s: Guilds, card: Card, origin: int) -> list[int]:
    """Unresolved tiles with a symbol of the card, or any with wild symbols (GOL-B23, GOL-B24)."""
    return tiles_showing(s, ALL_SYMBOLS if s.wild else card.symbols, origin)


def move_origins(s: Guilds, card: Card) -> list[int]:
    """The Guildhall or a tile with your liveryman, if there is somewhere to go (GOL-B50)."""
    goals = move_targets(s, card, NONE)
    if not goals:
        return []
    found = [GUILDHALL] if s.guildhall else []
    found += [cell for cell in range(CELLS) if s.yours[cell] and (len(goals) > 1 or goals[0] != cell)]
    return found


def uses(s: Guilds, number: int) -> list[int]:
    """What a card of the hand can be used for (GOL-B47, GOL-B50)."""
    card = s.setting.components.cards[number]
    found = [HIRE] if s.supply else []
    if move_origins(s, card):
        found.append(MOVE)
    if can_use_ability(s, card):
        found.append(ABILITY)
    return found


class PlayCard(Offer[Guilds]):
    """Which card, or the end of the turn (GOL-B21); a promo claim is no card play (GOL-S56)."""

    rule = "GOL-B21"
    declining = "end"
    words = (CLAIM,)

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-card", played="yes" if s.played else "no")

    def options(self, s: Guilds) -> list[int]:
        return [card for card in range(len(s.hand)) if s.hand[card] and (s.supply or uses(s, card))]

    def has(self, s: Guilds, word: str) -> bool:
        return word != CLAIM or len(claimable(s)) > 0

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.cards[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return card_option(s.setting.components.cards[option])

    def word_phrase(self, s: Guilds, word: str) -> Phrase:
        if word == CLAIM:
            return Phrase("option-claim")
        return Phrase("option-end", played="yes" if s.played else "no", cards=end_draw(s))

    def target(self, s: Guilds, option: int) -> str:
        return "hand-" + s.setting.components.cards[option].id

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return card_mark(s.setting.components.cards[option])

    def word_mark(self, s: Guilds, word: str) -> Mark | None:
        return CLAIMING if word == CLAIM else PASS

    def take(self, s: Guilds, option: int) -> None:
        s.then(UseCard(option), self)

    def take_word(self, s: Guilds, word: str) -> None:
        if word == CLAIM:
            s.then(ClaimTile(), self)


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
        return Phrase("option-ability", cost=card.cost, effects=parts_text(card.parts))

    def target(self, s: Guilds, option: int) -> str:
        return "hand-" + s.setting.components.cards[self.card].id

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return Mark("use", USES[option])

    def take(self, s: Guilds, option: int) -> None:
        card = s.setting.components.cards[self.card]
        s.played = True
        if s.story is not None:
            s.headline("card", self.rule, "told-card", YOU, card=card_name(card), use=USES[option])
        if option == ABILITY:
            s.leave_hand(self.card)
            s.lay_aside(self.card)
            s.then(RunParts(card.parts))
            if card.cost:
                s.then(PayCards(card.cost, 0))
            return
        if option == MOVE:
            s.then(MoveFrom(self.card))
        s.discard(self.card)
        if option == HIRE:
            hired = s.hire(1 + s.hire_bonus)
            if s.story is not None:
                s.tell("GOL-B22", "told-hired", n=hired)
                s.touch("supply", -hired)
                s.touch("guildhall", hired)


class FromHand(Decision[Guilds]):
    """One of `left` cards of the hand; the next is of the same kind or behind it, so no set comes up twice; freed, any card may
    be next."""

    def __init__(self, left: int, first: int) -> None:
        self.left: Final = left
        self.first: Final = first

    def asking(self, left: int, first: int) -> "FromHand":
        """The same question for so many cards, from this kind on."""
        raise NotImplementedError

    def rest(self, taken: int) -> "FromHand":
        """The question for the cards after this one."""
        return self.asking(self.left - 1, following(self.first, taken))

    def draft(self, s: Guilds) -> str:
        return self.rule

    def freed(self) -> "FromHand":
        return self.asking(self.left, ANY_ORDER)

    def options(self, s: Guilds) -> list[int]:
        return next_pieces(s.hand, self.first, self.left)

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.cards[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return card_option(s.setting.components.cards[option])

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return card_mark(s.setting.components.cards[option])

    def target(self, s: Guilds, option: int) -> str:
        return "hand-" + s.setting.components.cards[option].id


class PayCards(FromHand):
    """Other cards pay the cost, each is worth one coin (GOL-B25, GOL-B26)."""

    rule = "GOL-B25"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-pay", left=self.left)

    def asking(self, left: int, first: int) -> FromHand:
        return PayCards(left, first)

    def take(self, s: Guilds, option: int) -> None:
        s.discard(option)
        if s.story is not None:
            s.tell(self.rule, "told-paid", card=card_name(s.setting.components.cards[option]))
        if self.left > 1:
            s.then(self.rest(option))


class MoveFrom(ChoosePlace):
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


class MoveTo(ChoosePlace):
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
        return goal_option(s, option)

    def take(self, s: Guilds, option: int) -> None:
        s.leave(self.origin)
        s.yours[option] += 1
        tell_move(s, self.rule, self.origin, option, 1)


def end_draw(s: Guilds) -> int:
    """How many cards the end of the turn brings, as it is now (GOL-B29)."""
    return (DRAW_PLAYED if s.played else DRAW_PASSED) + s.draw_end


class EndTurn(Act[Guilds]):
    """Effects of the turn end, ability cards go to the pile; draw 2, after a pass 4, and what abilities add (GOL-B29)."""

    rule = "GOL-B29"

    def run(self, s: Guilds) -> None:
        count = end_draw(s)
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

    def asking(self, left: int, first: int) -> FromHand:
        return DiscardToLimit(left, first)

    def take(self, s: Guilds, option: int) -> None:
        s.discard(option)
        if s.story is not None:
            s.tell(self.rule, "told-discarded", card=card_name(s.setting.components.cards[option]))
        if self.left > 1:
            s.then(self.rest(option))
