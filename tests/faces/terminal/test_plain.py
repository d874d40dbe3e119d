"""The linear terminal: whole games read line by line, and everything that can happen at its prompt."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from io import StringIO
from statistics import median

import pexpect
import pytest
from _pytest.mark import ParameterSet
from rich.console import Console
from rich.text import Text

import soloist
from soloist.engine.companion import NUMBER
from soloist.engine.question import Option, Question
from soloist.engine.table import Table
from soloist.faces.terminal import plain
from soloist.faces.terminal.answers import numbers_of, usual
from soloist.faces.terminal.asking import event_line
from soloist.faces.terminal.picture import draw_scene, signed
from soloist.faces.terminal.seat import Seat
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.typed import plainly
from soloist.library.database import Unwritable
from soloist.library.store import Store
from tests.support.processes import Processes
from tests.walks.walk import SEEDS, SEEDS_BESIDE, Recorded, played, played_beside

Typed = str | type[BaseException] | Callable[[], str]
YOU = {"en": "you", "fr": "vous", "de": "du"}
EVERY_LANGUAGE = pytest.mark.parametrize("language", soloist.LANGUAGES)
FEW_LINES = 15
"""The median number of lines after an answer, without the list of answers, must not be larger."""
RAW = re.compile(r"[{}\u00ad]|\b(ask|told|option|spot|note|label|zone|value|refused)-[a-z]|\btactic-\d|\s$")
"""What no line may hold: braces, soft hyphens, ids of messages and cards, a blank at its end."""


class Talk:
    """A person at a seat who types these lines. `parts` is what was printed before each of them, and after the last."""

    def __init__(self, seat: Seat, language: str = "en", adviser: str | None = None, notices: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.speech = Speech(language, seat.table.game.words)
        self.adviser = adviser
        self.notices = [Text(line) for line in notices]
        self.file = StringIO()
        self.parts: list[list[str]] = []

    def type(self, lines: Iterator[Typed]) -> "Talk":
        def read() -> str:
            self._note()
            line = next(lines, EOFError)
            if isinstance(line, str):
                return line
            if isinstance(line, type):
                raise line
            return line()

        console = Console(file=self.file, width=80, highlight=False, emoji=False)
        with pytest.MonkeyPatch.context() as here:
            here.setattr("builtins.input", read)
            plain.play(console, self.speech, self.seat, self.notices, self.adviser)
        self._note()
        return self

    def _note(self) -> None:
        self.parts.append(self.file.getvalue().splitlines())
        self.file.seek(0)
        self.file.truncate()

    def last(self, number: int = -1) -> str:
        """What was printed after one of the lines; the last one is followed by the farewell."""
        return "\n".join(self.parts[number])


@pytest.fixture
def talk(store: Store) -> Callable[..., Talk]:
    """Sit down at a new table and type."""

    def talk(game: str, *lines: Typed, language: str = "en", level: str | None = None, beside: bool = False) -> Talk:
        of = soloist.COMPANIONS if beside else soloist.GAMES
        return Talk(Seat.new(store, of[game].deal(level, "K7Q2")), language).type(iter(lines))

    return talk


# --- whole games


def games_in_languages() -> list[ParameterSet]:
    """Every game and companion in every language, each with another level as far as there are."""
    found = []
    for game in soloist.GAMES.values():
        for nth, language in enumerate(soloist.LANGUAGES):
            level = game.levels[nth % len(game.levels)].id
            found += [pytest.param(game.id, level, language, beside, marks=marks(nth)) for beside in (False, True)]
    return found


def marks(nth: int) -> list[pytest.MarkDecorator]:
    """Each game is read in one language by `make test`, in all of them by `make test-all`."""
    return [pytest.mark.slow] if nth else []


@pytest.mark.parametrize(("game", "level", "language", "beside"), games_in_languages())
def test_a_whole_game_tells_everything_once_and_whole(store: Store, game: str, level: str, language: str, beside: bool) -> None:
    recorded = played_beside(game, level, SEEDS_BESIDE[game, level]) if beside else played(game, level, SEEDS[game, level])
    tables = recorded.unchanged()
    deal = tables[0].deal
    start = (soloist.COMPANIONS if beside else soloist.GAMES)[game].deal(level, deal.seed, deal.rulings)
    talk = Talk(Seat.new(store, start), language).type(iter(typed_answers(recorded, Speech(language, start.game.words))))
    assert talk.seat.table == tables[-1] and len(talk.parts) == len(tables) + 1
    speech = talk.speech
    assert told(talk.parts, tables[-1], speech) == []
    lengths = []
    for nth, (part, table) in enumerate(zip(talk.parts, tables, strict=False)):
        where = f"{table.deal.code} {nth} {language}"
        assert [line for line in part if RAW.search(line)] == [], where
        answers = answer_lines(table.question, speech)
        assert [line for line in answers if line not in part] == [], where
        if table.question is not None:
            assert any(line.startswith(speech.question(table.question)) for line in part), where
        if nth:
            assert set(board(table, speech)) & set(part) == set(), where
            assert [line for line in changed(tables[nth - 1], table, speech) if line not in "\n".join(part)] == [], where
            lengths.append(len(part) - len(answers) - 1)
    assert [line for line in board(tables[0], speech) if line not in talk.parts[0]] == [], "the position stands there once"
    assert median(lengths) <= FEW_LINES
    assert [line for line in account(tables[-1], speech) if line not in talk.parts[-2]] == []


def typed_answers(recorded: Recorded, speech: Speech) -> list[str]:
    """The answers of a game by number, by name and by token, in turn."""
    found = []
    for nth, (table, option) in enumerate(zip(recorded.tables, recorded.answers, strict=False)):
        assert table.question is not None
        options = usual(table.question)
        names = [plainly(speech.name(one)) for one in options]
        if nth % 3 == 0 and option in options:
            found.append(numbers_of(options)[option.token])
        elif nth % 3 == 1 and names.count(plainly(speech.name(option))) == 1:
            found.append(speech.name(option))
        else:
            found.append(option.token)
    return found


def told(parts: list[list[str]], table: Table, speech: Speech) -> list[str]:
    """The events that were not printed exactly as often as they happened."""
    expected = Counter(event_line(speech, event).plain for event in table.events)
    printed = Counter(line for part in parts for line in part if line in expected)
    return sorted(line for line in expected if printed[line] != expected[line])


def answer_lines(question: Question | None, speech: Speech) -> list[str]:
    """The lines of all answers: the number and the text, or the range in which all numbers are answers."""
    if question is None:
        return []
    options = usual(question)
    numbers = numbers_of(options)
    counts = [one for one in options if one.kind == NUMBER] or bare(options, speech)
    found = [speech.say("any-number", least=counts[0].token, most=counts[-1].token)] if counts else []
    for option in options:
        if option not in counts:
            text, number = speech.option(option), numbers[option.token]
            is_number = re.fullmatch(r"-?\d+", number) and text != number
            found.append(f"{number}. {text}" if is_number else text)
    return found


def bare(options: tuple[Option, ...], speech: Speech) -> list[Option]:
    """The answers that are only numbers, if there are more than three in a row."""
    found = [one for one in options if speech.option(one) == one.token and one.token.isdigit()]
    numbers = [int(one.token) for one in found]
    return found if len(found) > 3 and numbers == [*range(numbers[0], numbers[0] + len(numbers))] else []


def board(table: Table, speech: Speech) -> list[str]:
    """The lines of the position, without the headings."""
    paper = Console(file=StringIO(), soft_wrap=True, highlight=False, emoji=False)
    draw_scene(paper, speech, table.scene, {})
    assert isinstance(paper.file, StringIO)
    return [line for line in paper.file.getvalue().splitlines() if line.startswith("  ")]


def changed(before: Table, after: Table, speech: Speech) -> list[str]:
    """The numbers of yours and both scores that an answer changed."""
    old, new = ({spot.id: spot for zone in table.scene.zones for spot in zone.spots} for table in (before, after))
    found = []
    for id in {*after.game.yours, *after.game.scores} & set(old) & set(new):
        was, now = old[id].value, new[id].value
        if was is not None and now is not None and was != now:
            found.append(f"{speech.game(new[id].name)} {signed(was)} → {signed(now)}")
    return found


def account(table: Table, speech: Speech) -> list[str]:
    """The lines of the final scoring."""
    assert table.result is not None
    found, you, opponent = [], YOU[speech.language], table.game.opponent(speech.language, table.deal.level)
    alone = all(line.opponent is None for line in table.result.lines)
    for line in table.result.lines:
        yours = [] if table.result.only_theirs else [signed(line.you) if alone else f"{you} {signed(line.you)}"]
        theirs = [] if line.opponent is None else [f"{opponent} {signed(line.opponent)}"]
        found.append(speech.say("pair", name=speech.game(line.name), text=", ".join(yours + theirs)) + f" [{line.rule}]")
    return found


# --- the prompt


def test_nothing_is_folded_and_a_zone_without_anything_has_no_heading(talk: Callable[..., Talk]) -> None:
    start = talk("peloponnes").parts[0]
    assert max(map(len, start)) > 80, "long lines stay whole in a window of 80 columns"
    headings = [nth for nth, line in enumerate(start) if line.endswith(":") and not line.startswith(" ")]
    assert len(headings) > 3 and all(start[nth + 1].startswith("  ") for nth in headings if nth + 1 < len(start))


@pytest.mark.parametrize("leave", [KeyboardInterrupt, EOFError, "q", "quit", "leave"])
def test_leaving_keeps_the_table_and_says_how_to_go_on(talk: Callable[..., Talk], store: Store, leave: Typed) -> None:
    left = talk("stone-age", "forest", leave)
    assert "Saved. Continue with “soloist resume 1 --lang en”." in left.last()
    saved = store.load(1)
    assert saved.record.endswith("forest\n") and saved.process is None


def test_while_someone_sits_there_the_table_is_open_elsewhere(talk: Callable[..., Talk], store: Store) -> None:
    seen = []

    def look() -> str:
        seen.append(store.load(1).process)
        return "q"

    talk("stone-age", look)
    assert seen != [None] and store.load(1).process is None


@EVERY_LANGUAGE
def test_ctrl_c_in_a_hint_stops_only_the_hint(talk: Callable[..., Talk], monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    def long(table: Table, of: Option | None) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(plain, "hint", long)
    stayed = talk("peloponnes", "h!", "1", language=language)
    assert Speech(language).say("hint-stopped") in stayed.last(1)
    assert stayed.seat.table.log, "the answer after it was taken"


def test_a_hint_compares_two_options_and_an_adviser_is_asked_first(store: Store) -> None:
    seat = Seat.new(store, soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    hinted = Talk(seat, adviser="greedy").type(iter(["hint"]))
    assert re.search(r"greedy would answer: .+\.", hinted.last(1)) and re.search(r"about \d+ % of games", hinted.last(1))


def test_a_table_that_was_continued_elsewhere_is_shown_as_it_is_now(talk: Callable[..., Talk], store: Store) -> None:
    def elsewhere() -> str:
        Seat.at(store, store.load(1)).answer("blue", "forest")
        return "green"

    late = talk("stone-age", elsewhere, "hunt")
    assert "continued elsewhere, so your answer was not taken" in late.last(1)
    assert "Blue, figure 2 of 2." in late.last(1) and "  Forest: 1/7, Blue 1" in late.last(1), "the position now"
    assert "place-blue: blue forest hunt" in store.load(1).record, "and one can go on there"


def test_what_cannot_be_saved_does_not_count(talk: Callable[..., Talk], store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    real = store.save

    def full() -> str:
        def save(id: int, version: int, table: Table) -> int:
            raise Unwritable("store-full", file="tables.db")

        monkeypatch.setattr(store, "save", save)
        return "forest"

    def again() -> str:
        monkeypatch.setattr(store, "save", real)
        return "hunt"

    kept = talk("stone-age", full, again)
    assert "The last answer was not saved" in kept.last(1) and "Red, figure 1 of 2." in kept.last(1)
    assert "forest" not in store.load(1).record and "hunt" in store.load(1).record


def test_undo_names_what_is_taken_back_and_says_which_values_change(talk: Callable[..., Talk]) -> None:
    back = talk("stone-age", "wald, jagd", "u", "r", "uu", "uu", "r", "r", "r", language="de")
    assert "Zurückgenommen: Wald, Jagd" in back.last(2) and "Rot, Figur 1 von 2" in back.last(2)
    assert "Initiative von Rot" in back.last(3), "redo tells it again"
    assert "Es gibt nichts rückgängig zu machen." in back.last(5)
    assert "Es gibt nichts wiederherzustellen." in back.last(7)
    paid = talk("peloponnes", "1", "1", "1", "u")
    changes = {line.split(": ", 1)[1] for line in paid.parts[3] if line.startswith("You: ")}
    assert changes and all("→" in line for line in changes)
    taken = "\n".join(paid.parts[4])
    assert all(" → ".join(reversed(pair)) in taken for line in changes for pair in re.findall(r"(\d+) → (\d+)", line))


def test_a_piece_laid_later_that_the_rules_put_first_is_told_once(talk: Callable[..., Talk]) -> None:
    """The townsfolk put back are told in the order of the rules, so the second one comes to stand before the first."""
    out = talk("raiders", "cartographer", "berserker")
    lines = [line for part in out.parts for line in part if "goes under the draw pile" in line]
    assert len(lines) == len(set(lines)) == 2
    back = talk("raiders", "cartographer", "berserker", "u")
    assert "Taken back: Berserker" in back.last(3) and "Chosen so far: Cartographer" in back.last(3)


def test_the_board_the_story_a_rule_and_another_language(talk: Callable[..., Talk]) -> None:
    shown = talk("stone-age", "forest hunt", "b", "l 2", "?", "? sa-s27", "? initiative", "? xyzzy", "fr", "")
    assert "  Forest: 1/7, Red 1, 1 wood for every 3 pips" in shown.parts[2] and "Blue, figure 1 of 2." in shown.last(2)
    assert shown.parts[3][:-1] == ["  Red, 1 figure: Hunting grounds. [SA-S24]", "  Initiative of Red: 8. [SA-S27]"]
    assert shown.last(4).startswith("SA-S24") and shown.last(5).startswith("SA-S27")
    assert shown.last(6).count("SA-S") > 1 and "no clause “xyzzy”" in shown.last(7)
    assert "Bleu, figurine 1 sur 2. Où placer cette figurine ?" in shown.last(8)
    assert shown.parts[9] == shown.parts[8], "Enter repeats the question"


@EVERY_LANGUAGE
@pytest.mark.parametrize("game", list(soloist.GAMES))
def test_help_has_examples_of_this_table(talk: Callable[..., Talk], game: str, language: str) -> None:
    helped = talk(game, "h", language=language)
    question = helped.seat.table.question
    assert question is not None
    names = [helped.speech.name(option) for option in usual(question)]
    assert any(name in helped.parts[1][0] for name in names) and question.rule in helped.last(1)
    assert not [line for line in helped.parts[1] if RAW.search(line)]
    if game != "stone-age":
        assert "SA-S" not in helped.last(1)


def test_two_answers_of_the_help_can_be_given_in_one_line(talk: Callable[..., Talk]) -> None:
    line = re.search(r"several answers, for example “(.+)”", talk("stone-age", "h").last(1))
    assert line is not None
    assert "Chosen so far" in talk("stone-age", line[1]).last(1) or "Initiative" in talk("stone-age", line[1]).last(1)


def test_at_the_end_the_account_names_both_sides_and_only_commands_are_left(store: Store) -> None:
    table = soloist.GAMES["peloponnes"].deal("general", 1, any_order=False)
    while table.question is not None:
        table.answer(table.question.options[-1])
    over = Talk(Seat.new(store, table)).type(iter(["dance", "h", ""]))
    lines = over.last(0).splitlines()
    total = next(nth for nth, line in enumerate(lines) if re.fullmatch(r"Total: you \d+, Angelos \d+", line))
    assert lines[total - 1].startswith("You have lost"), "the total comes before its parts"
    assert "“dance” is not an option here; the game is over." in over.last(1)
    assert "q or quit" in over.last(2) and "Answer with" not in over.last(2)
    assert "Saved." in over.last(), "Enter leaves"


@pytest.mark.parametrize("leave", ["\x03", "\x04"])
def test_in_a_real_terminal_control_c_and_control_d_leave_politely(processes: Processes, leave: str) -> None:
    child = processes.terminal(["-m", "soloist", "play", "stone-age", "--seed", "K7Q2", "--plain", "--lang", "en"])
    child.expect_exact("Your answer (h for help):")
    child.sendline("forest")
    child.expect_exact("Chosen so far: Forest")
    child.expect_exact("Your answer (h for help):")
    child.send(leave)
    child.expect_exact("Saved. Continue with “soloist resume 1 --lang en”.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


# --- what is refused


def test_a_mistyped_answer_is_named_with_those_like_it(talk: Callable[..., Talk]) -> None:
    said = talk("stone-age", "forset", "xyzzy", "f", "hunitng").parts
    assert said[1][:2] == ["“forset” is not an option here.", "Did you mean Forest?"]
    assert said[2][:2] == ["“xyzzy” is not an option here.", "Press Enter to repeat the question."]
    assert said[3][0] == "“f” could be:" and said[3][1].startswith("2. Forest: ") and said[3][2].startswith("8. Field: ")
    assert said[4][1] == "Did you mean Hunting grounds (both)?"


def test_a_line_of_several_answers_counts_whole_or_not_at_all(talk: Callable[..., Talk]) -> None:
    said = talk("stone-age", "forest moon", "forest hunt forest", "forest -forest " * 60, "green f")
    assert said.last(1).startswith("“moon” is not an option here.\nNothing was played.")
    assert said.last(2).startswith("“forest” comes too early") and "up to the next roll or card" in said.last(2)
    assert "Nothing was played. The line holds too many answers" in said.last(3)
    assert "“f” could be:" in said.last(4) and "\nForest: " in said.last(4), "numbers would be those of another question"
    assert said.seat.table.your_answers == []


def test_a_place_that_is_not_possible_now_says_why(talk: Callable[..., Talk]) -> None:
    closed = talk("raiders", "1 1", "1", "1", "1", "silversmith")
    assert closed.parts[5][0] == "“silversmith” is not an option here."
    assert closed.parts[5][1].startswith("Silversmith: ") and closed.parts[5][1].endswith("CLOSED this turn")


def test_a_tile_that_is_too_expensive_says_so(store: Store) -> None:
    recorded = played("peloponnes", "soldier", SEEDS["peloponnes", "soldier"])
    for table in recorded.tables[:-1]:
        for spot in (spot for zone in table.scene.zones for spot in zone.spots):
            marks = {mark.id for mark in spot.marks if mark.kind == "closed"}
            if marks == {"pay"}:
                talk = Talk(Seat.new(store, table.copy()), "fr")
                name = talk.speech.game(spot.name)
                talk.type(iter([name]))
                assert talk.parts[1][:2] == [f"« {name} » n’est pas un choix possible ici.", f"{name} : trop cher"]
                return
    pytest.fail("no tile was too expensive")


# --- companions


@pytest.mark.parametrize(
    ("language", "typed", "hint", "corrected"),
    [
        ("en", "armour=3", "Armour=", "Corrected: Armour 0 → 3"),
        ("fr", "armement=3", "Armement=", "Corrigé : Armement 0 → 3"),
        ("fr", "armour=3", "Armement=", "Corrigé : Armement 0 → 3"),
        ("de", "rüst=3", "Rüstung=", "Berichtigt: Rüstung 0 → 3"),
        ("de", "Rüstung = 3", "Rüstung=", "Berichtigt: Rüstung 0 → 3"),
    ],
)
def test_his_values_are_set_right_by_their_names(
    talk: Callable[..., Talk], language: str, typed: str, hint: str, corrected: str
) -> None:
    right = talk("raiders", "1", "1", typed, language=language, beside=True)
    assert hint in right.last(1) + right.last(0), "what can be set right is named in the language"
    assert corrected in right.last(3)


def test_a_number_that_a_value_cannot_have_is_refused_with_the_range(talk: Callable[..., Talk]) -> None:
    refused = talk("raiders", "1", "1", "armement=99", "armemnt=3", language="fr", beside=True)
    assert re.search(r"Armement : .*de 0 à 10", refused.last(3)) and "Vouliez-vous dire : Armement= ?" in refused.last(4)


@pytest.mark.parametrize(("language", "name"), [("en", "I draw his cards"), ("fr", ""), ("de", "")])
def test_a_switch_is_thrown_by_its_name(talk: Callable[..., Talk], language: str, name: str) -> None:
    before = talk("raiders", "1", "1", language=language, beside=True)
    question = before.seat.table.question
    assert question is not None
    switch = next(option for option in question.options if option.kind == "switch")
    assert before.speech.option(switch) in before.last(1) + before.last(2)
    thrown = talk("raiders", "1", "1", name or before.speech.name(switch), language=language, beside=True)
    state = thrown.seat.table.state
    assert getattr(state, "own_cards", None) is True


def test_what_stands_below_a_question_is_not_said_again_at_the_next(talk: Callable[..., Talk]) -> None:
    said = talk("raiders", "1", "1", "1", "1", "", beside=True)
    hints = [sum("To correct Soloist" in line for line in part) for part in said.parts]
    assert sum(hints[:5]) == 1 and hints[5] == 1, "only when the question is repeated"
