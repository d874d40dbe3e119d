"""My box over HTTP and on a phone: entered once, used ever after, a file to take along."""

import pytest
from playwright.sync_api import Page

from tests.support.axe import findings
from tests.support.browser import Guests
from tests.support.server import Server

TARGETS = "a.btn, button, select, summary, textarea, .entries a, .up a, .tick, input:not([type=checkbox])"


PHONE = {"width": 360, "height": 740}


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate(
        """targets => [...document.querySelectorAll(targets)].map(one => [one.outerHTML, one.getBoundingClientRect()])
            .filter(([, at]) => at.width && (at.height < 44 || at.width < 44 || at.left < 0 || at.right > 360))
            .map(([html]) => html.slice(0, 80))""",
        f"main :is({TARGETS}):not([aria-hidden])",
    )
    assert small == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_a_card_is_entered_with_the_thumb(guests: Guests, own_server: Server, scheme: str) -> None:
    page = guests.window(
        own_server, language="de", viewport=PHONE, has_touch=True, color_scheme=scheme, java_script_enabled=scheme == "dark"
    )
    page.goto(f"{own_server.address}/box")
    fits(page)
    page.locator('.entries a[href="/box/raiders"]').tap()
    page.wait_for_url("**/box/raiders")
    fits(page)
    page.locator(".group", has=page.locator("#tactic-tactic-05")).locator("summary").tap()
    page.locator("#tactic-tactic-05 a").tap()
    page.wait_for_url("**/tactic-05")
    fits(page)
    page.get_by_label("SP", exact=True).fill("9")
    page.get_by_label("Sperrt").select_option(label="Mühle")
    page.get_by_role("button", name="Speichern", exact=True).tap()
    page.wait_for_url("**/box/raiders?said=kept&at=*")
    assert "von dir" in page.locator("#tactic-tactic-05").inner_text()
    page.locator(".forget summary").tap()
    fits(page)
    for path in (
        "guilds-of-london/guild/grocers",
        "peloponnes/hero/sisyphus",
        "peloponnes/tile/barracks",
        "stone-age/card/pottery-food7",
    ):
        page.goto(f"{own_server.address}/box/{path}")
        fits(page)
    if scheme == "dark":
        assert findings(page) == []
        page.goto(f"{own_server.address}/box/raiders")
        assert findings(page) == []
