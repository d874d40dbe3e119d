"""Suggestions for mistyped names."""

import pytest

from soloist.engine.text.near import nearest

COMMANDS = ("play", "replay", "resume", "restore", "review", "rules", "tables", "completions", "companion", "simulate")


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ("paly", ["play"]),
        ("eplay", ["replay", "play"]),
        ("Tables", ["tables"]),
        ("tabels", ["tables"]),
        ("sim", ["simulate"]),
        ("com", ["completions", "companion"]),
        ("rezume", ["resume"]),
        ("xyzzy", []),
        ("", []),
        ("p" * 5000, []),
    ],
)
def test_the_most_similar_names_and_only_similar_ones(given: str, names: list[str]) -> None:
    assert nearest(given, COMMANDS) == names
