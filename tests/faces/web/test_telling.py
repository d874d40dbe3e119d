"""What is told beside the board since the last answer: all of it, your losses first."""

from random import Random

import pytest

import soloist
from soloist.engine.game import Game
from soloist.engine.kernel.machine import State
from soloist.engine.kernel.story import THEY, Event
from soloist.engine.question import FORCED
from soloist.engine.table import Table
from soloist.faces.web.pages.replay import retell
from soloist.faces.web.parts.site import Guest
from soloist.faces.web.parts.told import Teller, Told
from soloist.faces.web.parts.view import View
from soloist.games.guilds_of_london.components import GUILDHALL
from soloist.games.guilds_of_london.offers import embark
from soloist.games.guilds_of_london.plantation import ScorePlantation
from soloist.games.peloponnes.supply import SupplyRound
from tests.games.guilds_of_london import position as london
from tests.games.peloponnes import position as greece
from tests.games.peloponnes.acting import draw
from tests.support import toy
from tests.support.driving import run
from tests.support.levels import every_level
from tests.walks.walk import moves, walk, walks

WHO = Guest("en", "auto", "on", "/")
GREECE, LONDON = soloist.GAMES["peloponnes"], soloist.GAMES["guilds-of-london"]


def teller(table: Table) -> Teller:
    return Teller(table.game, table.scene, WHO)


def told_of(game: Game, s: State, language: str = "en") -> Told:
    """What is told of everything that happened in a position set up by hand."""
    return Teller(game, game.scene(s), Guest(language, "auto", "on", "/")).news(s.story or [])


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


@every_level
def test_every_change_of_yours_and_of_the_scores_is_in_the_panel(game: str, level: str) -> None:
    for played in walks(game, level):
        stood = {len(table.log): numbers(table) for table in played}
        for table in played[1:]:
            assert table.last is not None
            told, before, now = teller(table).news(table.news), stood[table.last], numbers(table)
            changed = {name: value - before.get(name, 0) for name, value in now.items()}
            assert changes(told) == {name: by for name, by in changed.items() if by}
            assert [line.number for line in told.lines] == list(range(len(table.news)))
            assert all(group.is_open for group in told.groups for change in group.net if change.good is False)


# --- what it cost you


@pytest.mark.parametrize(
    ("language", "name", "causes"),
    [
        ("en", "Inhabitants", ["Hunger", "Internal conflict"]),
        ("fr", "Citoyens", ["Faim", "Conflit interne"]),
        ("de", "Bewohner", ["Hunger", "Innerer Konflikt"]),
    ],
)
def test_people_who_starve_and_one_whom_angelos_takes_are_one_loss_with_two_causes(
    language: str, name: str, causes: list[str]
) -> None:
    s = greece.position(goods="inhabitants:8 food:5 luxury:1", foe_strength=3)
    run(s, SupplyRound())
    lost = {loss.name: loss for loss in told_of(GREECE, s, language).losses}[name]
    assert (lost.by, lost.before, lost.now) == (-4, 8, 4)
    assert lost.parts == [(causes[0], -3), (causes[1], -1)]


@pytest.mark.parametrize(("language", "cause"), [("en", "Persians"), ("fr", "Perses"), ("de", "Perser")])
def test_a_loss_to_the_persians_names_them(language: str, cause: str) -> None:
    s = greece.position(colony="taras", goods="inhabitants:6 strength:1", chips="persians persians persians")
    draw(s, "persians")
    told = told_of(GREECE, s, language)
    assert (told.losses[0].by, told.losses[0].before, told.losses[0].now) == (-2, 6, 4)
    assert {title for loss in told.losses for title, _ in loss.parts} == {cause}
    assert cause in told.in_short


def test_luxury_paid_for_the_hungry_is_no_loss() -> None:
    s = greece.position(goods="inhabitants:8 food:5 luxury:4", foe_strength=3)
    run(s, SupplyRound(), "1")
    lost = {loss.name: loss.by for loss in told_of(GREECE, s).losses}
    assert "Luxury" not in lost and lost["Inhabitants"] == -3


def test_a_tile_that_falls_is_lost_to_the_disaster() -> None:
    s = greece.position(goods="inhabitants:9", buildings="bridge quarry", chips="earthquake earthquake")
    draw(s, "earthquake")
    (lost,) = told_of(GREECE, s).losses
    assert (lost.name, lost.now, lost.parts) == ("Score now", 3, [("Earthquake", -7)])


