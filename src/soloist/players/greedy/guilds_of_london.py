"""A rule of thumb for Guilds of London: save cards in odd rounds, spend them in even ones where a tile can be won at once."""

from typing import Any, Final

from soloist.engine.step import Decision
from soloist.games.guilds_of_london.abilities import ChooseOne, possible, units
from soloist.games.guilds_of_london.dealing import KeepCards, KeepMayoral
from soloist.games.guilds_of_london.edition import Card, Effect
from soloist.games.guilds_of_london.ending import LAST_ROUND, mayoral_vp
from soloist.games.guilds_of_london.ending import _counts as helps
from soloist.games.guilds_of_london.offers import ChooseOrigin, ChooseTarget, Evict, GroupFrom, HireToTile, SwapYours, TakeDiscard
from soloist.games.guilds_of_london.plantation import NEEDED
from soloist.games.guilds_of_london.promo import CLAIM, ClaimTile, OfferClaim
from soloist.games.guilds_of_london.resolving import FROM_STORE, AskNeutrals
from soloist.games.guilds_of_london.state import CELLS, GUILDHALL, STOP, Guilds, neighbours
from soloist.games.guilds_of_london.turn import (
    ABILITY,
    HIRE,
    MOVE,
    DiscardToLimit,
    MoveFrom,
    MoveTo,
    PayCards,
    PlayCard,
    UseCard,
    can_use_ability,
    move_origins,
)

LAST_GROWTH: Final = 8
WAIT_WITH: Final = 4
"""With so few cards an odd round is for passing, which draws four."""
CARD: Final = 1.3
SPARE_CARD: Final = 0.8
PLANTATION: Final = 4.0
MAYORAL: Final = 4.0


def choose(s: Guilds, step: Decision[Any], options: list[int]) -> int:
    """One of two or more options."""
    if isinstance(step, PlayCard):
        return CLAIM if CLAIM in options else play(s) // 4
    if isinstance(step, UseCard):
        return use(s, step.card, options)
    if isinstance(step, (MoveFrom, ChooseOrigin)):
        return origin(s, step, options)
    if isinstance(step, MoveTo):
        return best_tile(s, options)
    if isinstance(step, (ChooseTarget, HireToTile)):
        return best_tile(s, options)
    if isinstance(step, (PayCards, DiscardToLimit)):
        return weakest(s, options)
    if isinstance(step, (KeepCards, TakeDiscard)):
        return strongest(s, options)
    if isinstance(step, AskNeutrals):
        return bring_neutral(s, step.cell, options)
    if isinstance(step, KeepMayoral):
        return best_mayoral(s, options)
    if isinstance(step, Evict):
        return evict(s, options)
    if isinstance(step, ClaimTile):
        return richest(s, options)
    if isinstance(step, OfferClaim):
        return CLAIM if CLAIM in options else STOP
    if isinstance(step, (SwapYours, GroupFrom)):
        return STOP
    if isinstance(step, ChooseOne):
        return best_part(s, step, options)
    return options[0]


# --- what tiles are worth


def tile_worth(s: Guilds, cell: int) -> float:
    """Points, rewards, neighbouring masters, mayoral cards, and what Boris would score there."""
    tile = s.tile(cell)
    worth = float(tile.vp)
    for effect in tile.rewards:
        worth += part_worth(s, effect)
    for other in neighbours(cell):
        if s.masters[other]:
            worth += s.setting.pair_vp
    for number in s.mayoral:
        card = s.setting.components.mayoral[number]
        if helps(s, card, cell) and mayoral_vp(s, card) < card.most:
            worth += card.vp
    if s.theirs[cell] >= s.yours[cell] and s.pawns(cell) + 1 >= s.threshold(cell):
        worth += tile.vp / 2
    return worth


def wins_ties(s: Guilds, cell: int) -> bool:
    """Whether a master next to it, or the ruling, gives you a tie there."""
    if s.setting.you_win_ties:
        return True
    for other in neighbours(cell):
        if s.masters[other]:
            return True
    return False


def need(s: Guilds, cell: int) -> int:
    """How many more of your liverymen make the tile ripe and yours."""
    ahead = s.theirs[cell] + (0 if wins_ties(s, cell) else 1) - s.yours[cell]
    return max(s.threshold(cell) - s.pawns(cell), ahead, 1 - s.yours[cell])


def is_doomed(s: Guilds, cell: int) -> bool:
    """Whether the beadle takes it before the next resolution."""
    return cell == s.beadle and s.round % 2 == 1


