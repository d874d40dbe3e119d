"""Boris beside the real board: what must be done is told when no question pushes it away."""

import pytest

from soloist.games.guilds_of_london.companion import COMPANION
from tests.games.guilds_of_london.companion import asked, seated, tokens, told

OURS = COMPANION.standard
"""Every tile of it is a guess, so much is asked for."""


@pytest.mark.rule("GOL-S15", "GOL-S25")
@pytest.mark.parametrize(("level", "cards"), [("boris", 3), ("rik", 4)])
def test_before_a_resolution_it_is_confirmed_that_his_men_are_placed(level: str, cards: int) -> None:
    table = seated("round=2", "done", level=level, cards="app")
    name = "Boris" if level == "boris" else "Rik"
    assert (asked(table), tokens(table, "")) == ("Placed", ["placed"])
    assert told(table)[0] == f"Round 2: {name} plays {cards} cards"
    assert len([line for line in told(table) if line.startswith("Put his liveryman on")]) == cards
    table.answer("placed")
    assert asked(table) == "Resolve"
    assert told(table) == [
        "Now resolve all tiles whose threshold is reached, row by row",
        "You may add neutrals: for the majority, not for the threshold",
    ]


@pytest.mark.rule("GOL-S22")
def test_his_real_cards_are_put_away_before_a_resolution() -> None:
    table = seated("round=2", "done", "red", "red", "red")
    assert asked(table) == "Placed"
    assert told(table) == ["Put his liveryman on D1: 2 → 3", "Put his cards on the discard pile"]


@pytest.mark.rule("GOL-S15", "GOL-S26")
@pytest.mark.parametrize("number", [2, 3])
def test_questions_about_tiles_come_before_his_turn_is_told_or_after_it_is_confirmed(number: int) -> None:
    table = seated(f"round={number}", "done", level="rik", cards="app", edition=OURS)
    seen = []
    while asked(table).startswith("Read"):
        assert told(table) == [], "a line on this screen would be gone with the next answer"
        table.answer(tokens(table, "")[0])
        seen.append(asked(table))
    assert seen
    lines = told(table)
    assert lines[0] == f"Round {number}: Rik plays 4 cards"
    assert sum(line.startswith("Put his liveryman on") or "places nobody" in line for line in lines) == 4
    if number == 3:
        assert asked(table) == "YourTurn"
        assert "End of round 3: the beadle’s tile" in lines
        return
    assert asked(table) == "Placed"
    table.answer("placed")
    while asked(table).startswith("Read"):
        assert told(table) == []
        table.answer(tokens(table, "")[0])
    assert (asked(table), told(table)[0][:11]) == ("Resolve", "Now resolve")


@pytest.mark.rule("GOL-S37")
def test_the_beadles_tile_is_asked_for_before_the_end_of_the_round_is_told() -> None:
    table = seated("round=2", "done", "purple", "purple", "purple", "purple", "placed", "9", "6", "no-more", edition=OURS)
    assert told(table)[0] == "End of round 2: the beadle’s tile", "A1 was read off before the resolution"
    table = seated("round=2", "beadle=2", "done", "purple", "green", "purple", "purple", "purple", edition=OURS)
    while asked(table) != "Resolve":
        table.answer("placed" if asked(table) == "Placed" else tokens(table, "")[0])
    table.answer("no-more")
    assert (asked(table), told(table)) == ("ReadPoints", [])
    table.answer("4")
    assert told(table)[0] == "End of round 2: the beadle’s tile"


@pytest.mark.rule("GOL-S31")
def test_points_of_a_tile_that_he_has_not_won_are_only_possible_points() -> None:
    def about(*answers: str) -> str:
        table = seated(*answers, edition=OURS)
        assert (asked(table), table.question is not None) == ("ReadPoints", True)
        assert table.question is not None
        return table.question.about("en")

    resolving = ("round=2", "done", "purple", "purple", "purple", "purple", "placed", "5")
    assert about(*resolving).startswith("Boris gets them only if he wins")
    assert about("done", "purple", "purple", "purple", "purple").startswith("The points go to Boris.")


@pytest.mark.rule("GOL-S36")
@pytest.mark.parametrize(("ruling", "home"), [("guildhall", "the Guildhall"), ("supply", "the supply")])
def test_it_is_said_where_your_other_men_go(ruling: str, home: str) -> None:
    for answers in (("e5",), ("d1", "he-won"), ("d1", "i-won", "0")):
        table = seated("round=2", "done", "red", "red", "red", "placed", *answers, surplus_liverymen_go_to=ruling)
        assert f"to {home}" in COMPANION.words.attribute(table.news[0].phrase, "detail", "en")


@pytest.mark.rule("GOL-S07", "GOL-S50")
def test_the_set_up_says_what_wins_and_that_his_men_never_run_out() -> None:
    table = seated()
    table.undo()
    assert table.question is not None
    assert table.question.about("en").endswith("You need more VP than Boris: a tie loses")
    assert "take another colour" in COMPANION.words.attribute(table.news[-1].phrase, "detail", "en")


def test_a_correction_before_his_turn_is_told_leaves_no_negative_number() -> None:
    table = seated("done", "purple", "purple", "purple", "purple", "a1=0", edition=OURS)
    assert asked(table) == "ReadPoints"
    table.answer("7")
    assert [line for line in told(table) if "−" in line or "-" in line] == []
