"""The printed sheet: set-up, his turn, your cards that affect him and the end, with the numbers of level and components."""

from soloist.engine.companion import value_spots
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Scene
from soloist.engine.sheet import END, FLOW, MIND, Part, Sheet, Track, branch, row, told_at_setup
from soloist.games.raiders.adversary import MOST_PROVISIONS
from soloist.games.raiders.companion.scene import result
from soloist.games.raiders.companion.setup import SetUp
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import ARMOUR_VP, LAST_VALKYRIE, MOST_ARMOUR, VALKYRIE_VP
from soloist.games.raiders.ending import LAST_FORTRESS_SETS
from soloist.games.raiders.setup import REMOVED


def sheet(s: AdversaryBeside, scene: Scene) -> Sheet:
    # On paper, his cards are always the real ones.
    s.own_cards = True
    setup = told_at_setup(s, SetUp(), {})
    return Sheet(setup, (_his_turn(s), _your_turn(s), _mind(s), _end(s)), _tracks(s, scene), result(s).lines)


def _his_turn(s: AdversaryBeside) -> Part:
    setting = s.setting
    return Part(
        FLOW,
        Phrase("sheet-his-turn"),
        (
            row("sheet-turn-card", "RNS-S19", "RNS-S08", removed=REMOVED),
            row("sheet-raids-if", "RNS-S20", "RNS-S21"),
            branch("sheet-if-armour", "RNS-S22"),
            branch("sheet-if-provisions", "RNS-S23"),
            branch("sheet-if-set", "RNS-S24"),
            row("sheet-raid", "RNS-S26"),
            branch("sheet-raid-pays", "RNS-S27", "RNS-S28", "RNS-S32"),
            branch("sheet-raid-set", "RNS-S29", "RNS-S31"),
            branch(
                "sheet-raid-valkyries", "RNS-S30", most=LAST_VALKYRIE, ruling="yes" if setting.valkyries_need_armour else "no"
            ),
            row("sheet-prepare", "RNS-S34", "RNS-S40"),
            branch("sheet-overflow", "RNS-S35", "RNS-S36", armour=MOST_ARMOUR, provisions=MOST_PROVISIONS),
            branch("sheet-offering", "RNS-S37", "RNS-S38", source="display" if setting.from_display else "stack"),
            row("sheet-closes", "RNS-S41", "RNS-S42", merchant="no" if setting.closed_to_merchant else "yes"),
            row("sheet-discard", "RNS-S08", "RNS-S52"),
        ),
    )


def _your_turn(s: AdversaryBeside) -> Part:
    return Part(
        FLOW,
        Phrase("sheet-your-cards"),
        (
            row("sheet-berserker", "RNS-S47"),
            row("sheet-provision-cards", "RNS-S47", "RNS-S50"),
            row("sheet-other-cards", "RNS-S48", "RNS-S49"),
        ),
    )


def _mind(s: AdversaryBeside) -> Part:
    return Part(
        MIND,
        Phrase("sheet-mind"),
        (
            row("sheet-mind-first", "RNS-S16", "RNS-S18"),
            row("sheet-mind-one-turn", "RNS-S44"),
            row("sheet-mind-shuffle", "RNS-S08", "RNS-S06", cards=s.pile_left),
            row("sheet-mind-compare", "RNS-S32", "RNS-S33"),
            row("sheet-mind-trigger", "RNS-B63", "RNS-S52", sets=LAST_FORTRESS_SETS),
        ),
    )


def _end(s: AdversaryBeside) -> Part:
    return Part(
        END,
        Phrase("sheet-end"),
        (
            row("sheet-end-yours", "RNS-S53"),
            row("sheet-end-his", "RNS-S54"),
            row("sheet-he-counts", "RNS-S55"),
            row("sheet-verdict", "RNS-S57", still="lost" if s.setting.tie_is_loss else "drawn"),
        ),
    )


def _tracks(s: AdversaryBeside, scene: Scene) -> tuple[Track, ...]:
    worth = {"armour": ARMOUR_VP, "valkyries": VALKYRIE_VP}
    limits = {"offerings": s.most_offerings()}
    # The scene uses an abbreviation to fit on a phone; paper has room for the full name.
    names = {"offerings": Phrase("line-offerings")}
    return tuple(
        [
            Track(names.get(id, spot.name), spot.value, limits.get(id, spot.limit), worth=worth.get(id, ()))
            for id, spot in value_spots(scene).items()
        ]
    )
