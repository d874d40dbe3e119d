"""Beside the real board in the browser: a phone that lies next to the box."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

import soloist
from soloist.engine.companion import NUMBER
from soloist.engine.text.words import LANGUAGES
from soloist.library.store import Store
from tests.games.guilds_of_london.companion import seated
from tests.support.axe import findings
from tests.support.browser import Guests
from tests.support.companion_page import PHONE, offered, sit_beside, tap, tap_on
from tests.support.levels import every_game
from tests.support.server import Server
from tests.walks.walk import companion_walk

SPEECH = """
window.heard = [];
const known = [{ lang: "fr-FR" }, { lang: "de-DE" }];
const value = { getVoices: () => known, cancel: () => {}, speak: (one) => window.heard.push(one) };
Object.defineProperty(window, "speechSynthesis", { value });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
"""A device with two voices that records what it should say."""
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
REACHING_ARROW = """
([part, arrow]) => {
  const left = document.querySelector(arrow).getBoundingClientRect().left, found = [];
  for (const one of document.querySelectorAll(`${part} :is(button, li, p, h2, td, small, label, svg)`)) {
    if (one.closest(".head, .vh") || !one.checkVisibility()) continue;
    if (one.getBoundingClientRect().right > left + 0.5) found.push(one.outerHTML.slice(0, 60));
  }
  return found;
}
"""
"""Everything that the arrow would cover if it was scrolled there. The button in the head does not scroll."""
NEAR_BORDER = """
() => [...document.querySelectorAll(".val")].filter((one) => one.checkVisibility()).filter((one) => {
  const range = document.createRange(), box = one.getBoundingClientRect();
  range.selectNodeContents(one.querySelector("small"));
  const name = range.getBoundingClientRect();
  return Math.min(name.left - box.left, box.right - name.right) < 2.4;
}).map((one) => one.textContent)
"""
"""The values whose names touch the border, which is 1 px wide."""


@pytest.mark.parametrize(
    ("game", "level", "language"), [("stone-age", "basic", "de"), ("raiders", "hard", "fr"), ("guilds-of-london", "boris", "de")]
)
def test_fifteen_answers_on_a_phone(guests: Guests, server: Server, game: str, level: str, language: str) -> None:
    """`make test` plays a whole game of Peloponnes, so only the other three are here."""
    page, random = guests.window(server, language=language, **PHONE), Random(f"{game} 4")
    sit_beside(page, server, game, level)
    tap_on(page, random, 15)
    assert not page.locator("main.end").count(), "fifteen answers are not the whole game"


def test_a_value_is_set_right_and_back_takes_it_away(guests: Guests, server: Server) -> None:
    page = guests.window(server, **PHONE)
    sit_beside(page, server, "peloponnes", "soldier")
    tap(page, "ready")
    strength = page.locator(".val", has_text="Strength").locator("b")
    page.locator("[popovertarget=fix-strength]").first.click()
    page.locator("#fix-strength .steps button", has_text="+").click()
    page.wait_for_selector(".val.new")
    assert (strength.text_content() or "").strip().endswith("1"), "one more in two taps"
    page.locator("[popovertarget=fix-strength]").first.click()
    page.select_option("#v-strength", "strength=7")
    page.locator("#fix-strength .go").click()
    expect(strength).to_have_text(re.compile("7$"))
    assert "Corrected" in page.locator(".stage").inner_text()
    page.locator(".tools button", has_text="Undo").click()
    expect(strength).to_have_text(re.compile(r"^\D*1$|0\D*1$"))
    page.locator(".tools button", has_text="Undo").click()
    expect(strength).to_have_text(re.compile(r"^\s*0$"))


def test_the_back_gesture_leaves_the_table_in_one_step(guests: Guests, server: Server) -> None:
    page = guests.window(server, **PHONE)
    sit_beside(page, server, "peloponnes", "soldier")
    for token in ("ready", "conquest", "street", "normal"):
        tap(page, token)
    page.go_back()
    page.wait_for_url(f"{server.address}/beside")


