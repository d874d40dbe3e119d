"""The full-screen app: questions and answers, what happened, hints, undo and leaving, driven by keys."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import soloist
from soloist.engine.table import Table
from soloist.faces.terminal.app.reading import ReadingScreen
from soloist.faces.terminal.app.table_screen import TableScreen
from soloist.faces.terminal.seat import Seat
from soloist.lab.user_players import answer
from soloist.library.store import Store
from tests.support.levels import any_game
from tests.support.terminal_app import at_table, press, run, said, table_of, text, to_table, until


def test_a_whole_game_by_number_keys_tells_everything_and_is_saved(store: Store) -> None:
    """In the shortest game; `test_screens.py` checks every level."""
    app = at_table(store, soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    told = []

    async def play(pilot: Pilot[str]) -> None:
        while True:
            if isinstance(pilot.app.screen, ReadingScreen):
                told.append(text(pilot, "text"))
            screen = await to_table(pilot)
            told.append(" ".join(text(pilot, id) for id in ("strip", "asked")))
            if screen.position.question is None:
                break
            await answer_by_keys(pilot, screen)
        assert store.load(1).record == screen.seat.table.record()
        story, heard = screen.seat.table.events, " ".join(told)
        missing = [screen.speech.game(event.phrase) for event in story]
        assert [one for one in missing if " ".join(one.split()) not in heard] == []

    run(app, play)


async def answer_by_keys(pilot: Pilot[str], screen: TableScreen) -> None:
    answers = screen.position.answers
    token = answer("greedy", screen.seat.table)
    if token in answers.counts:
        await press(pilot, *token, "enter")
        return
    await press(pilot, *answers.number(token), *(["enter"] if len(answers.all) > 9 else []))


def test_a_question_of_up_to_nine_answers_needs_one_key(store: Store) -> None:
    app = at_table(store, soloist.GAMES["peloponnes"].deal(seed="TRM2"))

    async def play(pilot: Pilot[str]) -> None:
        screen = await to_table(pilot)
        assert len(screen.position.answers.all) <= 9
        await press(pilot, "1")
        assert len(screen.seat.table.log) > 0

    run(app, play)


def test_enter_right_after_a_digit_does_not_answer_the_next_question(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("soloist.faces.terminal.app.habit.SOON", 600)
    app = at_table(store, soloist.GAMES["peloponnes"].deal(seed="TRM2"))

    async def play(pilot: Pilot[str]) -> None:
        screen = await to_table(pilot)
        await press(pilot, "1")
        answered = len(screen.seat.table.log)
        await press(pilot, "enter", "enter")
        assert len(screen.seat.table.log) == answered
        while isinstance(pilot.app.screen, ReadingScreen):
            await press(pilot, "escape")
        await press(pilot, "down", "enter")
        assert len(screen.seat.table.log) > answered, "after another key it answers again"

    run(app, play)


def stone_age_with_many_answers() -> Table:
    table = soloist.GAMES["stone-age"].deal(seed="TRM2")
    assert table.question is not None and len(table.question.options) > 9
    return table


def test_numbers_capitals_typing_arrows_and_the_mouse_find_an_answer(store: Store) -> None:
    app = at_table(store, stone_age_with_many_answers())

    async def play(pilot: Pilot[str]) -> None:
        screen = await to_table(pilot)

        def name() -> str:
            assert screen.chosen is not None
            return screen.speech.name(screen.chosen.option)

        await press(pilot, "1", "1")
        assert screen.chosen is not None and screen.chosen.number == "11" and "11▏" in text(pilot, "asked")
        await press(pilot, "up")
        assert screen.chosen.number != "11" and "▏" not in text(pilot, "asked"), "the digits name no answer any more"
        await press(pilot, "F")
        assert name() == "Forest"
        await press(pilot, "down")
        assert name() == "Clay pit"
        await press(pilot, "slash", *"quar")
        assert name() == "Quarry" and len(screen.rows) == 1
        assert "hint" not in text(pilot, "keys"), "letters are typed now"
        await press(pilot, "escape", "slash", "r")
        first = name()
        await press(pilot, "down")
        assert name() != first and screen.query_one("#typed", Input).display, "arrows move here too"
        await press(pilot, "escape")
        assert "hint" in text(pilot, "keys")
        assert len(screen.rows) > 1 and not screen.query_one("#typed", Input).display
        line = next(nth for nth, line in enumerate(screen.picture_lines()) if "River" in line.plain)
        column = screen.picture_lines()[line].plain.index("River") + 1
        await pilot.click("#drawn", offset=(column, line))
        await pilot.pause()
        assert name() == "River"
        await pilot.click("#drawn", offset=(column, line))
        await pilot.pause()
        assert [given.token for given in screen.seat.table.log][-1] == "river" or screen.seat.table.question is not None
        assert "river" in screen.seat.table.record()

    run(app, play)


def test_a_number_that_is_no_answer_is_refused_and_enter_gives_no_other(store: Store) -> None:
    app = at_table(store, stone_age_with_many_answers())

    async def play(pilot: Pilot[str]) -> None:
        screen = await to_table(pilot)
        log = list(screen.seat.table.log)
        too_high = str(1 + max(int(one.number) for one in screen.position.answers.all))
        await press(pilot, *too_high)
        assert "▏" not in text(pilot, "asked"), "nothing of it stays"
        assert f"“{too_high}” is not an option here." in said(pilot)
        assert screen.seat.table.log == log

    run(app, play)


def test_the_notices_of_the_start_come_first_and_without_news_space_says_so(store: Store) -> None:
    app = at_table(store, soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    app.notices = ("Peloponnes, Simple Soldier.",)

    async def play(pilot: Pilot[str]) -> None:
        assert text(pilot, "text").startswith("Peloponnes, Simple Soldier.")
        screen = await to_table(pilot)
        await answer_by_keys(pilot, screen)
        screen = await to_table(pilot)
        await press(pilot, "u")
        await press(pilot, "space")
        assert "Nothing has happened since your last answer." in said(pilot)

    run(app, play)


def test_the_cursor_lights_its_place_and_shows_price_gain_and_rule(store: Store) -> None:
    app = at_table(store, stone_age_with_many_answers())

    async def play(pilot: Pilot[str]) -> None:
        screen = await to_table(pilot)
        await press(pilot, "F")
        looked = text(pilot, "looked")
        assert "Forest" in looked and "1 wood for every 3 pips" in looked
        lit = [span for line in screen.picture_lines() for span in line.spans if "primary-darken-3" in str(span.style)]
        assert lit, "the place of the answer is lit"
        await press(pilot, "i")
        assert isinstance(pilot.app.screen, ReadingScreen)
        shown = text(pilot, "text")
        for one in screen.position.answers.all:
            assert " ".join(screen.speech.option_detail(one.option).split()) in shown
        assert "SA-S24" in shown

    run(app, play)


@pytest.mark.parametrize("language", soloist.LANGUAGES)
def test_what_befell_you_is_told_first_and_folds_to_one_line(store: Store, language: str) -> None:
    table = soloist.deal("PSEXR8KVA")
    for token in ("deep-forest", "market", "port-debt", "1", "food"):
        table.answer(token)
    app = at_table(store, table, language)

    async def play(pilot: Pilot[str]) -> None:
        assert isinstance(pilot.app.screen, ReadingScreen)
        told = text(pilot, "text")
        assert "9→2" in told, "the change of the inhabitants comes first"
        screen = table.game.words
        assert all(" ".join(screen.say(event.phrase, language).replace("\u00ad", "").split()) in told for event in table.news)
        while isinstance(pilot.app.screen, ReadingScreen):
            await press(pilot, "space")
        table_screen = table_of(pilot)
        assert len(table_screen.strip_lines()) == 1
        await press(pilot, "n")
        assert isinstance(pilot.app.screen, ReadingScreen)

    run(app, play)


def test_undo_and_redo_lead_back_and_forth(store: Store) -> None:
    app = at_table(store, stone_age_with_many_answers())

    async def play(pilot: Pilot[str]) -> None:
        screen = await to_table(pilot)
        before = screen.seat.table.record()
        await press(pilot, "F", "enter")
        after = screen.seat.table.record()
        await to_table(pilot)
        await press(pilot, "u")
        assert screen.seat.table.record() == before == store.load(1).record
        await to_table(pilot)
        await press(pilot, "r")
        assert screen.seat.table.record() == after == store.load(1).record

    run(app, play)


def test_a_table_continued_elsewhere_is_shown_as_it_is_now(store: Store) -> None:
    app = at_table(store, stone_age_with_many_answers())

    async def play(pilot: Pilot[str]) -> None:
        screen = await to_table(pilot)
        elsewhere = Seat.at(store, store.load(1))
        elsewhere.answer("river")
        await press(pilot, "F", "enter")
        assert screen.seat.table.record() == elsewhere.table.record(), "the late answer was not taken"

    run(app, play)


def test_ctrl_c_leaves_and_nothing_is_lost(store: Store) -> None:
    app = at_table(store, stone_age_with_many_answers())

    async def play(pilot: Pilot[str]) -> None:
        await to_table(pilot)
        await press(pilot, "F", "enter", "ctrl+c")

    run(app, play)
    assert app.return_value is not None and "soloist resume 1" in app.return_value
    assert "forest" in store.load(1).record


def test_a_hint_runs_beside_the_table_and_escape_stops_it(store: Store) -> None:
    app = at_table(store, soloist.GAMES["peloponnes"].deal(seed="TRM2"))

    async def play(pilot: Pilot[str]) -> None:
        screen = await to_table(pilot)
        await press(pilot, "h")
        await until(lambda: screen.thinking is not None)
        await press(pilot, "escape")
        assert screen.thinking is None and screen.advice == ""
        await press(pilot, "h")
        await until(lambda: screen.best != "")
        await press(pilot, "escape")
        await to_table(pilot)

    run(app, play)


@any_game
def test_a_companion_lists_what_to_do_and_takes_corrections(store: Store, game: str) -> None:
    app = at_table(store, soloist.COMPANIONS[game].deal(seed="K7Q2"), "fr")

    async def play(pilot: Pilot[str]) -> None:
        told = text(pilot, "text") if isinstance(pilot.app.screen, ReadingScreen) else text(pilot, "drawn")
        screen = await to_table(pilot)
        for event in screen.position.news:
            assert " ".join(screen.speech.game(event.phrase).split()) in told
        for _ in range(4):
            await press(pilot, "enter")
            await to_table(pilot)
        assert len(screen.seat.table.log) >= 4

    run(app, play)
