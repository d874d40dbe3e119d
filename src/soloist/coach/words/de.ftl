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
why = Warum: { $reasons }{ $but ->
    [none] .
   *[other] ; aber { $but }.
}

## Was der Trainer sagt: wofür eine Antwort besser oder schlechter ist, Tipps, und warum eine Analyse abgelehnt wird.

review-stale = diese Analyse gehört zu einer anderen Stellung, zu anderen Regeln oder zu früher Gelerntem; analysiere die Partie neu
review-broken = das Aufbewahrte ist keine lesbare Analyse; analysiere die Partie neu
review-unfinished = nur eine beendete Partie kann analysiert werden
review-beside = neben dem echten Spielbrett sieht Soloist deine Seite nicht; es gibt nichts zu analysieren

## Wofür eine Antwort besser ist als eine andere, oder schlechter

peloponnes-materials = { $sense ->
    [better] hilft bei Holz, Stein und Schulden
   *[worse] kostet Holz und Stein oder lässt Schulden
}
peloponnes-food = { $sense ->
    [better] hilft, dein Volk zu ernähren
   *[worse] lässt deinem Volk weniger Nahrung
}
peloponnes-coins = { $sense ->
    [better] besser für Münzen und Luxusgüter
   *[worse] kostet Münzen oder Luxusgüter
}
peloponnes-people = { $sense ->
    [better] besser für deine Bevölkerung
   *[worse] schlechter für deine Bevölkerung
}
peloponnes-prestige = { $sense ->
    [better] besser für dein Prestige
   *[worse] schlechter für dein Prestige
}
peloponnes-balance = { $sense ->
    [better] hebt den kleineren deiner beiden Werte, der zählt
   *[worse] lässt den kleineren deiner beiden Werte, der zählt, niedriger
}
peloponnes-strength = { $sense ->
    [better] besser für die Stärke in Konflikten und gegen die Perser
   *[worse] schlechter für die Stärke in Konflikten und gegen die Perser
}
peloponnes-angelos = { $sense ->
    [better] gibt Angelos weniger
   *[worse] gibt Angelos mehr
}
peloponnes-disasters = { $sense ->
    [better] sicherer vor Katastrophen
   *[worse] Katastrophen stärker ausgesetzt
}

stone-age-resting = { $sense ->
    [better] besser dafür, wer handelt und wer ruht
   *[worse] schlechter dafür, wer handelt und wer ruht
}
stone-age-meal = { $sense ->
    [better] besser für die Mahlzeit dieser Runde
   *[worse] lässt weniger für die Mahlzeit dieser Runde
}
stone-age-resources = { $sense ->
    [better] besser für deine Rohstoffe
   *[worse] kostet Rohstoffe
}
stone-age-tools = { $sense ->
    [better] besser für deine Werkzeuge
   *[worse] schlechter für deine Werkzeuge
}
stone-age-cards = { $sense ->
    [better] macht mehr aus den Karten
   *[worse] macht weniger aus den Karten
}
stone-age-field = { $sense ->
    [better] besser für die Mahlzeiten der kommenden Runden
   *[worse] schlechter für die Mahlzeiten der kommenden Runden
}
stone-age-people = { $sense ->
    [better] besser für die Größe deiner Stämme
   *[worse] schlechter für die Größe deiner Stämme
}
stone-age-fatigue = { $sense ->
    [better] weniger erschöpfend
   *[worse] erschöpfender
}
stone-age-tiles = { $sense ->
    [better] besser für die fälligen Gebäude
   *[worse] schlechter für die fälligen Gebäude
}

