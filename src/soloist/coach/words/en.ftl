#

## Hints

hint-clear = { $best }: about { $chance } % to win{ $range ->
    [none] {""}
   *[some] {" "}({ $low } to { $high } %)
}; next best { $other }, { $less } %.
hint-close = Too close to call: { $best } about { $chance } % to win, { $other } { $less } %.
hint-lost = { $margin ->
    [alike] Hardly to be won any more, whatever you do; { $best } and { $other } come out alike.
    [points] Hardly to be won any more; { $best } comes out about { $points } { $points ->
        [one] point
       *[other] points
    } closer than { $other }.
   *[better] Hardly to be won any more; { $best } holds out better than { $other }.
}
hint-won = { $margin ->
    [alike] As good as won, whatever you do; { $best } and { $other } come out alike.
    [points] As good as won; { $best } comes out about { $points } { $points ->
        [one] point
       *[other] points
    } higher than { $other }.
   *[better] As good as won; { $best } comes out better than { $other }.
}
hint-few = Probably { $best }, but too few games could be tried for a percentage.
hint-tries = After { $tries } tries of each with the same luck, only with what you can know.
why = Why: { $first }{ $second ->
    [none] .
   *[other] , and { $second }.
}{ $but ->
    [none] {""}
   *[other] {" "}But { $but }.
}

## Reviews that are refused

review-stale = this review was made of another position, by other rules or with what was learned before; review the table again
review-broken = what was kept is no review that can be read; review the table again
review-unfinished = only a finished game can be reviewed
review-beside = beside the real board Soloist does not see your side; there is nothing to review

## The story of a game, counted in rounds or turns

story-lead = { $kind ->
    [you-all] You led from the first { $unit ->
        [turn] turn
       *[other] round
    } to the last.
    [they-all] { $who } led from the first { $unit ->
        [turn] turn
       *[other] round
    } to the last.
    [you-once] You led at first; in { $unit ->
        [turn] turn
       *[other] round
    } { $round } { $who } went past you and stayed there.
    [they-once] { $who } led at first; in { $unit ->
        [turn] turn
       *[other] round
    } { $round } you went past and stayed there.
    [many] The lead changed hands { $changes } times, for the last time in { $unit ->
        [turn] turn
       *[other] round
    } { $round }.
   *[level] Neither side was ever ahead.
}
story-ahead = Of { $rounds } { $unit ->
    [turn] turns
   *[other] rounds
} you were ahead after { $you }, { $who } after { $they }.
story-widest = { $side ->
    [you] Your lead was largest in { $unit ->
        [turn] turn
       *[other] round
    } { $round }: { $by } points.
   *[they] You were furthest behind in { $unit ->
        [turn] turn
       *[other] round
    } { $round }: { $by } points.
}
story-best = Your best { $unit ->
    [turn] turn
   *[other] round
} was { $round }, { $by } points gained: { $before } became { $after }.
story-worst = Your hardest { $unit ->
    [turn] turn
   *[other] round
} was { $round }, { $by } points lost: { $before } became { $after }.
story-told = { $said } (“{ $told }”).
story-limit = The limit stood at { $start } when you began and at { $end } when it was over.
story-limit-best = It recovered most in round { $round }, from { $before } to { $after }.
story-limit-worst = It fell most in round { $round }, from { $before } to { $after }.
story-quiet = { $quiet ->
    [0] None of the { $rounds } rounds passed without a loss.
    [one] One of the { $rounds } rounds cost nothing.
   *[other] { $quiet } of the { $rounds } rounds cost nothing.
}
turning = { $unit ->
    [turn] Turn
   *[other] Round
} { $round }: { $before } → { $after }
