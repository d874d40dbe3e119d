"""What the browser face knows of a game is found by the name of its package; what it lacks is that of the plain board."""

import re
from pathlib import Path

import pytest
from jinja2 import TemplateNotFound
from starlette.testclient import TestClient

import soloist
from soloist.faces.web import games
from soloist.faces.web.parts import of_game
from soloist.faces.web.parts.site import TEMPLATES, cover, static
from tests.support.asking import deal
from tests.support.levels import every_game
from tests.support.toy_game import GAME as TOY

PARTS = ("board.html", "symbols.html", "beside.html", "beside.css", "primer.html", "cover.html", "cover.css", "style.css")


@every_game
def test_our_games_have_all_of_it(game: str) -> None:
    known = soloist.GAMES[game]
    assert {of_game.file(f"games/{known.folder}/{part}").name for part in PARTS} == set(PARTS)
    assert all(Path(str(of_game.file(f"games/{known.folder}/{part}"))).parent.name == known.folder for part in PARTS)
    assert of_game.module_of(known, "drawing") is not None
    assert cover(soloist.COMPANIONS[game], "en").art == known.folder


@every_game
def test_a_page_loads_the_script_of_gestures_if_cards_of_the_game_can_be_lifted(client: TestClient, game: str) -> None:
    lifts = of_game.module_of(soloist.GAMES[game], "gestures") is not None
    assert ('src="/static/gestures.js' in client.get(deal(client, game)).text) == lifts


@every_game
def test_boards_read_notes_by_names_that_the_game_has(game: str) -> None:
    known, companion = soloist.GAMES[game], soloist.COMPANIONS[game]
    files = [of_game.file(f"games/{known.folder}/{part}") for part in PARTS if part.endswith(".html")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    assert "notes[" not in text
    names = re.findall(r'\.note\("([\w-]+)"\)', text)
    assert len(names) == text.count(".note(") and names
    assert [name for name in names if not known.words.has(name) and not companion.words.has(name)] == []


def test_a_game_without_drawings_has_those_of_the_plain_board() -> None:
    assert all(Path(str(of_game.file(f"games/toy_game/{part}"))).parent.name == "plain" for part in PARTS)
    assert cover(TOY, "en").draw is None


def test_a_game_may_have_some_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "some_game"
    own.mkdir()
    (own / "__init__.py").touch()
    (own / "board.html").write_text("its own")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    assert TEMPLATES.get_template("games/some_game/board.html").render() == "its own"
    assert Path(str(of_game.file("games/some_game/style.css"))).parent.name == "plain"


def test_there_are_no_other_files() -> None:
    with pytest.raises(FileNotFoundError):
        of_game.file("games/raiders/nothing.css")
    with pytest.raises(TemplateNotFound):
        TEMPLATES.get_template("raiders.html")


def test_every_template_of_every_game_is_listed() -> None:
    """The static build compiles all listed templates, because it has no files later."""
    listed = TEMPLATES.list_templates()
    assert all(f"games/{game.folder}/board.html" in listed for game in soloist.GAMES.values())
    assert "games/plain/board.html" in listed and "table.html" in listed


def test_the_server_gives_out_stylesheets_of_games_and_nothing_else_of_them(client: TestClient) -> None:
    for name in ("games/raiders/style.css", "games/plain/style.css"):
        answer = client.get(static(name))
        assert answer.text == of_game.file(name).read_text(encoding="utf-8")
        assert answer.headers["content-type"].startswith("text/css") and "immutable" in answer.headers["cache-control"]
    for name in ("board.html", "drawing.py", "__init__.py", "..%2fplain%2fboard.html", "nothing.css"):
        assert client.get(f"/static/games/raiders/{name}").status_code == 404


def test_nothing_shared_by_all_games_names_one() -> None:
    folder = Path(str(soloist.__file__)).parent / "faces" / "web"
    shared = [file for kind in ("py", "html", "css", "js") for file in folder.rglob(f"*.{kind}")]
    named = {name for game in soloist.GAMES.values() for name in (game.folder, game.id)}
    assert [
        (str(file.relative_to(folder)), name)
        for file in shared
        for name in named - {file.parent.name, file.parent.name.replace("_", "-")}
        if re.search(rf"\b{name}\b", file.read_text(encoding="utf-8"))
    ] == []
