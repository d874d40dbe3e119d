"""Features of Guilds of London: the expected result of the next resolution on every tile, what the hand can still do, and both
scores."""

from typing import Any, ClassVar, Final

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Waiting
from soloist.games.guilds_of_london.aims import pairs
from soloist.games.guilds_of_london.components import CELLS, COLOURS, NONE, SPECIAL_CELLS
from soloist.games.guilds_of_london.ending import mayoral_total, your_total
from soloist.games.guilds_of_london.moving import GoTo, TakenUp
from soloist.games.guilds_of_london.offers import HireToTile
from soloist.games.guilds_of_london.state import HAND_LIMIT, Guilds
from soloist.games.guilds_of_london.turn import PlayCard
from soloist.players.features import SILENT, Features, Stretch, about, flag
from soloist.players.guilds_of_london.prospect import MOST_MEN, Look
from soloist.players.guilds_of_london.rule_of_thumb import ability_worth, choose
from soloist.players.guilds_of_london.rule_of_thumb_parts import LAST_GROWTH, MAYORAL

BEST: Final = 4
"""How many of the best tiles and cards have numbers of their own."""
CLOSE: Final = 20.0
"""A win by this many points is one unit of margin."""


class GuildsFeatures(Features):
    """Features of the position after pending moves, made as the rule of thumb would, with the likely result of the resolution."""

    version = 1
    worths: ClassVar[dict[str, float]] = {
        "vp": 1.0, "boris": 1.0, "masters": 2.0, "men": 0.8, "placed": 0.8, "cards": 0.8, "mayoral": 2.0,
    }  # fmt: skip

    def look(self, s: Guilds) -> Look | None:
        s = arrived(s)
        return None if s.beadle == NONE or s.round == 0 else Look(s)

    def amounts(self, s: Guilds) -> dict[str, float]:
        return {
            "vp": float(your_total(s)), "boris": -float(s.boris.vp), "masters": float(s.masters.count(True)),
            "men": float(s.guildhall), "placed": float(sum(s.yours)), "cards": float(s.hand_size),
            "mayoral": float(len(s.mayoral)),
        }  # fmt: skip

    def margin(self, s: Guilds) -> float:
        return max(-2.0, min(2.0, (your_total(s) - s.boris.vp) / CLOSE))

    def period(self, s: Guilds) -> int:
        return s.round

    def steers(self, step: Waiting[Any]) -> bool:
        return isinstance(step, (PlayCard, GoTo, TakenUp, HireToTile))


def arrived(s: Guilds) -> Guilds:
    """A copy of the position in which all pending moves of liverymen are made by the rule of thumb; the position itself if there
    are none."""
    if not s.agenda or not isinstance(s.agenda[-1], (GoTo, TakenUp, HireToTile)):
        return s
    c = s.copy()
    while True:
        step = machine.waiting(c)
        if not isinstance(step, (GoTo, TakenUp, HireToTile)):
            return c
        options = step.possible(c)
        machine.give(c, options[0] if len(options) == 1 else choose(c, step, options))


def best_of(worths: list[float]) -> list[float]:
    """The BEST highest values in descending order, padded with 0."""
    ranked = sorted(worths, reverse=True)[:BEST]
    return ranked + [0.0] * (BEST - len(ranked))


ROUND: Final = about(
    SILENT,
    "rounds left", "even round", "resolved", "your turn to come", "cards of Boris to come", "resolution to come",
    "beadle to come", "last round", "cards of Boris a turn", "card played",
)  # fmt: skip


def round_numbers(x: Look) -> list[float]:
    s, p = x.s, x.p
    return [
        x.left / 10.0, flag(x.even), flag(x.even and not p.resolving), flag(p.your_turn), p.boris / 4.0, flag(p.resolving),
        flag(p.beadle), flag(x.last_round), s.boris.cards - 3.0, flag(s.played),
    ]  # fmt: skip


