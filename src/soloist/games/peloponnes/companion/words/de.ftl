### Angelos neben dem echten Spielbrett, auf Deutsch.

value-strength = Stärke
value-clovers = Klee­blätter
value-markers = Erbeutet
value-tiles = Plättchen
value-score = Punkte
value-round = Runde
zone-his-tiles = Seine Plättchen
another-tile = anderes Plättchen
zone-ladder = Was er nehmen kann
label-tied = Gleichstand: am Tisch weiter rechts
counted-goods = { $good ->
    [wood] { $amount } Holz
    [stone] { $amount } Stein
    [food] { $amount } Nahrung
    [luxury] { $amount } { $amount ->
        [one] Luxusgut
       *[other] Luxus­güter
    }
    [coins] { $amount } { $amount ->
        [one] Münze
       *[other] Münzen
    }
    [inhabitants] { $amount } Bewohner
   *[strength] { $amount } Stärke
}
look-land = Landschaft mit { $income }
look-price = { $tile } (Preis { $price })
look-sure = { $tile } ({ $group }, Preis { $price })
one-of = { $tiles } oder { $last }
option-correct-tile = { $most ->
    [1] { $his ->
        [0] { $tile }: gehört ihm nicht
       *[other] { $tile }: gehört ihm
    }
   *[other] { $tile }: er hat { $his }
}
told-tile-corrected = { $most ->
    [1] { $his ->
        [0] Berichtigt: { $tile } gehört ihm nicht
       *[other] Berichtigt: { $tile } gehört ihm
    }
   *[other] Berichtigt: { $tile }, er hat { $his }
}
    .why = Du hast gesagt, dass dein Tisch etwas anderes zeigt. „Rückgängig“ nimmt die Berichtigung zurück.
option-box-tile = In meiner Schachtel ist ein Plättchen anders bedruckt
    .detail = gib ein, was darauf steht. Das gilt ab jetzt
ask-which-printed = Welches Plättchen ist anders bedruckt?
    .about = Für Angelos zählen nur Prestige, Bewohner und Münzen.
option-printed = { $tile }
    .detail = { $group }, Preis { $price }
option-no-tile = Keines
    .detail = zurück
option-his-civilization = Seine Zivilisation
option-his-hero = Sein Held
told-tile-printed = { $tile }: Prestige { $prestige }, { $citizens }, { $coins }
    .why = So ist es in deiner Schachtel gedruckt.

## Set-up

ask-his-civilization = Welche Zivilisation hast du für Angelos gezogen?
    .about = Zieh zuerst deine. Seine zählt nur am Ende.
ask-his-hero = Welchen Helden hast du für Angelos gezogen?
    .about = Zieh zuerst deinen. Für ihn zählen nur zusätzliche Kleeblätter und Anfangs­stärke.
his-hero-clovers = +{ $clovers } { $clovers ->
    [one] Kleeblatt
   *[other] Kleeblätter
}
option-other-civilization = Andere Zivilisation
    .detail = nicht in dieser Liste
option-other-hero = Anderer Held
    .detail = nicht in dieser Liste
other-civilization = seine Zivilisation
other-hero = seinen Helden
ask-civilization-citizens = Wie viele Bewohner zeigt seine Zivilisation?
    .about = Nur ihre Bewohner und Münzen zählen, am Ende.
ask-civilization-coins = Wie viele Münzen zeigt seine Zivilisation?
ask-hero-clovers = Wie viele Kleeblätter bringt dieser Held Angelos zusätzlich?
    .about = Das Soloblatt nennt sie. Ein Held, den es nicht nennt, bringt 0.
ask-hero-strength = Mit welcher Stärke beginnt sein Held?
    .about = Wähl 0, wenn keine aufgedruckt ist.
told-lay-out = Spielaufbau
    .why = Angelos braucht eine Farbe, drei Kleeblätter und was sein Rang ihm gibt.
told-lay-two-players = Bau für zwei Personen auf
    .detail = auch du bekommst drei Kleeblätter
    .why = Alles wird wie zu zweit aufgebaut. Angelos ist der zweite Spieler.
