"""Angelos beside the real board: nothing that must be done is forgotten, and what the sheet changes for you is said."""

import pytest

import soloist
from soloist.engine.companion.to_do import to_do
from soloist.games.peloponnes.companion import COMPANION
from tests.games.peloponnes.test_companion import plain, seated, told, values


def asked(table: soloist.Table) -> str:
    assert table.question is not None
    return table.question.rule


def test_after_the_last_round_nothing_is_forgotten() -> None:
    """If you report no supply symbol and no attack, you are asked as soon as one must have come."""
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


@pytest.mark.rule("PEL-B32")
def test_a_symbol_that_never_showed_is_not_asked_for_among_the_next_letter() -> None:
    """Regression: because no symbol of B was reported, round 8 claimed one, although that of C had come in round 7."""
    table = seated("soldier", "ready", "round=6", "conquest", "no", "aqueduct", "supply", "higher", "conquest", "stoa", "go-on")
    assert table.state.round == 8  # type: ignore[attr-defined]
    assert "supply symbol" not in table.question.about("en")  # type: ignore[union-attr]
    table.answer("conquest")
    assert asked(table) == "PEL-S12"
    table = seated("soldier", "ready", "round=6", "conquest", "no", "aqueduct", "round=8", "conquest", "yes", "higher")
    assert asked(table) == "PEL-S12", "asked once for the symbol of C"


@pytest.mark.rule("PEL-S06", "PEL-S21", "PEL-S23", "PEL-S43")
def test_what_the_sheet_changes_for_you_is_said() -> None:
    table = seated("soldier")
    lines = told(table)
    assert "Pay the minimum price in both rows, without bidding" in lines
    assert "Angelos pays nothing, earns nothing, feeds nobody" in lines
    assert "You win only with more points than Angelos" in lines
    table.answer("ready")
    about = table.question.about("en")  # type: ignore[union-attr]
    assert about == "Pay the minimum price (both rows). Lay your tile. You may pay goods for Strength."


@pytest.mark.rule("PEL-S45")
@pytest.mark.parametrize("reading", ["population", "prestige"])
def test_it_is_said_what_a_captured_inhabitant_counts(reading: str) -> None:
    table = COMPANION.deal("soldier", "K7Q2", {"captured_citizen_scores_as": reading})
    for token in ("ready", "round=4", "strength=5", "supply", "lower"):
        table.answer(token)
    details = [COMPANION.words.attribute(event.phrase, "detail", "en") for event in table.news if event.rule == "PEL-S41"]
    assert [plain(detail) for detail in details] == [f"no Strength for him, at the end 1 {reading.title()}"]


@pytest.mark.rule("PEL-S33")
@pytest.mark.parametrize("timing", ["before_feeding", "after_feeding"])
def test_the_question_for_strength_says_that_it_is_the_conflict_of_the_supply_round(timing: str) -> None:
    """Regression: \"Angelos wins\" was read as the end of the game."""
    table = COMPANION.deal("soldier", "K7Q2", {"internal_conflict_timing": timing})
    for token in ("ready", "round=4", "strength=5", "supply"):
        table.answer(token)
    assert table.question is not None
    assert plain(table.question.heading("en")) == "Conflict: Angelos has Strength 5. And you?"
    assert table.question.about("en").startswith("Supply round: ")
    table.answer("lower")
    assert told(table)[0] == "Angelos wins the conflict"


INCOME = "Still round 1: your income, then three chips"
TURN_UP = "Round 2: turn up 2 + 3 tiles"


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


@pytest.mark.rule("PEL-S28")
def test_a_record_from_before_is_read_up_to_where_his_strength_was_corrected_by_hand() -> None:
    table = seated("soldier", "ready", "round=4", "normal", "aqueduct")
    strength = values(table)["strength"]
    assert strength
    table.answer("box-tile", "aqueduct", str(strength + 1), "0", "0")
    now = f"\nrules: {COMPANION.revision}"
    older = table.record().rstrip().replace(now, "\nrules: 2") + f" strength={strength + 1} passed\n"
    with pytest.raises(soloist.OlderRules) as error:
        soloist.read(older)
    assert values(error.value.table)["strength"] == strength + 1, "his Strength has followed the tile"
    assert soloist.read(table.record()).record().count(now) == 1


@pytest.mark.rule("PEL-S26", "PEL-S28")
def test_a_tile_of_the_normal_row_never_changes_his_strength() -> None:
    table = seated("soldier", "ready", "conquest", "street", "box-tile", "street", "9", "0", "0")
    assert values(table)["strength"] == 0


@pytest.mark.rule("PEL-S06")
@pytest.mark.parametrize("correction", [("box-tile", "market", "4", "0", "0"), ("strength=2",), ("tile-market=0",)])
def test_a_correction_leaves_the_reminder_of_income_and_chips(correction: tuple[str, ...]) -> None:
    table = seated("soldier", "ready", "normal", "market")
    assert told(table)[-2:] == [INCOME, TURN_UP]
    for token in correction:
        table.answer(token)
    assert told(table)[-2:] == [INCOME, TURN_UP]
    for token in ("passed", "strength=1"):
        table.answer(token)
    assert INCOME not in told(table), "the next round has begun"


