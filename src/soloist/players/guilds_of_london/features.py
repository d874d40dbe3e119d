"""Guilds of London in numbers: what the next resolution will bring on every tile, what the hand can still do, and both scores."""

from typing import Any, Final

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Waiting
from soloist.games.guilds_of_london.aims import pairs
from soloist.games.guilds_of_london.beadle import BeadleScores, route, scores
from soloist.games.guilds_of_london.boris import NEEDED
from soloist.games.guilds_of_london.boris_turn import BorisCard, BorisCards, BorisTurn
from soloist.games.guilds_of_london.components import CELLS, COLOURS, NONE
from soloist.games.guilds_of_london.dealing import DrawCard, DrawCards, DrawMayoral, LookAtCard, LookAtCards
from soloist.games.guilds_of_london.ending import LAST_ROUND, mayoral_total, your_total
from soloist.games.guilds_of_london.moving import GoTo, TakenUp
from soloist.games.guilds_of_london.offers import HireToTile
from soloist.games.guilds_of_london.plantation import ScorePlantation
from soloist.games.guilds_of_london.resolving import ResolveTiles
from soloist.games.guilds_of_london.state import HAND_LIMIT, Guilds
from soloist.games.guilds_of_london.turn import EndTurn, PlayCard, end_draw
from soloist.players.features import Features, flag
from soloist.players.guilds_of_london.rule_of_thumb import ability_worth, choose
from soloist.players.guilds_of_london.rule_of_thumb_parts import LAST_GROWTH, MAYORAL
from soloist.players.guilds_of_london.rule_of_thumb_tiles import EVERYWHERE, Outlook, outlooks

BEST: Final = 4
"""So many of the best tiles, and of the best cards, are told one by one."""
MOST_MEN: Final = 3
FORECAST: Final = 6
"""So many numbers an outlook foretells."""
COUNT: Final = 66 + (MOST_MEN + 2) * BEST + len(COLOURS)
CLOSE: Final = 20.0
"""A win by so many points is one unit of margin."""


class GuildsFeatures(Features):
    """As if a liveryman on his way had arrived where the rule of thumb sends him, and the resolution came out as is likely."""

    version = 1
    count = COUNT

    def of(self, s: Guilds) -> list[float]:
        return features(arrived(s))

    def margin(self, s: Guilds) -> float:
        return max(-2.0, min(2.0, (your_total(s) - s.boris.vp) / CLOSE))

    def period(self, s: Guilds) -> int:
        return s.round

    def steers(self, step: Waiting[Any]) -> bool:
        return isinstance(step, (PlayCard, GoTo, TakenUp, HireToTile))


def arrived(s: Guilds) -> Guilds:
    """The position once everybody who is on his way is where he goes."""
    if not s.agenda or not isinstance(s.agenda[-1], (GoTo, TakenUp, HireToTile)):
        return s
    c = s.copy()
    while True:
        step = machine.waiting(c)
        if not isinstance(step, (GoTo, TakenUp, HireToTile)):
            return c
        options = step.possible(c)
        machine.answer(c, options[0] if len(options) == 1 else choose(c, step, options))


class Prospect:
    """What of the round is still to come."""

    def __init__(self, s: Guilds) -> None:
        self.your_turn = False
        self.draws = 0
        self.boris = 0
        self.resolving = False
        self.beadle = False
        self.growth = False
        self.mayoral = 0
        for step in s.agenda:
            if isinstance(step, EndTurn):
                self.your_turn = True
                self.draws += end_draw(s)
            elif isinstance(step, DrawCards):
                self.draws += step.count
            elif isinstance(step, DrawCard):
                self.draws += 1
            elif isinstance(step, (LookAtCards, LookAtCard)):
                self.draws += step.keep
            elif isinstance(step, BorisTurn):
                self.boris += s.boris.cards
            elif isinstance(step, BorisCards):
                self.boris += step.left
            elif isinstance(step, BorisCard):
                self.boris += 1
            elif isinstance(step, DrawMayoral):
                self.mayoral += 1
            elif isinstance(step, ResolveTiles):
                self.resolving = True
            elif isinstance(step, BeadleScores):
                self.beadle = True
            elif isinstance(step, ScorePlantation):
                self.growth = True


def best_of(worths: list[float]) -> list[float]:
    """The highest of them, highest first, as many as are told one by one."""
    ranked = sorted(worths, reverse=True)[:BEST]
    return ranked + [0.0] * (BEST - len(ranked))


class Board:
    """The tiles together: what the resolution brings as they stand, and what more of your men would change."""

    def __init__(self, s: Guilds, views: list[Outlook | None]) -> None:
        self.expected = 0.0
        self.forecast = [0.0] * FORECAST
        self.men = 0
        self.open = 0
        self.gains: list[list[float]] = [[] for _ in range(MOST_MEN)]
        self.single = [0.0] * CELLS
        """What the best group of men brings on each tile, by the man."""
        for cell in range(CELLS):
            view = views[cell]
            if view is None:
                continue
            self.open += 1
            self.men += s.yours[cell]
            before = view.with_more(0)
            self.expected += before
            forecast = view.forecast()
            for place in range(FORECAST):
                self.forecast[place] += forecast[place]
            for men in range(1, MOST_MEN + 1):
                gain = view.with_more(men) - before
                self.gains[men - 1].append(gain)
                self.single[cell] = max(self.single[cell], gain / men)


