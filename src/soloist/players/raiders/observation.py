"""The observation of Raiders, in this order."""

from soloist.engine.kernel.story import THEY, YOU
from soloist.games.raiders import components
from soloist.games.raiders.state import MOST_CREW, SLOTS
from soloist.players.fields import MANY, Part, among, count, each, ids, number, question, which


def observation(package: str, box: components.Components) -> list[Part]:
    colours, buildings, goods, tokens = components.COLOURS, components.BUILDINGS, components.GOODS, components.TOKENS
    townsfolk, offerings, tactics = ids(box.townsfolk), ids(box.offerings), ids(box.tactics)
    return [
        number("turn", MANY, lambda s: s.turn),
        which("trigger", ("you", "adversary"), lambda s: (YOU, THEY).index(s.trigger) if s.trigger else -1),
        number("trigger-turn", MANY, lambda s: s.trigger_turn),
        which("worker", colours, lambda s: s.worker),
        *among("village", colours, buildings, lambda s: s.village),
        which("closed", buildings, lambda s: s.closed),
        each("used", buildings, 1, lambda s: s.used),
        each("set", (f"{set}.{token}" for set in box.set_names for token in tokens), components.MOST_TOKENS, lambda s: s.tokens),
        each("set-there", box.set_names, 1, lambda s: s.set_there),
        each("bag", tokens, MANY, lambda s: s.bag),
        each("spent-workers", colours, MANY, lambda s: s.spent_workers),
        each("lost-workers", colours, MANY, lambda s: s.lost_workers),
        each("goods", goods, MANY, lambda s: s.goods),
        each("supply", goods, MANY, lambda s: s.supply),
        number("armour", components.MOST_ARMOUR, lambda s: s.armour),
        number("valkyries", components.LAST_VALKYRIE, lambda s: s.valkyries),
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
        number("adversary.armour", components.MOST_ARMOUR, lambda s: s.foe.armour),
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
