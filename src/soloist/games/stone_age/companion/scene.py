"""The scene of the companion: its values, the tribes, and the cost of this round."""

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark, Piece, Scene, Spot, Zone
from soloist.games.stone_age.companion.initiative import tribe_name
from soloist.games.stone_age.companion.state import BEST_TOOLS, Hunger
from soloist.games.stone_age.components import TOOLMAKER, TRIBES, TYPES
from soloist.games.stone_age.state import EMPTY, LAST_FIELD


def scene(s: Hunger) -> Scene:
    last = s.last()
    zones = [_values(s), _tribes(s)]
    if s.card != EMPTY:
        zones.append(_hunger(s))
    return Scene(Phrase("scene-title", round=s.round, last=last), tuple(zones), (s.round, last) if last else None)


def _values(s: Hunger) -> Zone:
    spots = [
        Spot("limit", Phrase("value-limit"), value=s.fatigue),
        Spot("deck", Phrase("value-deck"), value=s.deck),
        Spot("figures", Phrase("value-figures"), value=sum(s.figures)),
        Spot("field", Phrase("value-field"), value=s.field, limit=LAST_FIELD),
        # Unknown until a toolmaker first asks for it: most tools are got without a word (SA-S52).
        Spot("tools", Phrase("value-tools"), value=s.tools if s.tools or s.card == TOOLMAKER else None, limit=BEST_TOOLS),
        Spot("given", Phrase("value-given"), value=s.given),
    ]
    if s.counted:
        spots.append(Spot("buildings", Phrase("value-buildings"), value=s.tiles()))
    return Zone("values", Phrase("opponent"), tuple(spots))


def _tribes(s: Hunger) -> Zone:
    """The size of each tribe, and its initiative if it was rolled here."""
    spots = []
    for tribe, name in enumerate(TRIBES):
        pieces = (Piece("tribe", name, tribe_name(tribe), Phrase("tribe-letter", tribe=name), s.figures[tribe]),)
        rolled = s.initiative[tribe]
        notes = (Phrase("rolled-here", total=rolled),) if rolled else ()
        marks = (Mark("initiative", "", rolled),) if rolled else ()
        spots.append(Spot(name, Phrase("value-" + name), notes, pieces, s.figures[tribe], s.most_figures(), marks=marks))
    return Zone("tribes", Phrase("zone-tribes"), tuple(spots))


def _hunger(s: Hunger) -> Zone:
    """The food and the buildings due at the end of the round (SA-S45, SA-S46, SA-S47, SA-S55)."""
    meal, kind, due = s.meal(), TYPES[s.card], s.setting.tiles_due
    loss = s.tile_loss(s.could_give()[-1])
    note = Phrase("buildings-due", due=due, lacking=loss.lacking, loss=loss.fatigue)
    spots = (
        Spot("eaten", Phrase("spot-eaten", mouths=sum(s.figures)), value=meal.figures),
        Spot("card-4", Phrase("spot-on-four", kind=kind), value=meal.extra, marks=(Mark("type", kind),)),
        Spot("field-food", Phrase("spot-field-food"), value=s.field),
        Spot("to-find", Phrase("spot-to-find"), value=meal.missing),
        Spot("buildings-due", Phrase("spot-buildings-due"), notes=(note,), value=due),
    )
    return Zone("hunger", Phrase("zone-hunger"), spots)
