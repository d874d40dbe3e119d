"""Where a card of the hand can be used: on the Guildhall to hire, on a tile to move there, on itself or the plantation for its
ability."""

from collections.abc import Iterator

from soloist.engine.kernel import machine
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import second_of
from soloist.engine.table import Table
from soloist.faces.web.parts.gestures import NO_ORIGIN, Gestures
from soloist.faces.web.parts.view import Say
from soloist.games.guilds_of_london.components import Part, cell_token
from soloist.games.guilds_of_london.liverymen_effects import ToPlantation
from soloist.games.guilds_of_london.moving import FROM, MoveTo, TakenUp
from soloist.games.guilds_of_london.names import place_name
from soloist.games.guilds_of_london.state import Guilds
from soloist.games.guilds_of_london.turn import CLAIM, HIRE, MOVE, PlayCard

LABELS = ("lifted", "from", "back")


def gestures(table: Table, language: str) -> Gestures | None:
    s, step, say = table.state, table.step, Say(table.game.words, language)
    if not isinstance(s, Guilds) or not isinstance(step, PlayCard):
        return None
    lifts: dict[str, dict[str, list[tuple[str, str]]]] = {}
    goals: dict[str, tuple[str, str]] = {}
    origins: dict[str, str] = {}
    for option in step.options(s):
        use, token = second_of(option), step.token(s, option)
        if use == CLAIM:
            continue
        card = step.card(s, option)
        aims = lifts.setdefault(step.target(s, option), {})
        if use == HIRE:
            aims["guildhall"] = [(NO_ORIGIN, token)]
        elif use == MOVE:
            for origin, goal, answers, phrase in moves(s, option):
                aims.setdefault(cell_token(goal), []).append((cell_token(origin), " ".join([token, *answers])))
                done, detail = Phrase("gesture-move", goal=phrase), table.game.words.attribute(phrase, "detail", language)
                goals[cell_token(goal)] = say(done), detail
                origins[cell_token(origin)] = say(place_name(s, origin))
        else:
            places = ["plantation"] if any(embarks(s, part) for part in card.parts) else []
            aims.update({place: [(NO_ORIGIN, token)] for place in (step.target(s, option), *places)})
    return Gestures(lifts, goals, origins, {label: say(Phrase("gesture-" + label)) for label in LABELS})


def embarks(s: Guilds, part: Part) -> bool:
    return isinstance(part, ToPlantation) and part.possible(s)


def moves(s: Guilds, option: int) -> Iterator[tuple[int, int, list[str], Phrase]]:
    """Every move that the card allows: origin, goal, the answers after the card, and the goal as an option.

    The only answer to a question is left out, because it is not asked.
    """
    paid = s.copy()
    machine.give(paid, option)
    asked = machine.waiting(paid)
    if not isinstance(asked, MoveTo):
        return
    first = asked.options(paid)
    for chosen in first:
        answers = [asked.token(paid, chosen)] if len(first) > 1 else []
        if chosen < FROM:
            yield asked.origin(paid), chosen, answers, asked.phrase(paid, chosen)
            continue
        up = paid.copy()
        machine.give(up, chosen)
        lands = machine.waiting(up)
        assert isinstance(lands, TakenUp)
        goals = lands.options(up)
        for goal in goals:
            yield chosen - FROM, goal, answers + ([lands.token(up, goal)] if len(goals) > 1 else []), lands.phrase(up, goal)
