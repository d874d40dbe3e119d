"""Prepares events for pages: those since the last answer in groups, with your losses first, and the whole story by headings."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Goal, Scene, Spot
from soloist.engine.kernel.story import FATE, RULES, THEY, YOU, Event
from soloist.engine.question import Option
from soloist.faces.web.parts.site import Guest, signed
from soloist.faces.web.parts.view import Just

HAND = "hand"
"""The zone of your cards."""
FEW_LINES = 8
"""Up to this many events, all groups are expanded. With more, only the opponent's groups and those with a loss are."""


class Change(NamedTuple):
    """By how much a number changed. `good`: whether that is good for you; None if the number is not yours, or you spent it."""

    name: str
    by: int
    good: bool | None


class ToldLine(NamedTuple):
    """One event: its number since the last answer, what happened, why, the clause, and what it changed.

    In a companion it is an instruction for the player, with small print and the spot of the first value that it changes.
    """

    number: int
    what: str
    because: str
    rule: str
    changes: tuple[Change, ...] = ()
    detail: str = ""
    is_heading: bool = False
    spot: str = ""
    more: bool = False
    """Whether the value of that spot grows."""

    @property
    def hurts(self) -> bool:
        return any(change.good is False for change in self.changes)


class ToldPart(NamedTuple):
    """A heading and what happened under it."""

    title: str
    rule: str
    lines: tuple[ToldLine, ...]


@dataclass(frozen=True)
class ToldGroup:
    """Events that belong together: who caused them, title, heading if the story has one, lines, and total changes."""

    by: str
    title: str
    head: ToldLine | None
    lines: list[ToldLine]
    net: list[Change]
    is_open: bool

    @property
    def hurts(self) -> bool:
        return any(line.hurts for line in self.lines)


class Loss(NamedTuple):
    """What you lost of one number: how much, its value before the first loss, its value now, and the causes.

    `parts` also contains all other changes of the number since the first loss, so that they add up.
    """

    name: str
    by: int
    before: int
    now: int
    parts: list[tuple[str, int]]
    said: str
    """All in one line: how much of what, and why."""


@dataclass(frozen=True)
class Score:
    """Both scores before and now."""

    you: tuple[int, int]
    they: tuple[int, int]
    who: str

    @property
    def changed(self) -> bool:
        return self.you[0] != self.you[1] or self.they[0] != self.they[1]


@dataclass(frozen=True)
class Told:
    """Everything since the last answer: groups of events, your losses, both scores, and which answer that was."""

    groups: list[ToldGroup]
    losses: list[Loss]
    score: Score | None
    since: str = ""

    @property
    def lines(self) -> list[ToldLine]:
        return [line for group in self.groups for line in ([group.head] if group.head else []) + group.lines]

    @property
    def in_short(self) -> str:
        """One line: the losses, else the opponent's last event, else the last event."""
        if self.losses:
            return self._lost
        theirs = [line for group in self.groups if group.by == THEY for line in group.lines]
        last = (theirs or self.lines)[-1:]
        return last[0].what if last else ""

    @property
    def spoken(self) -> str:
        """The text for screen readers: the headings and the losses."""
        heads = [group.head.what if group.head else group.lines[0].what for group in self.groups]
        return " ".join([*heads, self._lost]).strip()

    @property
    def _lost(self) -> str:
        return " ".join(loss.said for loss in self.losses)


