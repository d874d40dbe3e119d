"""The folder of files by itself: without a network, through a crash, with a full disk, in and out of a file."""

from contextlib import suppress
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

import soloist
from soloist.faces.web.parts.qr import picture
from soloist.library.store import Store
from tests.faces.static.conftest import Host, Sitters, live, sit
from tests.support.browser import FLAGS
from tests.support.levels import every_game
from tests.support.processes import PATIENCE
from tests.support.sitting import SHORT, click_button, moved_on, play_on, step, tokens


def files_kept(page: Page) -> None:
    page.wait_for_selector("html[data-files=kept]", state="attached")


def answer(page: Page) -> None:
    before = step(page)
    click_button(page, tokens(page)[0])
    moved_on(page, before)


def test_offline_from_a_cold_start(own_host: Host, browser: Browser, chromium: str, tmp_path: Path) -> None:
    """The first visit fetches every file once; then the browser is closed, and there is no network any more."""

    def start() -> tuple[BrowserContext, Page]:
        context = browser.browser_type.launch_persistent_context(str(tmp_path / "profile"), executable_path=chromium, args=FLAGS)
        context.set_default_timeout(1000 * PATIENCE)
        return context, context.pages[0]

    context, page = start()
    page.goto(own_host.home)
    live(page, "/")
    files_kept(page)
    assert sorted(own_host.asked) == sorted(set(own_host.asked)), "nothing is fetched twice"
    sit(page, own_host, "peloponnes")
    page.locator("dialog.primer button").first.click()
    answer(page)
    reached = step(page)
    context.close()
    own_host.stop()

    context, page = start()
    context.set_offline(True)
    page.goto(own_host.home)
    live(page, "/")
    page.keyboard.press("c")
    page.wait_for_selector("#question")
    assert step(page) == reached
    answer(page)
    context.close()


def test_a_crash_keeps_every_answer_that_was_seen(guests: Sitters, server: Host) -> None:
    page = guests.window(server)
    sit(page, server, "raiders")
    play_on(page, click_button, Random(1), most=3)
    reached, address = step(page), page.url
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    again = guests.page(page.context)
    again.goto(address)
    assert step(again) == reached


