"""The scene of a position, and the result at the end."""

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import first_of
from soloist.engine.kernel.scene import Component, Line, Mark, Result, Scene, Spot, Zone
from soloist.games.peloponnes import conflict, ending, forecast
from soloist.games.peloponnes.angelos import clovers_on_prestige
from soloist.games.peloponnes.angelos_turn import row_left, tile_for_angelos
from soloist.games.peloponnes.components import (
    BLANK,
    CHIP_NAMES,
    CHIPS,
    CIVILIZATION,
    COINS,
    COLONY,
    CONQUEST,
    FOOD,
    GOODS,
    HERO,
    INHABITANTS,
    KINDS,
    LUXURY,
    NONE,
    NORMAL,
    PERSIANS,
    POPULATION_POINTS,
    ROUNDS,
    ROWS,
    STRENGTH,
    Civilization,
    Colony,
    Components,
    Hero,
    Tile,
    no_goods,
)
from soloist.games.peloponnes.disasters import DECLINE_LOSS, strikes
from soloist.games.peloponnes.income import PEOPLE_COINS, fixed_income, people_income
from soloist.games.peloponnes.market import Buy, is_open, matches, price
from soloist.games.peloponnes.marks import (
    angelos_civilization_marks,
    angelos_hero_marks,
    civilization_marks,
    colony_marks,
    hero_marks,
    tile_marks,
)
from soloist.games.peloponnes.names import (
    civilization_parts,
    colony_parts,
    goods_list,
    hero_gives,
    hero_parts,
    person_text,
    tile_name,
    tile_parts,
    tile_text,
)
from soloist.games.peloponnes.state import Peloponnes


def scene(s: Peloponnes) -> Scene:
    title = Phrase("scene-title", round=s.round)
    zones = (_row(s, NORMAL), _row(s, CONQUEST), _you(s), _tiles(s), _disasters(s), _angelos(s))
    return Scene(title, zones, (s.round, ROUNDS))


def _row(s: Peloponnes, row: int) -> Zone:
    """The tiles of a row, with those you cannot take now and the one Angelos would take."""
    choosing = is_open(s)
    offered = {first_of(option) for option in Buy().options(s)} if choosing else set()
    his = _next_for_angelos(s, row)
    spots = []
    for number in s.rows[row]:
        tile = s.tile(number)
        asked = price(s, number, row)
        notes = [Phrase("note-row", kind=tile.kind(), price=asked)]
        marks = [*tile_marks(tile, s.construction(number)), Mark("price", "", asked)]
        if choosing and number not in offered:
            why = "match" if tile.land and not matches(s, number) else "pay"
            marks.append(Mark("closed", why))
            notes.append(Phrase("label-closed", why=why, tile=tile_name(s.tile(s.land[-1])) if s.land else ""))
        if number == his:
            marks.append(Mark("angelos"))
            if choosing:
                marks.append(Mark("then", ROWS[row], s.foe.strength_with(tile) if row == CONQUEST else s.foe.strength))
        spots.append(_tile(tile, tile.id, notes, marks))
    return Zone(f"row-{ROWS[row]}", Phrase("zone-row", row=ROWS[row]), tuple(spots))


def _next_for_angelos(s: Peloponnes, row: int) -> int:
    """The tile he would take from this row. Once you have chosen, he takes only from the row you left (PEL-S24)."""
    his_row = is_open(s) or (s.bought != NONE and row == row_left(s.bought))
    return tile_for_angelos(s, row) if his_row and s.rows[row] else NONE


def _tile(tile: Tile, id: str, notes: list[Phrase], marks: list[Mark]) -> Spot:
    return Spot(id, tile_name(tile), notes=(*notes, *tile_parts(tile)), confidence=tile.confidence, marks=tuple(marks))


def _you(s: Peloponnes) -> Zone:
    spots = []
    income = fixed_income(s) if s.colony != NONE else no_goods()
    for good, name in enumerate(GOODS):
        limit = s.my_colony().storage[good] if good <= FOOD and s.colony != NONE else None
        marks = (Mark("conflict", conflict.winner(s)),) if good == STRENGTH and s.colony != NONE else ()
        notes = _worth(s, good, income[good])
        spots.append(Spot(name, Phrase("store", good=name), notes=notes, value=s.goods[good], limit=limit, marks=marks))
    spots.append(Spot("clovers", Phrase("spot-clovers"), notes=(Phrase("worth-clovers"),), value=s.clovers))
    if s.colony != NONE and not s.outcome:
        spots += forecast.supply(s)
    if s.civilization != NONE:
        spots.append(_civilization(KINDS[CIVILIZATION], s.my_civilization(), civilization_marks(s.my_civilization())))
    if s.hero != NONE:
        # Extra clovers are only for Angelos's hero.
        hero = s.my_hero()
        spots.append(_person(KINDS[HERO], HERO, hero.id, hero_gives(hero), hero_marks(hero), hero.confidence))
    if s.colony != NONE:
        spots.append(_colony(KINDS[COLONY], s.my_colony()))
        spots.append(_score("score", ending.your_prestige(s), ending.your_population(s), ending.your_score(s)))
    return Zone("you", Phrase("zone-you"), tuple(spots))


