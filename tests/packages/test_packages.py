"""What is published: packages that contain everything they need, and a minimal container."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import Request, urlopen
from zipfile import ZipFile

import pytest

import soloist
from soloist.cli.arguments import parser
from tests.support.paths import ROOT
from tests.support.processes import PATIENCE, usual_signals

SOURCES = ("src", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md")
GAME = ("peloponnes", "soldier", "K7Q2")
BY_HAND = """
import sys, soloist
assert soloist.__file__.startswith(sys.prefix), soloist.__file__
table = soloist.GAMES["{}"].deal("{}", "{}")
while table.question is not None:
    table.answer(table.question.options[0])
assert soloist.read(table.record()).record() == table.record()
print(table.state.outcome)
""".format(*GAME)


def tool(name: str) -> str:
    """A tool of the lock, beside the Python that runs the tests."""
    found = shutil.which(name, path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    assert found, f"{name} is missing: `make test` installs what requirements-dev.lock names"
    return found


def run(*words: str | Path, **options: object) -> str:
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, **options)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


def built(folder: Path) -> tuple[Path, Path]:
    """The source package of this tree, and the pure wheel that is built from it alone."""
    tree, out = folder / "tree", folder / "out"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=ignored)
        else:
            shutil.copy(source, tree / name)
    # A manual of two pages, as `make docs` leaves it.
    (tree / "site" / "en").mkdir(parents=True)
    for page in ("index.html", "en/index.html"):
        (tree / "site" / page).write_text("<h1>Soloist</h1>", encoding="utf-8")
    build = (tool("uv"), "build", "-q", "--no-build-isolation", "--python", sys.executable, "-o", str(out))
    pure = {**os.environ, "SOLOIST_PURE": "1"}
    run(*build, "--sdist", tree, env=pure)
    (source,) = out.glob("*.tar.gz")
    run(*build, "--wheel", source, env=pure)
    (wheel,) = out.glob("*.whl")
    return source, wheel


class Installed:
    """A wheel in an environment with only its dependencies, and with its own tables."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.bin = folder / "venv" / "bin"
        run(tool("uv"), "venv", "-q", "--python", sys.executable, folder / "venv")
        asked = f"soloist[json] @ {wheel.resolve().as_uri()}"
        run(tool("uv"), "pip", "install", "-q", "--python", self.bin / "python", "-c", ROOT / "requirements-dev.lock", asked)
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SOLOIST"))}
        self.options = {"cwd": folder, "env": {**inherited, "SOLOIST_DB": str(folder / "tables.db"), "SOLOIST_LANG": "en"}}

    def run(self, *words: str, typed: str = "") -> str:
        return run(self.bin / words[0], *words[1:], input=typed, **self.options)

    def serve(self) -> Iterator[str]:
        """Run a server, and yield its address."""
        process = subprocess.Popen(
            [self.bin / "soloist", "serve", "--no-browser", "--port", "0"],
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=usual_signals,
            **self.options,  # type: ignore[call-overload]
        )
        try:
            yield next(line.strip() for line in process.stdout if line.startswith("http://"))
        finally:
            process.kill()
            process.communicate()


def answers() -> list[str]:
    """A whole game: always the first option."""
    game, level, seed = GAME
    table, given = soloist.GAMES[game].deal(level, seed), []
    while table.question is not None:
        given.append(table.question.options[0].token)
        table.answer(given[-1])
    return given


def play_by_pages(address: str) -> str:
    """Play with plain forms, and return the page of the end."""
    fields = dict(zip(("game", "level", "seed"), GAME, strict=True))
    with urlopen(f"{address}deal", urlencode(fields).encode()) as page:
        table, text = page.url.partition("?")[0], page.read().decode()
    for answer in answers():
        version = re.search(r'name="version" value="(\d+)"', text)
        assert version is not None
        with urlopen(f"{table}/answer", urlencode({"version": version[1], "answer": answer}).encode()) as page:
            text = page.read().decode()
    return str(text)


def play_by_json(address: str) -> str:
    def ask(path: str, **fields: object) -> dict[str, object]:
        request = Request(f"{address}api/{path}", json.dumps(fields).encode(), {"Content-Type": "application/json"})
        with urlopen(request) as answer:
            return dict(json.load(answer))

    table = ask("tables", **dict(zip(("game", "level", "seed"), GAME, strict=True)))
    for answer in answers():
        table = ask(f"tables/{table['id']}/answer", version=table["version"], answer=answer)
    result = table["result"]
    assert isinstance(result, dict)
    return str(result["outcome"])


