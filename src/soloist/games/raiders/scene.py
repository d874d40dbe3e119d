"""The position for the eye, and the account at the end."""

from soloist.engine.phrase import Phrase
from soloist.engine.scene import Component, Line, Piece, Result, Scene, Spot, Zone
from soloist.games.raiders import ending
from soloist.games.raiders.edition import BUILDINGS, COLOURS, GOODS, Components, Settlement
from soloist.games.raiders.names import card_text, hall_text, place_name, set_short, tactic_text, tile_text
from soloist.games.raiders.raiding import cost, strength
from soloist.games.raiders.state import GOLD, NONE, PROVISIONS, SLOTS, Raiders


def scene(s: Raiders) -> Scene:
    title = Phrase("scene-title", turn=s.turn, pile=s.pile_left, last="yes" if s.trigger != NONE else "no")
    return Scene(title, (_village(s), _settlements(s), _offerings(s), _you(s), _crew(s), _adversary(s)))


def _worker(colour: int, count: int = 1) -> Piece:
    name = COLOURS[colour]
    return Piece("worker", name, Phrase("worker", worker=name), Phrase("worker-letter", worker=name), count)


def _village(s: Raiders) -> Zone:
    spots = []
    for building, name in enumerate(BUILDINGS):
        pieces = () if s.village[building] == NONE else (_worker(s.village[building]),)
        state = "closed" if building == s.closed else "used" if s.used[building] else "open"
        spots.append(Spot(name, Phrase("building", building=name), Phrase("building-note", building=name, state=state), pieces))
    return Zone("village", Phrase("zone-village"), tuple(spots))


def _settlements(s: Raiders) -> Zone:
    spots = []
    for number, place in enumerate(s.setting.components.settlements):
        sets = tuple(set_short(s, one) for one in s.sets_left(number))
        if not sets:
            spots.append(Spot(place.id, place_name(place), Phrase("spot-empty")))
            continue
        rows = tuple(
            Phrase("table-row", strength=place.table[row], vp=place.table[row + 1]) for row in range(0, len(place.table), 2)
        )
        note = Phrase(
            "settlement-note",
            crew=place.crew,
            provisions=cost(s, number, PROVISIONS),
            gold=cost(s, number, GOLD),
            workers=tuple(Phrase("worker", worker=COLOURS[c]) for c in range(3) if place.workers[c]),
            dice=place.dice,
            points=rows or Phrase("fixed-vp", vp=place.vp),
            strength=strength(s, number, 0),
            sets=sets,
        )
        spots.append(Spot(place.id, place_name(place), note, (), None, None, place.confidence))
    return Zone("settlements", Phrase("zone-settlements"), tuple(spots))


def _offerings(s: Raiders) -> Zone:
    spots = []
    for slot in range(SLOTS):
        name = Phrase("spot-offering", slot=slot + 1)
        if s.display[slot] == NONE:
            spots.append(Spot(f"offering-{slot + 1}", name, Phrase("spot-empty")))
        else:
            tile = s.setting.components.offerings[s.display[slot]]
            spots.append(Spot(f"offering-{slot + 1}", name, tile_text(tile), (), None, None, tile.confidence))
    spots.append(Spot("stack", Phrase("spot-stack"), None, (), s.stack_left()))
    return Zone("offerings", Phrase("zone-offerings"), tuple(spots))


def _you(s: Raiders) -> Zone:
    spots = [Spot("vp", Phrase("spot-vp"), None, (), s.vp)]
    spots += [Spot(name, Phrase("store", good=name), None, (), s.goods[good]) for good, name in enumerate(GOODS)]
    spots.append(Spot("armour", Phrase("store", good="armour"), None, (), s.armour, 10))
    spots.append(Spot("valkyries", Phrase("store", good="valkyrie"), None, (), s.valkyries, 7))
    spots.append(Spot("tiles", Phrase("spot-tiles"), None, (), len(s.tiles)))
    if s.worker != NONE:
        spots.append(Spot("worker", Phrase("spot-worker"), None, (_worker(s.worker),)))
    supply = tuple(Phrase("goods", good=GOODS[good], amount=s.supply[good]) for good in (2, 3, 4))
    spots.append(Spot("supply", Phrase("spot-supply"), Phrase("list", goods=supply)))
    return Zone("you", Phrase("zone-you"), tuple(spots))


