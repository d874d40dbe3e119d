"""Chances in hints are those that come true, and where that was not measured there is no percentage."""

import pytest

import soloist
from soloist.coach import calibration
from soloist.coach.calibration import AS_SAID, Calibration, calibration_of, calibrations, unmeasured
from soloist.coach.hints import UNMEASURED, hint
from soloist.engine.table import Table
from soloist.engine.text.words import LANGUAGES
from soloist.lab.difficulty import plan
from tests.support.levels import every_game
from tests.support.paths import DOCS
from tests.support.playing import played


@every_game
def test_every_level_and_reading_whose_difficulty_is_known_is_measured_with_these_rules_and_weights(game: str) -> None:
    wanted = {(line.level, line.words) for line in plan(("learned",)) if line.game == game}
    assert calibrations(soloist.GAMES[game]).keys() == wanted


def test_a_line_moves_the_log_odds_and_keeps_the_order() -> None:
    line = Calibration(0.5, 1.0, 0.0)
    assert AS_SAID.chance(0.3) == pytest.approx(0.3)
    assert line.chance(0.5) == pytest.approx(0.731, abs=0.001)
    assert [line.chance(said) for said in (0.0, 0.1, 0.9, 1.0)] == sorted(line.chance(said) for said in (0.0, 0.1, 0.9, 1.0))


def test_the_interval_includes_the_error_of_the_line() -> None:
    tries_only, both = Calibration(1.0, 0.0, 0.0), Calibration(1.0, 0.0, 0.2)
    assert list(tries_only.interval(0.5, 0.4, 0.6)) == pytest.approx([0.4, 0.6])
    low, high = both.interval(0.5, 0.4, 0.6)
    assert low < 0.37 and high > 0.63
    assert both.interval(0.5, 0.5, 0.5)[0] < 0.5


def test_games_that_all_ended_alike_are_not_corrected() -> None:
    line = Calibration(0.5, 1.0, 0.2)
    assert (line.chance(0.0), line.chance(1.0)) == (0.0, 1.0)
    assert line.interval(0.0, 0.0, 0.1) == (0.0, 0.1)


def test_a_line_of_other_weights_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "stamp_of", lambda game: "other")
    assert calibrations.__wrapped__(soloist.GAMES["raiders"]) == {}


def test_other_rulings_and_components_have_no_percentages() -> None:
    game = soloist.GAMES["stone-age"]
    usual, reading = game.deal("basic", "K7Q2"), game.deal("basic", "K7Q2", {"card_refresh": "slide"})
    both = game.deal("basic", "K7Q2", {"card_refresh": "slide", "agriculture_start": "5"})
    assert [unmeasured(table) for table in (usual, reading, both)] == ["", "", "rulings"]
    assert calibration_of(both) is None
    guilds = soloist.GAMES["guilds-of-london"]
    own = guilds.deal("boris", "K7Q2", edition=DOCS / "examples" / "my-guilds-of-london.toml")
    assert unmeasured(own) == "edition"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_measurement_a_hint_says_the_lead_and_why_there_is_no_percentage(language: str) -> None:
    found = hint(unmeasured_table(), tries=400)
    assert found is not None and (found.verdict, found.unmeasured) == (UNMEASURED, "rulings")
    assert "%" not in found.text(language)
    said = {"en": "not measured with these rulings", "fr": "pas été mesuré avec ces", "de": "diesen Auslegungen nicht gemessen"}
    assert said[language] in found.text(language)


def unmeasured_table() -> Table:
    """A question of Stone Age with two rulings that were only measured one by one."""
    return soloist.GAMES["stone-age"].deal("basic", "K7Q2", {"card_refresh": "slide", "agriculture_start": "5"})


def test_what_the_tries_say_is_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("peloponnes", "K7Q2").at(60)
    said = hint(table, tries=200)
    monkeypatch.setattr("soloist.coach.hints.calibration_of", lambda table: AS_SAID)
    tries = hint(table, tries=200)
    line = calibration_of(table)
    assert said is not None and tries is not None and line is not None
    assert said.best.chance == pytest.approx(line.chance(tries.best.chance))
    assert said.best.high - said.best.low > 0
