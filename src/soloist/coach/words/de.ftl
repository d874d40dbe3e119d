#

## Tipps

hint-clear = { $best }: etwa { $chance } % Gewinnchance{ $range ->
    [none] {""}
   *[some] {" "}({ $low } bis { $high } %)
}; dann { $other }, { $less } %.
hint-close = Zu knapp für ein Urteil: { $best } etwa { $chance } % Gewinnchance, { $other } { $less } %.
hint-lost = { $margin ->
    [alike] Kaum noch zu gewinnen, was du auch tust; { $best } und { $other } kommen auf dasselbe heraus.
    [points] Kaum noch zu gewinnen; mit { $best } fehlen am Ende etwa { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } weniger als mit { $other }.
   *[better] Kaum noch zu gewinnen; mit { $best } hältst du besser durch als mit { $other }.
}
hint-won = { $margin ->
    [alike] So gut wie gewonnen, was du auch tust; { $best } und { $other } kommen auf dasselbe heraus.
    [points] So gut wie gewonnen; mit { $best } werden es etwa { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } mehr als mit { $other }.
   *[better] So gut wie gewonnen; mit { $best } endet es besser als mit { $other }.
}
hint-few = Eher { $best }, aber für eine Prozentzahl konnten zu wenige Partien probiert werden.
hint-tries = Nach je { $tries } Versuchen mit demselben Glück, nur mit dem, was du wissen kannst.
why = Warum: { $first }{ $second ->
    [none] .
   *[other] , und { $second }.
}{ $but ->
    [none] {""}
   *[other] {" "}Aber { $but }.
}

## Reviews that are refused

review-stale = diese Analyse gehört zu einer anderen Stellung, zu anderen Regeln oder zu früher Gelerntem; analysiere die Partie neu
review-broken = das Aufbewahrte ist keine lesbare Analyse; analysiere die Partie neu
review-unfinished = nur eine beendete Partie kann analysiert werden
review-beside = neben dem echten Spielbrett sieht Soloist deine Seite nicht; es gibt nichts zu analysieren

## The story of a game, counted in rounds or turns

story-lead = { $kind ->
    [you-all] Du lagst { $unit ->
        [turn] vom ersten Zug bis zum letzten
       *[other] von der ersten Runde bis zur letzten
    } vorn.
    [they-all] { $who } lag { $unit ->
        [turn] vom ersten Zug bis zum letzten
       *[other] von der ersten Runde bis zur letzten
    } vorn.
    [you-once] Erst lagst du vorn; in { $unit ->
        [turn] Zug
       *[other] Runde
    } { $round } zog { $who } vorbei und blieb dort.
    [they-once] Erst lag { $who } vorn; in { $unit ->
        [turn] Zug
       *[other] Runde
    } { $round } zogst du vorbei und bliebst dort.
    [many] Die Führung wechselte { $changes }-mal, zuletzt in { $unit ->
        [turn] Zug
       *[other] Runde
    } { $round }.
   *[level] Nie lag jemand vorn.
}
story-ahead = Von { $rounds } { $unit ->
    [turn] Zügen
   *[other] Runden
} lagst du nach { $you } vorn, { $who } nach { $they }.
story-widest = { $side ->
    [you] Am größten war dein Vorsprung in { $unit ->
        [turn] Zug
       *[other] Runde
    } { $round }: { $by } Punkte.
   *[they] Am größten war der Rückstand in { $unit ->
        [turn] Zug
       *[other] Runde
    } { $round }: { $by } Punkte.
}
story-best = { $unit ->
    [turn] Dein bester Zug war
   *[other] Deine beste Runde war
} { $round }, { $by } Punkte aufgeholt: Aus { $before } wurde { $after }.
story-worst = { $unit ->
    [turn] Dein härtester Zug war
   *[other] Deine härteste Runde war
} { $round }, { $by } Punkte verloren: Aus { $before } wurde { $after }.
story-told = { $said } („{ $told }“).
story-limit = Die Grenze stand am Anfang bei { $start } und am Ende bei { $end }.
story-limit-best = Am besten erholte sie sich in Runde { $round }, von { $before } auf { $after }.
story-limit-worst = Am meisten fiel sie in Runde { $round }, von { $before } auf { $after }.
story-quiet = { $quiet ->
    [0] Keine der { $rounds } Runden ging ohne Verlust vorbei.
    [one] Eine der { $rounds } Runden kostete nichts.
   *[other] { $quiet } der { $rounds } Runden kosteten nichts.
}
turning = { $unit ->
    [turn] Zug
   *[other] Runde
} { $round }: { $before } → { $after }
