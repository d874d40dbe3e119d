"""What the story and the scene say: the right clause, who sits out, how long it lasts, what is lost."""

import pytest

from soloist.engine.kernel import machine
from soloist.engine.kernel.scene import Mark, Spot
from soloist.games.stone_age.acting import ActInOrder, sits_out
from soloist.games.stone_age.components import CARD_1, CARD_2, TRIBES
from soloist.games.stone_age.effects import GAINS
from soloist.games.stone_age.ending import DiscardCards
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed, meal, tiles_lost
from soloist.games.stone_age.placing import NextTribe, Place
from soloist.games.stone_age.round import Round
from soloist.games.stone_age.state import StoneAge
from soloist.games.stone_age.trading import Payment
from soloist.players.stone_age.rule_of_thumb import GAIN_WORTH
from tests.games.stone_age.acting import acting, empty_deck, hunters, place
from tests.games.stone_age.position import CARD_IDS, GAME, fresh, position
from tests.support.drawing import spot
from tests.support.driving import asked, run, told

CARDS = ("farmer1-dice", "pottery-food7", "music-points")
TILES = ("fixed-wcs", "variety-4-of-2")


def cited(s: StoneAge, message: str) -> list[str]:
    """The clauses of every event of this message, in order."""
    return [event.rule for event in s.story or [] if event.phrase.message == message]


def asks_by(s: StoneAge) -> str:
    """The clause of the step that waits."""
    step = machine.waiting(s)
    return "" if step is None else step.rule


def seen(s: StoneAge, id: str) -> Spot:
    return spot(GAME.scene(s), id)


# --- clauses


@pytest.mark.rule("SA-S05", "SA-S06", "SA-S12")
def test_the_first_cards_and_tiles_are_told_as_set_up() -> None:
    s = fresh()
    clauses = []
    for token in (*CARDS, *TILES):
        clauses.append(asks_by(s))
        run(s, token)
    assert clauses == ["SA-S05", "SA-S05", "SA-S06", "SA-S12", "SA-S12"]
    assert cited(s, "told-card") + cited(s, "told-tile") == clauses


@pytest.mark.rule("SA-S58", "SA-S59")
def test_new_cards_are_told_as_a_refill_and_the_one_on_space_4_as_hunger() -> None:
    s = position()
    run(s, DiscardCards(), "art-tool", "time-field", "writing-dice")
    assert cited(s, "told-card") == ["SA-S58", "SA-S58", "SA-S59"]
    reasons = [GAME.words.attribute(event.phrase, "why", "en") for event in s.story or [] if event.phrase.message == "told-card"]
    assert reasons == [
        "A figure on this card can buy it for 1 resource.",
        "A figure on this card can buy it for 2 resources.",
        "The card on space 4 cannot be bought. It raises the food you owe this round.",
    ]


@pytest.mark.rule("SA-G15")
@pytest.mark.parametrize(
    ("stock", "line"),
    [("", "You cannot pay, so the figure returns without buying."), ("wood", "The figure returns without buying.")],
)
def test_who_cannot_pay_is_told_that_and_who_does_not_want_to_is_not(stock: str, line: str) -> None:
    s = position(cards=("art-tool", None, None), stock=stock)
    s.story = []
    run(s, acting(s, "red", "card-1"), *(["leave"] if stock else []))
    assert GAME.words.say(s.story[-1].phrase, "en") == line


