"""The scene of a position, and the result at the end."""

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Component, Line, Mark, Piece, Result, Scene, Spot, Zone
from soloist.games.guilds_of_london import beadle, ending
from soloist.games.guilds_of_london.aims import pairs
from soloist.games.guilds_of_london.boris import NEEDED
from soloist.games.guilds_of_london.components import (
    COLOURS,
    GUILDHALL,
    NONE,
    SIDES,
    SIZE,
    Card,
    Components,
    Part,
    cell_token,
)  # fmt: skip
from soloist.games.guilds_of_london.names import (
    card_text,
    cell_name,
    colours,
    mayoral_note,
    mayoral_text,
    parts_text,
    rewards_text,
    side_text,
    tile_text,
    to_go,
    token_text,
)
from soloist.games.guilds_of_london.promo import TOKENS_NEEDED
from soloist.games.guilds_of_london.resolving import BORIS, YOU, winner
from soloist.games.guilds_of_london.round import GROWTH_ROUNDS
from soloist.games.guilds_of_london.state import HAND_LIMIT, Guilds

STOPS = 3
"""Show at most this many stops of the beadle, including his current tile."""


def scene(s: Guilds) -> Scene:
    title = Phrase("scene-title", round=s.round)
    aims = (_aims(s),) if s.mayoral else ()
    return Scene(title, (*_rows(s), _you(s), *aims, _hand(s), _others(s)), (s.round, ending.LAST_ROUND))


def _pawn(kind: str, count: int) -> Piece:
    return Piece("pawn", kind, Phrase("pawn", pawn=kind), Phrase("pawn-letter", pawn=kind), count)


def _symbols(symbols: int) -> tuple[Mark, ...]:
    return tuple(Mark("symbol", name) for bit, name in enumerate(COLOURS) if symbols >> bit & 1)


def _printed(kind: str, vp: int, parts: list[Part]) -> tuple[Mark, ...]:
    """The printed points and parts, each with its number."""
    points = (Mark(kind, "gain-vp", vp),) if vp else ()
    return (*points, *(part.mark(kind) for part in parts))


# --- the grid


def _rows(s: Guilds) -> tuple[Zone, ...]:
    """A zone for each row."""
    stops = _stops(s)
    return tuple(
        Zone(
            f"row-{row + 1}",
            Phrase("zone-row", row=row + 1),
            tuple(
                _tile(s, cell, stops)
                for cell in range(SIZE * row, SIZE * row + SIZE)
                if s.tiles[cell] != NONE or cell == GUILDHALL
            ),
        )
        for row in range(SIZE)
    )


def _tile(s: Guilds, cell: int, stops: list[int]) -> Spot:
    if cell == GUILDHALL:
        return _guildhall(s)
    tile = s.tile(cell)
    name = _spot_tile(s, cell)
    symbols = colours(tile.symbols)
    marks = (
        Mark("tile", tile.id),
        *_symbols(tile.symbols),
        Mark("number", "", tile.priority),
        *_printed("first", tile.vp, tile.rewards),
    )
    if s.resolved[cell]:
        return Spot(
            cell_token(cell),
            name,
            notes=(
                Phrase("note-resolved"),
                symbols,
                Phrase("note-threshold", threshold=tile.threshold),
                Phrase("note-brings", rewards=_vp(tile.vp)),
            ),
            pieces=(_pawn("master", 1),) if s.masters[cell] else (),
            marks=(*marks, Mark("resolved")),
        )
    counts = (
        ("you", s.yours[cell]),
        ("boris", s.theirs[cell]),
        ("beadle", int(s.beadle == cell)),
        ("neutral", int(s.raised[cell])),
    )
    second = Phrase("nothing")
    if s.tokens[cell] != NONE:
        token = s.setting.components.tokens[s.tokens[cell]]
        second = token_text(token)
        marks += _printed("second", token.vp, token.rewards)
    left, leads = max(0, to_go(s, cell)), _leads(s, cell)
    marks += (Mark("to-go", "", left),)
    if leads:
        marks += (Mark("leads", leads),)
    if cell in stops:
        marks += (Mark("stop", "", stops.index(cell) + 1),)
    return Spot(
        cell_token(cell),
        name,
        notes=(
            Phrase("note-stands", left=left, leads=leads, yours=s.yours[cell], theirs=s.theirs[cell]),
            Phrase("tile-number", priority=tile.priority),
            symbols,
            Phrase("note-brings", rewards=rewards_text(tile.vp, tile.rewards)),
            Phrase("note-second", token=second),
        ),
        pieces=tuple(_pawn(kind, count) for kind, count in counts if count),
        value=s.pawns(cell),
        limit=s.threshold(cell),
        confidence=tile.confidence,
        marks=marks,
    )


