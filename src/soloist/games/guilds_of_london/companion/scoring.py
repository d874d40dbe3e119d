"""The end of a round: tiles in even rounds, the beadle, the plantation in rounds 4 and 8, the end of the game."""

from typing import Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.machine import LOST, WON, Act
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import THEY
from soloist.games.guilds_of_london.beadle import is_due, lowest_guild
from soloist.games.guilds_of_london.boris import NEEDED
from soloist.games.guilds_of_london.companion.men import MAN_OFF, MAN_ON, TileWithMen, men_step
from soloist.games.guilds_of_london.companion.printed import ReadOff, ReadThreshold, read_points
from soloist.games.guilds_of_london.companion.state import POINTS, THRESHOLD, BorisBeside, side_name
from soloist.games.guilds_of_london.components import CELLS, NONE, ULSTER, VIRGINIA, cell_token
from soloist.games.guilds_of_london.ending import LAST_ROUND
from soloist.games.guilds_of_london.names import cell_name, rewards_text
from soloist.games.guilds_of_london.round import GROWTH_ROUNDS

NO_MORE: Final = "no-more"
ENOUGH: Final = (NO_MORE, "done", "none")
"""Words people type to say that no tile is left."""
I_WON: Final = "i-won"
HE_WON: Final = "he-won"
TIE: Final = "tie"
OTHER_SIDE: Final = "other-side"
MOST_TOTAL: Final = 250
LEAST_THRESHOLD: Final = 2
"""No tile is resolved with one liveryman, so with one of his the threshold is not asked for."""
MOST_TOKEN_VP: Final = 5
"""Offer at least this many VP, because the tokens of a real box may show more than ours."""


# --- tiles


def home(s: BorisBeside) -> str:
    """Where your other liverymen go from a resolved tile (GOL-S36)."""
    return "supply" if s.setting.surplus_to_supply else "guildhall"


def token_use(s: BorisBeside) -> str:
    """What you do with the token of second place: take its reward, with the promo card also keep it, or by ruling only keep it
    (GOL-S31, GOL-S55)."""
    if not s.setting.promo:
        return "reward"
    return "reward-and-card" if s.setting.promo_keeps_effect else "card"


class TileAsk(TileWithMen):
    """A question answered by tapping a resolved tile."""

    def take(self, s: BorisBeside, option: int) -> None:
        if s.theirs[option]:
            s.then(WhoWon(option))
        else:
            s.tell("GOL-S29", "told-yours-alone", tile=s.name(option), home=home(s))
            s.masters[option] = True
            turn_tile(s, option)


class Thresholds(Act[BorisBeside]):
    """Read off the threshold of each tile that his liverymen and the beadle may reach alone (GOL-S26, GOL-B33)."""

    rule = "GOL-S26"

    def run(self, s: BorisBeside) -> None:
        for cell in reversed(s.cells_with_men()):
            if s.count(cell) >= LEAST_THRESHOLD + s.raised[cell] and not s.is_sure(cell, THRESHOLD):
                s.then(ReadThreshold(cell))


class ResolveNow(Act[BorisBeside]):
    """Tell that tiles are resolved, what counts for a threshold, and what your neutrals do (GOL-S25, GOL-S26, GOL-S28)."""

    rule = "GOL-S25"

    def run(self, s: BorisBeside) -> None:
        s.headline(f"resolve-{s.round}", self.rule, "told-resolve", round=s.round)
        s.tell("GOL-S26", "told-what-counts")
        s.tell("GOL-S28", "told-your-neutrals")


