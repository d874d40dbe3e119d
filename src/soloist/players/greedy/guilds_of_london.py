"""A rule of thumb for Guilds of London: save cards in odd rounds, spend them in even ones where a tile can be won at once."""

from typing import Any, Final

from soloist.engine.machine import Waiting
from soloist.games.guilds_of_london.abilities import ChooseOne, possible, units
from soloist.games.guilds_of_london.dealing import KeepCards, KeepMayoral
from soloist.games.guilds_of_london.edition import Effect
from soloist.games.guilds_of_london.ending import LAST_ROUND, mayoral_vp
from soloist.games.guilds_of_london.offers import ChooseOrigin, ChooseTarget, Evict, GroupFrom, HireToTile, SwapYours, TakeDiscard
from soloist.games.guilds_of_london.plantation import NEEDED
from soloist.games.guilds_of_london.promo import CLAIM, ClaimTile
from soloist.games.guilds_of_london.resolving import FROM_STORE, AskNeutrals
from soloist.games.guilds_of_london.state import ALL_SYMBOLS, CELLS, GUILDHALL, STOP, Guilds, neighbours
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
)  # fmt: skip

LAST_GROWTH: Final = 8
WAIT_WITH: Final = 4
"""With so few cards an odd round is for passing, which draws four."""
CARD: Final = 1.3
SPARE_CARD: Final = 0.8
"""What a card is worth in points, and what one more is worth in a full hand."""
PLANTATION: Final = 4.0
MAYORAL: Final = 4.0
ENOUGH_MEN: Final = 4
USES: Final = 4
NEVER: Final = -1000.0


def choose(s: Guilds, step: Waiting[Any], options: list[int]) -> int:
    """One of two or more options."""
    if isinstance(step, PlayCard):
        return CLAIM if CLAIM in options else play(s) // USES
    if isinstance(step, UseCard):
        planned = play(s) % USES
        return planned if planned in options else options[0]
    if isinstance(step, ChooseOrigin) and step.effect.name == "plantation":
        return options[0] if s.plantation < NEEDED and s.round <= LAST_GROWTH else STOP
    if isinstance(step, (MoveFrom, ChooseOrigin)):
        return options[0] if GUILDHALL in options or options[0] >= CELLS else options[-1]
    if isinstance(step, (MoveTo, ChooseTarget, HireToTile)):
        return best_tile(s, options)
    if isinstance(step, (PayCards, DiscardToLimit)):
        return pick_card(s, options, -1)
    if isinstance(step, (KeepCards, TakeDiscard)):
        return pick_card(s, options, 1)
    if isinstance(step, AskNeutrals):
        return bring_neutral(s, step.cell, options)
    if isinstance(step, KeepMayoral):
        return highest(options, [mayoral_worth(s, number) for number in options])
    if isinstance(step, Evict):
        return highest(options, [float(evict_worth(s, cell)) for cell in options])
    if isinstance(step, ClaimTile):
        return highest(options, [tile_worth(s, cell) for cell in options])
    if isinstance(step, ChooseOne):
        return best_part(s, step, options)
    if isinstance(step, (SwapYours, GroupFrom)):
        return STOP
    return options[0]


def tile_worth(s: Guilds, cell: int) -> float:
    """Points, rewards, neighbouring masters, mayoral cards, and half of what Boris would score there."""
    tile = s.tile(cell)
    worth = float(tile.vp)
    for effect in tile.rewards:
        worth += part_worth(s, effect, 0, [])
    for other in neighbours(cell):
        if s.masters[other]:
            worth += s.setting.pair_vp
    for number in s.mayoral:
        card = s.setting.components.mayoral[number]
        if card.count == "masters-total" or (card.count == "masters-with-symbol" and tile.symbols >> card.number & 1):
            worth += card.vp
    if s.theirs[cell] >= s.yours[cell] and s.pawns(cell) + 1 >= s.threshold(cell):
        worth += tile.vp / 2
    return worth


