"""Abilities of heroes and colonies: each is one class that is read, said and drawn; what the rules foresee is what happens."""

from random import Random

import pytest

import soloist
from soloist.engine.kernel import machine
from soloist.games.peloponnes import GAME, conflict, effects, persians
from soloist.games.peloponnes.angelos_turn import row_left, tile_for_angelos
from soloist.games.peloponnes.components import CONQUEST, INHABITANTS, NORMAL, PASSED, Ability
from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.effects import COLONY_ABILITIES, HERO_ABILITIES, NoAbility
from soloist.games.peloponnes.persians import PersianAttack
from tests.games.peloponnes.acting import angelos, fresh, market
from tests.games.peloponnes.position import COMPONENTS, position
from tests.support.driving import run, told

USED = [ability for hero in COMPONENTS.heroes for ability in hero.abilities]
USED += [ability for colony in COMPONENTS.colonies for ability in colony.abilities]


def test_every_ability_can_be_named_by_an_edition() -> None:
    named = {kind for kind in vars(effects).values() if isinstance(kind, type) and issubclass(kind, Ability) and kind.name}
    assert named == {*HERO_ABILITIES, *COLONY_ABILITIES}
    assert len({kind.name for kind in HERO_ABILITIES}) == len(HERO_ABILITIES)
    assert len({kind.name for kind in COLONY_ABILITIES}) == len(COLONY_ABILITIES)


def test_every_ability_is_on_a_card_but_none() -> None:
    assert {type(ability) for ability in USED} == {*HERO_ABILITIES, *COLONY_ABILITIES} - {NoAbility}


@pytest.mark.parametrize("ability", USED, ids=lambda ability: ability.name)
@pytest.mark.parametrize("language", soloist.LANGUAGES)
def test_every_ability_is_said_and_drawn(ability: Ability, language: str) -> None:
    assert GAME.words.say(ability.text(), language)
    assert ability.marks()


@pytest.mark.rule("PEL-S34", "PEL-S35")
@pytest.mark.parametrize("colony", ["milet", "taras"])
@pytest.mark.parametrize("reading", GAME.book.rulings["milet_tie"].values)
@pytest.mark.parametrize("yours", [4, 5, 6])
def test_who_would_win_a_conflict_wins_it(colony: str, reading: str, yours: int) -> None:
    s = position(colony=colony, milet_tie=reading, goods=f"inhabitants:3 strength:{yours}", foe_strength=5)
    foreseen = conflict.winner(s)
    assert (foreseen == conflict.YOU) == (yours >= conflict.strength_to_win(s))
    run(s, InternalConflict())
    message = {"you": "told-you-win", "angelos": "told-angelos-wins", "nobody": "told-conflict-nothing"}[foreseen]
    assert message in told(s)


@pytest.mark.rule("PEL-X15", "PEL-X17")
@pytest.mark.parametrize("hero", ["jason", "hector"])
@pytest.mark.parametrize("strength", [3, 5, 8])
def test_what_an_attack_would_do_is_what_it_does(hero: str, strength: int) -> None:
    s = position(hero=hero, goods=f"inhabitants:5 strength:{strength}")
    stands, people = persians.balance(s, persians.next_attack(s)), persians.people_lost(s)
    before = s.goods[INHABITANTS]
    run(s, PersianAttack(persians.next_attack(s)))
    assert ("told-persians-beaten" in told(s)) == stands.holds()
    assert before - s.goods[INHABITANTS] == (0 if stands.holds() else people)


@pytest.mark.rule("PEL-S26", "PEL-S27", "PEL-S28")
@pytest.mark.parametrize("word", ["deep-forest", "barracks-debt", "pass"])
def test_the_tile_that_waits_for_angelos_is_the_one_he_takes(word: str) -> None:
    s = position(normal=("deep-forest", "bare-peaks"), conquest=("street", "port", "barracks"), goods="coins:9")
    row = row_left({"deep-forest": NORMAL, "barracks-debt": CONQUEST, "pass": PASSED}[word])
    tile = s.tile(tile_for_angelos(s, row))
    strength = s.foe.strength_with(tile) if row == CONQUEST else s.foe.strength
    market(s, word)
    assert (angelos(s)["tiles"], angelos(s)["strength"]) == (tile.id, strength)


def test_a_copy_plays_on_with_the_same_abilities() -> None:
    s = fresh("general")
    run(s, "messene", "hector", "milet")
    copy = s.copy()
    assert [ability.name for ability in copy.abilities] == ["persian-defence-bonus", "tie_win", "supply_food"]
    machine.playout(copy, Random(1))
    assert copy.outcome and not s.outcome
