"""The scene of the companion: his values, the grid with his liverymen, the cards he played last; and the result at the end."""

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Line, Mark, Piece, Result, Scene, Spot, Zone
from soloist.games.guilds_of_london.beadle import is_due
from soloist.games.guilds_of_london.boris import NOWHERE
from soloist.games.guilds_of_london.companion.printed import ReadOff, shown
from soloist.games.guilds_of_london.companion.round import Placed, YourTurn
from soloist.games.guilds_of_london.companion.scoring import Resolve, YourTotal
from soloist.games.guilds_of_london.companion.state import ALL, POINTS, THRESHOLD, BorisBeside, side_name
from soloist.games.guilds_of_london.components import CELLS, COLOURS, GUILDHALL, NONE, SIDES, cell_token
from soloist.games.guilds_of_london.ending import LAST_ROUND
from soloist.games.guilds_of_london.names import cell_name, colours
from soloist.games.guilds_of_london.round import GROWTH_ROUNDS


def scene(s: BorisBeside) -> Scene:
    zones = [
        Zone("values", Phrase("zone-opponent", cards=s.boris.cards, who=s.who), _values(s)),
        Zone("grid", Phrase("zone-grid"), tuple([_cell(s, cell) for cell in range(CELLS)])),
    ]
    ripe = _ripe(s)
    if ripe is not None:
        zones.insert(1, ripe)
    if s.turned:
        zones.append(Zone("cards", Phrase("zone-his-cards"), tuple([_card(s, nth) for nth in range(len(s.turned))])))
    return Scene(Phrase("scene-title", round=s.round), tuple(zones), (s.round, LAST_ROUND) if s.round else None)


def _ripe(s: BorisBeside) -> Zone | None:
    """The tiles that he alone has ripe: to be resolved now, or, in your turn of an even round, after his cards (GOL-S25)."""
    if s.agenda and isinstance(s.agenda[-1], ReadOff | Placed):
        return None
    if s.expects(Resolve) is not None:
        title, cells = Phrase("zone-ripe"), s.to_resolve()
    elif s.round and s.round % 2 == 0 and s.expects(YourTurn) is not None:
        title, cells = Phrase("zone-even", round=s.round), [cell for cell in s.open_cells() if _is_surely_ripe(s, cell)]
    else:
        return None
    spots = [Spot(f"ripe-{cell_token(cell)}", s.name(cell), value=s.count(cell), limit=s.threshold(cell)) for cell in cells]
    return Zone("ripe", title, tuple(spots)) if spots else None


def _is_surely_ripe(s: BorisBeside, cell: int) -> bool:
    return s.is_ripe(cell) and s.is_sure(cell, THRESHOLD)


# --- his values


def _values(s: BorisBeside) -> tuple[Spot, ...]:
    even = max(2, s.round + s.round % 2)
    now = () if s.expects(Resolve) is None or isinstance(s.agenda[-1], ReadOff | Placed) else (Mark("now"),)
    return (
        Spot("boris-vp", Phrase("value-boris-vp", who=s.who), value=s.boris.vp),
        _beadle(s),
        _plantation(s),
        Spot("resolve", Phrase("value-resolve"), notes=(Phrase("note-resolve", round=even),), value=even, marks=now),
        Spot("round", Phrase("value-round"), value=s.round, limit=LAST_ROUND),
    )


def _is_over(s: BorisBeside) -> bool:
    """Whether only your total is missing. The beadle then stands on no tile: nobody was told to move him after the last round."""
    return bool(s.outcome) or s.expects(YourTotal) is not None


def _beadle(s: BorisBeside) -> Spot:
    """The beadle's tile, and the VP it gives Boris at the end of the round (GOL-S38, GOL-S39)."""
    name = Phrase("value-beadle")
    if s.beadle == NONE:
        return Spot("beadle", name, notes=(Phrase("note-beadle-gone"),) if s.round else ())
    if _is_over(s):
        return Spot("beadle", name)
    due = is_due(s.beadle, s.beadle_done, s.setting.beadle_always_scores)
    vp = s.points[s.beadle]
    scores = "no" if not due else "yes" if s.is_sure(s.beadle, POINTS) else "unknown"
    notes = (s.name(s.beadle), Phrase("note-closing-vp", scores=scores, vp=vp, who=s.who))
    return Spot("beadle", name, notes=notes, marks=(Mark("at", cell_token(s.beadle)), Mark("first", "gain-vp", vp)))


