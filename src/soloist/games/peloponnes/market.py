"""Revealing tiles, buying one or passing, and Angelos's choice (PEL-S19 to PEL-S28, PEL-B11 to PEL-B17, PEL-B39)."""

from typing import Final

from soloist.engine.machine import Act, Chance, Decision
from soloist.engine.odds import Odds
from soloist.engine.phrase import Phrase
from soloist.games.peloponnes.building import AddTile, RaiseStrength
from soloist.games.peloponnes.names import goods_list, tile_name, tile_text
from soloist.games.peloponnes.paying import can_pay, pay
from soloist.games.peloponnes.state import COINS, CONQUEST, FOOD, NORMAL, PASSED, Peloponnes
from soloist.games.peloponnes.supply import SupplyRound

ROW_SIZES: Final = (2, 3)
PASS: Final = 100
DEBT: Final = 50
"""Added to a tile's number: its construction is not paid now."""


class RevealTiles(Act[Peloponnes]):
    """Five tiles one by one, the normal row first (PEL-S19, PEL-S20, PEL-B11)."""

    rule = "PEL-S19"

    def run(self, s: Peloponnes) -> None:
        for row in (NORMAL, CONQUEST):
            if len(s.rows[row]) < ROW_SIZES[row]:
                s.then(RevealTile(row), self)
                return


class RevealTile(Chance[Peloponnes]):
    """The next tile: group A before B before C; a supply symbol brings a supply round at once (PEL-B08, PEL-B12)."""

    rule = "PEL-B11"

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def group(self, s: Peloponnes) -> int:
        for group in range(len(s.unseen_left)):
            if s.unseen_left[group]:
                return group
        raise IndexError("no tile is left")

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-tile", row="conquest" if self.row == CONQUEST else "normal")

    def token(self, s: Peloponnes, option: int) -> str:
        return s.tile(option).id

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        return tile_text(s.tile(option))

    def source(self, s: Peloponnes) -> str:
        return "tiles"

    def odds(self, s: Peloponnes) -> Odds:
        group = self.group(s)
        return Odds(s.setting.components.group_numbers[group], s.unseen[group], s.unseen_left[group])

    def settle(self, s: Peloponnes, outcome: int) -> None:
        group = self.group(s)
        s.unseen[group][s.setting.components.group_numbers[group].index(outcome)] = 0
        s.unseen_left[group] -= 1
        s.rows[self.row].append(outcome)
        if s.story is not None:
            row = "conquest" if self.row == CONQUEST else "normal"
            s.tell(self.rule, "told-tile", tile=tile_text(s.tile(outcome)), row=row)
        if s.tile(outcome).supply:
            s.tell("PEL-B12", "told-supply-symbol")
            s.then(SupplyRound())


def price(s: Peloponnes, number: int, row: int) -> int:
    """The printed minimum; in the conquest row with surcharge, colony and hero, never below 0 (PEL-G06)."""
    printed = s.tile(number).price
    if row == NORMAL:
        return printed
    return max(0, printed + s.setting.surcharge + s.my_colony().conquest_price - s.ability("conquest-discount"))


def matches(s: Peloponnes, number: int) -> bool:
    """Land must share a resource of its income with the outermost land tile (PEL-B19, PEL-B20)."""
    if not s.land or s.land_is_free():
        return True
    income, before = s.tile(number).income, s.tile(s.land[-1]).income
    for good in range(FOOD + 1):
        if income[good] and before[good]:
            return True
    return False


def full_cost(s: Peloponnes, number: int, row: int, debt: bool) -> list[int]:
    """Price and construction, or price and the coin that is parked (PEL-B21, PEL-B39)."""
    cost = [0] * 7 if debt or s.tile(number).land else s.construction(number)
    cost[COINS] = price(s, number, row) + (1 if debt else 0)
    return cost


class Buy(Decision[Peloponnes]):
    """One of the tiles you can pay and lay, a building also on debt, or pass (PEL-S21, PEL-B39, PEL-G03)."""

    rule = "PEL-S21"

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-buy", coins=s.goods[COINS])

    def options(self, s: Peloponnes) -> list[int]:
        options: list[int] = []
        for row in (NORMAL, CONQUEST):
            for number in s.rows[row]:
                if s.tile(number).land:
                    if matches(s, number) and can_pay(s, full_cost(s, number, row, False)):
                        options.append(number)
                    continue
                if can_pay(s, full_cost(s, number, row, False)):
                    options.append(number)
                if sum(s.construction(number)) and can_pay(s, full_cost(s, number, row, True)):
                    options.append(number + DEBT)
        options.append(PASS)
        return options

    def token(self, s: Peloponnes, option: int) -> str:
        if option == PASS:
            return "pass"
        return s.tile(option - DEBT).id + "-debt" if option >= DEBT else s.tile(option).id

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        if option == PASS:
            return Phrase("option-pass", coins=s.my_colony().pass_coins)
        debt = option >= DEBT
        number = option - DEBT if debt else option
        row = CONQUEST if number in s.rows[CONQUEST] else NORMAL
        how = "debt" if debt else "now"
        return Phrase("option-buy", how=how, tile=tile_name(s.tile(number)), cost=goods_list(full_cost(s, number, row, debt)))

    def target(self, s: Peloponnes, option: int) -> str:
        return "" if option == PASS else s.tile(option - DEBT if option >= DEBT else option).id

    def take(self, s: Peloponnes, option: int) -> None:
        s.then(RaiseStrength())
        if option == PASS:
            s.bought = PASSED
            s.gain(COINS, s.my_colony().pass_coins)
            s.headline("you", "PEL-B15", "told-pass", coins=s.my_colony().pass_coins)
            return
        debt = option >= DEBT
        number = option - DEBT if debt else option
        s.bought = CONQUEST if number in s.rows[CONQUEST] else NORMAL
        cost = full_cost(s, number, s.bought, debt)
        if s.story is not None:
            s.headline("you", self.rule, "told-bought", tile=tile_name(s.tile(number)), price=price(s, number, s.bought))
        s.rows[s.bought].remove(number)
        s.then(AddTile(number, debt))
        pay(s, cost)


class AngelosTakes(Act[Peloponnes]):
    """From the other row; from the conquest row also Strength by the tile's Prestige (PEL-S24 to PEL-S28); the rest leaves."""

    rule = "PEL-S24"

    def run(self, s: Peloponnes) -> None:
        row = NORMAL if s.bought == CONQUEST else CONQUEST
        place = s.foe.choose([s.tile(number) for number in s.rows[row]])
        tile = s.tile(s.rows[row].pop(place))
        s.foe.tiles.append(tile)
        if s.story is not None:
            s.headline("angelos", "PEL-S26" if row == NORMAL else "PEL-S27", "told-angelos", tile=tile_name(tile))
            s.tell("PEL-S12", "told-angelos-why", prestige=tile.prestige, inhabitants=tile.inhabitants)
        if row == CONQUEST:
            s.foe.strength += tile.prestige
            s.tell("PEL-S28", "told-angelos-strength", gained=tile.prestige, strength=s.foe.strength)
        for other in (NORMAL, CONQUEST):
            s.gone += len(s.rows[other])
            s.rows[other].clear()
