#

## Hints

hint-clear = “{ $best }” wins about { $chance } % of games{ $range ->
    [none] {""}
   *[some] {" "}({ $low } to { $high } %)
}, “{ $other }” { $less } %.
hint-even = “{ $best }” and “{ $other }” both win about { $chance } % of games. “{ $best }” is slightly better.
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
hint-averages = Gains and prices are averages at the end of the { $unit ->
    [raiders] turn
   *[other] round
}.
why = Why: { $first }{ $second ->
    [none] .
   *[other] , and { $second }.
}{ $but ->
    [none] {""}
   *[other] {" "}But { $but }.
}

move-times = { $number } × { $piece }
move-part = { $first }, { $then }
move-sum = { $move }, { $sum }

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
    [many] The lead changed { $changes } times. In { $unit ->
        [raiders] turn
       *[other] round
    } { $round } { $side ->
        [you] you
       *[they] { $who }
    } took it for good.
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
story-best = { $unit ->
    [raiders] Turn
   *[other] Round
} { $round } brought you most ({ $before } → { $after }).
story-worst = { $unit ->
    [raiders] Turn
   *[other] Round
} { $round } cost you most ({ $before } → { $after }).
story-row = The sides were furthest apart in “{ $row }”: { $you } for you, { $they } for { $who }.
story-counted = { $same ->
    [yes] “{ $yours }” counted on both sides.
   *[no] What counted for you was “{ $yours }”, for { $who } “{ $theirs }”.
}
story-enough = { $points ->
    [one] One point more
   *[other] { $points } points more
} would have been enough.
story-told = { $said }: “{ $told }”.
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