def wins_ties(s: Guilds, cell: int) -> bool:
    """A master next to the tile, or the ruling, gives you a tie there."""
    if s.setting.you_win_ties:
        return True
    for other in neighbours(cell):
        if s.masters[other]:
            return True
    return False


def need(s: Guilds, cell: int) -> int:
    """How many more of your liverymen make the tile ripe and yours."""
    ahead = s.theirs[cell] + (0 if wins_ties(s, cell) else 1) - s.yours[cell]
    return max(s.threshold(cell) - s.pawns(cell), ahead)


def shares(s: Guilds, more: int) -> list[float]:
    """For every tile what one liveryman brings there: his part of the tile, half of it if it cannot be finished now."""
    found = [0.0] * CELLS
    held = [number for number in range(len(s.hand)) if s.hand[number]]
    soon = beadles_next(s)
    for cell in range(CELLS):
        if not s.is_open(cell) or (cell == s.beadle and s.round % 2):
            continue
        missing = need(s, cell)
        if missing <= 0:
            continue
        share = tile_worth(s, cell) / missing
        if missing > more + matching(s, held, s.symbols[cell]):
            lost = s.round == LAST_ROUND or 0 < s.tile(cell).priority < soon
            share = max(second_place(s, cell), 0.0 if lost else share / 2)
        found[cell] = share
    return found


def second_place(s: Guilds, cell: int) -> float:
    """The token of a tile that Boris wins, if your first liveryman is enough to be second."""
    if s.yours[cell] or s.round % 2 or s.pawns(cell) + 1 < s.threshold(cell):
        return 0.0
    token = s.setting.components.tokens[s.tokens[cell]]
    worth = float(token.vp)
    for effect in token.rewards:
        worth += part_worth(s, effect, 0, [])
    return worth


def beadles_next(s: Guilds) -> int:
    """Guilds with a lower number than this are the next three the beadle visits."""
    numbers = sorted([s.tile(cell).priority for cell in range(CELLS) if s.is_open(cell) and s.tile(cell).priority])
    return numbers[3] if len(numbers) > 3 else 99


def highest(options: list[int], worth: list[float]) -> int:
    """The first option that is worth most."""
    best = 0
    for place in range(1, len(options)):
        if worth[place] > worth[best]:
            best = place
    return options[best]


def best_tile(s: Guilds, options: list[int]) -> int:
    """Send him where one more liveryman brings most."""
    share = shares(s, 1)
    return highest(options, [NEVER if cell == STOP else share[cell] for cell in options])


def matching(s: Guilds, held: list[int], symbols: int) -> int:
    """How many cards of the hand can move a liveryman to such a tile."""
    count = 0
    for number in held:
        if s.wild or s.setting.components.cards[number].symbols & symbols:
            count += s.hand[number]
    return count


def part_worth(s: Guilds, effect: Effect, symbols: int, share: list[float]) -> float:
    """A part of an ability or reward in points; men and cards are worth nothing in the last round."""
    name = effect.name
    if name == "gain-vp":
        return float(effect.n)
    if name == "vp-per":
        return float(units(s, effect))
    if name == "mayoral":
        return MAYORAL
    if name == "plantation":
        return PLANTATION * min(effect.n, max(0, NEEDED - s.plantation)) if s.round <= LAST_GROWTH else 0.0
    if name == "move" and share and effect.origin != "plantation":
        wanted = ALL_SYMBOLS if effect.target == "any-unresolved" else symbols
        return move_worth(s, wanted, share) * min(effect.n, s.guildhall)
    if name == "hire-to-tile" and share:
        return 0.5 + move_worth(s, ALL_SYMBOLS, share)
    if name == "choose-one":
        return max([part_worth(s, option, symbols, share) for option in effect.options])
    if s.round == LAST_ROUND:
        return 0.0
    if name == "hire":
        return (1.0 if s.guildhall < ENOUGH_MEN else 0.4) * min(effect.n, s.supply)
    if name == "draw-now" or name == "draw-end" or name == "take-discard":
        return CARD * effect.n
    if name == "draw-select":
        return CARD * (effect.keep + 0.5)
    if name == "gain-neutral":
        return 1.0 if s.scoreboard else 0.0
    return 1.0 if name == "evict-opponent" else 0.0


