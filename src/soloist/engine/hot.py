"""Which files are worth compiling with mypyc. `setup.py` runs this file by itself, so it imports nothing of Soloist."""

from pathlib import Path

HOT = ("engine/kernel/*.py", "engine/effect.py", "games/*/*.py", "players/**/*.py")
PLAIN = (
    "**/__init__.py",
    "engine/kernel/pickling.py",
    *(f"players/{name}.py" for name in ("catalogue", "fields", "of_game", "weights")),
    *(f"players/**/{name}.py" for name in ("actions", "budget", "course", "observation")),
)
"""These files are not worth compiling, or they inspect classes in ways that compiled code does not allow."""


def hot_files(package: Path) -> list[Path]:
    """The files to compile, of the folder that is the package `soloist`."""
    hot, plain = ({file for pattern in patterns for file in package.glob(pattern)} for patterns in (HOT, PLAIN))
    return sorted(hot - plain, key=str)
