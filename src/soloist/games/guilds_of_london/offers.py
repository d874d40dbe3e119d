"""Questions of optional parts: which pawn, card or pair, one at a time; all can be declined (GOL-B46, GOL-B48)."""

from typing import ClassVar, Final

from soloist.engine.kernel.machine import Decision, Offer
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.guilds_of_london.components import CELLS, GUILDHALL, NONE, PLANTATION, SUPPLY, Part, cell_token
from soloist.games.guilds_of_london.names import (
    PASS,
    card_mark,
    card_option,
    card_text,
    cell_name,
    embark_option,
    place_mark,
    place_name,
    place_text,
    then_option,
)
from soloist.games.guilds_of_london.state import Guilds

ANYWHERE: Final = NONE
"""Sentinel origin: the Guildhall or any tile."""

# --- possible origins and targets


def origins(s: Guilds, origin: int) -> list[int]:
    """The places from which one of your liverymen can be taken."""
    if origin == PLANTATION:
        return [PLANTATION] if s.plantation else []
    if origin == SUPPLY:
        return [SUPPLY] if s.supply else []
    found = [GUILDHALL] if s.guildhall else []
    if origin == ANYWHERE:
        found += [cell for cell in range(CELLS) if s.yours[cell] and not s.resolved[cell]]
    return found


def tiles_showing(s: Guilds, wanted: int, origin: int) -> list[int]:
    """Unresolved tiles with a wanted symbol, except the one the pawn is on."""
    return [cell for cell in range(CELLS) if s.symbols[cell] & wanted and cell != origin]


def open_tiles(s: Guilds) -> list[int]:
    return [cell for cell in range(CELLS) if s.is_open(cell)]


def swappable(s: Guilds) -> list[int]:
    """Tiles with a liveryman of yours that can be swapped with one of Boris's on another tile."""
    theirs = [cell for cell in range(CELLS) if s.theirs[cell]]
    return [cell for cell in range(CELLS) if s.yours[cell] and (len(theirs) > 1 or (theirs and theirs[0] != cell))]


def tell_move(s: Guilds, rule: str, origin: int, goal: int, number: int) -> None:
    """Tell that liverymen of yours moved from a place to a tile."""
    if s.story is not None:
        s.tell(rule, "told-moved", n=number, origin=place_name(s, origin), place=place_text(s, goal))
        s.touch(cell_token(origin), -number)
        s.touch(cell_token(goal), number)


# --- base classes


class Offered(Offer[Guilds]):
    """A choice that can be stopped at any time, even before the first option (GOL-B27, GOL-B46). Options are places."""

    rule = "GOL-B46"
    declining = "stop"
    ask: ClassVar[str] = ""
    """The message of the question."""

    def __init__(self, part: Part, left: int) -> None:
        self.part: Final = part
        self.left: Final = left

    def question(self, s: Guilds) -> Phrase:
        return Phrase(self.ask, effect=self.part.text(), left=self.left, of=self.part.number())

    def token(self, s: Guilds, option: int) -> str:
        return cell_token(option)

    def target(self, s: Guilds, option: int) -> str:
        return self.token(s, option)

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return place_mark(s, option)

    def word_mark(self, s: Guilds, word: str) -> Mark | None:
        return PASS


class ChoosePlace(Decision[Guilds]):
    """A decision whose options are tiles."""

    def token(self, s: Guilds, option: int) -> str:
        return cell_token(option)

    def target(self, s: Guilds, option: int) -> str:
        return cell_token(option)

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return place_mark(s, option)


class ChooseOne(Offered):
    """Choose one of several parts (GOL-B48). Options are their indices."""

    ask = "ask-choose-one"

    def __init__(self, part: Part, parts: list[Part]) -> None:
        super().__init__(part, 1)
        self.parts: Final = parts

    def options(self, s: Guilds) -> list[int]:
        return [number for number in range(len(self.parts)) if self.parts[number].possible(s)]

    def token(self, s: Guilds, option: int) -> str:
        names = [part.name for part in self.parts]
        return names[option] if names.count(names[option]) == 1 else f"{names[option]}-{option + 1}"

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return self.parts[option].text()

    def target(self, s: Guilds, option: int) -> str:
        return ""

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return self.parts[option].mark("effect")

    def take(self, s: Guilds, option: int) -> None:
        self.parts[option].chosen(s)


# --- hiring to a tile


class HireToTile(Offered):
    """Move a liveryman from the supply directly to a tile (GOL-B48)."""

    ask = "ask-hire-to-tile"

    def options(self, s: Guilds) -> list[int]:
        return open_tiles(s) if s.supply else []

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return then_option(s, option, 1, 0)

    def take(self, s: Guilds, option: int) -> None:
        s.leave(SUPPLY)
        s.yours[option] += 1
        tell_move(s, self.rule, SUPPLY, option, 1)
        if self.left > 1:
            s.then(HireToTile(self.part, self.left - 1))


