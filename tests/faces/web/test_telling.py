"""What is told beside the board since the last answer: all of it, your losses first."""

from random import Random

import pytest

import soloist
from soloist.engine.kernel.story import THEY, YOU
from soloist.engine.table import Table
from soloist.faces.web.site import Guest
from soloist.faces.web.telling import Teller, Told
from soloist.faces.web.view import View

LEVELS = [(game.id, level.id) for game in soloist.GAMES.values() for level in game.levels]
WHO = Guest("en", "auto", "on", "/")


def teller(table: Table) -> Teller:
    return Teller(table.game, table.scene, WHO)


def numbers(table: Table) -> dict[str, int]:
    """Your numbers and both scores, by the names that are told."""
    spots = {spot.id: spot for zone in table.scene.zones for spot in zone.spots}
    found = {}
    for id in {*table.game.yours, *table.game.scores} & set(spots):
        name = table.game.words.say(spots[id].name, "en")
        found[name if id in table.game.yours else f"{table.game.opponent('en')}: {name}"] = spots[id].value or 0
    return found


def changes(told: Told) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in told.lines:
        for change in line.changes:
            found[change.name] = found.get(change.name, 0) + change.by
    return {name: by for name, by in found.items() if by}


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_every_change_of_yours_and_of_the_scores_is_in_the_panel(game: str, level: str) -> None:
    table, random = soloist.GAMES[game].deal(level, 3), Random(3)
    stood: dict[int, dict[str, int]] = {}
    while (question := table.question) is not None:
        stood[len(table.log)] = numbers(table)
        table.answer(random.choice(question.options))
        assert table.last is not None
        told, before, now = teller(table).news(table.news), stood[table.last], numbers(table)
        assert changes(told) == {name: now[name] - before[name] for name in now if now[name] != before.get(name, 0)}
        assert [line.number for line in told.lines] == list(range(len(table.news)))
        taken = [event for event in table.news if event.by != YOU]
        lost = {spot for event in taken for spot, change in event.touched if change < 0 and spot in table.game.yours}
        assert len(told.losses) <= len(lost)
        assert all(group.is_open for group in told.groups for change in group.net if change.good is False and group.by != YOU)


def test_a_defeat_by_the_persians_is_told_whole() -> None:
    """The general's game in which the panel used to say not a word of it."""
    table = soloist.GAMES["peloponnes"].deal("general", "TESTD")
    seen = []
    for _ in range(40):
        if table.question is None:
            break
        table.answer(table.question.options[0])
        told = teller(table).news(table.news)
        if any("Persian" in line.what for line in told.lines):
            seen.append(told)
    assert seen
    assert any(change.name == "Inhabitants" and change.by < 0 for told in seen for change in told.losses)


def test_what_the_other_did_is_marked_on_the_board_until_the_next_answer() -> None:
    table = soloist.GAMES["guilds-of-london"].deal("boris", "K7Q2")
    while table.question is not None and not any(event.by == THEY and event.touched for event in table.news):
        decline = [option for option in table.question.options if option.declines]
        table.answer((decline or list(table.question.options))[0])
    marks = teller(table).marks(table.news, table.before)
    touched = {spot for event in table.news for spot, _ in event.touched}
    assert set(marks) == touched
    view = View(table.scene, table.question, table.game.words, "en", just=marks)
    assert any(spot.just and spot.just.by == THEY for zone in view.zones.values() for spot in zone)


def test_what_was_taken_leaves_a_ghost() -> None:
    """The plunder that the Adversary carries off is named where it lay."""
    table, found = soloist.GAMES["raiders"].deal("normal", "K7Q2"), False
    while table.question is not None and not found:
        decline = [option for option in table.question.options if option.declines]
        table.answer((decline or list(table.question.options))[0])
        found = any(just.by == THEY and just.gone for just in teller(table).marks(table.news, table.before).values())
    assert found


def test_what_is_taken_back_was_never_there() -> None:
    """The marks of the answer before are on the board again."""
    table, random, seen = soloist.GAMES["stone-age"].deal("basic", "K7Q2"), Random(4), []
    for _ in range(30):
        assert table.question is not None
        seen.append((table.before, teller(table).marks(table.news, table.before)))
        table.answer(random.choice(table.question.options))
    for before, marks in reversed(seen):
        table.undo()
        assert table.before == before
        assert teller(table).marks(table.news, table.before) == marks
