"""What happened, as pages show it: since the last answer in groups, your losses first; and the story by headings."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from soloist.engine.game import Game
from soloist.engine.phrase import Phrase
from soloist.engine.scene import Scene
from soloist.engine.story import THEY, YOU, Event
from soloist.faces.web.site import Guest
from soloist.faces.web.view import Just

FEW_LINES = 8
"""So many lines stand open whoever they are about; of more, those that are nobody's loss are folded."""


class Change(NamedTuple):
    """By how much a number changed; `good` says whether that is good for you, None where it is not yours or you chose to pay."""

    name: str
    by: int
    good: bool | None


class Line(NamedTuple):
    """One event: what, why, the clause that says so, and what it changed."""

    what: str
    because: str
    rule: str
    changes: tuple[Change, ...] = ()


class Part(NamedTuple):
    """A heading and what happened under it."""

    title: str
    rule: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Group:
    """What belongs together in what is told: whose doing, its headline, its lines, and what came of it all."""

    by: str
    head: Line
    lines: list[Line]
    net: list[Change]
    is_open: bool


@dataclass(frozen=True)
class Score:
    """Both scores before and now."""

    you: tuple[int, int]
    they: tuple[int, int]
    who: str


@dataclass(frozen=True)
class Told:
    """Everything since the last answer, what it cost you first."""

    groups: list[Group]
    losses: list[Change]
    score: Score | None

    @property
    def spoken(self) -> str:
        """For those who listen: the headlines and the losses."""
        lost = [f"{change.by} {change.name}" for change in self.losses]
        return " ".join([*(group.head.what for group in self.groups), ", ".join(lost)]).strip()


class Teller:
    """Tells events to one guest; names of numbers are those of the scene."""

    def __init__(self, game: Game[Any], scene: Scene, who: Guest) -> None:
        self.game = game
        self.language = who.language
        self.t = who.t
        self.spots = {spot.id: spot for zone in scene.zones for spot in zone.spots}

    def news(self, events: list[Event]) -> Told:
        parts = list[list[Event]]()
        for event in events:
            if event.heading or not parts or (not parts[-1][0].heading and event.by != parts[-1][0].by):
                parts.append([])
            parts[-1].append(event)
        all_open = len(events) <= FEW_LINES
        groups = [self._group(part, all_open) for part in parts]
        return Told(groups, self._losses(events), self._score(events))

    def marks(self, events: list[Event]) -> dict[str, Just]:
        """The spots of the board where something happened that you did not do yourself."""
        others = [event for event in events if event.by != YOU]
        by = {spot: event.by for event in others for spot, _ in event.touched}
        return {
            spot: Just(by[spot], change, change < 0 and spot in self.game.yours) for spot, change in total_changes(others).items()
        }

    def line(self, event: Event) -> Line:
        what = self._say(event.phrase)
        because = self.game.words.attribute(event.phrase, "why", self.language)
        return Line(what, because, event.rule, tuple(self._changes([event])))

    def _group(self, events: list[Event], all_open: bool) -> Group:
        head, by = events[0], events[0].by
        lines = [self.line(event) for event in events]
        is_open = all_open or by == THEY or bool(self._losses(events))
        return Group(by, lines[0], lines[1:], self._changes(events), is_open if head.heading else True)

    def _changes(self, events: list[Event]) -> list[Change]:
        """The numbers that changed, each once; those that are neither yours nor a score say too little."""
        taken = {spot for event in events if event.by != YOU for spot, change in event.touched if change < 0}
        told = {*self.game.yours, *self.game.scores} & set(self.spots)
        return [
            Change(self._name(spot), change, self._is_good(spot, change, spot in taken))
            for spot, change in total_changes(events).items()
            if change and spot in told
        ]

    def _is_good(self, spot: str, change: int, taken: bool) -> bool | None:
        if spot not in self.game.yours:
            return None
        if change > 0:
            return True
        return False if taken else None

    def _losses(self, events: list[Event]) -> list[Change]:
        """What others or the rules took from you, the largest first; what you paid yourself is no loss."""
        taken = self._changes([event for event in events if event.by != YOU])
        return sorted((change for change in taken if change.good is False), key=lambda change: change.by)

    def _score(self, events: list[Event]) -> Score | None:
        if not self.game.scores:
            return None
        yours, theirs = self.game.scores
        changed, now = total_changes(events), {id: self.spots[id].value or 0 for id in self.game.scores}
        before = {id: now[id] - changed.get(id, 0) for id in now}
        return Score((before[yours], now[yours]), (before[theirs], now[theirs]), self.game.opponent(self.language))

    def _name(self, spot: str) -> str:
        name = self._say(self.spots[spot].name)
        return name if spot in self.game.yours else self.t("their-number", who=self.game.opponent(self.language), name=name)

    def _say(self, phrase: Phrase) -> str:
        return self.game.words.say(phrase, self.language)


def total_changes(events: list[Event]) -> dict[str, int]:
    """By how much each spot's number changed in all; 0 where something only happened."""
    total: dict[str, int] = {}
    for event in events:
        for spot, change in event.touched:
            total[spot] = total.get(spot, 0) + change
    return total


def parts(game: Game[Any], events: list[Event], who: Guest) -> list[Part]:
    """The story by headings, in the order in which it happened."""
    found: list[Part] = []
    title, rule, lines = "", "", list[Line]()
    for event in events:
        text = game.words.say(event.phrase, who.language)
        if event.heading:
            if title or lines:
                found.append(Part(title, rule, tuple(lines)))
            title, rule, lines = text, event.rule, []
        else:
            lines.append(Line(text, "", event.rule))
    return [*found, Part(title, rule, tuple(lines))] if title or lines else found


def latest(events: list[Event], most: int) -> list[Event]:
    """The last of them, so many at most; from a heading on, so that a part that is told stays as it is."""
    shown = events[-most:]
    if len(shown) == len(events):
        return shown
    return next((shown[number:] for number, event in enumerate(shown) if event.heading), shown)
