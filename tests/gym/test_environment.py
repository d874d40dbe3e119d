"""The games as Gymnasium environments: what learning programs see, do and get is what happens at the table."""

import copy
import pickle
import re
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import soloist
from soloist.engine.kernel.pickling import attributes
from soloist.engine.kernel.story import YOU
from soloist.engine.text.code import check_seed
from soloist.engine.text.words import LANGUAGES
from soloist.gym import IDS
from soloist.gym.environment import IMPOSSIBLE, Environment, OtherDeal, UnknownReward
from soloist.players.position import numbering
from tests.players.known import FEATURES
from tests.support.paths import DOCS
from tests.support.playing import played
from tests.support.processes import PATIENCE

LEVELS = [(id, game, level.id) for id, game in IDS.items() for level in soloist.GAMES[game].levels]
GAMES = 3
PELOPONNES = "soloist.gym:soloist/Peloponnes-v0"


def make(id: str, **options: Any) -> Environment:
    environment = gymnasium.make(f"soloist.gym:{id}", **options).unwrapped
    assert isinstance(environment, Environment)
    return environment


def possible(environment: Environment) -> list[int]:
    return [int(action) for action in np.flatnonzero(environment.action_masks())]


def play_on(environment: Environment, random: Random) -> tuple[float, dict[str, Any]]:
    """Play randomly to the end. Return the sum of the rewards, and the last info."""
    earned, over, info = 0.0, False, dict[str, Any]()
    while not over:
        _, reward, over, _, info = environment.step(random.choice(possible(environment)))
        earned += reward
    return earned, info


@pytest.mark.parametrize(("id", "game", "level"), LEVELS)
def test_every_option_of_every_question_is_one_action_and_back(id: str, game: str, level: str) -> None:
    environment = make(id, level=level)
    for number in range(GAMES):
        random, table = Random(number), soloist.GAMES[game].deal(level, number, any_order=False)
        seen, info = environment.reset(seed=number)
        while (question := table.question) is not None:
            words = {environment.actions[action]: action for action in possible(environment)}
            assert sorted(words) == sorted(option.token for option in question.options)
            looked_at(environment, table, seen, info)
            word = random.choice(sorted(words))
            table.answer(word)
            seen, _, over, cut, info = environment.step(words[word])
            assert over == (table.question is None) and not cut
        looked_at(environment, table, seen, info)
        assert info["outcome"] == table.state.outcome and info["deal"] == table.deal.code


def looked_at(environment: Environment, table: soloist.Table, seen: dict[str, Any], info: dict[str, Any]) -> None:
    """The three masks agree, every number is within its bounds, and nothing that the question says is left out."""
    assert environment.observation_space.contains(seen)
    assert seen["observation"].tolist() == list(soloist.Position(table.deal, table.state).observe())
    assert list(seen["action_mask"]) == list(info["action_mask"]) == list(environment.action_masks())
    told = dict(zip(environment.fields, seen["observation"], strict=True))
    for name in [] if table.step is None else attributes(table.step):
        value = getattr(table.step, name)
        if isinstance(value, int):
            assert told["asked." + name.replace("_", "-")] == value


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(id, render_mode="ansi"))


@pytest.mark.parametrize(("id", "game"), IDS.items())
def test_fields_and_actions_have_names_of_their_own(id: str, game: str) -> None:
    environment = make(id)
    assert len(set(environment.fields)) == len(environment.fields)
    assert len(set(environment.actions)) == len(environment.actions)


def test_numbers_are_those_on_the_table() -> None:
    environment = make("soloist/Peloponnes-v0")
    seen, _ = environment.reset(seed=1)
    told, s = dict(zip(environment.fields, seen["observation"], strict=True)), environment.table.state
    assert told["goods.coins"] == s.goods[4] and told["round"] == 1 and told["asked.buy"] == 1  # type: ignore[attr-defined]
    assert sum(number for name, number in told.items() if name.startswith("row.normal.")) == 2