class Resolve(TileAsk):
    """Ask which tiles you resolved, one tap each, in reading order (GOL-S25, GOL-B32).

    It cannot end while Boris's liverymen alone reach the threshold of a tile. Where yours are needed too, the companion cannot
    know.
    """

    rule = "GOL-S25"
    words = (NO_MORE, MAN_OFF, MAN_ON)
    events = (MAN_OFF, MAN_ON)

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-resolve", round=s.round, ripe=len(s.to_resolve()), cells=ripe_cells(s))

    def options(self, s: BorisBeside) -> list[int]:
        return s.open_cells()

    def has(self, s: BorisBeside, word: str) -> bool:
        if word == NO_MORE:
            return not s.to_resolve()
        return bool(s.cells_with_men())

    def word_phrase(self, s: BorisBeside, word: str) -> Phrase:
        return Phrase("option-" + word, who=s.who, tapped="yes" if any(s.passed) else "no")

    def refusal(self, s: BorisBeside, token: str) -> Phrase | None:
        if token in ENOUGH and s.to_resolve():
            return Phrase("refused-no-more", cells=ripe_cells(s))
        return super().refusal(s, token)

    def take(self, s: BorisBeside, option: int) -> None:
        last = max([cell for cell in range(CELLS) if s.passed[cell]], default=NONE)
        s.pass_to(option)
        s.then(self)
        if option < last:
            s.then(OutOfOrder(option, last))
        TileAsk.take(self, s, option)

    def take_word(self, s: BorisBeside, word: str) -> None:
        if word != NO_MORE:
            s.then(men_step(word), Thresholds(), self)

    def give(self, s: BorisBeside, option: int) -> None:
        super().give(s, option)
        if s.agenda and s.agenda[-1] is self:
            # A correction may have put his liverymen on another tile.
            s.then(Thresholds())


class OutOfOrder(Act[BorisBeside]):
    """Tell that this tile comes before one that was tapped earlier. It is accepted, because it may have been forgotten."""

    rule = "GOL-B32"

    def __init__(self, cell: int, later: int) -> None:
        self.cell: Final = cell
        self.later: Final = later

    def run(self, s: BorisBeside) -> None:
        s.tell(self.rule, "told-out-of-order", cell=cell_name(self.cell), later=cell_name(self.later))


def ripe_cells(s: BorisBeside) -> tuple[Phrase, ...]:
    """The tiles still to resolve, in reading order."""
    return tuple([Phrase("cell-only", cell=cell_name(cell)) for cell in s.to_resolve()])


class ForgottenTile(TileAsk):
    """A tile that is resolved on the real board but not here. It is never the beadle's tile, because he is only on unresolved
    ones (GOL-S41)."""

    rule = "GOL-S25"

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-forgotten")

    def options(self, s: BorisBeside) -> list[int]:
        return [cell for cell in s.open_cells() if cell != s.beadle]


class WhoWon(Ask[BorisBeside]):
    """Ask who won; only where he has liverymen. At a tie the tile stays, unless you win ties (GOL-S29, GOL-S35)."""

    rule = "GOL-S35"
    words = (I_WON, HE_WON, TIE)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def question(self, s: BorisBeside) -> Phrase:
        ties = "you" if s.setting.you_win_ties else "stays"
        return Phrase("ask-who-won", tile=s.name(self.cell), men=s.theirs[self.cell], ties=ties, who=s.who)

    def has(self, s: BorisBeside, word: str) -> bool:
        return word != TIE or not s.setting.you_win_ties

    def word_phrase(self, s: BorisBeside, word: str) -> Phrase:
        if word != HE_WON:
            return Phrase("option-" + word, who=s.who)
        known = "yes" if s.is_sure(self.cell, POINTS) else "no"
        return Phrase("option-" + word, who=s.who, vp=s.points[self.cell], known=known)

    def word_target(self, s: BorisBeside, word: str) -> str:
        return cell_token(self.cell)

    def take_word(self, s: BorisBeside, word: str) -> None:
        if word == I_WON:
            s.then(TokenPoints(self.cell))
        elif word == HE_WON:
            s.then(*read_points(s, self.cell), HisTile(self.cell))


class HisTile(Act[BorisBeside]):
    """He won: he scores first place and never places a master (GOL-S31, GOL-S33)."""

    rule = "GOL-S31"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, s: BorisBeside) -> None:
        vp = s.points[self.cell]
        s.tell("GOL-S33", "told-his-tile", tile=s.name(self.cell), men=s.theirs[self.cell], home=home(s), token=token_use(s))
        s.touch(cell_token(self.cell), -s.theirs[self.cell])
        s.from_tiles += vp
        s.tell_vp(self.rule, "told-vp-first", vp)
        turn_tile(s, self.cell)


