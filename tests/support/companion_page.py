"""What a person does at a companion's page: sit down, see what can be tapped, tap."""

from typing import Any

from playwright.sync_api import Page

from tests.support.server import Server

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def sit_down(page: Page, server: Server, game: str, level: str) -> None:
    page.goto(f"{server.address}/beside")
    form = page.locator(f"form:has(input[name=game][value={game}])")
    form.locator(f"input[value={level}]").check()
    form.locator("button").click()
    page.wait_for_selector("main.scr")


def tap(page: Page, token: str) -> None:
    before = page.url, page.locator("#table").get_attribute("data-version")
    if page.locator("#n").count() and token.isdigit():
        page.fill("#n", token)
        page.locator(".count button").click()
    else:
        page.locator(f"button[name=answer][value='{token}']").first.click()
    page.wait_for_function(
        "before => document.readyState === 'complete' && document.querySelector('#table')?.dataset.version !== before",
        arg=before[1],
    )


def offered(page: Page) -> list[str]:
    """The answers and events that can be tapped; a number where one is to be typed."""
    if page.locator("#n").count():
        return [page.locator("#n").get_attribute("max") or ""]
    found: list[str] = page.locator("main > :not(.sheet) button[name=answer]").evaluate_all("all => all.map(one => one.value)")
    return found
