"""The manual: it can be built, its build refuses what would disappoint a reader, and its pages say what the program says."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.manual import DOCS, ONLY_ENGLISH, Unfit, build, check_site, check_sources

import soloist
from soloist.cli.arguments import parser
from soloist.difficulty.table import hardness
from soloist.engine.text.words import LANGUAGES
from soloist.faces.web.app import application
from soloist.library.store import Store
from tests.support.paths import ROOT

PLAYER_PAGES = sorted(DOCS.glob("??/*.md"))
PAGES = sorted(DOCS.glob("??/**/*.md"))
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
every_player_page = pytest.mark.parametrize("page", PLAYER_PAGES, ids=lambda page: str(page.relative_to(DOCS)))
MOST_WORDS = 15


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def language_of(page: Path) -> str:
    return page.relative_to(DOCS).parts[0]


# --- the build


@pytest.mark.slow
def test_the_manual_can_be_built(tmp_path: Path) -> None:
    """All checks of the build pass: links, pages in three languages, pictures, nothing from the network."""
    pytest.importorskip("zensical")
    build(DOCS, tmp_path / "site")
    for language in LANGUAGES:
        first = (tmp_path / "site" / language / "index.html").read_text(encoding="utf-8")
        assert f'lang="{language}"' in first and "first-screen-dark.webp" in first
    reference = (tmp_path / "site" / "en" / "tinkerers" / "reference.html").read_text(encoding="utf-8")
    assert "Replay a record through the rules." in reference, "docstrings are in the reference"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The sources of the manual, to break them."""
    return Path(shutil.copytree(DOCS, tmp_path / "docs", ignore=shutil.ignore_patterns("pictures", "site", ".cache")))


def test_a_page_that_a_language_lacks_is_refused(copied: Path) -> None:
    (copied / "fr" / "keys.md").unlink()
    with pytest.raises(Unfit, match=r"fr/keys\.md: missing"):
        check_sources(copied)


def test_a_page_in_one_language_only_is_refused(copied: Path) -> None:
    (copied / "de" / "extra.md").write_text("# Extra\n", encoding="utf-8")
    config = copied / "zensical.de.toml"
    config.write_text(config.read_text(encoding="utf-8").replace('"keys.md" },', '"keys.md" }, { "Extra" = "extra.md" },'))
    with pytest.raises(Unfit, match=r"de/extra\.md: not in English"):
        check_sources(copied)


def test_a_page_that_the_navigation_leaves_out_is_refused(copied: Path) -> None:
    (copied / "en" / "builders" / "extra.md").write_text("# Extra\n", encoding="utf-8")
    with pytest.raises(Unfit, match=r"en/builders/extra\.md: not in the navigation"):
        check_sources(copied)


def test_pages_in_another_order_are_refused(copied: Path) -> None:
    config = copied / "zensical.fr.toml"
    said = config.read_text(encoding="utf-8").replace("keys.md", "?").replace("access.md", "keys.md").replace("?", "access.md")
    config.write_text(said, encoding="utf-8")
    with pytest.raises(Unfit, match="not in the order"):
        check_sources(copied)


def test_a_broken_link_between_two_pages_is_refused(copied: Path, tmp_path: Path) -> None:
    pytest.importorskip("zensical")
    with (copied / "en" / "keys.md").open("a", encoding="utf-8") as page:
        page.write("\n[nowhere](nowhere.md)\n")
    with pytest.raises(Unfit, match=r"page does not exist(.|\n)*keys\.md"):
        build(copied, tmp_path / "site")
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ('<img src="pictures/none.webp">', "pictures/none.webp does not exist"),
        ('<img src="https://example.com/a.png">', "from the network"),
        ('<script src="//example.com/a.js"></script>', "from the network"),
        ('<link rel="stylesheet" href="https://example.com/font.css">', "from the network"),
        ('<a href="../fr/none.html">', "which does not exist"),
        ('<a href="b.html#none">', "no such heading"),
    ],
)
def test_a_page_that_would_disappoint_is_refused(tmp_path: Path, body: str, why: str) -> None:
    (tmp_path / "b.html").write_text('<h1 id="here">B</h1>')
    (tmp_path / "a.html").write_text('<a href="b.html#here">b</a> <a href="https://example.com">out</a>')
    check_site(tmp_path)
    (tmp_path / "a.html").write_text(body)
    with pytest.raises(Unfit, match=why):
        check_site(tmp_path)


