"""Angelos beside the real board: nothing that must be done is forgotten, and what the sheet changes for you is said."""

import pytest

import soloist
from soloist.games.peloponnes.companion import COMPANION
from tests.games.peloponnes.test_companion import seated, told, values


def asked(table: soloist.Table) -> str:
    assert table.question is not None
    return table.question.rule


def test_after_the_last_round_nothing_is_forgotten() -> None:
    """Whoever reports no supply symbol and no attack is asked as soon as one is certain."""
    table = seated("soldier", "ready")
    rules: dict[int, list[str]] = {}
    for number in range(1, 9):
        table.answer("conquest")
        while asked(table) != "PEL-S12":
            rules.setdefault(number, []).append(asked(table))
            table.answer({"PEL-B32": "yes", "PEL-S33": "higher"}[asked(table)])
            assert "Turn up the remaining tiles" not in told(table), "they all lie there"
        assert table.question is not None
        table.answer(table.question.options[0])
        if number == 7:
            assert asked(table) == "PEL-X13"
            table.answer("go-on")
    assert rules == {6: ["PEL-B32", "PEL-S33"], 8: ["PEL-B32", "PEL-S33"]}
    last = []
    for answer in ("persians", "held", "persians", "held", "higher", "60"):
        last.append(asked(table))
        table.answer(answer)
    assert last == ["PEL-X13", "PEL-S31", "PEL-X13", "PEL-S31", "PEL-S33", "PEL-S43"]
    assert table.result is not None
    assert (table.result.outcome, table.result.you, table.result.only_theirs) == ("won", 60, True)


@pytest.mark.rule("PEL-B32", "PEL-X13")
def test_nobody_is_asked_for_what_was_reported() -> None:
    table = seated("soldier", "ready", "round=6")
    assert "supply symbol" in table.question.about("en")  # type: ignore[union-attr]
    for token in ("supply", "higher"):
        table.answer(token)
    assert "supply symbol" not in table.question.about("en")  # type: ignore[union-attr]
    for token in ("conquest", "aqueduct", "persians", "held", "conquest", "stoa"):
        table.answer(token)
    assert asked(table) == "PEL-S24"
    for token in ("supply", "higher", "conquest"):
        table.answer(token)
    assert asked(table) == "PEL-S12"


@pytest.mark.rule("PEL-B32")
def test_a_box_without_the_symbol_goes_on() -> None:
    table = seated("soldier", "ready", "round=6", "conquest", "no")
    assert asked(table) == "PEL-S12"
    table.answer("aqueduct")
    assert asked(table) == "PEL-S24"


@pytest.mark.rule("PEL-S06", "PEL-S21", "PEL-S23", "PEL-S43")
def test_what_the_sheet_changes_for_you_is_said() -> None:
    table = seated("soldier")
    lines = told(table)
    assert "Pay the minimum price, without bidding" in lines
    assert "Angelos pays nothing, earns nothing, feeds nobody" in lines
    assert "You win only with more points than Angelos" in lines
    table.answer("ready")
    about = table.question.about("en")  # type: ignore[union-attr]
    assert about == "Pay the minimum price, without bidding. Then you may raise your Strength."


@pytest.mark.rule("PEL-S45")
@pytest.mark.parametrize("reading", ["population", "prestige"])
def test_it_is_said_what_a_captured_inhabitant_counts(reading: str) -> None:
    table = COMPANION.deal("soldier", "K7Q2", {"captured_citizen_scores_as": reading})
    for token in ("ready", "round=4", "strength=5", "supply", "lower"):
        table.answer(token)
    details = [COMPANION.words.attribute(event.phrase, "detail", "en") for event in table.news if event.rule == "PEL-S41"]
    assert details == [f"counts 1 {reading.title()} for him at the end"]


@pytest.mark.rule("PEL-S33")
@pytest.mark.parametrize("timing", ["before_feeding", "after_feeding"])
def test_the_question_for_strength_says_that_it_is_the_conflict_of_the_supply_round(timing: str) -> None:
    """\"Angelos wins\" was read as the end of the game."""
    table = COMPANION.deal("soldier", "K7Q2", {"internal_conflict_timing": timing})
    for token in ("ready", "round=4", "strength=5", "supply"):
        table.answer(token)
    assert table.question is not None
    assert table.question.heading("en") == "Conflict: Angelos has Strength 5. And you?"
    assert table.question.about("en").startswith("Supply round: ")
    table.answer("lower")
    assert told(table)[0] == "Angelos wins the conflict"


INCOME = "Then your income and three chips"


@pytest.mark.rule("PEL-S28")
def test_a_tile_that_he_has_and_that_shows_more_prestige_corrects_his_strength() -> None:
    table = seated("soldier", "ready", "round=4", "normal", "aqueduct")
    strength = values(table)["strength"]
    assert strength
    table.answer("box-tile")
    for token in ("aqueduct", str(strength + 1), "0", "0"):
        table.answer(token)
    assert values(table)["strength"] == strength + 1
    assert f"His Strength: {strength} → {strength + 1}" in told(table)


@pytest.mark.rule("PEL-S28", "PEL-S30")
@pytest.mark.parametrize("since", [("strength=2",), ("supply", "lower")])
def test_once_his_marker_has_moved_it_shows_his_strength(since: tuple[str, ...]) -> None:
    table = seated("soldier", "ready", "round=4", "normal", "aqueduct", *since)
    strength = values(table)["strength"]
    for token in ("box-tile", "aqueduct", "9", "0", "0"):
        table.answer(token)
    assert values(table)["strength"] == strength


@pytest.mark.rule("PEL-S26", "PEL-S28")
def test_a_tile_of_the_normal_row_never_changes_his_strength() -> None:
    table = seated("soldier", "ready", "conquest", "street", "box-tile", "street", "9", "0", "0")
    assert values(table)["strength"] == 0


@pytest.mark.rule("PEL-S06")
@pytest.mark.parametrize("correction", [("box-tile", "market", "4", "0", "0"), ("strength=2",), ("tile-market=0",)])
def test_a_correction_leaves_the_reminder_of_income_and_chips(correction: tuple[str, ...]) -> None:
    table = seated("soldier", "ready", "normal", "market")
    assert told(table)[-1] == INCOME
    for token in correction:
        table.answer(token)
    assert told(table)[-1] == INCOME
    for token in ("passed", "strength=1"):
        table.answer(token)
    assert INCOME not in told(table), "the next round has begun"
