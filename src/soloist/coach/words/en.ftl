#

## Hints

hint-clear = “{ $best }” wins about { $chance } % of games{ $range ->
    [none] {""}
   *[some] {" "}({ $low } to { $high } %)
}, “{ $other }” { $less } %.
hint-close = Too close to call: “{ $best }” wins about { $chance } % of games, “{ $other }” { $less } %.
hint-lost = { $margin ->
    [alike] Almost certainly lost, whatever you do. “{ $best }” and “{ $other }” are equally good.
    [points] Almost certainly lost. With “{ $best }” you end about { $points } { $points ->
        [one] point
       *[other] points
    } closer than with “{ $other }”.
   *[better] Almost certainly lost. “{ $best }” is still better than “{ $other }”.
}
hint-won = { $margin ->
    [alike] As good as won, whatever you do. “{ $best }” and “{ $other }” are equally good.
    [points] As good as won. With “{ $best }” you end about { $points } { $points ->
        [one] point
       *[other] points
    } higher than with “{ $other }”.
   *[better] As good as won. “{ $best }” is still better than “{ $other }”.
}
hint-unmeasured = { $more ->
    [0] “{ $best }” and “{ $other }” look about equally good.
    [one] “{ $best }” wins about 1 of 100 games more than “{ $other }”.
   *[other] “{ $best }” wins about { $more } of 100 games more than “{ $other }”.
} { $unmeasured ->
    [edition] How many games it wins was not measured with your components.
   *[rulings] How many games it wins was not measured with these rulings.
}
hint-few = Probably “{ $best }”. There was too little time to simulate enough games for a percentage.
hint-tries = Based on { $tries } simulations of each answer, using only what you can see.
why = Why: { $first }{ $second ->
    [none] .
   *[other] , and { $second }.
}{ $but ->
    [none] {""}
   *[other] {" "}But { $but }.
}

## Reviews that are refused

review-stale = this review is out of date: the position, the rules or the coach have changed; review the table again
review-broken = the saved review cannot be read; review the table again
review-unfinished = only a finished game can be reviewed
review-beside = Soloist cannot see your side of the real board, so there is nothing to review

## The story of a game, counted in rounds or turns

story-lead = { $kind ->
    [you-all] You led from the first { $unit ->
        [raiders] turn
       *[other] round
    } to the last.
    [they-all] { $who } led from the first { $unit ->
        [raiders] turn
       *[other] round
    } to the last.
    [you-once] You led at first. In { $unit ->
        [raiders] turn
       *[other] round
    } { $round } { $who } took the lead and kept it.
    [they-once] { $who } led at first. In { $unit ->
        [raiders] turn
       *[other] round
    } { $round } you took the lead and kept it.
    [many] The lead changed { $changes } times, the last time in { $unit ->
        [raiders] turn
       *[other] round
    } { $round }.
   *[level] Neither side was ever ahead.
}
story-ahead = You were ahead after { $you } of { $rounds } { $unit ->
    [raiders] turns
   *[other] rounds
}, { $who } after { $they }.
story-widest = { $side ->
    [you] Your lead was largest in { $unit ->
        [raiders] turn
       *[other] round
    } { $round }: { $by } { $by ->
        [one] point
       *[other] points
    }.
   *[they] You were furthest behind in { $unit ->
        [raiders] turn
       *[other] round
    } { $round }: { $by } { $by ->
        [one] point
       *[other] points
    }.
}
story-best = Your best { $unit ->
    [raiders] turn was turn
   *[other] round was round
} { $round }: you gained { $by } { $by ->
    [one] point
   *[other] points
} on { $who } ({ $before } → { $after }).
story-worst = Your worst { $unit ->
    [raiders] turn was turn
   *[other] round was round
} { $round }: { $who } gained { $by } { $by ->
    [one] point
   *[other] points
} on you ({ $before } → { $after }).
story-told = { $said } (“{ $told }”).
story-limit = The limit was { $start } at the start and { $end } at the end.
story-limit-best = The limit rose most in round { $round }, from { $before } to { $after }.
story-limit-worst = The limit fell most in round { $round }, from { $before } to { $after }.
story-quiet = { $quiet ->
    [0] The limit fell in every one of the { $rounds } rounds.
   *[other] In { $quiet } of the { $rounds } rounds the limit did not fall.
}
turning = { $unit ->
    [raiders] Turn
   *[other] Round
} { $round }: { $before } → { $after }
