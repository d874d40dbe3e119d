"""The two rows of tiles, as lines to compare or as cards, and the disaster chips."""

from collections.abc import Sequence

from textual.content import Content

from soloist.engine.kernel.scene import Spot, Zone
from soloist.faces.terminal.brush import Brush, count, marks, value_of
from soloist.faces.terminal.layout import Layout
from soloist.faces.terminal.lines import BAD, SMALL, TITLE, beside, fit, flowing, hanging, wrapped

BETWEEN = " │ "
IN_COLUMNS = ("note-row", "tile-prestige", "tile-once", "tile-income", "tile-cost", "protects")
"""Notes that stand in the columns or as signs."""


def market(brush: Brush, zones: Sequence[Zone], width: int, large: bool) -> list[Content]:
    by_id = {zone.id: zone for zone in zones}
    rows = [by_id[id] for id in ("row-normal", "row-conquest") if id in by_id and by_id[id].spots]
    lines = [] if not rows else _cards(brush, rows, width) if large else _lines(brush, rows, width)
    return [*lines, *_chips(brush, by_id["disasters"], width)]


def _lines(brush: Brush, rows: Sequence[Zone], width: int) -> list[Content]:
    """A line for each tile: coins, Prestige and inhabitants in columns, then what it brings, costs and protects from."""
    room = max(len(brush.keys(spot.id)[0]) + len(brush.name(spot)) + 2 for row in rows for spot in row.spots)
    heads = brush.speech.say("market-columns").split(", ")
    widths = [max(3, len(head)) for head in heads]
    columns = " ".join(head.rjust(wide) for head, wide in zip(heads, widths, strict=True))
    heading = Content.styled(f" {columns}  {brush.speech.say('market-brings')}", SMALL)
    lines = []
    for row in rows:
        title = Content.styled(f"── {brush.speech.game(row.title)}", TITLE)
        lines.append(fit(fit(title, max(room, title.cell_length)) + heading, width))
        for spot in row.spots:
            inhabitants = sum(mark.count for mark in marks(spot, "once") if mark.id == "inhabitants")
            numbers = (str(count(spot, "price")), str(count(spot, "prestige")), f"{inhabitants:+d}".replace("-", "−"))
            cells = " ".join(number.rjust(wide) for number, wide in zip(numbers, widths, strict=True))
            is_closed = bool(marks(spot, "closed"))
            name = Content.assemble(brush.keys(spot.id), _arrow(spot), (brush.name(spot), SMALL if is_closed else "bold"))
            lead = fit(name, room) + Content.styled(f" {cells} ", "" if is_closed else "bold")
            found = hanging(lead, Content.styled("  ".join(_facts(brush, spot)), SMALL if is_closed else ""), width)
            lines += [brush.at(spot.id, fit(line, width)) for line in found]
    return lines


def _facts(brush: Brush, spot: Spot) -> list[str]:
    """What a tile brings each round (+) and once (1×+), costs (−) and protects from (◇)."""

    def goods(kind: str, sign: str) -> list[str]:
        return [
            sign + brush.say("goods", good=mark.id, amount=abs(mark.count))
            for mark in marks(spot, kind)
            if mark.id != "inhabitants" and mark.count
        ]

    said = [
        note for note in spot.notes if note.message not in ("note-row", "tile-prestige", "tile-once", "tile-income", "tile-cost")
    ]
    notes = [brush.speech.game(note) for note in said if note.message != "protects"]
    guards = ["◇" + brush.say("disaster", disaster=mark.id) for mark in marks(spot, "protects")]
    return [*goods("income", "+"), *goods("once", "1×+"), *goods("cost", "−"), *guards, *notes]


def _arrow(spot: Spot) -> tuple[str, str]:
    """An arrow before what Angelos would take."""
    return ("→", f"bold {BAD}") if marks(spot, "angelos") else ("", "")


def _cards(brush: Brush, rows: Sequence[Zone], width: int) -> list[Content]:
    """Cards side by side with their whole text."""
    spots = [spot for row in rows for spot in row.spots]
    each = (width - len(BETWEEN) * (len(spots) - 1)) // len(spots)
    titles = [
        fit(Content.styled(f"── {brush.speech.game(row.title)}", TITLE), len(row.spots) * (each + len(BETWEEN)) - len(BETWEEN))
        for row in rows
    ]
    blocks = []
    for spot in spots:
        style = SMALL if marks(spot, "closed") else ""
        lines = wrapped([brush.keys(spot.id), (brush.name(spot), style or "bold")], each, 0)
        if marks(spot, "angelos"):
            lines.append(Content.styled(f"→ {brush.say('zone-angelos')}", f"bold {BAD}"))
        for note in spot.notes:
            lines += wrapped([(brush.speech.game(note), style)], each, 1)
        blocks.append(lines)
    height = max(map(len, blocks))
    drawn = [
        [brush.at(spot.id, fit(line, each)) for line in [*block, *[Content()] * (height - len(block))]]
        for spot, block in zip(spots, blocks, strict=True)
    ]
    return [Content(BETWEEN).join(titles), *beside(drawn, each, BETWEEN)]


def _chips(brush: Brush, zone: Zone, width: int) -> list[Content]:
    """The disasters still to come: ! the next chip strikes, ◇ you are protected; and the Persians' strength."""
    parts = []
    for spot in zone.spots:
        if spot.value is None or marks(spot, "struck"):
            continue
        state = "◇" if marks(spot, "protected") else "!" if marks(spot, "near") else ""
        notes = f" ({brush.speech.game(spot.notes[0])})" if spot.id == "persians" and spot.notes else ""
        style = f"bold {BAD}" if state == "!" else ""
        parts.append(brush.at(spot.id, (f"{brush.name(spot)} {value_of(spot)}{state}{notes}", style)))
    return flowing(parts, width, " · ", Content.styled(f"── {brush.speech.game(zone.title)}  ", TITLE))


LAYOUT = Layout(
    yours=("you",),
    theirs=("angelos",),
    named=("score", "angelos-score", "feeding", "debts", "conflict"),
    picture=market,
    zones=("row-normal", "row-conquest", "disasters"),
    more=("tiles",),
)
