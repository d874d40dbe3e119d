"""One table in Chromium: take-back, two windows, a killed server, languages, motion, words, hints."""

import re
from random import Random

from playwright.sync_api import Page, expect

import soloist
from tests.support.browser import Guests
from tests.support.levels import every_game
from tests.support.server import Server
from tests.support.sitting import (
    SHORT,
    click_button,
    is_over,
    moved_on,
    play_on,
    press_key,
    question_came,
    sit_down,
    step,
    tokens,
)


def undo(page: Page) -> None:
    before = step(page)
    page.locator(".tool[aria-keyshortcuts=u]").click()
    moved_on(page, before)


def redo(page: Page) -> None:
    before = step(page)
    page.locator(".tool[aria-keyshortcuts=r]").click()
    moved_on(page, before)


def position(page: Page) -> str:
    """Question and board as text, without the numbers that count changes."""
    return page.inner_text("#question") + page.inner_text("#board")


def test_undo_to_the_beginning_and_redo_to_the_end_with_the_same_dice(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "stone-age", *SHORT["stone-age"])
    seen = [position(page)]
    for _ in range(12):
        play_on(page, click_button, Random(7), most=1)
        seen.append(position(page))
    for before in seen[-2::-1]:
        undo(page)
        assert strip_tools(position(page)) == strip_tools(before)
    expect(page.locator(".tool[aria-keyshortcuts=u]")).to_be_disabled()
    for after in seen[1:]:
        redo(page)
        assert strip_tools(position(page)) == strip_tools(after)


