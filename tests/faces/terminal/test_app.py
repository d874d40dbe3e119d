"""The full-screen app, driven by keys in a window of a given size."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

import soloist
from soloist.engine.table import Table
from soloist.faces.terminal.app.choosing import ChoiceScreen
from soloist.faces.terminal.app.reading import ReadingScreen
from soloist.faces.terminal.app.review_screen import ReviewScreen
from soloist.faces.terminal.app.settings import Settings
from soloist.faces.terminal.app.soloist_app import SoloistApp
from soloist.faces.terminal.app.table_screen import TableScreen
from soloist.faces.terminal.lines import keys
from soloist.faces.terminal.seat import Seat
from soloist.faces.terminal.speech import Speech
from soloist.lab.user_players import answer
from soloist.library.store import Store
from tests.support.levels import any_game
from tests.support.loops import run_apart
from tests.support.processes import PATIENCE

SMALL, LARGE = (80, 24), (120, 40)
Play = Callable[[Pilot[str]], Awaitable[None]]


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "tables.db")


def at_table(store: Store, table: Table, language: str = "en") -> SoloistApp:
    seat = Seat.new(store, table)
    if table.log:
        seat.seen = len(table.events) - len(table.news)
    return SoloistApp(Speech(language), store, seat)


def run(app: SoloistApp, play: Play, size: tuple[int, int] = SMALL) -> None:
    async def whole() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await pilot.pause()
            await play(pilot)

    run_apart(whole())


async def press(pilot: Pilot[str], *pressed: str) -> None:
    for key in pressed:
        await pilot.press(key)
        await pilot.pause()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


def table_of(pilot: Pilot[str]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


async def to_table(pilot: Pilot[str]) -> TableScreen:
    """Leave the pages to read."""
    while isinstance(pilot.app.screen, ReadingScreen):
        await press(pilot, "escape")
    return table_of(pilot)


def text(pilot: Pilot[str], id: str) -> str:
    return " ".join(str(pilot.app.screen.query_one(f"#{id}", Static).content).split())


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


def said(pilot: Pilot[str]) -> list[str]:
    """The messages on the screen."""
    return [message.message for message in pilot.app._notifications]


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


def test_leaving_a_finished_game_names_its_review(store: Store) -> None:
    app = at_table(store, finished("peloponnes"))

    async def play(pilot: Pilot[str]) -> None:
        await to_table(pilot)
        await press(pilot, "ctrl+c")

    run(app, play)
    assert app.return_value == "Saved. Review the game with “soloist review 1 --lang en”."


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


@any_game
def test_tab_leads_through_the_pages_and_back(store: Store, game: str) -> None:
    app = at_table(store, soloist.GAMES[game].deal(seed="K7Q2"))

    async def play(pilot: Pilot[str]) -> None:
        await to_table(pilot)
        await press(pilot, "tab")
        titles = []
        while isinstance(pilot.app.screen, ReadingScreen):
            screen = pilot.app.screen
            assert text(pilot, "text"), "no page is empty"
            assert text(pilot, "head"), "both sides stay in sight"
            titles.append(screen.pages[screen.index].title)
            await press(pilot, "tab")
        assert titles == ["Board", "Both sides", "Story", "Rules", "Cards", "How to play"]
        table_of(pilot)

    run(app, play)


def test_a_search_without_words_asks_for_them_and_one_without_result_stays_where_it_is(store: Store) -> None:
    app = at_table(store, soloist.GAMES["peloponnes"].deal(seed="K7Q2"))

    async def play(pilot: Pilot[str]) -> None:
        await to_table(pilot)
        await press(pilot, "tab", "n")
        screen = pilot.app.screen
        assert isinstance(screen, ReadingScreen) and screen.query_one("#typed", Input).display
        await press(pilot, *"zzzz", "enter", "n")
        assert (screen.wanted, screen.match) == ("zzzz", -1)

    run(app, play)


def test_the_rules_can_be_searched(store: Store) -> None:
    app = at_table(store, soloist.GAMES["peloponnes"].deal(seed="K7Q2"))

    async def play(pilot: Pilot[str]) -> None:
        await to_table(pilot)
        await press(pilot, "question_mark", "slash", *"clover", "enter")
        screen = pilot.app.screen
        assert isinstance(screen, ReadingScreen)
        first = screen.match
        assert "clover" in screen.found[first].plain.lower()
        await press(pilot, "n")
        assert screen.match > first and "clover" in screen.found[screen.match].plain.lower()

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


def finished(game: str) -> Table:
    table = soloist.GAMES[game].deal(seed="K7Q2")
    while table.question is not None:
        table.answer(answer("greedy", table))
    return table


def test_after_the_game_one_key_reviews_it_deals_anew_or_goes_a_level_up(store: Store) -> None:
    table = finished("peloponnes")
    app = at_table(store, table)

    async def play(pilot: Pilot[str]) -> None:
        screen = await to_table(pilot)
        assert screen.after_names() == [
            "Review this game",
            "New deal",
            f"Same deal again ({table.deal.code})",
            "Next level: Sergeant",
            "Leave the table",
        ]
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, ReviewScreen)
        await press(pilot, "escape")
        await to_table(pilot)
        await press(pilot, "3")
        screen = await to_table(pilot)
        assert screen.seat.id == 2 and screen.seat.table.deal.code == table.deal.code and screen.seat.table.last is None

    run(app, play)


def test_the_menu_leads_to_todays_deal_my_games_rules_and_settings(store: Store) -> None:
    app = SoloistApp(Speech("en"), store)

    async def play(pilot: Pilot[str]) -> None:
        menu = pilot.app.screen
        assert isinstance(menu, ChoiceScreen)
        assert [choice.id for choice in menu.choices] == [
            *soloist.GAMES, "today", "beside", "tables", "history", "read", "settings", "quit",
        ]  # fmt: skip
        await press(pilot, "5")
        screen = await to_table(pilot)
        await press(pilot, "q")
        menu = pilot.app.screen
        assert isinstance(menu, ChoiceScreen) and menu.choices[0].id == "resume"
        await press(pilot, "1", "enter")
        assert (await to_table(pilot)).seat.id == screen.seat.id
        await press(pilot, "q")
        await choose(pilot, "read")
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, ReadingScreen)
        await press(pilot, "escape")
        assert [choice.id for choice in menu_of(pilot).choices] == list(soloist.GAMES), "back to the list of games"
        await press(pilot, "escape")
        await choose(pilot, "settings")
        await press(pilot, "3")
        assert Settings.load().language == "de"
        assert "Menü" in text(pilot, "head")
        await press(pilot, "escape")

    run(app, play)


def menu_of(pilot: Pilot[str]) -> ChoiceScreen:
    menu = pilot.app.screen
    assert isinstance(menu, ChoiceScreen)
    return menu


async def choose(pilot: Pilot[str], id: str) -> None:
    at = [choice.id for choice in menu_of(pilot).choices].index(id)
    await press(pilot, "home", *["down"] * at, "enter")


@pytest.mark.parametrize("language", soloist.LANGUAGES)
def test_the_keys_of_every_screen_fit_eighty_columns(language: str) -> None:
    for name in ("table", "end", "reading", "choosing", "waiting", "watching"):
        assert keys(Speech(language), f"keys-{name}").cell_length <= SMALL[0]


def test_the_window_may_change_its_size_at_any_time(store: Store) -> None:
    app = at_table(store, soloist.GAMES["guilds-of-london"].deal(seed="TRM2"))

    async def play(pilot: Pilot[str]) -> None:
        screen = await to_table(pilot)
        for size in (SMALL, (60, 20), (100, 30), LARGE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "▶" in text(pilot, "asked") and screen.rows and text(pilot, "drawn")

    run(app, play, LARGE)


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
