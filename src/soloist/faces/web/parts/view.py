"""Prepares a position for templates: phrases are translated, options have their keys, and spots their options."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from string import ascii_lowercase
from typing import NamedTuple

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark, Piece, Scene, Spot, Zone
from soloist.engine.question import ALL, Option, Question
from soloist.engine.text.words import Words

COMMANDS = "urhtmk"
"""Undo, redo, hint, the whole turn back, marks, keys: never the key of an option."""
DONE = ("0",)
"""The key that confirms a composition; Enter does too."""
FEW = 8
"""Show at most this many options as a plain list; more are grouped by their spot."""
AT_A_GLANCE = 3
"""If more options than this are on the board, a phone hides them from the list behind a button."""
LONG = 40
"""Small print that is longer than this needs the whole width."""


class PieceView:
    """Equal pieces on a spot, with their number."""

    def __init__(self, piece: Piece, say: "Say") -> None:
        self.kind = piece.kind
        self.id = piece.id
        self.count = piece.count
        self.name = say(piece.name)
        self.letter = say(piece.letter)


class OptionView:
    """One option: a short name, small print, the key that chooses it, and how often it can be chosen at once."""

    def __init__(self, option: Option, key: str, language: str, chance: bool, most: int = 1) -> None:
        self.token = option.token
        self.target = option.target
        self.mark = option.mark
        self.key = key
        self.chance = chance
        self.text = option.text(language)
        self.name = option.name(language)
        self.here = option.here(language)
        self.detail = option.detail(language)
        self.on_board = False
        self.advised: Advised | None = None
        self.completes = option.completes
        self.at_once = [(count, " ".join([option.token] * count)) for count in sorted({2, most}) if 2 <= count <= most]
        """How often it can be chosen at once, and the answer to send."""


class Advised(NamedTuple):
    """One of the two answers that a hint compares: whether it is the better one, and its chance; empty if that says nothing."""

    best: bool
    chance: str


@dataclass(frozen=True)
class Group:
    """Options of the same spot under its name, or a single option without a name."""

    name: str
    options: list[OptionView]

    @property
    def on_board(self) -> bool:
        return all(option.on_board for option in self.options)


class QuestionView:
    """The question: the small print above it, the question itself, its options, and the pieces laid so far."""

    def __init__(
        self,
        question: Question,
        language: str,
        most: Callable[[Option], int] = lambda _: 1,
    ) -> None:
        self.rule = question.rule
        self.chance = question.chance
        self.is_piece = question.is_piece
        self.about = question.about(language)
        self.then = question.then(language)
        self.heading = question.heading(language)
        self._asked = question.options
        self.options = [
            OptionView(option, key, language, question.chance, most(option))
            for option, key in zip(question.options, DONE if question.confirms else keys(question.options), strict=True)
        ]
        for option in question.options:
            if option.kind == ALL:
                self._join(option, most)
        self.laid = [OptionView(option, "", language, False) for option in question.laid]
        self.confirms = question.confirms

    def _join(self, all_left: Option, most: Callable[[Option], int]) -> None:
        """An option that sends all pieces where another one sends a single piece becomes a button beside that."""
        one = next(one for one in self._asked if one.target == all_left.target and one.kind != ALL)
        beside = next(option for option in self.options if option.token == one.token)
        beside.at_once.append((most(one) + 1, all_left.token))
        self.options = [option for option in self.options if option.token != all_left.token]


class Just(NamedTuple):
    """What happened to a spot since the last answer: who caused it, by how much its number changed, whether you lost something,
    which pieces are gone, each change with its cause, and whether its card or tile is "new" or was "drawn" to your hand."""

    by: str
    change: int
    hurts: bool
    gone: tuple[str, ...] = ()
    causes: tuple[str, ...] = ()
    fresh: str = ""


class SpotView:
    """A place, card, store or track; `one` is its option if exactly one points here, `laid` a piece laid here, `just` what
    happened to it."""

    def __init__(
        self,
        spot: Spot,
        say: "Say",
        options: list[OptionView],
        laid: OptionView | None,
        just: Just | None,
        judged: tuple[str, str],
    ) -> None:
        self.id = spot.id
        self.value = spot.value
        self.limit = spot.limit
        self.confidence = spot.confidence
        self.options = options
        self.laid = laid
        self.just = just
        self.judged, self.badge = judged
        """In a review: whether your answer or the coach's points here, and the words for it; else empty."""
        self._spot = spot
        self._say = say

    @property
    def one(self) -> OptionView | None:
        return self.options[0] if len(self.options) == 1 else None

    @property
    def advised(self) -> "Advised | None":
        """What a hint says of the answers here, the better one first."""
        return max((option.advised for option in self.options if option.advised is not None), default=None)

    @cached_property
    def name(self) -> str:
        return self._say(self._spot.name)

    @cached_property
    def notes(self) -> list[str]:
        return [self._say(note) for note in self._spot.notes]

    def note(self, name: str) -> str:
        """One of the notes, by the name of its message; empty if it is not there."""
        note = self._spot.note(name)
        return "" if note is None else self._say(note)

    @cached_property
    def pieces(self) -> list[PieceView]:
        return [PieceView(piece, self._say) for piece in self._spot.pieces]

    @cached_property
    def words(self) -> str:
        """The whole spot in words, for tooltips and screen readers."""
        return sentences(self._parts)

    @property
    def words_with_answer(self) -> str:
        """The text of the only option here, then the parts of `words` that it does not contain."""
        said = self.one.text if self.one else ""
        return sentences([said, *(part for part in self._parts if part not in said)])

    @cached_property
    def _parts(self) -> list[str]:
        value = "" if self.value is None else f" {self.value}" if self.limit is None else f" {self.value}/{self.limit}"
        pieces = ", ".join(f"{piece.count} × {piece.name}" for piece in self.pieces)
        return [part for part in (self.name + value, *self.notes, pieces) if part]

    def marks(self, kind: str) -> list[Mark]:
        return [mark for mark in self._spot.marks if mark.kind == kind]

    def mark(self, kind: str, id: str = "") -> int:
        """The count of a mark; 0 if it is not there. Without an id, the sum over all marks of the kind."""
        return sum(mark.count for mark in self._spot.marks if mark.kind == kind and id in ("", mark.id))

    def marked(self, kind: str) -> str:
        """The id of the only mark of a kind; empty if there is none."""
        return next((mark.id for mark in self._spot.marks if mark.kind == kind), "")


