"""Beside the board on phones of three sizes: whatever the companion says is on the screen, or reached by scrolling the stage."""

from collections import Counter
from typing import Any

import pytest
from starlette.testclient import TestClient

from soloist.engine.companion.to_do import to_do
from soloist.engine.table import Table
from soloist.engine.text.words import LANGUAGES, unbroken
from soloist.games.stone_age.companion import COMPANION as STONE_AGE
from soloist.library.store import Store
from tests.support.browser import Guests
from tests.support.companion_page import PHONE
from tests.support.levels import every_level
from tests.support.server import Server
from tests.walks.walk import companion_walk

SIZES = ((360, 640), (360, 740), (412, 915))
SPRITE = "</defs></svg>"
"""The page before this mark has the drawings, which take time but no space."""

MEASURE = """
pages => pages.map(({ html, said }) => {
  document.body.innerHTML = html;
  const found = [];
  const plain = (text) => text.replace(/\\u00ad/g, "").replace(/[\\s\\u00a0\\u202f]+/g, "").replace(/[’']/g, "'");
  const called = (one) => `${one.tagName}.${one.className} "${one.textContent.trim().slice(0, 40)}"`;
  const stage = document.querySelector(".stage"), dock = document.querySelector(".ans");
  const seen = plain([...document.querySelectorAll(".stage, .ans, .his")].map((part) => part.innerText).join(" "));
  for (const line of said) if (!seen.includes(plain(line))) found.push(`not on the screen: ${line}`);
  if (document.documentElement.scrollWidth > innerWidth) found.push(`${document.documentElement.scrollWidth} px wide`);
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push("the page scrolls");
  if (stage.clientHeight < 0.24 * innerHeight) found.push(`the stage is ${stage.clientHeight} px high`);
  const bottom = document.querySelector(".tools").getBoundingClientRect().bottom;
  if (bottom > innerHeight + 0.5) found.push("the tools are below the screen");
  const holds = (part, one) => {
    const frame = part.getBoundingClientRect(), box = one.getBoundingClientRect();
    const top = box.top - frame.top + part.scrollTop;
    const inside = box.left >= frame.left - 0.5 && box.right <= frame.right + 0.5;
    return inside && top >= -0.5 && top + box.height <= part.scrollHeight + 0.5;
  };
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, holder = text.parentElement;
    if (!text.data.trim() || !holder.checkVisibility() || holder.closest(".vh, .sheet, svg, .log, .chip")) continue;
    const part = holder.closest(".stage, .ans");
    if (part && !holds(part, holder)) found.push(`out of reach: ${called(holder)}`);
    const arrow = part && document.querySelector(part === stage ? ".below" : ".below.dock").getBoundingClientRect();
    if (part && part.scrollHeight - part.clientHeight > 8 && !holder.closest(".head")) {
      const whole = document.createRange();
      whole.selectNodeContents(text);
      if (whole.getBoundingClientRect().right > arrow.left + 0.5) found.push(`reaches the arrow: ${called(holder)}`);
    }
    for (let one = holder; one && !one.matches(".stage, .ans, main"); one = one.parentElement) {
      const style = getComputedStyle(one);
      const larger = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
      if (style.overflow !== "visible" && larger) found.push(`cut: ${called(one)}`);
    }
    // A word that lies on two lines was torn, unless it says where it may break.
    const range = document.createRange();
    for (const word of text.data.matchAll(/[\\p{L}’'-]{3,}/gu)) {
      const around = text.data.slice(Math.max(0, word.index - 1), word.index + word[0].length + 1);
      if (/-/.test(word[0]) || /\\u00ad/.test(around)) continue;
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      if (lines.size > 1) found.push(`torn: ${word[0]} in ${called(holder)}`);
    }
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < 10.99) found.push(`${size} px: ${called(holder)}`);
    if (holder.closest(".do, .first") && size < 13.99) found.push(`${size} px, too small for an instruction: ${called(holder)}`);
  }
  for (const one of document.querySelectorAll("main > :not(.sheet) :is(button, a[href], input:not([type=hidden]))")) {
    if (one.matches(".clause, .ticks input") || !one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 43.5) found.push(`${box.width.toFixed()}x${box.height.toFixed()}: ${called(one)}`);
  }
  return [...new Set(found)];
})
"""
"""What is wrong with each page."""


