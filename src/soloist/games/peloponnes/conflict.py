"""The internal conflict at each supply round."""

from typing import Final

from soloist.engine.kernel.machine import Act
from soloist.games.peloponnes.angelos_turn import angelos_discards
from soloist.games.peloponnes.components import INHABITANTS, STRENGTH
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.tally import show_changes, tally

YOU: Final = "you"
ANGELOS: Final = "angelos"
NOBODY: Final = "nobody"


def ties_are_his(s: Peloponnes) -> bool:
    """Whether Angelos wins ties; he does unless you have Milet (PEL-S34, PEL-S35)."""
    for ability in s.abilities:
        if ability.wins_ties():
            return False
    return True


def strength_to_win(s: Peloponnes) -> int:
    """The Strength you need to win a conflict now; by one ruling nobody wins a tie with Milet."""
    return s.foe.strength if not ties_are_his(s) and s.setting.milet_wins else s.foe.strength + 1


def winner(s: Peloponnes) -> str:
    """Who would win a conflict now."""
    return stronger(s.goods[STRENGTH] - s.foe.strength, ties_are_his(s), s.setting.milet_wins)


def stronger(ahead: int, ties_are_his: bool, milet_wins: bool) -> str:
    """Who wins when you are ahead by this much (PEL-S34, PEL-S35, PEL-X20)."""
    if ahead:
        return YOU if ahead > 0 else ANGELOS
    return ANGELOS if ties_are_his else YOU if milet_wins else NOBODY


class InternalConflict(Act[Peloponnes]):
    """The stronger side gains a clover and a citizen and halves its Strength (PEL-S33, PEL-X19)."""

    rule = "PEL-S33"

    def run(self, s: Peloponnes) -> None:
        s.tell(self.rule, "told-conflict", you=s.goods[STRENGTH], angelos=s.foe.strength)
        s.touch("strength")
        s.touch("angelos-strength")
        won_by = winner(s)
        if won_by == YOU:
            you_win(s)
        elif won_by == ANGELOS:
            angelos_wins(s)
        else:
            s.tell("PEL-S35", "told-conflict-nothing")


def tie(s: Peloponnes) -> str:
    """Whether both sides are equally strong, for the story."""
    return "yes" if s.goods[STRENGTH] == s.foe.strength else "no"


def you_win(s: Peloponnes) -> None:
    """You gain a clover and a citizen from the supply; Angelos discards a tile with a citizen (PEL-S36, PEL-S37, PEL-S30)."""
    before, tied = tally(s), tie(s)
    s.clovers += 1  # PEL-X40
    people, spared = 1, False
    for ability in s.abilities:
        people += ability.victory_people()
        spared = spared or ability.spares_strength()
    s.gain(INHABITANTS, people)
    if not spared:
        s.goods[STRENGTH] //= 2  # PEL-X12
    told_spared = "yes" if spared else "no"
    s.tell("PEL-S36", "told-you-win", people=people, strength=s.goods[STRENGTH], spared=told_spared, tied=tied)
    show_changes(s, before)
    angelos_discards(s)


def angelos_wins(s: Peloponnes) -> None:
    """He gains a clover, and one of your inhabitants as a coin marker if you have one (PEL-S38, PEL-S39)."""
    before, tied = tally(s), tie(s)
    captured = min(1, s.goods[INHABITANTS])
    s.gain(INHABITANTS, -captured)
    s.foe.win_conflict(captured)
    s.tell("PEL-S38", "told-angelos-wins", people=captured, strength=s.foe.strength, tied=tied)
    show_changes(s, before)
