"""A rule of thumb for Guilds of London: save cards in odd rounds, spend them in even ones where a tile can be won at once."""

from typing import Any, Final

from soloist.engine.kernel.machine import DECLINE, Waiting
from soloist.engine.kernel.pieces import first_of, pair, second_of
from soloist.games.guilds_of_london.abilities import can_use_ability
from soloist.games.guilds_of_london.aims import DistinctSymbols, MastersTotal, PlantationsWon
from soloist.games.guilds_of_london.boris import NEEDED
from soloist.games.guilds_of_london.components import ALL_SYMBOLS, GUILDHALL, PLANTATION
from soloist.games.guilds_of_london.dealing import KeepCards, KeepMayoral
from soloist.games.guilds_of_london.ending import LAST_ROUND
from soloist.games.guilds_of_london.moving import FROM, GoTo, GroupSize, MoveGroup, TakenUp
from soloist.games.guilds_of_london.offers import (
    ChooseOne,
    Embark,
    EmbarkSome,
    Evict,
    HireToTile,
    SwapTheirs,
    SwapYours,
    TakeDiscard,
)
from soloist.games.guilds_of_london.promo import OfferClaim
from soloist.games.guilds_of_london.resolving import STORE, AskNeutrals, lacking
from soloist.games.guilds_of_london.state import Guilds
from soloist.games.guilds_of_london.turn import ABILITY, CLAIM, HIRE, MOVE, DiscardToLimit, PayCards, PlayCard
from soloist.players.greedy import best
from soloist.players.guilds_of_london.rule_of_thumb_parts import CARD, LAST_GROWTH, move_worth, part_worth
from soloist.players.guilds_of_london.rule_of_thumb_tiles import (
    EVERYWHERE,
    LAST_NEUTRAL,
    outlooks,
    scored_now,
    shares,
    tile_worth,
    token_worth,
)

WAIT_WITH: Final = 4
"""With at most this many cards, pass in odd rounds, because passing draws four."""
SPARE_CARD: Final = 1.0
"""The worth of one more card in a full hand."""
NEVER: Final = -1000.0


def choose(s: Guilds, step: Waiting[Any], options: list[int]) -> int:
    """Choose one of two or more options."""
    if isinstance(step, PlayCard):
        claims = [option for option in options if option >= 0 and second_of(option) == CLAIM]
        return best_claim(s, claims) if claims else play(s)
    if isinstance(step, (Embark, EmbarkSome)):
        missing = NEEDED - s.plantation if s.round <= LAST_GROWTH else 0
        return DECLINE if missing <= 0 else options[0] if isinstance(step, Embark) else min(missing, options[-2])
    if isinstance(step, GoTo):
        return send(s, step, options)
    if isinstance(step, (TakenUp, HireToTile, SwapTheirs)):
        return best_tile(s, options)
    if isinstance(step, GroupSize):
        return options[-1]
    if isinstance(step, (PayCards, DiscardToLimit)):
        return pick_card(s, options, -1)
    if isinstance(step, (KeepCards, TakeDiscard)):
        return pick_card(s, options, 1)
    if isinstance(step, AskNeutrals):
        return bring_neutral(s, step, options)
    if isinstance(step, KeepMayoral):
        return best(options, [mayoral_worth(s, number) for number in options])
    if isinstance(step, Evict):
        return best(options, [float(evict_worth(s, cell)) for cell in options])
    if isinstance(step, OfferClaim):
        return best(options, [tile_worth(s, cell, scored_now(s)) if cell >= 0 else NEVER for cell in options])
    if isinstance(step, ChooseOne):
        return best_part(s, step, options)
    if isinstance(step, (SwapYours, MoveGroup)):
        return DECLINE
    return options[0]


def best_tile(s: Guilds, options: list[int]) -> int:
    """Choose the tile where one more liveryman gains most."""
    _, share = shares(s, outlooks(s, options))
    return best(options, [share[cell] if cell >= 0 else NEVER for cell in options])


def best_claim(s: Guilds, claims: list[int]) -> int:
    return best(claims, [tile_worth(s, first_of(claim), scored_now(s)) for claim in claims])