# --- what pages for players say


def prose(text: str) -> Iterator[str]:
    """The sentences of a page without its tables, headings, pictures and code blocks."""
    for pattern in (r"```.*?```", r"<!--.*?-->", r"!\[[^\]]*\]\([^)]*\)(\{[^}]*\})?", r"(?<=\])\([^)]*\)", r"\{ #.*?\}"):
        text = re.sub(pattern, "", text, flags=re.DOTALL)
    for paragraph in re.split(r"\n\s*\n|\n(?=\s*(?:[-#]|\d+\.|\|))", text):
        if not paragraph.lstrip().startswith(("|", "#")):
            plain = re.sub(r"^\s*(?:-|\d+\.)\s+|[*`\[\]]", "", paragraph)
            yield from re.split(r"(?<=[.!?:;])[”»“]?\s+", " ".join(plain.split()))


@every_player_page
def test_sentences_for_players_are_short(page: Path) -> None:
    long = [one for one in prose(text_of(page)) if len(re.findall(r"\w[\w’'-]*", one)) > MOST_WORDS + 1]
    assert long == []


def labels(language: str) -> set[str]:
    """Every message of the pages that is one fixed text."""
    words = text_of(ROOT / "src" / "soloist" / "faces" / "web" / "words" / f"{language}.ftl")
    return {*re.findall(r"^[a-z-]+ = ([^{\n]+)$", words, re.MULTILINE)}


OF_PHONES = {"Share", "Add to Home Screen", "Install app", "Partager", "Sur l’écran d’accueil", "Installer l’application",
             "Teilen", "Zum Home-Bildschirm", "App installieren"}  # fmt: skip
"""Labels of other programs."""


@every_player_page
def test_words_in_italics_are_labels_of_the_program(page: Path) -> None:
    named = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", re.sub(r"`[^`]*`", "", text_of(page)))
    assert [one for one in named if one.replace("\xa0", " ") not in labels(language_of(page)) | OF_PHONES] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", soloist.GAMES)
def test_the_page_of_a_game_names_its_levels_as_the_program_does(game: str, language: str) -> None:
    known, text = soloist.GAMES[game], text_of(DOCS / language / f"{game}.md").replace("\xa0", " ")
    assert text.startswith(f"# {known.title(language)}\n")
    for level in known.levels:
        line = known.say(f"level-{level.id}-line", language)
        cells = (known.level_name(level.id, language), line[0].upper() + line[1:], hardness(game)[level.id].word(language))
        assert f"| {' | '.join(cells)} |" in text


def test_french_pages_never_break_a_line_before_a_colon() -> None:
    for page in (DOCS / "fr").glob("*.md"):
        if page.name != "difficulty.md":
            prose_alone = re.sub(r"```.*?```|`[^`]*`", "", text_of(page), flags=re.DOTALL)
            assert re.findall(r"\S (?:[:;?!»%])(?!-)|« ", prose_alone) == [], page


# --- what one can type


def commands(text: str) -> list[str]:
    """The `soloist` commands of the code blocks, without comments and without what other programs do with the output."""
    lines = re.findall(r"^(?:\$ (?:\.venv/bin/)?|> \.venv\\Scripts\\)(soloist\b.*)$", text, re.MULTILINE)
    return [part.split(" > ")[0].split(" | ")[0].strip() for line in lines for part in line.split("  #")[0].split("; ")]


NAMED = re.compile(r"`(soloist [a-z][^`]*)`")


@every_page
def test_every_command_in_a_page_exists(page: Path) -> None:
    for command in (*commands(text_of(page)), *commands(text_of(ROOT / "README.md"))):
        words = shlex.split(command)[1:]
        assert parser("en").parse_args(words).command == (words[0] if words else None), command


@every_page
def test_every_command_named_in_a_sentence_exists(page: Path) -> None:
    known = parser("en").grammar.commands
    assert [found for found in NAMED.findall(text_of(page)) if found.split()[1] not in {*known, "complete"}] == []


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"], ids=lambda page: page.name)
def test_every_make_target_in_a_page_exists(page: Path) -> None:
    targets = {*re.findall(r"^([a-z][a-z-]*):", text_of(ROOT / "Makefile"), re.MULTILINE)}
    assert {*re.findall(r"(?:`|\$ )make ([a-z][a-z-]*)", text_of(page))} <= targets


def test_workflows_call_what_exists_and_windows_runs_the_same_tests() -> None:
    makefile = text_of(ROOT / "Makefile")
    workflows = "".join(text_of(file) for file in sorted((ROOT / ".github" / "workflows").iterdir()))
    called = {word for line in re.findall(r"run: make (.*)", workflows) for word in line.split() if "=" not in word}
    assert called and called <= {*re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE)}
    assert all((ROOT / lock).is_file() for lock in re.findall(r"-r (\S+)", workflows))
    long = re.search(r"^LONG := (.*)$", makefile, re.MULTILINE)
    assert long and f'-m "not ({long[1]})"' in workflows


