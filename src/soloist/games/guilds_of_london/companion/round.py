"""A round beside the real board: you play, then Boris's cards place his liverymen."""

from typing import Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.machine import Act, Chance, Step
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import THEY
from soloist.games.guilds_of_london.boris import NOWHERE
from soloist.games.guilds_of_london.companion.men import MAN_OFF, MAN_ON, AboutTile, TileWithMen, men_step
from soloist.games.guilds_of_london.companion.printed import ReadSymbols, heard, kinds, shown, standards_token
from soloist.games.guilds_of_london.companion.scoring import (
    BeadleCloses,
    ForgottenTile,
    Resolve,
    ResolveNow,
    Thresholds,
    read_beadle,
)  # fmt: skip
from soloist.games.guilds_of_london.companion.state import CELL_OF, POINTS, SYMBOLS, BorisBeside
from soloist.games.guilds_of_london.components import ALL_SYMBOLS, CELLS, COLOURS, NONE, cell_token
from soloist.games.guilds_of_london.names import card_option, cell_name, either
from soloist.games.guilds_of_london.round import GROWTH_ROUNDS

DONE: Final = "done"
TILE_TURNED: Final = "tile-turned"


class Round(Act[BorisBeside]):
    """Repeat rounds until the game ends (GOL-B19)."""

    rule = "GOL-B19"

    def run(self, s: BorisBeside) -> None:
        s.round += 1
        s.then(YourTurn(), self)


class YourTurn(TileWithMen):
    """You play on the real board; tap a tile when your cards change his liverymen there, or when the tile differs from ours
    (GOL-S13, GOL-B48)."""

    rule = "GOL-S13"
    words = (DONE, MAN_OFF, MAN_ON, TILE_TURNED)
    events = (MAN_OFF, MAN_ON, TILE_TURNED, *CELL_OF)

    def question(self, s: BorisBeside) -> Phrase:
        none, one = s.plantation_vp(0), s.plantation_vp(1)
        return Phrase(
            "ask-your-turn",
            round=s.round,
            tile=s.name(s.beadle),
            who=s.who,
            cell=cell_name(s.beadle),
            vp=s.points[s.beadle],
            known="yes" if s.is_sure(s.beadle, POINTS) else "no",
            end="plantation" if s.round in GROWTH_ROUNDS else "tiles" if s.round % 2 == 0 else "beadle",
            none=none,
            one=one,
            same="yes" if none == one else "no",
            last="yes" if s.is_last_round else "no",
        )

    def options(self, s: BorisBeside) -> list[int]:
        return s.open_cells()

    def has(self, s: BorisBeside, word: str) -> bool:
        if word in (MAN_OFF, MAN_ON):
            return bool(s.cells_with_men())
        return word != TILE_TURNED or (s.round > 2 and len(s.open_cells()) > 1)

    def word_phrase(self, s: BorisBeside, word: str) -> Phrase:
        return Phrase("option-" + word, cards=s.boris.cards, who=s.who)

    def take(self, s: BorisBeside, option: int) -> None:
        s.then(AboutTile(option), self)

    def take_word(self, s: BorisBeside, word: str) -> None:
        if word == DONE:
            s.then(BorisTurn())
        else:
            s.then(ForgottenTile() if word == TILE_TURNED else men_step(word), self)


# --- Boris's cards


class BorisTurn(Act[BorisBeside]):
    """He plays three cards, Rik four (GOL-S14, GOL-S51). In odd rounds the VP of the beadle's tile are asked for first: after his
    last card, the question would come before that card is told."""

    rule = "GOL-S14"

    def run(self, s: BorisBeside) -> None:
        s.turned = []
        s.went = []
        s.told_cards = NONE
        s.then(*([] if s.round % 2 == 0 else read_beadle(s, before_his_turn=True)), NextCard())


class NextCard(Act[BorisBeside]):
    """Each card is resolved before the next is drawn (GOL-S14). With real cards, so is its liveryman placed."""

    rule = "GOL-S14"

    def run(self, s: BorisBeside) -> None:
        if len(s.turned) < s.boris.cards:
            if s.own_cards:
                tell_cards(s)
            s.then(card_step(s), self)
        else:
            s.then(AfterHisCards())


def card_step(s: BorisBeside) -> Step:
    """Ask you for his next card, or let the app draw it."""
    return TurnCard() if s.own_cards else DrawCard()


class TurnCard(Ask[BorisBeside]):
    """Ask what his real card shows: one symbol or two, or by ruling its background (GOL-S15, GOL-S23)."""

    rule = "GOL-S15"
    words = ("no-card",)
    events = ("no-card",)

    def question(self, s: BorisBeside) -> Phrase:
        last = Phrase("card-first")
        if s.turned:
            cell = s.went[-1]
            last = Phrase("card-nowhere") if cell == NOWHERE else Phrase("card-last", tile=s.name(cell))
        reading = "background" if s.boris.by_background else "symbols"
        return Phrase("ask-turn-card", nth=len(s.turned) + 1, cards=s.boris.cards, reading=reading, last=last, who=s.who)

    def after_switch(self, s: BorisBeside) -> Step:
        return card_step(s)

    def options(self, s: BorisBeside) -> list[int]:
        return kinds()[: len(COLOURS)] if s.boris.by_background else kinds()

    def token(self, s: BorisBeside, option: int) -> str:
        return standards_token(option)

    def heard(self, s: BorisBeside, token: str) -> str:
        """Two symbols may be named in either order."""
        return heard(token)

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        return Phrase("option-standard", symbols=shown(option))

    def mark(self, s: BorisBeside, option: int) -> Mark | None:
        return Mark("symbol", self.token(s, option))

    def take(self, s: BorisBeside, option: int) -> None:
        s.then(PlayCard(option))

    def take_word(self, s: BorisBeside, word: str) -> None:
        """Deck and discard pile are empty, so he plays fewer cards (GOL-S14)."""
        s.agenda.pop()
        s.then(AfterHisCards())


