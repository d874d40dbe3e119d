"""The observation of Raiders, in this order."""

from soloist.engine.kernel.story import THEY, YOU
from soloist.games.raiders import components
from soloist.games.raiders.state import MOST_CREW, SLOTS
from soloist.players.fields import MANY, Part, among, count, each, ids, number, question, which


def observation(package: str, box: components.Components) -> list[Part]:
    colours, buildings, goods, tokens = components.COLOURS, components.BUILDINGS, components.GOODS, components.TOKENS
    townsfolk, offerings, tactics = ids(box.townsfolk), ids(box.offerings), ids(box.tactics)
    return [
        number("turn", MANY, "turn"),
        which("trigger", ("you", "adversary"), lambda s: (YOU, THEY).index(s.trigger) if s.trigger else -1),
        number("trigger-turn", MANY, "trigger_turn"),
        which("worker", colours, "worker"),
        *among("village", colours, buildings, "village"),
        which("closed", buildings, "closed"),
        each("used", buildings, 1, "used"),
        each("set", (f"{set}.{token}" for set in box.set_names for token in tokens), components.MOST_TOKENS, "tokens"),
        each("set-there", box.set_names, 1, "set_there"),
        each("bag", tokens, MANY, "bag"),
        each("spent-workers", colours, MANY, "spent_workers"),
        each("lost-workers", colours, MANY, "lost_workers"),
        each("goods", goods, MANY, "goods"),
        each("supply", goods, MANY, "supply"),
        number("armour", components.MOST_ARMOUR, "armour"),
        number("valkyries", components.LAST_VALKYRIE, "valkyries"),
        number("valkyries-taken", MANY, "valkyries_taken"),
        number("valkyries-gone", MANY, "valkyries_gone"),
        number("vp", MANY, "vp", low=-MANY),
        count("offerings", offerings, 9, "tiles"),
        each("hand", townsfolk, 9, "hand"),
        number("hand-size", MANY, "hand_size"),
        each("crew", townsfolk, MOST_CREW, "crew"),
        number("crew-size", MOST_CREW, "crew_size"),
        each("deck", townsfolk, 9, "deck"),
        number("deck-left", MANY, "deck_left"),
        each("under", townsfolk, 9, "under"),
        each("discards", townsfolk, 9, "discards"),
        *among("display", offerings, [str(slot + 1) for slot in range(SLOTS)], "display"),
        count("stack", offerings, 9, lambda s: [tile for group in s.groups for tile in group]),
        number("stack-left", MANY, lambda s: sum(s.group_left)),
        number("adversary.armour", components.MOST_ARMOUR, "foe.armour"),
        number("adversary.provisions", MANY, "foe.provisions"),
        number("adversary.valkyries", MANY, "foe.valkyries"),
        number("adversary.vp", MANY, "foe.vp"),
        count("adversary.offerings", offerings, 9, "foe.tiles"),
        number("adversary.face-down", MANY, "foe.face_down"),
        each("tactics", tactics, 1, "tactics"),
        number("pile-left", MANY, "pile_left"),
        number("first-pass", 1, "first_pass"),
        each("tactic-discards", tactics, 1, "tactic_discards"),
        which("last-tactic", tactics, "last_tactic"),
        *question(
            package, "left", "first", "settlement", "placed", "good", "colour", "worker", "flat", "paid", "amount", "gained",
            "dice", "leaving", "more", "less", "building",
        ),
    ]  # fmt: skip
