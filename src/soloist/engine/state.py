"""The position, with the agenda of steps still to come."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from soloist.engine.phrase import Phrase, Value

WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One moment of the game. Steps never change after they are made, so states can share them."""

    rule: ClassVar[str] = ""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(getattr(self, name)) for name in attributes(self))})"


class Event:
    """Something that happened, and the clause that made it happen.

    A heading (`round-3`, `red`) begins a part of the story and a line of the record.
    """

    def __init__(self, rule: str, phrase: Phrase, heading: str = "") -> None:
        self.rule: Final = rule
        self.phrase: Final = phrase
        self.heading: Final = heading

    def __repr__(self) -> str:
        return f"Event({self.rule!r}, {self.phrase!r}, {self.heading!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Exactly what the player knows. Games add their own plain data and `copy`."""

    def __init__(self) -> None:
        self.agenda: list[Step] = []
        self.outcome = ""
        self.story: list[Event] | None = None

    def copy(self) -> "State":
        """An equal and independent position in which nobody listens to the story."""
        raise NotImplementedError

    def then(self, *steps: Step) -> None:
        """Do these steps next, in this order, before what is already on the agenda."""
        for step in reversed(steps):
            self.agenda.append(step)

    def tell(self, rule: str, message: str, **values: Value) -> None:
        """Add to the story, if somebody listens."""
        if self.story is not None:
            self.story.append(Event(rule, Phrase(message, **values)))

    def headline(self, heading: str, rule: str, message: str, **values: Value) -> None:
        """Begin a new part of the story and of the record."""
        if self.story is not None:
            self.story.append(Event(rule, Phrase(message, **values), heading))

    def end(self, outcome: str) -> None:
        """The game is over at once: nothing on the agenda happens any more."""
        self.outcome = outcome
        self.agenda.clear()


def attributes(thing: object) -> list[str]:
    """The names of a thing's own data, whether its class is compiled or not."""
    compiled = [name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    return list(dict.fromkeys(name for name in [*compiled, *getattr(thing, "__dict__", {})] if not name.startswith("__")))
