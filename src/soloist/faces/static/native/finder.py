"""In the browser this file is the module `soloist_native`: it finds the compiled modules, which all lie in one side module."""

import _imp
import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

PLACE = "/lib/python3.14/site-packages/soloist__mypyc.cpython-314-wasm32-emscripten.so"
NAMES = frozenset[str]()
"""The names of the compiled modules; the build fills them in."""


class NativeFinder:
    """Finds and loads the compiled modules. Each has a function in the side module, named after the full name of the module."""

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
    """Import all compiled modules, for the memory snapshot."""
    for name in sorted(NAMES):
        import_module(name)


def begin() -> None:
    """Load the side module and install the finder. Without it, Python imports the bytecode of the modules."""
    import_module("soloist__mypyc")
    sys.meta_path.insert(0, NativeFinder())
