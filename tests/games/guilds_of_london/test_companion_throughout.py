"""Boris beside the real board: reminders, corrections, undo and words, whatever is played."""

from importlib.resources import files
from random import Random

import pytest

import soloist
from soloist.engine.companion import CORRECT, SWITCH
from soloist.engine.kernel import machine
from soloist.engine.text.words import LANGUAGES
from soloist.games.guilds_of_london.companion import COMPANION
from tests.games.guilds_of_london.companion import LEVELS, READINGS, asked, position, seated, told
from tests.support.toy import data


def test_reminders_stand_in_your_turn_before_they_can_be_forgotten() -> None:
    def about(table: soloist.Table) -> str:
        assert table.question is not None
        return COMPANION.words.attribute(table.question.phrase, "about", "en")

    assert about(seated()) == "At its end A1 Mercers closes: 7 VP for Boris, who searches from A1."
    assert about(seated("round=4")).startswith("Tiles resolve this round.")
    assert about(seated("round=4")).endswith("Then the plantation, Virginia: you want 2 men there.")
    assert about(seated("round=10")).startswith("The last round. Tiles resolve this round.")


def test_every_value_of_his_can_be_set_right() -> None:
    table = seated("done", "red", "red", "red")
    for token in ("boris-vp=31", "round=7", "d1=4", "c2=1", "d1=0"):
        table.answer(token)
    s = position(table)
    assert (s.boris.vp, s.round, s.theirs[3], s.theirs[7]) == (31, 7, 0, 1)
    assert told(table) == ["Set right by hand: Men on D1 4 → 0"]


def random_table(level: str, number: int) -> soloist.Table:
    """Random taps; rarely a correction, and the cards change hands now and then."""
    random = Random(number)
    table = COMPANION.deal(level, number, READINGS[number % len(READINGS)])
    while (question := table.question) is not None:
        rare = random.random() < 0.05
        options = [option for option in question.options if rare or option.kind not in (CORRECT, SWITCH)]
        done = [option for option in options if option.token in ("done", "no-more")]
        table.answer(random.choice(done if done and random.random() < 0.7 else options))
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_any_depth_can_be_taken_back_and_the_copy_is_whole(level: str) -> None:
    table = random_table(level, 7)
    assert data(table.state.copy()) == data(table.state)
    end, depth = table.scene, 0
    while table.undo():
        depth += 1
    assert asked(table) == "WhoseCards"
    while table.redo():
        depth -= 1
    assert (table.scene, depth) == (end, 0)


def test_every_sentence_can_be_said_and_has_its_reason() -> None:
    words, random = COMPANION.words, Random(3)
    for number in range(4):
        table = COMPANION.deal(LEVELS[number % 2], number, READINGS[number + 2])
        while (question := table.question) is not None:
            scene, options = table.scene, [option for option in question.options if option.kind not in (CORRECT, SWITCH)]
            for language in LANGUAGES:
                assert question.text(language)
                words.attribute(question.phrase, "about", language)
                for option in options:
                    assert words.say(option.phrase, language)
                    words.attribute(option.phrase, "detail", language)
                for zone in scene.zones:
                    assert words.say(zone.title, language)
                    for spot in zone.spots:
                        assert words.say(spot.name, language)
                        assert all(words.say(note, language) for note in spot.notes)
            done = [option for option in options if option.token in ("done", "no-more")]
            table.answer(random.choice(done if done and random.random() < 0.6 else options))
        assert table.result is not None
        for language in LANGUAGES:
            assert words.say(table.result.why, language)
            assert all(words.say(line.name, language) for line in table.result.lines)
            for event in table.events:
                assert words.say(event.phrase, language)
                assert words.attribute(event.phrase, "why", language)
                words.attribute(event.phrase, "detail", language)


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
