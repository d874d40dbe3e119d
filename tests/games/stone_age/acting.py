"""What one does in a Stone Age position: place figures, let a tribe act, empty the deck."""

from soloist.engine.kernel.machine import Step
from soloist.games.stone_age.acting import TribeActs
from soloist.games.stone_age.components import PLACES, TRIBES
from soloist.games.stone_age.state import StoneAge
from tests.games.stone_age.position import CARD_IDS


def place(s: StoneAge, tribe: str, *places: str, initiative: int = 0) -> None:
    """Put one figure of the tribe on each place named (the hut named once takes two)."""
    number = TRIBES.index(tribe)
    for name in places:
        s.put(number, PLACES.index(name), 2 if name == "hut" else 1)
    s.placed[number] = True
    s.initiative[number] = initiative


def hunters(s: StoneAge, **initiative: int) -> None:
    """All figures of each tribe named hunt, at this initiative."""
    for tribe, number in initiative.items():
        place(s, tribe, *["hunt"] * s.figures[TRIBES.index(tribe)], initiative=number)


def acting(s: StoneAge, tribe: str, *places: str) -> Step:
    """Put figures of the tribe on the places; the step in which it acts."""
    place(s, tribe, *places)
    return TribeActs(TRIBES.index(tribe))


def empty_deck(s: StoneAge, *left: str) -> None:
    """Discard the deck but for the cards named."""
    s.discarded += s.deck_left - len(left)
    s.deck = [0] * len(s.deck)
    for card in left:
        s.deck[CARD_IDS.index(card)] += 1
    s.deck_left = len(left)
