"""Offered parts of effects: which pawn, which card, which pair, one at a time and never forced (GOL-B46, GOL-B48)."""

from typing import Final

from soloist.engine.machine import Decision
from soloist.engine.phrase import Phrase
from soloist.games.guilds_of_london.edition import Effect
from soloist.games.guilds_of_london.names import card_text, cell_name, effect_text
from soloist.games.guilds_of_london.state import ALL_SYMBOLS, CELLS, GUILDHALL, NONE, STOP, Guilds, cell_token, neighbours

PLANTATION: Final = 30
SUPPLY: Final = 31
PLACES: Final = {PLANTATION: "plantation", SUPPLY: "supply", GUILDHALL: "guildhall"}


def offer(s: Guilds, effect: Effect, left: int, symbols: int, fixed: int) -> None:
    """Ask for the next pawn, card or pair of an offered part."""
    name = effect.name
    if name == "move" or name == "plantation":
        s.then(ChooseOrigin(effect, left, symbols, fixed))
    elif name == "hire-to-tile":
        s.then(HireToTile(effect, left))
    elif name == "take-discard":
        s.then(TakeDiscard(effect, left))
    elif name == "evict-opponent":
        s.then(Evict(effect, left))
    elif name == "swap-with-opponent":
        s.then(SwapYours(effect, left))
    else:
        s.then(GroupFrom(effect))


def origins(s: Guilds, origin: str) -> list[int]:
    """Where an own liveryman can be taken from."""
    if origin == "plantation":
        return [PLANTATION] if s.plantation else []
    if origin == "supply":
        return [SUPPLY] if s.supply else []
    found = [GUILDHALL] if s.guildhall else []
    if origin == "anywhere":
        found += [cell for cell in range(CELLS) if s.yours[cell] and not s.resolved[cell]]
    return found


def targets(s: Guilds, effect: Effect, symbols: int, fixed: int, origin: int) -> list[int]:
    """Tiles that may be moved to, other than where the pawn stands."""
    if fixed != NONE:
        return [fixed] if fixed != origin and s.is_open(fixed) else []
    wanted = ALL_SYMBOLS if effect.target == "any-unresolved" else symbols
    return [cell for cell in range(CELLS) if s.symbols[cell] & wanted and cell != origin]


def movable(s: Guilds, effect: Effect, symbols: int, fixed: int) -> list[int]:
    """Origins from which there is a target."""
    return [origin for origin in origins(s, effect.origin) if targets(s, effect, symbols, fixed, origin)]


def swappable(s: Guilds) -> list[int]:
    """Your cells that can change with one of Boris's on another tile."""
    theirs = [cell for cell in range(CELLS) if s.theirs[cell]]
    return [cell for cell in range(CELLS) if s.yours[cell] and (len(theirs) > 1 or (theirs and theirs[0] != cell))]


def group_origins(s: Guilds) -> list[int]:
    return [cell for cell in range(CELLS) if s.yours[cell] and group_targets(s, cell)]


def group_targets(s: Guilds, cell: int) -> list[int]:
    return [other for other in neighbours(cell) if s.is_open(other)]


def leave(s: Guilds, origin: int) -> None:
    if origin == PLANTATION:
        s.plantation -= 1
    elif origin == SUPPLY:
        s.supply -= 1
    elif origin == GUILDHALL:
        s.guildhall -= 1
    else:
        s.yours[origin] -= 1


def place_text(s: Guilds, place: int) -> Phrase:
    if place in PLACES:
        return Phrase("place", place=PLACES[place])
    return Phrase(
        "cell", cell=cell_name(place), id=s.tile(place).id, yours=s.yours[place], theirs=s.theirs[place],
        pawns=s.pawns(place), threshold=s.threshold(place),
    )  # fmt: skip


