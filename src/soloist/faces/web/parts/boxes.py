"""The games to choose from, each with its levels, their difficulty, and your results."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import soloist
from soloist.difficulty.table import Hardness, easier_level, hardness, how_hard
from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase
from soloist.faces.web.parts import of_game
from soloist.faces.web.parts.site import TEMPLATES, Cover, Guest, cover
from soloist.library.history import ENOUGH_LOSSES, History, history
from soloist.library.pace import typical_minutes
from soloist.library.store import Store


@dataclass(frozen=True)
class LevelChip:
    """A level, with how often our computer players win it and how often you did."""

    id: str
    name: str
    line: str
    hard: list[Hardness]
    """The difficulty with each value of the deciding ruling, the default first; one without such a ruling, none if unmeasured."""
    record: str
    easier: str
    chosen: bool


@dataclass(frozen=True)
class Deciding:
    """A ruling that decides how hard a game is, offered beside its levels."""

    name: str
    title: str
    values: list[str]
    default: str


@dataclass(frozen=True)
class BoxPiece:
    symbol: str
    look: str
    letter: str
    box: str
    letter_at: int


@dataclass(frozen=True)
class Advice:
    """An easier level, offered after a few losses in a row at the chosen one."""

    level: str
    name: str
    why: str


@dataclass(frozen=True)
class GameBox:
    cover: Cover
    line: str
    first: bool
    """Whether no game of it was played to the end, and it has a guide."""
    length: str
    """How long your games take or, before the first one, how many decisions a game has; empty if nobody knows."""
    advice: Advice | None
    decisions: int
    """About how many decisions a game takes; 0 if that was not measured."""
    levels: list[LevelChip]
    decides: Deciding | None
    pieces: list[BoxPiece]


class Boxes:
    """Makes the boxes, with the results of the games that were played so far."""

    def __init__(self, store: Store, who: Guest) -> None:
        self.history: History = history(store)
        self.minutes = typical_minutes(store.lengths())
        # A box is played here or beside the real board; whichever was last decides.
        originals = {companion.id: companion.original.id for companion in soloist.COMPANIONS.values()}
        self.last = {originals.get(game, game): level for game, level in store.last_levels().items()}
        self.who = who

    def all(self) -> list[GameBox]:
        return [self.box(game) for game in soloist.GAMES.values()]

    def box(self, game: Game) -> GameBox:
        """The level of the last game played is chosen; before the first one, the easiest."""
        language, measured = self.who.language, hardness(game.id)
        levels = [level.id for level in game.levels]
        chosen = self.last.get(game.id, "")
        chosen = chosen if chosen in levels else levels[0]
        lengths = [one.usual.decisions for one in measured.values()]
        decisions = 10 * round(sum(lengths) / len(lengths) / 10) if lengths else 0
        return GameBox(
            cover=cover(game, language),
            line=game.line(language),
            first=not self.history.of(game.id).played and game.words.has("guide-end"),
            length=self._length(game, decisions),
            advice=self._advice(game, chosen),
            decisions=decisions,
            levels=[self._chip(game, level, level == chosen) for level in levels],
            decides=self._decides(game),
            pieces=_pieces(game, language),
        )

    def _length(self, game: Game, decisions: int) -> str:
        if game.id in self.minutes:
            return self.who.t("your-minutes", minutes=self.minutes[game.id])
        return self.who.t("about-decisions", decisions=decisions) if decisions else ""

    def _advice(self, game: Game, level: str) -> Advice | None:
        """What to play instead of a level that was lost a few times in a row."""
        outcome, run = self.history.of(game.id, level).streak
        easier = easier_level(game, level)
        if outcome != "lost" or run < ENOUGH_LOSSES or not easier:
            return None
        language = self.who.language
        why = self.who.t("losses-in-a-row", losses=run, level=game.level_name(level, language))
        return Advice(easier, game.level_name(easier, language), why)

    def _chip(self, game: Game, level: str, chosen: bool) -> LevelChip:
        language, mine = self.who.language, self.history.of(game.id, level)
        return LevelChip(
            id=level,
            name=game.level_name(level, language),
            line=game.level_line(level, language),
            hard=list(how_hard(game, level).values()),
            record=self.who.t("my-record", won=mine.won, games=mine.played) if mine.played else "",
            easier=self._easier(game, level),
            chosen=chosen,
        )

    def _easier(self, game: Game, level: str) -> str:
        """A note if the level is easier than the one before it; not every rule sheet orders its levels by difficulty."""
        levels, measured = [one.id for one in game.levels], hardness(game.id)
        before = levels[levels.index(level) - 1] if level != levels[0] else ""
        if before not in measured or level not in measured or measured[level].of_ten <= measured[before].of_ten:
            return ""
        return self.who.t("easier-than", level=game.level_name(before, self.who.language))

    def _decides(self, game: Game) -> Deciding | None:
        if not game.decides:
            return None
        ruling = game.book.rulings[game.decides]
        title = self.who.t("starts-easier", what=ruling.title[self.who.language])
        return Deciding(ruling.name, title, [reading.value for reading in ruling.readings], ruling.default)


def _set(art: str) -> Any:
    """The variable `pieces` of a cover template, if any: kind, symbols of the board with ids, viewBox, and y of the letter."""
    return getattr(TEMPLATES.get_template(f"games/{art}/cover.html").module, "pieces", None)


def _pieces(game: Game, language: str) -> list[BoxPiece]:
    drawn = _set(of_game.art(game))
    if drawn is None:
        return []
    kind = drawn["kind"]
    return [
        BoxPiece(
            symbol,
            f"{kind}-{id}",
            game.words.say(Phrase(f"{kind}-letter", **{kind: id}), language),
            drawn["box"],
            drawn["letter"],
        )
        for symbol, id in drawn["symbols"].items()
    ]


@cache
def piece_symbols() -> str:
    """The SVG symbols of the pieces on the covers, copied from the symbols of the boards."""
    found: list[str] = []
    for art in of_game.arts():
        text = of_game.file(f"games/{art}/symbols.html").read_text(encoding="utf-8")
        for symbol in (_set(art) or {"symbols": ()})["symbols"]:
            drawn = re.search(rf'<symbol id="{symbol}".*?</symbol>', text, re.DOTALL)
            assert drawn is not None, f"{art} has no {symbol}"
            for pattern in re.findall(r"url\(#([\w-]+)\)", drawn[0]):
                found += re.findall(rf'<pattern id="{pattern}".*?</pattern>', text, re.DOTALL)
            found.append(drawn[0])
    return "".join(found)
