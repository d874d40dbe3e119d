"""Stone Age beside the real board: hunger's clock against the whole game, and single moments of it."""

import pytest

import soloist
from soloist.engine.companion import CORRECT
from soloist.engine.kernel.machine import LOST, WON
from soloist.engine.text.errors import OlderRules
from soloist.engine.text.words import unbroken
from soloist.games.stone_age.companion import COMPANION
from soloist.games.stone_age.companion.state import Hunger
from tests.games.stone_age.companion import EVERY_LEVEL, READINGS, sat_down, tap, tokens
from tests.support.beside import halves
from tests.support.beside.stone_age import play
from tests.support.share import FULL_GAMES


def due(s: Hunger) -> tuple[int, int]:
    return s.meal().figures, s.meal().extra


# --- against the whole game


@EVERY_LEVEL
def test_hunger_beside_the_board_is_the_hunger_of_the_whole_game(level: str) -> None:
    """Half of the games are played by the rule of thumb. Half of both roll initiative here and read the sheet in another way."""
    players = halves(COMPANION.original)
    outcomes, ties = set(), 0
    for number in range(FULL_GAMES):
        rulings = {} if number // 2 % 2 else READINGS[number // 2 % len(READINGS)]
        guest = play(level, number, own_cards=number % 8 < 4, rulings=rulings, player=players[number % 2])
        outcomes.add(guest.s.outcome)
        ties += guest.ties
    assert outcomes == {WON, LOST}
    assert ties >= FULL_GAMES // 4, "two tribes with the highest initiative, where the app rolls"


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
        "Set-up",
        "Set up the base game without expansions",
        "Put a card on spaces 2, 4",
        "Put 2 figures of each colour on your board",
        "Take 20 food",
        "Put the 3 “1–7” buildings on your board",
        "Put a food token on 10",
        "Put the field marker on 0",
    ]


@pytest.mark.rule("SA-S14", "SA-S15", "SA-S16")
def test_the_set_up_says_where_every_figure_goes() -> None:
    table = COMPANION.deal("large-tribe", seed="K7Q2")
    small = [COMPANION.words.attribute(event.phrase, "detail", "en") for event in table.events]
    assert "5 of each beside it as a reserve, 1 of each on 0 of the score track (initiative), the others in the box" in small


@pytest.mark.rule("SA-S01", "SA-S02", "SA-S61")
@pytest.mark.parametrize(
    ("level", "refresh", "aim"),
    [
        ("basic", "discard_all", "Survive 12 rounds to win."),
        ("eternal-winter", "discard_all", "Survive 18 rounds to win."),
        ("basic", "slide", "Survive until the deck is empty to win."),
    ],
)
def test_the_aim_is_told_before_the_first_round(level: str, refresh: str, aim: str) -> None:
    question = COMPANION.deal(level, seed="K7Q2", rulings={"card_refresh": refresh}).question
    assert question is not None and question.about("en") == f"{aim} No points."


@pytest.mark.rule("SA-S03", "SA-S06", "SA-S11", "SA-S12", "SA-S18")
def test_the_set_up_says_what_things_are_for() -> None:
    words = COMPANION.words
    small = " ".join(words.attribute(event.phrase, "detail", "en") for event in COMPANION.deal("basic", seed="K7Q2").events)
    for told in (
        "on space 4 it covers the price",
        "discard 1 each round. None left: limit −3. Shuffle the others",
        "This fatigue token shows your limit",
    ):
        assert told in small


@pytest.mark.rule("SA-S55", "SA-S56", "SA-S63")
@pytest.mark.parametrize(
    ("level", "penalty", "said"),
    [
        ("basic", "all_or_nothing", "discard 1 each round. None left: limit −3. "),
        ("cool-night", "once", "discard 2 each round. Too few: discard those you have, limit −3. "),
        ("cool-night", "per_tile", "discard 2 each round. Limit −3 for each one missing. "),
    ],
)
def test_the_set_up_says_what_a_missing_building_costs(level: str, penalty: str, said: str) -> None:
    """It was first told in the round in which none may be left, too late to build one."""
    table = COMPANION.deal(level, seed="K7Q2", rulings={"level2_penalty": penalty})
    assert any(COMPANION.words.attribute(event.phrase, "detail", "en").startswith(said) for event in table.events)


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
        "Green card: costs 4 food",
        "Shaman: costs 2 food",
        "Builder: costs 0 food",
        "Farmer: costs 3 food",
        "Toolmaker: costs your tool value",
    ]


