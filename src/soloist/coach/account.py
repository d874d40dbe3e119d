"""The course of a finished game: the standing after every round, the turning points, and its story in a paragraph."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from soloist.engine.game import Game
from soloist.engine.kernel.machine import State
from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.kernel.scene import Line, Result
from soloist.engine.kernel.story import THEY, YOU, Event
from soloist.engine.replay import replay_acts
from soloist.engine.table import Table
from soloist.engine.text.words import Words, unbroken

WORDS = Words("soloist.coach")
MOST_TURNS = 3
MOST_WORDS = 60
CLOSE = 10
"""After a defeat by less than this, the story says how many points would have been enough."""


@dataclass(frozen=True)
class Standing:
    """The score of both sides after a round; round 0 is the deal. `they` is None if only one number counts."""

    round: int
    you: int
    they: int | None

    @property
    def lead(self) -> int:
        return self.you - (self.they or 0)

    @property
    def text(self) -> str:
        return str(self.you) if self.they is None else f"{self.you}–{self.they}"


@dataclass(frozen=True)
class Turning:
    """A round that changed much: the standings before and after, your first answer in it, and the event of its largest change.

    `head` is the event that this one belongs to: "You take Bridge." before "The tile gives Prestige 4."
    """

    before: Standing
    after: Standing
    event: Event | None
    answer: int
    head: Event | None = None

    @property
    def round(self) -> int:
        return self.after.round

    @property
    def swing(self) -> int:
        return self.after.lead - self.before.lead


@dataclass(frozen=True)
class Account:
    """A finished game. Empty if the game has neither rounds nor scores."""

    game: Game
    result: Result
    standings: tuple[Standing, ...]
    turnings: tuple[Turning, ...]
    """The rounds with the largest swings, and the round of the last change of lead, in order."""
    rounds: tuple[Turning, ...]
    """Every round."""

    @property
    def two_sided(self) -> bool:
        return bool(self.standings) and self.standings[0].they is not None

    @property
    def lead_changes(self) -> list[int]:
        """The rounds in which the lead went to the other side."""
        leaders = [(one.round, 1 if one.lead > 0 else -1) for one in self.standings[1:] if one.lead]
        return [round for (_, before), (round, now) in pairwise(leaders) if before != now]

    def story(self, language: str) -> str:
        """The story in about fifty words: who led when, what changed it, how it ended."""
        end = Part(0, (unbroken(self.game.words.say(self.result.why, language)),))
        parts = [*self._opening(language), *self._middle(language), *self._count(language), end, *self._enough(language)]
        return " ".join(fitted(parts))

    def title(self, turning: Turning, language: str) -> str:
        """Which round, and how it changed."""
        return self._say("turning", language, round=turning.round, before=turning.before.text, after=turning.after.text)

    def moment(self, turning: Turning, language: str) -> str:
        """What brought the largest change of a round, with its subject; may be empty."""
        told = [event for event in (turning.head, turning.event) if event is not None]
        return " ".join(unbroken(self.game.words.say(event.phrase, language)) for event in told)

    # --- sentences

    def _opening(self, language: str) -> list["Part"]:
        if len(self.standings) < 2:
            return []
        if not self.two_sided:
            return [Part(0, (self._say("story-limit", language, start=self.standings[0].you, end=self.standings[-1].you),))]
        changes = self.lead_changes
        leaders = [one for one in self.standings[1:] if one.lead]
        if not leaders:
            kind = "level"
        elif not changes:
            kind = "you-all" if leaders[0].lead > 0 else "they-all"
        elif len(changes) == 1:
            kind = "you-once" if leaders[0].lead > 0 else "they-once"
        else:
            kind = "many"
        side = "you" if leaders and leaders[-1].lead > 0 else "they"
        said = self._say("story-lead", language, kind=kind, changes=len(changes), round=changes[-1] if changes else 0, side=side)
        ahead, behind = (sum(1 for one in leaders if (one.lead > 0) == mine) for mine in (True, False))
        counted = self._say("story-ahead", language, you=ahead, they=behind, rounds=len(self.standings) - 1)
        return [Part(0, (said,)), Part(4, (counted,))]

    def _middle(self, language: str) -> list["Part"]:
        """The best and the worst round, in the order of time; if only one fits, it is the one that decided the game."""
        won = self.result.won
        best = max(self.rounds, key=lambda one: one.swing, default=None)
        worst = min(self.rounds, key=lambda one: one.swing, default=None)
        found: list[tuple[int, Part]] = []
        for turning, kind, first in ((best, "best", won), (worst, "worst", not won)):
            if turning is not None and (turning.swing > 0 if kind == "best" else turning.swing < 0):
                found.append((turning.round, Part(1 if first else 2, self._swing(turning, kind, language))))
        widest = max(self.standings[1:], key=lambda one: abs(one.lead), default=None)
        if self.two_sided and widest is not None and widest.lead:
            who = "you" if widest.lead > 0 else "they"
            said = self._say("story-widest", language, side=who, by=abs(widest.lead), round=widest.round)
            found.append((widest.round, Part(3, (said,))))
        if self.rounds and not self.two_sided:
            quiet = sum(1 for one in self.rounds if one.swing >= 0)
            found.append((0, Part(3, (self._say("story-quiet", language, quiet=quiet, rounds=len(self.rounds)),))))
        return [part for _, part in sorted(found, key=lambda item: item[0])]

    def _swing(self, turning: Turning, kind: str, language: str) -> tuple[str, ...]:
        """The sentence with what the event told, and without."""
        message = f"story-{kind}" if self.two_sided else f"story-limit-{kind}"
        said = self._say(message, language, round=turning.round, before=turning.before.text, after=turning.after.text)
        told = self._cause(turning, language)
        if not told:
            return (said,)
        return (self._say("story-told", language, said=said.rstrip("."), told=told.rstrip(".")), said)

    def _cause(self, turning: Turning, language: str) -> str:
        """The moment in few words. "You take Bridge." says enough, "Your turn." says nothing."""
        head, event = turning.head, turning.event
        named = self.two_sided and head is not None and head.touched and head.by in (YOU, THEY)
        told = head if named else event
        return "" if told is None else unbroken(self.game.words.say(told.phrase, language))

    def _count(self, language: str) -> list["Part"]:
        """Where the sides were furthest apart in the final count, or which of several totals counted."""
        lines = [line for line in self.result.lines if line.opponent is not None]
        sums = [line for line in lines if line.is_sum]
        if self.result.you is None or self.result.only_theirs or not lines:
            return []
        if not sums:
            widest = max(lines, key=_gap)
            values: dict[str, Value] = {"row": self._row(widest, language), "you": widest.you, "they": widest.opponent or 0}
            return [Part(2, (self._say("story-row", language, **values),))] if _gap(widest) else []
        yours = next((line for line in sums if line.you == self.result.you), None)
        theirs = next((line for line in sums if line.opponent == self.result.opponent), None)
        if yours is None or theirs is None:
            return []
        same = "yes" if yours is theirs else "no"
        rows: dict[str, Value] = {"same": same, "yours": self._row(yours, language), "theirs": self._row(theirs, language)}
        return [Part(2, (self._say("story-counted", language, **rows),))]

    def _enough(self, language: str) -> list["Part"]:
        """After a close defeat: what would have been enough."""
        you, they = self.result.you, self.result.opponent
        if self.result.outcome != "lost" or you is None or they is None or not 0 <= they - you < CLOSE:
            return []
        return [Part(1, (self._say("story-enough", language, points=they - you + 1),))]

    def _row(self, line: Line, language: str) -> str:
        return unbroken(self.game.words.say(line.name, language))

    def _say(self, message: str, language: str, **values: Value) -> str:
        named = Phrase("the-opponent") if self.game.words.has("the-opponent") else Phrase("opponent")
        who = self.game.words.say(named, language)
        said = unbroken(WORDS.say(Phrase(message, who=who, unit=self.game.id, **values), language))
        return said[:1].upper() + said[1:]


@dataclass(frozen=True)
class Part:
    """A sentence of the paragraph, its longest version first. Rank 0 is always told, higher ranks while there is room."""

    rank: int
    ways: tuple[str, ...]


def fitted(parts: Sequence[Part]) -> list[str]:
    """As many sentences as the paragraph has room for, in the given order."""
    chosen = {number: part.ways[-1] for number, part in enumerate(parts) if part.rank == 0}
    for number, part in sorted(enumerate(parts), key=lambda item: item[1].rank):
        if number not in chosen:
            room = MOST_WORDS - sum(words_in(text) for text in chosen.values())
            way = next((way for way in part.ways if words_in(way) <= room), None)
            if way is not None:
                chosen[number] = way
    return [chosen[number] for number in sorted(chosen)]


def _gap(line: Line) -> int:
    return abs(line.you - (line.opponent or 0))


def words_in(text: str) -> int:
    return sum(1 for word in text.split() if any(letter.isalnum() for letter in word))


def account(table: Table) -> Account:
    """Replay a finished table and look at it after every step."""
    result = table.result
    assert result is not None, "a game that goes on has no account"
    finder = RoundFinder(table)
    finder.run()
    rounds = tuple(finder.rounds)
    found = Account(table.game, result, tuple(finder.standings), (), rounds)
    return Account(table.game, result, found.standings, turnings_of(rounds, found.lead_changes), rounds)


def story_of(table: Table, language: str) -> str:
    """The account of a finished game. A companion does not know your side, so its account only says how the game ended."""
    if not table.game.is_companion:
        return account(table).story(language)
    assert table.result is not None
    return unbroken(table.game.words.say(table.result.why, language))


def turnings_of(rounds: tuple[Turning, ...], lead_changes: list[int]) -> tuple[Turning, ...]:
    moved = [one for one in rounds if one.swing]
    largest = sorted(moved, key=lambda one: (one.round not in lead_changes[-1:], -abs(one.swing), one.round))
    return tuple(sorted(largest[:MOST_TURNS], key=lambda one: one.round))


class RoundFinder:
    """Finds where the rounds of a game end, and which events told of their largest changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.standings: list[Standing] = []
        self.rounds: list[Turning] = []
        self._story: list[Event] = []
        self._round = 0
        self._told: dict[int, tuple[Event, Event | None]] = {}
        """The event of the largest change up and of the largest change down in this round, by sign; with its head."""
        self._head: Event | None = None
        """The latest heading within this round."""
        self._largest: dict[int, int] = {}
        self._answer = 0

    def run(self) -> None:
        state = self.table.deal.start()
        state.story = self._story
        seen = 0
        score: tuple[int, int | None] | None = None
        for number in replay_acts(state, self.table.log):
            new, seen = self._story[min(seen, len(self._story)) :], len(self._story)
            begun = next((event.heading for event in new if event.heading.startswith(self.table.game.rounds)), "")
            if begun:
                self._close(score)
                self._open(begun, number)
                score = self._score(state) if score is None else score
                if not self.standings and score is not None:
                    self.standings.append(Standing(0, *score))
            if score is not None:
                score = self._note(score, self._score(state) or score, new)
        self._close(score)

    def _score(self, state: State) -> tuple[int, int | None] | None:
        """The score as if the game ended now; None if the game has no score."""
        game = self.table.game
        result = game.result(state)
        if result.you is not None and result.opponent is not None:
            return result.you, result.opponent
        goal = game.goal(state)
        return None if goal is None else (goal.yours, goal.theirs)

    def _note(self, before: tuple[int, int | None], now: tuple[int, int | None], new: list[Event]) -> tuple[int, int | None]:
        """Remember which event told of the largest change; a change without an event is skipped."""
        by = (now[0] - (now[1] or 0)) - (before[0] - (before[1] or 0))
        sign = (by > 0) - (by < 0)
        told = (
            max(new, key=lambda event: self._weight(event, by)) if by and new and abs(by) > self._largest.get(sign, 0) else None
        )
        for event in new:
            if event.heading and not event.heading.startswith(self.table.game.rounds):
                self._head = event
            if event is told:
                self._largest[sign], self._told[sign] = abs(by), (event, self._head_of(event))
        return now

    def _head_of(self, event: Event) -> Event | None:
        """The heading that an event belongs to; None if the other side did what the heading says."""
        head = self._head
        other = head is not None and {head.by, event.by} == {YOU, THEY}
        return None if head is event or event.heading or other else head

    def _weight(self, event: Event, by: int) -> tuple[int, bool, int]:
        """Sort key: how much the event changed the score, whether it changed a number by `by`, how much it changed numbers."""
        scores = self.table.game.scores
        told = sum(abs(change) for spot, change in event.touched if spot in scores)
        return told, by in [change for _, change in event.touched], sum(abs(change) for _, change in event.touched)

    def _open(self, heading: str, number: int) -> None:
        count = heading.removeprefix(self.table.game.rounds)
        self._round = int(count) if count.isdigit() else self._round + 1
        self._answer, self._head = number, None

    def _close(self, score: tuple[int, int | None] | None) -> None:
        if score is None or not self._round:
            return
        before, after = self.standings[-1], Standing(self._round, *score)
        swing = after.lead - before.lead
        sign = (swing > 0) - (swing < 0)
        # A change in many small steps, such as the offerings of Raiders, has no single event to tell.
        single = 4 * self._largest.get(sign, 0) >= abs(swing)
        event, head = self._told.get(sign, (None, None)) if single else (None, None)
        yours = sum(1 for given in self.table.log[: self._answer] if given.by == YOU)
        self.rounds.append(Turning(before, after, event, yours, head))
        self.standings.append(after)
        self._told, self._largest = {}, {}
