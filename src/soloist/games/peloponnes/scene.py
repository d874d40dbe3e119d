"""The position for the eye, and the account at the end."""

from soloist.engine.phrase import Phrase
from soloist.engine.scene import Component, Line, Result, Scene, Spot, Zone
from soloist.games.peloponnes import ending
from soloist.games.peloponnes.angelos import COINS_PER_PRESTIGE
from soloist.games.peloponnes.edition import GOODS, Components
from soloist.games.peloponnes.market import price
from soloist.games.peloponnes.names import civilization_text, colony_text, goods_list, hero_text, tile_text
from soloist.games.peloponnes.state import (
    CHIP_NAMES,
    CHIPS,
    CONQUEST,
    FOOD,
    NONE,
    NORMAL,
    Peloponnes,
)


def scene(s: Peloponnes) -> Scene:
    title = Phrase("scene-title", round=s.round, left=sum(s.unseen_left))
    return Scene(title, (_row(s, NORMAL), _row(s, CONQUEST), _you(s), _tiles(s), _disasters(s), _angelos(s)))


def _row(s: Peloponnes, row: int) -> Zone:
    spots = []
    for number in s.rows[row]:
        tile = s.tile(number)
        spots.append(
            Spot(tile.id, Phrase("spot-price", price=price(s, number, row)), tile_text(tile), (), None, None, tile.confidence)
        )
    id = "conquest" if row == CONQUEST else "normal"
    return Zone(f"row-{id}", Phrase("zone-row", row=id), tuple(spots))


def _you(s: Peloponnes) -> Zone:
    spots = []
    for good, name in enumerate(GOODS):
        limit = s.my_colony().storage[good] if good <= FOOD and s.colony != NONE else None
        spots.append(Spot(name, Phrase("store", good=name), None, (), s.goods[good], limit))
    spots.append(Spot("clovers", Phrase("spot-clovers"), None, (), s.clovers))
    if NONE not in (s.civilization, s.hero, s.colony):
        civilization, hero, colony = s.my_civilization(), s.my_hero(), s.my_colony()
        for kind, text, confidence in (
            ("civilization", civilization_text(civilization), civilization.confidence),
            ("hero", hero_text(hero), hero.confidence),
            ("colony", colony_text(colony), colony.confidence),
        ):
            spots.append(Spot(kind, Phrase("spot-kind", kind=kind), text, (), None, None, confidence))
        totals = Phrase("totals", prestige=ending.your_prestige(s), population=ending.your_population(s))
        spots.append(Spot("score", Phrase("spot-score"), totals, (), ending.your_score(s)))
    return Zone("you", Phrase("zone-you"), tuple(spots))


def _tiles(s: Peloponnes) -> Zone:
    """Buildings, then land; the last land tile is the one to match."""
    spots = []
    for place, number in enumerate(s.buildings):
        tile = s.tile(number)
        name = Phrase("spot-building", debt="yes" if s.debts[place] else "no")
        spots.append(Spot(tile.id, name, tile_text(tile), (), None, None, tile.confidence))
    for number in s.land:
        tile = s.tile(number)
        name = Phrase("spot-land", outer="yes" if number == s.land[-1] else "no")
        spots.append(Spot(tile.id, name, tile_text(tile), (), None, None, tile.confidence))
    return Zone("tiles", Phrase("zone-tiles"), tuple(spots))


def _disasters(s: Peloponnes) -> Zone:
    spots = [
        Spot(name, Phrase("disaster", disaster=name), None, (), CHIPS[kind] - s.chips[kind], CHIPS[kind])
        for kind, name in enumerate(CHIP_NAMES)
    ]
    return Zone("disasters", Phrase("zone-disasters"), tuple(spots))


def _angelos(s: Peloponnes) -> Zone:
    foe = s.foe
    spots = [
        Spot("angelos-strength", Phrase("store", good="strength"), None, (), foe.strength),
        Spot("angelos-clovers", Phrase("spot-clovers"), None, (), foe.clovers),
        Spot("angelos-markers", Phrase("spot-markers"), None, (), foe.markers),
    ]
    if foe.civilization is not None:
        text = civilization_text(foe.civilization)
        spots.append(Spot("angelos-civilization", Phrase("spot-kind", kind="civilization"), text))
    if foe.hero is not None:
        spots.append(
            Spot("angelos-hero", Phrase("spot-kind", kind="hero"), hero_text(foe.hero), (), None, None, foe.hero.confidence)
        )
    for tile in foe.tiles:
        note = Phrase("angelos-tile", tile=tile_text(tile))
        spots.append(Spot(f"angelos-{tile.id}", Phrase("spot-angelos-tile"), note))
    totals = Phrase("totals", prestige=ending.their_prestige(s), population=ending.their_population(s))
    spots.append(Spot("angelos-score", Phrase("spot-score"), totals, (), ending.their_score(s)))
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
