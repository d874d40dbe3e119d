"""The position for the eye, and the account at the end."""

from soloist.engine.phrase import Phrase
from soloist.engine.scene import Component, Line, Mark, Piece, Result, Scene, Spot, Zone
from soloist.games.guilds_of_london import ending
from soloist.games.guilds_of_london.edition import COLOURS, SIDES, Card, Components, Effect
from soloist.games.guilds_of_london.names import (
    card_note,
    card_text,
    cell_name,
    colours,
    mayoral_note,
    mayoral_text,
    rewards_text,
    side_text,
    tile_text,
    token_text,
)
from soloist.games.guilds_of_london.plantation import NEEDED
from soloist.games.guilds_of_london.promo import TOKENS_NEEDED
from soloist.games.guilds_of_london.round import GROWTH_ROUNDS
from soloist.games.guilds_of_london.state import CELLS, GUILDHALL, HAND_LIMIT, NONE, Guilds, cell_token


def scene(s: Guilds) -> Scene:
    title = Phrase("scene-title", round=s.round)
    return Scene(title, (*_rows(s), _you(s), _hand(s), _others(s)), (s.round, ending.LAST_ROUND))


def _pawn(kind: str, count: int) -> Piece:
    return Piece("pawn", kind, Phrase("pawn", pawn=kind), Phrase("pawn-letter", pawn=kind), count)


def _symbols(symbols: int) -> tuple[Mark, ...]:
    return tuple(Mark("symbol", name) for bit, name in enumerate(COLOURS) if symbols >> bit & 1)


def _reward(kind: str, vp: int, effects: list[Effect]) -> tuple[Mark, ...]:
    """Points and effects as they are printed, each with its number."""
    points = (Mark(kind, "gain-vp", vp),) if vp else ()
    return (*points, *(Mark(kind, effect.name, effect.keep or effect.vp or effect.n) for effect in effects))


def _rows(s: Guilds) -> tuple[Zone, ...]:
    """The grid, a zone for each row."""
    return tuple(
        Zone(
            f"row-{row + 1}",
            Phrase("zone-row", row=row + 1),
            tuple(_tile(s, cell) for cell in range(5 * row, 5 * row + 5) if s.tiles[cell] != NONE or cell == GUILDHALL),
        )
        for row in range(5)
    )


def _tile(s: Guilds, cell: int) -> Spot:
    if cell == GUILDHALL:
        waiting = (_pawn("you", s.guildhall),) if s.guildhall else ()
        return Spot("guildhall", Phrase("spot-guildhall"), notes=(Phrase("guildhall-note", supply=s.supply),), pieces=waiting)
    tile = s.tile(cell)
    name = Phrase("spot-tile", cell=cell_name(cell), id=tile.id)
    marks = (*_symbols(tile.symbols), Mark("number", "", tile.priority), *_reward("first", tile.vp, tile.rewards))
    if s.resolved[cell]:
        master = (_pawn("master", 1),) if s.masters[cell] else ()
        note = Phrase("resolved", symbols=colours(tile.symbols), threshold=tile.threshold, vp=tile.vp)
        return Spot(cell_token(cell), name, notes=(note,), pieces=master, marks=(*marks, Mark("resolved")))
    counts = (
        ("you", s.yours[cell]),
        ("boris", s.theirs[cell]),
        ("beadle", int(s.beadle == cell)),
        ("neutral", int(s.raised[cell])),
    )
    token = None if s.tokens[cell] == NONE else s.setting.components.tokens[s.tokens[cell]]
    note = Phrase(
        "tile-note",
        priority=tile.priority,
        symbols=colours(tile.symbols),
        rewards=rewards_text(tile.vp, tile.rewards),
        token=Phrase("nothing") if token is None else token_text(token),
    )
    if token is not None:
        marks += _reward("second", token.vp, token.rewards)
    pieces = tuple(_pawn(kind, count) for kind, count in counts if count)
    return Spot(
        cell_token(cell),
        name,
        notes=(note,),
        pieces=pieces,
        value=s.pawns(cell),
        limit=s.threshold(cell),
        confidence=tile.confidence,
        marks=marks,
    )


def _you(s: Guilds) -> Zone:
    aims = (Mark("pairs", "", ending.pairs(s)), Mark("pair-vp", "", s.setting.pair_vp), Mark("total", "", ending.your_total(s)))
    spots = [
        Spot("vp", Phrase("spot-vp"), value=s.vp, marks=aims),
        Spot("supply", Phrase("spot-supply"), value=s.supply),
        Spot("store", Phrase("spot-store"), value=s.store),
    ]
    if s.setting.promo:
        spots.append(Spot("promo", Phrase("spot-promo"), value=len(s.promo_tokens), marks=(Mark("needed", "", TOKENS_NEEDED),)))
    for number in s.mayoral:
        card = s.setting.components.mayoral[number]
        scored = ending.mayoral_vp(s, card)
        name = Phrase("spot-mayoral", id=card.id)
        spots.append(
            Spot(
                f"mayoral-{card.id}", name, notes=(mayoral_note(card),), value=scored, limit=card.most, confidence=card.confidence
            )
        )
    if s.side != NONE:
        spots.append(_plantation(s))
    return Zone("you", Phrase("zone-you"), tuple(spots))


