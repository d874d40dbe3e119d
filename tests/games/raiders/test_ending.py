"""The end: who triggers it, the turns that follow, both accounts, ties."""

import pytest

from soloist.engine.kernel.story import THEY, YOU
from soloist.games.raiders.ending import RevealOfferings, Score
from soloist.games.raiders.state import Raiders
from tests.games.raiders.acting import GOES_ON, begin, closed, foe, fresh, idle, play_game, play_rounds, sets_gone, turns
from tests.games.raiders.position import GAME, OFFERINGS, empty_stack, position, remove_set
from tests.support.drawing import spot
from tests.support.driving import asked, offered, run, told
from tests.walks.walk import ends

QUIET = ["tactic-18", "tactic-14", "tactic-22", "tactic-16", "tactic-23", "tactic-10"]
"""Cards with which he only prepares for a while and takes no tile."""

REASONS = ["fortresses", "offerings", "valkyries"]


def nearly_over(why: str, spare: int = 0) -> Raiders:
    """One raid or offering of either side away from the end, or `spare` more than that, for this one reason; your turn 1."""
    s = position(
        worker="grey" if why == "offerings" else "white" if why == "fortresses" else "black",
        crew="archer archer scout scout",
        goods="silver silver silver silver provisions provisions gold gold",
        sets={
            "harbour-left.1": "vlll",
            "fortress-middle.2": "il",
            "monastery-left.1": "vll" if why != "valkyries" or spare else "lll",
        },
        foe_armour={"fortresses": 7, "offerings": 0, "valkyries": 0}[why],
        foe_provisions={"fortresses": 2, "offerings": 0, "valkyries": 2}[why],
    )
    if why == "fortresses":
        for name in ["fortress-left.1", "fortress-left.2", "fortress-right.1", "fortress-right.2"][spare:]:
            remove_set(s, name)
    if why == "offerings":
        empty_stack(s, 1 + spare)
    begin(s)
    return s


YOUR_MOVES = {
    "fortresses": ["fortress-middle", "4-3", "fortress-middle.1"],
    "offerings": ["long-house.offering-1"],
    "valkyries": ["harbour-left", "harbour-left.1", "archer"],
}
HIS_CARD = {"fortresses": "tactic-20", "offerings": "tactic-06", "valkyries": "tactic-01"}


def your_move(s: Raiders, why: str) -> None:
    run(s, *YOUR_MOVES[why])
    if asked(s) == "TurnUpOffering":
        run(s, offered(s)[0])
    idle(s)


def scored(s: Raiders) -> Raiders:
    run(s, RevealOfferings())
    run(s, Score())
    return s


def account(s: Raiders) -> dict[str, tuple[int, int | None]]:
    return {line.name.message: (line.you, line.opponent) for line in GAME.result(s).lines}


# --- what triggers the end, and when it is looked for


@pytest.mark.rule("RNS-S51", "RNS-S53")
@pytest.mark.parametrize("why", REASONS)
def test_you_trigger_the_end_and_have_one_more_turn_after_his(why: str) -> None:
    s = nearly_over(why)
    your_move(s, why)
    assert (s.trigger, s.trigger_turn, told(s).count("told-triggered")) == (YOU, 1, 1)
    run(s, "tactic-18")
    assert (s.outcome, s.turn) == ("", 2)
    idle(s)
    assert (bool(s.outcome), turns(s)) == (True, (2, 1))


@pytest.mark.rule("RNS-S51", "RNS-S54", "RNS-S52")
@pytest.mark.parametrize("why", REASONS)
def test_he_triggers_the_end_and_each_has_one_more_turn(why: str) -> None:
    s = nearly_over(why)
    play_rounds(s, HIS_CARD[why])
    assert (s.trigger, s.trigger_turn, told(s).count("told-triggered")) == (THEY, 1, 1)
    play_rounds(s, "tactic-23")
    while asked(s) == "RevealOffering":
        run(s, offered(s)[0])
    assert (bool(s.outcome), turns(s)) == (True, (2, 2))


@pytest.mark.rule("RNS-S51")
@pytest.mark.parametrize("why", REASONS)
def test_one_more_set_tile_or_valkyrie_and_nothing_is_triggered_by_you(why: str) -> None:
    s = nearly_over(why, spare=1)
    your_move(s, why)
    assert (s.trigger, asked(s)) == ("", "RevealTactic")


@pytest.mark.rule("RNS-S51", "RNS-S52")
@pytest.mark.parametrize("why", REASONS)
def test_one_more_set_tile_or_valkyrie_and_nothing_is_triggered_by_him(why: str) -> None:
    s = nearly_over(why, spare=1)
    play_rounds(s, HIS_CARD[why])
    assert (s.trigger, s.turn) == ("", 2)


@pytest.mark.rule("RNS-S52")
def test_sets_that_he_removed_count_for_the_end_that_you_trigger() -> None:
    s = nearly_over("fortresses", spare=1)
    play_rounds(s, "tactic-20")
    assert not s.trigger
    s.worker = 2
    run(s, "fortress-middle", "4-3")
    idle(s)
    assert (s.trigger, "fortress-left.1" in sets_gone(s), len(sets_gone(s))) == (YOU, False, 5)