def lands_well(s: Guilds, cell: int, moves: int) -> float:
    """What one liveryman brings there if you can move so many: a share of the tile, less if it cannot be finished now."""
    missing = need(s, cell)
    if missing <= 0 or is_doomed(s, cell):
        return 0.0
    share = tile_worth(s, cell) / missing
    if missing <= moves:
        return share
    token = second_place(s, cell)
    if s.round == LAST_ROUND or (s.tile(cell).priority and s.tile(cell).priority < low_priority(s)):
        return token
    return max(token, share / 2)


def second_place(s: Guilds, cell: int) -> float:
    """The token of a tile that Boris wins, if your first liveryman is enough to be second."""
    if s.yours[cell] or s.round % 2 == 1 or s.pawns(cell) + 1 < s.threshold(cell):
        return 0.0
    token = s.setting.components.tokens[s.tokens[cell]]
    worth = float(token.vp)
    for effect in token.rewards:
        worth += part_worth(s, effect)
    return worth


def low_priority(s: Guilds) -> int:
    """Guilds below this number are the next three the beadle visits."""
    numbers = sorted([s.tile(cell).priority for cell in range(CELLS) if s.is_open(cell) and s.tile(cell).priority])
    return numbers[3] if len(numbers) > 3 else 99


def best_tile(s: Guilds, options: list[int]) -> int:
    """Where one more liveryman brings most."""
    best, most = options[0], -1.0
    for cell in options:
        if cell == STOP:
            continue
        worth = lands_well(s, cell, 1 + matching(s, s.symbols[cell]))
        if worth > most:
            best, most = cell, worth
    return best


def richest(s: Guilds, options: list[int]) -> int:
    """The tile with most points, masters next to it included."""
    best, most = options[0], -1.0
    for cell in options:
        worth = tile_worth(s, cell)
        if worth > most:
            best, most = cell, worth
    return best


# --- what cards are worth


def matching(s: Guilds, symbols: int) -> int:
    """How many cards of the hand can move a liveryman to such a tile."""
    count = 0
    for number in range(len(s.hand)):
        if s.hand[number] and (s.wild or s.setting.components.cards[number].symbols & symbols):
            count += s.hand[number]
    return count


def part_worth(s: Guilds, effect: Effect) -> float:
    """A part of an ability or reward in points."""
    name = effect.name
    last = s.round == LAST_ROUND
    if name == "gain-vp":
        return float(effect.n)
    if name == "vp-per":
        return float(units(s, effect))
    if name == "mayoral":
        return MAYORAL
    if name == "plantation":
        if s.round > LAST_GROWTH:
            return 0.0
        return PLANTATION * min(effect.n, max(0, NEEDED - s.plantation))
    if last:
        return 0.0
    if name == "hire":
        return (1.0 if s.guildhall < 4 else 0.4) * min(effect.n, s.supply)
    if name == "draw-now" or name == "draw-end":
        return CARD * effect.n
    if name == "draw-select":
        return CARD * (effect.keep + 0.5)
    if name == "take-discard":
        return 1.5 * effect.n
    if name == "gain-neutral":
        return 1.0 if s.scoreboard else 0.0
    if name == "evict-opponent":
        return 1.0
    return 0.0


def move_worth(s: Guilds, symbols: int, more: int) -> float:
    """The best a liveryman can do on a tile with these symbols."""
    most = 0.0
    for cell in range(CELLS):
        if s.symbols[cell] & symbols:
            most = max(most, lands_well(s, cell, more + matching(s, s.symbols[cell])))
    return most


def ability_worth(s: Guilds, card: Card) -> float:
    """All parts together."""
    worth = 0.0
    for effect in card.effects:
        worth += any_part_worth(s, effect, card.symbols)
    return worth


def any_part_worth(s: Guilds, effect: Effect, symbols: int) -> float:
    """A part of a card, moves included."""
    if not possible(s, effect, symbols):
        return 0.0
    if effect.name == "choose-one":
        return max([any_part_worth(s, option, symbols) for option in effect.options])
    if effect.name == "hire-to-tile":
        return 0.5 + move_worth(s, 31, 1)
    if effect.name == "move" and effect.origin != "plantation":
        wanted = 31 if effect.target == "any-unresolved" else symbols
        return move_worth(s, wanted, effect.n) * min(effect.n, s.guildhall)
    return part_worth(s, effect)


def card_price(s: Guilds) -> float:
    """What it costs to give a card away: little with a full hand, nothing in the last round."""
    if s.round == LAST_ROUND:
        return 0.0
    return CARD if s.hand_size <= 3 else SPARE_CARD


