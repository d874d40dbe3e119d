"""Write results as CSV, JSON or Parquet files."""

import csv
import importlib
import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, get_type_hints

from soloist.engine.text.errors import SoloistError, reason
from soloist.engine.text.words import Words
from soloist.lab.simulate import Played

ENDINGS = (".csv", ".json", ".parquet")


class BadFile(SoloistError):
    """The results cannot be written to this file."""

    words = Words("soloist.lab")


def check_out(out: str | None, plot: str | None) -> None:
    """Raise BadFile before any game is played if the results could not be written afterwards."""
    if out is not None and Path(out).suffix not in ENDINGS:
        raise BadFile("bad-out", file=out, known=", ".join(ENDINGS))
    if plot is not None and Path(plot).suffix not in (".png", ".svg", ".pdf"):
        raise BadFile("bad-out", file=plot, known=".png, .svg, .pdf")
    for file in (out, plot):
        if file is not None:
            _try(Path(file))
    if out is not None and out.endswith(".parquet"):
        library("pyarrow")
    if plot is not None:
        library("matplotlib")


def _try(file: Path) -> None:
    """Check that the file can be opened for writing, without changing it."""
    try:
        new = not file.exists()
        file.open("ab").close()
        if new:
            file.unlink()
    except (OSError, ValueError) as error:
        raise BadFile("cannot-write", file=str(file), why=reason(error)) from None


def library(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        raise BadFile("library-missing", library=name) from None


def write_results(out: str, played: Sequence[Played]) -> None:
    """Write all games. If the file cannot be written, write a temporary file instead and raise BadFile with its name."""
    try:
        _write(out, played)
    except (OSError, ValueError) as error:
        handle, other = tempfile.mkstemp(".csv", "soloist-")
        os.close(handle)
        _write(other, played)
        raise BadFile("written-elsewhere", file=out, why=reason(error), other=other, games=len(played)) from None


def _write(out: str, played: Sequence[Played]) -> None:
    rows = [asdict(one) for one in played]
    if out.endswith(".csv"):
        with Path(out).open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, [field.name for field in fields(Played)])
            writer.writeheader()
            writer.writerows(rows)
    elif out.endswith(".json"):
        Path(out).write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    else:
        table = library("pyarrow").Table.from_pylist(rows, schema=parquet_schema())
        importlib.import_module("pyarrow.parquet").write_table(table, out)


def parquet_schema() -> Any:
    """The columns and their types. Only scores may be null. `docs/lab.md` describes the columns."""
    pyarrow = library("pyarrow")
    kinds = {str: pyarrow.string(), int: pyarrow.int64(), int | None: pyarrow.int64(), float: pyarrow.float64()}
    hints = get_type_hints(Played)
    return pyarrow.schema(
        [pyarrow.field(field.name, kinds[hints[field.name]], hints[field.name] == int | None) for field in fields(Played)]
    )