class TokenPoints(Ask[BorisBeside]):
    """You won and he is second: he gets only the VP of the reward token (GOL-S30, GOL-S32)."""

    rule = "GOL-S32"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-token-points", tile=s.name(self.cell), cell=cell_name(self.cell), who=s.who)

    def options(self, s: BorisBeside) -> list[int]:
        return list(range(max([MOST_TOKEN_VP, *[token.vp for token in s.setting.components.tokens]]) + 1))

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        return Phrase("option-token-vp", vp=option)

    def target(self, s: BorisBeside, option: int) -> str:
        return cell_token(self.cell)

    def take(self, s: BorisBeside, option: int) -> None:
        s.tell("GOL-S36", "told-your-tile", tile=s.name(self.cell), men=s.theirs[self.cell], home=home(s))
        s.touch(cell_token(self.cell), -s.theirs[self.cell])
        if option:
            s.from_tiles += option
            s.tell_vp("GOL-S32", "told-vp-second", option)
        s.masters[self.cell] = True
        turn_tile(s, self.cell)


def turn_tile(s: BorisBeside, cell: int) -> None:
    """Record a resolved tile; if it was the beadle's, he moves at once (GOL-S36, GOL-S44)."""
    s.touch(cell_token(cell))
    turn_over(s, cell)
    if s.beadle == cell:
        s.beadle_done = True
        move_beadle(s)


def turn_over(s: BorisBeside, cell: int) -> None:
    """Turn a tile over; its lying neutral goes to the box (GOL-S27)."""
    if s.raised[cell]:
        s.tell("GOL-S27", "told-neutral-to-box", cell=cell_name(cell))
        s.touch(cell_token(cell))
    s.turn_over(cell)


# --- the beadle


def move_beadle(s: BorisBeside, over: bool = False) -> None:
    """Move the beadle to the next tile; if there is none, he leaves the game and this round is the last (GOL-S41, GOL-S42,
    GOL-S43). When the game is over anyway, nobody needs to move him on the table."""
    s.beadle = lowest_guild(s.tiles, s.symbols, s.beadle)
    if over or s.story is None:
        return
    if s.beadle == NONE:
        s.tell("GOL-S43", "told-beadle-off")
    else:
        s.tell("GOL-S41", "told-beadle-to", tile=s.name(s.beadle), priority=s.tile(s.beadle).priority)
    s.touch("beadle")
    if s.beadle != NONE:
        s.touch(cell_token(s.beadle))


def read_beadle(s: BorisBeside, before_his_turn: bool = False) -> list[ReadOff]:
    """What must be read off the beadle's tile before it is turned over: its VP, because its threshold does not count (GOL-S38,
    GOL-S39)."""
    due = is_due(s.beadle, s.beadle_done, s.setting.beadle_always_scores)
    return read_points(s, s.beadle, before_his_turn) if due else []


class BeadleCloses(Act[BorisBeside]):
    """Every round ends with the beadle: his tile is turned over for Boris, then comes the plantation (GOL-S37)."""

    rule = "GOL-S38"

    def run(self, s: BorisBeside) -> None:
        unread = read_beadle(s)
        if unread:
            s.then(*unread, self)
            return
        s.headline(f"beadle-{s.round}", "GOL-S37", "told-round-ends", THEY, round=s.round)
        s.then(EndOfRound())
        if s.round in GROWTH_ROUNDS:
            s.then(Plantation())
        if is_due(s.beadle, s.beadle_done, s.setting.beadle_always_scores):
            s.then(CloseTile())
        elif s.beadle != NONE:
            s.tell("GOL-S44", "told-no-close", tile=s.name(s.beadle))
            s.touch("beadle")
        s.beadle_done = False


