"""How cards, tiles, sets and goods are called, in questions, story and scene alike."""

from soloist.engine.phrase import Phrase
from soloist.games.raiders.edition import BUILDINGS, GOODS, KINDS, Effect, Offering, Settlement, Tactic, Townsfolk
from soloist.games.raiders.state import Raiders

TOKENS = ("gold", "iron", "livestock", "valkyrie")


def goods(good: str, amount: int) -> Phrase:
    return Phrase("goods", good=good, amount=amount)


def goods_list(amounts: list[int], names: tuple[str, ...]) -> Phrase:
    parts = [goods(name, amount) for name, amount in zip(names, amounts, strict=False) if amount]
    return Phrase("list", goods=tuple(parts)) if parts else Phrase("nothing")


def card_name(card: Townsfolk) -> Phrase:
    return Phrase("townsfolk", id=card.id)


def card_text(card: Townsfolk) -> Phrase:
    """Name, cost, strength and crew effect: what counts when hiring."""
    return Phrase("card-text", name=card_name(card), cost=card.cost, strength=card.strength, crew=crew_text(card.crew))


def hall_text(effect: Effect) -> Phrase:
    """What the card does at the Town Hall, and whether that means anything alone (RNS-S47, RNS-S48)."""
    if effect.name == "gain":
        return Phrase("hall-gain", goods=goods_list(effect.gains, (*GOODS, "armour")))
    if effect.name == "exchange":
        gain = goods(GOODS[effect.good], 1) if effect.good >= 0 else Phrase("any-plunder")
        pay = Phrase("one-crew") if effect.per == "crew" else goods(effect.per, effect.amount)
        return Phrase("hall-exchange", pay=pay, gain=gain)
    if effect.name == "weaken":
        return Phrase("hall-weaken", goods=goods(effect.per, effect.amount))
    return Phrase("hall", effect=effect.name, amount=effect.amount)


def crew_text(effect: Effect) -> Phrase:
    if effect.name in ("raid-vp", "raid-strength"):
        return Phrase("crew-raid", effect=effect.name, kind=KINDS[effect.kind], amount=effect.amount)
    if effect.name == "raid-cost":
        return Phrase("crew-cost", kind=KINDS[effect.kind], goods=goods(GOODS[effect.good], effect.amount))
    if effect.name == "building":
        return Phrase("crew-building", building=BUILDINGS[effect.kind], amount=effect.amount)
    return Phrase("crew", effect=effect.name, per=effect.per or "none", step=effect.step, amount=effect.amount)


def tile_text(tile: Offering) -> Phrase:
    return Phrase("offering", cost=goods_list(tile.cost, GOODS), vp=tile.vp)


def set_text(s: Raiders, number: int) -> Phrase:
    tokens = goods_list(s.tokens[4 * number : 4 * number + 4], TOKENS)
    worker = ("black", "grey", "white")[s.setting.components.set_worker[number]]
    return Phrase("set", tokens=tokens, worker=worker)


def set_short(s: Raiders, number: int) -> Phrase:
    """A number and a letter for each kind of token, and the worker's letter."""
    gold, iron, livestock, valkyries = s.tokens[4 * number : 4 * number + 4]
    worker = ("black", "grey", "white")[s.setting.components.set_worker[number]]
    return Phrase("set-short", gold=gold, iron=iron, livestock=livestock, valkyries=valkyries, worker=worker)


def place_name(place: Settlement) -> Phrase:
    return Phrase("settlement", id=place.id)


def table_rows(place: Settlement) -> Phrase:
    """What strength pays there, or the VP that are always paid."""
    rows = tuple(Phrase("table-row", strength=place.table[row], vp=place.table[row + 1]) for row in range(0, len(place.table), 2))
    return Phrase("list", goods=rows) if rows else Phrase("fixed-vp", vp=place.vp)


def tactic_text(card: Tactic, place: Settlement) -> Phrase:
    gains = goods_list([card.gain_armour, card.gain_provisions, card.gain_offerings], ("armour", "provisions", "offering"))
    return Phrase(
        "tactic", place=place_name(place), armour=card.armour, provisions=card.provisions, vp=card.vp, gains=gains,
        closes=BUILDINGS[card.closes],
    )  # fmt: skip
