"""The Adversary beside the real board: how the end is noticed, and the count."""

import pytest

from soloist.engine.text.words import LANGUAGES
from tests.games.raiders.test_companion import asked, his, offered, seated, state, told


@pytest.mark.rule("RNS-S52", "RNS-S53")
def test_if_you_ended_it_he_plays_once_more_then_you() -> None:
    table = seated("done", "harbour-left", "tactic-02")
    assert "ended" in offered(table)
    table.answer("ended")
    assert told(table) == ["End triggered: he plays once more, then you"]
    assert "ended" not in offered(table)
    for answer in ("done", "harbour-left", "tactic-03"):
        table.answer(answer)
    assert table.question is not None
    assert table.question.about("en").endswith("This is your last turn.")
    table.answer("done")
    assert (asked(table), state(table).turn) == ("YourTotal", 3)


@pytest.mark.rule("RNS-S39", "RNS-S52", "RNS-S54")
def test_if_he_ended_it_you_play_once_more_then_he() -> None:
    table = seated("done", "fortress-left", "tactic-19", "ended")
    assert offered(table) == ["mine", "his"]
    table.answer("his")
    assert told(table) == ["End triggered: you play once more, then he"]
    for answer in ("done", "harbour-left", "tactic-02"):
        table.answer(answer)
    assert asked(table) == "OfferingsVp" and told(table)[-1] == "The game is over"
    assert not any(line.startswith("Closed on") for line in told(table)), "no turn of yours is left that a ban could touch"


@pytest.mark.rule("RNS-S38")
def test_an_offering_that_was_not_there_is_not_his() -> None:
    last = ("done", "fortress-left", "tactic-19", "ended", "his", "done", "fortress-middle", "tactic-21")
    table = seated(*last[:5])
    assert "no-offering" not in offered(table), "before the trigger one was left"
    table = seated(*last)
    assert his(table)["offerings"] == 2
    table.answer("no-offering")
    assert (his(table)["offerings"], "no-offering" in offered(table)) == (1, False)
    table = seated(*last, "offerings=1")
    assert "no-offering" not in offered(table), "it is set right already"


@pytest.mark.rule("RNS-S38", "RNS-S55")
def test_whether_an_offering_was_left_is_no_question_of_the_count() -> None:
    """It is offered as long as the line that gives him the tile is on the screen."""
    table = seated("done", "harbour-left", "tactic-02", "ended", "done", "fortress-left", "tactic-19")
    assert (asked(table), "no-offering" in offered(table)) == ("YourTurn", True)
    table.answer("done")
    assert asked(table) == "OfferingsVp" and "no-offering" not in offered(table)


@pytest.mark.rule("RNS-S55", "RNS-S57", "RNS-B66", "RNS-B67", "RNS-B68")
@pytest.mark.parametrize(
    ("answers", "ruling", "outcome"),
    [
        (("41",), "draw", "won"),
        (("39",), "draw", "lost"),
        (("40", "higher"), "draw", "won"),
        (("40", "lower"), "draw", "lost"),
        (("40", "equal", "higher"), "draw", "won"),
        (("40", "equal", "equal"), "draw", "drawn"),
        (("40", "equal", "equal"), "loss", "lost"),
    ],
)
def test_the_count(answers: tuple[str, ...], ruling: str, outcome: str) -> None:
    end = ("done", "harbour-left", "tactic-02", "ended", "done", "harbour-left", "tactic-03")
    table = seated(*end, "vp=20", "vp=30", "armour=5", "valkyries=4", "offerings=1", "done", "4", *answers, still_tied=ruling)
    assert table.result is not None
    assert [line.opponent for line in table.result.lines] == [30, 4, 2, 4, 40]
    assert (table.result.outcome, table.result.you, table.result.opponent) == (outcome, int(answers[0]), 40)


@pytest.mark.rule("RNS-S57")
@pytest.mark.parametrize(
    ("answers", "ruling", "why"),
    [
        (("41",), "draw", "41–40: you have beaten the Adversary."),
        (("40", "higher"), "draw", "40–40: a tie. Your Valkyrie marker is higher, so you win."),
        (("40", "lower"), "draw", "40–40: a tie. Your Valkyrie marker is lower, so the Adversary wins."),
        (("40", "equal", "higher"), "draw", "40–40: a tie. Valkyries are level, your armour marker is higher, so you win."),
        (
            ("40", "equal", "lower"),
            "draw",
            "40–40: a tie. Valkyries are level, your armour marker is lower, so the Adversary wins.",
        ),
        (("40", "equal", "equal"), "draw", "40–40: a draw. The tracks are equal too."),
        (("40", "equal", "equal"), "loss", "40–40: a tie. The tracks are equal too, so by your ruling you lose."),
    ],
)
def test_the_result_says_which_marker_decided_a_tie(answers: tuple[str, ...], ruling: str, why: str) -> None:
    end = ("done", "harbour-left", "tactic-02", "ended", "done", "harbour-left", "tactic-03")
    table = seated(*end, "vp=20", "vp=30", "armour=5", "valkyries=4", "offerings=1", "done", "4", *answers, still_tied=ruling)
    assert table.result is not None and table.game.words.say(table.result.why, "en") == why


