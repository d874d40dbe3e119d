"""Beside the real board in the browser: a phone that lies next to the box."""

import re

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.engine.companion import CORRECT
from soloist.engine.text.words import unbroken
from soloist.games.guilds_of_london.companion import COMPANION as BORIS
from soloist.games.stone_age.companion import COMPANION as STONE_AGE
from soloist.library.store import Store, open_saved
from tests.games.guilds_of_london.companion import seated
from tests.support.asking import tables_of
from tests.support.companions import SLIPS
from tests.support.levels import every_game, one_language
from tests.walks.walk import companion_walk


@one_language
@every_game
def test_no_line_of_a_page_has_a_full_stop_too_many(client: TestClient, store: Store, game: str, language: str) -> None:
    client.cookies.set("language", language)
    tables = companion_walk(game, soloist.COMPANIONS[game].levels[-1].id)
    for table in tables[len(tables) // 2 :: len(tables) // 3]:
        where = f"/tables/{store.add(table)}"
        for address in (where, f"{where}/story"):
            page = re.search("<main.*</main>", client.get(address).text, re.DOTALL)
            assert page is not None
            lines = re.split(r"</?(?:li|p|h\d|div|option|button|small|label|td|th|kbd)\b[^>]*>", page[0])
            said = [re.sub(r"\s+", " ", re.sub("<[^>]+>", "", line)) for line in lines]
            assert [line for line in said if SLIPS.search(line)] == []


@pytest.mark.parametrize(("language", "tag"), [("en", "Changed"), ("fr", "Changement"), ("de", "Geändert")])
def test_a_correction_is_nothing_to_do(client: TestClient, store: Store, language: str, tag: str) -> None:
    client.cookies.set("language", language)
    for answers in (("c1", "colours", "red"), ("boris-vp=3",)):
        page = client.get(f"/tables/{store.add(seated(*answers))}").text
        assert f'<h2 id="q">{tag}</h2>' in page
    page = client.get(f"/tables/{store.add(seated('c1', 'got-one'))}").text
    assert f'<h2 id="q">{tag}</h2>' not in page, "a liveryman is to be moved"


def stage(page: str) -> str:
    """The text of the instructions."""
    return re.sub(r"\s+", " ", re.sub("<[^>]+>", "", unbroken(page).partition('class="stage"')[2].partition('id="answers"')[0]))


@every_game
def test_what_is_to_be_done_stays_after_a_correction_until_the_question_is_answered(
    client: TestClient, store: Store, game: str
) -> None:
    companion = soloist.COMPANIONS[game]
    seen = 0
    for table in companion_walk(game, companion.levels[-1].id)[::4]:
        if table.question is None:
            continue
        to_do = [event for event in table.news if event.phrase.message not in companion.noted]
        correction = next((one.token for one in table.question.options if one.kind == CORRECT and "=" in one.token), "")
        after = table.copy()
        if not to_do or not correction:
            continue
        after.answer(correction)
        if after.question is None or after.question.phrase.message != table.question.phrase.message:
            continue
        seen += 1
        again = {message for group in companion.renewed for message in group}
        page = stage(client.get(f"/tables/{store.add(after)}").text)
        for event in [*after.news, *(event for event in to_do if event.phrase.message not in again)]:
            assert unbroken(companion.words.say(event.phrase, "en")).replace("\u00a0", " ") in page
    assert seen


@pytest.mark.parametrize(
    "report",
    ["field", "sand", "figure red", "roll blue", "roll back", "roll blue back", "figure red roll all sand", "deck=20"],
)
def test_what_is_to_be_done_stays_after_a_report(client: TestClient, store: Store, report: str) -> None:
    table = STONE_AGE.deal("basic", seed="K7Q2")
    for token in ("ready", "green", *report.split()):
        table.answer(token)
    page = stage(client.get(f"/tables/{store.add(table)}").text)
    for event in table.news:
        assert STONE_AGE.words.say(event.phrase, "en") in page
    lines = ["Green card on space 4", "Lowest initiative acts first", "Card bought", "Pay 1", "Discard 1 building"]
    assert [page.count(line) for line in lines] == [1] * 5
    assert [page.index(line) for line in lines] == sorted(page.index(line) for line in lines)
    assert ("Place one whole colour" in page) == ("Act in this order" not in page), "all have been placed and rolled"
    table.answer("paid" if table.question and "paid" in [one.token for one in table.question.options] else "back")
    if not table.question or table.question.phrase.message != "ask-fed":
        assert "Place one whole colour" not in stage(client.get(f"/tables/{store.add(table)}").text)


@pytest.mark.parametrize(
    ("game", "answers", "lines"),
    [
        ("stone-age", "ready green roll all", ["Lowest initiative", "Act in this order", "Let Red sit out", "Pay 12 food"]),
        ("stone-age", "ready green figure red", ["Lowest initiative", "Add a figure to Red", "Pay 13 food", "Discard 1"]),
        ("raiders", "app ready done armour", ["Give him provisions", "armour marker: 0", "armour marker: 1"]),
        ("peloponnes", "ready round=5 normal aqueduct strength=3", ["Corrected", "Lay the tile", "The other tiles", "turn up"]),
    ],
)
def test_what_a_report_adds_stands_where_it_is_done(
    client: TestClient, store: Store, game: str, answers: str, lines: list[str]
) -> None:
    table = soloist.COMPANIONS[game].deal(seed="K7Q2")
    for token in answers.split():
        table.answer(token)
    page = stage(client.get(f"/tables/{store.add(table)}").text)
    assert [page.index(line) for line in lines] == sorted(page.index(line) for line in lines)


def test_corrections_stay_until_the_question_is_answered(client: TestClient, store: Store) -> None:
    """Two values were set right one after the other, and only the second one was told."""
    table = soloist.COMPANIONS["raiders"].deal(seed="K7Q2")
    for token in ["own", "ready", "done", "outpost-right", "tactic-12", "armour=9", "provisions=8", "armour=10"]:
        table.answer(token)
    page = stage(client.get(f"/tables/{store.add(table)}").text)
    lines = ["Provisions 2 → 8", "Armour 9 → 10", "Give him provisions: 0 → 2"]
    assert [page.replace("\u00a0", " ").count(line) for line in (*lines, "Armour 1 → 9")] == [1, 1, 1, 0]
    table.answer("done")
    assert "Provisions 2" not in stage(client.get(f"/tables/{store.add(table)}").text)


def test_a_report_with_a_question_of_its_own_shows_that_question_first(client: TestClient, store: Store) -> None:
    table = STONE_AGE.deal("basic", seed="K7Q2")
    for token in ("ready", "green", "figure"):
        table.answer(token)
    page = client.get(f"/tables/{store.add(table)}").text
    assert '<h2 id="q" class="asks">Which tribe grows?' in page


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Enter a whole number from 0 to 250."),
        ("fr", "Indiquez un nombre entier de 0 à 250."),
        ("de", "Gib eine ganze Zahl von 0 bis 250 ein."),
    ],
)
def test_a_wrong_final_score_is_answered_in_the_page_with_what_would_be_right(
    client: TestClient, store: Store, language: str, said: str
) -> None:
    client.cookies.set("language", language)
    id = store.add(seated("round=10", "done", "red", "red", "red", "placed", "no-more"))
    for given in ("-3", "", "abc", "3.5", "251"):
        page = client.post(f"/tables/{id}/answer", data={"version": "0", "answer": given}).text
        form = unbroken(page).partition('<form id="answers" novalidate')[2].partition("</form>")[0]
        assert said in form.partition('id="n-wrong" role="alert">')[2].partition("</p>")[0]
        assert re.search(f'<input id="n"[^>]+ value="{given}" aria-invalid="true" aria-describedby="n-wrong">', form)
        assert page.count('class="notice') == 1, "it is said once"
        assert re.search('<form id="answers" novalidate', page), "the browser would complain in its own language"


