"""Where the manual is, if it is installed.

`make docs` builds it, and a package that is built afterwards brings it along in the folder `pages`. Where it is missing, nothing
links to it.
"""

from importlib.resources import files
from pathlib import Path

PAGES = Path(str(files("soloist.manual"))) / "pages"
AT = "manual"
"""The folder of the manual below the first page, on a server and in the static build."""


def is_installed() -> bool:
    return (PAGES / "index.html").is_file()


def has(language: str, name: str) -> bool:
    return (PAGES / language / f"{name}.html").is_file()


def page(language: str, name: str = "index") -> str:
    """The path of a page, seen from the first page of the program."""
    return f"{AT}/{language}/{name}.html"


def file(language: str) -> str:
    """The address of the first page on this machine; empty if the manual is not installed."""
    return (PAGES / language / "index.html").as_uri() if is_installed() else ""
