"""Revealing tiles, and buying one or passing."""

from typing import Final

from soloist.engine.kernel.bill import Bill
from soloist.engine.kernel.machine import Act, Chance, Offer
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import first_of, pair, second_of
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import YOU
from soloist.games.peloponnes.angelos_turn import row_left, tile_for_angelos
from soloist.games.peloponnes.bills import luxury_bill
from soloist.games.peloponnes.building import AddTile, RaiseStrength
from soloist.games.peloponnes.components import (
    COINS,
    CONQUEST,
    DEBT_COINS,
    FOOD,
    GROUP_SIZES,
    LUXURY,
    NONE,
    NORMAL,
    PASS_COINS,
    PASSED,
    ROUNDS,
    ROW_SIZES,
    ROWS,
    no_goods,
)
from soloist.games.peloponnes.ending import coins_per_prestige
from soloist.games.peloponnes.marks import PASS, good_mark, row_mark
from soloist.games.peloponnes.names import goods, goods_list, tile_gains, tile_name, tile_option, tile_text
from soloist.games.peloponnes.paying import LUXURY_PER_UNIT, WITH_LUXURY, announced, can_keep_goods, can_pay, pay
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.supply import SupplyRound, is_last
from soloist.games.peloponnes.tally import show_changes, tally

PAID: Final = 0
OWED: Final = 1
"""How a tile is taken: its construction cost is paid now, or owed."""
ON_DEBT: Final = "-debt"
"""Suffix of the token of an option that owes; no tile id may end with it."""


def row_to_fill(s: Peloponnes) -> int:
    """The row that lacks a tile, the normal one first; NONE when both are full (PEL-S19, PEL-S20)."""
    for row in (NORMAL, CONQUEST):
        if len(s.rows[row]) < ROW_SIZES[row]:
            return row
    return NONE


class RevealTiles(Act[Peloponnes]):
    """Reveal five tiles one by one (PEL-S19, PEL-S20, PEL-B11)."""

    rule = "PEL-S19"

    def run(self, s: Peloponnes) -> None:
        row = row_to_fill(s)
        if row != NONE:
            s.then(RevealTile(row), self)


def is_open(s: Peloponnes) -> bool:
    """Whether all tiles are revealed, no supply round interrupts the market, and you have not chosen yet."""
    return s.bought == NONE and row_to_fill(s) == NONE and s.expects(RevealTiles) is None


