"""Effects of cards, tiles, tokens and plantation: automatic parts happen, offered parts are asked (GOL-B46 to GOL-B48)."""

from typing import Final

from soloist.engine.machine import Act
from soloist.engine.phrase import Phrase
from soloist.games.guilds_of_london.dealing import DrawCards, DrawMayoral, LookAtCards
from soloist.games.guilds_of_london.edition import Effect
from soloist.games.guilds_of_london.names import effect_text
from soloist.games.guilds_of_london.offers import Offered, group_origins, movable, offer, origins, swappable
from soloist.games.guilds_of_london.state import CELLS, NONE, STOP, Guilds


class RunEffects(Act[Guilds]):
    """The parts of an ability or reward in order, each finished before the next begins (GOL-B46)."""

    rule = "GOL-B46"

    def __init__(self, effects: list[Effect], at: int, symbols: int) -> None:
        self.effects: Final = effects
        self.at: Final = at
        self.symbols: Final = symbols
        """The symbols of the card in use, for targets that must match it."""

    def run(self, s: Guilds) -> None:
        if self.at + 1 < len(self.effects):
            s.then(RunEffects(self.effects, self.at + 1, self.symbols))
        if self.effects:
            run_effect(s, self.effects[self.at], self.symbols)


def run_effect(s: Guilds, effect: Effect, symbols: int) -> None:
    name = effect.name
    if name == "gain-vp":
        score(s, effect.n)
    elif name == "vp-per":
        score(s, units(s, effect))
    elif name == "hire":
        s.tell("GOL-B48", "told-hired", n=s.hire(effect.n))
    elif name == "hire-bonus":
        s.hire_bonus += effect.n
    elif name == "wild-symbols":
        s.wild = True
    elif name == "no-hand-limit":
        s.no_hand_limit = True
    elif name == "draw-now":
        s.then(DrawCards(effect.n))
    elif name == "draw-end":
        # Outside your turn there is no end to wait for (GOL-B48).
        if s.your_turn:
            s.draw_end += effect.n
        else:
            s.then(DrawCards(effect.n))
    elif name == "draw-select":
        s.then(LookAtCards(effect.draw, effect.keep, ()))
    elif name == "mayoral":
        s.then(DrawMayoral(effect.draw, effect.keep))
    elif name == "gain-neutral":
        gained = min(effect.n, s.scoreboard)
        s.scoreboard -= gained
        s.store += gained
        s.tell("GOL-B48", "told-neutral", n=gained)
    elif name == "choose-one":
        s.then(ChooseOne(effect, symbols))
    elif possible(s, effect, symbols):
        offer(s, effect, effect.n, symbols, NONE)


def score(s: Guilds, vp: int) -> None:
    s.vp += vp
    s.tell("GOL-B48", "told-scored", vp=vp, total=s.vp)


def units(s: Guilds, effect: Effect) -> int:
    count = s.plantation if effect.per == "own-on-plantation" else s.masters.count(True) // 2
    return min(effect.most, effect.vp * count)


def has_open_tile(s: Guilds) -> bool:
    for cell in range(CELLS):
        if s.is_open(cell):
            return True
    return False


def possible(s: Guilds, effect: Effect, symbols: int) -> bool:
    """Whether a part can do anything now; an ability needs one such part (GOL-B47, GOL-B48)."""
    name = effect.name
    if name == "vp-per":
        return units(s, effect) > 0
    if name == "hire":
        return s.supply > 0
    if name == "hire-to-tile":
        return s.supply > 0 and has_open_tile(s)
    if name == "move":
        return len(movable(s, effect, symbols, NONE)) > 0
    if name == "plantation":
        return len(origins(s, effect.origin)) > 0
    if name == "take-discard":
        return s.discards_left > 0
    if name == "gain-neutral":
        return s.scoreboard > 0
    if name == "mayoral":
        return s.mayoral_deck_left + s.mayoral_discards_left > 0
    if name == "evict-opponent":
        return sum(s.theirs) > 0
    if name == "swap-with-opponent":
        return len(swappable(s)) > 0
    if name == "move-group":
        return len(group_origins(s)) > 0
    if name == "choose-one":
        return len([option for option in effect.options if possible(s, option, symbols)]) > 0
    return True


class ChooseOne(Offered):
    """One of several effects (GOL-B48). Options are their numbers."""

    def __init__(self, effect: Effect, symbols: int) -> None:
        super().__init__(effect, 1)
        self.symbols: Final = symbols

    def choices(self, s: Guilds) -> list[int]:
        return [number for number in range(len(self.effect.options)) if possible(s, self.effect.options[number], self.symbols)]

    def token(self, s: Guilds, option: int) -> str:
        if option == STOP:
            return "stop"
        names = [choice.name for choice in self.effect.options]
        return names[option] if names.count(names[option]) == 1 else f"{names[option]}-{option + 1}"

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return Phrase("option-stop") if option == STOP else effect_text(self.effect.options[option])

    def target(self, s: Guilds, option: int) -> str:
        return ""

    def choose(self, s: Guilds, option: int) -> None:
        run_effect(s, self.effect.options[option], self.symbols)
