"""The position for the eye, and the account at the end."""

from soloist.engine.phrase import Phrase
from soloist.engine.scene import Component, Line, Mark, Result, Scene, Spot, Zone
from soloist.games.peloponnes import ending
from soloist.games.peloponnes.angelos import COINS_PER_PRESTIGE
from soloist.games.peloponnes.disasters import DECLINE_LOSS
from soloist.games.peloponnes.edition import DISASTERS, GOODS, GROUPS, Civilization, Colony, Components, Hero, Tile
from soloist.games.peloponnes.market import DEBT, AngelosTakes, Buy, matches, price
from soloist.games.peloponnes.names import (
    civilization_text,
    colony_text,
    goods_list,
    hero_text,
    tile_name,
    tile_parts,
    tile_text,
    unusual,
)
from soloist.games.peloponnes.round import ROUNDS
from soloist.games.peloponnes.state import (
    BLANK,
    CHIP_NAMES,
    CHIPS,
    CONQUEST,
    FOOD,
    NONE,
    NORMAL,
    PERSIANS,
    STRENGTH,
    Peloponnes,
)


def scene(s: Peloponnes) -> Scene:
    title = Phrase("scene-title", round=s.round)
    zones = (_row(s, NORMAL), _row(s, CONQUEST), _you(s), _tiles(s), _disasters(s), _angelos(s))
    return Scene(title, zones, (s.round, ROUNDS))


def _row(s: Peloponnes, row: int) -> Zone:
    """The tiles of a row; which ones you cannot take now, and which one Angelos would take from it."""
    step = s.agenda[-1] if s.agenda else None
    offered = step.options(s) if isinstance(step, Buy) else None
    next_for_angelos = _next_for_angelos(s, row)
    spots = []
    for number in s.rows[row]:
        tile = s.tile(number)
        asked = price(s, number, row)
        marks = [*_tile_marks(tile, s.construction(number)), Mark("price", "", asked)]
        if offered is not None and number not in offered and number + DEBT not in offered:
            marks.append(Mark("closed", "match" if tile.land and not matches(s, number) else "pay"))
        if number == next_for_angelos:
            marks.append(Mark("angelos"))
        note = Phrase("note-row", kind="land" if tile.land else "building", price=asked, parts=tile_parts(tile))
        spots.append(Spot(tile.id, tile_name(tile), notes=(note,), confidence=tile.confidence, marks=tuple(marks)))
    id = "conquest" if row == CONQUEST else "normal"
    return Zone(f"row-{id}", Phrase("zone-row", row=id), tuple(spots))


def _next_for_angelos(s: Peloponnes, row: int) -> int:
    """The tile he would take from this row; he takes from the one you leave (PEL-S24)."""
    if not s.agenda or not s.rows[row] or not any(isinstance(step, AngelosTakes) for step in s.agenda):
        return NONE
    if not isinstance(s.agenda[-1], Buy):
        waiting = any(isinstance(step, Buy) for step in s.agenda)
        if waiting or row != (NORMAL if s.bought == CONQUEST else CONQUEST):
            return NONE
    return s.rows[row][s.foe.choose([s.tile(number) for number in s.rows[row]])]


def _goods_marks(kind: str, amounts: list[int]) -> list[Mark]:
    return [Mark(kind, GOODS[good], amount) for good, amount in enumerate(amounts) if amount]


def _protection_marks(bits: int) -> list[Mark]:
    return [Mark("protects", name) for number, name in enumerate(DISASTERS) if bits >> number & 1]


def _tile_marks(tile: Tile, cost: list[int]) -> list[Mark]:
    """What is printed on a tile; the cost is what you have to pay."""
    marks = [
        Mark("tile", tile.id),
        Mark("kind", "land" if tile.land else "building"),
        Mark("group", GROUPS[tile.group]),
        Mark("prestige", "", tile.prestige),
    ]
    marks += _goods_marks("cost", cost)
    if tile.inhabitants:
        marks.append(Mark("once", "inhabitants", tile.inhabitants))
    marks += _goods_marks("once", tile.once)
    marks += _goods_marks("income", tile.income)
    if tile.choice:
        marks.append(Mark("choice", "", tile.choice))
    marks += _protection_marks(tile.protects)
    if tile.free_land:
        marks.append(Mark("free-land"))
    if tile.supply:
        marks.append(Mark("supply"))
    return marks


