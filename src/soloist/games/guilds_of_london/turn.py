"""Your turn: play any number of cards, each to hire, to move or for its ability; or pass."""

from typing import Final

from soloist.engine.kernel.machine import Act, Offer
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import FromHand, first_of, pair, second_of
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import YOU
from soloist.games.guilds_of_london import beadle
from soloist.games.guilds_of_london.abilities import RunAbility, can_use_ability
from soloist.games.guilds_of_london.components import ALL_SYMBOLS, CELLS, Card, cell_token
from soloist.games.guilds_of_london.dealing import DrawCards
from soloist.games.guilds_of_london.ending import LAST_ROUND
from soloist.games.guilds_of_london.liverymen_effects import Hire, hire
from soloist.games.guilds_of_london.moving import MoveTo
from soloist.games.guilds_of_london.names import PASS, card_mark, card_name, card_option, card_payment, either, parts_now
from soloist.games.guilds_of_london.promo import CLAIMING, claim, claim_option, claim_token, claimable
from soloist.games.guilds_of_london.state import HAND_LIMIT, Guilds

DRAW_PLAYED: Final = 2  # GOL-B29
DRAW_PASSED: Final = 4
HIRE: Final = 0
MOVE: Final = 1
ABILITY: Final = 2
CLAIM: Final = 3
USES: Final = ("hire", "move", "ability")
"""The ways to use a card, each part of the token of an option. A claim does not use a card (GOL-S56)."""


class YourTurn(Act[Guilds]):
    """You are always first (GOL-S12, GOL-S13)."""

    rule = "GOL-S13"

    def run(self, s: Guilds) -> None:
        s.your_turn = True
        s.played = False
        s.headline("you", self.rule, "told-your-turn", YOU)
        s.then(PlayCard(), EndTurn())


def wanted(s: Guilds, card: Card) -> int:
    """The symbols a discarded card leads to: its own, either of two, or any (GOL-B23, GOL-B24)."""
    return ALL_SYMBOLS if s.wild else card.symbols


def can_move(s: Guilds, card: Card) -> bool:
    """Whether you have a liveryman on the Guildhall or a tile, and another tile matches (GOL-B50)."""
    symbols = wanted(s, card)
    goals, goal = 0, 0
    for cell in range(CELLS):
        if s.symbols[cell] & symbols:
            goals, goal = goals + 1, cell
    if not goals or s.guildhall:
        return goals > 0
    for cell in range(CELLS):
        if s.yours[cell] and (goals > 1 or cell != goal):
            return True
    return False


def uses(s: Guilds, number: int) -> list[int]:
    """What a card in the hand can be used for (GOL-B47, GOL-B50)."""
    card = s.setting.components.cards[number]
    found = [HIRE] if s.supply else []
    if can_move(s, card):
        found.append(MOVE)
    if can_use_ability(s, card):
        found.append(ABILITY)
    return found


def does_more(s: Guilds, card: Card, hired: int) -> bool:
    """Whether the ability costs no other card and hires more than discarding this one, or as many and does something else too."""
    if card.cost:
        return False
    by_ability = sum(min(part.n, s.supply) for part in card.parts if isinstance(part, Hire))
    return by_ability > hired or (
        by_ability == hired and any(part.possible(s) for part in card.parts if not isinstance(part, Hire))
    )


