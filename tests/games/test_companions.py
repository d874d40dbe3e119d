"""What holds for every companion: each word of it can be said, anything can be taken back, nothing is lost on the way."""

from random import Random

import soloist
from soloist.engine.companion import CORRECT, SWITCH
from soloist.engine.text.words import LANGUAGES
from tests.support.companions import random_table
from tests.support.levels import every_game, every_level
from tests.support.toy import data


@every_level
def test_random_taps_lead_to_an_end_and_the_record_leads_back(game: str, level: str) -> None:
    for number in range(6):
        table = random_table(game, level, number)
        record = table.record()
        assert soloist.read(record).record() == record
        assert soloist.deal(table.deal.code).deal == table.deal
        end = table.scene
        assert data(table.state.copy()) == data(table.state)
        depth = Random(number).randrange(1, 30)
        taken = sum(table.undo() for _ in range(depth))
        assert sum(table.redo() for _ in range(depth)) == taken
        assert (table.scene, table.record().partition("taken-back")[0]) == (end, record.partition("taken-back")[0])


@every_game
def test_every_word_of_it_can_be_said(game: str) -> None:
    companion = soloist.COMPANIONS[game]
    words = companion.words
    for number, level in enumerate(companion.levels):
        table, random = companion.deal(level.id, number), Random(number)
        while (question := table.question) is not None:
            for language in LANGUAGES:
                assert question.text(language)
                for option in question.options:
                    assert option.text(language)
                for zone in table.scene.zones:
                    assert words.say(zone.title, language)
                    for spot in zone.spots:
                        assert words.say(spot.name, language)
                        assert all(words.say(note, language) for note in spot.notes)
            options = [option for option in question.options if option.kind not in (CORRECT, SWITCH)]
            table.answer(random.choice(options))
        result = table.result
        assert result is not None
        for language in LANGUAGES:
            assert words.say(result.why, language)
            assert all(words.say(line.name, language) for line in result.lines)
            assert all(words.attribute(event.phrase, "why", language) for event in table.events), "a reason of its own"


@every_game
def test_every_value_of_the_strip_can_be_set_right(game: str) -> None:
    companion = soloist.COMPANIONS[game]
    table = companion.deal(companion.levels[-1].id, 5)
    random = Random(5)
    positions = 0  # those of the set-up have no values yet
    while table.question is not None and positions < 9:
        options = [option for option in table.question.options if not option.kind]
        table.answer(random.choice(options or table.question.options))
        dials = table.state.dials() if table.question else []  # type: ignore[attr-defined]
        positions += bool(dials)
        for dial in dials:
            assert dial.least <= dial.value <= dial.most
            value = dial.most if dial.value != dial.most else dial.least
            table.answer(f"{dial.spot}={value}")
            assert next(one for one in table.state.dials() if one.spot == dial.spot).value == value  # type: ignore[attr-defined]
            table.undo()
            assert next(one for one in table.state.dials() if one.spot == dial.spot).value == dial.value  # type: ignore[attr-defined]
    assert positions == 9
