"""Lines of the terminal: where a text may be broken."""

import pytest
from textual.content import Content

from soloist.faces.terminal.lines import wrap


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("Où va le pion ?", 13, ["Où va le", "pion ?"]),
        ("Un grand effet : jouer", 14, ["Un grand", "effet : jouer"]),
        ("ou « dix pions »", 14, ["ou « dix", "pions »"]),
        ("es sind 50 %", 10, ["es sind", "50 %"]),
        ("h Tipp  ? Hilfe", 8, ["h Tipp", "? Hilfe"]),
    ],
)
def test_punctuation_is_not_parted_from_its_word(text: str, width: int, lines: list[str]) -> None:
    assert [line.plain.strip() for line in wrap(Content(text), width)] == lines
