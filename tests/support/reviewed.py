"""Finished tables with a review."""

from dataclasses import replace
from functools import cache

from soloist.coach.grading import review
from soloist.coach.linking import with_luck as with_luck_between
from soloist.coach.review import Review
from soloist.library.store import Store
from tests.support.paths import golden

TRIES = 4
WRONG = 5
"""The number of the answer that is made a mistake."""


@cache
def review_of(name: str) -> str:
    """A quick review of a golden record, as JSON."""
    table = golden(name)
    return with_a_mistake(review(table, tries=TRIES)).to_json(table)


def reviewed(store: Store, name: str = "peloponnes/sergeant-won") -> int:
    """A finished table with a quick review of it, in which one answer was a mistake."""
    id = store.add(golden(name))
    store.keep_review(id, 0, review_of(name))
    return id


def with_a_mistake(found: Review) -> Review:
    """The sixth answer cost half of all chances; what luck did around it is such that all adds up."""
    moments = [
        replace(one, chance_before=one.chance_after, decision=0.0, best=one.chosen, mistake=False) for one in found.moments
    ]
    other = next(one.token for one in moments[WRONG].options if one.token != moments[WRONG].chosen)
    moments[WRONG] = replace(
        moments[WRONG], chance_before=0.75, chance_after=0.25, decision=-0.5, best=other, mistake=True, reasons=()
    )
    return replace(found, start=moments[0].chance_before, moments=with_luck_between(moments, found.result))
