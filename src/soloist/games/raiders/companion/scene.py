"""The scene of the companion: his values, the closed building, his card, the settlements and the end; and his score."""

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Line, Mark, Result, Scene, Spot, Zone
from soloist.games.raiders.adversary import MOST_PROVISIONS
from soloist.games.raiders.companion.form import lines_to_enter
from soloist.games.raiders.companion.names import gains, position, ranked_sets
from soloist.games.raiders.companion.round import last_turns
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import ARMOUR_VP, BUILDINGS, KINDS, NONE, VALKYRIE_VP
from soloist.games.raiders.ending import tie_break
from soloist.games.raiders.names import place_name, tactic_marks, track


def scene(s: AdversaryBeside) -> Scene:
    title = Phrase("scene-title", turn=s.turn, last="yes" if s.trigger and not s.outcome else "no")
    zones = (_values(s), _closed(s), _cards(s), _settlements(s), _end(s), *lines_to_enter(s))
    # The game has no fixed length.
    return Scene(title, zones, (s.turn, 0) if s.turn else None)


def _values(s: AdversaryBeside) -> Zone:
    foe = s.foe
    spots = (
        Spot("vp", Phrase("value-vp"), value=foe.vp),
        track("armour", Phrase("value-armour"), foe.armour, ARMOUR_VP),
        Spot("provisions", Phrase("value-provisions"), value=foe.provisions, limit=MOST_PROVISIONS),
        track("valkyries", Phrase("value-valkyries"), foe.valkyries, VALKYRIE_VP),
        Spot("offerings", Phrase("value-offerings"), value=foe.offerings()),
    )
    return Zone("values", Phrase("zone-adversary"), spots)


def _closed(s: AdversaryBeside) -> Zone:
    """The building closed to you; there is none before his first card (RNS-S18, RNS-S41)."""
    if s.closed == NONE:
        spot = Spot("closed", Phrase("spot-nothing-closed"))
    else:
        building = BUILDINGS[s.closed]
        merchant = "no" if s.setting.closed_to_merchant else "yes"
        # Without the Town Hall no card can be played (RNS-S43).
        notes = (Phrase("note-closed", closes=building, merchant=merchant),)
        spot = Spot(
            "closed",
            Phrase("building", building=building),
            notes=notes,
            marks=(Mark("closed", building), Mark("turn", "", s.turn)),
        )
    return Zone("closed", Phrase("zone-closed"), (spot,))


def _cards(s: AdversaryBeside) -> Zone:
    """The last revealed card with what it needs, and the size of the pile."""
    spots = []
    if s.last_tactic != NONE:
        card = s.cards[s.last_tactic]
        place = s.place(card)
        notes = (
            Phrase("note-needs", armour=card.armour, provisions=card.provisions, vp=card.vp),
            Phrase("note-sets", order=ranked_sets(s.setting.components, card.sets)),
            Phrase("note-else", gains=gains(card)),
        )
        spots.append(Spot("card", place_name(place), notes=notes, confidence=card.confidence, marks=tactic_marks(card, place)))
    spots.append(Spot("pile", Phrase("spot-tactics"), value=s.pile_left))
    return Zone("cards", Phrase("zone-his-cards"), tuple(spots))


def _settlements(s: AdversaryBeside) -> Zone:
    """How many sets may be left at each settlement."""
    spots = []
    settlements = s.setting.components.settlements
    for number, place in enumerate(settlements):
        left = s.sets_left(number)
        notes = (Phrase("note-left", left=left),)
        alike = [one.id for one in settlements if one.kind == place.kind]
        marks = (Mark("kind", KINDS[place.kind]), Mark("at", position(alike.index(place.id), len(alike))))
        spots.append(Spot(place.id, place_name(place), notes=notes, value=left, limit=len(place.tokens), marks=marks))
    return Zone("settlements", Phrase("zone-settlements"), tuple(spots))


def _end(s: AdversaryBeside) -> Zone:
    """What triggers the end, or the turns left (RNS-B63, RNS-S53, RNS-S54)."""
    last = "over" if s.outcome else last_turns(s)
    return Zone("end", Phrase("zone-end"), (Spot("end", Phrase("spot-end", last=last), marks=(Mark("end", last),)),))


def result(s: AdversaryBeside) -> Result:
    """His score line by line, and both totals (RNS-S55, RNS-S57)."""
    foe = s.foe
    they = foe.total(s.tiles_vp)
    lines = (
        Line(Phrase("line-raids"), 0, foe.vp, "RNS-S28"),
        Line(Phrase("line-valkyries"), 0, VALKYRIE_VP[foe.valkyries], "RNS-B66"),
        Line(Phrase("line-armour"), 0, ARMOUR_VP[foe.armour], "RNS-B67"),
        Line(Phrase("line-offerings"), 0, s.tiles_vp, "RNS-B68"),
        Line(Phrase("line-total"), s.your_total, they, "RNS-S55", is_sum=True),
    )
    tied = tie_break(s.your_total - they, s.valkyries_ahead, s.armour_ahead)
    why = Phrase("why", outcome=s.outcome, you=s.your_total, they=they, tied=tied)
    return Result(s.outcome, why, "RNS-S57", lines, s.your_total, they, only_theirs=True)
