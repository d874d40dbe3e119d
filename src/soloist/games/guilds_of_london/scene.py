"""The position for the eye, and the account at the end."""

from soloist.engine.phrase import Phrase
from soloist.engine.scene import Component, Line, Piece, Result, Scene, Spot, Zone
from soloist.games.guilds_of_london import ending
from soloist.games.guilds_of_london.edition import SIDES, Components
from soloist.games.guilds_of_london.names import (
    card_text,
    colours,
    mayoral_text,
    rewards_text,
    side_text,
    tile_name,
    tile_text,
    token_text,
)
from soloist.games.guilds_of_london.state import GUILDHALL, NONE, Guilds, cell_token


def scene(s: Guilds) -> Scene:
    title = Phrase("scene-title", round=s.round, deck=s.deck_left)
    return Scene(title, (*_rows(s), _you(s), _hand(s), _others(s)))


def _pawn(kind: str, count: int) -> Piece:
    return Piece("pawn", kind, Phrase("pawn", pawn=kind), Phrase("pawn-letter", pawn=kind), count)


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
        return Spot("guildhall", Phrase("spot-guildhall"), Phrase("guildhall-note", supply=s.supply), waiting)
    tile = s.tile(cell)
    name = Phrase("spot-tile", cell=cell_token(cell), name=tile_name(tile))
    if s.resolved[cell]:
        master = (_pawn("master", 1),) if s.masters[cell] else ()
        return Spot(cell_token(cell), name, Phrase("resolved"), master)
    counts = (
        ("you", s.yours[cell]),
        ("boris", s.theirs[cell]),
        ("beadle", int(s.beadle == cell)),
        ("neutral", int(s.raised[cell])),
    )
    note = Phrase(
        "tile-note",
        symbols=colours(tile.symbols),
        rewards=rewards_text(tile.vp, tile.rewards),
        token=Phrase("nothing") if s.tokens[cell] == NONE else token_text(s.setting.components.tokens[s.tokens[cell]]),
    )
    pieces = tuple(_pawn(kind, count) for kind, count in counts if count)
    return Spot(cell_token(cell), name, note, pieces, s.pawns(cell), s.threshold(cell), tile.confidence)


def _you(s: Guilds) -> Zone:
    spots = [
        Spot("vp", Phrase("spot-vp"), None, (), s.vp),
        Spot("supply", Phrase("spot-supply"), None, (), s.supply),
        Spot("store", Phrase("spot-store"), None, (), s.store),
    ]
    if s.setting.promo:
        spots.append(Spot("promo", Phrase("spot-promo"), None, (), len(s.promo_tokens)))
    for number in s.mayoral:
        card = s.setting.components.mayoral[number]
        scored = ending.mayoral_vp(s, card)
        spots.append(Spot(f"mayoral-{card.id}", Phrase("spot-mayoral"), mayoral_text(card), (), scored, None, card.confidence))
    if s.side != NONE:
        side = s.setting.components.sides[s.side]
        spots.append(Spot("plantation", Phrase("spot-plantation"), side_text(s.side, side), (), s.plantation, 2))
    return Zone("you", Phrase("zone-you"), tuple(spots))


def _hand(s: Guilds) -> Zone:
    spots = []
    for number, count in enumerate(s.hand):
        if count:
            card = s.setting.components.cards[number]
            name = Phrase("spot-card", count=count)
            spots.append(Spot(f"hand-{card.id}", name, card_text(card), (), None, None, card.confidence))
    return Zone("hand", Phrase("zone-hand", count=s.hand_size), tuple(spots))


def _others(s: Guilds) -> Zone:
    spots = [
        Spot("boris-vp", Phrase("spot-vp"), None, (), s.boris_vp),
        Spot("boris-pawns", Phrase("spot-boris-pawns"), None, (), sum(s.theirs)),
        Spot("scoreboard", Phrase("spot-scoreboard"), None, (), s.scoreboard),
        Spot("discards", Phrase("spot-discards"), None, (), s.discards_left),
    ]
    return Zone("boris", Phrase("zone-boris", cards=s.setting.boris_cards), tuple(spots))


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
