"""After the game: the end page, my games, and the review."""

import re
import sqlite3
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from markupsafe import escape
from starlette.testclient import TestClient

import soloist
from soloist.coach.grading import review
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Result
from soloist.engine.kernel.story import YOU
from soloist.engine.table import Table
from soloist.faces.web.pages.end import headline
from soloist.faces.web.parts.site import FACE, Guest
from soloist.faces.web.parts.timeline import falls_of
from soloist.library import coach_process
from soloist.library.daily import deal_of
from soloist.library.history import history, with_luck
from soloist.library.store import Store
from tests.support.asking import deal, tables_of
from tests.support.levels import every_game, one_language
from tests.support.paths import GOLDEN, golden
from tests.support.reviewed import TRIES, WRONG, reviewed
from tests.walks.walk import walk


def play_out(table: Table) -> Table:
    while table.question is not None:
        table.answer(table.question.options[0])
    return table


def test_the_end_tells_the_story_and_draws_how_the_points_come_together(client: TestClient, store: Store) -> None:
    text = client.get(f"/tables/{store.add(golden('peloponnes/sergeant-won'))}").text
    assert "The lead changed 3 times. In round 6 you took it for good." in text
    assert "Where the points come from" in text and "The lower total counts." in text
    assert text.count('class="tbar') == 4 and text.count('class="tbar counts"') == 2, "two bars a side, one of them counts"
    assert '<title id="ch-t">How the score went</title>' in text and "<desc" in text
    assert "Round 5: 15–12 → 17–20" in text
    assert "style=" not in text.split("<main")[1]


@every_game
def test_the_end_tells_what_happened_since_the_last_answer(client: TestClient, store: Store, game: str) -> None:
    table = walk(game, soloist.GAMES[game].levels[-1].id)[-1]
    text = client.get(f"/tables/{store.add(table)}").text
    section = text[text.index('<section class="panel since last"') :]
    section = section[: section.index("</section>")]
    for event in table.news:
        assert escape(table.game.words.say(event.phrase, "en")) in section
    address = re.findall(r'href="(/tables/\d+/walk/\d+)"', section)[-1]
    step = client.get(address).text
    assert ">The end</h2>" in step and escape(table.game.words.say(table.news[-1].phrase, "en")) in step


@every_game
def test_the_bar_over_the_end_shows_the_score_that_the_end_counts(client: TestClient, store: Store, game: str) -> None:
    table = walk(game, soloist.GAMES[game].levels[-1].id)[-1]
    text = client.get(f"/tables/{store.add(table)}").text
    bar = text[text.index('<p class="goal"') :]
    assert table.result is not None
    if table.result.you is None:
        (fatigue,) = [line.you for line in table.result.lines if line.name.message == "line-fatigue"]
        assert f"<i>{fatigue}</i>" in bar[: bar.index("</b>")]
    else:
        assert f"<i>{table.result.you}</i>–{table.result.opponent}" in bar[: bar.index("</b>")]


def test_each_step_of_a_walk_tells_what_happened_since_the_one_before(client: TestClient, store: Store) -> None:
    table = golden("peloponnes/sergeant-won")
    id, yours = store.add(table), [number for number, given in enumerate(table.log) if given.by == YOU]
    for number in range(1, len(yours)):
        told = table.events[table.log[yours[number - 1]].told : table.log[yours[number]].told]
        text = client.get(f"/tables/{id}/walk/{number}").text
        assert len(re.findall(r'data-step="\d+"', text)) == len(told)
        assert all(escape(table.game.words.say(event.phrase, "en")) in text for event in told)


def test_the_chart_is_a_table_too(client: TestClient, store: Store) -> None:
    text = client.get(f"/tables/{store.add(golden('peloponnes/sergeant-won'))}").text
    table = text.split('<details class="astable">')[1].split("</table>")[0]
    rows = re.findall(r'<th scope="row">(\d+)</th><td>(\d+)</td><td>(\d+)</td>', table)
    assert rows[0] == ("0", "5", "5") and rows[-1] == ("8", "33", "28") and len(rows) == 9


def test_stone_age_shows_the_limit_round_by_round_instead_of_points(client: TestClient, store: Store) -> None:
    text = client.get(f"/tables/{store.add(golden('stone-age/basic-lost'))}").text
    assert "Limit, round by round" in text and "Where the points come from" not in text
    assert "Round 4: 9 → 2" in text


