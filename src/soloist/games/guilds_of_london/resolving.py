"""Resolving tiles in even rounds: row by row, majority, both rewards (GOL-S25 to GOL-S36, GOL-B32 to GOL-B39)."""

from typing import Final

from soloist.engine.machine import Act, Decision
from soloist.engine.phrase import Phrase
from soloist.games.guilds_of_london.abilities import RunEffects
from soloist.games.guilds_of_london.beadle import move_beadle, turn_over
from soloist.games.guilds_of_london.names import cell_name, neutral_text, tile_name, token_text
from soloist.games.guilds_of_london.promo import OfferClaim
from soloist.games.guilds_of_london.state import CELLS, STOP, Guilds, cell_token, neighbours

YOU: Final = 1
BORIS: Final = 2
NOBODY: Final = 0
FROM_STORE: Final = 1002


class ResolveTiles(Act[Guilds]):
    """One pass in reading order; each tile is tested when the pass reaches it (GOL-B32)."""

    rule = "GOL-B32"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, s: Guilds) -> None:
        if self.cell == 0:
            s.headline("resolve", "GOL-S25", "told-resolution")
        for cell in range(self.cell, CELLS):
            if s.is_open(cell) and s.pawns(cell) >= s.threshold(cell):
                if cell + 1 < CELLS:
                    s.then(ResolveTiles(cell + 1))
                s.then(ScoreTile(cell))
                if s.yours[cell]:
                    s.then(OfferClaim(), AskNeutrals(cell))
                return


def winner(s: Guilds, cell: int) -> int:
    """Most liverymen, your neutrals included; a tie is yours with an adjacent master, else nobody's (GOL-B35, GOL-S35)."""
    yours = s.yours[cell] + s.lent
    if yours > s.theirs[cell]:
        return YOU
    if yours < s.theirs[cell]:
        return BORIS
    if not yours:
        return NOBODY
    if s.setting.you_win_ties:
        return YOU
    for other in neighbours(cell):
        if s.masters[other]:
            return YOU
    return NOBODY


class AskNeutrals(Decision[Guilds]):
    """Bring in a neutral, from your store or for a card, while you would not win (GOL-B34, GOL-B51). Options are cards."""

    rule = "GOL-B51"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def question(self, s: Guilds) -> Phrase:
        cell = self.cell
        return Phrase(
            "ask-neutral", cell=cell_name(cell), id=s.tile(cell).id, yours=s.yours[cell] + s.lent, theirs=s.theirs[cell]
        )  # fmt: skip

    def options(self, s: Guilds) -> list[int]:
        options: list[int] = []
        if winner(s, self.cell) != YOU:
            if s.store:
                options.append(FROM_STORE)
            if s.scoreboard and s.setting.neutrals_for_cards:
                options += [card for card in range(len(s.hand)) if s.hand[card]]
        options.append(STOP)
        return options

    def token(self, s: Guilds, option: int) -> str:
        if option == STOP:
            return "stop"
        return "store" if option == FROM_STORE else s.setting.components.cards[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        if option == STOP:
            return Phrase("option-no-neutral")
        if option == FROM_STORE:
            return Phrase("option-store", store=s.store)
        return neutral_text(s.setting.components.cards[option])

    def target(self, s: Guilds, option: int) -> str:
        return "" if option == STOP else cell_token(self.cell)

    def take(self, s: Guilds, option: int) -> None:
        if option == STOP:
            return
        if option == FROM_STORE:
            s.store -= 1
        else:
            s.discard_from_hand(option)
            s.scoreboard -= 1
        s.lent += 1
        s.tell(self.rule, "told-neutral-used", lent=s.lent)
        s.then(self)


class ScoreTile(Act[Guilds]):
    """Turn the tile, place the master, send the others home, then both rewards and the beadle (GOL-B37, GOL-S29 to GOL-S36)."""

    rule = "GOL-B37"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, s: Guilds) -> None:
        cell = self.cell
        first = winner(s, cell)
        s.then(ReturnNeutrals())
        if first == NOBODY:
            if s.story is not None:
                s.tell("GOL-S35", "told-tied", name=tile_name(s.tile(cell)))
            return
        tile = s.tile(cell)
        both = s.yours[cell] > 0 and s.theirs[cell] > 0
        token = s.tokens[cell]
        if s.story is not None:
            s.tell(self.rule, "told-won-tile", name=tile_name(tile), winner="you" if first == YOU else "boris", vp=tile.vp)
        mine = s.yours[cell]
        turn_over(s, cell)
        if first == YOU:
            s.masters[cell] = True
            mine -= 1
        if s.setting.surplus_to_supply:
            s.supply += mine
        else:
            s.guildhall += mine
        if s.beadle == cell:
            s.beadle_done = True
            s.then(BeadleMovesOn())
        if first == YOU:
            s.vp += tile.vp
            if both:
                give_boris_token(s, token)
            else:
                s.boxed_tokens.append(token)
            s.then(RunEffects(tile.rewards, 0, 0))
        else:
            s.boris_vp += tile.vp
            if both:
                give_token(s, token)
            else:
                s.boxed_tokens.append(token)


def give_boris_token(s: Guilds, token: int) -> None:
    """He scores only the VP of the token, which goes to the box (GOL-S30, GOL-S32)."""
    vp = s.setting.components.tokens[token].vp
    s.boris_vp += vp
    s.boxed_tokens.append(token)
    s.tell("GOL-S32", "told-boris-token", vp=vp, total=s.boris_vp)


def give_token(s: Guilds, token: int) -> None:
    """You carry it out; with the promo card in play it is kept there (GOL-S31, GOL-S55)."""
    reward = s.setting.components.tokens[token]
    if s.setting.promo:
        s.promo_tokens.append(token)
    else:
        s.boxed_tokens.append(token)
    if s.setting.promo and not s.setting.promo_keeps_effect:
        return
    s.vp += reward.vp
    if s.story is not None:
        s.tell("GOL-S31", "told-token", token=token_text(reward), vp=reward.vp, total=s.vp)
    s.then(RunEffects(reward.rewards, 0, 0))


class ReturnNeutrals(Act[Guilds]):
    """After the tile is scored, rewards included, or left because of a tie, your neutrals go back (GOL-B34)."""

    rule = "GOL-B34"

    def run(self, s: Guilds) -> None:
        s.scoreboard += s.lent
        s.lent = 0


class BeadleMovesOn(Act[Guilds]):
    """His tile was resolved: he moves at once (GOL-B37, GOL-S44)."""

    rule = "GOL-S44"

    def run(self, s: Guilds) -> None:
        move_beadle(s)
