"""The scene of a position, and the result at the end."""

from soloist.engine.kernel.machine import WON
from soloist.engine.kernel.odds import dice
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Component, Line, Mark, Piece, Result, Scene, Spot, Zone
from soloist.games.stone_age.acting import sits_out
from soloist.games.stone_age.components import (
    BUILDING_1,
    CARD_1,
    DIVISORS,
    FOOD,
    HUNT,
    PILES,
    PLACES,
    RESOURCES,
    RIVER,
    SPACE_1,
    SPACE_2,
    SPACE_4,
    SPACES,
    TRIBES,
    TYPES,
    Card,
    Components,
    Tile,
)  # fmt: skip
from soloist.games.stone_age.ending import DiscardCards
from soloist.games.stone_age.hunger import EXTRA_FOOD_RULES, last_round
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed, PayMissing, meal, tiles_lost
from soloist.games.stone_age.names import card_name, card_text, tile_cost
from soloist.games.stone_age.placing import rings
from soloist.games.stone_age.state import EMPTY, LAST_FIELD, TOOL_SLOTS, StoneAge
from soloist.games.stone_age.trading import Payment


def scene(s: StoneAge) -> Scene:
    rounds = clock(s)
    last = 0 if rounds is None else rounds[1]
    title = Phrase("scene-title", round=s.round, last=last)
    return Scene(title, (_board(s), _cards(s, last), _tribes(s), _stores(s), _hunger(s)), rounds)


def clock(s: StoneAge) -> tuple[int, int] | None:
    """The round and the last round the deck lasts for (SA-S61). None where cards slide, because the end is not known."""
    if s.setting.slide:
        return None
    dealt = 0
    if not s.outcome and s.expects(DiscardCards) is None:
        # Between two rounds, the cards on the board belong to the next round.
        dealt = len(s.cards) - s.cards.count(EMPTY)
    return s.round, last_round(s.round, s.deck_left, dealt, len(s.setting.spaces))


def _pieces(s: StoneAge, place: int) -> tuple[Piece, ...]:
    counts = [(name, s.figures_at(tribe, place) + (_buys_at(s, tribe) == PLACES[place])) for tribe, name in enumerate(TRIBES)]
    return tuple(_figures(name, count) for name, count in counts if count)


def _buys_at(s: StoneAge, tribe: int) -> str:
    """Where a figure of this tribe is buying; it stays in sight until the payment is made (SA-S37, SA-S36). Empty if none is."""
    payment = s.expects(Payment)
    return payment.draft(s) if payment is not None and payment.tribe == tribe else ""


def _figures(tribe: str, count: int) -> Piece:
    return Piece("tribe", tribe, Phrase("tribe", tribe=tribe), Phrase("tribe-letter", tribe=tribe), count)


def _board(s: StoneAge) -> Zone:
    spots = []
    for place in [*range(CARD_1), HUNT]:
        pips = DIVISORS[place] if place <= RIVER else DIVISORS[FOOD] if place == HUNT else 0
        spots.append(
            Spot(
                PLACES[place],
                Phrase("place", place=PLACES[place]),
                notes=(Phrase("place-gives", place=PLACES[place]),),
                pieces=_pieces(s, place),
                value=s.crowd[place],
                limit=rings(place),
                marks=(Mark("pips", "", pips),) if pips else (),
            )
        )
    return Zone("board", Phrase("zone-board"), tuple(spots))


def _cards(s: StoneAge, last: int) -> Zone:
    """The cards and buildings on offer, with cost and effect, and the deck."""
    spots = [Spot("deck", Phrase("spot-deck"), notes=(Phrase("deck-note", last=last),), value=s.deck_left)]
    for space in (SPACE_1, SPACE_2):
        name = Phrase("spot-card", space=SPACES[space])
        if s.cards[space] == EMPTY:
            spots.append(Spot(PLACES[CARD_1 + space], name, notes=(Phrase("spot-empty"),)))
            continue
        card = s.card(space)
        place = CARD_1 + space
        pieces = _pieces(s, place)
        marks = (Mark("price", "", space + 1), *_card_marks(card))
        spots.append(
            Spot(
                PLACES[place],
                name,
                notes=(card_text(card),),
                pieces=pieces,
                value=sum(piece.count for piece in pieces),
                limit=1,
                confidence=card.confidence,
                marks=marks,
            )
        )
    for pile in range(PILES):
        name = Phrase("spot-building", pile=pile + 1, height=s.heights[pile])
        height = Mark("height", "", s.heights[pile])
        if s.tops[pile] == EMPTY:
            spots.append(Spot(PLACES[BUILDING_1 + pile], name, notes=(Phrase("spot-empty"),), marks=(height,)))
            continue
        tile = s.tile(pile)
        place = BUILDING_1 + pile
        pieces = _pieces(s, place)
        marks = (height, *_tile_marks(tile))
        spots.append(
            Spot(
                PLACES[place],
                name,
                notes=(tile_cost(tile),),
                pieces=pieces,
                value=sum(piece.count for piece in pieces),
                limit=1,
                confidence=tile.confidence,
                marks=marks,
            )
        )
    return Zone("cards", Phrase("zone-cards"), tuple(spots))


def _card_marks(card: Card) -> tuple[Mark, ...]:
    """What is printed on the card: background, symbol and its count, and the gain of the upper half."""
    return (
        Mark("card", card.id),
        Mark("background", "green" if card.green else "sand"),
        Mark("type", TYPES[card.type]),
        Mark("symbol", card.symbol, max(1, card.people)),
        *card.gain.marks(),
    )


