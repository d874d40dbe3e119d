"""After the game: the end page, my games, and the review."""

import pytest
from playwright.sync_api import expect

from soloist.library.store import Store
from tests.support.browser import Guests
from tests.support.reviewed import WRONG, reviewed
from tests.support.server import Server


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1400, "light")])
def test_pages_after_the_game_fit_and_offend_nobody(guests: Guests, server: Server, width: int, scheme: str) -> None:
    from tests.support.axe import findings

    store = Store(server.database)
    id = reviewed(store, "peloponnes/general-lost")
    page = guests.window(server, color_scheme=scheme, viewport={"width": width, "height": 780}, reduced_motion="reduce")
    for path in (f"/tables/{id}", f"/tables/{id}/review", f"/tables/{id}/review/0", "/tables"):
        page.goto(server.address + path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert findings(page) == [], path
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light", "dark is for screens"


def test_keys_and_a_tap_on_the_timeline_step_through_a_review(guests: Guests, server: Server) -> None:
    id = reviewed(Store(server.database))
    page = guests.window(server)
    page.goto(f"{server.address}/tables/{id}/review/0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/review/1")
    page.wait_for_load_state()
    page.keyboard.press("m")
    page.wait_for_url(f"**/review/{WRONG}")
    page.wait_for_load_state()
    page.locator(".chart.line").click(position={"x": 80, "y": 60})
    page.wait_for_url("**/review/0")


SHEET = """
    navigator.canShare = () => true;
    navigator.share = async (shared) => { window.shared = shared; };
"""
"""A system with a share sheet that remembers what it was given."""


def test_a_result_is_copied_as_it_is_shown_and_goes_to_the_share_sheet_of_the_system(guests: Guests, server: Server) -> None:
    id = reviewed(Store(server.database))
    page = guests.window(server)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.address)
    page.goto(f"{server.address}/tables/{id}")
    text = page.locator(".shared").inner_text()
    assert text.startswith("Soloist · Peloponnes") and "127.0.0.1" not in text
    page.get_by_role("button", name="Copy the result").click()
    expect(page.locator("#live")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == text
    page.add_init_script(SHEET)
    page.reload()
    page.get_by_role("button", name="Share", exact=True).click()
    assert page.evaluate("window.shared") == {"text": text}


def test_without_a_share_sheet_or_a_script_the_result_can_still_be_marked(guests: Guests, server: Server) -> None:
    id = reviewed(Store(server.database))
    page = guests.window(server)
    page.add_init_script("Navigator.prototype.canShare = undefined")
    page.goto(f"{server.address}/tables/{id}")
    expect(page.get_by_role("button", name="Copy the result")).to_be_visible()
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_hidden()
    page = guests.window(server, java_script_enabled=False)
    page.goto(f"{server.address}/tables/{id}")
    expect(page.locator("[data-copy], [data-share]").first).to_be_hidden()
    page.locator(".shared").click()
    expect(page.locator(".shared")).to_be_visible()
