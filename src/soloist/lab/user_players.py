"""Players that users write: a class or function in a file, in an installed package, or in the calling program.

Loading a player executes code. Only the command line or a user's program can name one; pages, records and deal codes cannot.
"""

import ast
import importlib.util
import inspect
import operator
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import cache, partial
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

import soloist
from soloist.engine.game import Game
from soloist.engine.kernel.fate import Free
from soloist.engine.question import Option, Question
from soloist.engine.table import Table
from soloist.engine.text.code import number_of, other_seed
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import Words
from soloist.lab.workers import LIMIT, Clock, Lost, Worker
from soloist.players.catalogue import NAMES, choose, player
from soloist.players.weights import mark

GROUP = "soloist.players"
"""The entry point group under which packages provide players."""
WORDS = Words("soloist.lab")
Who = str | Callable[..., Any]
"""A player: its name, or the class or function itself."""
Answering = Callable[[Table, Question], Option]


class BadPlayer(SoloistError):
    """The player does not exist, or its code cannot be loaded."""

    words = WORDS


class BrokenOff(SoloistError):
    """A user's player could not continue a game."""

    words = WORDS


def is_own(who: Who) -> bool:
    """Whether the player is user code."""
    return not isinstance(who, str) or who.endswith(".py") or ".py:" in who or bare(who) in installed()


def bare(name: str) -> str:
    """The name of a player without its parameters: `my_bot.py:Bot` for `my_bot.py:Bot(depth=3)`."""
    return name.partition("(")[0] if name.endswith(")") else name


def needs_process(who: Who) -> bool:
    """Whether the player is loaded from a file or a package. A class or function of the calling program runs in its process."""
    return isinstance(who, str) and is_own(who)


def name_of(who: Who) -> str:
    if isinstance(who, partial):
        return f"{name_of(who.func)}({', '.join(f'{name}={value!r}' for name, value in who.keywords.items())})"
    return who if isinstance(who, str) else getattr(who, "__name__", type(who).__name__)


@cache
def installed() -> dict[str, EntryPoint]:
    """The players that installed packages provide, without any that would replace one of ours."""
    return {found.name: found for found in entry_points(group=GROUP) if found.name.partition(":")[0] not in NAMES}


def version_of(who: Who, game: str) -> str:
    """The version of a player: for a file its checksum, for a package its version, for ours Soloist's version and weights."""
    if not isinstance(who, str):
        return ""
    if bare(who) in installed():
        package = installed()[bare(who)].dist
        return "" if package is None else package.version
    if is_own(who):
        return blake2b(_path(bare(who)).read_bytes(), digest_size=4).hexdigest()
    learned = "" if who in ("random", "greedy") else mark(soloist.GAMES[game])
    return f"{soloist.__version__}+{learned}" if learned else soloist.__version__


# --- finding the code


def check_player(who: Who, game: Game, limit: float = LIMIT) -> None:
    """Raise BadPlayer if the player cannot be loaded. User code is loaded in a subprocess."""
    if not needs_process(who):
        entrant(who, game, "", Clock())
        return
    worker = Worker(_load, limit)
    worker.give((who, game))
    try:
        said = worker.hear()
    finally:
        worker.end(0.0)
    if isinstance(said, Lost):
        raise BadPlayer("player-hangs" if said.hung else "player-dies", player=name_of(who), seconds=round(limit), code=said.code)
    if isinstance(said, tuple):
        message, values = said
        raise BadPlayer(message, **values)


def _load(task: tuple[str, Game], clock: Clock) -> Iterator[object]:
    try:
        entrant(*task, "", clock)
        yield None
    except (BadPlayer, BrokenOff) as error:
        yield error.phrase.message, error.phrase.values


