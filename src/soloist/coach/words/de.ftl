#

## Tipps

hint-clear = „{ $best }“ gewinnt etwa { $chance } % der Partien{ $range ->
    [none] {""}
   *[some] {" "}({ $low } bis { $high } %)
}, „{ $other }“ { $less } %.
hint-even = „{ $best }“ und „{ $other }“ gewinnen beide etwa { $chance } % der Partien. „{ $best }“ ist etwas besser.
hint-close = Zu knapp für ein Urteil: „{ $best }“ gewinnt etwa { $chance } % der Partien, „{ $other }“ { $less } %.
hint-lost = { $margin ->
    [alike] So gut wie verloren, was du auch tust. „{ $best }“ und „{ $other }“ sind gleich gut.
    [points] So gut wie verloren. Mit „{ $best }“ fehlen dir am Ende etwa { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } weniger als mit „{ $other }“.
   *[better] So gut wie verloren. „{ $best }“ ist trotzdem besser als „{ $other }“.
}
hint-won = { $margin ->
    [alike] So gut wie gewonnen, was du auch tust. „{ $best }“ und „{ $other }“ sind gleich gut.
    [points] So gut wie gewonnen. „{ $best }“ bringt etwa { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } mehr als „{ $other }“.
   *[better] So gut wie gewonnen. „{ $best }“ ist trotzdem besser als „{ $other }“.
}
hint-unmeasured = { $more ->
    [0] „{ $best }“ und „{ $other }“ sehen etwa gleich gut aus.
    [one] „{ $best }“ gewinnt etwa 1 von 100 Partien mehr als „{ $other }“.
   *[other] „{ $best }“ gewinnt etwa { $more } von 100 Partien mehr als „{ $other }“.
} { $unmeasured ->
    [edition] Die Zahl der gewonnenen Partien wurde mit deinem Material nicht gemessen.
   *[rulings] Die Zahl der gewonnenen Partien wurde mit diesen Auslegungen nicht gemessen.
}
hint-few = Wohl „{ $best }“. Für eine Prozentzahl reichte die Zeit nicht.
hint-tries = Aus { $tries } Simulationen pro Antwort, nur mit dem, was du sehen kannst.
hint-averages = Gewinne und Verluste sind Mittelwerte am Ende { $unit ->
    [raiders] des Zuges
   *[other] der Runde
}.
why = Warum: { $first }{ $second ->
    [none] .
   *[other] , und { $second }.
}{ $but ->
    [none] {""}
   *[other] {" "}Aber { $but }.
}

move-times = { $number } × { $piece }
move-part = { $first }, { $then }
move-sum = { $move }, { $sum }

## Reviews that are refused

review-stale = diese Analyse ist veraltet: Stellung, Regeln oder Trainer haben sich geändert; analysiere die Partie neu
review-broken = die gespeicherte Analyse ist nicht lesbar; analysiere die Partie neu
review-unfinished = nur eine beendete Partie kann analysiert werden
review-beside = Soloist sieht deine Seite des echten Spielbretts nicht; es gibt nichts zu analysieren

## The story of a game, counted in rounds or turns

story-lead = { $kind ->
    [you-all] Du lagst { $unit ->
        [raiders] vom ersten bis zum letzten Zug
       *[other] von der ersten bis zur letzten Runde
    } vorn.
    [they-all] { $who } lag { $unit ->
        [raiders] vom ersten bis zum letzten Zug
       *[other] von der ersten bis zur letzten Runde
    } vorn.
    [you-once] Erst lagst du vorn. In { $unit ->
        [raiders] Zug
       *[other] Runde
    } { $round } ging { $who } in Führung und blieb vorn.
    [they-once] Erst lag { $who } vorn. In { $unit ->
        [raiders] Zug
       *[other] Runde
    } { $round } gingst du in Führung und bliebst vorn.
    [many] Die Führung wechselte { $changes }-mal. In { $unit ->
        [raiders] Zug
       *[other] Runde
    } { $round } { $side ->
        [you] gingst du endgültig in Führung.
       *[they] ging { $who } endgültig in Führung.
    }
   *[level] Nie lag eine Seite vorn.
}
story-ahead = Du lagst nach { $you } von { $rounds } { $unit ->
    [raiders] Zügen
   *[other] Runden
} vorn, { $who } nach { $they }.
story-widest = { $side ->
    [you] Am größten war dein Vorsprung in { $unit ->
        [raiders] Zug
       *[other] Runde
    } { $round }: { $by } { $by ->
        [one] Punkt
       *[other] Punkte
    }.
   *[they] Am größten war dein Rückstand in { $unit ->
        [raiders] Zug
       *[other] Runde
    } { $round }: { $by } { $by ->
        [one] Punkt
       *[other] Punkte
    }.
}
story-best = Am meisten brachte dir { $unit ->
    [raiders] Zug
   *[other] Runde
} { $round } ({ $before } → { $after }).
story-worst = Am meisten kostete dich { $unit ->
    [raiders] Zug
   *[other] Runde
} { $round } ({ $before } → { $after }).
story-row = Am größten war der Abstand bei „{ $row }“: du { $you }, { $who } { $they }.
story-counted = { $same ->
    [yes] Auf beiden Seiten zählte „{ $yours }“.
   *[no] Bei dir zählte „{ $yours }“, bei { $who } „{ $theirs }“.
}
story-enough = { $points ->
    [one] Ein Punkt mehr hätte genügt.
   *[other] { $points } Punkte mehr hätten genügt.
}
story-told = { $said }: „{ $told }“.
story-limit = Die Grenze lag am Anfang bei { $start } und am Ende bei { $end }.
story-limit-best = Am meisten stieg die Grenze in Runde { $round }, von { $before } auf { $after }.
story-limit-worst = Am meisten fiel die Grenze in Runde { $round }, von { $before } auf { $after }.
story-quiet = { $quiet ->
    [0] Die Grenze fiel in jeder der { $rounds } Runden.
   *[other] In { $quiet } der { $rounds } Runden fiel die Grenze nicht.
}
turning = { $unit ->
    [raiders] Zug
   *[other] Runde
} { $round }: { $before } → { $after }
