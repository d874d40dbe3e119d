### Die Zünfte von London neben dem echten Spielbrett, auf Deutsch.

## Values

value-boris-vp = SP { $who }
value-round = Runde
value-side = Plantage (1 Virginia, 2 Ulster)
value-beadle-number = Stadtamtmann auf Nummer
value-beadle = Amtmann
value-plantation = Plantage
value-resolve = Wertung
value-men = Mitglieder auf { $cell }
zone-opponent = { $who } ({ $cards } Karten pro Zug)
zone-grid = Das Raster
zone-ripe = Auch ohne dich erreicht
zone-even = Am Ende von Runde { $round } gewertet
his-pawn = sein Mitglied
note-too-few = 1 Mitglied von dir: { $one } SP für { $who }, keines: { $none } SP
note-closing-vp = { $scores ->
    [yes] { $vp } SP für { $who } am Ende der Runde
    [unknown] seine SP gehen am Ende der Runde an { $who }
   *[no] keine SP für { $who } in dieser Runde
}
zone-his-cards = Seine Karten
cell-only = { $cell }
tile-here = { $cell } { $priority ->
    [0] { $name }
   *[other] (Nr. { $priority })
}
note-his-men = { $men ->
    [0] kein Mitglied von ihm
    [one] { $men } Mitglied von ihm
   *[other] { $men } Mitglieder von ihm
}
label-key = Beispiel 2/5: 2 von ihm samt Stadtamtmann; Schwelle 5 samt Neutralem. Zähl deine dazu{ $guess ->
    [yes] . ?: Schwelle noch unbekannt
   *[no] {""}
}{ $taps ->
    [yes] . Tippe ein Plättchen an, um es zu berichtigen
   *[no] {""}
}
label-due = R{ $round }
note-resolve = Plättchen-Wertung in Runde { $round }

## Set-up

ask-whose-cards = Wer zieht die Karten für { $who }?
    .about = Karten pro Zug: { $cards }. Wechseln kannst du später im Menü
option-cards-app = Soloist zieht sie
    .detail = einmal tippen pro Zug; der echte Stapel ist nur für dich
option-cards-own = Ich ziehe echte Karten
    .detail = einmal tippen pro Karte, von deinem eigenen Stapel
ask-which-side = Welche Seite der Plantage liegt oben?
    .about = Diese Seite bestimmt, welche sechs Plättchen einen liegenden Neutralen bekommen
option-draw-side = Soloist lost sie aus
    .detail = Virginia oder Ulster
ask-whose-grid = Wer zieht die Plättchen?
    .about = Soloist muss das Raster kennen, um für { $who } zu suchen
option-grid-app = Soloist zieht, ich lege sie aus
    .detail = nichts zu tippen; der Code der Partie bringt dasselbe Raster wieder
option-grid-pad = Sie liegen schon, ich tippe die Nummern
    .detail = 24-mal tippen, einmal pro Plättchen, Reihe für Reihe
ask-tap-tile = { $kind ->
    [building] Welches Gebäude liegt auf { $cell }?
   *[guild] Welche Nummer hat das Plättchen auf { $cell }?
}
    .about = { $last }
pad-first = Reihe für Reihe, von links oben
pad-last = Zuletzt: { $tile }
option-pad = { $priority ->
    [0] { $name }
   *[other] { $priority }
}
    .detail = { $priority ->
        [0] besonderes Gebäude
       *[other] { $name }
    }
ask-set-up = Ist alles aufgebaut?
    .about = Dann beginnt dein Zug. Du brauchst mehr SP als { $who }: Gleichstand verliert
told-lay-out = Aufbau: { $who } spielt { $cards } Karten pro Zug
    .why = Die Stufe bestimmt, wie viele Karten er spielt. Der Rest wird wie zu zweit aufgebaut.