SCORES: Final = [
    *about("cards", "+cards to draw"),
    *about("points", "+your points", "-points of Boris", "+lead"),
    *about("mayoral", "+points of Mayoral cards", "+Mayoral cards", "+Mayoral cards to draw", "neighbouring Masters"),
    *about("masters", "+Masters"),
    *about("plantation", "+plantations won"),
    *about("mayoral", "Mayoral cards times rounds"),
]


def scored(x: Look) -> list[float]:
    s, p = x.s, x.p
    return [
        p.draws / 4.0,
        s.vp / 40.0, s.boris.vp / 40.0, x.lead / 20.0,
        mayoral_total(s) / 10.0, len(s.mayoral) / 3.0, float(p.mayoral), pairs(s) / 2.0,
        s.masters.count(True) / 4.0,
        float(s.plantations_won),
        x.left * len(s.mayoral) / 20.0,
    ]  # fmt: skip


RESOLUTION: Final = [
    *about("tiles", "+worth expected", "+points expected"),
    *about("boris", "-points expected of Boris"),
    *about("tiles", "+second places expected"),
    *about("masters", "+Masters expected"),
    *about("tiles", "your men who wait", "tiles that neutrals could turn", "+your men on tiles"),
    *about(SILENT, "open tiles"),
    *about("tiles", "worth in an even round", "worth in the last round", "worth that is certain"),
]


def resolution(x: Look) -> list[float]:
    board, expected = x.board, x.board.expected
    prize_won, boris_won, second, masters, waiting, turned = board.forecast
    return [
        expected / 10.0, prize_won / 10.0,
        boris_won / 10.0,
        second / 4.0,
        masters / 2.0,
        waiting / 4.0, turned, board.men / 6.0,
        board.open / 20.0,
        flag(x.even) * expected / 10.0, flag(x.last_round) * expected / 10.0,
        flag(not x.p.your_turn and not x.p.boris) * expected / 10.0,
    ]  # fmt: skip


TO_COME: Final = [
    *about("points", "+lead to come", "+lead at the end"),
    *about("boris", "-beadle's next tile", "-tiles on the beadle's way", "your men on the beadle's way"),
]


def to_come(x: Look) -> list[float]:
    expected = x.board.expected
    return [
        (x.lead + expected - x.now + x.plantation) / 20.0, (x.lead + expected - x.taken + x.plantation) / 20.0,
        x.now / 5.0, x.taken / 20.0, x.taken_men / 3.0,
    ]  # fmt: skip


PLANTATION: Final = about(
    "plantation",
    "growth to come", "first growth to come", "rounds until growth", "+points of growth", "+growth won", "one man there",
    "-nobody there", "prize", "next prize",
)  # fmt: skip


