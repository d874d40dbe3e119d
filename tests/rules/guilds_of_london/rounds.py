"""Whole rounds, games and card piles for the tests of Guilds of London."""

from collections.abc import Callable
from random import Random

from soloist.engine.kernel import machine
from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.round import Round
from soloist.games.guilds_of_london.state import Guilds
from tests.rules.driving import asked, options, run
from tests.rules.guilds_of_london.position import CARDS, TOKENS

SPECIAL = ("c2", "b3", "d3", "c4")
PASSED = ("passage", "passage", "passage", "passage")
"""Four cards drawn after a pass."""


def started(level: str = "boris", **rulings: str) -> Guilds:
    """A game before the first step of set-up, with a story."""
    s = GAME.start(level, GAME.book.choose(rulings), GAME.standard)
    s.story = []
    return s


def dealt(level: str = "boris", **rulings: str) -> Guilds:
    """A game at your first turn, set up with the first answer to everything."""
    s = started(level, **rulings)
    while asked(s) != "PlayCard":
        step = machine.waiting(s)
        assert step is not None
        machine.answer(s, next(iter(options(step, s).values())))
    return s


def piles(s: Guilds, deck: str, discards: str = "") -> None:
    """Deck and discard pile hold exactly these cards; all others are out of the game."""
    s.deck = [deck.split().count(card) for card in CARDS]
    s.discards = [discards.split().count(card) for card in CARDS]
    s.deck_left, s.discards_left = len(deck.split()), len(discards.split())


def pass_round(s: Guilds, *boris: str) -> None:
    """The round after this one: you pass and draw four cards, Boris plays these."""
    run(s, Round())
    if asked(s) == "PlayCard":
        run(s, "end")
    run(s, *PASSED, *boris)


def headings(s: Guilds) -> list[str]:
    return [event.heading for event in s.story or [] if event.heading]


def boxed(s: Guilds) -> list[str]:
    """Reward tokens that have left the game."""
    return [TOKENS[token] for token in s.boxed_tokens]


def liverymen(s: Guilds) -> dict[str, int]:
    """Where yours are, apart from the tiles."""
    return {"guildhall": s.guildhall, "supply": s.supply, "plantation": s.plantation}


def random_game(s: Guilds, seed: int, check: Callable[[Guilds], None]) -> None:
    """Play to the end with random answers, looking at the position before each of them."""
    random = Random(seed)
    while (step := machine.waiting(s)) is not None:
        check(s)
        machine.answer(s, random.choice(list(options(step, s).values())))
    check(s)