def test_after_a_win_the_next_level_comes_first_and_after_a_loss_a_new_deal(client: TestClient, store: Store) -> None:
    won = client.get(f"/tables/{store.add(golden('peloponnes/sergeant-won'))}").text
    lost = client.get(f"/tables/{store.add(golden('peloponnes/general-lost'))}").text
    first = r'<button class="btn pri"[^>]*><kbd>\w</kbd>([^<]*)'
    assert re.findall(first, won) == ["Now try Officer"]
    assert re.findall(first, lost) == ["New deal"] and "Try Officer" in lost


def test_the_next_level_is_dealt(client: TestClient, store: Store) -> None:
    id = store.add(golden("peloponnes/sergeant-won"))
    client.post(f"/tables/{id}/again", data={"deal": "new", "level": "officer"})
    assert store.load(id + 1).level == "officer"
    assert client.post(f"/tables/{id}/again", data={"deal": "new", "level": "emperor"}).status_code == 400


def test_a_tie_is_called_one(client: TestClient, store: Store) -> None:
    tied = Result("lost", Phrase("why"), "PEL-S43", (), 27, 27)
    assert headline(Guest("en", "auto", "on", "/"), tied, 0) == "You lose the tie, 27–27"


def test_a_record_is_gold_and_stays_so_when_looked_at_later(client: TestClient, store: Store) -> None:
    table = golden("peloponnes/sergeant-won")
    first, second = store.add(table), store.add(golden("peloponnes/sergeant-won"))
    assert 'class="medal gold"' in client.get(f"/tables/{first}").text
    assert "2 wins in a row" in client.get(f"/tables/{second}").text
    assert "Your first win at this level" in client.get(f"/tables/{first}").text


@one_language
@every_game
def test_every_end_is_there_in_every_language_and_stays_small(client: TestClient, store: Store, game: str, language: str) -> None:
    client.cookies.set("language", language)
    name = sorted((GOLDEN / game).glob("*.txt"))[0].stem
    table = golden(f"{game}/{name}")
    page = client.get(f"/tables/{store.add(table)}")
    assert page.status_code == 200 and len(page.content) < 150_000
    assert f'<html lang="{language}"' in page.text and table.result is not None
    why = str(escape(table.game.words.say(table.result.why, language)))
    assert " ".join(why.split()) in " ".join(page.text.split()), "French has other spaces"


def test_my_games_count_by_game_and_level(client: TestClient, store: Store) -> None:
    for name in ("peloponnes/sergeant-won", "peloponnes/general-lost", "stone-age/basic-won"):
        store.add(golden(name))
    text = client.get("/tables").text
    assert "3 games" in text and "2 won, longest winning streak 1" in text
    card = text.split('id="g-peloponnes"')[1].split("</article>")[0]
    assert "<dt>Best</dt><dd>33</dd>" in card and "1 lost" in card
    assert "Sergeant" in card and "Officer" not in card, "levels that were played"
    assert "Limit 2" in text.split('class="res games"')[1], "what was left stands with the table too"
    assert "<dd>Limit 2</dd>" in text.split('id="g-stone-age"')[1].split("</article>")[0]


def test_games_beside_the_real_board_count_with_theirs(client: TestClient, store: Store) -> None:
    table = play_out(soloist.COMPANIONS["peloponnes"].deal(seed="K7Q2"))
    store.add(table)
    assert history(store).of("peloponnes").played == 1
    assert 'id="g-peloponnes"' in client.get("/tables").text
    assert tables_of(client.get("/tables?show=peloponnes").text) == ["/tables/1"]


def test_chips_choose_among_the_tables(client: TestClient, store: Store) -> None:
    won, lost = store.add(golden("peloponnes/sergeant-won")), store.add(golden("raiders/hard-lost"))
    opened = deal(client)
    client.post(f"/tables/{lost}/note", data={"pin": "yes"})

    def shown(chip: str) -> list[str]:
        return tables_of(client.get(f"/tables?show={chip}").text)

    assert shown("won") == [f"/tables/{won}"] == shown("peloponnes")
    assert shown("lost") == [f"/tables/{lost}"] == shown("pinned")
    assert shown("open") == [opened] == shown("stone-age")
    assert len(shown("nonsense")) == len(shown("")) == 3


def test_todays_month_shows_the_first_try_of_each_deal(client: TestClient, store: Store) -> None:
    today = deal_of(date.today())
    first = play_out(soloist.deal(today.code))
    assert "day none now" in client.get("/tables").text
    store.add(first)
    outcome = first.state.outcome
    assert f"day {outcome} now" in client.get("/tables").text
    store.add(soloist.deal(today.code))
    assert f"day {outcome} now" in client.get("/tables").text, "one try counts"