told-lay-tiles = { $laid ->
    [yes] Prüf, ob deine 25 Plättchen so liegen wie unten gezeigt
   *[no] Leg die 25 Plättchen aus wie unten gezeigt
}
    .detail = { $skipped ->
        [yes] besondere Gebäude, die { $who } nie besetzt: { $buildings }
       *[no] besondere Gebäude: { $buildings }
    }
    .why = Die Zunfthalle liegt in der Mitte, an jeder Seite ein besonderes Gebäude. Ringsum liegen zwanzig Zünfte.
told-lay-tokens = Leg auf jedes Plättchen einen Belohnungsmarker
    .detail = 24, offen, keiner auf der Zunfthalle
    .why = Der zweite Platz auf einem Plättchen bekommt den Belohnungsmarker.
told-lay-beadle = Stell den Stadtamtmann auf { $tile }
    .why = Der Stadtamtmann beginnt auf der Zunft mit der niedrigsten Rangordnungsnummer. Das ist hier die { $priority }.
told-lay-neutrals = Leg je 1 neutrales Zunftmitglied flach auf { $cells }
    .detail = es erhöht die Schwelle des Plättchens um 1 und zählt nicht als Figur
    .why = { $side ->
        [virginia] Liegt Virginia oben, brauchen die sechs Zünfte mit den niedrigsten Nummern 1 Figur mehr.
       *[ulster] Liegt Ulster oben, brauchen die sechs Zünfte mit den höchsten Nummern 1 Figur mehr.
    }
told-lay-scoreboard = Leg die Wertungstafel mit der Seite für 2 Spieler hin, darauf { $n } Neutrale
    .detail = der Rundenmarker auf 1
    .why = Sechs der acht Neutralen liegen auf Plättchen. Nur { $n } bleiben zum Anwerben.
told-lay-plantation = Leg die Plantage mit { $side } nach oben hin
    .why = Die Plantage wird nach Runde 4 und 8 gewertet und dann umgedreht.
told-lay-men = Stell { $n } Zunftmitglieder in die Zunfthalle
    .detail = { $rest } in deinen Vorrat
    .why = Du beginnst wie zu zweit: { $n } in der Zunfthalle, { $rest } im Vorrat.
told-lay-cards = Zieh { $cards } Karten. Behalt { $keep } von { $draw } Belohnungskarten
    .detail = { $who } bekommt weder Aktionskarten noch Belohnungskarten
    .why = Du beginnst mit derselben Hand wie zu zweit. { $who } hat nie eine Hand.
told-lay-promo = Leg die Promokarte neben das Spielbrett
    .detail = wirf jederzeit 3 deiner Marker ab; ein Mitglied aus der Zunfthalle wird Meister einer gewerteten Zunft ohne Meister, für die SP des ersten Platzes
    .why = Die Promokarte ist kein Plättchen. Die Marker, die du bekommst, kommen darauf.
told-lay-boris = Wähl eine Farbe für { $who }. Stell beide Spielermarker auf 0
    .detail = seine Mitglieder neben dem Spielbrett gelten als in der Zunfthalle; gehen sie aus, nimm eine weitere Farbe
    .why = In der Zunfthalle ist für alle seine Mitglieder zu wenig Platz. Sie gehen nie aus.

## Your turn

ask-your-turn = Runde { $round }: Ist dein Zug zu Ende?
    .about = { $last ->
        [yes] Letzte Runde.{" "}
       *[no] {""}
    }{ $end ->
        [plantation] Plantage: Du gewinnst mit 2. { $same ->
            [yes] Sonst { $none } SP für { $who }.
           *[no] { $who }: { $none } SP bei keinem, { $one } bei einem.
        }
        [tiles] Rundenende: Plättchen-Wertung, dann { $known ->
            [yes] { $vp }{" "}
           *[no] {""}
        }SP nur für { $who } (Stadtamtmann { $cell }).
       *[beadle] Rundenende: { $known ->
            [yes] { $vp }{" "}
           *[no] {""}
        }SP für { $who } (Stadtamtmann { $cell }), dort nichts für dich.
    }
option-done = Mein Zug ist zu Ende
    .detail = { $who } spielt { $cards } Karten
option-man-off = { $who } hat ein Mitglied verloren
    .detail = deine Karte oder Belohnung hat es weggeschickt
