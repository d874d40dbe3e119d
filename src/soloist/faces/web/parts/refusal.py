"""Why an entry of My box is refused, in plain words: the reader's error without the names that only files know."""

from collections.abc import Callable

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.errors import BadEdition
from soloist.faces.web.parts.site import Guest

ROWS = ("effect", "set")
"""What the reader calls the rows of a list within an entry."""
EXPECTED = {
    "edition-number": "box-why-number", "edition-numbers": "box-why-numbers", "edition-rows": "box-why-numbers",
    "edition-rising": "box-why-rising", "edition-one-of": "box-why-choice", "edition-some-of": "box-why-choice",
    "edition-sets-of": "box-why-choice",
    "edition-list": "box-why-one", "wrong-colours": "box-why-colours", "wrong-two-options": "box-why-two",
}  # fmt: skip
"""Our sentence for what the reader expected of a field."""
WHOLE = {
    "edition-count": "box-why-count", "edition-entries": "box-why-count", "wrong-priority-twice": "box-why-twice",
    "wrong-no-offering": "box-why-offering",
}  # fmt: skip
"""Our sentence for what is wrong with the box as a whole."""


class Refusal:
    """Speaks about an entry. `title` gives the name of another one."""

    def __init__(self, who: Guest, kind: str, id: str, title: Callable[[str, str], str]) -> None:
        self.who = who
        self.entry = (kind, id)
        self.title = title

    def text(self, error: BadEdition) -> str:
        phrase, values = error.phrase, error.phrase.values
        if phrase.message == "edition-field" and isinstance(values["expected"], Phrase):
            return self._where(values["entry"]) + self._field(str(values["field"]), values["expected"])
        if phrase.message == "edition-field-missing":
            fields = [self._label(name) for name in str(values["fields"]).split(", ")]
            return self._where(values["entry"]) + self.who.t("box-why-some", fields=", ".join(fields))
        if phrase.message == "wrong-priority-twice":
            other = next(str(values[one]) for one in ("first", "second") if values[one] != self.entry[1])
            return self.who.t("box-why-twice", number=values["number"], other=self.title(self.entry[0], other))
        if phrase.message in WHOLE:
            numbers = {name: value for name, value in values.items() if isinstance(value, int)}
            return self.who.t(WHOLE[phrase.message], **numbers)
        return self.who.t("box-why-other")

    def _field(self, field: str, expected: Phrase) -> str:
        message = EXPECTED.get(expected.message)
        if message is None:
            return self.who.t("box-why-other")
        numbers = {name: value for name, value in expected.values.items() if isinstance(value, int)}
        return self.who.t(message, field=self._label(field), name=field, **numbers)

    def _label(self, field: str) -> str:
        return self.who.t("box-field", field=field)

    def _where(self, entry: object) -> str:
        """Where it is: another entry, or a row or a table within this one; empty for the entry itself."""
        if not isinstance(entry, Phrase):
            return ""
        values = entry.values
        if entry.message == "edition-inside":
            return self._where(values["entry"]) + self.who.t("box-why-in", where=self._label(str(values["field"])))
        if entry.message == "edition-nested":
            return self._where(values["outer"]) + self._where(values["inner"])
        if entry.message != "edition-entry" or (values["what"], values["name"]) == self.entry:
            return ""
        if values["what"] in ROWS:
            return self.who.t("box-why-in", where=self.who.t("box-row", number=str(values["name"])))
        return self.who.t("box-why-in", where=self.title(str(values["what"]), str(values["name"])))
