"""Measures an answer in Chromium: from the click to the new question on the page, without motion (part of `make bench-web`).

This includes the server and the script, but not the painting afterwards.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Error, Page, sync_playwright

import soloist
from soloist.library.store import Store

CLICKS = 60
MOST = 60.0
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
CLICK = """
choice => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const version = () => document.querySelector("#table")?.dataset.version;
  const buttons = document.querySelectorAll("#answers .options button.opt:not(.often)");
  const [before, start] = [version(), performance.now()];
  new MutationObserver((_, watch) => {
    if (version() === before) return;
    watch.disconnect();
    done(performance.now() - start);
  }).observe(document.body, { childList: true, subtree: true });
  buttons[choice % buttons.length].click();
})))
"""
"""Waits until the page is painted, as a user does, then clicks and waits for the next version."""


def clicks(page: Page, address: str, store: Store, game: str) -> list[float]:
    """The milliseconds of answers at one table. An answer that ends the game leads to another page and is not counted."""
    times: list[float] = []
    table = soloist.GAMES[game].deal(None, "K7Q2")
    page.goto(f"{address}/tables/{store.add(table)}")
    for choice in range(CLICKS):
        try:
            times.append(page.evaluate(CLICK, choice))
        except Error:
            break  # The game is over, and its end is a page of its own.
    return times[3:]


def main() -> int:
    path = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if path is None:
        print("no Chromium here, so no click was measured")
        return 0
    good = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "tables.db"
        server = subprocess.Popen(
            [sys.executable, "-m", "soloist", "serve", "--no-browser", "--port", "0"],
            env={**os.environ, "SOLOIST_DB": str(database)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        try:
            address = next(line.strip().rstrip("/") for line in server.stdout if line.startswith("http://"))
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            context = browser.new_context(viewport={"width": 1400, "height": 900}, reduced_motion="reduce")
            context.add_cookies([{"name": "primers", "value": ".".join(soloist.GAMES), "url": address}])
            for game in soloist.GAMES:
                times = clicks(context.new_page(), address, Store(database), game)
                p50, p95 = median(times), quantiles(times, n=20)[-1]
                good = good and p50 <= MOST
                print(f"click  {game:<18}{len(times):>3} answers  p50 {p50:5.1f}  p95 {p95:5.1f} ms", flush=True)
            browser.close()
        finally:
            server.terminate()
            server.wait()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