told-lay-yours = Zieh Zivilisation, Held und Kolonie
    .detail = zähl für deinen Start alle drei zusammen
    .why = Du ziehst zuerst. Angelos zieht aus dem Rest.
told-lay-his = Gib Angelos eine andere Farbe und { $clovers } { $clovers ->
    [one] Kleeblatt
   *[other] Kleeblätter
}
    .detail = { $lacks ->
        [both] keine Zivilisation, kein Held, keine Kolonie, keine Münzen, keine Güter
        [civilization] keine Zivilisation, keine Kolonie, keine Münzen, keine Güter
        [hero] kein Held, keine Kolonie, keine Münzen, keine Güter
       *[nothing] keine Kolonie, keine Münzen, keine Güter
    }
    .why = Er hat immer 3 Kleeblätter, und manche Helden bringen ihm mehr.
told-lay-card = Leg { $card } vor ihn
    .detail = { $kind ->
        [civilization] nur ihre Bewohner und Münzen zählen, am Ende
       *[hero] Fähigkeit, Einkommen und Güter gelten nie
    }
    .why = Das gibt ihm sein Rang. Nur was aufgedruckt ist, zählt.
told-lay-strength = Setz seinen Stärkemarker auf { $strength }
    .detail = deinen nach Held und Kolonie, sonst auf 0
    .why = Er beginnt bei 0, außer sein Held hat Anfangsstärke.
told-lay-tiles = Bereite Plättchen und 24 Katastrophen­chips wie immer vor
    .detail = Angelos ist immer als Zweiter dran
    .why = Nur die Perser treffen ihn. Darum braucht er keine Katastrophenchips.
told-lay-surcharge = { $coins ->
    [0] Zahle in beiden Reihen den Mindestpreis, ohne zu bieten
    [one] Zahle den Mindestpreis, in der Eroberungsreihe { $coins } Münze mehr
   *[other] Zahle den Mindestpreis, in der Eroberungsreihe { $coins } Münzen mehr
}
    .detail = leg dein Plättchen an, dann darfst du mit Gütern deine Stärke erhöhen
    .why = Allein wird nicht geboten. Einen Aufpreis gibt es nur, wenn deine Auslegung es so will.
told-lay-free = Angelos zahlt, verdient und ernährt nichts
    .detail = keine Katastrophe trifft ihn, nur die Perser
    .why = Das Solo-Blatt erspart Angelos Preise, Baukosten, Ernährung und Katastrophen. Einkommen bekommt er nicht.
told-lay-goal = Du gewinnst nur mit mehr Punkten als Angelos
    .detail = Gleichstand ist verloren
    .why = Für beide zählt der kleinere Wert aus Prestige und Bevölkerung.
ask-everything-lies = Ist alles aufgebaut?

## Your turn, his tile

ask-your-row = Woher kam dein Plättchen?
    .about = { $symbol ->
        [due] Unter den fünf ist das Versorgungssymbol. Spiel zuerst die Versorgungsrunde.
       *[open] { $surcharge ->
            [0] Zahle den Mindestpreis (beide Reihen). Leg dein Plättchen an. Mit Gütern darfst du Stärke erhöhen.
           *[other] Zahle den Mindestpreis, Eroberungsreihe +{ $surcharge }. Leg dein Plättchen an. Mit Gütern darfst du Stärke erhöhen.
        }
    }
option-your-row = { $row ->
    [normal] Normale Reihe
    [conquest] Eroberungs­reihe
   *[passed] Gepasst
}
    .detail = { $row ->
        [normal] Stärke für ihn
        [conquest] keine Stärke
       *[passed] Stärke für ihn
    }
option-supply = Versorgungs­symbol
    .detail = mit Konflikt
option-persians = Perser­angriff
    .detail = beim { $chips }. Perser­chip
option-nobody-captured = Ich hatte keinen Bewohner
ask-forgotten-symbol = Kam ein Versorgungssymbol?
    .about = Alle { $group }-Plättchen sind aufgedeckt. Eines davon hat das Versorgungssymbol.
