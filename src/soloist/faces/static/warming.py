"""While the folder is built: open every kind of page once, so that what they need lies ready in the memory that is kept."""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import soloist
from soloist.engine.words import LANGUAGES
from soloist.faces.static.alone import FILE, Alone, Asked, prepared
from soloist.faces.web.site import TEMPLATES

RESULTS = Path("/tmp")


def warm_up() -> None:
    """Leaves the first page in all languages, and the names of all modules that were needed."""
    for name in TEMPLATES.list_templates():
        TEMPLATES.get_template(name)
    with TemporaryDirectory() as folder:
        alone = Alone(Path(folder) / "tables.db")
        first = {language: alone.ask(Asked("GET", "/", language)).body.decode() for language in LANGUAGES}
        for id in soloist.GAMES:
            alone.ask(Asked("GET", f"/games/{id}"))
            table = alone.ask(Asked("POST", "/deal", "en", "application/x-www-form-urlencoded", f"game={id}".encode())).where
            for page in ("", "/story", "/moments"):
                alone.ask(Asked("GET", f"{table}{page}"))
        alone.store.close()
    prepared.append(Alone(FILE))
    prepared[0].store.close()
    FILE.unlink()
    (RESULTS / "first.json").write_text(json.dumps(first))
    (RESULTS / "modules.json").write_text(json.dumps(sorted(sys.modules)))
