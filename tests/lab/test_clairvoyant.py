"""The clairvoyant search: with all dice and cards known, it finds a winning line under the real rules."""

from pathlib import Path

import pytest

import soloist
from soloist.games.stone_age.components import TRIBE_COUNT, TRIBES
from soloist.games.stone_age.state import StoneAge
from soloist.lab import clairvoyant
from soloist.lab.clairvoyant import GAME, Clairvoyant, look
from tests.support.paths import golden

RICH = {"agriculture_start": "10"}


def untold(round: int) -> None:
    """Nobody watches."""


def test_an_easy_deal_is_won_and_its_record_replays_to_the_same_end() -> None:
    table = look("basic", 1, 2, RICH, untold)
    assert table.result is not None and table.result.outcome == "won"
    again = soloist.read(table.record())
    assert again.record() == table.record() and again.result == table.result


def test_the_line_found_ends_at_the_table_as_it_was_foreseen() -> None:
    table = GAME.deal("basic", 2, RICH, any_order=False)
    line = Clairvoyant(table, 1).find(untold)
    clairvoyant.play(table, line.all_answers())
    s = table.state
    assert isinstance(s, StoneAge)
    assert (s.outcome, s.round, s.food, s.stock, s.fatigue) == (
        line.s.outcome, line.s.round, line.s.food, line.s.stock, line.s.fatigue,
    )  # fmt: skip


def test_the_same_deal_is_answered_the_same_way() -> None:
    assert look("eternal-winter", 3, 1, {}, untold).record() == look("eternal-winter", 3, 1, {}, untold).record()


@pytest.mark.parametrize("level", [level.id for level in GAME.levels])
def test_a_line_that_is_lost_sooner_or_later_was_legal_until_then(level: str) -> None:
    """`play` gives every answer at the table, which takes none that the rules do not allow."""
    table = look(level, 4, 1, {}, untold)
    assert table.log and (table.question is None) == (table.state.outcome == "won")


@pytest.mark.parametrize("number", range(6))
def test_foresight_knows_who_will_rest(number: int) -> None:
    table = GAME.deal("basic", number, any_order=False)
    seer = Clairvoyant(table, 1)
    foreseen = [TRIBES[tribe] for tribe in range(TRIBE_COUNT) if seer.will_rest(seer.start.s, tribe)]
    for _ in TRIBES:
        table.answer("hunt")
    rested = [event.phrase.values["tribe"] for event in table.events if event.phrase.message == "told-rests"]
    tied = any(event.heading == "tie" for event in table.events)
    assert foreseen == rested or (tied and not foreseen)


@pytest.mark.parametrize("level", ["large-tribe", "eternal-winter"])
def test_the_levels_that_nobody_of_ours_wins_have_been_won_with_foresight(level: str) -> None:
    table = golden(f"{GAME.id}/{level}-won")
    assert (table.deal.level, table.deal.rulings["agriculture_start"]) == (level, "0")
    assert table.result is not None and table.result.outcome == "won"


def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    monkeypatch.setattr("sys.argv", ["clairvoyant", *words])
    clairvoyant.main()
    return capsys.readouterr().out


def test_every_deal_is_told_and_the_first_win_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "won.txt"
    out = told(monkeypatch, capsys, "--level", "basic", "--deals", "2", "--width", "2", "--record", str(record))
    assert out.count("won in round") == 2 and "2 of 2 deals, 34 to 100 %" in out
    table = soloist.read(record.read_text(encoding="utf-8"))
    assert table.deal.seed == "2" and table.result is not None and table.result.outcome == "won"


def test_a_record_that_cannot_be_written_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        told(monkeypatch, capsys, "--level", "basic", "--deals", "1", "--width", "2", "--record", str(tmp_path))
    assert "Is a directory" in capsys.readouterr().err