@cache
def _loaded(name: str) -> Any:
    """The class or function of this name, with its parameters if the name gives any."""
    alone, parameters = bare(name), _parameters(name)
    try:
        found = installed()[alone].load() if alone in installed() else _of_file(alone)
    except (BadPlayer, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise BadPlayer("player-broken", player=name, why=_reason(error)) from None
    called = any("__call__" in vars(kind) for kind in found.__mro__) if inspect.isclass(found) else callable(found)
    if not called and not hasattr(found, "choose"):
        raise BadPlayer("player-unfit", player=name)
    return partial(found, **parameters) if parameters else found


def _parameters(name: str) -> dict[str, object]:
    """The parameters in a name such as `my_bot.py:Bot(depth=3)`. Only plain values, because a name is not a program."""
    if bare(name) == name:
        return {}
    try:
        call = ast.parse(f"f{name[len(bare(name)) :]}", mode="eval").body
        if isinstance(call, ast.Call) and not call.args and all(one.arg for one in call.keywords):
            return {str(one.arg): ast.literal_eval(one.value) for one in call.keywords}
    except (SyntaxError, ValueError):
        pass
    raise BadPlayer("player-parameters", player=name)


def _path(name: str) -> Path:
    file, colon, wanted = name.rpartition(":")
    if not colon or not wanted:
        raise BadPlayer("player-form", player=name)
    if not Path(file).is_file():
        raise BadPlayer("player-file", player=name, file=file)
    return Path(file).resolve()


def _of_file(name: str) -> Any:
    path, wanted = _path(name), name.rpartition(":")[2]
    # Let the file import its neighbours, as if Python ran it as a script.
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(f"player_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not hasattr(module, wanted):
        there = [one for one, value in vars(module).items() if callable(value) and getattr(value, "__module__", "") == spec.name]
        raise BadPlayer("player-name", player=name, wanted=wanted, there=", ".join(there) or "–")
    return getattr(module, wanted)


# --- asking it


def entrant(who: Who, game: Game, seed: str, clock: Clock) -> Answering:
    """Create the player for one game. The clock runs while user code does."""
    if is_own(who):
        with clock:
            return Own(who, game, seed, clock)
    assert isinstance(who, str)
    ours = player(who, game, seed)
    return lambda table, question: choose(table, question, ours)


class Own:
    """A user's player in one game. A class is instantiated for each game, with `game` and `seed` if it has such parameters.

    The seed differs from the seed of the deal: with that one a player could deal the same cards and look ahead.
    """

    def __init__(self, who: Who, game: Game, seed: str, clock: Clock) -> None:
        self.clock = clock
        self.seed = other_seed("player", f"{game.id}/{seed}")
        self.luck = Random(f"{game.id}/{name_of(who)}/{self.seed}")
        kind: Any = _loaded(who) if isinstance(who, str) else who
        self.player = kind
        if inspect.isclass(kind.func if isinstance(kind, partial) else kind):
            try:
                wanted = inspect.signature(kind).parameters
                known: dict[str, object] = {"game": game, "seed": self.seed}
                self.player = kind(**{name: value for name, value in known.items() if name in wanted})
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                raise BrokenOff("player-unmade", player=name_of(who), why=_reason(error)) from None

    def __call__(self, table: Table, question: Question) -> Option:
        with self.clock:
            try:
                given = self.ask(table)
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                raise BrokenOff("player-raised", why=_reason(error)) from None
        for option in question.options:
            if given == (option.value if type(given) is int else option.token):
                return option
        possible = " ".join(str(option.value) if type(given) is int else option.token for option in question.options)
        raise BrokenOff("player-illegal", given=str(given), possible=possible)

    def ask(self, table: Table) -> str | int:
        """Ask the player for its answer. It gets a copy to try things on, with another deal seed and other luck than the game."""
        if hasattr(self.player, "choose"):
            return _plain(self.player.choose(table.state.copy(), table.step))
        if table.fate is None:
            return _plain(self.player(table.copy()))
        sight = table.imagine(self.seed)
        sight.fate = Free(self.luck)
        return _plain(self.player(sight))


def _plain(given: object) -> str | int:
    """Convert an answer to a plain token or number (numpy integers included). Anything else becomes a short repr."""
    if isinstance(given, Option):
        return str(given.token)
    if isinstance(given, str):
        return str(given)
    if hasattr(given, "__index__") and not isinstance(given, bool):
        return operator.index(given)
    text = repr(given)
    return text if len(text) <= 60 else text[:57] + "..."


def answers(who: Who, table: Table, limit: float = LIMIT, luck: str = "") -> Generator[str, None, None]:
    """Yield the player's answers (tokens) to the end of the game. The table is not changed. User code runs in a subprocess.

    The player's luck is that of the deal's own number, unless it is given.
    """
    luck = luck or str(number_of(table.deal.seed))
    if not needs_process(who):
        yield from _tokens(who, table.copy(), luck, Clock())
        return
    worker = Worker(_aloud, limit)
    worker.give((who, table, luck))
    try:
        while (said := worker.hear()) is not None:
            if isinstance(said, Lost):
                raise BrokenOff("player-hung" if said.hung else "player-died", seconds=round(limit), code=said.code)
            if isinstance(said, tuple):
                message, values = said
                raise BrokenOff(message, **values)
            yield str(said)
    finally:
        worker.end(0.0)


def answer(who: Who, table: Table, limit: float = LIMIT) -> str:
    """The token of the player's answer to the current question."""
    with closing(answers(who, table, limit)) as given:
        return next(given)


def _tokens(who: Who, table: Table, luck: str, clock: Clock) -> Iterator[str]:
    asked = entrant(who, table.game, luck, clock)
    while (question := table.question) is not None:
        option = asked(table, question)
        table.answer(option)
        yield option.token


def _aloud(task: tuple[Who, Table, str], clock: Clock) -> Iterator[object]:
    """Run in the worker: yield each answer, then None, or the message and values of an error."""
    try:
        yield from _tokens(*task, clock)
        yield None
    except (BadPlayer, BrokenOff) as error:
        yield error.phrase.message, error.phrase.values


def _reason(error: BaseException) -> str:
    """The text of an exception, and the line of the user code that raised it."""
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith((_HERE, "<frozen"))]
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    try:
        return f"{type(error).__name__}: {error}{where}"
    except Exception:  # `__str__` of the exception is user code too.
        return type(error).__name__ + where


_HERE = str(Path(soloist.__file__).parent)
"""Stack frames of Soloist itself are skipped when an error of a user's player is located."""
