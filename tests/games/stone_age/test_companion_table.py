"""Stone Age beside the real board, at the table: dice on request, values set right, words, taking back."""

import pytest

from soloist.engine.companion import CORRECT, EVENT, NUMBER
from soloist.engine.companion.to_do import to_do
from soloist.games.stone_age.companion import COMPANION
from soloist.games.stone_age.companion.state import Hunger
from tests.games.stone_age.companion import EVERY_LEVEL, LEVELS, sat_down, tap, tokens

# --- initiative


@pytest.mark.parametrize(("level", "figures"), [("basic", 2), ("large-tribe", 3)])
def test_a_tribe_rolls_a_die_for_each_figure_once_it_stands(level: str, figures: int) -> None:
    table = COMPANION.deal(level, seed="K7Q2", fate="ask")
    for token in ("ready", "green", "roll", "blue"):
        table.answer(token)
    totals = [option.token for option in table.question.options]  # type: ignore[union-attr]
    assert totals == [str(total) for total in range(figures, 6 * figures + 1)]


def test_the_tribes_that_have_not_rolled_may_roll_all_at_once() -> None:
    table = COMPANION.deal("large-tribe", seed="K7Q2")
    for token in ("ready", "green", "roll", "blue"):
        table.answer(token)
    s = table.state
    assert isinstance(s, Hunger)
    assert [bool(rolled) for rolled in s.initiative] == [False, True, False, False]
    table.answer("all")
    assert 0 not in s.initiative
    assert "roll" not in {option.token for option in table.question.options}  # type: ignore[union-attr]


def test_the_highest_sits_out_and_a_tie_is_yours() -> None:
    def told(*rolls: int) -> list[str]:
        table = COMPANION.deal("basic", seed="K7Q2", fate="ask")
        for token in ("ready", "green", "roll", "all", *map(str, rolls)):
            table.answer(token)
        return [COMPANION.words.say(event.phrase, "en") for event in table.news][1:]

    assert told(9, 4, 12, 7) == ["Act in this order: Blue 4, Green 7, Red 9", "Let Yellow sit out with 12"]
    assert told(9, 4, 9, 7) == ["Act in this order: Blue 4, Green 7", "Choose who sits out: Red, Yellow"]
    assert told(6, 6, 6, 6) == ["Choose who sits out: Red, Blue, Yellow, Green"]


@pytest.mark.rule("SA-S27")
def test_rolling_for_several_tribes_is_only_to_catch_up() -> None:
    """\"Roll for all 4\" offered what the line above it forbids."""
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "green", "roll"):
        table.answer(token)
    assert table.question is not None
    said = {option.token: option.text("en") for option in table.question.options}
    assert said["all"] == "Catch up 4 rolls: if you forgot to roll in between"


@pytest.mark.rule("SA-S35")
@pytest.mark.parametrize(
    ("rolls", "detail"), [("9 4 9 7", "the other tribe acts last"), ("9 9 9 7", "the other tribes act last")]
)
def test_of_the_tribes_that_tie_for_the_highest_the_others_act(rolls: str, detail: str) -> None:
    table = COMPANION.deal("basic", seed="K7Q2", fate="ask")
    for token in ("ready", "green", "roll", "all", *rolls.split()):
        table.answer(token)
    assert COMPANION.words.attribute(table.news[-1].phrase, "detail", "en") == detail


@pytest.mark.rule("SA-S33")
@pytest.mark.parametrize(("rolls", "tied"), [((9, 4, 12, 4), True), ((9, 4, 12, 7), False), ((9, 4, 9, 7), False)])
def test_tribes_with_the_same_initiative_act_in_the_order_you_choose(rolls: tuple[int, ...], tied: bool) -> None:
    table = COMPANION.deal("basic", seed="K7Q2", fate="ask")
    for token in ("ready", "green", "roll", "all", *map(str, rolls)):
        table.answer(token)
    order = next(event.phrase for event in table.news if event.phrase.message == "told-act-in-order")
    assert ("you decide" in COMPANION.words.attribute(order, "detail", "en")) == tied


def test_one_may_go_back_to_dice() -> None:
    guest = tap(sat_down(), "green roll back")
    assert guest.asked == "YourRound"


# --- setting right


@EVERY_LEVEL
def test_every_value_can_be_set_right_within_its_limits(level: str) -> None:
    table = COMPANION.deal(level, seed="K7Q2", rulings={"builder_counts": "on_board"})
    for token in ("ready", "builder", "3"):
        table.answer(token)
    s = table.state
    assert isinstance(s, Hunger)
    spots = {spot.id for zone in table.scene.zones for spot in zone.spots}
    for dial in s.dials():
        assert dial.spot in spots | {"round"}
        for value in {dial.least, dial.most} - {dial.value}:
            table.answer(f"{dial.spot}={value}")
            state = table.state
            assert isinstance(state, Hunger)
            assert next(one.value for one in state.dials() if one.spot == dial.spot) == value
            table.undo()


def test_a_correction_says_what_is_due_now() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "shaman", "red=5"):
        table.answer(token)
    assert [COMPANION.words.say(event.phrase, "en") for event in table.news] == [
        "Corrected: Red 2 → 5",
        "Pay 16 food (figures 11, largest tribe 5)",
    ]


def still(*tokens: str, **rulings: str) -> list[str]:
    """What stands on the screen after these answers."""
    table = COMPANION.deal("basic", seed="K7Q2", rulings=rulings)
    for token in tokens:
        table.answer(token)
    return [COMPANION.words.say(event.phrase, "en") for event in to_do(table)]


