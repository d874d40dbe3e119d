"""All lines of a card that is being entered, for faces that ask for them on one screen, with values to start from."""

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark, Spot, Zone
from soloist.games.raiders.companion.names import order_in_short
from soloist.games.raiders.companion.new_card import LINES, CardLine, CardNumber, NewOrder, lines_of, orders
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import NONE, Tactic


def lines_to_enter(s: AdversaryBeside) -> tuple[Zone, ...]:
    """The lines that are still to be entered, in the order in which they are asked for; no zone if no card is being entered."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, CardLine):
        return ()
    like = _card_like(s, step)
    values = lines_of(s.setting.components, like)
    spots = [
        _line(s, kind(step.place, (), step.card), values[nth] if values else "0")
        for nth, kind in enumerate(LINES)
        if nth >= len(step.entered)
    ]
    return (Zone("new-card", Phrase("zone-new-card"), tuple(spots)),)


def _card_like(s: AdversaryBeside, step: CardLine) -> Tactic:
    """The card to correct, or the easiest that may come from there, else from such a settlement: a good start."""
    if step.card != NONE:
        return s.cards[step.card]
    kind = s.setting.components.settlements[step.place].kind
    cards = [s.cards[number] for number in s.odds().possible()]
    return min(
        cards,
        key=lambda card: (
            card.kind != kind,
            s.place_on(card) != step.place,
            card.confidence == "sourced",
            card.armour + card.provisions + card.vp,
        ),
    )


def _line(s: AdversaryBeside, line: CardLine, value: str) -> Spot:
    name = Phrase("line-of-card", line=line.asks)
    if isinstance(line, CardNumber):
        return Spot("line-" + line.asks, name, value=int(value), limit=line.most)
    options = line.options(s)
    # Only a card that is corrected has a choice that is probably right.
    chosen = value if line.card != NONE else ""
    marks = [Mark("choice", token, int(token == chosen)) for token in [line.token(s, option) for option in options]]
    notes = [_in_short(s, line, option) for option in options]
    return Spot("line-" + line.asks, name, notes=tuple(notes), marks=tuple(marks))


def _in_short(s: AdversaryBeside, line: CardLine, option: int) -> Phrase:
    components = s.setting.components
    return (
        order_in_short(components, orders(components, line.place)[option])
        if isinstance(line, NewOrder)
        else line.phrase(s, option)
    )
