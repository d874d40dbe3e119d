"""What a card, tile or place does: one class for each kind of effect."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from soloist.engine.kernel.machine import S
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """An effect is read from an edition, says whether it is possible, runs, and describes itself."""

    name: ClassVar[str] = ""
    """Its name in edition files."""

    @classmethod
    def read(cls, entry: Entry) -> Self:
        """Make the effect from the entry's fields; most have none."""
        return cls()

    def possible(self, s: S) -> bool:
        """Whether it would do anything now."""
        return True

    def run(self, s: S) -> None:
        raise NotImplementedError

    def text(self) -> Phrase:
        raise NotImplementedError


E = TypeVar("E", bound=Effect[Any])


def read_effect(entry: Entry, field: str, kinds: Sequence[type[E]]) -> E:
    """The effect that a field names. The error for an unknown name lists the known ones."""
    name = entry.word(field, [kind.name for kind in kinds])
    kind = next(kind for kind in kinds if kind.name == name)
    return kind.read(entry)
