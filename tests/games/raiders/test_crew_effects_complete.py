"""What townsfolk do: one class for each kind of effect, known to the reader, to the words and to the rule of thumb."""

import pytest

import soloist
from soloist.engine.text.words import LANGUAGES
from soloist.games.raiders.components import Townsfolk
from soloist.games.raiders.crew_effects import CREW_EFFECTS, LEGACIES
from soloist.games.raiders.hall_effects import HALL_EFFECTS
from soloist.players.raiders.rule_of_thumb_townsfolk import CREW_WORTH, HALL_WORTH, LEGACY_WORTH
from tests.games.raiders.position import CARDS, COMPONENTS, GAME, position

TOWNSFOLK: list[Townsfolk] = COMPONENTS.townsfolk


def test_the_box_uses_every_kind_of_effect() -> None:
    assert {type(card.hall) for card in TOWNSFOLK} == set(HALL_EFFECTS)
    assert {type(card.crew) for card in TOWNSFOLK} == set(CREW_EFFECTS)


def test_the_rule_of_thumb_knows_the_worth_of_every_effect() -> None:
    assert HALL_WORTH.keys() == set(HALL_EFFECTS)
    assert CREW_WORTH.keys() == set(CREW_EFFECTS)
    assert len(LEGACY_WORTH) == len(LEGACIES)


def test_names_of_effects_differ() -> None:
    for kinds in (HALL_EFFECTS, CREW_EFFECTS):
        assert len({kind.name for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said(language: str) -> None:
    for card in TOWNSFOLK:
        assert GAME.words.say(card.hall.text(), language)
        assert GAME.words.say(card.crew.text(), language)


@pytest.mark.rule("RNS-B47")
def test_the_crew_is_walked_card_by_card_each_as_often_as_it_is_hired() -> None:
    s = position(crew="sage archer sage")
    assert [card.id for card in s.members()] == ["archer", "sage", "sage"]


def test_a_member_that_says_nothing_about_a_thing_adds_nothing_to_it() -> None:
    archer = TOWNSFOLK[CARDS.index("archer")].crew
    asked = [archer.raid_vp(0), archer.strength(1, 9, 4, 7), archer.discount(1, 1), archer.rerolls(), archer.bonus(5)]
    assert (archer.raid_vp(1), asked, archer.end_vp(9, 9)) == (2, [0] * 5, 0)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('effect = "cycle"', 'effect = "cicle"'),
        ('effect = "reroll"', 'effect = "rerol"'),
        ('pay = "crew", pay_amount = 1, gain = "plunder"', 'pay = "crew", pay_amount = 1, gain = "gold"'),
        ('pay = "silver", pay_amount = 2, gain = "gold"', 'pay = "silver", pay_amount = 2, gain = "plunder"'),
        ('effect = "gain", armour = 1', 'effect = "gain"'),
        ('effect = "swap"', 'effect = "swap", amount = 1'),
    ],
)
def test_an_effect_that_is_misspelt_or_makes_no_sense_is_refused(right: str, wrong: str) -> None:
    assert right in GAME.standard.text
    with pytest.raises(soloist.SoloistError):
        GAME.edition(GAME.standard.text.replace(right, wrong))


@pytest.mark.parametrize("word", ["decline", "dismiss", "draw", "exchange", "keep", "livestock"])
def test_no_card_may_be_called_like_an_answer(word: str) -> None:
    with pytest.raises(soloist.SoloistError) as refused:
        GAME.edition(GAME.standard.text.replace('id = "archer"', f'id = "{word}"'))
    assert refused.value.phrase.message == "edition-field"
