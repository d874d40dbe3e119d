"""Stone Age: computes what its board template needs."""

from dataclasses import dataclass

from soloist.faces.web.parts.view import SpotView, View

SIDES = 6
START, LENGTH = 2.0, 95.0
"""Where the axis of initiative begins, and how long it is, in per cent of the panel."""
LAST = 0.4
"""How far the axis extends beyond the highest sum."""
FLAG, TOKEN, TURN = 15.0, 6.0, 86.0
"""The width of a flag with one token, and of each further token. A flag whose last token would be beyond TURN hangs to the left
of its stem."""
BACK = 8.0
"""How much further left such a flag begins."""
BASE, LANE = 26, 22
TALLEST = 105
"""The height up to the upper edge. The bar of the most likely sum has 100, so it stays below the edge."""


def placing(v: View) -> SpotView | None:
    """The tribe that is being placed, if one is."""
    return next((spot for spot in _tribes(v) if spot.marked("doing") == "placing"), None)


def leader(v: View) -> int:
    """The highest initiative so far; 0 before the first roll."""
    return max((spot.mark("initiative") for spot in _tribes(v)), default=0)


# --- the axis of initiative


@dataclass(frozen=True)
class Flag:
    """The tribes with the same sum, as a flag above the axis: x of the stem, whether it hangs to the left, lane from below."""

    tribes: tuple[SpotView, ...]
    value: int
    x: float
    back: bool
    lane: int

    @property
    def is_spent(self) -> bool:
        """Whether all of them have acted."""
        return all(tribe.marked("doing") == "acted" for tribe in self.tribes)


@dataclass(frozen=True)
class Bar:
    """How likely a sum is, for the tribe that is being placed; `over` if it passes the leader."""

    x: float
    y: float
    height: float
    over: bool


@dataclass(frozen=True)
class Axis:
    """The axis from 0 to the highest sum of the largest tribe; `base` is the distance of its line from the upper edge."""

    top: int
    base: int
    flags: tuple[Flag, ...]
    bars: tuple[Bar, ...]
    width: float
    """Of a bar."""
    said: str
    """The flags in words."""


def axis(v: View) -> Axis:
    tribes = _tribes(v)
    top = SIDES * max((spot.pieces[0].count for spot in tribes), default=1)
    flags = pack([(spot.mark("initiative"), spot) for spot in tribes if spot.mark("initiative")], top)
    base = BASE + LANE * max((flag.lane for flag in flags), default=0)
    said = ", ".join(
        v.label("label-axis-tribe", tribe=tribe.id, initiative=flag.value) for flag in flags for tribe in flag.tribes
    )
    return Axis(top, base, tuple(flags), tuple(_bars(v, top, base)), round(0.8 * LENGTH / top, 2), said)


def pack(rolled: list[tuple[int, SpotView]], top: int) -> list[Flag]:
    """The flags above the axis, the lowest sum first. Equal sums share a flag; an overlapping flag gets a higher lane."""
    lanes: list[float] = []
    flags: list[Flag] = []
    for value in sorted({sum for sum, _ in rolled}):
        tribes = tuple(tribe for sum, tribe in rolled if sum == value)
        x, more = START + LENGTH * value / (top + LAST), TOKEN * (len(tribes) - 1)
        back = x + more > TURN
        begins = x - BACK - more if back else x
        lane = next((number for number, end in enumerate(lanes) if end <= begins), len(lanes))
        lanes[lane : lane + 1] = [begins + FLAG + more]
        flags.append(Flag(tribes, value, round(x, 2), back, lane))
    return flags


def _bars(v: View, top: int, base: int) -> list[Bar]:
    tribe, lead = placing(v), leader(v)
    bars = []
    for mark in tribe.marks("roll") if tribe else ():
        value, height = int(mark.id), base * mark.count / TALLEST
        x = START + LENGTH * (value - LAST) / (top + LAST)
        bars.append(Bar(round(x, 2), round(base - height, 1), round(height, 1), 0 < lead < value))
    return bars


# --- tools, and the track of fatigue


@dataclass(frozen=True)
class Tool:
    """A tool tile or one-use card, and the token of the answer that adds it to the roll or has added it; empty if none does."""

    kind: str
    value: int
    token: str
    is_added: bool = False


def tools(v: View) -> list[Tool]:
    """Your tools. Tiles that were added to this roll keep their places; added one-use cards come last."""
    spot, question = v.spot("tools"), v.question
    tokens = {option.mark: option.token for option in question.options if option.mark} if question else {}
    found = [Tool(mark.id, mark.count, tokens.get(mark, "")) for mark in spot.marks("tool")] if spot else []
    for piece in question.laid if question else ():
        if piece.mark is None or piece.mark.kind != "tool":
            continue
        added = Tool(piece.mark.id, piece.mark.count, piece.token, True)
        used = Tool("used", added.value, "")
        if added.kind == "ready" and used in found:
            found[found.index(used)] = added
        else:
            found.append(added)
    return found


@dataclass(frozen=True)
class Fatigue:
    """What hunger and lacking buildings would cost this round, and the spaces of the track: (css class, number shown)."""

    hunger: int
    buildings: int
    falls: int
    spaces: tuple[tuple[str, str], ...]


SHORTEST, LONG, FEW, MANY = 15, 21, 5, 10
"""The track shows 15 spaces at least, and every 5th number, or every 10th from 21 spaces on."""


def fatigue(v: View) -> Fatigue:
    limit, hunger, due = v.spot("fatigue"), v.spot("hunger"), v.spot("buildings-due")
    now = limit.value or 0 if limit else 0
    missing, loss = hunger.mark("missing") if hunger else 0, due.mark("loss") if due else 0
    falls = max(0, now - missing - loss)
    most = max(SHORTEST, now)
    stride = FEW if most < LONG else MANY
    spaces = []
    for number in range(most + 1):
        state = "on" if number == now else "dead" if number == 0 else "fall" if falls <= number < now else ""
        shown = number in (0, now) or (number % stride == 0 and abs(number - now) > 1)
        spaces.append((state, str(number) if shown else ""))
    return Fatigue(missing, loss, falls, tuple(spaces))


def _tribes(v: View) -> list[SpotView]:
    zone = v.zone("tribes")
    return zone.spots if zone else []
