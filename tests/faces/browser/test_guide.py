"""The guide of a first game in Chromium: dealt, in view, and left without script."""

import pytest

import soloist
from soloist.engine.text.words import LANGUAGES
from tests.support.browser import Guests
from tests.support.levels import every_game
from tests.support.server import Server
from tests.support.sitting import question_came, step, tokens

LAPTOP, PHONE = (1366, 650), (360, 740)
IN_VIEW = """
() => {
  const seen = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  };
  const answers = document.querySelector("#answers");
  const first = [...answers.querySelectorAll(".opt, .tap")].find((one) => one.checkVisibility());
  return [...document.querySelectorAll("#q, .guide, .guide button, .tools"), first].every(seen)
    && document.querySelector(".guide") && (answers.scrollHeight <= answers.clientHeight + 1 || answers.clientHeight >= 150);
}
"""


@every_game
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_in_view_and_hides_no_answer(
    game: str, size: tuple[int, int], language: str, guests: Guests, own_server: Server
) -> None:
    page = guests.window(own_server, language=language, viewport={"width": size[0], "height": size[1]})
    page.goto(own_server.address)
    page.locator(f".box-{game} .first-time").click()
    question_came(page)
    for _ in range(3):
        assert page.evaluate(IN_VIEW)
        answer: dict[str, str | float | bool] = {"version": step(page), "answer": tokens(page)[0]}
        page.request.post(f"{page.url}/answer", form=answer, headers={"Origin": own_server.address})
        page.reload()


def test_without_script_it_is_dealt_loaded_again_and_left(guests: Guests, own_server: Server) -> None:
    page = guests.window(own_server, java_script_enabled=False)
    page.goto(own_server.address)
    page.locator(".box-peloponnes .first-time").click()
    sentence = soloist.GAMES["peloponnes"].say("guide-ask-buy", "en")
    assert page.locator(".guide p").inner_text() == sentence
    page.reload()
    assert page.locator(".guide p").inner_text() == sentence
    page.get_by_role("button", name="Leave the guide").click()
    assert page.locator("#q").is_visible() and page.locator(".guide").count() == 0
