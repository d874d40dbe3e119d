"""A rule of thumb for Guilds of London: save cards in odd rounds, spend them in even ones where a tile can be won at once."""

from collections.abc import Callable
from typing import Any, Final

from soloist.engine.machine import DECLINE, Waiting
from soloist.engine.pieces import first_of, pair, second_of
from soloist.games.guilds_of_london import effects
from soloist.games.guilds_of_london.abilities import can_use_ability
from soloist.games.guilds_of_london.aims import (
    CardsInHand,
    DistinctSymbols,
    LiverymenOnGuildhall,
    Masters,
    MastersTotal,
    PlantationsWon,
)
from soloist.games.guilds_of_london.beadle import next_tile, route
from soloist.games.guilds_of_london.boris import NEEDED, NOWHERE
from soloist.games.guilds_of_london.components import ALL_SYMBOLS, CELLS, GUILDHALL, PLANTATION, Counted, Part, neighbours
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
from soloist.games.guilds_of_london.resolving import STORE, AskNeutrals, lacking, wins_ties
from soloist.games.guilds_of_london.round import GROWTH_ROUNDS
from soloist.games.guilds_of_london.state import Guilds
from soloist.games.guilds_of_london.turn import (
    ABILITY,
    CLAIM,
    HIRE,
    MOVE,
    DiscardToLimit,
    PayCards,
    PlayCard,
)  # fmt: skip

LAST_GROWTH: Final = GROWTH_ROUNDS[-1]
WAIT_WITH: Final = 4
"""With so few cards an odd round is for passing, which draws four."""
CARD: Final = 1.6
SPARE_CARD: Final = 1.0
"""What a card is worth in points, and what one more is worth in a full hand."""
MAYORAL: Final = 4.0
ENOUGH_MEN: Final = 6
MASTER: Final = 0.5
"""What a master is worth beside his tile."""
BEGUN: Final = 0.4
"""How much of his part a liveryman keeps who waits on a tile for a later round."""
LAST_NEUTRAL: Final = 0.5
"""What a card is worth when only neutrals are left to buy."""
VISITS: Final = 3
"""So many tiles ahead of the beadle are not worth a beginning."""
LAST_NUMBER: Final = 99
NEVER: Final = -1000.0


def choose(s: Guilds, step: Waiting[Any], options: list[int]) -> int:
    """One of two or more options."""
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
        return highest(options, [mayoral_worth(s, number) for number in options])
    if isinstance(step, Evict):
        return highest(options, [float(evict_worth(s, cell)) for cell in options])
    if isinstance(step, OfferClaim):
        return highest(options, [tile_worth(s, cell) if cell >= 0 else NEVER for cell in options])
    if isinstance(step, ChooseOne):
        return best_part(s, step, options)
    if isinstance(step, (SwapYours, MoveGroup)):
        return DECLINE
    return options[0]


def tile_worth(s: Guilds, cell: int) -> float:
    """Points, rewards, and what your master there adds to mayoral cards and neighbours."""
    tile = s.tile(cell)
    worth = float(tile.vp)
    for part in tile.rewards:
        worth += part_worth(s, part, [])
    return worth + master_worth(s, cell)


def master_worth(s: Guilds, cell: int) -> float:
    """What a master on this tile adds at the end, as things stand, and for mayoral cards to come."""
    worth = MASTER
    for other in neighbours(cell):
        if s.masters[other]:
            worth += s.setting.pair_vp
    for number in s.mayoral:
        card = s.setting.components.mayoral[number]
        aim = card.aim
        if isinstance(aim, Masters):
            worth += min(card.vp, card.most - card.worth(s)) if aim.fits(s, cell) else 0
        elif not isinstance(aim, (LiverymenOnGuildhall, CardsInHand, PlantationsWon)):
            before = card.worth(s)
            s.masters[cell] = True
            worth += card.worth(s) - before
            s.masters[cell] = False
    return worth


