"""The promo card Solitaire Players' Guild: three reward tokens claim a resolved guild without a master."""

from typing import Final

from soloist.engine.kernel.machine import Offer, replaced
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.guilds_of_london.components import CELLS, GUILDHALL, cell_token
from soloist.games.guilds_of_london.names import PASS, cell_name, tile_name
from soloist.games.guilds_of_london.state import Guilds

CLAIMING: Final = Mark("pawn", "master")
TOKENS_NEEDED: Final = 3  # GOL-S56


def claimable(s: Guilds) -> list[int]:
    """The tiles that can be claimed now; needs tokens on the card and a liveryman on the Guildhall (GOL-S56, GOL-S58)."""
    if len(s.promo_tokens) < TOKENS_NEEDED or not s.guildhall:
        return []
    return [
        cell
        for cell in range(CELLS)
        if cell != GUILDHALL
        and s.resolved[cell]  # GOL-S57, also for the next two
        and not s.masters[cell]
        and (s.tile(cell).priority or s.setting.promo_claims_buildings)
    ]


def claim_token(cell: int) -> str:
    return "claim-" + cell_token(cell)


def claim_option(s: Guilds, cell: int) -> Phrase:
    return Phrase("option-claim-tile", cell=cell_name(cell), id=s.tile(cell).id, vp=s.tile(cell).vp)


def claim(s: Guilds, cell: int) -> None:
    """Put your master on a resolved guild; you score its first-place VP and nothing else."""
    # Any three tokens will do: tokens on the card have no other use.
    for _ in range(TOKENS_NEEDED):
        s.boxed_tokens = [*s.boxed_tokens, s.promo_tokens.pop()]
    s.guildhall -= 1  # GOL-S58
    s.masters = replaced(s.masters, cell, True)  # GOL-S60
    s.vp += s.tile(cell).vp  # GOL-S59
    if s.story is not None:
        s.tell("GOL-S56", "told-claimed", name=tile_name(s.tile(cell)), vp=s.tile(cell).vp, total=s.vp)
        s.touch("vp", s.tile(cell).vp)
        s.touch("promo", -TOKENS_NEEDED)
        s.touch("guildhall", -1)
        s.touch(cell_token(cell))


class OfferClaim(Offer[Guilds]):
    """Claim a tile, as often as the tokens allow, or go on (GOL-S56)."""

    rule = "GOL-S56"
    declining = "go-on"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-claim-now")

    def options(self, s: Guilds) -> list[int]:
        return claimable(s)

    def token(self, s: Guilds, option: int) -> str:
        return claim_token(option)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return claim_option(s, option)

    def target(self, s: Guilds, option: int) -> str:
        return cell_token(option)

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return CLAIMING

    def word_mark(self, s: Guilds, word: str) -> Mark | None:
        return PASS

    def take(self, s: Guilds, option: int) -> None:
        claim(s, option)
        s.then(self)