def said(table: Table, language: str) -> list[str]:
    """All texts of a position: the heading, the question and what it is about, and the lines of what is still to be done."""
    words, question = table.game.words, table.question
    assert question is not None
    lines = [question.heading(language), question.about(language)]
    for event in to_do(table):
        lines += [words.say(event.phrase, language), words.attribute(event.phrase, "detail", language)]
    return [unbroken(line) for line in lines if line]


def positions(game: str, level: str) -> list[Table]:
    """The questions of a game beside the board: of each kind with the same kinds of lines, the first two."""
    found, seen = [], Counter[tuple[str, ...]]()
    for table in companion_walk(game, level):
        if table.question is not None:
            kind = table.question.phrase.message, *(event.phrase.message for event in table.news)
            seen[kind] += 1
            if seen[kind] <= 2:
                found.append(table)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@every_level
def test_nothing_that_is_said_is_hidden_or_cut(
    game: str, level: str, language: str, guests: Guests, server: Server, client: TestClient, store: Store
) -> None:
    client.cookies.set("language", language)
    phone = guests.window(server, language=language, **PHONE)
    phone.goto(f"{server.address}/tables/{Store(server.database).add(companion_walk(game, level)[3])}")
    pages: list[Any] = []
    for table in positions(game, level):
        html = client.get(f"/tables/{store.add(table)}").text.partition(SPRITE)[2]
        pages.append({"html": html, "said": said(table, language)})
    faults: dict[str, str] = {}
    for width, height in SIZES:
        phone.set_viewport_size({"width": width, "height": height})
        for number, found in enumerate(phone.evaluate(MEASURE, pages)):
            faults.update(dict.fromkeys(found, f"{width}x{height}, position {number}"))
    assert faults == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "answers", ["", "green paid", "given=3 field=1 green", "given=3 green figure red", "given=16 green", "given=3 toolmaker 3"]
)
def test_in_large_text_no_answer_of_stone_age_covers_another_or_is_cut(
    answers: str, language: str, guests: Guests, server: Server
) -> None:
    """With four answers, a tap on "Figure" hit "All paid", and an arrow above them led nowhere."""
    table = STONE_AGE.deal("cool-night", seed="K7Q2")
    for token in ("ready", *answers.split()):
        table.answer(token)
    phone = guests.window(server, language=language, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    phone.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
    phone.evaluate("document.documentElement.dataset.text = 'large'")
    covered = phone.evaluate("""() => [...document.querySelectorAll(".ans .b")].filter((button) => {
      const box = button.getBoundingClientRect(), middle = box.left + box.width / 2;
      return [box.top + 2, box.bottom - 2].some((y) => document.elementFromPoint(middle, y)?.closest(".b") !== button);
    }).map((button) => button.textContent)""")
    assert covered == []
    docks = phone.evaluate("[...document.querySelectorAll('.ans:has(.few)')].map((one) => one.scrollHeight - one.clientHeight)")
    assert not any(docks)
    chip = phone.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.chip'))")
    assert chip == 0, "the name of the level is cut"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["basic", "cool-night", "large-tribe", "eternal-winter"])
def test_on_a_narrow_phone_the_level_of_stone_age_is_whole_and_no_label_touches_its_edge(
    level: str, language: str, guests: Guests, server: Server
) -> None:
    """It said "Großer S…" and "Kühle …", and the labels of values and events lay on their frames."""
    table = STONE_AGE.deal(level, seed="K7Q2")
    for token in ("ready", "round=10", "toolmaker", "5"):
        table.answer(token)
    phone = guests.window(server, language=language, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    phone.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
    chip = phone.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.chip'))")
    assert chip == 0, "the name of the level is cut"
    close = phone.evaluate("""() => [...document.querySelectorAll(".val small, .few .b span")].filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const text = range.getBoundingClientRect(), box = one.closest(".val, .b").getBoundingClientRect();
      return Math.min(text.left - box.left, box.right - text.right) < 1.9;
    }).map((one) => one.textContent)""")
    assert close == []