@pytest.mark.rule("RNS-S52")
def test_the_end_is_looked_for_when_your_turn_is_over_and_not_in_the_middle() -> None:
    s = nearly_over("offerings")
    run(s, "long-house.offering-1", OFFERINGS[s.groups[0][0]])
    assert (s.stack_left(), s.trigger, asked(s)) == (0, "", "PickUpWorker")
    idle(s)
    assert s.trigger == YOU


@pytest.mark.rule("RNS-S51")
def test_valkyries_in_the_supply_do_not_keep_the_game_going() -> None:
    s = position()
    s.valkyries_gone = 10
    begin(s)
    idle(s)
    assert (s.trigger, s.trigger_turn) == (YOU, 1)


@pytest.mark.rule("RNS-S53")
@pytest.mark.parametrize("n", [1, 2, 3, 5])
def test_triggered_in_your_nth_turn_you_play_one_turn_more_and_he_n(n: int) -> None:
    s = position(sets=GOES_ON)
    begin(s)
    play_rounds(s, *QUIET[: n - 1])
    empty_stack(s)
    play_rounds(s, QUIET[n - 1])
    assert (s.trigger, s.outcome) == (YOU, "")
    idle(s)
    assert (bool(s.outcome), turns(s)) == (True, (n + 1, n))


@pytest.mark.rule("RNS-S54")
@pytest.mark.parametrize("n", [1, 2, 3, 5])
def test_triggered_in_his_nth_turn_both_play_one_turn_more(n: int) -> None:
    s = position(sets=GOES_ON)
    begin(s)
    play_rounds(s, *QUIET[: n - 1])
    idle(s)
    empty_stack(s, 1)
    run(s, "tactic-19")
    assert (s.trigger, s.trigger_turn, s.outcome) == (THEY, n, "")
    play_rounds(s, QUIET[n - 1])
    assert asked(s) == "RevealOffering"
    assert turns(s) == (n + 1, n + 1)


@pytest.mark.rule("RNS-S53", "RNS-S54")
@pytest.mark.parametrize("seed", range(20))
def test_in_whole_games_each_side_has_exactly_one_turn_after_the_triggering_one(seed: int) -> None:
    s = fresh("heroic")
    play_game(s, seed, passive=seed % 2 == 0)
    assert turns(s) == ((s.trigger_turn + 1, s.trigger_turn) if s.trigger == YOU else (s.trigger_turn + 1, s.trigger_turn + 1))


@pytest.mark.rule("RNS-S53")
def test_the_card_of_his_final_turn_forbids_its_building_in_your_final_turn() -> None:
    s = nearly_over("offerings")
    your_move(s, "offerings")
    run(s, "tactic-09")
    assert (s.trigger, closed(s)) == (YOU, "mill")
    assert "mill" not in offered(s)


@pytest.mark.rule("RNS-S54")
def test_the_triggering_card_forbids_its_building_in_your_final_turn() -> None:
    s = nearly_over("fortresses")
    play_rounds(s, "tactic-20")
    assert (s.trigger, closed(s)) == (THEY, "silversmith")
    assert "silversmith" not in offered(s)


@pytest.mark.rule("RNS-S53", "RNS-S54")
def test_a_final_turn_is_a_full_turn_and_a_second_trigger_in_it_changes_nothing() -> None:
    s = nearly_over("fortresses")
    your_move(s, "fortresses")
    run(s, "tactic-20")
    assert foe(s)["vp"] == 7
    assert len([name for name in sets_gone(s) if name.startswith("fortress")]) == 6
    empty_stack(s)
    idle(s)
    assert (s.trigger, turns(s), told(s).count("told-triggered")) == (YOU, (2, 1), 1)
    assert s.outcome


# --- his account


@pytest.mark.rule("RNS-S55")
@pytest.mark.parametrize("marker", range(8))
def test_his_valkyrie_track_scores(marker: int) -> None:
    s = position(foe_armour=0)
    s.foe.valkyries = marker
    assert account(scored(s))["line-valkyries"] == (0, [0, 0, 1, 2, 4, 7, 10, 15][marker])


@pytest.mark.rule("RNS-S55")
@pytest.mark.parametrize("armour", range(11))
def test_his_armour_track_scores(armour: int) -> None:
    s = position(foe_armour=armour)
    assert account(scored(s))["line-armour"] == (0, [0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6][armour])


@pytest.mark.rule("RNS-S55")
def test_his_offering_tiles_score_their_printed_points() -> None:
    s = position(display=("offering-01", "offering-06", "offering-16"))
    s.group_left[0] -= 2
    s.group_hidden[0] = 2
    run(s, RevealOfferings(), "offering-15", "offering-02")
    run(s, Score())
    assert account(s)["line-offerings"] == (0, 6 + 3)


