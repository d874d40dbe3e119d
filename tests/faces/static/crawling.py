"""Presses every button of every kind of page, and compares what Python in the browser answers with what the server answers."""

import base64
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page
from starlette.testclient import TestClient

import soloist

LOG = """
const Real = Worker;
self.crawled = [];
const told = (bytes) => btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
self.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const found = self.crawled.find((one) => one.id === data.id);
      if (!found) return;
      const { status, where, broken } = data;
      Object.assign(found, { done: true, status, where, broken, answer: data.body && told(data.body) });
    });
  }
  postMessage(data, ...more) {
    const { id, method, path, kind, body, swaps } = data;
    if (id) self.crawled.push({ id, method, path, kind, swaps, body: body && told(body) });
    super.postMessage(data, ...more);
  }
};
"""
"""Runs before the scripts of the page, and records their requests to Python and the responses."""
SETTLED = """
async () => {
  const pause = async () => {
    // As long as a request takes on its way to the worker.
    for (let turn = 0; turn < 5; turn++) await new Response(new URLSearchParams("a=1")).arrayBuffer();
    await new Promise((done) => setTimeout(done));
  };
  for (let before = -1; before !== self.crawled.length || !self.crawled.every((one) => one.done); ) {
    before = self.crawled.length;
    await pause();
  }
  return self.crawled.splice(0);
}
"""
CONTROLS = """
() => [...document.querySelectorAll("button, input[type=submit]")].filter((one) => !one.disabled).map((one) => {
  const form = one.form;
  const sends = form && one.type === "submit" && form.getAttribute("method") !== "dialog";
  const to = sends ? one.getAttribute("formaction") ?? form.getAttribute("action") ?? "" : "";
  const method = sends ? (one.hasAttribute("formmethod") ? one.formMethod : form.method) : "";
  return [to, method, one.name, one.type, one.classList[0] ?? ""];
})
"""
LINKS = "() => [...document.querySelectorAll('a[href^=\"#/\"]')].map((one) => one.getAttribute('href').slice(1).split('#')[0])"
PRESS = """
at => {
  const one = [...document.querySelectorAll("button, input[type=submit]")].filter((one) => !one.disabled)[at];
  // A person could not send a form without its file or its choice.
  const form = one.form;
  for (const input of form?.querySelectorAll("input[type=file]") ?? []) {
    const given = new DataTransfer();
    given.items.add(new File(["no record at all"], "file.txt"));
    input.files = given.files;
  }
  for (const select of form?.querySelectorAll("select[required]") ?? []) if (!select.value) select.selectedIndex = 1;
  one.click();
}
"""
SOME = 3
"""The most pages of one kind to open."""
LAST = ("delete", "forget", "leave-box", "/bin", "settings", "/play-on", "/again")
"""Pressed last, because they remove other buttons or change every page."""
TIMED = re.compile(r"/tables/\d+/(hint|review)")
"""Hints and reviews depend on time, so only their status is compared."""
HASHED = re.compile(r"(?:/static/([\w./-]+)\?[0-9a-f]+|static/([\w./-]+?)\.[0-9a-f]{10}\.(\w+))")
HERE = re.compile(r"https?://(?:127\.0\.0\.1|localhost)(?::\d+)?(?:/soloist)?/?(?:#/?)*")
UPLOADED = re.compile(r"/tmp/tmp\w+/")
TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+\+\d\d:\d\d|(today|yesterday), \d\d:\d\d")
"""When a game was begun, changed or ended, in history.csv and on the first page."""
SERVED = re.compile(r"<h2>Play on your phone</h2>.*?(?=</div>)", re.DOTALL)
"""Only a server can be reached from a phone."""


def kind_of(path: str) -> str:
    """Pages of one kind have the same buttons: the table of each game, a clause, an entry of a box."""
    plain = re.sub(r"\?.*", "", path.removeprefix("#"))
    plain = re.sub(r"/(tables|bin)/\d+", r"/\1/N", plain)
    plain = re.sub(r"/deal/[^/]+$", "/deal/CODE", plain)
    plain = re.sub(r"/rules/[A-Z].*$", "/rules/CLAUSE", plain)
    plain = re.sub(r"^(/box/[^/]+/[^/]+)/[^/]+$", r"\1/ENTRY", plain)
    plain = re.sub(r"^/beside/([^/]+)/[^/]+/sheet", r"/beside/\1/LEVEL/sheet", plain)
    return re.sub(r"/(walk|review)/\d+", r"/\1/N", plain)


