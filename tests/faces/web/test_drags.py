"""Which pieces can be dragged: those that the question is about, to places that each have an answer."""

import soloist
from soloist.faces.web.parts.gestures import drags_of
from tests.support.levels import every_game
from tests.walks.walk import walk


@every_game
def test_every_place_that_a_piece_is_dragged_to_has_an_answer(game: str) -> None:
    found = 0
    for table in walk(game, soloist.GAMES[game].levels[0].id)[::5]:
        drags = drags_of(table)
        if table.question is None:
            assert drags == {}
            continue
        targets = {option.target for option in table.question.options}
        assert all(goals and set(goals) <= targets for goals in drags.values())
        assert set(drags) <= {spot.id for zone in table.scene.zones for spot in zone.spots}
        found += len(drags)
    assert found > 0 or game == "peloponnes"
