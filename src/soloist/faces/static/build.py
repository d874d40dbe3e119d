"""`soloist build-static DIR`: build a folder for any static file host. It contains everything that the pages ever load."""

import gzip
import json
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from soloist import manual
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.errors import SoloistError, reason
from soloist.engine.text.words import LANGUAGES, Words
from soloist.faces.static.bundle import stage
from soloist.faces.static.native.module import Native, native
from soloist.faces.web.parts import of_game

PYODIDE = "314.0.7"
"""The required version. A memory snapshot only works with the version that made it."""
WORDS = Words("soloist.faces.static")
PAGE = Path(__file__).with_name("page")
NATIVE = Path(__file__).with_name("native")
KEPT = Path("build/native")
SAID = (
    "starting",
    "failed",
    "insecure",
    "wrong",
    "crashed",
    "again",
    "simply",
    "not-lasting",
    "newer",
    "reload",
    "keep",
    "save-them",
    "later",
    "no-script",
)
"""The messages that the script of the page shows itself, without Python."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'"
)
EMPTY_ZIP = b"PK\x05\x06" + bytes(18)
BUILD_MARK = "const BUILD = "
"""The beginning of `sw.js`, by which the build recognizes an earlier build."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LATER = ("python/app.zip", "python/library.zip", "python/interpreted.zip")
"""Files that are fetched only where the memory snapshot or the compiled module does not work."""
STATIC = re.compile(r"static:([^;]+);")
"""Where the pages of the build name a static file (`alone.py`): its name has a hash that Python must not know."""


class CannotBuild(SoloistError):
    """The build is not possible. The message says why and what to do."""

    words = WORDS


@dataclass(frozen=True)
class Built:
    """A finished build."""

    folder: Path
    files: int
    size: int
    compiled: bool

    def text(self, language: str) -> str:
        told = Phrase("built", folder=str(self.folder), files=self.files, size=round(self.size / 1e6))
        said = [told] if self.compiled else [told, Phrase("interpreted")]
        return "\n".join(WORDS.say(one, language) for one in said)


@dataclass
class Folder:
    """The folder being built. File names contain a hash of the content, so that versions never mix."""

    root: Path
    names: dict[str, str] = field(default_factory=dict)
    """The path of each file, by its plain name."""

    def put(self, name: str, content: bytes) -> str:
        stem, _, end = name.rpartition(".")
        self.names[name] = f"{stem}.{mark(content)}.{end}"
        self.put_as_it_is(self.names[name], content)
        return self.names[name]

    def pack(self, name: str, content: bytes) -> None:
        """Put a file compressed, because not every host compresses. The script unpacks it. It is not called .gz: some hosts would
        unpack that."""
        stem, _, end = name.rpartition(".")
        self.names[name] = f"{stem}.{mark(content)}.{end}.dat"
        self.put_as_it_is(self.names[name], packed(content))

    def put_as_it_is(self, name: str, content: bytes) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def mark(content: bytes) -> str:
    return sha256(content).hexdigest()[:10]


def packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def build(target: Path, node_modules: Path, kept: Path = KEPT) -> Built:
    """Build in a temporary folder beside the target, so that a failed build leaves the old one unchanged. `kept` is where the
    compiled module is kept for the next build."""
    node, pyodide = tools(node_modules)
    if target.exists() and not is_ours(target):
        raise CannotBuild("not-a-build", folder=str(target))
    try:
        return made(target, node, pyodide, kept)
    except OSError as error:
        raise CannotBuild("cannot-write", folder=str(target), why=reason(error)) from None


def is_ours(target: Path) -> bool:
    """Whether the folder is empty or an earlier build. Only then may it be deleted."""
    if not target.is_dir():
        return False
    worker = target / "sw.js"
    return not any(target.iterdir()) or (worker.is_file() and worker.read_bytes().startswith(BUILD_MARK.encode()))


def made(target: Path, node: str, pyodide: Path, kept: Path) -> Built:
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".building-") as place:
        folder, work = Folder(Path(place) / "dist"), Path(place) / "work"
        work.mkdir()
        compiled = native(kept, pyodide)
        run_python(node, pyodide, work, compiled)
        put_python(folder, pyodide, work)
        put_statics(folder)
        put_manual(folder)
        put_page(folder, work, json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"])
        if target.exists():
            shutil.rmtree(target)
        folder.root.rename(target)
    all = [file.stat().st_size for file in target.rglob("*") if file.is_file()]
    return Built(target, len(all), sum(all), compiled is not None)


def tools(node_modules: Path) -> tuple[str, Path]:
    """Find Node and Pyodide. Raise CannotBuild if one is missing or has another version."""
    node = shutil.which("node")
    if node is None:
        raise CannotBuild("no-node")
    pyodide = node_modules / "pyodide"
    try:
        found = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))["version"]
    except (OSError, ValueError, KeyError):
        raise CannotBuild("no-pyodide", folder=str(node_modules), version=PYODIDE) from None
    if found != PYODIDE:
        raise CannotBuild("other-pyodide", folder=str(node_modules), found=str(found), version=PYODIDE)
    return node, pyodide