def goal_text(s: Guilds, cell: int) -> Phrase:
    """A tile, and how it will stand when one more of yours is there."""
    pawns, threshold = s.pawns(cell) + 1, s.threshold(cell)
    return Phrase(
        "goal", cell=cell_name(cell), id=s.tile(cell).id, yours=s.yours[cell] + 1, theirs=s.theirs[cell],
        pawns=pawns, threshold=threshold, ripe="yes" if pawns >= threshold else "no",
    )  # fmt: skip


class Offered(Decision[Guilds]):
    """A choice that may be stopped at any point, even before the first (GOL-B46). Options are cells or places."""

    rule = "GOL-B46"

    def __init__(self, effect: Effect, left: int) -> None:
        self.effect: Final = effect
        self.left: Final = left

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-effect", effect=effect_text(self.effect), name=self.effect.name, left=self.left)

    def choices(self, s: Guilds) -> list[int]:
        raise NotImplementedError

    def choose(self, s: Guilds, option: int) -> None:
        raise NotImplementedError

    def options(self, s: Guilds) -> list[int]:
        options = self.choices(s)
        options.append(STOP)
        return options

    def take(self, s: Guilds, option: int) -> None:
        if option != STOP:
            self.choose(s, option)

    def token(self, s: Guilds, option: int) -> str:
        if option == STOP:
            return "stop"
        return PLACES[option] if option in PLACES else cell_token(option)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return Phrase("option-stop") if option == STOP else place_text(s, option)

    def target(self, s: Guilds, option: int) -> str:
        return "" if option == STOP else self.token(s, option)

    def again(self, s: Guilds, symbols: int, fixed: int) -> None:
        """Offer the rest of the part while there is a legal choice."""
        if self.left > 1:
            offer(s, self.effect, self.left - 1, symbols, fixed)


class ChooseOrigin(Offered):
    """Which liveryman moves, or goes to the plantation (GOL-B48)."""

    def __init__(self, effect: Effect, left: int, symbols: int, fixed: int) -> None:
        super().__init__(effect, left)
        self.symbols: Final = symbols
        self.fixed: Final = fixed

    def choices(self, s: Guilds) -> list[int]:
        if self.effect.name == "plantation":
            return origins(s, self.effect.origin)
        return movable(s, self.effect, self.symbols, self.fixed)

    def choose(self, s: Guilds, option: int) -> None:
        if self.effect.name == "plantation":
            leave(s, option)
            s.plantation += 1
            s.tell(self.rule, "told-plantation", plantation=s.plantation)
            self.again(s, self.symbols, self.fixed)
        else:
            s.then(ChooseTarget(self.effect, self.left, self.symbols, self.fixed, option))


class ChooseCell(Decision[Guilds]):
    """Options are cells, the Guildhall among them."""

    def token(self, s: Guilds, option: int) -> str:
        return cell_token(option)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return place_text(s, option)

    def target(self, s: Guilds, option: int) -> str:
        return cell_token(option)


class ChooseTarget(ChooseCell):
    """Where he goes (GOL-B48)."""

    rule = "GOL-B48"

    def __init__(self, effect: Effect, left: int, symbols: int, fixed: int, origin: int) -> None:
        self.effect: Final = effect
        self.left: Final = left
        self.symbols: Final = symbols
        self.fixed: Final = fixed
        self.origin: Final = origin

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-target")

    def options(self, s: Guilds) -> list[int]:
        return targets(s, self.effect, self.symbols, self.fixed, self.origin)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return goal_text(s, option)

    def take(self, s: Guilds, option: int) -> None:
        leave(s, self.origin)
        s.yours[option] += 1
        if s.story is not None:
            s.tell(self.rule, "told-moved", place=place_text(s, option))
        fixed = option if self.effect.target == "one-unresolved-matching-card" else self.fixed
        if self.left > 1 and movable(s, self.effect, self.symbols, fixed):
            offer(s, self.effect, self.left - 1, self.symbols, fixed)