def sentences(parts: Iterable[str]) -> str:
    """Each part as a sentence of its own."""
    return ". ".join(part[:1].upper() + part[1:].removesuffix(".") for part in parts if part)


class ZoneView:
    """Spots that belong together."""

    def __init__(
        self,
        zone: Zone,
        say: "Say",
        options: Mapping[str, list[OptionView]],
        laid: Mapping[str, OptionView],
        just: Mapping[str, Just],
        judged: Mapping[str, tuple[str, str]],
    ) -> None:
        self.id = zone.id
        self.title = say(zone.title)
        self.spots = [
            SpotView(spot, say, options.get(spot.id, []), laid.get(spot.id), just.get(spot.id), judged.get(spot.id, ("", "")))
            for spot in zone.spots
        ]

    def __iter__(self) -> Iterator[SpotView]:
        return iter(self.spots)


class Say:
    """Translates the phrases of one game to one language."""

    def __init__(self, words: Words, language: str) -> None:
        self.words = words
        self.language = language

    def __call__(self, phrase: Phrase) -> str:
        return self.words.say(phrase, self.language)


class View:
    """One position in one language; templates ask it for zones and spots by id."""

    def __init__(
        self,
        scene: Scene,
        question: Question | None,
        words: Words,
        language: str,
        most: Callable[[Option], int] = lambda _: 1,
        just: Mapping[str, Just] | None = None,
        judged: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        self.language = language
        self.say = Say(words, language)
        self.title = self.say(scene.title)
        self.clock = scene.clock
        self.question = None if question is None else QuestionView(question, language, most)
        targets: dict[str, list[OptionView]] = {}
        for option in self.question.options if self.question else ():
            targets.setdefault(option.target, []).append(option)
        laid = {piece.target: piece for piece in self.question.laid} if self.question else {}
        self.zones = {zone.id: ZoneView(zone, self.say, targets, laid, just or {}, judged or {}) for zone in scene.zones}
        self._spots = {spot.id: spot for zone in self.zones.values() for spot in zone}
        self._options = {option.token: option for option in self.question.options} if self.question else {}
        for option in self._options.values():
            option.on_board = option.target in self._spots

    def advise(self, advised: Mapping[str, Advised]) -> None:
        """Mark the answers that a hint compares, by their tokens; the better one where both have the same button."""
        for token, one in sorted(advised.items(), key=lambda item: item[1].best):
            self._button(token).advised = one

    def _button(self, token: str) -> OptionView:
        """The option that gives this answer, at once or as a single piece."""
        assert self.question is not None
        return next(
            option
            for option in self.question.options
            if token == option.token or token in [tokens for _, tokens in option.at_once]
        )

    @property
    def groups(self) -> list[Group]:
        """The options as the list shows them; more than FEW are grouped under the names of their spots."""
        options = self.question.options if self.question else []
        if len(options) <= FEW:
            return [Group("", [option]) for option in options]
        found: list[Group] = []
        for target, some in groupby(options, lambda option: option.target):
            together, spot = list(some), self._spots.get(target)
            if spot is not None and len(together) > 1:
                found.append(Group(spot.name, together))
            else:
                found += [Group("", [option]) for option in together]
        return found

    @property
    def on_board(self) -> int:
        """How many options a phone hides from the list because they are on the board; 0 if it hides none."""
        found = sum(option.on_board for option in self._options.values())
        return found if found > AT_A_GLANCE else 0

    @property
    def lays(self) -> bool:
        """Whether a tap on a place lays a piece immediately, because more pieces must follow before anything happens."""
        if self.question is None or not self.question.is_piece:
            return False
        return any(option.on_board and not option.completes for option in self._options.values())

    @property
    def is_wordy(self) -> bool:
        return any(len(option.detail) > LONG or len(option.name) > LONG // 2 for option in self._options.values())

    def label(self, message: str, **values: int | str) -> str:
        """A message of the game's words files, for captions on the board."""
        return self.say(Phrase(message, **values))

    def zone(self, id: str) -> ZoneView | None:
        return self.zones.get(id)

    def spot(self, id: str) -> SpotView | None:
        return self._spots.get(id)

    def option(self, token: str) -> OptionView | None:
        """The option with this token, if the question has it."""
        return self._options.get(token)


def keys(options: Sequence[Option]) -> list[str]:
    """A key for each option: 0 for the one that declines, 1 to 9 and letters for the others, none when they run out.

    An option with a fixed place has the key of that place, whatever else can be answered.
    """
    tokens = [option.token for option in options]
    if all(token.isdigit() and len(token) == 1 for token in tokens):
        return tokens
    every = [*"123456789", *(letter for letter in ascii_lowercase if letter not in COMMANDS)]
    free = iter(every)
    return ["0" if one.declines else every[one.slot] if 0 <= one.slot < len(every) else next(free, "") for one in options]
