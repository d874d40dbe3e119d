"""How long a table was played, and how many hints it used."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import soloist
from soloist.engine.text.errors import BadRecord
from soloist.library import collection
from soloist.library.pace import MOST_NOTED, Pace, commented, noted, typical_minutes
from soloist.library.store import Store
from tests.support.paths import golden


def paused(store: Store, id: int, seconds: float) -> None:
    """Let the table lie for a while: its last change was that long ago."""
    then = (datetime.now(UTC) - timedelta(seconds=seconds)).isoformat(timespec="microseconds")
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("UPDATE tables SET changed = ? WHERE id = ?", (then, id))


def answer(store: Store, id: int, table: soloist.Table, seconds: float) -> None:
    paused(store, id, seconds)
    assert table.question is not None
    table.answer(table.question.options[0])
    store.save(id, store.version(id), table)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "tables.db")


def test_time_runs_from_answer_to_answer_and_a_night_counts_as_five_minutes(store: Store) -> None:
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2")
    id = store.add(table)
    answer(store, id, table, 40)
    assert store.pace(id) == Pace(40, 0)
    answer(store, id, table, 8 * 3600)
    assert store.pace(id) == Pace(340, 0) and store.pace(id).minutes == 6
    answer(store, id, table, -3600)
    assert store.pace(id) == Pace(340, 0), "a clock that was set back takes nothing away"


def test_how_long_a_table_took_that_was_begun_elsewhere_is_not_known(store: Store) -> None:
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2")
    assert table.question is not None
    table.answer(table.question.options[0])
    id = store.add(table)
    answer(store, id, table, 40)
    assert store.pace(id) == Pace() and store.pace(id).minutes is None
    assert store.pace(99) == store.pace(2**70) == Pace()


def test_a_hint_counts_once_at_each_position(store: Store) -> None:
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2")
    id = store.add(table)
    for _ in range(2):
        store.note_hint(id, 0)
    assert store.pace(id) == Pace(0, 1)
    answer(store, id, table, 20)
    store.note_hint(id, 1)
    assert store.pace(id) == Pace(20, 2)


def test_time_and_hints_go_to_the_bin_and_into_another_collection_with_their_table(store: Store, tmp_path: Path) -> None:
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2")
    id = store.add(table)
    answer(store, id, table, 90)
    store.note_hint(id, 1)
    store.delete(id)
    store.put_back(id)
    assert store.pace(id) == Pace(90, 1)
    store.copy_to(tmp_path / "copy.db")
    elsewhere = Store(tmp_path / "elsewhere.db")
    elsewhere.add(golden("raiders/hard-lost"))
    collection.add(elsewhere, tmp_path / "copy.db")
    assert elsewhere.pace(2) == Pace(90, 1)


def test_what_no_soloist_writes_there_is_unknown(store: Store, tmp_path: Path) -> None:
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2")
    id = store.add(table)
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("UPDATE played SET seconds = 'long', hints = -4 WHERE id = ?", (id,))
    assert store.pace(id) == Pace()
    assert store.lengths() == []
    store.copy_to(tmp_path / "copy.db")
    elsewhere = Store(tmp_path / "elsewhere.db")
    collection.add(elsewhere, tmp_path / "copy.db")
    assert elsewhere.pace(1).minutes is None


def test_a_record_names_hints_and_minutes_in_comments_that_any_soloist_skips() -> None:
    record = golden("peloponnes/sergeant-won").record()
    noted = commented(record, Pace(19 * 60 + 20, 3))
    assert noted == record + "# hints 3\n# minutes 19\n"
    assert soloist.read(noted).record() == record
    assert commented(record, Pace()) == record


def test_hints_and_minutes_come_back_with_the_record(store: Store) -> None:
    table = golden("peloponnes/sergeant-won")
    id = store.add(table)
    store.note_hint(id, 0)
    store.note_hint(id, 1)
    written = store.load(id).given_out(store.pace(id))
    assert written.endswith("# hints 2\n")
    again = store.add(soloist.read(written))
    store.keep_pace(again, noted(written))
    assert store.pace(again).hints == 2
    assert store.load(again).given_out(store.pace(again)) == written
    assert noted(commented(table.record(), Pace(1140, 0))) == Pace(1140, 0)


def test_the_record_of_a_running_game_names_hints_only_if_there_were_some(store: Store) -> None:
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2")
    id = store.add(table)
    assert store.load(id).given_out(store.pace(id)) == table.record()
    store.note_hint(id, 0)
    assert store.load(id).given_out(store.pace(id)) == table.record() + "# hints 1\n"


def test_other_comments_say_nothing_about_hints(store: Store) -> None:
    record = golden("peloponnes/sergeant-won").record() + "# hints are for others\n#minutes\nplayed # hints 4\n"
    assert noted(record) == Pace()
    id = store.add(golden("peloponnes/sergeant-won"))
    store.keep_pace(id, noted(record))
    assert store.pace(id) == Pace()


@pytest.mark.parametrize("given", ["-1", "1.5", "many", "٣", "1e3", str(MOST_NOTED + 1), "9" * 4000])
def test_a_wrong_number_of_hints_is_refused_in_plain_words(given: str) -> None:
    record = golden("peloponnes/sergeant-won").record()
    line = len(record.splitlines()) + 1
    with pytest.raises(BadRecord, match="whole number") as refused:
        noted(f"{record}# hints {given}\n")
    assert refused.value.line == line and len(str(refused.value)) < 200
    with pytest.raises(BadRecord, match="second time"):
        noted(record + "# hints 1\n# hints 2\n")


def test_the_typical_length_is_the_median_of_the_newest_games() -> None:
    assert typical_minutes([("raiders", 60 * minutes) for minutes in (30, 10, 300)]) == {"raiders": 30}
    older = [("raiders", 60 * 90)] * 30
    assert typical_minutes([("raiders", 60 * 20)] * 10 + older) == {"raiders": 20}
    assert typical_minutes([("peloponnes", 3)]) == {"peloponnes": 1}