def _you(s: Peloponnes) -> Zone:
    spots = []
    for good, name in enumerate(GOODS):
        limit = s.my_colony().storage[good] if good <= FOOD and s.colony != NONE else None
        marks = (Mark("conflict", _stronger(s)),) if good == STRENGTH and s.colony != NONE else ()
        spots.append(Spot(name, Phrase("store", good=name), value=s.goods[good], limit=limit, marks=marks))
    spots.append(Spot("clovers", Phrase("spot-clovers"), value=s.clovers))
    if s.civilization != NONE:
        spots.append(_civilization("civilization", s.my_civilization()))
    if s.hero != NONE:
        spots.append(_hero("hero", s.my_hero()))
    if s.colony != NONE:
        spots.append(_colony("colony", s.my_colony()))
        spots.append(_score("score", ending.your_prestige(s), ending.your_population(s), ending.your_score(s)))
    return Zone("you", Phrase("zone-you"), tuple(spots))


def _stronger(s: Peloponnes) -> str:
    """Who would win an internal conflict now (PEL-S34, PEL-S35)."""
    yours, theirs = s.goods[STRENGTH], s.foe.strength
    if yours == theirs and s.my_colony().tie_win:
        return "you" if s.setting.milet_wins else "nobody"
    return "you" if yours > theirs else "angelos"


def _civilization(id: str, civilization: Civilization) -> Spot:
    marks = [Mark("person", civilization.id), *_goods_marks("start", civilization.start)]
    marks += _goods_marks("income", civilization.income)
    name = Phrase("spot-kind", kind="civilization")
    return Spot(id, name, notes=(civilization_text(civilization),), confidence=civilization.confidence, marks=tuple(marks))


def _hero(id: str, hero: Hero) -> Spot:
    marks = [Mark("person", hero.id), Mark("clovers", "", hero.angelos_clovers)]
    marks += _goods_marks("start", hero.start) + _goods_marks("income", hero.income)
    marks += _goods_marks("discount", [hero.wood, hero.stone]) + _protection_marks(hero.protects)
    if hero.ability not in ("none", "building-discount", "protection"):
        marks.append(Mark("ability", hero.ability, hero.amount))
    return Spot(id, Phrase("spot-kind", kind="hero"), notes=(hero_text(hero),), confidence=hero.confidence, marks=tuple(marks))


def _colony(id: str, colony: Colony) -> Spot:
    marks = [Mark("person", colony.id), *_goods_marks("start", colony.start), *_goods_marks("income", colony.income)]
    marks += _protection_marks(colony.protects)
    if colony.tie_win:
        marks.append(Mark("tie"))
    marks += [Mark("effect", effect, amount) for effect, amount in unusual(colony)]
    return Spot(
        id, Phrase("spot-kind", kind="colony"), notes=(colony_text(colony),), confidence=colony.confidence, marks=tuple(marks)
    )


def _score(id: str, prestige: int, population: int, score: int) -> Spot:
    marks = (Mark("prestige", "", prestige), Mark("population", "", population))
    totals = Phrase("totals", prestige=prestige, population=population)
    return Spot(id, Phrase("spot-score"), notes=(totals,), value=score, marks=marks)


def _tiles(s: Peloponnes) -> Zone:
    """Buildings, then land; the last land tile is the one to match."""
    spots = []
    for place, number in enumerate(s.buildings):
        tile = s.tile(number)
        note = Phrase("note-building", debt="yes" if s.debts[place] else "no", parts=tile_parts(tile))
        marks = _tile_marks(tile, s.construction(number))
        if s.debts[place]:
            marks.append(Mark("debt"))
        spots.append(Spot(tile.id, tile_name(tile), notes=(note,), confidence=tile.confidence, marks=tuple(marks)))
    for number in s.land:
        tile = s.tile(number)
        outer = number == s.land[-1]
        note = Phrase("note-land", outer="yes" if outer else "no", parts=tile_parts(tile))
        marks = _tile_marks(tile, tile.cost)
        if outer:
            marks.append(Mark("outer"))
        spots.append(Spot(tile.id, tile_name(tile), notes=(note,), confidence=tile.confidence, marks=tuple(marks)))
    return Zone("tiles", Phrase("zone-tiles"), tuple(spots))


def _disasters(s: Peloponnes) -> Zone:
    spots = []
    for kind, name in enumerate(CHIP_NAMES):
        drawn = CHIPS[kind] - s.chips[kind]
        note: Phrase | None = None
        marks: list[Mark] = []
        confidence = "sourced"
        if kind == PERSIANS:
            note, marks = _persians(s, drawn)
            confidence = s.setting.components.expansion[1]
        elif kind != BLANK:
            known = NONE not in (s.hero, s.colony)
            state = "struck" if drawn == CHIPS[kind] else "protected" if known and s.is_protected(kind) else "open"
            note = Phrase("disaster-note", disaster=name, state=state, lost=DECLINE_LOSS)
            marks = [Mark(state)]
        spots.append(
            Spot(
                name,
                Phrase("disaster", disaster=name),
                notes=() if note is None else (note,),
                value=drawn,
                limit=CHIPS[kind],
                confidence=confidence,
                marks=tuple(marks),
            )
        )
    return Zone("disasters", Phrase("zone-disasters"), tuple(spots))


