"""Moving: where a liveryman goes, where he comes from if that is not clear, and moves of groups (GOL-B23, GOL-B48)."""

from typing import Final

from soloist.engine.kernel.machine import Decision
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import first_of, pair, second_of
from soloist.engine.kernel.scene import Mark
from soloist.games.guilds_of_london.components import ALL_SYMBOLS, CELLS, GUILDHALL, NONE, Part, cell_token, neighbours
from soloist.games.guilds_of_london.names import card_name, cell_name, rewards_text, then_option, tile_mark, to_go
from soloist.games.guilds_of_london.offers import ANYWHERE, ChoosePlace, Offered, origins, tell_move, tiles_showing
from soloist.games.guilds_of_london.state import Guilds

FROM: Final = 32
"""Offset of options that pick up the liveryman on a tile; the next question asks where he goes."""


class Journey(Part):
    """A part that moves liverymen to tiles: how many, from where, to which symbols, and whether all to the same tile."""

    def __init__(self, n: int, origin: int, wanted: int, together: bool) -> None:
        self.n: Final = n
        self.origin: Final = origin
        self.wanted: Final = wanted
        self.together: Final = together

    def targets(self, s: Guilds, fixed: int, origin: int) -> list[int]:
        """The tiles that can be moved to from `origin`; only `fixed`, if it is given."""
        if fixed != NONE:
            return [fixed] if fixed != origin and s.is_open(fixed) else []
        return tiles_showing(s, self.wanted, origin)

    def movable(self, s: Guilds, fixed: int) -> list[int]:
        """The origins from which there is a target."""
        return [origin for origin in origins(s, self.origin) if self.targets(s, fixed, origin)]

    def as_one(self) -> bool:
        """Whether all come from one place and go to one tile, so that only their number is asked."""
        return self.together and self.origin != ANYWHERE


BY_CARD: Final = [Journey(1, ANYWHERE, wanted, False) for wanted in range(ALL_SYMBOLS + 1)]
"""Journeys of a discarded card, by its symbols: one liveryman from the Guildhall or any tile (GOL-B23).

Masters and liverymen on the plantation stay (GOL-B28).
"""


def sent(found: list[int]) -> int:
    """The default origin, for which only the target is named: the Guildhall, or the only origin. NONE if there is no default."""
    return found[0] if found and (found[0] == GUILDHALL or len(found) == 1) else NONE


class GoTo(Offered):
    """Choose where a liveryman goes, or which liveryman to pick up from a tile. Options are targets, and origins plus FROM."""

    ask = "ask-target"
    rule = "GOL-B48"

    def __init__(self, journey: Journey, left: int, fixed: int) -> None:
        super().__init__(journey, left)
        self.journey: Final = journey
        self.fixed: Final = fixed

    def origin(self, s: Guilds) -> int:
        return sent(self.journey.movable(s, self.fixed))

    def question(self, s: Guilds) -> Phrase:
        origin = self.origin(s)
        about, of = self.about(s), self.part.number()
        return Phrase(self.ask, effect=about, left=self.left, of=of, place=origin_word(origin), cell=origin_cell(origin))

    def about(self, s: Guilds) -> Phrase:
        """The effect or card that causes the move."""
        return self.part.text()

    def options(self, s: Guilds) -> list[int]:
        found = self.journey.movable(s, self.fixed)
        origin = sent(found)
        options = [] if origin == NONE else self.journey.targets(s, self.fixed, origin)
        for other in found:
            if other != origin:
                options.append(FROM + other)
        return options

    def token(self, s: Guilds, option: int) -> str:
        return cell_token(option) if option < FROM else "from-" + cell_token(option - FROM)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return then_option(s, option, 1, 0) if option < FROM else then_option(s, option - FROM, -1, 0, "option-from")

    def target(self, s: Guilds, option: int) -> str:
        return cell_token(option % FROM)

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return tile_mark(s, option) if option < FROM else Mark("use", "move")

    def take(self, s: Guilds, option: int) -> None:
        if option >= FROM:
            s.then(self.taken_up(option - FROM))
        elif self.journey.as_one():
            origin = self.journey.origin
            s.then(GroupSize(origin, option, min(self.left, s.men(origin))))
        else:
            self.go(s, self.origin(s), option)

    def taken_up(self, origin: int) -> "TakenUp":
        return TakenUp(self, origin)

    def go(self, s: Guilds, origin: int, goal: int) -> None:
        """Move the liveryman; then ask for the next one, if another may move (GOL-B46)."""
        arrive(s, self.rule, origin, goal, 1)
        fixed = goal if self.journey.together else self.fixed
        if self.left > 1 and self.journey.movable(s, fixed):
            s.then(ChooseTarget(self.journey, self.left - 1, fixed))