option-man-on = Mitglied von { $who } versetzt
    .detail = von einem Plättchen auf ein anderes
option-tile-turned = Ich habe ein Plättchen vergessen
    .detail = ein gewertetes Plättchen, das du nicht angetippt hast
ask-forgotten = Welches Plättchen ist schon gewertet?
    .about = Für ein Plättchen, das in einer früheren Runde gewertet wurde
ask-man-off = Welches Plättchen hat das Mitglied von { $who } verlassen?
ask-man-on = Wo steht das Mitglied von { $who } jetzt?
option-men-here = { $tile }
    .detail = { note-his-men }{ $known ->
        [yes] , Schwelle { $threshold }
       *[no] {""}
    }
ask-about-tile = Was ist auf { $tile } geschehen?
    .about = Mitglieder von { $who } dort: { $men }
option-lost-one = { $who } hat hier eines verloren
    .detail = Mitglieder { $before } → { $now }
option-got-one = { $who } hat hier eines bekommen
    .detail = Mitglieder { $before } → { $now }
option-other-colours = Die Symbole sind anders
    .detail = Soloist zeigt { $colours }
option-other-threshold = Die Schwelle ist anders
    .detail = hier gedruckt: { $threshold }, ohne Neutralen
option-other-points = Die Punkte sind anders
    .detail = Soloist zeigt { $vp } SP
option-no-tile = Von keinem Plättchen
    .detail = nur die Zahl hier war falsch
option-nothing-here = Nichts, zurück
ask-colours = { $sure ->
    [yes] Welche Symbole zeigt { $tile }?
   *[no] Sieht dein Plättchen { $tile } so aus?
}
    .about = { $search ->
        [yes] { $who } sucht { $wanted }.{" "}
       *[no] {""}
    }{ $sure ->
        [yes] Sieh auf deinem Plättchen nach.
       *[no] Soloist ist nicht sicher. Gilt für diese Schachtel.
    }
ask-threshold = Welche Schwelle hat { $tile }?
    .about = Links oben auf dem Plättchen, ohne Neutralen.{ $sure ->
        [yes] {""}
       *[no] {" "}Gilt für diese Schachtel.
    }
ask-points = Wie viele SP bringt Platz 1 auf { $tile }?
    .about = Die SP gehen an { $who }.{ $turn ->
        [next] {" "}Als Nächstes kommt sein Zug.
       *[no] {""}
    }{ $sure ->
        [yes] {""}
       *[no] {" "}Gilt für diese Schachtel.
    }
option-as-drawn = Wie in Soloist: { $value }
option-all-as-shown = Alle meine Plättchen stimmen
    .detail = keine Fragen zu Plättchen mehr
label-list = Alle Plättchen
label-differs = Es zeigt etwas anderes
option-printed = { $value }
told-colours = { $tile } zeigt { $now }, nicht { $before }
    .why = Das hast du von deinem Plättchen abgelesen. Seine Suche richtet sich jetzt danach.
told-threshold = { $tile } hat Schwelle { $now }, nicht { $before }
    .why = Das hast du von deinem Plättchen abgelesen. Es gilt ab jetzt.
told-points = { $tile } bringt { $now } SP, nicht { $before }
    .why = Das hast du von deinem Plättchen abgelesen. Es gilt ab jetzt.
told-man-off = Nimm sein Mitglied von { $tile }: { $before } → { $now }
    .why = Deine Karte oder Belohnung schickt eines seiner Mitglieder weg.
told-man-on = Stell sein Mitglied auf { $tile }: { $before } → { $now }
    .why = Deine Karte oder Belohnung bringt eines seiner Mitglieder hierher.

## His turn

told-boris-plays = Runde { $round }: { $who } spielt { $cards } Karten
    .why = Er spielt nach dir. Er nutzt nur die Symbole seiner Karten, nie ihre Fähigkeiten.
