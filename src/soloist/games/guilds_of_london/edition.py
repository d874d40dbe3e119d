"""The components: tiles, tokens, action cards, mayoral cards and the plantation, checked as they are read."""

from itertools import pairwise
from typing import Final

from soloist.engine.edition import Entry, check_count, check_different, parse
from soloist.engine.errors import BadEdition
from soloist.engine.phrase import Phrase

COLOURS: Final = ("yellow", "blue", "red", "green", "purple")
SIDES: Final = ("virginia", "ulster")
TARGETS: Final = ("any-unresolved", "unresolved-matching-card", "one-unresolved-matching-card")
COUNTED: Final = ("own-on-plantation", "two-own-masters")
EFFECTS: Final = (
    "gain-vp", "vp-per", "hire", "hire-to-tile", "hire-bonus", "move", "move-group", "plantation", "draw-now", "draw-end",
    "draw-select", "take-discard", "gain-neutral", "mayoral", "evict-opponent", "swap-with-opponent", "wild-symbols",
    "no-hand-limit", "choose-one",
)  # fmt: skip
MAYORAL_COUNTS: Final = (
    "masters-with-symbol", "masters-total", "masters-on-outer-ring", "masters-on-inner-ring", "masters-on-corners",
    "largest-group", "masters-on-special", "liverymen-on-guildhall", "cards-in-hand", "plantations-won", "rows-with-master",
    "columns-with-master", "masters-symbol-count", "masters-threshold-min", "masters-threshold-max", "distinct-symbols",
)  # fmt: skip

GUILDS: Final = 40
BUILDINGS: Final = 5
TOKENS: Final = 30
CARDS: Final = 105
MAYORAL: Final = 21


class Effect:
    """One part of an ability or reward; which numbers count depends on its name (GOL-B48)."""

    def __init__(
        self, name: str, n: int, origin: str, target: str, per: str, vp: int, most: int, draw: int, keep: int,
        options: "list[Effect]",
    ) -> None:  # fmt: skip
        self.name: Final = name
        self.n: Final = n
        self.origin: Final = origin
        self.target: Final = target
        self.per: Final = per
        self.vp: Final = vp
        self.most: Final = most
        self.draw: Final = draw
        self.keep: Final = keep
        self.options: Final = options


class Tile:
    """A guild or a special building (priority 0); its symbols are a bit for each colour."""

    def __init__(
        self, id: str, priority: int, church: bool, symbols: int, threshold: int, vp: int, rewards: list[Effect], confidence: str
    ) -> None:
        self.id: Final = id
        self.priority: Final = priority
        self.church: Final = church
        self.symbols: Final = symbols
        self.threshold: Final = threshold
        self.vp: Final = vp
        self.rewards: Final = rewards
        self.confidence: Final = confidence


class Token:
    """A reward token for second place."""

    def __init__(self, id: str, vp: int, rewards: list[Effect], copies: int, confidence: str) -> None:
        self.id: Final = id
        self.vp: Final = vp
        self.rewards: Final = rewards
        self.copies: Final = copies
        self.confidence: Final = confidence


class Card:
    """An action card."""

    def __init__(
        self, id: str, colour: int, symbols: int, cost: int, effects: list[Effect], copies: int, confidence: str
    ) -> None:
        self.id: Final = id
        self.colour: Final = colour
        self.symbols: Final = symbols
        self.cost: Final = cost
        self.effects: Final = effects
        self.copies: Final = copies
        self.confidence: Final = confidence


class Mayoral:
    """A mayoral card: `vp` for each thing counted, at most `most`; `number` is a symbol, threshold, symbol count or bonus."""

    def __init__(self, id: str, count: str, number: int, vp: int, most: int, confidence: str) -> None:
        self.id: Final = id
        self.count: Final = count
        self.number: Final = number
        self.vp: Final = vp
        self.most: Final = most
        self.confidence: Final = confidence


class Side:
    """One side of the plantation; `one_vp` is what Boris scores when you have exactly one liveryman there."""

    def __init__(self, vp: int, rewards: list[Effect], second_vp: int, one_vp: int, confidence: str) -> None:
        self.vp: Final = vp
        self.rewards: Final = rewards
        self.second_vp: Final = second_vp
        self.one_vp: Final = one_vp
        self.confidence: Final = confidence


class Components:
    """Tiles 0 to 39 are guilds by priority, 40 to 44 special buildings."""

    def __init__(
        self, tiles: list[Tile], tokens: list[Token], cards: list[Card], mayoral: list[Mayoral], sides: list[Side],
    ) -> None:  # fmt: skip
        self.tiles: Final = tiles
        self.tokens: Final = tokens
        self.cards: Final = cards
        self.mayoral: Final = mayoral
        self.sides: Final = sides
        self.tile_numbers: Final = list(range(len(tiles)))
        self.token_numbers: Final = list(range(len(tokens)))
        self.card_numbers: Final = list(range(len(cards)))
        self.mayoral_numbers: Final = list(range(len(mayoral)))