class ChooseTarget(GoTo):
    """A move by an effect; it can be declined (GOL-B46, GOL-B48)."""


class MoveTo(GoTo):
    """A move by a discarded card to a tile that shows one of its symbols; it cannot be declined (GOL-B23)."""

    rule = "GOL-B23"
    ask = "ask-move"
    declining = ""

    def __init__(self, card: int, wanted: int) -> None:
        super().__init__(BY_CARD[wanted], 1, NONE)
        self.card: Final = card
        self.wanted: Final = wanted

    def about(self, s: Guilds) -> Phrase:
        return card_name(s.setting.components.cards[self.card])

    def taken_up(self, origin: int) -> "TakenUp":
        return TakenUpByCard(self, origin)


class TakenUp(ChoosePlace):
    """Choose where the liveryman that was picked up goes (GOL-B48)."""

    rule = "GOL-B48"

    def __init__(self, asked: GoTo, origin: int) -> None:
        self.asked: Final = asked
        self.origin: Final = origin

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-taken-up", place=origin_word(self.origin), cell=origin_cell(self.origin))

    def options(self, s: Guilds) -> list[int]:
        return self.asked.journey.targets(s, self.asked.fixed, self.origin)

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return then_option(s, option, 1, 0)

    def take(self, s: Guilds, option: int) -> None:
        self.asked.go(s, self.origin, option)


class TakenUpByCard(TakenUp):
    """The same for a move by a discarded card (GOL-B23)."""

    rule = "GOL-B23"


def origin_word(place: int) -> str:
    """The name of the Guildhall or the plantation, "tile" for any tile, "none" if nothing is chosen."""
    return "none" if place == NONE else "tile" if place < CELLS and place != GUILDHALL else cell_token(place)


def origin_cell(place: int) -> str:
    return "" if place == NONE else cell_name(place)


def arrive(s: Guilds, rule: str, origin: int, goal: int, number: int) -> None:
    """Move liverymen of yours from a place to a tile."""
    s.leave(origin, number)
    s.yours[goal] += number
    tell_move(s, rule, origin, goal, number)


# --- groups


def group_origins(s: Guilds) -> list[int]:
    return [cell for cell in range(CELLS) if s.yours[cell] and group_targets(s, cell)]


def group_targets(s: Guilds, cell: int) -> list[int]:
    return [other for other in neighbours(cell) if s.is_open(other)]


class MoveGroup(Offered):
    """Choose the tile a group leaves and the adjacent tile it goes to (GOL-B48). Options are pairs."""

    ask = "ask-group"

    def options(self, s: Guilds) -> list[int]:
        return [pair(cell, other) for cell in group_origins(s) for other in group_targets(s, cell)]

    def token(self, s: Guilds, option: int) -> str:
        return cell_token(first_of(option)) + "-" + cell_token(second_of(option))

    def phrase(self, s: Guilds, option: int) -> Phrase:
        origin, goal = first_of(option), second_of(option)
        tile = s.tile(goal)
        return Phrase(
            "option-group-way", cell=cell_name(origin), yours=s.yours[origin], goal=cell_name(goal), id=tile.id,
            others=s.yours[goal], theirs=s.theirs[goal], left=max(0, to_go(s, goal)), prize=rewards_text(tile.vp, tile.rewards),
        )  # fmt: skip

    def target(self, s: Guilds, option: int) -> str:
        return cell_token(first_of(option))

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return tile_mark(s, second_of(option))

    def take(self, s: Guilds, option: int) -> None:
        s.then(GroupSize(first_of(option), second_of(option), s.yours[first_of(option)]))


class GroupSize(Decision[Guilds]):
    """Choose how many go together to the tile, at least one (GOL-B48)."""

    rule = "GOL-B48"

    def __init__(self, origin: int, goal: int, most: int) -> None:
        self.origin: Final = origin
        self.goal: Final = goal
        self.most: Final = most

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-group-size")

    def options(self, s: Guilds) -> list[int]:
        return list(range(1, self.most + 1))

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return then_option(s, self.goal, option, 0, "option-group")

    def target(self, s: Guilds, option: int) -> str:
        return cell_token(self.goal)

    def take(self, s: Guilds, option: int) -> None:
        arrive(s, self.rule, self.origin, self.goal, option)
