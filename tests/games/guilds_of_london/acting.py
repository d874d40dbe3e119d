"""Helpers that do one thing in a position of Guilds of London, or play whole rounds and games."""

from collections.abc import Callable, Sequence
from random import Random

from soloist.engine.kernel import machine
from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.abilities import RunParts
from soloist.games.guilds_of_london.components import Components, Part
from soloist.games.guilds_of_london.liverymen_effects import ANY, ORIGINS, CardMove, ToPlantation
from soloist.games.guilds_of_london.resolving import ResolveTiles
from soloist.games.guilds_of_london.round import Round
from soloist.games.guilds_of_london.setup import lay_out, opponent, setting
from soloist.games.guilds_of_london.state import Guilds
from soloist.games.guilds_of_london.turn import USES, use_card, uses
from tests.games.guilds_of_london.position import CARDS, COMPONENTS, GRID, MAYORAL, TOKENS, at, cells, colour, named
from tests.support.driving import asked, options, run

TOKENS_LAID = [token.id for token in COMPONENTS.tokens for _ in range(token.copies)][:24]
SIX = ("toast", "toast", "banquet", "fine", "loan", "passage")
THREE = ("city-walls", "cheapside", "four-gates")


def fresh(level: str = "boris", components: Components = COMPONENTS, **rulings: str) -> Guilds:
    """The position before the first draw."""
    chosen = GAME.book.choose(rulings)
    return lay_out(setting(chosen, components), opponent(level, chosen))


def set_up(s: Guilds, side: str = "virginia", grid: Sequence[str] = GRID) -> None:
    """Answer every chance of the set-up; the choice among three mayoral cards waits."""
    church = 13 if s.setting.church_right else -1
    run(s, *[tile for cell, tile in enumerate(grid) if tile and cell != church], *TOKENS_LAID, side, *SIX, *THREE)


def uses_of(s: Guilds, card: str) -> list[str]:
    """What a card of the hand can be used for."""
    return [USES[use] for use in uses(s, CARDS.index(card))]


def use(s: Guilds, card: str, how: str, *answers: str) -> None:
    """Use a card of the hand to hire, to move or for its ability."""
    assert s.hand[CARDS.index(card)], f"no {card} in hand"
    assert how in uses_of(s, card), f"{card} cannot be used for {how}"
    use_card(s, CARDS.index(card), USES.index(how))
    run(s, *answers)


def move(n: int = 1, origin: str = "anywhere", target: str = ANY) -> CardMove:
    return CardMove(n, ORIGINS[origin], target)


def plantation(n: int = 1, origin: str = "guildhall") -> ToPlantation:
    return ToPlantation(n, ORIGINS[origin])


def doing(*parts: Part, symbols: str = "") -> RunParts:
    """Carry these parts out, as those of a card with such symbols."""
    shown = sum(colour(name) for name in symbols.split())
    return RunParts([part.of_card(shown) for part in parts])


def resolve(s: Guilds, *answers: str) -> None:
    """One pass of the resolution."""
    s.your_turn = False
    run(s, ResolveTiles(0), *answers)


def to_pile(s: Guilds, cards: str) -> None:
    """These cards go from the deck to the discard pile."""
    for word in cards.split():
        s.deck[CARDS.index(word)] -= 1
        s.deck_left -= 1
        s.discards[CARDS.index(word)] += 1
        s.discards_left += 1


def only_deck(s: Guilds, cards: str) -> None:
    """Leave only these cards in the deck. The others are removed from the game."""
    s.deck = [cards.split().count(card) for card in CARDS]
    s.deck_left = sum(s.deck)


def only_mayoral(s: Guilds, deck: str, pile: str) -> None:
    """These mayoral cards are in the deck, those in their discard pile."""
    s.mayoral_deck = [deck.split().count(card) for card in MAYORAL]
    s.mayoral_discards = [pile.split().count(card) for card in MAYORAL]
    s.mayoral_deck_left, s.mayoral_discards_left = sum(s.mayoral_deck), sum(s.mayoral_discards)


def mayoral(counts: list[int]) -> list[str]:
    """The mayoral cards of a deck or pile."""
    return [card for card, count in zip(MAYORAL, counts, strict=True) if count]


def belongings(s: Guilds) -> dict[str, object]:
    """All that an effect can change."""
    return {
        "vp": s.vp, "boris_vp": s.boris.vp, "guildhall": s.guildhall, "supply": s.supply, "plantation": s.plantation,
        "yours": at(s.yours), "theirs": at(s.theirs), "masters": cells(s.masters), "beadle": s.beadle,
        "store": s.store, "scoreboard": s.scoreboard, "hand": named(s.hand), "discards": named(s.discards),
        "front": named(s.aside), "mayoral": [MAYORAL[card] for card in s.mayoral], "refused": mayoral(s.mayoral_discards),
        "draw_end": s.draw_end, "hire_bonus": s.hire_bonus, "wild": s.wild, "no_hand_limit": s.no_hand_limit,
    }  # fmt: skip


def liverymen(s: Guilds) -> int:
    """The number of your liverymen, wherever they are."""
    return s.supply + s.guildhall + sum(s.yours) + s.plantation + s.masters.count(True)


def token_at(s: Guilds, cell: int) -> str:
    return "" if s.tokens[cell] < 0 else TOKENS[s.tokens[cell]]


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
    """Play the next round: you pass and draw four cards, and Boris plays these cards."""
    run(s, Round())
    if asked(s) == "PlayCard":
        run(s, "end")
    run(s, *PASSED, *boris)


def headings(s: Guilds) -> list[str]:
    return [event.heading for event in s.story or [] if event.heading]


def boxed(s: Guilds) -> list[str]:
    """Reward tokens that have left the game."""
    return [TOKENS[token] for token in s.boxed_tokens]


def off_the_tiles(s: Guilds) -> dict[str, int]:
    """How many of your liverymen are at each place other than the tiles."""
    return {"guildhall": s.guildhall, "supply": s.supply, "plantation": s.plantation}


def random_game(s: Guilds, seed: int, check: Callable[[Guilds], None]) -> None:
    """Play to the end with random answers, looking at the position before each of them."""
    random = Random(seed)
    while (step := machine.waiting(s)) is not None:
        check(s)
        machine.answer(s, random.choice(list(options(step, s).values())))
    check(s)