def _tile_marks(tile: Tile) -> tuple[Mark, ...]:
    """Its cost in goods, or the amount and the number of kinds."""
    if tile.kinds:
        return (Mark("any", "", tile.amount), Mark("kinds", "", tile.kinds))
    return tuple(Mark("cost", name, tile.cost[good]) for good, name in enumerate(RESOURCES) if tile.cost[good])


def _tribes(s: StoneAge) -> Zone:
    spots = []
    for tribe, name in enumerate(TRIBES):
        doing, initiative = _doing(s, tribe), s.initiative[tribe]
        notes = (Phrase("tribe-doing", doing=doing, initiative=initiative), Phrase("tribe-reserve", reserve=s.reserve[tribe]))
        marks = [
            Mark("doing", doing),
            Mark("initiative", "", initiative),
            Mark("reserve", "", s.reserve[tribe]),
            Mark("camp", "", s.figures[tribe] - _figures_out(s, tribe)),
        ]
        rests = sits_out(s, tribe)
        if rests:
            marks.append(Mark("rests", rests))
        if doing == "placing":
            marks += _odds(s.figures[tribe], max(s.initiative))
        pieces = (_figures(name, s.figures[tribe]),)
        spots.append(Spot(name, Phrase("tribe", tribe=name), notes=notes, pieces=pieces, marks=tuple(marks)))
    return Zone("tribes", Phrase("zone-tribes"), tuple(spots))


def _figures_out(s: StoneAge, tribe: int) -> int:
    return s.figures_out(tribe) + bool(_buys_at(s, tribe))


def _doing(s: StoneAge, tribe: int) -> str:
    """The status of the tribe in this round."""
    if s.acted[tribe]:
        return "acting" if _figures_out(s, tribe) else "acted"
    if s.initiative[tribe]:
        return "placed"
    if True in s.acted:
        return "rested"
    return "placing" if s.placed[tribe] else "waiting"


def _odds(figures: int, leader: int) -> list[Mark]:
    """The distribution of its initiative roll, and the percentages of passing or meeting the leader (SA-S27, SA-S34)."""
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
    tools = [Mark("tool", "used" if s.used[i] else "ready", s.tools[i]) for i in range(TOOL_SLOTS) if s.tools[i]]
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
    """The fatigue limit, and the cost of this round as things stand now."""
    fatigue = Spot("fatigue", Phrase("spot-fatigue"), value=max(0, s.fatigue))
    if s.cards[SPACE_4] == EMPTY:
        return Zone("hunger", Phrase("zone-hunger"), (fatigue,))
    card = s.card(SPACE_4)
    rule = Phrase("hunger-card", kind=TYPES[card.type], name=card_name(card), rule=EXTRA_FOOD_RULES[card.type])
    asks = Spot(
        "card-4",
        Phrase("spot-extra"),
        notes=(rule,),
        value=meal(s, s.food).extra,
        confidence=card.confidence,
        marks=_card_marks(card),
    )
    return Zone("hunger", Phrase("zone-hunger"), (fatigue, asks, _forecast(s), _tiles_due(s)))


def _forecast(s: StoneAge) -> Spot:
    """Food due and food available; once food is paid, only what is still missing."""
    to_come = s.expects(Feed) is not None
    eaten, paying = meal(s, s.food + s.field), s.expects(PayMissing)
    marks = [Mark("mouths", "", sum(s.figures)), Mark("figures", "", eaten.figures), Mark("extra", "", eaten.extra)]
    notes = [Phrase("hunger-due", figures=eaten.figures, extra=eaten.extra)]
    if to_come:
        marks += [Mark("store", "", s.food), Mark("field", "", s.field), Mark("missing", "", eaten.missing)]
        notes += [Phrase("hunger-field", field=s.field), Phrase("hunger-missing", missing=eaten.missing)]
    elif paying is not None:
        marks += [Mark("paid", "", eaten.due - paying.missing), Mark("missing", "", paying.missing)]
        notes.append(Phrase("hunger-missing", missing=paying.missing))
    return Spot("hunger", Phrase("spot-hunger"), notes=tuple(notes), value=eaten.due, marks=tuple(marks))


def _tiles_due(s: StoneAge) -> Spot:
    """The buildings due, and the fatigue that lacking ones will cost."""
    due, lost = s.setting.tiles_due, tiles_lost(s)
    marks = [Mark("lacking", "", lost.lacking)]
    if lost.fatigue and s.expects(DiscardBuildings) is not None:
        marks.append(Mark("loss", "", lost.fatigue))
    note = Phrase("buildings-due", due=due, lacking=lost.lacking, loss=lost.fatigue)
    return Spot("buildings-due", Phrase("spot-buildings-due"), notes=(note,), value=due, marks=tuple(marks))


def reference(components: Components) -> list[Component]:
    """All cards and building tiles."""
    cards = [Component(Phrase("group-cards"), card.id, card_text(card), card.confidence) for card in components.cards]
    tiles = [Component(Phrase("group-buildings"), tile.id, tile_cost(tile), tile.confidence) for tile in components.tiles]
    return cards + tiles


def result(s: StoneAge) -> Result:
    return account(s.outcome, s.survived, s.fatigue, s.deck_left)


def account(outcome: str, survived: int, fatigue: int, deck: int) -> Result:
    """Won or lost, the rounds survived and what was left; points do not count (SA-S01, SA-S02)."""
    won = outcome == WON
    return Result(
        outcome,
        Phrase("why-won" if won else "why-lost", rounds=survived),
        "SA-S61" if won else "SA-S60",
        (
            Line(Phrase("line-survived"), survived, None, "SA-S01"),
            Line(Phrase("line-fatigue"), max(0, fatigue), None, "SA-S18"),
            Line(Phrase("line-cards"), deck, None, "SA-S61"),
        ),
    )
