"""Translates phrases with Fluent files in English, French and German."""

import locale
import os
import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from soloist.engine.kernel.phrase import Phrase, Value

NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""The languages, each by its own name."""
LANGUAGES = tuple(NAMES)
LONGEST = 2000
STEERING = ("Cc", "Cf", "Zl", "Zp")
"""Unicode categories of invisible characters: controls, formats, line and paragraph separators."""
SOFT_HYPHEN = "\u00ad"
"""Soft hyphen: where a long word may break. Only web pages break words."""
REMEMBERED = 20_000
"""Size of the sentence cache. Pages repeat the same names often."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The first line of a message. All its other lines are indented."""
REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)")
"""A reference to another message. Functions look the same, but no message has the name of a function."""


def chosen_language() -> str:
    """The language of SOLOIST_LANG or of the system; English if we do not have it."""
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0]
    return _known(os.environ.get("SOLOIST_LANG")) or _known(system) or "en"


def server_language() -> str:
    """The language of SOLOIST_LANG, else English, for users who do not name one. They may be at another machine, so the language
    of this system says nothing about them."""
    return _known(os.environ.get("SOLOIST_LANG")) or "en"


def _known(name: str | None) -> str:
    """Our language of this locale; empty if we do not have it."""
    language = (name or "")[:2].lower()
    return language if language in LANGUAGES else ""


class UnknownLanguage(LookupError):
    """Soloist has no words files for this language."""


class Words:
    """The words files of one or more packages, in all languages."""

    def __init__(self, *packages: str) -> None:
        self.packages = packages
        self._said: dict[tuple[Phrase, str, str], str] = {}

    def __repr__(self) -> str:
        return f"Words({', '.join(map(repr, self.packages))})"

    def has(self, message: str) -> bool:
        return all(message in _bundle(self.packages, language).sources for language in LANGUAGES)

    def say(self, phrase: Phrase, language: str) -> str:
        """The sentence. A missing message or value raises an error instead of showing half a sentence."""
        said = self._said.get((phrase, "", language))
        return self._format(phrase, "", language) if said is None else said

    def attribute(self, phrase: Phrase, name: str, language: str) -> str:
        """An attribute of the message (`about`, `why`, `cause` …) with the same values; empty if there is none."""
        said = self._said.get((phrase, name, language))
        return self._format(phrase, name, language) if said is None else said

    def _format(self, phrase: Phrase, attribute: str, language: str) -> str:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        lazy = _bundle(self.packages, language)
        message = lazy.message(phrase.message)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            if attribute:
                return self._remember(phrase, attribute, language, "")
            raise LookupError(f"{phrase.message} has no text in {language}")
        text, errors = lazy.bundle.format_pattern(
            pattern, {name: self._value(value, language) for name, value in phrase.values.items()}
        )
        if errors:
            raise LookupError(f"{phrase!r} in {language}: {errors[0]}")
        return self._remember(phrase, attribute, language, str(text))

    def forget(self) -> None:
        """Empty the sentence cache."""
        self._said.clear()

    def _remember(self, phrase: Phrase, attribute: str, language: str, text: str) -> str:
        if len(self._said) >= REMEMBERED:
            self.forget()
        self._said[phrase, attribute, language] = text
        return text

    def _value(self, value: Value, language: str) -> int | str:
        if isinstance(value, int):
            return value
        if isinstance(value, Phrase):
            text = self.say(value, language)
        elif isinstance(value, tuple):
            text = ", ".join(self.say(part, language) for part in value)
        else:
            text = shown(value)
        # Fluent limits the length of values. Only texts from outside come near the limit.
        return text[:LONGEST]


def shown(text: str) -> str:
    """Make a text from outside safe to show: limit its length, drop surrogates and control characters (C0, C1, line separators,
    bidirectional marks)."""
    if text.isprintable() and text.isascii() and len(text) <= LONGEST:
        return text
    text = text[:LONGEST].encode("utf-8", "replace").decode("utf-8")
    return "".join(f"\\u{ord(c):04x}" if unicodedata.category(c) in STEERING and c != SOFT_HYPHEN else c for c in text)


def unbroken(text: str) -> str:
    """The text without soft hyphens, for terminals, programs and search."""
    return text.replace(SOFT_HYPHEN, "")


@cache
def source_of(package: str, language: str) -> str:
    """The words file of a package, cached. The static build loads it before it loses access to files."""
    return files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")


class LazyBundle:
    """The messages of some files in one language. Each is parsed when it is first needed: parsing whole files takes a second."""

    def __init__(self, texts: list[str], language: str) -> None:
        self.bundle: Any = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        self.parsed: set[str] = set()
        for text in texts:
            for name, source in sources_in(text):
                self.sources.setdefault(name, source)

    def message(self, name: str) -> Any:
        if name not in self.parsed and name in self.sources:
            self._parse(name)
        return self.bundle.get_message(name)

    def _parse(self, name: str) -> None:
        """Parse a message with all that it refers to. Threads may parse the same message at once; the first one counts."""
        names = [name]
        for one in names:
            names += [other for other in REFERENCE.findall(self.sources[one]) if other in self.sources and other not in names]
        # Source positions are dropped: nobody needs them, and they take a third of the memory.
        self.bundle.add_resource(FluentParser(with_spans=False).parse("".join(self.sources[one] for one in names)))
        self.parsed.update(names)


def sources_in(text: str) -> list[tuple[str, str]]:
    """The messages of a file: name and source of each."""
    found = list(MESSAGE.finditer(text))
    ends = [one.start() for one in found[1:]] + [len(text)]
    return [(one[1], text[one.start() : end]) for one, end in zip(found, ends, strict=True)]


@cache
def _bundle(packages: tuple[str, ...], language: str) -> LazyBundle:
    return LazyBundle([source_of(package, language) for package in packages], language)


ENGINE = Words("soloist.engine")