@pytest.mark.rule("RNS-S55")
@pytest.mark.parametrize(("answers", "total"), [(("offerings=1", "done", "4"), 40), (("done",), 36)])
def test_his_total_is_told_with_all_its_parts(answers: tuple[str, ...], total: int) -> None:
    end = ("done", "harbour-left", "tactic-02", "ended", "done", "harbour-left", "tactic-03")
    table = seated(*end, "vp=20", "vp=30", "armour=5", "valkyries=4", *answers)
    assert told(table)[-1] == f"Count {total} VP for him"
    detail = table.game.words.attribute(table.news[-1].phrase, "detail", "en")
    assert detail == f"VP 30, Valkyrie track 4, armour track 2, offerings {total - 36}"


def test_a_marker_at_the_top_cannot_be_passed() -> None:
    end = ("done", "harbour-left", "tactic-02", "ended", "done", "harbour-left", "tactic-03")
    table = seated(*end, "valkyries=7", "armour=0", "done", "15")
    assert offered(table) == ["lower", "equal"]
    table.answer("equal")
    assert offered(table) == ["equal", "higher"]


STRONG = ("armour=10", "provisions=8")
LEFT = (*STRONG, "done", "fortress-left", "tactic-19")


@pytest.mark.rule("RNS-S52", "RNS-S54", "RNS-B63")
def test_he_alone_may_leave_one_fortress_set() -> None:
    """What he took is known, so nobody needs to count the fortresses for him."""
    table = seated("fortress-middle=0", "fortress-right=0", *STRONG, "done", "fortress-left", "tactic-19")
    assert state(table).trigger == ""
    table.answer("0")
    assert told(table)[-1] == "End triggered: you play once more, then he"
    for language in LANGUAGES:
        assert table.game.words.attribute(table.news[-1].phrase, "detail", language)
    assert "ended" not in offered(table)
    assert table.question is not None
    assert table.question.about("en").endswith("Your last turn, then his.")
    for answer in ("done", "harbour-left", "tactic-02"):
        table.answer(answer)
    assert asked(table) in ("YourTotal", "Valkyries")


@pytest.mark.rule("RNS-S52")
def test_more_than_one_set_may_be_left_so_he_does_not_end_it() -> None:
    table = seated("fortress-right=0", *LEFT, "0")
    assert state(table).trigger == ""
    assert "ended" in offered(table)


@pytest.mark.rule("RNS-S52", "RNS-B63")
def test_if_you_say_that_his_fortress_has_no_set_the_end_is_noticed() -> None:
    table = seated("fortress-middle=0", "fortress-right=1", *LEFT, "none-left")
    assert told(table)[0].startswith("He prepares")
    assert told(table)[-1] == "End triggered: you play once more, then he"


@pytest.mark.rule("RNS-S52", "RNS-S53")
def test_a_correction_that_leaves_one_set_asks_who_took_it() -> None:
    table = seated("done", "harbour-left", "tactic-02", "fortress-middle=0", "fortress-right=0")
    assert asked(table) == "YourTurn"
    table.answer("fortress-left=1")
    assert offered(table) == ["mine", "his"]
    table.answer("mine")
    assert told(table) == ["End triggered: he plays once more, then you"]
    assert asked(table) == "YourTurn"


@pytest.mark.rule("RNS-S39", "RNS-S52", "RNS-B63")
def test_he_alone_may_empty_the_stack() -> None:
    table = seated("done", "harbour-left", "tactic-02")
    stack = state(table).most_offerings()
    table.answer(f"offerings={stack - 1}")
    for answer in ("done", "fortress-left", "tactic-19"):
        table.answer(answer)
    assert told(table)[-1] == "End triggered: you play once more, then he"


@pytest.mark.rule("RNS-S52", "RNS-B63")
def test_from_turn_2_on_you_are_reminded_of_the_end() -> None:
    """The question says when to check, the button what triggers the end, whatever he did."""
    for answers in (("harbour-left", "tactic-02"), ("fortress-left", "tactic-19")):
        table = seated("done", *answers)
        assert table.question is not None and "ended" in offered(table)
        assert table.question.about("fr").endswith("Vérifiez la fin après chaque tour.")
        detail = table.question.option("ended").detail("fr")
        assert detail == "plus qu’un lot aux forteresses, pile d’offrandes vide ou plateau sans Valkyrie"
        for language in LANGUAGES:
            assert table.question.text(language).count("?") == 1, "one question"
