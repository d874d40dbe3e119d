"""The terminal, through a real pseudo-terminal: typed as a person types."""

import re
import signal
from collections.abc import Callable

import pexpect
import pytest

import soloist
from soloist.faces.terminal.speech import Speech
from tests.games.guilds_of_london.companion import GRID
from tests.support.processes import Processes

PROMPTS = {"en": "Your answer", "fr": "Votre réponse", "de": "Deine Antwort"}
END = {"en": "u undo,", "fr": "u annuler,", "de": "u rückgängig,"}
Start = Callable[..., "pexpect.spawn[str]"]


@pytest.fixture
def start(processes: Processes) -> Start:
    """Start `soloist` line by line with these words in a pseudo-terminal."""
    return lambda *words, **environment: processes.terminal(["-m", "soloist", "--plain", *words], **environment)


def read_to(child: "pexpect.spawn[str]", text: str) -> str:
    """Everything up to a text, without colours."""
    child.expect_exact(text)
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", child.before or "")


def record_of(start: Start, id: int) -> str:
    child = start("export", str(id))
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    return (child.before or "").replace("\r\n", "\n")


def test_a_game_from_first_question_to_end_with_undo_mistakes_a_kill_and_another_language(start: Start) -> None:
    child = start("play", "stone-age", "--seed", "K7Q2", "--lang", "en")
    shown = read_to(child, PROMPTS["en"])
    said = " ".join(shown.split())
    assert "Red, figure 1 of 2. Where do you place this figure?" in said
    assert "Dice later decide what each place gives you." in said, "the first question says what it is for"
    assert "Limit 15 · survive 12 rounds; at 0 you lose" in said
    assert "Fatigue limit: 15" in shown and "Food due" in shown
    child.sendline("purple")
    shown = read_to(child, PROMPTS["en"])
    assert "“purple” is not an option here." in shown
    child.sendline("")
    shown = read_to(child, PROMPTS["en"])
    others = ("Building 2", "Start with Blue", "Start with Yellow", "Start with Green")
    assert all(name in shown for name in others), "Enter repeats what is possible"
    child.sendline("?")
    assert "SA-S24" in read_to(child, PROMPTS["en"])
    child.sendline("blue")
    assert "Blue, figure 1 of 2. Where do you place this figure?" in read_to(child, PROMPTS["en"])
    child.sendline("forest")
    read_to(child, PROMPTS["en"])
    child.sendline("u")
    assert "figure 1 of 2" in read_to(child, PROMPTS["en"])
    child.sendline("r")
    assert "figure 2 of 2" in read_to(child, PROMPTS["en"])
    child.sendline("l 3")
    assert "Forest. [SA-S24]" in read_to(child, PROMPTS["en"])
    child.kill(signal.SIGKILL)
    child.wait()

    assert record_of(start, 1).splitlines()[-1] == "place-blue: blue forest"
    child = start("resume", "--lang", "fr")
    shown = read_to(child, PROMPTS["fr"])
    assert "Bleu, figurine 2 sur 2. Où placer cette figurine ?" in shown
    for _ in range(2000):
        child.sendline("1")
        if child.expect_exact([PROMPTS["fr"], END["fr"]]) == 1:
            break
    else:
        pytest.fail("the game did not end")
    shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", child.before or "")
    table = soloist.read(record_of(start, 1))
    assert table.result is not None and not table.result.won
    assert "Vous avez perdu." in shown and "Tours de survie" in shown and table.deal.code in shown
    child.sendline("u")
    read_to(child, PROMPTS["fr"])
    child.sendline("q")
    assert "soloist resume 1" in read_to(child, "--lang fr")
    child.expect(pexpect.EOF)


@pytest.mark.processes
def test_killing_at_any_moment_loses_no_answer(start: Start) -> None:
    child = start("play", "stone-age", "--seed", "K7Q2", "--lang", "en")
    read_to(child, PROMPTS["en"])
    expected = soloist.GAMES["stone-age"].deal(seed="K7Q2")
    for _ in range(12):
        assert expected.question is not None
        expected.answer(expected.question.options[0])
        child.sendline("1")
        read_to(child, PROMPTS["en"])
        child.kill(signal.SIGKILL)
        child.wait()
        assert record_of(start, 1) == expected.record()
        child = start("resume", "1", "--lang", "en")
        read_to(child, PROMPTS["en"])


