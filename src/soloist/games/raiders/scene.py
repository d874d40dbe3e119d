"""The scene of a position, and the result at the end."""

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Component, Line, Mark, Piece, Result, Scene, Spot, Zone
from soloist.games.raiders import ending
from soloist.games.raiders.adversary import MOST_PROVISIONS
from soloist.games.raiders.components import (
    ARMOUR_VP,
    BUILDINGS,
    COLOURS,
    GOLD,
    GOODS,
    KINDS,
    NONE,
    PLUNDER,
    PROVISIONS,
    SILVER,
    TOKENS,
    VALKYRIE_VP,
    Components,
    Settlement,
    Townsfolk,
)
from soloist.games.raiders.names import (
    card_name,
    card_text,
    goods,
    place_name,
    set_text,
    table_rows,
    tactic_marks,
    tactic_text,
    tile_text,
    track,
)
from soloist.games.raiders.raiding import ChooseSet, cost, crew_vp, strength
from soloist.games.raiders.state import GOODS_LIMIT, MOST_CREW, SLOTS, Raiders, allows


def scene(s: Raiders) -> Scene:
    title = Phrase("scene-title", turn=s.turn, last="yes" if s.trigger and not s.outcome else "no")
    return Scene(title, (_village(s), _settlements(s), _offerings(s), _you(s), _crew(s), _hand(s), _adversary(s)))


def _worker(colour: int, count: int = 1) -> Piece:
    name = COLOURS[colour]
    return Piece("worker", name, Phrase("worker", worker=name), Phrase("worker-letter", worker=name), count)


def _village(s: Raiders) -> Zone:
    spots = []
    for building, name in enumerate(BUILDINGS):
        pieces = () if s.village[building] == NONE else (_worker(s.village[building]),)
        state = "closed" if building == s.closed else "used" if s.used[building] else "open"
        notes = [Phrase("building-does", building=name)]
        if state != "open":
            notes.append(Phrase("building-state", state=state))
        marks = [Mark("state", state)]
        marks += [Mark("bars", colour) for number, colour in enumerate(COLOURS) if not allows(building, number)]
        spots.append(Spot(name, Phrase("building", building=name), notes=tuple(notes), pieces=pieces, marks=tuple(marks)))
    return Zone("village", Phrase("zone-village"), tuple(spots))


def _settlements(s: Raiders) -> Zone:
    spots = []
    for number, place in enumerate(s.setting.components.settlements):
        spots.append(
            Spot(
                place.id,
                place_name(place),
                notes=_settlement_notes(s, number),
                confidence=place.confidence,
                marks=_settlement_marks(s, number),
            )
        )
    return Zone("settlements", Phrase("zone-settlements"), tuple(spots))


def _settlement_notes(s: Raiders, number: int) -> tuple[Phrase, ...]:
    """What a raid needs, what you lack, what it scores, and the sets left."""
    place = s.setting.components.settlements[number]
    workers = tuple(Phrase("worker", worker=COLOURS[colour]) for colour in range(len(COLOURS)) if place.workers[colour])
    provisions, gold = cost(s, number, PROVISIONS), cost(s, number, GOLD)
    needs = Phrase("settlement-needs", crew=place.crew, provisions=provisions, gold=gold, workers=workers)
    pays = Phrase("settlement-pays", points=table_rows(place), dice=place.dice, strength=strength(s, number, 0))
    lacks = tuple(_lack(what, count) for what, count in _lacking(s, number))
    sets = [Phrase("note-set", number=one - place.first + 1, set=set_text(s, one)) for one in s.sets_left(number)]
    return needs, *([Phrase("note-lacks", lacks=lacks)] if lacks else []), pays, *(sets or [Phrase("spot-empty")])