class DrawCard(Chance[BorisBeside]):
    """Draw from the app's own deck of all cards of the edition. Cards are not put back; a game never uses them all."""

    rule = "GOL-S15"

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-boris-card")

    def token(self, s: BorisBeside, option: int) -> str:
        return s.setting.components.cards[option].id

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        return card_option(s.setting.components.cards[option])

    def source(self, s: BorisBeside) -> str:
        return "cards"

    def odds(self, s: BorisBeside) -> Odds:
        return Odds(s.setting.components.card_numbers, s.deck, s.deck_left)

    def settle(self, s: BorisBeside, outcome: int) -> None:
        s.deck[outcome] -= 1
        s.deck_left -= 1
        s.then(PlayCard(s.boris.wanted(s.setting.components.cards[outcome])))


def first_unsure(s: BorisBeside, wanted: int) -> int:
    """The first tile on his way whose colours nobody has read off the real tile, or NOWHERE (GOL-S17, GOL-S18, GOL-S19)."""
    # Such a tile stops a search for any colour.
    guessed = [shown & wanted for shown in s.symbols]
    for cell in s.open_cells():
        if not s.is_sure(cell, SYMBOLS):
            guessed[cell] = ALL_SYMBOLS
    cell = s.boris.find_tile(guessed, s.beadle, ALL_SYMBOLS)
    return cell if cell != NOWHERE and not s.is_sure(cell, SYMBOLS) else NOWHERE


class PlayCard(Act[BorisBeside]):
    """His card leads to the first tile with a symbol of it. Ask first for what is not sure on his way (GOL-S18)."""

    rule = "GOL-S18"

    def __init__(self, wanted: int) -> None:
        self.wanted: Final = wanted

    def run(self, s: BorisBeside) -> None:
        unsure = first_unsure(s, self.wanted)
        if unsure == NOWHERE:
            play_card(s, self.wanted)
        else:
            s.then(ReadSymbols(unsure, self.wanted), self)


def play_card(s: BorisBeside, wanted: int) -> None:
    """His card places a liveryman on a tile, if one matches (GOL-S15, GOL-S17, GOL-S18, GOL-S21)."""
    cell = s.boris.find_tile(s.symbols, s.beadle, wanted)
    s.turned.append(wanted)
    s.went.append(cell)
    if cell != NOWHERE:
        s.theirs[cell] += 1


# --- telling his turn


def tell_cards(s: BorisBeside) -> None:
    """Tell where his cards led that are not told yet. A question about a printed tile would push these lines off the screen, so
    they come after it."""
    if s.told_cards == NONE:
        s.headline(f"round-{s.round}", "GOL-S14", "told-boris-plays", THEY, cards=s.boris.cards, round=s.round)
        s.told_cards = 0
    s.by = THEY
    for nth in range(s.told_cards, len(s.turned)):
        _tell_card(s, nth)
    s.told_cards = len(s.turned)


def _tell_card(s: BorisBeside, nth: int) -> None:
    wanted, cell = s.turned[nth], s.went[nth]
    skipped = "no" if s.boris.uses_buildings else "yes"
    if cell == NOWHERE:
        s.tell("GOL-S21", "told-place-nobody", symbols=either(wanted), skipped=skipped)
        return
    # A correction in between may have taken liverymen away.
    now = max(1, s.theirs[cell] - s.went[nth + 1 :].count(cell))
    s.tell(
        "GOL-S17" if cell == s.beadle else "GOL-S18",
        "told-place-man",
        cell=cell_name(cell),
        symbols=shown(wanted),
        skipped=skipped,
        start="beadle" if cell == s.beadle else "search",
        beadle=cell_name(s.beadle),
        before=now - 1,
        now=now,
    )
    s.touch(cell_token(cell), 1)


class AfterHisCards(Act[BorisBeside]):
    """In even rounds tiles are resolved, and every round ends with the beadle (GOL-S25, GOL-S37)."""

    rule = "GOL-S37"

    def run(self, s: BorisBeside) -> None:
        if s.round % 2 == 0:
            s.passed = [False] * CELLS
            s.then(TellTurn(), Placed(), Thresholds(), ResolveNow(), Resolve(), BeadleCloses())
        else:
            s.then(*read_beadle(s), TellTurn(), BeadleCloses())


class TellTurn(Act[BorisBeside]):
    """Tell his turn. His real cards stay aside until all are played, then go to the discard pile (GOL-S22)."""

    rule = "GOL-S22"

    def run(self, s: BorisBeside) -> None:
        tell_cards(s)
        if s.turned and s.own_cards:
            s.tell(self.rule, "told-cards-away")


class Placed(Ask[BorisBeside]):
    """Wait until his liverymen are on the board, because the resolution fills the next screens (GOL-S25)."""

    rule = "GOL-S25"
    words = ("placed",)

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase("ask-placed", who=s.who)
