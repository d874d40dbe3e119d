"""Runs inside Pyodide: compile the files of /stage and the standard library, and pack them into archives.

The bytecode of modules that are in the compiled module has an archive of its own, for browsers in which that does not load.
"""

import json
import marshal
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path

ROOT = Path("/stage")
LIBRARY = "/lib/python314.zip"
UNCHECKED = (0b01).to_bytes(4, "little") + bytes(8)
DAY = (2020, 1, 1, 0, 0, 0)
NEVER = [
    "_pydatetime",
    "_pydecimal",
    "_pyio",
    "_pyrepl",
    "argparse",
    "cProfile",
    "cmd",
    "compileall",
    "curses",
    "dbm",
    "doctest",
    "ensurepip",
    "ftplib",
    "getpass",
    "idlelib",
    "imaplib",
    "lib2to3",
    "mailbox",
    "modulefinder",
    "optparse",
    "pdb",
    "pickletools",
    "plistlib",
    "poplib",
    "profile",
    "pstats",
    "pyclbr",
    "pydoc",
    "pydoc_data",
    "smtplib",
    "statistics",
    "symtable",
    "tabnanny",
    "test",
    "timeit",
    "trace",
    "turtle",
    "turtledemo",
    "unittest",
    "venv",
    "webbrowser",
    "wsgiref",
    "xmlrpc",
    "zipapp",
]
"""Modules of the standard library that the pages never import."""


def staged(compiled: bool) -> Iterator[tuple[str, bytes]]:
    for file in sorted(ROOT.rglob("*")):
        name = str(file.relative_to(ROOT))
        if file.is_file() and (name in hot) == compiled:
            yield name, file.read_bytes()


def library() -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(LIBRARY) as whole:
        for name in sorted(whole.namelist()):
            if not name.endswith("/") and name.partition("/")[0].removesuffix(".py") not in NEVER:
                yield name, whole.read(name)


def pack(target: str, files: Iterator[tuple[str, bytes]]) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files:
            if name.endswith(".py"):
                # optimize=2 removes docstrings and assertions.
                code = compile(content, name, "exec", dont_inherit=True, optimize=2)
                name, content = f"{name}c", MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
            archive.writestr(zipfile.ZipInfo(name, DAY), content, zipfile.ZIP_DEFLATED, 9)


names = Path("/native.names")
hot = {f"{name.replace('.', '/')}.py" for name in json.loads(names.read_text())} if names.exists() else set()
pack("/app.zip", staged(compiled=False))
if hot:
    pack("/interpreted.zip", staged(compiled=True))
pack("/library.zip", library())
