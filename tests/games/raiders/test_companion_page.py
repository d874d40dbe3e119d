"""The Adversary beside the real board, on a phone: the closed building, the coast, and a card that is entered on one screen."""

import re
from html import unescape

import pytest
from playwright.sync_api import expect
from starlette.testclient import TestClient

from soloist.engine.text.words import LANGUAGES, unbroken
from soloist.games.raiders.components import BUILDINGS, KINDS
from soloist.library.store import Store, open_saved
from tests.games.raiders.test_companion import RIGHT_OUTPOST, seated, state
from tests.games.raiders.test_companion_cards import LEFT_FORTRESS
from tests.support.browser import Guests
from tests.support.companion_page import PHONE
from tests.support.server import Server

pytestmark = pytest.mark.slow

RAID = ("armour=10", "provisions=8", "done", *LEFT_FORTRESS, "0")


def shown(client: TestClient, store: Store, *answers: str, language: str = "en") -> str:
    """The page after these answers, without hyphens."""
    client.cookies.set("language", language)
    return unbroken(unescape(client.get(f"/tables/{store.add(seated(*answers))}").text))


def largest(page: str) -> str:
    """What is drawn above the instructions."""
    found = re.search(r'class="first">(.*?)</div>\s*</div>', page, re.DOTALL)
    return "" if found is None else re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", found[1])).strip()


@pytest.mark.rule("RNS-S41")
@pytest.mark.parametrize("since", [(), ("armour=9",), ("app-cards",), ("ended",)])
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Closed on your turn 2: Town Hall"),
        ("fr", "Interdit à votre tour 2"),
        ("de", "In deinem Zug 2 gesperrt: Ratshalle"),
    ],
)
def test_the_closed_building_is_the_largest_thing_all_through_your_turn(
    client: TestClient, store: Store, since: tuple[str, ...], language: str, line: str
) -> None:
    assert largest(shown(client, store, *RAID, *since, language=language)).startswith(line)


@pytest.mark.rule("RNS-S43")
@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "play no card"), ("fr", "ne jouez aucune carte"), ("de", "keine Karte ausspielen")],
)
def test_with_the_town_hall_closed_no_card_can_be_played(client: TestClient, store: Store, language: str, line: str) -> None:
    page = shown(client, store, *RAID, language=language)
    assert line in largest(page) and page.partition('class="do')[2].count(line) == 1, "in the box and in the list"
    page = shown(client, store, *RIGHT_OUTPOST, "1", language=language)
    assert largest(page) and line not in page


@pytest.mark.rule("RNS-S53", "RNS-S54")
def test_your_last_turn_stands_beside_the_closed_building(client: TestClient, store: Store) -> None:
    assert "last turn" not in largest(shown(client, store, *RAID))
    ended = ("fortress-middle=0", "fortress-right=0", *RAID)
    assert largest(shown(client, store, *ended)).endswith("Your last turn, then his")


@pytest.mark.rule("RNS-S18", "RNS-S44")
def test_nothing_is_closed_in_turn_1_and_in_his_turn(client: TestClient, store: Store) -> None:
    assert largest(shown(client, store)) == ""
    assert largest(shown(client, store, *RAID, "done")) == ""
    assert largest(shown(client, store, *RIGHT_OUTPOST)) == "", "the card that lies there closes a building of your next turn"


@pytest.mark.rule("RNS-S22", "RNS-S23")
def test_both_tests_of_the_card_say_what_is_needed_and_what_he_has(client: TestClient, store: Store) -> None:
    page = shown(client, store, *RIGHT_OUTPOST)
    assert "Armour: needs 3, he has 4" in page and "Provisions: needs 4, he has 5" in page
    # The card is also described in full, but only for screen readers.
    assert re.sub(r'aria-label="[^"]*"', "", page).count("otherwise") == 1, "the order of the sets"


@pytest.mark.parametrize("kind", KINDS)
def test_the_small_picture_of_a_settlement_is_square(client: TestClient, store: Store, kind: str) -> None:
    """Regression: a small square of the wide picture on the board showed an empty hill and the edge of a tower."""
    card = {"harbour": "tactic-01", "outpost": "tactic-10", "monastery": "tactic-14", "fortress": "tactic-19"}[kind]
    page = shown(client, store, "armour=10", "provisions=8", "done", f"{kind}-left", card, "0")
    (line,) = [line for line in page.partition('class="do')[2].partition("</ol>")[0].split("<li") if "Clear the set" in line]
    (symbol,) = re.findall('href="#([^"]+)"', line)
    (box,) = re.findall(f'<symbol id="{symbol}" viewBox="([^"]+)"', page)
    _, _, width, height = box.split()
    assert width == height


def test_settlements_keep_their_places_when_their_cards_are_turned(client: TestClient, store: Store) -> None:
    turned = ("outpost-left", "tactic-10", "done", "outpost-left", "tactic-11", "done")
    for answers in (("done",), ("done", *turned)):
        page = shown(client, store, *answers).partition('class="coast"')[2].partition("</form>")[0]
        names = re.findall(r"<span>((?:Left|Middle|Right) \w+)<", page)
        assert names[:3] == ["Left fortress", "Middle fortress", "Right fortress"], "as on the board"
        assert names[3:7] == ["Left monastery", "Right monastery", "Left outpost", "Right outpost"]
        assert names[7:] == ["Left harbour", "Middle harbour", "Right harbour"]
    assert 'value="outpost-left"' not in page, "no card of it can come"


SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
IN_VIEW = """
() => {
  const stage = document.querySelector(".stage"), dock = document.querySelector(".ans"), frame = stage.getBoundingClientRect();
  const lines = [...document.querySelectorAll(".do li")].filter((line) => line.checkVisibility());
  const seen = lines.filter((line) => line.getBoundingClientRect().bottom <= frame.bottom + 0.5);
  return [seen.length, lines.length, dock.scrollHeight <= dock.clientHeight + 1];
}
"""
"""How many lines of the list are in view without scrolling, how many there are, and whether the dock shows all of itself."""
WIDE = '"DejaVu Serif", "Noto Serif"'
"""The serif of many a phone, wider than that of most computers."""


@pytest.mark.rule("RNS-S26", "RNS-S30")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["usual", "large"])
def test_a_raid_fits_a_small_phone(guests: Guests, server: Server, language: str, text: str) -> None:
    """All six lines of the longest raid; with large letters at least the first, below the closed building."""
    id = Store(server.database).add(seated(*RIGHT_OUTPOST, "1"))
    page = guests.window(server, language=language, **SMALL)
    page.context.add_cookies([{"name": "text", "value": text, "url": server.address}])
    page.goto(f"{server.address}/tables/{id}")
    for serif in ("", WIDE):
        page.evaluate("serif => serif && document.documentElement.style.setProperty('--serif', serif)", serif)
        seen, lines, whole_dock = page.evaluate(IN_VIEW)
        assert lines == 6 and whole_dock
        assert seen == 6 if text == "usual" else seen >= 1, serif


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["usual", "large"])
def test_the_captions_of_his_values_stay_in_their_frames(guests: Guests, server: Server, language: str, text: str) -> None:
    id = Store(server.database).add(seated())
    page = guests.window(server, language=language, **SMALL)
    page.context.add_cookies([{"name": "text", "value": text, "url": server.address}])
    page.goto(f"{server.address}/tables/{id}")
    wide = "[...document.querySelectorAll('.val small')].filter((one) => one.scrollWidth > one.parentElement.clientWidth - 2)"
    assert page.evaluate(f"{wide}.map((one) => one.textContent)") == []


# --- a new card


def test_a_new_card_is_one_screen_and_eight_taps_without_a_keyboard(guests: Guests, server: Server) -> None:
    store = Store(server.database)
    id = store.add(seated("done"))
    page = guests.window(server, **PHONE)
    page.goto(f"{server.address}/tables/{id}")
    taps = 0

    def tap(selector: str) -> None:
        nonlocal taps
        taps += 1
        page.locator(selector).click()

    tap("button[value=outpost-right]")
    page.wait_for_selector(".known")
    tap("button[value=new-card]")
    page.wait_for_selector(".lines")
    assert "New card, Right outpost" in page.locator("#q").inner_text()
    tap(".step:has(#line-armour) [data-step='-1']")
    tap(".step:has(#line-vp) [data-step='1']")
    tap(".step:has(#line-gain-offering) [data-step='1']")
    tap(".step:has(#line-gain-offering) [data-step='1']")  # 1 is the most
    tap(".order label:last-child")
    tap("button[value=mill]")
    page.wait_for_selector(".mind")
    (card,) = state(open_saved(store.load(id))).new_cards
    assert taps == 8
    assert (card.armour, card.provisions, card.vp, card.gain_offerings, BUILDINGS[card.closes]) == (3, 4, 6, 1, "mill")
    assert [number - card.sets[-1] for number in card.sets] == [1, 0], "the last choice: right, then left"
    assert store.own_edition("raiders"), "it is kept without a question"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Choose the order"), ("fr", "Choisissez d’abord l’ordre"), ("de", "Wähle zuerst die Reihenfolge")],
)
def test_a_missing_order_is_shown_with_a_message_of_the_page(guests: Guests, server: Server, language: str, said: str) -> None:
    store = Store(server.database)
    id = store.add(seated("done", "fortress-left", "new-card"))
    page = guests.window(server, language=language, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    page.goto(f"{server.address}/tables/{id}")
    page.fill("#line-armour", "10")
    expect(page.locator(".order .wrong")).to_be_hidden()
    page.locator("button[value=treasury]").click()
    expect(page.locator(".order .wrong")).to_contain_text(said)
    expect(page.locator(".order .wrong")).to_be_in_viewport()
    expect(page.locator(".order label").last).to_be_in_viewport()
    assert page.input_value("#line-armour") == "10", "nothing is lost"
    page.locator(".order input").first.check(force=True)
    expect(page.locator(".order .wrong")).to_be_hidden()
    page.locator("button[value=treasury]").click()
    page.wait_for_selector(".mind, .do")
    assert state(open_saved(store.load(id))).new_cards[0].armour == 10


def test_without_a_script_the_numbers_of_a_new_card_are_typed(guests: Guests, server: Server) -> None:
    store = Store(server.database)
    id = store.add(seated("done", "fortress-left", "new-card"))
    page = guests.window(server, java_script_enabled=False, **PHONE)
    page.goto(f"{server.address}/tables/{id}")
    assert not page.locator("[data-step]").first.is_visible()
    page.fill("#line-armour", "10")
    page.locator(".order input").first.check(force=True)
    page.locator("button[value=treasury]").click()
    (card,) = state(open_saved(store.load(id))).new_cards
    assert (card.armour, BUILDINGS[card.closes]) == (10, "treasury")


def test_a_card_that_gives_nothing_changes_nothing_and_the_page_says_why(client: TestClient, store: Store) -> None:
    id = store.add(seated("done", "fortress-left", "new-card"))
    lines = ["7", "4", "8", "1-2", "0", "0", "0", "mill"]
    page = client.post(f"/tables/{id}/answer", data={"version": "0", "answer": lines}).text
    assert "If he cannot raid, every card gives" in page
    assert state(open_saved(store.load(id))).new_cards == []
