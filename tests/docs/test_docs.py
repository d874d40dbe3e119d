"""What the documents promise, checked."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import soloist
from tests.support.levels import every_game
from tests.support.paths import DOCS

GUIDE = (DOCS / "tinkerers" / "edition.md").read_text(encoding="utf-8")
EXAMPLE = DOCS / "examples" / "my-guilds-of-london.toml"


def test_the_example_edition_is_accepted_and_differs_where_it_says() -> None:
    game = soloist.GAMES["guilds-of-london"]
    table = game.deal(edition=EXAMPLE)
    told = {component.id: component for component in game.reference(table.deal.edition)}
    for id in ("mercers", "grocers", "gog-and-magog", "sedan-chair"):
        assert told[id].confidence == "sourced"
    assert table.deal.edition.components.sides[0].second_vp == 4
    assert len(told) == len(game.reference(game.standard))
    assert soloist.read(table.record(), EXAMPLE).record() == table.record()


@pytest.mark.parametrize(
    ("old", "new"),
    [("threshold = 6\nvp = 8", "threshold = 'five'\nvp = 8"), ("n = 2, from", "n = 0, from"), ("copies = 4", "copies = 5")],
)
def test_the_messages_in_the_guide_are_those_one_gets(old: str, new: str) -> None:
    text = EXAMPLE.read_text(encoding="utf-8").replace(old, new, 1)
    with pytest.raises(soloist.BadEdition) as error:
        soloist.GAMES["guilds-of-london"].edition(text)
    pattern = re.sub(r"\btoast\b|\bsedan-chair\b", "(toast|sedan-chair)", re.escape(str(error.value)).replace(r"\-", "-"))
    assert re.search(pattern, GUIDE)


def test_a_base_that_is_not_ours_is_refused() -> None:
    with pytest.raises(soloist.BadEdition, match="field base: expected one of standard"):
        soloist.GAMES["guilds-of-london"].edition('base = "mine"')


@every_game
def test_a_file_that_changes_nothing_is_the_standard_edition(game: str) -> None:
    known = soloist.GAMES[game]
    assert known.reference(known.edition('base = "standard"')) == known.reference(known.standard)


@pytest.mark.parametrize(
    ("game", "groups", "count"),
    [
        ("raiders", {"group-tactics"}, 22),
        (
            "guilds-of-london",
            {"group-guilds", "group-buildings", "group-tokens", "group-cards", "group-mayoral", "group-plantation"},
            126,
        ),
        ("peloponnes", {"group-heroes", "group-colonies", "group-expansion"}, 27),
        ("stone-age", set(), 0),
    ],
)
def test_the_manual_says_what_is_reconstructed(game: str, groups: set[str], count: int) -> None:
    """The page “How sure the rules are” and the pages of the games: all of these groups, but one tactic card."""
    known = soloist.GAMES[game]
    told = [component for component in known.reference(known.standard) if component.confidence == "reconstructed"]
    others = [component for component in known.reference(known.standard) if component.confidence == "sourced"]
    assert ({component.group.message for component in told}, len(told)) == (groups, count)
    assert len([component for component in others if component.group.message in groups]) == (game == "raiders")


def with_examples() -> list[str]:
    """The modules whose docstrings show a session."""
    source = Path(soloist.__file__).parent
    files = [file for file in source.rglob("*.py") if ">>> " in file.read_text(encoding="utf-8")]
    return [".".join(file.relative_to(source.parent).with_suffix("").parts).removesuffix(".__init__") for file in files]


def test_the_module_shows_a_session() -> None:
    assert "soloist" in with_examples()


@pytest.mark.parametrize("module", with_examples())
def test_what_docstrings_show_is_what_one_sees(module: str) -> None:
    ran = doctest.testmod(import_module(module))
    assert ran.attempted and not ran.failed
