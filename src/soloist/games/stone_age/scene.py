"""The position for the eye, and the account at the end."""

from soloist.engine.machine import WON
from soloist.engine.odds import dice
from soloist.engine.phrase import Phrase
from soloist.engine.scene import Component, Line, Mark, Piece, Result, Scene, Spot, Zone
from soloist.games.stone_age.dealing import TurnUpCard
from soloist.games.stone_age.edition import RESOURCES, Card, Components, Tile
from soloist.games.stone_age.ending import FillSpace
from soloist.games.stone_age.feeding import (
    EXTRA_FOOD_RULES,
    TILE_FATIGUE,
    DiscardBuildings,
    Feed,
    PayMissing,
    extra_food,
    figures_food,
)
from soloist.games.stone_age.names import card_name, card_text, tile_cost
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
from soloist.games.stone_age.tools import DIVISORS


def scene(s: StoneAge) -> Scene:
    clock = _clock(s)
    last = 0 if clock is None else clock[1]
    title = Phrase("scene-title", round=s.round, last=last)
    return Scene(title, (_board(s), _cards(s, last), _tribes(s), _stores(s), _hunger(s)), clock)


def _clock(s: StoneAge) -> tuple[int, int] | None:
    """The round, and the last one the deck can last for (SA-S61); how long sliding cards last, nobody knows before."""
    if s.setting.slide:
        return None
    spaces = s.setting.spaces
    turned = sum(spaces.index(step.space) for step in s.agenda[-1:] if isinstance(step, (TurnUpCard, FillSpace)))
    if s.round == 0:
        turned = len(s.cards) - s.cards.count(EMPTY)
    return s.round, s.round + (s.deck_left + turned) // len(spaces)


def _pieces(s: StoneAge, place: int) -> tuple[Piece, ...]:
    return tuple(_figures(name, s.at[12 * tribe + place]) for tribe, name in enumerate(TRIBES) if s.at[12 * tribe + place])


def _figures(tribe: str, count: int) -> Piece:
    return Piece("tribe", tribe, Phrase("tribe", tribe=tribe), Phrase("tribe-letter", tribe=tribe), count)


def _board(s: StoneAge) -> Zone:
    spots = []
    for place in [*range(CARD_1), HUNT]:
        rings = RESOURCE_RINGS if place <= RIVER else 2 if place == HUT else None if place == HUNT else 1
        pips = DIVISORS[place] if place <= RIVER else DIVISORS[-1] if place == HUNT else 0
        spots.append(
            Spot(
                PLACES[place],
                Phrase("place", place=PLACES[place]),
                notes=(Phrase("place-gives", place=PLACES[place]),),
                pieces=_pieces(s, place),
                value=s.crowd[place],
                limit=rings,
                marks=(Mark("pips", "", pips),) if pips else (),
            )
        )
    return Zone("board", Phrase("zone-board"), tuple(spots))


def _cards(s: StoneAge, last: int) -> Zone:
    """What can be bought or built, with cost and effect in words, and the deck."""
    spots = [Spot("deck", Phrase("spot-deck"), notes=(Phrase("deck-note", last=last),), value=s.deck_left)]
    for space in (0, 1):
        name = Phrase("spot-card", space=space + 1)
        if s.cards[space] == EMPTY:
            spots.append(Spot(PLACES[CARD_1 + space], name, notes=(Phrase("spot-empty"),)))
            continue
        card = s.card(space)
        place = CARD_1 + space
        marks = (Mark("price", "", space + 1), *_card_marks(card))
        spots.append(
            Spot(
                PLACES[place],
                name,
                notes=(card_text(card),),
                pieces=_pieces(s, place),
                value=s.crowd[place],
                limit=1,
                confidence=card.confidence,
                marks=marks,
            )
        )
    for pile in (0, 1):
        name = Phrase("spot-building", pile=pile + 1, height=s.heights[pile])
        height = Mark("height", "", s.heights[pile])
        if s.tops[pile] == EMPTY:
            spots.append(Spot(PLACES[BUILDING_1 + pile], name, notes=(Phrase("spot-empty"),), marks=(height,)))
            continue
        tile = s.tile(pile)
        place = BUILDING_1 + pile
        marks = (height, *_tile_marks(tile))
        spots.append(
            Spot(
                PLACES[place],
                name,
                notes=(tile_cost(tile),),
                pieces=_pieces(s, place),
                value=s.crowd[place],
                limit=1,
                confidence=tile.confidence,
                marks=marks,
            )
        )
    return Zone("cards", Phrase("zone-cards"), tuple(spots))


def _card_marks(card: Card) -> tuple[Mark, ...]:
    """What is printed on it: background, symbol and how often, what the upper half gives."""
    good = "food" if card.gain == "food" else RESOURCES[card.resource]
    return (
        Mark("card", card.id),
        Mark("background", "green" if card.green else "sand"),
        Mark("symbol", card.symbol, max(1, card.people)),
        Mark("gain", card.gain, card.amount),
        Mark("good", good),
    )


def _tile_marks(tile: Tile) -> tuple[Mark, ...]:
    """Its cost in goods, or how many of how many kinds."""
    if tile.kinds:
        return (Mark("any", "", tile.amount), Mark("kinds", "", tile.kinds))
    return tuple(Mark("cost", name, tile.cost[good]) for good, name in enumerate(RESOURCES) if tile.cost[good])


