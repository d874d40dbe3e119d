### Guilds of London neben dem echten Spielbrett, auf Deutsch.

## Values

value-boris-vp = SP
value-round = Runde
value-side = Plantage (1 Virginia, 2 Ulster)
value-beadle-number = Stadtamtmann auf Nummer
value-beadle = Amtmann
value-plantation = Plantage
value-resolve = Wertung
value-men = Mitglieder auf { $cell }
zone-opponent = { $who } ({ $cards } Karten je Zug)
zone-grid = Das Raster
zone-ripe = Schwelle erreicht
zone-even = Wird diese Runde gewertet
his-pawn = sein Mitglied
note-too-few = mit 1 Mitglied von dir bekommt { $who } { $one } SP, mit keinem { $none } SP
note-closing-vp = { $scores ->
    [yes] { $vp } SP für { $who } am Ende der Runde
    [unknown] seine SP gehen am Ende der Runde an { $who }
   *[no] keine SP für { $who } in dieser Runde
}
zone-his-cards = Seine Karten
cell-only = { $cell }
note-his-men = { $men ->
    [0] keines seiner Mitglieder
    [one] { $men } Mitglied von ihm
   *[other] { $men } Mitglieder von ihm
}
note-resolve = Plättchen in Runde { $round }

## Set-up

ask-whose-cards = Wer zieht seine Karten?
    .about = Er spielt { $cards } je Zug; du kannst jederzeit wechseln
option-cards-app = Soloist zieht sie
    .detail = einmal tippen je Zug; dein echter Stapel gehört dir allein
option-cards-own = Ich decke echte Karten auf
    .detail = einmal tippen je Karte, vom Stapel, von dem auch du ziehst
ask-which-side = Welche Seite der Plantage liegt oben?
    .about = Sie sagt, welche sechs Plättchen einen liegenden Neutralen bekommen
option-draw-side = Soloist lost sie aus
    .detail = Virginia oder Ulster
ask-whose-grid = Wer legt die 25 Plättchen fest?
    .about = Soloist findet die Plättchen für { $who }, sobald er das Raster kennt
option-grid-app = Soloist teilt aus, ich lege
    .detail = nichts zu tippen; der Code der Partie bringt dasselbe Raster wieder
option-grid-pad = Es liegt schon, ich tippe
    .detail = 23-mal tippen, einmal je Plättchen, Reihe für Reihe
ask-tap-tile = { $kind ->
    [building] Welches Gebäude liegt auf { $cell }?
   *[guild] Nummer auf { $cell }?
}
    .about = { $last }
pad-first = Reihe für Reihe, ab links oben
pad-last = { $priority ->
    [0] Zuletzt: { $tile }
   *[other] Zuletzt: { $tile }, { $priority }
}
option-pad = { $priority ->
    [0] { $name }
   *[other] { $priority }
}
    .detail = { $priority ->
        [0] besonderes Gebäude
       *[other] { $name }
    }
ask-set-up = Ist alles aufgebaut?
    .about = Dann beginnt Runde 1 mit deinem Zug
told-lay-out = Aufbau: Er spielt { $cards } Karten je Zug.
    .why = Die Stufe sagt, wie viele Karten er spielt; der Rest wird wie zu zweit aufgebaut.
told-lay-tiles = Leg die 25 Plättchen wie gezeigt.
    .detail = besondere Gebäude: { $buildings }
    .why = Zwanzig Zünfte, die Zunfthalle in der Mitte, an jeder ihrer vier Seiten ein besonderes Gebäude.
told-lay-tokens = Leg auf jedes Plättchen einen Belohnungsmarker.
    .detail = 24, offen, keiner auf die Zunfthalle
    .why = Die 24 Marker liegen offen; wer auf einem Plättchen Zweiter ist, bekommt seinen Marker.
told-lay-beadle = Stell den Stadtamtmann auf { $tile }.
    .why = Er beginnt auf der Zunft mit der niedrigsten Rangordnungsnummer, und das ist hier die { $priority }.
