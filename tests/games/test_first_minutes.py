"""What a newcomer is told by the rules themselves: the goal of a position, the primer's words, what the first question is for."""

import re

import pytest

import soloist
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Goal
from soloist.engine.table import Table
from soloist.engine.text.words import LANGUAGES
from soloist.faces.terminal.speech import Speech
from soloist.faces.web.json.models import goal_model
from soloist.games.raiders.state import Raiders
from tests.support import toy
from tests.support.levels import every_level
from tests.walks.walk import tables, walk

EVERY_GAME = pytest.mark.parametrize("game", soloist.GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def aim(table: Table, language: str = "en") -> str:
    assert table.goal is not None
    return table.game.words.say(table.goal.aim, language)


# --- the goal


def counted(table: Table) -> tuple[int | None, int | None]:
    """What the end would count if it came now."""
    result = table.game.result(table.state)
    if result.you is not None:
        return result.you, result.opponent
    return next(line.you for line in result.lines if line.name.message == "line-fatigue"), None


@every_level
def test_the_goal_shows_what_the_end_would_count_at_every_question_and_counts(game: str, level: str) -> None:
    for table in tables(game, level):
        assert table.goal is not None
        assert (table.goal.yours, table.goal.theirs) == counted(table)
        assert table.result is None or table.goal.hidden is None


def test_offerings_that_lie_face_down_count_once_they_are_turned_up() -> None:
    """Until then only their number is known."""
    *asked, end = walk("raiders", "heroic")
    for table in asked:
        assert isinstance(table.state, Raiders) and table.goal is not None
        foe = table.state.foe
        known = foe.total(sum(table.state.setting.components.offerings[tile].vp for tile in foe.tiles))
        assert table.goal.theirs == known
        hidden = 0 if table.goal.hidden is None else int(str(table.goal.hidden.values["count"]))
        assert hidden == foe.face_down
    assert hidden and end.goal is not None and end.goal.hidden is None


def test_what_is_hidden_stands_beside_the_score_in_terminal_and_json() -> None:
    goal = Goal(Phrase("goal-name"), 51, Phrase("goal"), 46, hidden=Phrase("goal-hidden", count=4))
    words = soloist.GAMES["raiders"].words
    assert Speech("en", words).goal(goal, "most VP") == "You 51–46 + 4 offerings · most VP"
    model = goal_model(goal, words, "de")
    assert model is not None and (model["theirs"], model["hidden"]) == (46, "+ 4 Darbringungen")


@EVERY_GAME
@EVERY_LANGUAGE
def test_the_goal_has_a_short_form_that_fits_a_phone(game: str, language: str) -> None:
    table = soloist.GAMES[game].deal()
    assert table.goal is not None
    short = table.game.words.attribute(table.goal.aim, "short", language)
    assert 0 < len(short) <= 40 and len(short) <= len(aim(table, language))


@pytest.mark.parametrize(
    ("level", "said"), [("basic", "survive 12 rounds; at 0 you lose"), ("eternal-winter", "survive 18 rounds; at 0 you lose")]
)
def test_how_long_the_tribes_must_live_is_a_matter_of_the_level(level: str, said: str) -> None:
    assert aim(soloist.GAMES["stone-age"].deal(level)) == said


def test_where_cards_slide_nobody_knows_how_many_rounds_there_are() -> None:
    table = soloist.GAMES["stone-age"].deal(rulings={"card_refresh": "slide"})
    assert aim(table) == "outlast the deck; at 0 you lose"
    assert aim(table, "de") == "überleben, bis der Stapel leer ist; bei 0 verloren"


@EVERY_GAME
def test_a_goal_is_there_before_the_first_card_is_dealt(game: str) -> None:
    assert soloist.GAMES[game].deal(fate="ask").goal is not None


def test_a_game_may_have_no_goal() -> None:
    assert toy.deal().goal is None


# --- the primer


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_primer_takes_sixty_seconds(game: str, language: str) -> None:
    known = soloist.GAMES[game]
    for level in known.levels:
        phrases = [Phrase(f"primer-{number}", level=level.id) for number in range(1, 7)]
        texts = [known.words.attribute(phrase, "detail", language) for phrase in phrases]
        assert all(texts)
        assert sum(len(re.findall(r"[\w’'−-]+", text)) for text in texts) <= 90
        assert all(len(known.words.say(phrase, language)) <= 30 for phrase in phrases)


# --- the first question


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("stone-age", "Place your figures one by one. Dice later decide what each place gives you."),
        ("raiders", "You keep 3 of these 5 townsfolk. 2 more to reject"),
        ("guilds-of-london", "Your personal goal: it scores at the end of the game"),
        ("peloponnes", "Each tile gives points and income. Angelos then takes a tile from the other row."),
    ],
)
def test_the_first_question_says_what_it_is_for(game: str, said: str) -> None:
    question = soloist.GAMES[game].deal(seed="K7Q2").question
    assert question is not None
    assert said in question.about("en") + question.then("en")


@pytest.mark.parametrize("game", ["stone-age", "peloponnes"])
def test_a_question_that_comes_every_round_says_it_only_once(game: str) -> None:
    table = soloist.GAMES[game].deal(seed="K7Q2")
    assert table.question is not None
    first, abouts = table.question.phrase.message, []
    for _ in range(40):
        question = table.question
        if question is None:
            break
        if question.phrase.message == first:
            abouts.append(question.phrase.values["opening"])
        table.answer(question.options[0])
    assert abouts[0] == "yes" and set(abouts[1:]) == {"no"}
