"""Reads and checks an edition: 36 civilization cards and 28 building tiles."""

from typing import Final

from soloist.engine.effect import read_effect
from soloist.engine.kernel.machine import answer_words
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry, check_count, check_different, parse
from soloist.engine.text.errors import BadEdition
from soloist.engine.text.words import Words
from soloist.games.stone_age.components import (
    CARDS,
    CULTURES,
    GREEN,
    PEOPLE,
    RESOURCE_COUNT,
    RESOURCES,
    START_TILES,
    TILES,
    TYPES,
    Card,
    Components,
    Tile,
)  # fmt: skip
from soloist.games.stone_age.effects import GAINS

PACKAGE: Final = "soloist.games.stone_age"
SPEAKS: Final = Words("soloist.engine", PACKAGE)
BACKGROUNDS: Final = ("green", "sand")
KINDS_OF_TILE: Final = ("fixed", "variety", "one-to-seven")
MOST_PIECES: Final = 9


def read_components(text: str, standard: str = "") -> Components:
    file = Entry(Phrase("edition-file"), parse(text, standard), reserved=answer_words(PACKAGE), speaks=SPEAKS)
    cards = [_card(entry) for entry in file.entries("card", "card")]
    tiles: list[Tile] = []
    start_tiles = 0
    ids = [card.id for card in cards]
    for entry in file.entries("building", "building"):
        tile = _tile(entry)
        ids.append(tile.id)
        if tile.amount == 0:
            start_tiles += tile.copies
        else:
            tiles.append(tile)
    file.done()
    check_different(ids)
    check_count("card", sum([card.copies for card in cards]), CARDS)
    check_count("building (one-to-seven)", start_tiles, START_TILES)
    check_count("building", sum([tile.copies for tile in tiles]) + start_tiles, TILES)
    return Components(cards, tiles, start_tiles)


def _card(entry: Entry) -> Card:
    id = entry.token("id")
    green = entry.word("background", BACKGROUNDS) == "green"
    symbol = entry.word("culture", CULTURES) if green else entry.word("person", PEOPLE)
    people = 0 if green else entry.number("people", 1, 3)
    gain = read_effect(entry, "gain", GAINS)
    copies = entry.number("copies", 1, CARDS)
    confidence = entry.confidence()
    entry.done()
    type = GREEN if green else TYPES.index(symbol)
    return Card(id=id, type=type, symbol=symbol, people=people, gain=gain, copies=copies, confidence=confidence)


def _tile(entry: Entry) -> Tile:
    id = entry.token("id")
    kind = entry.word("kind", KINDS_OF_TILE)
    cost = [0] * RESOURCE_COUNT
    amount = 0
    kinds = 0
    if kind == "fixed":
        for number, resource in enumerate(RESOURCES):
            if resource in entry.data:
                cost[number] = entry.number(resource, 1, MOST_PIECES)
        amount = sum(cost)
        if amount == 0:
            raise BadEdition("edition-field-missing", entry=entry.name, fields=", ".join(RESOURCES))
    elif kind == "variety":
        amount = entry.number("amount", 1, MOST_PIECES)
        kinds = entry.number("kinds", 1, min(RESOURCE_COUNT, amount))
    copies = entry.number("copies", 1, TILES)
    confidence = entry.confidence()
    entry.done()
    return Tile(id=id, cost=cost, amount=amount, kinds=kinds, copies=copies, confidence=confidence)
