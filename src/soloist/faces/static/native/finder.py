"""In the browser this file is the module `soloist_native`: it finds the compiled modules, which all lie in one side module."""

import _imp
import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

PLACE = "/lib/python3.14/site-packages/soloist__mypyc.cpython-314-wasm32-emscripten.so"
NAMES = frozenset[str]()
"""The build writes the names of the compiled modules here."""


class NativeFinder:
    """Finds and loads them. Each has a function of its own in the side module, named after the whole name of the module."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        loader: Any = self
        return ModuleSpec(name, loader, origin=PLACE) if name in NAMES else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        flat = spec.name.replace(".", "___")
        module: ModuleType = _imp.create_dynamic(ModuleSpec(flat, None, origin=PLACE))
        sys.modules.pop(flat, None)
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: its code ran when it was created."""


def load_all() -> None:
    """Import all of them, for the memory snapshot."""
    for name in sorted(NAMES):
        import_module(name)


def begin() -> None:
    """Load the side module, and find modules in it from now on. Without it they are found as bytecode."""
    import_module("soloist__mypyc")
    sys.meta_path.insert(0, NativeFinder())