def _plantation(s: BorisBeside) -> Spot:
    """Which side is up, what it gives him, and the round of its next scoring, or 0 if there is none (GOL-S45)."""
    if s.side == NONE:
        return Spot("plantation", Phrase("value-plantation"))
    side = s.setting.components.sides[s.side]
    due = next((number for number in GROWTH_ROUNDS if number >= s.round), 0)
    return Spot(
        "plantation",
        Phrase("value-plantation"),
        notes=(
            side_name(s.side),
            Phrase("note-too-few", who=s.who, one=s.plantation_vp(1), none=s.plantation_vp(0)),
            Phrase("note-due", round=due),
        ),
        confidence=side.confidence,
        marks=(Mark("side", SIDES[s.side]), Mark("due", "", due)),
    )


# --- the grid


def _cell(s: BorisBeside, cell: int) -> Spot:
    """A tile with his liverymen; only the cell while no tile is laid. Your liverymen are not known."""
    if cell == GUILDHALL:
        return Spot("guildhall", Phrase("spot-guildhall"))
    if s.tiles[cell] == NONE:
        return Spot(cell_token(cell), Phrase("cell-only", cell=cell_name(cell)))
    tile = s.tile(cell)
    confidence = "sourced" if s.was_read(cell, ALL) else tile.confidence
    notes = [
        Phrase("tile-number", priority=tile.priority), colours(s.standards[cell]), Phrase("effect-gain-vp", n=s.points[cell]),
    ]  # fmt: skip
    marks = [
        Mark("tile", tile.id),
        *(Mark("symbol", name) for bit, name in enumerate(COLOURS) if s.standards[cell] >> bit & 1),
        Mark("number", "", tile.priority),
        Mark("first", "gain-vp", s.points[cell]),
    ]
    if s.resolved[cell]:
        notes.insert(0, Phrase("note-resolved"))
        if s.masters[cell]:
            notes.insert(1, Phrase("pawn", pawn="master"))
            marks.append(Mark("master"))
        return Spot(cell_token(cell), s.name(cell), tuple(notes), marks=(*marks, Mark("resolved")), confidence=confidence)
    notes.insert(0, Phrase("note-his-men", men=s.theirs[cell]))
    beadle = int(s.beadle == cell and not _is_over(s))
    marks.append(Mark("count", "", s.theirs[cell] + beadle))
    if s.is_sure(cell, THRESHOLD):
        notes.append(Phrase("note-threshold", threshold=s.threshold(cell)))
    else:
        marks.append(Mark("guess"))
    if _is_surely_ripe(s, cell):
        marks.append(Mark("ripe"))
    marks += [Mark("went", "", nth + 1) for nth, went in enumerate(s.went) if went == cell]
    counts = (("boris", s.theirs[cell]), ("beadle", beadle), ("neutral", int(s.raised[cell])))
    pieces = [Piece("pawn", kind, _pawn_name(kind), Phrase("pawn-letter", pawn=kind), count) for kind, count in counts if count]
    return Spot(
        id=cell_token(cell),
        name=s.name(cell),
        notes=tuple(notes),
        pieces=tuple(pieces),
        value=s.theirs[cell],
        limit=s.threshold(cell),
        confidence=confidence,
        marks=tuple(marks),
    )


def _pawn_name(kind: str) -> Phrase:
    return Phrase("his-pawn") if kind == "boris" else Phrase("pawn", pawn=kind)


def _card(s: BorisBeside, nth: int) -> Spot:
    """A card of his last turn, and the tile it led to."""
    wanted, cell = s.turned[nth], s.went[nth]
    marks = [Mark("symbol", name) for bit, name in enumerate(COLOURS) if wanted >> bit & 1]
    note = Phrase("card-nowhere") if cell == NOWHERE else s.name(cell)
    if cell != NOWHERE:
        marks.append(Mark("at", cell_token(cell)))
    return Spot(f"card-{nth + 1}", shown(wanted), (note,), marks=tuple(marks))


# --- the end


def result(s: BorisBeside) -> Result:
    """His score, and your total as you entered it (GOL-S49, GOL-S50)."""
    lines = [
        Line(Phrase("line-beadle"), 0, s.from_beadle, "GOL-S39"),
        Line(Phrase("line-tiles"), 0, s.from_tiles, "GOL-S31"),
        Line(Phrase("line-plantation"), 0, s.from_plantation, "GOL-S45"),
    ]
    by_hand = s.boris.vp - s.from_beadle - s.from_tiles - s.from_plantation
    if by_hand:
        lines.append(Line(Phrase("line-by-hand"), 0, by_hand, "GOL-S49"))
    lines.append(Line(Phrase("line-total"), s.you, s.boris.vp, "GOL-S50", True))
    why = Phrase("why", outcome=s.outcome, you=s.you, boris=s.boris.vp)
    return Result(s.outcome, why, "GOL-S50", tuple(lines), s.you, s.boris.vp, only_theirs=True)