class CloseTile(Act[BorisBeside]):
    """The beadle's tile brings Boris its first-place VP, and the beadle moves on (GOL-S38, GOL-S39, GOL-S40)."""

    rule = "GOL-S38"

    def run(self, s: BorisBeside) -> None:
        cell = s.beadle
        vp = s.points[cell]
        s.from_beadle += vp
        s.tell(self.rule, "told-close", tile=s.name(cell), round=s.round)
        s.touch(cell_token(cell), -s.theirs[cell])
        s.tell_vp("GOL-S39", "told-vp-beadle", vp)
        turn_over(s, cell)
        move_beadle(s, s.round == LAST_ROUND)


# --- the plantation


class Plantation(Ask[BorisBeside]):
    """Ask how many liverymen you have there: none, one, or enough to win it (GOL-S45)."""

    rule = "GOL-S45"
    words = (OTHER_SIDE,)
    events = (OTHER_SIDE,)

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-plantation-men", side=side_name(s.side), round=s.round)

    def options(self, s: BorisBeside) -> list[int]:
        return list(range(NEEDED + 1))

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        return Phrase("option-plantation-men", men=option, vp=s.plantation_vp(option), who=s.who)

    def target(self, s: BorisBeside, option: int) -> str:
        return "plantation"

    def mark(self, s: BorisBeside, option: int) -> Mark | None:
        return Mark("pawn", "you", option)

    def word_phrase(self, s: BorisBeside, word: str) -> Phrase:
        return Phrase("option-other-side", side=side_name(_other(s.side)))

    def take_word(self, s: BorisBeside, word: str) -> None:
        s.side = _other(s.side)
        s.tell(self.rule, "told-side-up", side=side_name(s.side))
        s.touch("plantation")
        s.then(self)

    def take(self, s: BorisBeside, option: int) -> None:
        side = s.setting.components.sides[s.side]
        vp = s.plantation_vp(option)
        s.headline(f"growth-{s.round}", self.rule, "told-growth-now", side=side_name(s.side))
        if option >= NEEDED:
            s.tell("GOL-S45c", "told-plantation-yours", rewards=rewards_text(side.vp, side.rewards))
        if option == 1:
            s.tell("GOL-S45b", "told-plantation-nobody")
        if vp:
            s.from_plantation += vp
            s.tell_vp("GOL-S45b" if option else "GOL-S45a", "told-vp-one" if option else "told-vp-none", vp)
        if option:
            s.tell("GOL-S45d", "told-men-to-supply", men=option)
        s.side = _other(s.side)
        s.tell("GOL-S45d", "told-turn-plantation", side=side_name(s.side))
        s.touch("plantation")


def _other(side: int) -> int:
    return ULSTER if side == VIRGINIA else VIRGINIA


# --- the end


class EndOfRound(Act[BorisBeside]):
    """After the growth phase, check for the end; else the round marker advances (GOL-S46, GOL-S47, GOL-B19)."""

    rule = "GOL-S46"

    def run(self, s: BorisBeside) -> None:
        if s.round >= LAST_ROUND or s.beadle == NONE:
            s.headline("end", self.rule if s.beadle != NONE else "GOL-S47", "told-over")
            if s.setting.promo:
                s.tell("GOL-S56", "told-promo-last")
            s.tell("GOL-S48", "told-count", boris=s.boris.vp)
            s.only(YourTotal())
        else:
            s.tell(
                "GOL-B19",
                "told-next-round",
                round=s.round + 1,
                growth="yes" if s.round + 1 in GROWTH_ROUNDS else "no",
                cell=cell_name(s.beadle),
                vp=s.points[s.beadle],
                known="yes" if s.is_sure(s.beadle, POINTS) else "no",
            )


class YourTotal(Ask[BorisBeside]):
    """Ask for your total with mayoral cards and adjacent masters. Boris scores nothing more; you must have more to win (GOL-S48,
    GOL-S49, GOL-S50)."""

    rule = "GOL-S48"
    is_number = True

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-your-total", boris=s.boris.vp, who=s.who)

    def options(self, s: BorisBeside) -> list[int]:
        return list(range(MOST_TOTAL + 1))

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        return Phrase("option-total", total=option)

    def take(self, s: BorisBeside, option: int) -> None:
        s.you = option
        s.end(WON if option > s.boris.vp else LOST)
