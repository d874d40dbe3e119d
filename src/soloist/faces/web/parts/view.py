"""A position as the templates want it: every phrase said, every option with its key, every spot with its options."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count, groupby
from string import ascii_lowercase
from typing import Any, NamedTuple, TypeAlias

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark, Piece, Scene, Spot, Zone
from soloist.engine.question import Option, Question
from soloist.engine.text.words import Words
from soloist.faces.web.parts.memory import Memory

COMMANDS = "urhtmk"
"""Undo, redo, hint, the whole turn back, marks, keys: never the key of an option."""
FEW = 8
"""So many options are a list; more are put together where they belong to the same thing."""
AT_A_GLANCE = 3
"""So many options always stand on a phone; of more, those that lie on the board wait behind a button."""
LONG = 40
"""Small print that is longer needs the whole width."""


LOOKS: Memory[int] = Memory(12_000)
"""A number for each look of a spot."""
NUMBERS = count(1)
SEEN: Memory[tuple["Name", ...]] = Memory(4000)
"""What the drawing of a part of a board looked at, besides what it was given."""
DRAWN: Memory[str] = Memory(6000)
"""Drawn parts of boards: most of a board looks as it did an answer ago."""

Name: TypeAlias = tuple[str, str]
"""What a drawing can ask a view for: a spot, a zone, an option, the question."""


class PieceView:
    """Some equal pieces on a spot."""

    def __init__(self, piece: Piece, say: "Say") -> None:
        self.kind = piece.kind
        self.id = piece.id
        self.count = piece.count
        self.name = say(piece.name)
        self.letter = say(piece.letter)


class OptionView:
    """One answer: a short name, small print, the key that chooses it, and how often it can be given at once."""

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
        self.completes = option.completes
        self.at_once = [] if most < 2 else [2] if most == 2 else [2, most]

    @property
    def look(self) -> Hashable:
        return self.token, self.key, self.mark, self.text, self.completes


@dataclass(frozen=True)
class Group:
    """Options of one thing, under its name; or one option alone, without a name."""

    name: str
    options: list[OptionView]

    @property
    def on_board(self) -> bool:
        return all(option.on_board for option in self.options)


class QuestionView:
    """The question: what it is about in small letters, then the question itself, and the pieces laid so far."""

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
        self.options = [
            OptionView(option, key, language, question.chance, most(option))
            for option, key in zip(question.options, keys(question.options), strict=True)
        ]
        self.laid = [OptionView(option, "", language, False) for option in question.laid]

    @property
    def look(self) -> Hashable:
        laid = tuple([option.token for option in self.laid])
        return self.rule, self.chance, self.about, self.heading, laid, tuple([option.look for option in self.options])


class Just(NamedTuple):
    """What happened to a spot since the last answer: whose doing, by how much its number changed, whether that hurts you, and
    what is no longer there."""

    by: str
    change: int
    hurts: bool
    gone: tuple[str, ...] = ()


class SpotView:
    """A place, card, store or track; `one` is its option if exactly one points here, `laid` a piece laid here, `just` what
    happened to it."""

    def __init__(
        self, spot: Spot, say: "Say", options: list[OptionView], laid: OptionView | None, just: Just | None, judged: str
    ) -> None:
        self.id = spot.id
        self.value = spot.value
        self.limit = spot.limit
        self.confidence = spot.confidence
        self.options = options
        self.laid = laid
        self.just = just
        self.judged = judged
        """In a review: whether your answer pointed here, or the coach's."""
        self._spot = spot
        self._say = say

    @property
    def one(self) -> OptionView | None:
        return self.options[0] if len(self.options) == 1 else None

    @cached_property
    def name(self) -> str:
        return self._say(self._spot.name)

    @cached_property
    def notes(self) -> list[str]:
        return [self._say(note) for note in self._spot.notes]

    @cached_property
    def pieces(self) -> list[PieceView]:
        return [PieceView(piece, self._say) for piece in self._spot.pieces]

    @cached_property
    def words(self) -> str:
        """The whole spot in words, for those who hover, tap or listen."""
        return ". ".join(self._parts)

    @property
    def words_with_answer(self) -> str:
        """The only answer here, and what of the spot it does not say already."""
        said = self.one.text if self.one else ""
        return ". ".join([said, *(part for part in self._parts if part not in said)])

    @cached_property
    def _parts(self) -> list[str]:
        value = "" if self.value is None else f" {self.value}" if self.limit is None else f" {self.value}/{self.limit}"
        pieces = ", ".join(f"{piece.count} × {piece.name}" for piece in self.pieces)
        return [part for part in (self.name + value, *self.notes, pieces) if part]

    @cached_property
    def look(self) -> int:
        """Two spots with the same number look the same, whoever draws them in whichever language."""
        laid = self.laid.token if self.laid else ""
        content = self._spot, laid, self.just, self.judged, tuple([option.look for option in self.options])
        number = LOOKS.get(content)
        if number is None:
            number = next(NUMBERS)
            LOOKS.put(content, number)
        return number

    def marks(self, kind: str) -> list[Mark]:
        return [mark for mark in self._spot.marks if mark.kind == kind]

    def mark(self, kind: str, id: str = "") -> int:
        """The count of one printed thing; 0 if it is not there."""
        return sum(mark.count for mark in self._spot.marks if mark.kind == kind and id in ("", mark.id))

    def marked(self, kind: str) -> str:
        """The id of the only printed thing of a kind; empty if there is none."""
        return next((mark.id for mark in self._spot.marks if mark.kind == kind), "")


