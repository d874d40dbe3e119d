"""Three languages that say the same, message by message and value by value."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse, visitor

import soloist
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text import errors
from soloist.engine.text.errors import BadRecord, SoloistError
from soloist.engine.text.words import LANGUAGES, REFERENCE, UnknownLanguage, Words, sources_in, unbroken
from tests.support import toy, toy_game

SOURCE = Path(soloist.__file__).parent
FOLDERS = [*sorted({file.parent for file in SOURCE.rglob("words/*.ftl")}), Path(toy_game.__file__).parent / "words"]
EVERY_FOLDER = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: "-".join(folder.parts[-3 if folder.parent.name == "companion" else -2 : -1])
)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

TOY = Words("tests.support.toy_game")


@cache
def resource(folder: Path, language: str) -> ast.Resource:
    return parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def messages(folder: Path, language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in resource(folder, language).body if isinstance(entry, ast.Message)}


class References(visitor.Visitor):
    """The variables and messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)


def variables(known: dict[str, Any], name: str) -> set[str]:
    """The variables of a message and of the messages it speaks through."""
    found = References()
    found.visit(known[name])
    return found.variables.union(*(variables(known, other) for other in found.messages))


# --- the files


def test_engine_games_and_terminal_have_words() -> None:
    names = {folder.parent.relative_to(SOURCE).as_posix() for folder in FOLDERS[:-1]}
    assert {"cli", "difficulty", "library", "coach", "engine", "faces/terminal", "faces/web", "lab", "players"} <= names
    assert {"games/" + game.package.split(".")[-1] for game in soloist.GAMES.values()} <= names


