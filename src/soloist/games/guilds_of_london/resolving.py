"""Resolving tiles in even rounds: in reading order, by majority, with rewards for first and second place."""

from typing import Final

from soloist.engine.kernel.machine import Act, Offer, replaced
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.guilds_of_london.abilities import RunParts
from soloist.games.guilds_of_london.beadle import move_beadle, touch_turned, turn_over
from soloist.games.guilds_of_london.components import CELLS, NONE, cell_token, neighbours
from soloist.games.guilds_of_london.ending import LAST_ROUND
from soloist.games.guilds_of_london.names import (
    PASS,
    card_mark,
    card_name,
    cell_name,
    colours,
    rewards_text,
    tile_name,
    token_text,
)
from soloist.games.guilds_of_london.promo import OfferClaim
from soloist.games.guilds_of_london.state import Guilds

YOU: Final = 1
BORIS: Final = 2
NOBODY: Final = 0
STORE: Final = "store"


class ResolveTiles(Act[Guilds]):
    """One pass in reading order; each tile is checked when the pass reaches it (GOL-B32)."""

    rule = "GOL-B32"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, s: Guilds) -> None:
        ripe = NONE
        for cell in range(self.cell, CELLS):
            if s.is_open(cell) and s.pawns(cell) >= s.threshold(cell):
                ripe = cell
                break
        if self.cell == 0:
            s.headline("resolve", "GOL-S25", "told-resolution", ripe="no" if ripe == NONE else "yes")
        if ripe == NONE:
            return
        if ripe + 1 < CELLS:
            s.then(ResolveTiles(ripe + 1))
        s.then(ScoreTile(ripe))
        if s.yours[ripe]:
            s.then(OfferClaim(), AskNeutrals(ripe))


def wins_ties(s: Guilds, cell: int) -> bool:
    """Whether you win ties: by the ruling, or with an adjacent master (GOL-B36, GOL-S35). Boris has no masters (GOL-S34)."""
    if s.setting.you_win_ties:
        return True
    for other in neighbours(cell):
        if s.masters[other]:
            return True
    return False


def lacking(s: Guilds, cell: int) -> int:
    """How many more liverymen you need to win the tile against Boris, before neutrals; 0 or less if none."""
    return s.theirs[cell] + (0 if wins_ties(s, cell) else 1) - s.yours[cell]


def winner(s: Guilds, cell: int, more: int = 0) -> int:
    """The side with most liverymen, counting your neutrals and `more`; a tie is yours or nobody's (GOL-S29, GOL-B35)."""
    yours = s.yours[cell] + s.lent + more
    if yours > s.theirs[cell]:
        return YOU
    if yours < s.theirs[cell]:
        return BORIS
    return YOU if yours and wins_ties(s, cell) else NOBODY


def reachable(s: Guilds, cell: int) -> bool:
    """Whether neutrals, from your store or for cards, can improve the result to a tie or a win (GOL-B51)."""
    bought = min(s.scoreboard, s.hand_size) if s.setting.neutrals_for_cards else 0
    return winner(s, cell) != YOU and s.store + bought >= max(1, s.theirs[cell] - s.yours[cell] - s.lent)


