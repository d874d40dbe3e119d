"""A game, a deal of it, and the table it is played at: the three that know each other."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, Generic

from soloist.engine import code, machine, record
from soloist.engine.edition import MOST_TEXT, Edition
from soloist.engine.errors import BadEdition, UnknownFate, UnknownLevel
from soloist.engine.fate import Fate, Seeded
from soloist.engine.hands import Hands, Tap
from soloist.engine.machine import Choice, S, State, Waiting
from soloist.engine.phrase import Phrase
from soloist.engine.play import how_many, laid_with
from soloist.engine.question import Given, Lay, Option, Question
from soloist.engine.rules import Book, read_book
from soloist.engine.scene import Component, Goal, Result, Scene
from soloist.engine.story import YOU
from soloist.engine.words import Words


@dataclass(frozen=True)
class Level:
    """An official difficulty; the letter stands for it in deal codes."""

    id: str
    letter: str


class Game(Generic[S]):
    """What `soloist.GAMES` holds: levels, rules, components, words, and how to lay it all out. Every game fills this in."""

    id: ClassVar[str]
    letter: ClassVar[str]
    revision: ClassVar[int]
    levels: ClassVar[tuple[Level, ...]]
    turns: ClassVar[tuple[str, ...]] = ()
    """How the headings begin with which a turn of yours begins."""
    yours: ClassVar[tuple[str, ...]] = ()
    """The spots of the scene whose number is yours to have: more is good for you."""
    scores: ClassVar[tuple[str, ...]] = ()
    """The spots with your score and with the opponent's, where a game counts them as it goes."""
    rounds: ClassVar[str] = "round-"
    """How the headings begin that count how long a game has lasted."""

    def deal(
        self,
        level: str | None = None,
        seed: str | int | None = None,
        rulings: Mapping[str, object] | None = None,
        edition: str | Path | Edition | None = None,
        fate: str | Fate = "seed",
        any_order: bool = True,
    ) -> "Table":
        """A new table; what is left out is the first level, a fresh seed, the default rulings, our edition."""
        deal = Deal(
            self,
            self.levels[0].id if level is None else self.level(level).id,
            code.check_seed(seed),
            self.book.choose(rulings or {}),
            self.load_edition(edition),
        )
        return Table(deal, fate_named(fate, deal), any_order=any_order)

    @property
    def package(self) -> str:
        return type(self).__module__

    @property
    def box(self) -> "Game[Any]":
        """The game whose rules book and components these are: itself, unless it runs beside another."""
        return self

    @cached_property
    def words(self) -> Words:
        return Words(self.package)

    @property
    def book(self) -> Book:
        return read_book(self.package)

    @cached_property
    def standard(self) -> Edition:
        text = files(self.package).joinpath("edition.toml").read_text(encoding="utf-8")
        return Edition(text, False, self.components(text, ""))

    def edition(self, text: str) -> Edition:
        """The components in a TOML text of the player's own, or BadEdition."""
        return Edition(text, True, self.components(text, self.standard.text))

    def load_edition(self, edition: str | Path | Edition | None) -> Edition:
        """Our edition, one already loaded, or the file at a path."""
        if edition is None:
            return self.standard
        if isinstance(edition, Edition):
            return edition
        try:
            # One character more than a file may have: some files never end.
            with Path(edition).open(encoding="utf-8-sig") as file:
                text = file.read(MOST_TEXT + 1)
        except (OSError, UnicodeDecodeError, ValueError) as error:
            raise BadEdition("edition-unreadable", file=str(edition), why=str(error)) from None
        return self.edition(text)

    def level(self, id: str) -> Level:
        for level in self.levels:
            if level.id == id:
                return level
        raise UnknownLevel("unknown-level", game=self.id, given=str(id), known=", ".join(level.id for level in self.levels))

    def say(self, message: str, language: str) -> str:
        """A name of the game's own: `game-title`, `game-line`, `opponent`, `level-<id>`."""
        return self.words.say(Phrase(message), language)

    def title(self, language: str) -> str:
        return self.say("game-title", language)

    def short_title(self, language: str) -> str:
        """What people call it for short."""
        return self.say("short-title", language)

    def opponent(self, language: str) -> str:
        return self.say("opponent", language)

    def line(self, language: str) -> str:
        """What the game is about, in a sentence."""
        return self.say("game-line", language)

    def level_name(self, level: str, language: str) -> str:
        return self.say(f"level-{level}", language)

    def level_line(self, level: str, language: str) -> str:
        """What the level changes."""
        return self.say(f"level-{level}-line", language)

    def components(self, text: str, standard: str) -> Any:
        """Check an edition file and make the components of it; it may build on the standard one."""
        raise NotImplementedError

    def reference(self, edition: Edition) -> list[Component]:
        """Everything in the box that has words on it, for the card reference."""
        raise NotImplementedError

    def doubtful(self, edition: Edition) -> list[Component]:
        """The components that no text was found for."""
        return [component for component in self.reference(edition) if component.confidence != "sourced"]

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> S:
        """The position before the first step of set-up."""
        raise NotImplementedError

    def scene(self, s: S) -> Scene:
        raise NotImplementedError

    def goal(self, s: S) -> Goal | None:
        """How it stands and what for; a game that leaves it out shows no goal."""
        return None

    def result(self, s: S) -> Result:
        """The account of a game that is over."""
        raise NotImplementedError

    def margin(self, s: S) -> int:
        """How far you are ahead, or how well you did where nobody counts points; a tie-break for players that search."""
        raise NotImplementedError

    def __reduce__(self) -> str:
        """There is one of each: elsewhere it is found under its name in its package."""
        return next(name for name, value in vars(sys.modules[self.package]).items() if value is self)

    def __repr__(self) -> str:
        return f"soloist.GAMES[{self.id!r}]"