def control_of(kind: str, to: str, rest: list[str]) -> str:
    """The settings are the same on every page, so beyond the first page one of them is enough to see that it leads back."""
    return f"{kind}: {to if to == '/settings' and kind != '/' else ' '.join([kind_of(to), *rest])}"


def plain(text: str) -> str:
    """The page without everything that differs between a server and the static build."""

    def named(found: re.Match[str]) -> str:
        return f"static/{found[1] or f'{found[2]}.{found[3]}'}"

    text = TIME.sub("TIME", HASHED.sub(named, text))
    text = UPLOADED.sub("", SERVED.sub("", HERE.sub("HOME/", text)))
    return text.replace('"#/', '"/').replace("'#/", "'/")


@dataclass
class Crawler:
    """One window of the static build and one client of the server. Both get the same requests."""

    page: Page
    client: TestClient
    game: str
    """Skip the pages of all other games."""
    pressed: set[str] = field(default_factory=set)
    seen: dict[str, list[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """The files that were fetched."""
    compared: int = 0

    def open(self, path: str) -> None:
        self.page.evaluate("path => soloist.visit(`#${path}`)", path)
        self.compare(path)

    def compare(self, after: str) -> None:
        for asked in self.page.evaluate(SETTLED):
            self.once(asked, after)

    def once(self, asked: dict[str, Any], after: str) -> None:
        if asked.get("broken") is not None:
            self.faults.append(f"{after}: {asked['broken']}")
            return
        said = f"{after}: {asked['method']} {asked['path']}"
        if TIMED.search(asked["path"]):
            if asked["status"] >= 500:
                self.faults.append(f"{said} {asked['status']}")
            if asked["path"].endswith("/hint"):
                # Records count hints.
                self.answer(asked)
            return
        answer = self.answer(asked)
        where = answer.url.raw_path.decode()
        mine, other = base64.b64decode(asked["answer"] or ""), answer.content
        self.compared += 1
        if asked["status"] != answer.status_code:
            self.faults.append(f"{said} {asked['status']}, not {answer.status_code}")
        elif asked["where"].partition("#")[0] != where:
            self.faults.append(f"{said} leads to {asked['where']}, not {where}")
        elif "text" in answer.headers.get("content-type", "") and plain(mine.decode()) != plain(other.decode()):
            self.faults.append(f"{said}\n{difference(plain(mine.decode()), plain(other.decode()))}")

    def answer(self, asked: dict[str, Any]) -> Any:
        """The response of the server."""
        headers = {"content-type": asked["kind"], **({"soloist-swap": "1"} if asked["swaps"] else {})}
        content = base64.b64decode(asked["body"] or "") or None
        return self.client.request(asked["method"], asked["path"].partition("#")[0], content=content, headers=headers)

    def note(self) -> None:
        """The links of the page: some pages of each kind, because one may be gone later, and tables differ."""
        for path in self.page.evaluate(LINKS):
            if any(f"/{game}" in path for game in soloist.GAMES if game != self.game):
                continue
            known = self.seen.setdefault(kind_of(path), [])
            if path not in known and len(known) < SOME:
                known.append(path)

    def crawl(self, most: int) -> None:
        """Open all kinds of pages until every button was pressed."""
        for late in (False, True):
            again = True
            while again and len(self.pressed) < most:
                again = False
                for kind in sorted(self.seen):
                    for path in list(self.seen[kind]):
                        again |= self.press_all(kind, path, late)

    def press_all(self, kind: str, path: str, late: bool) -> bool:
        found = False
        while True:
            self.open(path)
            self.note()
            controls = [control_of(kind, to, rest) for to, *rest in self.page.evaluate(CONTROLS)]
            new = [
                (at, control)
                for at, control in enumerate(controls)
                if control not in self.pressed and any(word in control for word in LAST) <= late
            ]
            if not new:
                return found
            at, name = new[0]
            self.pressed.add(name)
            found = True
            self.page.evaluate(PRESS, at)
            self.compare(f"{path}, {name}")
            self.note()


def difference(mine: str, other: str) -> str:
    """The two texts around their first difference."""
    at = next((at for at, (one, two) in enumerate(zip(mine, other, strict=False)) if one != two), min(len(mine), len(other)))
    begin = max(0, at - 60)
    return f"  folder: {mine[begin : at + 80]!r}\n  server: {other[begin : at + 80]!r}"