def _worth(s: Peloponnes, good: int, every: int) -> tuple[Phrase, ...]:
    """How much of a good comes each round, what it scores at the end, or what it can replace (PEL-B24, PEL-B36, PEL-B37,
    PEL-B31)."""
    notes = [Phrase("note-each-round", amount=every)] if every else []
    if good == COINS:
        notes.append(Phrase("worth-coins", coins=ending.coins_per_prestige(s)))
    elif good == INHABITANTS:
        notes += [_people(s.goods[INHABITANTS]), Phrase("worth-inhabitants", points=POPULATION_POINTS)]
    elif good == LUXURY:
        notes.append(Phrase("worth-luxury"))
    return tuple(notes)


def _people(people: int) -> Phrase:
    """What this many inhabitants give each round, and how many would give more (PEL-B26)."""
    brought = no_goods()
    brought[COINS], brought[LUXURY] = people_income(people)
    more = next((most + 1 for most, _, _ in PEOPLE_COINS if people <= most), 0)
    return Phrase("note-people", goods=goods_list(brought), more=more)


def _civilization(id: str, one: Civilization, marks: list[Mark]) -> Spot:
    return _person(id, CIVILIZATION, one.id, civilization_parts(one), marks, one.confidence)


def _hero(id: str, one: Hero, marks: list[Mark]) -> Spot:
    return _person(id, HERO, one.id, hero_parts(one), marks, one.confidence)


def _colony(id: str, one: Colony) -> Spot:
    return _person(id, COLONY, one.id, colony_parts(one), colony_marks(one), one.confidence)


def _person(id: str, kind: int, card: str, parts: tuple[Phrase, ...], marks: list[Mark], confidence: str) -> Spot:
    """The first note is the name."""
    notes = (Phrase("person", id=card), *parts)
    return Spot(id, Phrase("spot-kind", kind=KINDS[kind]), notes=notes, confidence=confidence, marks=tuple(marks))


def _score(id: str, prestige: int, population: int, score: int) -> Spot:
    marks = (Mark("prestige", "", prestige), Mark("population", "", population))
    totals = Phrase("totals", prestige=prestige, population=population)
    return Spot(id, Phrase("spot-score"), notes=(totals,), value=score, marks=marks)


def _tiles(s: Peloponnes) -> Zone:
    """Buildings, then land; new land must match the last land tile."""
    spots = []
    for place, number in enumerate(s.buildings):
        tile, debt = s.tile(number), s.debts[place]
        marks = [*tile_marks(tile, s.construction(number)), *([Mark("debt")] if debt else [])]
        spots.append(_tile(tile, tile.id, [Phrase("note-building", debt="yes" if debt else "no")], marks))
    for number in s.land:
        tile, outer = s.tile(number), number == s.land[-1]
        marks = [*tile_marks(tile, tile.cost), *([Mark("outer")] if outer else [])]
        spots.append(_tile(tile, tile.id, [Phrase("note-land", outer="yes" if outer else "no")], marks))
    return Zone("tiles", Phrase("zone-tiles"), tuple(spots))


def _disasters(s: Peloponnes) -> Zone:
    """Chips drawn, and whether the next one of each kind would strike."""
    spots = []
    for kind, name in enumerate(CHIP_NAMES):
        drawn = CHIPS[kind] - s.chips[kind]
        notes: tuple[Phrase, ...] = ()
        marks = [Mark("struck")] if drawn == CHIPS[kind] else []
        if strikes(s, kind, drawn + 1):
            marks.append(Mark("near"))
        confidence = "sourced"
        if kind == PERSIANS:
            notes, found = forecast.attack(s)
            marks += found
            confidence = s.setting.components.expansion.confidences[1]
        elif kind != BLANK:
            state = "struck" if drawn == CHIPS[kind] else "protected" if s.is_protected(kind) else "open"
            notes = (Phrase("disaster-note", disaster=name, state=state, lost=DECLINE_LOSS),)
            if state == "protected":
                marks.append(Mark("protected"))
        spots.append(
            Spot(
                name,
                Phrase("disaster", disaster=name),
                notes=notes,
                value=drawn,
                limit=CHIPS[kind],
                confidence=confidence,
                marks=tuple(marks),
            )
        )
    return Zone("disasters", Phrase("zone-disasters"), tuple(spots))


