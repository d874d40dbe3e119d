"""A round beside the real board: your turn, of which only what affects him is reported, then his (RNS-S16, RNS-S47, RNS-S52)."""

from typing import Final

from soloist.engine.companion import CORRECT, Ask
from soloist.engine.kernel.machine import Act, Choice, Step
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import THEY, YOU
from soloist.games.raiders.companion.correct_card import DIFFERS, PlaceOfCard
from soloist.games.raiders.companion.counting import Counting, no_offering
from soloist.games.raiders.companion.names import turned_card
from soloist.games.raiders.companion.reveal import HisTurn
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import TOWN_HALL
from soloist.games.raiders.ending import is_played_out


class Round(Act[AdversaryBeside]):
    """You always begin; the game can end after each turn (RNS-S16, RNS-S52)."""

    rule = "RNS-S16"

    def run(self, s: AdversaryBeside) -> None:
        s.turn += 1
        s.then(YourTurn(), EndOfTurn(YOU), HisTurn(), AfterHisTurn(), EndOfTurn(THEY), Round())


class EndOfTurn(Act[AdversaryBeside]):
    """Once each side has had its last turn, count (RNS-S53, RNS-S54)."""

    rule = "RNS-S52"

    def __init__(self, side: str) -> None:
        self.side: Final = side

    def run(self, s: AdversaryBeside) -> None:
        if is_played_out(self.side, s.turn, s.trigger, s.trigger_turn):
            s.only(Counting())


class AfterHisTurn(Act[AdversaryBeside]):
    """Discard his card. If what is known of him alone triggers the end, nobody needs to report it (RNS-S08, RNS-S52, RNS-S54)."""

    rule = "RNS-S52"

    def run(self, s: AdversaryBeside) -> None:
        if is_played_out(THEY, s.turn, s.trigger, s.trigger_turn):
            return
        if s.own_cards:
            s.tell("RNS-S08", "told-discard")
            s.touch("card")
        if not s.trigger and s.known_end():
            trigger(s, THEY, s.turn)


class YourTurn(Ask[AdversaryBeside]):
    """You play on the real board and report only cards that affect him, and the end of the game (RNS-S47, RNS-S50, RNS-B63)."""

    rule = "RNS-S17"
    words = ("done", "armour", "provision", "no-offering", "ended", DIFFERS)
    events = ("armour", "provision", "no-offering", "ended")

    def question(self, s: AdversaryBeside) -> Phrase:
        # The closed building stands above the question all through the turn. The end cannot be triggered in the first one.
        end = last_turns(s) if s.trigger else "check" if s.turn > 1 else "first"
        return Phrase("ask-your-turn", turn=s.turn, end=end)

    def has(self, s: AdversaryBeside, word: str) -> bool:
        if word in ("armour", "provision"):
            # With the Town Hall closed you can play no card (RNS-S43).
            loses = s.foe.armour if word == "armour" else s.foe.provisions
            return loses > 0 and s.closed != TOWN_HALL
        if word == "no-offering":
            return s.doubtful_offering
        return word in ("done", DIFFERS) or (not s.trigger and s.turn > 1)

    def word_phrase(self, s: AdversaryBeside, word: str) -> Phrase:
        if word == "done":
            own = "own" if s.pile_left else "shuffle"
            return Phrase("option-done", next="count" if last_turns(s) == "yours" else own if s.own_cards else "app")
        return Phrase("option-" + word)

    def word_target(self, s: AdversaryBeside, word: str) -> str:
        return {"armour": "armour", "provision": "provisions", "no-offering": "offerings"}.get(word, "")

    def word_mark(self, s: AdversaryBeside, word: str) -> Mark | None:
        return None if word == "done" else Mark("event", word)

    def describe(self, s: AdversaryBeside, option: int) -> Choice:
        one = super().describe(s, option)
        # Nothing that happens in a turn: it belongs to the corrections.
        return Choice(one.token, one.phrase, "pile", None, False, CORRECT) if one.token == DIFFERS else one

    def after_switch(self, s: AdversaryBeside) -> Step:
        tell_pile(s)
        return self

    def give(self, s: AdversaryBeside, option: int) -> None:
        known = s.known_end()
        super().give(s, option)
        if s.known_end() and not known and not s.trigger:
            # A correction says that the end was triggered.
            s.then(EndedBy())

    def take_word(self, s: AdversaryBeside, word: str) -> None:
        if word == "done":
            # Whether a tile was left was seen when he took it.
            s.doubtful_offering = False
            return
        s.by = YOU
        s.then(self)
        foe = s.foe
        if word == "armour":
            lost = foe.lose_armour(1)
            s.tell("RNS-S47", "told-armour-lost", before=foe.armour + lost, now=foe.armour)
            s.touch("armour", -lost)
        elif word == "provision":
            lost = foe.lose_provisions(1)
            s.tell("RNS-S47", "told-provision-lost", before=foe.provisions + lost, now=foe.provisions)
            s.touch("provisions", -lost)
        elif word == "no-offering":
            no_offering(s)
        elif word == DIFFERS:
            s.then(PlaceOfCard())
        elif s.may_end:
            s.then(EndedBy())
        else:
            trigger(s, YOU, s.turn)


class EndedBy(Ask[AdversaryBeside]):
    """Ask in whose turn the end was triggered; asked only if it may have been his (RNS-S53, RNS-S54)."""

    rule = "RNS-S52"
    words = ("mine", "his")

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-ended-by")

    def take_word(self, s: AdversaryBeside, word: str) -> None:
        trigger(s, *((YOU, s.turn) if word == "mine" else (THEY, s.turn - 1)))


def trigger(s: AdversaryBeside, side: str, turn: int) -> None:
    """Each side has one more turn: he plays first if you triggered the end (RNS-S53), you play first if he did (RNS-S54)."""
    s.trigger = side
    s.trigger_turn = turn
    s.tell("RNS-S53" if side == YOU else "RNS-S54", "told-ended", side=side, turn=turn, cause=s.known_end() or "said")
    s.touch("end")


def last_turns(s: AdversaryBeside) -> str:
    """The last turns still to come, seen from your turn: "no" if the end was not triggered, else "his-yours", "yours" or
    "yours-his"."""
    if not s.trigger:
        return "no"
    if s.trigger == THEY:
        return "yours-his"
    return "yours" if s.turn > s.trigger_turn else "his-yours"


def tell_pile(s: AdversaryBeside) -> None:
    """After switching to real cards, tell how to build the pile from the cards that may still come (RNS-S06, RNS-S07)."""
    if s.own_cards:
        turned = len(s.cards) - sum(s.tactics)
        s.tell("RNS-S07", "told-make-pile", cards=s.pile_left, turned=turned, first="yes" if s.first_pass else "no")
        out = tuple([turned_card(s, s.cards[number]) for number, lies in enumerate(s.discards) if lies])
        if out:
            s.tell("RNS-S08", "told-leave-out", out=out)
