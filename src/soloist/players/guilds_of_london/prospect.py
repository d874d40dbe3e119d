"""What is still to come in the current round of Guilds of London, and the expected result of the next resolution."""

from typing import Final

from soloist.games.guilds_of_london.beadle import BeadleScores, route, scores
from soloist.games.guilds_of_london.boris import NEEDED
from soloist.games.guilds_of_london.boris_turn import BorisCard, BorisCards, BorisTurn
from soloist.games.guilds_of_london.components import CELLS
from soloist.games.guilds_of_london.dealing import DrawCard, DrawCards, DrawMayoral, LookAtCard, LookAtCards
from soloist.games.guilds_of_london.ending import LAST_ROUND, your_total
from soloist.games.guilds_of_london.plantation import ScorePlantation
from soloist.games.guilds_of_london.resolving import ResolveTiles
from soloist.games.guilds_of_london.state import Guilds
from soloist.games.guilds_of_london.turn import EndTurn, end_draw
from soloist.players.guilds_of_london.rule_of_thumb_parts import LAST_GROWTH, MAYORAL
from soloist.players.guilds_of_london.rule_of_thumb_tiles import EVERYWHERE, Outlook, outlooks

MOST_MEN: Final = 3
FORECAST: Final = 6
"""How many numbers `Outlook.forecast` returns."""


class Prospect:
    """What is still to come in the current round."""

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


class Board:
    """All tiles together: the expected result of the resolution, and what more of your liverymen would change."""

    def __init__(self, s: Guilds, views: list[Outlook | None]) -> None:
        self.expected = 0.0
        self.forecast = [0.0] * FORECAST
        self.men = 0
        self.open = 0
        self.gains: list[list[float]] = [[] for _ in range(MOST_MEN)]
        self.single = [0.0] * CELLS
        """For each tile, the gain of the best group of liverymen, divided by their number."""
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


class Look:
    """The position and everything still to come, as read by the stretches."""

    def __init__(self, s: Guilds) -> None:
        self.s = s
        p = self.p = Prospect(s)
        self.hand = s.hand_size + p.draws
        self.board = Board(s, outlooks(s, EVERYWHERE))
        self.even = s.round % 2 == 0
        self.last_round = s.round == LAST_ROUND
        self.left = LAST_ROUND - s.round
        self.lead = your_total(s) - s.boris.vp

        # the beadle's route: the tiles he takes for Boris in the coming rounds
        way = route(s)
        due = p.beadle and scores(s)
        visits = self.left + (1 if due else 0)
        self.taken = self.taken_men = 0.0
        for place in range(min(visits, len(way))):
            self.taken += s.tile(way[place]).vp
            self.taken_men += s.yours[way[place]]
        self.now = float(s.tile(s.beadle).vp) if due else 0.0

        # the plantation: both growth phases
        side = s.setting.components.sides[s.side]
        self.growing = s.round < LAST_GROWTH or (s.round == LAST_GROWTH and p.growth)
        self.prize = side.vp + (MAYORAL if side.rewards else 0.0)
        self.won = self.growing and s.plantation >= NEEDED
        self.plantation = 0.0
        if self.growing:
            self.plantation = self.prize if self.won else -float(s.boris.plantation_vp(s.plantation, side))