def test_the_second_terminal_at_a_table_is_told(start: Start) -> None:
    first = start("play", "stone-age", "--seed", "K7Q2", "--lang", "en")
    read_to(first, PROMPTS["en"])
    second = start("resume", "1", "--lang", "en")
    assert "also open in another terminal" in read_to(second, PROMPTS["en"])
    first.sendline("blue")
    read_to(first, PROMPTS["en"])
    second.sendline("green")
    assert "your answer was not taken" in " ".join(read_to(second, PROMPTS["en"]).split())
    second.sendline("forest")
    assert "figure 2 of 2" in read_to(second, PROMPTS["en"])
    assert record_of(start, 1).splitlines()[-1] == "place-blue: blue forest"


def test_with_real_dice_the_person_tells_what_they_show(start: Start) -> None:
    child = start("play", "stone-age", "--ask", "--lang", "de")
    assert "Deck eine Karte für Platz 1 auf" in read_to(child, PROMPTS["de"])
    child.sendline("farmer")
    narrowed = read_to(child, PROMPTS["de"]).rpartition("kann heißen:")[2]
    assert "Bauer" in narrowed and "Schamane" not in narrowed
    for answer in ("farmer1-field", "pottery-dice", "music-points", "fixed-wcs", "fixed-wcg", "forest", "hunt"):
        child.sendline(answer)
        shown = read_to(child, PROMPTS["de"])
    assert "Wirf 2 Würfel für die Initiative von Rot" in shown
    child.sendline("9")
    assert "Initiative von Rot: 9" in read_to(child, PROMPTS["de"])


def test_control_c_and_end_of_input_leave_politely(start: Start) -> None:
    for leave in ("\x03", "\x04"):
        child = start("play", "stone-age", "--lang", "en")
        read_to(child, PROMPTS["en"])
        child.send(leave)
        assert "Saved." in read_to(child, "--lang en")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 0


def test_where_long_words_may_break_is_nothing_for_a_terminal(start: Start) -> None:
    child = start("play", "peloponnes", "--seed", "K7Q2", "--lang", "de")
    shown = read_to(child, PROMPTS["de"])
    child.sendline("b")
    shown += read_to(child, PROMPTS["de"])
    assert "\u00ad" not in shown
    assert "Katastrophenchips" in shown and "Kleeblätter" in shown


def test_the_language_can_change_in_the_middle(start: Start) -> None:
    child = start("play", "stone-age", "--seed", "K7Q2", "--lang", "en")
    for language, question in (("fr", "Où placer cette"), ("de", "Wohin"), ("en", "Where do you place")):
        child.sendline(language)
        assert question in read_to(child, PROMPTS[language])


def test_a_hint_names_options_with_their_chance_and_is_noted_below_the_unchanged_record(start: Start) -> None:
    child = start("play", "peloponnes", "--seed", "K7Q2", "--lang", "en")
    read_to(child, PROMPTS["en"])
    before = record_of(start, 1)
    child.sendline("hint")
    shown = " ".join(read_to(child, PROMPTS["en"]).split())
    assert re.search(r"about \d+ % of games", shown) and re.search(r"Based on [\d,]+ simulations of each", shown)
    assert record_of(start, 1) == before + "# hints 1\n"


def test_several_answers_stand_in_one_line_a_piece_is_taken_out_and_a_turn_taken_back(start: Start) -> None:
    child = start("play", "stone-age", "--seed", "K7Q2", "--lang", "en")
    read_to(child, PROMPTS["en"])
    child.sendline("red field")
    assert "Chosen so far: Field" in read_to(child, PROMPTS["en"])
    child.sendline("-field forest hunt")
    assert "Blue, figure 1 of 2" in read_to(child, PROMPTS["en"])
    child.sendline("green river moon")
    assert "“moon” is not an option here" in read_to(child, PROMPTS["en"])
    child.sendline("green river field")
    assert "Blue, figure 1 of 2" in read_to(child, PROMPTS["en"])
    child.sendline("uu")
    read_to(child, PROMPTS["en"])
    child.sendline("q")
    child.expect(pexpect.EOF)
    assert record_of(start, 1).splitlines()[-1].split()[-3:] == ["forest", "hunt", "=8"]