told-lay-neutrals = Leg je 1 neutrales Zunftmitglied (liegend) auf { $cells }.
    .detail = jedes dieser Plättchen braucht ein Mitglied mehr
    .why = { $side ->
        [virginia] Liegt Virginia oben, brauchen die sechs Zünfte mit den niedrigsten Nummern ein Mitglied mehr.
       *[ulster] Liegt Ulster oben, brauchen die sechs Zünfte mit den höchsten Nummern ein Mitglied mehr.
    }
told-lay-scoreboard = Stell { $n } neutrale Zunftmitglieder auf die Wertungstafel.
    .why = Sechs der acht liegen auf Plättchen; nur { $n } bleiben zum Anwerben.
told-lay-plantation = Leg die Plantage hin: { $side } oben.
    .why = Sie wird nach Runde 4 und 8 gewertet und jedes Mal umgedreht.
told-lay-men = Stell { $n } Mitglieder auf die Zunfthalle.
    .detail = { $rest } in deinen Vorrat
    .why = Du beginnst wie zu zweit: { $n } angeworben, { $rest } im Vorrat.
told-lay-cards = Zieh { $cards } Karten; behalt { $keep } von { $draw } Belohnungskarten.
    .why = Deine Hand ist wie zu zweit; { $who } bekommt weder die einen noch die anderen Karten.
told-lay-boris = Gib { $who } eine Farbe, beide Spielermarker auf 0.
    .detail = seine Mitglieder neben das Spielbrett; er hat keine Karten
    .why = Seine Mitglieder gelten als auf der Zunfthalle und gehen nie aus: Nimm sonst eine weitere Farbe.

## Your turn

ask-your-turn = Ist dein Zug fertig?
    .about = { $last ->
        [yes] Letzte Runde.{" "}
       *[no] {""}
    }{ $even ->
        [yes] In dieser Runde werden Plättchen gewertet.{" "}
       *[no] {""}
    }Am Ende der Runde wird { $tile } umgedreht: { $known ->
        [yes] { $vp } SP für { $who }.
       *[no] seine SP für { $who }.
    } Seine Suche beginnt auf { $cell }.{ $growth ->
        [no] {""}
        [virginia] {" "}Dann die Plantage, Virginia: Du brauchst dort 2 Mitglieder.
       *[ulster] {" "}Dann die Plantage, Ulster: Du brauchst dort 2 Mitglieder.
    }
option-done = Mein Zug ist fertig
    .detail = { $who } spielt { $cards } Karten
option-man-off = Ein Mitglied von ihm ging weg
    .detail = durch eine Belohnung: heim oder anderswohin
option-man-on = Ich habe eines seiner Mitglieder versetzt: wohin?
    .detail = Tippe zuerst das Plättchen an, das es verließ
option-tile-turned = Ein Plättchen liegt schon umgedreht
    .detail = eines, das gewertet und nicht angetippt wurde
ask-forgotten = Welches Plättchen liegt umgedreht?
    .about = Es wurde in einer früheren Runde gewertet
ask-man-off = Von wo ging ein Mitglied von ihm weg?
ask-man-on = Wo steht es jetzt?
option-men-here = { $tile }
    .detail = { $men ->
        [0] keines seiner Mitglieder
        [one] { $men } Mitglied von ihm
       *[other] { $men } Mitglieder von ihm
    }, Schwelle { $threshold }
ask-about-tile = Was ist auf { $tile } geschehen?
    .about = { $men ->
        [0] Keines seiner Mitglieder steht dort
        [one] { $men } Mitglied von ihm steht dort
       *[other] { $men } Mitglieder von ihm stehen dort
    }
option-lost-one = Er verliert hier ein Mitglied
    .detail = { $before } → { $now }
option-got-one = Er bekommt hier ein Mitglied
    .detail = { $before } → { $now }
