"""Valkyries: who dies, what that brings, and the track."""

from itertools import combinations

import pytest

from soloist.games.raiders.ending import your_total
from soloist.games.raiders.raiding import Valkyries
from soloist.games.raiders.round import Round
from soloist.games.raiders.state import Raiders
from tests.games.raiders.acting import belongings, raid, supply
from tests.games.raiders.position import COMPONENTS, goods, named, position
from tests.support.driving import asked, endings, offered, run, told


def harbour(tokens: str, crew: str, valkyries: int = 0) -> Raiders:
    """Just before the left harbour's first set of these tokens is taken."""
    s = position(crew=crew, goods="provisions provisions", sets={"harbour-left.1": tokens}, valkyries=valkyries)
    raid(s, "harbour-left")
    s.vp = 0
    return s


@pytest.mark.rule("RNS-B41")
def test_each_valkyrie_kills_one_member_of_your_choice_and_moves_the_marker_one_up() -> None:
    s = harbour("vlll", "scout sage forager")
    run(s, "harbour-left.1")
    assert (asked(s), offered(s)) == ("ChooseDeath", ["forager", "sage", "scout"])
    run(s, "sage")
    assert (asked(s), named(s.crew), named(s.discards), s.valkyries) == ("", {"forager": 1, "scout": 1}, {"sage": 1}, 1)


@pytest.mark.rule("RNS-B41")
def test_the_choice_is_made_one_valkyrie_at_a_time_and_equal_members_are_one_option() -> None:
    s = harbour("vvll", "scout scout forager sage")
    run(s, "harbour-left.1")
    assert offered(s) == ["forager", "sage", "scout"]
    run(s, "forager")
    assert (asked(s), offered(s), s.valkyries) == ("ChooseDeath", ["sage", "scout"], 1)
    run(s, "scout")
    assert (asked(s), named(s.crew), s.valkyries) == ("", {"sage": 1, "scout": 1}, 2)


@pytest.mark.rule("RNS-B41")
def test_every_group_of_dead_can_be_chosen() -> None:
    crew = ["forager", "sage", "scout", "scout"]
    s = harbour("vvll", " ".join(crew))
    run(s, "harbour-left.1")
    dead = {tuple(named(after.discards).items()) for after in endings(s, "ChooseDeath")}
    assert dead == {tuple(sorted((card, pair.count(card)) for card in set(pair))) for pair in combinations(crew, 2)}


@pytest.mark.rule("RNS-B41", "RNS-B43")
def test_a_berserker_goes_to_the_hand_and_his_death_counts_like_any_other() -> None:
    s = harbour("vlll", "berserker scout")
    run(s, "harbour-left.1", "berserker")
    assert (named(s.hand), named(s.crew), named(s.discards)) == ({"berserker": 1}, {"scout": 1}, {})
    assert (s.hand_size, s.crew_size, s.discards_left, s.valkyries, s.valkyries_taken) == (1, 1, 0, 1, 1)


@pytest.mark.rule("RNS-B42")
@pytest.mark.parametrize(("crew", "dead"), [("scout sage", 2), ("scout sage forager", 3), ("scout sage forager jeweller", 4)])
def test_valkyries_beyond_the_crew_bring_neither_death_nor_step(crew: str, dead: int) -> None:
    s = harbour("vvvv", crew)
    run(s, "harbour-left.1")
    while asked(s) == "ChooseDeath":
        run(s, offered(s)[0])
    assert (s.crew_size, s.valkyries, s.valkyries_taken) == (0, dead, dead)
    assert ("told-no-crew" in told(s)) == (dead < 4)
    assert s.valkyries_gone == 4


@pytest.mark.rule("RNS-B42", "RNS-B44")
def test_excess_valkyries_do_not_strengthen_ragnhildr() -> None:
    s = position(valkyries=1)
    run(s, Valkyries(3))
    assert (s.valkyries, s.valkyries_taken) == (1, 1)


