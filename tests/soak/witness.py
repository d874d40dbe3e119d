"""Remembers what was acknowledged at a table, and checks later that all of it is still there."""

import http.client
import json
from random import Random

import soloist
from tests.soak.running import Guest

TAKEN_BACK = 0.1
"""The probability of an undo instead of an answer."""


class Witness:
    """What was acknowledged at one table (`sure`), and the state after a change without a response yet (`perhaps`)."""

    def __init__(self, id: int, version: int, table: soloist.Table) -> None:
        self.id = id
        self.table = table
        self.sure = (version, table.record())
        self.perhaps = self.sure

    @property
    def is_over(self) -> bool:
        return self.table.question is None

    def change(self, random: Random) -> tuple[str, str]:
        """Answer or undo at our own copy of the table. Returns the word for the URL, and the token."""
        question = self.table.question
        assert question is not None
        if self.table.last is not None and random.random() < TAKEN_BACK:
            self.table.undo()
            word, token = "undo", ""
        else:
            word, token = "answer", random.choice(question.options).token
            self.table.answer(token)
        self.perhaps = (self.sure[0] + 1, self.table.record())
        return word, token

    def acknowledge(self) -> None:
        self.sure = self.perhaps

    def refuse(self) -> None:
        """Undo the last change, because it was refused."""
        self.perhaps = self.sure
        self.table = soloist.read(self.sure[1])

    def wrong(self, version: int, record: str) -> str:
        """Compare with what is stored: `sure` or `perhaps` is right and becomes `sure`. Returns the error, or an empty text."""
        found = (version, record)
        if found not in (self.sure, self.perhaps):
            return f"table {self.id}: version {version}, acknowledged {self.sure[0]}\n{record}\nacknowledged\n{self.sure[1]}"
        self.sure = self.perhaps = found
        self.table = soloist.read(record)
        return ""


def sit_down(guest: Guest, random: Random) -> Witness:
    """Deal a table of a random game and level."""
    game = random.choice(list(soloist.GAMES.values()))
    asked = {"game": game.id, "level": random.choice(game.levels).id, "seed": "".join(random.choices("ABCDEFGH2345", k=6))}
    found = guest.told("tables", asked)
    return Witness(found["id"], found["version"], game.deal(asked["level"], asked["seed"]))


def answer(guest: Guest, witness: Witness, random: Random) -> int:
    """Make one change at a table over JSON. Returns the status."""
    return answer_fully(guest, witness, random)[0]


def answer_fully(guest: Guest, witness: Witness, random: Random) -> tuple[int, http.client.HTTPMessage]:
    """Make one change at a table over JSON. Returns the status and headers of the response."""
    body: dict[str, object] = {"version": witness.sure[0]}
    word, token = witness.change(random)
    status, head, text = guest.ask(f"tables/{witness.id}/{word}", body if word == "undo" else {**body, "answer": token})
    if status == 200 and json.loads(text)["version"] == witness.perhaps[0]:
        witness.acknowledge()
    else:
        witness.refuse()
    return status, head


def look(guest: Guest, witness: Witness) -> str:
    """Check the table as the server shows it. Returns what is wrong, or an empty text."""
    version = guest.told(f"tables/{witness.id}")["version"]
    return witness.wrong(version, guest.ask(f"tables/{witness.id}/record")[2])
