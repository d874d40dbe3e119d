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
from soloist.games.guilds_of_london.edition import COLOURS
from soloist.games.guilds_of_london.state import GUILDHALL, Guilds, cell_token
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
    said = GAME.words.say(spot(table.scene, "beadle").notes[0], "en")
    assert f"{s.tile(here).vp} VP for Boris when the round ends" in said
    assert said.endswith(GAME.words.say(Phrase("tile-id", id=s.tile(there).id), "en"))


@EVERY_LANGUAGE
def test_no_two_standards_share_a_letter(language: str) -> None:
    assert len({GAME.words.say(Phrase("colour-letter", colour=colour), language) for colour in COLOURS}) == 5
