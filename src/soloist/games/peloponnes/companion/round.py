"""Eight rounds: ask for your row, then for his tile; supply rounds and Persians when they happen on the real board."""

from typing import Final

from soloist.engine.kernel.machine import Act, Step
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import THEY
from soloist.games.peloponnes.angelos_turn import row_left
from soloist.games.peloponnes.companion.asking import AngelosAsk, TilePrestige, remind, turn_up
from soloist.games.peloponnes.companion.conflict import Supply, nobody_captured
from soloist.games.peloponnes.companion.ending import YourScore
from soloist.games.peloponnes.companion.ladder import choice_of, counted, name_of
from soloist.games.peloponnes.companion.persians import Persians
from soloist.games.peloponnes.companion.state import NO, OTHER, YES, AngelosBeside
from soloist.games.peloponnes.components import CONQUEST, GROUPS, NORMAL, PASSED, ROUNDS, ROWS, Tile


class Round(Act[AngelosBeside]):
    """Your turn, then his; after the eighth round the last chips, the last supply round and final scoring (PEL-S24, PEL-B35)."""

    rule = "PEL-S24"

    def run(self, s: AngelosBeside) -> None:
        last = s.round >= ROUNDS
        following: tuple[Step, ...] = (Supply(last=True), YourScore()) if last else (NextRound(), Round())
        chips = (LastChips(),) if s.attacks < s.attacks_due() else ()
        s.then(*chips, *following)


class NextRound(Act[AngelosBeside]):
    rule = "PEL-S24"

    def run(self, s: AngelosBeside) -> None:
        s.round += 1
        turn_up(s)
        s.then(YourTurn())


class YourTurn(AngelosAsk):
    """Ask which row you took a tile from; it decides his row (PEL-S26, PEL-S27). Supply rounds and Persians can be reported
    first."""

    rule = "PEL-S24"
    words = events = ("supply", "persians", "nobody-captured")

    def question(self, s: AngelosBeside) -> Phrase:
        symbol = "due" if s.symbol_forgotten() else "open"
        return Phrase("ask-your-row", symbol=symbol, surcharge=s.setting.surcharge)

    def options(self, s: AngelosBeside) -> list[int]:
        return [NORMAL, CONQUEST, PASSED]

    def token(self, s: AngelosBeside, option: int) -> str:
        return (*ROWS, "passed")[option]

    def phrase(self, s: AngelosBeside, option: int) -> Phrase:
        return Phrase("option-your-row", row=self.token(s, option))

    def mark(self, s: AngelosBeside, option: int) -> Mark | None:
        return Mark("symbol", "passed") if option == PASSED else None

    def word_phrase(self, s: AngelosBeside, word: str) -> Phrase:
        return persians_attack(s) if word == "persians" else super().word_phrase(s, word)

    def word_mark(self, s: AngelosBeside, word: str) -> Mark | None:
        return Mark("symbol", word)

    def take(self, s: AngelosBeside, option: int) -> None:
        s.captured = False
        s.reminds = s.chips = 0
        his = HisTile(row_left(option))
        s.then(*(ForgottenSymbol(), his) if s.symbol_forgotten() else (his,))

    def has(self, s: AngelosBeside, word: str) -> bool:
        if word == "supply":
            return s.symbol_possible()
        if word == "persians":
            return s.attack_possible()
        return s.captured

    def take_word(self, s: AngelosBeside, word: str) -> None:
        s.reminds = 0
        if word == "supply":
            s.chips = 0
            s.then(Supply(), self)
        elif word == "persians":
            s.then(Persians(s.round - 1), self)
        else:
            nobody_captured(s)
            s.then(self)


class ForgottenSymbol(AngelosAsk):
    """Ask for the supply symbol that must have shown by now, while the tiles still lie there (PEL-B32, PEL-S33)."""

    rule = "PEL-B32"
    words = (YES, NO)

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-forgotten-symbol", group=GROUPS[s.group()])

    def word_phrase(self, s: AngelosBeside, word: str) -> Phrase:
        return Phrase("option-no-symbol") if word == NO else super().word_phrase(s, word)

    def take_word(self, s: AngelosBeside, word: str) -> None:
        if word == YES:
            s.then(Supply(revealing=False), *(() if s.supplies + s.missing + 1 >= s.symbols_due(s.round) else (self,)))
        else:
            s.missing = s.symbols_due(s.round) - s.supplies


