"""Makes the chances of a whole game consistent, so that there is luck only where something was drawn.

Each answer is estimated with tries of its own, so the estimates of two consecutive answers differ. If nothing is drawn between
them, that difference is only noise, and the later estimate is used for both, because it knows more of what you did. At the end of
the game the result itself is known.
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
    """The moments with their luck: the chance at the next answer, less the chance after this one."""
    chances = [*(moment.chance_before for moment in moments[1:]), result]
    return tuple(replace(moment, luck=chances[nth] - moment.chance_after) for nth, moment in enumerate(moments))


def placed(moment: Moment, after: float) -> Moment:
    """The moment with another chance after it. A mistake keeps its cost, unless the chance before would be above 1."""
    before = min(1.0, after + moment.chance_before - moment.chance_after)
    if not moment.mistake or before - after < LEAST:
        before, moment = after, replace(moment, best=moment.chosen, mistake=False, reasons=())
    moment = replace(moment, chance_before=before, chance_after=after, decision=after - before)
    return replace(moment, options=on_one_scale(moment))


def on_one_scale(moment: Moment) -> tuple[Judged, ...]:
    """The options, the best first, with yours at the chance after the moment and the best at the chance before it.

    The order is that of the first tries. Options that were better than yours there get a chance between yours and the best;
    without a mistake these are equal, because nothing was shown to be better. Those that were worse keep their distance in odds.
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
    """The same option at another chance, with its interval shifted by the same amount in log odds."""
    error = odds(chance) - odds(one.chance)
    return Judged(one.token, chance, min(chance, set_right(one.low, error)), max(chance, set_right(one.high, error)))