@pytest.mark.parametrize("outcome", ["won", "lost"])
@pytest.mark.parametrize(("id", "game"), IDS.items())
def test_rewards_add_up_to_the_win_or_to_the_margin(id: str, game: str, outcome: str) -> None:
    """Checked on the first deal that the rule of thumb wins, and on the first that it loses."""
    number, table = next((n, table) for n in range(40) if (table := played(game, check_seed(n))).state.outcome == outcome)
    answers = [given.token for given in table.log if given.by == YOU]
    margin, points = FEATURES[game].margin(table.state), table.game.margin(table.state)
    for reward, expected in (("win", float(outcome == "won")), ("margin", margin), ("points", points)):
        environment = make(id, reward=reward)
        environment.reset(seed=number)
        earned = [environment.step(environment.actions.index(answer))[1] for answer in answers]
        assert environment.table.state.outcome == outcome
        assert sum(earned) == pytest.approx(expected)
        assert reward == "win" or expected


def test_numbers_that_are_too_large_for_a_byte_are_seen_too() -> None:
    environment = make("soloist/Peloponnes-v0")
    environment.reset(seed=1)
    environment._seat.position.state.goods[4] = 700  # type: ignore[attr-defined]
    seen, _, _, _, _ = environment.step(environment.actions.index("done"))
    assert dict(zip(environment.fields, seen["observation"], strict=True))["goods.coins"] == 700


def test_an_action_that_answers_nothing_changes_nothing_and_costs() -> None:
    environment = make("soloist/Peloponnes-v0")
    before, told = environment.reset(seed=5)
    seen, reward, over, _, info = environment.step(environment.actions.index("done"))
    assert reward == IMPOSSIBLE < 0 and not over
    assert all(np.array_equal(seen[name], before[name]) for name in before)
    assert list(info["action_mask"]) == list(told["action_mask"])
    play_on(environment, Random(5))
    assert environment.step(0)[1:3] == (IMPOSSIBLE, True)


def test_a_seed_is_the_number_of_a_deal_and_what_follows_is_repeated() -> None:
    environment = make("soloist/Raiders-v0", level="heroic")
    _, info = environment.reset(seed=7)
    deal = soloist.GAMES["raiders"].deal("heroic", 7).deal
    assert (info["deal"], info["seed"]) == (deal.code, deal.seed)
    following = [environment.reset()[1]["deal"] for _ in range(3)]
    assert len({info["deal"], *following}) == 4
    environment.reset(seed=7)
    assert [environment.reset()[1]["deal"] for _ in range(3)] == following
    assert environment.reset(seed=2**64)[1]["deal"]


def test_a_deal_is_chosen_by_its_code_with_its_level_and_rulings() -> None:
    environment = make("soloist/Peloponnes-v0")
    deal = soloist.GAMES["peloponnes"].deal("general", "K7Q2", {"conquest_surcharge": "3"}).deal
    _, info = environment.reset(options={"deal": deal.code})
    assert info["deal"] == deal.code == environment.table.deal.code and environment.table.deal.level == "general"
    assert environment.reset(seed=1)[1]["deal"] == soloist.GAMES["peloponnes"].deal("soldier", 1).deal.code
    with pytest.raises(OtherDeal, match="no deal of peloponnes"):
        environment.reset(options={"deal": "SB36"})
    with pytest.raises(soloist.BadDealCode):
        environment.reset(options={"deal": "moon"})


def test_rulings_and_components_are_chosen(tmp_path: Path) -> None:
    environment = make("soloist/Peloponnes-v0", rulings={"conquest_surcharge": "3"})
    assert (
        environment.reset(seed=1)[1]["deal"]
        == soloist.GAMES["peloponnes"].deal("soldier", 1, {"conquest_surcharge": "3"}).deal.code
    )
    own = tmp_path / "own.toml"
    own.write_text('base = "standard"\n')
    assert make("soloist/Peloponnes-v0", edition=str(own)).table.deal.edition.own
    with pytest.raises(soloist.UnknownRuling):
        make("soloist/Peloponnes-v0", rulings={"weather": "fine"})