def _angelos(s: Peloponnes) -> Zone:
    foe = s.foe
    spots = [
        Spot("angelos-strength", Phrase("store", good="strength"), value=foe.strength),
        Spot("angelos-clovers", Phrase("spot-clovers"), value=foe.clovers),
        Spot("angelos-markers", Phrase("spot-markers"), value=foe.markers),
    ]
    if foe.civilization is not None:
        spots.append(_civilization("angelos-civilization", foe.civilization, angelos_civilization_marks(foe.civilization)))
    if foe.hero is not None:
        spots.append(_hero("angelos-hero", foe.hero, angelos_hero_marks(foe.hero)))
    spots += [_tile(tile, f"angelos-{tile.id}", [], tile_marks(tile, tile.cost)) for tile in foe.tiles]
    spots.append(_score("angelos-score", ending.their_prestige(s), ending.their_population(s), ending.their_score(s)))
    return Zone("angelos", Phrase("zone-angelos"), tuple(spots))


def reference(components: Components) -> list[Component]:
    """Tiles, civilisations, heroes, colonies, and the numbers of the expansion."""
    found = [
        Component(Phrase("group-land" if tile.land else "group-buildings"), tile.id, tile_text(tile), tile.confidence)
        for tile in components.tiles
    ]
    for civilization in components.civilizations:
        found.append(
            _reference("group-civilizations", civilization.id, civilization_parts(civilization), civilization.confidence)
        )
    found += [_reference("group-heroes", hero.id, hero_parts(hero), hero.confidence) for hero in components.heroes]
    found += [_reference("group-colonies", one.id, colony_parts(one), one.confidence) for one in components.colonies]
    expansion = components.expansion
    texts = (
        Phrase("strength-text", goods=goods_list(expansion.strength_cost)),
        Phrase(
            "persians-text",
            first=expansion.attacks[0],
            second=expansion.attacks[1],
            per_chip=expansion.per_chip,
            lost=expansion.lost_inhabitants,
        ),
        Phrase("mercenaries-text", coins=expansion.mercenary_coins),
    )
    for id, text, confidence in zip(("strength", "persians", "mercenaries"), texts, expansion.confidences, strict=True):
        found.append(Component(Phrase("group-expansion"), id, text, confidence))
    return found


def _reference(group: str, id: str, parts: tuple[Phrase, ...], confidence: str) -> Component:
    return Component(Phrase(group), id, person_text(id, parts), confidence)


def result(s: Peloponnes) -> Result:
    """Both totals of both sides with clovers distributed, and the smaller total, which counts (PEL-S42, PEL-S49)."""
    foe = s.foe
    markers = foe.markers if s.setting.markers_as_prestige else 0
    citizens = ending.their_population(s) - (foe.markers - markers)
    prestige, population = ending.your_prestige(s), ending.your_population(s)
    his_prestige, his_population = ending.their_prestige(s), ending.their_population(s)
    mine = clovers_on_prestige(prestige, population, s.clovers)
    his = clovers_on_prestige(his_prestige, his_population, foe.clovers)
    rest, his_rest = s.clovers - mine, foe.clovers - his
    you, they = ending.your_score(s), ending.their_score(s)
    lines = (
        Line(Phrase("line-tiles"), ending.tile_prestige(s), foe.tile_prestige(), "PEL-S46"),
        Line(Phrase("line-coins"), ending.coin_prestige(s), foe.coin_prestige(), "PEL-S47"),
        Line(Phrase("line-markers", total="prestige"), 0, markers, "PEL-S45"),
        Line(Phrase("line-clovers", total="prestige"), mine, his, "PEL-S48"),
        Line(Phrase("line-prestige"), prestige + mine, his_prestige + his, "PEL-B36", True),
        Line(Phrase("line-people"), population, citizens, "PEL-S44"),
        Line(Phrase("line-markers", total="population"), 0, foe.markers - markers, "PEL-S41"),
        Line(Phrase("line-clovers", total="population"), rest, his_rest, "PEL-S48"),
        Line(Phrase("line-population"), population + rest, his_population + his_rest, "PEL-B37", True),
        Line(Phrase("line-lower"), you, they, "PEL-B38", True),
    )
    return Result(s.outcome, Phrase("why", outcome=s.outcome, you=you, angelos=they), "PEL-S43", lines, you, they)