told-place-man = Stell sein Mitglied auf { $cell }: { $before } → { $now }
    .why = { $start ->
        [beadle] Karte: { $symbols }. Seine Suche beginnt beim Stadtamtmann, und dessen Plättchen { $beadle } zeigt das Symbol.
       *[search] Karte: { $symbols }. Ab dem Stadtamtmann auf { $beadle } ist es Reihe für Reihe { $skipped ->
            [yes] die erste passende Zunft. Besondere Gebäude überspringt er.
           *[no] das erste passende Plättchen.
        }
    }
told-place-nobody = { $skipped ->
    [yes] Keine Zunft
   *[no] Kein Plättchen
} mit { $symbols }: Die Karte verfällt ersatzlos
    .why = { $skipped ->
        [yes] Keine ungewertete Zunft passt ({ $symbols }). Besondere Gebäude überspringt er.
       *[no] Kein ungewertetes Plättchen passt ({ $symbols }).
    } Er setzt niemanden ein.
told-cards-away = Leg seine Karten auf den Ablagestapel
    .why = Seine Karten liegen beiseite, bis alle gespielt sind. Vorher wird ohne sie gemischt.
ask-placed = Stehen die Mitglieder von { $who } auf dem Brett?
    .about = Danach werden Plättchen gewertet
option-placed = Alle eingesetzt
    .detail = als Nächstes die Plättchen-Wertung
ask-turn-card = { $reading ->
    [background] Welchen Hintergrund hat die Karte von { $who }?
   *[symbols] Welche Symbole zeigt die Karte von { $who }?
}
    .about = Karte { $nth } von { $cards }, { $last }
card-first = die oberste des Stapels
card-last = die letzte führte auf { $tile }
card-nowhere = die letzte führte nirgends hin
option-standard = { $symbols }
both = { $first } und { $second }
option-no-card = Beide Stapel sind leer
    .detail = Er spielt weniger Karten

## Tiles

told-resolve = Werte Plättchen Reihe für Reihe
    .why = Runde { $round } ist gerade. Jedes Plättchen, dessen Schwelle erreicht ist, wird gewertet.
told-what-counts = Zur Schwelle zählen deine, seine und der Stadtamtmann
    .detail = liegender Neutraler: Schwelle +1; zeigt das Raster ?, selbst dazurechnen
    .why = Alle Mitglieder und der Stadtamtmann zählen zusammen. Ein liegender Neutraler zählt nicht als Figur.
told-your-neutrals = Neutrale, die du einsetzt, zählen nur für die Mehrheit
    .why = Neutrale, die du dazuholst, wirken wie im Grundspiel. { $who } nutzt nie welche.
ask-resolve = Welche Plättchen hast du gewertet?
    .about = { $ripe ->
        [0] Tippe sie Reihe für Reihe an
       *[other] Auch ohne dich erreicht: { $cells }. Tippe auch die anderen gewerteten Plättchen an
    }
told-out-of-order = { $cell } kommt vor { $later }: Werte Reihe für Reihe
    .why = Gewertet wird Reihe für Reihe von links oben. Belohnungen können spätere Plättchen verändern.
refused-no-more = Schwelle erreicht: { $cells }. Tippe erst diese Plättchen an. Bei dir nicht? Berichtige die Zahl seiner Mitglieder.
option-no-more = { $tapped ->
    [no] Kein Plättchen
   *[yes] Kein weiteres Plättchen
}
    .detail = als Nächstes der Stadtamtmann
told-yours-alone = Nimm die Belohnung von { $tile }, setz deinen Meister ein, dreh das Plättchen um
    .detail = deine anderen Mitglieder in { $home ->
        [supply] den Vorrat
       *[guildhall] die Zunfthalle
    }, der Marker in die Schachtel
    .why = { $who } hat dort niemanden und bekommt nichts.
ask-who-won = Wer hat { $tile } gewonnen?
    .about = Mitglieder von { $who }: { $men }. { $ties ->
        [you] Einen Gleichstand gewinnst du
       *[stays] Einen Gleichstand gewinnst du nur mit deinem Meister orthogonal daneben
    }
option-i-won = Ich
    .detail = { $who } bekommt die SP des Belohnungsmarkers
