"""A hint names the whole move: what a menu leads to, all pieces of a composition, and what is paid."""

import soloist
from soloist.coach.moves import Move, followed, move_of
from soloist.coach.review import Moment, move_name
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.table import Table
from soloist.engine.text.words import LANGUAGES
from soloist.games.peloponnes.components import COINS, LUXURY, WOOD
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.state import Peloponnes
from soloist.players.catalogue import learned, outlook
from tests.support.paths import golden
from tests.support.playing import played


def begun(table: Table, token: str) -> tuple[tuple[int, ...], Move]:
    """The answers that complete the move that begins with this answer, and the move itself."""
    assert table.question is not None
    player = outlook(table.game, learned(table.game)).rollout
    given = followed(table.game, table.state, table.question.option(token).value, player)
    return given, move_of(table.game, table.state, given)


def with_luxury() -> Table:
    """A tile can be bought with luxury instead of coins."""
    whole = golden("peloponnes/sergeant-won")
    for number in range(20, len(whole.log)):
        table = whole.at(number)
        if isinstance(table.step, Buy) and table.question and any(one.token == "luxury" for one in table.question.options):
            return table
    raise AssertionError("luxury was never of use")


def test_the_word_for_luxury_becomes_the_tile_and_what_is_paid() -> None:
    table = with_luxury()
    given, move = begun(table, "luxury")
    assert len(given) > 1
    assert table.question is not None and move.name("en") != table.question.option("luxury").name("en")
    assert "paying" in move.name("en") and "luxury good" in move.name("en") and "Use luxury" not in move.name("en")
    assert len({move.name(language) for language in LANGUAGES}) == 3


def test_the_figures_of_a_tribe_are_named_together() -> None:
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2")
    given, move = begun(table, "forest")
    assert len(given) > 1 and move.name("en").startswith(("Forest, ", "2 × Forest"))


def test_a_card_is_named_with_its_target() -> None:
    whole, found = played("guilds-of-london", "K7Q2"), 0
    for number in range(0, len(whole.log), 5):
        table = whole.at(number, any_order=False)
        for option in table.question.options if table.question else ():
            if "move" in option.token:
                given, move = begun(table, option.token)
                found += len(given) > 1 and move.name("en").startswith(option.name("en") + ", ")
    assert found


def test_an_answer_that_is_a_move_has_its_own_name() -> None:
    table = soloist.GAMES["peloponnes"].deal(seed="K7Q2")
    assert table.question is not None
    for option in table.question.options:
        given, move = begun(table, option.token)
        assert given == (option.value,) and move.name("fr") == option.name("fr")


def test_the_same_piece_twice_is_said_with_its_number() -> None:
    words = soloist.GAMES["stone-age"].words
    wood = Phrase("goods", good="wood", amount=1)
    assert Move(words, (wood, wood)).name("en") == "2 × 1 wood"


def test_following_a_move_changes_nothing() -> None:
    table = with_luxury()
    record, state = table.record(), table.state
    assert isinstance(state, Peloponnes)
    goods = [state.goods[good] for good in (WOOD, LUXURY, COINS)]
    begun(table, "luxury")
    assert table.record() == record and [state.goods[good] for good in (WOOD, LUXURY, COINS)] == goods


def test_a_review_names_your_move_as_you_went_on_and_that_of_the_coach_as_it_would_have() -> None:
    table = golden("peloponnes/sergeant-won")
    number = next(number for number, given in enumerate(table.log) if given.token == "luxury")
    asked = table.at(number, any_order=False).question
    assert asked is not None
    other = next(option for option in asked.options if option.token != "luxury")
    moment = Moment(number, "", 0.5, 0.4, 0.0, -0.1, "luxury", other.token, (), mistake=True)
    yours, best = (move_name(table, moment, token, "en") for token in ("luxury", other.token))
    assert yours and "Use luxury" not in yours
    assert best.startswith(other.name("en"))
    assert move_name(table, moment, "nonsense", "en") == "nonsense", "of a stored review that holds no more"
