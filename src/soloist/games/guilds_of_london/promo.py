"""The Solitaire Players' Guild: three reward tokens claim a resolved guild without a master (GOL-S52 to GOL-S60)."""

from typing import Final

from soloist.engine.machine import Decision
from soloist.engine.phrase import Phrase
from soloist.games.guilds_of_london.names import cell_name, tile_name
from soloist.games.guilds_of_london.state import CELLS, GUILDHALL, STOP, Guilds, cell_token

CLAIM: Final = 1001
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


class ClaimTile(Decision[Guilds]):
    """Which resolved guild gets your master; you score its first-place VP and nothing else (GOL-S58 to GOL-S60)."""

    rule = "GOL-S56"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-claim")

    def options(self, s: Guilds) -> list[int]:
        return claimable(s)

    def token(self, s: Guilds, option: int) -> str:
        return cell_token(option)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return Phrase("option-claim-tile", cell=cell_name(option), id=s.tile(option).id, vp=s.tile(option).vp)

    def target(self, s: Guilds, option: int) -> str:
        return cell_token(option)

    def take(self, s: Guilds, option: int) -> None:
        # Which three go does not matter: tokens on the card differ in nothing any more.
        for _ in range(TOKENS_NEEDED):
            s.boxed_tokens.append(s.promo_tokens.pop())
        s.guildhall -= 1
        s.masters[option] = True
        s.vp += s.tile(option).vp
        if s.story is not None:
            s.tell(self.rule, "told-claimed", name=tile_name(s.tile(option)), vp=s.tile(option).vp, total=s.vp)


class OfferClaim(Decision[Guilds]):
    """Claim now, as often as the tokens allow, or go on (GOL-S56)."""

    rule = "GOL-S56"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-claim-now")

    def options(self, s: Guilds) -> list[int]:
        return [CLAIM, STOP] if claimable(s) else [STOP]

    def token(self, s: Guilds, option: int) -> str:
        return "claim" if option == CLAIM else "go-on"

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return Phrase("option-claim") if option == CLAIM else Phrase("option-go-on")

    def take(self, s: Guilds, option: int) -> None:
        if option == CLAIM:
            s.then(ClaimTile(), self)