def plantation(x: Look) -> list[float]:
    s, growing = x.s, x.growing
    other = s.setting.components.sides[1 - s.side]
    first = growing and (s.round < LAST_GROWTH // 2 or (s.round == LAST_GROWTH // 2 and x.p.growth))
    until = (LAST_GROWTH // 2 if first else LAST_GROWTH) - s.round
    next_prize = other.vp + (MAYORAL if other.rewards else 0.0)
    return [
        flag(growing), flag(first), until / 4.0 if growing else 0.0, x.plantation / 5.0, flag(x.won),
        flag(growing and s.plantation == 1), flag(growing and not s.plantation),
        x.prize / 5.0 if growing else 0.0, next_prize / 5.0 if first else 0.0,
    ]  # fmt: skip


HAND: Final = about(
    "cards",
    "+cards in hand", "+cards with those to draw", "-cards beyond the limit", "cards kept", "four cards or more",
    "cards times rounds", "+no hand limit",
)  # fmt: skip


def in_hand(x: Look) -> list[float]:
    s, hand = x.s, x.hand
    return [
        s.hand_size / 5.0, hand / 6.0, 0.0 if s.no_hand_limit else max(0, hand - HAND_LIMIT) / 3.0, min(hand, HAND_LIMIT) / 5.0,
        flag(hand >= 4), x.left * hand / 30.0, flag(s.no_hand_limit),
    ]  # fmt: skip


MEN: Final = about(
    "men",
    "+men in the Guildhall", "men in the Guildhall up to three", "men in the supply", "+men at home", "men times rounds",
    "-nobody in the Guildhall", "men that cards can send", "neutrals of yours", "neutrals on the scoreboard", "+cheaper hiring",
    "any colour", "men that cards can send now",
)  # fmt: skip


def men(x: Look) -> list[float]:
    s = x.s
    return [
        s.guildhall / 5.0, min(s.guildhall, 3) / 3.0, s.supply / 8.0, (s.guildhall + s.supply) / 10.0,
        x.left * s.guildhall / 30.0, flag(s.guildhall == 0), min(s.guildhall, x.hand) / 4.0, s.store / 2.0, s.scoreboard / 2.0,
        float(s.hire_bonus), flag(s.wild), flag(x.p.your_turn) * min(s.guildhall, s.hand_size) / 4.0,
    ]  # fmt: skip


GAINS: Final = about("tiles", *[f"gain {nth} of {men} men more" for men in range(1, MOST_MEN + 1) for nth in range(1, BEST + 1)])


def more_men(x: Look) -> list[float]:
    """The gain of more of your liverymen, on the tiles where they gain most."""
    numbers: list[float] = []
    for gains in x.board.gains:
        numbers += [gain / 5.0 for gain in best_of(gains)]
    return numbers


CARDS: Final = [
    *about("cards", *[f"move {nth}" for nth in range(1, BEST + 1)]),
    *about("cards", *[f"+card {nth}" for nth in range(1, BEST + 1)]),
    *about("cards", *[f"{colour} in hand" for colour in COLOURS]),
]


def cards(x: Look) -> list[float]:
    """What each card can do on the tiles, and its ability."""
    s, board = x.s, x.board
    moves: list[float] = []
    abilities: list[float] = []
    colours = [0.0] * len(COLOURS)
    for number in range(len(s.hand)):
        if not s.hand[number]:
            continue
        card = s.setting.components.cards[number]
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
    numbers = [worth / 4.0 for worth in best_of(moves)]
    numbers += [worth / 4.0 for worth in best_of(abilities)]
    numbers += [count / 2.0 for count in colours]
    return numbers


RULINGS: Final = about(
    SILENT,
    "surplus to the supply", "surplus to the supply, men on tiles", "surplus to the supply, rounds",
    "special buildings are goals", "special buildings open", "special buildings open as goals",
    "by background colour", "right half", "you win ties", "beadle always scores", "neutrals for cards",
    "promo", "promo keeps effect", "promo claims buildings", "pairs count twice",
)  # fmt: skip


def rulings(x: Look) -> list[float]:
    s, setting = x.s, x.s.setting
    surplus, goals = flag(setting.surplus_to_supply), flag(s.boris.uses_buildings)
    special = 0.0
    for cell in SPECIAL_CELLS:
        special += flag(s.is_open(cell)) / 4.0
    return [
        surplus, surplus * x.board.men / 6.0, surplus * x.left / 10.0, goals,
        special, goals * special, flag(s.boris.by_background), flag(s.boris.right_half), flag(setting.you_win_ties),
        flag(setting.beadle_always_scores), flag(setting.neutrals_for_cards), flag(setting.promo),
        flag(setting.promo_keeps_effect), flag(setting.promo_claims_buildings), setting.pair_vp - 1.0,
    ]  # fmt: skip


FEATURES: Final = GuildsFeatures(
    [
        Stretch(ROUND, round_numbers),
        Stretch(SCORES, scored),
        Stretch(RESOLUTION, resolution),
        Stretch(TO_COME, to_come),
        Stretch(PLANTATION, plantation),
        Stretch(HAND, in_hand),
        Stretch(MEN, men),
        Stretch(GAINS, more_men),
        Stretch(CARDS, cards),
        Stretch(RULINGS, rulings),
    ]
)
