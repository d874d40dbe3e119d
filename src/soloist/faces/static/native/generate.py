"""Run by the build in a process of its own: generates C code of the hot files for 32 bits. `generate.py SOURCE TARGET FILES`.

mypyc asks sysconfig for the size of `size_t`: short integers have 31 bits in the browser, not 63. So it is set before the import.
"""

import json
import os
import sys
import sysconfig
from pathlib import Path

sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4

from mypyc.build import mypycify  # noqa: E402
from mypyc.common import IS_32_BIT_PLATFORM  # noqa: E402

DOOR = """extern PyObject *CPyInit_{0}(void);
PyMODINIT_FUNC PyInit_{0}(void) {{ return CPyInit_{0}(); }}
"""


def generate(source: Path, target: Path, files: list[str]) -> None:
    """Generate the C code. Paths are relative to the source folder, because the C code contains them for tracebacks."""
    assert IS_32_BIT_PLATFORM, "mypyc was loaded too early"
    os.chdir(source)
    (source / "mypy.ini").write_text("[mypy]\nignore_missing_imports = True\n")
    options = ["--config-file", "mypy.ini", "--cache-dir", os.devnull]
    group, *shims = mypycify([*options, *files], opt_level="2", debug_level="0", group_name="soloist", target_dir=str(target))
    assert group.name == "soloist__mypyc"
    # mypyc would build a small library for each module. Here each module gets a function in the side module instead.
    names = [shim.name for shim in shims]
    doors = "".join(DOOR.format(name.replace(".", "___")) for name in names)
    (target / "doors.c").write_text(f"#include <Python.h>\n{doors}")
    (target / "names.json").write_text(json.dumps(names))


if __name__ == "__main__":
    generate(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), sys.argv[3:])
