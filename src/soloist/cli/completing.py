"""What may come next on an unfinished command line, for the shells: `soloist complete -- WORDS…` prints it.

The last word is the one at the cursor, and may be empty. Each line is a value, a tab and a description. A line FILES or FOLDERS
asks the shell to add files or folders.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

import soloist
from soloist.cli.arguments import SHELLS, WORDS, Parser
from soloist.cli.grammar import Argument, Typed, option_names
from soloist.cli.naming import MINE, find_game
from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import NAMES, shown, unbroken
from soloist.lab.user_players import installed
from soloist.library.store import Saved, Store
from soloist.players.catalogue import NAMES as PLAYERS

FILES, FOLDERS = ":files", ":folders"
"""No value of ours begins with a colon."""
MOST_TABLES = 100
Value = tuple[str, str]


def complete(parser: Parser, words: Sequence[str], store: Callable[[], Store]) -> list[str]:
    """The lines for the shell. The store is opened only if tables are asked for."""
    *before, last = [_unquoted(word) for word in words] or [""]
    typed = parser.grammar.read(before)
    known = parser.grammar.known(typed.command)
    values = Values(typed, parser.language, store)
    if typed.waiting is not None:
        found = values.of(typed.waiting)
    elif last.startswith("-") and "=" in last:
        name, _, _ = last.partition("=")
        option = known.option(name)
        found = [(f"{name}={value}", about) for value, about in (values.of(option) if option is not None else ())]
    elif last.startswith("-"):
        found = option_names(known, list(typed.options))
    elif not typed.command:
        found = [(name, command.about) for name, command in parser.grammar.commands.items()]
    else:
        place = parser.grammar.place(typed)
        found = [] if place is None else list(values.of(place))
        if not last:
            found += option_names(known, list(typed.options))
    return [_line(*one) for one in dict.fromkeys(found) if one[0].startswith(last) or one[0] in (FILES, FOLDERS)]


class Values:
    """The values that an argument can have, as far as they can be listed, after the words before it."""

    def __init__(self, typed: Typed, language: str, store: Callable[[], Store]) -> None:
        self.typed = typed
        self.language = language
        self.store = store

    def of(self, argument: Argument) -> Iterable[Value]:
        named: dict[str, Callable[[], Iterable[Value]]] = {
            "game": self._games,
            "level": self._levels,
            "ruling": self._rulings,
            "clause": self._clauses,
            "id": self._tables,
            "player": self._players,
            "language": NAMES.items,
            "shell": lambda: ((shell, "") for shell in SHELLS),
            "folder": lambda: [(FOLDERS, "")],
            "file": lambda: [*([(MINE, "")] if "--edition" in argument.names else []), (FILES, "")],
        }
        return named[argument.kind]() if argument.kind in named else ()

    @property
    def games(self) -> list[Game]:
        """The game that was typed, or else all of them."""
        word = self.typed.value("--game") or (self.typed.places[0] if self.typed.places else "")
        try:
            return [find_game(word)] if word else list(soloist.GAMES.values())
        except SoloistError:
            return list(soloist.GAMES.values())

    def _games(self) -> Iterator[Value]:
        return ((id, game.title(self.language)) for id, game in soloist.GAMES.items())

    def _levels(self) -> Iterator[Value]:
        games, one = self.games, len(self.games) == 1
        for game in games:
            for level in game.levels:
                name = game.level_name(level.id, self.language)
                yield level.id, name if one else self._pair(game.short_title(self.language), name)
        if self.typed.command == "simulate":
            yield "all", ""

    def _rulings(self) -> Iterator[Value]:
        for game in self.games:
            for ruling in game.book.rulings.values():
                for reading in ruling.readings:
                    yield f"{ruling.name}={reading.value}", reading.text[self.language]

    def _clauses(self) -> Iterator[Value]:
        if not self.typed.places[1:]:
            for game in self.games:
                yield from ((clause.id, clause.text[self.language]) for clause in game.book.clauses.values())

    def _players(self) -> Iterator[Value]:
        yield from ((name, "") for name in (*PLAYERS, *installed()))
        yield FILES, ""

    def _tables(self) -> Iterator[Value]:
        """The tables that the command is for: unfinished ones to resume, finished ones to review, deleted ones to bring back."""
        try:
            store = self.store()
            if self.typed.command == "delete" and "--back" in self.typed.options:
                rows = store.deleted()
            else:
                finished = {"resume": False, "review": True}.get(self.typed.command)
                rows = store.all(finished=finished, most=MOST_TABLES)
            store.close()
        except SoloistError:
            return iter(())
        return ((str(row.id), self._table(row)) for row in rows)

    def _table(self, row: Saved) -> str:
        if not row.is_known:
            return shown(row.name or row.game)
        game = soloist.EVERY[row.game]
        what = f"{game.short_title(self.language)}, {game.level_name(row.level, self.language)}"
        return self._pair(shown(row.name), what) if row.name else what

    def _pair(self, name: str, text: str) -> str:
        return WORDS.say(Phrase("pair", name=name, text=text), self.language)


def _line(value: str, about: str) -> str:
    text = " ".join(unbroken(about).split())
    return f"{value}\t{text}" if text else value


def _unquoted(word: str) -> str:
    """The word without the quotes that it has on the command line: bash hands words over as they were typed."""
    return word.strip("\"'").replace("\\ ", " ")
