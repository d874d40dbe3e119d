"""A review: luck and decisions add up, mistakes are found and named, luck is not called skill, and what is broken is refused."""

import json
from dataclasses import replace
from itertools import pairwise
from math import exp
from random import Random
from statistics import mean
from typing import Any

import pytest

import soloist
from soloist.coach import grading
from soloist.coach.grading import FIRST_GAMES, LATER_GAMES, Asked, Grader, Level, decisions, review
from soloist.coach.linking import linked, with_luck
from soloist.coach.review import BadReview, Judged, Moment, Review, place_name, question
from soloist.coach.statistics import set_right
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance
from soloist.engine.kernel.story import FATE, YOU
from soloist.engine.question import FORCED
from soloist.engine.table import Table
from soloist.players.budget import Budget
from soloist.players.search import Search, Tried
from tests.support.levels import any_game, rest_slow
from tests.support.playing import LEARNED, played
from tests.walks.walk import walk

LONG = Budget(tries=200)
"""A budget that treats Peloponnes like a long game, in which no whole games are played from every answer."""


def short(table: Table, tries: int = 4, seed: str = "review") -> Review:
    return review(table, tries=tries, seed=seed)


# --- it adds up


@pytest.mark.parametrize(
    "level", ["soldier", *(pytest.param(level, marks=pytest.mark.slow) for level in ("sergeant", "officer", "general"))]
)
def test_start_luck_and_decisions_are_the_result(level: str) -> None:
    table = walk("peloponnes", level)[-1]
    found = short(table)
    assert found.start + found.luck + found.decisions == pytest.approx(found.result, abs=1e-9)
    assert found.result == {"won": 1.0, "drawn": 0.5, "lost": 0.0}[table.state.outcome]
    chance = found.start
    for moment in found.moments:
        assert moment.chance_before == pytest.approx(chance, abs=1e-9), "no step is missing"
        assert moment.decision <= 0 and (moment.decision < 0) == moment.mistake == (moment.best != moment.chosen)
        chance = moment.chance_after + moment.luck
    assert chance == pytest.approx(found.result, abs=1e-9)


