### Angelos neben dem echten Spielbrett, auf Deutsch.

value-strength = Stärke
value-clovers = Klee
value-markers = Gefangene
value-tiles = Plättchen
value-score = Punkte
value-round = Runde
zone-his-tiles = Seine Plättchen
another-tile = anderes Plättchen
zone-ladder = Was er nehmen kann
look-land = Land mit { $income }
look-price = { $tile } (Preis { $price })
one-of = { $tiles } (eines davon)
option-correct-tile = { $most ->
    [1] { $his ->
        [0] { $tile }: gehört ihm nicht
       *[other] { $tile }: gehört ihm
    }
   *[other] { $tile }: er hat { $his }
}
told-tile-corrected = { $most ->
    [1] { $his ->
        [0] Von Hand berichtigt: { $tile }, nicht seins
       *[other] Von Hand berichtigt: { $tile }, seins
    }
   *[other] Von Hand berichtigt: { $tile }, er hat { $his }
}
    .why = Du hast gesagt, dass auf dem Tisch etwas anderes liegt. Zurück nimmt es zurück.
option-box-tile = Bei mir ist ein Plättchen anders bedruckt
    .detail = gib ein, was darauf steht; das gilt ab jetzt
ask-which-printed = Welches ist anders bedruckt?
    .about = Für ihn zählen nur Prestige, Bewohner und Münzen.
option-printed = { $tile }
    .detail = { $group }, Preis { $price }
option-no-tile = Keines
    .detail = zurück
option-his-civilization = Seine Zivilisation
option-his-hero = Sein Held
told-tile-printed = { $tile }: Prestige { $prestige }, Bewohner { $citizens }, Münzen { $coins }
    .why = So ist es in deiner Schachtel gedruckt.

## Set-up

ask-his-civilization = Welche Zivilisation ziehst du für ihn?
    .about = Zieh zuerst deine. Seine zählt nur am Ende.
ask-his-hero = Welchen Helden ziehst du für ihn?
    .about = Nur zusätzliche Kleeblätter und Anfangs­stärke zählen.
his-hero-clovers = +{ $clovers } { $clovers ->
    [one] Kleeblatt
   *[other] Kleeblätter
}
option-other-civilization = Andere Zivilisation
    .detail = sie steht nicht in der Liste
option-other-hero = Anderer Held
    .detail = er steht nicht in der Liste
other-civilization = seine Zivilisation
other-hero = seinen Helden
ask-civilization-citizens = Wie viele Bewohner stehen auf seiner Zivilisation?
    .about = Nur ihre Bewohner und Münzen zählen, am Ende.
ask-civilization-coins = Wie viele Münzen stehen auf seiner Zivilisation?
ask-hero-clovers = Wie viele Kleeblätter bringt dieser Held Angelos zusätzlich?
    .about = Das Solo-Blatt nennt sie. Ein Held, den es nicht nennt, bringt 0.
ask-hero-strength = Mit welcher Stärke beginnt sein Held?
    .about = 0, wenn keine aufgedruckt ist.
told-lay-out = Spielaufbau
    .why = Angelos braucht eine Farbe, drei Kleeblätter und was sein Rang ihm gibt.
told-lay-two-players = Bau für zwei Personen auf
    .detail = auch du bekommst drei Kleeblätter
    .why = Alles wird wie zu zweit aufgebaut; Angelos ist der zweite Spieler.
told-lay-yours = Zieh Zivilisation, Held und Kolonie
    .detail = alle drei zusammen sind dein Anfang
    .why = Du ziehst zuerst; was übrig ist, kann seins werden.
told-lay-his = Gib Angelos eine Farbe und { $clovers } Kleeblätter
    .detail = keine Kolonie, keine Münzen, keine Waren
    .why = Er hat immer 3 Kleeblätter, und manche Helden bringen ihm mehr.
told-lay-card = Leg { $card } vor ihn
    .detail = Fähigkeit und Einkommen gelten nie
    .why = Sein Rang gibt sie ihm; er zählt, was aufgedruckt ist, sonst nichts.
told-lay-strength = Sein Stärkemarker auf { $strength }
    .detail = deiner nach deinem Helden, sonst auf 0
    .why = Nur die Anfangsstärke eines Helden gehört ihm; sonst beginnt er bei 0.
told-lay-tiles = Plättchen und 24 Katastrophen­chips wie immer
    .detail = er ist immer als Zweiter dran
    .why = Keine Katastrophe trifft ihn außer den Persern; er braucht keine Katastrophenchips.