class HireToTile(Offered):
    """A liveryman from the supply straight to a tile (GOL-B48)."""

    def choices(self, s: Guilds) -> list[int]:
        return [cell for cell in range(CELLS) if s.is_open(cell)] if s.supply else []

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return Phrase("option-stop") if option == STOP else goal_text(s, option)

    def choose(self, s: Guilds, option: int) -> None:
        s.supply -= 1
        s.yours[option] += 1
        if s.story is not None:
            s.tell(self.rule, "told-moved", place=place_text(s, option))
        self.again(s, 0, NONE)


class TakeDiscard(Offered):
    """A card of the discard pile, which is open, into the hand (GOL-B48). Options are cards."""

    def choices(self, s: Guilds) -> list[int]:
        return [card for card in range(len(s.discards)) if s.discards[card]]

    def token(self, s: Guilds, option: int) -> str:
        return "stop" if option == STOP else s.setting.components.cards[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return Phrase("option-stop") if option == STOP else card_text(s.setting.components.cards[option])

    def target(self, s: Guilds, option: int) -> str:
        return ""

    def choose(self, s: Guilds, option: int) -> None:
        s.discards[option] -= 1
        s.discards_left -= 1
        s.hand[option] += 1
        s.hand_size += 1
        self.again(s, 0, NONE)


class Evict(Offered):
    """One of Boris's liverymen back to his stock (GOL-B48)."""

    def choices(self, s: Guilds) -> list[int]:
        return [cell for cell in range(CELLS) if s.theirs[cell]]

    def choose(self, s: Guilds, option: int) -> None:
        s.theirs[option] -= 1
        if s.story is not None:
            s.tell(self.rule, "told-evicted", place=place_text(s, option))
        self.again(s, 0, NONE)


class SwapYours(Offered):
    """Your liveryman that changes place with one of Boris's (GOL-B48)."""

    def choices(self, s: Guilds) -> list[int]:
        return swappable(s)

    def choose(self, s: Guilds, option: int) -> None:
        s.then(SwapTheirs(self.effect, self.left, option))


class SwapTheirs(ChooseTarget):
    """Boris's liveryman on another tile."""

    def __init__(self, effect: Effect, left: int, yours: int) -> None:
        super().__init__(effect, left, 0, NONE, yours)

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-swap")

    def options(self, s: Guilds) -> list[int]:
        return [cell for cell in range(CELLS) if s.theirs[cell] and cell != self.origin]

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return place_text(s, option)

    def take(self, s: Guilds, option: int) -> None:
        s.yours[self.origin] -= 1
        s.theirs[self.origin] += 1
        s.theirs[option] -= 1
        s.yours[option] += 1
        if s.story is not None:
            s.tell(self.rule, "told-swapped", place=place_text(s, option))
        if self.left > 1:
            offer(s, self.effect, self.left - 1, 0, NONE)


class GroupFrom(Offered):
    """The tile a group leaves together (GOL-B48)."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect, 1)

    def choices(self, s: Guilds) -> list[int]:
        return group_origins(s)

    def choose(self, s: Guilds, option: int) -> None:
        s.then(GroupTo(self.effect, option))


class GroupTo(ChooseTarget):
    """The adjacent tile it goes to."""

    def __init__(self, effect: Effect, origin: int) -> None:
        super().__init__(effect, 1, 0, NONE, origin)

    def options(self, s: Guilds) -> list[int]:
        return group_targets(s, self.origin)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return place_text(s, option)

    def take(self, s: Guilds, option: int) -> None:
        s.then(GroupSize(self.origin, option))


class GroupSize(Decision[Guilds]):
    """How many go, at least one (GOL-B48)."""

    rule = "GOL-B48"

    def __init__(self, origin: int, goal: int) -> None:
        self.origin: Final = origin
        self.goal: Final = goal

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-group-size")

    def options(self, s: Guilds) -> list[int]:
        return list(range(1, s.yours[self.origin] + 1))

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return Phrase("option-group", n=option)

    def take(self, s: Guilds, option: int) -> None:
        s.yours[self.origin] -= option
        s.yours[self.goal] += option
        if s.story is not None:
            s.tell(self.rule, "told-moved", place=place_text(s, self.goal))
