"""The page of `make calibration`: what hints said, and how the games ended."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import soloist
from soloist.coach.statistics import mean_of
from soloist.lab.difficulty import Line

BINS = 10
MOST_GAP, MOST_IN_BIN, FULL_BIN = 0.04, 0.10, 50
"""The largest mean gap of a game, the largest gap of a full bin, and how many positions make a bin full."""
HEAD = """# Do the percentages in hints come true?

[Hints and reviews](../coach.md) says what they mean.

At some questions of new deals a hint gave a percentage, and the `learned` player played on to the end. The deals are numbered
from {first:,}. Each chance is corrected by a line that was fitted to the other half of the deals. `make calibration` measures
this and writes this page.
"""


class Pair(NamedTuple):
    """What the tries said at a question of a deal, and how the game ended: 1 won, 0.5 drawn, 0 lost."""

    deal: int
    said: float
    won: float


def deals_of(pairs: list[Pair]) -> int:
    """The number of deals."""
    return len({pair.deal for pair in pairs})


@dataclass(frozen=True)
class Bin:
    """Positions whose chance lies in one tenth."""

    pairs: list[Pair]

    @property
    def said(self) -> float:
        return mean(pair.said for pair in self.pairs)

    @property
    def won(self) -> float:
        return mean(pair.won for pair in self.pairs)

    @property
    def gap(self) -> float:
        return abs(self.said - self.won)


def mean(numbers: Iterable[float]) -> float:
    return mean_of(list(numbers))[0]


def bins_of(pairs: list[Pair]) -> list[Bin]:
    tenths: list[list[Pair]] = [[] for _ in range(BINS)]
    for pair in pairs:
        tenths[min(BINS - 1, int(pair.said * BINS))].append(pair)
    return [Bin(tenth) for tenth in tenths]


def gap_of(pairs: list[Pair]) -> float:
    """The mean gap of the bins, weighted by their positions."""
    return sum(len(bin.pairs) * bin.gap for bin in bins_of(pairs) if bin.pairs) / len(pairs)


def page(measured: dict[Line, list[Pair]], corrected: dict[Line, list[Pair]], first: int) -> tuple[str, bool]:
    """The page, and whether the chances are as true as they must be. `measured` has the chances before they were corrected."""
    lines = [HEAD.format(first=first)]
    is_true = True
    for game in soloist.GAMES.values():
        of_game = {line: pairs for line, pairs in corrected.items() if line.game == game.id}
        all = [pair for pairs in of_game.values() for pair in pairs]
        bins = [bin for bin in bins_of(all) if bin.pairs]
        lines += [f"## {game.title('en')}", "", "| hint says | games won | gap | positions |", "|---|---|---|---|"]
        for bin in bins:
            lines.append(f"| {percent(bin.said)} | {percent(bin.won)} | {100 * bin.gap:.1f} | {len(bin.pairs)} |")
        lines += ["", f"Mean gap: {100 * gap_of(all):.1f} points.", ""]
        lines += ["| level | rulings | tries said | hint says | games won | deals |", "|---|---|---|---|---|---|"]
        for line, pairs in of_game.items():
            said, says = (percent(mean(pair.said for pair in found)) for found in (measured[line], pairs))
            won = percent(mean(pair.won for pair in pairs))
            rulings = f"`{line.words}`" if line.words else "default"
            lines.append(f"| `{line.level}` | {rulings} | {said} | {says} | {won} | {deals_of(pairs)} |")
        lines.append("")
        is_true = is_true and gap_of(all) <= MOST_GAP
        is_true = is_true and all_true(bins)
    return "\n".join(lines), is_true


def all_true(bins: list[Bin]) -> bool:
    return all(bin.gap <= MOST_IN_BIN for bin in bins if len(bin.pairs) >= FULL_BIN)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