def features(s: Guilds) -> list[float]:
    if s.beadle == NONE or s.round == 0:
        return [0.0] * COUNT
    p = Prospect(s)
    components = s.setting.components
    hand = s.hand_size + p.draws
    views = outlooks(s, EVERYWHERE)
    board = Board(s, views)
    even = s.round % 2 == 0
    resolved = even and not p.resolving

    # the hand: what each card would do on the tiles, and its ability
    moves: list[float] = []
    abilities: list[float] = []
    colours = [0.0] * len(COLOURS)
    for number in range(len(s.hand)):
        if not s.hand[number]:
            continue
        card = components.cards[number]
        move = 0.0
        for cell in range(CELLS):
            if s.symbols[cell] & card.symbols:
                move = max(move, board.single[cell])
        ability = ability_worth(s, number, board.single) - card.cost
        for colour in range(len(COLOURS)):
            if card.symbols >> colour & 1:
                colours[colour] += s.hand[number]
        for _ in range(s.hand[number]):
            moves.append(move)
            abilities.append(max(move, ability))

    # the beadle's way: what he takes for Boris in the rounds to come
    way = route(s)
    due = p.beadle and scores(s)
    left = LAST_ROUND - s.round
    visits = left + (1 if due else 0)
    taken = taken_men = 0.0
    for place in range(min(visits, len(way))):
        taken += s.tile(way[place]).vp
        taken_men += s.yours[way[place]]
    now = float(s.tile(s.beadle).vp) if due else 0.0

    # the plantation: both growth phases
    side, other = components.sides[s.side], components.sides[1 - s.side]
    growing = s.round < LAST_GROWTH or (s.round == LAST_GROWTH and p.growth)
    first = growing and (s.round < LAST_GROWTH // 2 or (s.round == LAST_GROWTH // 2 and p.growth))
    until = (LAST_GROWTH // 2 if first else LAST_GROWTH) - s.round
    prize = side.vp + (MAYORAL if side.rewards else 0.0)
    won = growing and s.plantation >= NEEDED
    plantation = 0.0
    if growing:
        plantation = prize if won else -float(s.boris.plantation_vp(s.plantation, side))

    total = your_total(s)
    lead = total - s.boris.vp
    certain = flag(not p.your_turn and not p.boris)
    men = s.guildhall + s.supply
    prize_won, boris_won, second, masters, waiting, turned = board.forecast
    next_prize = other.vp + (MAYORAL if other.rewards else 0.0)
    expected = board.expected
    numbers = [
        left / 10.0, flag(even), flag(resolved), flag(p.your_turn), p.boris / 4.0, flag(p.resolving), flag(p.beadle),
        flag(s.round == LAST_ROUND), s.boris.cards - 3.0, flag(s.played), p.draws / 4.0,
        s.vp / 40.0, s.boris.vp / 40.0, lead / 20.0, mayoral_total(s) / 10.0, len(s.mayoral) / 3.0, float(p.mayoral),
        pairs(s) / 2.0,
        s.masters.count(True) / 4.0, float(s.plantations_won), left * len(s.mayoral) / 20.0,
        expected / 10.0, prize_won / 10.0, boris_won / 10.0, second / 4.0, masters / 2.0, waiting / 4.0, turned,
        board.men / 6.0, board.open / 20.0,
        flag(even) * expected / 10.0, flag(s.round == LAST_ROUND) * expected / 10.0, certain * expected / 10.0,
        (lead + expected - now + plantation) / 20.0, (lead + expected - taken + plantation) / 20.0,
        now / 5.0, taken / 20.0, taken_men / 3.0,
        flag(growing), flag(first), until / 4.0 if growing else 0.0, plantation / 5.0, flag(won),
        flag(growing and s.plantation == 1), flag(growing and not s.plantation),
        prize / 5.0 if growing else 0.0, next_prize / 5.0 if first else 0.0,
        s.hand_size / 5.0, hand / 6.0, 0.0 if s.no_hand_limit else max(0, hand - HAND_LIMIT) / 3.0, min(hand, HAND_LIMIT) / 5.0,
        flag(hand >= 4), left * hand / 30.0, flag(s.no_hand_limit),
        s.guildhall / 5.0, min(s.guildhall, 3) / 3.0, s.supply / 8.0, men / 10.0, left * s.guildhall / 30.0,
        flag(s.guildhall == 0), min(s.guildhall, hand) / 4.0, s.store / 2.0, s.scoreboard / 2.0, float(s.hire_bonus),
        flag(s.wild),
        flag(p.your_turn) * min(s.guildhall, s.hand_size) / 4.0,
    ]  # fmt: skip
    for gains in board.gains:
        numbers += [gain / 5.0 for gain in best_of(gains)]
    numbers += [worth / 4.0 for worth in best_of(moves)]
    numbers += [worth / 4.0 for worth in best_of(abilities)]
    numbers += [count / 2.0 for count in colours]
    return numbers


FEATURES: Final = GuildsFeatures()