option-other-colours = Andere Farben
    .detail = hier: { $colours }
option-other-threshold = Andere Schwelle
    .detail = hier: { $threshold }
option-other-points = Andere Punkte
    .detail = hier: { $vp } SP
option-nothing-here = Nichts, zurück
ask-colours = Welche Symbole zeigt { $tile }?
    .about = { $search ->
        [yes] { $who } sucht { $wanted }. Sieh auf deinem Plättchen nach.
       *[no] Sieh auf deinem Plättchen nach.
    }{ $sure ->
        [yes] {""}
       *[no] {" "}Soloist vermutet es nur und merkt sich deine Antwort für diese Schachtel.
    }
ask-threshold = Welche Schwelle hat { $tile }?
    .about = Die Zahl links oben, ohne liegenden Neutralen.{ $sure ->
        [yes] {""}
       *[no] {" "}Soloist vermutet sie nur und merkt sich deine Antwort für diese Schachtel.
    }
ask-points = Wie viele SP bringt Platz 1 auf { $tile }?
    .about = { $who } bekommt sie.{ $sure ->
        [yes] {""}
       *[no] {" "}Soloist vermutet sie nur und merkt sich deine Antwort für diese Schachtel.
    }
option-as-drawn = Wie gezeigt: { $value }
option-printed = { $value }
told-colours = { $tile } zeigt { $now }, nicht { $before }.
    .why = Du hast es von deinem Plättchen abgelesen; seine Suche richtet sich von nun an danach.
told-threshold = { $tile } hat Schwelle { $now }, nicht { $before }.
    .why = Du hast es von deinem Plättchen abgelesen; es gilt von nun an.
told-points = { $tile } bringt { $now } SP, nicht { $before }.
    .why = Du hast es von deinem Plättchen abgelesen; es gilt von nun an.
told-man-off = Nimm sein Mitglied von { $tile }: { $before } → { $now }
    .why = Deine Karte oder Belohnung schickt eines seiner Mitglieder weg.
told-man-on = Stell sein Mitglied auf { $tile }: { $before } → { $now }
    .why = Deine Karte oder Belohnung bringt eines seiner Mitglieder hierher.

## His turn

told-boris-plays = Runde { $round }: { $who } spielt { $cards } Karten.
    .why = Er spielt nach dir und nutzt nur die Symbole seiner Karten, nie ihre Fähigkeiten.
told-place-man = Stell sein Mitglied auf { $tile }: { $before } → { $now }
    .detail = { $symbols }
    .why = { $start ->
        [beadle] Karte: { $symbols }. Er sucht ab dem Stadtamtmann, und schon dessen Plättchen auf { $beadle } passt.
       *[search] Karte: { $symbols }. Ab dem Stadtamtmann auf { $beadle } ist es Reihe für Reihe das erste offene Plättchen, das passt.
    }
told-place-nobody = Kein Plättchen mit { $symbols }: Er setzt niemanden ein.
    .why = Kein offenes Plättchen, auf das er darf, passt ({ $symbols }); die Karte wird nicht ersetzt.
told-cards-away = Leg seine Karten auf den Ablagestapel.
    .why = Sie liegen beiseite, bis alle gespielt sind; wird dazwischen gemischt, dann ohne sie.
ask-turn-card = { $reading ->
    [background] Welchen Hintergrund hat seine Karte?
   *[symbols] Was zeigt seine Karte?
}
    .about = Karte { $nth } von { $cards }; { $last }
card-first = deck die oberste Karte des Stapels auf
card-last = die letzte führte auf { $tile }
card-nowhere = kein Plättchen passte
option-standard = { $symbols }
both = { $first } und { $second }
option-no-card = Keine Karte mehr
    .detail = Stapel und Ablage sind leer: Er spielt weniger

## Tiles

