"""The components: 36 civilization cards and 28 building tiles, checked as they are read."""

from typing import Final

from soloist.engine.edition import Entry, check_count, check_different, parse
from soloist.engine.errors import BadEdition
from soloist.engine.phrase import Phrase

RESOURCES: Final = ("wood", "clay", "stone", "gold")
CULTURES: Final = ("pottery", "weaving", "healing", "transport", "art", "time", "writing", "music")
PEOPLE: Final = ("farmer", "toolmaker", "builder", "shaman")
GAINS: Final = (
    "dice", "food", "resource", "roll", "points", "tool", "field", "extra-card", "one-use-tool", "two-resources",
)  # fmt: skip

CARDS: Final = 36
TILES: Final = 28
START_TILES: Final = 3


class Card:
    """A civilization card; `amount` is food, resources or the value of a one-use tool."""

    def __init__(
        self, id: str, green: bool, symbol: str, people: int, gain: str, resource: int, amount: int, copies: int, confidence: str
    ) -> None:
        self.id: Final = id
        self.green: Final = green
        self.symbol: Final = symbol
        self.people: Final = people
        self.gain: Final = gain
        self.resource: Final = resource
        self.amount: Final = amount
        self.copies: Final = copies
        self.confidence: Final = confidence


class Tile:
    """A building tile: a fixed cost, or `amount` resources of exactly `kinds` kinds (kinds 0: fixed)."""

    def __init__(self, id: str, cost: list[int], amount: int, kinds: int, copies: int, confidence: str) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.copies: Final = copies
        self.confidence: Final = confidence


class Components:
    """Cards and tiles by number; the "one to seven" tiles are only counted (SA-S11)."""

    def __init__(self, cards: list[Card], tiles: list[Tile], start_tiles: int) -> None:
        self.cards: Final = cards
        self.tiles: Final = tiles
        self.start_tiles: Final = start_tiles
        self.card_numbers: Final = list(range(len(cards)))
        self.tile_numbers: Final = list(range(len(tiles)))


def read_components(text: str, standard: str = "") -> Components:
    file = Entry(Phrase("edition-file"), parse(text, standard))
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
    green = entry.word("background", ("green", "sand")) == "green"
    symbol = entry.word("culture", CULTURES) if green else entry.word("person", PEOPLE)
    people = 0 if green else entry.number("people", 1, 3)
    gain = entry.word("gain", GAINS)
    resource = RESOURCES.index(entry.word("resource", RESOURCES)) if gain in ("resource", "roll") else 0
    amount = 0
    if gain in ("food", "resource"):
        amount = entry.number("amount", 1, 9)
    elif gain == "one-use-tool":
        amount = entry.number("value", 1, 9)
    copies = entry.number("copies", 1, CARDS)
    confidence = entry.confidence()
    entry.done()
    return Card(id, green, symbol, people, gain, resource, amount, copies, confidence)


def _tile(entry: Entry) -> Tile:
    id = entry.token("id")
    kind = entry.word("kind", ("fixed", "variety", "one-to-seven"))
    cost = [0, 0, 0, 0]
    amount = 0
    kinds = 0
    if kind == "fixed":
        for number, resource in enumerate(RESOURCES):
            if resource in entry.data:
                cost[number] = entry.number(resource, 1, 9)
        amount = sum(cost)
        if amount == 0:
            raise BadEdition("edition-field-missing", entry=entry.name, fields=", ".join(RESOURCES))
    elif kind == "variety":
        amount = entry.number("amount", 1, 9)
        kinds = entry.number("kinds", 1, min(4, amount))
    copies = entry.number("copies", 1, TILES)
    confidence = entry.confidence()
    entry.done()
    return Tile(id, cost, amount, kinds, copies, confidence)