def _persians(s: Peloponnes, drawn: int) -> tuple[Phrase, list[Mark]]:
    """With which chip they attack next, how strongly, and what both sides could set against them today."""
    components = s.setting.components
    marks = [Mark("attack", str(chip)) for chip in components.attacks]
    chips = next((chip for chip in components.attacks if chip > drawn), 0)
    defence = s.goods[STRENGTH] + s.foe.strength + (s.ability("persian-defence-bonus") if s.hero != NONE else 0)
    persians = components.per_chip * chips
    if chips:
        marks += [Mark("attackers", "", persians), Mark("defence", "", defence)]
    return Phrase("persians-note", chips=chips, persians=persians, defence=defence), marks


def _angelos(s: Peloponnes) -> Zone:
    foe = s.foe
    spots = [
        Spot("angelos-strength", Phrase("store", good="strength"), value=foe.strength),
        Spot("angelos-clovers", Phrase("spot-clovers"), value=foe.clovers),
        Spot("angelos-markers", Phrase("spot-markers"), value=foe.markers),
    ]
    if foe.civilization is not None:
        spots.append(_civilization("angelos-civilization", foe.civilization))
    if foe.hero is not None:
        spots.append(_hero("angelos-hero", foe.hero))
    for tile in foe.tiles:
        note = Phrase("note-angelos", parts=tile_parts(tile))
        marks = tuple(_tile_marks(tile, tile.cost))
        spots.append(Spot(f"angelos-{tile.id}", tile_name(tile), notes=(note,), confidence=tile.confidence, marks=marks))
    spots.append(_score("angelos-score", ending.their_prestige(s), ending.their_population(s), ending.their_score(s)))
    return Zone("angelos", Phrase("zone-angelos"), tuple(spots))


def reference(components: Components) -> list[Component]:
    """Tiles, civilisations, heroes, colonies, and the numbers of the expansion."""
    found = [
        Component(Phrase("group-land" if tile.land else "group-buildings"), tile.id, tile_text(tile), tile.confidence)
        for tile in components.tiles
    ]
    for civilization in components.civilizations:
        text = civilization_text(civilization)
        found.append(Component(Phrase("group-civilizations"), civilization.id, text, civilization.confidence))
    found += [Component(Phrase("group-heroes"), hero.id, hero_text(hero), hero.confidence) for hero in components.heroes]
    found += [Component(Phrase("group-colonies"), one.id, colony_text(one), one.confidence) for one in components.colonies]
    persians = Phrase(
        "persians-text",
        first=components.attacks[0],
        second=components.attacks[1],
        per_chip=components.per_chip,
        lost=components.lost_inhabitants,
    )
    texts = (
        Phrase("strength-text", goods=goods_list(components.strength_cost)),
        persians,
        Phrase("mercenaries-text", coins=components.mercenary_coins),
    )
    for id, text, confidence in zip(("strength", "persians", "mercenaries"), texts, components.expansion, strict=True):
        found.append(Component(Phrase("group-expansion"), id, text, confidence))
    return found


def result(s: Peloponnes) -> Result:
    """Both totals of both sides, the clovers, and the smaller total that counts (PEL-S42 to PEL-S49)."""
    foe = s.foe
    markers = foe.markers if s.setting.markers_as_prestige else 0
    their_coins = foe.coins() // COINS_PER_PRESTIGE
    tiles = ending.their_prestige(s) - their_coins - markers
    lines = (
        Line(Phrase("line-tiles"), ending.tile_prestige(s), tiles, "PEL-S46"),
        Line(Phrase("line-coins"), ending.coin_prestige(s), their_coins, "PEL-S47"),
        Line(Phrase("line-markers", total="prestige"), 0, markers, "PEL-S45"),
        Line(Phrase("line-prestige"), ending.your_prestige(s), ending.their_prestige(s), "PEL-B36"),
        Line(Phrase("line-people"), ending.your_population(s), foe.population(False), "PEL-S44"),
        Line(Phrase("line-markers", total="population"), 0, foe.markers - markers, "PEL-S41"),
        Line(Phrase("line-population"), ending.your_population(s), ending.their_population(s), "PEL-B37"),
        Line(Phrase("line-clovers"), s.clovers, foe.clovers, "PEL-S48"),
    )
    you, they = ending.your_score(s), ending.their_score(s)
    return Result(s.outcome, Phrase("why", outcome=s.outcome, you=you, angelos=they), "PEL-S43", lines, you, they)