def test_the_wheel_alone_plays_a_game_through_every_face(tmp_path: Path) -> None:
    """The pure one, or the one that SOLOIST_WHEEL names."""
    named = os.environ.get("SOLOIST_WHEEL")
    if named is not None:
        wheel = Path(named)
    else:
        source, wheel = built(tmp_path)
        files = {str(file.relative_to(ROOT / "src")) for file in (ROOT / "src").rglob("*") if file.is_file()}
        kept = {name for name in files if "__pycache__" not in name and ".egg-info" not in name and not name.endswith(".so")}
        with ZipFile(wheel) as inside, tarfile.open(source) as packed:
            assert kept | {"soloist/manual/pages/en/index.html"} <= set(inside.namelist())
            assert not [name for name in packed.getnames() if "/tests" in name]
        assert wheel.name.endswith("-py3-none-any.whl")
    installed = Installed(wheel, tmp_path)
    assert ("uncompiled" in installed.run("soloist", "--version")) == (named is None)
    assert installed.run("python", "-c", BY_HAND).strip() in ("won", "lost", "drawn")
    game, level, seed = GAME
    printed = installed.run("soloist", "play", game, "--level", level, "--seed", seed, typed="1\n" * 300)
    assert re.search(r"You have (won|lost)\.|It is a draw\.", printed)
    for address in installed.serve():
        assert 'class="win ' in play_by_pages(address)
        assert play_by_json(address) in ("won", "lost", "drawn")
        with urlopen(address) as first, urlopen(f"{address}manual/en/index.html") as page:
            assert 'href="/manual/en/index.html"' in first.read().decode() and "Soloist" in page.read().decode()


# --- the container


def instructions() -> list[tuple[str, str]]:
    """The lines of the Containerfile: which instruction, and what for."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def last_stage() -> dict[str, str]:
    said = instructions()
    begin = max(number for number, (word, _) in enumerate(said) if word == "FROM")
    return dict(said[begin:])


def test_the_container_is_linted() -> None:
    assert run(tool("hadolint"), ROOT / "Containerfile") == ""


def test_the_container_runs_as_nobody_special_and_keeps_the_tables_outside() -> None:
    stage = last_stage()
    assert stage["USER"].isdigit() and stage["USER"] != "0"
    assert f"SOLOIST_DB={stage['VOLUME']}/tables.db" in stage["ENV"]
    assert "403" in stage["HEALTHCHECK"]


def test_what_the_container_starts_is_a_command_of_ours_and_asks_for_the_secret() -> None:
    words = json.loads(last_stage()["ENTRYPOINT"])
    assert words[0] == "soloist"
    given = parser("en").parse_args([*words[1:], "--name", "nas.local"])
    assert (given.command, given.host, str(given.port)) == ("serve", "0.0.0.0", last_stage()["EXPOSE"])
    check = json.loads(last_stage()["HEALTHCHECK"].partition("CMD ")[2])
    assert compile(check[-1], "check", "exec") and str(given.port) in check[-1]


def test_all_that_the_container_copies_is_there_and_not_left_out() -> None:
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert kept[0] == "*"
    sources = [
        source
        for word, rest in instructions()
        if word == "COPY" and not rest.startswith("--from")
        for source in shlex.split(rest)[:-1]
    ]
    assert sources and "src" in sources
    for source in sources:
        assert (ROOT / source).exists()
        assert f"!{source}" in kept


def pins(lock: str) -> dict[str, str]:
    """Each library of a lock, with its version."""
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    return {found[1]: found[2] for line in lines if (found := re.match(r"([a-z0-9._-]+)==(\S+)", line))}


@pytest.mark.parametrize(
    ("lock", "least"),
    [("requirements.lock", 26), ("requirements-compile.lock", 26), ("requirements-test.lock", 26), ("requirements-uv.lock", 1)],
)
def test_what_is_played_and_compiled_with_is_what_is_tested(lock: str, least: int) -> None:
    assert len(pins(lock)) >= least
    assert pins(lock).items() <= pins("requirements-dev.lock").items()


def test_nothing_but_the_locks_is_installed_to_play_and_in_the_container() -> None:
    """Without a lock, the newest libraries would be installed, which nobody has tested."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    commands = [part for word, rest in instructions() if word == "RUN" for part in rest.split("&&")]
    installs = [line for line in makefile if "$(PIP) " in line or "INSTALL_INTO,.venv," in line] + [
        one for one in commands if re.search("pip (install|wheel)", one)
    ]
    assert len(installs) >= 6
    for install in installs:
        assert "--require-hashes" in install or "--no-deps" in install, install
