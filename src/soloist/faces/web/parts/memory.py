"""What was worked out once and may be needed again: never more than so much of it."""

from collections.abc import Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Memory(Generic[V]):
    """The values last asked for, by their keys; many threads may ask.

    There are two shelves. A full one becomes the old one, and what stood on the old one is forgotten unless somebody asked
    for it meanwhile: that costs a look or two, where a queue in order of use would cost a lock.
    """

    def __init__(self, most: int) -> None:
        self._half = most // 2
        self._new: dict[Hashable, V] = {}
        self._old: dict[Hashable, V] = {}

    def get(self, key: Hashable) -> V | None:
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, value: V) -> None:
        if len(self._new) >= self._half:
            self._old, self._new = self._new, {}
        self._new[key] = value

    def clear(self) -> None:
        self._old, self._new = {}, {}

    def __len__(self) -> int:
        return len(self._new) + len(self._old)
