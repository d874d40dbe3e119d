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

FIGHT = (
    "told-conflict-yours", "told-take-clover", "told-halve-yours", "told-he-loses", "told-he-loses-civilization",
    "told-he-loses-nothing", "told-conflict-his", "told-lose-inhabitant", "told-his-marker", "told-his-clover", "told-halve-his",
    "told-conflict-nobody", "told-nothing-moves", "told-go-on-revealing", "told-persians-held", "told-halve-yours-hire",
    "told-persians-lost", "told-lose-inhabitants", "told-both-zero",
)  # fmt: skip
"""What a conflict or the Persians cause. The next fight removes these lines, so that nothing is done twice."""
TAKEN = ("told-he-takes", "told-lay-before-him", "told-his-strength", "told-rest-leaves", "told-then-income")
"""What is done before the chips of a round are drawn."""
BEFORE_CHIPS = tuple([(done, "told-other-chips") for done in TAKEN])
"""The Persians come with a chip, so everything before the chips has been done (PEL-X13)."""
BEFORE_REVEALING = tuple([(done, "told-go-on-revealing") for done in (*TAKEN, "told-other-chips", "told-turn-up")])
"""A supply round comes while tiles are revealed, so everything before that has been done (PEL-B12)."""

AT_END = ("told-his-clover", "told-halve-his", "told-other-chips", "told-go-on-revealing", "told-turn-up")
"""What comes after the coin of a conflict. If you had no inhabitant, you take that coin back first (PEL-S38, PEL-B12)."""


class AngelosCompanion(Companion):
    """The catalogue entry."""

    beside = GAME
    id = "peloponnes-companion"
    letter = "A"
    revision = 3
    levels = GAME.levels
    noted = (*Companion.noted, "told-tile-corrected", "told-tile-printed")
    of_box = ("ask-which-printed", "ask-other-prestige", "ask-other-citizens", "ask-other-coins")
    renewed = (
        FIGHT, ("told-lose-inhabitant", "told-no-marker"), ("told-his-marker", "told-no-marker"),
        *BEFORE_CHIPS, *BEFORE_REVEALING,
    )  # fmt: skip
    at_end = AT_END
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
        round = s.chips or s.round
        return Scene(Phrase("scene-title", round=round), tuple(zones), (round, ROUNDS) if round else None)

    def box_changes(self, s: AngelosBeside, edition: Edition) -> tuple[str, ...]:
        return box_changes(s, edition.components)

    def written(self, s: AngelosBeside) -> Sheet:
        return sheet(s, self.scene(s))

    def result(self, s: AngelosBeside) -> Result:
        return result(s)

    def margin(self, s: AngelosBeside) -> int:
        return s.score - s.their_score()


COMPANION = AngelosCompanion()
