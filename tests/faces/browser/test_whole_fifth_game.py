"""A fifth game with board, terminal layout, player, companion and gym needs nothing outside folders named after it, but its name
in GAMES and COMPANIONS.
"""

from random import Random

from playwright.sync_api import expect

from tests.support.browser import Guests
from tests.support.server import Server
from tests.support.sitting import click_anything, play_on, sit_down


def test_it_is_played_on_its_own_board(guests: Guests, whole_fifth: Server) -> None:
    page = guests.window(whole_fifth)
    sit_down(page, whole_fifth, "well", "deep", "K7Q2")
    assert page.locator(".board .plain").count() == 0
    assert page.inner_text(".shaft .to-go") == "15", "its drawing.py says how far it is"
    assert page.locator(".shaft svg use").first.get_attribute("href") == "#well-rope"
    assert page.locator('symbol[id="well-rope"]').count() == 1
    assert page.locator(".shaft .brick").first.evaluate("one => getComputedStyle(one).borderRadius") == "3px", "its style.css"
    play_on(page, click_anything, Random(1))
    assert page.locator("main.end h2").first.is_visible()
    page.goto(page.url.split("?")[0] + "/walk/1")
    assert page.locator(".shaft").is_visible()
    page.goto(f"{whole_fifth.address}/games/well/primer")
    assert page.locator('.primer .pic use[href="#well-rope"]').count() == 6


def test_its_companion_has_its_own_page(guests: Guests, whole_fifth: Server) -> None:
    page = guests.window(whole_fifth, viewport={"width": 360, "height": 740})
    page.goto(f"{whole_fifth.address}/beside")
    page.locator("section:has(#g-well) .btn").click()
    page.wait_for_selector("main.scr")
    page.locator("#answers button[value=ready]").click()
    for day in range(1, 4):
        page.wait_for_function("days => document.querySelectorAll('.ropes svg').length == days", arg=day)
        page.locator("#answers button[value=done]").click()
    expect(page.locator(".ropes svg").first, "its beside.css").to_have_css("width", "30px")
    page.locator("#answers button[value=out]").click()
    page.wait_for_selector("main.end")
    assert "You are out!" in page.inner_text("main.end")
    sheet = page.goto(f"{whole_fifth.address}/beside/well/deep/sheet")
    assert sheet is not None and sheet.ok
