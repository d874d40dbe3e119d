"""What a person does at a companion's page: sit down, see what can be tapped, tap."""

from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.support.server import Server

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FAULTS = """
() => {
  const found = [];
  const called = (one) => `${one.tagName}.${one.className} "${one.textContent.trim().slice(0, 30)}"`;
  if (document.documentElement.scrollWidth > 360 || document.documentElement.scrollHeight > 741) found.push("the page scrolls");
  for (const one of document.querySelectorAll("main > :not(.sheet) :is(button, a[href], input:not([type=hidden]))")) {
    if (one.matches(".clause, .ticks input, .cell") || !one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 43.5) found.push(`${box.width.toFixed()}x${box.height.toFixed()}: ${called(one)}`);
    if (box.right > 360.5) found.push(`outside: ${called(one)}`);
  }
  for (const part of document.querySelectorAll(".ans, .tools")) {
    if (part.getBoundingClientRect().bottom > 740.5) found.push(`below the screen: ${called(part)}`);
  }
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() && holder.checkVisibility() && parseFloat(getComputedStyle(holder).fontSize) < 10.99) {
      found.push(`too small: ${called(holder)}`);
    }
  }
  return found;
}
"""
"""What is wrong with a companion's page on a phone of 360 x 740."""


def sit_beside(page: Page, server: Server, game: str, level: str) -> None:
    page.goto(f"{server.address}/beside")
    form = page.locator(f"form:has(input[name=game][value={game}])")
    form.locator(f"input[value={level}]").check()
    form.locator("button").click()
    page.wait_for_selector("main.scr")


def tap(page: Page, token: str) -> None:
    before = page.locator("#table").get_attribute("data-version")
    if page.locator("#n").count() and token.isdigit():
        page.fill("#n", token)
        page.locator(".count button").click()
    else:
        if page.locator("input[type=radio][required]").count() and not page.locator("input[type=radio]:checked").count():
            page.locator("input[type=radio][required]").first.check(force=True)
        button = page.locator(f"button[name=answer][value='{token}']").first
        if page.locator(f".differs:not([open]) button[value='{token}']").count():
            page.locator(".differs summary").click()
        button.click()
    page.wait_for_function(
        "before => document.readyState === 'complete' && document.querySelector('#table')?.dataset.version !== before",
        arg=before,
    )


def offered(page: Page) -> list[str]:
    """The answers and events that can be tapped; a number where one is to be typed."""
    if page.locator("#n").count():
        return [page.locator("#n").get_attribute("max") or ""]
    found: list[str] = page.locator("main > :not(.sheet) button[name=answer]").evaluate_all("all => all.map(one => one.value)")
    return found


def tap_on(page: Page, random: Random, most: int) -> None:
    """Tap at random until the game is over, or `most` times. Check that every page on the way fits the phone."""
    for _ in range(most):
        if page.locator("main.end").count():
            return
        assert page.evaluate(FAULTS) == [], page.locator("#q").text_content()
        tap(page, random.choice(offered(page)))