option-he-won = { $who }
    .detail = { $known ->
        [yes] { $vp } SP für ihn
       *[no] SP des ersten Platzes für ihn
    }
option-tie = Gleichstand
    .detail = das Plättchen wird nicht gewertet
ask-token-points = Wie viele SP zeigt der Belohnungsmarker auf { $cell }?
    .about = Du hast { $tile } gewonnen. { $who } ist Zweiter und bekommt nur diese SP
option-token-vp = { $vp }
told-his-tile = Dreh { $tile } um, ohne Meister
    .detail = standest du dort, { $token ->
        [reward] bekommst du die Belohnung des Markers; er kommt in die Schachtel,{" "}
        [card] kommt der Marker ohne Belohnung auf die Promokarte, sonst in die Schachtel;{" "}
       *[reward-and-card] bekommst du die Belohnung des Markers und legst ihn auf die Promokarte, sonst kommt er in die Schachtel;{" "}
    }deine Mitglieder in { $home ->
        [supply] den Vorrat
       *[guildhall] die Zunfthalle
    }, seine in seinen Vorrat
    .why = { $who } gewinnt mit { $men } seiner Mitglieder. Er setzt nie einen Meister ein.
told-your-tile = Nimm die Belohnung von { $tile }, setz deinen Meister ein, dreh das Plättchen um
    .detail = seine Mitglieder in seinen Vorrat, deine anderen in { $home ->
        [supply] den Vorrat
       *[guildhall] die Zunfthalle
    }, der Marker in die Schachtel
    .why = Du gewinnst gegen { $men } seiner Mitglieder. Vom Marker bekommt er nur die SP.
told-vp-first = { $who }: { $before } → { $now }
    .why = Der erste Platz des Plättchens bringt { $vp } SP.
told-vp-second = { $who }: { $before } → { $now }
    .why = Der Belohnungsmarker zeigt { $vp } SP. Sonst bekommt er nichts davon.
told-neutral-to-box = Leg den liegenden Neutralen von { $cell } in die Schachtel
    .detail = den vom Aufbau, keinen, den du dazugeholt hast
    .why = Wird ein Plättchen umgedreht, verlässt sein liegender Neutraler das Spiel.

## Beadle

told-round-ends = Ende von Runde { $round }: Stadtamtmann-Wertung
    .why = Jede Runde endet mit dem Plättchen des Stadtamtmanns. In geraden Runden kommt vorher die Plättchen-Wertung.
told-close = Dreh { $tile } um: nichts für dich, kein Meister
    .detail = deine Mitglieder in die Zunfthalle, seine in seinen Vorrat, der Marker in die Schachtel
    .why = Am Ende von Runde { $round } wird das Plättchen des Stadtamtmanns umgedreht, unabhängig von der Schwelle. Du bekommst weder Belohnung noch Marker.
told-vp-beadle = { $who }: { $before } → { $now }
    .why = Das Plättchen des Stadtamtmanns bringt { $who } die SP des ersten Platzes: { $vp }.
told-no-close = Lass den Stadtamtmann auf { $tile }
    .why = Sein Plättchen wurde schon normal gewertet. Nach deiner Auslegung wird kein weiteres umgedreht.
told-beadle-to = Stell den Stadtamtmann auf { $tile }
    .why = Von den ungewerteten Zünften hat diese die niedrigste Rangordnungsnummer: { $priority }.
told-beadle-off = Nimm den Stadtamtmann weg: Das ist die letzte Runde
    .why = Alle Zünfte sind gewertet, also endet die Partie mit dieser Runde.
told-next-round = Stell den Rundenmarker auf { $round }
    .detail = { $growth ->
        [yes] am Ende der Runde Plättchen-Wertung, dann { $known ->
            [yes] { $vp }{" "}
           *[no] {""}
        }SP nur für { $who } (Stadtamtmann { $cell }), dann die Plantage
       *[no] {""}
    }
    .why = Der Rundenmarker rückt zu Beginn jeder Runde vor.

## Plantation

