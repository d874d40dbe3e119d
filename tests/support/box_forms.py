"""The forms of My box, as a browser would send them."""

from html.parser import HTMLParser
from typing import Any

from starlette.testclient import TestClient

TACTIC = "/box/raiders/tactic/tactic-05"


class Inputs(HTMLParser):
    """What a browser would send of the form of an entry if nobody touched it, and the kind of each input."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.sent: dict[str, str] = {}
        self.kinds: dict[str, str] = {}
        self.choices: dict[str, dict[str, str]] = {}
        self._in_form, self._off, self._select, self._word = False, [False], "", ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        name = given.get("name", "")
        if tag == "form":
            self._in_form = given.get("class") == "sheet entry"
        if not self._in_form:
            return
        if tag == "fieldset":
            self._off.append(self._off[-1] or "disabled" in given)
        elif tag == "option":
            self._word = given["value"]
            self.choices[self._select][self._word] = ""
            if not self._off[-1] and ("selected" in given or self._select not in self.sent):
                self.sent[self._select] = self._word
        elif tag == "select":
            self._select = name
            self.choices[name] = {}
            self.kinds[name] = tag
        elif tag in ("input", "textarea"):
            self.kinds[name] = given.get("type", tag)
            if not self._off[-1] and (given.get("type") != "checkbox" or "checked" in given):
                self.sent[name] = given.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._in_form = False
        elif tag == "fieldset" and self._in_form:
            self._off.pop()
        elif tag == "option":
            self._word = ""

    def handle_data(self, data: str) -> None:
        if self._word:
            self.choices[self._select][self._word] += data


def filled(page: str) -> dict[str, str]:
    return Inputs(page).sent


def keep(client: TestClient, path: str, **changes: str) -> Any:
    typed = {**filled(client.get(path).text), **{f"field-{name}": value for name, value in changes.items()}}
    return client.post(path, data=typed)
