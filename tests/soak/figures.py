"""The figures of a part of the soak, and the table of all figures."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

MOST_SHOWN = 10
"""Show at most this many errors of a part; the others are usually similar."""


@dataclass
class Figures:
    """One line of the table, and the full texts of what was wrong."""

    part: str
    asked: int = 0
    done: int = 0
    note: str = ""
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def expect(self, good: bool, otherwise: str) -> None:
        if not good:
            self.wrong.append(otherwise)


def turns(count: int, until: float) -> Iterator[int]:
    """The numbers below `count`. Stops early when the deadline is over."""
    for number in range(count):
        if time.monotonic() > until:
            return
        yield number


def at(times: list[float], share: float) -> float:
    """A quantile of the times, in milliseconds: the given share of them is not longer."""
    return 1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))]


def table(rows: list[Figures]) -> str:
    lines = [f"{'part':<22}{'asked':>8}{'done':>8}{'wrong':>7}{'seconds':>9}  figures"]
    for row in rows:
        numbers = f"{row.asked:>8}{row.done:>8}{len(row.wrong):>7}{row.seconds:>9.1f}"
        lines.append(f"{row.part:<22}{numbers}  {row.note}{' (time was up)' * (row.done < row.asked)}".rstrip())
    return "\n".join(lines)


def complaints(rows: list[Figures]) -> str:
    return "\n".join(f"{row.part}: {wrong}" for row in rows for wrong in row.wrong[:MOST_SHOWN])