def test_the_history_is_a_file_for_spreadsheets(client: TestClient, store: Store) -> None:
    store.add(golden("peloponnes/sergeant-won"))
    answer = client.get("/history.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert ",peloponnes,sergeant,0,won,33,28," in answer.text


def test_a_review_is_started_by_a_form_and_asked_for_again_without_a_script(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach_process, "COMMAND", [sys.executable, "-c", "import time; time.sleep(600)"])
    id = store.add(golden("peloponnes/sergeant-won"))
    start, again = f'action="/tables/{id}/review"', "Show progress"
    page = client.get(f"/tables/{id}/review").text
    assert start in page and again not in page
    for running in (client.post(f"/tables/{id}/review").text, client.get(f"/tables/{id}/review").text):
        assert again in running and start not in running
    client.post(f"/tables/{id}/review/stop")
    page = client.get(f"/tables/{id}/review").text
    assert start in page and again not in page


def test_the_review_opens_at_the_costliest_decision_and_adds_up(client: TestClient, store: Store) -> None:
    id = reviewed(store)
    text = client.get(f"/tables/{id}/review").text
    assert "What each answer was worth" in text and "Continue from here" in text
    assert f"Answer {WRONG + 1} of" in text and '<p class="verdict bad"><b>−50</b>' in text
    assert '<title id="tt">Chance of winning</title>' in text and "<desc" in text
    assert re.search(r'<b class="badge">you \d+ %</b>', text), "the board says which place was yours"
    assert ">yours</text>" in text and ">−50</text>" in text, "bars have names and values"
    numbers = re.search(r"start (\d+) % · luck (\S+) · decisions (\S+) · end (\d+) %", text)
    assert numbers is not None
    start, luck, decisions, end = (int(one.replace("−", "-")) for one in numbers.groups())
    assert start + luck + decisions == end == 100


def test_every_answer_of_a_review_can_be_opened_and_no_other(client: TestClient, store: Store) -> None:
    id = reviewed(store)
    table = golden("peloponnes/sergeant-won")
    answers = len(review(table, tries=TRIES).moments)
    for language in soloist.LANGUAGES:
        client.cookies.set("language", language)
        for number in range(answers):
            page = client.get(f"/tables/{id}/review/{number}")
            step = FACE.say(Phrase("review-step", number=number + 1, last=answers), language)
            assert page.status_code == 200 and f'<p class="eyebrow">{step}' in page.text
    assert client.get(f"/tables/{id}/review/{answers}").status_code == 400


@pytest.mark.parametrize(("start", "decisions", "end"), [(0.334, -0.117, 1.0), (0.334, -0.117, 0.0), (0.126, -0.113, 0.5)])
def test_the_waterfall_adds_up_however_it_is_rounded(start: float, decisions: float, end: float) -> None:
    """If each number was rounded alone, the sum would be wrong."""
    luck = end - start - decisions
    assert round(100 * start) + round(100 * luck) + round(100 * decisions) != round(100 * end)
    found = review(golden("peloponnes/sergeant-won"), tries=TRIES)
    moment = replace(found.moments[0], luck=luck, decision=decisions)
    falls = falls_of(replace(found, start=start, result=end, moments=(moment,)))
    shown = [int(fall.text.replace("−", "-").removesuffix(" %")) for fall in falls]
    assert [shown[0], shown[2], shown[3]] == [round(100 * share) for share in (start, decisions, end)]
    assert shown[0] + shown[1] + shown[2] == shown[3]


def test_the_end_page_and_my_games_tell_of_the_review(client: TestClient, store: Store) -> None:
    id = reviewed(store)
    assert "Luck and decisions" in client.get(f"/tables/{id}").text
    mine = client.get("/tables").text
    assert re.search(r'<span class="vh">luck [+−]?\d+, decisions −\d+</span>', mine) and "not reviewed" not in mine
    assert with_luck(store).of("peloponnes").luck is not None


def test_a_broken_review_is_none(client: TestClient, store: Store) -> None:
    id = store.add(golden("peloponnes/sergeant-won"))
    for broken in ("", "{", "[]", '{"moments": 3}', '{"moments": [{"luck": "x"}]}'):
        store.keep_review(id, 0, broken)
        for path in (f"/tables/{id}", f"/tables/{id}/review", "/tables", "/history.csv"):
            assert client.get(path).status_code == 200, (broken, path)
        assert f'action="/tables/{id}/review"' in client.get(f"/tables/{id}/review").text, "it can be made"
        assert with_luck(store).of("peloponnes").luck is None


def test_only_a_finished_game_of_ours_is_reviewed(client: TestClient, store: Store) -> None:
    assert client.get(f"{deal(client)}/review").status_code == 400
    beside = store.add(play_out(soloist.COMPANIONS["peloponnes"].deal(seed="K7Q2")))
    assert client.get(f"/tables/{beside}/review").status_code == 400
    assert client.post("/tables/99/review").status_code == 404


def test_with_the_coach_hidden_you_are_asked_first(client: TestClient, store: Store) -> None:
    id = reviewed(store)
    here = f"/tables/{id}/review/{WRONG}"
    assert f'href="{here}?coach=hidden"' in client.get(here).text
    asked = client.get(f"{here}?coach=hidden").text
    assert "What would you answer now?" in asked and f'href="{here}"' in asked
    for told in ("What each answer was worth", "data-judged", "Luck until", "−50", "Chance of winning", "instead of"):
        assert told not in asked
    assert f"/review/{WRONG + 1}?coach=hidden" in asked, "it stays hidden from answer to answer"
    moment = review(golden("peloponnes/sergeant-won"), tries=TRIES).moments[WRONG]
    for token in (moment.chosen, moment.best):
        assert f'href="{here}?coach=hidden&amp;try={token}"' in asked
    assert "What each answer was worth" in client.get(f"{here}?coach=hidden&try={moment.chosen}").text
    assert "What would you answer now?" in client.get(f"{here}?coach=hidden&try=nonsense").text


def test_playing_on_from_a_position_is_a_copy_that_never_counts(client: TestClient, store: Store) -> None:
    id = store.add(golden("peloponnes/general-lost"))
    table = golden("peloponnes/general-lost")
    number = [number for number, given in enumerate(table.log) if given.by == "you"][5]
    client.post(f"/tables/{id}/play-on", data={"number": str(number)})
    copy = store.load(id + 1)
    assert copy.source == id and copy.answers == number and not copy.outcome
    assert "Continued from mid-game" in client.get("/tables").text
    played = play_out(soloist.read(copy.record))
    store.save(copy.id, copy.version, played)
    assert history(store).played == with_luck(store).played == 1
    assert "Such a table does not count in your statistics" in client.get(f"/tables/{copy.id}").text
    for odd in ("", "x", "99999", "-1"):
        assert client.post(f"/tables/{id}/play-on", data={"number": odd}).status_code == 400


def test_copies_stay_copies_in_another_collection(client: TestClient, store: Store, tmp_path: Path) -> None:
    from soloist.library import collection

    id = store.add(golden("peloponnes/general-lost"))
    client.post(f"/tables/{id}/play-on", data={"number": "20"})
    store.save(id + 1, 0, play_out(soloist.read(store.load(id + 1).record)))
    store.copy_to(tmp_path / "copy.db")
    elsewhere = Store(tmp_path / "elsewhere.db")
    collection.add(elsewhere, tmp_path / "copy.db")
    assert elsewhere.count() == 2 and history(elsewhere).played == 1


def test_scores_and_reviews_come_along_into_another_collection(store: Store, tmp_path: Path) -> None:
    from soloist.library import collection

    id = reviewed(store)
    store.copy_to(tmp_path / "copy.db")
    elsewhere = Store(tmp_path / "elsewhere.db")
    collection.add(elsewhere, tmp_path / "copy.db")
    assert with_luck(elsewhere) == with_luck(store) and with_luck(store).best == 33
    assert elsewhere.review(1, 0) == store.review(id, 0)


def test_what_is_odd_in_another_collection_does_no_harm(client: TestClient, store: Store, tmp_path: Path) -> None:
    from soloist.library import collection

    other = Store(tmp_path / "other.db")
    for name in ("peloponnes/sergeant-won", "peloponnes/general-lost"):
        other.add(golden(name))
    other.keep_review(1, 0, '{"moments": [{"luck": 1e999, "decision": NaN}]}')
    with sqlite3.connect(tmp_path / "other.db") as db:
        db.execute("UPDATE results SET you = 'many' WHERE id = 2")
    collection.add(store, tmp_path / "other.db")
    for path in ("/tables", "/tables/1", "/tables/1/review", "/tables/2", "/history.csv"):
        assert client.get(path).status_code == 200, path
    assert [one.you for one in with_luck(store).ended if one.outcome == "lost"] == [None]
