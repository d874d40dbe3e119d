"""The catalogue entry: a box one can sit down to."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from soloist.engine import record
from soloist.engine.box import Box, Edition
from soloist.engine.deal import Deal, check_seed, read_code
from soloist.engine.errors import BadEdition, BadRecord, SoloistError, UnknownGame
from soloist.engine.fate import Fate
from soloist.engine.phrase import Phrase
from soloist.engine.step import S
from soloist.engine.table import Table, fate_named


class Game(Box[S]):
    """What `soloist.GAMES` holds."""

    def deal(
        self,
        level: str | None = None,
        seed: str | int | None = None,
        rulings: Mapping[str, object] | None = None,
        edition: str | Path | Edition | None = None,
        fate: str | Fate = "seed",
    ) -> Table:
        """A new table; what is left out is the first level, a fresh seed, the default rulings, our edition."""
        deal = Deal(
            self,
            self.levels[0].id if level is None else self.level(level).id,
            check_seed(seed),
            self.book.choose(rulings or {}),
            self.load_edition(edition),
        )
        return Table(deal, fate_named(fate, deal))

    def load_edition(self, edition: str | Path | Edition | None) -> Edition:
        """Our edition, one already loaded, or the file at a path."""
        if edition is None:
            return self.standard
        if isinstance(edition, Edition):
            return edition
        try:
            text = Path(edition).read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError, ValueError) as error:
            raise BadEdition("edition-unreadable", file=str(edition), why=str(error)) from None
        return self.edition(text)

    def __repr__(self) -> str:
        return f"soloist.GAMES[{self.id!r}]"


class Catalogue(dict[str, Game[Any]]):
    """The games by id; an unknown id is answered with the list of what exists."""

    def __init__(self, games: Iterable[Game[Any]]) -> None:
        super().__init__((game.id, game) for game in games)

    def __missing__(self, id: str) -> Game[Any]:
        raise UnknownGame("unknown-game", given=str(id), known=", ".join(self))


def deal_by_code(games: Catalogue, code: str, edition: str | Path | Edition | None = None, fate: str | Fate = "seed") -> Table:
    """The table that a deal code names."""
    own = {} if edition is None else {id: game.load_edition(edition) for id, game in games.items() if code_fits(game, code)}
    deal = read_code(code, games.values(), own)
    return Table(deal, fate_named(fate, deal))


def code_fits(game: Game[Any], code: str) -> bool:
    """Whether a code, right or wrong, begins as the codes of this game do."""
    return code.strip().upper().startswith(game.letter)


def read_record(games: Catalogue, text: str, edition: str | Path | Edition | None = None) -> Table:
    """Replay a record through the rules; BadRecord says where it goes wrong and keeps what was good."""
    parsed = record.parse(text)
    line, id = parsed.field("game")
    if id not in games:
        raise BadRecord(line, Phrase("unknown-game", given=id, known=", ".join(games)))
    game = games[id]
    line, fate = parsed.field("fate")
    if fate not in ("seed", "ask"):
        raise BadRecord(line, Phrase("unknown-fate", given=fate))
    if parsed.number("rules") > game.revision:
        line, revision = parsed.field("rules")
        raise BadRecord(line, Phrase("record-newer", made=revision, here=game.revision))
    line, mark = parsed.field("edition")
    used = game.load_edition(edition)
    if mark != (used.mark if used.own else "standard"):
        raise BadRecord(line, Phrase("record-edition"))
    deal = _deal_of(game, parsed, used)
    table = Table(deal, fate_named(fate, deal), parsed.number("taken-back"))
    try:
        table.replay(parsed.answers)
    except BadRecord as error:
        if parsed.number("rules") == game.revision:
            raise
        older = Phrase("record-older", made=parsed.number("rules"), here=game.revision, reason=error.reason)
        raise BadRecord(error.line, older, error.table) from None
    return table


def _deal_of(game: Game[Any], parsed: record.Parsed, edition: Edition) -> Deal:
    line, rulings = parsed.field("rulings")
    given: dict[str, object] = {}
    for word in [] if rulings == "default" else rulings.split():
        name, _, value = word.partition("=")
        if name in given:
            raise BadRecord(line, Phrase("record-twice", field=name))
        given[name] = value
    try:
        chosen = game.book.choose(given)
        line, level = parsed.field("level")
        game.level(level)
        line, seed = parsed.field("seed")
        return Deal(game, level, check_seed(seed), chosen, edition)
    except BadRecord:
        raise
    except SoloistError as error:
        raise BadRecord(line, error.phrase) from None
