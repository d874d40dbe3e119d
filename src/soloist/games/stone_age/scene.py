"""The position for the eye, and the account at the end."""

from soloist.engine.phrase import Phrase
from soloist.engine.scene import Component, Line, Piece, Result, Scene, Spot, Zone
from soloist.engine.state import WON
from soloist.games.stone_age.edition import RESOURCES, Components
from soloist.games.stone_age.feeding import EXTRA_FOOD_RULES, extra_food, figures_food
from soloist.games.stone_age.names import card_effect, card_name, card_text, tile_cost
from soloist.games.stone_age.placing import RESOURCE_RINGS
from soloist.games.stone_age.state import (
    BUILDING_1,
    CARD_1,
    EMPTY,
    HUNT,
    HUT,
    LAST_FIELD,
    PLACES,
    RIVER,
    SPACE_4,
    TRIBES,
    StoneAge,
)  # fmt: skip


def scene(s: StoneAge) -> Scene:
    title = Phrase("scene-title", round=s.round, deck=s.deck_left)
    return Scene(title, (_board(s), _cards(s), _tribes(s), _stores(s), _hunger(s)))


def _pieces(s: StoneAge, place: int) -> tuple[Piece, ...]:
    return tuple(_figures(name, s.at[12 * tribe + place]) for tribe, name in enumerate(TRIBES) if s.at[12 * tribe + place])


def _figures(tribe: str, count: int) -> Piece:
    return Piece("tribe", tribe, Phrase("tribe", tribe=tribe), Phrase("tribe-letter", tribe=tribe), count)


def _board(s: StoneAge) -> Zone:
    spots = []
    for place in [*range(CARD_1), HUNT]:
        rings = RESOURCE_RINGS if place <= RIVER else 2 if place == HUT else None if place == HUNT else 1
        spots.append(
            Spot(
                PLACES[place],
                Phrase("place", place=PLACES[place]),
                Phrase("place-gives", place=PLACES[place]),
                _pieces(s, place),
                s.crowd[place],
                rings,
            )
        )
    return Zone("board", Phrase("zone-board"), tuple(spots))


def _cards(s: StoneAge) -> Zone:
    """What can be bought or built, with cost and effect in words."""
    spots = []
    for space in (0, 1):
        name = Phrase("spot-card", space=space + 1)
        if s.cards[space] == EMPTY:
            spots.append(Spot(PLACES[CARD_1 + space], name, Phrase("spot-empty")))
            continue
        card = s.card(space)
        note = Phrase("card-text", name=card_name(card), effect=card_effect(card))
        spots.append(
            Spot(PLACES[CARD_1 + space], name, note, _pieces(s, CARD_1 + space), s.crowd[CARD_1 + space], 1, card.confidence)
        )
    for pile in (0, 1):
        name = Phrase("spot-building", pile=pile + 1, height=s.heights[pile])
        if s.tops[pile] == EMPTY:
            spots.append(Spot(PLACES[BUILDING_1 + pile], name, Phrase("spot-empty")))
            continue
        tile = s.tile(pile)
        place = BUILDING_1 + pile
        spots.append(Spot(PLACES[place], name, tile_cost(tile), _pieces(s, place), s.crowd[place], 1, tile.confidence))
    return Zone("cards", Phrase("zone-cards"), tuple(spots))


def _tribes(s: StoneAge) -> Zone:
    spots = []
    for tribe, name in enumerate(TRIBES):
        doing = "acted" if s.acted[tribe] else "placed" if s.initiative[tribe] else "placing" if s.placed[tribe] else "waiting"
        note = Phrase("tribe-note", doing=doing, reserve=s.reserve[tribe], initiative=s.initiative[tribe])
        spots.append(Spot(name, Phrase("tribe", tribe=name), note, (_figures(name, s.figures[tribe]),)))
    return Zone("tribes", Phrase("zone-tribes"), tuple(spots))


def _stores(s: StoneAge) -> Zone:
    spots = [Spot("food", Phrase("store", good="food"), None, (), s.food)]
    spots += [Spot(name, Phrase("store", good=name), None, (), s.stock[good]) for good, name in enumerate(RESOURCES)]
    spots.append(Spot("tools", Phrase("spot-tools"), _tools(s), (), sum(s.tools)))
    spots.append(Spot("field-track", Phrase("spot-field"), None, (), s.field, LAST_FIELD))
    spots.append(Spot("buildings", Phrase("spot-buildings"), Phrase("buildings-note", down=s.face_down), (), s.built))
    if s.two_resources:
        spots.append(Spot("two-resources", Phrase("spot-two-resources"), None, (), s.two_resources))
    return Zone("stores", Phrase("zone-stores"), tuple(spots))


def _tools(s: StoneAge) -> Phrase:
    ready = [Phrase("tool", kind="used" if s.used[i] else "ready", value=s.tools[i]) for i in range(3) if s.tools[i]]
    ready += [Phrase("tool", kind="one-use", value=value) for value in s.one_use]
    return Phrase("list", goods=tuple(ready)) if ready else Phrase("spot-none")


def _hunger(s: StoneAge) -> Zone:
    """Fatigue, and what this round will cost as things stand now."""
    fatigue = Spot("fatigue", Phrase("spot-fatigue"), None, (), max(0, s.fatigue))
    if s.cards[SPACE_4] == EMPTY:
        return Zone("hunger", Phrase("zone-hunger"), (fatigue,))
    card, figures, extra = s.card(SPACE_4), figures_food(s), extra_food(s)
    due = figures + extra
    hunger = Phrase("hunger-note", figures=figures, extra=extra, field=s.field, missing=max(0, due - s.food - s.field))
    kind = "green" if card.green else card.symbol
    rule = Phrase("hunger-card", kind=kind, name=card_name(card), rule=EXTRA_FOOD_RULES.get(kind, "SA-S48"))
    buildings = Phrase("buildings-due", due=s.setting.tiles_due, lacking=max(0, s.setting.tiles_due - s.built))
    return Zone(
        "hunger",
        Phrase("zone-hunger"),
        (
            fatigue,
            Spot("card-4", Phrase("spot-card", space=4), rule, (), extra, None, card.confidence),
            Spot("hunger", Phrase("spot-hunger"), hunger, (), due),
            Spot("buildings-due", Phrase("spot-buildings-due"), buildings, (), s.setting.tiles_due),
        ),
    )


def reference(components: Components) -> list[Component]:
    """All cards and building tiles."""
    cards = [Component(Phrase("group-cards"), card.id, card_text(card), card.confidence) for card in components.cards]
    tiles = [Component(Phrase("group-buildings"), tile.id, tile_cost(tile), tile.confidence) for tile in components.tiles]
    return cards + tiles


def result(s: StoneAge) -> Result:
    """Won or lost, how long it lasted and what was left; points play no part (SA-S01, SA-S02)."""
    won = s.outcome == WON
    return Result(
        s.outcome,
        Phrase("why-won" if won else "why-lost", rounds=s.survived),
        "SA-S61" if won else "SA-S60",
        (
            Line(Phrase("line-survived"), s.survived, None, "SA-S01"),
            Line(Phrase("line-fatigue"), max(0, s.fatigue), None, "SA-S18"),
            Line(Phrase("line-cards"), s.deck_left, None, "SA-S61"),
        ),
    )
