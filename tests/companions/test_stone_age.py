"""Stone Age beside the real board: hunger's clock against the whole game, and single moments of it."""

from itertools import product
from random import Random

import pytest
from benchmarks.beside import Guest
from benchmarks.beside.stone_age import play

from soloist.engine import machine
from soloist.engine.companion import CORRECT, EVENT, NUMBER
from soloist.engine.game import Table
from soloist.engine.machine import LOST, WON
from soloist.engine.words import LANGUAGES
from soloist.games.stone_age.companion import COMPANION
from soloist.games.stone_age.companion.state import Hunger

LEVELS = [level.id for level in COMPANION.levels]
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
GAMES = 500
READINGS: list[dict[str, object]] = [
    dict(zip(COMPANION.book.rulings, values, strict=True))
    for values in product(*[ruling.values for ruling in COMPANION.book.rulings.values()])
]


def sat_down(level: str = "basic", **rulings: str) -> Guest:
    """Everything lies, round 1 begins."""
    guest = Guest(COMPANION, level, dict(rulings))
    guest.tap("ready")
    return guest


def tap(guest: Guest, tokens: str) -> Guest:
    for token in tokens.split():
        guest.tap(token)
    machine.waiting(guest.s)
    return guest


def tokens(guest: Guest) -> list[str]:
    """What can be answered, corrections aside."""
    step = machine.waiting(guest.s)
    assert step is not None
    return [step.describe(guest.s, option).token for option in step.answers(guest.s)]  # type: ignore[attr-defined]


def due(s: Hunger) -> tuple[int, int]:
    return s.meal().figures, s.meal().extra


# --- against the whole game


