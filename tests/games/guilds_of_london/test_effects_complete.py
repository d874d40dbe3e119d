"""Every kind of part and aim is complete: read, put into words, drawn, and known to the rule of thumb."""

from random import Random
from typing import Any

import pytest

from soloist.engine.kernel.machine import answer_words
from soloist.engine.table import Table
from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.aims import AIMS
from soloist.games.guilds_of_london.components import CARD, TILE, TOKEN, Aim, Counted, Look, Part, Plain
from soloist.games.guilds_of_london.effects import PARTS, ChooseOne, kinds_on
from soloist.games.guilds_of_london.moving import Journey
from soloist.players.guilds_of_london.rule_of_thumb_parts import WORTH
from tests.games.guilds_of_london.position import COMPONENTS
from tests.support import ledgers

FRAMES = {Counted, Plain, Look, Journey}
"""Base classes of parts, which are no parts themselves."""


def below(kind: Any) -> set[Any]:
    return {kind}.union(*(below(child) for child in kind.__subclasses__()))


@pytest.mark.rule("GOL-B48")
def test_every_class_of_a_part_can_be_read_and_has_a_worth_to_the_rule_of_thumb() -> None:
    assert below(Part) - {Part} - FRAMES == set(PARTS) == set(WORTH)


@pytest.mark.rule("GOL-B52")
@pytest.mark.parametrize("place", [CARD, TILE, TOKEN])
def test_on_each_place_a_name_means_one_part(place: str) -> None:
    names = [kind.name for kind in kinds_on(place)]
    assert sorted(names) == sorted(set(names))
    assert all(kind.stands_on and kind.name for kind in PARTS)


@pytest.mark.rule("GOL-B48")
def test_every_part_of_the_edition_has_words_and_a_mark() -> None:
    lists = [tile.rewards for tile in COMPONENTS.tiles] + [token.rewards for token in COMPONENTS.tokens]
    lists += [side.rewards for side in COMPONENTS.sides] + [card.parts for card in COMPONENTS.cards]
    printed = [part for parts in lists for part in parts]
    printed += [one for part in printed if isinstance(part, ChooseOne) for one in part.parts]
    for part in printed:
        assert all(GAME.words.say(part.text(), language) for language in ("en", "fr", "de"))
        assert part.mark("first").id == part.name


@pytest.mark.rule("GOL-B53")
def test_every_class_of_an_aim_that_has_a_name_can_be_read() -> None:
    assert {kind for kind in below(Aim) if kind.name} == set(AIMS)
    assert len({kind.name for kind in AIMS}) == len(AIMS)


@pytest.mark.rule("GOL-B52")
def test_the_words_that_answer_offers_are_known() -> None:
    assert answer_words("soloist.games.guilds_of_london") == ["end", "go-on", "stop", "store"]


@pytest.mark.rule("GOL-S55", "GOL-S56", "GOL-B37", "GOL-B34")
@pytest.mark.parametrize(
    "rulings",
    [
        {"promo_card": "yes"},
        {"promo_card": "yes", "promo_token_effect": "lost", "promo_claims_special_buildings": "yes"},
        {"surplus_liverymen_go_to": "supply", "boris_ties": "you_win"},
        {"beadle_scores_after_own_tile_resolved": "no", "boris_uses_special_buildings": "yes"},
        {"one_pawn_on_plantation": "right_half", "neutral_hire_allowed": "no"},
    ],
    ids=lambda rulings: " ".join(rulings),
)
def test_every_change_is_told_under_every_ruling(rulings: dict[str, str]) -> None:
    for seed in range(3):
        table, random = GAME.deal("rik", seed, rulings=rulings), Random(seed)
        before = numbers(table)
        while (question := table.question) is not None:
            table.answer(random.choice(question.options))
            told = dict.fromkeys(before, 0)
            for spot, change in [touched for event in table.news for touched in event.touched]:
                if spot in told:
                    told[spot] += change
            now = numbers(table)
            assert {spot: now[spot] - before[spot] for spot in now} == told, [event.phrase for event in table.news]
            before = now


def numbers(table: Table) -> dict[str, int]:
    """The numbers of the spots whose changes are told."""
    spots = {spot.id: spot.value or 0 for zone in table.scene.zones for spot in zone.spots}
    return {id: spots.get(id, 0) for id in ledgers.COUNTED["guilds-of-london"]}