def test_a_liveryman_sent_to_the_plantation_is_not_lost() -> None:
    """This happens in the resolution, which is nobody's turn."""
    s = london.position(guildhall=6)
    s.headline("resolve", "GOL-S25", "told-resolution", ripe="yes")
    embark(s, "GOL-B48", GUILDHALL, 1)
    told = told_of(LONDON, s)
    assert told.losses == []
    assert [(change.name, change.by, change.good) for change in told.lines[-1].changes] == [
        ("C3 Guildhall", -1, None),
        ("Plantation", 1, True),
    ]


def test_liverymen_who_come_home_from_a_plantation_are_not_lost() -> None:
    s = london.position(plantation=2)
    run(s, ScorePlantation())
    assert (s.plantation, told_of(LONDON, s).losses) == (0, [])


@every_level
def test_a_loss_is_what_the_position_lost_and_names_its_causes(game: str, level: str) -> None:
    """Compared with the positions before and after every step since the last answer."""
    for _, _, table in moves(game, level):
        assert table.last is not None
        stated = {loss.name: loss for loss in teller(table).news(table.news).losses}
        if not stated and not any(cause(table, event) for event in table.news):
            continue
        lost = really_lost(table, table.last)
        assert {name: (loss.before, loss.now, loss.by) for name, loss in stated.items()} == lost
        for loss in stated.values():
            assert sum(by for _, by in loss.parts) == loss.by
            assert all(title for title, _ in loss.parts)
            assert loss.parts[0][0] in {cause(table, event) for event in table.news}


def really_lost(table: Table, last: int) -> dict[str, tuple[int, int, int]]:
    """The numbers of yours that are smaller than before something was taken from them: before, now, and the difference."""
    struck: dict[str, int] = {}
    stood: dict[str, int] = {}
    for moment in retell(table, last):
        for event in moment.events:
            for id, change in event.touched:
                if change < 0 and cause(table, event):
                    struck.setdefault(id, stood.get(id, 0))
                stood[id] = stood.get(id, 0) + change
        now = {spot.id: spot for zone in moment.scene.zones for spot in zone.spots if spot.id in table.game.yours}
        stood = {id: spot.value or 0 for id, spot in now.items()}
    fallen = {id: before for id, before in struck.items() if id in now and stood[id] < before}
    return {table.game.words.say(now[id].name, "en"): (before, stood[id], stood[id] - before) for id, before in fallen.items()}


def cause(table: Table, event: Event) -> str:
    return table.game.words.attribute(event.phrase, "cause", "en")


# --- what happened


def test_a_defeat_by_the_persians_is_told_whole() -> None:
    """Regression: in this game of the general the panel did not mention the defeat."""
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


def test_a_pass_without_a_choice_is_told_beside_the_question_that_follows() -> None:
    table = passed_without_a_choice()
    assert table.question is not None
    assert table.question.heading("en") == "Raise your Strength?" and table.question.about("en").startswith("You passed.")
    line = teller(table).news(table.news).lines[-1]
    assert (line.what, line.because, line.rule) == (
        "You cannot take a tile, so you pass and get 3 coins.",
        "There is no tile that you can pay for and place.",
        "PEL-G03",
    )


def passed_without_a_choice() -> Table:
    """In round 8 nothing can be paid, and much has happened since the last answer."""
    table, random = soloist.GAMES["peloponnes"].deal("soldier", 3), Random(3)
    while table.question is not None and table.events[-1].phrase.message != "told-cannot-buy":
        table.answer(random.choice(table.question.options))
    assert table.log[-1].token == "pass" and table.log[-1].by == FORCED
    return table


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
    """Plunder that the Adversary takes is named at its former place."""
    table, found = soloist.GAMES["raiders"].deal("normal", "K7Q2"), False
    while table.question is not None and not found:
        decline = [option for option in table.question.options if option.declines]
        table.answer((decline or list(table.question.options))[0])
        found = any(just.by == THEY and just.gone for just in teller(table).marks(table.news, table.before).values())
    assert found


def test_what_is_taken_back_was_never_there() -> None:
    """Undo shows the marks of the previous answer again."""
    *seen, last = walk("stone-age", "basic")[:31]
    table = last.copy()
    for stood in reversed(seen):
        table.undo()
        assert table.before == stood.before
        assert teller(table).marks(table.news, table.before) == teller(stood).marks(stood.news, stood.before)


@pytest.mark.parametrize("seed", "ABCD")
def test_a_game_retold_tells_every_event_once_and_ends_where_the_table_is(seed: str) -> None:
    table = toy.finished("deep", seed)
    moments = list(retell(table, 0))
    told = [repr(event) for moment in moments for event in moment.events]
    assert told == [repr(event) for event in table.events[table.log[0].told :]]
    assert moments[-1].scene == table.scene
    last = table.last
    assert last is not None
    assert [repr(event) for moment in retell(table, last) for event in moment.events] == [repr(event) for event in table.news]
