"""`soloist tables` and the numbers of `soloist simulate`: heads, columns and width."""

import re
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import soloist
from soloist.faces.terminal.commands.laboratory import show_summaries
from soloist.faces.terminal.speech import Speech
from soloist.lab.simulate import Summary
from soloist.library import standing
from soloist.library.store import Store
from tests.support.command import Done, run_command
from tests.support.levels import one_language
from tests.support.paths import golden

Run = Callable[..., Done]
WIDTH = 80


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return partial(run_command, SOLOIST_DB=str(tmp_path / "tables.db"), COLUMNS=str(WIDTH))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "tables.db")


def test_tables_show_round_score_and_deal_code(run: Run, store: Store) -> None:
    lost = store.add(golden("peloponnes/general-lost"))
    table = soloist.GAMES["peloponnes"].deal(seed="K7Q2")
    table.answer("pass")
    going, real = store.add(table), store.add(soloist.GAMES["stone-age"].deal(seed="K7Q2", fate="ask"))
    head, asked, begun, ended = run("tables").stdout.splitlines()
    assert head.split() == ["No.", "Played", "Game,", "level", "Round", "State", "Deal"]
    code = golden("peloponnes/general-lost").deal.code
    assert re.fullmatch(rf" *{lost} \d\d:\d\d +Peloponnes, General +8  lost 12–42 +{code}", ended)
    scores = standing.running_scores(table)
    assert scores is not None
    round = standing.round_of(store.load(going))
    assert re.search(rf"Peloponnes, Soldier +{round}  open {scores[0]}–{scores[1]}  +{table.deal.code}$", begun)
    assert re.fullmatch(rf" *{real} \d\d:\d\d +Stone Age, Basic +1?  open(, Limit 15)?", asked), "with real dice there is no code"


def test_the_round_of_a_finished_stone_age_is_that_of_its_end(run: Run, store: Store) -> None:
    store.add(golden("stone-age/large-tribe-lost"))
    assert re.search(r"Stone Age, Large tribe +4  lost", run("tables").stdout)


@one_language
def test_every_line_fits_and_nothing_is_cut(run: Run, store: Store, language: str) -> None:
    codes = []
    for game in soloist.EVERY.values():
        for level in game.levels:
            rulings = {name: ruling.values[-1] for name, ruling in game.book.rulings.items()}
            for table in (game.deal(level.id, "K7Q2MX"), game.deal(level.id, "K7Q2MX", rulings)):
                store.note(store.add(table), name="A rainy Sunday with tea and biscuits in front of the fire")
                codes.append(table.deal.code)
    for name in ("raiders/normal-lost", "guilds-of-london/rik-guild-tiles-won", "stone-age/basic-won"):
        store.add(golden(name))
    text = run("tables", "--lang", language).stdout
    assert [line for line in text.splitlines() if len(line) > WIDTH] == []
    assert [code for code in codes if code not in text] == [] and text.count("in front of the fire”") == len(codes)


@pytest.mark.parametrize("language", soloist.LANGUAGES)
def test_a_short_code_stands_in_the_line_of_its_table(run: Run, store: Store, language: str) -> None:
    for game in soloist.EVERY.values():
        for level in game.levels:
            store.add(game.deal(level.id, "K7Q2MX"))
    lines = run("tables", "--lang", language).stdout.splitlines()
    assert len(lines) == 1 + store.count() and max(map(len, lines)) <= WIDTH


def test_tables_beside_the_board_are_marked_and_counted_with_their_game(run: Run, store: Store) -> None:
    store.add(soloist.COMPANIONS["raiders"].deal(seed="K7Q2"))
    store.add(soloist.GAMES["raiders"].deal(seed="K7Q2"))
    store.add(golden("stone-age/basic-won"))
    for language, mark in (("en", "open, beside"), ("fr", "en cours, à côté"), ("de", "offen, am Brett")):
        assert [mark in line for line in run("tables", "--lang", language).stdout.splitlines()] == [False, False, False, True]
    assert len(run("tables", "--game", "raiders").stdout.splitlines()) == 3
    assert len(run("tables", "--open").stdout.splitlines()) == 3
    assert "Stone Age" not in run("tables", "--open").stdout
    assert "“soloist tables” lists all" in run("tables", "--open", "--game", "stone").stdout
    assert "did you mean “raiders”" in run("tables", "--game", "raidesr").stderr


def test_a_long_list_replays_only_its_newest_open_tables(run: Run, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(standing.MOST_REPLAYED + 3):
        store.add(soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    _, *lines = run("tables").stdout.splitlines()
    assert [bool(re.search(r"open \d+–\d+", line)) for line in lines] == [True] * standing.MOST_REPLAYED + [False] * 3
    assert all(re.search(r"Soldier +1  open", line) for line in lines), "the round is in the record"


@pytest.mark.parametrize("language", soloist.LANGUAGES)
@pytest.mark.parametrize(("level", "score"), [("eternal-winter", None), ("sergeant", 129.4)])
def test_the_numbers_of_a_simulation_fit(language: str, level: str, score: float | None) -> None:
    out = StringIO()
    one = Summary(level, 100_000, 99_999, 0.9999, 0.9876, 0.9999, score, score, -123.4, 1234.0, 12345.6)
    show_summaries(Console(file=out, width=WIDTH), Speech(language), [one])
    head, line = out.getvalue().splitlines()
    assert max(len(head), len(line)) <= WIDTH
    assert "−123.4" in line and "98.8–100.0" in line and ("129.4–129.4" in line) == (score is not None)