@EVERY_LEVEL
def test_hunger_beside_the_board_is_the_hunger_of_the_whole_game(level: str) -> None:
    """Half the games roll initiative here, half of them read the sheet in another way."""
    outcomes = set()
    for number in range(GAMES):
        rulings = {} if number % 2 else READINGS[number // 2 % len(READINGS)]
        outcomes.add(play(level, number, own_cards=number % 4 < 2, rulings=rulings).s.outcome)
    assert outcomes == {WON, LOST}


def test_there_are_readings_of_everything_that_is_open() -> None:
    assert len(READINGS) == 4 * 2 * 2 * 3 * 2


def test_a_round_is_two_taps_unless_something_happens() -> None:
    guest = sat_down()
    for _ in range(3):
        guest.turn()
        tap(guest, "green paid")
    assert guest.taps == [1, 2, 2, 2]


# --- set-up


@pytest.mark.parametrize(
    ("level", "fatigue", "deck", "figures"),
    [("basic", 15, 33, 2), ("cool-night", 20, 33, 2), ("large-tribe", 10, 33, 3), ("eternal-winter", 10, 34, 2)],
)
def test_levels_begin_as_the_sheet_says(level: str, fatigue: int, deck: int, figures: int) -> None:
    s = sat_down(level).s
    assert (s.fatigue, s.deck, s.figures, s.field) == (fatigue, deck, [figures] * 4, 0)


def test_the_field_may_begin_elsewhere() -> None:
    assert sat_down(agriculture_start="5").s.field == 5


def test_the_set_up_is_a_list_for_the_hands() -> None:
    table = COMPANION.deal("eternal-winter", seed="K7Q2")
    said = [COMPANION.words.say(event.phrase, "en") for event in table.events]
    assert said == [
        "Lay it out",
        "Lay a card on spaces 2, 4",
        "Take 2 figures of each colour",
        "Take 20 food",
        "Take the 3 “1–7” buildings",
        "Put a food token on 10",
        "Put the field marker on 0",
    ]


# --- what is due


@pytest.mark.parametrize(("card", "extra"), [("green", 4), ("shaman", 4), ("builder", 3), ("farmer", 6), ("toolmaker 7", 7)])
def test_each_card_asks_for_its_own(card: str, extra: int) -> None:
    guest = sat_down()
    guest.s.figures, guest.s.given, guest.s.field = [2, 4, 3, 2], 3, 6
    tap(guest, card)
    assert due(guest.s) == (11, extra)


def test_a_large_tribe_eats_twice_but_its_shaman_does_not() -> None:
    assert due(tap(sat_down("large-tribe"), "shaman").s) == (24, 3)


def test_every_kind_says_what_it_would_cost_now() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    table.answer("ready")
    table.answer("field=3")
    question = table.question
    assert question is not None
    said = [option.text("en") for option in question.options if option.kind != CORRECT]
    assert said == [
        "Green card: +4",
        "Shaman: largest tribe +2",
        "Builder: given up +0",
        "Farmer: field +3",
        "Toolmaker: tools +0",
    ]


def test_a_kind_that_has_lain_there_as_often_as_it_is_printed_is_not_offered() -> None:
    guest = sat_down()
    guest.s.seen[4] = 5
    assert tokens(guest) == ["green", "builder", "farmer", "toolmaker"]


def test_only_a_toolmaker_asks_for_tools_and_they_never_fall() -> None:
    guest = tap(sat_down(), "toolmaker")
    assert guest.asked == "ToolSum"
    assert tokens(guest)[0] == "0"
    assert "tool" in tokens(tap(guest, "5"))
    tap(guest, "tool paid toolmaker")
    assert tokens(guest) == ["6", "7", "8", "9", "10", "11", "12"]
    assert "tool" not in tokens(tap(guest, "6 paid green"))


def test_best_tools_are_known() -> None:
    guest = sat_down()
    guest.s.tools = 12
    assert tap(guest, "toolmaker").asked == "YourRound"


def test_a_builder_who_counts_the_board_asks_what_lies_there() -> None:
    guest = tap(sat_down(builder_counts="on_board"), "green paid builder")
    assert guest.asked == "BuildingCount"
    assert tokens(guest)[0] == "2"
    assert due(tap(guest, "4 building").s) == (8, 5)
    assert due(tap(guest, "paid builder 6").s) == (8, 6)


# --- meanwhile


def test_newcomers_eat_at_once_and_count_for_the_shaman() -> None:
    guest = tap(sat_down(), "shaman figure yellow figure yellow")
    assert guest.s.figures == [2, 2, 4, 2]
    assert due(guest.s) == (10, 4)


def test_a_tribe_grows_until_its_reserve_is_empty() -> None:
    guest = tap(sat_down(), "green " + "figure blue " * 5 + "figure")
    assert tokens(guest) == ["red", "yellow", "green"]


def test_the_field_brings_food_and_the_farmer_wants_it_back() -> None:
    s = tap(sat_down(), "farmer field").s
    assert (due(s), s.meal().missing) == ((8, 1), 8)


def test_a_sand_card_raises_the_limit_and_no_more_can_be_bought_than_lie_there() -> None:
    guest = tap(sat_down(), "green sand sand")
    assert guest.s.fatigue == 17
    assert "sand" not in tokens(guest)
    assert "sand" not in tokens(tap(sat_down("eternal-winter"), "green sand"))


def test_the_extra_card_shortens_the_deck_once() -> None:
    guest = tap(sat_down(), "green extra-card")
    assert guest.s.deck == 32
    assert guest.s.last() == 11
    assert "extra-card" not in tokens(tap(guest, "paid green"))


def test_an_extra_card_may_give_its_own_bonus() -> None:
    guest = tap(sat_down(extra_card="background_bonus"), "green extra-card")
    assert tokens(guest) == ["sand", "green"]
    assert tap(guest, "sand").s.fatigue == 16


def test_an_empty_deck_gives_no_extra_card() -> None:
    guest = sat_down()
    guest.s.deck = 0
    assert "extra-card" not in tokens(tap(guest, "green"))


# --- feeding


def test_each_missing_food_costs_one_and_no_more_can_be_missing_than_the_field_leaves() -> None:
    guest = sat_down(agriculture_start="5")
    tap(guest, "green missing")
    assert tokens(guest) == [str(number) for number in range(1, 8)]
    assert tap(guest, "4").s.fatigue == 11


def test_a_field_that_covers_everything_leaves_nothing_missing() -> None:
    guest = sat_down(agriculture_start="10")
    assert "missing" not in tokens(tap(guest, "builder"))


def test_more_than_the_limit_bears_is_lost_at_once() -> None:
    guest = sat_down("eternal-winter")
    tap(guest, "green missing more")
    assert (guest.s.outcome, guest.s.fatigue, guest.s.survived) == (LOST, 0, 0)


def test_at_limit_1_any_missing_food_is_the_end() -> None:
    guest = sat_down()
    guest.s.fatigue = 1
    assert tap(guest, "green missing").s.outcome == LOST


def test_the_first_three_buildings_are_there_for_sure() -> None:
    guest = sat_down()
    for _ in range(3):
        assert "no-building" not in tokens(tap(guest, "green"))
        tap(guest, "paid")
    assert "no-building" in tokens(tap(guest, "green"))
    tap(guest, "no-building")
    assert (guest.s.given, guest.s.fatigue) == (3, 12)


def test_missing_food_first_and_then_the_building() -> None:
    guest = tap(sat_down(), "green paid " * 3 + "green missing 2")
    assert guest.asked == "HowManyBuildings"
    assert guest.s.fatigue == 13
    assert tap(guest, "no-building").s.fatigue == 10


@pytest.mark.parametrize(
    ("penalty", "said", "given", "fatigue"),
    [
        ("once", "one-building", 3, 17),
        ("once", "no-building", 2, 17),
        ("per_tile", "one-building", 3, 17),
        ("per_tile", "no-building", 2, 14),
        ("all_or_nothing", "one-building", 2, 17),
    ],
)
def test_a_cool_night_asks_for_two(penalty: str, said: str, given: int, fatigue: int) -> None:
    guest = tap(sat_down("cool-night", level2_penalty=penalty), "green paid green")
    if said == "no-building":
        # One building of the first three must be left, unless somebody says that more were given up.
        guest.s.built = -1
    tap(guest, said)
    assert (guest.s.given, guest.s.fatigue) == (given, fatigue)


def test_seventeen_buildings_are_all_there_are() -> None:
    guest = sat_down()
    guest.s.given = 17
    tap(guest, "green")
    assert "no-building" not in tokens(guest)
    assert tap(guest, "paid").s.fatigue == 12


# --- the end


@pytest.mark.parametrize(("level", "rounds"), [("basic", 12), ("large-tribe", 12), ("eternal-winter", 18)])
def test_whoever_outlasts_the_deck_has_won(level: str, rounds: int) -> None:
    guest = sat_down(level)
    for number in range(rounds):
        assert guest.s.last() == rounds
        tap(guest, ("farmer" if number < 5 else "green") + " paid")
    assert (guest.s.outcome, guest.s.survived, guest.s.deck) == (WON, rounds, 0)


def test_sliding_cards_are_replaced_only_when_bought() -> None:
    guest = tap(sat_down(card_refresh="slide"), "green paid")
    assert tokens(guest) == ["0", "1", "2"]
    assert tap(guest, "0").s.deck == 32
    assert tokens(tap(guest, "green sand paid")) == ["1", "2"]
    assert tap(guest, "1 green sand sand paid").s.deck == 27


def test_with_sliding_cards_the_last_purchases_win() -> None:
    guest = sat_down(card_refresh="slide")
    guest.s.deck = 2
    assert tap(guest, "green paid 2").s.outcome == WON


def test_the_account_is_that_of_the_whole_game() -> None:
    guest = tap(sat_down("eternal-winter"), "green missing more")
    result = COMPANION.result(guest.s)
    assert [COMPANION.words.say(line.name, "en") for line in result.lines] == [
        "Rounds survived",
        "Fatigue limit left",
        "Cards left in the deck",
    ]
    assert [line.you for line in result.lines] == [0, 0, 34]
    assert (result.won, result.rule) == (False, "SA-S60")


# --- initiative


def test_a_tribe_rolls_a_die_for_each_figure_once_it_stands() -> None:
    table = COMPANION.deal("large-tribe", seed="K7Q2")
    for token in ("ready", "green", "roll", "blue"):
        table.answer(token)
    s = table.state
    assert isinstance(s, Hunger)
    assert 3 <= s.initiative[1] <= 18
    assert [tribe for tribe in s.initiative if tribe] == [s.initiative[1]]
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
        "Set right by hand: Red 2 → 5",
        "Pay at feeding: 10 → 16 food",
    ]


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


