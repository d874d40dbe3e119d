"""His turn once the card is revealed: raid or preparation, and the closed building."""

from typing import Final

from soloist.engine.companion import OTHER_HAND, Ask
from soloist.engine.kernel.machine import Act, Chance
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import THEY
from soloist.games.raiders.adversary import first_set
from soloist.games.raiders.companion.names import building, sets_to_take
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import BUILDINGS, FORTRESS, NONE, Tactic
from soloist.games.raiders.ending import is_played_out
from soloist.games.raiders.names import place_name, tactic_option


class RevealTactic(Chance[AdversaryBeside]):
    """The app reveals his next card; one outpost and one monastery card may be missing from the pile (RNS-S65)."""

    rule = "RNS-S19"

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-tactic")

    def token(self, s: AdversaryBeside, option: int) -> str:
        return s.cards[option].id

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        return tactic_option(s.cards[option], s.place(s.cards[option]))

    def source(self, s: AdversaryBeside) -> str:
        return "tactics"

    def odds(self, s: AdversaryBeside) -> Odds:
        return s.odds()

    def settle(self, s: AdversaryBeside, outcome: int) -> None:
        turn_card(s, outcome)


def turn_card(s: AdversaryBeside, number: int) -> None:
    """Record the card he revealed, by the app or by hand; it names the building closed next (RNS-S19, RNS-S41)."""
    card = s.cards[number]
    s.tactics[number] = 0
    s.pile_left -= 1
    s.discards[number] = 1
    s.last_tactic = number
    s.closed = card.closes
    s.may_end = False
    s.doubtful_offering = False
    s.then(RaidOrPrepare(number))


class RaidOrPrepare(Act[AdversaryBeside]):
    """Check armour and provisions first; only if both suffice, ask what is on the board (RNS-S20, RNS-S21, RNS-S24)."""

    rule = "RNS-S20"

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: AdversaryBeside) -> None:
        card = s.cards[self.card]
        lacks = s.foe.lacks(card, first_set(card, s.set_there) != NONE)
        s.then(HePrepares(self.card, lacks) if lacks else Valkyries(self.card))


