"""The board of Guilds of London shows every place that a question points to, in every language."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import soloist
from soloist.engine.game import Table
from soloist.engine.phrase import Phrase
from soloist.engine.scene import Mark
from soloist.engine.words import LANGUAGES
from soloist.faces.web.drawing import guilds_of_london as draw
from soloist.faces.web.site import TEMPLATES
from soloist.faces.web.view import SpotView, View
from soloist.games.guilds_of_london.components import COLOURS, GUILDHALL, cell_token
from soloist.games.guilds_of_london.effects import PARTS
from soloist.games.guilds_of_london.state import Guilds
from tests.faces.web.drawing import drawn, spot

GAME = soloist.GAMES["guilds-of-london"]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def played(seed: int, level: str, **deal: Any) -> Iterator[Table]:
    """A random game, before each of its questions and at its end."""
    table, luck = GAME.deal(level, seed, **deal), Random(seed)
    while table.question is not None:
        yield table
        table.answer(luck.choice(table.question.options))
    yield table


def state(table: Table) -> Guilds:
    assert isinstance(table.state, Guilds)
    return table.state


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("level", "deal"),
    [("boris", {}), ("rik", {"rulings": {"promo_card": "yes"}}), ("boris", {"fate": "ask"})],
    ids=["boris", "promo", "own dice"],
)
def test_every_target_is_on_the_board(language: str, level: str, deal: dict[str, Any]) -> None:
    for number, table in enumerate(played(LANGUAGES.index(language), level, **deal)):
        if number % 12 and table.question:
            continue
        targets = {option.target for option in table.question.options if option.target} if table.question else set()
        page = drawn(table, language)
        assert "style=" not in page
        assert [target for target in targets if f'data-spot="{target}"' not in page] == []


def test_an_empty_grid_has_the_guildhall_and_24_free_places() -> None:
    page = drawn(GAME.deal("boris", 1, fate="ask"), "en")
    assert page.count('class="tile void"') == 24
    assert 'data-spot="guildhall"' in page


def test_a_tile_shows_its_standards_its_reward_and_the_second_place() -> None:
    table = GAME.deal("boris", 1)
    s = state(table)
    for cell in [cell for cell in range(25) if cell != GUILDHALL]:
        tile, token = s.tile(cell), s.setting.components.tokens[s.tokens[cell]]
        marks = spot(table.scene, cell_token(cell)).marks
        colours = {colour for bit, colour in enumerate(COLOURS) if tile.symbols >> bit & 1}
        assert {mark.id for mark in marks if mark.kind == "symbol"} == colours
        assert Mark("number", "", tile.priority) in marks
        assert Mark("first", "gain-vp", tile.vp) in marks
        assert len([mark for mark in marks if mark.kind == "second"]) == (token.vp > 0) + len(token.rewards)


def test_a_card_held_twice_is_one_card_that_says_so() -> None:
    table = GAME.deal("boris", 1)
    s = state(table)
    s.hand[[card.id for card in s.setting.components.cards].index("passage")] = 2
    printed = {Mark("symbol", "blue"), Mark("cost", "", 0), Mark("effect", "plantation", 1)}
    assert printed | {Mark("copies", "", 2)} <= set(spot(table.scene, "hand-passage").marks)
    assert "Passage ×2" in drawn(table, "en")


def test_the_beadle_tells_what_his_tile_brings_and_where_he_goes() -> None:
    table = next(table for table in played(1, "boris") if state(table).round)
    s = state(table)
    guilds = [cell for cell in range(25) if s.is_open(cell) and s.tile(cell).priority]
    here, there = sorted(guilds, key=lambda cell: s.tile(cell).priority)[:2]
    assert s.beadle == here
    where, scores, then = [GAME.words.say(note, "en") for note in spot(table.scene, "beadle").notes]
    assert where.endswith(GAME.words.say(Phrase("tile-id", id=s.tile(here).id), "en"))
    assert scores == f"{s.tile(here).vp} VP for Boris when the round ends"
    assert then.endswith(GAME.words.say(Phrase("tile-id", id=s.tile(there).id), "en"))


@EVERY_LANGUAGE
def test_no_two_standards_share_a_letter(language: str) -> None:
    assert len({GAME.words.say(Phrase("colour-letter", colour=colour), language) for colour in COLOURS}) == 5


# --- what the board works out


def seen(table: Table) -> View:
    return View(table.scene, table.question, table.game.words, "en")


def on_a1(yours: int, theirs: int) -> SpotView:
    """The top left tile with so many liverymen and nobody else."""
    table = GAME.deal("boris", 1)
    s = state(table)
    s.yours[0], s.theirs[0], s.beadle = yours, theirs, 1
    found = seen(table).spot("a1")
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("yours", "theirs", "tight", "standing"),
    [
        (0, 0, False, []),
        (2, 1, False, [("you", 2, 0), ("boris", 1, 0)]),
        (3, 2, True, [("you", 3, 0), ("boris", 2, 0)]),
        (5, 1, True, [("you", 1, 5), ("boris", 1, 0)]),
    ],
)
def test_pawns_stand_one_by_one_until_they_are_too_many(yours: int, theirs: int, tight: bool, standing: list[object]) -> None:
    crowd = draw.crowd(on_a1(yours, theirs))
    assert crowd.tight == tight
    assert [(one.piece.id, one.drawn, one.times) for one in crowd.standing] == standing


@pytest.mark.parametrize(("there", "slots"), [(0, (0, 0, 2)), (1, (1, 0, 1)), (2, (2, 0, 0)), (7, (7, 0, 0)), (8, (1, 8, 0))])
def test_the_plantation_has_places_for_two_and_room_for_seven(there: int, slots: tuple[int, int, int]) -> None:
    table = GAME.deal("boris", 1)
    state(table).plantation = there
    spot = seen(table).spot("plantation")
    assert spot is not None
    assert draw.slots(spot) == draw.Slots(*slots)


def test_the_grid_has_the_guildhall_in_the_middle_and_counts_the_hand() -> None:
    table = GAME.deal("boris", 1)
    rows = draw.grid(seen(table))
    assert [len(row) for row in rows] == [5] * 5
    assert rows[2][2] is not None and rows[2][2].id == "guildhall"
    assert draw.cards_in_hand(seen(table)) == state(table).hand_size


def test_every_part_that_an_edition_knows_has_a_drawing() -> None:
    boards: Any = TEMPLATES.get_template("boards/guilds-of-london.html").make_module({"v": None, "t": str, "game": None})
    for kind in PARTS:
        assert str(boards.icon(Mark("effect", kind.name))).strip()