def test_the_field_of_the_final_score_is_not_focused(client: TestClient, store: Store) -> None:
    """The keyboard of a phone would cover what is to be done."""
    page = client.get(f"/tables/{store.add(seated('round=10', 'done', 'red', 'red', 'red', 'placed', 'no-more'))}").text
    assert re.search('<input[^>]+type="number"', page)
    assert not re.search("<input[^>]+autofocus", page)


def test_json_plays_it_too(client: TestClient) -> None:
    dealt = client.post("/api/tables", json={"game": "raiders-companion", "level": "normal", "seed": "K7Q2"}).json()
    where = f"/api/tables/{dealt['id']}/answer"
    after = client.post(where, json={"version": dealt["version"], "answer": "app"}).json()
    assert {option["kind"] for option in after["question"]["options"]} == {"", "correct", "switch"}
    refused = client.post(where, json={"version": after["version"], "answer": "armour=11"})
    assert refused.status_code == 400
    assert refused.json()["error"] == "Armour: enter a number from 0 to 10 that differs from the present one."


def test_a_wrong_word_is_refused_with_the_answers_and_without_the_corrections(client: TestClient) -> None:
    client.post("/beside", data={"game": "peloponnes", "level": "soldier"})
    wrong = client.post("/api/tables/1/answer", json={"version": 0, "answer": "dance"}).json()["error"]
    assert "ready" in wrong and "=" not in wrong