def _leads(s: Guilds, cell: int) -> str:
    """Who would win the tile if it were resolved now (GOL-B35, GOL-S35); empty if there are no liverymen."""
    if not s.yours[cell] + s.theirs[cell]:
        return ""
    first = winner(s, cell)
    return "you" if first == YOU else "boris" if first == BORIS else "nobody"


def _stops(s: Guilds) -> list[int]:
    """The tiles the beadle will close as things stand, one each round until the last (GOL-S38, GOL-S41)."""
    if s.beadle == NONE:
        return []
    visits = ending.LAST_ROUND - s.round + beadle.scores(s)
    return beadle.route(s)[: min(STOPS, visits)]


def _vp(vp: int) -> Phrase:
    return Phrase("effect-gain-vp", n=vp)


def _guildhall(s: Guilds) -> Spot:
    return Spot(
        "guildhall",
        Phrase("spot-guildhall"),
        notes=(Phrase("note-supply", supply=s.supply),),
        pieces=(_pawn("you", s.guildhall),) if s.guildhall else (),
        value=s.guildhall,
    )


# --- your side


def _you(s: Guilds) -> Zone:
    goals, masters = ending.mayoral_total(s), ending.masters_total(s)
    marks = (Mark("pairs", "", pairs(s)), Mark("pair-vp", "", s.setting.pair_vp), Mark("total", "", ending.your_total(s)))
    kind = "both" if goals and masters else "goals" if goals else "masters"
    more = (Phrase("note-more-vp", kind=kind, goals=goals, masters=masters, more=goals + masters),) if goals or masters else ()
    spots = [
        Spot("vp", Phrase("spot-vp"), notes=more, value=s.vp, marks=marks),
        Spot("supply", Phrase("spot-supply"), value=s.supply),
        Spot("store", Phrase("spot-store"), value=s.store),
    ]
    if s.setting.promo:
        spots.append(Spot("promo", Phrase("spot-promo"), value=len(s.promo_tokens), marks=(Mark("needed", "", TOKENS_NEEDED),)))
    if s.side != NONE:
        spots.append(_plantation(s))
    return Zone("you", Phrase("zone-you"), tuple(spots))


def _aims(s: Guilds) -> Zone:
    """Your mayoral cards and what each would score now."""
    cards = [s.setting.components.mayoral[number] for number in s.mayoral]
    spots = [
        Spot(
            f"mayoral-{card.id}",
            Phrase("spot-mayoral", id=card.id),
            notes=(mayoral_note(card),),
            value=card.worth(s),
            limit=card.most,
            confidence=card.confidence,
        )
        for card in cards
    ]
    return Zone("aims", Phrase("label-aims"), tuple(spots))


def _plantation(s: Guilds) -> Spot:
    """What the plantation gives to each side, and the round of its next scoring, or 0 if there is none (GOL-S45)."""
    side = s.setting.components.sides[s.side]
    due = next((number for number in GROWTH_ROUNDS if number >= s.round), 0)
    return Spot(
        "plantation",
        Phrase("spot-plantation"),
        notes=(
            Phrase("side", side=SIDES[s.side]),
            Phrase("note-two", rewards=rewards_text(side.vp, side.rewards)),
            Phrase("note-fewer", one=s.boris.plantation_vp(1, side), none=s.boris.plantation_vp(0, side)),
            Phrase("note-due", round=due),
        ),
        value=s.plantation,
        limit=NEEDED if due else None,
        confidence=side.confidence,
        marks=(Mark("side", SIDES[s.side]), *_printed("first", side.vp, side.rewards)),
    )