MARKED = re.compile(r"<!-- run(?:: (\S+))? -->\n+```(\w+)\n(.*?)```", re.DOTALL)
WITH_BLOCKS = [page for page in PAGES if MARKED.search(text_of(page))]


@pytest.mark.slow
@pytest.mark.parametrize("page", WITH_BLOCKS, ids=lambda page: page.name)
def test_blocks_that_are_marked_to_be_run_work(page: Path, tmp_path: Path) -> None:
    """In the order of the page: a block with a name is saved as that file, the commands of the others are run."""
    for name, _, block in MARKED.findall(text_of(page)):
        if name:
            (tmp_path / name).write_text(block, encoding="utf-8")
            continue
        for command in commands(block):
            done = subprocess.run(
                [sys.executable, "-m", "soloist", *shlex.split(command)[1:]],
                cwd=tmp_path,
                env={**environment(), "SOLOIST_DB": str(tmp_path / "tables.db")},
                capture_output=True,
                text=True,
            )
            assert done.returncode == 0, f"{command}: {done.stderr}"


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(soloist.__file__).parent.parent)}


def test_something_is_marked_to_be_run() -> None:
    assert [page.name for page in WITH_BLOCKS] == ["bot.md"]


# --- what programs rely on


def test_the_page_about_json_lists_every_address(tmp_path: Path) -> None:
    pytest.importorskip("fastapi")
    from starlette.testclient import TestClient

    store = Store(tmp_path / "tables.db")
    with TestClient(application(store), base_url="http://127.0.0.1") as client:
        paths = json.loads(client.get("/api/openapi.json").text)["paths"]
    store.close()
    served = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    told = {*re.findall(r"^\| `((?:GET|POST|PUT|DELETE) /\S*)` \|", text_of(DOCS / "en/tinkerers/json.md"), re.MULTILINE)}
    assert told == {path.removeprefix("/api") for path in served}


def test_the_reference_has_every_public_name() -> None:
    told = {*re.findall(r"^::: soloist\.(\w+)$", text_of(DOCS / "en/tinkerers/reference.md"), re.MULTILINE)}
    assert told == {*soloist.__all__}


# --- the front door


def test_the_readme_is_one_page_and_leads_somewhere() -> None:
    text = text_of(ROOT / "README.md")
    assert len(re.sub(r"\]\([^)]*\)|[|*`-]|https?://\S+", " ", text).split()) < 450
    for target in re.findall(r"\]\((?!https?://)([^)#]+)", text):
        assert (ROOT / target).is_file(), target
    first = text.partition("## Start")[0]
    for said in ("On screen", "Beside your board", "On your phone", "docs/en/pictures/"):
        assert said in first
    assert {"Linux", "macOS", "Windows"} <= {*re.findall(r"\w+", text)}
    assert "make" not in text.partition("**Windows**")[2].partition("```console")[2].partition("```")[0]


def test_the_version_is_the_same_everywhere() -> None:
    newest = re.search(r"^## (\S+)", text_of(ROOT / "CHANGELOG.md"), re.MULTILINE)
    cited = re.search(r"^version: (\S+)", text_of(ROOT / "CITATION.cff"), re.MULTILINE)
    assert newest and cited and newest[1] == cited[1] == soloist.__version__


def test_only_english_has_chapters_for_programmers() -> None:
    assert {page.parent.name for page in PAGES if page.parent.name in ONLY_ENGLISH} == {*ONLY_ENGLISH}
    assert all(language_of(page) == "en" for page in PAGES if page.parent.name in ONLY_ENGLISH)