def test_several_answers_in_one_form_are_given_all_or_none(client: TestClient, store: Store) -> None:
    client.post("/beside", data={"game": "peloponnes", "level": "soldier"})
    client.post("/tables/1/answer", data={"version": "0", "answer": ["ready", "dance"]})
    assert open_saved(store.load(1)).log == []
    client.post("/tables/1/answer", data={"version": "0", "answer": ["ready", "conquest"]})
    assert [given.token for given in open_saved(store.load(1)).log][-1] == "conquest"


def test_large_letters_are_a_setting(client: TestClient) -> None:
    client.post("/beside", data={"game": "peloponnes", "level": "soldier"})
    assert 'data-text="large"' not in client.get("/tables/1").text
    client.post("/settings", data={"text": "large", "back": "/tables/1"})
    assert 'data-text="large"' in client.get("/tables/1").text


def test_the_options_of_a_game_begin_a_companion_with_the_chosen_rulings(client: TestClient, store: Store) -> None:
    page = client.get("/games/peloponnes").text
    assert 'formaction="/beside"' in page
    book = soloist.GAMES["peloponnes"].book
    ruling = next(one for one in book.rulings.values() if len(one.readings) > 1)
    other = next(reading.value for reading in ruling.readings if reading.value != ruling.default)
    client.post("/beside", data={"game": "peloponnes", "level": "general", f"ruling-{ruling.name}": other})
    assert dict(open_saved(store.load(1)).deal.rulings)[ruling.name] == other


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Threshold reached: E2, B5. Tap"), ("fr", "E2, B5. Touchez d’abord"), ("de", "erreicht: E2, B5. Tipp")],
)
def test_guilds_refuses_no_more_tiles_and_lists_those_left(client: TestClient, store: Store, language: str, said: str) -> None:
    client.cookies.set("language", language)
    table = seated("round=2", "done", "red", "red", "red", "placed", "e2=3", "b5=3")
    id = store.add(table)
    assert 'value="no-more"' not in client.get(f"/tables/{id}").text
    page = client.post(f"/tables/{id}/answer", data={"version": "0", "answer": "no-more"}).text
    assert said in page.partition('class="notice"')[2].partition("</p>")[0]
    refused = client.post(f"/api/tables/{id}/answer?language={language}", json={"version": 0, "answer": "no-more"})
    assert refused.status_code == 400
    assert said in refused.json()["error"]
    assert open_saved(store.load(id)).record() == table.record()


def test_guilds_explains_the_numbers_on_the_tiles(client: TestClient, store: Store) -> None:
    def key(table: soloist.Table) -> str:
        return client.get(f"/tables/{store.add(table)}").text.partition('class="fine key">')[2].partition("</p>")[0]

    assert (
        key(seated())
        == "Example 2/5: 2 of his, beadle included; threshold 5, neutral included. Add yours. Tap a tile to correct it"
    )
    assert key(seated("round=2", "done", "red", "red", "red", "placed")).endswith("Add yours"), (
        "there a tap means that it is resolved"
    )
    assert ". ?: threshold not yet known" in key(seated(edition=BORIS.standard))