def token_worth(s: Guilds, cell: int) -> float:
    """What the second place on a tile brings you."""
    token = s.setting.components.tokens[s.tokens[cell]]
    worth = float(token.vp)
    for part in token.rewards:
        worth += part_worth(s, part, [])
    return worth


def arrivals(s: Guilds, beadle: int) -> list[float]:
    """For every tile the chance that Boris's next card leads him there."""
    ways = [0] * (ALL_SYMBOLS + 1)
    total = 0
    for number in range(len(s.deck)):
        count = s.deck[number]
        if s.deck_left < s.boris.cards:
            count += s.discards[number]
        if count:
            ways[s.boris.wanted(s.setting.components.cards[number])] += count
            total += count
    found = [0.0] * CELLS
    for wanted in range(1, ALL_SYMBOLS + 1):
        if ways[wanted]:
            cell = s.boris.find_tile(s.symbols, beadle, wanted)
            if cell != NOWHERE:
                found[cell] += ways[wanted] / total
    return found


class Outlook:
    """What the next resolution will bring on one tile: he comes with so many cards, each with the same chance."""

    def __init__(self, s: Guilds, cell: int, cards: int, chance: float, spare: int, soon: int) -> None:
        tile = s.tile(cell)
        self.threshold: Final = s.threshold(cell) - (1 if cell == s.beadle and s.round % 2 == 0 else 0)
        self.yours: Final = s.yours[cell]
        self.theirs: Final = s.theirs[cell]
        self.to_lead: Final = 0 if wins_ties(s, cell) else 1
        self.win: Final = tile_worth(s, cell)
        self.lose: Final = -float(tile.vp)
        self.token: Final = token_worth(s, cell)
        self.token_vp: Final = float(s.setting.components.tokens[s.tokens[cell]].vp)
        self.store: Final = s.store
        self.neutrals: Final = s.store + (min(s.scoreboard, spare) if s.setting.neutrals_for_cards else 0)
        self.neutral_price: Final = LAST_NEUTRAL if s.round == LAST_ROUND else CARD
        lost = s.round == LAST_ROUND or cell == s.beadle or 0 < tile.priority < soon
        self.begun: Final = 0.0 if lost else BEGUN * self.win / self.threshold
        self.ways: Final = [1.0]
        """The chance that so many of his men come."""
        for _ in range(cards):
            self.ways.append(0.0)
            for men in range(len(self.ways) - 1, -1, -1):
                fewer = self.ways[men - 1] if men else 0.0
                self.ways[men] = self.ways[men] * (1.0 - chance) + fewer * chance

    def with_more(self, men: int) -> float:
        """The expected worth of the tile to you with so many more of yours there."""
        worth = 0.0
        for more in range(len(self.ways)):
            if self.ways[more] > 0.0:
                worth += self.ways[more] * self.outcome(self.yours + men, self.theirs + more)
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
        """As it stands: your prize, Boris's points, second places, masters, men who wait, and what neutrals can turn."""
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


def outlooks(s: Guilds, spare: int) -> list[Outlook | None]:
    """For every tile on which something can be won, what the next resolution will bring; `spare` cards may buy neutrals."""
    odd = s.round % 2
    coming = arrivals(s, s.beadle)
    cards = s.boris.cards if s.your_turn else 0
    if odd:
        later = arrivals(s, next_tile(s))
        coming = [(coming[cell] + later[cell]) / 2 for cell in range(CELLS)]
        cards += s.boris.cards
    soon = beadles_next(s)
    found: list[Outlook | None] = []
    for cell in range(CELLS):
        open_now = s.is_open(cell) and not (cell == s.beadle and odd)
        found.append(Outlook(s, cell, cards, coming[cell], spare, soon) if open_now else None)
    return found


