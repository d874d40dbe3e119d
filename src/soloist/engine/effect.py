"""What a card, tile or place does: one class for each kind of effect, with everything there is to know about it."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from soloist.engine.kernel.machine import S
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """Read from an edition, asked whether it is possible, run, and put into words."""

    name: ClassVar[str] = ""
    """As editions write it."""

    @classmethod
    def read(cls, entry: Entry) -> Self:
        """The effect with the numbers that the entry gives it; most need none."""
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
    """The effect that a field names; a name that no kind has is refused with the list."""
    name = entry.word(field, [kind.name for kind in kinds])
    kind = next(kind for kind in kinds if kind.name == name)
    return kind.read(entry)
