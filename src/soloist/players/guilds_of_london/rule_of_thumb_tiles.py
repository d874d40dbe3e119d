"""The worth of a tile and of one more liveryman on it, for the rule of thumb of Guilds of London; it expects Boris's coming
cards."""

from typing import Final

from soloist.games.guilds_of_london.aims import CardsInHand, LiverymenOnGuildhall, Masters, PlantationsWon
from soloist.games.guilds_of_london.beadle import next_tile, route
from soloist.games.guilds_of_london.boris import NOWHERE
from soloist.games.guilds_of_london.components import ALL_SYMBOLS, CELLS, neighbours
from soloist.games.guilds_of_london.ending import LAST_ROUND
from soloist.games.guilds_of_london.resolving import wins_ties
from soloist.games.guilds_of_london.state import Guilds
from soloist.players.guilds_of_london.rule_of_thumb_parts import CARD, ENOUGH_MEN, part_worth

MASTER: Final = 0.5
"""The worth of a master in addition to his tile."""
BEGUN: Final = 0.4
"""The share of its worth that a liveryman keeps who waits on a tile for a later round."""
LAST_NEUTRAL: Final = 0.5
"""The worth of a card when it can only buy neutrals."""
VISITS: Final = 3
"""Do not start on this many tiles ahead of the beadle."""
LAST_NUMBER: Final = 99
EVERYWHERE: Final = list(range(CELLS))
"""All cells of the grid."""


def tile_worth(s: Guilds, cell: int, scored: list[int]) -> float:
    """Points, rewards, and what your master there adds to adjacent masters and mayoral cards; `scored` is what those score
    now."""
    tile = s.tile(cell)
    worth = float(tile.vp)
    for part in tile.rewards:
        worth += part_worth(s, part, [])
    return worth + master_worth(s, cell, scored)


def scored_now(s: Guilds) -> list[int]:
    """What each of your mayoral cards would score now."""
    return [s.setting.components.mayoral[number].worth(s) for number in s.mayoral]


def master_worth(s: Guilds, cell: int, scored: list[int]) -> float:
    """What a master on this tile adds to the final score as things stand, and an allowance for future mayoral cards."""
    worth = MASTER
    for other in neighbours(cell):
        if s.masters[other]:
            worth += s.setting.pair_vp
    for held in range(len(scored)):
        card = s.setting.components.mayoral[s.mayoral[held]]
        aim = card.aim
        if isinstance(aim, Masters):
            worth += min(card.vp, card.most - scored[held]) if aim.fits(s, cell) else 0
        elif not isinstance(aim, (LiverymenOnGuildhall, CardsInHand, PlantationsWon)):
            s.masters[cell] = True
            worth += card.worth(s) - scored[held]
            s.masters[cell] = False
    return worth


def token_worth(s: Guilds, cell: int) -> float:
    """The worth of second place on a tile."""
    token = s.setting.components.tokens[s.tokens[cell]]
    worth = float(token.vp)
    for part in token.rewards:
        worth += part_worth(s, part, [])
    return worth


class Prizes:
    """Caches the worth of first and second place on each tile, which seldom changes within a turn."""

    def __init__(self, s: Guilds) -> None:
        self.components: Final = s.setting.components
        self.pair_vp: Final = s.setting.pair_vp
        self.tiles: Final = s.tiles.copy()
        self.masters: Final = s.masters.copy()
        self.mayoral: Final = s.mayoral.copy()
        self.tokens: Final = s.tokens.copy()
        self.round: Final = s.round
        self.many_men: Final = s.guildhall >= ENOUGH_MEN
        self.supply: Final = s.supply
        self.plantation: Final = s.plantation
        self.side: Final = s.side
        self.right_half: Final = s.boris.right_half
        self.neutrals: Final = s.scoreboard > 0
        self.scored: Final = scored_now(s)
        self.known = [False] * CELLS
        self.wins = [0.0] * CELLS
        self.seconds = [0.0] * CELLS

    def fits(self, s: Guilds) -> bool:
        """Whether nothing has changed that these worths depend on."""
        return (
            s.round == self.round
            and s.supply == self.supply
            and s.plantation == self.plantation
            and (s.guildhall >= ENOUGH_MEN) == self.many_men
            and (s.scoreboard > 0) == self.neutrals
            and s.side == self.side
            and s.boris.right_half == self.right_half
            and s.setting.pair_vp == self.pair_vp
            and s.setting.components is self.components
            and s.masters == self.masters
            and s.mayoral == self.mayoral
            and s.tokens == self.tokens
            and s.tiles == self.tiles
        )

    def look_at(self, s: Guilds, cell: int) -> None:
        if not self.known[cell]:
            self.wins[cell] = tile_worth(s, cell, self.scored)
            self.seconds[cell] = token_worth(s, cell)
            # Last, because other threads may be reading.
            self.known[cell] = True


