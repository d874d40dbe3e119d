"""The walks themselves: they are whole games, and together they meet nearly all that a game can ask and tell."""

import re

import soloist
from soloist.engine.text.words import source_of
from tests.support.levels import every_game, every_level
from tests.walks.seeds import met
from tests.walks.walk import companion_walk, moves, walk

RARE = {
    "stone-age": "ask-extra-card ask-placed told-field-best told-hut-empty told-tools-best told-won",
    "raiders": "ask-copy told-foe-takes told-reshuffled told-used-already",
    "guilds-of-london": "ask-claim-now ask-evict ask-plantation-number ask-take-discard told-beadle-gone told-boris-nothing "
    "told-claimed told-evicted told-hire-bonus told-no-hand-limit told-reshuffled told-taken told-token-kept",
    "peloponnes": "told-angelos-loses-civilization told-angelos-loses-nothing told-conflict-nothing",
}
"""The messages that no first walk meets; `ask-placed` is only asked of people."""

RARE_BESIDE = {
    "guilds-of-london": "told-lay-promo told-promo-last told-vp-none",
    "peloponnes": "told-conflict-nobody told-he-loses-civilization told-he-loses-nothing told-nothing-moves",
    "raiders": "ask-card-to-correct ask-place-of-card ask-your-armour ask-your-valkyries told-card-corrected told-gains-nothing "
    "told-leave-out told-make-pile told-no-offering told-shuffle told-soloist-shuffles told-valkyries-full "
    "told-valkyries-stay",
}
"""The same beside the real board."""


def questions_and_events(game: soloist.Game) -> set[str]:
    """All messages of a game that ask or tell."""
    return set(re.findall(r"^((?:ask|told)-[\w-]+) =", source_of(game.package, "en"), re.MULTILINE))


@every_game
def test_the_walks_of_a_game_meet_all_its_questions_and_events_but_rare_ones(game: str) -> None:
    """If new rules change what they meet, `seeds.py` finds better seeds."""
    box = soloist.GAMES[game]
    found = [met(walk(game, level.id, fate=fate)) for level in box.levels for fate in ("seed", "ask")]
    assert questions_and_events(box) - set().union(*found) == set(RARE[game].split())


@every_game
def test_so_do_those_beside_the_real_board(game: str) -> None:
    box = soloist.COMPANIONS[game]
    found = [met(companion_walk(game, level.id)) for level in box.levels]
    assert questions_and_events(box) - set().union(*found) == set(RARE_BESIDE.get(game, "").split())


@every_level
def test_a_walk_is_a_whole_game_and_not_a_short_one(game: str, level: str) -> None:
    for tables in (walk(game, level), companion_walk(game, level)):
        assert len(tables) > 18
        assert not tables[0].can_undo and tables[-1].result is not None
        assert all(table.question is not None for table in tables[:-1])


@every_level
def test_each_table_stands_one_answer_after_the_one_before(game: str, level: str) -> None:
    for before, option, after in moves(game, level):
        table = before.copy()
        table.answer(option)
        assert table == after and table.state == after.state