@pytest.mark.parametrize("id", IDS)
def test_an_environment_is_pickled_in_the_middle_of_a_game(id: str) -> None:
    environment, random = make(id, reward="points"), Random(3)
    environment.reset(seed=3)
    for _ in range(6):
        environment.step(random.choice(possible(environment)))
    twin = pickle.loads(pickle.dumps(environment))
    deep = copy.deepcopy(environment)
    ends = [play_on(one, Random(4)) for one in (environment, twin, deep)]
    assert len({(earned, info["outcome"], info["deal"]) for earned, info in ends}) == 1
    assert twin.reset()[1]["deal"] == environment.reset()[1]["deal"], "the generator too"


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("reward", ["win", "points"])
def test_one_call_steps_as_many_environments_would(id: str, reward: str) -> None:
    """The steps go on after the end of games, and include invalid actions."""
    several, alone = (gymnasium.make_vec(f"soloist.gym:{id}", 3, mode, reward=reward) for mode in ("vector_entry_point", "sync"))
    random, ended = Random(5), 0
    (seen, info), (also, told) = several.reset(seed=11), alone.reset(seed=11)
    assert several.single_observation_space == alone.single_observation_space and several.action_space == alone.action_space
    for number in range(400):
        assert all(np.array_equal(seen[name], also[name]) for name in ("observation", "action_mask"))
        assert np.array_equal(info["action_mask"], told["action_mask"]) and several.observation_space.contains(seen)
        chosen = [int(random.choice(mask.nonzero()[0])) if mask.any() else 0 for mask in seen["action_mask"]]
        chosen[0] = 0 if number % 50 == 49 else chosen[0]
        seen, earned, over, cut, info = several.step(np.array(chosen))
        also, same, ends, _, told = alone.step(np.array(chosen))
        assert list(earned) == list(same) and list(over) == list(ends) and not cut.any()
        if over.any():
            assert [str(one) for one in info["outcome"][over]] == [str(one) for one in told["outcome"][over]]
        ended += int(over.sum())
    assert ended > 3 and len(several.unwrapped.deals) == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("mode", ["sync", "async", "vector_entry_point"])
def test_several_play_side_by_side(mode: str) -> None:
    several = gymnasium.make_vec(PELOPONNES, num_envs=2, vectorization_mode=mode, level="general")
    alone = [make("soloist/Peloponnes-v0", level="general") for _ in range(2)]
    try:
        seen, info = several.reset(seed=11)
        for place, one in enumerate(alone):
            one.reset(seed=11 + place)
        for _ in range(8):
            masks = [list(one.action_masks()) for one in alone]
            assert [list(mask) for mask in info["action_mask"]] == [list(mask) for mask in seen["action_mask"]] == masks
            chosen = [possible(one)[-1] for one in alone]
            seen, _, _, _, info = several.step(np.array(chosen))
            for one, action in zip(alone, chosen, strict=True):
                one.step(action)
    finally:
        several.close()


def test_the_table_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOLOIST_LANG", "en")
    environment = make("soloist/StoneAge-v0", render_mode="ansi")
    environment.reset(seed=1)
    environment.step(environment.actions.index("forest"))
    text = environment.render()
    assert text is not None and "Forest" in text
    assert soloist.read(environment.table.record()).state.round == 1  # type: ignore[attr-defined]
    assert make("soloist/StoneAge-v0").render() is None


def test_what_is_not_there_gets_a_sentence() -> None:
    with pytest.raises(soloist.UnknownLevel, match="there are soldier, sergeant"):
        gymnasium.make(PELOPONNES, level="emperor")
    with pytest.raises(UnknownReward, match="there are win, margin, points") as error:
        gymnasium.make(PELOPONNES, reward="fame")
    assert len({error.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("game", IDS.values())
def test_the_page_says_what_every_number_is(game: str) -> None:
    page = (DOCS / "tinkerers" / "environments.md").read_text(encoding="utf-8")
    part_of_page = page.split(f"\n## {soloist.GAMES[game].title('en')}\n")[1].split("\n## ")[0]
    said = re.findall(r"^\| `([^`<]*?)\.?[<`]", part_of_page, re.MULTILINE)
    known = soloist.GAMES[game]
    assert said == list(dict.fromkeys(part.name for part in numbering(known, known.standard).parts))


def test_the_example_measures_before_and_after() -> None:
    command = [sys.executable, str(DOCS / "examples" / "learn.py"), "20"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout.splitlines()
    assert [line.split(":")[0] for line in said] == ["before", "after"]
    assert all("margin" in line and line.endswith("%") for line in said)
