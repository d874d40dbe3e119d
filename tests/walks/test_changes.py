"""What events say has changed is what has changed: nothing is gained or lost between two questions without being told."""

from soloist.engine.table import Table
from tests.support import ledgers
from tests.support.levels import every_level
from tests.walks.walk import walks


def counted(table: Table) -> dict[str, int]:
    """The numbers of the spots whose changes are told."""
    spots = {spot.id: spot.value or 0 for zone in table.scene.zones for spot in zone.spots}
    return {id: spots.get(id, 0) for id in ledgers.COUNTED[table.game.id]}


@every_level
def test_every_change_between_two_questions_is_told(game: str, level: str) -> None:
    for walk in walks(game, level):
        stood = {len(table.log): counted(table) for table in walk}
        for table in walk[1:]:
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
    for walk in walks(game, level):
        known = {spot.id for table in walk for zone in table.scene.zones for spot in zone.spots}
        assert {spot for event in walk[-1].events for spot, _ in event.touched} <= known
