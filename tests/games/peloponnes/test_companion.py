"""Angelos beside the real board."""

import pytest

import soloist
from soloist.engine.text.words import LANGUAGES
from soloist.games.peloponnes.companion import COMPANION
from tests.support.beside.peloponnes import play
from tests.support.share import FULL_GAMES

LEVELS = [level.id for level in COMPANION.levels]
READINGS: list[dict[str, object]] = [
    {"captured_citizen_scores_as": "prestige"},
    {"milet_tie": "no_effect"},
    {"angelos_civilization_discardable": "yes"},
    {"internal_conflict_timing": "before_feeding"},
]


def seated(level: str = "soldier", *answers: str) -> soloist.Table:
    """A table of this rank at which these answers were given one by one."""
    table = COMPANION.deal(level, "K7Q2")
    for answer in answers:
        table.answer(answer)
    return table


def values(table: soloist.Table) -> dict[str, int | None]:
    return {spot.id: spot.value for spot in table.scene.zones[0].spots}


def told(table: soloist.Table) -> list[str]:
    return [table.game.words.say(event.phrase, "en") for event in table.news]


@pytest.mark.parametrize("level", LEVELS)
def test_his_whole_side_agrees_with_full_games(level: str) -> None:
    for number in range(FULL_GAMES):
        play(level, number, rulings=READINGS[number // 2 % len(READINGS)] if number % 2 else None)


@pytest.mark.rule("PEL-S26", "PEL-S27", "PEL-S28")
def test_only_the_conquest_row_makes_him_stronger() -> None:
    table = seated("soldier", "ready", "conquest", "street")
    assert values(table)["strength"] == 0
    table.answer("normal")
    table.answer("market")
    assert values(table)["strength"] == 3
    assert told(table) == [
        "Angelos takes Market",
        "Lay Market in front of him",
        "His Strength: 0 → 3",
        "The other tiles leave the game",
    ]


@pytest.mark.rule("PEL-S12")
def test_the_ladder_has_the_tiles_of_the_letter_that_are_not_his_best_first() -> None:
    table = seated("soldier", "ready", "passed")
    assert table.question is not None
    ladder = [option.token for option in table.question.options if not option.kind]
    tiles = {tile.id: tile for tile in COMPANION.standard.components.tiles}
    worth = [(tiles[id].prestige, tiles[id].inhabitants) for id in ladder]
    assert len(ladder) == 15
    assert worth == sorted(worth, reverse=True)
    table.answer(ladder[4])
    table.answer("passed")
    assert ladder[4] not in [option.token for option in table.question.options]


@pytest.mark.rule("PEL-S44", "PEL-S46", "PEL-S47")
def test_a_tile_that_is_not_in_the_list_is_described_once() -> None:
    table = seated("soldier", "ready", "conquest", "other-tile", "5", "-1", "3")
    assert values(table) | {"tiles": 1, "strength": 0} == values(table)
    assert table.state.foe.tiles[0].prestige == 5  # type: ignore[attr-defined]
    assert table.state.foe.citizens() == 0  # type: ignore[attr-defined]
    assert table.state.foe.coins() == 3  # type: ignore[attr-defined]


@pytest.mark.rule("PEL-S34", "PEL-S35")
def test_milet_is_asked_for_at_the_first_tie_and_never_again() -> None:
    table = seated("soldier", "ready", "supply", "equal")
    assert table.question is not None
    assert table.question.rule == "PEL-S35"
    table.answer("yes")
    assert told(table)[:2] == ["You win", "Take 1 clover and 1 citizen"]
    table.answer("supply")
    table.answer("equal")
    assert told(table)[0] == "You win"


@pytest.mark.rule("PEL-S34", "PEL-S35")
@pytest.mark.parametrize(
    ("answer", "reading", "said"),
    [
        ("yes", "player_wins", ["With Miletus you win", "Avec Milet, vous gagnez", "Mit Milet gewinnst du"]),
        ("yes", "no_effect", ["With Miletus nothing happens", "Avec Milet, rien n’arrive", "Mit Milet geschieht"]),
        ("no", "player_wins", ["Angelos wins a tie", "À égalité, Angelos l’emporte", "Bei Gleichstand gewinnt Angelos"]),
    ],
)
def test_your_turn_says_who_wins_a_tie_once_your_colony_is_known(answer: str, reading: str, said: list[str]) -> None:
    table = COMPANION.deal("soldier", "K7Q2", {"milet_tie": reading})
    for token in ("ready", "supply", "equal", answer):
        table.answer(token)
    assert table.question is not None
    for language, beginning in zip(LANGUAGES, said, strict=True):
        assert table.question.about(language).startswith(beginning)


@pytest.mark.rule("PEL-S39", "PEL-S41")
def test_who_has_no_inhabitant_gives_none() -> None:
    table = seated("soldier", "ready", "strength=5", "supply", "lower")
    assert values(table) | {"strength": 2, "clovers": 4, "markers": 1} == values(table)
    table.answer("nobody-captured")
    assert values(table)["markers"] == 0
    assert "nobody-captured" not in [option.token for option in table.question.options]  # type: ignore[union-attr]


@pytest.mark.rule("PEL-S30", "PEL-S31", "PEL-X17")
def test_the_persians_halve_his_strength_or_take_it() -> None:
    table = seated("soldier", "ready", "strength=7", "persians", "held")
    assert values(table)["strength"] == 3
    table.answer("persians")
    table.answer("lost")
    assert values(table)["strength"] == 0
    assert "persians" not in [option.token for option in table.question.options]  # type: ignore[union-attr]


def test_after_the_last_round_nothing_is_forgotten() -> None:
    table = seated("soldier", "ready")
    for _ in range(8):
        table.answer("conquest")
        assert table.question is not None
        table.answer(table.question.options[0])
    asked = []
    for answer in ("persians", "held", "go-on", "higher", "60"):
        assert table.question is not None
        asked.append(table.question.rule)
        table.answer(answer)
    assert asked == ["PEL-B35", "PEL-S31", "PEL-B35", "PEL-S33", "PEL-S43"]
    assert table.result is not None
    assert (table.result.outcome, table.result.you, table.result.only_theirs) == ("won", 60, True)


def test_a_tile_can_be_taken_from_him_and_given_back_by_hand() -> None:
    table = seated("soldier", "ready", "conquest", "street")
    before = values(table)
    table.answer("tile-street=0")
    assert values(table)["tiles"] == 0
    table.answer("tile-street=1")
    assert values(table) == before
