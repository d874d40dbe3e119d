"""The worth of each part of an ability or reward, for the rule of thumb of Guilds of London.

`share` is the gain of one more liveryman on each tile. It is empty in rewards, where moves count nothing. Liverymen and cards are
worth nothing in the last round.
"""

from collections.abc import Callable
from typing import Any, Final

from soloist.games.guilds_of_london import effects, liverymen_effects
from soloist.games.guilds_of_london.aims import PlantationsWon
from soloist.games.guilds_of_london.boris import NEEDED
from soloist.games.guilds_of_london.components import ALL_SYMBOLS, CELLS, PLANTATION, Counted, Part
from soloist.games.guilds_of_london.ending import LAST_ROUND
from soloist.games.guilds_of_london.round import GROWTH_ROUNDS
from soloist.games.guilds_of_london.state import Guilds

LAST_GROWTH: Final = GROWTH_ROUNDS[-1]
CARD: Final = 1.6
"""The worth of a card in points."""
MAYORAL: Final = 4.0
ENOUGH_MEN: Final = 6


def part_worth(s: Guilds, part: Part, share: list[float]) -> float:
    """The worth of a part in points."""
    return WORTH[type(part)](s, part, share)


def gain_vp_worth(s: Guilds, part: effects.GainVp, share: list[float]) -> float:
    return float(part.n)


def vp_per_worth(s: Guilds, part: effects.VpPer, share: list[float]) -> float:
    return float(part.worth(s))


def hire_worth(s: Guilds, part: liverymen_effects.Hire, share: list[float]) -> float:
    if s.round == LAST_ROUND:
        return 0.0
    return (1.0 if s.guildhall < ENOUGH_MEN else 0.4) * min(part.n, s.supply)


def hire_to_tile_worth(s: Guilds, part: liverymen_effects.HireToTile, share: list[float]) -> float:
    return 0.5 + move_worth(s, ALL_SYMBOLS, share) if share else 0.0


def journey_worth(s: Guilds, part: liverymen_effects.Move, share: list[float]) -> float:
    if not share or part.origin == PLANTATION:
        return 0.0
    return move_worth(s, part.wanted, share) * min(part.n, s.guildhall)


def move_worth(s: Guilds, symbols: int, share: list[float]) -> float:
    """The highest gain of one liveryman on a tile with these symbols."""
    most = 0.0
    for cell in range(CELLS):
        if s.symbols[cell] & symbols and share[cell] > most:
            most = share[cell]
    return most


def plantation_worth(s: Guilds, part: liverymen_effects.ToPlantation, share: list[float]) -> float:
    """The share of one part in what the plantation gives you and takes from Boris."""
    missing = NEEDED - s.plantation
    if s.round > LAST_GROWTH or missing <= 0:
        return 0.0
    side = s.setting.components.sides[s.side]
    prize = float(side.vp + s.boris.plantation_vp(s.plantation, side))
    for reward in side.rewards:
        prize += part_worth(s, reward, [])
    for number in s.mayoral:
        card = s.setting.components.mayoral[number]
        if isinstance(card.aim, PlantationsWon):
            prize += card.vp
    return prize / missing * min(part.n, missing)


def draw_worth(s: Guilds, part: Counted, share: list[float]) -> float:
    return 0.0 if s.round == LAST_ROUND else CARD * part.n


def draw_select_worth(s: Guilds, part: effects.DrawSelect, share: list[float]) -> float:
    return 0.0 if s.round == LAST_ROUND else CARD * (part.keep + 0.5)


def neutral_worth(s: Guilds, part: liverymen_effects.GainNeutral, share: list[float]) -> float:
    return 1.0 if s.scoreboard and s.round != LAST_ROUND else 0.0


def see_mayoral_worth(s: Guilds, part: effects.SeeMayoral, share: list[float]) -> float:
    return MAYORAL


def evict_opponent_worth(s: Guilds, part: liverymen_effects.EvictOpponent, share: list[float]) -> float:
    return 0.0 if s.round == LAST_ROUND else 1.0


def choose_one_worth(s: Guilds, part: effects.ChooseOne, share: list[float]) -> float:
    return max([part_worth(s, one, share) for one in part.parts])


def no_worth(s: Guilds, part: Part, share: list[float]) -> float:
    """A part that the rule of thumb cannot use."""
    return 0.0


WORTH: Final[dict[type[Part], Callable[[Guilds, Any, list[float]], float]]] = {
    effects.GainVp: gain_vp_worth,
    effects.VpPer: vp_per_worth,
    liverymen_effects.Hire: hire_worth,
    liverymen_effects.HireToTile: hire_to_tile_worth,
    liverymen_effects.HireBonus: no_worth,
    liverymen_effects.Move: journey_worth,
    liverymen_effects.CardMove: journey_worth,
    liverymen_effects.MoveGroup: no_worth,
    liverymen_effects.ToPlantation: plantation_worth,
    effects.DrawNow: draw_worth,
    effects.DrawEnd: draw_worth,
    effects.DrawSelect: draw_select_worth,
    effects.TakeDiscard: draw_worth,
    liverymen_effects.GainNeutral: neutral_worth,
    effects.SeeMayoral: see_mayoral_worth,
    liverymen_effects.EvictOpponent: evict_opponent_worth,
    liverymen_effects.SwapWithOpponent: no_worth,
    effects.WildSymbols: no_worth,
    effects.NoHandLimit: no_worth,
    effects.ChooseOne: choose_one_worth,
    effects.TileChooseOne: choose_one_worth,
    effects.CardChooseOne: choose_one_worth,
}
