"""A fifth game, without drawings, without a rule of thumb and without measurements, is played on every face."""

from random import Random

import pytest

from tests.support.browser import Guests
from tests.support.server import Server
from tests.support.sitting import click_anything, play_on, question_came, sit_down
from tests.support.toy_game import GAME


@pytest.mark.parametrize(("language", "width"), [("en", 1400), ("fr", 360), ("de", 360)])
def test_in_the_browser_it_is_dealt_played_hinted_walked_through_and_ended(
    guests: Guests, fifth: Server, language: str, width: int
) -> None:
    page = guests.window(fifth, language=language, viewport={"width": width, "height": 800})
    page.goto(fifth.address)
    assert GAME.title(language) in page.inner_text("#games")
    assert page.locator("#games form").count() == 5, "the other four are still there"
    sit_down(page, fifth, "well", "deep", "K7Q2")
    assert GAME.level_name("deep", language) in page.inner_text(".bar")
    for spot in ("wall", "deck", "hand"):
        assert page.locator(f'.board [data-spot="{spot}"]').is_visible()
    page.keyboard.press("h")
    page.wait_for_selector(".hintline")
    play_on(page, click_anything, Random(1))
    assert page.locator("main.end h2").first.is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the side"
    page.goto(page.url.split("?")[0] + "/walk/1")
    assert page.locator(".board .plain").is_visible()
    for path in (
        "/games/well",
        "/games/well/primer",
        "/games/well/rules",
        "/games/well/rules/W-1",
        "/games/well/cards",
        "/tables",
    ):
        answer = page.goto(fifth.address + path)
        assert answer is not None and answer.ok


def test_its_primer_needs_no_pictures(guests: Guests, fifth: Server) -> None:
    for width, height in ((1400, 900), (360, 740)):
        page = guests.window(fifth, seen=False, viewport={"width": width, "height": height})
        sit_down(page, fifth, "well", "deep", "K7Q2")
        assert page.locator("dialog.primer li h3").count() == 6
        assert not page.locator("dialog.primer .pic").first.is_visible()
        page.keyboard.press("Enter")
        assert not page.locator("dialog.primer").is_visible()


def test_it_needs_no_guide(guests: Guests, fifth: Server) -> None:
    page = guests.window(fifth)
    page.goto(fifth.address)
    assert page.locator(".box-raiders .first-time").is_visible()
    assert page.locator(".box-well .btn.go").is_visible() and page.locator(".box-well .first-time").count() == 0
    page.locator(".box-well .btn.go").click()
    question_came(page)
    assert page.locator(".guide").count() == 0
