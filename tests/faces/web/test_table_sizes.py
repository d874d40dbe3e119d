"""The table on real screens: what one needs for an answer is in view, with one scroll bar at most, besides the story's."""

from collections.abc import Iterable

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.engine.table import Table
from soloist.engine.text.words import LANGUAGES
from soloist.library.store import Store
from tests.support.browser import Guests
from tests.support.levels import EVERY_LEVEL
from tests.support.scanned import CALLED, kinds_of_questions, scanned
from tests.support.server import Server
from tests.walks.walk import walk

LAPTOP = (1366, 650)
SIZES = (LAPTOP, (1280, 720), (1024, 768), (1920, 1080), (700, 450))
"""Laptops of 1366 x 768 and 1280 x 720, a tablet, a large screen, and a window of 1400 x 900 at 200 %."""
ALWAYS = {
    "guilds-of-london": ".vps, .handrow, .hand .ac",
    "raiders": ".foe, .stk, .crew, .hand, .hand .tc",
    "peloponnes": ".stk, .them, .civ",
    "stone-age": ".camp, .initp, .youbar > .panel",
}
"""The standing of both sides, and what is yours: hand, crew, stores."""
BOXES = (
    ".panel, .tile, .ac, .vb, .tc, .site, .set, .offer, .tactic, .foe, .village, .ccard, .bld, .place, .clan,"
    " .good, .pt, .mt, .chip-t, .who-t, .home-t, .opt, .tool, .goal, .bar"
)
"""Nothing may stick out of these elements."""

MEASURE = (
    """
([pages, always, boxes, low]) => pages.map((page) => {
  document.body.innerHTML = page;
  for (const one of document.querySelectorAll(".find, .replay, button[data-marks]")) one.hidden = false;
  scrollTo(0, 0);
  const found = [];
  """
    + CALLED
    + """
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".vh, .pop");
  const scrolls = (one) => {
    const style = getComputedStyle(one);
    return (/auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 1)
      || (/auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1);
  };
  const root = document.documentElement;
  const all = [...document.querySelectorAll("body *")].filter((one) => !one.closest("svg svg, .vh, .pop"));
  const bars = all.filter((one) => !one.closest(".since") && shown(one) && scrolls(one));
  const long = root.scrollHeight > innerHeight + 1;
  if (root.scrollWidth > innerWidth) found.push(`wide: ${root.scrollWidth} px`);
  if (bars.length + long > 1) found.push(`bars: ${[...bars.map((one) => one.className), ...(long ? ["page"] : [])].join(", ")}`);

  // In view: inside the window and inside every box that scrolls or cuts around it.
  const inView = (one) => {
    const box = one.getBoundingClientRect();
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) return false;
    for (let outer = one.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === "visible") continue;
      const frame = outer.getBoundingClientRect();
      if (box.top < frame.top - 0.5 || box.bottom > frame.bottom + 0.5 || box.right > frame.right + 0.5) return false;
    }
    const above = document.elementFromPoint(box.left + box.width / 2, Math.max(box.top + 2, box.bottom - 3));
    return !above?.closest(".ask, .strip") || Boolean(above.closest(".ask, .strip")?.contains(one));
  };
  const need = (what, selector) => {
    for (const one of document.querySelectorAll(selector)) if (shown(one) && !inView(one)) found.push(`${what}: ${called(one)}`);
  };
  need("question", "#q, .eyebrow");
  need("standing", ".bar .goal");
  if (!low) {
    need("about", ".board :is(.target, .back)");
    need("yours", always);
    // An answer that is neither in the list nor on the board cannot be seen at all.
    const list = document.querySelector("#answers");
    if (!scrolls(list)) need("answer", "#answers .opt");
    else if (list.clientHeight < 150) found.push(`answers: ${list.clientHeight} px of them`);
    for (const one of document.querySelectorAll("#answers .options > li")) {
      const button = one.querySelector(".opt");
      const place = document.querySelector(`.board button[value="${CSS.escape(button.value ?? "")}"], .board [popovertarget]`);
      if (!shown(button) && !place) found.push(`answer: hidden ${called(button)}`);
    }
  } else {
    // What stays while the page scrolls leaves the board its room.
    const fast = (one) => /sticky|fixed/.test(getComputedStyle(one).position);
    const stays = all.filter((one) => fast(one) && shown(one) && !one.closest(".since"));
    const covered = stays.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0);
    if (covered > innerHeight / 4) found.push(`covered: ${covered} px by ${stays.map(called).join(", ")}`);
    const first = document.querySelector("#answers .opt, #answers .tap");
    if (first && shown(first) && !inView(first)) found.push(`answer: ${called(first)}`);
  }

  // Nothing leaves the box it belongs to, but for what hangs on its edge on purpose.
  for (const one of all) {
    if (one.closest(".since") || !shown(one)) continue;
    const text = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (one.ownerSVGElement || (!text && !one.matches("svg"))) continue;
    let hangs = false, outer = one;
    for (; outer && !(outer !== one && outer.matches(boxes)); outer = outer.parentElement) {
      hangs ||= /absolute|fixed/.test(getComputedStyle(outer).position);
    }
    if (!outer || hangs) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const box = (text && !one.matches("svg") ? range : one).getBoundingClientRect(), frame = outer.getBoundingClientRect();
    const over = Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);
    if (over > 1.5 && box.width) found.push(`leaves its box by ${over.toFixed()}: ${called(one)} in ${called(outer)}`);
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (text && size && size < 10.99) found.push(`${size} px: ${called(one)}`);
  }
  // No box lies on another one.
  const lie = all.filter((one) => one.closest(".board") && one.matches(boxes) && shown(one) && !one.closest(".ghosts"));
  const frames = lie.map((one) => one.getBoundingClientRect());
  for (let a = 0; a < lie.length; a++) {
    for (let b = a + 1; b < lie.length; b++) {
      if (lie[a].contains(lie[b]) || lie[b].contains(lie[a])) continue;
      const [one, two] = [frames[a], frames[b]];
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide <= 2 || high <= 2) continue;
      found.push(`overlap of ${wide.toFixed()}x${high.toFixed()}: ${called(lie[a])} and ${called(lie[b])}`);
    }
  }
  return [...new Set(found)];
})
"""
)
"""What is wrong with each page."""


