"""Odd forms and odd JSON for the application. It may refuse all of them, but must never fail with a status of 500 or above."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

from starlette.testclient import TestClient

import soloist
from soloist.faces.web.app import application
from soloist.library.store import Store
from tests.soak.figures import Figures, turns
from tests.soak.fuzz import played
from tests.soak.mutation import garbage, mutate
from tests.soak.running import collection_file

HOST = "http://127.0.0.1:8765"
JSON = ("tables", "records", "tables/1/answer", "tables/2/answer", "tables/3/undo", "tables/1/redo")
FORMS = ("deal", "read", "settings", "tables/1/answer", "tables/2/undo", "tables/3/redo", "tables/4/again", "tables/5/delete",
         "bin/5/back", "collection")  # fmt: skip
PAGES = ("", "tables", "bin", "games/raiders", "games/stone-age/rules/SA-S27", "games/peloponnes/cards", "tables/1",
         "tables/2/walk/3", "tables/3/story", "tables/1/moments", "tables/2/record", "static/soloist.js", "api/games",
         "api/tables/1/story")  # fmt: skip
TABLES = 8


class Asker:
    """Sends odd requests that are derived from valid ones."""

    def __init__(self, client: TestClient, collection: bytes, random: Random) -> None:
        self.client = client
        self.collection = collection
        self.random = random
        self.records = played(random)
        self.editions = [game.standard.text for game in soloist.GAMES.values()]

    def ask(self) -> tuple[str, int]:
        """Send one request. Returns its description and the status of the response."""
        asking: Callable[[], tuple[str, int]] = self.random.choice(
            (self._json, self._json, self._form, self._form, self._upload, self._page)
        )
        return asking()

    def _field(self, name: str) -> str:
        """A value for the field of this name: valid, mutated or garbage."""
        game = self.random.choice(list(soloist.GAMES.values()))
        good = {
            "game": game.id,
            "level": self.random.choice(game.levels).id,
            "seed": "K7Q2",
            "code": game.deal(seed="K7Q2").deal.code,
            "version": str(self.random.randrange(3)),
            "answer": self.random.choice(("red", "pass", "forest", "1", "build")),
            "record": self.random.choice(self.records),
            "edition": self.random.choice(self.editions),
            "language": "de",
            "back": "/tables",
            "fate": "ask",
            "deal": "same",
            "page": "2",
        }[name]
        return self.random.choice((lambda: good, lambda: mutate(good, self.random), lambda: garbage(self.random)))()

    def _fields(self, *names: str) -> dict[str, str]:
        return {name: self._field(name) for name in names if self.random.random() < 0.7}

    def _json(self) -> tuple[str, int]:
        """Post a JSON body with some values of the wrong type, or a broken body."""
        path = self.random.choice(JSON)
        body: dict[str, Any] = dict(self._fields("game", "level", "seed", "code", "version", "answer", "record", "edition"))
        wanted = {"tables": ("game", "level", "seed", "edition"), "records": ("record", "edition")}.get(
            path, ("version", "answer")
        )
        if self.random.random() < 0.8:
            body = {name: value for name, value in body.items() if name in wanted}
        if self.random.random() < 0.8 and "version" in body:
            body["version"] = self.random.choice((0, 1, 2, -1, 2**53, 10**30, 1.5, None))
        if self.random.random() < 0.2:
            body["rulings"] = self.random.choice(
                ({}, [], {"card_refresh": "slide"}, {garbage(self.random): garbage(self.random)}, 3)
            )
        text = json.dumps(body)
        if self.random.random() < 0.3:
            text = mutate(text, self.random)
        return self._post(f"/api/{path}", text.encode("utf-8", "surrogatepass"), "application/json")

    def _form(self) -> tuple[str, int]:
        path = self.random.choice(FORMS)
        fields = self._fields("game", "level", "seed", "code", "version", "answer", "record", "language", "back", "fate", "deal")
        if self.random.random() < 0.3:
            fields[f"ruling-{garbage(self.random)[:50]}"] = garbage(self.random)
        content = urlencode({name: value[:20_000] for name, value in fields.items()}, errors="surrogatepass").encode()
        return self._post(f"/{path}", content, "application/x-www-form-urlencoded")

    def _upload(self) -> tuple[str, int]:
        """Post a form with a file: a damaged collection, a record or an edition."""
        path = self.random.choice(("collection", "read", "deal"))
        given = {"collection": self._damaged(), "read": self._bytes("record"), "deal": self._bytes("edition")}[path]
        name = {"collection": "file", "read": "file", "deal": "edition"}[path]
        part = "--x\r\nContent-Disposition: form-data; name="
        head = f'{part}"game"\r\n\r\nstone-age\r\n{part}"{name}"; filename="f"\r\n\r\n'
        content = head.encode() + given + b"\r\n--x--\r\n"
        if self.random.random() < 0.2:
            content = content[: self.random.randrange(len(content))]
        return self._post(f"/{path}", content, "multipart/form-data; boundary=x")

    def _bytes(self, name: str) -> bytes:
        return self._field(name).encode("utf-8", "surrogatepass")

    def _damaged(self) -> bytes:
        content = bytearray(self.collection)
        for _ in range(self.random.choice((0, 1, 5, 200))):
            content[self.random.randrange(len(content))] = self.random.randrange(256)
        return bytes(content[: self.random.choice((len(content), self.random.randrange(len(content))))])

    def _page(self) -> tuple[str, int]:
        path = self.random.choice(PAGES)
        if self.random.random() < 0.6:
            path = mutate(path, self.random)[:300]
        query = urlencode(self._fields("language", "page", "answer"), errors="surrogatepass")[:500]
        address = "/" + quote(path.lstrip("/"), safe="/", errors="surrogatepass") + "?" + re.sub("%[0-9A-F]?$", "", query)
        cookie = quote(garbage(self.random)[:200], errors="surrogatepass")
        answer = self.client.get(address, headers={"Cookie": f"language={cookie}; motion={cookie}"}, follow_redirects=False)
        return f"GET {address}", answer.status_code

    def _post(self, path: str, content: bytes, kind: str) -> tuple[str, int]:
        answer = self.client.post(path, content=content, headers={"Content-Type": kind}, follow_redirects=False)
        return f"POST {path} {content!r}", answer.status_code


def fuzz_requests(count: int, random: Random, until: float) -> Figures:
    """Send `count` requests to one application. The note counts the responses by kind of status."""
    figures = Figures("fuzz, requests", count)
    seen: dict[int, int] = {}
    with collection_file() as path:
        store = Store(path, sits=False)
        for number in range(TABLES):
            store.add(random.choice(list(soloist.GAMES.values())).deal(seed=number))
        with TestClient(application(store), base_url=HOST, raise_server_exceptions=False) as client:
            asker = Asker(client, _as_file(store), random)
            for _ in turns(count, until):
                what, status = asker.ask()
                figures.done += 1
                seen[status // 100] = seen.get(status // 100, 0) + 1
                figures.expect(status < 500, f"{status} for {what[:3000]}")
        store.close()
    figures.note = "  ".join(f"{kind}xx {seen[kind]}" for kind in sorted(seen))
    return figures


def _as_file(store: Store) -> bytes:
    copy = Path(store.path.parent) / "copy.db"
    store.copy_to(copy)
    return copy.read_bytes()
