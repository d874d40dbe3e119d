"""Boris beside the real board: reminders, corrections, undo and words, whatever is played."""

import re
from importlib.resources import files
from random import Random

import pytest

import soloist
from soloist.engine.kernel import machine
from soloist.engine.text.words import LANGUAGES
from soloist.games.guilds_of_london.companion import COMPANION
from tests.games.guilds_of_london.companion import plain, position, seated, told
from tests.walks.walk import companion_walk


def test_reminders_stand_in_your_turn_before_they_can_be_forgotten() -> None:
    def about(table: soloist.Table) -> str:
        assert table.question is not None
        return plain(COMPANION.words.attribute(table.question.phrase, "about", "en"))

    assert about(seated()) == "Round end: 7 VP for Boris (beadle A1), nothing for you there."
    assert about(seated("round=4")).startswith("Plantation: you win with 2.")
    assert about(seated("round=10")).startswith("Last round. Round end: tiles are resolved,")


@pytest.mark.rule("GOL-S27")
@pytest.mark.parametrize(
    ("answers", "cell"),
    [
        (["a1"], "A1"),  # yours alone
        (["d1", "he-won"], "D1"),
        (["d1", "i-won", "0"], "D1"),
        (["no-more"], "A1"),  # the beadle closes it
    ],
)
def test_the_neutral_of_a_turned_tile_goes_to_the_box_however_it_is_turned(answers: list[str], cell: str) -> None:
    table = seated("round=2", "done", "red", "red", "red", "placed")
    for answer in answers:
        table.answer(answer)
    assert f"Put the neutral lying on {cell} in the box" in told(table)
    table = seated("round=2", "done", "red", "red", "red", "placed", "e5")
    assert not [line for line in told(table) if "neutral" in line], "none lies on E5"


@pytest.mark.rule("GOL-S37", "GOL-S41")
def test_after_the_last_round_the_beadle_need_not_be_moved() -> None:
    def moved(number: int) -> bool:
        table = seated(f"round={number}", "done", "red", "red", "red", "placed", "no-more")
        assert f"End of round {number}: the beadle’s tile" in told(table)
        return any("Move the beadle" in line for line in told(table))

    assert moved(6)
    assert not moved(10)


def test_rik_is_called_rik_in_every_language() -> None:
    for level, name, other in (("rik", "Rik", "Boris"), ("boris", "Boris", "Rik")):
        table = companion_walk("guilds-of-london", level)[-1]
        for language in LANGUAGES:
            said = [table.game.words.say(event.phrase, language) for event in table.events]
            said += [table.game.words.attribute(event.phrase, "why", language) for event in table.events]
            assert any(name in line for line in said)
            assert [line for line in said if other in line] == []
        for asked in companion_walk("guilds-of-london", level)[:-1:7]:
            assert asked.question is not None
            shown = [asked.question.text("en"), *[option.text("en") for option in asked.question.options]]
            shown += [
                asked.game.words.say(note, "en") for zone in asked.scene.zones for spot in zone.spots for note in spot.notes
            ]
            notes = [note for zone in asked.scene.zones for spot in zone.spots for note in spot.notes]
            shown += [asked.game.words.say(one, "en") for one in [*notes, *[zone.title for zone in asked.scene.zones]]]
            assert [line for line in shown if other in line] == []


@pytest.mark.rule("GOL-S25", "GOL-S26")
def test_ripe_tiles_are_listed_before_the_resolution_and_in_it() -> None:
    def ripe(table: soloist.Table) -> list[tuple[str, int | None, int | None]]:
        zones = [zone for zone in table.scene.zones if zone.id == "ripe"]
        return [(spot.id, spot.value, spot.limit) for zone in zones for spot in zone.spots]

    assert ripe(seated("round=3", "e2=3")) == [], "no tile is resolved in an odd round"
    table = seated("round=4", "e2=3", "a1=4")
    assert ripe(table) == [("ripe-e2", 3, 3)], "on A1 the beadle makes five, and six are needed"
    for answer in ("done", "purple", "red", "red", "placed"):
        table.answer(answer)
    assert ripe(table) == [("ripe-a1", 6, 6), ("ripe-e2", 3, 3)]
    table.answer("e2")
    assert ripe(table) == [("ripe-a1", 6, 6)]


def test_no_line_is_longer_than_fifteen_words() -> None:
    for level in ("boris", "rik"):
        table = companion_walk("guilds-of-london", level)[-1]
        for event in table.events:
            for language in LANGUAGES:
                for line in (
                    table.game.words.say(event.phrase, language),
                    table.game.words.attribute(event.phrase, "detail", language),
                ):
                    sentences = re.split("[.:;,] ", line)
                    assert max(len([word for word in one.split() if word[0].isalnum()]) for one in sentences) <= 15, line


def test_every_value_of_his_can_be_set_right() -> None:
    table = seated("done", "red", "red", "red")
    for token in ("boris-vp=31", "round=7", "d1=4", "c2=1", "d1=0"):
        table.answer(token)
    s = position(table)
    assert (s.boris.vp, s.round, s.theirs[3], s.theirs[7]) == (31, 7, 0, 1)
    assert told(table) == ["Corrected: Liverymen on D1 4 → 0"]


def test_no_message_of_the_game_is_said_otherwise_here() -> None:
    names = [
        line.partition(" = ")[0]
        for package in COMPANION.words.packages
        for line in files(package).joinpath("words", "en.ftl").read_text(encoding="utf-8").splitlines()
        if line[:1].isalpha() and " = " in line
    ]
    assert sorted(names) == sorted(set(names))


def test_a_companion_is_played_out_by_chance_too() -> None:
    s = COMPANION.start("rik", COMPANION.book.choose({}), COMPANION.standard)
    machine.playout(s, Random(1))
    assert s.outcome
