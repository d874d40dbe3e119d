"""Components as data: a wrong file is refused with the entry, the field and what was expected."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import soloist
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import CONFIDENCES, MOST_TEXT, Entry, fingerprint
from soloist.engine.text.errors import BadEdition
from soloist.engine.text.words import shown
from soloist.games.stone_age.components import Components
from soloist.games.stone_age.edition import read_components
from tests.support import toy_game
from tests.support.toy_game import read_cards

STONE_AGE = soloist.GAMES["stone-age"]
TOY = toy_game.GAME.standard.text
STANDARD = STONE_AGE.standard.text


def why(text: str) -> str:
    """Why the toy game does not take this file."""
    with pytest.raises(BadEdition) as error:
        read_cards(text)
    assert all(error.value.text(language) for language in soloist.LANGUAGES)
    return str(error.value)


def changed(old: str, new: str, text: str = TOY) -> str:
    assert old in text
    return text.replace(old, new, 1)


# --- good files


def test_the_standard_edition_is_accepted() -> None:
    edition = STONE_AGE.standard
    components: Components = edition.components
    assert (sum(card.copies for card in components.cards), sum(tile.copies for tile in components.tiles)) == (36, 25)
    assert (components.start_tiles, edition.own) == (3, False)


def test_what_no_text_was_found_for_is_called_doubtful() -> None:
    doubtful = [(component.id, component.confidence) for component in toy_game.GAME.doubtful(toy_game.GAME.standard)]
    assert doubtful == [("rope", "recalled"), ("ladder", "reconstructed")]
    for game in soloist.GAMES.values():
        assert {component.confidence for component in game.doubtful(game.standard)} <= set(CONFIDENCES) - {"sourced"}


def test_a_file_of_ones_own_is_used(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(changed("lift = 6", "lift = 5"), encoding="utf-8")
    for given_as in (file, str(file), toy_game.GAME.load_edition(file)):
        edition = toy_game.GAME.deal(edition=given_as).deal.edition
        assert edition.own
        assert [card.lift for card in edition.components] == [1, 4, 5]


def test_a_file_written_by_a_windows_editor_is_accepted(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xef\xbb\xbf" + TOY.replace("\n", "\r\n").encode())
    assert toy_game.GAME.load_edition(file).own


def test_the_mark_of_an_edition_is_the_same_for_ever_whatever_its_line_ends() -> None:
    assert fingerprint("a = 1\n") == fingerprint("a = 1\r\n") == "44baf272602f2a18"


def test_files_that_differ_in_their_components_have_different_marks() -> None:
    assert fingerprint("a = 1\n") != fingerprint("a = 2\n")
    assert fingerprint('a = "b c"\n') != fingerprint('a = "b  c"\n')
    assert fingerprint("# a\nb = 1\n") != fingerprint("# a b = 1\n")


# --- wrong files


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "moss"\n', "", "card 1, field id: expected 3 to 40 small letters, digits and hyphens, .* found nothing"),
        ("lift = 4\n", "", "card rope, field lift: expected a whole number from 1 to 6, found nothing"),
        ("lift = 4", 'lift = "4"', "card rope, field lift: expected a whole number from 1 to 6, found '4'"),
        ("lift = 4", "lift = 4.0", "card rope, field lift: expected a whole number from 1 to 6, found 4.0"),
        ("lift = 4", "lift = true", "card rope, field lift: expected a whole number from 1 to 6, found True"),
        ("lift = 4", "lift = 0", "card rope, field lift: expected a whole number from 1 to 6, found 0"),
        ("lift = 4", "lift = 7", "card rope, field lift: expected a whole number from 1 to 6, found 7"),
        ("lift = 4", "lift = [4]", r"card rope, field lift: expected a whole number from 1 to 6, found \[4\]"),
        ("lift = 4", "lift = 1979-05-27", "card rope, field lift: expected a whole number from 1 to 6, found datetime"),
        ("lift = 4", f"lift = [{'1,' * 99}]", r"found \[1, 1, .*\.\.\.$"),
        ('"recalled"', '"sure"', "card rope, field confidence: expected one of sourced, recalled, reconstructed, found 'sure'"),
        ('"recalled"', "1", "card rope, field confidence: expected one of sourced, recalled, reconstructed, found 1"),
        ('id = "rope"', 'id = "Rope"', "card Rope, field id: expected 3 to 40 small letters"),
        ('id = "rope"', 'id = "4rope"', "card 4rope, field id: expected 3 to 40 small letters"),
        ('id = "rope"', 'id = "ro"', "card ro, field id: expected 3 to 40 small letters"),
        ('id = "rope"', f'id = "{"r" * 41}"', "field id: expected 3 to 40 small letters"),
        ('id = "rope"', 'id = "écharpe"', "card écharpe, field id: expected 3 to 40 small letters"),
        ('id = "rope"', 'id = "ro pe"', "card ro pe, field id: expected 3 to 40 small letters"),
        ('id = "rope"', "id = 4", "card 2, field id: expected 3 to 40 small letters.*found 4"),
        ("lift = 4", "lift = 4\nlength = 3", "card rope: unknown field length; known here are confidence, copies, id, lift"),
        ("[[card]]", "colour = 1\n[[card]]", "the file: unknown field colour; known here are card"),
        ("copies = 2", "copies = 3", r"card: expected 6 in all \(the fields “copies” added up\), found 7"),
    ],
)  # fmt: skip
def test_a_wrong_entry_is_named_with_field_and_what_was_expected(old: str, new: str, message: str) -> None:
    with pytest.raises(BadEdition, match=message):
        read_cards(changed(old, new))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the file, field card: expected a list of tables, found nothing"),
        ("card = 5", "the file, field card: expected a list of tables, found 5"),
        ("card = []", "the file, field card: expected a list of tables, found []"),
        ("[card]\nid = 1", "the file, field card: expected a list of tables, found {'id': 1}"),
        ("card = [5]", "card 1: expected a table, found 5"),
        ("card = [[]]", "card 1: expected a table, found []"),
        ("not toml", "not a TOML file: Expected '=' after a key"),
        ("a = 1\na = 2", "not a TOML file: Cannot overwrite a value"),
        ("#" * (MOST_TEXT + 1), "too long: length 1,000,001, at most 1,000,000"),
    ],
)
def test_a_file_that_is_no_edition_is_refused(text: str, message: str) -> None:
    assert why(text).startswith(message)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "pottery-dice"', 'id = "pottery-food7"', "id pottery-food7: expected once, found 2 times"),
        ('culture = "pottery"\n', "", "card pottery-food7, field culture: expected one of pottery, weaving"),
        ('background = "green"', 'background = "blue"', "card pottery-food7, field background: expected one of green, sand"),
        ('gain = "food"', 'gain = "luck"', "card pottery-food7, field gain: expected one of dice, food"),
        ('gain = "food"', 'gain = "dice"', "card pottery-food7: unknown field amount"),
        ("copies = 1", "copies = 2", "card: expected 36 in all .*, found 37"),
        ("seven\"\ncopies = 3", "seven\"\ncopies = 2", r"building \(one-to-seven\): expected 3 in all"),
        ('kind = "fixed"\n', 'kind = "odd"\n', "field kind: expected one of fixed, variety, one-to-seven"),
    ],
)  # fmt: skip
def test_the_components_of_stone_age_are_checked(old: str, new: str, message: str) -> None:
    with pytest.raises(BadEdition, match=message):
        read_components(changed(old, new, STANDARD))


ENTRY = {
    "ready": True, "cost": [1, 2, 3], "table": [[1, 2], [3, 4]], "empty": [], "colours": ["red", "blue"], "inside": {"depth": 3},
}  # fmt: skip


def entry(**fields: object) -> Entry:
    return Entry(Phrase("edition-file"), ENTRY | fields)


def test_an_entry_gives_flags_numbers_rows_words_and_tables() -> None:
    good = entry()
    assert good.flag("ready")
    assert good.numbers("cost", 1, 3, 3) == [1, 2, 3]
    assert (good.rows("table", 2, 1, 4), good.rows("empty", 2, 1, 4)) == ([[1, 2], [3, 4]], [])
    assert good.words("colours", ("red", "blue", "green")) == ["red", "blue"]
    assert good.entry("inside").number("depth", 1, 9) == 3
    good.done()


@pytest.mark.parametrize("wrong", [None, 1, "true", [], {}])
def test_a_flag_is_true_or_false(wrong: object) -> None:
    with pytest.raises(BadEdition, match="the file, field ready: expected one of true, false, found"):
        entry(ready=wrong).flag("ready")


@pytest.mark.parametrize(
    "wrong", [None, 1, [], [1, 2], [1, 2, 3, 3], [0, 1, 2], [1, 2, 4], [1, 2, True], [1, 2, "3"], [[1], 2, 3]]
)
def test_numbers_are_so_many_and_in_range(wrong: object) -> None:
    with pytest.raises(BadEdition, match=r"the file, field cost: expected .*, found"):
        entry(cost=wrong).numbers("cost", 1, 3, 3)


@pytest.mark.parametrize("wrong", [None, 1, [1, 2], [[1]], [[1, 2], [3]], [[1, 5]], [[1, True]], [{}], ["ab"]])
def test_rows_are_lists_of_so_many_numbers(wrong: object) -> None:
    with pytest.raises(BadEdition, match=r"the file, field table: expected .*, found"):
        entry(table=wrong).rows("table", 2, 1, 4)


@pytest.mark.parametrize("wrong", [None, "red", [], ["pink"], ["red", "red"], ["red", 1], [["red"]], [{}]])
def test_words_are_different_and_known(wrong: object) -> None:
    with pytest.raises(BadEdition, match=r"the file, field colours: expected .*red, blue, green.*, found"):
        entry(colours=wrong).words("colours", ("red", "blue", "green"))


def test_a_table_inside_a_table_is_named_with_it() -> None:
    with pytest.raises(BadEdition, match=r"the file.*inside, field depth: expected a whole number from 1 to 2, found 3"):
        entry().entry("inside").number("depth", 1, 2)
    with pytest.raises(BadEdition, match=r"the file.*inside: expected a table, found 5"):
        entry(inside=5).entry("inside")


def test_a_table_that_is_not_there_is_found_as_nothing() -> None:
    with pytest.raises(BadEdition, match=r"the file.*outside: expected a table, found nothing"):
        entry().entry("outside")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\x89PNG\r\n\x1a\n\xff\x00")
    for file in (tmp_path / "not-there.toml", tmp_path, binary, tmp_path / ("long" * 200), "nul\x00"):
        with pytest.raises(BadEdition, match="cannot read the edition file") as error:
            toy_game.GAME.deal(edition=file)
        assert shown(str(file)) in error.value.text("de")


@pytest.mark.parametrize(
    "text",
    [
        "lift = " + "9" * 5000,
        "lift = 0x" + "f" * 5000,
        changed("lift = 4", "lift = 0x" + "f" * 5000),
        "card." + ".".join("a" * 5000) + " = 1",
        "card = " + "[" * 5000 + "]" * 5000,
        "card = " + "{a=" * 5000 + "1" + "}" * 5000,
    ],
    ids=["long number", "unknown number", "long hexadecimal number", "deep table", "deep list", "deep inline table"],
)
def test_a_file_made_to_overflow_is_refused(text: str) -> None:
    assert len(why(text)) < 1000


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no file that never ends")
def test_a_file_that_never_ends_is_refused() -> None:
    with pytest.raises(BadEdition, match="too long"):
        toy_game.GAME.deal(edition="/dev/zero")


def test_a_text_that_no_file_can_hold_is_refused() -> None:
    with pytest.raises(BadEdition):
        assert toy_game.GAME.edition("# \ud800\n" + TOY).fingerprint


@pytest.mark.parametrize("space", ["\u2028", "\u0085", "\x0c"])
def test_what_only_looks_like_a_line_end_does_not_hide_a_name_of_thousands_of_parts(space: str) -> None:
    parts = ".".join([f'"{space}"'] * 16_000)
    with pytest.raises(BadEdition, match="dots in a line"):
        toy_game.GAME.edition(f"{parts} = 1\n")


# --- any text at all


def tried(text: str) -> None:
    for game in (toy_game.GAME, STONE_AGE):
        try:
            edition = game.edition(text)
        except BadEdition as error:
            assert all(error.text(language) for language in soloist.LANGUAGES)
        else:
            game.deal(seed="K7Q2", edition=edition)


WORDS = st.sampled_from(['"moss"', '"fixed"', '"food"', "true", "1.5", '""', "nan", "07:32:00"])
VALUES = st.recursive(
    st.one_of(st.integers(-3, 40).map(str), WORDS),
    lambda inner: st.one_of(st.lists(inner, max_size=3).map(", ".join).map("[{}]".format), inner.map("{{ id = {} }}".format)),
    max_leaves=4,
)


@settings(deadline=None, max_examples=200)
@given(text=st.one_of(st.text(), VALUES.map("card = {}".format), VALUES.map("building = {}".format)))
@example(text="\x00")
@example(text="\ufeff")
@example(text="card = [{}]")
def test_any_text_is_an_edition_or_refused(text: str) -> None:
    tried(text)


@settings(deadline=None, max_examples=200)
@given(
    standard=st.sampled_from([TOY, STANDARD]),
    place=st.integers(min_value=0),
    length=st.integers(0, 30),
    new=st.one_of(st.text(max_size=5), st.sampled_from(["\n", '"', "[[card]]", "[[building]]", "= 9", "[", "#"])),
)
def test_the_standard_file_gone_wrong_is_an_edition_or_refused(standard: str, place: int, length: int, new: str) -> None:
    place %= len(standard)
    tried(standard[:place] + new + standard[place + length :])


@settings(deadline=None, max_examples=200)
@given(standard=st.sampled_from([TOY, STANDARD]), line=st.integers(min_value=0), value=VALUES)
def test_the_standard_file_with_another_value_is_an_edition_or_refused(standard: str, line: int, value: str) -> None:
    lines = standard.splitlines()
    fields = [number for number, text in enumerate(lines) if " = " in text and not text.startswith("#")]
    number = fields[line % len(fields)]
    lines[number] = f"{lines[number].split(' = ')[0]} = {value}"
    tomllib.loads("\n".join(lines))
    tried("\n".join(lines))