@pytest.mark.rule("SA-S50", "SA-S52")
def test_a_kind_that_asks_for_a_number_does_not_say_one() -> None:
    """It said +0 food to people who had tools."""
    assert asked("basic", "tools=12")[1][4] == "Toolmaker: costs 12 food"
    table = COMPANION.deal("basic", seed="K7Q2", rulings={"builder_counts": "on_board"})
    table.answer("ready")
    assert table.question is not None
    assert table.question.options[2].text("en") == "Builder: 1 food per building"


@pytest.mark.rule("SA-S48", "SA-S49", "SA-S50", "SA-S51", "SA-S52")
@pytest.mark.parametrize(
    ("card", "paid"),
    [
        ("green", "(figures 8, green card 4)"),
        ("shaman", "(figures 8, largest tribe 2)"),
        ("builder", "(figures 8, discarded buildings 2)"),
        ("farmer", "(figures 8, farmer card 3)"),
        ("toolmaker 5", "(figures 8, tools 5)"),
    ],
)
def test_the_food_due_says_what_the_card_counts(card: str, paid: str) -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "field=3", "given=2", *card.split()):
        table.answer(token)
    assert [said for event in table.news if (said := COMPANION.words.say(event.phrase, "en")).endswith(paid)]


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


@pytest.mark.rule("SA-S52", "SA-G11")
@pytest.mark.parametrize(
    ("language", "cards"),
    [
        ("en", "No one-use tool cards."),
        ("fr", "Outils à usage unique exclus."),
        ("de", "Einmalwerkzeuge zählen nicht."),
    ],
)
def test_one_use_tools_are_not_counted_and_a_value_that_nobody_told_is_not_shown(language: str, cards: str) -> None:
    first, _ = asked("basic", "toolmaker", language=language)
    again, _ = asked("basic", "tools=5", "toolmaker", language=language)
    assert first.endswith(cards)
    assert again.startswith(first) and again.endswith(" 5.")


@pytest.mark.rule("SA-S52")
def test_the_value_of_tools_is_unknown_until_a_toolmaker_asks_for_it() -> None:
    """It showed 0 to people who had tools."""
    shown = []
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "green", "paid", "toolmaker", "5", "paid", "green"):
        table.answer(token)
        shown += [spot.value for zone in table.scene.zones for spot in zone.spots if spot.id == "tools"]
    assert shown == [None, None, None, None, 5, 5, 5]


@pytest.mark.rule("SA-S50", "SA-S52")
@pytest.mark.parametrize("card", ["toolmaker", "builder"])
def test_the_food_is_not_added_up_before_it_is_known(card: str) -> None:
    """It said that the tools cost 0 and what the supply has to pay, while it asked for the tools."""
    table = COMPANION.deal("basic", seed="K7Q2", rulings={"builder_counts": "on_board"})
    listed = []
    for token in ("ready", card, "5"):
        table.answer(token)
        listed.append({spot.id: spot.value for zone in table.scene.zones if zone.id == "hunger" for spot in zone.spots})
    assert listed[1] == {"eaten": 8, "card-4": None, "buildings-due": 1}
    assert listed[2] == {"eaten": 8, "card-4": 5, "food-due": 13, "field-food": 0, "to-find": 13, "buildings-due": 1}


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


@pytest.mark.rule("SA-S45", "SA-S46", "SA-S56")
def test_the_list_of_food_has_a_total_and_says_what_a_missing_building_costs() -> None:
    """\"10 of it from the field\" stood below 8 food, and the −3 only in another list."""
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "given=3", "field=9", "shaman", "missing"):
        table.answer(token)
    spots = {spot.id: spot for zone in table.scene.zones if zone.id == "hunger" for spot in zone.spots}
    assert [spots[id].value for id in ("food-due", "field-food", "to-find")] == [10, 9, 1]
    notes = [COMPANION.words.say(note, "en") for note in spots["buildings-due"].notes]
    assert notes == ["1 building at the end of the round", "None left: limit −3"]
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "field=10", "builder"):
        table.answer(token)
    spots = {spot.id: spot for zone in table.scene.zones if zone.id == "hunger" for spot in zone.spots}
    assert [spots[id].value for id in ("food-due", "field-food", "to-find")] == [8, 8, 0]


