"""More features of Raiders: the Adversary's cards still to come and what they threaten, the plunder of each settlement, and the
rulings."""

from typing import Final

from soloist.games.raiders.components import BUILDINGS, KINDS, PER_SET, VALKYRIE
from soloist.players.features import SILENT, about, flag
from soloist.players.raiders.prospect import Look
from soloist.players.raiders.threat import PLACES

TACTICS: Final = [
    *about("clock", *[f"his next card shows a {kind}" for kind in KINDS]),
    *about("adversary", "points on his cards", "armour his cards ask", "provisions his cards ask"),
    *about("adversary", "armour his cards give", "provisions his cards give", "offerings his cards give"),
    *about("adversary", "-he raids next", "-points he raids for next", "Valkyries he meets next", "plunder he takes next"),
    *about("adversary", "he finds no plunder", "he lacks armour", "he lacks provisions"),
    *about("workers", *[f"{building} closed next" for building in BUILDINGS]),
]


def tactics(x: Look) -> list[float]:
    threat = x.threat
    return [
        *threat.kinds,
        threat.vp / 3.0, threat.armour / 3.0, threat.provisions / 3.0,
        threat.gain_armour, threat.gain_provisions / 2.0, threat.gain_offerings,
        threat.raids, threat.points / 3.0, threat.valkyries, threat.plunder / 3.0,
        threat.no_plunder, threat.no_armour, threat.no_provisions,
        *threat.closes,
    ]  # fmt: skip


COAST: Final = [
    number
    for place in range(1, PLACES + 1)
    for number in about(
        "raid",
        f"sets at settlement {place}", f"gold at settlement {place}", f"worth of plunder at settlement {place}",
        f"Valkyries at settlement {place}", f"settlement {place} can be paid", f"he may take plunder at settlement {place}",
    )
]  # fmt: skip


def coast(x: Look) -> list[float]:
    """For each settlement its best set: what it gives, whether crew and goods suffice for a raid, and whether he may be first."""
    s = x.s
    numbers: list[float] = []
    for number in range(PLACES):
        if number >= len(x.raids) or not x.raids[number].sets:
            numbers += [0.0] * 6
            continue
        raid = x.raids[number]
        first = PER_SET * raid.site
        numbers += [
            raid.sets / 3.0, s.tokens[first] / 2.0, raid.plunder / 5.0, s.tokens[first + VALKYRIE] / 2.0, flag(raid.payable()),
            x.threat.taken[number],
        ]  # fmt: skip
    return numbers


RULINGS: Final = about(
    SILENT, "he takes from the display", "his Valkyries need armour", "Merchant cannot copy the closed", "a tie is lost"
)


def rulings(x: Look) -> list[float]:
    setting = x.s.setting
    return [
        flag(setting.from_display), flag(setting.valkyries_need_armour), flag(setting.closed_to_merchant),
        flag(setting.tie_is_loss),
    ]  # fmt: skip