@pytest.mark.rule("RNS-B43")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("berserker", {"hand": {"berserker": 1}, "discards": {}}),
        ("gravedigger", {"goods": {"gold": 1, "livestock": 3}, "discards": {"gravedigger": 1}}),
        ("mercenary", {"vp": 1, "discards": {"mercenary": 1}}),
        ("avenger", {"discards": {"avenger": 1}}),
    ],
)
def test_effects_if_killed_come_at_once(card: str, gained: dict[str, object]) -> None:
    s = harbour("vlll", f"{card} scout")
    run(s, "harbour-left.1")
    before = belongings(s)
    run(s, card)
    assert belongings(s) == before | {"crew": {"scout": 1}, "valkyries": 1} | gained


@pytest.mark.rule("RNS-B43")
def test_a_killed_gravediggers_gold_is_there_before_the_next_death() -> None:
    s = harbour("vvll", "gravedigger gravedigger scout")
    run(s, "harbour-left.1", "gravedigger")
    assert (asked(s), goods(s)) == ("ChooseDeath", {"gold": 1, "livestock": 2})
    run(s, "gravedigger")
    assert (goods(s), supply(s)["gold"]) == ({"gold": 2, "livestock": 2}, 7)


@pytest.mark.rule("RNS-B43")
@pytest.mark.parametrize("card", [card.id for card in COMPONENTS.townsfolk if card.crew.name != "killed"])
def test_nobody_else_leaves_anything(card: str) -> None:
    s = harbour("vlll", f"{card} archer" if card != "archer" else "archer scout")
    run(s, "harbour-left.1")
    before = belongings(s)
    run(s, card)
    left = {"scout": 1} if card == "archer" else {"archer": 1}
    assert belongings(s) == before | {"crew": left, "valkyries": 1, "discards": {card: 1}}


@pytest.mark.rule("RNS-B44")
def test_beyond_seven_the_crew_still_dies_but_the_marker_stays_and_scores_as_seven() -> None:
    s = harbour("vvll", "scout sage forager", valkyries=6)
    run(s, "harbour-left.1", "scout", "sage")
    assert (s.crew_size, s.valkyries, s.valkyries_taken) == (1, 7, 8)
    assert your_total(s) == 15 + 1
    run(s, Valkyries(1))
    assert (s.crew_size, s.valkyries, s.valkyries_taken) == (0, 7, 9)


@pytest.mark.rule("RNS-B44")
@pytest.mark.parametrize(("taken", "vp"), [(7, 0), (8, 2), (9, 2)])
def test_ragnhildr_counts_every_valkyrie_with_a_death_also_beyond_seven(taken: int, vp: int) -> None:
    s = position(worker="grey", crew="ragnhildr forager forager", goods="provisions provisions provisions", valkyries=7)
    s.valkyries_taken = taken
    raid(s, "outpost-left", "2")
    assert s.vp == vp


@pytest.mark.rule("RNS-B44")
def test_ragnhildr_does_not_count_the_valkyries_of_the_raid_under_way() -> None:
    tokens = {"outpost-left.2": "vvl"}
    s = position(worker="grey", crew="ragnhildr forager forager", goods="provisions " * 3, armour=3, sets=tokens)
    raid(s, "outpost-left", "2", "outpost-left.2", "forager", "forager")
    assert (s.vp, s.valkyries_taken) == (0, 2)


@pytest.mark.rule("RNS-B45")
def test_valkyries_taken_never_come_back() -> None:
    s = harbour("vvll", "scout sage")
    before = supply(s)
    run(s, "harbour-left.1", "scout")
    assert (s.valkyries_gone, sum(s.tokens[3::4]), supply(s)) == (2, 0, before)
    assert goods(s) == {"livestock": 2}


@pytest.mark.rule("RNS-B46")
def test_the_plunder_is_yours_before_anybody_dies() -> None:
    s = harbour("givv", "scout sage")
    run(s, "harbour-left.1")
    assert (asked(s), goods(s), s.crew_size) == ("ChooseDeath", {"gold": 1, "iron": 1}, 2)


@pytest.mark.rule("RNS-B46")
def test_a_berserker_back_in_the_hand_cannot_be_hired_again_in_that_raid() -> None:
    s = position(
        crew="berserker scout", goods="silver " * 8 + "provisions " * 2, sets={"harbour-left.1": "vvll", "harbour-left.2": "vll"}
    )
    run(s, Round(), "harbour-left", "harbour-left.1", "berserker")
    assert (asked(s), named(s.hand), s.crew_size, s.valkyries) == ("RevealTactic", {"berserker": 1}, 0, 2)