# --- meanwhile


def test_newcomers_eat_at_once_and_count_for_the_shaman() -> None:
    guest = tap(sat_down(), "green figure yellow paid shaman figure yellow")
    assert guest.s.figures == [2, 2, 4, 2]
    assert due(guest.s) == (10, 4)


@pytest.mark.rule("SA-S25", "SA-G01")
def test_the_hut_gives_one_figure_a_round() -> None:
    """ "Figure" was tapped twice for the same pair, and the tribes ate too much from then on."""
    assert "figure" not in tokens(tap(sat_down(), "green figure blue"))
    assert "figure" in tokens(tap(sat_down(), "green figure blue paid green"))


def test_a_record_of_earlier_rules_is_read_up_to_the_second_figure_of_a_round() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    table.answer("ready", "green", "figure", "red")
    record = table.record().replace(f"\nrules: {COMPANION.revision}", "\nrules: 1")
    assert soloist.read(record).record().count("figure red") == 1
    with pytest.raises(OlderRules):
        soloist.read(record.replace("figure red", "figure red figure red"))


@pytest.mark.rule("SA-G01")
def test_the_question_for_the_tribe_says_that_the_hut_decides() -> None:
    assert asked("basic", "green", "figure")[0] == "The 2 figures in the hut show the colour."


def test_a_tribe_grows_until_its_reserve_is_empty() -> None:
    guest = tap(sat_down(), "green figure blue paid " * 5 + "green figure")
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


@pytest.mark.rule("SA-G08")
@pytest.mark.parametrize(
    ("language", "name"), [("en", "Extra card (writing)"), ("fr", "Carte en plus (écriture)"), ("de", "Zusatzkarte (Schrift)")]
)
def test_the_extra_card_is_not_taken_for_any_card_drawn(language: str, name: str) -> None:
    """\"Card drawn\" was tapped for the cards of every round, and the game became a round shorter."""
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "green"):
        table.answer(token)
    assert table.question is not None
    assert name in [unbroken(option.name(language)) for option in table.question.options]


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


def asked(level: str, *answers: str, language: str = "en") -> tuple[str, list[str]]:
    """What the question is about after these answers, and its answers."""
    table = COMPANION.deal(level, seed="K7Q2")
    for token in ("ready", *answers):
        table.answer(token)
    assert table.question is not None
    options = [option.text(language) for option in table.question.options if option.kind == ""]
    return table.question.about(language), options


@pytest.mark.rule("SA-S54", "SA-S55", "SA-S56", "SA-S63")
def test_every_answer_says_what_it_means_for_food_and_for_buildings() -> None:
    """\"No building\" was tapped with food missing too, and the missing food was forgotten."""
    assert asked("basic", "green")[1] == ["All paid: 1 building discarded", "Food is missing: limit −1 each"]
    assert asked("basic", "given=3", "green")[1][2] == "Paid, I have none: limit −3, then 12"
    assert asked("cool-night", "given=3", "green")[1] == [
        "All paid: 2 buildings discarded",
        "Food is missing: limit −1 each",
        "Paid, I have none: limit −3, then 17",
        "Paid, I have 1: limit −3, then 17",
    ]
    assert asked("basic", "given=3", "green", "missing", "1")[1] == ["1 building discarded", "No, I have none: limit −3, then 11"]
    assert asked("basic", "given=17", "green")[1][0] == "All paid: limit 12"


