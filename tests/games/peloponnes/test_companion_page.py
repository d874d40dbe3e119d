"""Angelos's ladder on a small phone: what is printed, and the line about ties above it."""

import pytest
from playwright.sync_api import Page

from soloist.engine.text.words import LANGUAGES
from soloist.games.peloponnes.companion import COMPANION
from soloist.library.store import Store
from tests.support.browser import Guests
from tests.support.companion_page import FAULTS, PHONE, sit_beside, tap
from tests.support.server import Server

pytestmark = pytest.mark.slow

IN_VIEW = """
(one) => {
  const box = one.getBoundingClientRect(), stage = document.querySelector(".stage").getBoundingClientRect();
  return one.checkVisibility() && box.top >= stage.top && box.bottom <= stage.bottom;
}
"""
FULL = """
() => [...document.querySelectorAll(".do li")].filter((line) => {
  const box = line.getBoundingClientRect(), stage = document.querySelector(".stage").getBoundingClientRect();
  return box.top < stage.top || box.bottom > stage.bottom;
}).map((line) => line.innerText)
"""
"""The instructions that are not wholly in view."""
TORN = """
() => {
  const found = [...document.querySelectorAll(".val small")].filter((name) => {
    return name.getBoundingClientRect().width > name.parentElement.clientWidth;
  }).map((name) => name.innerText);
  for (const name of document.querySelectorAll(".look b")) {
    const range = document.createRange();
    for (const word of name.firstChild.data.matchAll(/[\\p{L}’]{3,}/gu)) {
      range.setStart(name.firstChild, word.index);
      range.setEnd(name.firstChild, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(word[0]);
    }
  }
  return found;
}
"""
"""The names of values that are too wide, and the words of tiles that lie on two lines."""
UNCOVERED = """
(one) => {
  const box = one.getBoundingClientRect();
  const at = (y) => one.contains(document.elementFromPoint(box.left + box.width / 2, y));
  return at(box.top + 3) && at(box.bottom - 6);
}
"""
TIES = {"fr": "Égalité : la plus à droite sur la table.", "de": "Gleichstand: am Tisch weiter rechts."}


@pytest.mark.parametrize("language", list(TIES))
def test_the_line_about_ties_is_in_view_with_the_ladder(guests: Guests, server: Server, language: str) -> None:
    page = guests.window(server, language=language, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    sit_beside(page, server, "peloponnes", "soldier")
    tap(page, "ready")
    tap(page, "passed")
    assert page.evaluate("() => document.documentElement.scrollHeight") == 640, "only the stage scrolls"
    line = page.locator(".stage :is(p, small):visible", has_text=TIES[language]).first
    assert line.evaluate(IN_VIEW)
    assert page.locator(".rung").first.evaluate(IN_VIEW)
    tied = page.locator(".tied").first
    values = tied.locator("button").evaluate_all("all => all.map(one => one.value)")
    assert sorted(values) == ["golden-foothills", "mixed-highland", "wooded-river-valley"], "coins do not count"
    button = page.locator("button[value=deep-forest]")
    assert button.locator(".look").count() == 2, "two lands that are equal in everything that counts"
    assert button.locator(".look svg.art").count() == 2
    assert page.locator("button[value=golden-foothills] .gets").inner_text().split() == ["1", "5"], "citizens and coins"


def test_a_tile_that_is_printed_differently_is_chosen_from_all_tiles(guests: Guests, server: Server) -> None:
    page = guests.window(server, language="de", **PHONE)
    sit_beside(page, server, "peloponnes", "general")
    for token in ("messene", "hector", "ready"):
        tap(page, token)
    page.locator(".tools button[popovertarget=menu]").click()
    tap(page, "box-tile")
    assert page.locator(".pick").count() == 40
    assert page.locator("main.k-box").count() == 1, "not Angelos's turn"
    assert page.evaluate(FAULTS) == []
    tap(page, "stoa")
    assert page.locator("main.k-box").count() == 1
    assert "Stoa" in page.locator(".stage").inner_text()
    for token in ("7", "2", "0"):
        tap(page, token)
    assert "Prestige 7" in page.locator(".stage").inner_text().replace("\u00a0", " ")


@pytest.mark.parametrize("size", [(360, 640), (640, 360)], ids=["portrait", "landscape"])
def test_what_may_have_happened_is_not_covered_by_the_answers(guests: Guests, server: Server, size: tuple[int, int]) -> None:
    page = guests.window(server, language="de", **{**PHONE, "viewport": {"width": size[0], "height": size[1]}})
    sit_beside(page, server, "peloponnes", "soldier")
    for token in ("ready", "passed", "street", "passed", "bridge", "passed", "market"):
        tap(page, token)
    for token in ("supply", "persians", "normal", "conquest", "passed"):
        assert page.locator(f"button[value={token}]").evaluate(UNCOVERED), token


TAKEN = ("ready", "round=4", "strength=9", "passed", "epidauros-odeon")


def show(page: Page, server: Server, level: str, *tokens: str) -> None:
    """Open a table at which these answers were given."""
    table = COMPANION.deal(level, "K7Q2")
    for token in tokens:
        table.answer(token)
    page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_to_be_done_is_in_view_on_a_small_phone(guests: Guests, server: Server, language: str) -> None:
    """From round 4 on, with the supply symbol and the Persians above the answers, and a title of two lines."""
    page = guests.window(server, language=language, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    for tokens in (TAKEN, (*TAKEN, "supply", "lower"), (*TAKEN, "supply", "higher"), (*TAKEN, "persians", "held")):
        show(page, server, "soldier", *tokens)
        assert page.evaluate(FULL) == [], tokens
        hints = page.locator(".ans .n3 small")
        assert [hint.evaluate(UNCOVERED) for hint in hints.all()] == [True] * 3, "what each row means for his Strength"
        assert (
            page.evaluate("() => { const dock = document.querySelector('.ans'); return dock.scrollHeight - dock.clientHeight; }")
            <= 0
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_on_the_first_page_shows_the_round(guests: Guests, server: Server, language: str) -> None:
    """Regression: the end of the line, which has the round, was cut off."""
    page = guests.window(server, language=language, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    show(page, server, "sergeant", "messene", "ready", "round=4")
    page.goto(server.address)
    line = page.locator(".cc.main .ln")
    seen = """line => {
      const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode(), range = document.createRange();
      const at = text.data.indexOf("4");
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return at > 0 && range.getBoundingClientRect().bottom <= line.getBoundingClientRect().bottom;
    }"""
    assert line.evaluate(seen), line.inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_letters_cut_and_tear_nothing_on_a_small_phone(guests: Guests, server: Server, language: str) -> None:
    page = guests.window(server, language=language, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    page.context.add_cookies([{"name": "text", "value": "large", "url": server.address}])
    for tokens in (TAKEN, (*TAKEN, "supply", "lower"), TAKEN[:-1]):
        show(page, server, "soldier", *tokens)
        assert page.evaluate(TORN) == []
        for answer in page.locator(".ans button[value=passed]").all():
            assert answer.evaluate(UNCOVERED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hero_is_cut_off(guests: Guests, server: Server, language: str) -> None:
    page = guests.window(server, language=language, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    show(page, server, "officer")
    assert page.locator("button[value=other-hero]").evaluate(UNCOVERED)