# --- the plantation and the discard pile


class Embark(Offered):
    """Choose which liveryman goes to the plantation (GOL-B48). If the player chose only this and there is one place, it cannot be
    declined, so it is not asked."""

    ask = "ask-plantation"

    def __init__(self, part: Part, left: int, origin: int, wanted: bool) -> None:
        super().__init__(part, left)
        self.origin: Final = origin
        self.wanted: Final = wanted

    def options(self, s: Guilds) -> list[int]:
        return origins(s, self.origin)

    def has(self, s: Guilds, word: str) -> bool:
        return not self.wanted or len(origins(s, self.origin)) != 1

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return embark_option(s, "option-embark", option, 1)

    def take(self, s: Guilds, option: int) -> None:
        embark(s, self.rule, option, 1)
        if self.left > 1:
            s.then(Embark(self.part, self.left - 1, self.origin, False))


class EmbarkSome(Offered):
    """Choose how many go to the plantation, if all come from one place (GOL-B48). Options are numbers."""

    ask = "ask-plantation-number"

    def __init__(self, part: Part, left: int, origin: int) -> None:
        super().__init__(part, left)
        self.origin: Final = origin

    def options(self, s: Guilds) -> list[int]:
        return list(range(1, min(self.left, s.men(self.origin)) + 1))

    def token(self, s: Guilds, option: int) -> str:
        return str(option)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return embark_option(s, "option-embark-some", self.origin, option)

    def target(self, s: Guilds, option: int) -> str:
        return cell_token(self.origin)

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return place_mark(s, PLANTATION)

    def take(self, s: Guilds, option: int) -> None:
        embark(s, self.rule, self.origin, option)


def embark(s: Guilds, rule: str, origin: int, number: int) -> None:
    """Move liverymen of yours from a place to the plantation."""
    s.leave(origin, number)
    s.plantation += number
    if s.story is not None:
        s.tell(rule, "told-plantation", n=number, origin=place_name(s, origin), plantation=s.plantation)
        s.touch(cell_token(origin), -number)
        s.touch("plantation", number)


class TakeDiscard(Offered):
    """Take a card of the discard pile, which is face up, into the hand (GOL-B48). Options are cards."""

    ask = "ask-take-discard"

    def options(self, s: Guilds) -> list[int]:
        return [card for card in range(len(s.discards)) if s.discards[card]]

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.cards[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return card_option(s.setting.components.cards[option])

    def target(self, s: Guilds, option: int) -> str:
        return ""

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return card_mark(s.setting.components.cards[option])

    def take(self, s: Guilds, option: int) -> None:
        s.leave_pile(option)
        s.to_hand(option)
        if s.story is not None:
            s.tell(self.rule, "told-taken", card=card_text(s.setting.components.cards[option]))
        if self.left > 1:
            s.then(TakeDiscard(self.part, self.left - 1))


# --- Boris's liverymen


class Evict(Offered):
    """Return one of Boris's liverymen to his stock (GOL-B48)."""

    ask = "ask-evict"

    def options(self, s: Guilds) -> list[int]:
        return [cell for cell in range(CELLS) if s.theirs[cell]]

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return then_option(s, option, 0, -1)

    def take(self, s: Guilds, option: int) -> None:
        s.theirs[option] -= 1
        if s.story is not None:
            s.tell(self.rule, "told-evicted", place=place_text(s, option))
            s.touch(cell_token(option), -1)
            s.touch("boris-pawns", -1)
        if self.left > 1:
            s.then(Evict(self.part, self.left - 1))


class SwapYours(Offered):
    """Choose your liveryman to swap with one of Boris's (GOL-B48)."""

    ask = "ask-swap"

    def options(self, s: Guilds) -> list[int]:
        return swappable(s)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return then_option(s, option, -1, 1)

    def take(self, s: Guilds, option: int) -> None:
        s.then(SwapTheirs(self.part, self.left, option))


class SwapTheirs(ChoosePlace):
    """Choose Boris's liveryman on another tile."""

    rule = "GOL-B48"

    def __init__(self, part: Part, left: int, yours: int) -> None:
        self.part: Final = part
        self.left: Final = left
        self.yours: Final = yours

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-swap-with", cell=cell_name(self.yours))

    def options(self, s: Guilds) -> list[int]:
        return [cell for cell in range(CELLS) if s.theirs[cell] and cell != self.yours]

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return then_option(s, option, 1, -1)

    def take(self, s: Guilds, option: int) -> None:
        s.yours[self.yours] -= 1
        s.theirs[self.yours] += 1
        s.theirs[option] -= 1
        s.yours[option] += 1
        if s.story is not None:
            s.tell(self.rule, "told-swapped", origin=place_name(s, self.yours), place=place_text(s, option))
            s.touch(cell_token(self.yours))
            s.touch(cell_token(option))
        if self.left > 1:
            s.then(SwapYours(self.part, self.left - 1))
