"""What a person does at the table in the browser: look, choose, wait until the page has answered."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

import soloist
from soloist.library.store import Store
from tests.support.server import Server

SHORT = {
    "stone-age": ("eternal-winter", "R"),
    "raiders": ("heroic", "Q"),
    "guilds-of-london": ("rik", "G"),
    "peloponnes": ("general", "2"),
}
"""Levels and seeds that make for short games when somebody answers at random."""


def code(game: str) -> str:
    """The deal code of a short game."""
    level, seed = SHORT[game]
    return soloist.GAMES[game].deal(level, seed).deal.code


def type_code(page: Page, server: Server, game: str) -> None:
    """Deal a short game on the first page, with the keyboard alone."""
    page.goto(server.address)
    while page.evaluate("document.activeElement.id") != "c":
        page.keyboard.press("Tab")
    page.keyboard.type(code(game))
    page.keyboard.press("Enter")
    question_came(page)


def sit_down(page: Page, server: Server, game: str, level: str, seed: str) -> None:
    """Through "more", where one can name the seed."""
    page.goto(f"{server.address}/games/{game}")
    page.locator(f".levels input[value={level}]").check()
    page.fill("#seed", seed)
    page.locator("form.sheet .btn.pri").click()
    question_came(page)


def question_came(page: Page) -> None:
    """Wait for a page with a question, and for its scripts: without them, keys do nothing."""
    page.wait_for_selector("#question")
    page.wait_for_load_state()


def table_after(server: Server, game: str, answers: int, random: Random) -> int:
    """Store a table with this many random answers; -1 plays it to the end."""
    table = soloist.GAMES[game].deal(*SHORT[game])
    while table.question is not None and answers:
        table.answer(random.choice(table.question.options))
        answers -= 1
    return Store(server.database).add(table)


def step(page: Page) -> str:
    return page.locator("#table").get_attribute("data-version") or "end"


def is_over(page: Page) -> bool:
    return page.locator("main.end").count() > 0


def moved_on(page: Page, before: str) -> None:
    """Wait until the answer is on the page, and what came of it is told."""
    page.wait_for_function(
        "before => document.readyState === 'complete' && (document.querySelector('main.end') || "
        "(document.querySelector('#table:not([aria-busy])') && document.querySelector('#table').dataset.version !== before))",
        arg=before,
    )


def tokens(page: Page) -> list[str]:
    """All answers in the list, but those that steppers replace."""
    found: list[str] = page.locator(
        "#answers li:not(.replaced) > button.opt:not(.often), :root:not(.js) #answers .replaced > button.opt:not(.often)"
    ).evaluate_all("all => all.map(one => one.value)")
    return found


PAY = "pay"
"""Chosen instead of a token if the question itself asks for a payment."""


def pay(page: Page, random: Random) -> None:
    """Pay the bill that is shown, at random."""
    done = page.locator(".bill:visible .hand-in")
    while done.is_disabled():
        random.choice(page.locator(".bill:visible [data-by='1']:enabled").all()).click()
    rested(page)
    done.click()


def button(page: Page, token: str) -> Locator:
    """The button of an answer in the list; if that is folded, or it stands under the name of a thing, it is opened first."""
    folded = page.locator(".tool.list[aria-expanded=false]:visible")
    if folded.count() and page.locator(f'#answers li.there:has(button.opt[value="{token}"])').count():
        folded.click()
    # What belongs to a lifted card stands above the list once more.
    found = page.locator(f'#answers button.opt[value="{token}"]').first
    thing = page.locator(f'#answers details:not([open]):has(button.opt[value="{token}"]) > summary')
    if thing.count():
        thing.click()
        if page.locator("#gestures").count():
            # The list folds again, and the uses of the lifted card stand above it.
            page.locator("#answers.lifting").wait_for()
    return found


def play_on(page: Page, choose: Callable[[Page, str], None], random: Random, most: int = 400) -> int:
    """Answer at random until the game is over, or `most` times. Return the number of answers."""
    for count in range(most):
        if is_over(page):
            return count
        before, options = step(page), tokens(page)
        whole = page.locator(".bill[data-bill='']:visible").count()
        token = random.choice([*options, PAY] if whole else options)
        if token != PAY:
            choose(page, token)
        if token == PAY or (not whole and page.locator(f'.bill[data-bill="{token}"]:visible').count()):
            pay(page, random)
        moved_on(page, before)
    return most


def click_button(page: Page, token: str) -> None:
    button(page, token).click()


def click_anything(page: Page, token: str) -> None:
    """On the board where the answer has a place of its own there, else its button; a phone asks once more."""
    place = page.locator(f'.board button.target[value="{token}"]')
    (place.first if place.count() else button(page, token)).click()
    if page.viewport_size is not None and page.viewport_size["width"] <= 1100 and page.locator(".chosen button").count():
        page.locator(".chosen button").click()


def rested(page: Page) -> None:
    """Wait until the next press counts as a new gesture, as for a person who reads first."""
    page.wait_for_function("() => soloist.rested()")


def press_key(page: Page, token: str) -> None:
    """The key on the button, or Tab and Enter for an answer that has none; what is folded unfolds first."""
    key = page.locator(f'#answers button.opt[value="{token}"]').get_attribute("aria-keyshortcuts")
    folded = page.locator(f'#answers details:not([open]):has(button.opt[value="{token}"])')
    on_board = page.locator(f'.board .pick button.opt[value="{token}"]')
    if key is not None and folded.count() and (folded.is_visible() or on_board.count()):
        page.keyboard.press(key)
        page.locator(f'button.opt[value="{token}"]:visible').first.wait_for()
    if key is None:
        button(page, token).focus()
        key = "Enter"
    rested(page)
    page.keyboard.press(key)


def keys_for_undo_redo_and_rules(page: Page) -> None:
    page.keyboard.press("u")
    page.wait_for_selector(".tool[aria-keyshortcuts=r]:not([disabled])")
    page.keyboard.press("r")
    page.wait_for_selector(".tool[aria-keyshortcuts=r][disabled]")
    page.keyboard.press("?")
    expect(page.locator("#why-panel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#why-panel")).to_be_hidden()
