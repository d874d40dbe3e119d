"""The commands in a pipe: complete, plain, and never a traceback."""

import re
import signal
import sqlite3
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import soloist
from soloist.cli.base import BadCommand
from soloist.coach.grading import review
from soloist.coach.review import Review
from soloist.engine.text.errors import reason
from soloist.engine.text.words import unbroken
from soloist.library import box_link
from soloist.library.box_link import SharedBox
from soloist.library.own_edition import OwnEdition
from soloist.library.store import Store
from tests.support.command import Done, run_command
from tests.support.levels import any_game, every_game
from tests.support.paths import GOLDEN
from tests.support.playing import played
from tests.support.processes import PATIENCE, Processes
from tests.support.reviewed import with_a_mistake

Run = Callable[..., Done]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return partial(run_command, SOLOIST_DB=str(tmp_path / "tables.db"))


def test_a_whole_game_can_be_piped(processes: Processes) -> None:
    """Through real pipes; the other tests of this file call the same function."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = processes.start("-m", "soloist", "play", "stone-age", "--seed", "K7Q2", "--lang", "en", **pipes)
    done = Done(0, *process.communicate("1\n" * 1000, timeout=PATIENCE))
    assert (process.returncode, done.stderr) == (0, "")
    assert "You have lost." in done.stdout and "Rounds survived" in done.stdout
    assert "The limit was" in done.stdout, "the story in a paragraph"
    assert "\x1b" not in done.stdout and "│" not in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["games"], ("fatigue limit", "limite de fatigue", "Erschöpfungsgrenze")),
        (["games", "stone"], ("Eternal winter", "Hiver éternel", "Ewiger Winter")),
        (["tables"], ("No saved tables yet", "Aucune table", "Noch keine")),
        (["rules", "stone-age"], ("Rulings:", "Interprétations :", "Auslegungen:")),
        (["rules", "stone-age", "sa-s27"], ("initiative", "initiative", "Initiative")),
        (["--help"], ("start a new game", "commencer", "beginnen")),
        (["play", "--help"], ("start a new game", "commencer", "beginnen")),
    ],
)
def test_every_page_is_there_in_every_language(run: Run, words: list[str], said: tuple[str, ...]) -> None:
    pages = [run(*words, "--lang", language) for language in soloist.LANGUAGES]
    assert [page.returncode for page in pages] == [0, 0, 0]
    assert all(word in page.stdout for word, page in zip(said, pages, strict=True))
    assert len({page.stdout for page in pages}) == 3


def test_the_rules_show_every_clause_and_every_ruling(run: Run) -> None:
    text = run("rules", "stone-age").stdout
    book = soloist.GAMES["stone-age"].book
    assert re.findall(r"^([A-Z]+-\w+)  ", text, re.MULTILINE) == [
        clause.id for id in book.chapters for clause in book.clauses_of(id)
    ]
    assert all(f"{name}={value}" in text for name, ruling in book.rulings.items() for value in ruling.values)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "no game “chess”; there are stone-age, raiders, guilds-of-london, peloponnes"),
        (["play", "raidesr"], "no game “raidesr”; did you mean “raiders”?"),
        (["play", "Guilds of Lodnon"], "did you mean “guilds-of-london”?"),
        (["rules", "peloponez"], "did you mean “peloponnes”?"),
        (["play", "stone-age", "--level", "coolnight"], "no level “coolnight”; did you mean “cool-night”?"),
        (["play", "stone-age", "--ruling", "card_refreh=slide"], "did you mean “card_refresh”?"),
        (["watch", "raiders", "--player", "gredy"], "no player “gredy”; did you mean “greedy”?"),
        (["play", "stone-age", "--level", "easy"], "there are basic, cool-night, large-tribe, eternal-winter"),
        (["play", "stone-age", "--seed", "10"], "no 0, O, 1, I"),
        (["play", "--deal", "SBK7Q2MXX"], "mistyped"),
        (["play", "stone-age", "--deal", "SBK7Q2MXR", "--level", "cool-night"], "leave --level out"),
        (["play", "stone-age", "--deal", "SBK7Q2MXR", "--ruling", "card_refresh=slide"], "leave --ruling out"),
        (["play", "stone-age", "--ruling", "slide"], "NAME=VALUE"),
        (["play", "stone-age", "--ruling", "weather=fine"], "agriculture_start, card_refresh"),
        (["play", "stone-age", "--ruling", "card_refresh=never"], "discard_all, slide"),
        (["play", "stone-age", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["rules", "stone-age", "SA-S99"], "no clause “SA-S99”"),
        (["replay", "nowhere.txt"], "nowhere.txt"),
        (["resume", "7"], "no table 7"),
        (["export", "7"], "no table 7"),
        (["review", "7"], "no table 7"),
    ],
)
def test_what_cannot_be_used_is_refused_with_what_would_be_right(run: Run, words: list[str], said: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert said in done.stderr


def test_a_table_that_is_not_there_may_be_in_the_bin_or_mistyped(run: Run, tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    for _ in range(13):
        store.add(soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    store.delete(13)
    assert "table 13 is in the bin; “soloist delete --back 13”" in run("resume", "13").stderr
    assert "no table 112; did you mean “12” or “11”?" in run("export", "112").stderr
    assert "no table 600; “soloist tables” lists them" in run("review", "600").stderr
    assert "Tisch 12 liegt nicht im Papierkorb; „soloist delete“" in run("delete", "12", "--back", "--lang", "de").stderr
    assert "n’est pas dans la corbeille ; vouliez-vous dire « 13 » ?" in run("delete", "133", "--back", "--lang", "fr").stderr


def test_a_kept_review_is_shown_in_every_language_and_given_as_json(run: Run, tmp_path: Path) -> None:
    table = played("peloponnes", "K7Q2")
    table.taken_back = 2
    store, found = Store(tmp_path / "tables.db"), with_a_mistake(review(table, tries=10))
    id = store.add(table)
    store.keep_review(id, 0, found.to_json(table))
    for language, words in (("en", "You took back answers 2 times"), ("fr", "vos décisions"), ("de", "zu Beginn")):
        done = run("review", "1", "--lang", language)
        assert done.returncode == 0 and words in done.stdout
        assert "\x1b" not in done.stdout and "█" not in done.stdout
    text = run("review", "1").stdout
    numbers = [int(one.replace("−", "-")) for one in re.findall(r"[−+]?\d+", text.splitlines()[1])]
    start, luck, decisions, end = numbers
    assert start + luck + decisions == end, "what is shown adds up too"
    assert re.findall(r"^(\d+)\. Round .*", text, re.MULTILINE) == ["1"] and len(found.costliest) == 1
    assert Review.from_json(run("review", "1", "--json").stdout, table) == found


def test_only_a_finished_game_is_reviewed(run: Run, tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    store.add(soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    unfinished = run("review", "1")
    assert unfinished.returncode == 2 and "only a finished game" in unfinished.stderr


SLOWLY = """
import sys, time
from soloist.coach import grading
from soloist.cli.command import main
def grade(self, asked):
    print("thinking", flush=True)
    time.sleep(60)
