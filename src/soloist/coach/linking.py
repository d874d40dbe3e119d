"""From single answers to a whole game: chances that agree from answer to answer, and luck only where something was drawn.

Each answer is judged by tries of its own, so two answers in a row are never judged exactly alike. Where nothing is drawn between
them, that difference is an error of judging and nothing else. Then the later judgement counts for both: it knows more of what you
did. At the end of the game the result itself is known.
"""

from collections.abc import Sequence
from dataclasses import replace

from soloist.coach.review import Judged, Moment
from soloist.coach.statistics import LEAST, odds, set_right


def linked(moments: Sequence[Moment], drawn: Sequence[bool], result: float) -> list[Moment]:
    """The moments with the chance after an answer equal to the chance before the next, unless something was `drawn` between."""
    found, ahead = list[Moment](), result
    for moment, random in zip(reversed(moments), reversed(drawn), strict=True):
        found.append(placed(moment, moment.chance_after if random else ahead))
        ahead = found[-1].chance_before
    return found[::-1]


def with_luck(moments: Sequence[Moment], result: float) -> tuple[Moment, ...]:
    """What came between two answers: the chance at the next, less the chance after this one."""
    chances = [*(moment.chance_before for moment in moments[1:]), result]
    return tuple(replace(moment, luck=chances[nth] - moment.chance_after) for nth, moment in enumerate(moments))


def placed(moment: Moment, after: float) -> Moment:
    """The moment with another chance after it. A mistake costs what it did, unless there is no room for that."""
    before = min(1.0, after + moment.chance_before - moment.chance_after)
    if not moment.mistake or before - after < LEAST:
        before, moment = after, replace(moment, best=moment.chosen, mistake=False, reasons=())
    moment = replace(moment, chance_before=before, chance_after=after, decision=after - before)
    return replace(moment, options=on_one_scale(moment))


def on_one_scale(moment: Moment) -> tuple[Judged, ...]:
    """The options, the best first, with yours at the chance after the moment and the best at the chance before it.

    The order is that of the first tries. What was better than yours there stands between yours and the best; without a mistake
    that is level with yours, because nothing was shown to be better. What was worse keeps its distance in odds.
    """
    first = {one.token: one.chance for one in moment.options}
    yours, best = first[moment.chosen], first[moment.best]
    after, room = moment.chance_after, moment.chance_before - moment.chance_after
    chances = dict[str, float]()
    for token, chance in first.items():
        if chance > yours:
            chances[token] = after + room * (chance - yours) / max(best - yours, chance - yours)
        else:
            chances[token] = min(after, set_right(chance, odds(after) - odds(yours)))
    chances |= {moment.chosen: after, moment.best: moment.chance_before}
    found = [moved(one, chances[one.token]) for one in moment.options]
    return tuple(sorted(found, key=lambda one: (-one.chance, one.token != moment.best)))


def moved(one: Judged, chance: float) -> Judged:
    """The same option at another chance; its range goes along, in odds."""
    error = odds(chance) - odds(one.chance)
    return Judged(one.token, chance, min(chance, set_right(one.low, error)), max(chance, set_right(one.high, error)))
