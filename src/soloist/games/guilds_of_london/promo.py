"""The Solitaire Players' Guild: three reward tokens claim a resolved guild without a master (GOL-S52 to GOL-S60)."""

from typing import Final

from soloist.engine.machine import Offer
from soloist.engine.phrase import Phrase
from soloist.engine.scene import Mark
from soloist.games.guilds_of_london.components import CELLS, GUILDHALL, cell_token
from soloist.games.guilds_of_london.names import PASS, cell_name, tile_name
from soloist.games.guilds_of_london.offers import ChoosePlace
from soloist.games.guilds_of_london.state import Guilds

CLAIM: Final = "claim"
CLAIMING: Final = Mark("pawn", "master")
TOKENS_NEEDED: Final = 3


def claimable(s: Guilds) -> list[int]:
    """Tiles that can be claimed now, if the card, the tokens and a liveryman on the Guildhall allow it (GOL-S56 to GOL-S58)."""
    if len(s.promo_tokens) < TOKENS_NEEDED or not s.guildhall:
        return []
    return [
        cell
        for cell in range(CELLS)
        if cell != GUILDHALL
        and s.resolved[cell]
        and not s.masters[cell]
        and (s.tile(cell).priority or s.setting.promo_claims_buildings)
    ]


class ClaimTile(ChoosePlace):
    """Which resolved guild gets your master; you score its first-place VP and nothing else (GOL-S58 to GOL-S60)."""

    rule = "GOL-S56"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-claim")

    def options(self, s: Guilds) -> list[int]:
        return claimable(s)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return Phrase("option-claim-tile", cell=cell_name(option), id=s.tile(option).id, vp=s.tile(option).vp)

    def take(self, s: Guilds, option: int) -> None:
        # Which three go does not matter: tokens on the card differ in nothing any more.
        for _ in range(TOKENS_NEEDED):
            s.boxed_tokens.append(s.promo_tokens.pop())
        s.guildhall -= 1
        s.masters[option] = True
        s.vp += s.tile(option).vp
        if s.story is not None:
            s.tell(self.rule, "told-claimed", name=tile_name(s.tile(option)), vp=s.tile(option).vp, total=s.vp)
            s.touch("vp", s.tile(option).vp)
            s.touch("promo", -TOKENS_NEEDED)
            s.touch("guildhall", -1)
            s.touch(cell_token(option))


class OfferClaim(Offer[Guilds]):
    """Claim now, as often as the tokens allow, or go on (GOL-S56)."""

    rule = "GOL-S56"
    declining = "go-on"
    words = (CLAIM,)

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-claim-now")

    def options(self, s: Guilds) -> list[int]:
        return []

    def has(self, s: Guilds, word: str) -> bool:
        return word != CLAIM or len(claimable(s)) > 0

    def word_mark(self, s: Guilds, word: str) -> Mark | None:
        return CLAIMING if word == CLAIM else PASS

    def take_word(self, s: Guilds, word: str) -> None:
        if word == CLAIM:
            s.then(ClaimTile(), self)
