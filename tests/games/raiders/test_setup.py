"""Set-up as for two players; the Adversary gets a ship, markers and 21 of the 23 tactic cards."""

import pytest

from soloist.games.raiders.adversary_turn import AdversaryTurn
from soloist.games.raiders.components import BLACK, GREY, NONE, WHITE
from soloist.games.raiders.state import Raiders
from tests.games.raiders.acting import KINDS, closed, dealt, foe, fresh, idle, play_game, turn_up, whole_games
from tests.games.raiders.position import COMPONENTS, GAME, TACTICS, goods, position
from tests.support.driving import asked, offered, run, told

LEVELS = [level.id for level in GAME.levels]


def workers(s: Raiders, colour: int) -> int:
    """All workers of a colour that are in play or have left the game."""
    on_sets: int = sum(there and worker == colour for there, worker in zip(s.set_there, COMPONENTS.set_worker, strict=True))
    held = s.village.count(colour) + (s.worker == colour)
    return on_sets + held + s.spent_workers[colour] + s.lost_workers[colour]


@pytest.mark.rule("RNS-S01")
@pytest.mark.parametrize("level", LEVELS)
def test_the_board_is_set_up_as_for_two_players(level: str) -> None:
    s = dealt(level)
    assert (sum(s.tokens), all(s.set_there)) == (70, True)
    assert sum(s.supply[2:]) + s.valkyries_gone == 10
    assert (NONE not in s.display, s.stack_left()) == (True, 13)
    assert [s.village.count(colour) for colour in (BLACK, GREY, WHITE)] == [3, 0, 0]
    assert (workers(s, GREY), workers(s, WHITE)) == (11, 12)


@pytest.mark.rule("RNS-S02")
def test_the_adversarys_markers_start_on_0() -> None:
    assert foe(dealt("normal")) == {"armour": 0, "provisions": 0, "valkyries": 0, "vp": 0, "tiles": 0}


@pytest.mark.rule("RNS-S02", "RNS-S58", "RNS-S59", "RNS-S60")
@pytest.mark.parametrize("level", LEVELS)
def test_the_level_raises_armour_and_provisions_but_no_other_marker(level: str) -> None:
    have = foe(dealt(level))
    assert (have["valkyries"], have["vp"], have["tiles"]) == (0, 0, 0)


@pytest.mark.rule("RNS-S03")
@pytest.mark.parametrize("level", LEVELS)
def test_all_silver_cards_and_workers_are_elsewhere_so_the_adversary_has_none(level: str) -> None:
    s = dealt(level)
    assert s.supply[0] + s.goods[0] == 32
    assert s.deck_left + s.under_left + s.hand_size == 71
    assert workers(s, BLACK) == 4


@pytest.mark.rule("RNS-S03", "RNS-S31")
def test_four_black_eleven_grey_and_twelve_white_workers_are_accounted_for_at_every_moment() -> None:
    for s in whole_games(*LEVELS):
        assert [workers(s, colour) for colour in (BLACK, GREY, WHITE)] == [4, 11, 12]


@pytest.mark.rule("RNS-S03")
def test_no_silver_card_or_worker_ever_comes_to_the_adversary() -> None:
    for s in whole_games(*LEVELS):
        assert s.supply[0] + s.goods[0] == 32
        assert s.deck_left + s.under_left + s.hand_size + s.crew_size + s.discards_left == 71


@pytest.mark.rule("RNS-S04", "RNS-S01")
def test_only_you_are_dealt_five_cards_and_keep_three() -> None:
    s = fresh()
    run(s, "offering-01", "offering-02", "offering-03")
    while asked(s) == "FillSet":
        run(s, offered(s)[0])
    run(s, "archer", "archer", "scout", "sage", "folke")
    assert (asked(s), s.hand_size, s.deck_left) == ("RejectCard", 5, 66)
    run(s, "archer", "scout")
    assert (s.hand_size, s.under_left, s.deck_left) == (3, 2, 66)
    assert (s.turn, asked(s)) == (1, "WorkOrRaid")


@pytest.mark.rule("RNS-S04")
@pytest.mark.parametrize("level", LEVELS)
def test_only_you_get_two_silver_and_a_worker(level: str) -> None:
    s = dealt(level)
    assert (goods(s), s.worker) == ({"silver": 2}, BLACK)


@pytest.mark.rule("RNS-S05")
def test_of_23_tactic_cards_two_are_missing_and_nobody_is_told_which() -> None:
    s = dealt()
    assert (len(TACTICS), sum(s.tactics), s.pile_left) == (23, 23, 21)
    idle(s)
    assert offered(s) == TACTICS


@pytest.mark.rule("RNS-S05")
def test_set_up_with_real_cards_does_not_ask_which_cards_were_removed() -> None:
    s = fresh()
    questions = set()
    while not s.turn:
        questions.add(asked(s))
        run(s, offered(s)[0])
    assert questions == {"TurnUpOffering", "FillSet", "DrawCard", "RejectCard"}


@pytest.mark.rule("RNS-S05")
@pytest.mark.parametrize("seed", range(10))
def test_the_two_that_never_come_are_one_outpost_and_one_monastery(seed: int) -> None:
    s = fresh()
    seen: set[str] = set()

    def look(s: Raiders) -> None:
        if s.last_tactic != NONE and s.first_pass:
            seen.add(TACTICS[s.last_tactic])

    play_game(s, seed, passive=True, check=look)
    missing = [id for id in TACTICS if id not in seen]
    assert not s.first_pass
    assert [id in KINDS["o"] for id in missing] == [True, False]
    assert [id in KINDS["m"] for id in missing] == [False, True]


@pytest.mark.rule("RNS-S06", "RNS-S08")
def test_the_removed_cards_stay_out_of_every_later_pass() -> None:
    s = position()
    played = [id for id in TACTICS if id not in ("tactic-11", "tactic-17")]
    for _ in range(4):
        turn_up(s, *played)
        run(s, AdversaryTurn())
        assert offered(s) == played
        s.agenda.clear()


@pytest.mark.rule("RNS-S07")
def test_the_other_21_cards_form_a_pile_and_none_is_face_up() -> None:
    s = dealt()
    assert (s.pile_left, sum(s.tactic_discards), s.last_tactic) == (21, 0, NONE)


@pytest.mark.rule("RNS-S07", "RNS-S63")
def test_the_pile_is_shuffled() -> None:
    first = set()
    for seed in range(12):
        table = GAME.deal("normal", seed)
        while not (drawn := [given.token for given in table.log if given.token.startswith("=tactic")]):
            assert table.question is not None
            tokens = [option.token for option in table.question.options]
            table.answer("decline" if "decline" in tokens else tokens[0])
        first.add(drawn[0])
    assert len(first) > 6


@pytest.mark.rule("RNS-S18", "RNS-S16")
def test_set_up_ends_with_your_first_turn_and_no_building_is_forbidden() -> None:
    s = dealt()
    assert (s.turn, closed(s), s.last_tactic) == (1, "", NONE)
    assert "told-tactic" not in told(s)