class Valkyries(Ask[AdversaryBeside]):
    """Ask whether a set of the card is left, and how many Valkyries are on the first one (RNS-S24, RNS-S29, RNS-S30)."""

    rule = "RNS-S24"
    words = ("none-left",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def question(self, s: AdversaryBeside) -> Phrase:
        card = s.cards[self.card]
        return Phrase("ask-valkyries", place=place_name(s.place(card)), sets=sets_to_take(s, card))

    def options(self, s: AdversaryBeside) -> list[int]:
        tokens = s.setting.components.set_tokens
        return list(range(max([tokens[number] for number in s.cards[self.card].sets if s.set_there[number]], default=-1) + 1))

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        return Phrase("option-valkyries", valkyries=option)

    def mark(self, s: AdversaryBeside, option: int) -> Mark | None:
        return Mark("valkyries", "", option)

    def take(self, s: AdversaryBeside, option: int) -> None:
        s.then(HeRaids(self.card, option))

    def take_word(self, s: AdversaryBeside, word: str) -> None:
        s.none_left(s.cards[self.card])
        s.then(RaidOrPrepare(self.card))

    def give(self, s: AdversaryBeside, option: int) -> None:
        super().give(s, option)
        if option > OTHER_HAND:
            # A corrected value may change what he can do, so decide again.
            s.agenda.pop()
            s.then(RaidOrPrepare(self.card))


class HeRaids(Act[AdversaryBeside]):
    """He pays and scores; remove the set, then resolve its Valkyries (RNS-S26, RNS-S31)."""

    rule = "RNS-S26"

    def __init__(self, card: int, valkyries: int) -> None:
        self.card: Final = card
        self.valkyries: Final = valkyries

    def run(self, s: AdversaryBeside) -> None:
        card, foe = s.cards[self.card], s.foe
        place = s.place(card)
        before = foe.copy()
        sets, left = sets_to_take(s, card), s.sets_left(s.place_on(card))
        foe.raid(card, self.valkyries, s.setting.valkyries_need_armour)
        s.takes_set(card)
        s.may_end = place.kind == FORTRESS or self.valkyries > 0
        if s.story is None:
            return
        name, count = place_name(place), self.valkyries
        s.headline(
            f"turn-{s.turn}", self.rule, "told-he-raids", by=THEY, place=name, armour=before.armour, needs_armour=card.armour,
            provisions=before.provisions, needs_provisions=card.provisions,
        )  # fmt: skip
        s.touch("card")
        tell_closed(s)
        if card.provisions:
            s.tell("RNS-S27", "told-he-pays", amount=card.provisions, before=before.provisions, now=foe.provisions)
            s.touch("provisions", -card.provisions)
        s.tell("RNS-S28", "told-he-scores", vp=card.vp, before=before.vp, now=foe.vp)
        s.touch("vp", card.vp)
        s.tell("RNS-S29", "told-clear-set", place=name, sets=sets)
        s.touch(place.id, s.sets_left(s.place_on(card)) - left)
        if foe.valkyries != before.valkyries:
            s.tell("RNS-S30", "told-his-valkyries", valkyries=count, before=before.valkyries, now=foe.valkyries)
            s.touch("valkyries", foe.valkyries - before.valkyries)
        elif count and foe.armour != before.armour:
            s.tell("RNS-S30", "told-valkyries-full", valkyries=count, now=foe.valkyries)
            s.touch("valkyries")
        if foe.armour != before.armour:
            s.tell("RNS-S30", "told-his-armour", valkyries=count, before=before.armour, now=foe.armour)
            s.touch("armour", foe.armour - before.armour)
        elif count and foe.valkyries == before.valkyries:
            s.tell("RNS-S30", "told-valkyries-stay", valkyries=count, ruling="yes" if s.setting.valkyries_need_armour else "no")


class HePrepares(Act[AdversaryBeside]):
    """He takes an offering if the card shows one, and gains armour and provisions with overflow (RNS-S34, RNS-S35, RNS-S38,
    RNS-S40)."""

    rule = "RNS-S34"

    def __init__(self, card: int, lacks: str) -> None:
        self.card: Final = card
        self.lacks: Final = lacks

    def run(self, s: AdversaryBeside) -> None:
        card, foe = s.cards[self.card], s.foe
        before = foe.copy()
        foe.prepare(card)
        takes = card.gain_offerings and foe.offerings() < s.most_offerings()
        if takes:
            foe.face_down += 1
            s.doubtful_offering = bool(s.trigger)
            s.may_end = True
        if s.story is None:
            return
        s.headline(
            f"turn-{s.turn}", self.rule, "told-he-prepares", by=THEY, place=place_name(s.place(card)), lacks=self.lacks,
            armour=before.armour, needs_armour=card.armour, provisions=before.provisions, needs_provisions=card.provisions,
        )  # fmt: skip
        s.touch("card")
        tell_closed(s)
        if takes:
            message = "told-best-offering" if s.setting.from_display else "told-top-offering"
            s.tell("RNS-S37", message, before=before.offerings(), now=foe.offerings())
            s.touch("offerings", 1)
        armour, provisions = foe.armour - before.armour, foe.provisions - before.provisions
        over = overflow(card, armour, provisions)
        if provisions:
            s.tell(
                self.rule, "told-gets-provisions", gain=card.gain_provisions, before=before.provisions, now=foe.provisions,
                over="no" if armour else over,
            )  # fmt: skip
            s.touch("provisions", provisions)
        if armour:
            s.tell(self.rule, "told-gets-armour", gain=card.gain_armour, before=before.armour, now=foe.armour, over=over)
            s.touch("armour", armour)
        elif not provisions and not takes:
            s.tell("RNS-S36", "told-gains-nothing", armour=foe.armour, provisions=foe.provisions)


def overflow(card: Tactic, armour: int, provisions: int) -> str:
    """What did not fit when he gained so much: "armour" or "provisions" became the other, some is "lost", or "no" (RNS-S36)."""
    if armour + provisions < card.gain_armour + card.gain_provisions:
        return "lost"
    return "provisions" if armour > card.gain_armour else "armour" if provisions > card.gain_provisions else "no"


def tell_closed(s: AdversaryBeside) -> None:
    """In either case the building is closed to you on your next turn, if you have one (RNS-S41, RNS-S44). This is told first,
    because it is what people miss."""
    if not is_played_out(THEY, s.turn, s.trigger, s.trigger_turn):
        tell_closed_in(s, s.turn + 1)


def tell_closed_in(s: AdversaryBeside, turn: int) -> None:
    """The building is closed in this turn of yours."""
    merchant = "no" if s.setting.closed_to_merchant else "yes"
    s.tell(
        "RNS-S41", "told-closed-in", building=building(s.closed), closes=BUILDINGS[s.closed], turn=turn, merchant=merchant
    )  # fmt: skip
    s.touch("closed")