REMEMBERED: Final = 6


class LatestPrizes:
    """The prizes used last, latest first. Threads share them, so the list is replaced and never changed."""

    def __init__(self) -> None:
        self.found: list[Prizes] = []

    def of(self, s: Guilds) -> Prizes:
        found = self.found
        for place in range(len(found)):
            prizes = found[place]
            if prizes.fits(s):
                if place:
                    self.found = [prizes, *found[:place], *found[place + 1 :]]
                return prizes
        prizes = Prizes(s)
        self.found = [prizes, *found[: REMEMBERED - 1]]
        return prizes


PRIZES: Final = LatestPrizes()


class Coming:
    """Boris's next card: for each search of his, the number of cards that lead to it."""

    def __init__(self, s: Guilds) -> None:
        self.ways = [0] * (ALL_SYMBOLS + 1)
        self.total = 0
        reshuffles = s.deck_left < s.boris.cards
        for number in range(len(s.deck)):
            count = s.deck[number]
            if reshuffles:
                count += s.discards[number]
            if count:
                self.ways[s.boris.wanted(s.setting.components.cards[number])] += count
                self.total += count

    def arrivals(self, s: Guilds, beadle: int) -> list[float]:
        """For every tile, the probability that the card leads there."""
        found = [0.0] * CELLS
        for wanted in range(1, ALL_SYMBOLS + 1):
            if self.ways[wanted]:
                cell = s.boris.find_tile(s.symbols, beadle, wanted)
                if cell != NOWHERE:
                    found[cell] += self.ways[wanted] / self.total
        return found


