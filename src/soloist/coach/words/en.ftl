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
why = Why: { $reasons }{ $but ->
    [none] .
   *[other] ; but { $but }.
}

## What the coach says: what an answer is better or worse for, hints, and what a review is refused with.

review-stale = this review was made of another position, by other rules or with what was learned before; review the table again
review-broken = what was kept is no review that can be read; review the table again
review-unfinished = only a finished game can be reviewed
review-beside = beside the real board Soloist does not see your side; there is nothing to review

## What an answer is better for than another, or worse

peloponnes-materials = { $sense ->
    [better] helps with wood, stone and debts
   *[worse] costs wood and stone, or leaves a debt
}
peloponnes-food = { $sense ->
    [better] helps to feed your people
   *[worse] leaves less food for your people
}
peloponnes-coins = { $sense ->
    [better] better for coins and luxury goods
   *[worse] costs coins or luxury goods
}
peloponnes-people = { $sense ->
    [better] better for your population
   *[worse] worse for your population
}
peloponnes-prestige = { $sense ->
    [better] better for your Prestige
   *[worse] worse for your Prestige
}
peloponnes-balance = { $sense ->
    [better] lifts the smaller of your two totals, which counts
   *[worse] leaves the smaller of your two totals, which counts, lower
}
peloponnes-strength = { $sense ->
    [better] better for Strength in conflicts and against the Persians
   *[worse] worse for Strength in conflicts and against the Persians
}
peloponnes-angelos = { $sense ->
    [better] gives Angelos less
   *[worse] gives Angelos more
}
peloponnes-disasters = { $sense ->
    [better] safer against disasters
   *[worse] more exposed to disasters
}

stone-age-resting = { $sense ->
    [better] better for who acts and who rests
   *[worse] worse for who acts and who rests
}
stone-age-meal = { $sense ->
    [better] better for this round’s meal
   *[worse] leaves less for this round’s meal
}
stone-age-resources = { $sense ->
    [better] better for your resources
   *[worse] costs resources
}
stone-age-tools = { $sense ->
    [better] better for your tools
   *[worse] worse for your tools
}
stone-age-cards = { $sense ->
    [better] makes more of the cards
   *[worse] makes less of the cards
}
stone-age-field = { $sense ->
    [better] better for the meals of the rounds to come
   *[worse] worse for the meals of the rounds to come
}
stone-age-people = { $sense ->
    [better] better for the size of your tribes
   *[worse] worse for the size of your tribes
}
stone-age-fatigue = { $sense ->
    [better] less tiring
   *[worse] more tiring
}
stone-age-tiles = { $sense ->
    [better] better for the buildings that are due
   *[worse] worse for the buildings that are due
}

raiders-raid = { $sense ->
    [better] brings a good raid nearer
   *[worse] puts a good raid off
}
raiders-valkyries = { $sense ->
    [better] better for crew lost to Valkyries and their points
   *[worse] worse for crew lost to Valkyries and their points
}
raiders-crew = { $sense ->
    [better] better for your crew and your cards
   *[worse] worse for your crew and your cards
}
raiders-goods = { $sense ->
    [better] better for your goods
   *[worse] costs goods
}
raiders-points = { $sense ->
    [better] better for your points
   *[worse] worse for your points
}
raiders-offerings = { $sense ->
    [better] better for your offerings
   *[worse] worse for your offerings
}
raiders-adversary = { $sense ->
    [better] gives the Adversary less
   *[worse] gives the Adversary more
}
raiders-clock = { $sense ->
    [better] better for how long the game still lasts
   *[worse] worse for how long the game still lasts
}
raiders-workers = { $sense ->
    [better] better for your worker and the places in the village
   *[worse] worse for your worker and the places in the village
}

guilds-of-london-tiles = { $sense ->
    [better] wins more on the tiles
   *[worse] wins less on the tiles
}
guilds-of-london-boris = { $sense ->
    [better] leaves your opponent less
   *[worse] leaves your opponent more
}
guilds-of-london-men = { $sense ->
    [better] better for your liverymen
   *[worse] costs liverymen
}
guilds-of-london-cards = { $sense ->
    [better] better for your hand of cards
   *[worse] worse for your hand of cards
}
guilds-of-london-plantation = { $sense ->
    [better] better for the plantation
   *[worse] worse for the plantation
}
guilds-of-london-mayoral = { $sense ->
    [better] better for mayoral cards
   *[worse] worse for mayoral cards
}
guilds-of-london-masters = { $sense ->
    [better] better for your masters
   *[worse] worse for your masters
}
guilds-of-london-points = { $sense ->
    [better] better for the score
   *[worse] worse for the score
}

## The story of a game; Raiders is counted in turns

story-lead = { $kind ->
    [you-all] You led from the first { $game ->
        [raiders] turn
       *[other] round
    } to the last.
    [they-all] { $who } led from the first { $game ->
        [raiders] turn
       *[other] round
    } to the last.
    [you-once] You led at first; in { $game ->
        [raiders] turn
       *[other] round
    } { $round } { $who } went past you and stayed there.
    [they-once] { $who } led at first; in { $game ->
        [raiders] turn
       *[other] round
    } { $round } you went past and stayed there.
    [many] The lead changed hands { $changes } times, for the last time in { $game ->
        [raiders] turn
       *[other] round
    } { $round }.
   *[level] Neither side was ever ahead.
}
story-ahead = Of { $rounds } { $game ->
    [raiders] turns
   *[other] rounds
} you were ahead after { $you }, { $who } after { $they }.
story-widest = { $side ->
    [you] Your lead was largest in { $game ->
        [raiders] turn
       *[other] round
    } { $round }: { $by } points.
   *[they] You were furthest behind in { $game ->
        [raiders] turn
       *[other] round
    } { $round }: { $by } points.
}
story-best = Your best { $game ->
    [raiders] turn
   *[other] round
} was { $round }, { $by } points gained: { $before } became { $after }.
story-worst = Your hardest { $game ->
    [raiders] turn
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
turning = { $game ->
    [raiders] Turn
   *[other] Round
} { $round }: { $before } → { $after }