@dataclass(frozen=True)
class Deal:
    """Game, level, rulings, edition and seed: everything that makes two tables the same."""

    game: Game[Any]
    level: str
    seed: str
    rulings: Mapping[str, str]
    edition: Edition

    def start(self) -> State:
        """The position before the first step of set-up: for simulation, without a table."""
        state: State = self.game.start(self.level, self.rulings, self.edition)
        return state

    @property
    def other_rulings(self) -> dict[str, str]:
        """The rulings that are not at their default."""
        return {name: value for name, value in self.rulings.items() if value != self.game.book.rulings[name].default}

    @cached_property
    def code(self) -> str:
        text = self.game.letter + self.game.level(self.level).letter + self.seed
        named = code.write_rulings(self.game.book, self.rulings)
        if named:
            text += "-N" + code.fill(named, self.seed)
        text += self.edition_part
        return text + code.check(text)

    def head(self, fate: str, taken_back: int = 0) -> dict[str, str]:
        """The head of a record of it: it names every ruling, so that defaults may change."""
        return {
            "game": self.game.id,
            "level": self.level,
            "seed": self.seed,
            "rulings": " ".join(f"{name}={value}" for name, value in self.rulings.items()),
            "edition": self.edition.fingerprint if self.edition.own else "standard",
            "fate": fate,
            "rules": str(self.game.revision),
            "taken-back": str(taken_back),
        }

    @property
    def edition_part(self) -> str:
        """What the code says of an edition of the player's own."""
        return "-E" + code.fill(code.write_edition(self.edition.fingerprint), self.seed) if self.edition.own else ""

    def __reduce__(self) -> tuple[Any, ...]:
        """An edition travels as its text."""
        return _deal_again, (
            self.game,
            self.level,
            self.seed,
            dict(self.rulings),
            self.edition.text if self.edition.own else None,
        )

    def __repr__(self) -> str:
        edition = ", edition=..." if self.edition.own else ""
        return f"soloist.deal({self.code!r}{edition})"