@EVERY_FOLDER
def test_there_is_a_file_for_each_language_and_no_other(folder: Path) -> None:
    assert sorted(file.name for file in folder.iterdir() if file.is_file()) == ["de.ftl", "en.ftl", "fr.ftl"]


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_every_line_is_understood(folder: Path, language: str) -> None:
    body = resource(folder, language).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert [entry.id.name for entry in body if isinstance(entry, ast.Term)] == []
    entries = [entry for entry in body if isinstance(entry, ast.Message)]
    assert [entry.id.name for entry in entries if entry.value is None] == []


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_attributes_are_what_faces_ask_for(folder: Path, language: str) -> None:
    """Options have small print and a name for beside their place, questions say what they are about and what follows, goals are
    short too, and everything told has a reason and, where it takes something from you, a cause."""
    for name, entry in messages(folder, language).items():
        found = {attribute.id.name for attribute in entry.attributes}
        # Beside the real board a line for the hands has a small second one.
        told = {"why", "detail"} if folder.parent.name == "companion" else {"why", "cause"}
        allowed = {"ask": {"about", "then"}, "told": told, "goal": {"short"}}.get(name.split("-")[0], {"detail", "here", "short"})
        assert found <= allowed, name
        assert name.split("-")[0] != "told" or found - {"cause"}, f"{name} has no reason"


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_no_message_stands_in_a_file_twice(folder: Path, language: str) -> None:
    names = [entry.id.name for entry in resource(folder, language).body if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_apostrophes_and_minus_signs_are_those_of_a_printer(folder: Path, language: str) -> None:
    lines = (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and re.search(r"'|(^|[ (])-\d", line)] == []


@EVERY_FOLDER
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    english, french, german = (
        {(name, *sorted(one.id.name for one in entry.attributes)) for name, entry in messages(folder, language).items()}
        for language in LANGUAGES
    )
    assert french ^ english == set()
    assert german ^ english == set()


@EVERY_FOLDER
def test_all_languages_use_the_same_values_in_each_message(folder: Path) -> None:
    by_language = [messages(folder, language) for language in LANGUAGES]
    for name in by_language[0]:
        english, *others = [variables(known, name) for known in by_language]
        assert others == [english, english], name


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_files_are_split_into_the_messages_that_the_parser_finds(folder: Path, language: str) -> None:
    """`Words` parses one message at a time, with those it refers to."""
    known, sources = messages(folder, language), dict(sources_in((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    assert list(sources) == list(known)
    for name, source in sources.items():
        found = References()
        found.visit(known[name])
        assert found.messages == {other for other in REFERENCE.findall(source) if other in known}, name


# --- the pieces


@EVERY_LANGUAGE
def test_the_letters_of_the_tribes_differ(language: str) -> None:
    words = soloist.GAMES["stone-age"].words
    letters = [words.say(Phrase("tribe-letter", tribe=tribe), language) for tribe in ("red", "blue", "yellow", "green")]
    assert len(set(letters)) == 4


@EVERY_LANGUAGE
def test_a_scene_never_shows_two_pieces_of_a_kind_under_one_letter(language: str) -> None:
    for game in [toy_game.GAME, *soloist.GAMES.values()]:
        table = game.deal(seed="K7Q2")
        names: dict[tuple[str, str], set[str]] = {}
        while (question := table.question) is not None:
            for piece in [piece for zone in table.scene.zones for spot in zone.spots for piece in spot.pieces]:
                names.setdefault((piece.kind, game.words.say(piece.letter, language)), set()).add(piece.id)
            table.answer(question.options[-1])
        assert names or game.id == "peloponnes", "only Peloponnes has no pieces that stand on anything"
        assert all(len(ids) == 1 for ids in names.values())


# --- saying


def test_a_phrase_may_hold_phrases_and_lists_of_phrases() -> None:
    moss, rope = Phrase("card", card="moss"), Phrase("card", card="rope")
    assert TOY.say(Phrase("option-die", pips=rope), "fr") == "Corde"
    assert TOY.say(Phrase("option-die", pips=(moss, rope)), "de") == "Moos, Seil"
    assert TOY.say(Phrase("option-die", pips=()), "de") == ""


def test_a_message_speaks_through_another() -> None:
    assert TOY.say(Phrase("option-card", card="rope", lift=4), "en") == "Rope"


def test_a_message_has_small_print_as_an_attribute_or_none() -> None:
    assert TOY.attribute(Phrase("option-card", card="rope", lift=4), "detail", "en") == "4 up"
    assert TOY.attribute(Phrase("option-card", card="rope", lift=4), "detail", "de") == "4 hoch"
    assert TOY.attribute(Phrase("option-climb"), "detail", "en") == ""


def test_values_stay_as_they_are_and_carry_no_invisible_characters() -> None:
    assert TOY.say(Phrase("option-die", pips="{ $lift } 007 \u00e9"), "en") == "{ $lift } 007 é"


@EVERY_LANGUAGE
def test_a_missing_message_or_value_is_never_shown_half(language: str) -> None:
    with pytest.raises(LookupError):
        TOY.say(Phrase("no-such-message"), language)
    with pytest.raises(LookupError, match="told-day"):
        TOY.say(Phrase("told-day"), language)
    with pytest.raises(LookupError):
        TOY.say(Phrase("option-card", lift=4), language)
    with pytest.raises(LookupError):
        TOY.say(Phrase("option-die", pips=Phrase("told-day")), language)


@pytest.mark.parametrize("language", ["it", "", "EN", "en-GB"])
def test_an_unknown_language_is_refused_with_the_list(language: str) -> None:
    with pytest.raises(UnknownLanguage, match="there are en, fr, de"):
        TOY.say(Phrase("game-title"), language)


def test_one_can_ask_whether_a_message_exists() -> None:
    assert TOY.has("game-title")
    assert not TOY.has("no-such-message")


def test_several_packages_speak_together() -> None:
    words = Words("soloist.engine", "tests.support.toy_game")
    assert words.say(Phrase("game-title"), "de") == "Der Brunnen"
    assert words.say(Phrase("edition-file"), "de") == "die Datei"
    assert repr(words) == "Words('soloist.engine', 'tests.support.toy_game')"


def test_phrases_are_equal_when_they_say_the_same() -> None:
    assert Phrase("told-day", day=1) == Phrase("told-day", day=1)
    assert len({Phrase("told-day", day=1), Phrase("told-day", day=1), Phrase("told-day", day=2)}) == 2
    assert repr(Phrase("told-day", day=1)) == "Phrase('told-day', day=1)"


@pytest.mark.parametrize(
    "character", ["\x00", "\x1b", "\x07", "\r", "\n", "\x7f", "\x9b", "\u202e", "\u2066", "\u2028", "\u0085"]
)
def test_nothing_from_outside_steers_a_terminal(character: str) -> None:
    said = TOY.say(Phrase("option-die", pips=f"a{character}[31mb é « c »"), "en")
    assert said == f"a\\u{ord(character):04x}[31mb é « c »"


def test_a_soft_hyphen_stays_in_a_name_that_is_put_into_a_sentence_and_can_be_left_out() -> None:
    said = TOY.say(Phrase("option-die", pips="Korn\u00adspeicher"), "de")
    assert said == "Korn\u00adspeicher"
    assert unbroken(said) == "Kornspeicher"


# --- errors


def test_every_message_of_the_engine_can_be_said_as_an_error_in_three_languages() -> None:
    known = messages(SOURCE / "engine" / "words", "en")
    for name in set(known) - {errors.CAUSE}:
        error = SoloistError(name, **dict.fromkeys(variables(known, name), "X7"))
        assert str(error) == error.text("en")
        for language in LANGUAGES:
            assert error.text(language).count("X7") >= len(variables(known, name)), name


@EVERY_LANGUAGE
def test_what_the_system_says_is_said_in_the_language_of_the_error(language: str) -> None:
    error = SoloistError("edition-unreadable", file="box.toml", why=errors.reason(FileNotFoundError(2, "No such file")))
    assert "box.toml" in error.text(language) and ("No such file" in error.text(language)) is False
    rare = SoloistError("edition-unreadable", file="box.toml", why=errors.reason(OSError(5, "Input/output error")))
    assert "Input/output error" in rare.text(language)


def test_every_error_is_a_soloist_error_and_stands_at_the_front_door() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)]
    assert len(kinds) >= 10
    assert all(issubclass(kind, SoloistError) for kind in kinds)
    assert all(kind.__name__ in soloist.__all__ for kind in kinds)


@EVERY_LANGUAGE
def test_whole_games_can_be_told_in_every_language(language: str) -> None:
    table = toy.finished(fate="ask")
    assert table.story(language)
    result = table.result
    assert result is not None
    assert all(table.deal.game.words.say(phrase, language) for phrase in [result.why, *(line.name for line in result.lines)])


def test_a_game_has_a_title() -> None:
    assert [toy_game.GAME.title(language) for language in LANGUAGES] == ["The Well", "Le Puits", "Der Brunnen"]


@pytest.mark.parametrize("long", ["x" * 5000, "\x1b" * 5000])
def test_however_long_a_text_from_outside_is_what_is_wrong_with_it_can_be_said(long: str) -> None:
    with pytest.raises(BadRecord) as found:
        soloist.read(soloist.GAMES["stone-age"].deal(seed="K7Q2").record().replace("setup:", f"setup: ={long}"))
    for language in LANGUAGES:
        assert 1000 < len(found.value.text(language)) < 3000
