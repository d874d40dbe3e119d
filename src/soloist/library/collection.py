"""Operations on the whole collection: check it, and merge another collection into it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from soloist.engine.text.errors import SoloistError
from soloist.library.database import COLUMNS, StoreError, check_file, text_of
from soloist.library.pace import Pace, of_row
from soloist.library.store import Store, open_saved, saved_of


def check(store: Store, tell: Callable[[int, int], None]) -> list[tuple[int, SoloistError | None]]:
    """Return the tables that cannot be opened, each with its error (None: a newer Soloist made the table).

    `tell(done, total)` reports progress. Tables of older rules are listed with OlderRules: they are intact, but read-only.
    Raise StoreError if the file itself is damaged.
    """
    store.check()
    wrong: list[tuple[int, SoloistError | None]] = []
    rows = store.all()
    for done, row in enumerate(rows):
        tell(done, len(rows))
        if not row.is_known and not row.damaged:
            wrong.append((row.id, None))
            continue
        try:
            open_saved(store.load(row.id))
        except SoloistError as error:
            wrong.append((row.id, error))
    tell(len(rows), len(rows))
    return wrong


def add(store: Store, source: Path) -> tuple[int, int]:
    """Add those tables of another collection that this one lacks. Return the number added and the number in the source."""
    try:
        if not source.stat().st_size:
            raise StoreError("not-a-collection", file=source.name)
        check_file(source)
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as db:
            db.text_factory = text_of
            theirs = [saved_of(row) for row in db.execute(f"SELECT {COLUMNS} FROM tables ORDER BY changed, id")]
            names, copies, results, reviews, paces = _names(db), _copies(db), _results(db), _reviews(db), _paces(db)
    except (sqlite3.Error, OSError):
        raise StoreError("not-a-collection", file=source.name) from None
    known = store.contents()
    new = [saved for saved in theirs if not saved.damaged and (saved.record, saved.edition) not in known]
    for saved in new:
        id = store.put(
            game=saved.game,
            level=saved.level,
            answers=saved.answers,
            outcome=saved.outcome,
            record=saved.record,
            edition=saved.edition,
            changed=saved.changed,
        )
        if saved.id in names:
            store.note(id, *names[saved.id])
        if saved.id in copies:
            # The table it was copied from may have another number here, so the source is 0 (unknown).
            store.mark_copy(id, 0, saved.answers)
        if saved.id in results:
            store.keep_scores(id, *results[saved.id])
        if saved.id in reviews:
            store.keep_review(id, 0, reviews[saved.id])
        if saved.id in paces:
            store.keep_pace(id, paces[saved.id])
    return len(new), len(theirs)


def _has(db: sqlite3.Connection, beside: str) -> bool:
    """Whether this SQL table exists. Collections of an older Soloist lack some."""
    return db.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (beside,)).fetchone() is not None


def _names(db: sqlite3.Connection) -> dict[int, tuple[str, bool]]:
    """Names and pins by table id. Skip names that are not text."""
    if not _has(db, "names"):
        return {}
    rows = db.execute("SELECT id, name, pinned FROM names")
    return {id: (name, pinned == 1) for id, name, pinned in rows if isinstance(name, str)}


def _copies(db: sqlite3.Connection) -> set[int]:
    """The ids of tables that are copies; copies are left out of statistics."""
    return {id for (id,) in db.execute("SELECT id FROM copies")} if _has(db, "copies") else set()


def _results(db: sqlite3.Connection) -> dict[int, tuple[int | None, int | None]]:
    """Final scores by table id. Skip rows whose scores are not integers or NULL."""
    if not _has(db, "results"):
        return {}
    rows = db.execute("SELECT id, you, opponent FROM results JOIN tables USING (id, revision)")
    return {id: (you, they) for id, you, they in rows if isinstance(you, int | None) and isinstance(they, int | None)}


def _reviews(db: sqlite3.Connection) -> dict[int, str]:
    """Reviews by table id, unchecked: the code that reads a review validates it."""
    if not _has(db, "reviews"):
        return {}
    return {id: str(review) for id, review in db.execute("SELECT id, review FROM reviews JOIN tables USING (id, revision)")}


def _paces(db: sqlite3.Connection) -> dict[int, Pace]:
    """Playing time and hints by table id."""
    if not _has(db, "played"):
        return {}
    return {id: of_row((seconds, hints)) for id, seconds, hints in db.execute("SELECT id, seconds, hints FROM played")}
