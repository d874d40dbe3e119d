"""What lifting a card lights on the board: every aim hands in answers to the questions that would come one after the other."""

import pytest

import soloist
from soloist.engine.table import Table
from soloist.faces.web.games.guilds_of_london.gestures import gestures
from soloist.faces.web.parts.gestures import gestures_of
from soloist.games.guilds_of_london.state import Guilds
from soloist.games.guilds_of_london.turn import PlayCard, does_more
from tests.support.levels import one_language
from tests.walks.walk import walk

BOX = soloist.GAMES["guilds-of-london"]


def your_turn() -> Table:
    table = BOX.deal("boris", "K7Q2")
    while not isinstance(table.step, PlayCard):
        assert table.question is not None
        table.answer(table.question.options[0])
    return table


@pytest.mark.parametrize("level", ["boris", "rik"])
def test_every_aim_can_be_answered_and_together_they_are_all_answers(level: str) -> None:
    seen = 0
    for table in walk("guilds-of-london", level)[:-1:5]:
        found = gestures(table, "en")
        if found is None:
            continue
        assert table.question is not None
        begun = set[str]()
        for card, aims in found.lifts.items():
            for place, ways in aims.items():
                for origin, answers in ways:
                    tried = table.copy()
                    tried.answer(*answers.split())
                    assert tried.log[len(table.log)].token == answers.split()[0], (card, place, origin)
                    assert place in found.goals or not origin
                    begun.add(answers.split()[0])
                    seen += 1
        assert begun == {one.token for one in table.question.options if one.target.startswith("hand-")}
    assert seen > 50


def test_the_guildhall_hires_a_tile_is_moved_to_and_the_card_itself_is_its_ability() -> None:
    found = gestures(your_turn(), "en")
    assert found is not None
    aims = found.lifts["hand-apprentices"]
    assert aims["guildhall"] == [("", "apprentices-hire")]
    assert aims["d1"] == [("guildhall", "apprentices-move d1")]
    assert aims["hand-apprentices"] == [("", "apprentices-ability")]


def test_a_move_from_another_tile_is_offered_beside_that_from_the_guildhall() -> None:
    table = your_turn()
    table.answer("apprentices-move", "d1")
    found = gestures(table, "en")
    assert found is not None
    assert found.lifts["hand-sedan-chair"]["b3"] == [
        ("guildhall", "sedan-chair-move b3"),
        ("d1", "sedan-chair-move from-d1 b3"),
    ]


@one_language
def test_aims_have_names_and_the_page_has_them_only_when_cards_can_be_played(language: str) -> None:
    table = your_turn()
    found = gestures_of(table, language)
    assert found is not None
    assert all(name and detail for name, detail in found["goals"].values()) and all(found["labels"].values())
    table.answer("apprentices-move")
    assert gestures_of(table, language) is None


def test_the_small_print_of_hiring_says_that_the_ability_does_more_for_the_same_card() -> None:
    table = your_turn()
    assert table.question is not None and isinstance(table.state, Guilds)
    hire = table.question.option("apprentices-hire")
    assert hire.detail("en").endswith("The ability does more for the same card: hire 2 liverymen")
    assert "ability" not in table.question.option("coronation-feast-hire").detail("en")
    table.state.supply = 1
    cards = table.state.setting.components.cards
    assert not does_more(table.state, next(card for card in cards if card.id == "apprentices"), 1)