raiders-raid = { $sense ->
    [better] bringt eine gute Plünderung näher
   *[worse] schiebt eine gute Plünderung hinaus
}
raiders-valkyries = { $sense ->
    [better] besser bei Verlusten an die Walküren und ihren Punkten
   *[worse] schlechter bei Verlusten an die Walküren und ihren Punkten
}
raiders-crew = { $sense ->
    [better] besser für deine Mannschaft und deine Karten
   *[worse] schlechter für deine Mannschaft und deine Karten
}
raiders-goods = { $sense ->
    [better] besser für deine Waren
   *[worse] kostet Waren
}
raiders-points = { $sense ->
    [better] besser für deine Punkte
   *[worse] schlechter für deine Punkte
}
raiders-offerings = { $sense ->
    [better] besser für deine Darbringungen
   *[worse] schlechter für deine Darbringungen
}
raiders-adversary = { $sense ->
    [better] gibt dem Gegner weniger
   *[worse] gibt dem Gegner mehr
}
raiders-clock = { $sense ->
    [better] besser dafür, wie lange das Spiel noch dauert
   *[worse] schlechter dafür, wie lange das Spiel noch dauert
}
raiders-workers = { $sense ->
    [better] besser für deinen Arbeiter und die Plätze im Dorf
   *[worse] schlechter für deinen Arbeiter und die Plätze im Dorf
}

guilds-of-london-tiles = { $sense ->
    [better] gewinnt mehr auf den Plättchen
   *[worse] gewinnt weniger auf den Plättchen
}
guilds-of-london-boris = { $sense ->
    [better] lässt deinem Gegner weniger
   *[worse] lässt deinem Gegner mehr
}
guilds-of-london-men = { $sense ->
    [better] besser für deine Zunftmitglieder
   *[worse] kostet Zunftmitglieder
}
guilds-of-london-cards = { $sense ->
    [better] besser für deine Kartenhand
   *[worse] schlechter für deine Kartenhand
}
guilds-of-london-plantation = { $sense ->
    [better] besser für die Plantage
   *[worse] schlechter für die Plantage
}
guilds-of-london-mayoral = { $sense ->
    [better] besser für die Belohnungskarten
   *[worse] schlechter für die Belohnungskarten
}
guilds-of-london-masters = { $sense ->
    [better] besser für deine Meister
   *[worse] schlechter für deine Meister
}
guilds-of-london-points = { $sense ->
    [better] besser für den Punktestand
   *[worse] schlechter für den Punktestand
}

## The story of a game; Raiders is counted in turns

story-lead = { $kind ->
    [you-all] Du lagst { $game ->
        [raiders] vom ersten Zug bis zum letzten
       *[other] von der ersten Runde bis zur letzten
    } vorn.
    [they-all] { $who } lag { $game ->
        [raiders] vom ersten Zug bis zum letzten
       *[other] von der ersten Runde bis zur letzten
    } vorn.
    [you-once] Erst lagst du vorn; in { $game ->
        [raiders] Zug
       *[other] Runde
    } { $round } zog { $who } vorbei und blieb dort.
    [they-once] Erst lag { $who } vorn; in { $game ->
        [raiders] Zug
       *[other] Runde
    } { $round } zogst du vorbei und bliebst dort.
    [many] Die Führung wechselte { $changes }-mal, zuletzt in { $game ->
        [raiders] Zug
       *[other] Runde
    } { $round }.
   *[level] Nie lag jemand vorn.
}
story-ahead = Von { $rounds } { $game ->
    [raiders] Zügen
   *[other] Runden
} lagst du nach { $you } vorn, { $who } nach { $they }.
story-widest = { $side ->
    [you] Am größten war dein Vorsprung in { $game ->
        [raiders] Zug
       *[other] Runde
    } { $round }: { $by } Punkte.
   *[they] Am größten war der Rückstand in { $game ->
        [raiders] Zug
       *[other] Runde
    } { $round }: { $by } Punkte.
}
story-best = { $game ->
    [raiders] Dein bester Zug war
   *[other] Deine beste Runde war
} { $round }, { $by } Punkte aufgeholt: Aus { $before } wurde { $after }.
story-worst = { $game ->
    [raiders] Dein härtester Zug war
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
turning = { $game ->
    [raiders] Zug
   *[other] Runde
} { $round }: { $before } → { $after }
