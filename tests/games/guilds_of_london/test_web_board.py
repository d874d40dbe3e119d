"""The board of Guilds of London shows every place that a question points to, in every language."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

import soloist
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.table import Table
from soloist.engine.text.words import LANGUAGES
from soloist.faces.web.games.guilds_of_london import drawing as draw
from soloist.faces.web.parts.site import TEMPLATES
from soloist.faces.web.parts.view import SpotView, View
from soloist.games.guilds_of_london.components import COLOURS, GUILDHALL, cell_token
from soloist.games.guilds_of_london.effects import PARTS
from soloist.games.guilds_of_london.names import card_payment, then_option, tile_mark
from soloist.games.guilds_of_london.state import Guilds
from tests.support.drawing import drawn, spot
from tests.walks.walk import walk

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


def first_round(**deal: Any) -> Table:
    return next(table for table in played(1, "boris", **deal) if state(table).round)


@EVERY_LANGUAGE
@pytest.mark.parametrize("fate", ["seed", "ask"])
def test_every_target_is_on_the_board(language: str, fate: str) -> None:
    targets_are_drawn(walk("guilds-of-london", "boris", fate=fate), language)


@EVERY_LANGUAGE
def test_so_it_is_with_the_promo_card(language: str) -> None:
    targets_are_drawn(played(LANGUAGES.index(language), "rik", rulings={"promo_card": "yes"}), language)


def targets_are_drawn(tables: Iterable[Table], language: str) -> None:
    for number, table in enumerate(tables):
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
    table = first_round()
    s = state(table)
    guilds = [cell for cell in range(25) if s.is_open(cell) and s.tile(cell).priority]
    stops = sorted(guilds, key=lambda cell: s.tile(cell).priority)[:3]
    assert s.beadle == stops[0]
    beadle = spot(table.scene, "beadle")
    assert [mark for mark in beadle.marks if mark.kind == "stop"] == [
        Mark("stop", cell_token(cell), s.tile(cell).vp) for cell in stops
    ]
    assert [Mark("stop", "", number) in spot(table.scene, cell_token(cell)).marks for number, cell in enumerate(stops, 1)] == [
        True, True, True,
    ]  # fmt: skip
    where, scores, then = [GAME.words.say(note, "en") for note in beadle.notes]
    assert where.endswith(GAME.words.say(Phrase("tile-id", id=s.tile(stops[0]).id), "en"))
    assert scores == f"{s.tile(stops[0]).vp} VP for Boris when the round ends"
    names = [GAME.words.say(Phrase("tile-id", id=s.tile(cell).id), "en") for cell in stops[1:]]
    assert all(name in then for name in names)
    assert table.question is not None
    ending = table.question.options[-1].detail("en")
    assert ending.endswith(f"then Boris plays and scores {s.tile(stops[0]).vp} VP for the beadle’s tile")


def test_in_the_last_round_the_beadle_has_one_stop_and_none_if_he_is_done() -> None:
    table = first_round(rulings={"beadle_scores_after_own_tile_resolved": "no"})
    s = state(table)
    s.round = 10
    assert len([mark for mark in spot(table.scene, "beadle").marks if mark.kind == "stop"]) == 1
    s.beadle_done = True
    assert [mark.kind for mark in spot(table.scene, "beadle").marks] == ["at", "idle"]


@pytest.mark.parametrize(
    ("yours", "theirs", "more", "leads", "said"),
    [
        (0, 0, 3, "", "3 more needed"),
        (2, 1, 2, "you", "2 more needed, 2–1 for you"),
        (0, 2, 1, "boris", "1 more needed, 2–0 for Boris"),
        (2, 2, 0, "nobody", "threshold reached, a tie at 2–2"),
        (3, 1, 0, "you", "threshold reached, 3–1 for you"),
    ],
)
def test_a_tile_says_how_many_it_waits_for_and_who_leads(yours: int, theirs: int, more: int, leads: str, said: str) -> None:
    table = first_round()
    s = state(table)
    others = [cell for cell in range(25) if s.is_open(cell) and cell != s.beadle]
    cell = next(cell for cell in others if s.tile(cell).threshold == yours + theirs + more)
    s.yours[cell], s.theirs[cell], s.raised[cell] = yours, theirs, False
    tile = spot(table.scene, cell_token(cell))
    assert Mark("to-go", "", more) in tile.marks
    assert [mark.id for mark in tile.marks if mark.kind == "leads"] == ([leads] if leads else [])
    assert GAME.words.say(tile.notes[0], "en") == said


def test_a_tie_is_yours_beside_your_master() -> None:
    table = first_round()
    s = state(table)
    s.yours[0], s.theirs[0], s.masters[1] = 1, 1, True
    assert Mark("leads", "you") in spot(table.scene, "a1").marks


@EVERY_LANGUAGE
def test_no_two_standards_share_a_letter(language: str) -> None:
    assert len({GAME.words.say(Phrase("colour-letter", colour=colour), language) for colour in COLOURS}) == 5


def test_a_destination_says_what_it_gives_and_a_payment_says_only_what_it_is() -> None:
    table = first_round()
    s = state(table)
    cell = next(cell for cell in range(25) if s.is_open(cell))
    assert f"{s.tile(cell).vp} VP" in GAME.words.attribute(then_option(s, cell, 1, 0), "detail", "en")
    card = next(card for card in s.setting.components.cards if card.id == "passage")
    assert GAME.words.attribute(card_payment(card), "detail", "en") == "blue"


def test_an_option_shows_both_standards_of_a_tile() -> None:
    table = first_round()
    s = state(table)
    for cell in [cell for cell in range(25) if s.is_open(cell)]:
        shown = [mark.id for mark in spot(table.scene, cell_token(cell)).marks if mark.kind == "symbol"]
        special = len(shown) > 2
        assert tile_mark(s, cell) == (Mark("place", "special") if special else Mark("symbol", "-".join(shown)))


def test_what_may_differ_from_the_box_is_said_once() -> None:
    page = drawn(GAME.deal("boris", 1), "en")
    assert page.count("≈") == 1 and "reconstructed edition" in page


# --- what the board works out


def seen(table: Table) -> View:
    return View(table.scene, table.question, table.game.words, "en")


def on_a1(yours: int, theirs: int) -> SpotView:
    """The top left tile with this many liverymen and nobody else."""
    table = GAME.deal("boris", 1)
    s = state(table)
    s.yours[0], s.theirs[0], s.beadle = yours, theirs, 1
    found = seen(table).spot("a1")
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("yours", "theirs", "standing"),
    [
        (0, 0, []),
        (2, 1, [("you", 2, 0), ("boris", 1, 0)]),
        (3, 2, [("you", 3, 0), ("boris", 2, 0)]),
        (8, 1, [("you", 1, 8), ("boris", 1, 0)]),
    ],
)
def test_pawns_stand_one_by_one_until_they_are_too_many(yours: int, theirs: int, standing: list[object]) -> None:
    tile = on_a1(yours, theirs)
    crowd = draw.crowd(tile)
    assert crowd.free == tile.mark("to-go") == max(0, (tile.limit or 0) - yours - theirs)
    assert crowd.size == crowd.free + sum(one.drawn for one in crowd.standing)
    assert [(one.piece.id, one.drawn, one.times) for one in crowd.standing] == standing


@pytest.mark.parametrize(("there", "slots"), [(0, (0, 0, 2)), (1, (1, 0, 1)), (2, (2, 0, 0)), (5, (5, 0, 0)), (6, (1, 6, 0))])
def test_the_plantation_has_places_for_two_and_room_for_five(there: int, slots: tuple[int, int, int]) -> None:
    table = GAME.deal("boris", 1)
    state(table).plantation = there
    spot = seen(table).spot("plantation")
    assert spot is not None
    assert draw.slots(spot) == draw.Slots(*slots)


def test_the_scores_run_against_each_other() -> None:
    table = GAME.deal("boris", 1)
    s = state(table)
    s.vp, s.boris.vp = 10, 40
    v = seen(table)
    you, boris = v.spot("vp"), v.spot("boris-vp")
    assert you is not None and boris is not None
    assert draw.race(you, boris) == draw.Race(25, 100 * you.mark("total") // 40, 100)


def test_the_grid_has_the_guildhall_in_the_middle_and_counts_the_hand() -> None:
    table = GAME.deal("boris", 1)
    rows = draw.grid(seen(table))
    assert [len(row) for row in rows] == [5] * 5
    assert rows[2][2] is not None and rows[2][2].id == "guildhall"
    assert draw.cards_in_hand(seen(table)) == state(table).hand_size


def test_every_part_that_an_edition_knows_has_a_drawing() -> None:
    boards: Any = TEMPLATES.get_template("games/guilds_of_london/board.html").make_module({"v": None, "t": str, "game": None})
    files = ("symbols/common.html", "games/guilds_of_london/symbols.html")
    symbols = "".join(TEMPLATES.get_template(file).render() for file in files)
    for kind in PARTS:
        drawing = str(boards.icon(Mark("effect", kind.name))).strip()
        assert f'id="{drawing}"' in symbols, kind.name