def _hand(s: Guilds) -> Zone:
    cards = s.setting.components.cards
    spots = tuple(_card(cards[number], count) for number, count in enumerate(s.hand) if count)
    limit = 0 if s.no_hand_limit else HAND_LIMIT
    return Zone("hand", Phrase("zone-hand", count=s.hand_size, limit=limit), spots)


def _card(card: Card, count: int) -> Spot:
    return Spot(
        f"hand-{card.id}",
        Phrase("spot-card", id=card.id, count=count),
        notes=(
            colours(card.symbols),
            Phrase("card-cost", cost=card.cost),
            Phrase("note-effects", effects=parts_text(card.parts)),
        ),
        confidence=card.confidence,
        marks=(
            Mark("card", card.id),
            *_symbols(card.symbols),
            Mark("background", COLOURS[card.colour]),
            Mark("cost", "", card.cost),
            *_printed("effect", 0, card.parts),
            Mark("copies", "", count),
        ),
    )


# --- Boris's side and the stocks


def _others(s: Guilds) -> Zone:
    spots = [
        Spot("boris-vp", Phrase("spot-vp"), value=s.boris.vp),
        Spot("boris-pawns", Phrase("spot-boris-pawns"), value=sum(s.theirs)),
        Spot("scoreboard", Phrase("spot-scoreboard"), value=s.scoreboard),
        Spot("deck", Phrase("spot-deck"), value=s.deck_left),
        Spot("discards", Phrase("spot-discards"), value=s.discards_left),
    ]
    if s.round and not s.outcome:
        spots.insert(1, _beadle(s))
    return Zone("boris", Phrase("zone-boris", cards=s.boris.cards), tuple(spots))


def _beadle(s: Guilds) -> Spot:
    """What the beadle's tile gives Boris at the end of the round, and his next stops as things stand (GOL-S38, GOL-S41)."""
    name = Phrase("spot-beadle")
    if s.beadle == NONE:
        return Spot("beadle", name, notes=(Phrase("note-beadle-gone"),))
    stops = _stops(s)
    idle = () if beadle.scores(s) else (Mark("idle"),)
    later = tuple(Phrase("beadle-stop", tile=_spot_tile(s, cell), vp=s.tile(cell).vp) for cell in stops if cell != s.beadle)
    then = later or (Phrase("beadle-leaves"),)
    return Spot(
        "beadle",
        name,
        notes=(
            _spot_tile(s, s.beadle),
            Phrase("note-beadle-vp", scores="yes" if beadle.scores(s) else "no", vp=s.tile(s.beadle).vp),
            Phrase("note-beadle-next", next=Phrase("list", parts=then)),
        ),
        marks=(
            Mark("at", cell_token(s.beadle)),
            *(Mark("stop", cell_token(cell), s.tile(cell).vp) for cell in stops),
            *idle,
        ),
    )


def _spot_tile(s: Guilds, cell: int) -> Phrase:
    return Phrase("spot-tile", cell=cell_name(cell), id=s.tile(cell).id)


# --- the card reference and the end


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
    """Your score line by line, and Boris's total, which has nothing to add (GOL-S48, GOL-S49)."""
    lines = (
        Line(Phrase("line-game"), s.vp, s.boris.vp, "GOL-S29"),
        Line(Phrase("line-mayoral"), ending.mayoral_total(s), None, "GOL-S48"),
        Line(Phrase("line-masters"), s.setting.pair_vp * pairs(s), None, "GOL-B44"),
    )
    you = ending.your_total(s)
    why = Phrase("why", outcome=s.outcome, you=you, boris=s.boris.vp)
    return Result(s.outcome, why, "GOL-S50", lines, you, s.boris.vp)