class HisTile(AngelosAsk):
    """Ask which tile he takes: the first option that is in his row. Options are sorted by Prestige, then citizens (PEL-S12,
    PEL-S25). Tiles that are equal in everything that counts are one option."""

    rule = "PEL-S12"
    words = events = ("other-tile", "nobody-captured")

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def has(self, s: AngelosBeside, word: str) -> bool:
        # Without an inhabitant in the conflict of a symbol that was forgotten until now (PEL-S38).
        return word == "other-tile" or s.captured

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-his-tile", row=ROWS[self.row])

    def options(self, s: AngelosBeside) -> list[int]:
        return [s.tiles.index(tile) for tile in s.ladder()]

    def token(self, s: AngelosBeside, option: int) -> str:
        return s.tiles[option].id

    def phrase(self, s: AngelosBeside, option: int) -> Phrase:
        return choice_of(s, s.tiles[option])

    def mark(self, s: AngelosBeside, option: int) -> Mark:
        return Mark("ladder", str(s.tiles[option].inhabitants), s.tiles[option].prestige)

    def take(self, s: AngelosBeside, option: int) -> None:
        he_takes(s, s.left(s.tiles[option])[0], self.row)

    def word_mark(self, s: AngelosBeside, word: str) -> Mark | None:
        return None if word == "other-tile" else Mark("symbol", word)

    def take_word(self, s: AngelosBeside, word: str) -> None:
        if word == "other-tile":
            s.then(TilePrestige(OTHER), TakesOther(self.row))
        else:
            nobody_captured(s)
            s.then(self)


class TakesOther(Act[AngelosBeside]):
    """He takes the tile that was just entered by hand."""

    rule = "PEL-S12"

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def run(self, s: AngelosBeside) -> None:
        he_takes(s, s.others[-1], self.row)


def he_takes(s: AngelosBeside, tile: Tile, row: int) -> None:
    """He takes the tile; one of the conquest row adds Strength. The rest leave the game (PEL-S28, PEL-B17)."""
    foe, name = s.foe, name_of(s, tile)
    strength, score = foe.strength, s.their_score()
    foe.take(tile, row == CONQUEST)
    s.seen.append(tile.id)
    s.reminds = s.chips = s.round
    if row == CONQUEST:
        s.note_raise(tile, strength)
    if s.story is None:
        return
    rule = "PEL-S27" if row == CONQUEST else "PEL-S26"
    s.headline(f"round-{s.round}", rule, "told-he-takes", THEY, tile=name, row=ROWS[row])
    s.tell("PEL-S12", "told-lay-before-him", tile=name, prestige=tile.prestige, citizens=counted(tile)["citizens"])
    s.touch("tiles", 1)
    s.touch("score", s.their_score() - score)
    if foe.strength != strength:
        s.tell("PEL-S28", "told-his-strength", before=strength, now=foe.strength, prestige=tile.prestige)
        s.touch("strength", foe.strength - strength)
    s.tell("PEL-B17", "told-rest-leaves")
    remind(s)


def persians_attack(s: AngelosBeside) -> Phrase:
    return Phrase("option-persians", chips=s.setting.components.expansion.attacks[s.attacks])


class LastChips(AngelosAsk):
    """A round is over, and by now the Persians have certainly attacked more often than reported (PEL-X13, PEL-B35)."""

    rule = "PEL-X13"
    words = ("go-on", "persians")

    def question(self, s: AngelosBeside) -> Phrase:
        return Phrase("ask-last-chips", due=s.attacks_due(), attacks=s.attacks)

    def word_phrase(self, s: AngelosBeside, word: str) -> Phrase:
        return persians_attack(s) if word == "persians" else Phrase("option-go-on", last="yes" if s.round >= ROUNDS else "no")

    def has(self, s: AngelosBeside, word: str) -> bool:
        return word == "go-on" or s.attacks < len(s.setting.components.expansion.attacks)

    def take_word(self, s: AngelosBeside, word: str) -> None:
        s.reminds = 0
        if word == "persians":
            s.then(Persians(s.round), *(() if s.attacks + 1 >= s.attacks_due() else (self,)))