class Table(Hands):
    """Sit down with `game.deal(...)`; ask `question`, give `answer`, until the question is None."""

    drawn_as: ClassVar[dict[str, Callable[["Table"], str]]] = {}
    """Who draws a table as `text` and as `html`: the engine knows no face, so the front door names them."""

    def __init__(self, deal: Deal, fate: Fate | None, taken_back: int = 0, any_order: bool = True) -> None:
        super().__init__(deal.start, fate, taken_back, deal.game.turns, any_order, deal.game.words)
        self.deal = deal
        self._question: Question | None = None
        self._asked_at = -1
        self._advance()

    @property
    def game(self) -> Game[Any]:
        return self.deal.game

    # --- asking

    @property
    def question(self) -> Question | None:
        """The question on the table; None when the game is over."""
        if self.step is None:
            return None
        if self._asked_at != self.moves:
            self._question, self._asked_at = self._ask(self.step), self.moves
        return self._question

    def most(self, option: Option) -> int:
        """How often an answer can be given at once: more than once if it is a piece of several."""
        if self._draft is None or option.completes:
            return 1
        return how_many(self.state, self._draft.name, option.value)

    # --- looking

    def story(self, language: str) -> str:
        """What happened so far, a line for each event, with its clause."""
        return "\n".join(
            ("\n" if event.heading else "  ") + self.game.words.say(event.phrase, language) + f" [{event.rule}]"
            for event in self.events
        ).strip("\n")

    @property
    def scene(self) -> Scene:
        """The whole position, for the eye."""
        return self.game.scene(self.state)

    @property
    def before(self) -> Scene | None:
        """How it stood before your last answer; None where there is none."""
        return None if self._stood is None else self.game.scene(self._stood)

    @property
    def goal(self) -> Goal | None:
        return self.game.goal(self.state)

    def at(self, number: int, any_order: bool = True) -> "Table":
        """The same game as it stood when the answer of this number in the log was asked for; this table stays as it is."""
        past = Table(self.deal, self.fate, self.taken_back, any_order)
        past._go_to(self.log[:number])
        return past

    @property
    def result(self) -> Result | None:
        """The account, once the game is over."""
        return self.game.result(self.state) if self.state.outcome else None

    @property
    def seeded(self) -> bool:
        """Whether the deal says what fate gives; a fate of one's own can be read back only by what it said."""
        return isinstance(self.fate, Seeded) and self.fate.seed == _seed_of(self.deal)

    @property
    def fate_name(self) -> str:
        """As `deal` takes it."""
        return "seed" if self.seeded else "ask"

    def _begin(self) -> None:
        super()._begin()
        self._ended = 0
        self._lines: list[str] = []
        """The lines of so many paragraphs of the record that have come to an end."""

    def record(self) -> str:
        """The game as text that `soloist.read` takes."""
        head = self.deal.head(self.fate_name, self.taken_back)
        starts = [(0, ""), *self._landmarks, (len(self.log), "")]
        # What stands before the last heading changes no more, unless a draft does.
        sure = len(self._landmarks) if self._draft is None else self._draft.landmarks
        self._lines += self._paragraphs(starts[self._ended : sure + 1])
        self._ended = sure
        return record.write(head, [*self._lines, *self._paragraphs(starts[sure:])], self.state.outcome)

    def _paragraphs(self, starts: list[tuple[int, str]]) -> list[str]:
        """The lines of the record between these places."""
        return [
            line
            for (start, landmark), (end, _) in pairwise(starts)
            for line in record.paragraph(landmark, [given.token for given in self.log[start:end]])
        ]

    def __eq__(self, other: object) -> bool:
        """Whether both tell the same game; how often their players changed their minds about the last piece does not matter."""
        return isinstance(other, Table) and self.any_order == other.any_order and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels as its deal and its answers, which are given again where it arrives."""
        kept = self.taken_back, self.any_order, self.log, self._taps, self._undone
        return _sat_down_again, (self.deal, self.fate, *kept)

    def __str__(self) -> str:
        """The board, as the terminal shows it."""
        return self.drawn_as["text"](self)

    def _repr_html_(self) -> str:
        """The board, as the browser shows it; notebooks ask for this."""
        return self.drawn_as["html"](self)

    def __repr__(self) -> str:
        return f"<Table {self.deal!r}, {len(self.log)} answers{', ' + self.state.outcome if self.state.outcome else ''}>"

    # --- how questions are asked

    def _ask(self, step: Waiting[Any]) -> Question:
        s, lay = self.state, self._laying(step)
        return Question(
            len(self.log),
            step.rule,
            bool(step.source(s)),
            step.question(s),
            tuple(self._option(step, *one, lay) for one in zip(step.possible(s), step.choices(s), strict=True)),
            self.game.words,
            self._pieces(),
            self._draft is not None,
        )

    def _option(self, step: Waiting[Any], value: int, one: Choice, lay: Lay | None = None) -> Option:
        words = self.game.words
        return Option(value, one.token, one.target, step.rule, one.phrase, one.mark, one.declines, words, one.kind, lay)

    def _laying(self, step: Waiting[Any]) -> Lay | None:
        """What comes of each piece of the draft in the position as it is now; each kind of piece once."""
        if self._draft is None:
            return None
        s, name = self.state.copy(), self._draft.name

        def lay(option: Option) -> tuple[tuple[Option, ...], bool]:
            along, whole = laid_with(s, name, option.value)
            others = {one.token: one for one in reversed(along) if one.token != option.token}
            return tuple(self._option(step, option.value, one) for one in reversed(others.values())), whole

        return lay

    def _pieces(self) -> tuple[Option, ...]:
        """The pieces of the draft, each as it was offered."""
        if not self.laid or self._draft is None:
            return ()
        s, found = self._draft.freed(), []
        for given in self.log[self._draft.number :]:
            step = machine.waiting(s)
            assert step is not None
            if given.by == YOU:
                found.append(self._option(step, given.option, step.describe(s, given.option)))
            machine.answer(s, given.option)
        return tuple(found)


def _deal_again(game: Game[Any], level: str, seed: str, rulings: dict[str, str], edition: str | None) -> Deal:
    return Deal(game, level, seed, rulings, game.standard if edition is None else game.edition(edition))


def _sat_down_again(
    deal: Deal, fate: Fate | None, taken_back: int, any_order: bool, log: list[Given], taps: list[Tap], undone: list[Any]
) -> Table:
    table = Table(deal, fate, taken_back, any_order)
    table._come_to(log, taps, undone)
    return table


def fate_named(fate: str | Fate, deal: Deal) -> Fate | None:
    """ "seed" is the deal's own fate, "ask" asks the person; a Fate is taken as it is."""
    if isinstance(fate, Fate):
        return fate
    if fate == "seed":
        return Seeded(_seed_of(deal))
    if fate != "ask":
        raise UnknownFate("unknown-fate", given=str(fate))
    return None


def _seed_of(deal: Deal) -> str:
    """The level is left out, so that the same seed brings the same cards at every level, here and beside the real board."""
    return f"{deal.game.box.id}/{deal.seed}"
