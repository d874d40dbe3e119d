"""Drawing action cards and mayoral cards, and choosing among cards you looked at (GOL-B16, GOL-B31, GOL-B49)."""

from typing import Final

from soloist.engine.kernel.machine import Act, Chance, Decision, replaced
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import ANY_ORDER, following
from soloist.engine.kernel.scene import Mark
from soloist.games.guilds_of_london.names import card_mark, card_option, card_text, mayoral_option, mayoral_text
from soloist.games.guilds_of_london.state import Guilds


def ready_deck(s: Guilds) -> bool:
    """Whether a card can be drawn. The discard pile becomes a new deck only when a card is needed (GOL-B31)."""
    if not s.deck_left and s.discards_left:
        s.deck, s.discards = s.discards, s.deck
        s.deck_left, s.discards_left = s.discards_left, 0
        s.tell("GOL-B31", "told-reshuffled", cards=s.deck_left)
    return s.deck_left > 0


class DrawCards(Act[Guilds]):
    """Draw cards into the hand one at a time; if deck and discard pile are empty, the rest is lost (GOL-B49)."""

    rule = "GOL-B29"

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, s: Guilds) -> None:
        if self.count and ready_deck(s):
            s.then(DrawCard(), DrawCards(self.count - 1))


class TopCard(Chance[Guilds]):
    """Draw the top card of the deck; subclasses decide where it goes."""

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-card-drawn")

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.cards[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return card_option(s.setting.components.cards[option])

    def source(self, s: Guilds) -> str:
        return "cards"

    def odds(self, s: Guilds) -> Odds:
        return Odds(s.setting.components.card_numbers, s.deck, s.deck_left)


class DrawCard(TopCard):
    """Draw a card into the hand."""

    rule = "GOL-B29"

    def settle(self, s: Guilds, outcome: int) -> None:
        s.leave_deck(outcome)
        s.to_hand(outcome)
        if s.story is not None:
            s.tell(self.rule, "told-drawn", card=card_text(s.setting.components.cards[outcome]))


class LookAtCards(Act[Guilds]):
    """`draw-select`: look at some cards and keep exactly `keep` of them; the rest go to the discard pile (GOL-B48).

    `seen` lists the cards looked at so far, so that cards aside for another reason are not offered.
    """

    rule = "GOL-B48"

    def __init__(self, left: int, keep: int, seen: tuple[int, ...]) -> None:
        self.left: Final = left
        self.keep: Final = keep
        self.seen: Final = seen

    def run(self, s: Guilds) -> None:
        if self.left and ready_deck(s):
            s.then(LookAtCard(self.left, self.keep, self.seen))
        elif self.seen:
            s.then(KeepCards(min(self.keep, len(self.seen)), tuple(sorted(self.seen)), 0))


class LookAtCard(TopCard):
    """Look at one more card; it is put aside."""

    rule = "GOL-B48"

    def __init__(self, left: int, keep: int, seen: tuple[int, ...]) -> None:
        self.left: Final = left
        self.keep: Final = keep
        self.seen: Final = seen

    def settle(self, s: Guilds, outcome: int) -> None:
        s.leave_deck(outcome)
        s.lay_aside(outcome)
        if s.story is not None:
            s.tell(self.rule, "told-seen", card=card_text(s.setting.components.cards[outcome]))
        s.then(LookAtCards(self.left - 1, self.keep, (*self.seen, outcome)))


class KeepCards(Decision[Guilds]):
    """Choose which of the cards go to the hand, one by one in the order of the list; equal cards are one option."""

    rule = "GOL-B48"

    def __init__(self, left: int, seen: tuple[int, ...], first: int) -> None:
        self.left: Final = left
        self.seen: Final = seen
        self.first: Final = first

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-keep-card", left=self.left)

    def options(self, s: Guilds) -> list[int]:
        behind = [card for card in self.seen if card >= self.first]
        options: list[int] = []
        free = self.first == ANY_ORDER and self.left < len(behind)
        for place in range(len(behind) if free else len(behind) - self.left + 1):
            if behind[place] not in options:
                options.append(behind[place])
        return options

    def draft(self, s: Guilds) -> str:
        return "kept"

    def freed(self) -> "KeepCards":
        return KeepCards(self.left, self.seen, ANY_ORDER)

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.cards[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return card_option(s.setting.components.cards[option])

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return card_mark(s.setting.components.cards[option])

    def take(self, s: Guilds, option: int) -> None:
        s.leave_aside(option)
        s.to_hand(option)
        if s.story is not None:
            s.tell(self.rule, "told-kept", card=card_text(s.setting.components.cards[option]))
        rest = list(self.seen)
        rest.remove(option)
        if self.left > 1:
            s.then(KeepCards(self.left - 1, tuple(rest), following(self.first, option)))
            return
        for card in rest:
            s.leave_aside(card)
            s.to_pile(card)


class DrawMayoral(Act[Guilds]):
    """Look at mayoral cards and keep exactly `keep` of them; the rest go to their own discard pile (GOL-B16, GOL-B48)."""

    rule = "GOL-B16"

    def __init__(self, left: int, keep: int) -> None:
        self.left: Final = left
        self.keep: Final = keep

    def run(self, s: Guilds) -> None:
        if self.left and not s.mayoral_deck_left and s.mayoral_discards_left:
            s.mayoral_deck, s.mayoral_discards = s.mayoral_discards, s.mayoral_deck
            s.mayoral_deck_left, s.mayoral_discards_left = s.mayoral_discards_left, 0
        if self.left and s.mayoral_deck_left:
            s.then(SeeMayoral(), DrawMayoral(self.left - 1, self.keep))
        elif s.mayoral_seen:
            s.mayoral_seen.sort()
            s.then(KeepMayoral(min(self.keep, len(s.mayoral_seen)), 0))


class SeeMayoral(Chance[Guilds]):
    """The next mayoral card."""

    rule = "GOL-B16"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-mayoral-drawn")

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.mayoral[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return mayoral_option(s, s.setting.components.mayoral[option])

    def source(self, s: Guilds) -> str:
        return "mayoral"

    def odds(self, s: Guilds) -> Odds:
        return Odds(s.setting.components.mayoral_numbers, s.mayoral_deck, s.mayoral_deck_left)

    def settle(self, s: Guilds, outcome: int) -> None:
        s.mayoral_deck = replaced(s.mayoral_deck, outcome, 0)
        s.mayoral_deck_left -= 1
        s.mayoral_seen.append(outcome)


class KeepMayoral(Decision[Guilds]):
    """Choose which mayoral card to keep (GOL-B16)."""

    rule = "GOL-B16"

    def __init__(self, left: int, first: int) -> None:
        self.left: Final = left
        self.first: Final = first

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-keep-mayoral", left=self.left)

    def options(self, s: Guilds) -> list[int]:
        if self.first == ANY_ORDER and self.left < len(s.mayoral_seen):
            return s.mayoral_seen.copy()
        behind = [card for card in s.mayoral_seen if card >= self.first]
        return behind[: len(behind) - self.left + 1]

    def draft(self, s: Guilds) -> str:
        return "mayoral"

    def freed(self) -> "KeepMayoral":
        return KeepMayoral(self.left, ANY_ORDER)

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return Mark("effect", "mayoral")

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.mayoral[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return mayoral_option(s, s.setting.components.mayoral[option])

    def take(self, s: Guilds, option: int) -> None:
        s.mayoral_seen.remove(option)
        s.mayoral = [*s.mayoral, option]
        if s.story is not None:
            s.tell(self.rule, "told-mayoral", card=mayoral_text(s.setting.components.mayoral[option]))
        if self.left > 1:
            s.then(KeepMayoral(self.left - 1, following(self.first, option)))
            return
        for card in s.mayoral_seen:
            s.mayoral_discards = replaced(s.mayoral_discards, card, 1)
        s.mayoral_discards_left += len(s.mayoral_seen)
        s.mayoral_seen.clear()
