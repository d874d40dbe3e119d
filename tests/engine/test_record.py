"""A game as text: written, read through the rules, and refused with the line where it goes wrong."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import soloist
from soloist.engine.kernel.fate import Free
from soloist.engine.table import Table
from soloist.engine.text.errors import BadEdition, BadRecord
from soloist.engine.text.record import FIELDS, FIRST_LINE, MOST_TEXT
from tests.support import toy
from tests.support.toy import read, refused
from tests.support.toy_game import GAME
from tests.walks.walk import ends

LOST_GAME = """\
soloist record 1
game: well
level: shallow
seed: K7Q2
rulings: rim=over
edition: standard
fate: seed
rules: 2
taken-back: 0

day-1:
search: search =moss =ladder ladder
day-2:
search: search =moss =moss moss
day-3: climb =1
day-4: climb =1
day-5: climb =2

# lost
"""
"""The head ends at line 9; line 12 is the first with answers."""


def without(field: str) -> str:
    return "".join(line for line in LOST_GAME.splitlines(keepends=True) if not line.startswith(field + ":"))


def reason(record: str) -> tuple[int, str]:
    error = refused(record)
    return error.line, error.reason.message


# --- writing and reading


def test_a_record_can_be_read_by_people() -> None:
    table = toy.deal("search", "ladder", "search", "climb", "climb", "climb")
    assert table.record() == LOST_GAME


def test_a_written_game_is_read_as_it_was_played() -> None:
    table = read(LOST_GAME)
    assert table.record() == LOST_GAME
    assert [answer.by for answer in table.log if answer.token == "moss"] == ["forced"]


@pytest.mark.parametrize("fate", ["seed", "ask"])
@pytest.mark.parametrize("level", ["shallow", "deep"])
def test_record_read_record_is_identity_at_every_moment(level: str, fate: str) -> None:
    for seed in "ABCDEFGH":
        table, random = toy.deal(level=level, seed=seed, fate=fate, rim="exact"), Random(seed)
        while table.question is not None:
            assert read(table.record()).record() == table.record()
            table.answer(random.choice(table.question.options))
        assert read(table.record()).record() == table.record()


def test_a_record_carries_what_was_taken_back() -> None:
    table = toy.deal("climb", "climb")
    table.undo()
    assert read(table.record()).taken_back == 1


def test_a_read_game_can_be_taken_back_and_played_on() -> None:
    table = read(LOST_GAME)
    table.undo()
    table.answer("search")
    assert [answer.token for answer in table.log[-3:]] == ["=rope", "=rope", "rope"]


def test_a_record_made_with_a_fate_of_ones_own_can_be_read() -> None:
    table = GAME.deal(seed="K7Q2", fate=Free(Random(3)))
    toy.play_on(table, Random(3))
    assert [answer.token for answer in read(table.record()).log] == [answer.token for answer in table.log]


def test_lines_are_short_enough_for_a_forum() -> None:
    for table in (table for game in soloist.GAMES for table in ends(game)):
        assert max(len(line) for line in table.record().splitlines()) <= 100


def test_remarks_blank_lines_landmarks_and_windows_line_ends_do_not_matter() -> None:
    lines = LOST_GAME.replace("day-3: climb", "\n# a bad idea\nnight:   climb   # really\n\n").splitlines()
    assert read("\ufeff\r\n" + "\r\n".join(lines)).record() == LOST_GAME


# --- refusing


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark", "soloist record 2", "hello", "\n\nhello", "soloist record 1x"])
def test_a_foreign_text_is_refused(text: str) -> None:
    line = 1 if "\n\nh" not in text else 3
    assert reason(text) == (line, "record-foreign")
    assert refused(text).table is None


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    error = refused(without(field))
    assert (error.reason.message, error.reason.values) == ("record-lacks", {"field": field})


def test_a_missing_field_is_reported_at_the_head_and_not_at_the_end_of_the_record() -> None:
    assert refused(without("seed")).line <= len(FIELDS) + 1


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("game: well", "game: chess", 2, "unknown-game"),
        ("game: well", "game: well\ngame: well", 3, "record-twice"),
        ("game: well", "game well", 2, "record-head"),
        ("game: well", "colour: red", 2, "record-head"),
        ("level: shallow", "level: bottomless", 3, "unknown-level"),
        ("level: shallow", "level:", 3, "unknown-level"),
        ("seed: K7Q2", "seed: K7Q0", 4, "bad-seed"),
        ("seed: K7Q2", "seed:", 4, "bad-seed"),
        ("rulings: rim=over", "rulings: rim=under", 5, "unknown-reading"),
        ("rulings: rim=over", "rulings: rim", 5, "unknown-reading"),
        ("rulings: rim=over", "rulings: luck=good", 5, "unknown-ruling"),
        ("edition: standard", "edition: 0123456789abcdef", 6, "record-edition"),
        ("fate: seed", "fate: luck", 7, "unknown-fate"),
        ("rules: 2", "rules: 3", 8, "record-newer"),
        ("rules: 2", "rules: two", 8, "record-number"),
        ("rules: 2", "rules: -1", 8, "record-number"),
        ("rules: 2", "rules: ²", 8, "record-number"),
        ("taken-back: 0", "taken-back: 1e3", 9, "record-number"),
        ("taken-back: 0", "taken-back: 9999999999", 9, "record-number"),
    ],
)  # fmt: skip
def test_a_wrong_head_is_refused_at_its_line(old: str, new: str, line: int, why: str) -> None:
    assert reason(LOST_GAME.replace(old, new)) == (line, why)


@pytest.mark.parametrize(
    ("old", "new", "line", "why", "good"),
    [
        ("=ladder ladder", "=ladder rope", 12, "illegal-answer", ["search", "=moss", "=ladder"]),
        ("=ladder ladder", "=rope rope", 12, "record-other-fate", ["search", "=moss", "=ladder"]),
        ("=ladder ladder", "=lantern ladder", 12, "illegal-answer", ["search", "=moss", "=ladder"]),
        ("=ladder ladder", "ladder ladder", 12, "illegal-answer", ["search", "=moss", "=ladder"]),
        ("search: search =moss =ladder", "search: =moss =ladder", 12, "illegal-answer", []),
        ("day-3: climb =1", "day-3: climb =6", 15, "record-other-fate", None),
        ("day-3: climb =1", "day-3: climb 1", 15, "illegal-answer", None),
        ("day-5: climb =2", "day-5: climb =2 climb", 17, "record-after-end", None),
        ("# lost", "climb", 19, "record-after-end", None),
    ],
)  # fmt: skip
def test_a_wrong_answer_is_refused_at_its_line_and_the_good_part_is_kept(
    old: str, new: str, line: int, why: str, good: list[str] | None
) -> None:
    error = refused(LOST_GAME.replace(old, new))
    assert (error.line, error.reason.message) == (line, why)
    assert isinstance(error.table, Table)
    kept = error.table.record()
    assert read(kept).record() == kept
    if good is not None:
        assert [answer.token for answer in error.table.log] == good


def test_forged_dice_are_named_together_with_what_the_deal_gives() -> None:
    error = refused(LOST_GAME.replace("day-5: climb =2", "day-5: climb =6"))
    assert str(error) == "line 17: “=6” is not what this deal gives here; it gives “=2”"
    assert error.text("fr").startswith("ligne 17 :")
    assert error.text("de").startswith("Zeile 17:")


def test_the_kept_part_can_be_played_on() -> None:
    table = refused(LOST_GAME.replace("day-4: climb =1", "day-4: climb =6")).table
    assert (len(table.log), toy.offered(table)) == (12, ["climb", "search"])
    toy.play_on(table, Random(1))
    assert table.result is not None


@pytest.mark.parametrize("words", range(15))
def test_a_record_cut_off_between_answers_is_a_shorter_game(words: int) -> None:
    head, body = LOST_GAME.split("\n\n", 1)
    answers = [word for word in body.split("#")[0].split() if not word.endswith(":")]
    table = read(head + "\n\n" + " ".join(answers[:words]))
    assert [answer.token for answer in table.log][:words] == answers[:words]
    assert read(table.record()).record() == table.record()


def test_with_real_dice_a_record_may_tell_any_dice_but_no_impossible_ones() -> None:
    record = LOST_GAME.replace("fate: seed", "fate: ask")
    assert read(record.replace("day-5: climb =2", "day-5: climb =1")).state.outcome == "lost"
    assert reason(record.replace("day-5: climb =2", "day-5: climb =7")) == (17, "illegal-answer")
    assert reason(record.replace("=moss =ladder ladder", "=ladder =ladder ladder")) == (12, "illegal-answer")


def test_a_record_of_older_rules_that_still_fits_is_read() -> None:
    assert read(LOST_GAME.replace("rules: 2", "rules: 1")).record() == LOST_GAME


def test_a_record_of_older_rules_that_no_longer_fits_says_so() -> None:
    error = refused(LOST_GAME.replace("rules: 2", "rules: 1").replace("day-5: climb =2", "day-5: climb =6"))
    assert (error.line, error.reason.message) == (17, "record-older")
    assert "it can be read but not continued" in str(error) and "it gives “=2”" in str(error)
    assert len(error.table.log) == 14


def test_a_record_of_another_edition_needs_that_edition(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GAME.standard.text.replace("lift = 6", "lift = 5"), encoding="utf-8")
    record = toy.after(GAME.deal(seed="K7Q2", edition=file), "search", "ladder").record()
    assert f"edition: {GAME.load_edition(file).fingerprint}" in record
    assert reason(record) == (6, "record-edition")
    again = toy.read_with(record, file)
    assert (again.record(), again.deal.edition.own) == (record, True)
    with pytest.raises(BadRecord, match="line 6: made with another edition"):
        toy.read_with(LOST_GAME, file)
    with pytest.raises(BadEdition):
        toy.read_with(record, tmp_path / "not-there.toml")


def test_an_endless_text_is_refused() -> None:
    assert reason(LOST_GAME + "#" * MOST_TEXT) == (1, "too-long")


# --- any text at all


def tried(text: str) -> Table | None:
    """The table of a text, or the valid part of it. Any other error would be a bug."""
    try:
        return read(text)
    except BadRecord as error:
        assert 1 <= error.line <= max(1, len(text.splitlines()))
        assert all(error.text(language) for language in ("en", "fr", "de"))
        found: Table | None = error.table
        return found


@settings(deadline=None, max_examples=200)
@given(text=st.text(), body=st.booleans())
@example(text="\x00", body=True)
@example(text="\u2028climb\x85", body=True)
def test_any_text_is_read_or_refused(text: str, body: bool) -> None:
    head = LOST_GAME.split("\n\n")[0]
    table = tried(f"{head}\n\n{text}" if body else f"{FIRST_LINE}\n{text}")
    assert table is None or read(table.record()).record() == table.record()
    tried(text)


@st.composite
def mutations(draw: st.DrawFn) -> str:
    """The good record with characters, words or lines lost, doubled, swapped or invented."""
    text = LOST_GAME if draw(st.booleans()) else LOST_GAME.replace("fate: seed", "fate: ask")
    separator = draw(st.sampled_from(["", " ", "\n"]))
    for _ in range(draw(st.integers(1, 4))):
        parts = list(text) if separator == "" else text.split(separator)
        start = draw(st.integers(0, len(parts)))
        end = draw(st.integers(start, min(start + 3, len(parts))))
        new = draw(st.lists(st.one_of(st.sampled_from(parts or [""]), st.text(max_size=3)), max_size=3))
        text = separator.join(parts[:start] + new + parts[end:])
    return text


@settings(deadline=None, max_examples=400)
@given(text=mutations())
def test_a_good_record_gone_wrong_is_read_or_refused(text: str) -> None:
    table = tried(text)
    assert table is None or read(table.record()).record() == table.record()
