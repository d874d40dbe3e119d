"""The end of the game: after round 10 or without a beadle; then mayoral cards and adjacent masters score."""

from typing import Final

from soloist.engine.kernel.machine import LOST, WON, Act
from soloist.games.guilds_of_london.aims import pairs
from soloist.games.guilds_of_london.components import NONE
from soloist.games.guilds_of_london.names import mayoral_text
from soloist.games.guilds_of_london.promo import OfferClaim
from soloist.games.guilds_of_london.state import Guilds

LAST_ROUND: Final = 10  # GOL-S46, GOL-B18


class EndOfRound(Act[Guilds]):
    """After the growth phase, check for the end (GOL-S46, GOL-S47)."""

    rule = "GOL-S46"

    def run(self, s: Guilds) -> None:
        if s.round == LAST_ROUND or s.beadle == NONE:
            s.only(OfferClaim(), FinalScore())


def mayoral_total(s: Guilds) -> int:
    """The total VP of your mayoral cards (GOL-B53)."""
    total = 0
    for number in s.mayoral:
        total += s.setting.components.mayoral[number].worth(s)
    return total


def masters_total(s: Guilds) -> int:
    """The VP of your adjacent masters."""
    return s.setting.pair_vp * pairs(s)


def your_total(s: Guilds) -> int:
    return s.vp + mayoral_total(s) + masters_total(s)


class FinalScore(Act[Guilds]):
    """You score mayoral cards and adjacent masters, Boris nothing (GOL-S48, GOL-S49, GOL-B43). You win only with more VP."""

    rule = "GOL-S48"

    def run(self, s: Guilds) -> None:
        s.headline("end", self.rule, "told-final", you=your_total(s), boris=s.boris.vp)
        if s.story is not None:
            for number in s.mayoral:
                card = s.setting.components.mayoral[number]
                s.tell(self.rule, "told-mayoral-vp", card=mayoral_text(card), scored=card.worth(s))
                s.touch("mayoral-" + card.id)
        s.end(WON if your_total(s) > s.boris.vp else LOST)  # GOL-S50, GOL-B45