told-lay-surcharge = { $coins ->
    [0] Die Eroberungsreihe kostet keinen Aufpreis
   *[other] Die Eroberungsreihe kostet { $coins } Münzen mehr
}
    .detail = für dich; er zahlt nie
    .why = Allein gilt der gedruckte Preis, wenn die Lesart zum Aufpreis nichts anderes sagt.
ask-everything-lies = Ist alles aufgebaut?
    .about = Runde 1 beginnt: Deck zwei Plättchen auf, dann drei.

## Your turn, his tile

ask-your-row = Runde { $round }: Woher hast du dein Plättchen genommen?
    .about = { $tie ->
        [unknown] Bei Gleichstand gewinnt Angelos, nur gegen Milet nicht.
        [you] Mit Milet gewinnst du bei Gleichstand.
        [nobody] Mit Milet geschieht bei Gleichstand nichts.
       *[angelos] Bei Gleichstand gewinnt Angelos.
    } Nimmt er aus der Eroberungs­reihe, steigt seine Stärke um das Prestige.
option-your-row = { $row ->
    [normal] Normale Reihe
    [conquest] Eroberung
   *[passed] Gepasst
}
    .detail = { $row ->
        [normal] er aus der Eroberungs­reihe
        [conquest] er aus der normalen Reihe
       *[passed] er aus der Eroberungs­reihe
    }
option-supply = Versorgungs­symbol
option-persians = Perser greifen an
option-nobody-captured = Ich hatte keinen Bewohner
ask-his-tile = { $row ->
    [conquest] Tippe das erste an, das in der Eroberungs­reihe liegt
   *[normal] Tippe das erste an, das in der normalen Reihe liegt
}
    .about = Zwei gleichwertige? Nimm das weiter rechts.
option-his-tile = { $tiles }
    .detail = Prestige { $prestige }, Bewohner { $citizens }, Münzen { $coins }
option-other-tile = Anderes Plättchen
    .detail = es steht nicht in der Liste
ask-other-prestige = Wie viel Prestige steht darauf?
ask-other-citizens = Wie viele Bewohner stehen darauf?
    .about = Durchgestrichene zählen negativ.
ask-other-coins = Wie viele Münzen stehen darauf?
told-he-takes = Angelos nimmt: { $tile }
    .why = { $row ->
        [conquest] Du hast aus der normalen Reihe genommen oder gepasst, also nimmt er aus der Eroberungsreihe.
       *[normal] Du hast aus der Eroberungsreihe genommen, also nimmt er aus der normalen Reihe.
    }
told-lay-before-him = Leg es vor ihn
    .detail = rechts neben seine anderen Plättchen
    .why = Prestige { $prestige }, Bewohner { $citizens }: Kein Plättchen seiner Reihe ist besser.
told-his-strength = Seine Stärke: { $before } → { $now }
    .why = Ein Plättchen der Eroberungsreihe macht ihn um dessen Prestige stärker, um { $prestige }.
told-rest-leaves = Die anderen Plättchen kommen weg
    .detail = { $round ->
        [8] dann dein Einkommen und die letzten drei Katastrophenchips
       *[other] dann dein Einkommen, drei Katastrophenchips, fünf neue Plättchen
    }
    .why = Was niemand nahm, ist aus dem Spiel.

## Supply rounds

ask-supply = Angelos hat { $strength }. Deine Stärke ist
    .about = { $last ->
        [yes] { $conflict_first ->
            [yes] Die letzte Versorgungsrunde: erst vergleichen, dann versorgen und Schulden zahlen.
           *[no] Die letzte Versorgungsrunde: erst versorgen und Schulden zahlen.
        }
       *[no] { $conflict_first ->
            [yes] Erst die beiden Marker vergleichen; dann versorgen und Schulden zahlen.
           *[no] Erst dein Volk versorgen und Schulden zahlen. Dann die beiden Marker ansehen.
        }
    }
option-compare = { $word ->
    [lower] Kleiner
    [equal] Gleich
   *[higher] Größer
}
    .detail = { $word ->
        [equal] { $strength }
       *[other] als { $strength }
    }
ask-milet = Ist Milet deine Kolonie?
    .about = Gleichstände gewinnt Angelos, nur gegen Milet nicht. Wird nur einmal gefragt.
option-yes = Ja
option-no = Nein
told-conflict-yours = Du gewinnst
    .why = { $tied ->
        [yes] Milet gibt dir den Gleichstand.
       *[no] Du bist stärker als er.
    }
told-take-clover = Nimm 1 Kleeblatt und 1 Bewohner
    .detail = mehr, wenn dein Held oder deine Kolonie es sagt
    .why = Wer den inneren Konflikt gewinnt, bekommt beides.
