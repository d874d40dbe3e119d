"""The pages without a browser: what is answered, what is refused, what is kept."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

import soloist
from soloist.difficulty.table import how_hard
from soloist.engine.table import Table
from soloist.faces.web.app import application
from soloist.faces.web.desk.coaching import Thinker
from soloist.faces.web.http import guard
from soloist.library.store import Saved, Store
from tests.support.asking import HOST, deal, tables_of, version
from tests.support.levels import every_game

ODD_HOSTS = ("", "a@127.0.0.1", "[", "[::1", "a]b", "127.0.0.1/x")


# --- sitting down


def test_the_first_page_is_small_and_shows_the_four_games_with_their_measured_difficulty(client: TestClient) -> None:
    page = client.get("/")
    assert len(page.content) < 100_000
    for game in soloist.GAMES.values():
        assert game.title("en") in page.text
    said = len(re.findall("our best one|None of our computer players|Our computer players won", page.text))
    assert said == sum(len(how_hard(game, level.id)) for game in soloist.GAMES.values() for level in game.levels)
    assert "None of our computer players has won it" in page.text


@every_game
def test_first_page_and_all_files_of_a_table_stay_small(client: TestClient, game: str) -> None:
    page = client.get(deal(client, game))
    files = [client.get(file) for file in re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text)]
    assert files and {file.status_code for file in files} == {200}
    assert len(page.content) < 100_000
    assert sum(len(file.content) for file in files) < 100_000


@pytest.mark.parametrize("language", soloist.LANGUAGES)
@every_game
def test_every_page_of_a_game_is_there_in_every_language(client: TestClient, game: str, language: str) -> None:
    client.cookies.set("language", language)
    table = deal(client, game)
    clause = next(iter(soloist.GAMES[game].book.clauses))
    paths = [
        "/",
        "/tables",
        f"/games/{game}",
        f"/games/{game}/primer",
        f"/games/{game}/rules",
        f"/games/{game}/rules/{clause}",
        f"/games/{game}/cards",
    ]
    paths += [table, f"{table}/story", f"{table}/walk", f"{table}/moments"]
    for path in paths:
        page = client.get(path)
        assert page.status_code == 200, path
        assert path.endswith("moments") or f'<html lang="{language}"' in page.text


@pytest.mark.parametrize(
    ("header", "language"),
    [("fr-CA", "fr"), ("de;q=0, fr;q=0.4", "fr"), ("en;q=0.2, de;q=0.9", "de"), ("enm, tlh", "en"), ("de;q=x", "en"), ("", "en")],
)
def test_the_browsers_list_of_languages_is_weighed(client: TestClient, header: str, language: str) -> None:
    assert f'<html lang="{language}"' in client.get("/", headers={"accept-language": header}).text


@pytest.mark.parametrize(("header", "language"), [("", "de"), ("tlh", "de"), ("fr", "fr")])
def test_who_names_no_language_of_ours_gets_that_of_the_server(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, header: str, language: str
) -> None:
    monkeypatch.setenv("SOLOIST_LANG", "de_AT.UTF-8")
    assert f'<html lang="{language}"' in client.get("/", headers={"accept-language": header} if header else {}).text


def test_french_is_set_as_it_is_printed(client: TestClient) -> None:
    client.cookies.set("language", "fr")
    page = client.get(deal(client)).text
    assert "\u00a0?" in page
    assert not re.search(r" [:;?!]", page)
    assert "&#39;" not in page


def test_the_language_is_the_browsers_until_one_is_chosen(client: TestClient) -> None:
    german = {"accept-language": "de-CH,de;q=0.9,en;q=0.5"}
    assert '<html lang="de"' in client.get("/", headers=german).text
    client.post("/settings", data={"language": "fr", "back": "/"})
    assert '<html lang="fr"' in client.get("/", headers=german).text


def test_rulings_seed_and_fate_are_behind_more(client: TestClient) -> None:
    page = client.get("/games/stone-age").text
    for ruling in soloist.GAMES["stone-age"].book.rulings.values():
        assert ruling.name in page
    table = deal(client, **{"ruling-card_refresh": "slide"}, fate="ask", level="cool-night")
    record = client.get(f"{table}/record").text
    assert " card_refresh=slide " in record
    assert "fate: ask" in record
    assert "level: cool-night" in record


def test_more_takes_along_what_is_chosen_on_the_first_page(client: TestClient) -> None:
    page = client.get("/games/stone-age?game=stone-age&level=eternal-winter&ruling-agriculture_start=5").text
    assert 'value="eternal-winter" checked' in page and 'name="ruling-agriculture_start" value="5" checked' in page
    page = client.get("/games/stone-age?level=none&ruling-agriculture_start=none").text
    assert 'value="basic" checked' in page and 'name="ruling-agriculture_start" value="0" checked' in page


def test_an_edition_of_ones_own_is_taken_and_a_bad_one_is_explained(client: TestClient, store: Store) -> None:
    own = 'base = "standard"\n'
    answer = client.post("/deal", data={"game": "stone-age"}, files={"edition": ("mine.toml", own.encode())})
    assert answer.status_code == 200
    for bad, said in ((b"this is no toml", "TOML"), (b"\xff\xfe\x00", "cannot read mine.toml")):
        refused = client.post("/deal", data={"game": "stone-age"}, files={"edition": ("mine.toml", bad)})
        assert refused.status_code == 400
        assert "<h1>" in refused.text and said in refused.text
        assert "Traceback" not in refused.text
    assert len(store.all()) == 1 and store.load(1).edition == own


def test_a_record_can_be_pasted_and_a_broken_one_keeps_its_good_part_on_request(client: TestClient, store: Store) -> None:
    table = soloist.GAMES["peloponnes"].deal(seed="K7Q2")
    table.answer(table.question.options[0])  # type: ignore[union-attr]
    record = table.record()
    assert client.post("/read", data={"record": record}).status_code == 200
    broken = record.replace("\n\n", "\n\nnonsense ", 1) if "\n\n" in record else record + "\nnonsense\n"
    assert client.post("/read", data={"record": broken}).status_code == 400
    assert client.post("/read", data={"record": broken, "broken": "yes"}).status_code == 200
    assert len(store.all()) == 2


def test_a_pasted_record_keeps_the_hints_that_were_used(client: TestClient, store: Store) -> None:
    record = soloist.GAMES["peloponnes"].deal(seed="K7Q2").record()
    assert client.post("/read", data={"record": record + "# hints 3\n"}).status_code == 200
    assert client.get("/tables/1/record").text == record + "# hints 3\n"
    refused = client.post("/read", data={"record": record + "# hints many\n"})
    assert refused.status_code == 400 and "hints must be a whole number" in refused.text
    assert client.post("/api/records", json={"record": record + "# hints 5\n"}).status_code == 201
    assert [store.pace(id).hints for id in (1, 2)] == [3, 5] and len(store.all()) == 2


def test_a_record_can_be_pasted_as_browsers_send_it_with_two_empty_files(client: TestClient, store: Store) -> None:
    record = soloist.GAMES["peloponnes"].deal(seed="K7Q2").record()
    nothing = ("", b"", "application/octet-stream")
    answer = client.post("/read", data={"record": record}, files={"file": nothing, "edition": nothing})
    assert answer.status_code == 200
    assert client.post("/read", files={"file": ("game.txt", record.encode()), "edition": nothing}).status_code == 200
    assert len(store.all()) == 2


def test_a_deal_code_deals_and_a_mistyped_one_is_explained(client: TestClient) -> None:
    code = soloist.GAMES["raiders"].deal(seed="K7Q2").deal.code
    assert "Raiders" in client.post("/deal", data={"code": code}).text
    assert client.post("/deal", data={"code": code[:-1] + "?"}).status_code == 400


# --- answering


def test_a_double_answer_changes_nothing_and_says_why(client: TestClient, store: Store) -> None:
    table = deal(client)
    first = version(client.get(table).text)
    again = {"version": first, "answer": "blue"}
    client.post(f"{table}/answer", data=again)
    record = store.load(1).record
    page = client.post(f"{table}/answer", data=again)
    assert "The table had moved on" in page.text
    assert store.load(1).record == record


def test_an_impossible_answer_changes_nothing_and_says_so(client: TestClient, store: Store) -> None:
    table = deal(client)
    record = store.load(1).record
    for answer in ({"version": "0", "answer": "moon"}, {"version": "0"}, {"version": "x", "answer": "blue"}, {}):
        page = client.post(f"{table}/answer", data=answer)
        assert page.status_code == 200
        assert 'role="status"' in page.text
    assert store.load(1).record == record


def test_a_version_seen_before_a_take_back_is_stale_although_the_position_is_the_same(client: TestClient) -> None:
    table = deal(client)
    old = version(client.get(table).text)
    page = client.post(f"{table}/answer", data={"version": old, "answer": "blue"})
    page = client.post(f"{table}/undo", data={"version": version(page.text)})
    assert "The table had moved on" in client.post(f"{table}/answer", data={"version": old, "answer": "blue"}).text
    assert (
        "The table had moved on"
        not in client.post(f"{table}/answer", data={"version": version(page.text), "answer": "blue"}).text
    )


def test_only_the_button_for_the_whole_turn_asks_for_it(client: TestClient) -> None:
    forms = re.findall(r'action="/tables/\d+/(undo|redo)"(.*?)</form>', client.get(deal(client)).text, re.DOTALL)
    assert [(name, 'name="turn"' in form) for name, form in forms] == [("undo", False), ("undo", True), ("redo", False)]


def test_an_answer_is_in_the_store_before_the_page_answers(client: TestClient, store: Store) -> None:
    table = deal(client)
    before = store.load(1).answers
    client.post(f"{table}/answer", data={"version": "0", "answer": "blue"}, follow_redirects=False)
    assert store.load(1).answers > before


def test_what_the_store_cannot_write_has_not_happened(client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = deal(client)
    page = client.get(table).text
    with monkeypatch.context() as patch:
        patch.setattr(store, "save", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
        answer = client.post(f"{table}/answer", data={"version": "0", "answer": "blue"})
        assert answer.status_code == 500
        assert "disk full" not in answer.text
    assert client.get(table).text == page


def test_a_change_that_breaks_off_in_the_middle_has_not_happened(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = deal(client)
    page = client.get(table).text

    changed = []

    def break_off(self: Table, turn: bool = False) -> bool:
        Table.answer(self, "blue")
        changed.append(self)
        raise RecursionError

    with monkeypatch.context() as patch:
        patch.setattr(Table, "undo", break_off)
        assert client.post(f"{table}/undo", data={"version": "0"}).status_code == 500
    assert changed, "it broke off after the change"
    assert client.get(table).text == page
    assert store.load(1).version == 0


def test_a_hint_for_a_table_that_moved_on_shows_the_table_as_it_is(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = deal(client)

    async def somebody_answers(_: Thinker, saved: Saved, gone: object) -> dict[str, Any]:
        elsewhere = soloist.read(saved.record)
        elsewhere.answer("green")
        store.save(1, saved.version, elsewhere)
        one, two = ({"option": token, "chance": 0.5, "low": 0.4, "high": 0.6} for token in ("red", "blue"))
        return {"best": one, "other": two, "tries": 9, "verdict": "close", "lead": 0.0, "in_points": False, "reasons": []}

    monkeypatch.setattr(Thinker, "think", somebody_answers)
    page = client.post(f"{table}/hint", data={"version": "0"})
    assert page.status_code == 200
    assert "Green is placed" in page.text
    assert "hintline" not in page.text


def test_terminal_and_browser_share_tables(client: TestClient, store: Store) -> None:
    table = deal(client)
    client.get(table)
    saved = store.load(1)
    elsewhere = soloist.read(saved.record)
    elsewhere.answer("green")
    store.save(1, saved.version, elsewhere)
    assert "Green is placed" in client.get(table).text
    assert "The table had moved on" in client.post(f"{table}/answer", data={"version": "0", "answer": "blue"}).text


def test_walking_through_a_game_shows_each_answer(client: TestClient) -> None:
    table = deal(client)
    client.post(f"{table}/answer", data={"version": "0", "answer": "blue"})
    client.post(f"{table}/answer", data={"version": "1", "answer": "forest"})
    for number, answer in enumerate(("Start with Blue", "Forest", None)):
        page = client.get(f"{table}/walk/{number}").text
        given = re.findall(r'<p class="given">.*?</svg> ([^<:]*)', page, re.DOTALL)
        assert f"Step {number} of 2" in page and given == ([answer] if answer else [])
    assert client.get(f"{table}/walk/3").status_code == 400


# --- what is refused


def test_unknown_things_are_404_with_a_page_to_read(client: TestClient) -> None:
    for path in ("/tables/99", "/games/chess", "/games/stone-age/rules/SA-S99", "/nowhere", "/tables/x", "/static/nothing.css"):
        page = client.get(path)
        assert page.status_code == 404, path
        assert "<h1>" in page.text
    assert client.get("/tables/99/moments").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        f"/tables/{10**14}",
        f"/tables/{'9' * 20}",
        f"/tables/{'9' * 5000}",
        f"/games/{'x' * 6000}",
        f"/games/stone-age/rules/{'x' * 6000}",
    ],
)
def test_numbers_and_names_beyond_reason_are_404(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("field", ["game", "level", "seed", "code", "ruling-card_refresh"])
def test_a_field_beyond_reason_is_refused_in_words(client: TestClient, field: str) -> None:
    answer = client.post("/deal", data={"game": "stone-age", field: "x" * 6000})
    assert answer.status_code in (400, 404)
    assert "<h1>" in answer.text


@pytest.mark.parametrize("charset", ["utf-7", "unicode_escape", "punycode", "undefined", "none such"])
def test_a_form_in_another_charset_is_refused(client: TestClient, charset: str) -> None:
    kind = {"content-type": f"multipart/form-data; charset={charset}; boundary=x"}
    body = b'--x\r\nContent-Disposition: form-data; name="game"\r\n\r\n+2AA-\\ud800\r\n--x--\r\n'
    assert client.post("/deal", content=body, headers=kind).status_code == 400


def test_an_edition_that_would_keep_us_busy_is_refused_at_once(client: TestClient) -> None:
    long = ".".join("a" * 30_000) + " = 1\n"
    assert client.post("/deal", data={"game": "stone-age"}, files={"edition": ("mine.toml", long.encode())}).status_code == 400


def test_a_table_of_a_level_we_do_not_know_is_left_out(client: TestClient, store: Store) -> None:
    deal(client)
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("UPDATE tables SET level = 'from-the-future'")
    for path in ("/", "/tables"):
        page = client.get(path)
        assert page.status_code == 200 and tables_of(page.text) == []


def test_the_wrong_kind_of_request_is_405_with_a_page_to_read(client: TestClient) -> None:
    assert client.get("/deal").status_code == 405
    assert "<h1>" in client.get("/deal").text


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8765",
        "127.0.0.1.evil.example",
        "192.168.1.7:8765",
        "",
        "a@127.0.0.1",
        "[",
        "[::1",
        "a]b",
        "127.0.0.1/x",
    ],
)
def test_another_name_for_this_machine_is_refused(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"host": host}).status_code == 421


@pytest.mark.parametrize("host", ["localhost:8765", "127.0.0.1", "[::1]:8765"])
def test_our_own_names_are_taken(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:9999"},
        {"origin": "https://127.0.0.1:8765"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_form_from_another_site_changes_nothing(client: TestClient, store: Store, headers: dict[str, str]) -> None:
    for path in ("/deal", "/api/tables", "/settings"):
        assert client.post(path, data={"game": "stone-age"}, headers=headers).status_code == 403
    assert store.all() == []


def test_too_much_is_refused_whether_its_length_is_told_or_not(client: TestClient, store: Store) -> None:
    much = b"x" * (guard.LARGEST + 1)
    assert client.post("/read", content=much).status_code == 413

    def stream() -> Iterator[bytes]:
        for _ in range(20):
            yield much[: guard.LARGEST // 10]

    assert (
        client.post("/read", content=stream(), headers={"content-type": "application/x-www-form-urlencoded"}).status_code == 413
    )
    assert client.post("/api/tables", content=stream(), headers={"content-type": "application/json"}).status_code == 413
    assert store.all() == []


def test_every_answer_carries_the_strict_policy(client: TestClient) -> None:
    for path in ("/", "/nowhere", "/api/games", deal(client)):
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_settings_lead_back_only_to_pages_of_ours_and_cookies_stay_here(client: TestClient) -> None:
    for back in ("//evil.example", "https://evil.example", "/\\evil.example", ""):
        answer = client.post("/settings", data={"scheme": "dark", "back": back}, follow_redirects=False)
        assert answer.headers["location"] == "/"
    assert "samesite=strict" in answer.headers["set-cookie"].lower()
    assert "set-cookie" not in client.post("/settings", data={"scheme": "<b>", "back": "/"}, follow_redirects=False).headers


def test_who_is_turned_away_is_told_in_their_language(store: Store) -> None:
    asked: list[tuple[str, dict[str, str]]] = [
        ("GET", {"host": "evil.example"}),
        ("POST", {"origin": "http://evil.example"}),
        ("POST", {"content-length": "9999999999"}),
        ("GET", {}),
    ]
    with TestClient(application(store, "secret" * 4), base_url=HOST) as client:
        for method, headers in asked:
            told = [client.request(method, "/", headers={**headers, "accept-language": one}) for one in soloist.LANGUAGES]
            assert {one.status_code for one in told} < {403, 413, 421} and len({one.text for one in told}) == len(told)


def test_with_a_secret_nothing_is_served_without_it(store: Store) -> None:
    with TestClient(application(store, "s3cret"), base_url="http://192.168.1.7:8765") as client:
        for path in ("/", "/api/games", "/static/soloist.css", "/?key=wrong"):
            assert client.get(path).status_code == 403
        assert client.get("/?key=s3cret").status_code == 200
        assert client.get("/?key=s3cret", follow_redirects=False).status_code == 303, "the key leaves the address bar every time"
        assert client.get("/").status_code == 200
        assert client.get("/", headers={"host": "evil.example"}).status_code == 421


# --- anything at all


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    store = Store(tmp_path_factory.mktemp("busy") / "tables.db")
    with TestClient(application(store), base_url=HOST, raise_server_exceptions=False) as client:
        deal(client)
        yield client


FIELDS = ["game", "level", "seed", "code", "record", "fate", "version", "answer", "back", "language", "ruling-card_refresh"]
WORDS = st.one_of(st.text(max_size=40), st.sampled_from(["stone-age", "basic", "ask", "red", "0", "1", "-1", "slide", "٣"]))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(["/deal", "/read", "/settings", "/tables/1/answer", "/tables/1/undo", "/tables/1/redo", "/tables/1/again"]),
    st.dictionaries(
        st.one_of(
            st.sampled_from(FIELDS),
            st.text(max_size=10),
        ),
        WORDS,
        max_size=6,
    ),
)
def test_no_form_makes_the_server_stumble(busy: TestClient, path: str, form: dict[str, str]) -> None:
    answer = busy.post(path, data=form, follow_redirects=False)
    assert answer.status_code in (200, 303, 400, 404)
    assert "Traceback" not in answer.text