def test_a_place_with_several_uses_shows_all_their_numbers_and_a_refused_line_says_that_none_of_it_counted(start: Start) -> None:
    child = start("play", "raiders", "--seed", "K7Q2", "--lang", "en")
    for _ in range(2):
        read_to(child, PROMPTS["en"])
        child.sendline("1")
    shown = read_to(child, PROMPTS["en"])
    table = soloist.GAMES["raiders"].deal(seed="K7Q2")
    for _ in range(2):
        assert table.question is not None
        table.answer(table.question.options[0])
    assert table.question is not None
    numbers = [str(number) for number, one in enumerate(table.question.options, start=1) if one.target == "barracks"]
    assert len(numbers) > 1
    assert all(re.search(rf"^{number}\. Barracks – ", shown, re.MULTILINE) for number in numbers)
    before = record_of(start, 1)
    child.sendline("treasury, moon")
    assert "Nothing was played." in " ".join(read_to(child, PROMPTS["en"]).split())
    child.sendline("moon, treasury")
    assert "Nothing was played." in " ".join(read_to(child, PROMPTS["en"]).split())
    child.sendline("barr")
    assert "“barr” could be:" in read_to(child, PROMPTS["en"])
    assert record_of(start, 1) == before


@pytest.mark.slow
def test_a_companion_is_played_whole_killed_and_carried_on(start: Start) -> None:
    child = start("companion", "peloponnes", "--level", "general", "--seed", "K7Q2", "--lang", "en")
    shown = read_to(child, PROMPTS["en"])
    assert "Which civilisation did you draw for Angelos?" in shown
    assert "Strength=" in shown, "what can be set right is named"
    for typed, expected in (
        ("pylos", "Which hero did you draw for Angelos?"),
        ("jason", "Is everything set up?"),
        ("ready", "Where did your tile come from?"),
        ("conquest", "Which tile does he take from the normal row?"),
        ("atlantis", "“atlantis” is not an option here"),
        ("street", "Lay the tile in front of him (right of his other tiles)"),
        ("strength=9", "Corrected: Strength 2 → 9"),
        ("u", "Taken back: Strength: 9"),
        ("h!", "There is no hint for this question."),
    ):
        child.sendline(typed)
        answer = " ".join(read_to(child, PROMPTS["en"]).split())
        assert expected in answer, answer
    child.kill(signal.SIGKILL)
    child.wait()
    assert record_of(start, 1).splitlines()[-1] == "round-1: street"

    child = start("resume", "--lang", "de")
    assert "Runde 2" in read_to(child, PROMPTS["de"]).replace("\u00a0", " ")
    for _ in range(200):
        child.sendline("1" if "0 bis 150" not in (child.before or "") else "40")
        if child.expect_exact([PROMPTS["de"], END["de"]]) == 1:
            break
    else:
        pytest.fail("the game did not end")
    table = soloist.read(record_of(start, 1))
    assert table.result is not None
    said = {"won": "Du hast gewonnen.", "lost": "Du hast verloren.", "drawn": "Unentschieden."}
    assert said[table.result.outcome] in (child.before or "")


@pytest.mark.parametrize(
    ("language", "place"),
    [("fr", "forêt"), *(pytest.param(*one, marks=pytest.mark.slow) for one in (("en", "forest"), ("de", "Wald")))],
)
def test_a_minus_before_a_name_takes_the_figure_out_again(start: Start, language: str, place: str) -> None:
    """The place would take a second figure too, so its name alone could mean both."""
    child = start("play", "stone-age", "--seed", "K7Q2", "--lang", language)
    chosen = Speech(language).say("laid", laid=place.capitalize())
    read_to(child, PROMPTS[language])
    child.sendline(place)
    assert chosen in read_to(child, PROMPTS[language])
    child.sendline(f"-{place}")
    assert chosen not in read_to(child, PROMPTS[language])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Threshold reached: E2, B5. Tap these tiles first."),
        pytest.param("fr", "Seuil d’activation atteint : E2, B5. Touchez d’abord ces tuiles.", marks=pytest.mark.slow),
        pytest.param("de", "Schwelle erreicht: E2, B5. Tippe erst diese Plättchen an.", marks=pytest.mark.slow),
    ],
)
def test_a_word_that_is_no_answer_now_is_refused_with_the_reason(start: Start, language: str, said: str) -> None:
    child = start("companion", "guilds-of-london", "--level", "boris", "--seed", "K7Q2", "--lang", language)
    read_to(child, PROMPTS[language])
    tiles = "red purple yellow-green blue red-purple", "red", "red", "placed", "4"  # his way, and D1 where he stands
    more = "e2=3", "3", "b5=3", "3"
    for typed in ("own", "virginia", f"pad {' '.join(GRID)} ready", "round=2", "done", *tiles, *more):
        child.sendline(typed)
        read_to(child, PROMPTS[language])
    child.sendline("no-more")
    assert said in " ".join(read_to(child, PROMPTS[language]).split())