def send(s: Guilds, step: GoTo, options: list[int]) -> int:
    """Move a liveryman from the Guildhall or the plantation. Liverymen on tiles stay unless one must move."""
    if step.origin(s) in (GUILDHALL, PLANTATION):
        return best_tile(s, [option for option in options if 0 <= option < FROM])
    if DECLINE in options:
        return DECLINE
    return best_tile(s, options) if options[0] < FROM else options[-1]


def ability_worth(s: Guilds, number: int, share: list[float]) -> float:
    """The worth of all parts that can do something."""
    card = s.setting.components.cards[number]
    worth = 0.0
    for part in card.parts:
        if part.possible(s):
            worth += part_worth(s, part, share)
    return worth


def card_worth(s: Guilds, number: int, share: list[float]) -> float:
    """The better of moving with a card and using its ability."""
    card = s.setting.components.cards[number]
    return max(move_worth(s, card.symbols, share), ability_worth(s, number, share) - CARD * card.cost)


def pick_card(s: Guilds, options: list[int], sign: int) -> int:
    """The most useful card (sign 1) or the least useful one (sign -1)."""
    share, _ = shares(s, outlooks(s, EVERYWHERE))
    return best(options, [sign * card_worth(s, card, share) if card >= 0 else NEVER for card in options])


def play(s: Guilds) -> int:
    """The card and use that gain most beyond the cards spent; prefer passing in odd rounds."""
    chosen, most = DECLINE, 0.0
    if s.round % 2 and not s.played and s.hand_size <= WAIT_WITH:
        return chosen
    price = 0.0 if s.round == LAST_ROUND else CARD if s.hand_size <= 3 else SPARE_CARD
    views = outlooks(s, EVERYWHERE)
    share, more = shares(s, views)
    for number in range(len(s.hand)):
        if not s.hand[number]:
            continue
        card = s.setting.components.cards[number]
        if can_use_ability(s, card):
            worth = ability_worth(s, number, more) - price * (1 + card.cost)
            if worth > most:
                chosen, most = pair(number, ABILITY), worth
        if s.guildhall:
            worth = move_worth(s, ALL_SYMBOLS if s.wild else card.symbols, share) - price
            if worth > most:
                chosen, most = pair(number, MOVE), worth
        if s.supply and not s.guildhall and s.hand_size > 2:
            worth = 0.3 - 0.01 * card_worth(s, number, share)
            if worth > most:
                chosen, most = pair(number, HIRE), worth
    return chosen


def best_part(s: Guilds, step: ChooseOne, options: list[int]) -> int:
    """The part with the highest worth."""
    _, share = shares(s, outlooks(s, EVERYWHERE))
    return best(options, [part_worth(s, step.parts[part], share) if part >= 0 else 0.0 for part in options])


def evict_worth(s: Guilds, cell: int) -> int:
    """Evicting Boris's liveryman pays where one liveryman makes the difference."""
    close = cell >= 0 and s.yours[cell] and 0 <= s.theirs[cell] - s.yours[cell] <= 1
    return s.tile(cell).vp if close else 0


def bring_neutral(s: Guilds, step: AskNeutrals, options: list[int]) -> int:
    """Use neutrals for a tile you would lose or tie, if there are enough of them and it is worth the cards."""
    cell = step.cell
    gap = lacking(s, cell) - s.lent
    price = LAST_NEUTRAL if s.round == LAST_ROUND else CARD
    gain = tile_worth(s, cell, scored_now(s))
    if s.theirs[cell] > s.yours[cell] + s.lent:
        gain += s.tile(cell).vp - token_worth(s, cell)
    if gap > s.store + min(s.scoreboard, s.hand_size) or gain < price * (gap - s.store):
        return DECLINE
    store = step.number(STORE)
    return store if store in options else pick_card(s, options, -1)


def mayoral_worth(s: Guilds, number: int) -> float:
    """Prefer the card for plantations, which can always be won; otherwise the card your masters score best on, now or later."""
    card = s.setting.components.mayoral[number]
    worth = card.worth(s) + card.vp / 2
    if isinstance(card.aim, PlantationsWon):
        worth += 4.0
    elif isinstance(card.aim, (DistinctSymbols, MastersTotal)):
        worth += 2.0
    return worth
