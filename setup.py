"""Compile the engine, the games and the players with mypyc if a C compiler is found. Otherwise the same files run uncompiled."""

import os
import shutil
import sys
import sysconfig
import tempfile
from hashlib import sha256
from pathlib import Path
from runpy import run_path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src/soloist")
COMPILED = Path("build/compiled")
MANUAL = Path("site")


def hot_files() -> list[str]:
    found: list[Path] = run_path(str(SOURCE / "engine" / "hot.py"))["hot_files"](SOURCE)
    return [str(file) for file in found]


def has_compiler() -> bool:
    """Whether a small program with Python's headers can be compiled."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "try.c"
        program.write_text("#include <Python.h>\nint nothing(void) { return 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(program)], output_dir=folder, include_dirs=[sysconfig.get_paths()["include"]])
        except Exception as error:
            print(f"soloist: no C compiler ({error}); building uncompiled", file=sys.stderr)
            return False
    return True


class WithManual(build_py):
    """The Python files, and the manual if `make docs` has built it. Where it is missing, nothing in the program links to it."""

    def run(self) -> None:
        super().run()
        if (MANUAL / "index.html").is_file() and not self.editable_mode:
            shutil.copytree(MANUAL, Path(self.build_lib) / "soloist" / "manual" / "pages", dirs_exist_ok=True)


class CachedBuild(build_ext):
    """Compile an extension only if none was compiled from the same C code before: `build/compiled` keeps them."""

    def build_extension(self, ext: Extension) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        kept = COMPILED / self.fingerprint(ext)
        if kept.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(kept, target)
            return
        super().build_extension(ext)
        COMPILED.mkdir(parents=True, exist_ok=True)
        shutil.copy(target, kept.with_suffix(".part"))
        kept.with_suffix(".part").replace(kept)

    def fingerprint(self, ext: Extension) -> str:
        """Changes with the C code, its headers, the flags, the compiler and the versions of mypy and Python."""
        from mypy.version import __version__ as mypy

        compiler = getattr(self.compiler, "compiler_so", [])  # Windows has none.
        said = (mypy, ext.name, *ext.extra_compile_args, *compiler, str(sysconfig.get_config_var("EXT_SUFFIX")))
        texts = [Path(file).read_bytes() for file in (*ext.sources, *ext.depends)]
        return sha256(b"\0".join([*(word.encode() for word in said), *texts])).hexdigest()


if os.environ.get("SOLOIST_PURE") == "1" or not has_compiler():
    setup(cmdclass={"build_py": WithManual})
else:
    from mypyc.build import mypycify

    # mypyc reads the modules from the source tree, so tell it where they are.
    os.environ["MYPYPATH"] = "src"
    # Build one library for each package instead of one for all, so that they compile in parallel.
    files = hot_files()
    folders = sorted({Path(file).parent for file in files})
    packages: list[tuple[list[str], str | None]] = [
        ([file for file in files if Path(file).parent == one], None) for one in folders
    ]
    # A cache of its own, because the type checker runs with other options. -O1 compiles in three fifths of the time of -O2, and
    # the games run as fast within 5 %.
    options = ["--config-file", "pyproject.toml", "--cache-dir", "build/mypyc_cache"]
    modules: list[Any] = mypycify([*options, *files], opt_level="1", debug_level="0", separate=packages)
    if sys.platform != "win32":
        # Fused multiply-add rounds differently from Python, so a compiled player could choose differently from an uncompiled one.
        for module in modules:
            module.extra_compile_args.append("-ffp-contract=off")
    parallel = {"build_ext": {"parallel": str(os.cpu_count() or 1)}}
    setup(ext_modules=modules, cmdclass={"build_ext": CachedBuild, "build_py": WithManual}, options=parallel)
