"""Collect the Python files that the browser needs: Soloist without its other interfaces, and the libraries of the web pages."""

import pickle
import shutil
from importlib.util import find_spec
from pathlib import Path

import soloist

LIBRARIES = (
    "attr",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "jinja2",
    "markupsafe",
    "mypy_extensions",
    "platformdirs",
    "python_multipart",
    "pytz",
    "segno",
    "starlette",
    "typing_extensions",
)
KINDS = (".py", ".toml", ".ftl", ".json", ".html", ".dat")
LOCALES = ("root", "en", "fr", "de")
NAMES = (
    "currency_",
    "date",
    "day",
    "eras",
    "interval_",
    "languages",
    "list_",
    "meta_zones",
    "months",
    "quarters",
    "scripts",
    "territories",
    "time_",
    "unit_",
    "variants",
    "zone_",
)
STAND_IN = Path(__file__).with_name("stand_in")
LEFT_OUT = (
    "babel/messages",
    "pytz/zoneinfo",
    "soloist/__main__.py",
    "soloist/cli",
    "soloist/faces/static/build.py",
    "soloist/faces/static/native",
    "soloist/faces/static/node",
    "soloist/faces/static/bundle.py",
    "soloist/faces/static/page",
    "soloist/faces/static/stand_in",
    "soloist/faces/terminal",
    "soloist/faces/web/json/api.py",
    "soloist/faces/web/json/coach.py",
    "soloist/faces/web/http/files.py",
    "soloist/faces/web/json/models.py",
    "soloist/faces/web/http/limits.py",
    "soloist/faces/web/server.py",
    "soloist/faces/web/static",
    "soloist/gym",
    "soloist/engine/hot.py",
    "soloist/manual/pages",
    "soloist/lab/clairvoyant.py",
    "soloist/lab/cluster.py",
    "soloist/lab/compare.py",
    "soloist/lab/files.py",
    "soloist/lab/measuring.py",
    "soloist/lab/network.py",
    "soloist/lab/user_players.py",
    "soloist/lab/plots.py",
    "soloist/lab/running.py",
    "soloist/lab/simulate.py",
    "soloist/lab/train.py",
    "soloist/lab/workers.py",
    "starlette/testclient.py",
)


def stage(folder: Path) -> None:
    """Copy everything into one folder, with the layout it will have in the browser."""
    for name in LIBRARIES:
        found = find_spec(name)
        assert found is not None and found.origin is not None, name
        file = Path(found.origin)
        place = Path(*name.split("."))
        if file.name == "__init__.py":
            _copy(file.parent, folder, place)
        else:
            _copy(file, folder, place.with_suffix(".py"))
    _copy(Path(soloist.__file__).parent, folder, Path("soloist"))
    _copy(STAND_IN / "anyio", folder, Path("anyio"))


def _copy(source: Path, folder: Path, place: Path) -> None:
    if source.is_file():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        if "locale-data" in place.parts:
            (folder / place).write_bytes(only_numbers(source.read_bytes()))
        else:
            shutil.copyfile(source, folder / place)
        return
    for file in sorted(source.rglob("*")):
        inside = place / file.relative_to(source)
        if file.is_file() and is_needed(inside):
            _copy(file, folder, inside)


def only_numbers(locale: bytes) -> bytes:
    """Reduce Babel's locale data to what Fluent needs: number formats and plural rules. Drop all names, such as countries."""
    known = pickle.loads(locale)
    return pickle.dumps({name: known[name] for name in sorted(known) if not name.startswith(NAMES)})


def is_needed(place: Path) -> bool:
    name = place.as_posix()
    if place.suffix not in KINDS or any(name == one or name.startswith(f"{one}/") for one in LEFT_OUT):
        return False
    return "locale-data" not in place.parts or place.stem in LOCALES
