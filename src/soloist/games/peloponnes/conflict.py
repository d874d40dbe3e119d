"""The internal conflict at each supply round (PEL-S33 to PEL-S41, PEL-X19 to PEL-X21)."""

from soloist.engine.machine import Act
from soloist.games.peloponnes.angelos import CIVILIZATION, NOTHING
from soloist.games.peloponnes.names import tile_name
from soloist.games.peloponnes.state import INHABITANTS, STRENGTH, Peloponnes


class InternalConflict(Act[Peloponnes]):
    """The stronger side gains a clover and a citizen and halves; ties are Angelos's, unless you have Milet (PEL-S34, PEL-S35)."""

    rule = "PEL-S33"

    def run(self, s: Peloponnes) -> None:
        yours, theirs = s.goods[STRENGTH], s.foe.strength
        s.tell(self.rule, "told-conflict", you=yours, angelos=theirs)
        if yours == theirs and s.my_colony().tie_win:
            if s.setting.milet_wins:
                you_win(s)
            else:
                s.tell("PEL-S35", "told-conflict-nothing")
        elif yours > theirs:
            you_win(s)
        else:
            angelos_wins(s)


def you_win(s: Peloponnes) -> None:
    """A clover and a citizen from the supply for you; Angelos discards a tile with a citizen (PEL-S36, PEL-S37, PEL-S30)."""
    s.clovers += 1
    people = 1 + s.ability("internal-win-extra-citizen")
    s.gain(INHABITANTS, people)
    if s.my_hero().ability != "no-halving-internal":
        s.goods[STRENGTH] //= 2
    s.tell("PEL-S36", "told-you-win", people=people, strength=s.goods[STRENGTH])
    angelos_discards(s)


def angelos_discards(s: Peloponnes) -> None:
    """The tile goes out of the game with all that is on it; his Strength stays (PEL-S13, PEL-S37)."""
    place = s.foe.choose_loss(s.setting.civilization_discardable)
    if place == NOTHING:
        s.tell("PEL-S37", "told-angelos-loses-nothing")
    elif place == CIVILIZATION:
        s.foe.civilization = None
        s.tell("PEL-S37", "told-angelos-loses-civilization")
    else:
        tile = s.foe.tiles.pop(place)
        s.gone += 1
        if s.story is not None:
            s.tell("PEL-S13", "told-angelos-loses", tile=tile_name(tile))


def angelos_wins(s: Peloponnes) -> None:
    """A clover for him, one of your inhabitants as a coin marker if you have one; his Strength is halved (PEL-S38 to PEL-S41)."""
    s.foe.clovers += 1
    taken = min(1, s.goods[INHABITANTS])
    s.gain(INHABITANTS, -taken)
    s.foe.markers += taken
    s.foe.strength //= 2
    s.tell("PEL-S38", "told-angelos-wins", people=taken, strength=s.foe.strength)