ask-plantation-men = Wie viele deiner Zunftmitglieder sind auf der Plantage?
    .about = Nach Runde { $round }, oben liegt { $side }
option-plantation-men = { $men ->
    [0] keines
    [1] genau eines
   *[other] zwei oder mehr
}
    .detail = { $vp ->
        [0] nichts für { $who }
       *[other] { $vp } SP für { $who }
    }
told-plantation-nobody = Niemand gewinnt die Plantage: Nimm keine Belohnung
    .why = Ein einzelnes Mitglied gewinnt nichts. Du brauchst zwei.
option-other-side = Die andere Seite liegt oben: { $side }
told-growth-now = Die Plantage wird gewertet: { $side }
    .why = Nach Runde 4 und 8 entscheidet, wie viele deiner Zunftmitglieder dort sind.
told-side-up = Die Plantage zeigt { $side }
    .why = Du hast gesagt, dass diese Seite oben liegt.
told-plantation-yours = Nimm deine Belohnung: { $rewards }
    .why = Zwei oder mehr Mitglieder gewinnen die Plantage. { $who } bekommt nichts.
told-men-to-supply = { $men ->
    [1] Leg dein Mitglied in den Vorrat zurück
   *[other] Leg deine Mitglieder dort in den Vorrat zurück
}
    .why = Von der Plantage gehen sie in den Vorrat, nicht in die Zunfthalle.
told-vp-none = { $who }: { $before } → { $now }
    .why = Du hast dort niemanden, also bekommt er die linke Hälfte: { $vp } SP.
told-vp-one = { $who }: { $before } → { $now }
    .why = Ein einzelnes Mitglied reicht nicht, also bekommt { $who } { $vp } SP.
told-turn-plantation = Dreh die Plantage um: { $side }
    .detail = es kommen keine neuen Plättchen dazu
    .why = Nach jeder Wertung wird die Plantage umgedreht.

## End

told-over = Die Partie ist zu Ende
    .why = Sie endet nach Runde 10, oder früher, wenn der Stadtamtmann nicht mehr weiterkann.
told-promo-last = Letzte Gelegenheit für die Promokarte
    .detail = 3 Marker bringen eine gewertete Zunft ohne Meister
    .why = Die Promokarte gilt bis zur Schlusswertung.
told-count = Zähl Belohnungskarten und orthogonal benachbarte Meister
    .detail = { $who } bekommt nichts mehr
    .why = Du brauchst mehr als seine { $boris } SP.
ask-your-total = Partie vorbei: Wie viele SP hast du?
    .about = Belohnungskarten und orthogonal benachbarte Meister zählen mit. { $who } hat { $boris }, Gleichstand verliert
option-total = { $total }
line-beadle = Stadtamtmann-Wertung
line-tiles = Andere Plättchen
line-plantation = Plantage
line-by-hand = Von Hand berichtigt
line-total = Summe

## On paper

sheet-number = { $number }
sheet-side-vp = { $side } { $vp }
sheet-lay-tiles = Leg die { $tiles } Plättchen aus
    .detail = die Zunfthalle in der Mitte, daneben { $buildings } besondere Gebäude, ringsum Zünfte
sheet-lay-plantation = Lose die Seite der Plantage aus
    .detail = Virginia oder Ulster, bevor die Neutralen liegen
sheet-lay-beadle = Stell den Stadtamtmann auf die Zunft mit der niedrigsten Nummer
sheet-lay-neutrals = Leg auf { $n } Zünfte je einen Neutralen
    .detail = Virginia: die { $n } niedrigsten Nummern; Ulster: die { $n } höchsten. Er erhöht die Schwelle um 1
sheet-his-turn = Sein Zug, nach deinem
sheet-cards = Zieh { $cards } Karten, eine nach der anderen. Führ Schritt 2 für jede aus, bevor du die nächste ziehst
    .detail = nur Symbole zählen, keine Fähigkeiten, keine Kosten