@pytest.mark.rule("SA-S60")
@pytest.mark.parametrize(
    ("language", "lost"), [("en", "limit 0: you lose"), ("fr", "limite 0 : c’est perdu"), ("de", "Grenze 0, du verlierst")]
)
def test_every_answer_that_loses_the_game_says_so(language: str, lost: str) -> None:
    """\"Limit −3, then 0\" named the loss on some ways and not on others."""

    def losing(*answers: str) -> list[bool]:
        return [text.endswith(lost) for text in asked("basic", *answers, language=language)[1]]

    assert losing("given=3", "limit=3", "green") == [False, False, True]
    assert losing("given=3", "limit=5", "green", "missing", "2") == [False, True]
    assert losing("given=17", "limit=3", "green") == [True, False]
    assert losing("limit=1", "green") == [False, True]


@pytest.mark.rule("SA-S56", "SA-S63")
def test_the_question_says_what_too_few_buildings_cost_where_they_are_certainly_too_few() -> None:
    assert asked("cool-night", "given=15", "green")[0] == "First tap what you gained. Then discard 2 buildings."
    assert asked("cool-night", "given=16", "green")[0] == "First tap what you gained. Too few buildings: limit −3."
    assert asked("basic", "given=17", "green")[0] == "First tap what you gained. Too few buildings: limit −3."


@pytest.mark.rule("SA-S55", "SA-S56", "SA-S63")
@pytest.mark.parametrize(
    ("level", "given", "penalty", "detail"),
    [
        ("basic", 2, "once", ""),
        ("basic", 3, "once", ". None left: limit −3"),
        ("basic", 17, "once", None),
        ("cool-night", 1, "once", ""),
        ("cool-night", 2, "once", ". Too few: discard those you have, limit −3"),
        ("cool-night", 2, "per_tile", ". Limit −3 for each one missing"),
        ("cool-night", 2, "all_or_nothing", ". Too few: discard none, limit −3"),
        ("cool-night", 16, "once", ""),
    ],
)
def test_the_building_line_says_what_a_missing_building_costs_where_one_may_be_missing(
    level: str, given: int, penalty: str, detail: str | None
) -> None:
    """\"Paid, no building\" was taken for a free choice, and nothing said why it costs 3."""
    table = COMPANION.deal(level, seed="K7Q2", rulings={"level2_penalty": penalty})
    for token in ("ready", f"given={given}", "green"):
        table.answer(token)
    told = [event.phrase for event in table.news if event.phrase.message == "told-give-up"]
    small = [COMPANION.words.attribute(phrase, "detail", "en") for phrase in told]
    assert small == ([] if detail is None else ["face down beside your board" + detail])


@pytest.mark.rule("SA-S55")
def test_the_question_for_the_building_says_that_it_must_go() -> None:
    assert asked("basic", "given=3", "green", "missing", "1")[0] == "You must discard 1 building if you can."
    assert asked("cool-night", "given=3", "green", "missing", "1")[0] == "You must discard 2 buildings if you can."


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


# --- what is said while you feed


@pytest.mark.rule("SA-S45", "SA-S46", "SA-S55")
def test_the_feeding_lines_stand_in_the_question_until_you_have_fed() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "field=1", "green"):
        table.answer(token)
    for event, food in (("sand", 1), ("field", 1), ("figure", 2)):
        assert table.question is not None
        assert table.question.heading("en") == "End of round: 12 food paid?"
        assert table.question.about("en").endswith(f"The field gives {food}. Then discard 1 building.")
        table.answer(event)


@pytest.mark.rule(
    "SA-S22", "SA-S23", "SA-S24", "SA-S25", "SA-S26", "SA-S27", "SA-S32", "SA-S33", "SA-S34", "SA-S36", "SA-S37", "SA-S38",
    "SA-S39", "SA-S40", "SA-S41", "SA-S42", "SA-S43", "SA-G01", "SA-G03", "SA-G04",
)  # fmt: skip
def test_a_round_is_told_in_the_order_in_which_it_is_played() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "green"):
        table.answer(token)
    said = [COMPANION.words.say(event.phrase, "en") for event in table.news]
    small = " ".join(COMPANION.words.attribute(event.phrase, "detail", "en") for event in table.news)
    assert said == [
        "Green card on space 4",
        "Place one whole colour, roll, then the next colour",
        "Lowest initiative acts first, the highest sits out",
        "Card bought: take its upper half, green +2 food",
        "Pay 12 food (figures 8, green card 4)",
        "Discard 1 building",
    ]
    for words in (
        "1 die per figure, no tools",
        "Marker to the sum: its initiative",
        "Several places are allowed",
        "with room as for 4 players",
        "Hunting: any number",
        "2 figures of one colour",
        "in a tie you choose who acts, the last colour sits out",
        "You choose the order of actions",
        "Each tool serves once for all colours",
        "all figures come home, all initiative to 0",
        "sand card: limit +1",
        "Card with six die faces: roll 2 dice, no tools, choose 1",
        "Discard used cards",
        "Buildings go on your board. No points",
    ):
        assert words in small


