"""Final scoring: his two totals with the best distribution of clovers; the lower one counts, and you need more (PEL-S43,
PEL-S49)."""

from typing import Final

from soloist.engine.kernel.machine import LOST, WON
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Line, Result
from soloist.engine.kernel.story import RULES
from soloist.games.peloponnes.angelos import clovers_on_prestige
from soloist.games.peloponnes.companion.asking import AngelosAsk
from soloist.games.peloponnes.companion.conflict import nobody_captured
from soloist.games.peloponnes.companion.state import AngelosBeside

MOST_SCORE: Final = 150


class YourScore(AngelosAsk):
    """Ask for the lower of your two totals (PEL-B38); to win it must be higher than his (PEL-S43)."""

    rule = "PEL-S43"
    is_number = True
    words = events = ("nobody-captured",)

    def has(self, s: AngelosBeside, word: str) -> bool:
        return s.captured

    def take_word(self, s: AngelosBeside, word: str) -> None:
        nobody_captured(s)
        s.then(self)

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-your-score", angelos=s.their_score())

    def options(self, s: AngelosBeside) -> list[int]:
        return list(range(MOST_SCORE + 1))

    def take(self, s: AngelosBeside, option: int) -> None:
        s.score = option
        s.headline("end", self.rule, "told-count", RULES, you=option, angelos=s.their_score())
        s.touch("score")
        s.end(WON if option > s.their_score() else LOST)


def result(s: AngelosBeside) -> Result:
    """His score line by line, and your total."""
    foe, by_prestige = s.foe, s.setting.markers_as_prestige
    markers = foe.markers if by_prestige else 0
    prestige, population = foe.prestige(by_prestige), foe.population(by_prestige)
    clovers = clovers_on_prestige(prestige, population, foe.clovers)
    they = s.their_score()
    lines = (
        Line(Phrase("line-tiles"), 0, foe.tile_prestige(), "PEL-S46"),
        Line(Phrase("line-coins"), 0, foe.coin_prestige(), "PEL-S47"),
        Line(Phrase("line-markers", total="prestige"), 0, markers, "PEL-S45"),
        Line(Phrase("line-clovers", total="prestige"), 0, clovers, "PEL-S48"),
        Line(Phrase("line-prestige"), 0, prestige + clovers, "PEL-B36", True),
        Line(Phrase("line-people"), 0, population - (foe.markers - markers), "PEL-S44"),
        Line(Phrase("line-markers", total="population"), 0, foe.markers - markers, "PEL-S41"),
        Line(Phrase("line-clovers", total="population"), 0, foe.clovers - clovers, "PEL-S48"),
        Line(Phrase("line-population"), 0, population + foe.clovers - clovers, "PEL-B37", True),
        Line(Phrase("line-lower"), s.score, they, "PEL-B38", True),
    )
    return Result(
        outcome=s.outcome,
        why=Phrase("why", outcome=s.outcome, you=s.score, angelos=they),
        rule="PEL-S43",
        lines=lines,
        you=s.score,
        opponent=they,
        only_theirs=True,
    )
