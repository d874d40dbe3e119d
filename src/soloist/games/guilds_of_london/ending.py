"""The end: after round 10 or without a beadle; mayoral cards and adjacent masters (GOL-S46 to GOL-S50, GOL-B43, GOL-B53)."""

from soloist.engine.machine import LOST, WON, Act
from soloist.games.guilds_of_london.edition import Mayoral
from soloist.games.guilds_of_london.names import mayoral_text
from soloist.games.guilds_of_london.promo import OfferClaim
from soloist.games.guilds_of_london.state import CELLS, NONE, Guilds, neighbours

LAST_ROUND = 10
INNER_RING = (6, 7, 8, 11, 13, 16, 17, 18)
CORNERS = (0, 4, 20, 24)


class EndOfRound(Act[Guilds]):
    """After the growth phase look for the end (GOL-S46, GOL-S47)."""

    rule = "GOL-S46"

    def run(self, s: Guilds) -> None:
        if s.round == LAST_ROUND or s.beadle == NONE:
            s.agenda.clear()
            s.then(OfferClaim(), FinalScore())


def pairs(s: Guilds) -> int:
    """Pairs of your masters on orthogonally adjacent tiles (GOL-B44)."""
    found = 0
    for cell in range(CELLS):
        if s.masters[cell]:
            if cell % 5 < 4 and s.masters[cell + 1]:
                found += 1
            if cell + 5 < CELLS and s.masters[cell + 5]:
                found += 1
    return found


def largest_group(s: Guilds) -> int:
    best = 0
    seen = [False] * CELLS
    for start in range(CELLS):
        if not s.masters[start] or seen[start]:
            continue
        seen[start] = True
        group = [start]
        for cell in group:
            for other in neighbours(cell):
                if s.masters[other] and not seen[other]:
                    seen[other] = True
                    group.append(other)
        best = max(best, len(group))
    return best


def counted(s: Guilds, card: Mayoral) -> int:
    """How many of what a mayoral card counts (GOL-B53)."""
    what = card.count
    if what == "liverymen-on-guildhall":
        return s.guildhall
    if what == "cards-in-hand":
        return s.hand_size
    if what == "plantations-won":
        return s.plantations_won
    if what == "largest-group":
        return largest_group(s)
    cells = [cell for cell in range(CELLS) if s.masters[cell]]
    if what == "rows-with-master":
        return len({cell // 5 for cell in cells})
    if what == "columns-with-master":
        return len({cell % 5 for cell in cells})
    if what == "distinct-symbols":
        shown = 0
        for cell in cells:
            shown |= s.tile(cell).symbols
        return shown.bit_count()
    return len([cell for cell in cells if _counts(s, card, cell)])


def _counts(s: Guilds, card: Mayoral, cell: int) -> bool:
    """Whether a master on this cell is one that the card counts."""
    tile = s.tile(cell)
    what = card.count
    if what == "masters-with-symbol":
        return bool(tile.symbols >> card.number & 1)
    if what == "masters-on-outer-ring":
        return cell not in INNER_RING
    if what == "masters-on-inner-ring":
        return cell in INNER_RING
    if what == "masters-on-corners":
        return cell in CORNERS
    if what == "masters-on-special":
        return not tile.priority
    if what == "masters-symbol-count":
        return bool(tile.priority) and tile.symbols.bit_count() == card.number
    if what == "masters-threshold-min":
        return tile.threshold >= card.number
    if what == "masters-threshold-max":
        return tile.threshold <= card.number
    return True


def mayoral_vp(s: Guilds, card: Mayoral) -> int:
    count = counted(s, card)
    bonus = card.number if card.count == "distinct-symbols" and count == 5 else 0
    return min(card.most, card.vp * count + bonus)


def mayoral_total(s: Guilds) -> int:
    total = 0
    for number in s.mayoral:
        total += mayoral_vp(s, s.setting.components.mayoral[number])
    return total


def your_total(s: Guilds) -> int:
    return s.vp + mayoral_total(s) + s.setting.pair_vp * pairs(s)


class FinalScore(Act[Guilds]):
    """You add mayoral cards and adjacent masters, Boris nothing; you win only with more (GOL-S48 to GOL-S50)."""

    rule = "GOL-S48"

    def run(self, s: Guilds) -> None:
        s.headline("end", self.rule, "told-final", you=your_total(s), boris=s.boris_vp)
        if s.story is not None:
            for number in s.mayoral:
                card = s.setting.components.mayoral[number]
                s.tell(self.rule, "told-mayoral-vp", card=mayoral_text(card), scored=mayoral_vp(s, card))
        s.end(WON if your_total(s) > s.boris_vp else LOST)
