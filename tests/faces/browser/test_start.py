"""The first page: what stands on it, whether it fits, and that it works without script."""

from collections.abc import Iterator
from datetime import date
from random import Random

import pytest
from playwright.sync_api import Page, expect

import soloist
from soloist.difficulty.table import hardness
from soloist.library.daily import deal_of
from soloist.library.store import Store
from tests.support.axe import findings
from tests.support.browser import Guests
from tests.support.paths import GOLDEN
from tests.support.server import Server
from tests.support.sitting import question_came, table_after

WIDE = {"width": 1400, "height": 900}


PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose guest has played a lot, at every level and beside the board, and has three tables open."""
    running = Server(tmp_path_factory.mktemp("start") / "tables.db")
    store = Store(running.database)
    for golden in sorted(GOLDEN.glob("*/*.txt")):
        store.add(soloist.read(golden.read_text(encoding="utf-8")))
    store.add(soloist.GAMES["peloponnes"].deal("soldier", fate="ask"))
    store.note(table_after(running, "stone-age", 12, Random(2)), name="A long name for a Sunday afternoon with tea", pinned=True)
    table_after(running, "guilds-of-london", 8, Random(2))
    yield running
    running.stop()


def low_edge(page: Page, selector: str) -> float:
    """The lower edge of the lowest of these elements. Each must fit into the width of the window."""
    shown = [one.bounding_box() for one in page.locator(selector).all() if one.is_visible()]
    assert shown and all(box is not None and box["x"] >= 0 for box in shown), selector
    width = page.evaluate("innerWidth")
    assert all(box["x"] + box["width"] <= width for box in shown if box is not None)
    return max(box["y"] + box["height"] for box in shown if box is not None)


@pytest.mark.parametrize("language", soloist.LANGUAGES)
@pytest.mark.parametrize("visit", ["first", "back"])
def test_it_fits_the_screen_and_the_phone(guests: Guests, own_server: Server, shelf: Server, visit: str, language: str) -> None:
    server = own_server if visit == "first" else shelf
    page = guests.window(server, language=language, viewport=WIDE)
    page.goto(server.address)
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    assert low_edge(page, ".pan .btn, .foot") <= 900
    assert page.locator(".two .btn:visible").count() == 8
    page = guests.window(server, language=language, viewport=PHONE)
    page.goto(server.address)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.locator(".two .btn:visible").count() == 8
    assert low_edge(page, ".two .btn, .cc.main .btn, .hello .btn") <= 740
    assert page.locator(".sel:visible").count() == 4
    for word in page.locator(".sel").all():
        assert word.evaluate("one => one.scrollWidth <= one.clientWidth"), "no level is cut"


@pytest.mark.parametrize("language", soloist.LANGUAGES)
def test_on_the_phone_the_level_is_a_word_that_opens_the_chips(guests: Guests, shelf: Server, language: str) -> None:
    page = guests.window(shelf, language=language, viewport=PHONE, has_touch=True, java_script_enabled=False)
    page.goto(shelf.address)
    game = soloist.GAMES["peloponnes"]
    box = page.locator(".box-peloponnes")
    expect(box.locator("label").first).to_be_hidden()
    box.locator(".sel").tap()
    for level, label in zip(game.levels, box.locator("label").all(), strict=True):
        name, grade = label.inner_text().split("\n")
        assert (name, grade) == (game.level_name(level.id, language), hardness(game.id)[level.id].word(language))
    box.locator("label").nth(2).tap()
    box.locator(".done").tap()
    expect(box.locator("label").first).to_be_hidden()
    assert box.locator(".sel .words").inner_text() == game.level_name("officer", language)
    box.locator(".btn.go").tap()
    expect(page.locator(".chip")).to_have_text(game.level_name("officer", language))


def test_the_line_on_difficulty_follows_the_chosen_chip(guests: Guests, shelf: Server) -> None:
    page = guests.window(shelf)
    page.goto(shelf.address)
    box = page.locator(".box-peloponnes")
    for level, said in (("Sergeant", "wins 3 of 10 games,"), ("Officer", "wins 5 of 10 games,")):
        box.locator("label", has_text=level).click()
        expect(box.locator(".hard:visible")).to_have_count(1)
        expect(box.locator(".hard:visible")).to_contain_text(said)


def test_on_the_phone_every_level_says_how_hard_it_is_from_the_chosen_field(guests: Guests, shelf: Server) -> None:
    page = guests.window(shelf, viewport=PHONE, has_touch=True)
    page.goto(shelf.address)
    box = page.locator(".box-stone-age")
    box.locator(".sel").tap()
    for start in ("0", "5"):
        box.locator(".starts label", has_text=start).first.tap()
        for level, label in zip(soloist.GAMES["stone-age"].levels, box.locator(".lv > label").all(), strict=True):
            rulings = "" if start == "0" else f"agriculture_start={start}"
            assert label.inner_text().split("\n")[1] == hardness("stone-age", rulings)[level.id].word("en")


def test_keys_carry_on_play_todays_deal_and_deal_a_game(guests: Guests, shelf: Server) -> None:
    page = guests.window(shelf)
    today = deal_of(date.today())
    for key in ("c", "d", "4"):
        page.goto(shelf.address)
        carried_on = page.locator(".cc.main a.btn").get_attribute("href")
        page.keyboard.press(key)
        page.wait_for_selector("#question, main.end")
        table = soloist.read(page.request.get(f"{page.url}/record").text())
        if key == "c":
            assert carried_on and page.url.endswith(carried_on)
        elif key == "d":
            assert table.deal.code == today.code
        else:
            assert table.game.id == list(soloist.GAMES)[3] and table.last is None


def test_without_script_a_table_is_named_pinned_and_deleted(guests: Guests, own_server: Server) -> None:
    page = guests.window(own_server, java_script_enabled=False)
    page.goto(own_server.address)
    page.locator(".box-raiders .btn.go").click()
    page.goto(f"{own_server.address}/tables")
    page.locator(".keep summary").click()
    expect(page.locator("[data-copy]")).to_be_hidden()
    page.get_by_label("Name", exact=True).fill("Sunday with tea")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".res b")).to_have_text("Sunday with tea")
    page.locator(".keep summary").click()
    page.get_by_role("button", name="Pin to the top").click()
    expect(page.get_by_label("Pinned")).to_be_visible()
    page.locator(".keep summary").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.locator(".notice")).to_contain_text("bin")


def test_a_code_can_be_copied_but_no_link_that_only_this_machine_can_open(guests: Guests, server: Server) -> None:
    code = soloist.GAMES["raiders"].deal(seed="K7Q2").deal.code
    page = guests.window(server, permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{server.address}/deal/{code}")
    page.get_by_role("button", name="Copy the code").click()
    expect(page.locator("#live")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == code
    assert page.get_by_role("button", name="Copy the link").count() == 0
    page.locator("form .btn.go").click()
    question_came(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_everybody_can_use_it(guests: Guests, shelf: Server, scheme: str, viewport: dict[str, int]) -> None:
    page = guests.window(shelf, color_scheme=scheme, viewport=viewport, reduced_motion="reduce")
    page.goto(shelf.address)
    assert findings(page) == []
    page.locator("[popovertarget=menu-panel]").first.click()
    assert findings(page) == []
    page.goto(f"{shelf.address}/tables")
    page.locator(".keep summary").first.click()
    assert findings(page) == []


def test_a_panel_closes_when_tab_leaves_it(guests: Guests, shelf: Server) -> None:
    page = guests.window(shelf)
    page.goto(shelf.address)
    panel = page.locator("#menu-panel")
    page.locator("[popovertarget=menu-panel]").first.click()
    expect(panel).to_be_visible()
    inside = "() => Boolean(document.activeElement.closest('#menu-panel, [popovertarget=menu-panel]'))"
    page.keyboard.press("Tab")
    while page.evaluate(inside):
        page.keyboard.press("Tab")
    expect(panel).to_be_hidden()
