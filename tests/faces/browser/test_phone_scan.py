"""Any position of any game on a phone: nothing scrolls sideways, a thumb hits what it aims at, and everything can be read."""

import os
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.engine.table import Table
from soloist.engine.text.words import LANGUAGES
from soloist.library.store import Store
from tests.support.browser import Guests
from tests.support.companion_page import PHONE
from tests.support.levels import every_game
from tests.support.scanned import CALLED, scanned
from tests.support.server import Server
from tests.support.sitting import table_after

POSITIONS = int(os.environ.get("SOLOIST_POSITIONS", "100"))
"""The number of positions of each game in each language; `make soak` checks more."""
AT_ONCE = 20
"""The number of pages that are sent to the browser at once."""
SHARE = 0.3
"""The share of the positions of a random game that are checked, so that they come from several games."""
SCAN = (
    """
pages => pages.map((page) => {
  document.body.innerHTML = page;
  const found = [];
  """
    + CALLED
    + """
  const wide = document.documentElement.scrollWidth;
  if (wide > 360) {
    const out = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > 360.5);
    found.push(`${wide} px wide: ${out.map(called).at(-1)}`);
  }
  for (const one of document.querySelectorAll("button, a[href], summary, input:not([type=hidden]), select")) {
    if (one.matches(".clause, .skip, p a, .set") || !one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 43.5) found.push(`${box.width.toFixed()}x${box.height.toFixed()}: ${called(one)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || seen.has(holder) || holder.closest("svg")) continue;
    seen.add(holder);
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size && size < 10.99 && holder.checkVisibility()) found.push(`${size} px: ${called(holder)}`);
  }
  return found;
})
"""
)
"""What is wrong with each page. A target is 44 px wide and high; links to clauses and in running text are as high as the lines,
and letters inside drawings belong to the drawing."""


def random_positions(game: str, random: Random) -> Iterator[Table]:
    """Endless positions of random games at all levels."""
    levels = [level.id for level in soloist.GAMES[game].levels]
    while True:
        table = soloist.GAMES[game].deal(random.choice(levels), random.randrange(10**6), any_order=True)
        while table.question is not None:
            if random.random() < SHARE:
                yield table
            table.answer(random.choice(table.question.options))


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_position_fits_a_phone(
    game: str, language: str, guests: Guests, server: Server, client: TestClient, store: Store
) -> None:
    random = Random(f"{game} {language}")
    client.cookies.set("language", language)
    phone = guests.window(server, **PHONE)
    phone.goto(f"{server.address}/tables/{table_after(server, game, 3, random)}")
    positions, faults = random_positions(game, random), dict[str, str]()
    for _ in range(max(1, POSITIONS // AT_ONCE)):
        pages = list[tuple[str, str]]()
        for table in islice(positions, AT_ONCE):
            pages.append((f"{table.deal.code} after {len(table.log)} answers", scanned(client, store, table)))
        for (name, _), found in zip(pages, phone.evaluate(SCAN, [page for _, page in pages]), strict=True):
            faults.update(dict.fromkeys(found, name))
    assert faults == {}