@pytest.mark.rule("SA-S36", "SA-S37")
@pytest.mark.parametrize(
    ("place", "pieces", "sentence"),
    [
        ("building-1", ("wood", "wood", "wood", "clay"), "You pay for the building: 3 wood, 1 clay."),
        ("card-2", ("wood", "gold"), "You pay for the card Pottery: 1 wood, 1 gold."),
    ],
)
def test_a_payment_of_several_pieces_is_one_sentence_once_it_is_whole(place: str, pieces: tuple[str, ...], sentence: str) -> None:
    s = position(cards=CARDS, tiles=("variety-4-of-2", None), stock="wood wood wood wood clay clay clay gold gold gold")
    run(s, acting(s, "red", place), *pieces[:-1])
    assert told(s).count("told-paid") == len(pieces) - 1
    run(s, pieces[-1])
    assert "told-paid" not in told(s)
    whole = next(event for event in s.story or [] if event.phrase.message == "told-paid-for")
    assert GAME.words.say(whole.phrase, "en") == sentence
    assert dict(whole.touched) == {good: -pieces.count(good) for good in pieces}


@pytest.mark.rule("SA-S36")
def test_a_tile_turned_up_after_building_is_told_as_part_of_building() -> None:
    s = position(stock="wood clay stone")
    run(s, acting(s, "red", "building-1"), "build")
    assert asks_by(s) == "SA-S36"
    run(s, "fixed-wwg")
    assert cited(s, "told-tile") == ["SA-S36"]


@pytest.mark.rule("SA-S33", "SA-S35")
def test_only_a_tie_for_the_highest_initiative_is_told_as_one() -> None:
    s = position(tools=(1, 0, 0))
    place(s, "red", "forest", initiative=4)
    place(s, "yellow", "quarry", initiative=9)
    hunters(s, blue=4, green=9)
    run(s, ActInOrder())
    assert (asks_by(s), cited(s, "told-tie")) == ("SA-S33", ["SA-S33"])
    run(s, "red", "6", "6")
    assert (asks_by(s), cited(s, "told-tie-highest")) == ("SA-S35", ["SA-S35"])


# --- who sits out


@pytest.mark.rule("SA-S35")
def test_who_settles_the_last_tie_is_told_who_then_sits_out() -> None:
    s = position()
    hunters(s, red=3, blue=4, green=9)
    place(s, "yellow", "forest", initiative=9)
    run(s, ActInOrder(), "6", "6", "green")
    event = next(event for event in s.story or [] if event.phrase.message == "told-sits-out")
    assert (event.rule, event.phrase.values["tribe"]) == ("SA-S35", "yellow")
    run(s, "6")
    rests = next(event for event in s.story or [] if event.heading == "rest")
    assert rests.phrase.values["tribe"] == "yellow"


@pytest.mark.rule("SA-S35")
def test_with_three_tied_nobody_is_said_to_sit_out_before_two_are_left() -> None:
    s = position()
    hunters(s, blue=2, green=9)
    place(s, "red", "forest", initiative=9)
    place(s, "yellow", "quarry", initiative=9)
    run(s, ActInOrder(), "4", "green")
    assert "told-sits-out" not in told(s)
    run(s, "4", "yellow")
    assert told(s).count("told-sits-out") == 1


def rests(s: StoneAge) -> dict[str, str]:
    return {name: sits_out(s, tribe) for tribe, name in enumerate(TRIBES) if sits_out(s, tribe)}


@pytest.mark.rule("SA-S34", "SA-S35")
def test_it_is_open_who_sits_out_while_a_roll_to_come_can_reach_the_highest() -> None:
    s = position()
    run(s, NextTribe(), "hunt", "11")
    assert rests(s) == {"red": "maybe"}
    s.figures = [4, 2, 2, 2]
    s.initiative[0] = 13
    assert rests(s) == {"red": "sure"}, "two dice never reach 13"


@pytest.mark.rule("SA-S34", "SA-S35")
def test_it_is_certain_who_sits_out_once_all_have_rolled_and_no_tie_is_left() -> None:
    s = position()
    hunters(s, red=3, blue=4, green=9)
    place(s, "yellow", "forest", initiative=9)
    run(s, ActInOrder())
    assert rests(s) == {"yellow": "maybe", "green": "maybe"}
    run(s, "6", "6")
    assert rests(s) == {"yellow": "maybe", "green": "maybe"}
    run(s, "green")
    assert rests(s) == {"yellow": "sure"}
    assert Mark("rests", "sure") in seen(s, "yellow").marks


