"""When the game ends, who scores what then, and the harder level."""

import pytest

from soloist.engine.kernel.pickling import attributes
from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.boris_turn import BorisTurn
from soloist.games.guilds_of_london.components import NONE
from soloist.games.guilds_of_london.ending import FinalScore
from soloist.games.guilds_of_london.round import Round
from tests.games.guilds_of_london.acting import SPECIAL, dealt, headings, pass_round
from tests.games.guilds_of_london.position import CELL, at, cells, position
from tests.support.drawing import spot
from tests.support.driving import asked, play_out, run

GUILDS = [name for name in CELL if name not in ("guildhall", *SPECIAL)]


@pytest.mark.rule("GOL-S46")
@pytest.mark.parametrize("level", ["boris", "rik"])
def test_a_game_has_ten_rounds(level: str) -> None:
    s = position(level)
    s.round = 0
    s.then(Round())
    play_out(s, "end")
    rounds = [heading for heading in headings(s) if heading.startswith("round-")]
    assert (rounds, headings(s)[-2:]) == ([f"round-{number}" for number in range(1, 11)], ["beadle", "end"])
    assert s.outcome in ("won", "lost")


@pytest.mark.rule("GOL-S46")
@pytest.mark.parametrize("number", range(1, 11))
def test_only_round_10_is_the_last_while_the_beadle_can_move(number: int) -> None:
    s = position(round=number - 1)
    pass_round(s, "toast", "toast", "toast")
    assert (bool(s.outcome), s.beadle) == (number == 10, CELL["b1"])


@pytest.mark.rule("GOL-S46", "GOL-S47")
@pytest.mark.parametrize(("number", "last"), [(4, ["beadle", "growth", "end"]), (5, ["boris", "beadle", "end"])])
def test_the_end_is_looked_for_after_the_growth_phase(number: int, last: list[str]) -> None:
    s = position(round=number - 1, resolved=" ".join(GUILDS[1:]), plantation=2)
    pass_round(s, "toast", "toast", "toast")
    assert headings(s)[-3:] == last
    assert (s.vp, s.boris.vp) == (7 if number == 4 else 0, 7)


@pytest.mark.rule("GOL-S47")
@pytest.mark.parametrize("left", ["", *SPECIAL, " ".join(SPECIAL)])
def test_it_ends_earlier_when_at_most_special_buildings_are_unresolved(left: str) -> None:
    buildings = [name for name in SPECIAL if name not in left.split()]
    s = position(round=2, resolved=" ".join([*GUILDS[1:], *buildings]))
    pass_round(s, "toast", "toast", "toast")
    assert (s.beadle, s.outcome, [name for name in CELL if s.symbols[CELL[name]]]) == (NONE, "lost", left.split())


@pytest.mark.rule("GOL-S47")
def test_with_one_more_guild_the_game_goes_on() -> None:
    s = position(round=2, resolved=" ".join(GUILDS[2:]))
    pass_round(s, "toast", "toast", "toast")
    assert (s.outcome, s.round, s.beadle) == ("", 4, CELL["b1"])


@pytest.mark.rule("GOL-S47")
def test_the_beadle_leaving_in_the_pass_does_not_stop_the_round() -> None:
    s = position(round=3, resolved=" ".join(GUILDS[1:]), yours={"a1": 4, "c4": 5}, plantation=2)
    pass_round(s, "quarterly-rents", "quarterly-rents", "quarterly-rents")
    assert (headings(s)[-3:], s.outcome) == (["resolve", "growth", "end"], "won")
    assert (s.vp, s.boris.vp, cells(s.masters)) == (7 + 4 + 7, 0, ["a1", "c4"])


@pytest.mark.rule("GOL-S48")
@pytest.mark.parametrize(
    ("masters", "mayoral", "total"),
    [
        ("", "", 10),
        ("a1 b1 a2", "", 10 + 2),
        ("a1 b2 c1", "", 10),
        ("c2 d2", "", 10 + 1),
        ("b3 d3", "", 10),
        ("a1 b1 a2", "man-of-many-liveries", 10 + 2 + 3),
        ("a1 b1 a2", "man-of-many-liveries city-walls four-gates", 10 + 2 + 3 + 3 + 3),
        ("a1 b1 a2 b2", "ward-alliance", 10 + 4 + 4),
    ],
)
def test_you_score_your_mayoral_cards_and_adjacent_masters(masters: str, mayoral: str, total: int) -> None:
    s = position(vp=10, masters=masters, mayoral=mayoral)
    foreseen = [GAME.words.attribute(note, "short", "en") for note in spot(GAME.scene(s), "vp").notes]
    run(s, FinalScore())
    assert GAME.result(s).you == total
    assert foreseen == ([f"+{total - 10} at the end"] if total > 10 else [])


@pytest.mark.rule("GOL-S49")
def test_boris_scores_nothing_more_at_the_end() -> None:
    s = position(boris_vp=23, resolved="a1 b1 c1 d1 e1", theirs={"a2": 8})
    run(s, FinalScore())
    result = GAME.result(s)
    assert (result.opponent, [line.opponent for line in result.lines]) == (23, [23, None, None])


@pytest.mark.rule("GOL-S50")
@pytest.mark.parametrize(("vp", "boris_vp", "outcome"), [(21, 20, "won"), (20, 20, "lost"), (19, 20, "lost"), (0, 0, "lost")])
def test_you_win_only_with_more_than_boris(vp: int, boris_vp: int, outcome: str) -> None:
    s = position(vp=vp, boris_vp=boris_vp)
    run(s, FinalScore())
    assert (s.outcome, GAME.result(s).outcome, s.agenda) == (outcome, outcome, [])


@pytest.mark.rule("GOL-S50", "GOL-S48")
def test_what_you_score_at_the_end_can_win_the_game() -> None:
    s = position(vp=20, boris_vp=20, masters="a1 b1")
    run(s, FinalScore())
    assert s.outcome == "won"


# --- Rik


@pytest.mark.rule("GOL-S51")
@pytest.mark.parametrize(("level", "cards"), [("boris", 3), ("rik", 4)])
def test_rik_plays_four_cards_where_boris_plays_three(level: str, cards: int) -> None:
    s = position(level)
    run(s, BorisTurn(), *["passage"] * cards)
    assert (asked(s), at(s.theirs), s.discards_left) == ("", {"c1": cards}, cards)


@pytest.mark.rule("GOL-S51")
def test_nothing_else_changes_against_rik() -> None:
    boris, rik = dealt("boris"), dealt("rik")
    assert [name for name in attributes(boris.setting) if getattr(boris.setting, name) != getattr(rik.setting, name)] == []
    assert [name for name in attributes(boris.boris) if getattr(boris.boris, name) != getattr(rik.boris, name)] == ["cards"]
    for name in ("tiles", "tokens", "raised", "beadle", "hand", "mayoral", "guildhall", "supply", "scoreboard", "vp"):
        assert getattr(boris, name) == getattr(rik, name)


@pytest.mark.rule("GOL-S51")
def test_riks_cards_are_searched_for_as_boriss() -> None:
    s = position("rik", beadle="d5")
    run(s, BorisTurn(), "sedan-chair", "apprentices", "toast", "quarterly-rents")
    assert at(s.theirs) == {"b1": 1, "d1": 1, "d5": 1, "e5": 1}