ask-his-tile = { $row ->
    [conquest] Welches Plättchen nimmt er aus der Eroberungs­reihe?
   *[normal] Welches Plättchen nimmt er aus der normalen Reihe?
}
    .about = Meistes Prestige, dann meiste Bewohner. Münzen zählen nicht. Gleichstand: am Tisch weiter rechts.
option-his-tile = { $tiles }
    .detail = Prestige { $prestige }, { $citizens }, { $coins }
option-other-tile = Anderes Plättchen
    .detail = nicht in dieser Liste
ask-other-prestige = Wie viel Prestige zeigt das Plättchen?
    .about = { $known ->
        [yes] { $tile }: bisher { $now }.
       *[no] Angelos nimmt dieses Plättchen.
    }
ask-other-citizens = Wie viele Bewohner zeigt das Plättchen?
    .about = { $known ->
        [yes] { $tile }: bisher { $now }. Durchgestrichene Bewohner zählen negativ.
       *[no] Durchgestrichene Bewohner zählen negativ.
    }
ask-other-coins = Wie viele Münzen zeigt das Plättchen?
    .about = { $known ->
        [yes] { $tile }: bisher { $now }. Oben rechts, nicht der Preis.
       *[no] Nur die Münzen oben rechts zählen, nicht der Preis.
    }
told-he-takes = Angelos nimmt: { $tile }
    .why = { $row ->
        [conquest] Du hast aus der normalen Reihe genommen oder gepasst. Also nimmt er aus der Eroberungsreihe.
       *[normal] Du hast aus der Eroberungsreihe genommen. Also nimmt er aus der normalen Reihe.
    }
told-lay-before-him = Leg das Plättchen vor ihn
    .detail = rechts neben seine anderen Plättchen
    .why = Prestige { $prestige }, { $citizens }: Kein Plättchen seiner Reihe ist besser.
told-his-strength = Seine Stärke: { $before } → { $now }
    .why = Ein Plättchen der Eroberungsreihe gibt ihm sein Prestige als Stärke: { $prestige }.
told-rest-leaves = Leg die anderen Plättchen weg
    .why = Plättchen, die niemand genommen hat, sind aus dem Spiel.
told-then-income = Noch Runde { $round }: dein Einkommen, dann drei Katastrophenchips
    .detail = nur die Perser treffen auch Angelos
    .why = Keine Katastrophe außer den Persern trifft Angelos. Einkommen bekommt er nicht.
told-turn-up = Runde { $round }: Deck 2 + 3 Plättchen auf
    .detail = { $symbol ->
        [possible] die 3 in der Eroberungsreihe. Halt beim Versorgungssymbol an
       *[never] die 3 in der Eroberungsreihe
    }
    .why = Die Versorgungsrunde kommt sofort, vor dem nächsten Plättchen.

## Supply rounds

ask-supply = Konflikt: Angelos hat Stärke { $strength }. Und du?
    .about = { $last ->
        [yes] { $conflict_first ->
            [yes] Letzte Versorgungsrunde: erst vergleichen, dann ernähren und Schulden zahlen.
           *[no] Letzte Versorgungsrunde: erst die Bewohner ernähren und Schulden zahlen.
        }
       *[no] { $conflict_first ->
            [yes] Versorgungsrunde: erst vergleichen, dann ernähren und Schulden zahlen.
           *[no] Versorgungsrunde: erst die Bewohner ernähren und Schulden zahlen, dann vergleichen.
        }
    }
option-compare = { $word ->
    [lower] Weniger
    [equal] Gleich viel
   *[higher] Mehr
}
    .detail = { $word ->
        [equal] { $tie ->
            [unknown] Angelos gewinnt, außer deine Kolonie ist Milet
            [you] mit Milet gewinnst du
            [nobody] mit Milet geschieht nichts
           *[angelos] Angelos gewinnt
        }
       *[other] als { $strength }
    }