def random_answer(table: Table, random: Random) -> str:
    question = table.question
    assert question is not None
    corrections = [option.token for option in question.options if option.kind == CORRECT]
    answers = [option.token for option in question.options if option.kind != CORRECT]
    return random.choice(corrections if random.random() < 0.05 else answers)


def say_everything(table: Table) -> None:
    words = COMPANION.words
    for language in LANGUAGES:
        for event in table.news:
            COMPANION.book.clause(event.rule)
            assert words.say(event.phrase, language)
            assert words.attribute(event.phrase, "why", language), event
        question = table.question
        if question is not None:
            assert question.text(language)
            for option in question.options:
                if option.kind != CORRECT:
                    assert option.text(language)
        for zone in table.scene.zones:
            assert words.say(zone.title, language)
            for spot in zone.spots:
                assert words.say(spot.name, language)
                assert all(words.say(note, language) for note in spot.notes)
        assert words.say(table.scene.title, language)


@pytest.mark.parametrize("number", range(16))
def test_everything_can_be_said_in_three_languages_and_taken_back(number: int) -> None:
    random = Random(number)
    table = COMPANION.deal(LEVELS[number % 4], seed=number, rulings=READINGS[number * 6 + number % 5])
    say_everything(table)
    stood = []
    while table.question is not None and len(stood) < 40:
        stood.append((table.scene, table.question.phrase, len(table.events)))
        table.answer(random_answer(table, random))
        say_everything(table)
    while stood:
        assert table.undo()
        assert table.question is not None
        assert (table.scene, table.question.phrase, len(table.events)) == stood.pop()
    assert not table.undo()


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
    assert (copy.figures, copy.seen, copy.initiative) != (s.figures, s.seen, s.initiative)
    assert s.figures[0] == 3
