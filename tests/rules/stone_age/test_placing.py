"""Phase 1: placing and initiative."""

import pytest

from soloist.games.stone_age.placing import ChooseTribe
from tests.rules.driving import asked, offered, run
from tests.rules.stone_age.position import place, position


@pytest.mark.rule("SA-S23")
def test_any_tribe_not_yet_placed_may_be_chosen() -> None:
    s = position()
    place(s, "blue", "forest", "river")
    run(s, ChooseTribe())
    assert offered(s) == ["red", "yellow", "green"]


@pytest.mark.rule("SA-S27", "SA-S30")
def test_the_sheets_example_one_red_figure_hunts_one_goes_to_the_forest_and_six_and_three_make_nine() -> None:
    s = position()
    run(s, ChooseTribe(), "red", "forest", "hunt", "9")
    assert s.initiative[0] == 9
    assert asked(s) == "ChooseTribe"