sheet-search = Such ab dem Plättchen des Stadtamtmanns Reihe für Reihe, von links nach rechts. Nach dem letzten geht es oben links weiter
sheet-match = { $buildings ->
        [yes] Sein Mitglied kommt auf das erste ungewertete Plättchen mit dem Symbol der Karte
       *[no] Sein Mitglied kommt auf die erste ungewertete Zunft mit dem Symbol der Karte. Überspring besondere Gebäude
    }
sheet-two-symbols = { $reading ->
        [background] Karte mit zwei Symbolen: Nur der Hintergrund zählt
       *[symbols] Karte mit zwei Symbolen: Eines davon genügt
    }
sheet-no-match = Kein Plättchen passt: Er setzt niemanden ein und zieht keine weitere Karte
sheet-cards-away = Leg nach der letzten seine Karten auf den Ablagestapel
sheet-resolution = Gerade Runden: Plättchen-Wertung
sheet-ripe = Reihe für Reihe: Werte ein Plättchen, wenn deine Mitglieder, seine und der Stadtamtmann die Schwelle erreichen. Ein liegender Neutraler erhöht sie um 1
sheet-he-leads = Er hat mehr: Er bekommt die SP des ersten Platzes, keinen Meister. { $token ->
        [card] Stehst du dort, kommt der Marker ohne Belohnung auf die Promokarte
       *[reward] Stehst du dort, bekommst du die Belohnung des Markers
    }
sheet-you-lead = Du hast mehr: Du nimmst die Belohnung und setzt einen Meister ein. Steht er dort, bekommt er die SP des Markers
sheet-equal = { $ties ->
        [you] Gleichstand: Du gewinnst
       *[master] Gleichstand: Du gewinnst mit einem Meister daneben. Sonst wird das Plättchen nicht gewertet
    }
sheet-clear = Liegender Neutraler in die Schachtel, seine Mitglieder in seinen Vorrat, deine anderen { $home ->
        [supply] in den Vorrat
       *[guildhall] in die Zunfthalle
    }
sheet-beadle-tile = War es das Plättchen des Stadtamtmanns, zieht er sofort weiter{ $always ->
        [yes] {""}
       *[no] . In dieser Runde wird keines für ihn umgedreht
    }
sheet-round-end = Das Ende jeder Runde
sheet-close = Dreh das Plättchen des Stadtamtmanns um, unabhängig von der Schwelle. Dein Gegner bekommt die SP des ersten Platzes, du nichts
    .detail = deine Mitglieder in die Zunfthalle, seine in seinen Vorrat, Marker und Neutraler in die Schachtel
sheet-beadle-moves = Stell den Stadtamtmann auf die ungewertete Zunft mit der niedrigsten Nummer. Gibt es keine, ist es die letzte Runde
sheet-growth = Runden { $rounds }: die Plantage, nach der Zahl deiner Mitglieder
sheet-growth-none = Keines: Er bekommt { $sides }
sheet-growth-one = Genau eines: Er bekommt { $vp }
sheet-growth-more = { $needed } oder mehr: Du nimmst die Belohnung des ersten Platzes
sheet-growth-then = Leg dann deine Mitglieder in den Vorrat und dreh die Plantage um
sheet-mind = Leicht vergessen
sheet-mind-order = Du spielst immer zuerst, er danach
sheet-mind-beadle = Jede Karte sucht neu ab dem Stadtamtmann
sheet-mind-beadle-counts = Der Stadtamtmann zählt als 1 Figur, ein liegender Neutraler nicht
sheet-mind-men = Seine Mitglieder gehen nie aus: Nimm eine andere Farbe
sheet-mind-only-vp = Er bekommt nur SP: keine Meister, keine anderen Belohnungen
sheet-mind-neutrals = Neutrale, die du dazuholst, erhöhen keine Schwelle
sheet-end = Das Ende
sheet-last-round = Nach Runde { $rounds } oder nach der Runde, in der der Stadtamtmann geht
sheet-he-counts = Er bekommt nichts mehr dazu
sheet-you-count = Du zählst Belohnungskarten und orthogonal benachbarte Meister
sheet-verdict = Du brauchst mehr SP als er. Ein Gleichstand genügt nicht
label-clock = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
