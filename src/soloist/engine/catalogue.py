"""The games by id. Turns deal codes and records into tables."""

from collections.abc import Iterable
from pathlib import Path

from soloist.engine.game import Deal, Game
from soloist.engine.kernel.fate import Fate
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.table import Table, fate_named
from soloist.engine.text import code, record
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import BadDealCode, BadRecord, BadSeed, OlderRules, SoloistError, UnknownGame
from soloist.engine.text.near import either, nearest


def unknown_game(given: str, known: Iterable[str], near: Iterable[str] = ()) -> UnknownGame:
    """The error for an unknown game, with the games that may have been meant."""
    known = list(known)
    meant = list(near) or nearest(given, known)
    if meant:
        return UnknownGame("unknown-game-near", given=given, near=either(meant))
    return UnknownGame("unknown-game", given=given, known=", ".join(known))


class Catalogue(dict[str, Game]):
    """The games by id. The error for an unknown id lists the known ones."""

    def __init__(self, games: Iterable[Game]) -> None:
        super().__init__((game.id, game) for game in games)

    def __missing__(self, id: str) -> Game:
        raise unknown_game(str(id), self)

    def of_code(self, text: str) -> Game | None:
        """The game that the first letter of a code names, even if the code is otherwise wrong."""
        return next((game for game in self.values() if code.bare(text).strip().upper().startswith(game.letter)), None)


def deal_by_code(games: Catalogue, text: str, edition: str | Path | Edition | None = None, fate: str | Fate = "seed") -> Table:
    """The table that a deal code names."""
    game = games.of_code(text)
    deal = read_code(text, games, None if game is None or edition is None else game.load_edition(edition))
    return Table(deal, fate_named(fate, deal))


def read_code(given: str, games: Catalogue, own: Edition | None = None) -> Deal:
    """The deal that a code names; `own` is the player's edition file."""
    given = code.bare(given)
    if len(given) > code.MOST_CODE:
        raise BadDealCode("bad-code-long", length=len(given), most=code.MOST_CODE)
    typed = "".join(given.split())
    text = typed.upper()
    odd = sorted({c for c in typed if c.upper() not in code.ALPHABET + "-" or not c.isascii()})
    if odd:
        raise BadDealCode("bad-code-characters", given=given, odd=" ".join(odd), alphabet=code.ALPHABET)
    if len(text) < 4 or text[-1] == "-":
        raise BadDealCode("bad-code-short", given=given)
    if code.check(text[:-1]) != text[-1]:
        raise BadDealCode("bad-code-check", given=given)
    head, *parts = text[:-1].split("-")
    game = games.of_code(head)
    level = next((level for level in game.levels if head[1:].startswith(level.letter)), None) if game else None
    if game is None or level is None:
        raise BadDealCode("bad-code-game", given=given)
    try:
        seed = code.check_seed(head[2:])
    except BadSeed:
        raise BadDealCode("bad-code-seed", given=given, most=code.MOST_SEED) from None
    rulings = code.read_rulings(game.book, parts.pop(0)[1:] if parts and parts[0].startswith("N") else "")
    if rulings is None:
        raise BadDealCode("bad-code-rulings", given=given, game=game.id)
    deal = Deal(game, level.id, seed, rulings, own or game.standard)
    if "".join(f"-{part}" for part in parts) != deal.edition_part:
        raise BadDealCode("bad-code-edition", given=given)
    if deal.code != text:
        raise BadDealCode("bad-code-form", given=given, right=deal.code)
    return deal


def read_record(games: Catalogue, text: str, edition: str | Path | Edition | None = None, one_by_one: bool = False) -> Table:
    """Replay a record through the rules. BadRecord says where it fails and holds the game up to there."""
    parsed = record.parse(text)
    deal, fate = deal_of(games, parsed, edition)
    table = Table(deal, fate_named(fate, deal), parsed.number("taken-back"), one_by_one=one_by_one)
    revision = deal.game.revision
    try:
        table.replay(parsed.answers)
    except BadRecord as error:
        if parsed.number("rules") == revision:
            raise
        older = Phrase("record-older", made=parsed.number("rules"), here=revision, reason=error.reason)
        raise OlderRules(error.line, older, error.table) from None
    return table


def deal_of(games: Catalogue, parsed: record.Parsed, edition: str | Path | Edition | None = None) -> tuple[Deal, str]:
    """The deal and the fate that a record names. Replays nothing."""
    game = game_of(games, parsed)
    line, fate = parsed.field("fate")
    if fate not in ("seed", "ask"):
        raise BadRecord(line, Phrase("unknown-fate", given=fate))
    if parsed.number("rules") > game.revision:
        line, revision = parsed.field("rules")
        raise BadRecord(line, Phrase("record-newer", made=revision, here=game.revision))
    line, fingerprint = parsed.field("edition")
    used = game.load_edition(edition)
    if fingerprint != (used.fingerprint if used.own else "standard"):
        raise BadRecord(line, Phrase("record-edition"))
    return _deal_of(game, parsed, used), fate


def game_of(games: Catalogue, parsed: record.Parsed) -> Game:
    """The game that a record names."""
    line, id = parsed.field("game")
    if id not in games:
        raise BadRecord(line, unknown_game(id, games).phrase)
    return games[id]


def _deal_of(game: Game, parsed: record.Parsed, edition: Edition) -> Deal:
    line, rulings = parsed.field("rulings")
    given: dict[str, object] = {}
    # Older records name only what differed, or nothing at all.
    for word in [] if rulings == "default" else rulings.split():
        name, _, value = word.partition("=")
        if name in given:
            raise BadRecord(line, Phrase("record-twice", field=name))
        given[name] = value
    try:
        chosen = game.book.choose({**game.book.unnamed, **given})
        line, level = parsed.field("level")
        game.level(level)
        line, seed = parsed.field("seed")
        return Deal(game, level, code.check_seed(seed), chosen, edition)
    except BadRecord:
        raise
    except SoloistError as error:
        raise BadRecord(line, error.phrase, speaks=error.words) from None
