"""A newer build, and an older one that comes back: no page without its styles, and no byte twice."""

import gzip
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from soloist.faces.static.build import mark, packed
from tests.faces.static.conftest import Host, Sitters, live, settle, sit
from tests.support.companion_page import PHONE
from tests.support.sitting import click_button, moved_on, step, tokens

STYLE = "static/first.css"
STYLED = "() => [...document.styleSheets].every((sheet) => sheet.cssRules.length) && document.styleSheets.length"
TOLD = re.compile(r'(<script id="told" type="application/json">)(.*?)(</script>)')


def put(folder: Path, name: str, content: bytes) -> None:
    """Replace a file. Test folders are hard links to the build, so never write a file in place."""
    (folder / name).unlink(missing_ok=True)
    (folder / name).write_bytes(content)


def changed(folder: Path, more: bytes) -> None:
    """Change the folder to the build that would have this style with a few more bytes."""
    index = (folder / "index.html").read_text()
    found = TOLD.search(index)
    assert found
    told = json.loads(found[2])
    names, worker = told["names"], (folder / "sw.js").read_text()
    renamed: dict[str, str] = {}

    def rename(plain: str, content: bytes) -> None:
        old = names[plain]
        stem, _, end = plain.rpartition(".")
        renamed[old] = names[plain] = f"{stem}.{mark(content)}.{end}"
        (folder / old).unlink()
        put(folder, names[plain], content)

    rename(STYLE, (folder / names[STYLE]).read_bytes().split(b"\n/* anew")[0] + more)
    for plain in [name for name in names if name.startswith("first.")]:
        page = gzip.decompress((folder / names[plain]).read_bytes()).decode()
        for old, new in renamed.items():
            page = page.replace(old, new)
        rename(plain, packed(page.encode()))
    told["build"] = mark(json.dumps({**told, "build": ""}, sort_keys=True).encode())
    text = json.dumps(told, ensure_ascii=False).replace("<", "\\u003c")
    put(folder, "index.html", TOLD.sub(lambda one: one[1] + text + one[3], index).encode())
    then, now = (sha256(content).hexdigest() for content in (index.encode(), (folder / "index.html").read_bytes()))
    for old, new in {**renamed, then: now, then[:10]: now[:10]}.items():
        worker = worker.replace(old, new)
    put(folder, "sw.js", worker.encode())


def files_kept(page: Page) -> None:
    page.wait_for_selector("html[data-files=kept]", state="attached")


def take(page: Page) -> None:
    """Accept the new version, and wait for its page."""
    offer = page.locator("#alone .newer button")
    expect(offer).to_be_visible()
    with page.expect_navigation():
        offer.click()
    live(page, "/")


def kept(page: Page) -> list[str]:
    """The versions of the style that the service worker has cached."""
    page.wait_for_function("async () => (await caches.keys()).length === 1")
    found: list[str] = page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys()).map((one) => one.url.split('/soloist/')[1])"
    )
    return [name for name in found if name.startswith("static/first.")]


def weight(host: Host) -> int:
    """The size of all requested files in bytes."""
    files = [host.folder / path.removeprefix("/soloist/").partition("?")[0] for path in host.asked]
    return sum((file / "index.html" if file.is_dir() else file).stat().st_size for file in files)


def test_a_changed_style_is_all_that_is_fetched_and_no_page_is_ever_naked(guests: Sitters, own_host: Host) -> None:
    page = guests.window(own_host)
    files_kept(page)
    page.reload()
    assert page.evaluate(STYLED)
    own_host.asked.clear()
    changed(own_host.folder, b"\n/* anew */")
    page.reload()
    assert page.evaluate(STYLED), "the page of the old build has its own styles until the new one is taken"
    expect(page.locator("#alone .newer button")).to_be_visible()
    assert weight(own_host) < 200_000, own_host.asked
    # Before Python has started, the page must not show a page of the old build without its styles.
    seen = "[...document.styleSheets].every((sheet) => sheet.cssRules.length)"
    page.add_init_script(
        f"addEventListener('load', () => setTimeout(() => localStorage.setItem('naked', JSON.stringify(!({seen})))));"
    )
    take(page)
    assert page.evaluate(STYLED)
    assert page.evaluate("localStorage.getItem('naked')") in (None, "false")
    assert kept(page) == [json.loads(told(own_host))["names"][STYLE]]


def told(host: Host) -> str:
    found = TOLD.search((host.folder / "index.html").read_text())
    assert found
    return found[2]


def test_an_older_build_can_come_back(guests: Sitters, own_host: Host, dist: Path) -> None:
    page = guests.window(own_host)
    files_kept(page)
    sit(page, own_host, "peloponnes")
    before = step(page)
    click_button(page, tokens(page)[0])
    moved_on(page, before)
    reached = step(page)
    old = {file.relative_to(own_host.folder): file.read_bytes() for file in own_host.folder.rglob("*") if file.is_file()}
    changed(own_host.folder, b"\n/* anew */")
    page.goto(f"{own_host.address}/")
    page.reload()
    take(page)
    new = kept(page)
    for file in [file for file in own_host.folder.rglob("*") if file.is_file()]:
        if file.relative_to(own_host.folder) not in old:
            file.unlink()
    for name, content in old.items():
        put(own_host.folder, str(name), content)
    page.reload()
    take(page)
    assert kept(page) != new and page.evaluate(STYLED)
    page.goto(f"{own_host.address}/tables/1")
    assert step(page) == reached
    assert page.evaluate(STYLED)


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desktop", "phone"])
def test_the_reminder_to_save_covers_no_answer(guests: Sitters, server: Host, window: dict[str, Any]) -> None:
    """It is shown on the next page without answers, with buttons as large as a thumb."""
    page = guests.window(server, **window)
    page.evaluate("navigator.storage.persist = async () => false")
    many = """() => new Promise((done) => {
        indexedDB.open("soloist").onsuccess = ({ target: { result: database } }) => {
            const writing = database.transaction("meta", "readwrite");
            writing.objectStore("meta").put(50, "generation");
            writing.oncomplete = () => done(database.close());
        };
    })"""
    page.evaluate(many)
    page.locator(".box-peloponnes button.btn.go").click()
    page.wait_for_selector("#question", state="attached")
    before = step(page)
    click_button(page, "pass")  # What a tile asks for differs from deal to deal: luxury goods would open steppers.
    moved_on(page, before)
    expect(page.locator("#alone .keep")).to_have_count(0)
    page.evaluate("soloist.visit('#/')")
    live(page, "/")
    buttons = page.locator("#alone .keep button")
    expect(buttons).to_have_count(2)
    for box in [button.bounding_box() for button in buttons.all()]:
        assert box is not None and min(box["width"], box["height"]) >= 44
    buttons.last.click()
    expect(page.locator("#alone .keep")).to_have_count(0)


def test_a_start_without_the_snapshot_works_without_a_network_once_it_has_worked(guests: Sitters, own_host: Host) -> None:
    """Its files are not fetched before they are needed, and kept from then on."""
    page = guests.window(own_host)
    files_kept(page)
    seldom = [path for path in own_host.asked if "/app." in path or "/library." in path or "/interpreted." in path]
    assert not seldom
    page.evaluate("localStorage.setItem('soloist-plain', 'true')")
    page.reload()
    assert page.locator("html").get_attribute("data-python") == "plain"
    settle(page, language="en")
    page.context.set_offline(True)
    page.reload()
    assert page.locator("html").get_attribute("data-python") == "plain"
