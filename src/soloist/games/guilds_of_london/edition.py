"""Reads the components from an edition and checks them."""

from itertools import pairwise
from typing import Final

from soloist.engine.kernel.machine import answer_words
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry, check_count, check_different, parse
from soloist.engine.text.errors import BadEdition
from soloist.engine.text.words import Words
from soloist.games.guilds_of_london.aims import read_aim
from soloist.games.guilds_of_london.components import (
    BUILDINGS,
    CARD,
    CARDS,
    COLOURS,
    GUILDS,
    MAYORAL,
    SIDES,
    TILE,
    TOKEN,
    TOKENS,
    Card,
    Components,
    Mayoral,
    Side,
    Tile,
    Token,
)  # fmt: skip
from soloist.games.guilds_of_london.effects import kinds_on, read_parts

PACKAGE: Final = "soloist.games.guilds_of_london"
SPEAKS: Final = Words("soloist.engine", PACKAGE)
MOST_THRESHOLD: Final = 15
MOST_TILE_VP: Final = 20


def read_components(text: str, standard: str = "") -> Components:
    file = Entry(Phrase("edition-file"), parse(text, standard), answer_words(PACKAGE), SPEAKS)
    guilds = [_tile(entry, True) for entry in file.entries("guild", "guild")]
    buildings = [_tile(entry, False) for entry in file.entries("building", "building")]
    tokens = [_token(entry) for entry in file.entries("token", "token")]
    cards = [_card(entry) for entry in file.entries("card", "card")]
    mayoral = [_mayoral(entry) for entry in file.entries("mayoral", "mayoral")]
    plantation = file.entry("plantation")
    sides = [_side(plantation.entry(side)) for side in SIDES]
    plantation.done()
    file.done()
    check_count("guild", len(guilds), GUILDS)
    check_count("building", len(buildings), BUILDINGS)
    check_count("building (church)", len([tile for tile in buildings if tile.church]), 1)
    check_count("token", sum([token.copies for token in tokens]), TOKENS)
    check_count("card", sum([card.copies for card in cards]), CARDS)
    check_count("mayoral", len(mayoral), MAYORAL)
    guilds.sort(key=lambda tile: tile.priority)
    for before, after in pairwise(guilds):
        if before.priority == after.priority:
            raise BadEdition("wrong-priority-twice", SPEAKS, number=after.priority, first=before.id, second=after.id)
    ids = [tile.id for tile in guilds + buildings] + [token.id for token in tokens]
    ids += [card.id for card in cards] + [card.id for card in mayoral]
    check_different(ids)
    return Components(guilds + buildings, tokens, cards, mayoral, sides)


def _symbols(entry: Entry, field: str, low: int, high: int) -> int:
    words = entry.words(field, COLOURS)
    if not low <= len(words) <= high:
        raise entry.wrong(field, Phrase("wrong-colours", low=low, high=high))
    return sum([1 << COLOURS.index(word) for word in words])


def _tile(entry: Entry, guild: bool) -> Tile:
    id = entry.token("id")
    symbols = _symbols(entry, "colours", 1, 2) if guild else _symbols(entry, "colours", 4, 4)
    tile = Tile(
        id=id,
        priority=entry.number("number", 1, 99) if guild else 0,
        church=False if guild else entry.flag("church"),
        symbols=symbols,
        threshold=entry.number("threshold", 1, MOST_THRESHOLD),
        vp=entry.number("vp", 0, MOST_TILE_VP),
        rewards=read_parts(entry, "rewards", kinds_on(TILE)),
        confidence=entry.confidence(),
    )
    entry.done()
    return tile


def _token(entry: Entry) -> Token:
    token = Token(
        entry.token("id"), entry.number("vp", 0, 9), read_parts(entry, "rewards", kinds_on(TOKEN)),
        entry.number("copies", 1, TOKENS), entry.confidence(),
    )  # fmt: skip
    entry.done()
    return token


def _card(entry: Entry) -> Card:
    id = entry.token("id")
    colour = COLOURS.index(entry.word("colour", COLOURS))
    symbols = _symbols(entry, "symbols", 1, 2)
    cost = entry.number("cost", 0, 4)
    parts = read_parts(entry, "effects", kinds_on(CARD))
    if not parts:
        raise entry.wrong("effects", Phrase("edition-list"))
    parts = [part.of_card(symbols) for part in parts]
    card = Card(
        id=id,
        colour=colour,
        symbols=symbols,
        cost=cost,
        parts=parts,
        copies=entry.number("copies", 1, CARDS),
        confidence=entry.confidence(),
    )
    entry.done()
    return card


def _mayoral(entry: Entry) -> Mayoral:
    id = entry.token("id")
    card = Mayoral(id, read_aim(entry, "count"), entry.number("vp", 1, 9), entry.number("most", 1, 30), entry.confidence())
    entry.done()
    return card


def _side(entry: Entry) -> Side:
    side = Side(
        entry.number("vp", 0, 20), read_parts(entry, "rewards", kinds_on(TOKEN)), entry.number("second_vp", 0, 20),
        entry.number("boris_one_vp", 0, 20), entry.confidence(),
    )  # fmt: skip
    entry.done()
    return side
