"""Run during the build: open every kind of page once, so that the memory snapshot contains everything the pages need."""

import gc
import json
import random
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import soloist
from soloist.coach.calibration import calibrations
from soloist.engine.text.words import LANGUAGES, Words, source_of
from soloist.faces.static.alone import FILE, Alone, Asked, prepared
from soloist.faces.web.parts.site import TEMPLATES
from soloist.players.catalogue import learned, outlook
from soloist.players.weights import mark

RESULTS = Path("/tmp")
PACKAGES = ("coach", "engine", "faces.web", "games", "library", "players")
PAGES = ("/tables", "/bin", "/box", "/beside", "/history.csv", "/collection")
STEP, LARGEST_BLOCK = 16, 512
"""Python's allocator has blocks of these sizes, in bytes."""
BLANKED = 1 << 23
"""How many bytes to fill for each size: more than are free."""
UPLOADED = b"""--part\r
Content-Disposition: form-data; name="file"; filename="file.txt"\r
Content-Type: text/plain\r
\r
no record\r
--part--\r
"""
"""A form with an invalid file. Reading it imports modules that nothing else needs."""


def warm_up() -> None:
    """Open the pages, prepare the application, and write the first page in all languages to `first.json`."""
    for name in TEMPLATES.list_templates():
        TEMPLATES.get_template(name)
    _read_words(Path(soloist.__file__).parent)
    for game in soloist.GAMES.values():
        outlook(game, learned(game))
        mark(game)
        calibrations(game)
    _import_all()
    alone = Alone(RESULTS / "warm.db")
    first = {language: alone.ask(Asked("GET", "/", language)).body.decode() for language in LANGUAGES}
    for id in soloist.GAMES:
        alone.ask(Asked("GET", f"/games/{id}"))
        table = alone.ask(Asked("POST", "/deal", "en", "application/x-www-form-urlencoded", f"game={id}&seed=2".encode())).where
        for page in ("", "/story", "/moments"):
            alone.ask(Asked("GET", f"{table}{page}"))
        for page in ("", "/file", "/share"):
            alone.ask(Asked("GET", f"/box/{id}{page}"))
        alone.ask(Asked("POST", f"/box/{id}/file", "en", "multipart/form-data; boundary=part", UPLOADED))
    for page in PAGES:
        alone.ask(Asked("GET", page))
    for page in ("/read", "/collection"):
        alone.ask(Asked("POST", page, "en", "multipart/form-data; boundary=part", UPLOADED))
    alone.store.close()
    alone.store.path.unlink()
    random.seed(0)
    prepared.append(Alone(FILE))
    prepared[0].store.close()
    FILE.unlink(missing_ok=True)
    (RESULTS / "first.json").write_text(json.dumps(first))
    # These pages are shown once, so their sentences would only make the snapshot larger.
    for words in gc.get_objects():
        if isinstance(words, Words):
            words.forget()


def blank_free_memory() -> None:
    """Fill the free blocks of Python's own allocator with zeros, because old data in them compresses badly."""
    for size in range(STEP, LARGEST_BLOCK + 1, STEP):
        # Keep all of them until the last one, so that the allocator reaches every free block of this size.
        held = [bytes(size - sys.getsizeof(b"")) for _ in range(BLANKED // size) if size > sys.getsizeof(b"")]
        del held


def _import_all() -> None:
    """Import all modules of the pages. A module that cannot be found later is silently taken for one that the game lacks."""
    for package in PACKAGES:
        found = import_module(f"soloist.{package}")
        for module in walk_packages(found.__path__, f"soloist.{package}."):
            import_module(module.name)


def _read_words(root: Path) -> None:
    """Read all message files into the cache, because there are no files later. They are parsed only when needed."""
    for file in root.rglob("words/*.ftl"):
        source_of(".".join(("soloist", *file.parent.parent.relative_to(root).parts)), file.stem)
