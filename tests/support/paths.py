"""Folders of the project that tests read, and the golden records."""

from pathlib import Path

import soloist

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "en"
GOLDEN = ROOT / "tests" / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.txt"))


def golden(name: str) -> soloist.Table:
    """The table of a golden record, such as `peloponnes/soldier-won`."""
    return soloist.read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