# --- the clock


@pytest.mark.rule("SA-S61")
@pytest.mark.parametrize(("level", "last"), [("basic", 12), ("eternal-winter", 18)])
def test_the_clock_never_goes_back_while_cards_are_dealt(level: str, last: int) -> None:
    s = GAME.deal(level, seed="K7Q2", fate="ask").deal.start()
    assert isinstance(s, StoneAge)
    clocks = []
    while s.round < 3:
        clocks.append(GAME.scene(s).clock)
        if machine.act(s):
            continue
        step = machine.waiting(s)
        assert step is not None
        s.food = 99
        machine.answer(s, step.possible(s)[-1])
    assert {clock[1] for clock in clocks if clock is not None} == {last}
    rounds = [clock[0] for clock in clocks if clock is not None]
    assert rounds == sorted(rounds) and len(clocks) == len(rounds)


@pytest.mark.rule("SA-S61", "SA-G08")
def test_the_clock_is_true_at_the_end_too() -> None:
    s = position()
    s.then(Feed(), DiscardBuildings(), DiscardCards(), Round())
    assert GAME.scene(s).clock == (1, 12)
    s.fatigue = s.food = 1
    run(s)
    assert (s.outcome, GAME.scene(s).clock) == ("lost", (1, 12))


# --- gains that are lost


@pytest.mark.rule("SA-G13", "SA-G22")
def test_at_4_4_4_the_tool_maker_says_that_all_tools_are_at_their_best() -> None:
    s = position(tools=(4, 4, 4))
    run(s, acting(s, "red", "tool-maker"))
    assert (told(s)[-1], cited(s, "told-tools-best"), "told-tool" in told(s)) == ("told-tools-best", ["SA-G13"], False)


@pytest.mark.rule("SA-G13")
@pytest.mark.parametrize(("card", "answers", "message"), [
    ("art-tool", "", "told-tools-best"),
    ("farmer1-dice", "5-5", "told-tools-best"),
    ("time-field", "", "told-field-best"),
    ("farmer1-dice", "6-6", "told-field-best"),
])  # fmt: skip
def test_a_card_whose_step_is_lost_says_so(card: str, answers: str, message: str) -> None:
    s = position(cards=(card, None, None), field=10, tools=(4, 4, 4), stock="wood")
    run(s, acting(s, "red", "card-1"), "wood", *answers.split())
    assert told(s).count(message) == 1


# --- forecasts


@pytest.mark.rule("SA-S46", "SA-S47", "SA-S53")
@pytest.mark.parametrize("card", ["music-points", "shaman1-gold1", "builder2-dice", "farmer2-dice", "toolmaker2-dice"])
def test_what_the_scene_foresees_is_what_feeding_takes(card: str) -> None:
    s = position(cards=(None, None, card), food=6, field=3, tools=(1, 1, 0), face_down=2, figures=(2, 4, 2, 2))
    s.then(Feed())
    foreseen, missing = meal(s, s.food + s.field), seen(s, "hunger").marks
    run(s)
    assert (15 - s.fatigue, s.food) == (foreseen.missing, 9 - foreseen.paid)
    assert Mark("missing", "", foreseen.missing) in missing


@pytest.mark.rule("SA-S55", "SA-S56", "SA-S63")
@pytest.mark.parametrize("penalty", ["once", "per_tile", "all_or_nothing"])
@pytest.mark.parametrize("built", [0, 1, 2])
def test_what_the_scene_foresees_is_what_lacking_buildings_cost(penalty: str, built: int) -> None:
    s = position("cool-night", built=built, level2_penalty=penalty)
    s.then(DiscardBuildings())
    foreseen, loss = tiles_lost(s), [mark.count for mark in seen(s, "buildings-due").marks if mark.kind == "loss"]
    run(s)
    assert (20 - s.fatigue, built - s.built) == (foreseen.fatigue, foreseen.given)
    assert sum(loss) == foreseen.fatigue