@pytest.mark.parametrize("game", rest_slow([game for game in LEARNED if game != "peloponnes"]))
def test_it_adds_up_in_the_long_games_too(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = decisions
    monkeypatch.setattr(grading, "decisions", lambda table: whole(table)[-8:])
    found = short(played(game, "K7Q2"), tries=2)
    assert len(found.moments) == 8
    assert found.start + found.luck + found.decisions == pytest.approx(found.result, abs=1e-9)


def drawn_after(table: Table, number: int, next: int) -> bool:
    """Whether dice or cards could have fallen differently between two answers."""
    s, found = table.deal.start(), False
    for place, given in enumerate(table.log[:next]):
        step = machine.waiting(s)
        assert step is not None
        found = found or (place > number and isinstance(step, Chance) and len(step.possible(s)) > 1)
        machine.answer(s, given.option)
    return found


def agrees_with_itself(moment: Moment) -> bool:
    """Whether the list of options agrees with the verdict."""
    listed = {one.token: one.chance for one in moment.options}
    in_order = [*listed.values()] == sorted(listed.values(), reverse=True) and moment.options[0].token == moment.best
    in_range = all(0 <= one.low <= one.chance <= one.high <= 1 for one in moment.options)
    at_their_places = (listed[moment.chosen], listed[moment.best]) == (moment.chance_after, moment.chance_before)
    return in_order and in_range and at_their_places and moment.mistake == (moment.chance_after < moment.chance_before)


@any_game
def test_luck_stands_only_where_something_was_drawn_and_lists_agree_with_verdicts(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = decisions
    monkeypatch.setattr(grading, "decisions", lambda table: whole(table)[-12:])
    table = played(game, "K7Q3")
    found = short(table, tries=2)
    numbers = [*(moment.number for moment in found.moments), len(table.log)]
    drawn = [drawn_after(table, one, next) for one, next in pairwise(numbers)]
    assert len({*drawn}) == 2, "both kinds are there to be seen"
    assert [moment.luck for moment, random in zip(found.moments, drawn, strict=True) if not random and moment.luck] == []
    assert any(moment.luck for moment in found.moments)
    assert found.start + found.luck + found.decisions == pytest.approx(found.result, abs=1e-9)
    assert [moment for moment in found.moments if not agrees_with_itself(moment)] == []


def test_a_whole_game_with_mistakes_agrees_with_itself() -> None:
    found = short(walk("peloponnes", "general")[-1], tries=12)
    assert found.mistakes
    assert [moment for moment in found.moments if not agrees_with_itself(moment)] == []


# --- from answer to answer


def judged(**chances: float) -> tuple[Judged, ...]:
    return tuple(Judged(token, chance, max(0.0, chance - 0.1), min(1.0, chance + 0.1)) for token, chance in chances.items())


CALM = Moment(1, "round-1", 0.5, 0.5, 0.0, 0.0, "yours", "yours", judged(yours=0.4, other=0.6, poor=0.1), False)
MISTAKE = replace(CALM, chance_before=0.7, decision=-0.2, best="other", mistake=True)


def test_where_nothing_is_drawn_the_later_judgement_counts_for_both_answers() -> None:
    later = replace(CALM, number=2, chance_before=0.3, chance_after=0.3)
    assert [moment.chance_after for moment in linked([CALM, later], [False, True], 1.0)] == [0.3, 0.3]
    assert [moment.chance_after for moment in linked([CALM, later], [True, True], 1.0)] == [0.5, 0.3]


def test_after_the_last_draw_the_result_counts() -> None:
    assert [moment.chance_after for moment in linked([CALM, CALM], [True, False], 1.0)] == [0.5, 1.0]


def test_a_mistake_costs_the_same_wherever_the_chance_stands() -> None:
    mistake, calm = linked([MISTAKE, replace(CALM, chance_before=0.3, chance_after=0.3)], [False, True], 0.0)
    assert mistake.mistake and mistake.chance_after == calm.chance_before == 0.3
    assert mistake.chance_before == pytest.approx(0.5) and mistake.decision == pytest.approx(-0.2)
    assert agrees_with_itself(mistake)


def test_where_the_game_was_won_anyway_nothing_was_a_mistake() -> None:
    (moment,) = linked([MISTAKE], [False], 1.0)
    assert not moment.mistake and (moment.best, moment.decision, moment.reasons) == ("yours", 0.0, ())
    assert agrees_with_itself(moment)


def test_what_was_not_shown_to_be_better_stands_level_with_yours() -> None:
    (moment,) = linked([CALM], [True], 1.0)
    assert [(one.token, round(one.chance, 2)) for one in moment.options] == [("yours", 0.5), ("other", 0.5), ("poor", 0.14)]


def test_options_stand_between_yours_and_the_best_as_the_first_tries_found_them() -> None:
    options = judged(yours=0.2, other=0.6, middle=0.4, same=0.2)
    (moment,) = linked([replace(MISTAKE, options=options)], [True], 0.0)
    listed = {one.token: one.chance for one in moment.options}
    assert listed == pytest.approx({"other": 0.7, "middle": 0.6, "yours": 0.5, "same": 0.5})


# --- what is graded


def test_every_real_decision_is_graded_and_no_forced_answer_and_no_draw() -> None:
    table = played("peloponnes", "K7Q2")
    moments = short(table, tries=1).moments
    assert {given.by for given in table.log} == {YOU, FORCED, FATE}
    assert [moment.number for moment in moments] == [number for number, given in enumerate(table.log) if given.by == YOU]
    for moment in moments:
        asked = question(table, moment)
        assert len(asked.options) > 1 and {one.token for one in moment.options} <= {one.token for one in asked.options}
        assert moment.chosen == table.log[moment.number].token


def test_what_real_dice_and_cards_said_is_no_decision_of_yours() -> None:
    seeded = played("peloponnes", "K7Q2")
    asked = soloist.read(seeded.record().replace("fate: seed", "fate: ask"))
    assert [one.number for one in decisions(asked)] == [one.number for one in decisions(seeded)]


# --- mistakes


def planted(table: Table, number: int, wins: dict[int, list[float]], monkeypatch: pytest.MonkeyPatch) -> Moment:
    """The moment of an answer whose options win with these shares: in the first tries, then in the fresh ones."""
    looks: list[Search] = []

    class Planted(Search):
        def try_all(self, left: list[Tried], times: int) -> None:
            if self not in looks:
                looks.append(self)
            for tried in left:
                share = wins.get(tried.option, [0.5, 0.5])[looks.index(self)]
                noise = Random(f"{tried.option} {looks.index(self)} {self.lucks}")
                new = [float(noise.random() < share) for _ in range(times)]
                tried.wins += new
                tried.rewards += new
            self.lucks += times

    monkeypatch.setattr(grading, "Search", Planted)
    asked = next(one for one in decisions(table) if one.number == number)
    return Grader(table, 200, "planted").grade(asked)


def first_choice(table: Table) -> Asked:
    return next(one for one in decisions(table) if len(one.step.possible(one.s)) > 3)


def test_a_planted_mistake_is_found_named_and_shown_with_its_fresh_value(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("peloponnes", "K7Q2")
    asked = first_choice(table)
    better = next(option for option in asked.step.possible(asked.s) if option != asked.option)
    moment = planted(table, asked.number, {better: [0.9, 0.8], asked.option: [0.2, 0.3]}, monkeypatch)
    assert moment.mistake and moment.best == asked.step.describe(asked.s, better).token
    assert moment.chance_before == pytest.approx(0.8, abs=0.06) and moment.chance_after == pytest.approx(0.3, abs=0.06)
    assert moment.decision == moment.chance_after - moment.chance_before


def test_what_turns_round_on_fresh_tries_was_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best of several noisy estimates is usually too high."""
    table = played("peloponnes", "K7Q2")
    asked = first_choice(table)
    better = next(option for option in asked.step.possible(asked.s) if option != asked.option)
    moment = planted(table, asked.number, {better: [0.9, 0.5], asked.option: [0.4, 0.5]}, monkeypatch)
    assert not moment.mistake and moment.decision == 0 and moment.best == moment.chosen
    assert moment.chance_before == moment.chance_after == pytest.approx(0.5, abs=0.08), "by the fresh tries"


def test_what_is_within_its_error_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("peloponnes", "K7Q2")
    asked = first_choice(table)
    moment = planted(table, asked.number, {}, monkeypatch)
    assert not moment.mistake and moment.decision == 0


@pytest.mark.slow
def test_a_mistake_really_made_is_found_and_the_coach_knows_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Always passing is bad. As in a long game, short tries find candidates, and whole games confirm them."""
    monkeypatch.setattr(grading, "budget_of", lambda game: LONG)
    monkeypatch.setattr(grading, "SUSPECT_GAMES", 150)
    table = soloist.GAMES["peloponnes"].deal(seed="K7Q2")
    while (asked := table.question) is not None:
        tokens = [option.token for option in asked.options]
        table.answer("pass" if "pass" in tokens else tokens[0])
    found = short(table, tries=20)
    passed = [moment for moment in found.mistakes if moment.chosen == "pass"]
    assert passed and all(moment.best != "pass" for moment in passed)
    assert found.costliest[0].decision == min(moment.decision for moment in found.moments)
    assert len(found.costliest) <= 3
    assert any(moment.reasons for moment in found.mistakes)


# --- luck


def test_a_planted_piece_of_luck_is_not_called_skill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games are the same up to the middle, and then chance differs. The answers before that get the same grades."""
    monkeypatch.setattr(grading, "budget_of", lambda game: LONG)
    table = soloist.read(played("peloponnes", "K7Q2").record().replace("fate: seed", "fate: ask"))
    before_draws = [asked.number for asked in decisions(table) if asked.drawn]
    last = before_draws[len(before_draws) // 2]
    ends = [ends_by_chance(table, last, seed) for seed in (1, 2)]
    assert ends[0].record() != ends[1].record()
    one, other = (short(end, tries=3) for end in ends)
    graded = len([moment for moment in one.moments if moment.number <= last])
    assert one.moments[: graded - 1] == other.moments[: graded - 1], "what came later changes nothing of what was before"
    assert one.moments[graded - 1].decision == other.moments[graded - 1].decision
    assert one.moments[graded - 1].chance_after == other.moments[graded - 1].chance_after
    lucks = [[moment.luck for moment in found.moments[graded - 1 :]] for found in (one, other)]
    assert lucks[0] != lucks[1]


def test_a_lucky_draw_lifts_the_chance_and_no_decision() -> None:
    calm = Moment(1, "round-1", 0.4, 0.4, 0.0, 0.0, "pass", "pass", (), False)
    lucky, last = with_luck([calm, replace(calm, number=2, chance_before=0.9, chance_after=0.9)], 1.0)
    assert lucky.luck == pytest.approx(0.5) and last.luck == pytest.approx(0.1)
    assert lucky.decision == last.decision == 0


def game_of_chance(random: Random) -> tuple[list[float], list[list[float]], float]:
    """Sixty answers that change nothing, with luck between them: the chances to win, whole games from each, and the result."""
    odds, chances, wins = 0.0, list[float](), list[list[float]]()
    for number in range(60):
        chances.append(1 / (1 + exp(-odds)))
        games = FIRST_GAMES if not number else LATER_GAMES
        wins.append([float(random.random() < chances[-1]) for _ in range(games)])
        odds += random.gauss(0, 0.2)
    return chances, wins, float(random.random() < chances[-1])


def test_what_was_learned_wrongly_does_not_come_back_as_luck() -> None:
    """The learned chances are far too low throughout. They are corrected from the first answer on, and the mean luck is 0."""
    random, lucks, wrong = Random(7), list[float](), list[float]()
    for _ in range(150):
        chances, games, result = game_of_chance(random)
        learned = [set_right(chance, -1.5) for chance in chances]
        level, blank = Level(), Moment(1, "round-1", 0.0, 0.0, 0.0, 0.0, "pass", "pass", (), False)
        found = [
            level.set_right(replace(blank, chance_before=one, chance_after=one), wins)
            for one, wins in zip(learned, games, strict=True)
        ]
        assert found[0].chance_after == pytest.approx(chances[0], abs=0.2)
        assert mean(abs(one.chance_after - chance) for one, chance in zip(found, chances, strict=True)) < 0.15
        lucks.append(sum(moment.luck for moment in with_luck(found, result)))
        wrong.append(result - learned[0])
    assert abs(mean(lucks)) < 0.1 < 0.2 < mean(wrong)


def ends_by_chance(table: Table, last: int, seed: int) -> Table:
    """The same game up to this answer, then random chips and tiles, entered like real ones."""
    asked = soloist.read(table.at(last).record().replace("fate: seed", "fate: ask"))
    asked.answer(table.log[last].token)
    random = Random(seed)
    while (question := asked.question) is not None:
        asked.answer(random.choice(question.options).token)
    return asked


# --- the same again, taken back, refused


@pytest.mark.slow
def test_two_reviews_with_one_seed_agree_and_progress_is_told() -> None:
    table, told = played("peloponnes", "K7Q2"), list[tuple[int, int]]()
    one = review(table, lambda done, of: told.append((done, of)), tries=3)
    assert one == short(table, tries=3) != short(table, tries=3, seed="another")
    assert told == [(done, len(one.moments)) for done in range(len(one.moments) + 1)]


@pytest.mark.slow
def test_in_a_long_game_whole_games_confirm_after_the_last_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grading, "budget_of", lambda game: LONG)
    table, told = played("peloponnes", "K7Q2"), list[tuple[int, int]]()
    one = review(table, lambda done, of: told.append((done, of)), tries=3)
    assert one == short(table, tries=3)
    steps = len(one.moments) + grading.SUSPECTS
    assert told == sorted(told) and told[0] == (0, steps) and told[-1] == (steps, steps)


def test_a_table_with_answers_taken_back_says_so() -> None:
    table = soloist.GAMES["peloponnes"].deal(seed="K7Q2", any_order=False)
    table.answer("pass")
    assert table.undo()
    while (asked := table.question) is not None:
        table.answer(asked.options[0].token)
    assert short(table, tries=1).taken_back == 1
    assert short(played("peloponnes", "K7Q2"), tries=1).taken_back == 0


def test_what_cannot_be_reviewed_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadReview, match="only a finished game"):
        review(soloist.GAMES["peloponnes"].deal())
    with pytest.raises(BadReview, match="nothing to review"):
        review(soloist.COMPANIONS["peloponnes"].deal())


# --- as JSON


@pytest.fixture(scope="module")
def table() -> Table:
    return played("peloponnes", "K7Q2")


@pytest.fixture(scope="module")
def text(table: Table) -> str:
    return short(table).to_json(table)


def test_a_review_comes_back_from_its_json_as_it_was(table: Table, text: str) -> None:
    found = Review.from_json(text, table)
    assert found.to_json(table) == text
    assert {place_name(table, moment, "de") for moment in found.moments} >= {"Runde 1", "Runde 8"}


@pytest.mark.parametrize("part", ["version", "game", "rules", "weights", "answers"])
def test_a_review_of_something_else_is_refused(table: Table, text: str, part: str) -> None:
    data = json.loads(text)
    data[part] = "other"
    with pytest.raises(BadReview, match="review the table again"):
        Review.from_json(json.dumps(data), table)


def test_a_broken_review_is_refused_wherever_it_is_broken(table: Table, text: str) -> None:
    data = json.loads(text)
    broken = ["", "[]", "null", "[" * 100_000, text[: len(text) // 2]]
    wrongs: list[Any] = [None, [[1]], {"a": 1}, float("nan")]
    for name in ("start", "result", "moments", "tries", "seed", "taken_back"):
        broken += [json.dumps({**data, name: wrong}) for wrong in wrongs]
    moment = data["moments"][0]
    for name in moment:
        broken += [json.dumps({**data, "moments": [{**moment, name: wrong}]}) for wrong in wrongs]
    for one in broken:
        with pytest.raises(BadReview):
            Review.from_json(one, table)


def test_every_answer_was_forced_in_a_game_without_choices(monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    monkeypatch.setattr(grading, "decisions", lambda table: [])
    found = review(table)
    assert (found.start, found.luck, found.decisions, found.moments) == (found.result, 0, 0, ())


def test_reviewing_leaves_the_table_alone(table: Table) -> None:
    record = table.record()
    short(table, tries=1)
    assert table.record() == record and machine.waiting(table.state) is None
