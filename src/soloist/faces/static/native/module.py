"""Compile the hot files into one WebAssembly side module, with mypyc and the C compiler in the package `ziglang`.

The result is cached by a hash of the C code, so the compiler, which takes minutes, runs only when that code changes.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

import soloist
from soloist.engine.hot import hot_files
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import Words

WORDS = Words("soloist.faces.static")
HERE = Path(__file__).parent
HEADERS = HERE / "include" / "python3.14"
PACKAGES = ("engine", "games", "players")
"""The hot files import only these packages of Soloist."""
TOOLS = ("ziglang", "mypy")
RECIPE = [
    "-target", "wasm32-emscripten",
    # The default of zig has extended constants, which Node 20 and Safari before 17.4 do not know.
    "-mcpu=generic",
    # As in setup.py: fused multiply-add would round differently from Python.
    "-fPIC", "-O2", "-DNDEBUG", "-ffp-contract=off", "-fno-sanitize=undefined", "-fno-strict-overflow", "-fwrapv", "-w",
]  # fmt: skip
LINKING = ["--shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--gc-sections", "-O2", "--strip-all"]
SETTING = re.compile(r"^#define (\w+) (.+)$", re.MULTILINE)


class CannotCompile(SoloistError):
    """The compiled module cannot be built although its tools are installed."""

    words = WORDS


@dataclass(frozen=True)
class Native:
    """The side module, and the names of the modules in it."""

    content: bytes
    names: tuple[str, ...]


def has_tools() -> bool:
    return all(find_spec(name) for name in ("ziglang", "mypyc"))


def native(kept: Path, pyodide: Path) -> Native | None:
    """The side module of these sources, compiled unless `kept` has it; None if the tools to compile it are not installed."""
    if not has_tools():
        return None
    check_settings(pyodide)
    kept.mkdir(parents=True, exist_ok=True)
    known = kept / f"{fingerprint()}.json"
    if not known.exists():
        with tempfile.TemporaryDirectory(dir=kept, prefix=".compiling-") as place:
            told = made(Path(place), kept)
        known.with_suffix(".part").write_text(json.dumps(told))
        known.with_suffix(".part").replace(known)
    told = json.loads(known.read_text())
    return Native((kept / told["file"]).read_bytes(), tuple(told["names"]))


def made(place: Path, kept: Path) -> dict[str, object]:
    """Generate the C code, and compile it unless the cache has it. Return the names of the file and of the modules in it."""
    generated = place / "generated"
    copy_sources(place / "source")
    run(str(HERE / "generate.py"), str(place / "source"), str(generated), *hot_names())
    code = sorted(file for file in generated.rglob("*") if file.suffix in (".c", ".h"))
    names = json.loads((generated / "names.json").read_text())
    target = kept / f"{marked([versions(), *(file.read_bytes() for file in code)])}.wasm"
    if not target.exists():
        compiled(generated, place, names).replace(target)
    return {"file": target.name, "names": names}


def fingerprint() -> str:
    """A hash of every file that the C code may depend on, and of the tools."""
    generator = (HERE / "generate.py").read_bytes()
    return marked([versions(), generator, *(part for name, file in sources() for part in (name.encode(), file.read_bytes()))])


def versions() -> bytes:
    """A hash of the versions of the tools, the options of the compiler and the headers."""
    headers = [file.read_bytes() for file in sorted(HEADERS.rglob("*.h"))]
    told = [sys.version, *(found(name) for name in TOOLS), *RECIPE, *LINKING]
    return marked([*(one.encode() for one in told), *headers]).encode()


def found(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def marked(parts: list[bytes]) -> str:
    return sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()[:20]


def root() -> Path:
    return Path(soloist.__file__).parent


def sources() -> list[tuple[str, Path]]:
    """All files that mypyc reads, by their place in the package."""
    files = [file for name in PACKAGES for file in root().joinpath(name).rglob("*.py")]
    return sorted((file.relative_to(root()).as_posix(), file) for file in files)


def hot_names() -> list[str]:
    """The files to compile, as they lie in the copy of the sources."""
    return [f"soloist/{file.relative_to(root()).as_posix()}" for file in hot_files(root())]


def copy_sources(folder: Path) -> None:
    """Copy only what the hot files need, so that the C code depends neither on the builder's folders nor on other packages."""
    for name, file in sources():
        target = folder / "soloist" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
    (folder / "soloist" / "__init__.py").touch()


def run(*words: str) -> None:
    """Run Python with a fixed hash seed, so that sets always have the same order."""
    given = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run([sys.executable, "-P", *words], capture_output=True, text=True, env=given)
    if done.returncode:
        raise CannotCompile("cannot-compile", why=(done.stdout + done.stderr)[-2000:])


def compiled(generated: Path, place: Path, names: list[str]) -> Path:
    """Compile and link with the clang inside zig."""
    import mypyc
    import ziglang

    zig = Path(ziglang.__file__).with_name("zig")
    libc = zig.parent / "lib/libc/include"
    put_types(libc / "x86-linux-musl/bits/alltypes.h", place / "libc/bits/alltypes.h")
    folders = ["-isystem", "libc", "-isystem", str(libc / "x86-linux-musl"), "-isystem", str(libc / "generic-musl")]
    folders += ["-I", str(HEADERS), "-I", str(Path(mypyc.__file__).parent / "lib-rt"), "-I", "generated"]
    given = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(place / "zig"), "ZIG_LOCAL_CACHE_DIR": str(place / "zig")}

    def call(*words: str) -> None:
        done = subprocess.run([str(zig), *words], cwd=place, env=given, capture_output=True, text=True)
        if done.returncode:
            raise CannotCompile("cannot-compile", why=(done.stdout + done.stderr)[-2000:])

    objects = ["__native_soloist", "doors"]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda one: call("cc", "-c", *RECIPE, *folders, f"generated/{one}.c", "-o", f"{one}.o"), objects))
    doors = ["soloist__mypyc", *(name.replace(".", "___") for name in names)]
    exported = [f"--export=PyInit_{door}" for door in doors]
    call("wasm-ld", *LINKING, *exported, "-o", "native.wasm", *(f"{one}.o" for one in objects))
    return place / "native.wasm"


def put_types(source: Path, target: Path) -> None:
    """Emscripten uses musl, and zig has its headers. Write the header of types as clang expects it for 32-bit WebAssembly."""
    text, times = re.subn(r"^#define (_Addr|_Reg) int$", r"#define \1 long", source.read_text(), flags=re.MULTILINE)
    assert times == 2, "another musl"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text.replace("#define _REDIR_TIME64 1\n", ""))


def check_settings(pyodide: Path) -> None:
    """Check that our pyconfig.h has the settings that this Pyodide was built with."""
    said: dict[str, dict[str, object]] = {}
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        exec(library.read("_sysconfigdata__emscripten_wasm32-emscripten.py"), said)
    known = said["build_time_vars"]
    ours = SETTING.findall((HEADERS / "pyconfig.h").read_text())
    other = [name for name, value in ours if name in known and str(known[name]) != value]
    if other or len(ours) < 100:
        raise CannotCompile("other-settings", names=", ".join(other))
