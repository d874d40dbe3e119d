"""The companion for Peloponnes on the real board: Soloist plays Angelos, and nothing else."""

from collections.abc import Mapping

from soloist.engine.companion import VALUES, Companion
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Result, Scene, Spot, Zone
from soloist.engine.sheet import Sheet
from soloist.engine.text.edition import Edition
from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.companion.asking import WhichPrinted
from soloist.games.peloponnes.companion.box import box_changes
from soloist.games.peloponnes.companion.ending import result
from soloist.games.peloponnes.companion.ladder import his_tiles, ladder_zone
from soloist.games.peloponnes.companion.round import HisTile, Round
from soloist.games.peloponnes.companion.setup import HisCivilization, HisHero, LayOut, SetUpList
from soloist.games.peloponnes.companion.sheet import sheet
from soloist.games.peloponnes.companion.state import AngelosBeside
from soloist.games.peloponnes.components import ROUNDS
from soloist.games.peloponnes.setup import setting


class AngelosCompanion(Companion):
    """The catalogue entry."""

    beside = GAME
    id = "peloponnes-companion"
    letter = "A"
    revision = 2
    levels = GAME.levels
    noted = (*Companion.noted, "told-tile-corrected", "told-tile-printed")
    turns = ("round-",)

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> AngelosBeside:
        s = AngelosBeside(setting(level, rulings, edition.components))
        s.then(LayOut(), SetUpList(), Round())
        if s.foe.rank.hero:
            s.then(HisHero())
        if s.foe.rank.civilization:
            s.then(HisCivilization())
        return s

    def scene(self, s: AngelosBeside) -> Scene:
        foe = s.foe
        values = (
            Spot("strength", Phrase("value-strength"), value=foe.strength),
            Spot("clovers", Phrase("value-clovers"), value=foe.clovers),
            Spot("markers", Phrase("value-markers"), value=foe.markers),
            Spot("tiles", Phrase("value-tiles"), value=len(foe.tiles)),
            Spot("score", Phrase("value-score"), value=s.their_score()),
        )
        zones = [Zone(VALUES, Phrase("opponent"), values), his_tiles(s)]
        asked = s.agenda[-1] if s.agenda else None
        if isinstance(asked, HisTile):
            zones.append(ladder_zone([s.alike(tile) for tile in s.ladder()]))
        elif isinstance(asked, WhichPrinted):
            zones.append(ladder_zone([[tile] for tile in s.tiles]))
        return Scene(Phrase("scene-title", round=s.round), tuple(zones), (s.round, ROUNDS) if s.round else None)

    def box_changes(self, s: AngelosBeside, edition: Edition) -> tuple[str, ...]:
        return box_changes(s, edition.components)

    def written(self, s: AngelosBeside) -> Sheet:
        return sheet(s, self.scene(s))

    def result(self, s: AngelosBeside) -> Result:
        return result(s)

    def margin(self, s: AngelosBeside) -> int:
        return s.score - s.their_score()


COMPANION = AngelosCompanion()
