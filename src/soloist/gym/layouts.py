"""What is observed of each game, in this order."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import soloist
from soloist.engine.kernel.story import THEY, YOU
from soloist.games.guilds_of_london import components as guilds_of_london
from soloist.games.guilds_of_london.state import LIVERYMEN
from soloist.games.peloponnes import components as peloponnes
from soloist.games.peloponnes.paying import Pay
from soloist.games.raiders import components as raiders
from soloist.games.raiders.state import MOST_CREW, SLOTS
from soloist.games.stone_age import components as stone_age
from soloist.games.stone_age.state import BEST_TOOL, LAST_FIELD, TOOL_SLOTS
from soloist.gym.fields import MANY, Part, among, asked, count, each, number, question, which


@cache
def layout(game: str) -> tuple[Part, ...]:
    known = soloist.GAMES[game]
    return tuple(LAYOUTS[game](known.package, known.standard.components))


def ids(things: list[Any]) -> list[str]:
    return [thing.id for thing in things]


def of_stone_age(package: str, box: stone_age.Components) -> list[Part]:
    tribes, places, slots = stone_age.TRIBES, stone_age.PLACES, [str(slot + 1) for slot in range(TOOL_SLOTS)]
    piles = [str(pile + 1) for pile in range(stone_age.PILES)]
    cards, tiles = ids(box.cards), ids(box.tiles)
    return [
        number("round", MANY, lambda s: s.round),
        number("survived", MANY, lambda s: s.survived),
        each("figures", tribes, 10, lambda s: s.figures),
        each("reserve", tribes, 10, lambda s: s.reserve),
        each("at", (f"{tribe}.{place}" for tribe in tribes for place in places), 10, lambda s: s.at),
        each("initiative", tribes, MANY, lambda s: s.initiative),
        each("placed", tribes, 1, lambda s: s.placed),
        each("acted", tribes, 1, lambda s: s.acted),
        number("food", MANY, lambda s: s.food),
        each("stock", stone_age.RESOURCES, MANY, lambda s: s.stock),
        number("field", LAST_FIELD, lambda s: s.field),
        each("tools", slots, BEST_TOOL, lambda s: s.tools),
        each("used", slots, 1, lambda s: s.used),
        count("one-use", [str(value) for value in range(BEST_TOOL + 1)], 3, lambda s: s.one_use),
        number("two-resources", 3, lambda s: s.two_resources),
        number("built", stone_age.TILES, lambda s: s.built),
        number("face-down", stone_age.TILES, lambda s: s.face_down),
        number("fatigue", MANY, lambda s: s.fatigue, low=-MANY),
        each("deck", cards, stone_age.CARDS, lambda s: s.deck),
        number("deck-left", stone_age.CARDS, lambda s: s.deck_left),
        *among("card", cards, stone_age.SPACES, lambda s: s.cards),
        number("discarded", stone_age.CARDS, lambda s: s.discarded),
        each("unseen-tiles", tiles, stone_age.TILES, lambda s: s.unseen_tiles),
        *among("pile", tiles, piles, lambda s: s.tops),
        each("height", piles, stone_age.PILE_HEIGHT, lambda s: s.heights),
        *question(
            package, "tribe", "left", "first", "proposed", "kind", "space", "missing", "good", "total", "last", "least", "pile",
            "kinds", "paid", "high", "low",
        ),
    ]  # fmt: skip


def of_raiders(package: str, box: raiders.Components) -> list[Part]:
    colours, buildings, goods, tokens = raiders.COLOURS, raiders.BUILDINGS, raiders.GOODS, raiders.TOKENS
    townsfolk, offerings, tactics = ids(box.townsfolk), ids(box.offerings), ids(box.tactics)
    return [
        number("turn", MANY, lambda s: s.turn),
        which("trigger", ("you", "adversary"), lambda s: (YOU, THEY).index(s.trigger) if s.trigger else -1),
        number("trigger-turn", MANY, lambda s: s.trigger_turn),
        which("worker", colours, lambda s: s.worker),
        *among("village", colours, buildings, lambda s: s.village),
        which("closed", buildings, lambda s: s.closed),
        each("used", buildings, 1, lambda s: s.used),
        each("set", (f"{set}.{token}" for set in box.set_names for token in tokens), raiders.MOST_TOKENS, lambda s: s.tokens),
        each("set-there", box.set_names, 1, lambda s: s.set_there),
        each("bag", tokens, MANY, lambda s: s.bag),
        each("spent-workers", colours, MANY, lambda s: s.spent_workers),
        each("lost-workers", colours, MANY, lambda s: s.lost_workers),
        each("goods", goods, MANY, lambda s: s.goods),
        each("supply", goods, MANY, lambda s: s.supply),
        number("armour", raiders.MOST_ARMOUR, lambda s: s.armour),
        number("valkyries", raiders.LAST_VALKYRIE, lambda s: s.valkyries),
        number("valkyries-taken", MANY, lambda s: s.valkyries_taken),
        number("valkyries-gone", MANY, lambda s: s.valkyries_gone),
        number("vp", MANY, lambda s: s.vp, low=-MANY),
        count("offerings", offerings, 9, lambda s: s.tiles),
        each("hand", townsfolk, 9, lambda s: s.hand),
        number("hand-size", MANY, lambda s: s.hand_size),
        each("crew", townsfolk, MOST_CREW, lambda s: s.crew),
        number("crew-size", MOST_CREW, lambda s: s.crew_size),
        each("deck", townsfolk, 9, lambda s: s.deck),
        number("deck-left", MANY, lambda s: s.deck_left),
        each("under", townsfolk, 9, lambda s: s.under),
        each("discards", townsfolk, 9, lambda s: s.discards),
        *among("display", offerings, [str(slot + 1) for slot in range(SLOTS)], lambda s: s.display),
        count("stack", offerings, 9, lambda s: [tile for group in s.groups for tile in group]),
        number("stack-left", MANY, lambda s: sum(s.group_left)),
        number("adversary.armour", raiders.MOST_ARMOUR, lambda s: s.foe.armour),
        number("adversary.provisions", MANY, lambda s: s.foe.provisions),
        number("adversary.valkyries", MANY, lambda s: s.foe.valkyries),
        number("adversary.vp", MANY, lambda s: s.foe.vp),
        count("adversary.offerings", offerings, 9, lambda s: s.foe.tiles),
        number("adversary.face-down", MANY, lambda s: s.foe.face_down),
        each("tactics", tactics, 1, lambda s: s.tactics),
        number("pile-left", MANY, lambda s: s.pile_left),
        number("first-pass", 1, lambda s: s.first_pass),
        each("tactic-discards", tactics, 1, lambda s: s.tactic_discards),
        which("last-tactic", tactics, lambda s: s.last_tactic),
        *question(
            package, "left", "first", "settlement", "placed", "good", "colour", "worker", "flat", "paid", "amount", "gained",
            "dice", "leaving", "more", "less", "building",
        ),
    ]  # fmt: skip


def of_guilds_of_london(package: str, box: guilds_of_london.Components) -> list[Part]:
    colours = guilds_of_london.COLOURS
    cells = [guilds_of_london.cell_token(cell) for cell in range(guilds_of_london.CELLS)]
    coloured = [f"{cell}.{colour}" for cell in cells for colour in colours]
    cards, mayoral, tokens = ids(box.cards), ids(box.mayoral), ids(box.tokens)

    def of_tiles(name: str) -> Any:
        """What is printed on the tile of each cell; 0 where none lies."""
        printed = [getattr(tile, name) for tile in box.tiles]
        return lambda s: [printed[tile] if tile >= 0 else 0 for tile in s.tiles]

    return [
        number("round", 10, lambda s: s.round),
        number("vp", MANY, lambda s: s.vp, low=-MANY),
        number("boris.vp", MANY, lambda s: s.boris.vp, low=-MANY),
        number("boris.cards", 4, lambda s: s.boris.cards),
        each("tile", cells, len(box.tiles), lambda s: s.tiles, low=-1),
        each("symbol", coloured, 1, lambda s: [symbols >> bit & 1 for symbols in s.symbols for bit in range(len(colours))]),
        each("threshold", cells, MANY, of_tiles("threshold")),
        each("prize", cells, MANY, of_tiles("vp")),
        each("resolved", cells, 1, lambda s: s.resolved),
        each("masters", cells, 1, lambda s: s.masters),
        each("yours", cells, LIVERYMEN, lambda s: s.yours),
        each("theirs", cells, MANY, lambda s: s.theirs),
        each("raised", cells, 1, lambda s: s.raised),
        each("token", cells, len(tokens), lambda s: s.tokens, low=-1),
        which("beadle", cells, lambda s: s.beadle),
        number("beadle-done", 1, lambda s: s.beadle_done),
        each("unseen-tokens", tokens, guilds_of_london.TOKENS, lambda s: s.unseen_tokens),
        number("guildhall", LIVERYMEN, lambda s: s.guildhall),
        number("supply", LIVERYMEN, lambda s: s.supply),
        number("plantation", LIVERYMEN, lambda s: s.plantation),
        number("store", MANY, lambda s: s.store),
        number("scoreboard", MANY, lambda s: s.scoreboard),
        number("lent", MANY, lambda s: s.lent),
        which("side", guilds_of_london.SIDES, lambda s: s.side),
        number("plantations-won", 2, lambda s: s.plantations_won),
        each("hand", cards, 9, lambda s: s.hand),
        number("hand-size", MANY, lambda s: s.hand_size),
        each("deck", cards, 9, lambda s: s.deck),
        number("deck-left", MANY, lambda s: s.deck_left),
        each("discards", cards, 9, lambda s: s.discards),
        each("aside", cards, 9, lambda s: s.aside),
        count("mayoral", mayoral, 1, lambda s: s.mayoral),
        count("mayoral-seen", mayoral, 1, lambda s: s.mayoral_seen),
        each("mayoral-deck", mayoral, 1, lambda s: s.mayoral_deck),
        each("mayoral-discards", mayoral, 1, lambda s: s.mayoral_discards),
        number("your-turn", 1, lambda s: s.your_turn),
        number("played", 1, lambda s: s.played),
        number("hire-bonus", MANY, lambda s: s.hire_bonus),
        number("wild", 1, lambda s: s.wild),
        number("draw-end", MANY, lambda s: s.draw_end),
        number("no-hand-limit", 1, lambda s: s.no_hand_limit),
        *question(package, "left", "first", "origin", "fixed", "card", "wanted", "yours", "cell", "goal", "most"),
    ]


def of_peloponnes(package: str, box: peloponnes.Components) -> list[Part]:
    tiles, goods = ids(box.tiles), peloponnes.GOODS
    numbers = {tile.id: place for place, tile in enumerate(box.tiles)}
    civilizations, heroes = ids(box.civilizations), ids(box.heroes)

    def of_payment(name: str) -> Callable[[Any], Sequence[int]]:
        return lambda s: getattr(asked(s), name) if isinstance(asked(s), Pay) else ()

    return [
        number("round", peloponnes.ROUNDS, lambda s: s.round),
        which("civilization", civilizations, lambda s: s.civilization),
        which("hero", heroes, lambda s: s.hero),
        which("colony", ids(box.colonies), lambda s: s.colony),
        each("goods", goods, MANY, lambda s: s.goods),
        number("clovers", MANY, lambda s: s.clovers),
        count("land", tiles, 1, lambda s: s.land),
        count("buildings", tiles, 1, lambda s: s.buildings),
        count("debts", tiles, 1, lambda s: [tile for tile, owed in zip(s.buildings, s.debts, strict=True) if owed]),
        which("bought", (*peloponnes.ROWS, "passed"), lambda s: s.bought),
        count("row.normal", tiles, 1, lambda s: s.rows[peloponnes.NORMAL] if s.rows else ()),
        count("row.conquest", tiles, 1, lambda s: s.rows[peloponnes.CONQUEST] if s.rows else ()),
        each(
            "unseen", (tiles[one] for group in box.group_numbers for one in group), 1, lambda s: [n for g in s.unseen for n in g]
        ),
        each("unseen-left", peloponnes.GROUPS, 15, lambda s: s.unseen_left),
        each("chips", peloponnes.CHIP_NAMES, 8, lambda s: s.chips),
        number("angelos.strength", MANY, lambda s: s.foe.strength),
        number("angelos.clovers", MANY, lambda s: s.foe.clovers),
        number("angelos.markers", MANY, lambda s: s.foe.markers),
        count("angelos.tiles", tiles, 1, lambda s: [numbers[tile.id] for tile in s.foe.tiles]),
        which(
            "angelos.civilization",
            civilizations,
            lambda s: civilizations.index(s.foe.civilization.id) if s.foe.civilization else -1,
        ),
        which("angelos.hero", heroes, lambda s: heroes.index(s.foe.hero.id) if s.foe.hero else -1),
        each("asked.cost", goods, MANY, of_payment("cost")),
        each("asked.replaced", goods, MANY, of_payment("replaced")),
        *question(package, "left", "first", "missing", "disaster", "lost", "keep_goods", "debt"),
    ]


LAYOUTS: dict[str, Callable[[str, Any], list[Part]]] = {
    "stone-age": of_stone_age,
    "raiders": of_raiders,
    "guilds-of-london": of_guilds_of_london,
    "peloponnes": of_peloponnes,
}
