"""The rules as a page to learn from and to search."""

import pytest
from playwright.sync_api import Page

import soloist
from tests.support.browser import Guests
from tests.support.rules_page import found
from tests.support.server import Server

SEEN = "[...document.querySelectorAll('{}')].filter((one) => one.checkVisibility())"


FOUND = f"() => {SEEN.format('.rule')}.map((rule) => rule.id)"


MARKED = f"() => {SEEN.format('.rule mark')}.map((mark) => mark.textContent)"
"""What is really visible: styles once showed elements with the attribute `hidden`."""


SEARCHED = "(words) => (new URLSearchParams(location.href.split('?').at(-1)).get('q') ?? '') === words"


def type_in(page: Page, words: str) -> None:
    """Type into the search, and wait until the address has the words: then the results are shown."""
    page.fill(".seek input", words)
    page.wait_for_function(SEARCHED, arg=words)


def test_numbers_are_smaller_than_the_text_and_quiet(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    page.goto(f"{server.address}/games/raiders/rules")
    size = "(part) => parseFloat(getComputedStyle(part).fontSize)"
    sizes = [page.locator(part).first.evaluate(size) for part in (".rule p", ".rule .number")]
    assert sizes[0] >= 16 and sizes[1] <= 0.75 * sizes[0]


@pytest.mark.parametrize(("language", "width"), [("en", 1400), ("de", 360), ("fr", 360)])
def test_nothing_hangs_over_the_side(guests: Guests, server: Server, language: str, width: int) -> None:
    page = guests.window(server, language=language, viewport={"width": width, "height": 740})
    for game in soloist.GAMES:
        page.goto(f"{server.address}/games/{game}/rules?q=e")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_printed_there_is_the_text_with_its_rulings_and_nothing_to_click(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    page.goto(f"{server.address}/games/stone-age/rules")
    page.emulate_media(media="print")
    assert not page.locator(".seek").is_visible() and not page.locator(".book nav").is_visible()
    assert not page.locator(".bar .menu").is_visible()
    assert page.locator(".rule details li").first.is_visible(), "folded on the screen only"


@pytest.mark.parametrize(("language", "typed"), [("fr", "epuise"), ("de", "großt"), ("en", "tribe FIGURE"), ("en", "sa-s2")])
def test_typing_finds_and_marks_what_a_page_with_that_address_does(
    guests: Guests, server: Server, language: str, typed: str
) -> None:
    page = guests.window(server, language=language)
    page.goto(f"{server.address}/games/stone-age/rules")
    type_in(page, typed)
    typing = page.evaluate(FOUND), page.evaluate(MARKED), page.inner_text(".count")
    assert typing[0] and typing[1]
    page.reload()
    assert (page.evaluate(FOUND), page.evaluate(MARKED), page.inner_text(".count")) == typing, "the address keeps the search"


def test_however_fast_one_types_the_last_words_are_shown_and_one_question_is_asked_at_a_time(
    guests: Guests, server: Server
) -> None:
    page = guests.window(server)
    page.goto(f"{server.address}/games/stone-age/rules")
    page.evaluate("""() => {
        const ask = soloist.ask;
        window.most = window.asking = 0;
        soloist.ask = async (...given) => {
            window.most = Math.max(window.most, ++window.asking);
            await new Promise((done) => setTimeout(done, 100));
            return ask(...given).finally(() => window.asking--);
        };
    }""")
    for number in range(1, len("initiative") + 1):
        page.fill(".seek input", "initiative"[:number])
    page.wait_for_function(SEARCHED, arg="initiative")
    assert page.evaluate(FOUND) == found(page.request.get(f"{server.address}/games/stone-age/rules?q=initiative").text())
    assert page.evaluate("window.most") == 1


def test_a_search_that_fails_leaves_the_page_as_it_is_and_the_next_letter_asks_again(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    page.goto(f"{server.address}/games/stone-age/rules")
    page.evaluate(
        "() => { window.ask = soloist.ask;"
        " soloist.ask = () => { window.asked = true; return Promise.reject(new Error('away')); }; }"
    )
    page.fill(".seek input", "initiativ")
    page.wait_for_function("() => window.asked && new Promise((done) => setTimeout(done, 100, true))")
    assert len(page.evaluate(FOUND)) == len(soloist.GAMES["stone-age"].book.clauses)
    page.evaluate("() => { soloist.ask = window.ask; }")
    type_in(page, "initiative")
    assert "SA-S27" in page.evaluate(FOUND)


@pytest.mark.parametrize("script", [True, False])
@pytest.mark.parametrize("width", [1400, 360])
def test_only_clauses_that_match_are_seen(guests: Guests, server: Server, script: bool, width: int) -> None:
    page = guests.window(server, java_script_enabled=script, viewport={"width": width, "height": 900})
    page.goto(f"{server.address}/games/raiders/rules?q=valkyrie")
    seen = page.locator(".rule:visible").all_inner_texts()
    assert seen and all("valkyrie" in text.lower() for text in seen)
    assert page.inner_text(".count") == f"{len(seen)} / {len(soloist.GAMES['raiders'].book.clauses)}"


def test_the_page_is_not_loaded_again_and_an_empty_search_shows_all(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    page.goto(f"{server.address}/games/raiders/rules?q=armour")
    page.evaluate("window.same = true")
    some = page.evaluate(FOUND)
    type_in(page, "helicopter")
    assert page.evaluate(FOUND) == [] and page.locator(".nothing").is_visible()
    page.keyboard.press("Enter")
    type_in(page, "")
    assert len(page.evaluate(FOUND)) == len(soloist.GAMES["raiders"].book.clauses) > len(some)
    assert page.locator("mark").count() == 0 and not page.locator(".nothing").is_visible()
    assert page.evaluate("window.same") and "?" not in page.url


def test_a_ruling_opens_when_the_word_is_in_it(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    page.goto(f"{server.address}/games/stone-age/rules")
    assert page.locator(".rule details[open]").count() == 0
    type_in(page, "17 tiles exist")
    assert page.locator(".rule:not([hidden]) details[open]").count() >= 1
