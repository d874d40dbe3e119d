"""The forecast in the scene: what the next supply round, its conflict and the Persians would do now."""

from soloist.engine.kernel.machine import Act
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark, Spot
from soloist.games.peloponnes import conflict, persians
from soloist.games.peloponnes.components import FOOD, INHABITANTS, ROUNDS
from soloist.games.peloponnes.market import supplies
from soloist.games.peloponnes.names import goods
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.supply import Feed, PayDebts, food_due, newcomers


def supply(s: Peloponnes) -> list[Spot]:
    """What the next supply round takes as things stand, and when the rounds can come (PEL-B32, PEL-B33, PEL-B34)."""
    found: list[Spot] = []
    rounds = [
        Phrase("supply-when", when="end" if first > ROUNDS else "one" if first == last else "more", first=first, last=last)
        for first, last in supplies(s)
    ]
    if rounds:
        need, people = food_due(s), s.goods[INHABITANTS] + (0 if s.expects(Feed) is not None else newcomers(s))
        missing = max(0, need - s.goods[FOOD])
        when = Phrase("note-supply-when", next=rounds[0], rounds=tuple(rounds))
        mouths = Phrase("note-supply-mouths", people=people, need=goods(FOOD, need), food=s.goods[FOOD])
        notes = (when, mouths, Phrase("note-supply-lack", missing=missing))
        marks = (Mark("mouths", "", people), Mark("store", "", s.goods[FOOD]), Mark("missing", "", missing))
        found.append(Spot("feeding", Phrase("spot-feeding"), notes=notes, value=need, marks=marks))
    if True in s.debts:
        found.append(Spot("debts", Phrase("spot-debts"), notes=(PayDebts().full_cost(s),)))
    if rounds or s.expects(conflict.InternalConflict) is not None:
        found.append(_conflict(s))
    return found


def _conflict(s: Peloponnes) -> Spot:
    """What an internal conflict would do now (PEL-S33)."""
    winner = conflict.winner(s)
    notes = (Phrase("note-conflict", winner=winner), *_told(s, conflict.InternalConflict()))
    return Spot("conflict", Phrase("spot-conflict"), notes=notes, marks=(Mark("conflict", winner),))


def attack(s: Peloponnes) -> tuple[tuple[Phrase, ...], list[Mark]]:
    """What the next Persian attack would do now: its chip, its strength, the defence of both sides (PEL-X14, PEL-X15)."""
    marks = [Mark("attack", str(chip)) for chip in s.setting.components.expansion.attacks]
    chips = persians.next_attack(s)
    stands = persians.balance(s, chips)
    won = stands.holds()
    note = Phrase(
        "persians-note",
        chips=chips,
        persians=stands.persians,
        defence=stands.defence,
        won="yes" if won else "no",
        lost=persians.people_lost(s),
    )
    if not chips:
        return (note,), marks
    marks += [Mark("attackers", "", stands.persians), Mark("defence", "", stands.defence), Mark("won" if won else "lost")]
    return (note, *(_told(s, persians.PersianAttack(chips)) if won else ())), marks


def _told(s: Peloponnes, act: Act[Peloponnes]) -> tuple[Phrase, ...]:
    """The events of this act on a copy of the state, without the first one, which compares."""
    after = s.copy()
    after.story = []
    act.run(after)
    return tuple([event.phrase for event in after.story[1:]])