def strip_tools(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def test_undo_in_the_middle_of_the_opponents_turn(guests: Guests, server: Server) -> None:
    """With real cards the Adversary's card is asked for in his own turn; taking it back asks for it again."""
    page = guests.window(server)
    page.goto(f"{server.address}/games/raiders")
    page.locator("input[name=fate]").check()
    page.locator("form.sheet .btn.pri").click()
    question_came(page)
    random = Random(3)
    while not any(token.startswith("tactic-") for token in tokens(page)):
        play_on(page, click_button, random, most=1)
    asked = strip_tools(page.inner_text("#question h2"))
    offered = tokens(page)
    click_button_and_wait(page, offered[0])
    assert tokens(page) != offered
    undo(page)
    assert strip_tools(page.inner_text("#question h2")) == asked
    assert tokens(page) == offered
    click_button_and_wait(page, offered[1])
    record = page.request.get(f"{page.url}/record").text()
    assert f"={offered[1]}" in record
    assert f"={offered[0]}" not in record


def click_button_and_wait(page: Page, token: str) -> None:
    before = step(page)
    click_button(page, token)
    moved_on(page, before)


def test_a_key_in_the_middle_of_the_telling_jumps_to_the_end_and_undo_takes_it_all_back(guests: Guests, server: Server) -> None:
    page = guests.window(server, motion="on")
    sit_down(page, server, "peloponnes", *SHORT["peloponnes"])
    first = strip_tools(position(page))
    before = step(page)
    click_button(page, tokens(page)[0])
    page.wait_for_selector("main[aria-busy=true]")
    page.keyboard.press("x")
    moved_on(page, before)
    undo(page)
    assert strip_tools(position(page)) == first


def test_the_opponents_turn_is_told_with_what_and_why(guests: Guests, server: Server) -> None:
    page = guests.window(server, motion="on")
    sit_down(page, server, "guilds-of-london", *SHORT["guilds-of-london"])
    random = Random(1)
    while not page.locator("#since .grp.they").count():
        play_on(page, click_button, random, most=1)
    assert "Boris" in page.locator("#since .grp.they").first.inner_text()
    assert page.locator("#since .grp.they small").first.inner_text()
    assert re.search(r"GOL-S\d+", page.inner_text("#since"))


def test_two_windows_at_one_table(guests: Guests, server: Server) -> None:
    one = guests.window(server)
    sit_down(one, server, "stone-age", *SHORT["stone-age"])
    two = guests.page(one.context)
    two.goto(one.url)
    click_button_and_wait(one, "green")
    click_button_and_wait(one, "forest")
    click_button(two, "blue")
    expect(two.locator("[role=status]")).to_contain_text("The table had moved on")
    assert strip_tools(position(two)) == strip_tools(position(one))
    two.reload()
    assert strip_tools(position(two)) == strip_tools(position(one))


def test_back_and_reload_show_the_table_as_it_is(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "stone-age", *SHORT["stone-age"])
    click_button_and_wait(page, "green")
    now = strip_tools(position(page))
    page.reload()
    assert strip_tools(position(page)) == now
    page.goto(f"{server.address}/")
    page.go_back()
    question_came(page)
    assert strip_tools(position(page)) == now


def test_a_killed_server_loses_nothing(guests: Guests, own_server: Server) -> None:
    page = guests.window(own_server)
    sit_down(page, own_server, "raiders", *SHORT["raiders"])
    play_on(page, click_button, Random(2), most=8)
    now, options = strip_tools(position(page)), tokens(page)
    own_server.kill()
    own_server.start()
    page.reload()
    assert tokens(page) == options
    assert strip_tools(position(page)) == now
    play_on(page, click_button, Random(2), most=3)
    page.goto(own_server.address)
    page.keyboard.press("c")
    question_came(page)


@every_game
def test_the_language_can_be_changed_in_mid_game(guests: Guests, server: Server, game: str) -> None:
    page = guests.window(server)
    sit_down(page, server, game, *SHORT[game])
    play_on(page, click_button, Random(6), most=3)
    options, said = tokens(page), set()
    for language in ("fr", "de", "en"):
        page.locator(".bar .menu").click()
        page.locator(f"#menu-panel button[lang={language}]").click()
        page.wait_for_selector(f"html[lang={language}] #question")
        assert tokens(page) == options
        said.add(page.inner_text("#q"))
    assert len(said) == 3


def test_why_opens_the_clause_and_a_clause_in_the_story_opens_too(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "stone-age", *SHORT["stone-age"])
    page.locator(".tool[aria-keyshortcuts='?']").click()
    expect(page.locator("#why-panel h2")).to_contain_text("SA-S")
    expect(page.locator("#why-panel .src")).to_contain_text("solo sheet")
    page.keyboard.press("Escape")
    page.locator("#since a.clause").first.click()
    expect(page.locator("#clause-panel")).to_be_visible()
    assert "/tables/" in page.url


def test_keys_do_not_answer_the_question_behind_an_open_panel(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "stone-age", *SHORT["stone-age"])
    before = step(page)
    page.keyboard.press("?")
    expect(page.locator("#why-panel")).to_be_focused()
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("1")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert (asked, step(page)) == ([], before)
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    moved_on(page, before)


def test_a_panel_that_the_menu_opens_stays_open(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "peloponnes", *SHORT["peloponnes"])
    page.locator(".bar .menu").click()
    page.locator("#menu-panel [popovertarget=keys-panel]").click()
    expect(page.locator("#keys-panel")).to_be_focused()
    expect(page.locator("#keys-panel")).to_be_visible()


def test_a_key_pressed_while_pieces_glide_counts(guests: Guests, server: Server) -> None:
    page = guests.window(server, motion="on")
    sit_down(page, server, "stone-age", *SHORT["stone-age"])
    for token in ("green", "forest"):
        before = step(page)
        press_key(page, token)
        moved_on(page, before)
    before, token = step(page), tokens(page)[0]
    page.evaluate("document.querySelector('.board .piece').animate([{ opacity: 1 }, { opacity: 1 }], 60000); 0")
    press_key(page, token)
    moved_on(page, before)


def test_among_many_real_cards_one_can_search(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    page.goto(f"{server.address}/games/guilds-of-london")
    page.locator("input[name=fate]").check()
    page.locator("form.sheet .btn.pri").click()
    page.wait_for_selector(".find:visible")
    before = step(page)
    page.fill(".find", "mercers")
    expect(page.locator("#answers .opt:visible")).to_have_count(1)
    page.keyboard.press("Enter")
    moved_on(page, before)
    assert "mercers" not in tokens(page)


def test_a_record_pasted_on_the_first_page_becomes_a_table(guests: Guests, server: Server) -> None:
    table = soloist.GAMES["peloponnes"].deal(*SHORT["peloponnes"])
    page = guests.window(server)
    page.goto(server.address)
    page.locator(".paste summary").click()
    page.fill("#rec", table.record())
    page.locator(".paste .btn").click()
    question_came(page)
    assert table.question is not None
    assert tokens(page) == [option.token for option in table.question.options]


def test_things_on_the_board_explain_themselves(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "stone-age", *SHORT["stone-age"])
    page.locator("[data-spot=river]").first.hover()
    expect(page.locator(".tip")).to_contain_text("1 gold for every 6 pips")
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)
    page.locator("[data-spot=river]").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator(".tip")).to_contain_text("1 gold")


