"""The Adversary's turn: a tactic card, a raid or its preparation, and a building closed to you (RNS-S19 to RNS-S44)."""

from typing import Final

from soloist.engine.machine import Act, Chance
from soloist.engine.odds import Odds
from soloist.engine.phrase import Phrase
from soloist.games.raiders.drawing import FillDisplay, take_face_down
from soloist.games.raiders.edition import BUILDINGS
from soloist.games.raiders.names import place_name, set_text, tactic_text, tile_text
from soloist.games.raiders.state import MONASTERY, NONE, OUTPOST, PROVISIONS, SLOTS, Raiders


class AdversaryTurn(Act[Raiders]):
    """Reveal a card; only when one is needed are the discards shuffled, and the removed two stay out (RNS-S08, RNS-S06)."""

    rule = "RNS-S19"

    def run(self, s: Raiders) -> None:
        s.headline("adversary", self.rule, "told-adversary", armour=s.foe.armour, provisions=s.foe.provisions)
        if not s.pile_left:
            s.first_pass = False
            s.tactics = s.tactic_discards
            s.tactic_discards = [0] * len(s.tactics)
            s.pile_left = sum(s.tactics)
            s.tell("RNS-S08", "told-tactics-shuffled", cards=s.pile_left)
        s.then(RevealTactic())


class RevealTactic(Chance[Raiders]):
    """The next tactic card, with the odds of a pile from which one outpost and one monastery are missing (RNS-S65)."""

    rule = "RNS-S19"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-tactic")

    def token(self, s: Raiders, option: int) -> str:
        return s.setting.components.tactics[option].id

    def phrase(self, s: Raiders, option: int) -> Phrase:
        components = s.setting.components
        card = components.tactics[option]
        return tactic_text(card, components.settlements[components.set_settlement[card.sets[0]]])

    def source(self, s: Raiders) -> str:
        return "tactics"

    def odds(self, s: Raiders) -> Odds:
        numbers = s.setting.components.tactic_numbers
        if not s.first_pass:
            return Odds(numbers, s.tactics, s.pile_left)
        cards = s.setting.components.tactics
        outposts = monasteries = 0
        for number in numbers:
            if s.tactics[number]:
                outposts += cards[number].kind == OUTPOST
                monasteries += cards[number].kind == MONASTERY
        ways: list[int] = []
        for number in numbers:
            if not s.tactics[number]:
                ways.append(0)
            elif cards[number].kind == OUTPOST:
                ways.append((outposts - 1) * monasteries)
            elif cards[number].kind == MONASTERY:
                ways.append((monasteries - 1) * outposts)
            else:
                ways.append(outposts * monasteries)
        return Odds(numbers, ways, outposts * monasteries * s.pile_left)

    def settle(self, s: Raiders, outcome: int) -> None:
        components = s.setting.components
        card = components.tactics[outcome]
        s.tactics[outcome] = 0
        s.pile_left -= 1
        s.tactic_discards[outcome] = 1
        s.last_tactic = outcome
        s.closed = card.closes
        if s.story is not None:
            place = components.settlements[components.set_settlement[card.sets[0]]]
            s.tell(self.rule, "told-tactic", card=tactic_text(card, place), confidence=card.confidence)
        site = first_set(s, card.sets)
        if site != NONE and s.foe.can_raid(card):
            s.then(AdversaryRaid(outcome, site))
        else:
            s.then(AdversaryPrepares(outcome, site != NONE))


def first_set(s: Raiders, sets: list[int]) -> int:
    """The first set of the card's order that is still on the board (RNS-S24, RNS-S29)."""
    for number in sets:
        if s.set_there[number]:
            return number
    return NONE


class AdversaryRaid(Act[Raiders]):
    """Pay, score, take the set, Valkyries; everything goes to the supply, the worker out of the game (RNS-S26 to RNS-S31)."""

    rule = "RNS-S26"

    def __init__(self, card: int, site: int) -> None:
        self.card: Final = card
        self.site: Final = site

    def run(self, s: Raiders) -> None:
        components = s.setting.components
        card = components.tactics[self.card]
        valkyries = s.tokens[4 * self.site + 3]
        if s.story is not None:
            place = place_name(components.settlements[components.set_settlement[self.site]])
            s.tell(self.rule, "told-foe-raids", place=place, set=set_text(s, self.site), vp=card.vp)
        s.foe.raid(card, valkyries, s.setting.valkyries_need_armour)
        s.supply[PROVISIONS] += card.provisions
        s.set_there[self.site] = False
        for token in range(3):
            s.supply[2 + token] += s.tokens[4 * self.site + token]
        s.valkyries_gone += valkyries
        for token in range(4):
            s.tokens[4 * self.site + token] = 0
        s.lost_workers[components.set_worker[self.site]] += 1
        if valkyries:
            s.tell("RNS-S30", "told-foe-valkyries", valkyries=s.foe.valkyries, armour=s.foe.armour)
        close(s)


class AdversaryPrepares(Act[Raiders]):
    """He cannot raid: armour and provisions with overflow, and an offering if the card shows one (RNS-S34 to RNS-S40)."""

    rule = "RNS-S34"

    def __init__(self, card: int, site_left: bool) -> None:
        self.card: Final = card
        self.site_left: Final = site_left

    def run(self, s: Raiders) -> None:
        card = s.setting.components.tactics[self.card]
        if s.story is not None:
            why = "plunder" if not self.site_left else "armour" if s.foe.armour < card.armour else "provisions"
            s.tell("RNS-S20", "told-foe-cannot", why=why, armour=card.armour, provisions=card.provisions)
        s.supply[PROVISIONS] -= s.foe.prepare(card)
        s.tell(self.rule, "told-foe-prepares", armour=s.foe.armour, provisions=s.foe.provisions)
        if card.gain_offerings:
            take_offering(s)
        close(s)


def take_offering(s: Raiders) -> None:
    """The top tile unseen, or by ruling the best of the display, the leftmost among equals (RNS-S37, RNS-S38)."""
    if not s.setting.from_display:
        if s.stack_left():
            take_face_down(s)
            s.tell("RNS-S37", "told-foe-offering")
        return
    offerings = s.setting.components.offerings
    best = NONE
    for slot in range(SLOTS):
        if s.display[slot] != NONE and (best == NONE or offerings[s.display[slot]].vp > offerings[s.display[best]].vp):
            best = slot
    if best != NONE:
        s.foe_tiles.append(s.display[best])
        if s.story is not None:
            s.tell("RNS-S37", "told-foe-takes", tile=tile_text(offerings[s.display[best]]))
        s.display[best] = NONE
        s.then(FillDisplay())


def close(s: Raiders) -> None:
    """Whatever he did, the building of the card is closed to you on your next turn (RNS-S41 to RNS-S44)."""
    s.tell("RNS-S41", "told-closed", building=BUILDINGS[s.closed])