ask-milet = Ist Milet deine Kolonie?
    .about = Gleichstände gewinnt Angelos, nur gegen Milet nicht. Diese Frage kommt nur einmal.
option-yes = Ja
option-no = Nein
option-no-symbol = Nein
    .detail = nur wenn die Versorgungsrunde schon war
told-conflict-yours = Du gewinnst den Konflikt
    .why = { $tied ->
        [yes] Mit Milet gewinnst du den Gleichstand.
       *[no] Du bist stärker als Angelos.
    }
told-take-clover = Nimm 1 Kleeblatt und 1 Bewohner
    .detail = mehr, wenn dein Held oder deine Kolonie es sagt
    .why = Wer den inneren Konflikt gewinnt, bekommt beides.
told-halve-yours = Halbiere deine Stärke
    .detail = abgerundet, außer ein Held erspart es dir. Seine bleibt gleich
    .why = Ein Sieg kostet die halbe Stärke. Nur manche Helden ersparen dir das.
told-conflict-his = Angelos gewinnt den Konflikt
    .why = { $tied ->
        [yes] Angelos gewinnt Gleichstände, außer wenn du Milet hast.
       *[no] Angelos ist stärker als du.
    }
told-lose-inhabitant = Du verlierst 1 Bewohner
    .detail = deine Stärke bleibt gleich
    .why = Angelos erbeutet einen deiner Bewohner, wenn du welche hast.
told-his-marker = Leg 1 Münze aus dem Vorrat auf das Feld seiner Farbe: { $before } → { $now }
    .detail = { $counts ->
        [prestige] keine Stärke für ihn, am Ende 1 Prestige
       *[population] keine Stärke für ihn, am Ende 1 Bevölkerung
    }
    .why = Die Münze ist der erbeutete Bewohner. Das Soloblatt nennt Bevölkerung und Prestige: Deine Auslegung entscheidet.
told-his-clover = 1 Kleeblatt für ihn: { $before } → { $now }
    .why = Wer gewinnt, bekommt ein Kleeblatt.
told-halve-his = Halbiere seine Stärke: { $before } → { $now }
    .why = Wer gewinnt, halbiert und rundet ab. Angelos wirbt keine Söldner an.
told-no-marker = Nimm die Münze zurück: { $before } → { $now }
    .why = Du hattest keinen Bewohner, also hat er niemanden erbeutet.
told-conflict-nobody = Gleichstand
    .why = Nach deiner Auslegung verhindert Milet nur, dass er gewinnt.
told-nothing-moves = Nichts ändert sich
    .why = Niemand hat gewonnen, also bekommt und halbiert niemand etwas.
told-go-on-revealing = { $conflict_first ->
    [yes] Erst ernähren und Schulden zahlen, dann die übrigen Plättchen aufdecken
   *[no] Deck die übrigen Plättchen auf
}
    .why = Die Versorgungsrunde hat die Runde unterbrochen. Auch das Plättchen mit dem Symbol liegt aus.
told-he-loses = Leg aus dem Spiel: { $tile }
    .detail = Prestige { $prestige }, { $citizens }, { $coins }{ $which ->
        [sure] {""}
        [one] . Das, das er davon hat
        [several] . Von denen, die er hat, das rechte
       *[unknown] . Bei Gleichstand sein rechtes
    }
    .why = Er verliert das Plättchen mit den wenigsten Bewohnern, dann dem wenigsten Prestige, dann das neueste.
told-he-loses-civilization = Leg seine Zivilisation aus dem Spiel
    .why = Nach deiner Auslegung zählt sie als Plättchen. Sie hat die wenigsten Bewohner.
told-he-loses-nothing = Er hat kein Plättchen zu verlieren
    .why = Nur ein Plättchen mit mindestens 1 Bewohner kann verloren gehen.

## Persians and the end

ask-persians = Habt ihr zusammen mindestens Stärke { $persians }?
    .about = { $sure ->
        [yes] Die Perser greifen bei Chip { $chips } an. { $alone ->
            [yes] Angelos allein genügt ({ $strength }).
           *[no] Angelos bringt { $strength } mit.
        }
       *[no] { $alone ->
            [yes] Angelos allein genügt ({ $strength }).
           *[no] Angelos bringt { $strength } mit.
        } Nennt deine Anleitung statt { $persians } eine andere Zahl, gilt die.
    }