@pytest.mark.rule("RNS-S55")
def test_he_scores_nothing_for_provisions_plunder_silver_or_crew() -> None:
    s = scored(position(foe_provisions=8, foe_armour=2))
    assert GAME.result(s).opponent == 0
    assert (account(s)["line-crew"], account(s)["line-plunder"]) == ((0, None), (0, None))


@pytest.mark.rule("RNS-S55", "RNS-S56")
def test_both_accounts_line_by_line() -> None:
    s = position(
        crew="champion warlord merchant trader",
        goods="silver silver provisions gold gold iron livestock livestock livestock",
        armour=6,
        valkyries=4,
        vp=21,
        foe_armour=9,
        foe_provisions=5,
        adversary_offering_source="display",
    )
    s.tiles = [OFFERINGS.index("offering-12"), OFFERINGS.index("offering-03")]
    s.foe.vp, s.foe.valkyries = 30, 6
    s.foe.tiles = [OFFERINGS.index("offering-15")]
    scored(s)
    assert account(s) == {
        "line-raids": (21, 30),
        "line-valkyries": (4, 10),
        "line-armour": (4, 6),
        "line-offerings": (8, 6),
        "line-crew": (3 + 2 + 3 + 2, None),
        "line-plunder": (2 + 1 + 1, None),
    }
    result = GAME.result(s)
    assert (result.you, result.opponent, result.outcome) == (51, 52, "lost")


@pytest.mark.rule("RNS-S56")
def test_your_silver_and_provisions_score_nothing_and_livestock_only_in_pairs() -> None:
    s = scored(position(goods="silver silver silver provisions provisions livestock"))
    assert GAME.result(s).you == 0


@pytest.mark.rule("RNS-S55", "RNS-S56")
def test_the_lines_of_a_whole_game_add_up_to_the_totals() -> None:
    for table in ends("raiders"):
        assert table.result is not None
        assert sum(line.you for line in table.result.lines) == table.result.you
        assert sum(line.opponent or 0 for line in table.result.lines) == table.result.opponent


# --- who wins


@pytest.mark.rule("RNS-S57")
@pytest.mark.parametrize(
    ("you", "him", "outcome"),
    [
        ((20, 0, 0), (19, 0, 0), "won"),
        ((19, 0, 0), (20, 0, 0), "lost"),
        ((20, 0, 0), (12, 6, 0), "lost"),
        ((10, 2, 0), (11, 1, 0), "won"),
        ((11, 1, 0), (10, 2, 0), "lost"),
        ((10, 1, 0), (8, 0, 3), "won"),
        ((10, 0, 0), (8, 0, 3), "lost"),
        ((10, 3, 5), (10, 3, 4), "won"),
        ((10, 3, 9), (10, 3, 10), "lost"),
        ((10, 7, 10), (10, 7, 10), "drawn"),
        ((0, 0, 0), (0, 0, 0), "drawn"),
    ],
)
def test_the_higher_total_wins_then_the_valkyrie_marker_then_the_armour_marker(
    you: tuple[int, int, int], him: tuple[int, int, int], outcome: str
) -> None:
    s = position(vp=you[0], valkyries=you[1], armour=you[2], foe_armour=him[2])
    s.foe.vp, s.foe.valkyries = him[0], him[1]
    scored(s)
    assert (s.outcome, GAME.result(s).outcome, GAME.result(s).rule) == (outcome, outcome, "RNS-S57")


@pytest.mark.rule("RNS-S57")
def test_for_a_tie_the_marker_counts_and_not_how_many_valkyries_you_took() -> None:
    s = position(valkyries=7, armour=3, foe_armour=4)
    s.valkyries_taken = 9
    s.foe.valkyries = 7
    assert scored(s).outcome == "lost"


@pytest.mark.rule("RNS-S57")
@pytest.mark.parametrize(("you", "him", "outcome"), [(1, 0, "won"), (99, 98, "won"), (98, 99, "lost")])
def test_no_score_has_to_be_reached(you: int, him: int, outcome: str) -> None:
    s = position(vp=you)
    s.foe.vp = him
    assert scored(s).outcome == outcome


@pytest.mark.rule("RNS-B67")
@pytest.mark.parametrize(("armour", "said"), [(4, "worth 2 VP at the end, 4 from 6 on"), (9, "worth 6 VP at the end")])
def test_a_track_says_what_it_is_worth_and_from_where_on_more(armour: int, said: str) -> None:
    s = position(armour=armour)
    assert [GAME.words.say(note, "en") for note in spot(GAME.scene(s), "armour").notes] == [said]


@pytest.mark.rule("RNS-B68")
def test_the_hidden_offerings_of_the_adversary_can_be_any_that_are_not_in_sight() -> None:
    s = position()
    assert not spot(GAME.scene(s), "foe-tiles").notes
    s.foe.face_down = 2
    (note,) = spot(GAME.scene(s), "foe-tiles").notes
    assert GAME.words.say(note, "en") == "2 face down, worth 3 to 6 VP each, 4 on average"