def shows(page: Page, arrow: str, shown: bool) -> None:
    """Wait until the arrow is there, or is not."""
    page.wait_for_function(
        "([arrow, shown]) => getComputedStyle(document.querySelector(arrow)).opacity > 0.5 === shown", arg=[arrow, shown]
    )


def scroll_until(page: Page, part: str, left: int) -> None:
    """Scroll a part of the page until so many px are left below its edge."""
    page.locator(part).evaluate("(one, left) => one.scrollTo(0, one.scrollHeight - one.clientHeight - left)", left)


def test_an_arrow_shows_that_something_lies_below_but_not_for_the_margin_alone(guests: Guests, server: Server) -> None:
    page = guests.window(server, language="de", **SMALL)
    page.goto(f"{server.address}/tables/{Store(server.database).add(companion_walk('peloponnes', 'general')[4])}")
    assert page.locator(".stage").evaluate("one => one.scrollHeight - one.clientHeight") > 50
    shows(page, ".below", True)
    shows(page, ".below.dock", False)
    for left, shown in ((20, True), (7, False), (20, True), (0, False)):
        scroll_until(page, ".stage", left)
        shows(page, ".below", shown)


@every_game
def test_the_arrow_covers_nothing(guests: Guests, server: Server, game: str) -> None:
    """Wherever one scrolls to, letters, buttons and pictures end beside the arrow."""
    page = guests.window(server, language="de", **SMALL)
    scrolled = 0
    walk = companion_walk(game, soloist.COMPANIONS[game].levels[-1].id)
    for table in (*walk[1:8], *walk[8::6]):
        page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
        for part, arrow in ((".stage", ".below"), (".ans", ".below.dock")):
            if page.locator(part).evaluate("one => one.scrollHeight - one.clientHeight") <= 8:
                continue
            scrolled += 1
            page.locator(part).evaluate("one => one.scrollTo(0, 0)")
            shows(page, arrow, True)
            assert page.evaluate(REACHING_ARROW, [part, arrow]) == []
    assert scrolled or game == "guilds-of-london", "its screens of this walk need no scrolling"


def test_a_dock_that_scrolls_shows_it(guests: Guests, server: Server) -> None:
    """With large letters, what you may report lies partly below the answers that stay in view."""
    page = guests.window(server, language="de", **{**PHONE, "viewport": {"width": 360, "height": 460}})
    page.context.add_cookies([{"name": "text", "value": "large", "url": server.address}])
    scrolled = 0
    for table in companion_walk("peloponnes", "soldier")[:12]:
        page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
        if page.locator(".ans").evaluate("one => one.scrollHeight > one.clientHeight + 10"):
            scrolled += 1
            shows(page, ".below.dock", True)
            scroll_until(page, ".ans", 0)
            shows(page, ".below.dock", False)
    assert scrolled


def test_a_dock_without_reports_that_scrolls_shows_it_too(guests: Guests, server: Server) -> None:
    """Where his card raids, with own cards: the last button lay half below the edge."""
    table = soloist.COMPANIONS["raiders"].deal("normal", seed="K7Q2")
    for token in ("own", "ready"):
        table.answer(token)
    while table.question and not any(event.phrase.message == "told-shuffle" for event in table.news):
        answers = [option.token for option in table.question.options if option.kind in ("", NUMBER)]
        table.answer("done" if "done" in answers else next(token for token in answers if token != "none-left"))
    page = guests.window(server, language="de", **SMALL)
    page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
    assert page.locator(".ans").evaluate("one => one.scrollHeight - one.clientHeight") > 8
    shows(page, ".below.dock", True)
    scroll_until(page, ".ans", 0)
    shows(page, ".below.dock", False)


