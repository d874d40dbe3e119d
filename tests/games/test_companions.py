"""What holds for every companion: each word of it can be said, anything can be taken back, nothing is lost on the way."""

from random import Random

import soloist
from soloist.engine.companion import Ask, Beside
from soloist.engine.kernel import machine
from soloist.engine.text.words import LANGUAGES
from tests.support.levels import any_game, every_level, one_level
from tests.support.toy import data
from tests.walks.walk import companion_walks


@every_level
def test_random_taps_lead_to_an_end_and_the_record_leads_back(game: str, level: str) -> None:
    for number, walk in enumerate(companion_walks(game, level)):
        table = walk[-1].copy()
        record = table.record()
        assert soloist.read(record).record() == record
        assert soloist.deal(table.deal.code).deal == table.deal
        end = table.scene
        assert data(table.state.copy()) == data(table.state)
        depth = Random(number).randrange(1, 30)
        taken = sum(table.undo() for _ in range(depth))
        assert sum(table.redo() for _ in range(depth)) == taken
        assert (table.scene, table.record().partition("taken-back")[0]) == (end, record.partition("taken-back")[0])


@one_level
def test_every_word_of_it_can_be_said(game: str, level: str) -> None:
    words = soloist.COMPANIONS[game].words
    for *asked, end in companion_walks(game, level):
        for table in asked:
            scene, spots = table.scene, [spot for zone in table.scene.zones for spot in zone.spots]
            assert len({spot.id for spot in spots}) == len(spots)
            for language in LANGUAGES:
                assert table.question is not None and table.question.text(language)
                assert all(option.text(language) for option in table.question.options)
                assert words.say(scene.title, language)
                assert all(words.say(zone.title, language) for zone in scene.zones)
                assert all(words.say(spot.name, language) for spot in spots)
                assert all(words.say(note, language) for spot in spots for note in spot.notes)
        assert end.result is not None
        for language in LANGUAGES:
            assert words.say(end.result.why, language)
            assert all(words.say(line.name, language) for line in end.result.lines)
            for event in end.events:
                assert words.say(event.phrase, language)
                assert words.attribute(event.phrase, "why", language), "a reason of its own"
                words.attribute(event.phrase, "detail", language)


@every_level
def test_every_event_names_a_clause(game: str, level: str) -> None:
    for walk in companion_walks(game, level):
        assert {event.rule for event in walk[-1].events} <= set(soloist.COMPANIONS[game].book.clauses)


@every_level
def test_all_taps_can_be_taken_back_and_given_again(game: str, level: str) -> None:
    for walk in companion_walks(game, level):
        *seen, last = walk[:61]
        table = last.copy()
        for stood in reversed(seen):
            assert table.undo() and table.question is not None and stood.question is not None
            assert (table.scene, table.question.phrase) == (stood.scene, stood.question.phrase)
            assert (len(table.events), data(table.state.copy())) == (len(stood.events), data(table.state))
        assert not table.undo()
        assert sum(table.redo() for _ in seen) == len(seen)
        assert table.scene == last.scene


@any_game
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
            right = table.copy()
            right.answer(f"{dial.spot}={value}")
            assert next(one for one in right.state.dials() if one.spot == dial.spot).value == value  # type: ignore[attr-defined]
    assert positions == 9


@one_level
def test_after_every_correction_there_is_still_an_answer(game: str, level: str) -> None:
    for walk in companion_walks(game, level):
        for table in walk[:-1]:
            step, s = table.step, table.state
            assert isinstance(step, Ask) and isinstance(s, Beside)
            corrections = {choice.token: option for option, choice in zip(step.possible(s), step.choices(s), strict=True)}
            for dial in s.dials():
                for value in {dial.least, dial.most} - {dial.value}:
                    if f"{dial.spot}={value}" not in corrections:
                        continue  # The first question takes none.
                    copy = s.copy()
                    machine.answer(copy, corrections[f"{dial.spot}={value}"])
                    asked = machine.waiting(copy)
                    if isinstance(asked, Ask):
                        assert asked.answers(copy), f"{step!r} after {dial.spot}={value}"