def _plantation(s: Guilds) -> Spot:
    """What it brings to whom, and when it is scored next (GOL-S45); 0 when it is not scored any more."""
    side = s.setting.components.sides[s.side]
    one = side.second_vp if s.setting.one_pawn_right_half else side.one_vp
    due = next((number for number in GROWTH_ROUNDS if number >= s.round), 0)
    note = Phrase(
        "plantation-note", side=SIDES[s.side], rewards=rewards_text(side.vp, side.rewards), one=one, none=side.vp, round=due
    )
    marks = (Mark("side", SIDES[s.side]), *_reward("first", side.vp, side.rewards), Mark("one", "", one), Mark("due", "", due))
    return Spot(
        "plantation",
        Phrase("spot-plantation"),
        notes=(note,),
        value=s.plantation,
        limit=NEEDED,
        confidence=side.confidence,
        marks=marks,
    )


def _hand(s: Guilds) -> Zone:
    cards = s.setting.components.cards
    spots = tuple(_card(cards[number], count) for number, count in enumerate(s.hand) if count)
    limit = 0 if s.no_hand_limit else HAND_LIMIT
    return Zone("hand", Phrase("zone-hand", count=s.hand_size, limit=limit), spots)


def _card(card: Card, count: int) -> Spot:
    marks = (
        *_symbols(card.symbols),
        Mark("background", COLOURS[card.colour]),
        Mark("cost", "", card.cost),
        *_reward("effect", 0, card.effects),
        Mark("copies", "", count),
    )
    name = Phrase("spot-card", id=card.id, count=count)
    return Spot(f"hand-{card.id}", name, notes=(card_note(card),), confidence=card.confidence, marks=marks)


def _others(s: Guilds) -> Zone:
    spots = [
        Spot("boris-vp", Phrase("spot-vp"), value=s.boris_vp),
        Spot("boris-pawns", Phrase("spot-boris-pawns"), value=sum(s.theirs)),
        Spot("scoreboard", Phrase("spot-scoreboard"), value=s.scoreboard),
        Spot("deck", Phrase("spot-deck"), value=s.deck_left),
        Spot("discards", Phrase("spot-discards"), value=s.discards_left),
    ]
    if s.round and not s.outcome:
        spots.insert(1, _beadle(s))
    return Zone("boris", Phrase("zone-boris", cards=s.setting.boris_cards), tuple(spots))


def _beadle(s: Guilds) -> Spot:
    """What his tile brings Boris at the end of the round, and where he goes then (GOL-S38, GOL-S41)."""
    name = Phrase("spot-beadle")
    if s.beadle == NONE:
        return Spot("beadle", name, notes=(Phrase("beadle-gone"),))
    tile = s.tile(s.beadle)
    others = [cell for cell in range(CELLS) if cell != s.beadle and s.is_open(cell) and s.tile(cell).priority]
    after = min(others, key=lambda cell: s.tile(cell).priority, default=NONE)
    scores = s.setting.beadle_always_scores or not s.beadle_done
    here = Phrase("spot-tile", cell=cell_name(s.beadle), id=tile.id)
    there = Phrase("beadle-leaves") if after == NONE else Phrase("spot-tile", cell=cell_name(after), id=s.tile(after).id)
    note = Phrase("beadle-note", here=here, scores="yes" if scores else "no", vp=tile.vp, next=there)
    return Spot("beadle", name, notes=(note,), marks=(Mark("at", cell_token(s.beadle)),))


def reference(components: Components) -> list[Component]:
    """Guilds, special buildings, reward tokens, action cards, mayoral cards and both sides of the plantation."""
    found = [
        Component(Phrase("group-guilds" if tile.priority else "group-buildings"), tile.id, tile_text(tile), tile.confidence)
        for tile in components.tiles
    ]
    found += [Component(Phrase("group-tokens"), token.id, token_text(token), token.confidence) for token in components.tokens]
    found += [Component(Phrase("group-cards"), card.id, card_text(card), card.confidence) for card in components.cards]
    found += [Component(Phrase("group-mayoral"), card.id, mayoral_text(card), card.confidence) for card in components.mayoral]
    for number, side in enumerate(components.sides):
        found.append(Component(Phrase("group-plantation"), SIDES[number], side_text(number, side), side.confidence))
    return found


def result(s: Guilds) -> Result:
    """Your lines and Boris's total, which is complete without any (GOL-S48, GOL-S49)."""
    lines = (
        Line(Phrase("line-game"), s.vp, s.boris_vp, "GOL-S29"),
        Line(Phrase("line-mayoral"), ending.mayoral_total(s), None, "GOL-S48"),
        Line(Phrase("line-masters"), s.setting.pair_vp * ending.pairs(s), None, "GOL-B44"),
    )
    you = ending.your_total(s)
    why = Phrase("why", outcome=s.outcome, you=you, boris=s.boris_vp)
    return Result(s.outcome, why, "GOL-S50", lines, you, s.boris_vp)