def _tribes(s: StoneAge) -> Zone:
    spots = []
    for tribe, name in enumerate(TRIBES):
        doing, initiative = _doing(s, tribe), s.initiative[tribe]
        out = sum(s.at[12 * tribe : 12 * tribe + 12])
        note = Phrase("tribe-note", doing=doing, reserve=s.reserve[tribe], initiative=initiative)
        marks = [
            Mark("doing", doing),
            Mark("initiative", "", initiative),
            Mark("reserve", "", s.reserve[tribe]),
            Mark("camp", "", s.figures[tribe] - out),
        ]
        highest = max(s.initiative)
        if initiative and initiative == highest and not s.acted[tribe]:
            sure = 0 not in s.initiative and s.initiative.count(highest) == 1
            marks.append(Mark("rests", "sure" if sure else "maybe"))
        if doing == "placing":
            marks += _odds(s.figures[tribe], highest)
        spots.append(
            Spot(name, Phrase("tribe", tribe=name), notes=(note,), pieces=(_figures(name, s.figures[tribe]),), marks=tuple(marks))
        )
    return Zone("tribes", Phrase("zone-tribes"), tuple(spots))


def _doing(s: StoneAge, tribe: int) -> str:
    """Where the tribe stands in this round."""
    if s.acted[tribe]:
        return "acting" if sum(s.at[12 * tribe : 12 * tribe + 12]) else "acted"
    if s.initiative[tribe]:
        return "placed"
    if True in s.acted:
        return "rested"
    return "placing" if s.placed[tribe] else "waiting"


def _odds(figures: int, leader: int) -> list[Mark]:
    """How high its dice may come, and how often of 100 they pass or meet the leader (SA-S27, SA-S34)."""
    odds = dice(figures)
    ways = list(zip(odds.values, odds.weights, strict=True))
    marks = [Mark("roll", str(value), round(100 * weight / max(odds.weights))) for value, weight in ways]
    if leader:
        marks.append(Mark("passes", "", round(100 * sum(weight for value, weight in ways if value > leader) / odds.total)))
        marks.append(Mark("meets", "", round(100 * sum(weight for value, weight in ways if value == leader) / odds.total)))
    return marks


def _stores(s: StoneAge) -> Zone:
    spots = [Spot("food", Phrase("store", good="food"), value=s.food)]
    spots += [Spot(name, Phrase("store", good=name), value=s.stock[good]) for good, name in enumerate(RESOURCES)]
    tools = [Mark("tool", "used" if s.used[i] else "ready", s.tools[i]) for i in range(3) if s.tools[i]]
    tools += [Mark("tool", "one-use", value) for value in s.one_use]
    spots.append(Spot("tools", Phrase("spot-tools"), notes=(_tools(tools),), value=sum(s.tools), marks=tuple(tools)))
    spots.append(Spot("field-track", Phrase("spot-field"), value=s.field, limit=LAST_FIELD))
    down = (Mark("given", "", s.face_down),)
    spots.append(
        Spot(
            "buildings", Phrase("spot-buildings"), notes=(Phrase("buildings-note", down=s.face_down),), value=s.built, marks=down
        )
    )
    if s.two_resources:
        spots.append(Spot("two-resources", Phrase("spot-two-resources"), value=s.two_resources))
    return Zone("stores", Phrase("zone-stores"), tuple(spots))


def _tools(tools: list[Mark]) -> Phrase:
    names = tuple(Phrase("tool", kind=tool.id, value=tool.count) for tool in tools)
    return Phrase("list", goods=names) if names else Phrase("spot-none")


def _hunger(s: StoneAge) -> Zone:
    """Fatigue, and what this round will cost as things stand now."""
    fatigue = Spot("fatigue", Phrase("spot-fatigue"), value=max(0, s.fatigue))
    if s.cards[SPACE_4] == EMPTY:
        return Zone("hunger", Phrase("zone-hunger"), (fatigue,))
    card, extra = s.card(SPACE_4), extra_food(s)
    kind = "green" if card.green else card.symbol
    rule = Phrase("hunger-card", kind=kind, name=card_name(card), rule=EXTRA_FOOD_RULES.get(kind, "SA-S48"))
    lacking = max(0, s.setting.tiles_due - s.built)
    buildings = Phrase("buildings-due", due=s.setting.tiles_due, lacking=lacking)
    due = [Mark("lacking", "", lacking)]
    if lacking and [step for step in s.agenda if isinstance(step, DiscardBuildings)]:
        due.append(Mark("loss", "", TILE_FATIGUE * lacking if s.setting.penalty == "per_tile" else TILE_FATIGUE))
    return Zone(
        "hunger",
        Phrase("zone-hunger"),
        (
            fatigue,
            Spot(
                "card-4",
                Phrase("spot-card", space=4),
                notes=(rule,),
                value=extra,
                confidence=card.confidence,
                marks=_card_marks(card),
            ),
            _forecast(s),
            Spot("buildings-due", Phrase("spot-buildings-due"), notes=(buildings,), value=s.setting.tiles_due, marks=tuple(due)),
        ),
    )


def _forecast(s: StoneAge) -> Spot:
    """What is due and what is there; once the food is paid, only what is still missing."""
    figures, extra = figures_food(s), extra_food(s)
    due = figures + extra
    marks = [Mark("mouths", "", sum(s.figures)), Mark("figures", "", figures), Mark("extra", "", extra)]
    paying = [step.missing for step in s.agenda if isinstance(step, PayMissing)]
    if [step for step in s.agenda if isinstance(step, Feed)]:
        missing = max(0, due - s.food - s.field)
        note = Phrase("hunger-note", figures=figures, extra=extra, field=s.field, missing=missing)
        marks += [Mark("store", "", s.food), Mark("field", "", s.field), Mark("missing", "", missing)]
    else:
        missing = paying[0] if paying else 0
        note = Phrase("hunger-paid", figures=figures, extra=extra, missing=missing)
        marks += [Mark("paid", "", due - missing), Mark("missing", "", missing)] if paying else []
    return Spot("hunger", Phrase("spot-hunger"), notes=(note,), value=due, marks=tuple(marks))


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