def _lacking(s: Raiders, number: int) -> list[tuple[str, int]]:
    """What you lack for a raid there, and how much of it (RNS-B33)."""
    place = s.setting.components.settlements[number]
    raid = s.expects(ChooseSet)
    if raid is not None and raid.settlement == number:
        return []  # This raid is paid for already.
    short = [
        ("crew", place.crew - s.crew_size),
        ("provisions", cost(s, number, PROVISIONS) - s.goods[PROVISIONS]),
        ("gold", cost(s, number, GOLD) - s.goods[GOLD]),
        ("worker", int(s.worker != NONE and not place.workers[s.worker])),
    ]
    return [(what, count) for what, count in short if count > 0]


def _lack(what: str, count: int) -> Phrase:
    return goods(what, count) if what in GOODS else Phrase("lack", what=what, count=count)


def _settlement_marks(s: Raiders, number: int) -> tuple[Mark, ...]:
    """What a raid needs, what you lack, what it scores, and the sets from left to right with worker and tokens."""
    components = s.setting.components
    place = components.settlements[number]
    provisions, gold = cost(s, number, PROVISIONS), cost(s, number, GOLD)
    marks = [Mark("kind", KINDS[place.kind]), Mark("needs", "crew", place.crew)]
    marks += [Mark("needs", "provisions", provisions), Mark("needs", "gold", gold), Mark("dice", "", place.dice)]
    marks += [Mark("takes", colour) for colour, allowed in zip(COLOURS, place.workers, strict=True) if allowed]
    marks += [Mark("lacks", what, count) for what, count in _lacking(s, number)]
    marks += [Mark("strength", "", strength(s, number, 0)), Mark("vp", "", place.vp), Mark("crew-vp", "", crew_vp(s, number))]
    marks += [Mark("row", str(place.table[row]), place.table[row + 1]) for row in range(0, len(place.table), 2)]
    for index in range(place.first, place.first + len(place.tokens)):
        name, there = components.set_names[index], s.set_there[index]
        marks.append(Mark("set", name, 1 if there else 0))
        if there:
            marks.append(Mark("worker-" + name, COLOURS[components.set_worker[index]]))
            tokens = zip(TOKENS, s.tokens_on(index), strict=True)
            marks += [Mark("on-" + name, token, count) for token, count in tokens if count]
    return tuple(marks)


def _offerings(s: Raiders) -> Zone:
    spots = []
    for slot in range(SLOTS):
        name = Phrase("spot-offering", slot=slot + 1)
        if s.display[slot] == NONE:
            spots.append(Spot(f"offering-{slot + 1}", name, notes=(Phrase("spot-empty"),)))
        else:
            tile = s.setting.components.offerings[s.display[slot]]
            costs = [Mark("cost", good, count) for good, count in zip(GOODS, tile.cost, strict=True) if count]
            marks = (Mark("tile", tile.id), Mark("vp", "", tile.vp), *costs)
            spots.append(Spot(f"offering-{slot + 1}", name, notes=(tile_text(tile),), confidence=tile.confidence, marks=marks))
    spots.append(_stack(s))
    return Zone("offerings", Phrase("zone-offerings"), tuple(spots))


def _stack(s: Raiders) -> Spot:
    """The stack, and how close the three end conditions are; an empty stack is one of them (RNS-B63)."""
    fortresses, stack, valkyries = ending.fortress_sets(s), s.stack_left(), ending.valkyries_left(s)
    marks = [Mark("left", "fortresses", fortresses), Mark("left", "valkyries", valkyries)]
    notes: tuple[Phrase, ...] = (Phrase("note-ends", fortresses=fortresses, stack=stack, valkyries=valkyries),)
    if s.trigger:
        marks.append(Mark("end", "over" if s.outcome else "near"))
        notes = () if s.outcome else (Phrase("note-last"),)
    return Spot("stack", Phrase("spot-stack"), notes=notes, value=stack, marks=tuple(marks))