class Teller:
    """Converts events to texts for one user. The names of numbers come from the scene."""

    def __init__(self, game: Game, scene: Scene, who: Guest) -> None:
        self.game = game
        self.language = who.language
        self.t = who.t
        self.zones = scene.zones
        self.spots = {spot.id: spot for zone in scene.zones for spot in zone.spots}

    def news(self, events: list[Event], score: Score | None = None, answered: Sequence[Option] = ()) -> Told:
        numbered = list(enumerate(events))
        parts = list[list[tuple[int, Event]]]()
        for number, event in numbered:
            if event.heading or not parts or (not parts[-1][0][1].heading and event.by != parts[-1][0][1].by):
                parts.append([])
            parts[-1].append((number, event))
        all_open = len(events) <= FEW_LINES
        groups = [self._group(part, all_open) for part in parts]
        since = ", ".join(option.name(self.language) for option in answered)
        return Told(groups, self._losses(parts), score, since)

    def marks(self, events: list[Event], before: Scene | None) -> dict[str, Just]:
        """Marks for the spots where something happened. Only spots that others changed list the pieces that are gone."""
        others, taken = total_changes([event for event in events if event.by != YOU]), self._taken(events)
        causes = self._causes(events)
        by = {spot: event.by for event in events for spot, _ in event.touched if event.by != YOU or spot not in others}
        stood = {} if before is None else {spot.id: spot for zone in before.zones for spot in zone.spots}
        found = {}
        for spot, change in total_changes(events).items():
            gone = self._gone(spot, stood) if spot in others else ()
            found[spot] = Just(by[spot], change, spot in taken, gone, causes.get(spot, ()))
        for spot, fresh in self._fresh(before).items():
            found[spot] = found.get(spot, Just(RULES, 0, False))._replace(fresh=fresh)
        return found

    def _causes(self, events: list[Event]) -> dict[str, tuple[str, ...]]:
        """Each change of each number: by how much, and what caused it or what happened."""
        found: dict[str, tuple[str, ...]] = {}
        for event in events:
            for spot, change in total_changes([event]).items():
                if change:
                    cause = (self._cause(event) if change < 0 else "") or self._say(event.phrase)
                    found[spot] = (*found.get(spot, ()), self.t("pair", name=signed(change), text=cause))
        return found

    def _fresh(self, before: Scene | None) -> dict[str, str]:
        """The spots with a new card or tile: "drawn" in your hand, else "new". A zone in which all are new is left out."""
        found: dict[str, str] = {}
        old = set() if before is None else {printed(spot) for zone in before.zones for spot in zone.spots}
        for zone in self.zones if old else ():
            shown = [spot for spot in zone.spots if printed(spot)]
            fresh = [spot for spot in shown if printed(spot) not in old]
            if len(fresh) < len(shown):
                found.update({spot.id: "drawn" if zone.id == HAND else "new" for spot in fresh})
        return found

    def _gone(self, id: str, stood: dict[str, Spot]) -> tuple[str, ...]:
        """The names of the pieces that were on a spot and are no longer there."""
        old, now = stood.get(id), self.spots.get(id)
        if old is None or now is None:
            return ()
        left = {(piece.kind, piece.id): piece.count for piece in now.pieces}
        missing = [(piece, piece.count - left.get((piece.kind, piece.id), 0)) for piece in old.pieces]
        return tuple(f"{count} × {self._say(piece.name)}" for piece, count in missing if count > 0)

    def _group(self, part: list[tuple[int, Event]], all_open: bool) -> ToldGroup:
        first, by, events = part[0][1], part[0][1].by, [event for _, event in part]
        lines = [self.line(number, event) for number, event in part]
        head = lines.pop(0) if first.heading else None
        is_open = all_open or by == THEY or any(line.hurts for line in lines)
        return ToldGroup(by, self._title(part), head, lines, self._changes(events), is_open)

    def _title(self, part: list[tuple[int, Event]]) -> str:
        first = part[0][1]
        if first.heading:
            return self._say(first.phrase)
        names = {YOU: self.t("you"), THEY: self.game.opponent(self.language), FATE: self.t("by-fate")}
        return names.get(first.by, self.t("by-rules"))

    def line(self, number: int, event: Event) -> ToldLine:
        because, detail = (self.game.words.attribute(event.phrase, name, self.language) for name in ("why", "detail"))
        spot, change = event.touched[0] if event.touched else ("", 0)
        return ToldLine(
            number=number,
            what=self._say(event.phrase),
            because=because,
            rule=event.rule,
            changes=tuple(self._changes([event])),
            detail=detail,
            is_heading=bool(event.heading),
            spot=spot,
            more=change > 0,
        )

    def _changes(self, events: list[Event]) -> list[Change]:
        """The total change of each number. Numbers that are neither yours nor a score are left out."""
        taken = self._taken(events)
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

    def _cause(self, event: Event) -> str:
        """The cause of a loss in this event; empty without a loss. What you pay, move or exchange yourself is no loss."""
        return self.game.words.attribute(event.phrase, "cause", self.language)

    def _taken(self, events: list[Event]) -> set[str]:
        """Your numbers from which something was taken."""
        losing = [event for event in events if self._cause(event)]
        return {spot for event in losing for spot, change in event.touched if change < 0 and spot in self.game.yours}

    def _losses(self, parts: list[list[tuple[int, Event]]]) -> list[Loss]:
        """What rules, fate or the opponent took from you, the largest loss first."""
        taken = self._taken([event for part in parts for _, event in part])
        found = [self._loss(spot, parts) for spot in self.game.yours if spot in taken and spot in self.spots]
        return sorted([loss for loss in found if loss.by < 0], key=lambda loss: loss.by)

    def _loss(self, spot: str, parts: list[list[tuple[int, Event]]]) -> Loss:
        """How a number changed from before its first loss until now, with the cause of each change."""
        sums: dict[str, int] = {}
        for part in parts:
            for _, event in part:
                change = total_changes([event]).get(spot, 0)
                cause = self._cause(event) if change < 0 else ""
                if change and (cause or sums):
                    title = cause or self._title(part)
                    sums[title] = sums.get(title, 0) + change
        by, now, name = sum(sums.values()), self.spots[spot].value or 0, self._name(spot)
        causes = ", ".join(title for title, change in sums.items() if change < 0)
        return Loss(name, by, now - by, now, list(sums.items()), self.t("loss", by=signed(by), name=name, causes=causes))

    def _name(self, spot: str) -> str:
        name = self._say(self.spots[spot].name)
        return name if spot in self.game.yours else self.t("their-number", who=self.game.opponent(self.language), name=name)

    def _say(self, phrase: Phrase) -> str:
        return self.game.words.say(phrase, self.language)


def score_change(game: Game, before: Goal | None, now: Goal | None, language: str) -> Score | None:
    """Both scores as the bar shows them; None if the opponent has no score."""
    if before is None or now is None or before.theirs is None or now.theirs is None:
        return None
    return Score((before.yours, now.yours), (before.theirs, now.theirs), game.opponent(language))


def printed(spot: Spot) -> tuple[str, ...]:
    """The cards and tiles that a spot shows."""
    return tuple(mark.id for mark in spot.marks if mark.kind in ("card", "tile"))


def total_changes(events: list[Event]) -> dict[str, int]:
    """By how much each spot's number changed in total; 0 where something happened without changing it."""
    total: dict[str, int] = {}
    for event in events:
        for spot, change in event.touched:
            total[spot] = total.get(spot, 0) + change
    return total


def parts(game: Game, events: list[Event], who: Guest) -> list[ToldPart]:
    """The story in the order of events, split at its headings."""
    found: list[ToldPart] = []
    title, rule, lines = "", "", list[ToldLine]()
    for number, event in enumerate(events):
        text = game.words.say(event.phrase, who.language)
        if event.heading:
            if title or lines:
                found.append(ToldPart(title, rule, tuple(lines)))
            title, rule, lines = text, event.rule, []
        else:
            lines.append(ToldLine(number, text, "", event.rule))
    return [*found, ToldPart(title, rule, tuple(lines))] if title or lines else found