def card_worth(s: Guilds, number: int) -> float:
    """The better of moving with it and using its ability."""
    card = s.setting.components.cards[number]
    return max(move_worth(s, card.symbols, 0), ability_worth(s, card) - CARD * card.cost)


def weakest(s: Guilds, options: list[int]) -> int:
    """Give away the card you would use least."""
    best, least = options[0], 1000.0
    for number in options:
        worth = card_worth(s, number)
        if worth < least:
            best, least = number, worth
    return best


def strongest(s: Guilds, options: list[int]) -> int:
    """Take the card you would use most."""
    best, most = options[0], -1000.0
    for number in options:
        if number == STOP:
            continue
        worth = card_worth(s, number)
        if worth > most:
            best, most = number, worth
    return best


# --- the turn


def play(s: Guilds) -> int:
    """The card and use that bring most beyond the cards spent, as card times four plus use."""
    if s.round % 2 == 1 and not s.played and s.hand_size <= WAIT_WITH:
        return 4 * STOP
    best, most = 4 * STOP, 0.0
    price = card_price(s)
    for number in range(len(s.hand)):
        if not s.hand[number]:
            continue
        card = s.setting.components.cards[number]
        if can_use_ability(s, card):
            worth = ability_worth(s, card) - price * (1 + card.cost)
            if worth > most:
                best, most = 4 * number + ABILITY, worth
        if s.guildhall and move_origins(s, card):
            worth = move_worth(s, 31 if s.wild else card.symbols, 0) - price
            if worth > most:
                best, most = 4 * number + MOVE, worth
        if s.supply and not s.guildhall and s.hand_size > 2:
            worth = 0.3 - 0.01 * card_worth(s, number)
            if worth > most:
                best, most = 4 * number + HIRE, worth
    return best


def use(s: Guilds, card: int, options: list[int]) -> int:
    """The use for which the card was played."""
    planned = play(s)
    return planned % 4 if planned // 4 == card and planned % 4 in options else options[0]


def origin(s: Guilds, step: MoveFrom | ChooseOrigin, options: list[int]) -> int:
    """From the Guildhall if somebody is there; nobody goes to a plantation that is already won."""
    if isinstance(step, ChooseOrigin) and step.effect.name == "plantation" and (s.plantation >= NEEDED or s.round > LAST_GROWTH):
        return STOP
    if GUILDHALL in options or options[0] >= CELLS:
        return options[0]
    if STOP in options:
        return STOP
    best, least = options[0], 1000.0
    for cell in options:
        if tile_worth(s, cell) / max(1, need(s, cell)) < least:
            best, least = cell, tile_worth(s, cell) / max(1, need(s, cell))
    return best


def best_part(s: Guilds, step: ChooseOne, options: list[int]) -> int:
    """The option worth most."""
    best, most = STOP, 0.0
    for option in options:
        if option != STOP:
            worth = any_part_worth(s, step.effect.options[option], step.symbols)
            if worth > most:
                best, most = option, worth
    return best


def evict(s: Guilds, options: list[int]) -> int:
    """Drive Boris from the richest tile where one man makes the difference."""
    best, most = STOP, 0.0
    for cell in options:
        if cell != STOP and s.yours[cell] and 0 <= s.theirs[cell] - s.yours[cell] <= 1 and s.tile(cell).vp > most:
            best, most = cell, float(s.tile(cell).vp)
    return best if best != STOP else options[0]


def bring_neutral(s: Guilds, cell: int, options: list[int]) -> int:
    """Neutrals turn a tile you would lose or tie, if there are enough and it is worth the cards."""
    gap = s.theirs[cell] + (0 if wins_ties(s, cell) else 1) - s.yours[cell] - s.lent
    cards = gap - s.store
    if gap > s.store + min(s.scoreboard, s.hand_size) or tile_worth(s, cell) < CARD * cards:
        return STOP
    if FROM_STORE in options:
        return FROM_STORE
    return weakest(s, [card for card in options if card != STOP])


def best_mayoral(s: Guilds, options: list[int]) -> int:
    """Two plantations can always be won; else a card that the masters you have, or will have, serve best."""
    best, most = options[0], -1.0
    for number in options:
        card = s.setting.components.mayoral[number]
        worth = mayoral_vp(s, card) + card.vp * 0.5
        if card.count == "plantations-won":
            worth += 4.0
        if card.count == "distinct-symbols" or card.count == "masters-total":
            worth += 2.0
        if worth > most:
            best, most = number, worth
    return best
