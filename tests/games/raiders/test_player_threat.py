"""What players know of the Adversary's next card."""

import pytest

import soloist
from soloist.games.raiders.state import Raiders
from soloist.players.raiders.features import FEATURES
from soloist.players.raiders.threat import Threat


def raiders() -> Raiders:
    s = soloist.GAMES["raiders"].deal("hard", seed=1).state.copy()
    assert isinstance(s, Raiders)
    return s


def number(s: Raiders, name: str) -> float:
    names = [one.name for one in FEATURES.numbers]
    return FEATURES.of(s)[names.index(name)]


def test_he_raids_or_lacks_something() -> None:
    threat = Threat(raiders())
    whole = threat.raids + threat.no_plunder + threat.no_armour + threat.no_provisions
    assert whole == pytest.approx(1.0)
    assert sum(threat.kinds) == pytest.approx(1.0) == sum(threat.closes)
    assert sum(threat.taken) == pytest.approx(threat.raids)


def test_without_provisions_he_cannot_raid() -> None:
    s = raiders()
    s.foe.armour, s.foe.provisions = 9, 8
    assert Threat(s).raids == pytest.approx(1.0)
    s.foe.provisions = 0
    threat = Threat(s)
    assert (threat.raids, threat.points) == (0.0, 0.0)
    assert threat.no_provisions == pytest.approx(1.0)


def test_the_last_card_of_the_pile_is_known() -> None:
    s = raiders()
    s.first_pass, s.pile_left = False, 1
    s.tactics = [int(card == 4) for card in range(len(s.tactics))]
    card = s.setting.components.tactics[4]
    threat = Threat(s)
    assert (threat.vp, threat.armour, threat.closes[card.closes]) == (card.vp, card.armour, 1.0)


def test_after_the_last_card_all_that_were_seen_come_again() -> None:
    s = raiders()
    s.first_pass, s.pile_left = False, 0
    s.tactics, s.tactic_discards = [0] * len(s.tactics), [1] * len(s.tactics)
    every = s.setting.components.tactics
    assert Threat(s).vp == pytest.approx(sum(card.vp for card in every) / len(every))


def test_a_settlement_tells_its_best_set_until_none_is_left() -> None:
    s = raiders()
    assert number(s, "sets at settlement 1") > 0.0
    place = s.setting.components.settlements[0]
    s.set_there = [there and not place.first <= site < place.first + len(place.tokens) for site, there in enumerate(s.set_there)]
    assert number(s, "sets at settlement 1") == 0.0
    assert number(s, "worth of plunder at settlement 1") == 0.0