def supplies(s: Peloponnes) -> list[tuple[int, int]]:
    """The first and the last round of each supply round still to come; past the game for that at its end (PEL-B32)."""
    round = s.round if s.expects(RevealTiles) is not None else s.round + 1
    revealed, found = 0, []
    for group, size in enumerate(GROUP_SIZES):
        for index, number in enumerate(s.setting.components.group_numbers[group]):
            if s.unseen[group][index] and s.tile(number).supply:
                found.append((max(round, revealed // sum(ROW_SIZES) + 1), (revealed + size) // sum(ROW_SIZES)))
        revealed += size
    return found if is_last(s) else [*found, (ROUNDS + 1, ROUNDS + 1)]


class RevealTile(Chance[Peloponnes]):
    """Reveal the next tile: group A before B before C. A supply symbol starts a supply round at once (PEL-B08, PEL-B12)."""

    rule = "PEL-B11"

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def group(self, s: Peloponnes) -> int:
        for group in range(len(s.unseen_left)):
            if s.unseen_left[group]:
                return group
        raise IndexError("no tile is left")

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-tile", row=ROWS[self.row])

    def token(self, s: Peloponnes, option: int) -> str:
        return s.tile(option).id

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        return tile_option(s.tile(option))

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
        tile = s.tile(outcome)
        if s.story is not None:
            s.tell(self.rule, "told-tile", tile=tile_text(tile), row=ROWS[self.row])
            s.touch(tile.id)
        if tile.supply:
            s.tell("PEL-B12", "told-supply-symbol")
            s.touch(tile.id)
            s.then(SupplyRound())  # with the current Strength of both sides (PEL-G04)


def price(s: Peloponnes, number: int, row: int) -> int:
    """The printed minimum; in the conquest row changed by surcharge, colony and hero, but at least 0 (PEL-G06, PEL-B14)."""
    coins = s.tile(number).price  # there is no bidding (PEL-B13)
    if row == NORMAL:
        return coins
    coins += s.setting.surcharge
    for ability in s.abilities:
        coins += ability.conquest_coins()
    return max(0, coins)


def matches(s: Peloponnes, number: int) -> bool:
    """Land must share a resource of its income with the outermost land tile (PEL-B19, PEL-B20)."""
    if not s.land or s.land_is_free():
        return True
    income, before = s.tile(number).income, s.tile(s.land[-1]).income
    for good in range(FOOD + 1):
        if income[good] and before[good]:
            return True
    return False


def full_cost(s: Peloponnes, number: int, row: int, how: int) -> list[int]:
    """Price and construction cost, or price and the coin put on the building (PEL-B21, PEL-B39). Land has no construction cost
    (PEL-B05)."""
    cost = no_goods() if how == OWED or s.tile(number).land else s.construction(number)
    cost[COINS] = price(s, number, row) + (DEBT_COINS if how == OWED else 0)
    return cost


def pass_coins(s: Peloponnes) -> int:
    """The coins you get for passing (PEL-B15)."""
    coins = PASS_COINS
    for ability in s.abilities:
        coins = ability.pass_coins(coins)
    return coins


def row_of(s: Peloponnes, number: int) -> int:
    """The row of a tile on the market."""
    return CONQUEST if number in s.rows[CONQUEST] else NORMAL


class Buy(Offer[Peloponnes]):
    """Buy a tile you can pay and place, a building also on debt, or pass (PEL-S21, PEL-B39, PEL-G03).

    Options are pairs of the index of the tile and PAID or OWED. Luxury can replace coins (PEL-B16). After the word `luxury` you
    keep goods and are asked which (PEL-B40).
    """

    rule = "PEL-S21"
    words = (WITH_LUXURY,)
    declining = "pass"

    def __init__(self, keep_goods: bool = False) -> None:
        self.keep_goods: Final = keep_goods

    def question(self, s: Peloponnes) -> Phrase:
        luxury = "yes" if self.keep_goods else "no"
        opening = "yes" if s.round == 1 else "no"
        held, per = goods(LUXURY, s.goods[LUXURY]), coins_per_prestige(s)
        return Phrase("ask-buy", luxury=luxury, coins=s.goods[COINS], per=per, held=held, opening=opening)

    def options(self, s: Peloponnes) -> list[int]:
        options: list[int] = []
        for row in (NORMAL, CONQUEST):
            for number in s.rows[row]:
                land = s.tile(number).land
                if land and not matches(s, number):
                    continue
                cost = full_cost(s, number, row, PAID)
                if self.allows(s, cost):
                    options.append(pair(number, PAID))
                # A building without construction cost cannot be bought on debt.
                if not land and sum(cost) > cost[COINS] and self.allows(s, full_cost(s, number, row, OWED)):
                    options.append(pair(number, OWED))
        return options

    def allows(self, s: Peloponnes, cost: list[int]) -> bool:
        return can_keep_goods(s, cost) if self.keep_goods else can_pay(s, cost)

    def has(self, s: Peloponnes, word: str) -> bool:
        if self.keep_goods:
            return False
        return word == self.declining or (s.goods[LUXURY] >= LUXURY_PER_UNIT and bool(Buy(True).options(s)))

    def token(self, s: Peloponnes, option: int) -> str:
        id = s.tile(first_of(option)).id
        return id + ON_DEBT if second_of(option) == OWED else id

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        number, how = first_of(option), second_of(option)
        cost = full_cost(s, number, row_of(s, number), how)
        tile = s.tile(number)
        return Phrase(
            "option-buy",
            how="debt" if how == OWED else "now",
            tile=tile_name(tile),
            payment=announced(s, cost, self.keep_goods, how == OWED),
            brings=tile_gains(tile),
            owed=goods_list(s.construction(number)),
        )

    def target(self, s: Peloponnes, option: int) -> str:
        return s.tile(first_of(option)).id

    def mark(self, s: Peloponnes, option: int) -> Mark | None:
        return good_mark(COINS) if second_of(option) == OWED else row_mark(row_of(s, first_of(option)))

    def bills(self, s: Peloponnes) -> list[Bill]:
        found: list[Bill] = []
        for option in [] if self.keep_goods else self.options(s):
            number, token = first_of(option), self.token(s, option)
            cost = full_cost(s, number, row_of(s, number), second_of(option))
            found += luxury_bill(s, token, cost, (token,), (WITH_LUXURY, token))
        return found

    def take(self, s: Peloponnes, option: int) -> None:
        number, owed = first_of(option), second_of(option) == OWED
        s.bought = row_of(s, number)
        cost = full_cost(s, number, s.bought, second_of(option))
        if s.story is not None:
            tile, how = s.tile(number), "debt" if owed else "now"
            s.headline("you", self.rule, "told-bought", YOU, tile=tile_name(tile), how=how, row=ROWS[s.bought])
            s.touch(tile.id)
        s.rows[s.bought].remove(number)
        s.then(AddTile(number, owed), RaiseStrength())
        pay(s, cost, self.keep_goods, owed)

    def word_phrase(self, s: Peloponnes, word: str) -> Phrase:
        if word == WITH_LUXURY:
            return Phrase("option-luxury")
        row = row_left(PASSED)
        his = tile_name(s.tile(tile_for_angelos(s, row))) if s.rows[row] else Phrase("nothing")
        return Phrase("option-pass", coins=pass_coins(s), tile=his)

    def word_mark(self, s: Peloponnes, word: str) -> Mark | None:
        return good_mark(LUXURY) if word == WITH_LUXURY else PASS

    def take_word(self, s: Peloponnes, word: str) -> None:
        if word == WITH_LUXURY:
            s.then(Buy(True))
            return
        before, coins = tally(s), pass_coins(s)
        # A player who cannot buy was not asked, so the story says why (PEL-G03).
        forced = s.story is not None and not self.options(s)
        s.bought = PASSED
        s.gain(COINS, coins)
        if forced:
            s.headline("you", "PEL-G03", "told-cannot-buy", coins=coins)
        else:
            s.headline("you", "PEL-B15", "told-pass", YOU, coins=coins)
        show_changes(s, before)
        s.then(RaiseStrength())