class AskNeutrals(Offer[Guilds]):
    """Use a neutral, from your store or for a card, while you would not win and can change that (GOL-B34, GOL-B51).

    Options are cards. After your last turn all cards are equal, so only one is offered.
    """

    rule = "GOL-B51"
    declining = "stop"
    words = (STORE,)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def question(self, s: Guilds) -> Phrase:
        cell = self.cell
        return Phrase(
            "ask-neutral", cell=cell_name(cell), id=s.tile(cell).id, yours=s.yours[cell] + s.lent, theirs=s.theirs[cell]
        )  # fmt: skip

    def options(self, s: Guilds) -> list[int]:
        if not s.scoreboard or not s.setting.neutrals_for_cards or not reachable(s, self.cell):
            return []
        found = [card for card in range(len(s.hand)) if s.hand[card]]
        return found[:1] if s.round == LAST_ROUND else found

    def has(self, s: Guilds, word: str) -> bool:
        return word != STORE or (s.store > 0 and reachable(s, self.cell))

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.cards[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        card = s.setting.components.cards[option]
        return Phrase("option-neutral", id=card.id, symbols=colours(card.symbols), then=self.then(s, 1))

    def word_phrase(self, s: Guilds, word: str) -> Phrase:
        if word == STORE:
            return Phrase("option-store", store=s.store, then=self.then(s, 1))
        return Phrase("option-no-neutral", then=self.then(s, 0))

    def then(self, s: Guilds, more: int) -> Phrase:
        """Who would win with this many more neutrals, and what."""
        tile, cell = s.tile(self.cell), self.cell
        first = winner(s, cell, more)
        return Phrase(
            "neutral-then", winner="you" if first == YOU else "boris" if first == BORIS else "nobody",
            yours=s.yours[cell] + s.lent + more, theirs=s.theirs[cell], vp=tile.vp, rewards=rewards_text(tile.vp, tile.rewards),
            token=token_text(s.setting.components.tokens[s.tokens[cell]]),
        )  # fmt: skip

    def target(self, s: Guilds, option: int) -> str:
        return cell_token(self.cell)

    def word_target(self, s: Guilds, word: str) -> str:
        return cell_token(self.cell) if word == STORE else ""

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return card_mark(s.setting.components.cards[option])

    def word_mark(self, s: Guilds, word: str) -> Mark | None:
        return Mark("pawn", "neutral") if word == STORE else PASS

    def take(self, s: Guilds, option: int) -> None:
        s.discard(option)
        s.scoreboard -= 1
        self.bring(s, "scoreboard", card_name(s.setting.components.cards[option]))

    def take_word(self, s: Guilds, word: str) -> None:
        if word == STORE:
            s.store -= 1
            self.bring(s, "store", Phrase("nothing"))

    def bring(self, s: Guilds, source: str, paid: Phrase) -> None:
        s.lent += 1
        if s.story is not None:
            s.tell(self.rule, "told-neutral-used", lent=s.lent, source=source, card=paid)
            s.touch(source, -1)
            s.touch(cell_token(self.cell))
        s.then(self)


class ScoreTile(Act[Guilds]):
    """Turn over the tile, place the master, return the other liverymen, then run both rewards and move the beadle (GOL-B37)."""

    rule = "GOL-B37"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, s: Guilds) -> None:
        cell = self.cell
        first = winner(s, cell)
        s.then(ReturnNeutrals())
        if first == NOBODY:  # GOL-S35, GOL-B36
            if s.story is not None:
                s.tell("GOL-S35", "told-tied", name=tile_name(s.tile(cell)))
                s.touch(cell_token(cell))
            return
        tile = s.tile(cell)
        both = s.yours[cell] > 0 and s.theirs[cell] > 0
        token = s.tokens[cell]
        mine = s.yours[cell] - (1 if first == YOU else 0)
        home = "supply" if s.setting.surplus_to_supply else "guildhall"
        if s.story is not None:
            who = "you" if first == YOU else "boris"
            s.tell(self.rule, "told-won-tile", name=tile_name(tile), winner=who, vp=tile.vp, back=mine, home=home)
            s.touch("vp" if first == YOU else "boris-vp", tile.vp)
            s.touch(home, mine)
            touch_turned(s, cell)
        turn_over(s, cell)
        if first == YOU:
            s.masters = replaced(s.masters, cell, True)  # Boris has none (GOL-S33)
        if s.setting.surplus_to_supply:
            s.supply += mine
        else:
            s.guildhall += mine  # GOL-S36; before the rewards, which may use them (GOL-B38)
        if s.beadle == cell:
            s.beadle_done = True
            s.then(BeadleMovesOn())
        if first == YOU:
            s.vp += tile.vp
            if both:
                give_boris_token(s, token)
            else:
                s.boxed_tokens = [*s.boxed_tokens, token]
            s.then(RunParts(tile.rewards))
        else:
            s.boris.vp += tile.vp  # GOL-S30, GOL-S31
            if both:
                give_token(s, token)
            else:
                s.boxed_tokens = [*s.boxed_tokens, token]


def give_boris_token(s: Guilds, token: int) -> None:
    """Boris scores only the VP of the token; it goes to the box (GOL-S30, GOL-S32)."""
    vp = s.setting.components.tokens[token].vp
    s.boris.vp += vp
    s.boxed_tokens = [*s.boxed_tokens, token]
    if s.story is not None:
        s.tell("GOL-S32", "told-boris-token", vp=vp, total=s.boris.vp)
        s.touch("boris-vp", vp)


def give_token(s: Guilds, token: int) -> None:
    """You get the reward of the token. With the promo card in play the token is kept there (GOL-S31, GOL-S55)."""
    reward = s.setting.components.tokens[token]
    if s.setting.promo:
        s.promo_tokens.append(token)
        if s.story is not None:
            s.tell("GOL-S55", "told-token-kept", tokens=len(s.promo_tokens))
            s.touch("promo", 1)
    else:
        s.boxed_tokens = [*s.boxed_tokens, token]
    if s.setting.promo and not s.setting.promo_keeps_effect:
        return
    s.vp += reward.vp
    if s.story is not None:
        s.tell("GOL-S31", "told-token", token=token_text(reward), vp=reward.vp, total=s.vp)
        s.touch("vp", reward.vp)
    s.then(RunParts(reward.rewards))


class ReturnNeutrals(Act[Guilds]):
    """Return your neutrals after the tile and its rewards are scored, or after a tie (GOL-B34)."""

    rule = "GOL-B34"

    def run(self, s: Guilds) -> None:
        if s.lent and s.story is not None:
            s.tell(self.rule, "told-neutrals-back", n=s.lent)
            s.touch("scoreboard", s.lent)
        s.scoreboard += s.lent
        s.lent = 0


class BeadleMovesOn(Act[Guilds]):
    """The beadle's tile was resolved, so he moves at once (GOL-B37, GOL-S44)."""

    rule = "GOL-S44"

    def run(self, s: Guilds) -> None:
        move_beadle(s)
