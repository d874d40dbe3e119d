"""The compiled module plays the same games, and a build in which it cannot work fails."""

import gzip
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from soloist.faces.static import build as building
from soloist.faces.static.build import CannotBuild, build
from soloist.faces.static.native import module
from soloist.faces.static.native.module import Native, hot_names, native
from tests.faces.static import inside
from tests.faces.static.conftest import NATIVE, NODE_MODULES
from tests.support.paths import GOLDEN, ROOT

PYODIDE = NODE_MODULES / "pyodide"
HERE = Path(__file__).parent
INTERPRETED = "import sys; sys.path.insert(0, sys.argv[2]); import inside; print(inside.told_as_text(sys.argv[1]))"


def compiled() -> Native:
    found = native(NATIVE, PYODIDE)
    assert found is not None, "the tests of the static build need its compiler: `make test-all` installs it"
    return found


def in_pyodide(dist: Path, kind: str) -> dict[str, Any]:
    node = shutil.which("node")
    assert node
    words = (node, HERE / "inside.mjs", PYODIDE, dist, HERE, GOLDEN, kind)
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def in_python(source: Path) -> dict[str, Any]:
    """From the sources, which are not compiled."""
    words = [sys.executable, "-c", INTERPRETED, str(GOLDEN), str(HERE)]
    done = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(source)})
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def rounded(told: object) -> object:
    if isinstance(told, dict):
        return {name: rounded(value) for name, value in told.items()}
    if isinstance(told, list):
        return [rounded(one) for one in told]
    return round(told, 9) if isinstance(told, float) else told


def test_games_hints_and_records_are_the_same_compiled_interpreted_and_here(dist: Path) -> None:
    here = json.loads(inside.told_as_text(str(GOLDEN)))
    source, plain, fast = in_python(ROOT / "src"), in_pyodide(dist, "interpreted"), in_pyodide(dist, "compiled")
    assert [one.pop("compiled") for one in (source, plain, fast)] == [False, False, True]
    del here["compiled"]
    assert all(here["golden"].values()) and len(here["golden"]) == len(list(GOLDEN.glob("*/*.txt")))
    assert all(len(hints) == inside.HINTS for hints in here["hints"].values())
    assert source == here
    assert plain == fast
    # Since Python 3.12, sum() rounds the last bit differently. The Python in the browser may be newer than the one here.
    assert rounded(fast) == rounded(here)


def broken(content: bytes, one: bytes, other: bytes) -> bytes:
    """The module with another name for one of the functions that it needs."""
    assert len(one) == len(other) and content.count(bytes([len(one)]) + one) == 1
    return content.replace(bytes([len(one)]) + one, bytes([len(other)]) + other)


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        (b"PyObject_GetIter", b"PyObject_GetItex", "PyObject_GetItex"),
        # This function exists, but has other parameters.
        (b"PyObject_GetIter", b"PyObject_SetItem", "LinkError"),
    ],
)
def test_a_missing_or_wrong_symbol_fails_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, one: bytes, other: bytes, said: str
) -> None:
    good = compiled()
    bad = Native(broken(good.content, one, other), good.names)
    monkeypatch.setattr(building, "native", lambda *given: bad)
    with pytest.raises(CannotBuild) as refused:
        build(tmp_path / "dist", NODE_MODULES)
    assert said in refused.value.text("en")
    assert not (tmp_path / "dist").exists()


def test_it_is_compiled_again_only_when_its_code_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = list[str]()
    code = ["int one;"]

    def generated(*words: str) -> None:
        called.append("generate")
        folder = Path(words[2])
        folder.mkdir()
        (folder / "one.c").write_text(code[0])
        (folder / "names.json").write_text(json.dumps(["one"]))

    def made(generated: Path, place: Path, names: list[str]) -> Path:
        called.append("compile")
        (place / "native.wasm").write_bytes(code[0].encode())
        return place / "native.wasm"

    folder = tmp_path / "soloist"
    for name in ("engine/kernel/machine.py", "games/chess/board.py", "players/search.py", "faces/page.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("")
    monkeypatch.setattr(module, "root", lambda: folder)
    monkeypatch.setattr(module, "run", generated)
    monkeypatch.setattr(module, "compiled", made)
    kept = tmp_path / "kept"
    assert hot_names() == ["soloist/engine/kernel/machine.py", "soloist/games/chess/board.py", "soloist/players/search.py"]

    def again() -> list[str]:
        called.clear()
        found = native(kept, PYODIDE)
        assert found == Native(code[0].encode(), ("one",))
        return list(called)

    assert again() == ["generate", "compile"]
    assert again() == []
    (folder / "faces/page.py").write_text("pass")
    assert again() == []
    (folder / "players/search.py").write_text("# A comment changes no code.")
    assert again() == ["generate"]
    (folder / "players/search.py").write_text("pass")
    code[0] = "int two;"
    assert again() == ["generate", "compile"]
    assert sorted(file.suffix for file in kept.iterdir()) == [".json"] * 3 + [".wasm"] * 2


def test_without_the_compiler_it_is_built_interpreted_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "has_tools", lambda: False)
    built = build(tmp_path / "dist", NODE_MODULES, tmp_path / "kept")
    assert "interpreted" in built.text("en") and "static" in built.text("en")
    names = [file.name.split(".")[0] for file in (tmp_path / "dist/python").iterdir()]
    assert "native" not in names and "interpreted" not in names and "app" in names
    assert not (tmp_path / "kept").exists()


def test_the_folder_is_small_where_the_host_packs_nothing(dist: Path) -> None:
    """What a first visit fetches. The rest is for browsers in which the snapshot or the compiled module does not work."""
    seldom = ("app.", "library.", "interpreted.")
    sizes = [file.stat().st_size for file in dist.rglob("*") if file.is_file() and not file.name.startswith(seldom)]
    assert sum(sizes) <= 16_000_000
    assert all(gzip.decompress(file.read_bytes()) for file in dist.rglob("*.wasm.dat"))