grading.Grader.grade = grade
sys.exit(main(["review", "1", *sys.argv[1:]]))
"""


@pytest.mark.parametrize("words", [(), ("--json",)])
def test_ctrl_c_breaks_a_review_off_and_nothing_of_it_is_kept(processes: Processes, words: tuple[str, ...]) -> None:
    store = Store(Path(processes.environment["SOLOIST_DB"]))
    id = store.add(played("peloponnes", "K7Q2"))
    thinking = processes.start("-c", SLOWLY, *words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert thinking.stdout is not None and thinking.stdout.readline() == "thinking\n"
    thinking.send_signal(signal.SIGINT)
    out, said = thinking.communicate(timeout=PATIENCE)
    assert (out, thinking.returncode) == ("", 2) and "nothing of this review is kept" in said and "Traceback" not in said
    assert store.review(id, 0) is None


def test_a_review_is_made_and_kept_on_the_command_line(processes: Processes) -> None:
    store = Store(Path(processes.environment["SOLOIST_DB"]))
    table = played("peloponnes", "K7Q2")
    id = store.add(table)
    hasty = "import sys; from soloist.coach import grading; from soloist.players.budget import Budget; "
    hasty += "from soloist.cli.command import main; "
    hasty += "grading.budget_of = lambda game: Budget(tries=1, whole_games=2); sys.exit(main(sys.argv[1:]))"
    given = processes.start("-c", hasty, "review", "1", "--json", stdout=subprocess.PIPE)
    out, _ = given.communicate(timeout=PATIENCE)
    assert given.returncode == 0 and store.review(id, 0) == out.strip()
    assert Review.from_json(out, table).tries == 1


def test_a_record_can_be_exported_replayed_and_kept(run: Run, tmp_path: Path) -> None:
    run("play", "stone-age", "--seed", "K7Q2", typed="forest\nhunt\nq\n")
    record = run("export", "1").stdout
    assert soloist.read(record).record() == record
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    assert "Initiative de Rouge" in run("replay", str(file), "--lang", "fr").stdout
    broken = run("replay", "-", "--keep", typed=record.replace("hunt", "moon"))
    assert broken.returncode == 2
    assert "“moon” is not an option here" in broken.stderr and "soloist resume 2" in broken.stdout
    assert "place-red: forest" in run("export", "2").stdout
    run("replay", "-", "--keep", typed=record + "# hints 3\n")
    assert run("export", "3").stdout == record + "# hints 3\n"
    assert "“-3”" in run("replay", "-", "--keep", typed=record + "# hints -3\n").stderr


def test_a_link_from_another_device_is_replayed_and_kept_like_a_record(run: Run) -> None:
    run("play", "stone-age", "--seed", "K7Q2", typed="forest\nq\n")
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2")
    table.answer("forest", "hunt")
    link = f"https://example.org/soloist/#r={soloist.pack(soloist.Parcel(table))}"
    assert "Initiative of Red" in run("replay", link).stdout
    for done in (run("replay", link, "--keep"), run("replay", "-", "--keep", typed=link)):
        assert "soloist resume 1" in done.stdout, "the table goes on"
    assert "forest hunt" in run("export", "1").stdout
    table.undo()
    table.answer("river", "quarry")
    other = f"#r={soloist.pack(soloist.Parcel(table))}"
    assert "soloist resume 2" in run("replay", other, "--keep").stdout
    assert "forest hunt" in run("export", "1").stdout
    damaged = run("replay", link[:-1])
    assert damaged.returncode == 2 and "not the whole link" in damaged.stderr
    assert "SBK7Q27" in run("play", "--deal", "https://example.org/soloist/#d=SBK7Q27", typed="q\n").stdout


def test_the_link_of_a_deal_is_told_and_kept(run: Run, tmp_path: Path) -> None:
    told = run("replay", "https://example.org/soloist/#d=SBK7Q27")
    assert told.returncode == 0 and "soloist play --deal SBK7Q27" in told.stdout and not (tmp_path / "tables.db").exists()
    assert "soloist resume 1" in run("replay", "-", "--keep", typed="#d=SBK7Q27\n").stdout
    assert Store(tmp_path / "tables.db").load(1).level == "basic"
    assert "mistyped" in run("replay", "#d=SBK7Q28").stderr


def test_the_link_of_a_box_is_shown_and_replaces_yours_only_if_you_say_so(run: Run, tmp_path: Path) -> None:
    game, store = soloist.GAMES["raiders"], Store(tmp_path / "tables.db")
    ours = OwnEdition(game, None)
    tactic = ours.item("tactic", "tactic-05").data
    first, second = (ours.changed("tactic", "tactic-05", {**tactic, "vp": vp}) for vp in (8, 9))
    links = [f"https://example.org/#b={box_link.pack(SharedBox(game, text))}" for text in (first, second)]
    shown = run("replay", links[0])
    assert shown.returncode == 0 and "1 piece entered" in shown.stdout and "tactic-05" in shown.stdout
    assert not (tmp_path / "tables.db").exists()
    assert "--edition mine" in run("replay", links[0], "--keep").stdout and store.own_edition(game.id) == first
    assert "already have this box" in run("replay", links[0], "--keep").stdout
    for typed in ("", "\n", "mine\n"):
        run("replay", links[1], "--keep", typed=typed)
        assert store.own_edition(game.id) == first
    assert "is saved" in run("replay", links[1], "--keep", typed="new\n").stdout and store.own_edition(game.id) == second
    damaged = run("replay", links[0][:-1])
    assert damaged.returncode == 2 and "not the whole link of a box" in damaged.stderr


@pytest.mark.parametrize(
    ("language", "over"), [("en", "The game is over"), ("fr", "Elle est finie"), ("de", "Die Partie ist zu Ende")]
)
def test_a_finished_game_that_is_kept_is_not_said_to_go_on(run: Run, language: str, over: str) -> None:
    golden = GOLDEN / "peloponnes" / "soldier-won.txt"
    link = f"#r={soloist.pack(soloist.Parcel(soloist.read(golden.read_text(encoding='utf-8'))))}"
    for given in (str(golden), link):
        assert over in run("replay", given, "--keep", "--lang", language).stdout.splitlines()[-1]
    assert "PEL-B38" in run("resume", "1").stdout, "the account"


def test_the_deal_code_at_the_end_leads_to_the_same_deal(run: Run) -> None:
    code = soloist.GAMES["stone-age"].deal("cool-night", "K7Q2", {"card_refresh": "slide"}).deal.code
    text = run("play", "--deal", code.lower(), typed="q\n").stdout
    assert code in text and "Ruling: card_refresh=slide" in text


def test_an_edition_of_ones_own_is_played_and_its_doubts_are_shown(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = soloist.GAMES["stone-age"].standard.text.replace("sourced", "reconstructed", 3)
    own.write_text(text, encoding="utf-8")
    shown = run("play", "stone-age", "--seed", "K7Q2", "--edition", str(own), typed="forest\nq\n").stdout
    assert "Reconstructed, may differ from your box: Civilization cards (2)" in shown
    assert "place-red: forest" in run("export", "1").stdout
    assert run("resume", "1", typed="q\n").returncode == 0


def test_a_newer_database_is_named_and_left_alone(run: Run, tmp_path: Path) -> None:
    run("play", "stone-age", typed="q\n")
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    for words in (["tables"], ["resume"], ["play", "stone-age"], ["export", "1"]):
        done = run(*words)
        assert done.returncode == 2 and "newer Soloist" in done.stderr
    assert path.read_bytes() == before


def test_looking_at_what_is_not_there_makes_no_folder(run: Run, tmp_path: Path) -> None:
    missing = tmp_path / "some" / "folder" / "tables.db"
    assert "No saved tables" in run("tables", SOLOIST_DB=str(missing)).stdout
    listed = ("history", "resume", "delete", "check", "export 1", "review 1", "resume 1", "complete -- resume", "")
    for words in (*listed, f"restore {tmp_path / 'nowhere.db'}"):
        run(*words.split(), SOLOIST_DB=str(missing))
    assert not (tmp_path / "some").exists()


def test_a_copy_that_is_not_there_is_not_restored(run: Run, tmp_path: Path) -> None:
    for language, said in (("en", "there is no file"), ("fr", "il n’y a pas de fichier"), ("de", "es gibt keine Datei")):
        done = run("restore", str(tmp_path / "nowhere.db"), "--lang", language)
        assert done.returncode == 2 and said in done.stderr and "nowhere.db" in done.stderr and "SOLOIST_DB" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_language_that_does_not_exist_is_named_once(run: Run) -> None:
    done = run("games", SOLOIST_LANG="xx", LC_ALL="de_DE.UTF-8")
    assert done.returncode == 0 and done.stderr == "soloist: SOLOIST_LANG ist „xx“; möglich: en, fr, de\n"
    assert run("games", SOLOIST_LANG="de_AT.UTF-8").stderr == run("games", "--lang", "fr", SOLOIST_LANG="xx").stderr == ""


def test_a_file_that_cannot_be_read_is_named_without_the_number_of_the_error(run: Run, tmp_path: Path) -> None:
    said = run("replay", str(tmp_path / "missing.txt"))
    assert said.returncode == 2 and "there is no such file" in said.stderr and "Errno" not in said.stderr
    assert "n’existe pas" in run("replay", str(tmp_path / "missing.txt"), "--lang", "fr").stderr
    assert "Zugriff verweigert" in BadCommand("file-unreadable", file="x", why=reason(PermissionError(13, "no"))).text("de")


def test_without_a_game_a_menu_asks_for_game_and_level(run: Run) -> None:
    done = run("play", typed="stone-age\n9\nlarge-tribe\nq\n")
    assert "Which game?" in done.stdout
    assert "Which level?" in done.stdout and "Possible: basic" in done.stdout and "Stone Age, Large tribe" in done.stdout


@pytest.mark.parametrize(
    ("named", "game"),
    [
        ("peloponnes", "peloponnes"),
        ("Peloponnes", "peloponnes"),
        ("pel", "peloponnes"),
        ("PELO", "peloponnes"),
        ("guilds", "guilds-of-london"),
        ("Stone Age", "stone-age"),
        ("raiders of", "raiders"),
        ("Räuber", "raiders"),
    ],
)
def test_a_game_may_be_called_by_its_title_or_how_it_begins(run: Run, tmp_path: Path, named: str, game: str) -> None:
    done = run("play", named, typed="q\n")
    assert "This is table 1" in done.stdout and Store(tmp_path / "tables.db").load(1).game == game


def test_soloist_alone_asks_what_to_do(run: Run) -> None:
    done = run(typed="tables\n")
    assert done.returncode == 0 and "What would you like to do?" in done.stdout and "No saved tables yet" in done.stdout
    assert run(typed="").returncode == 0, "nobody answers"


def test_rules_are_found_by_their_words(run: Run) -> None:
    text = run("rules", "peloponnes", "clovers", "hero").stdout
    assert "PEL-S11" in text and "PEL-B11 " not in text
    assert "SA-S27" in run("rules", "stone", "Initiative", "--lang", "de").stdout
    nothing = run("rules", "peloponnes", "xyzzy")
    assert (nothing.returncode, nothing.stdout) == (2, "") and "no clause “xyzzy”" in nothing.stderr
    assert re.findall(r"PEL-\w+", nothing.stderr) == [next(iter(soloist.GAMES["peloponnes"].book.clauses))], "no neighbours"
    assert len(re.findall(r"PEL-\w+", run("rules", "peloponnes", "PEL-X99").stderr)) == 4


def test_programs_play_a_deal_a_ruling_and_an_edition(run: Run, tmp_path: Path) -> None:
    deal = soloist.GAMES["peloponnes"].deal("general", "K7Q2").deal
    text = run("watch", "--deal", deal.code, "--player", "random").stdout
    assert deal.code in text
    text = run("simulate", "--deal", deal.code, "--games", "2", "--player", "random").stdout
    assert text.splitlines()[1].split()[:2] == ["general", "2"]
    out = tmp_path / "games.csv"
    run("simulate", "pel", "--deal", deal.code, "--games", "2", "--player", "random", "--out", str(out))
    assert out.read_text().count(deal.code) == 2
    assert "leave --ruling out" in run("watch", "--deal", deal.code, "--ruling", "x=y").stderr
    assert "leave game out" in run("simulate", "raiders", "--deal", deal.code).stderr
    own = tmp_path / "own.toml"
    own.write_text(soloist.GAMES["stone-age"].standard.text.replace("sourced", "reconstructed", 3), encoding="utf-8")
    run("simulate", "stone-age", "--edition", str(own), "--games", "1", "--ruling", "card_refresh=slide", "--out", str(out))
    code = out.read_text().splitlines()[1].split(",")
    assert any("-N" in cell and "-E" in cell for cell in code), "ruling and edition are in the deal code"
    assert "nowhere.toml" in run("watch", "stone-age", "--edition", "nowhere.toml").stderr
    assert "name a game" in run("watch").stderr


@every_game
@pytest.mark.parametrize("language", soloist.LANGUAGES)
def test_the_card_reference_tells_every_component_in_every_language(run: Run, game: str, language: str) -> None:
    text = run("cards", game, "--lang", language).stdout
    box = soloist.GAMES[game]
    lines = dict(re.findall(r"^  (\S+) +(.*)$", text, re.MULTILINE))
    for component in box.reference(box.standard):
        assert lines[component.id].startswith(unbroken(box.words.say(component.text, language)))


def test_the_card_reference_can_be_searched(run: Run) -> None:
    text = run("cards", "raiders", "walküre", "--lang", "de").stdout
    assert "ragnhildr" in text and "sage" not in text
    nothing = run("cards", "raiders", "xyzzy")
    assert (nothing.returncode, nothing.stdout) == (2, "") and "matches “xyzzy”" in nothing.stderr


@any_game
def test_a_game_can_be_played_to_its_end_in_a_pipe(run: Run, game: str) -> None:
    done = run("play", game, "--seed", "K7Q2", typed="1\n" * 3000)
    assert "Deal code" in done.stdout and done.returncode == 0


def test_reconstructed_components_are_named_on_the_screen(run: Run) -> None:
    done = run("play", "raiders", "--seed", "K7Q2", typed="1\n" * 30 + "b\n")
    assert "Reconstructed, may differ from your box: Tactic cards (22)" in done.stdout
    assert "≈ reconstructed: may differ from your box" in done.stdout


def test_a_table_of_earlier_rules_is_shown_but_not_played_on(run: Run, tmp_path: Path) -> None:
    record = re.sub("rules: .*", "rules: 0", soloist.GAMES["raiders"].deal(seed="K7Q2").record()) + "    dance\n"
    store = Store(tmp_path / "tables.db")
    id = store.put("raiders", "normal", 30, "", record, None, "2026-01-01")
    done = run("resume", str(id))
    assert done.returncode == 2 and "it can be read but not continued" in done.stderr and "Village" in done.stdout
    done = run("check")
    assert done.returncode == 0 and f"Table {id} was played under earlier rules" in done.stdout
    assert store.load(id).record == record
