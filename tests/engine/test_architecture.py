"""Arrows point one way: faces, lab, store, players, games, engine; and no circles anywhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import soloist

SOURCE = Path(soloist.__file__).parent


def module_name(file: Path) -> str:
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_name(file): file for file in sorted(SOURCE.rglob("*.py"))}


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything in a file that is run; imports for the type checker alone are no dependency."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            yield node
            yield from statements(node)


def imports(module: str) -> set[str]:
    """The modules of Soloist that a module names in its imports, wherever in the file they stand."""
    found: set[str] = set()
    for node in statements(ast.parse(FILES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by a relative name"
            found.update(whole if (whole := f"{node.module}.{name.name}") in FILES else str(node.module) for name in node.names)
    return {name for name in found if name == "soloist" or name.startswith("soloist.")}


def inside(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


ENGINE = [module for module in FILES if inside(module, "soloist.engine")]
GAMES = [module for module in FILES if inside(module, "soloist.games") and module != "soloist.games"]


def test_the_house_is_found() -> None:
    assert "soloist.engine.game" in imports("soloist")
    assert len(ENGINE) > 10
    assert len(GAMES) > 10


@pytest.mark.parametrize("module", ENGINE)
def test_the_engine_knows_nothing_but_itself(module: str) -> None:
    assert [name for name in imports(module) if not inside(name, "soloist.engine")] == []


INSIDE_THE_ENGINE = {
    "soloist.engine.kernel": ("soloist.engine.kernel",),
    "soloist.engine.text": ("soloist.engine.text", "soloist.engine.kernel.phrase"),
}


@pytest.mark.parametrize("room", INSIDE_THE_ENGINE)
def test_inside_the_engine_the_kernel_is_below_the_texts_and_both_below_the_rest(room: str) -> None:
    for module in ENGINE:
        if inside(module, room):
            assert [name for name in imports(module) if not inside(name, *INSIDE_THE_ENGINE[room])] == [], module


WEB = "soloist.faces.web."
INSIDE_THE_BROWSER_FACE = {
    "parts": ("parts",),
    "games": ("games", "parts"),
    "http": ("http", "parts"),
    "desk": ("desk", "parts"),
    "pages": ("pages", "desk", "parts"),
    "json": ("json", "desk", "parts"),
}


@pytest.mark.parametrize("room", INSIDE_THE_BROWSER_FACE)
def test_inside_the_browser_face_pages_stand_on_the_desk_and_the_desk_on_parts(room: str) -> None:
    known = [WEB + name for name in INSIDE_THE_BROWSER_FACE[room]]
    for module in FILES:
        if inside(module, WEB + room):
            assert [name for name in imports(module) if inside(name, WEB[:-1]) and not inside(name, *known)] == [], module


def test_nobody_in_the_browser_face_names_a_game_but_what_belongs_to_it() -> None:
    """Everybody else finds what they need by the name of the game's package."""
    folder = SOURCE / "faces" / "web"
    shared = [file for kind in ("py", "html", "css", "js") for file in folder.rglob(f"*.{kind}")]
    games = {name for game in soloist.GAMES.values() for name in (game.folder, game.id)}
    named = [
        (str(file.relative_to(folder)), name)
        for file in shared
        for name in games - {file.parent.name, file.parent.name.replace("_", "-")}
        if re.search(rf"\b{name}\b", file.read_text(encoding="utf-8"))
    ]
    assert named == []


MOST_FILES = 16
"""In a folder of Python files; the chapters of a game may be more."""


def test_no_folder_holds_more_files_than_one_can_look_over() -> None:
    folders = {file.parent for module, file in FILES.items() if not inside(module, "soloist.games")}
    assert [folder for folder in folders if len(list(folder.glob("*.py"))) > MOST_FILES] == []


@pytest.mark.parametrize("module", GAMES)
def test_a_game_knows_only_the_engine_and_itself(module: str) -> None:
    game = ".".join(module.split(".")[:3])
    assert [name for name in imports(module) if not inside(name, "soloist.engine", game)] == []


PLAYERS = [module for module in FILES if inside(module, "soloist.players")]
OF_GAMES = {game.package.replace("soloist.games.", "soloist.players."): game.package for game in soloist.GAMES.values()}


@pytest.mark.parametrize("module", PLAYERS)
def test_players_know_the_engine_and_those_of_one_game_its_rules(module: str) -> None:
    """Nobody imports the players of a game by name but they themselves: who knows no game finds them by it."""
    own = ".".join(module.split(".")[:3])
    known = ("soloist.engine", *([OF_GAMES[own], own] if own in OF_GAMES else []))
    others = [name for name in imports(module) if not inside(name, *known)]
    assert [name for name in others if not inside(name, "soloist.players") or inside(name, *OF_GAMES)] == []


UNDER = {"soloist.faces.static": "soloist.faces.web"}
"""The folder of files is the browser face once more; that one knows nothing of it."""


@pytest.mark.parametrize("module", [name for name in FILES if not inside(name, "soloist.cli", "soloist.__main__")])
def test_only_the_command_line_knows_the_faces_and_no_face_another(module: str) -> None:
    face = ".".join(module.split(".")[:3])
    own = (face, UNDER.get(face, face))
    assert [name for name in imports(module) if inside(name, "soloist.faces") and not inside(name, *own)] == []


@pytest.mark.parametrize("module", [name for name in FILES if inside(name, "soloist.coach")])
def test_the_coach_knows_players_and_what_they_stand_on(module: str) -> None:
    known = ("soloist.coach", "soloist.players", "soloist.engine")
    assert [name for name in imports(module) if not inside(name, *known)] == []


@pytest.mark.parametrize("module", [name for name in FILES if not inside(name, "soloist.cli")])
def test_nobody_knows_the_command_line(module: str) -> None:
    assert module == "soloist.__main__" or not [
        name for name in imports(module) if inside(name, "soloist.cli", "soloist.__main__")
    ]


def test_no_file_lies_loose_at_the_root() -> None:
    assert sorted(file.name for file in SOURCE.iterdir() if file.is_file()) == ["__init__.py", "__main__.py", "py.typed"]


def test_there_are_no_circles() -> None:
    waiting = {module: imports(module) - {module} for module in FILES}
    while ready := {module for module, needs in waiting.items() if not needs & waiting.keys()}:
        for module in ready:
            del waiting[module]
    assert waiting == {}, "these modules need each other"
