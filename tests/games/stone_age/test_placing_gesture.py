"""At a table a tribe is placed in one gesture: figures in any order, hunters one by one, then "done" rolls the dice."""

import soloist
from soloist.engine.parcel import Parcel, pack
from soloist.engine.table import Table
from soloist.faces.terminal.answers import Answers
from soloist.faces.web.parts.view import QuestionView
from soloist.games.stone_age.components import HUNT
from soloist.games.stone_age.state import StoneAge

BOX = soloist.GAMES["stone-age"]


def dealt(*answers: str, level: str = "basic") -> Table:
    table = BOX.deal(level, "K7Q2")
    table.lay_one_by_one()
    for answer in answers:
        table.answer(answer)
    return table


def offered(table: Table) -> list[str]:
    return [] if table.question is None else [option.token for option in table.question.options]


def keys(table: Table) -> dict[str, str]:
    """The key of each place in the browser."""
    assert table.question is not None
    return {option.target or option.token: option.key for option in QuestionView(table.question, "en").options}


def test_no_die_rolls_before_done() -> None:
    table = dealt("field", "forest")
    assert offered(table) == ["done"] and table.question is not None
    assert table.record().endswith("place-red: field forest\n")
    done = table.question.options[0].text("de")
    assert done == "Fertig: Initiative von Rot würfeln: Du wirfst 2 Würfel. Danach bleibt Rot so stehen"
    table.answer("done")
    assert "place-red: forest field =" in table.record()


def test_until_then_every_figure_can_be_taken_back() -> None:
    table = dealt("field", "forest", "-field", "quarry")
    assert table.question is not None
    assert [piece.token for piece in table.question.laid] == ["forest", "quarry"]
    assert offered(table) == ["done"]


def test_undo_after_the_roll_asks_again_whether_all_is_done() -> None:
    table = dealt("field", "hunt", "done")
    rolled = table.record()
    assert table.undo() and offered(table) == ["done"]
    assert table.taken_back == 1, "the die was seen"
    assert table.redo() and table.record().splitlines()[-1] == rolled.splitlines()[-1]


def hunting(table: Table) -> int:
    assert isinstance(table.state, StoneAge)
    return table.state.crowd[HUNT]


def test_hunters_go_one_by_one_and_all_at_once_only_if_asked() -> None:
    one, both = dealt("hunt-one"), dealt("hunt")
    assert (offered(one)[0], hunting(one)) == ("hunt", 1)
    assert (offered(both), hunting(both)) == (["done"], 2)


def test_hunters_sent_one_by_one_are_in_the_record_as_the_rules_have_them() -> None:
    for way in (["hunt-one", "forest", "hunt"], ["hunt-one", "hunt-one", "forest"], ["forest", "hunt"]):
        table = dealt(*way, "done", level="large-tribe")
        assert "place-red: forest hunt =" in table.record(), way
        assert [repr(event) for event in table.events] == [repr(event) for event in soloist.read(table.record()).events]


def test_a_half_placed_tribe_is_kept_and_carried_without_its_hunters() -> None:
    table = dealt("hunt-one")
    for given, expected in ((table.record(), table), ("#r=" + pack(Parcel(table)), dealt())):
        read = soloist.read(given)
        read.lay_one_by_one()
        assert offered(read) == offered(expected)


def test_programs_need_no_done_and_send_all_hunters_at_once() -> None:
    table = BOX.deal("basic", "K7Q2")
    table.answer("forest", "hunt")
    assert "place-red: forest hunt =" in table.record()
    assert "hunt-one" not in offered(table)


def test_dice_in_your_hand_are_not_asked_for_twice() -> None:
    table = BOX.deal("basic", "K7Q2", fate="ask")
    while "forest" not in offered(table):
        table.answer(offered(table)[0])
    table.answer("forest", "field")
    assert table.question is not None and table.question.chance


def test_a_place_keeps_its_key_while_others_fill_up() -> None:
    first = keys(dealt())
    second = keys(dealt("field"))
    assert "hut" in first and "hut" not in second and "field" not in second
    assert all(first[place] == key for place, key in second.items())
    assert keys(dealt("field", "forest")) == {"done": "0"}


def test_in_the_terminal_a_place_keeps_its_number() -> None:
    first, second = (Answers(table.question) for table in (dealt(), dealt("field")))
    assert first.number("card-1") == second.number("card-1") == "10"


def test_a_hint_is_given_before_the_last_figure_and_not_after_it() -> None:
    assert soloist.hint(dealt("hunt-one"), tries=8) is not None
    assert soloist.hint(dealt("hunt-one", "forest"), tries=8) is None