option-held = Ja, Sieg
option-lost = Nein, Niederlage
told-persians-held = Die Perser sind geschlagen
    .why = Du und Angelos wart zusammen mindestens so stark wie sie.
told-halve-yours-hire = Halbiere deine Stärke (abgerundet)
    .detail = nur du darfst Söldner anwerben (je { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }){ $sure ->
        [yes] {""}
       *[no] . Prüf den Preis in deiner Anleitung
    }
    .why = Der Sieg kostet beide die Hälfte. Du darfst zurückkaufen, was du verloren hast.
told-other-chips = Zieh die restlichen Katastrophenchips von Runde { $round }
    .why = Der Angriff kam bei einem der drei Katastrophenchips einer Runde.
told-persians-lost = Die Perser siegen
    .why = Du und Angelos wart zusammen schwächer als sie.
told-lose-inhabitants = Du verlierst { $people } Bewohner
    .detail = mehr, wenn dein Held oder deine Kolonie es sagt{ $sure ->
        [yes] {""}
       *[no] . Nennt deine Anleitung eine andere Zahl, gilt die
    }
    .why = So viel kostet die Niederlage.
told-both-zero = Setz beide Stärkemarker auf 0
    .detail = seiner stand auf { $before }{ $sure ->
        [yes] {""}
       *[no] . Sagt deine Anleitung etwas anderes, gilt das
    }
    .why = Nach einer Niederlage hat niemand mehr Stärke.
ask-last-chips = Griffen die Perser an?
    .about = Zieh drei Katastrophenchips. { $due ->
        [1] Bis hierher müssen die Perser einmal angegriffen haben.
       *[2] Bis hierher müssen die Perser zweimal angegriffen haben.
    } Gemeldet: { $attacks ->
        [0] kein Angriff.
       *[1] 1 Angriff.
    }
option-go-on = Nein, weiter
    .detail = { $last ->
        [yes] zur letzten Versorgungs­runde
       *[no] zur nächsten Runde
    }
ask-your-score = Wie viele Punkte hat dein kleinerer Wert?
    .about = Verteil deine Kleeblätter frei (je 1 Punkt) auf Prestige und Bevölkerung. Du brauchst über { $angelos }.

## On paper

sheet-his-civilization = Zieh nach deiner eine Zivilisation für ihn
    .detail = ihre Bewohner und Münzen zählen am Ende für ihn
sheet-his-hero = Zieh nach deinem einen Helden für ihn
    .detail = Fähigkeit, Einkommen und Güter gelten nie
sheet-his-clovers = Zusätzliche Kleeblätter für seinen Helden
    .detail = { $clovers }
sheet-his-strength = Sein Marker: Stärke { $strength } oder die seines Helden
    .detail = { $heroes }
sheet-hero = { $hero } { $number }
sheet-round = Jede Runde
sheet-reveal = Normale Reihe: Deck { $normal } Plättchen nebeneinander auf. Eroberungsreihe: dann { $conquest } beim Eroberungsplättchen
sheet-reveal-supply = Ein Versorgungssymbol: sofort eine Versorgungsrunde, dann den Rest aufdecken
sheet-your-step = Mach deinen ganzen Zug: Nimm ein Plättchen und leg es an, oder passe. Mit Gütern darfst du deine Stärke erhöhen
    .detail = { $surcharge ->
        [0] du zahlst in beiden Reihen den aufgedruckten Mindestpreis
        [one] du zahlst den Mindestpreis, in der Eroberungsreihe { $surcharge } Münze mehr
       *[other] du zahlst den Mindestpreis, in der Eroberungsreihe { $surcharge } Münzen mehr
    }