FULL = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (self.full && given[1] === "generation") throw new DOMException("no room", "QuotaExceededError");
  return put.apply(this, given);
};
new BroadcastChannel("disk").onmessage = ({ data }) => (self.full = data);
"""
FORBIDDEN = "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('forbidden'); } } });"


def with_worker(page: Page, host: Host, before: str) -> None:
    """Run this script before the worker, to cause something that is rare otherwise."""
    script = before + next(host.folder.glob("worker.*.js")).read_text()
    page.route("**/worker.*.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))


def test_a_full_disk_keeps_what_was_there_and_says_so(guests: Sitters, server: Host) -> None:
    context = guests.browser.new_context()
    guests.contexts.append(context)
    page = guests.page(context)
    with_worker(page, server, FULL)
    page.goto(f"{server.address}/")
    sit(page, server, "peloponnes")
    page.locator("dialog.primer button").first.click()
    answer(page)
    before, full = step(page), "full => new BroadcastChannel('disk').postMessage(full)"
    page.evaluate(full, True)
    click_button(page, tokens(page)[0])
    expect(page.locator("main .notice")).to_contain_text("no room left")
    assert step(page) == before
    page.evaluate(full, False)
    answer(page)


def test_where_nothing_can_be_kept_one_can_still_play_and_is_told(guests: Sitters, server: Host) -> None:
    context = guests.browser.new_context()
    guests.contexts.append(context)
    page = guests.page(context)
    forbidden = "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('forbidden'); } } });\n"
    script = next(server.folder.glob("worker.*.js"))
    page.route(
        f"**/{script.name}", lambda route: route.fulfill(body=forbidden + script.read_text(), content_type="text/javascript")
    )
    page.goto(f"{server.address}/")
    expect(page.locator("#alone .not-lasting")).to_contain_text("your tables are gone once you close it")
    page.locator(".box-peloponnes button.btn.go").click()
    page.wait_for_selector("#question", state="attached")


def test_without_the_memory_it_wakes_up_plainly(guests: Sitters, server: Host) -> None:
    context = guests.browser.new_context()
    guests.contexts.append(context)
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    page.route("**/memory.*.dat", lambda route: route.fulfill(status=404))
    page.goto(server.home)
    live(page, "/")
    assert page.locator("html").get_attribute("data-python") == "plain"


def test_without_the_compiled_module_games_run_interpreted(guests: Sitters, server: Host) -> None:
    context = guests.browser.new_context()
    guests.contexts.append(context)
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    said = list[str]()
    page.on("console", lambda message: said.append(message.text))
    page.route("**/native.*.dat", lambda route: route.fulfill(status=404))
    page.goto(server.home)
    live(page, "/")
    assert [one for one in said if "games run interpreted" in one]
    page.locator(".box-peloponnes button.btn.go").click()
    page.wait_for_selector("#question", state="attached")


def test_what_cannot_wake_up_says_so(guests: Sitters, server: Host) -> None:
    context = guests.browser.new_context()
    guests.contexts.append(context)
    page = context.new_page()
    for kind in ("dat", "zip"):
        page.route(f"**/*.{kind}", lambda route: route.fulfill(status=404))
    page.goto(server.home)
    expect(page.locator("#alone .failed")).to_contain_text("could not start here")
    expect(page.locator("#alone .failed button").first).to_have_text("Try again")


def test_the_collection_goes_out_as_the_desktops_own_file_and_comes_in_without_doubling(
    guests: Sitters, server: Host, tmp_path: Path
) -> None:
    page = guests.window(server)
    sit(page, server, "peloponnes")
    answer(page)
    page.goto(f"{server.address}/tables")
    with page.expect_download() as coming:
        page.locator("a[href$='/collection']").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    desktop = Store(file)
    assert [(saved.game, saved.answers > 0) for saved in desktop.all()] == [("peloponnes", True)]
    desktop.add(soloist.GAMES["raiders"].deal(*SHORT["raiders"]))
    desktop.copy_to(tmp_path / "both.db")
    for count in (2, 2):
        page.set_input_files("form.import input[type=file]", tmp_path / "both.db")
        page.locator("form.import button").click()
        page.wait_for_function("() => document.documentElement.dataset.live.includes('said=')")
        expect(page.locator(".games tbody tr")).to_have_count(count)
        page.goto(f"{server.address}/tables")


@every_game
def test_a_button_with_an_address_of_its_own_leads_there(guests: Sitters, server: Host, game: str) -> None:
    """Beside my board is not the full game, and More only shows what can be chosen."""
    page = guests.window(server)
    page.locator(f".box-{game} .more").click()
    page.wait_for_selector("form.sheet #seed")
    assert f"/games/{game}" in page.url
    page.goto(f"{server.address}/")
    page.locator(f".box-{game} .two .btn:not(.go)").click()
    page.wait_for_selector("main.scr")
    page.goto(f"{server.address}/tables")
    expect(page.locator(".games tbody tr")).to_have_count(1)


@every_game
def test_the_links_of_a_table_and_of_its_deal_open_in_another_browser(guests: Sitters, server: Host, game: str) -> None:
    page = guests.window(server)
    sit(page, server, game)
    answer(page)
    page.goto(f"{page.url}/carry")
    table, deal = page.locator("#link").input_value(), page.locator("p.code").inner_text()
    page.fill("#address", server.home)
    page.locator("form.field .btn").click()
    expect(page.locator(".qrs svg")).to_have_count(1)
    scanned = page.locator("#link").input_value()
    drawn = page.locator(".qrs svg path").last.get_attribute("d")
    assert drawn and f'd="{drawn}"' in picture(scanned)
    for link in (table, scanned, deal):
        context = guests.browser.new_context()
        guests.contexts.append(context)
        other = guests.page(context)
        Page.goto(other, link)
        expect(other.locator("form .btn.go").first).to_be_visible()
        assert soloist.GAMES[game].say("short-title", "en") in other.inner_text("main")


ENDLESS = """
new BroadcastChannel("end").onmessage = () => py.runPython(`
from soloist.faces.static import alone
from soloist.games.stone_age import tools
# Compiled code that calls itself deeper than the stack of any browser.
alone.hear = lambda *given: tools.can_be_spent_well(7, 0, 0, [0] * 1_000_000, 0)
`);
"""


def test_endless_recursion_is_told_and_loses_nothing(guests: Sitters, server: Host) -> None:
    context = guests.browser.new_context()
    guests.contexts.append(context)
    page = guests.page(context)
    with_worker(page, server, ENDLESS)
    page.goto(f"{server.address}/")
    sit(page, server, "peloponnes")
    page.locator("dialog.primer button").first.click()
    answer(page)
    before = step(page)
    page.evaluate("new BroadcastChannel('end').postMessage('now')")
    click_button(page, tokens(page)[0])
    expect(page.locator("#alone .wrong")).to_contain_text("Soloist has started again")
    assert step(page) == before
    answer(page)
    page.reload()
    assert step(page) != before
    complaints = [one for one in guests.complaints if "fatal" not in one and "call stack" not in one]
    guests.complaints[:] = complaints