def test_a_number_that_is_not_possible_is_refused_beside_its_field_and_kept(guests: Guests, server: Server) -> None:
    table = seated("round=10", "done", "red", "red", "red", "placed", "no-more")
    page = guests.window(server, **SMALL)
    page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
    page.fill("#n", "999")
    page.locator(".count button").click()
    wrong = page.get_by_role("alert")
    expect(wrong).to_have_text("Enter a whole number from 0 to 250.")
    expect(wrong).to_be_in_viewport(ratio=1)
    expect(page.locator("#n")).to_have_value("999")
    expect(page.locator("#n")).to_have_accessible_description("Enter a whole number from 0 to 250.")
    above = wrong.evaluate("one => one.getBoundingClientRect().bottom")
    apart = page.locator("#n").evaluate("one => one.getBoundingClientRect().top") - above
    assert 0 <= apart < 20
    assert findings(page) == []
    page.fill("#n", "99")
    expect(wrong).to_be_hidden()
    assert page.locator("#n").get_attribute("aria-invalid") is None


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_the_names_of_the_values_keep_clear_of_their_borders(guests: Guests, server: Server, game: str, language: str) -> None:
    page = guests.window(server, language=language, **SMALL)
    walk = companion_walk(game, soloist.COMPANIONS[game].levels[-1].id)
    for table in walk[len(walk) // 2 : len(walk) // 2 + 9 : 4]:
        page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
        assert page.evaluate(NEAR_BORDER) == []
        assert page.locator(".his ul").evaluate("one => one.scrollWidth - one.clientWidth") == 0


def test_what_a_report_added_is_scrolled_into_view(guests: Guests, server: Server) -> None:
    """The list is in playing order, so a new line may lie below the fold."""
    page = guests.window(server, language="de", **{**PHONE, "viewport": {"width": 360, "height": 640}})
    sit_beside(page, server, "stone-age", "basic")
    for token in ("ready", "green", "figure", "red"):
        tap(page, token)
    added = page.locator(".do li:not(.stays, .sub)").first
    expect(added).to_contain_text("2 → 3")
    expect(added).to_be_in_viewport(ratio=0.9)
    assert page.locator(".stage").evaluate("one => one.scrollTop") > 0


def test_the_tile_in_question_is_scrolled_into_view_and_the_question_stays(guests: Guests, server: Server) -> None:
    """The tiles of row 5 lay below the fold, so that nobody saw which of them was marked."""
    page = guests.window(server, language="de", **{**PHONE, "viewport": {"width": 360, "height": 640}})
    sit_beside(page, server, "guilds-of-london", "boris")
    for token in ("app", "virginia", "app", "ready", "d5"):
        tap(page, token)
    tile = page.locator(".stage [aria-current]")
    stage = page.locator(".stage")
    low = "one => one.getBoundingClientRect().bottom"
    assert stage.evaluate("one => one.scrollTop") > 0
    assert tile.evaluate(low) < stage.evaluate(low) - 18, "above the arrow that says that there is more"
    expect(page.locator("#q")).to_contain_text("Was ist auf D5")
    expect(page.locator("#q")).to_be_in_viewport(ratio=0.9)
    assert page.locator("#q").evaluate(low) < tile.evaluate("one => one.getBoundingClientRect().top")


@every_game
def test_a_phone_on_its_side_shows_instructions_and_answers(guests: Guests, server: Server, game: str) -> None:
    page = guests.window(server, has_touch=True, is_mobile=True, viewport={"width": 740, "height": 360})
    for table in companion_walk(game, soloist.COMPANIONS[game].levels[0].id)[1:12:2]:
        page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
        high, wide = page.locator(".stage").evaluate("one => [one.clientHeight, one.clientWidth]")
        assert high > 240 and wide > 300
        assert page.evaluate("document.documentElement.scrollWidth") <= 740
        assert page.locator(".tools").evaluate("one => one.getBoundingClientRect().bottom") <= 360.5


def test_instructions_are_read_aloud_only_when_asked(guests: Guests, server: Server) -> None:
    page = guests.window(server, language="fr", **PHONE)
    page.add_init_script(SPEECH)
    sit_beside(page, server, "peloponnes", "soldier")
    assert page.evaluate("window.heard") == []
    page.locator(".speak").click()
    tap(page, "ready")
    tap(page, "conquest")
    first, *_, last = page.evaluate("window.heard")
    assert first["lang"] == "fr" and "Mise en place" not in last["text"]
    assert (page.locator("#q").text_content() or "").strip()[:20] in last["text"]
    page.locator(".speak").click()
    heard = page.evaluate("window.heard.length")
    tap(page, offered(page)[0])
    assert page.evaluate("window.heard.length") == heard


def test_so_far_leads_back_to_any_line(guests: Guests, server: Server) -> None:
    page = guests.window(server, **PHONE)
    sit_beside(page, server, "peloponnes", "soldier")
    for token in ("ready", "conquest", "street", "normal", "market", "passed", "port"):
        tap(page, token)
    page.locator(".tools button", has_text="So far").click()
    line = page.locator(".far li", has_text="Angelos takes Market")
    line.locator("button").click()
    page.wait_for_selector(".ladder")
    assert "market" in offered(page) and "street" not in offered(page)


def test_another_tab_and_a_closed_one_lose_nothing(guests: Guests, server: Server) -> None:
    page = guests.window(server, **PHONE)
    sit_beside(page, server, "raiders", "normal")
    other = guests.page(page.context)
    other.goto(page.url)
    tap(page, "app")
    other.locator("button[value=own]").click()
    other.wait_for_selector(".notice")
    assert offered(other) == ["ready"]
    page.close()
    tap(other, "ready")
    assert "done" in offered(other)


def test_the_first_page_leads_there(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    page.goto(server.address)
    page.locator("form:has(input[name=game][value=peloponnes]) button[formaction='/beside']").click()
    page.wait_for_selector("main.scr")
    assert "Peloponnes" in page.locator("h1").inner_text()


def test_no_script_is_needed(guests: Guests, server: Server) -> None:
    page = guests.window(server, java_script_enabled=False, **PHONE)
    page.goto(f"{server.address}/beside")
    form = page.locator("form:has(input[value=stone-age])")
    form.locator("input[value=basic]").check()
    form.locator("button").click()
    for token in ("ready", "farmer", "paid"):
        page.locator(f"button[name=answer][value={token}]").click()
    assert "Round 2" in page.locator(".asking").inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@every_game
def test_everybody_can_use_it(guests: Guests, server: Server, game: str, scheme: str) -> None:
    tables = companion_walk(game, soloist.COMPANIONS[game].levels[0].id)
    for wide, answers in ((360, 4), (1400, 9), (360, -1)):
        page = guests.window(server, color_scheme=scheme, viewport={"width": wide, "height": 740}, reduced_motion="reduce")
        page.goto(f"{server.address}/tables/{Store(server.database).add(tables[answers])}")
        assert findings(page) == []


def test_on_the_grid_of_guilds_no_badge_covers_a_pawn_or_a_symbol(guests: Guests, server: Server) -> None:
    table = seated("done", "purple", "red", "red", level="rik")
    page = guests.window(server, **PHONE)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
    covered = page.evaluate("""() => [...document.querySelectorAll(".cell .k")].flatMap((badge) => {
      const one = badge.getBoundingClientRect();
      return [...document.querySelectorAll(".cell svg, .cell b, .cell .no")].filter((other) => {
        const box = other.getBoundingClientRect();
        const wide = Math.min(one.right, box.right) - Math.max(one.left, box.left);
        const high = Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top);
        return wide > 1 && high > 2.5;
      }).map((other) => `${badge.textContent} covers ${other.outerHTML.slice(0, 60)}`);
    })""")
    assert (page.locator(".cell .k").count(), covered) == (2, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_large_text_the_values_and_the_level_of_guilds_are_not_cut(language: str, guests: Guests, server: Server) -> None:
    page = guests.window(server, language=language, **PHONE)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{server.address}/tables/{Store(server.database).add(seated())}")
    page.evaluate("document.documentElement.dataset.text = 'large'")
    cut = """() => [...document.querySelectorAll(".top .chip, .val small")].filter((one) => {
      const box = one.closest(".val") ?? one;
      return one.scrollWidth > box.clientWidth - (one === box ? 0 : 2);
    }).map((one) => one.textContent)"""
    assert page.evaluate(cut) == []