def _you(s: Raiders) -> Zone:
    spots = [Spot("vp", Phrase("spot-vp"), value=s.vp)]
    for good, name in enumerate(GOODS):
        limit = GOODS_LIMIT if good in (SILVER, PROVISIONS) else None
        spots.append(Spot(name, Phrase("store", good=name), value=s.goods[good], limit=limit))
    spots.append(track("armour", Phrase("store", good="armour"), s.armour, ARMOUR_VP))
    spots.append(track("valkyries", Phrase("store", good="valkyrie"), s.valkyries, VALKYRIE_VP))
    vp = Mark("vp", "", ending.tiles_vp(s, s.tiles))
    spots.append(Spot("tiles", Phrase("spot-tiles"), notes=_tiles(s, s.tiles), value=len(s.tiles), marks=(vp,)))
    if s.worker != NONE:
        spots.append(Spot("worker", Phrase("spot-worker"), pieces=(_worker(s.worker),)))
    supply = tuple(goods(GOODS[good], s.supply[good]) for good in PLUNDER)
    marks = tuple(Mark("supply", GOODS[good], s.supply[good]) for good in PLUNDER)
    spots.append(Spot("supply", Phrase("spot-supply"), notes=(Phrase("list", goods=supply),), marks=marks))
    return Zone("you", Phrase("zone-you"), tuple(spots))


def _crew(s: Raiders) -> Zone:
    """The hired cards, with strength and effect."""
    spots = []
    for card, count in zip(s.setting.components.townsfolk, s.crew, strict=True):
        if count:
            notes = (Phrase("note-crew", strength=card.strength), Phrase("note-crew-effect", effect=card.crew.text()))
            spots.append(_card(f"crew-{card.id}", card, count, notes))
    if s.crew_size < MOST_CREW:
        spots.append(Spot("free-places", Phrase("spot-free"), value=MOST_CREW - s.crew_size))
    return Zone("crew", Phrase("zone-crew", crew=s.crew_size, most=MOST_CREW), tuple(spots))


def _hand(s: Raiders) -> Zone:
    """Each card with cost, strength, and its effects in the crew and at the Town Hall."""
    spots = []
    for card, count in zip(s.setting.components.townsfolk, s.hand, strict=True):
        if count:
            price = Phrase("note-hand", cost=card.cost, strength=card.strength)
            crew, hall = Phrase("note-crew-effect", effect=card.crew.text()), Phrase("note-hall-effect", effect=card.hall.text())
            notes = (price, crew, Phrase("note-hall"), hall)
            spots.append(_card(f"hand-{card.id}", card, count, notes))
    return Zone("hand", Phrase("zone-hand"), tuple(spots))


def _card(id: str, card: Townsfolk, count: int, notes: tuple[Phrase, ...]) -> Spot:
    """Append to its notes whether it is a hero and how many copies there are."""
    marks = [Mark("card", card.id, count), Mark("cost", "silver", card.cost), Mark("strength", "", card.strength)]
    if card.hero:
        marks.append(Mark("hero"))
        notes = (*notes, Phrase("note-hero"))
    if count > 1:
        notes = (*notes, Phrase("note-copies", count=count))
    return Spot(id, card_name(card), notes=notes, confidence=card.confidence, marks=tuple(marks))


def _adversary(s: Raiders) -> Zone:
    foe, components = s.foe, s.setting.components
    vp = Mark("vp", "", ending.tiles_vp(s, s.foe.tiles))
    hidden = Mark("hidden", "", foe.face_down)
    spots = [
        Spot("foe-vp", Phrase("spot-vp"), value=foe.vp),
        track("foe-armour", Phrase("store", good="armour"), foe.armour, ARMOUR_VP),
        Spot("foe-provisions", Phrase("store", good="provisions"), value=foe.provisions, limit=MOST_PROVISIONS),
        track("foe-valkyries", Phrase("store", good="valkyrie"), foe.valkyries, VALKYRIE_VP),
        Spot(
            "foe-tiles",
            Phrase("spot-tiles"),
            notes=(*_tiles(s, s.foe.tiles), *_hidden(s)),
            value=foe.offerings(),
            marks=(vp, hidden),
        ),
        Spot("tactics", Phrase("spot-tactics"), value=s.pile_left),
    ]
    if s.last_tactic != NONE:
        card = components.tactics[s.last_tactic]
        place = components.place_on(card)
        notes, marks = (tactic_text(card, place),), tactic_marks(card, place)
        spots.append(Spot("tactic", Phrase("spot-tactic"), notes=notes, confidence=card.confidence, marks=marks))
    played = [components.tactics[number] for number, seen in enumerate(s.tactic_discards) if seen]
    gone = tuple(Phrase("tactic-short", place=place_name(components.place_on(card)), armour=card.armour) for card in played)
    if gone:
        spots.append(
            Spot("tactic-discards", Phrase("spot-tactic-discards"), notes=(Phrase("list", goods=gone),), value=len(gone))
        )
    return Zone("adversary", Phrase("zone-adversary"), tuple(spots))


