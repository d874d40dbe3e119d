"""Builds the manual: `make docs`, or `python -m tools.manual [--out FOLDER]`.

Zensical makes one site for each language, with one configuration each, and stops at a broken link between two pages. This module
checks the rest: pages missing in a language or in the navigation, missing pictures, broken links to another language, and
anything that a reader's browser would load from the network.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

DOCS = Path(__file__).parents[1] / "docs"
OUT = DOCS.parent / "site"
LANGUAGES = ("en", "fr", "de")
ONLY_ENGLISH = ("tinkerers", "builders")
"""The chapters for programmers exist in English only."""
LOADED = {"img": "src", "script": "src", "link": "href", "source": "src", "video": "src", "iframe": "src"}
"""What a browser loads by itself; a link to click may lead to the network."""
LEADS_ELSEWHERE = ("alternate", "canonical", "next", "prev")
START = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Soloist</title>
<script>
const known = ["en", "fr", "de"];
const liked = (navigator.languages ?? []).map((one) => one.slice(0, 2)).find((one) => known.includes(one));
location.replace(`${liked ?? "en"}/index.html`);
</script>
</head>
<body>
<h1>Soloist</h1>
<p><a href="en/index.html">English</a></p>
<p><a href="fr/index.html" lang="fr">Français</a></p>
<p><a href="de/index.html" lang="de">Deutsch</a></p>
</body>
</html>
"""


class Unfit(Exception):
    """The manual cannot be built as it is; each line names a page and what is wrong there."""


class Page(HTMLParser):
    """The references of a page of the site: the files it loads, the targets of its links, and its own anchors."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if given.get(name)}
        target = given.get(LOADED.get(tag, ""), "")
        if target and given.get("rel") not in LEADS_ELSEWHERE:
            self.loads.append(target)
        if tag == "a" and given.get("href"):
            self.links.append(given["href"])


def pages(docs: Path, language: str) -> set[str]:
    """The pages of a language, as the navigation names them."""
    return {file.relative_to(docs / language).as_posix() for file in (docs / language).rglob("*.md")}


def navigation(docs: Path, language: str) -> list[str]:
    """The pages in the order of the navigation."""
    config = tomllib.loads((docs / f"zensical.{language}.toml").read_text(encoding="utf-8"))
    return [page for page in _leaves(config["project"]["nav"]) if page.endswith(".md")]


def _leaves(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    for one in nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else ():
        yield from _leaves(one)


def for_players(names: list[str]) -> list[str]:
    return [name for name in names if not name.startswith(ONLY_ENGLISH)]


def check_sources(docs: Path) -> None:
    """Every language has the same pages for players in the same order, and each page is in the navigation."""
    wrong: list[str] = []
    expected = for_players(navigation(docs, "en"))
    for language in LANGUAGES:
        found, named = pages(docs, language), navigation(docs, language)
        wrong += [f"{language}/{name}: not in the navigation of zensical.{language}.toml" for name in sorted(found - {*named})]
        wrong += [f"{language}/{name}: missing, but the navigation names it" for name in sorted({*named} - found)]
        wrong += [f"{language}/{name}: missing, but English has it" for name in sorted({*expected} - found)]
        wrong += [f"{language}/{name}: not in English" for name in sorted({*for_players(named)} - {*expected})]
        if for_players(named) != expected and {*for_players(named)} == {*expected}:
            wrong.append(f"zensical.{language}.toml: the pages are not in the order of the English ones")
    refuse(wrong)


def check_site(site: Path) -> None:
    """Everything that a page loads is in the site, and every link within the manual leads to a page and an anchor."""
    known = {file.resolve(): Page(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")}
    wrong: list[str] = []
    for file, page in known.items():
        where = file.relative_to(site.resolve()).as_posix()
        if file.name == "404.html":
            # Its addresses begin at the root of a host, because it is shown at any depth.
            continue
        for target in page.loads:
            if urlsplit(target).scheme == "data":
                continue
            if urlsplit(target).netloc:
                wrong.append(f"{where}: loads {target} from the network")
            elif not _place(file, target).is_file():
                wrong.append(f"{where}: {target} does not exist")
        for target in page.links:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            place = _place(file, target) if parts.path else file
            if place not in known and not place.is_file():
                wrong.append(f"{where}: leads to {target}, which does not exist")
            elif parts.fragment and place in known and unquote(parts.fragment) not in {*known[place].anchors, "__skip"}:
                wrong.append(f"{where}: leads to {target}, but that page has no such heading")
    refuse(wrong)


def _place(file: Path, target: str) -> Path:
    path = unquote(urlsplit(target).path)
    return (file.parent / path).resolve() if path else file


def refuse(wrong: list[str]) -> None:
    if wrong:
        raise Unfit("\n".join(dict.fromkeys(wrong)))


def build(docs: Path, out: Path) -> None:
    """Build in a temporary folder beside the target, so that a failed build leaves the old manual unchanged."""
    check_sources(docs)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=".building-") as place:
        # Zensical writes beside its configuration, so it works on a copy.
        tree = Path(place)
        shutil.copytree(docs, tree / "docs", ignore=shutil.ignore_patterns(".cache", "site"))
        # The reference of the Python interface comes from the docstrings of this source, even if another version is installed.
        finding = {**os.environ, "PYTHONPATH": str(docs.parent / "src")}
        for language in LANGUAGES:
            words = ("-m", "zensical", "build", "--strict", "--config-file", f"docs/zensical.{language}.toml")
            done = subprocess.run([sys.executable, *words], cwd=tree, env=finding, capture_output=True, text=True)
            if done.returncode:
                raise Unfit(f"{language}: {plain(done.stdout + done.stderr)}")
        site = tree / "docs" / "site"
        (site / "index.html").write_text(START, encoding="utf-8")
        check_site(site)
        if out.exists():
            shutil.rmtree(out)
        site.rename(out)


def plain(text: str) -> str:
    """The output of Zensical without colours and without its traceback."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text).partition("Traceback")[0].strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=OUT, help="the folder to write")
    out = parser.parse_args().out
    try:
        build(DOCS, out)
    except Unfit as error:
        sys.exit(f"The manual cannot be built:\n{error}")
    all = [file.stat().st_size for file in out.rglob("*") if file.is_file()]
    print(f"The manual is in {out}: {len(all)} files, {sum(all) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
