"""How the finished tables of a person went."""

from dataclasses import dataclass
from itertools import groupby

from soloist.store import Store


@dataclass(frozen=True)
class Ended:
    """One finished table."""

    game: str
    level: str
    outcome: str


@dataclass(frozen=True)
class History:
    """The finished tables, the last first; `of` is the same for a game or a level of it."""

    ended: tuple[Ended, ...]

    def of(self, game: str, level: str = "") -> "History":
        return History(tuple(one for one in self.ended if one.game == game and level in ("", one.level)))

    @property
    def played(self) -> int:
        return len(self.ended)

    @property
    def won(self) -> int:
        return sum(1 for one in self.ended if one.outcome == "won")

    @property
    def in_a_row(self) -> int:
        """The most wins with nothing else between them."""
        runs = groupby(one.outcome for one in self.ended)
        return max((len(list(run)) for outcome, run in runs if outcome == "won"), default=0)

    def last(self, most: int) -> list[str]:
        """How the last ones ended, the newest at the end."""
        return [one.outcome for one in self.ended[:most]][::-1]


def history(store: Store) -> History:
    return History(tuple(Ended(*row) for row in store.finished()))
