"""Compares positions, and pickles them for other processes.

An object of a compiled class can only be made by its constructor. So every part of a position stores each constructor argument
under its own name. Unpickling calls the constructor with these and then sets the attributes that have changed since.
"""

import inspect
import io
import pickle
from collections.abc import Callable
from functools import cache
from types import BuiltinFunctionType, FunctionType
from typing import Any

NOT_SET = object()


def attributes(thing: object) -> list[str]:
    """The names of an object's attributes, whether its class is compiled or not."""
    compiled = [name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    return list(dict.fromkeys(name for name in [*compiled, *getattr(thing, "__dict__", {})] if not name.startswith("__")))


def alike(one: object, other: object, but: str = "") -> bool:
    """Whether two objects hold the same data, compared recursively. The attribute `but` is left out."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(alike(*both) for both in zip(one, other, strict=True))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(value, other[name]) for name, value in one.items())
    if not but and type(one).__eq__ is not object.__eq__:
        return bool(one == other)
    return all(alike(getattr(one, name, NOT_SET), getattr(other, name, NOT_SET)) for name in attributes(one) if name != but)


def spelled(thing: object, but: tuple[str, ...] = ()) -> object:
    """The same data as nested lists of plain values: equal if `alike`. Printed things are named by their id."""
    if thing is None or isinstance(thing, (int, str, float)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [spelled(value) for value in thing]
    if isinstance(thing, dict):
        return [[name, spelled(value)] for name, value in sorted(thing.items())]
    printed = getattr(thing, "id", None)
    if isinstance(printed, str):
        return [type(thing).__name__, printed]
    return [type(thing).__name__, *([name, spelled(getattr(thing, name, None))] for name in attributes(thing) if name not in but)]


def reduced(thing: object, but: str = "") -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The value for `__reduce__`: constructor and attributes. The attribute `but` is left out."""
    kept = io.BytesIO()
    _Packer(kept).dump((type(thing), _values(thing, but)))
    return _unpacked, (kept.getvalue(),)


class _Packer(pickle.Pickler):
    """Pickles objects of compiled classes."""

    def reducer_override(self, thing: object) -> Any:
        kind = type(thing)
        if isinstance(thing, (type, FunctionType, BuiltinFunctionType)) or kind.__reduce__ is not object.__reduce__:
            return NotImplemented
        return _made, (kind, _values(thing))


def _values(thing: object, but: str = "") -> dict[str, Any]:
    return {name: getattr(thing, name) for name in attributes(thing) if name != but and hasattr(thing, name)}


def _unpacked(kept: bytes) -> object:
    return _made(*pickle.loads(kept))


def _made(kind: Callable[..., object], values: dict[str, Any]) -> object:
    thing = kind(**{name: values[name] for name in _parameters(kind)})
    for name, value in values.items():
        if not alike(getattr(thing, name, NOT_SET), value):
            setattr(thing, name, value)
    return thing


@cache
def _parameters(kind: Callable[..., object]) -> list[str]:
    return list(inspect.signature(kind).parameters)
