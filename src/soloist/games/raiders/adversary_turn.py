"""The Adversary's turn: reveal a tactic card, raid or prepare, and close a building to you."""

from typing import Final

from soloist.engine.kernel.machine import Act, Chance, replaced
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import THEY
from soloist.games.raiders.adversary import best_offering, first_set, pile_odds
from soloist.games.raiders.components import BUILDINGS, NONE, PLUNDER, PROVISIONS, VALKYRIE
from soloist.games.raiders.drawing import FillDisplay, take_face_down
from soloist.games.raiders.names import place_name, set_text, tactic_option, tactic_text, tile_text
from soloist.games.raiders.state import Raiders


class AdversaryTurn(Act[Raiders]):
    """Reveal a card. Shuffle the discards only when a card is needed; the two removed cards stay out (RNS-S08, RNS-S06)."""

    rule = "RNS-S19"

    def run(self, s: Raiders) -> None:
        if s.story is not None:
            s.headline("adversary", self.rule, "told-adversary", by=THEY, armour=s.foe.armour, provisions=s.foe.provisions)
        if not s.pile_left:
            s.first_pass = False
            s.tactics = s.tactic_discards
            s.tactic_discards = [0] * len(s.tactics)
            s.pile_left = sum(s.tactics)
            s.tell("RNS-S08", "told-tactics-shuffled", cards=s.pile_left)
            s.touch("tactics", s.pile_left)
        s.then(RevealTactic())


class RevealTactic(Chance[Raiders]):
    """Reveal the next tactic card; one outpost and one monastery card may be missing from the pile (RNS-S65)."""

    rule = "RNS-S19"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-tactic")

    def token(self, s: Raiders, option: int) -> str:
        return s.setting.components.tactics[option].id

    def phrase(self, s: Raiders, option: int) -> Phrase:
        card = s.setting.components.tactics[option]
        return tactic_option(card, s.setting.components.place_on(card))

    def source(self, s: Raiders) -> str:
        return "tactics"

    def odds(self, s: Raiders) -> Odds:
        components = s.setting.components
        return pile_odds(components.tactics, components.tactic_numbers, s.tactics, s.pile_left, s.first_pass)

    def settle(self, s: Raiders, outcome: int) -> None:
        components = s.setting.components
        card = components.tactics[outcome]
        s.tactics = replaced(s.tactics, outcome, 0)
        s.pile_left -= 1
        s.tactic_discards = replaced(s.tactic_discards, outcome, 1)
        s.last_tactic = outcome
        s.closed = card.closes  # until his next card (RNS-S41, RNS-S44)
        if s.story is not None:
            s.tell(self.rule, "told-tactic", card=tactic_text(card, components.place_on(card)), confidence=card.confidence)
            s.touch("tactic")
            s.touch("tactics", -1)
        site = first_set(card, s.set_there)
        lacks = s.foe.lacks(card, site != NONE)  # checked with his values when the card is revealed (RNS-S33)
        if lacks:  # RNS-S20
            s.then(AdversaryPrepares(outcome, lacks))
        else:
            s.then(AdversaryRaid(outcome, site))


class AdversaryRaid(Act[Raiders]):
    """He pays, scores, takes the set and resolves Valkyries. Plunder goes to the supply, the worker leaves the game (RNS-S26)."""

    rule = "RNS-S26"

    def __init__(self, card: int, site: int) -> None:
        self.card: Final = card
        self.site: Final = site

    def run(self, s: Raiders) -> None:
        components, foe = s.setting.components, s.foe
        card = components.tactics[self.card]
        if s.story is not None:
            place = components.place_of(self.site)
            s.tell(
                self.rule, "told-foe-raids", place=place_name(place), set=set_text(s, self.site), vp=card.vp,
                provisions=card.provisions,
            )  # fmt: skip
            s.touch(place.id)
            s.touch("foe-vp", card.vp)
            s.touch("foe-provisions", -card.provisions)
        tokens = s.clear_set(self.site)  # RNS-S29
        armour, track = foe.armour, foe.valkyries
        foe.raid(card, tokens[VALKYRIE], s.setting.valkyries_need_armour)
        s.supply[PROVISIONS] += card.provisions  # RNS-S27
        for token in range(len(PLUNDER)):
            s.supply[PLUNDER[token]] += tokens[token]  # RNS-S31
        worker = components.set_worker[self.site]
        s.lost_workers = replaced(s.lost_workers, worker, s.lost_workers[worker] + 1)  # RNS-S31
        if tokens[VALKYRIE]:
            s.tell("RNS-S30", "told-foe-valkyries", valkyries=foe.valkyries, armour=foe.armour)
            s.touch("foe-valkyries", foe.valkyries - track)
            s.touch("foe-armour", foe.armour - armour)
        tell_closed(s)


class AdversaryPrepares(Act[Raiders]):
    """He cannot raid: he gains armour and provisions with overflow, and an offering if the card shows one (RNS-S34, RNS-S40)."""

    rule = "RNS-S34"

    def __init__(self, card: int, lacks: str) -> None:
        self.card: Final = card
        self.lacks: Final = lacks

    def run(self, s: Raiders) -> None:
        card, foe = s.setting.components.tactics[self.card], s.foe
        armour = foe.armour
        taken = foe.prepare(card)
        s.supply[PROVISIONS] -= taken
        if s.story is not None:
            s.tell("RNS-S20", "told-foe-cannot", lacks=self.lacks, armour=card.armour, provisions=card.provisions)
            gained = foe.armour - armour
            full = "provisions" if gained > card.gain_armour else "armour" if taken > card.gain_provisions else "no"
            s.tell(self.rule, "told-foe-prepares", armour=foe.armour, provisions=foe.provisions, full=full)
            s.touch("foe-armour", gained)
            s.touch("foe-provisions", taken)
        if card.gain_offerings:
            take_offering(s)
        tell_closed(s)


def take_offering(s: Raiders) -> None:
    """Take the top tile face down, or by ruling the best one of the display (RNS-S37, RNS-S38)."""
    if not s.setting.from_display:
        if s.stack_left():
            take_face_down(s)
            s.foe.face_down += 1
            s.tell("RNS-S37", "told-foe-offering")
            s.touch("foe-tiles", 1)
            s.touch("stack", -1)
        return
    offerings = s.setting.components.offerings
    slot = best_offering([NONE if tile == NONE else offerings[tile].vp for tile in s.display])
    if slot != NONE:
        s.foe.tiles = [*s.foe.tiles, s.display[slot]]
        if s.story is not None:
            s.tell("RNS-S37", "told-foe-takes", tile=tile_text(offerings[s.display[slot]]))
            s.touch("foe-tiles", 1)
            s.touch(f"offering-{slot + 1}")
        s.display = replaced(s.display, slot, NONE)
        s.then(FillDisplay())


def tell_closed(s: Raiders) -> None:
    """In either case the building of the card is closed to you on your next turn (RNS-S41, RNS-S44)."""
    if s.story is not None:
        s.tell("RNS-S41", "told-closed", building=BUILDINGS[s.closed])
        s.touch(BUILDINGS[s.closed])