def read_components(text: str, standard: str = "") -> Components:
    file = Entry(Phrase("edition-file"), parse(text, standard))
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
            raise BadEdition("guilds-priority-twice", number=after.priority, first=before.id, second=after.id)
    ids = [tile.id for tile in guilds + buildings] + [token.id for token in tokens]
    ids += [card.id for card in cards] + [card.id for card in mayoral]
    check_different(ids)
    return Components(guilds + buildings, tokens, cards, mayoral, sides)


def _symbols(entry: Entry, field: str, low: int, high: int) -> int:
    words = entry.words(field, COLOURS)
    if not low <= len(words) <= high:
        raise entry.wrong(field, Phrase("guilds-colours", low=low, high=high))
    return sum([1 << COLOURS.index(word) for word in words])


def _tile(entry: Entry, guild: bool) -> Tile:
    id = entry.token("id")
    symbols = _symbols(entry, "colours", 1, 2) if guild else _symbols(entry, "colours", 4, 4)
    tile = Tile(
        id,
        entry.number("number", 1, 99) if guild else 0,
        False if guild else entry.flag("church"),
        symbols,
        entry.number("threshold", 1, 15),
        entry.number("vp", 0, 20),
        _effects(entry, "rewards", "tile"),
        entry.confidence(),
    )
    entry.done()
    return tile


def _token(entry: Entry) -> Token:
    token = Token(
        entry.token("id"), entry.number("vp", 0, 9), _effects(entry, "rewards", "token"), entry.number("copies", 1, TOKENS),
        entry.confidence(),
    )  # fmt: skip
    entry.done()
    return token


def _card(entry: Entry) -> Card:
    id = entry.token("id")
    colour = COLOURS.index(entry.word("colour", COLOURS))
    card = Card(
        id, colour, _symbols(entry, "symbols", 1, 2), entry.number("cost", 0, 4), _effects(entry, "effects", "card"),
        entry.number("copies", 1, CARDS), entry.confidence(),
    )  # fmt: skip
    if not card.effects:
        raise entry.wrong("effects", Phrase("edition-list"))
    entry.done()
    return card


def _mayoral(entry: Entry) -> Mayoral:
    id = entry.token("id")
    count = entry.word("count", MAYORAL_COUNTS)
    number = 0
    if count == "masters-with-symbol":
        number = COLOURS.index(entry.word("symbol", COLOURS))
    elif count == "masters-symbol-count":
        number = entry.number("symbols", 1, 2)
    elif count in ("masters-threshold-min", "masters-threshold-max"):
        number = entry.number("threshold", 1, 15)
    elif count == "distinct-symbols":
        number = entry.number("bonus_if_all", 0, 9)
    card = Mayoral(id, count, number, entry.number("vp", 1, 9), entry.number("most", 1, 30), entry.confidence())
    entry.done()
    return card


def _side(entry: Entry) -> Side:
    side = Side(
        entry.number("vp", 0, 20), _effects(entry, "rewards", "plantation"), entry.number("second_vp", 0, 20),
        entry.number("boris_one_vp", 0, 20), entry.confidence(),
    )  # fmt: skip
    entry.done()
    return side


def _effects(entry: Entry, field: str, where: str) -> list[Effect]:
    """Effects that may stand on a card, tile, token or plantation side (GOL-B52)."""
    if entry.data.get(field) == []:
        entry.read.add(field)
        return []
    return [_effect(one, where) for one in entry.entries(field, "effect")]


def _effect(entry: Entry, where: str, inside: bool = False) -> Effect:
    allowed: tuple[str, ...] = EFFECTS
    if where != "card":
        allowed = tuple([name for name in EFFECTS if name not in ("hire-bonus", "wild-symbols")])
    if where != "tile":
        allowed = tuple([name for name in allowed if name != "no-hand-limit"])
    if inside:
        allowed = tuple([name for name in allowed if name != "choose-one"])
    name = entry.word("effect", allowed)
    n, origin, target, per, vp, most, draw, keep = 1, "", "", "", 0, 0, 0, 0
    options: list[Effect] = []
    if name in ("draw-select", "mayoral"):
        draw = entry.number("draw", 1, 9)
        keep = entry.number("keep", 1, draw)
    elif name == "vp-per":
        per = entry.word("per", COUNTED)
        vp = entry.number("vp", 1, 9)
        most = entry.number("max", 1, 20)
    elif name == "hire-bonus":
        n = entry.number("extra", 1, 9)
    elif name == "choose-one":
        if entry.data.get("options") != []:
            options = [_effect(one, where, True) for one in entry.entries("options", "effect")]
        if len(options) < 2:
            raise entry.wrong("options", Phrase("guilds-two-options"))
    elif name not in ("move-group", "wild-symbols", "no-hand-limit"):
        n = entry.number("n", 1, 9)
    if name == "move":
        origin = entry.word("from", ("guildhall", "anywhere", "plantation"))
        target = entry.word("to", TARGETS if where == "card" else TARGETS[:1])
    elif name == "plantation":
        origin = entry.word("from", ("guildhall", "anywhere", "supply"))
    elif name == "hire-to-tile":
        target = entry.word("to", TARGETS[:1])
    entry.done()
    return Effect(name, n, origin, target, per, vp, most, draw, keep, options)
