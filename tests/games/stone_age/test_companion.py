"""Stone Age beside the real board: hunger's clock against the whole game, and single moments of it."""

import pytest

import soloist
from soloist.engine.kernel.machine import LOST, WON
from soloist.engine.text.errors import OlderRules
from soloist.engine.text.words import unbroken
from soloist.games.stone_age.companion import COMPANION
from tests.games.stone_age.companion import EVERY_LEVEL, READINGS, asked, due, sat_down, tap, tokens
from tests.support.beside import halves
from tests.support.beside.stone_age import play
from tests.support.share import FULL_GAMES

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


# --- the end, and what is said in each round


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