class Outlook:
    """The expected result of the next resolution on one tile: Boris plays `cards` cards, and each comes here with probability
    `chance`."""

    def __init__(self, s: Guilds, cell: int, cards: int, chance: float, soon: int, prizes: Prizes) -> None:
        tile = s.tile(cell)
        prizes.look_at(s, cell)
        self.threshold: Final = s.threshold(cell) - (1 if cell == s.beadle and s.round % 2 == 0 else 0)
        self.yours: Final = s.yours[cell]
        self.theirs: Final = s.theirs[cell]
        self.to_lead: Final = 0 if wins_ties(s, cell) else 1
        self.win: Final = prizes.wins[cell]
        self.lose: Final = -float(tile.vp)
        self.token: Final = prizes.seconds[cell]
        self.token_vp: Final = float(s.setting.components.tokens[s.tokens[cell]].vp)
        self.store: Final = s.store
        self.neutrals: Final = s.store + (min(s.scoreboard, s.hand_size) if s.setting.neutrals_for_cards else 0)
        self.neutral_price: Final = LAST_NEUTRAL if s.round == LAST_ROUND else CARD
        lost = s.round == LAST_ROUND or cell == s.beadle or 0 < tile.priority < soon
        self.begun: Final = 0.0 if lost else BEGUN * self.win / self.threshold
        ways = [1.0]
        for _ in range(cards if chance > 0.0 else 0):
            ways.append(0.0)
            for men in range(len(ways) - 1, 0, -1):
                ways[men] = ways[men] * (1.0 - chance) + ways[men - 1] * chance
            ways[0] = ways[0] * (1.0 - chance)
        self.ways: Final = ways
        """By number of liverymen, the probability that this many of Boris's arrive."""

    def with_more(self, men: int) -> float:
        """The expected worth of the tile to you with this many more of your liverymen."""
        worth, ways = 0.0, self.ways
        for more in range(len(ways)):
            way = ways[more]
            if way > 0.0:
                worth += way * self.outcome(self.yours + men, self.theirs + more)
        return worth

    def outcome(self, yours: int, theirs: int) -> float:
        if yours + theirs < self.threshold:
            return self.begun * yours
        win = self.win - (self.token_vp if theirs else 0.0)
        missing = theirs + self.to_lead - yours
        if missing <= 0:
            return win
        otherwise = self.begun * yours if yours == theirs else self.lose + (self.token if yours else 0.0)
        if not yours or missing > self.neutrals:
            return otherwise
        return max(otherwise, win - self.neutral_price * max(0, missing - self.store))

    def forecast(self) -> list[float]:
        """Expected values as things stand: your prize, Boris's points, second places, masters, waiting liverymen, and wins
        possible with neutrals."""
        prize = boris = second = masters = waiting = turned = 0.0
        for more in range(len(self.ways)):
            way, theirs = self.ways[more], self.theirs + more
            missing = theirs + self.to_lead - self.yours
            if self.yours + theirs < self.threshold:
                waiting += way * self.yours
            elif missing <= 0:
                prize += way * self.win
                masters += way
                boris += way * self.token_vp if theirs else 0.0
            elif theirs > self.yours:
                boris -= way * self.lose
                second += way * self.token if self.yours else 0.0
                turned += way if self.yours and missing <= self.neutrals else 0.0
        return [prize, boris, second, masters, waiting, turned]


def outlooks(s: Guilds, cells: list[int]) -> list[Outlook | None]:
    """By cell, the outlook of each of these tiles where something can be won; None for all others."""
    odd = s.round % 2
    ahead = Coming(s)
    coming = ahead.arrivals(s, s.beadle)
    cards = s.boris.cards if s.your_turn else 0
    if odd:
        later = ahead.arrivals(s, next_tile(s))
        coming = [(coming[cell] + later[cell]) / 2 for cell in range(CELLS)]
        cards += s.boris.cards
    soon, worths = beadles_next(s), PRIZES.of(s)
    found: list[Outlook | None] = [None] * CELLS
    for cell in cells:
        if cell >= 0 and s.is_open(cell) and not (cell == s.beadle and odd):
            found[cell] = Outlook(s, cell, cards, coming[cell], soon, worths)
    return found


def shares(s: Guilds, views: list[Outlook | None]) -> tuple[list[float], list[float]]:
    """By cell, the best gain of one liveryman, alone or in a group that the hand can send; and the same with one more card."""
    now, more = [0.0] * CELLS, [0.0] * CELLS
    held = [number for number in range(len(s.hand)) if s.hand[number]]
    for cell in range(CELLS):
        view = views[cell]
        if view is None:
            continue
        before = view.with_more(0)
        cards = matching(s, held, s.symbols[cell])
        best = 0.0
        for men in range(1, max(1, min(s.guildhall, cards + 1)) + 1):
            best = max(best, (view.with_more(men) - before) / men)
            if men <= max(1, cards):
                now[cell] = best
        more[cell] = best
    return now, more


def matching(s: Guilds, held: list[int], symbols: int) -> int:
    """How many cards of the hand can move a liveryman to a tile with these symbols."""
    count = 0
    for number in held:
        if s.wild or s.setting.components.cards[number].symbols & symbols:
            count += s.hand[number]
    return count


def beadles_next(s: Guilds) -> int:
    """The next tiles the beadle visits are the guilds with a lower number than this."""
    cells = route(s)
    return s.tile(cells[VISITS]).priority if len(cells) > VISITS else LAST_NUMBER