@pytest.mark.rule("SA-G07")
@pytest.mark.parametrize(("number", "told"), [(6, False), (7, True), (12, True)])
def test_that_an_empty_pile_ends_nothing_is_told_once_a_pile_can_be_empty(number: int, told: bool) -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", f"round={number}", "green"):
        table.answer(token)
    small = " ".join(COMPANION.words.attribute(event.phrase, "detail", "en") for event in table.news)
    assert ("An empty pile of buildings does not end the game" in small) == told


@pytest.mark.rule("SA-S53")
def test_the_question_for_missing_food_says_that_resources_can_replace_it() -> None:
    about, _ = asked("basic", "field=2", "green", "missing")
    assert about == "Due: 12. Field: 2, rest: 10. If food runs short, 1 resource replaces 1 food."
    about, _ = asked("basic", "green", "missing")
    assert about == "Food due: 12. If food runs short, 1 resource replaces 1 food."


@pytest.mark.rule("SA-S57", "SA-G12")
def test_tools_are_made_ready_before_the_cards_of_the_next_question() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "green", "paid"):
        table.answer(token)
    assert [COMPANION.words.say(event.phrase, "en") for event in table.news][-2:] == [
        "Tools ready, figures home, all initiative on 0",
        "New cards on 1, 2, 4: deck 33 → 30",
    ]


@pytest.mark.rule("SA-S57", "SA-S58", "SA-S59", "SA-S65")
@pytest.mark.parametrize(
    ("level", "refresh", "answers", "about"),
    [
        ("basic", "discard_all", "", "Card 4 cannot be bought."),
        (
            "basic",
            "discard_all",
            "green paid",
            "First discard all cards on the board and refill 1, 2, 4. Card 4 cannot be bought.",
        ),
        (
            "eternal-winter",
            "discard_all",
            "green paid",
            "First discard all cards on the board and refill 2, 4. Card 4 cannot be bought.",
        ),
        (
            "basic",
            "discard_all",
            "deck=3 green paid",
            "First discard all cards on the board and refill 1, 2, 4. This is the last round.",
        ),
        ("basic", "slide", "green paid 1", "First discard card 4, slide the others, refill. Card 4 cannot be bought."),
    ],
)
def test_the_question_for_the_card_says_that_the_cards_are_replaced_first(
    level: str, refresh: str, answers: str, about: str
) -> None:
    """The line that says it was below the edge of the screen, and the answer removes it."""
    table = COMPANION.deal(level, seed="K7Q2", rulings={"card_refresh": refresh})
    for token in ("ready", *answers.split()):
        table.answer(token)
    assert table.question is not None and table.question.about("en") == about


@pytest.mark.rule("SA-S61")
def test_the_last_round_is_told_first() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "deck=0", "green"):
        table.answer(token)
    assert COMPANION.words.say(table.news[1].phrase, "en") == "Survive this round to win"


@pytest.mark.rule("SA-S54")
def test_a_correction_while_food_is_missing_leaves_an_answer() -> None:
    """The field is larger than it was told, so nothing is missing after all."""
    table = COMPANION.deal("eternal-winter", seed="K7Q2")
    for token in ("ready", "builder", "missing", "field=10"):
        table.answer(token)
    assert table.question is not None
    assert [option.token for option in table.question.options if option.kind != CORRECT] == ["none-missing"]
    table.answer("none-missing")
    s = table.state
    assert isinstance(s, Hunger)
    assert (s.fatigue, s.given, s.round) == (10, 1, 2)