told-halve-yours = Halbiere deine Stärke
    .detail = abgerundet; seine bleibt
    .why = Ein Sieg kostet die Hälfte; nur manche Helden ersparen dir das.
told-conflict-his = Angelos gewinnt
    .why = { $tied ->
        [yes] Ein Gleichstand gehört ihm, wenn du Milet nicht hast.
       *[no] Er ist stärker als du.
    }
told-lose-inhabitant = Du verlierst 1 Bewohner
    .detail = deine Stärke bleibt
    .why = Er nimmt einen gefangen, wenn du einen hast.
told-his-marker = 1 Münze aus dem Vorrat auf das Feld seiner Farbe: { $before } → { $now }
    .why = Die Münze steht für den Gefangenen; sie zählt am Ende für ihn.
told-his-clover = 1 Kleeblatt für ihn: { $before } → { $now }
    .why = Wer gewinnt, bekommt ein Kleeblatt.
told-halve-his = Halbiere seine Stärke: { $before } → { $now }
    .why = Wer gewinnt, halbiert und rundet ab; er wirbt niemanden an.
told-no-marker = Nimm die Münze zurück: { $before } → { $now }
    .why = Du hattest keinen Bewohner, also hat er niemanden gefangen.
told-conflict-nobody = Gleichstand
    .why = Nach dieser Lesart hindert Milet ihn nur am Gewinnen.
told-nothing-moves = Nichts bewegt sich
    .why = Niemand hat gewonnen, also bekommt und halbiert niemand etwas.
told-go-on-revealing = { $conflict_first ->
    [yes] Versorge, zahl Schulden, deck dann die übrigen Plättchen auf
   *[no] Deck die übrigen Plättchen auf
}
    .why = Die Versorgungsrunde unterbricht das Aufdecken; das Plättchen mit dem Symbol kommt an seinen Platz.
told-he-loses = Nimm ihm weg: { $tile }
    .detail = Prestige { $prestige }, Bewohner { $citizens }, Münzen { $coins }; von gleichen das rechte. Es kommt aus dem Spiel.
    .why = Unter seinen Plättchen mit Bewohnern: die wenigsten Bewohner, dann Prestige, dann das neueste.
told-he-loses-civilization = Nimm ihm seine Zivilisation weg
    .why = Nach dieser Lesart zählt sie als Plättchen, und sie hat die wenigsten Bewohner.
told-he-loses-nothing = Er hat nichts abzugeben
    .why = Nur ein Plättchen mit mindestens 1 Bewohner kann verloren gehen.

## Persians and the end

ask-persians = Perserangriff: Zusammen brauchen wir { $persians }. Standgehalten?
    .about = { $chips }. Perserchip. Angelos gibt { $strength } dazu.
option-held = Ja
option-lost = Nein
told-persians-held = Die Perser sind geschlagen
    .why = Gemeinsam hattet ihr mindestens so viel wie sie.
told-halve-yours-hire = Halbiere deine Stärke (abgerundet)
    .detail = du darfst Söldner für je { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } anwerben; er nicht
    .why = Der Sieg kostet beide die Hälfte; du darfst zurückkaufen, was du verloren hast.
told-persians-lost = Die Perser siegen
    .why = Gemeinsam hattet ihr weniger als sie.
told-lose-inhabitants = Du verlierst { $people } Bewohner
    .detail = mehr, wenn dein Held oder deine Kolonie es sagt
    .why = Das kostet die Niederlage.
told-both-zero = Setz beide Stärkemarker auf 0
    .detail = seine war { $before }
    .why = Nach einer Niederlage hat niemand mehr Stärke.
ask-last-chips = Brachten die letzten Katastrophenchips die Perser?
    .about = Runde 8 ist vorbei: Zieh ihre drei Katastrophenchips, dann kommt die letzte Versorgungsrunde.
option-go-on = Nein, weiter
    .detail = zur letzten Versorgungs­runde
ask-your-score = Wie viele Punkte hast du?
    .about = Das Kleinere von Prestige und Bevölkerung, Kleeblätter verteilt. Angelos hat { $angelos }.

## On paper

sheet-his-civilization = Zieh nach deiner eine Zivilisation für ihn
    .detail = ihre Bewohner und Münzen zählen am Ende für ihn
sheet-his-hero = Zieh nach deinem einen Helden für ihn
    .detail = Fähigkeit, Einkommen und Waren gelten nie
sheet-his-clovers = Mehr Kleeblätter für seinen Helden
    .detail = { $clovers }
sheet-his-strength = Sein Marker: Stärke { $strength } oder die seines Helden
    .detail = { $heroes }
