"""The Adversary's next card in Raiders, on the average of those that may still come."""

from typing import Final

from soloist.games.raiders.adversary import first_set, pile_odds
from soloist.games.raiders.components import BUILDINGS, KINDS, NONE, PLUNDER, VALKYRIE
from soloist.games.raiders.state import Raiders

PLACES: Final = 10
"""Settlements with numbers of their own; another edition may have more."""


class Threat:
    """What he may do with his next card (RNS-S65)."""

    def __init__(self, s: Raiders) -> None:
        components, foe = s.setting.components, s.foe
        self.kinds = [0.0] * len(KINDS)
        self.closes = [0.0] * len(BUILDINGS)
        self.taken = [0.0] * max(PLACES, len(components.settlements))
        """For each settlement, the probability that he takes a set there."""
        self.raids = self.points = self.valkyries = self.plunder = 0.0
        self.vp = self.armour = self.provisions = 0.0
        self.gain_armour = self.gain_provisions = self.gain_offerings = 0.0
        self.no_plunder = self.no_armour = self.no_provisions = 0.0
        if not s.tactics:
            return  # the game is not dealt yet
        left = s.pile_left
        if left:
            odds = pile_odds(components.tactics, components.tactic_numbers, s.tactics, left, s.first_pass)
        else:  # They are shuffled when he needs one (RNS-S08).
            odds = pile_odds(components.tactics, components.tactic_numbers, s.tactic_discards, sum(s.tactic_discards), False)
        for i in range(len(odds.weights)):
            if not odds.weights[i]:
                continue
            share = odds.weights[i] / odds.total
            card = components.tactics[odds.values[i]]
            self.kinds[card.kind] += share
            self.closes[card.closes] += share
            self.vp += share * card.vp
            self.armour += share * card.armour
            self.provisions += share * card.provisions
            self.gain_armour += share * card.gain_armour
            self.gain_provisions += share * card.gain_provisions
            self.gain_offerings += share * card.gain_offerings
            site = first_set(card, s.set_there)
            if site == NONE:
                self.no_plunder += share
            elif foe.armour < card.armour:
                self.no_armour += share
            elif foe.provisions < card.provisions:
                self.no_provisions += share
            else:
                tokens = s.tokens_on(site)
                self.raids += share
                self.points += share * card.vp
                self.valkyries += share * tokens[VALKYRIE]
                for token in range(len(PLUNDER)):
                    self.plunder += share * tokens[token]
                self.taken[components.set_settlement[site]] += share
