"""The scene of the companion: its values, the tribes, and the cost of this round."""

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark, Piece, Scene, Spot, Zone
from soloist.games.stone_age.companion.due import may_lack
from soloist.games.stone_age.companion.initiative import tribe_name
from soloist.games.stone_age.companion.round import BuildingCount, ToolSum
from soloist.games.stone_age.companion.state import BEST_TOOLS, Hunger
from soloist.games.stone_age.components import TOOLMAKER, TRIBES, TYPES
from soloist.games.stone_age.hunger import TILE_FATIGUE
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
        Spot("tools", Phrase("value-tools"), value=s.tools if _knows_tools(s) else None, limit=BEST_TOOLS),
        Spot("given", Phrase("value-given"), value=s.given),
    ]
    if s.counted:
        spots.append(Spot("buildings", Phrase("value-buildings"), value=s.tiles()))
    return Zone("values", Phrase("opponent"), tuple(spots))


def _knows_tools(s: Hunger) -> bool:
    """Unknown until a toolmaker first asks for it, because most new tools are not reported (SA-S52)."""
    return s.tools > 0 or (s.card == TOOLMAKER and s.expects(ToolSum) is None)


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
    """The food and the buildings due at the end of the round (SA-S45, SA-S46, SA-S47, SA-S55). What the card on space 4 costs is
    unknown while the question for the tools or the buildings is open (SA-S50, SA-S52)."""
    is_open = s.expects(ToolSum) is not None or s.expects(BuildingCount) is not None
    meal, kind, due = s.meal(), TYPES[s.card], s.setting.tiles_due
    loss = s.tile_loss(s.could_give()[-1])
    notes = [Phrase("buildings-due", due=due, lacking=loss.lacking, loss=loss.fatigue)]
    if may_lack(s):
        notes.append(Phrase("too-few-buildings", due=due, lack=s.setting.penalty, loss=TILE_FATIGUE))
    spots = [
        Spot("eaten", Phrase("spot-eaten", mouths=sum(s.figures)), value=meal.figures),
        Spot("card-4", Phrase("spot-on-four", kind=kind), value=None if is_open else meal.extra, marks=(Mark("type", kind),)),
    ]
    if not is_open:
        spots.append(Spot("food-due", Phrase("spot-food-due"), value=meal.due))
        # The field cannot pay more than is due.
        spots.append(Spot("field-food", Phrase("spot-field-food"), value=meal.due - meal.missing))
        spots.append(Spot("to-find", Phrase("spot-to-find"), value=meal.missing))
    spots.append(Spot("buildings-due", Phrase("spot-buildings-due"), notes=tuple(notes), value=due))
    return Zone("hunger", Phrase("zone-hunger"), tuple(spots))