def test_after_a_click_nothing_is_explained_until_the_mouse_moves(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "stone-age", *SHORT["stone-age"])
    place = page.locator(".board .target[data-spot=river]").first
    place.hover()
    expect(page.locator(".tip")).to_be_visible()
    before = step(page)
    page.mouse.down()
    page.mouse.up()
    moved_on(page, before)
    expect(page.locator(".tip")).to_have_count(0)
    page.locator("[data-spot=quarry]").first.hover()
    expect(page.locator(".tip")).to_be_visible()


def test_a_tap_explains_what_is_no_answer(guests: Guests, server: Server) -> None:
    page = guests.window(server, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    sit_down(page, server, "stone-age", *SHORT["stone-age"])
    page.locator("[data-spot=card-4]").first.tap()
    expect(page.locator(".tip")).to_be_visible()


def test_a_hint_marks_one_option_and_chooses_nothing(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "peloponnes", *SHORT["peloponnes"])
    before = step(page)
    page.keyboard.press("h")
    expect(page.locator(".opt.hinted")).to_have_count(1)
    expect(page.locator(".hintline")).to_contain_text("simulations")
    expect(page.locator(".versus li")).to_have_count(2)
    assert step(page) == before


def test_pieces_glide_and_motion_can_be_turned_off(guests: Guests, server: Server) -> None:
    page = guests.window(server, motion="on")
    sit_down(page, server, "stone-age", *SHORT["stone-age"])
    page.evaluate(
        "window.glides = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...given) { window.glides++; return animate.apply(this, given); }; 0"
    )
    click_button_and_wait(page, "green")
    click_button_and_wait(page, "forest")
    assert page.evaluate("window.glides") >= 1
    page.emulate_media(reduced_motion="reduce")
    before = page.evaluate("window.glides")
    click_button_and_wait(page, tokens(page)[0])
    assert page.evaluate("window.glides") == before


def test_a_finished_game_can_be_walked_through_taken_back_and_dealt_again(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "peloponnes", *SHORT["peloponnes"])
    play_on(page, press_key, Random(8))
    assert is_over(page)
    deal = page.inner_text("#code")
    page.locator("main a[href$='/walk']").click()
    page.wait_for_selector("main.walk")
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".eyebrow")).to_contain_text(f"Step {number} of")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".eyebrow")).to_contain_text("Step 2 of")
    page.keyboard.press("End")
    expect(page.locator("#q")).to_have_text("The end")
    page.keyboard.press("Home")
    expect(page.locator(".eyebrow")).to_contain_text("Step 0 of")
    page.go_back()
    page.wait_for_selector("main.end")
    page.keyboard.press("a")
    question_came(page)
    page.locator(".bar .menu").click()
    expect(page.locator("#menu-panel .code")).to_have_text(deal)


EAR = """
window.heard = 0;
window.AudioContext = class {
  state = "running";
  currentTime = 0;
  createOscillator() { return { frequency: this.ramp(), connect: (to) => to, start: () => heard++, stop() {} }; }
  createGain() { return { gain: this.ramp(), connect: (to) => to }; }
  ramp() { return { setValueAtTime() {}, exponentialRampToValueAtTime() {} }; }
};
"""


def test_a_knock_on_the_opponents_turn_is_off_until_it_is_chosen_and_counts_at_once(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    page.add_init_script(EAR)
    sit_down(page, server, "raiders", "normal", "K7Q2")
    random = Random(1)

    def opponent_plays() -> None:
        play_on(page, click_button, random, 1)
        while not page.locator("#since .grp.they").count():
            play_on(page, click_button, random, 1)

    opponent_plays()
    assert page.evaluate("heard") == 0
    page.locator("button.menu").click()
    page.wait_for_function("() => soloist.afloat")  # the scripts that opening the menu loads
    with page.expect_response("**/settings"):
        page.locator("button[name=sound][value=on]").click()
    expect(page.locator("button[name=sound][value=on]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    heard = page.evaluate("heard")
    assert heard == 1, "it lets hear what was chosen, without another page"
    opponent_plays()
    assert page.evaluate("heard") > heard
    page.reload()
    assert page.evaluate("heard") == 0, "no sound before a gesture"
    expect(page.locator("html[data-sound=on]")).to_have_count(1)
