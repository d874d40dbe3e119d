"""Results as files: CSV, JSON, Parquet, and a picture."""

import csv
import importlib
import json
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from soloist.engine.errors import SoloistError
from soloist.engine.words import Words
from soloist.lab.simulate import Played, Summary

ENDINGS = (".csv", ".json", ".parquet")


class BadFile(SoloistError):
    """The results cannot be written like this."""

    words = Words("soloist.lab")


def check_out(out: str | None, plot: str | None) -> None:
    """Refuse before any game is played what could not be written after all of them."""
    if out is not None and Path(out).suffix not in ENDINGS:
        raise BadFile("bad-out", file=out, known=", ".join(ENDINGS))
    if plot is not None and Path(plot).suffix not in (".png", ".svg", ".pdf"):
        raise BadFile("bad-out", file=plot, known=".png, .svg, .pdf")
    for file in (out, plot):
        if file is not None:
            _try(Path(file))
    if out is not None and out.endswith(".parquet"):
        _library("pyarrow")
    if plot is not None:
        _library("matplotlib")


def _try(file: Path) -> None:
    """Open it for writing and leave it as it was."""
    try:
        new = not file.exists()
        file.open("ab").close()
        if new:
            file.unlink()
    except (OSError, ValueError) as error:
        raise BadFile("cannot-write", file=str(file), why=str(error)) from None


def _library(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        raise BadFile("library-missing", library=name) from None


def write_results(out: str, played: Sequence[Played]) -> None:
    rows = [asdict(one) for one in played]
    if out.endswith(".csv"):
        with Path(out).open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, [field.name for field in fields(Played)])
            writer.writeheader()
            writer.writerows(rows)
    elif out.endswith(".json"):
        Path(out).write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    else:
        table = _library("pyarrow").Table.from_pylist(rows)
        importlib.import_module("pyarrow.parquet").write_table(table, out)


def draw_plot(plot: str, title: str, played: Sequence[Played], summaries: Sequence[Summary]) -> None:
    """Win rates with their intervals, how the margins are spread, and how many games last how long."""
    matplotlib = _library("matplotlib")
    matplotlib.use("Agg")
    pyplot = importlib.import_module("matplotlib.pyplot")
    figure, (left, middle, right) = pyplot.subplots(1, 3, figsize=(13, 4), constrained_layout=True)
    figure.suptitle(title)
    shares = [100 * summary.share for summary in summaries]
    below = [100 * (summary.share - summary.low) for summary in summaries]
    above = [100 * (summary.high - summary.share) for summary in summaries]
    names = [summary.level for summary in summaries]
    left.bar(names, shares, yerr=[below, above], capsize=4, color="#963615")
    left.set_ylabel("% won, 95 % interval")
    for summary in summaries:
        games = [one for one in played if one.level == summary.level]
        middle.hist([one.margin for one in games], bins=30, histtype="step", label=summary.level)
        lengths = sorted(one.answers for one in games)
        still = [100 * (len(lengths) - place) / len(lengths) for place in range(len(lengths))]
        right.step(lengths, still, where="post", label=summary.level)
    middle.set_xlabel("margin")
    right.set_xlabel("answers")
    right.set_ylabel("% of games still going")
    middle.legend()
    right.legend()
    figure.savefig(plot, dpi=120)
    pyplot.close(figure)
