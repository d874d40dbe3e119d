"""Angelos beside the real board."""

import pytest

import soloist
from soloist.engine.companion import CORRECT
from soloist.engine.text.edition import Edition
from soloist.engine.text.words import LANGUAGES, unbroken
from soloist.games.peloponnes.angelos import RANKS, Angelos
from soloist.games.peloponnes.companion import COMPANION
from soloist.games.peloponnes.names import tile_name
from tests.support.beside import halves
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
    return [plain(table.game.words.say(event.phrase, "en")) for event in table.news]


def plain(text: str) -> str:
    """The text as it is read: without soft hyphens and no-break spaces."""
    return unbroken(text).replace("\u00a0", " ")


@pytest.mark.parametrize("level", LEVELS)
def test_his_whole_side_agrees_with_full_games(level: str) -> None:
    """Half of the games are played at random, the other half by the rule of thumb, and each half with all readings."""
    players = halves(soloist.GAMES["peloponnes"])
    ties = 0
    for number in range(FULL_GAMES):
        reading = READINGS[number // 4 % len(READINGS)] if number // 2 % 2 else None
        ties += play(level, number, rulings=reading, player=players[number % 2]).ties
    assert ties >= FULL_GAMES // 10, "equal Strength, or two equal tiles in his row"


@pytest.mark.rule("PEL-S26", "PEL-S27", "PEL-S28")
def test_only_the_conquest_row_makes_him_stronger() -> None:
    table = seated("soldier", "ready", "conquest", "street")
    assert values(table)["strength"] == 0
    table.answer("normal")
    table.answer("market")
    assert values(table)["strength"] == 3
    assert told(table) == [
        "Angelos takes Market",
        "Lay the tile in front of him",
        "His Strength: 0 → 3",
        "The other tiles leave the game",
        "Still round 2: your income, then three chips",
        "Round 3: turn up 2 + 3 tiles",
    ]


@pytest.mark.rule("PEL-S12")
def test_the_ladder_has_the_tiles_of_the_letter_that_are_not_his_best_first() -> None:
    table = seated("soldier", "ready", "passed")
    assert table.question is not None
    ladder = [option.token for option in table.question.options if not option.kind]
    tiles = {tile.id: tile for tile in COMPANION.standard.components.tiles}
    worth = [(tiles[id].prestige, tiles[id].inhabitants) for id in ladder]
    assert len(ladder) == 12
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
    table = seated("soldier", "ready", "round=7", "supply", "equal")
    assert table.question is not None
    assert table.question.rule == "PEL-S35"
    table.answer("yes")
    assert told(table)[:2] == ["You win the conflict", "Take 1 clover and 1 inhabitant"]
    table.answer("supply")
    table.answer("equal")
    assert told(table)[0] == "You win the conflict"


@pytest.mark.rule("PEL-S34", "PEL-S35")
@pytest.mark.parametrize(
    ("answer", "reading", "said"),
    [
        (
            "",
            "player_wins",
            [
                "Angelos wins, unless your colony is",
                "Angelos gagne, sauf si votre Colonie est",
                "Angelos gewinnt, außer deine Kolonie ist",
            ],
        ),
        ("yes", "player_wins", ["with Miletus you win", "avec Milet, vous gagnez", "mit Milet gewinnst du"]),
        ("yes", "no_effect", ["with Miletus nothing happens", "avec Milet, rien ne se passe", "mit Milet geschieht"]),
        ("no", "player_wins", ["Angelos wins", "Angelos gagne", "Angelos gewinnt"]),
    ],
)
def test_a_supply_round_says_who_wins_a_tie(answer: str, reading: str, said: list[str]) -> None:
    table = COMPANION.deal("soldier", "K7Q2", {"milet_tie": reading})
    for token in ("ready", "round=7", "supply", *(("equal", answer, "supply") if answer else ())):
        table.answer(token)
    assert table.question is not None
    equal = next(option for option in table.question.options if option.token == "equal")
    for language, beginning in zip(LANGUAGES, said, strict=True):
        assert equal.detail(language).startswith(beginning)


@pytest.mark.rule("PEL-S39", "PEL-S41")
def test_who_has_no_inhabitant_gives_none() -> None:
    table = seated("soldier", "ready", "round=4", "strength=5", "supply", "lower")
    assert values(table) | {"strength": 2, "clovers": 4, "markers": 1} == values(table)
    table.answer("nobody-captured")
    assert values(table)["markers"] == 0
    assert "nobody-captured" not in [option.token for option in table.question.options]  # type: ignore[union-attr]


@pytest.mark.rule("PEL-S30", "PEL-S31", "PEL-X17")
def test_the_persians_halve_his_strength_or_take_it() -> None:
    table = seated("soldier", "ready", "round=4", "strength=7", "persians", "held")
    assert values(table)["strength"] == 3
    table.answer("persians")
    table.answer("lost")
    assert values(table)["strength"] == 0
    assert "persians" not in [option.token for option in table.question.options]  # type: ignore[union-attr]


def test_a_tile_can_be_taken_from_him_and_given_back_by_hand() -> None:
    table = seated("soldier", "ready", "conquest", "street")
    before = values(table)
    table.answer("tile-street=0")
    assert values(table)["tiles"] == 0
    table.answer("tile-street=1")
    assert values(table) == before


# --- tiles that look alike

EDITION = COMPANION.standard.components


def in_round(number: int) -> list[str]:
    return [f"round={number}"] if number > 1 else []


@pytest.mark.rule("PEL-S12", "PEL-S13", "PEL-S46", "PEL-S47")
def test_no_tap_between_tiles_that_look_alike_changes_a_score() -> None:
    """Each tile of the edition is on exactly one button, and all tiles of a button are the same to him."""
    for group in range(3):
        table = seated("soldier", "ready", *in_round((1, 4, 7)[group]), "passed")
        assert table.question is not None
        zone = next(zone for zone in table.scene.zones if zone.id == "ladder")
        buttons: dict[str, list[str]] = {}
        for spot in zone.spots:
            marks = {mark.kind: mark.id for mark in spot.marks}
            buttons.setdefault(marks["alike"], []).append(marks["tile"])
        assert list(buttons) == [option.token for option in table.question.options if not option.kind]
        tiles = {tile.id: tile for tile in EDITION.tiles if tile.group == group}
        assert sorted(id for ids in buttons.values() for id in ids) == sorted(tiles)
        counting: list[tuple[int, ...]] = []
        for ids in buttons.values():
            results = set()
            for id in ids:
                foe = Angelos(RANKS["soldier"])
                foe.take(tiles[id], True)
                results.add((foe.strength, foe.tile_prestige(), foe.citizens(), tiles[id].inhabitants, foe.coins()))
            assert len(results) == 1, f"{ids} differ for him"
            counting += results
        assert len(set(counting)) == len(counting), "equal tiles are on one button"


def test_of_equal_tiles_as_many_can_be_taken_as_there_are() -> None:
    table = seated("soldier", "ready", "round=4", "passed", "aqueduct", "round=4", "passed", "aqueduct", "round=4", "passed")
    assert [tile.id for tile in table.state.foe.tiles] == ["aqueduct", "agora"]  # type: ignore[attr-defined]
    assert "aqueduct" not in [option.token for option in table.question.options]  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_land_is_described_by_what_is_printed(language: str) -> None:
    table = seated("soldier", "ready", "passed")
    assert table.question is not None
    words = {option.token: option.text(language) for option in table.question.options}
    assert "3" in words["bare-peaks"] and COMPANION.words.say(tile_name(EDITION.tiles[0]), language) not in words["bare-peaks"]


# --- what can happen when


@pytest.mark.rule("PEL-B32")
@pytest.mark.parametrize(("number", "most"), [(1, 0), (3, 0), (4, 1), (6, 1), (7, 2), (8, 2)])
def test_a_supply_symbol_shows_once_among_b_and_once_among_c(number: int, most: int) -> None:
    table = seated("soldier", "ready", *in_round(number))
    for times in range(3):
        offered = "supply" in [option.token for option in table.question.options]  # type: ignore[union-attr]
        assert offered == (times < most)
        if not offered:
            return
        table.answer("supply")
        table.answer("higher")


@pytest.mark.rule("PEL-X13")
@pytest.mark.parametrize(("number", "most"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_the_persians_attack_when_enough_chips_can_have_been_drawn(number: int, most: int) -> None:
    """Three chips a round, so the fourth Persian chip can come at the end of round 2, the eighth at the end of round 3."""
    table = seated("soldier", "ready", *in_round(number))
    for times in range(3):
        offered = "persians" in [option.token for option in table.question.options]  # type: ignore[union-attr]
        assert offered == (times < most)
        if not offered:
            return
        table.answer("persians")
        table.answer("held")


@pytest.mark.rule("PEL-B12")
def test_after_a_supply_symbol_the_remaining_tiles_are_revealed() -> None:
    table = seated("soldier", "ready", "round=4", "supply", "higher")
    assert told(table)[-1] == "Turn up the remaining tiles"
    table = seated("soldier", "ready", "round=8", "passed", "no", "stoa", "go-on", "higher")
    assert "Turn up the remaining tiles" not in told(table)


@pytest.mark.rule("PEL-S30")
def test_nothing_is_halved_at_0() -> None:
    table = seated("soldier", "ready", "round=4", "supply", "equal", "no")
    assert told(table)[0] == "Angelos wins the conflict"
    assert not [line for line in told(table) if "Halve" in line]


# --- what is not in the edition


@pytest.mark.rule("PEL-S05", "PEL-S44", "PEL-S47")
def test_another_civilisation_is_asked_for_what_counts() -> None:
    table = seated("sergeant", "other-civilization", "4", "7", "ready")
    foe = table.state.foe  # type: ignore[attr-defined]
    assert (foe.citizens(), foe.coins()) == (4, 7)


@pytest.mark.rule("PEL-S11", "PEL-S18")
def test_another_hero_is_asked_for_what_counts() -> None:
    table = seated("officer", "other-hero", "2", "3", "ready")
    assert values(table) | {"clovers": 5, "strength": 3} == values(table)


def changed(*changes: tuple[str, str, str]) -> Edition:
    """Our edition, with another number behind these ids."""
    text = COMPANION.standard.text
    for id, before, after in changes:
        head, found, rest = text.partition(id)
        assert found and before in rest
        text = head + found + rest.replace(before, after, 1)
    return COMPANION.edition(text)


@pytest.mark.rule("PEL-S46", "PEL-S47")
def test_a_tile_that_is_printed_differently_is_entered_once() -> None:
    table = seated("soldier", "ready", "passed", "bare-peaks", "box-tile", "bare-peaks", "5", "1", "3")
    foe = table.state.foe  # type: ignore[attr-defined]
    assert (foe.tile_prestige(), foe.citizens(), foe.coins()) == (5, 1, 3)
    table.answer("box-tile")
    table.answer("street")
    for number in "020":
        table.answer(number)
    table.answer("passed")
    assert table.question is not None
    ladder = [option.token for option in table.question.options if not option.kind]
    assert ladder[-1] == "street"


@pytest.mark.rule("PEL-S46", "PEL-S12", "PEL-S47")
def test_who_enters_a_tile_sees_which_it_is_and_what_was_known() -> None:
    table = seated("soldier", "ready", "box-tile", "barracks")
    about = []
    for number in ("4", "-2", "4"):
        about.append(plain(table.question.about("en")))  # type: ignore[union-attr]
        table.answer(number)
    assert about == [
        "Barracks: so far 4.",
        "Barracks: so far −2 inhabitants. Crossed-out inhabitants are negative.",
        "Barracks: so far 4 coins. Top right, not the price.",
    ]


def test_corrections_of_tiles_are_said_for_people() -> None:
    table = seated("soldier", "ready", "conquest", "street")
    assert table.question is not None
    said = {option.token: plain(option.text("en")) for option in table.question.options if option.kind == CORRECT}
    assert said["tile-street=0"] == "Street: not his"
    assert said["tile-bare-peaks=1"] == "land with 3 stone (A, price 3): belongs to him"
    assert said["tile-deep-forest=2"] == "land with 3 wood (A, price 2) or land with 2 wood, 1 food (A, price 3): he has 2"
    table.answer("tile-street=0")
    assert told(table)[0] == "Corrected: Street is not his"


def test_a_changed_box_reaches_a_running_table() -> None:
    """What differs is entered again: tiles that are his, tiles that are still to come, his civilisation and his hero."""
    edition = changed(
        ('id = "bare-peaks"', "prestige = 3", "prestige = 1"),
        ('id = "messene"', "coins = 6, inhabitants = 2", "coins = 9, inhabitants = 3"),
        ('id = "hector"', "angelos_clovers = 2", "angelos_clovers = 1"),
    )
    table = seated("general", "messene", "hector", "ready", "passed", "bare-peaks")
    foe = table.state.foe  # type: ignore[attr-defined]
    before = foe.tile_prestige(), foe.coins(), foe.citizens(), foe.clovers
    tokens = COMPANION.box_changes(table.state, edition)  # type: ignore[arg-type]
    assert tokens == (
        "box-tile", "bare-peaks", "1", "0", "0", "box-tile", "his-civilization", "3", "9", "box-tile", "his-hero", "1", "0",
    )  # fmt: skip
    for token in tokens:
        table.answer(token)
    foe = table.state.foe  # type: ignore[attr-defined]
    assert before == (3, 6, 2, 5)
    assert (foe.tile_prestige(), foe.coins(), foe.citizens(), foe.clovers) == (1, 9, 3, 4)
    assert COMPANION.box_changes(table.state, edition) == ()  # type: ignore[arg-type]
    assert COMPANION.box_changes(table.state, COMPANION.standard)  # type: ignore[arg-type]
