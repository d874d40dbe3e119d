"""The screens around the table in the full-screen app: pages, search, menu, settings and the end."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import soloist
from soloist.faces.terminal.app.choosing import ChoiceScreen
from soloist.faces.terminal.app.reading import ReadingScreen
from soloist.faces.terminal.app.review_screen import ReviewScreen
from soloist.faces.terminal.app.settings import Settings
from soloist.faces.terminal.app.soloist_app import SoloistApp
from soloist.faces.terminal.lines import keys
from soloist.faces.terminal.speech import Speech
from soloist.library.store import Store
from tests.support.levels import any_game
from tests.support.terminal_app import LARGE, SMALL, at_table, finished, press, run, table_of, text, to_table


def test_leaving_a_finished_game_names_its_review(store: Store) -> None:
    app = at_table(store, finished("peloponnes"))

    async def play(pilot: Pilot[str]) -> None:
        await to_table(pilot)
        await press(pilot, "ctrl+c")

    run(app, play)
    assert app.return_value == "Saved. Review the game with “soloist review 1 --lang en”."


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
