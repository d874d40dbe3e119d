"""Measures the static build: its size, the time until it is ready, cold and warm, hints and reviews: `make bench-static`.

`benchmarks/static.py DIST` measures a folder that was built before.
"""

import gzip
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.faces.static.conftest import NODE_MODULES, Host, live  # noqa: E402
from tests.support.browser import FLAGS, chromium_path  # noqa: E402

from benchmarks import static_coach  # noqa: E402
from soloist.faces.static.build import build  # noqa: E402

LATER = ("app.", "library.", "interpreted.")
"""Files that are fetched only where the memory snapshot or the compiled module does not work."""


def weigh(folder: Path) -> None:
    """Print the sizes of the files as a web host sends them that compresses nothing, and as one that compresses all."""
    plain, packed, later = 0, 0, 0
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            content, name = file.read_bytes(), str(file.relative_to(folder))
            if name.removeprefix("python/").startswith(LATER):
                later += len(content)
            else:
                plain += len(content)
                packed += min(len(content), len(gzip.compress(content, 9)))
            if len(content) > 100_000:
                print(f"  {name:46} {len(content) / 1e6:6.2f} MB")
    print(f"  a first visit {plain / 1e6:.2f} MB; {packed / 1e6:.2f} MB if the host compresses; seldom {later / 1e6:.2f} MB more")


def processes(context: BrowserContext) -> list[dict[str, Any]]:
    assert context.browser is not None
    found: list[dict[str, Any]] = context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return found


def private(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) // 1000


def start(playwright: Any, chromium: str, profile: str, host: Host, name: str) -> None:
    context = playwright.chromium.launch_persistent_context(profile, executable_path=chromium, args=FLAGS)
    page = context.pages[0]
    page.set_default_timeout(300_000)
    begun = time.monotonic()
    page.goto(host.home)
    live(page, "/")
    wall = time.monotonic() - begun
    renderers = [one for one in processes(context) if one["type"] == "renderer"]
    busiest = max(renderers, key=lambda one: one["cpuTime"])
    seen = page.evaluate("() => performance.getEntriesByName('soloist-first-sight')[0].startTime / 1000")
    state = page.evaluate("() => soloist.state()")
    print(
        f"  {name}: first sight after {seen:.2f} s, answers after {wall:.1f} s, {busiest['cpuTime']:.1f} s of processor; "
        f"Python {state['memory'] / 1e6:.0f} MB, renderer {private(busiest['id'])} MB; {state['how']}; {state['marks']}"
    )
    page.wait_for_selector("html[data-files=kept]", state="attached")
    context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(place) / "dist"
        if not folder.exists():
            begun = time.process_time()
            build(folder, NODE_MODULES)
            print(f"Built: {time.process_time() - begun:.0f} s of processor here, and node besides.")
        print("Bytes")
        weigh(folder)
        host = Host(folder)
        print("Start (seconds of the whole machine differ with what else it does; those of the processor hardly)")
        with sync_playwright() as playwright:
            chromium = chromium_path(playwright) or ""
            start(playwright, chromium, f"{place}/profile", host, "cold")
            start(playwright, chromium, f"{place}/profile", host, "warm")
            print("Hints and reviews")
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            page = browser.new_context(locale="en").new_page()
            page.set_default_timeout(600_000)
            static_coach.measure(page, host)
            browser.close()
        host.stop()


if __name__ == "__main__":
    main()