# --- effects


@pytest.mark.rule("SA-S37")
def test_every_kind_of_gain_has_a_worth_to_the_rule_of_thumb() -> None:
    assert set(GAIN_WORTH) == set(GAINS)
    assert len({kind.name for kind in GAINS}) == len(GAINS) == 10


@pytest.mark.rule("SA-G09", "SA-G08", "SA-G13")
@pytest.mark.parametrize(("card", "possible"), [
    ("music-points", False), ("art-tool", False), ("time-field", False), ("writing-extra-card", True), ("pottery-food7", True),
])  # fmt: skip
def test_a_gain_knows_whether_it_would_do_anything(card: str, possible: bool) -> None:
    s = position(cards=(card, None, None), field=10, tools=(4, 4, 4))
    assert s.card(0).gain.possible(s) is possible


@pytest.mark.rule("SA-G10")
def test_cash_is_a_word_of_every_question_in_which_the_card_can_be_spent() -> None:
    s = position(two_resources=1)
    run(s, acting(s, "red", "card-1"))
    step = machine.waiting(s)
    assert asked(s) == "BuyCard" and step is not None
    choice = step.describe(s, step.possible(s)[0])
    assert (choice.token, choice.target, choice.mark, choice.declines) == ("cash", "two-resources", Mark("two-resources"), False)


@pytest.mark.rule("SA-S36", "SA-S37")
@pytest.mark.parametrize("place", ["card-1", "building-1"])
def test_the_figure_that_buys_stays_in_sight_and_its_tribe_is_named_until_the_payment_is_made(place: str) -> None:
    s = position(stock="wood wood wood clay stone")
    run(s, acting(s, "green", place))
    assert [(piece.id, piece.count) for piece in seen(s, place).pieces] == [("green", 1)]
    step = machine.waiting(s)
    assert isinstance(step, Payment)
    assert GAME.words.attribute(step.question(s), "about", "en").startswith("Green. ")
    run(s, "leave")
    assert seen(s, place).pieces == ()


@pytest.mark.rule("SA-G08", "SA-S61")
@pytest.mark.parametrize(("left", "line"), [(3, " The game now ends after round 1."), (4, "")])
def test_an_extra_card_that_shortens_the_game_says_after_which_round_it_ends(left: int, line: str) -> None:
    s = position(cards=("writing-extra-card", None, "music-points"), stock="wood")
    kept = [card for card in CARD_IDS if s.deck[CARD_IDS.index(card)]][:left]
    empty_deck(s, *kept)
    run(s, acting(s, "red", "card-1"), "wood", kept[0])
    text = next(GAME.words.say(event.phrase, "en") for event in s.story or [] if event.phrase.message == "told-extra-card")
    assert text.partition(".")[2] == line


@pytest.mark.rule("SA-S37", "SA-G17")
@pytest.mark.parametrize(
    ("cards", "stock", "said"),
    [(0, "", "You still need 2 resources"), (1, "", "Your two-resources card covers that"), (1, "gold gold", "")],
)
def test_a_place_to_buy_says_what_is_lacking_and_whether_a_card_covers_it(cards: int, stock: str, said: str) -> None:
    s = position(stock=stock, two_resources=cards)
    detail = GAME.words.attribute(Place(0, s.figures[0], 0).phrase(s, CARD_2), "detail", "en")
    assert said in detail and ("still need" in detail) == (not stock)


@pytest.mark.rule("SA-S37", "SA-S28")
@pytest.mark.parametrize(("field", "idle"), [(9, False), (10, True)])
def test_a_card_whose_upper_half_brings_nothing_says_so(field: int, idle: bool) -> None:
    s = position(cards=("time-field", None, "music-points"), field=field)
    detail = GAME.words.attribute(Place(0, s.figures[0], 0).phrase(s, CARD_1), "detail", "en")
    assert ("brings you nothing now" in detail) == idle