def shares(s: Guilds, more: int) -> list[float]:
    """For every tile what one liveryman brings there, alone or as one of as many as can go now."""
    found = [0.0] * CELLS
    held = [number for number in range(len(s.hand)) if s.hand[number]]
    views = outlooks(s, s.hand_size)
    for cell in range(CELLS):
        view = views[cell]
        if view is None:
            continue
        before = view.with_more(0)
        most = max(1, min(s.guildhall, more + matching(s, held, s.symbols[cell])))
        for men in range(1, most + 1):
            found[cell] = max(found[cell], (view.with_more(men) - before) / men)
    return found


def beadles_next(s: Guilds) -> int:
    """Guilds with a lower number than this are the next three the beadle visits."""
    cells = route(s)
    return s.tile(cells[VISITS]).priority if len(cells) > VISITS else LAST_NUMBER


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
    return highest(options, [share[cell] if cell >= 0 else NEVER for cell in options])


def best_claim(s: Guilds, claims: list[int]) -> int:
    return highest(claims, [tile_worth(s, first_of(claim)) for claim in claims])


def send(s: Guilds, step: GoTo, options: list[int]) -> int:
    """Who waits on the Guildhall goes, or who was called back from the plantation; men on tiles stay unless one must go."""
    if step.origin(s) in (GUILDHALL, PLANTATION):
        return best_tile(s, [option for option in options if 0 <= option < FROM])
    if DECLINE in options:
        return DECLINE
    return best_tile(s, options) if options[0] < FROM else options[-1]


def matching(s: Guilds, held: list[int], symbols: int) -> int:
    """How many cards of the hand can move a liveryman to such a tile."""
    count = 0
    for number in held:
        if s.wild or s.setting.components.cards[number].symbols & symbols:
            count += s.hand[number]
    return count


# --- what each part is worth: without `share` (in a reward) moves are worth nothing; men and cards end with the last round


def gain_vp_worth(s: Guilds, part: effects.GainVp, share: list[float]) -> float:
    return float(part.n)


def vp_per_worth(s: Guilds, part: effects.VpPer, share: list[float]) -> float:
    return float(part.worth(s))


def hire_worth(s: Guilds, part: effects.Hire, share: list[float]) -> float:
    if s.round == LAST_ROUND:
        return 0.0
    return (1.0 if s.guildhall < ENOUGH_MEN else 0.4) * min(part.n, s.supply)


def hire_to_tile_worth(s: Guilds, part: effects.HireToTile, share: list[float]) -> float:
    return 0.5 + move_worth(s, ALL_SYMBOLS, share) if share else 0.0


def journey_worth(s: Guilds, part: effects.Move, share: list[float]) -> float:
    if not share or part.origin == PLANTATION:
        return 0.0
    return move_worth(s, part.wanted, share) * min(part.n, s.guildhall)


def plantation_worth(s: Guilds, part: effects.ToPlantation, share: list[float]) -> float:
    """His part of what the plantation brings you and takes from Boris."""
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


def neutral_worth(s: Guilds, part: effects.GainNeutral, share: list[float]) -> float:
    return 1.0 if s.scoreboard and s.round != LAST_ROUND else 0.0


def see_mayoral_worth(s: Guilds, part: effects.SeeMayoral, share: list[float]) -> float:
    return MAYORAL


def evict_opponent_worth(s: Guilds, part: effects.EvictOpponent, share: list[float]) -> float:
    return 0.0 if s.round == LAST_ROUND else 1.0


def choose_one_worth(s: Guilds, part: effects.ChooseOne, share: list[float]) -> float:
    return max([part_worth(s, one, share) for one in part.parts])


def no_worth(s: Guilds, part: Part, share: list[float]) -> float:
    """What a rule of thumb cannot make use of."""
    return 0.0


