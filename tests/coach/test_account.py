"""The account of a finished game: facts out of its record, told in a paragraph."""

from dataclasses import replace
from pathlib import Path

import pytest

import soloist
from soloist.coach.account import account, words_in
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Result
from tests.support.levels import every_game
from tests.support.paths import RECORDS, golden
from tests.walks.walk import ends


def test_the_standing_after_every_round_ends_with_the_result() -> None:
    told = account(golden("peloponnes/sergeant-won"))
    assert [one.round for one in told.standings] == list(range(9))
    assert (told.standings[-1].you, told.standings[-1].they) == (33, 28)
    assert told.standings[3].text == "14–9"


def test_the_lead_changes_are_counted_where_another_side_comes_to_the_front() -> None:
    assert account(golden("peloponnes/sergeant-won")).lead_changes == [3, 5, 6]
    assert account(golden("peloponnes/general-lost")).lead_changes == []


def test_turning_points_are_the_largest_swings_and_the_last_change_of_the_lead() -> None:
    told = account(golden("peloponnes/sergeant-won"))
    assert [one.round for one in told.turnings] == [3, 5, 6]
    assert [one.swing for one in told.turnings] == [8, -6, 4]
    assert told.title(told.turnings[1], "en") == "Round 5: 15–12 → 17–20"
    assert told.moment(told.turnings[1], "en") == "Angelos takes Agora."


def test_a_turning_point_has_a_subject() -> None:
    told = account(golden("peloponnes/sergeant-won"))
    assert told.moment(told.turnings[0], "en") == "You take Bridge. The tile gives Prestige 4, 2 inhabitants."
    assert "Round 3 brought you most (9–12 → 14–9): “You take Bridge”." in told.story("en")


def test_no_single_offering_is_named_where_all_of_them_were_turned_over() -> None:
    told = account(golden("raiders/normal-lost"))
    assert told.rounds[-1].event is None and told.rounds[-1].swing == -38
    assert "offering" not in told.story("en")


def test_the_story_says_where_the_sides_were_furthest_apart_and_what_would_have_been_enough() -> None:
    assert "The sides were furthest apart in “Points during the game”" in account(golden("raiders/hard-lost")).story("en")
    assert "“Total Prestige”, for Angelos “Total Population”" in account(golden("peloponnes/sergeant-won")).story("en")
    assert "enough" not in account(golden("peloponnes/general-lost")).story("en"), "it was far away"
    close = replace(account(golden("peloponnes/general-lost")), result=Result("lost", Phrase("why-lost"), "PEL-S43", (), 27, 27))
    assert [part.ways for part in close._enough("en")] == [("One point more would have been enough.",)]


def test_a_turning_point_knows_your_first_answer_in_it() -> None:
    table = golden("peloponnes/sergeant-won")
    yours = [number for number, given in enumerate(table.log) if given.by == "you"]
    turnings = account(table).turnings
    assert turnings
    for turning in turnings:
        begins = next(place for place, event in enumerate(table.events) if event.heading == f"round-{turning.round}")
        after = [answer for answer, number in enumerate(yours) if table.log[number].told > begins]
        assert turning.answer == after[0]


def test_where_only_one_number_counts_its_way_is_told() -> None:
    told = account(golden("stone-age/basic-lost"))
    assert [one.text for one in told.standings] == ["15", "15", "15", "9", "2", "0"]
    assert not told.two_sided and told.lead_changes == []
    assert "from 9 to 2" in told.story("en")


def test_raiders_counts_in_turns() -> None:
    told = account(golden("raiders/normal-lost"))
    assert told.standings[-1].round == 58
    assert "The Adversary led from the first turn to the last." in told.story("en")
    assert "Der Gegner lag vom ersten bis zum letzten Zug vorn." in told.story("de")
    assert "L’Adversaire a mené du premier tour au dernier." in told.story("fr")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
@pytest.mark.parametrize("language", soloist.LANGUAGES)
def test_a_story_is_one_paragraph_of_forty_to_sixty_words(file: Path, language: str) -> None:
    story = account(soloist.read(file.read_text(encoding="utf-8"))).story(language)
    assert "\n" not in story and "\u00ad" not in story
    assert 40 <= words_in(story) <= 60


@every_game
def test_random_games_tell_a_story_too(game: str) -> None:
    for table in ends(game):
        told = account(table)
        assert told.standings and len(told.turnings) <= 3
        for language in soloist.LANGUAGES:
            assert 25 <= words_in(told.story(language)) <= 60, told.story(language)


def test_a_game_without_rounds_or_numbers_still_says_how_it_ended() -> None:
    from tests.support.toy_game import GAME

    table = GAME.deal(seed="K7Q2")
    while table.question is not None:
        table.answer(table.question.options[0])
    told = account(table)
    assert told.standings == () and told.turnings == ()
    assert told.story("en") == GAME.words.say(told.result.why, "en")