told-resolve = Werte jetzt alle Plättchen, deren Schwelle erreicht ist, Reihe für Reihe.
    .why = Runde { $round } ist gerade: Mitglieder und Stadtamtmann zusammen erreichen die Schwelle; ein liegender Neutraler hebt sie um eins.
ask-resolve = { $ripe ->
    [0] Tippe jedes Plättchen an, das du gewertet hast
   *[other] Schwelle erreicht: Tippe { $cells } an
}
    .about = { $ripe ->
        [0] Reihe für Reihe. Am Ende der Runde wird das Plättchen des Stadtamtmanns umgedreht
       *[other] Tippe auch die anderen an, die du gewertet hast. Bei dir nicht? Berichtige die Zahl seiner Mitglieder.
    }
refused-no-more = Schwelle erreicht: { $cells }. Tippe erst diese Plättchen an. Bei dir nicht? Berichtige die Zahl seiner Mitglieder.
option-no-more = Keine Plättchen mehr
    .detail = jetzt der Stadtamtmann
told-yours-alone = Dreh { $tile } um, setz deinen Meister ein.
    .detail = der Marker kommt in die Schachtel
    .why = { $who } hat dort niemanden, also bekommt er nichts davon.
ask-who-won = Wer hat { $tile } gewonnen?
    .about = { $ties ->
        [you] Er hat dort { $men }; bei Gleichstand gewinnst du
       *[stays] Er hat dort { $men }; bei Gleichstand gewinnst du nur mit einem Meister daneben
    }
option-i-won = Ich
    .detail = er bekommt die SP des Belohnungsmarkers
option-he-won = { $who }
    .detail = { $known ->
        [yes] { $vp } SP für ihn
       *[no] SP des ersten Platzes für ihn
    }
option-tie = Gleichstand
    .detail = das Plättchen bleibt, wie es ist
ask-token-points = Wie viele SP zeigt sein Marker?
    .about = { $tile }: Du hast gewonnen, er ist Zweiter und bekommt nur die aufgedruckten SP
option-token-vp = { $vp }
told-his-tile = Dreh { $tile } um, ohne Meister.
    .detail = seine Mitglieder in seinen Vorrat; der Marker ist deiner, wenn du dort stehst
    .why = { $who } gewinnt mit { $men } seiner Mitglieder und setzt nie einen Meister ein; alle gehen in seinen Vorrat zurück.
told-your-tile = Dreh { $tile } um, setz deinen Meister ein.
    .detail = seine Mitglieder in seinen Vorrat, der Marker in die Schachtel
    .why = Du gewinnst gegen { $men } seiner Mitglieder, die in seinen Vorrat zurückgehen; vom Marker nutzt er nur die Punkte.
told-vp-first = { $who }: { $before } → { $now }
    .why = Der erste Platz des Plättchens bringt { $vp } SP.
told-vp-second = { $who }: { $before } → { $now }
    .why = Der Belohnungsmarker zeigt { $vp } SP, und mehr bekommt er davon nicht.
told-neutral-to-box = Leg das neutrale Mitglied von { $cell } in die Schachtel.
    .why = Wird ein Plättchen umgedreht, verlässt sein liegendes neutrales Mitglied das Spiel.

## Beadle

told-round-ends = Ende von Runde { $round }: der Stadtamtmann.
    .why = Jede Runde endet mit seinem Plättchen, in geraden Runden nach der Wertung der Plättchen.
told-close = Dreh { $tile } um, ohne Meister.
    .detail = deine Mitglieder auf die Zunfthalle, seine in seinen Vorrat, der Marker in die Schachtel
    .why = Runde { $round } endet: Das Plättchen des Stadtamtmanns wird umgedreht, gleich wie hoch die Schwelle ist, und du bekommst nichts dafür.
told-vp-beadle = { $who }: { $before } → { $now }
    .why = Das Plättchen des Stadtamtmanns bringt { $who } die SP des ersten Platzes: { $vp }.
