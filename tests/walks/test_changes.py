"""What events say has changed is what has changed: nothing is gained or lost between two questions without being told."""

from random import Random

import soloist
from soloist.engine.table import Table
from tests.support import ledgers
from tests.support.levels import every_level


def counted(table: Table) -> dict[str, int]:
    """The numbers of the spots whose changes are told."""
    spots = {spot.id: spot.value or 0 for zone in table.scene.zones for spot in zone.spots}
    return {id: spots.get(id, 0) for id in ledgers.COUNTED[table.game.id]}


@every_level
def test_every_change_between_two_questions_is_told(game: str, level: str) -> None:
    for seed in range(4):
        table, random = soloist.GAMES[game].deal(level, seed), Random(seed)
        stood: dict[int, dict[str, int]] = {}
        while (question := table.question) is not None:
            stood[len(table.log)] = counted(table)
            table.answer(random.choice(question.options))
            assert table.last is not None
            before, now = stood[table.last], counted(table)
            told = dict.fromkeys(before, 0)
            for event in table.news:
                for spot, change in event.touched:
                    if spot in told:
                        told[spot] += change
            assert {id: now[id] - before[id] for id in now} == told, [event.phrase for event in table.news]


@every_level
def test_events_happen_at_spots_of_the_scene(game: str, level: str) -> None:
    table, random = soloist.GAMES[game].deal(level, 1), Random(1)
    known: set[str] = set()
    while (question := table.question) is not None:
        known.update(spot.id for zone in table.scene.zones for spot in zone.spots)
        table.answer(random.choice(question.options))
    known.update(spot.id for zone in table.scene.zones for spot in zone.spots)
    assert {spot for event in table.events for spot, _ in event.touched} <= known