def faults(
    game: str, tables: Iterable[Table], sizes: Iterable[tuple[int, int]], language: str, guests: Guests, server: Server,
    client: TestClient, store: Store,
) -> dict[str, str]:  # fmt: skip
    """Each fault at each size, with a position that has it."""
    tables = list(tables)
    client.cookies.set("language", language)
    window = guests.window(server, language=language)
    window.goto(f"{server.address}/tables/{Store(server.database).add(tables[0])}")
    pages = [scanned(client, store, table) for table in tables]
    found: dict[str, str] = {}
    for width, height in sizes:
        window.set_viewport_size({"width": width, "height": height})
        measured = window.evaluate(MEASURE, [pages, ALWAYS[game], BOXES, height < 600])
        for table, each in zip(tables, measured, strict=True):
            position = f"{table.deal.code} after {len(table.log)} answers"
            found.update({f"{width}x{height}: {fault}": position for fault in each})
    return found


@pytest.mark.parametrize("game", list(soloist.GAMES))
def test_on_a_laptop_all_that_an_answer_needs_is_in_view(
    game: str, guests: Guests, server: Server, client: TestClient, store: Store
) -> None:
    game_walk = walk(game, soloist.GAMES[game].levels[0].id)
    assert faults(game, [game_walk[len(game_walk) // 2]], [LAPTOP], "en", guests, server, client, store) == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "level"), EVERY_LEVEL)
def test_on_every_screen_all_that_an_answer_needs_is_in_view(
    game: str, level: str, language: str, guests: Guests, server: Server, client: TestClient, store: Store
) -> None:
    assert faults(game, kinds_of_questions(game, level), SIZES, language, guests, server, client, store) == {}