told-no-close = Lass den Stadtamtmann auf { $tile }.
    .why = Sein Plättchen wurde in dieser Runde schon gewertet; nach der gewählten Auslegung schließt er keines mehr.
told-beadle-to = Stell den Stadtamtmann auf { $tile }.
    .why = Von den ungewerteten Zünften hat sie die niedrigste Rangordnungsnummer: { $priority }.
told-beadle-off = Nimm den Stadtamtmann weg: Letzte Runde.
    .why = Keine Zunft ist mehr ungewertet, also endet die Partie mit dieser Runde.

## Plantation

ask-plantation-men = Wie viele deiner Mitglieder auf der Plantage?
    .about = Nach Runde { $round }; oben liegt { $side }
option-plantation-men = { $men ->
    [0] keines
    [1] genau eines
   *[other] zwei oder mehr
}
    .detail = { $vp ->
        [0] nichts für { $who }
       *[other] { $vp } SP für { $who }
    }
option-other-side = Die andere Seite liegt oben: { $side }
told-growth-now = Die Plantage wird gewertet: { $side }.
    .why = Nach Runde 4 und 8 entscheidet, wie viele deiner Mitglieder dort sind.
told-side-up = Die Plantage zeigt { $side }.
    .why = Du hast gesagt, dass auf dem Tisch diese Seite oben liegt.
told-plantation-yours = Nimm deine Belohnung: { $rewards }.
    .why = Mit zwei oder mehr Mitgliedern gewinnst du die Plantage, und { $who } bekommt nichts.
told-men-to-supply = { $men ->
    [1] Leg dein Mitglied in den Vorrat zurück.
   *[other] Leg deine Mitglieder dort in den Vorrat zurück.
}
    .why = Von der Plantage gehen sie in den Vorrat, nicht auf die Zunfthalle.
told-vp-none = { $who }: { $before } → { $now }
    .why = Keines deiner Mitglieder ist dort, also nimmt er die linke Hälfte: { $vp } SP.
told-vp-one = { $who }: { $before } → { $now }
    .why = Ein einzelnes Mitglied von dir reicht nicht, und { $who } bekommt { $vp } SP.
told-turn-plantation = Dreh die Plantage um: { $side }.
    .why = Nach der Wertung kommt auf jeden Fall die andere Seite.

## End

told-count = Zähl Belohnungskarten und benachbarte Meister.
    .why = { $who } bekommt nichts mehr: { $boris } SP. Du brauchst mehr als das.
ask-your-total = Wie viele SP hast du insgesamt?
    .about = Mit Belohnungskarten und benachbarten Meistern; { $who } hat { $boris }
option-total = { $total }
line-beadle = Vom Stadtamtmann umgedrehte Plättchen
line-tiles = Plättchen, die er gewann oder teilte
line-plantation = Plantage
line-by-hand = Von Hand berichtigt
line-total = Summe

## On paper

sheet-number = { $number }
sheet-side-vp = { $side } { $vp }
sheet-lay-tiles = Leg die { $tiles } Plättchen aus.
    .detail = die Zunfthalle in der Mitte, daneben { $buildings } besondere Gebäude, ringsum Zünfte
sheet-lay-plantation = Zieh die Seite der Plantage.
    .detail = Virginia oder Ulster, bevor die Neutralen liegen
sheet-lay-beadle = Stell den Stadtamtmann auf die Zunft mit der kleinsten Zahl.
sheet-lay-neutrals = Leg auf { $n } Zünfte einen Neutralen, liegend.
    .detail = Virginia oben: die { $n } kleinsten Zahlen; Ulster: die { $n } größten. Jede braucht ein Mitglied mehr
sheet-his-turn = Sein Zug, nach deinem
sheet-cards = Deck { $cards } Karten vom Stapel auf, eine nach der anderen: Schritt 2 für jede vor der nächsten
    .detail = nur Symbole zählen, keine Fähigkeiten, keine Kosten
