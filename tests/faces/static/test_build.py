"""Building the folder: what it needs, what it refuses, and that it is the same every time."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import soloist
from soloist.cli.command import main
from soloist.faces.static.build import PYODIDE
from tests.faces.static.conftest import NATIVE, NODE_MODULES
from tests.support.paths import ROOT


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def test_built_elsewhere_it_is_the_same_but_for_a_changed_style(dist: Path, tmp_path: Path) -> None:
    """Built from copies of the sources and of Pyodide in other folders, with one more byte in a style. Nothing else differs, so
    an update fetches nothing else."""
    other = tmp_path / "quite" / "another" / "folder"
    for source, place in ((Path(soloist.__file__).parent, "src/soloist"), (NODE_MODULES / "pyodide", "modules/pyodide")):
        shutil.copytree(source, other / place, ignore=shutil.ignore_patterns("__pycache__"))
    style = other / "src/soloist/faces/web/static/first.css"
    style.write_bytes(style.read_bytes() + b"\n")
    # Without the JSON files, the C code is generated again. It is the same, so the compiled module is found.
    kept = other / "build" / "native"
    shutil.copytree(NATIVE, kept, ignore=shutil.ignore_patterns("*.json", ".*"))
    compiled = sorted(kept.iterdir())
    words = [sys.executable, "-m", "soloist", "build-static", "dist", "--node-modules", "modules"]
    done = subprocess.run(words, cwd=other, env={**os.environ, "PYTHONPATH": str(other / "src")}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert sorted(file for file in kept.iterdir() if file.suffix == ".wasm") == compiled
    first, second = contents(dist), contents(other / "dist")
    same = {name for name in first if second.get(name) == first[name]}
    renamed = {"static/first", "first"}
    assert {name for name in first if name.partition(".")[0] not in renamed} - same == {"index.html", "sw.js"}
    assert len(first) == len(second) and {name.partition(".")[0] for name in first} == {name.partition(".")[0] for name in second}


def test_nothing_is_loaded_from_elsewhere(dist: Path) -> None:
    for name, content in contents(dist).items():
        if name.endswith((".html", ".css", ".webmanifest", "sw.js")) or name.startswith(("alone", "worker")):
            assert b"https://" not in content, name


def test_without_node_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["build-static", str(tmp_path / "dist"), "--lang", "en"]) == 2
    assert "Node.js" in capsys.readouterr().err


def test_without_pyodide_or_with_another_it_says_which(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["build-static", str(tmp_path / "dist"), "--node-modules", str(tmp_path), "--lang", "en"]
    assert main(command) == 2
    assert f"npm install pyodide@{PYODIDE}" in capsys.readouterr().err
    (tmp_path / "pyodide").mkdir()
    (tmp_path / "pyodide/package.json").write_text('{"version": "1.0"}')
    assert main(command) == 2
    assert f"npm install pyodide@{PYODIDE}" in capsys.readouterr().err
    assert not (tmp_path / "dist").exists()


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert main(["build-static", str(tmp_path), "--node-modules", str(NODE_MODULES), "--lang", "en"]) == 2
    assert "other files" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("worker", ["", "self.addEventListener('fetch', () => {});"])
def test_so_is_the_site_of_somebody_else(tmp_path: Path, capsys: pytest.CaptureFixture[str], worker: str) -> None:
    """Many sites have a service worker, but only ours begins with the mark of a build."""
    (tmp_path / "sw.js").write_text(worker)
    assert main(["build-static", str(tmp_path), "--node-modules", str(NODE_MODULES), "--lang", "en"]) == 2
    assert "other files" in capsys.readouterr().err
    assert (tmp_path / "sw.js").read_text() == worker


@pytest.mark.parametrize("place", ["letter.txt", "letter.txt/dist"])
def test_where_no_folder_can_be_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], place: str) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert main(["build-static", str(tmp_path / place), "--node-modules", str(NODE_MODULES), "--lang", "en"]) == 2
    assert str(tmp_path / place) in capsys.readouterr().err
    assert (tmp_path / "letter.txt").read_text() == "dear"


def test_the_lock_names_the_same_runtime_and_no_other_registry() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text())
    assert lock["packages"]["node_modules/pyodide"]["version"] == PYODIDE
    wanted = json.loads((ROOT / "package.json").read_text())["devDependencies"]
    assert wanted == {"pyodide": PYODIDE}
    for one in lock["packages"].values():
        assert one.get("resolved", "https://registry.npmjs.org/").startswith("https://registry.npmjs.org/")