def move_worth(s: Guilds, symbols: int, share: list[float]) -> float:
    """The best a liveryman can do on a tile with these symbols."""
    most = 0.0
    for cell in range(CELLS):
        if s.symbols[cell] & symbols and share[cell] > most:
            most = share[cell]
    return most


def ability_worth(s: Guilds, number: int, share: list[float]) -> float:
    """All parts that can do something, together."""
    card = s.setting.components.cards[number]
    worth = 0.0
    for effect in card.effects:
        if possible(s, effect, card.symbols):
            worth += part_worth(s, effect, card.symbols, share)
    return worth


def card_worth(s: Guilds, number: int, share: list[float]) -> float:
    """The better of moving with a card and using its ability."""
    card = s.setting.components.cards[number]
    return max(move_worth(s, card.symbols, share), ability_worth(s, number, share) - CARD * card.cost)


def pick_card(s: Guilds, options: list[int], sign: int) -> int:
    """Take the card you would use best (1), or give away the one you would miss least (-1)."""
    share = shares(s, 0)
    return highest(options, [sign * card_worth(s, card, share) if card < len(s.hand) else NEVER for card in options])


def play(s: Guilds) -> int:
    """The card and the use that bring most beyond the cards spent (card times four plus use); in odd rounds rather pass."""
    best, most = USES * STOP, 0.0
    if s.round % 2 and not s.played and s.hand_size <= WAIT_WITH:
        return best
    price = 0.0 if s.round == LAST_ROUND else CARD if s.hand_size <= 3 else SPARE_CARD
    share, more = shares(s, 0), shares(s, 1)
    for number in range(len(s.hand)):
        if not s.hand[number]:
            continue
        card = s.setting.components.cards[number]
        if can_use_ability(s, card):
            worth = ability_worth(s, number, more) - price * (1 + card.cost)
            if worth > most:
                best, most = USES * number + ABILITY, worth
        if s.guildhall:
            worth = move_worth(s, ALL_SYMBOLS if s.wild else card.symbols, share) - price
            if worth > most:
                best, most = USES * number + MOVE, worth
        if s.supply and not s.guildhall and s.hand_size > 2:
            worth = 0.3 - 0.01 * card_worth(s, number, share)
            if worth > most:
                best, most = USES * number + HIRE, worth
    return best


def best_part(s: Guilds, step: ChooseOne, options: list[int]) -> int:
    """The option worth most."""
    share = shares(s, 1)
    parts = step.effect.options
    return highest(options, [0.0 if part == STOP else part_worth(s, parts[part], step.symbols, share) for part in options])


def evict_worth(s: Guilds, cell: int) -> int:
    """Driving Boris away pays where one man makes the difference."""
    close = cell != STOP and s.yours[cell] and 0 <= s.theirs[cell] - s.yours[cell] <= 1
    return s.tile(cell).vp if close else 0


def bring_neutral(s: Guilds, cell: int, options: list[int]) -> int:
    """Neutrals turn a tile you would lose or tie, if there are enough and it is worth the cards."""
    gap = s.theirs[cell] + (0 if wins_ties(s, cell) else 1) - s.yours[cell] - s.lent
    if gap > s.store + min(s.scoreboard, s.hand_size) or tile_worth(s, cell) < CARD * (gap - s.store):
        return STOP
    return FROM_STORE if FROM_STORE in options else pick_card(s, options, -1)


def mayoral_worth(s: Guilds, number: int) -> float:
    """Two plantations can always be won; else a card that your masters, now or later, serve best."""
    card = s.setting.components.mayoral[number]
    worth = mayoral_vp(s, card) + card.vp / 2
    if card.count == "plantations-won":
        worth += 4.0
    elif card.count == "distinct-symbols" or card.count == "masters-total":
        worth += 2.0
    return worth