class ZoneView:
    """Spots that belong together."""

    def __init__(
        self,
        zone: Zone,
        say: "Say",
        options: Mapping[str, list[OptionView]],
        laid: Mapping[str, OptionView],
        just: Mapping[str, Just],
        judged: Mapping[str, str],
    ) -> None:
        self.id = zone.id
        self.title = say(zone.title)
        self.spots = [
            SpotView(spot, say, options.get(spot.id, []), laid.get(spot.id), just.get(spot.id), judged.get(spot.id, ""))
            for spot in zone.spots
        ]

    def __iter__(self) -> Iterator[SpotView]:
        return iter(self.spots)

    @cached_property
    def look(self) -> Hashable:
        return self.title, tuple([spot.look for spot in self.spots])


class Say:
    """Says phrases of one game in one language."""

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
        judged: Mapping[str, str] | None = None,
    ) -> None:
        self.language = language
        self.say = Say(words, language)
        self.title = self.say(scene.title)
        self.clock = scene.clock
        self._question = None if question is None else QuestionView(question, language, most)
        targets: dict[str, list[OptionView]] = {}
        for option in self._question.options if self._question else ():
            targets.setdefault(option.target, []).append(option)
        laid = {piece.target: piece for piece in self._question.laid} if self._question else {}
        self._zones = {zone.id: ZoneView(zone, self.say, targets, laid, just or {}, judged or {}) for zone in scene.zones}
        self._spots = {spot.id: spot for zone in self._zones.values() for spot in zone}
        self._options = {option.token: option for option in self._question.options} if self._question else {}
        for option in self._options.values():
            option.on_board = option.target in self._spots
        self._seen: set[Name] = set()
        self._looks: dict[Name, Hashable] = {}

    @property
    def groups(self) -> list[Group]:
        """The options as they are listed: many of them under the names of the things they belong to."""
        options = self._question.options if self._question else []
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
        """How many options wait on the board, where they are too many to stand below it as well; else 0."""
        found = sum(option.on_board for option in self._options.values())
        return found if found > AT_A_GLANCE else 0

    @property
    def lays(self) -> bool:
        """Whether a place on the board takes a piece at once, because others must follow before anything happens."""
        if self._question is None or not self._question.is_piece:
            return False
        return any(option.on_board and not option.completes for option in self._options.values())

    @property
    def is_wordy(self) -> bool:
        return any(len(option.detail) > LONG or len(option.name) > LONG // 2 for option in self._options.values())

    def label(self, message: str, **values: int | str) -> str:
        """A word of the game's own, for captions on the board."""
        return self.say(Phrase(message, **values))

    def kept(self, macro: Any, *given: Any) -> str:
        """What `macro(v, *given)` draws, drawn again only if something that it was given or looked at looks different.

        The macro sees the view through `question`, `zones`, `zone`, `spot`, `option` and `label`, and beside it only what is the
        same at every table of the game. What it is given are spots, zones, texts and numbers; a dictionary has words of the game.
        """
        part = self.say.words.packages, self.language, macro.name, *[_named(one) for one in given]
        seen = SEEN.get(part) or ()
        looks = tuple([_look(one) for one in given])
        drawn = DRAWN.get((part, looks, seen, self._look(seen)))
        if drawn is None:
            before, self._seen = self._seen, set()
            drawn = macro(self, *given)
            seen = tuple(sorted(self._seen.union(seen)))
            self._seen = before
            SEEN.put(part, seen)
            DRAWN.put((part, looks, seen, self._look(seen)), drawn)
        self._seen.update(seen)
        return drawn

    def _look(self, names: tuple[Name, ...]) -> tuple[Hashable, ...]:
        looks = []
        for name in names:
            if name not in self._looks:
                kind, id = name
                if kind == "spot":
                    self._looks[name] = _look(self._spots.get(id))
                elif kind == "zone":
                    self._looks[name] = _look(self._zones.get(id))
                elif kind == "option":
                    self._looks[name] = _look(self._options.get(id))
                elif kind == "zones":
                    self._looks[name] = tuple([_look(zone) for zone in self._zones.values()])
                else:
                    self._looks[name] = _look(self._question)
            looks.append(self._looks[name])
        return tuple(looks)

    @property
    def question(self) -> QuestionView | None:
        self._seen.add(("question", ""))
        return self._question

    @property
    def zones(self) -> Mapping[str, ZoneView]:
        self._seen.add(("zones", ""))
        return self._zones

    def zone(self, id: str) -> ZoneView | None:
        self._seen.add(("zone", id))
        return self._zones.get(id)

    def spot(self, id: str) -> SpotView | None:
        self._seen.add(("spot", id))
        return self._spots.get(id)

    def option(self, token: str) -> OptionView | None:
        """The option of this token, if the question has it."""
        self._seen.add(("option", token))
        return self._options.get(token)


def _named(given: Any) -> Hashable:
    return given.id if isinstance(given, (SpotView, ZoneView)) else _look(given)


def _look(given: Any) -> Hashable:
    if isinstance(given, (SpotView, ZoneView, OptionView, QuestionView)):
        look: Hashable = given.look
        return look
    return "words" if isinstance(given, dict) else given


def keys(options: Sequence[Option]) -> list[str]:
    """A key for each option: 0 for the one that declines, 1 to 9 and letters for the others, none when they run out."""
    tokens = [option.token for option in options]
    if all(token.isdigit() and len(token) == 1 for token in tokens):
        return tokens
    free = iter([*"123456789", *(letter for letter in ascii_lowercase if letter not in COMMANDS)])
    return ["0" if option.declines else next(free, "") for option in options]