def run_python(node: str, pyodide: Path, work: Path, compiled: Native | None) -> None:
    """Run Pyodide in Node: compile the Python files, open the pages, and save a memory snapshot."""
    staged = work / "stage"
    stage(staged)
    if manual.is_installed():
        pages = sorted(f"{manual.AT}/{file.relative_to(manual.PAGES).as_posix()}" for file in manual.PAGES.rglob("*.html"))
        (staged / "soloist/manual/pages.json").write_text(json.dumps(pages))
    if compiled is not None:
        (work / "native.wasm").write_bytes(compiled.content)
        (work / "native.names").write_text(json.dumps(compiled.names))
        finder = (NATIVE / "finder.py").read_text(encoding="utf-8")
        (staged / "soloist_native.py").write_text(finder.replace("frozenset[str]()", f"frozenset({list(compiled.names)})"))
    script = Path(__file__).with_name("node") / "make.mjs"
    done = subprocess.run([node, str(script), str(pyodide), str(staged), str(work)], capture_output=True, text=True)
    if done.returncode or not (work / "memory.json").exists():
        raise CannotBuild("node-failed", why=(done.stderr or done.stdout)[-2000:])


def put_python(folder: Folder, pyodide: Path, work: Path) -> None:
    """Add the Pyodide runtime, the Python archives, the compiled module and the memory snapshot."""
    runtime = {name: (pyodide / name).read_bytes() for name in RUNTIME}
    for name, content in runtime.items():
        text = re.sub(rb"\n//# sourceMappingURL=.*", b"", content) if name.endswith(".mjs") else content
        put = folder.put if name == "pyodide.mjs" else folder.pack
        put(f"python/{name}", text)
    for name in LATER:
        archive = work / name.removeprefix("python/")
        if archive.exists():
            folder.put(name, archive.read_bytes())
    # The snapshot contains the imported library, so Pyodide gets an empty archive instead of library.zip.
    folder.put("python/empty.zip", EMPTY_ZIP)
    if (work / "native.wasm").exists():
        folder.pack("python/native.wasm", (work / "native.wasm").read_bytes())
    for name in ("memory.dat", "memory.json"):
        folder.put(f"python/{name}", (work / name).read_bytes())


def put_statics(folder: Folder) -> None:
    """Add the scripts and styles of the pages. Python learns their names only in the browser: otherwise one changed byte of a
    style would change the memory snapshot."""
    for file in sorted(Path(str(files("soloist.faces.web"))).joinpath("static").iterdir()):
        folder.put(f"static/{file.name}", file.read_bytes())
    for name in of_game.names(".css"):
        folder.put(f"static/{name}", of_game.file(name).read_bytes())


def put_manual(folder: Folder) -> None:
    """Add the manual if it was built. It is not among the names: its pictures are large, so it is not kept for use without a
    network."""
    if manual.is_installed():
        shutil.copytree(manual.PAGES, folder.root / manual.AT)


def put_page(folder: Folder, work: Path, runtime: dict[str, str]) -> None:
    first = json.loads((work / "first.json").read_text(encoding="utf-8"))
    for language, page in first.items():
        named = STATIC.sub(lambda found: folder.names[f"static/{found[1]}"], page)
        folder.pack(f"first.{language}.html", named.encode())
    for name in ("alone.js", "alone.css", "worker.js", "memory.mjs"):
        folder.put(name, (PAGE / name).read_bytes())
    for icon in sorted((PAGE / "icons").iterdir()):
        folder.put(f"icons/{icon.name}", icon.read_bytes())
    folder.put("manifest.webmanifest", json.dumps(manifest(folder.names), indent=1).encode())
    index = index_page(folder.names, runtime)
    folder.put_as_it_is("index.html", index.encode())
    later = sorted(folder.names[name] for name in LATER if name in folder.names)
    kept = {
        "files": sorted(set(folder.names.values()) - set(later)),
        "later": later,
        "build": mark(index.encode()),
        "index": sha256(index.encode()).hexdigest(),
    }
    worker = f"{BUILD_MARK}{json.dumps(kept)};\n" + (PAGE / "sw.js").read_text(encoding="utf-8")
    folder.put_as_it_is("sw.js", worker.encode())


def manifest(names: dict[str, str]) -> dict[str, object]:
    def icon(size: int, purpose: str) -> dict[str, str]:
        kind = "" if purpose == "any" else f"-{purpose}"
        return {"src": names[f"icons/icon-{size}{kind}.png"], "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}

    return {
        "name": "Soloist",
        "short_name": "Soloist",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f6f1e7",
        "theme_color": "#f6f1e7",
        "icons": [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    }


def index_page(names: dict[str, str], runtime: dict[str, str]) -> str:
    """The nearly empty HTML page whose script shows all pages. `runtime` is the `info` of Pyodide's lock file."""
    words = {language: {name: WORDS.say(Phrase(name), language) for name in SAID} for language in LANGUAGES}
    known = {"names": names, "words": words, "runtime": runtime}
    # What a page stored belongs to the build as a whole, because any file may have changed.
    build = mark(json.dumps(known, sort_keys=True).encode())
    told = json.dumps({**known, "build": build}, ensure_ascii=False).replace("<", "\\u003c")
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Soloist</title>
<link rel="icon" href="{names["static/mark.svg"]}" type="image/svg+xml">
<link rel="manifest" href="{names["manifest.webmanifest"]}">
<link rel="apple-touch-icon" href="{names["icons/apple-touch-icon.png"]}">
<script id="told" type="application/json">{told}</script>
<script src="{names["alone.js"]}" defer></script>
</head>
<body><noscript>{" ".join(words[language]["no-script"] for language in LANGUAGES)}</noscript></body>
</html>
"""