def _crew(s: Raiders) -> Zone:
    """Hand and crew, each card with what it costs, its strength and its effect."""
    townsfolk = s.setting.components.townsfolk
    spots = []
    for id, cards in (("crew", s.crew), ("hand", s.hand)):
        for kind, count in enumerate(cards):
            if count:
                card = townsfolk[kind]
                name = Phrase("spot-card", where=id, count=count)
                spots.append(Spot(f"{id}-{card.id}", name, card_text(card), (), None, None, card.confidence))
    return Zone("cards", Phrase("zone-cards"), tuple(spots))


def _adversary(s: Raiders) -> Zone:
    foe, components = s.foe, s.setting.components
    spots = [
        Spot("foe-vp", Phrase("spot-vp"), None, (), foe.vp),
        Spot("foe-armour", Phrase("store", good="armour"), None, (), foe.armour, 10),
        Spot("foe-provisions", Phrase("store", good="provisions"), None, (), foe.provisions, 8),
        Spot("foe-valkyries", Phrase("store", good="valkyrie"), None, (), foe.valkyries, 7),
        Spot("foe-tiles", Phrase("spot-tiles"), _known_tiles(s), (), len(s.foe_tiles) + sum(s.group_hidden)),
    ]
    if s.last_tactic != NONE:
        card = components.tactics[s.last_tactic]
        place = components.settlements[components.set_settlement[card.sets[0]]]
        spots.append(Spot("tactic", Phrase("spot-tactic", id=card.id), tactic_text(card, place), (), None, None, card.confidence))
    gone = tuple(Phrase("tactic-id", id=components.tactics[n].id) for n, seen in enumerate(s.tactic_discards) if seen)
    if gone:
        spots.append(Spot("tactic-discards", Phrase("spot-tactic-discards"), Phrase("list", goods=gone)))
    return Zone("adversary", Phrase("zone-adversary"), tuple(spots))


def _known_tiles(s: Raiders) -> Phrase | None:
    """Tiles he took face up are no secret (RNS-S37)."""
    tiles = tuple(tile_text(s.setting.components.offerings[tile]) for tile in s.foe_tiles)
    return Phrase("list", goods=tiles) if tiles else None


def reference(components: Components) -> list[Component]:
    """Townsfolk, offerings, settlements, tactic cards and the dice."""
    found = [
        Component(
            Phrase("group-townsfolk"),
            card.id,
            Phrase("both-effects", card=card_text(card), hall=hall_text(card.hall)),
            card.confidence,
        )
        for card in components.townsfolk
    ]
    found += [Component(Phrase("group-offerings"), tile.id, tile_text(tile), tile.confidence) for tile in components.offerings]
    found += [
        Component(Phrase("group-settlements"), place.id, place_text(place), place.confidence) for place in components.settlements
    ]
    for card in components.tactics:
        place = components.settlements[components.set_settlement[card.sets[0]]]
        found.append(Component(Phrase("group-tactics"), card.id, tactic_text(card, place), card.confidence))
    faces = Phrase("dice-faces", faces=" ".join(str(face) for face in components.faces))
    return [*found, Component(Phrase("group-dice"), "dice", faces, components.dice_confidence)]


def place_text(place: Settlement) -> Phrase:
    rows = tuple(Phrase("table-row", strength=place.table[row], vp=place.table[row + 1]) for row in range(0, len(place.table), 2))
    return Phrase(
        "settlement-text", place=place_name(place), crew=place.crew, provisions=place.provisions, gold=place.gold,
        points=rows or Phrase("fixed-vp", vp=place.vp),
    )  # fmt: skip


def result(s: Raiders) -> Result:
    """Both accounts line by line (RNS-S55, RNS-S56)."""
    foe = s.foe
    lines = (
        Line(Phrase("line-raids"), s.vp, foe.vp, "RNS-B35"),
        Line(Phrase("line-valkyries"), ending.VALKYRIE_VP[s.valkyries], ending.VALKYRIE_VP[foe.valkyries], "RNS-B66"),
        Line(Phrase("line-armour"), ending.ARMOUR_VP[s.armour], ending.ARMOUR_VP[foe.armour], "RNS-B67"),
        Line(Phrase("line-offerings"), ending.tiles_vp(s, s.tiles), ending.tiles_vp(s, s.foe_tiles), "RNS-B68"),
        Line(Phrase("line-crew"), ending.crew_end_vp(s), None, "RNS-B69"),
        Line(Phrase("line-plunder"), ending.plunder_vp(s), None, "RNS-B70"),
    )
    you, they = ending.your_total(s), ending.their_total(s)
    margin = Phrase("why", outcome=s.outcome, you=you, they=they, tied="yes" if you == they else "no")
    return Result(s.outcome, margin, "RNS-S57", lines, you, they)
