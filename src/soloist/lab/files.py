"""Write results as CSV, JSON or Parquet files, and read one game of such a file."""

import csv
import importlib
import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, get_type_hints

from soloist.engine.kernel.machine import LOST
from soloist.engine.text.errors import SoloistError, reason
from soloist.engine.text.words import Words
from soloist.lab.simulate import Failed, Played

ENDINGS = (".csv", ".json", ".parquet")
COLUMNS = (*(field.name for field in fields(Played)), "failed")


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


@dataclass(frozen=True)
class Row:
    """What a row of a result file says of how its game was played."""

    player: str
    version: str
    number: int
    deal: str
    revision: int


def read_row(name: str) -> Row:
    """The game that FILE:ROW names; the first row is 1."""
    file, _, place = name.rpartition(":")
    if not file or not place.isdecimal():
        raise BadFile("row-form", given=name)
    rows = _read(file)
    if not 0 < int(place) <= len(rows):
        raise BadFile("row-missing", file=file, row=place, rows=len(rows))
    found = rows[int(place) - 1]
    try:
        return Row(
            **{field.name: type_(found[field.name]) for field, type_ in zip(fields(Row), (str, str, int, str, int), strict=True)}
        )
    except (KeyError, TypeError, ValueError):
        raise BadFile("row-foreign", file=file) from None


def _read(file: str) -> Sequence[Any]:
    """All rows of a result file."""
    try:
        if file.endswith(".csv"):
            with Path(file).open(newline="", encoding="utf-8") as opened:
                return list(csv.DictReader(opened))
        if file.endswith(".json"):
            rows = json.loads(Path(file).read_text(encoding="utf-8"))
            return rows if isinstance(rows, list) else []
        if file.endswith(".parquet"):
            library("pyarrow")
            rows = importlib.import_module("pyarrow.parquet").read_table(file).to_pylist()
            return list(rows)
    except (OSError, ValueError) as error:
        raise BadFile("cannot-read", file=file, why=reason(error)) from None
    raise BadFile("row-form", given=file)


def library(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        raise BadFile("library-missing", library=name) from None


def write_results(out: str, played: Sequence[Played | Failed]) -> None:
    """Write all games, broken-off ones as lost.

    If the file cannot be written, write a temporary file instead and raise BadFile with its name.
    """
    try:
        _write(out, played)
    except (OSError, ValueError) as error:
        handle, other = tempfile.mkstemp(".csv", "soloist-")
        os.close(handle)
        _write(other, played)
        raise BadFile("written-elsewhere", file=out, why=reason(error), other=other, games=len(played)) from None


def row_of(one: Played | Failed) -> dict[str, Any]:
    """The columns of a game."""
    known = asdict(one)
    if isinstance(one, Failed):
        known |= {"result": LOST, "failed": one.reason}
    return {name: known.get(name, "" if name == "failed" else None) for name in COLUMNS}


def _write(out: str, played: Sequence[Played | Failed]) -> None:
    rows = [row_of(one) for one in played]
    if out.endswith(".csv"):
        with Path(out).open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(rows)
    elif out.endswith(".json"):
        Path(out).write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    else:
        table = library("pyarrow").Table.from_pylist(rows, schema=parquet_schema())
        importlib.import_module("pyarrow.parquet").write_table(table, out)


def parquet_schema() -> Any:
    """The columns and their types. `docs/en/tinkerers/many-games.md` describes them."""
    pyarrow = library("pyarrow")
    kinds = {str: pyarrow.string(), int: pyarrow.int64(), int | None: pyarrow.int64(), float: pyarrow.float64()}
    hints = {"failed": str, **get_type_hints(Played)}
    known = {field.name for field in fields(Failed)} | {"result", "failed"}
    return pyarrow.schema([pyarrow.field(name, kinds[hints[name]], name not in known) for name in COLUMNS])