sheet-his-row = Dann nimmt er ein Plättchen und zahlt nichts
sheet-you-conquest = Du nahmst aus der Eroberungsreihe: Er nimmt aus der normalen Reihe
sheet-you-normal = Du nahmst aus der normalen Reihe oder hast gepasst: Er nimmt aus der Eroberungsreihe. Seine Stärke steigt um das Prestige des Plättchens
sheet-his-choice = Er nimmt das Plättchen mit dem meisten Prestige. Bei Gleichstand die meisten Bewohner, dann am weitesten rechts
    .detail = durchgestrichene Bewohner zählen negativ
sheet-rest = Leg es rechts neben seine anderen. Der Rest kommt aus dem Spiel
sheet-income = Dein Einkommen, dann drei Katastrophenchips: Ihn betreffen nur die Perser
sheet-supply = Versorgungsrunde, { $times }-mal
sheet-feed = Bewohner ernähren und Schulden zahlen
sheet-compare = Vergleiche eure Stärke: Gleichstand gewinnt er, auch 0 zu 0
    .detail = { $milet ->
        [wins] ist Milet deine Kolonie, gewinnst du
       *[nothing] ist Milet deine Kolonie, geschieht dann nichts
    }
sheet-he-wins = Er gewinnt: Du verlierst 1 Bewohner. Er bekommt 1 Münze auf das Feld seiner Farbe und 1 Kleeblatt. Halbiere seine Stärke, abgerundet
    .detail = die Münze gibt keine Stärke. Hast du keinen Bewohner, bekommt er keine Münze
sheet-you-win = Du gewinnst: Nimm 1 Kleeblatt und 1 Bewohner. Halbiere deine Stärke, abgerundet. Er verliert ein Plättchen
sheet-loss = Er verliert das Plättchen mit den wenigsten Bewohnern, aber mindestens 1. Bei Gleichstand das mit weniger Prestige, dann das neueste
    .detail = { $civilization ->
        [yes] seine Zivilisation zählt als ältestes. Ohne solches Plättchen verliert er nichts
       *[no] nie seine Zivilisation. Ohne solches Plättchen verliert er nichts
    }
sheet-persians = Perser
sheet-attack = bei Chip { $chip } mit { $strength }
sheet-attacks = Sie greifen an: { $attacks }
sheet-together = Zähl beide Stärken zusammen: Gleich viel oder mehr ist ein Sieg
sheet-held = Sieg: beide Stärken halbieren, abgerundet. Nur du darfst Söldner anwerben, { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } pro Punkt
sheet-lost = Niederlage: beide Stärken auf 0, du verlierst { $people } Bewohner{ $tiles ->
        [0] {""}
       *[other] , er { $tiles } Plättchen
    }
sheet-mind = Leicht vergessen
sheet-mind-supply = Versorgungsrunden: bei { $symbols } { $symbols ->
    [one] Symbol
   *[other] Symbolen
} und immer nach Runde { $rounds } und ihren Katastrophenchips
sheet-mind-second = Er ist immer Zweiter, was auch auf den Plättchen steht
sheet-mind-free = Er zahlt nichts, hat kein Einkommen und ernährt niemanden. Nur die Perser treffen ihn
sheet-end = Endstand, nach Runde { $rounds }
sheet-prestige = Sein Prestige: seine Plättchen und 1 pro { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } auf Plättchen und Zivilisation{ $captives ->
        [yes] . Dazu 1 pro Münze auf seiner Farbe
       *[no] {""}
    }
sheet-population = Seine Bevölkerung: { $points } pro Bewohner{ $captives ->
        [yes] {""}
       *[no] {" "}und 1 pro Münze auf seiner Farbe
    }
    .detail = durchgestrichene Bewohner gehen ab, bis 0
sheet-clovers = Kleeblätter: je 1 Punkt für Prestige oder Bevölkerung, damit der kleinere Wert möglichst groß wird
sheet-verdict = Der kleinere Wert zählt. Du brauchst mehr als er. Gleichstand ist verloren
sheet-tile-prestige = Plättchen: Prestige
sheet-tile-citizens = Plättchen: Bewohner
sheet-tile-coins = Plättchen: Münzen
label-clock = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