sheet-hero = { $hero } { $number }
sheet-round = Jede Runde
sheet-reveal = Normale Reihe: Deck { $normal } Plättchen nebeneinander auf. Eroberungsreihe: dann { $conquest } beim Eroberungsplättchen
sheet-reveal-supply = Ein Versorgungssymbol: sofort eine Versorgungsrunde, dann den Rest aufdecken
sheet-your-step = Mach deinen ganzen Zug: Plättchen nehmen oder passen, dann Stärke erhöhen
    .detail = { $surcharge ->
        [0] du zahlst in beiden Reihen den aufgedruckten Mindestpreis
       *[other] du zahlst den Mindestpreis, in der Eroberungsreihe { $surcharge } Münzen mehr
    }
sheet-his-row = Dann nimmt er ein Plättchen und zahlt nichts
sheet-you-conquest = Du nahmst aus der Eroberungsreihe: Er nimmt aus der normalen Reihe
sheet-you-normal = Du nahmst aus der normalen Reihe oder hast gepasst: Er nimmt aus der Eroberungsreihe, und seine Stärke steigt um das Prestige
sheet-his-choice = Er nimmt das meiste Prestige; bei Gleichstand die meisten Bewohner, dann am weitesten rechts
    .detail = durchgestrichene Bewohner zählen negativ
sheet-rest = Leg es rechts neben seine anderen; der Rest kommt aus dem Spiel
sheet-income = Dein Einkommen, dann drei Katastrophenchips: Ihn betreffen nur Perser
sheet-supply = Versorgungsrunde, { $times }-mal
sheet-feed = Versorge dein Volk und zahl deine Schulden
sheet-compare = Vergleich eure Stärke: Gleichstand gehört ihm, auch 0 zu 0
    .detail = { $milet ->
        [wins] ist Milet deine Kolonie, gehört er dir
       *[nothing] ist Milet deine Kolonie, geschieht dann nichts
    }
sheet-he-wins = Er gewinnt: Du verlierst 1 Bewohner, er bekommt 1 Münze auf das Feld seiner Farbe und 1 Kleeblatt; halbiere seine Stärke, abgerundet
    .detail = hast du keinen Bewohner, bekommt er keine Münze
sheet-you-win = Du gewinnst: Nimm 1 Kleeblatt und 1 Bewohner, halbiere deine Stärke, abgerundet; er verliert ein Plättchen
sheet-loss = Er verliert das mit den wenigsten Bewohnern, aber mindestens 1; dann mit dem wenigsten Prestige, dann das neueste
    .detail = { $civilization ->
        [yes] seine Zivilisation zählt als ältestes; ohne ein solches nichts
       *[no] nie seine Zivilisation; ohne ein solches nichts
    }
sheet-persians = Perser
sheet-attack = bei Chip { $chip } mit { $strength }
sheet-attacks = Sie greifen an: { $attacks }
sheet-together = Zähl beide Stärken zusammen: gleich viel oder mehr hält
sheet-held = Gehalten: beide Stärken halbieren, abgerundet; nur du darfst zurückkaufen, { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } je Schritt
sheet-lost = Verloren: beide Stärken auf 0, du verlierst { $people } Bewohner{ $tiles ->
        [0] {""}
       *[other] , er { $tiles } Plättchen
    }
sheet-mind = Leicht vergessen
sheet-mind-supply = Versorgungsrunden: bei { $symbols } Symbolen und immer nach Runde { $rounds } und ihren Katastrophenchips
sheet-mind-second = Er ist immer Zweiter, was auch auf den Plättchen steht
sheet-mind-free = Er zahlt, verdient und versorgt nichts; außer den Persern trifft ihn keine Katastrophe
sheet-end = Die Wertung, nach Runde { $rounds }
sheet-prestige = Sein Prestige: seine Plättchen und 1 je { $coins } Münzen auf Plättchen und Zivilisation{ $captives ->
        [yes] {" "}und 1 je Münze auf seiner Farbe
       *[no] {""}
    }
sheet-population = Seine Bevölkerung: { $points } je Bewohner{ $captives ->
        [yes] {""}
       *[no] {" "}und 1 je Münze auf seiner Farbe
    }
    .detail = durchgestrichene Bewohner gehen ab, bis 0
sheet-clovers = Kleeblätter: je 1, so verteilt, dass die kleinere Summe am besten wird
sheet-verdict = Die kleinere Summe zählt. Du brauchst mehr als er; Gleichstand ist verloren
sheet-tile-prestige = Plättchen: Prestige
sheet-tile-citizens = Plättchen: Bewohner
sheet-tile-coins = Plättchen: Münzen
