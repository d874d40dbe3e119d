"""The board of Raiders of the North Sea: everything one may choose is on it, and what is printed is drawn."""

from collections import Counter, defaultdict
from functools import cache
from itertools import product
from typing import Any

import pytest

import soloist
from soloist.engine.kernel.scene import Mark
from soloist.engine.text.words import LANGUAGES
from soloist.faces.web.games.raiders import drawing
from soloist.faces.web.parts.site import TEMPLATES, Guest, cover
from soloist.faces.web.parts.view import SpotView, View
from soloist.games.raiders import GAME
from soloist.games.raiders.components import BUILDINGS, GOODS, KINDS
from soloist.games.raiders.village import cards_given
from tests.games.raiders.position import position
from tests.support.levels import one_language
from tests.walks.walk import walk

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def boards(language: str) -> Any:
    guest = Guest(language, "auto", "on", "/")
    template = TEMPLATES.get_template("games/raiders/board.html")
    return template.make_module({"t": guest.t, "language": language, "game": cover(GAME, language)})


def view(table: soloist.Table, language: str) -> View:
    return View(table.scene, table.question, GAME.words, language)


@cache
def symbols() -> frozenset[str]:
    """The ids of all drawings the page may use."""
    text = "".join(TEMPLATES.get_template(name).render() for name in ("symbols/common.html", "games/raiders/symbols.html"))
    return frozenset(part.split('"')[0] for part in text.split('id="')[1:])


@one_language
def test_whatever_one_may_choose_is_on_the_board(language: str) -> None:
    """Some positions of six games; questions that were seldom asked so far come first."""
    made, drawn = boards(language), Counter[str]()
    icons: defaultdict[str, set[str]] = defaultdict(set)
    for level, fate in product(("normal", "hard", "heroic"), ("seed", "ask")):
        for table in walk("raiders", level, fate=fate)[:-1]:
            question = table.question
            assert question is not None
            kind = question.phrase.message + (" with raids" if question.phrase.values.get("raids") == "yes" else "")
            if drawn[kind] < 4:
                drawn[kind] += 1
                v = view(table, language)
                assert v.question is not None
                board = str(made.board(v))
                assert "style=" not in board
                for option in v.question.options:
                    assert not option.target or f'data-spot="{option.target}"' in board
                    assert not option.target or f'name="answer" value="{option.token}"' in board
                    if option.mark is not None:
                        icons[option.mark.kind].add(str(made.icon(option.mark)).strip())
    assert set().union(*icons.values()) <= symbols()
    assert icons.keys() >= {"building", "good", "settlement", "set", "offering", "townsfolk", "word"}
    assert drawn.keys() >= {
        "ask-turn",
        "ask-turn with raids",
        "ask-pick-up",
        "ask-take-set",
        "ask-death",
        "ask-sell",
        "ask-set",
    }


def test_every_drawing_on_the_board_exists() -> None:
    table = walk("raiders", "normal")[60]
    board = str(boards("en").board(view(table, "en"))) + str(boards("en").strip(view(table, "en")))
    used = {part.split('"')[0] for part in board.split('<use href="#')[1:]}
    assert sorted(used - symbols()) == []


def spot(id: str, **things: Any) -> SpotView:
    found = View(GAME.scene(position(**things)), None, GAME.words, "en").spot(id)
    assert found is not None
    return found


def test_a_fortress_carries_its_needs_its_table_and_its_sets() -> None:
    fortress = spot("fortress-left")
    assert [fortress.mark("needs", need) for need in ("crew", "provisions", "gold")] == [5, 3, 2]
    assert [(row.id, row.count) for row in fortress.marks("row")] == [("22", 7), ("28", 9), ("36", 12)]
    assert (fortress.mark("dice"), fortress.marked("takes"), fortress.mark("set")) == (2, "white", 2)
    assert [mark.id for mark in fortress.marks("lacks")] == ["crew", "provisions", "gold", "worker"]


def test_a_settlement_is_told_in_words_one_set_after_the_other() -> None:
    outpost = spot("outpost-left", sets={"outpost-left.1": "gl", "outpost-left.2": "iiv"})
    assert outpost.notes == [
        "crew 3, 3 provisions, worker grey",
        "missing: 3 crew, 3 provisions, the right worker",
        "by strength: 2 VP at 10, 4 VP at 16; you have 0 + 1 die (2 to 5)",
        "set 1: 1 gold, 1 livestock, white worker",
        "set 2: 2 iron, 1 Valkyrie, grey worker",
    ]