class PlayCard(Offer[Guilds]):
    """Choose a card to hire, to move or for its ability, or end the turn; each card is resolved before the next (GOL-B21).
    Options are pairs of a card and its use. A promo claim is a pair of a tile and CLAIM, and does not play a card (GOL-S56)."""

    rule = "GOL-B21"
    declining = "end"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-card", played="yes" if s.played else "no")

    def options(self, s: Guilds) -> list[int]:
        found = [pair(card, use) for card in range(len(s.hand)) if s.hand[card] for use in uses(s, card)]
        for cell in claimable(s):
            found.append(pair(cell, CLAIM))
        return found

    def card(self, s: Guilds, option: int) -> Card:
        return s.setting.components.cards[first_of(option)]

    def token(self, s: Guilds, option: int) -> str:
        use = second_of(option)
        return claim_token(first_of(option)) if use == CLAIM else self.card(s, option).id + "-" + USES[use]

    def phrase(self, s: Guilds, option: int) -> Phrase:
        use = second_of(option)
        if use == CLAIM:
            return claim_option(s, first_of(option))
        card = self.card(s, option)
        if use == HIRE:
            n = min(1 + s.hire_bonus, s.supply)
            left = s.hand_size - 1
            better = does_more(s, card, n)
            return Phrase(
                "option-hire",
                id=card.id,
                n=n,
                guildhall=s.guildhall + n,
                supply=s.supply - n,
                left=left,
                better="yes" if better else "no",
                more=parts_now(s, card.parts) if better else Phrase("nothing"),
            )
        if use == MOVE:
            wild = "yes" if s.wild else "no"
            return Phrase("option-move", id=card.id, wild=wild, symbols=either(card.symbols), left=s.hand_size - 1)
        left = s.hand_size - 1 - card.cost
        return Phrase("option-ability", id=card.id, cost=card.cost, effects=parts_now(s, card.parts), left=left)

    def word_phrase(self, s: Guilds, word: str) -> Phrase:
        drawn = end_draw(s)
        over = 0 if s.no_hand_limit else max(0, s.hand_size + drawn - HAND_LIMIT)
        even = "yes" if s.round % 2 == 0 else "no"
        vp = s.tile(s.beadle).vp if beadle.scores(s) else 0
        return Phrase("option-end", played="yes" if s.played else "no", cards=drawn, over=over, even=even, vp=vp)

    def target(self, s: Guilds, option: int) -> str:
        return cell_token(first_of(option)) if second_of(option) == CLAIM else "hand-" + self.card(s, option).id

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return CLAIMING if second_of(option) == CLAIM else Mark("use", USES[second_of(option)])

    def word_mark(self, s: Guilds, word: str) -> Mark | None:
        return PASS

    def take(self, s: Guilds, option: int) -> None:
        s.then(self)
        if second_of(option) == CLAIM:
            claim(s, first_of(option))
        else:
            use_card(s, first_of(option), second_of(option))


def use_card(s: Guilds, number: int, use: int) -> None:
    """Use a card to hire, to move or for its ability (GOL-B21)."""
    card = s.setting.components.cards[number]
    s.played = True
    if s.story is not None:
        s.headline("card", "GOL-B21", "told-card", YOU, card=card_name(card), use=USES[use])
    if use == ABILITY:
        s.leave_hand(number)
        s.lay_aside(number)
        s.then(RunAbility(card.parts))
        if card.cost:
            s.then(PayCards(card.cost, 0))
        return
    s.discard(number)
    if use == MOVE:
        s.then(MoveTo(number, wanted(s, card)))
    else:
        hire(s, "GOL-B22", 1 + s.hire_bonus)


class HandCard(FromHand[Guilds]):
    """Options are kinds of cards in your hand."""

    def hand(self, s: Guilds) -> list[int]:
        return s.hand

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.cards[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return card_option(s.setting.components.cards[option])

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return card_mark(s.setting.components.cards[option])

    def target(self, s: Guilds, option: int) -> str:
        return "hand-" + s.setting.components.cards[option].id


class PayCards(HandCard):
    """Pay the cost with other cards; each is worth one coin (GOL-B25, GOL-B26)."""

    rule = "GOL-B25"

    def question(self, s: Guilds) -> Phrase:
        ability = s.expects(RunAbility)
        assert ability is not None
        return Phrase("ask-pay", left=self.left, effects=parts_now(s, ability.parts))

    def asking(self, left: int, first: int) -> HandCard:
        return PayCards(left, first)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return card_payment(s.setting.components.cards[option])

    def take(self, s: Guilds, option: int) -> None:
        s.discard(option)
        if s.story is not None:
            s.tell(self.rule, "told-paid", card=card_name(s.setting.components.cards[option]))
        if self.left > 1:
            s.then(self.rest(option))


def end_draw(s: Guilds) -> int:
    """How many cards you would draw if the turn ended now (GOL-B29)."""
    return (DRAW_PLAYED if s.played else DRAW_PASSED) + s.draw_end


class EndTurn(Act[Guilds]):
    """Effects of the turn end and ability cards are discarded. Draw 2 cards, 4 after a pass, and those added by abilities
    (GOL-B29)."""

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


class DiscardToLimit(HandCard):
    """Choose which cards to discard (GOL-B30)."""

    rule = "GOL-B30"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-limit", left=self.left)

    def asking(self, left: int, first: int) -> HandCard:
        return DiscardToLimit(left, first)

    def options(self, s: Guilds) -> list[int]:
        """After your last turn cards are only counted, so offer one, unless Boris may draw them again (GOL-B31)."""
        found = super().options(s)
        return found[:1] if s.round == LAST_ROUND and s.deck_left >= s.boris.cards else found

    def take(self, s: Guilds, option: int) -> None:
        s.discard(option)
        if s.story is not None:
            s.tell(self.rule, "told-discarded", card=card_name(s.setting.components.cards[option]))
        if self.left > 1:
            s.then(self.rest(option))