def test_what_cannot_be_is_refused_and_changes_nothing(client: TestClient, store: Store) -> None:
    assert client.post("/beside", data={"game": "chess"}).status_code == 404
    assert client.post("/beside", data={"game": "raiders", "level": "silly"}).status_code == 400
    assert store.count() == 0
    page = client.post("/beside", data={"game": "raiders", "level": "hard"})
    assert page.status_code == 200
    said = client.post("/tables/1/answer", data={"version": "0", "answer": "armour=99"})
    assert "notice" in said.text
    assert len(open_saved(store.load(1)).log) == 0
    for number in ("-1", "x", "99999999999", ""):
        assert client.post("/tables/1/back", data={"version": "0", "number": number}).status_code == 200
    assert client.post("/tables/1/hint", data={}).status_code == 200
    assert store.load(1).version == 0 and len(open_saved(store.load(1)).log) == 0


def test_it_is_kept_with_the_others(client: TestClient, store: Store) -> None:
    client.post("/beside", data={"game": "peloponnes", "level": "soldier"})
    listed = client.get("/tables").text
    assert "beside my board" in listed
    client.post("/tables/1/answer", data={"version": "0", "answer": "ready"})
    assert tables_of(client.get("/").text) == tables_of(listed) == ["/tables/1"]
    assert client.get("/tables/1/story").status_code == 200
    assert client.get("/tables/1/walk").url.path == "/tables/1"
    assert client.get("/tables/1/moments").status_code == 404
    assert client.get("/tables/1/words").status_code == 200


def test_a_question_about_a_tile_of_the_box_looks_unlike_that_for_a_card(client: TestClient, store: Store) -> None:
    card = client.get(f"/tables/{store.add(seated('done', '7', edition=BORIS.standard))}").text
    tile = client.get(f"/tables/{store.add(seated('done', '7', 'blue', edition=BORIS.standard))}").text
    assert 'class="scr k-do ' in card and '<details class="differs"' not in card
    assert 'class="scr k-box ' in tile and '<p class="tag">Check your box</p>' in tile
    at_once, _, inside = tile.partition('<details class="differs">')
    inside = inside.partition("</details>")[0]
    pressed = re.findall('name="answer" value="([^"]+)"', at_once.partition('id="answers"')[2])
    assert pressed == ["purple", "all-as-shown"]
    assert len(re.findall('name="answer"', inside)) == 14


@every_game
def test_an_account_of_the_opponent_alone_is_headed_with_the_name(client: TestClient, store: Store, game: str) -> None:
    """Below both scores, a table with only one column was read as one's own."""
    companion = soloist.COMPANIONS[game]
    level = companion.levels[-1].id
    table = companion_walk(game, level)[-1]
    assert table.result is not None
    page = client.get(f"/tables/{store.add(table)}").text
    assert (f"<caption>{companion.opponent('en', level)}: " in page) == (table.result.only_theirs and bool(table.result.lines))


def test_guilds_lists_what_comes_at_the_end_of_the_round_after_what_is_to_be_done(client: TestClient, store: Store) -> None:
    page = client.get(f"/tables/{store.add(seated('round=5', 'e2=3', 'done', 'red', 'purple', 'green'))}").text
    assert page.index('<ol class="do') < page.index('class="reached"') < page.index('<div class="g5')
    page = client.get(f"/tables/{store.add(seated('round=2', 'e2=3', 'done', 'red', 'red', 'red', 'placed'))}").text
    assert page.index('class="reached"') < page.index('<ol class="do'), "now they are due"


def test_guilds_links_the_tiles_where_it_asks_whether_all_match(client: TestClient, store: Store) -> None:
    page = client.get(f"/tables/{store.add(seated('done', edition=BORIS.standard))}").text
    form = page.partition('class="ans"')[2].partition("</form>")[0]
    assert 'href="/games/guilds-of-london/cards"' in form


@pytest.mark.parametrize(
    ("language", "due", "points"), [("en", "R4", "Boris’s VP"), ("fr", "M4", "PV Boris"), ("de", "R4", "SP Boris")]
)
def test_guilds_values_say_whose_points_and_which_round(
    client: TestClient, store: Store, language: str, due: str, points: str
) -> None:
    client.cookies.set("language", language)
    values = client.get(f"/tables/{store.add(seated())}").text.partition('<section class="his"')[2].partition("</ul>")[0]
    assert f"{due}</b>" in values and f"<small>{points}</small>" in values