def test_plunder_can_be_counted() -> None:
    s = position(sets={"harbour-left.1": "ggg"})
    board = str(boards("en").board(View(GAME.scene(s), None, GAME.words, "en")))
    assert '<span class="some"><b>3</b><svg class="ic"><use href="#t-gold"/></svg></span>' in board


@pytest.mark.parametrize(
    ("hand", "said"), [("sage scout", "Sage, Scout"), ("sage sage sage", "Sage, Sage"), ("sage scout trader", "2 cards")]
)
def test_the_treasury_names_the_cards_where_there_is_no_choice(hand: str, said: str) -> None:
    assert GAME.words.say(cards_given(position(hand=hand), 2), "en") == said


def test_what_may_differ_from_the_box_is_said_once() -> None:
    s = position()
    s.last_tactic = 0
    board = str(boards("en").board(View(GAME.scene(s), None, GAME.words, "en")))
    assert board.count("≈") == 1 and "reconstructed edition" in board


def test_a_set_in_a_harbour_is_a_button_of_its_own() -> None:
    asked = walk("raiders", "normal")[:-1]
    table = next(one for one in asked if one.question and one.question.phrase.message == "ask-take-set")
    assert table.question is not None
    board = str(boards("en").board(view(table, "en")))
    for option in table.question.options:
        assert board.count(f'class="set target" name="answer" value="{option.token}"') == 1


@EVERY_LANGUAGE
def test_cards_say_price_crew_and_town_hall_in_notes_of_their_own(language: str) -> None:
    s = position(hand="sage sage brynjar", crew="forager forager")
    v = View(GAME.scene(s), None, GAME.words, language)
    sage, brynjar, forager = v.spot("hand-sage"), v.spot("hand-brynjar"), v.spot("crew-forager")
    assert sage is not None and brynjar is not None and forager is not None
    townsfolk = {card.id: card for card in s.setting.components.townsfolk}
    assert sage.note("note-crew-effect") == v.say(townsfolk["sage"].crew.text())
    assert sage.note("note-hall-effect") == v.say(townsfolk["sage"].hall.text())
    assert forager.note("note-crew-effect") == v.say(townsfolk["forager"].crew.text())
    assert forager.note("note-hall-effect") == ""
    assert (sage.mark("card"), len(sage.notes), len(brynjar.notes), len(forager.notes)) == (2, 5, 5, 3)
    board = str(boards(language).board(v))
    assert f"<span>{sage.note('note-hall-effect')}</span>" in board and "<span>×2</span>" in board


def test_every_symbol_of_an_option_has_a_drawing() -> None:
    made = boards("en")
    marks = [Mark("building", building) for building in BUILDINGS] + [Mark("good", good) for good in GOODS]
    marks += [Mark(kind, place) for kind in ("settlement", "set") for place in KINDS]
    marks += [Mark("word", word) for word in ("decline", "keep", "dismiss")]
    marks += [Mark("offering"), Mark("die", "3"), Mark("townsfolk", "sage")]
    assert [mark for mark in marks if str(made.icon(mark)).strip() not in symbols()] == []


def test_the_coast_has_three_shores_and_every_set_its_tokens() -> None:
    v = View(GAME.scene(position(sets={"harbour-left.2": "giv"})), None, GAME.words, "en")
    assert [len(shore.spots) for shore in drawing.shores(v)] == [3, 4, 3]
    harbour = v.spot("harbour-left")
    assert harbour is not None
    first, second, _ = drawing.sets(harbour)
    assert (first.id, first.there, first.worker) == ("harbour-left.1", True, "grey")
    assert [token.id for token in second.tokens] == ["gold", "iron", "valkyrie"]
    stack = v.spot("stack")
    assert stack is not None and (stack.mark("left", "fortresses"), stack.value, stack.mark("left", "valkyries")) == (6, 13, 1)
    assert stack.notes == ["ends with 1 fortress set (now 6), an empty stack (now 13) or no Valkyrie (now 1)"]


@pytest.mark.parametrize(
    ("crew", "hand", "together"),
    [
        ("", "sage", "few"),
        ("sage forager", "sage trader scout warlord", "few"),
        ("sage forager trader", "sage trader", "crewed"),
        ("sage forager", "sage trader scout warlord archer", "many"),
    ],
)
def test_crew_and_hand_stand_side_by_side_while_they_are_few(crew: str, hand: str, together: str) -> None:
    assert drawing.together(View(GAME.scene(position(crew=crew, hand=hand)), None, GAME.words, "en")) == together


def test_the_strength_of_the_crew_is_what_its_cards_say() -> None:
    s = position(crew="sage forager forager")
    printed = sum(card.strength for card in s.members())
    assert drawing.crew_strength(View(GAME.scene(s), None, GAME.words, "en")) == printed > 0