@pytest.mark.rule("SA-S45", "SA-S46", "SA-S47")
def test_the_food_due_stands_once_and_as_it_is_now() -> None:
    for taps in ("figure red", "figure red sand", "sand figure red", "field figure red roll all"):
        lines = still("ready", "green", *taps.split())
        assert [line for line in lines if line.startswith("Pay")] == ["Pay 13 food (figures 9, green card 4)"]
    detail = "at the end of the round. The field gives 1. If food runs short, 1 resource replaces 1 food"
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "green", "field"):
        table.answer(token)
    assert COMPANION.words.attribute(table.news[-1].phrase, "detail", "en") == detail


@pytest.mark.rule("SA-S50", "SA-S52")
def test_the_card_on_space_4_stays_the_title_after_tools_or_buildings_are_counted() -> None:
    assert still("ready", "toolmaker", "5")[:2] == ["Toolmaker on space 4", "Count your tools: 0 → 5"]
    assert still("ready", "toolmaker", "tools=3", "5", "sand")[0] == "Toolmaker on space 4"
    assert still("ready", "builder", "3", builder_counts="on_board")[0] == "Builder on space 4"
    lines = still("ready", "toolmaker", "5", "paid", "toolmaker", "6")
    assert [line for line in lines if line.startswith(("Toolmaker", "Discard"))] == ["Toolmaker on space 4", "Discard 1 building"]


@pytest.mark.rule("SA-S55", "SA-S56")
def test_a_building_that_is_built_after_all_must_be_discarded() -> None:
    lines = still("ready", "given=3", "builder", "0", builder_counts="on_board")
    assert "Too few buildings: the limit will fall by 3" in lines and "Discard 1 building" not in lines
    lines = still("ready", "given=3", "builder", "0", "building", builder_counts="on_board")
    assert "Too few buildings: the limit will fall by 3" not in lines and "Discard 1 building" in lines


@pytest.mark.rule("SA-S61")
def test_the_last_round_stands_only_while_it_is_the_last() -> None:
    assert "Survive this round to win" in still("ready", "deck=0", "green", "field")
    assert "Survive this round to win" not in still("ready", "deck=0", "green", "deck=20")
    assert "Survive this round to win" in still("ready", "green", "deck=0", "sand")
    lines = still("ready", "deck=2", "green", "extra-card", "field", card_refresh="slide")
    assert [line for line in lines if line.endswith("survive to win")] == ["Buy 1 card and survive to win"]


def test_more_given_up_means_fewer_left() -> None:
    guest = tap(sat_down(), "green paid green")
    guest.s.set_right("given", 3)
    assert "no-building" in tokens(guest)
    guest.s.set_right("given", 1)
    assert "no-building" in tokens(guest)


def test_a_round_set_right_counts_as_survived() -> None:
    guest = tap(sat_down(), "green")
    guest.s.set_right("round", 4)
    assert (guest.s.round, guest.s.survived) == (4, 3)


# --- words, copies, taking back


def test_kinds_of_option_tell_events_and_numbers_apart() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "toolmaker"):
        table.answer(token)
    kinds = {option.token: option.kind for option in table.question.options}  # type: ignore[union-attr]
    assert kinds["4"] == NUMBER
    table.answer("4")
    kinds = {option.token: option.kind for option in table.question.options}  # type: ignore[union-attr]
    assert (kinds["paid"], kinds["sand"], kinds["roll"]) == ("", EVENT, EVENT)


def test_targets_are_spots_of_the_scene() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "shaman"):
        table.answer(token)
    spots = {spot.id for zone in table.scene.zones for spot in zone.spots}
    targets = {option.target for option in table.question.options if option.kind != CORRECT}  # type: ignore[union-attr]
    assert targets - {""} <= spots
    assert {spot for event in table.events for spot, _ in event.touched} <= spots


def test_lines_are_short() -> None:
    for level in LEVELS:
        table = COMPANION.deal(level, seed="K7Q2")
        for token in ("ready", "shaman", "figure", "red", "sand", "paid"):
            table.answer(token)
        for event in table.events:
            assert len(COMPANION.words.say(event.phrase, "en").replace("→ ", "").split()) <= 9


def test_a_copy_is_equal_and_its_own() -> None:
    guest = tap(sat_down(builder_counts="on_board"), "green figure red sand paid builder 4 field")
    s = guest.s
    copy = s.copy()
    names = [name for name in vars(s) if name not in ("agenda", "story")]
    assert [getattr(copy, name) for name in names] == [getattr(s, name) for name in names]
    copy.figures[0] += 1
    copy.seen[0] += 1
    copy.initiative[0] += 1
    for name in ("figures", "seen", "initiative"):
        assert getattr(copy, name) != getattr(s, name), f"both have the same list of {name}"
    assert s.figures[0] == 3


def test_a_record_has_a_line_for_each_round_and_its_end() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "toolmaker", "4", "figure", "red", "sand", "paid", "green", "missing", "3"):
        table.answer(token)
    assert table.record().split("\n\n")[1].splitlines() == [
        "setup: ready",
        "round-1: toolmaker 4 figure red sand",
        "end-of-round: paid",
        "round-2: green",
        "end-of-round: missing 3",
    ]


@pytest.mark.rule("SA-S55")
def test_a_building_is_to_be_discarded_once_and_then_only_counted() -> None:
    """Told twice to discard a building, people gave up two."""
    table = COMPANION.deal("basic", seed="K7Q2")
    lines = []
    for token in ("ready", "green", "paid"):
        table.answer(token)
        lines += [COMPANION.words.say(event.phrase, "en") for event in table.news]
    assert [line for line in lines if "building" in line][-2:] == ["Discard 1 building", "Discarded buildings: 0 → 1"]
