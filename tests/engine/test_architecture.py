"""The structure of the code: which package imports which, and the limits of folders, names and calls."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import soloist

SOURCE = Path(soloist.__file__).parent

GROUND = ("soloist.engine", "soloist.players", "soloist.coach", "soloist")
"""What everything above the public interface may import. `soloist` stands for the module `soloist/__init__.py` alone."""
SHARED = (*GROUND, "soloist.library", "soloist.difficulty", "soloist.manual")
WEB = "soloist.faces.web"
ALLOWED: dict[str, tuple[str, ...]] = {
    "soloist.engine.kernel": (),
    "soloist.engine.text": ("soloist.engine.kernel.phrase",),
    "soloist.engine": (),
    "soloist.games": ("soloist.engine",),
    "soloist.players": ("soloist.engine",),
    "soloist.coach": ("soloist.engine", "soloist.players"),
    "soloist": ("soloist.engine", "soloist.games", "soloist.players", "soloist.coach"),
    "soloist.difficulty": GROUND,
    "soloist.library": GROUND,
    "soloist.manual": (),
    "soloist.gym": GROUND,
    "soloist.lab": (*GROUND, "soloist.games", "soloist.players", "soloist.difficulty"),
    f"{WEB}.http": (*SHARED, f"{WEB}.parts"),
    f"{WEB}.games": (*SHARED, f"{WEB}.parts"),
    f"{WEB}.parts": (*SHARED, WEB),
    f"{WEB}.desk": (*SHARED, f"{WEB}.parts"),
    f"{WEB}.pages": (*SHARED, f"{WEB}.desk", f"{WEB}.parts"),
    f"{WEB}.json": (*SHARED, f"{WEB}.desk", f"{WEB}.parts"),
    WEB: SHARED,
    "soloist.faces.static": (*SHARED, f"{WEB}.app", f"{WEB}.server", f"{WEB}.desk", f"{WEB}.http", f"{WEB}.parts"),
    "soloist.faces.terminal": (*SHARED, "soloist.lab"),
    "soloist.faces": (),
    "soloist.cli": (*SHARED, "soloist.lab", "soloist.faces"),
    "soloist.__main__": ("soloist.cli",),
}
"""What a package may import besides itself. The longest name that fits a module counts."""
OWN = ("soloist.games", "soloist.players", f"{WEB}.games")
"""Packages with a part for each game, which only that part may import."""

MOST_FILES = 16
"""Python files in a folder; a game may have more chapters."""
MOST_VALUES = 6
"""Values of a call without their names."""


@cache
def parsed() -> dict[str, ast.Module]:
    """Every module of Soloist by its name."""
    found = {}
    for file in sorted(SOURCE.rglob("*.py")):
        parts = file.relative_to(SOURCE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(file.read_text(encoding="utf-8"))
    return found


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those under `if TYPE_CHECKING`, which are no imports at run time."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            yield node
            yield from statements(node)


@cache
def imports() -> dict[str, set[str]]:
    """For every module, the modules of Soloist that it imports anywhere in its file."""
    found: dict[str, set[str]] = {}
    for module, tree in parsed().items():
        names: set[str] = set()
        for node in statements(tree):
            if isinstance(node, ast.Import):
                names.update(name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{module} imports by a relative name"
                names.update(
                    whole if (whole := f"{node.module}.{name.name}") in parsed() else str(node.module) for name in node.names
                )
        found[module] = {name for name in names if inside(name, "soloist")} - {module}
    return found


def inside(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def package_of(module: str) -> str:
    return max((name for name in ALLOWED if name == module or (name != "soloist" and inside(module, name))), key=len)


def part_of(module: str) -> tuple[str, str] | None:
    """For a module of one game: in which package, and of which game."""
    for package in OWN:
        if inside(module, package):
            game = module.removeprefix(package + ".").split(".")[0]
            if any(one.package.endswith("." + game) for one in soloist.GAMES.values()):
                return package, game
    return None


def may_import(module: str, other: str) -> bool:
    own, mine, theirs = package_of(module), part_of(module), part_of(other)
    if theirs is not None:
        package, game = theirs
        # Others find the part of a game by its name (`Game.found_in`). Only games/__init__.py and one experiment name games.
        return (mine is not None and mine[1] == game and package in (mine[0], "soloist.games")) or (
            module in ("soloist.games", "soloist", "soloist.lab.clairvoyant")
        )
    if inside(other, own) and own != "soloist":
        return True
    return any(other == name or (name not in ("soloist", WEB) and inside(other, name)) for name in ALLOWED[own])


def test_packages_import_only_what_is_below_them() -> None:
    assert len(imports()) > 200 and "soloist.engine.game" in imports()["soloist"], "the modules were found"
    wrong = [
        f"{module} imports {other}" for module, names in imports().items() for other in names if not may_import(module, other)
    ]
    assert wrong == []


def test_no_imports_form_a_circle() -> None:
    waiting = dict(imports())
    while ready := {module for module, needs in waiting.items() if not needs & waiting.keys()}:
        for module in ready:
            del waiting[module]
    assert waiting == {}, "these modules import each other"


def test_folders_are_small_and_no_file_lies_loose() -> None:
    assert sorted(file.name for file in SOURCE.iterdir() if file.is_file()) == ["__init__.py", "__main__.py", "py.typed"]
    folders = {file.parent for file in SOURCE.rglob("*.py") if SOURCE / "games" not in file.parents}
    assert [folder for folder in folders if len(list(folder.glob("*.py"))) > MOST_FILES] == []


def test_a_class_of_a_face_shares_its_name_with_none_of_that_face_or_the_engine() -> None:
    classes = [
        (module, node.name) for module, tree in parsed().items() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    ]
    engine = Counter(name for module, name in classes if inside(module, "soloist.engine"))
    for face in (WEB, "soloist.faces.terminal", "soloist.faces.static"):
        here = Counter(name for module, name in classes if inside(module, face))
        assert [name for name, count in here.items() if count + engine[name] > 1] == []


def test_calls_with_many_values_name_them() -> None:
    """Calls of functions that take any number of values are left alone."""
    variadic = {
        node.name
        for tree in parsed().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.args.vararg is not None
    }
    wide = []
    for module, tree in parsed().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and len(node.args) > MOST_VALUES:
                name = (
                    node.func.id
                    if isinstance(node.func, ast.Name)
                    else node.func.attr
                    if isinstance(node.func, ast.Attribute)
                    else ""
                )
                if name not in variadic:
                    wide.append(f"{module}:{node.lineno} {name}")
    assert wide == []
