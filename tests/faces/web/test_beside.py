"""Beside the real board in the browser: a phone that lies next to the box."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page
from starlette.testclient import TestClient

import soloist
from soloist.engine.text.words import LANGUAGES
from soloist.library.store import Store, open_saved
from tests.companions.test_guilds_of_london import seated
from tests.companions.test_sentences import SLIPS
from tests.faces.web.conftest import Guests, Server
from tests.faces.web.test_access import findings

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LONGEST = 45
"""So many pixels a stage may hide below its edge where a list is long; the dock never moves."""

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


@pytest.mark.parametrize(
    ("game", "level", "language"),
    [
        ("stone-age", "basic", "de"),
        ("raiders", "hard", "fr"),
        ("guilds-of-london", "boris", "de"),
        ("peloponnes", "general", "fr"),
    ],
)
def test_a_whole_game_on_a_phone(guests: Guests, server: Server, game: str, level: str, language: str) -> None:
    page, random = guests.window(server, language=language, **PHONE), Random(f"{game} 3")
    sit_down(page, server, game, level)
    for _ in range(400):
        if page.locator("main.end").count():
            break
        assert page.evaluate(FAULTS) == [], page.locator("#q").text_content()
        hidden = page.evaluate("() => (stage => stage.scrollHeight - stage.clientHeight)(document.querySelector('.stage'))")
        assert hidden <= LONGEST, page.locator(".stage").inner_text()
        tap(page, random.choice(offered(page)))
    assert page.locator(".sum tr").count() > 1
    assert page.locator(".over h2").text_content()


def test_a_value_is_set_right_and_back_takes_it_away(guests: Guests, server: Server) -> None:
    page = guests.window(server, **PHONE)
    sit_down(page, server, "peloponnes", "soldier")
    tap(page, "ready")
    strength = page.locator(".val", has_text="Strength").locator("b")
    page.locator("[popovertarget=fix-strength]").first.click()
    page.select_option("#v-strength", "strength=7")
    page.locator("#fix-strength .go").click()
    page.wait_for_selector(".val.new")
    assert (strength.text_content() or "").strip().endswith("7")
    assert "Set right by hand" in page.locator(".stage").inner_text()
    page.locator(".tools button", has_text="Back").click()
    page.wait_for_function("() => !document.querySelector('.val.new')")
    assert (strength.text_content() or "").strip() == "0"


def test_so_far_leads_back_to_any_line(guests: Guests, server: Server) -> None:
    page = guests.window(server, **PHONE)
    sit_down(page, server, "peloponnes", "soldier")
    for token in ("ready", "conquest", "street", "normal", "market", "passed", "port"):
        tap(page, token)
    page.locator(".tools button", has_text="So far").click()
    line = page.locator(".far li", has_text="Angelos takes Market")
    line.locator("button").click()
    page.wait_for_selector(".ladder")
    assert "market" in offered(page) and "street" not in offered(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", soloist.COMPANIONS)
def test_no_line_of_a_page_has_a_full_stop_too_many(client: TestClient, store: Store, game: str, language: str) -> None:
    client.cookies.set("language", language)
    companion = soloist.COMPANIONS[game]
    for number in range(2):
        table, random = companion.deal(companion.levels[-1].id, number), Random(number)
        for _ in range(30):
            if table.question is None:
                break
            usual = [option for option in table.question.options if option.kind in ("", "event", "number")]
            table.answer(random.choice(usual))
        where = f"/tables/{store.add(table)}"
        for address in (where, f"{where}/story"):
            page = re.search("<main.*</main>", client.get(address).text, re.DOTALL)
            assert page is not None
            lines = re.split(r"</?(?:li|p|h\d|div|option|button|small|label|td|th|kbd)\b[^>]*>", page[0])
            said = [re.sub(r"\s+", " ", re.sub("<[^>]+>", "", line)) for line in lines]
            assert [line for line in said if SLIPS.search(line)] == []


def test_another_tab_and_a_closed_one_lose_nothing(guests: Guests, server: Server) -> None:
    page = guests.window(server, **PHONE)
    sit_down(page, server, "raiders", "normal")
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
@pytest.mark.parametrize("game", soloist.COMPANIONS)
def test_everybody_can_use_it(guests: Guests, server: Server, game: str, scheme: str) -> None:
    companion = soloist.COMPANIONS[game]
    for wide, answers in ((360, 4), (1400, 9), (360, -1)):
        page = guests.window(server, color_scheme=scheme, viewport={"width": wide, "height": 740}, reduced_motion="reduce")
        table, random = companion.deal(companion.levels[0].id, 7), Random(8)
        while table.question is not None and answers:
            usual = [option for option in table.question.options if option.kind in ("", "number", "event")]
            table.answer(random.choice(usual))
            answers -= 1
        page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
        assert findings(page) == []


def test_json_plays_it_too(client: TestClient) -> None:
    dealt = client.post("/api/tables", json={"game": "raiders-companion", "level": "normal", "seed": "K7Q2"}).json()
    where = f"/api/tables/{dealt['id']}/answer"
    after = client.post(where, json={"version": dealt["version"], "answer": "app"}).json()
    assert {option["kind"] for option in after["question"]["options"]} == {"", "correct", "switch"}
    refused = client.post(where, json={"version": after["version"], "answer": "armour=11"})
    assert refused.status_code == 400
    assert "possible" in refused.json()["error"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Threshold reached: E2, B5. Tap"), ("fr", "E2, B5. Touchez d’abord"), ("de", "erreicht: E2, B5. Tippe")],
)
def test_guilds_refuses_no_more_tiles_and_lists_those_left(client: TestClient, store: Store, language: str, said: str) -> None:
    client.cookies.set("language", language)
    table = seated("round=2", "done", "red", "red", "red", "e2=3", "b5=3")
    id = store.add(table)
    assert 'value="no-more"' not in client.get(f"/tables/{id}").text
    page = client.post(f"/tables/{id}/answer", data={"version": "0", "answer": "no-more"}).text
    assert said in page.partition('class="notice"')[2].partition("</p>")[0]
    refused = client.post(f"/api/tables/{id}/answer?language={language}", json={"version": 0, "answer": "no-more"})
    assert refused.status_code == 400
    assert said in refused.json()["error"]
    assert open_saved(store.load(id)).record() == table.record()


def test_what_cannot_be_is_refused_and_changes_nothing(client: TestClient, store: Store) -> None:
    assert client.post("/beside", data={"game": "chess"}).status_code == 404
    assert client.post("/beside", data={"game": "raiders", "level": "silly"}).status_code == 400
    assert store.count() == 0
    page = client.post("/beside", data={"game": "raiders", "level": "hard"})
    assert page.status_code == 200
    said = client.post("/tables/1/answer", data={"version": "0", "answer": "armour=99"})
    assert "notice" in said.text
    assert len(open_saved(store.load(1)).log) == 0
    for number in ("-1", "x", "99999999999", ""):
        assert client.post("/tables/1/back", data={"version": "0", "number": number}).status_code == 200
    assert client.post("/tables/1/hint", data={}).status_code == 200


def test_it_is_kept_with_the_others(client: TestClient, store: Store) -> None:
    client.post("/beside", data={"game": "peloponnes", "level": "soldier"})
    listed = client.get("/tables").text
    assert "beside my board" in listed
    client.post("/tables/1/answer", data={"version": "0", "answer": "ready"})
    assert "Peloponnes" in client.get("/").text
    assert client.get("/tables/1/story").status_code == 200
    assert client.get("/tables/1/walk").url.path == "/tables/1"
    assert client.get("/tables/1/moments").status_code == 404
    assert client.get("/tables/1/words").status_code == 200
