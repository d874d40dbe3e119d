"""Moving: where a liveryman goes, and from where if that is not plain; groups go together (GOL-B23, GOL-B48)."""

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
"""Added to a tile: the liveryman there is taken up, and where he goes is asked next."""


class Journey(Part):
    """A part that moves liverymen to tiles: how many, from where, to which symbols, and whether all to the same tile."""

    def __init__(self, n: int, origin: int, wanted: int, together: bool) -> None:
        self.n: Final = n
        self.origin: Final = origin
        self.wanted: Final = wanted
        self.together: Final = together

    def targets(self, s: Guilds, fixed: int, origin: int) -> list[int]:
        """Tiles that may be moved to, other than where the pawn stands; only the fixed one, if there is one."""
        if fixed != NONE:
            return [fixed] if fixed != origin and s.is_open(fixed) else []
        return tiles_showing(s, self.wanted, origin)

    def movable(self, s: Guilds, fixed: int) -> list[int]:
        """Origins from which there is a target."""
        return [origin for origin in origins(s, self.origin) if self.targets(s, fixed, origin)]

    def as_one(self) -> bool:
        """Whether all come from one place and go to one tile, so that only their number is left to say."""
        return self.together and self.origin != ANYWHERE


BY_CARD: Final = [Journey(1, ANYWHERE, wanted, False) for wanted in range(ALL_SYMBOLS + 1)]
"""One liveryman from the Guildhall or any tile, by the symbols of the discarded card (GOL-B23).

Masters and liverymen on the plantation stay (GOL-B28).
"""


def sent(found: list[int]) -> int:
    """Of these origins the one from which a liveryman is sent by naming his goal: the Guildhall, or the only one."""
    return found[0] if found and (found[0] == GUILDHALL or len(found) == 1) else NONE


class GoTo(Offered):
    """Where a liveryman goes, or which one is taken up from a tile to go somewhere. Options are goals, and origins above FROM."""

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
        return Phrase(self.ask, effect=self.about(s), left=self.left, place=origin_word(origin), cell=origin_cell(origin))

    def about(self, s: Guilds) -> Phrase:
        """What the move is part of."""
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
        """He goes there; then the next, if one may (GOL-B46)."""
        arrive(s, self.rule, origin, goal, 1)
        fixed = goal if self.journey.together else self.fixed
        if self.left > 1 and self.journey.movable(s, fixed):
            s.then(ChooseTarget(self.journey, self.left - 1, fixed))


class ChooseTarget(GoTo):
    """By an effect: he may stay (GOL-B46, GOL-B48)."""


class MoveTo(GoTo):
    """By a discarded card, to a tile that shows a symbol of it: he must go (GOL-B23)."""

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
    """Where the liveryman goes who was taken up from a tile (GOL-B48)."""

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
    """The same for a discarded card (GOL-B23)."""

    rule = "GOL-B23"


def origin_word(place: int) -> str:
    """Guildhall and plantation by their names, any other a tile; nothing chosen yet is none."""
    return "none" if place == NONE else "tile" if place < CELLS and place != GUILDHALL else cell_token(place)


def origin_cell(place: int) -> str:
    return "" if place == NONE else cell_name(place)


def arrive(s: Guilds, rule: str, origin: int, goal: int, number: int) -> None:
    """So many of yours go from a place to a tile."""
    s.leave(origin, number)
    s.yours[goal] += number
    tell_move(s, rule, origin, goal, number)


# --- groups


def group_origins(s: Guilds) -> list[int]:
    return [cell for cell in range(CELLS) if s.yours[cell] and group_targets(s, cell)]


def group_targets(s: Guilds, cell: int) -> list[int]:
    return [other for other in neighbours(cell) if s.is_open(other)]


class MoveGroup(Offered):
    """The tile a group leaves together, and the adjacent one it goes to (GOL-B48). Options are pairs."""

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
    """How many go together to the one tile, at least one (GOL-B48)."""

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
