"""What happened, as data: who did it, where on the board, what changed; and the clause that made it happen."""

from typing import Final

from soloist.engine.kernel.phrase import Phrase

YOU: Final = "you"
THEY: Final = "they"
FATE: Final = "fate"
RULES: Final = "rules"


class Event:
    """Something that happened.

    A heading (`round-3`, `red`) begins a part of the story and a line of the record. `by` says whose doing it was, `touched`
    which spots of the scene it happened at and by how much the number of each changed (0: it only happened there).
    The message of the phrase has a reason of its own, its attribute `why`, and where the event takes something from you, its
    attribute `cause` names what does so.
    """

    def __init__(self, rule: str, phrase: Phrase, heading: str = "", by: str = RULES) -> None:
        self.rule: Final = rule
        self.phrase: Final = phrase
        self.heading: Final = heading
        self.by: Final = by
        self.touched: list[tuple[str, int]] = []

    def copy(self) -> "Event":
        """A copy for another table, where `touched` may still grow."""
        twin = Event(self.rule, self.phrase, self.heading, self.by)
        twin.touched = self.touched.copy()
        return twin

    def __repr__(self) -> str:
        return f"Event({self.rule!r}, {self.phrase!r}, {self.heading!r}, {self.by!r})"
