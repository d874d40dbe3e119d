"""Texts before they are translated."""

from typing import TypeAlias

from mypy_extensions import mypyc_attr

Value: TypeAlias = "int | str | Phrase | tuple[Phrase, ...]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """A message of the words files with its values. A tuple of phrases becomes a list in the sentence."""

    def __init__(self, message: str, **values: Value) -> None:
        self.message = message
        self.values = values
        self._hash = 0

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Phrase({self.message!r}{values})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.message == other.message and self.values == other.values

    def __hash__(self) -> int:
        # Computed once: phrases are immutable and used as keys often.
        if not self._hash:
            self._hash = hash((self.message, *self.values.values()))
        return self._hash
