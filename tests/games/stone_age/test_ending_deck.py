"""Games with an endless fatigue limit, which reach the end of the deck. Real games rarely do."""

from random import Random

import pytest

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance, Decision
from soloist.games.stone_age.setup import lay_out, setting
from soloist.games.stone_age.state import StoneAge
from tests.games.stone_age.position import COMPONENTS, GAME
from tests.support.ledgers import LEDGERS
from tests.support.share import GAMES

ENDLESS = 100_000


def play_without_tiring(level: str, seed: int, **rulings: str) -> StoneAge:
    """A random game to its end, every piece counted after every step."""
    s = lay_out(setting(level, GAME.book.choose(rulings), COMPONENTS))
    s.fatigue = ENDLESS
    s.story = []
    random = Random(seed)
    check, _ = LEDGERS["stone-age"]
    while (step := machine.waiting(s)) is not None:
        if s.round:
            check(s)
        if isinstance(step, Decision):
            machine.answer(s, random.choice(step.possible(s)))
        elif isinstance(step, Chance):
            odds = step.odds(s)
            machine.answer(s, odds.at(random.randrange(odds.total)))
    check(s)
    return s


def extra_card_drawn(s: StoneAge) -> bool:
    return any(event.phrase.message == "told-extra-card" for event in s.story or [])


@pytest.mark.rule("SA-S61", "SA-S57", "SA-S65")
@pytest.mark.parametrize(("level", "rounds"), [("basic", 12), ("cool-night", 12), ("large-tribe", 12), ("eternal-winter", 18)])
def test_when_all_cards_leave_every_round_the_length_is_fixed_but_for_the_extra_card(level: str, rounds: int) -> None:
    for seed in range(GAMES):
        s = play_without_tiring(level, seed)
        assert s.outcome == "won"
        assert s.survived == s.round == rounds - extra_card_drawn(s)
        assert s.deck_left == 0


@pytest.mark.rule("SA-S61", "SA-S57", "SA-S65")
@pytest.mark.parametrize(("level", "most"), [("basic", 34), ("eternal-winter", 35)])
def test_when_cards_slide_the_game_lasts_as_long_as_few_are_bought(level: str, most: int) -> None:
    lengths = {play_without_tiring(level, seed, card_refresh="slide").survived for seed in range(GAMES)}
    assert max(lengths) <= most
    assert min(lengths) >= (11 if level == "basic" else 17)
    assert len(lengths) > 1