sheet-search = Such ab dem Plättchen des Stadtamtmanns: Reihe für Reihe, links nach rechts, nach dem letzten von oben links, zurück bis zu ihm
sheet-match = { $buildings ->
        [yes] Das erste ungewertete Plättchen mit dem Symbol der Karte bekommt ein Mitglied von ihm
       *[no] Die erste ungewertete Zunft mit dem Symbol der Karte bekommt ein Mitglied von ihm; besondere Gebäude überspringen
    }
sheet-two-symbols = { $reading ->
        [background] Karte mit zwei Symbolen: Nur der Hintergrund zählt
       *[symbols] Karte mit zwei Symbolen: Eines davon genügt
    }
sheet-no-match = Kein Plättchen passt: niemand wird eingesetzt, keine weitere Karte
sheet-cards-away = Nach der letzten seine Karten auf den Ablagestapel
sheet-resolution = Gerade Runden: Wertung
sheet-ripe = Reihe für Reihe: gewertet wird, wo deine Mitglieder + seine + Stadtamtmann die Schwelle erreichen, mit liegendem Neutralen eins mehr
sheet-he-leads = Er hat mehr: SP des ersten Platzes für ihn, kein Meister; der Marker ist deiner, wenn du dort stehst
sheet-you-lead = Du hast mehr: Belohnung und Meister für dich; für ihn die SP des Markers, wenn er dort steht
sheet-equal = { $ties ->
        [you] Gleich viele: Du gewinnst
       *[master] Gleich viele: Du gewinnst mit einem Meister daneben; sonst bleibt das Plättchen
    }
sheet-clear = Liegender Neutraler in die Schachtel, seine Mitglieder in seinen Vorrat, deine anderen { $home ->
        [supply] in den Vorrat
       *[guildhall] auf die Zunfthalle
    }
sheet-beadle-tile = Stand dort der Stadtamtmann, zieht er sofort weiter{ $always ->
        [yes] {""}
       *[no] {" "}und schließt diese Runde keines
    }
sheet-round-end = Das Ende jeder Runde
sheet-close = Dreh das Plättchen des Stadtamtmanns um, gleich welche Schwelle: SP des ersten Platzes für ihn, nichts für dich
    .detail = deine Mitglieder auf die Zunfthalle, seine in seinen Vorrat, Marker und Neutraler in die Schachtel
sheet-beadle-moves = Stadtamtmann auf die ungewertete Zunft mit der kleinsten Zahl; keine mehr: Er geht, und es ist die letzte Runde
sheet-growth = Runden { $rounds }: die Plantage, nach deinen Mitgliedern dort
sheet-growth-none = Keines: Er bekommt { $sides }
sheet-growth-one = Genau eines: Er bekommt { $vp }
sheet-growth-more = { $needed } oder mehr: Du nimmst die Belohnung des ersten Platzes
sheet-growth-then = Dann deine Mitglieder in den Vorrat, und dreh die Plantage um
sheet-mind = Leicht vergessen
sheet-mind-order = Du zuerst, er danach, immer
sheet-mind-beadle = Jede Karte sucht neu ab dem Stadtamtmann
sheet-mind-beadle-counts = Der Stadtamtmann zählt als ein Mitglied, ein liegender Neutraler als keines
sheet-mind-men = Seine Mitglieder gehen nie aus: Nimm eine andere Farbe
sheet-mind-only-vp = Er bekommt nur SP, nie einen Meister, nie sonst etwas einer Belohnung
sheet-mind-neutrals = Neutrale, die du bringst, erhöhen keine Schwelle
sheet-end = Das Ende
sheet-last-round = Nach Runde { $rounds } oder nach der Runde, in der der Stadtamtmann geht
sheet-he-counts = Er bekommt nichts mehr dazu
sheet-you-count = Du zählst Belohnungskarten und benachbarte Meister
sheet-verdict = Du brauchst mehr als er; Gleichstand ist verloren