@pytest.mark.rule("PEL-S19", "PEL-S20", "PEL-B12")
def test_every_round_says_what_to_turn_up_where_and_when_to_stop() -> None:
    """The last lines are about two rounds, so they name their round."""
    table = seated("soldier", "ready")
    for number in range(1, 9):
        words = COMPANION.words
        last = table.news[-1].phrase
        assert plain(words.say(last, "en")) == f"Round {number}: turn up 2 + 3 tiles"
        stop = ". Stop at a supply symbol" if number > 3 else ""
        assert words.attribute(last, "detail", "en") == "the 3 in the conquest row" + stop
        table.answer("conquest")
        if asked(table) == "PEL-B32":
            table.answer("no")
        assert table.question is not None
        table.answer(table.question.options[0])
        assert f"Still round {number}: your income, then three chips" in told(table)
        if number == 7:
            assert asked(table) == "PEL-X13"
            table.answer("go-on")
    assert "turn up" not in told(table)[-1]


@pytest.mark.rule("PEL-X13", "PEL-S20")
@pytest.mark.parametrize("fought", ["held", "lost"])
def test_after_an_attack_the_other_chips_and_the_next_tiles_are_not_forgotten(fought: str) -> None:
    table = seated("soldier", "ready", "round=4", "persians", fought)
    assert told(table)[-2:] == ["Draw the remaining chips of round 3", "Round 4: turn up 2 + 3 tiles"]
    table = seated("soldier", "ready", "round=7", "passed", "stoa", "persians", fought)
    assert told(table)[-2:] == ["Draw the remaining chips of round 7", "Round 8: turn up 2 + 3 tiles"]
    table = seated("soldier", "ready", "round=8", "passed", "no", "stoa", "persians", fought)
    assert told(table)[-1] == "Draw the remaining chips of round 8"


@pytest.mark.rule("PEL-S03")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "hero and colony"), ("fr", "Héros et Colonie"), ("de", "Held und Kolonie")],
)
def test_hero_and_colony_set_your_marker(language: str, said: str) -> None:
    """Regression: only the hero was named, but a colony such as Taras gives Strength, too."""
    details = [COMPANION.words.attribute(event.phrase, "detail", language) for event in seated("soldier").news]
    assert any(said in detail for detail in details)


@pytest.mark.rule("PEL-S31")
@pytest.mark.parametrize(("strength", "said"), [(7, "Angelos adds 7."), (8, "Angelos alone is enough (8).")])
def test_it_is_said_if_angelos_alone_is_strong_enough(strength: int, said: str) -> None:
    table = seated("soldier", "ready", "round=4", f"strength={strength}", "persians")
    assert said in table.question.about("en")  # type: ignore[union-attr]


@pytest.mark.rule("PEL-X13")
def test_a_missing_attack_is_said_to_be_missing() -> None:
    table = seated("soldier", "ready", "round=7", "passed", "stoa")
    assert "By now the Persians must have attacked once. You reported none." in table.question.about("en")  # type: ignore[union-attr]


def still(table: soloist.Table) -> list[str]:
    """The lines on the screen."""
    return [plain(COMPANION.words.say(event.phrase, "en")) for event in to_do(table)]


@pytest.mark.rule("PEL-S06", "PEL-X13", "PEL-B12")
def test_what_is_left_of_a_round_stands_after_the_persians_but_not_after_a_supply_round() -> None:
    """The Persians come with the chips; the tiles are still to be revealed. The symbol of a supply round is on such a tile."""
    table = seated("soldier", "ready", "round=5", "normal", "aqueduct")
    income, chips, turn_up = INCOME.replace("1", "5"), "Draw the remaining chips of round 5", TURN_UP.replace("2:", "6:")
    table.answer("strength=3")
    assert [still(table).count(line) for line in (income, chips, turn_up)] == [1, 0, 1]
    assert "Lay the tile in front of him" in still(table)
    table.answer("persians")
    table.answer("held")
    assert "The Persians are beaten" in told(table)
    assert [still(table).count(line) for line in (income, chips, turn_up)] == [0, 1, 1], "the chips come after the income"
    assert "Lay the tile in front of him" not in still(table)
    table.answer("supply")
    table.answer("higher")
    assert still(table) == told(table), "nothing of it is to be done twice"


@pytest.mark.rule("PEL-S39", "PEL-S41")
def test_whoever_had_nobody_to_lose_is_not_told_to_lose_one_again() -> None:
    table = seated("soldier", "ready", "round=4", "normal", "aqueduct", "supply", "lower", "nobody-captured")
    assert "Halve his Strength: 4 → 2" in still(table)
    assert not [line for line in still(table) if line.startswith(("You lose 1", "Put 1"))]
    table = seated("soldier", "ready", "round=5", "normal", "aqueduct", "supply", "lower", "nobody-captured")
    assert still(table) == [
        "Angelos wins the conflict",
        "Take the coin back: 1 → 0",
        "1 clover for him: 3 → 4",
        "Halve his Strength: 4 → 2",
        "Turn up the remaining tiles",
    ], "the coin was laid before the tiles are turned up"