def _tiles(s: Raiders, numbers: list[int]) -> tuple[Phrase, ...]:
    """Your tiles, or those he took face up; they are public (RNS-S37)."""
    return tuple(tile_text(s.setting.components.offerings[tile]) for tile in numbers)


def _hidden(s: Raiders) -> tuple[Phrase, ...]:
    """What his face-down offerings can be worth: any that are not in sight (RNS-B68)."""
    if not s.foe.face_down:
        return ()
    seen = {*s.tiles, *s.foe.tiles, *s.display}
    worths = [tile.vp for number, tile in enumerate(s.setting.components.offerings) if number not in seen]
    mean = round(sum(worths) / len(worths))
    return (Phrase("note-hidden", hidden=s.foe.face_down, least=min(worths), most=max(worths), mean=mean),)


def reference(components: Components) -> list[Component]:
    """Townsfolk, offerings, settlements, tactic cards and the dice."""
    found = [
        Component(
            Phrase("group-townsfolk"),
            card.id,
            Phrase("both-effects", card=card_text(card), hall=card.hall.text()),
            card.confidence,
        )
        for card in components.townsfolk
    ]
    found += [Component(Phrase("group-offerings"), tile.id, tile_text(tile), tile.confidence) for tile in components.offerings]
    found += [
        Component(Phrase("group-settlements"), place.id, place_text(place), place.confidence) for place in components.settlements
    ]
    for card in components.tactics:
        text = tactic_text(card, components.place_on(card))
        found.append(Component(Phrase("group-tactics"), card.id, text, card.confidence))
    faces = Phrase("dice-faces", faces=" ".join(str(face) for face in components.faces))
    return [*found, Component(Phrase("group-dice"), "dice", faces, components.dice_confidence)]


def place_text(place: Settlement) -> Phrase:
    return Phrase(
        "settlement-text", place=place_name(place), crew=place.crew, provisions=place.provisions, gold=place.gold,
        points=table_rows(place),
    )  # fmt: skip


def result(s: Raiders) -> Result:
    """Both scores line by line (RNS-S55, RNS-S56)."""
    foe = s.foe
    lines = (
        Line(Phrase("line-raids"), s.vp, foe.vp, "RNS-B35"),
        Line(Phrase("line-valkyries"), VALKYRIE_VP[s.valkyries], VALKYRIE_VP[foe.valkyries], "RNS-B66"),
        Line(Phrase("line-armour"), ARMOUR_VP[s.armour], ARMOUR_VP[foe.armour], "RNS-B67"),
        Line(Phrase("line-offerings"), ending.tiles_vp(s, s.tiles), ending.tiles_vp(s, s.foe.tiles), "RNS-B68"),
        Line(Phrase("line-crew"), ending.crew_end_vp(s), None, "RNS-B69"),
        Line(Phrase("line-plunder"), ending.plunder_vp(s), None, "RNS-B70"),
    )
    you, they = ending.your_total(s), ending.their_total(s)
    tied = ending.tie_break(you - they, s.valkyries - foe.valkyries, s.armour - foe.armour)
    margin = Phrase("why", outcome=s.outcome, you=you, they=they, tied=tied)
    return Result(s.outcome, margin, "RNS-S57", lines, you, they)