WORTH: Final[dict[type[Part], Callable[[Guilds, Any, list[float]], float]]] = {
    effects.GainVp: gain_vp_worth,
    effects.VpPer: vp_per_worth,
    effects.Hire: hire_worth,
    effects.HireToTile: hire_to_tile_worth,
    effects.HireBonus: no_worth,
    effects.Move: journey_worth,
    effects.CardMove: journey_worth,
    effects.MoveGroup: no_worth,
    effects.ToPlantation: plantation_worth,
    effects.DrawNow: draw_worth,
    effects.DrawEnd: draw_worth,
    effects.DrawSelect: draw_select_worth,
    effects.TakeDiscard: draw_worth,
    effects.GainNeutral: neutral_worth,
    effects.SeeMayoral: see_mayoral_worth,
    effects.EvictOpponent: evict_opponent_worth,
    effects.SwapWithOpponent: no_worth,
    effects.WildSymbols: no_worth,
    effects.NoHandLimit: no_worth,
    effects.ChooseOne: choose_one_worth,
    effects.TileChooseOne: choose_one_worth,
    effects.CardChooseOne: choose_one_worth,
}


def part_worth(s: Guilds, part: Part, share: list[float]) -> float:
    """A part of an ability or reward in points."""
    return WORTH[type(part)](s, part, share)


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
    for part in card.parts:
        if part.possible(s):
            worth += part_worth(s, part, share)
    return worth


def card_worth(s: Guilds, number: int, share: list[float]) -> float:
    """The better of moving with a card and using its ability."""
    card = s.setting.components.cards[number]
    return max(move_worth(s, card.symbols, share), ability_worth(s, number, share) - CARD * card.cost)


def pick_card(s: Guilds, options: list[int], sign: int) -> int:
    """Take the card you would use best (1), or give away the one you would miss least (-1)."""
    share = shares(s, 0)
    return highest(options, [sign * card_worth(s, card, share) if card >= 0 else NEVER for card in options])


def play(s: Guilds) -> int:
    """The card and the use that bring most beyond the cards spent; in odd rounds rather pass."""
    best, most = DECLINE, 0.0
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
                best, most = pair(number, ABILITY), worth
        if s.guildhall:
            worth = move_worth(s, ALL_SYMBOLS if s.wild else card.symbols, share) - price
            if worth > most:
                best, most = pair(number, MOVE), worth
        if s.supply and not s.guildhall and s.hand_size > 2:
            worth = 0.3 - 0.01 * card_worth(s, number, share)
            if worth > most:
                best, most = pair(number, HIRE), worth
    return best


def best_part(s: Guilds, step: ChooseOne, options: list[int]) -> int:
    """The option worth most."""
    share = shares(s, 1)
    return highest(options, [part_worth(s, step.parts[part], share) if part >= 0 else 0.0 for part in options])


def evict_worth(s: Guilds, cell: int) -> int:
    """Driving Boris away pays where one man makes the difference."""
    close = cell >= 0 and s.yours[cell] and 0 <= s.theirs[cell] - s.yours[cell] <= 1
    return s.tile(cell).vp if close else 0


def bring_neutral(s: Guilds, step: AskNeutrals, options: list[int]) -> int:
    """Neutrals turn a tile you would lose or tie, if there are enough and it is worth the cards."""
    cell = step.cell
    gap = lacking(s, cell) - s.lent
    price = LAST_NEUTRAL if s.round == LAST_ROUND else CARD
    gain = tile_worth(s, cell)
    if s.theirs[cell] > s.yours[cell] + s.lent:
        gain += s.tile(cell).vp - token_worth(s, cell)
    if gap > s.store + min(s.scoreboard, s.hand_size) or gain < price * (gap - s.store):
        return DECLINE
    store = step.number(STORE)
    return store if store in options else pick_card(s, options, -1)


def mayoral_worth(s: Guilds, number: int) -> float:
    """Two plantations can always be won; else a card that your masters, now or later, serve best."""
    card = s.setting.components.mayoral[number]
    worth = card.worth(s) + card.vp / 2
    if isinstance(card.aim, PlantationsWon):
        worth += 4.0
    elif isinstance(card.aim, (DistinctSymbols, MastersTotal)):
        worth += 2.0
    return worth
