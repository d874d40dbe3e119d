"""Boris beside the real board: reminders, corrections, undo and words, whatever is played."""

from importlib.resources import files
from random import Random

import soloist
from soloist.engine.kernel import machine
from soloist.games.guilds_of_london.companion import COMPANION
from tests.games.guilds_of_london.companion import position, seated, told


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
