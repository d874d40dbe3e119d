"""What the parser of the command line knows, as data: commands, arguments and options, for completions and suggestions."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Argument:
    """An option, or an argument by position if it has no names. `kind` says what its value is; an option without one has none."""

    names: tuple[str, ...]
    kind: str
    about: str
    several: bool = False


@dataclass
class Command:
    """A command, or the words before it: its options, and its arguments by position."""

    about: str = ""
    arguments: list[Argument] = field(default_factory=list)

    @property
    def options(self) -> list[Argument]:
        return [one for one in self.arguments if one.names]

    @property
    def places(self) -> list[Argument]:
        return [one for one in self.arguments if not one.names]

    def option(self, name: str) -> Argument | None:
        """The option of this name, or of which this is an unmistakable beginning."""
        exact = [one for one in self.options if name in one.names]
        begins = [one for one in self.options if name.startswith("--") and any(full.startswith(name) for full in one.names)]
        return exact[0] if exact else begins[0] if len(begins) == 1 else None


@dataclass
class Typed:
    """The parsed words of a command line, without the unfinished last one."""

    command: str = ""
    places: list[str] = field(default_factory=list)
    options: dict[str, list[str]] = field(default_factory=dict)
    """The values of each option, by its long name (the last of its names)."""
    waiting: Argument | None = None
    """The option whose value comes next."""

    def value(self, name: str) -> str:
        """The last value of an option; empty if it was not given."""
        return self.options.get(name, [""])[-1]


@dataclass
class Grammar:
    """All commands by name, and the options that may come before them."""

    top: Command = field(default_factory=Command)
    commands: dict[str, Command] = field(default_factory=dict)

    def known(self, name: str) -> Command:
        """The command of this name, or what may come before one."""
        return self.commands.get(name, self.top)

    def read(self, words: Iterable[str]) -> Typed:
        """Read the words as the parser does, and pass over what it would refuse."""
        typed = Typed()
        for word in words:
            if typed.waiting is not None:
                typed.options.setdefault(typed.waiting.names[-1], []).append(word)
                typed.waiting = None
            elif word.startswith("-") and word != "-":
                name, equals, value = word.partition("=")
                option = self.known(typed.command).option(name)
                if option is not None and option.kind and not equals:
                    typed.waiting = option
                elif option is not None:
                    typed.options.setdefault(option.names[-1], []).append(value)
            elif not typed.command:
                typed.command = word
            else:
                typed.places.append(word)
        return typed

    def place(self, typed: Typed) -> Argument | None:
        """The argument by position that the next word would be."""
        places = self.known(typed.command).places if typed.command else []
        number = len(typed.places)
        return places[number] if number < len(places) else places[-1] if places and places[-1].several else None


def option_names(command: Command, given: Sequence[str] = ()) -> list[tuple[str, str]]:
    """The names of the options that were not given yet, each with its help."""
    return [(name, one.about) for one in command.options for name in one.names if one.several or one.names[-1] not in given]
