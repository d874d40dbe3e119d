"""Draw results: one row for each level, with the share of wins, the margins and the lengths of the games."""

import importlib
from collections import Counter
from collections.abc import Sequence
from typing import Any

from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.text.errors import reason
from soloist.engine.text.words import Words
from soloist.lab.files import BadFile, library
from soloist.lab.simulate import Played, Summary

WORDS = Words("soloist.lab")
INK, LOST, OTHER = "#963615", "#b9b2a6", "#3d5a6c"
MOST_BARS = 60
"""The most bars in a histogram. If there are more values, several integers share a bar."""


def draw_plot(plot: str, game: Game, language: str, played: Sequence[Played], summaries: Sequence[Summary]) -> None:
    """Draw small multiples with the same three scales in every row, so that levels can be compared column by column."""
    library("matplotlib").use("Agg")
    pyplot = importlib.import_module("matplotlib.pyplot")

    def say(message: str, **values: Value) -> str:
        return WORDS.say(Phrase(message, **values), language)

    rows = len(summaries)
    figure, all_axes = pyplot.subplots(
        rows, 3, figsize=(12, 1.2 + 1.8 * rows), sharex="col", squeeze=False, layout="constrained", width_ratios=[1, 2, 2]
    )
    title = say("plot-title", game=game.title(language), player=played[0].player)
    numbers = [one.number for one in played]
    deals = played[0].deal if len(played) > 1 and played[0].deal == played[1].deal else f"#{min(numbers)}–#{max(numbers)}"
    figure.suptitle(f"{title}\n{say('plot-about', deals=deals, version=played[0].version or '–')}")
    wide = bar_width([one.margin for one in played])
    for summary, (left, middle, right) in zip(summaries, all_axes, strict=True):
        games = [one for one in played if one.level == summary.level]
        left.set_ylabel(game.level_name(summary.level, language), fontweight="bold")
        draw_share(left, summary, say("plot-games", won=summary.wins, games=summary.games))
        draw_margins(middle, games, wide, (say("plot-lost"), say("plot-win")))
        draw_lengths(right, [one.questions for one in games])
    for axis, message in zip(all_axes[-1], ("plot-won", "plot-margin", "plot-questions"), strict=True):
        axis.set_xlabel(say(message))
    for row in all_axes:
        row[1].set_ylabel(say("plot-number"))
        row[2].set_ylabel(say("plot-still"))
    all_axes[0][2].set_xlim(0, 1.03 * max(one.questions for one in played))
    all_axes[0][1].legend(fontsize="small")
    try:
        figure.savefig(plot, dpi=120)
    except (OSError, ValueError) as error:
        raise BadFile("cannot-write", file=plot, why=reason(error)) from None
    finally:
        pyplot.close(figure)


def draw_share(axis: Any, summary: Summary, text: str) -> None:
    """The share of games won, with its 95 % interval, on a scale from 0 to 100."""
    share, low, high = (100 * one for one in (summary.share, summary.low, summary.high))
    axis.barh([0], [share], xerr=[[share - low], [high - share]], color=INK, ecolor="black", capsize=4, height=0.5)
    axis.set(xlim=(0, 100), ylim=(-1, 1), yticks=[])
    axis.text(50, 0.62, text, ha="center", va="center", fontsize="small")


def draw_margins(axis: Any, games: Sequence[Played], wide: int, names: tuple[str, str]) -> None:
    """Draw a histogram of the margins, with wins stacked on top of the others, and a line at zero."""
    ends = Counter((one.margin // wide * wide, one.result == "won") for one in games)
    places = sorted({place for place, _ in ends})
    centres = [place + (wide - 1) / 2 for place in places]
    below = [0] * len(places)
    for won, colour, name in zip((False, True), (LOST, INK), names, strict=True):
        counts = [ends[place, won] for place in places]
        axis.bar(centres, counts, bottom=below, width=0.9 * wide, color=colour, label=name)
        below = counts
    axis.margins(y=0.1)
    axis.axvline(0, color="black", linewidth=1)
    whole_numbers(axis.xaxis, axis.yaxis)


def draw_lengths(axis: Any, questions: Sequence[int]) -> None:
    """Draw the share of games that were still running after each number of questions."""
    lengths = sorted(questions)
    still = [100 * (len(lengths) - place) / len(lengths) for place in range(len(lengths))]
    axis.step([0, *lengths, lengths[-1]], [100, *still, 0], where="pre", color=OTHER)
    axis.set(ylim=(0, 105))
    whole_numbers(axis.xaxis)


def bar_width(margins: Sequence[int]) -> int:
    """How many integers share a bar: one, unless that makes too many bars."""
    return (max(margins) - min(margins)) // MOST_BARS + 1


def whole_numbers(*axes: Any) -> None:
    ticker = importlib.import_module("matplotlib.ticker")
    for axis in axes:
        axis.set_major_locator(ticker.MaxNLocator(integer=True))
