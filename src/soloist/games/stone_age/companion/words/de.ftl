### Stone Age neben dem echten Spielbrett, auf Deutsch

## Values

value-limit = Grenze
value-deck = Stapel
value-figures = Figuren
value-field = Feld
value-tools = Werkzeug
value-given = abgegeben
value-buildings = Gebäude
value-round = Runde
value-red = Rot
value-blue = Blau
value-yellow = Gelb
value-green = Grün

## Set-up

space = { $space }
told-lay-out = Spielaufbau
    .why = Nur was hier steht, ist anders als im Grundspiel; deine Erschöpfungsgrenze beginnt bei { $fatigue }.
told-lay-cards = Leg je eine Karte auf Platz { $spaces }
    .detail = die anderen Plätze bleiben leer; { $deck } Karten im Stapel
    .why = Die Karte auf Platz 4 ist nie zu kaufen: Sie macht deine Stämme nur hungriger.
told-lay-figures = Nimm { $figures } Figuren jeder Farbe
    .detail = je { $reserve } neben dein Tableau, je 1 auf die 0 der Punkteleiste
    .why = Alle vier Stämme gehören dir; die auf der Punkteleiste zeigen Initiative, keine Punkte.
told-lay-food = Nimm { $food } Nahrung
    .why = Mit so viel Nahrung beginnt diese Stufe.
told-lay-buildings = Nimm die { $tiles } Gebäude „1–7“
    .detail = { $piles } Stapel zu { $height } aus den anderen, der Rest bleibt in der Schachtel
    .why = Sie liegen nur auf deinem Tableau, um später abgegeben zu werden.
told-lay-limit = Leg einen Nahrungsmarker auf { $fatigue }
    .detail = auf der Punkteleiste: deine Erschöpfungsgrenze; bei 0 verloren
    .why = Der Marker zeigt, wie viel deine Stämme aushalten; zu deiner Nahrung zählt er nicht.
told-lay-field = Stell den Feldmarker auf { $field }
    .detail = Das Blatt sagt 15, aber diese Leiste hat keine 15. Punkte gibt es keine.
    .why = Die Ackerbauleiste gilt wie im Grundspiel; eine 15, wie das Blatt sagt, hat sie nicht.
ask-laid-out = Ist alles aufgebaut?
    .about = Dann beginnt Runde 1.

## The card on space 4

ask-on-four = Runde { $round }: Was liegt auf Platz 4?
    .about = { $last ->
        [yes] Die letzte Runde: Übersteh sie, und du gewinnst.
        [maybe] Mit dieser Runde kann der Stapel enden.
       *[no] Sie ist nie zu kaufen. Sie macht deine Stämme hungriger.
    }
option-on-four = { $kind ->
    [green] Grüne Karte
    [shaman] Schamane
    [builder] Bau­meister
    [farmer] Bauer
   *[toolmaker] Werkzeug­macher
}
    .detail = { $kind ->
        [green] +{ $extra }
        [shaman] größter Stamm +{ $extra }
        [builder] { $counts ->
            [board] Gebäude +{ $extra }
           *[given] abgegeben +{ $extra }
        }
        [farmer] Feld +{ $extra }
       *[toolmaker] Werkzeuge +{ $extra }
    }
ask-tool-sum = Was sind deine Werkzeuge jetzt wert?
    .about = Der Werkzeugmacher fragt danach. Zuletzt gesagt: { $tools }. Alle Werkzeuge zählen, auch benutzte.
ask-building-count = Wie viele Gebäude liegen auf deinem Tableau?
    .about = So viel Nahrung verlangt der Baumeister.
option-count = { $count }

told-on-four = { $kind ->
    [green] Grüne Karte auf Platz 4
    [shaman] Schamane auf Platz 4
    [builder] Baumeister auf Platz 4
    [farmer] Bauer auf Platz 4
   *[toolmaker] Werkzeugmacher auf Platz 4
}
    .why = Runde { $round }: Auf Platz 4 zählt nur die Art der Karte, nicht was sie gibt.
told-tools-counted = Zähl deine Werkzeuge: { $before } → { $now }
    .why = Der Werkzeugmacher verlangt { $now } Nahrung, so viel sind alle deine Werkzeuge wert.
told-place-tribes = Setz Farbe für Farbe ein, alle Figuren
    .detail = Danach Initiative: 1 Würfel je Figur. An jeden Ort passen so viele wie zu viert.
    .why = Alle Figuren einer Farbe werden eingesetzt, auch an verschiedene Orte. Farben dürfen sich einen Ort teilen.
told-dice-cards = Würfelkarte: Wirf 2 Würfel und wähle 1
    .detail = Grüne Karte: 2 Nahrung mehr. Sandkarte: Grenze +1. Eine Karte ohne weitere Wirkung kommt weg.
    .why = Karten geben, was ihre obere Hälfte zeigt, und keine Punkte. Nur du würfelst.
told-play-round = Handle ab der niedrigsten Initiative; die höchste setzt aus
    .detail = bei Gleichstand wählst du
    .why = Jeder Stamm wird ganz eingesetzt und würfelt; der niedrigste handelt zuerst, der höchste gar nicht.
told-pay = Zahle { $due } Nahrung ({ $figures } Figuren + { $extra } Karte)
    .detail = { $field ->
        [0] am Ende der Runde; Rohstoffe gelten eins zu eins
       *[other] am Ende der Runde, { $field } davon vom Feld; Rohstoffe gelten eins zu eins
    }
    .why = { $field ->
        [0] {""}
       *[other] Zuerst bringt dein Feld der Größe { $field } so viel Nahrung: { $field }.{" "}
    }{ $mouths } Figuren essen je { $each }, das sind { $figures }. { $kind ->
        [green] Eine grüne Karte verlangt 4.
        [shaman] Der Schamane verlangt { $extra }, so groß ist dein größter Stamm.
        [builder] Der Baumeister verlangt { $extra }, eins je gezähltem Gebäude.
        [farmer] Der Bauer verlangt { $extra }, so viel wie dein Feld.
       *[toolmaker] Der Werkzeugmacher verlangt { $extra }, so viel sind deine Werkzeuge wert.
    }
told-give-up = { $due ->
    [1] Gib 1 Gebäude ab
   *[other] Gib { $due } Gebäude ab
}
    .detail = verdeckt neben dein Tableau
    .why = Am Ende jeder Runde müssen Gebäude weg, wenn du welche hast: diesmal { $due }.
told-will-lack = Rechne mit { $loss } Erschöpfung für fehlende Gebäude
    .why = { $lacking ->
        [1] 1 Gebäude fehlt
       *[other] { $lacking } Gebäude fehlen
    }: Mehr können nicht da sein, also sinkt die Grenze um { $loss }.
told-last-round = { $last ->
    [yes] Übersteh diese Runde, und du gewinnst
   *[maybe] Kauf { $cards ->
        [1] 1 Karte
       *[other] { $cards } Karten
    }, halte durch, und du gewinnst
}
    .why = { $last ->
        [yes] Nach dieser Runde reicht der Stapel ({ $cards }) nicht mehr, um die Plätze zu füllen.
       *[maybe] Im Stapel: { $cards }; Platz 4 braucht eine Karte, und jede gekaufte braucht eine.
    }

## Your round

ask-fed = { $field ->
    [0] Zahle { $due } Nahrung. Bezahlt?
   *[other] Zahle { $due } Nahrung ({ $field } davon kommt vom Feld). Bezahlt?
}
    .about = { $tiles ->
        [0] {""}
        [1] Dann gib 1 Gebäude ab.{" "}
       *[other] Dann gib { $tiles } Gebäude ab.{" "}
    }Tippe an, was dazukommt. Grüne Karten bringen 2 Nahrung.
option-all-paid = Alles bezahlt
option-food-missing = Nahrung fehlt
    .detail = Grenze { $fatigue }, eins weniger je fehlender
option-fewer-buildings = { $most ->
    [0] Kein Gebäude
   *[other] { $tiles ->
        [0] Weniger als 2 Gebäude
       *[other] Nur 1 Gebäude
    }
}
    .detail = die Grenze sinkt auf { $fatigue }
event-figure = Figur
    .detail = jetzt { $figures }
event-field = Feld
    .detail = jetzt { $field }
event-tool = Werkzeug
    .detail = jetzt { $tools }
event-sand = Sand­karte
    .detail = Grenze +1
event-extra-card = Schrift­karte
    .detail = zieht eine weitere
event-building = Gebäude
    .detail = gebaut
event-roll = Würfle für mich
    .detail = Initiative
ask-which-tribe = Welcher Stamm wächst?
    .about = Der Schamane zählt den größten Stamm, darum kommt es auf die Farbe an.
option-grows = { $tribe }
    .detail = { $before } → { $now }
ask-extra-background = Welchen Hintergrund hat die Zusatzkarte?
    .about = Nach dieser Lesart gibt sie ihren Bonus: grün 2 Nahrung, sandfarben Grenze +1.
option-background = { $background ->
    [sand] Sandfarben
   *[green] Grün
}
    .detail = { $background ->
        [sand] Grenze +1
       *[green] 2 Nahrung
    }
told-grows-now = Gib { $tribe } eine Figur: { $before } → { $now }
    .why = Die Hütte hat sie aus der Reserve geholt; sie isst schon in dieser Runde.
told-field-now = Rück den Feldmarker: { $before } → { $now }
    .why = Dein Feld bringt bei jedem Ernähren jetzt { $now } Nahrung.
told-tools-now = Erhöhe deine Werkzeuge: { $before } → { $now }
    .why = Der Werkzeugmacher auf Platz 4 verlangt, was sie wert sind, jetzt { $now }.
told-building-now = Leg das Gebäude hin: { $before } → { $now }
    .why = Der Baumeister auf Platz 4 zählt, was auf deinem Tableau liegt, jetzt { $now }.
told-limit-now = Rück den Erschöpfungsmarker: { $before } → { $now }
    .why = Eine sandfarbene Karte hebt die Grenze um 1, einmal und auf Dauer.
told-green-food = Nimm { $food } Nahrung
    .why = Nach dieser Lesart gibt die Zusatzkarte ihren eigenen Bonus.
told-deck-now = Leg die oberste Karte ab: Stapel { $before } → { $now }
    .why = Die Schriftkarte nimmt die nächste Karte weg: Das Ende rückt näher.
told-due-now = Zahle beim Ernähren: { $before } → { $now } Nahrung
    .why = Jetzt { $figures } für deine Figuren und { $extra } für die Karte auf Platz 4.
told-last-now = Merk dir die letzte Runde: { $before } → { $now }
    .why = Mit den Karten, die jetzt übrig sind, reicht der Stapel bis Runde { $now }.

## Initiative

ask-who-rolls = Welcher Stamm steht und würfelt?
    .about = Setz ihn erst ganz ein; den nächsten setzt du ein, wenn du seinen Wurf kennst.
option-roll-tribe = { $tribe }
    .detail = { $dice } Würfel
option-roll-all = Alle auf einmal
    .detail = { $tribes } Stämme, wenn alle stehen
option-roll-back = Zurück zur Runde
    .detail = { $tribes ->
        [1] 1 Stamm hat nicht gewürfelt
       *[other] { $tribes } Stämme haben nicht gewürfelt
    }
tribe-rolled = { $tribe } { $total }
rolled-here = Wurf { $total }
told-move-marker = Stell den Marker von { $tribe } auf { $total }
    .why = { $dice } Würfel, einer je Figur, ergaben { $total }.
told-act-in-order = Handle in dieser Folge: { $order }
    .why = Die niedrigste Initiative handelt zuerst; unter gleichen wählst du.
told-sits-out-now = Lass { $tribe } mit { $total } aussetzen
    .why = { $total } ist die höchste Initiative, und nur drei Stämme handeln.
told-choose-who-rests = Wähle, wer aussetzt: { $tribes }
    .why = Gleichstand bei der höchsten, { $total }: Einer setzt aus, die anderen handeln als Letzte.

## Feeding and the end of the round

ask-how-much-missing = Wie viel Nahrung fehlt?
    .about = Von { $due }{ $field ->
        [0] {""}
       *[other] {" "}({ $field } kam vom Feld)
    }, nach aller Nahrung und den Rohstoffen, die du gibst. Jede kostet einen Schritt.
option-missing-food = { $missing }
    .detail = Grenze { $fatigue }
option-none-missing = Es fehlt nichts
    .detail = das Feld deckt alles
option-missing-more = { $missing } oder mehr
    .detail = Grenze 0: verloren
ask-given-up = { $due ->
    [1] Hast du ein Gebäude abgegeben?
   *[other] Hast du { $due } Gebäude abgegeben?
}
    .about = Wenn du welche hast, müssen sie weg.
option-given = { $due ->
    [1] 1 Gebäude abgegeben
   *[other] { $due } Gebäude abgegeben
}
ask-cards-bought = Wie viele Karten hast du gekauft?
    .about = Nur gekaufte werden ersetzt, und die Karte auf Platz 4.
option-cards-bought = { $cards }
    .detail = Stapel { $deck }
told-end-of-round = Ende von Runde { $round }
    .why = Erst Nahrung, dann Gebäude, dann neue Karten; nach den ersten beiden wird die Grenze geprüft.
told-tire = Rück den Erschöpfungsmarker: { $before } → { $now }
    .why = Unbezahlt blieb { $loss } Nahrung, und jede kostet einen Schritt.
told-turn-down = { $given ->
    [1] Dreh 1 Gebäude um: { $before } → { $now }
   *[other] Dreh { $given } Gebäude um: { $before } → { $now }
}
    .why = Diese Runde abgegeben: { $given }. Sie liegen verdeckt neben deinem Tableau, jetzt { $now }.
told-tire-buildings = Rück den Erschöpfungsmarker: { $before } → { $now }
    .why = Fehlende Gebäude zum Abgeben kosten { $loss } Schritte.
told-replace-cards = Erneuere die Karten auf { $spaces }: Stapel { $before } → { $now }
    .detail = alle Karten weg, { $cards } neue
    .why = Nach dieser Lesart wird jede Karte auf dem Spielplan jede Runde abgelegt.
told-slide-cards = Räum Platz 4, schieb, füll auf: Stapel { $before } → { $now }
    .detail = neue Karten: { $cards }
    .why = Nach dieser Lesart rücken nicht gekaufte Karten nach rechts; nur leere Plätze werden gefüllt, in der Folge 1, 2, 4.
told-bring-home = Hol die Figuren heim, Initiative auf 0
    .detail = alle Werkzeuge bereit
    .why = Vor der nächsten Runde ist alles, was dir gehört, wieder bereit.

## What this round asks for

spot-eaten = { $mouths } Figuren essen
spot-on-four = { $kind ->
    [green] Grüne Karte auf Platz 4
    [shaman] Schamane auf Platz 4: größter Stamm
    [builder] Baumeister auf Platz 4: Gebäude
    [farmer] Bauer auf Platz 4: dein Feld
   *[toolmaker] Werkzeug­macher auf Platz 4: deine Werkzeuge
}
spot-field-food = davon vom Feld
spot-to-find = davon aus deinem Vorrat

## On paper

sheet-round = Jede Runde
sheet-look-at-four = Sieh die Karte auf Platz 4 an: nie zu kaufen, ihre Art macht deine Stämme hungriger
sheet-place = Setz einen Stamm ganz ein, auf beliebige Orte; wirf 1 Würfel je Figur, Marker auf die Summe. Dann der nächste Stamm
sheet-act = Der Stamm mit der niedrigsten Initiative handelt zuerst; unter gleichen wählst du
sheet-sits-out = { $acting } Stämme handeln; der mit der höchsten Initiative nicht, seine Figuren gehen heim
sheet-buildings = Gebäude: wie üblich zahlen, keine Punkte, auf dein Tableau legen
sheet-cards = Karten: nimm, was die obere Hälfte gibt. Grün: 2 Nahrung mehr. Sand: Grenze +1
sheet-dice-cards = Karten mit sechs Würfelzeilen: wirf 2 Würfel, wähl einen, nur du bekommst etwas
sheet-feeding = Ernähren und das Ende der Runde
sheet-take-field = Nimm Nahrung für dein Feld
sheet-pay = Zahle { $each } Nahrung je Figur, und für die Karte auf Platz 4:
sheet-extra = { $kind ->
        [green] Grüne Karte: { $food }
        [shaman] Schamane: so viel, wie dein größter Stamm Figuren hat
        [builder] { $counts ->
            [board] Baumeister: 1 je Gebäude auf deinem Tableau
           *[given] Baumeister: 1 je Gebäude, das du früher abgegeben hast
        }
        [farmer] Bauer: so viel wie dein Feld
       *[toolmaker] Werkzeugmacher: die Summe deiner Werkzeuge, benutzt oder nicht
    }
sheet-missing = Erst Nahrung, dann Rohstoffe, eins zu eins, wie du willst; Grenze −1 je Nahrung, die noch fehlt
sheet-give-up = Gib { $due } Gebäude ab, verdeckt neben dein Tableau; { $penalty ->
        [per_tile] Grenze −{ $loss } für jedes, das fehlt
        [all_or_nothing] zu wenige: gib keines, Grenze −{ $loss }
       *[once] { $due ->
            [1] keines mehr da: Grenze −{ $loss }
           *[other] zu wenige: gib, was du hast, Grenze −{ $loss }
        }
    }
sheet-refill = { $slide ->
        [yes] Karte auf Platz 4 weg, die anderen rücken nach rechts; füll die leeren Plätze von { $spaces }
       *[no] Alle Karten weg; neue auf die Plätze { $spaces }
    }
sheet-home = Figuren heim, Initiative auf 0, Werkzeuge bereit; der Erschöpfungsmarker bleibt
sheet-mind = Leicht vergessen
sheet-mind-eats = Auch der Stamm, der aussetzt, isst, und eine Figur, die neu ist
sheet-mind-hut = Die Hütte braucht 2 Figuren einer Farbe; diese Farbe wächst
sheet-mind-extra-card = Schriftkarte, die eine weitere zieht: oberste Karte des Stapels weg, { $bonus ->
        [yes] mit ihrem Bonus
       *[no] ohne Wirkung
    }
sheet-mind-spaces = Karten liegen nur auf den Plätzen { $spaces }; keine Figur auf 4. Farben dürfen sich einen Ort teilen
sheet-mind-tools = Kein Werkzeug für Initiative und Würfelkarten; benutzt ist es für alle Stämme
sheet-mind-piles = Ein leerer Gebäudestapel beendet die Partie nicht
sheet-end = Das Ende
sheet-lose = Grenze auf 0, nach der Nahrung oder nach den Gebäuden: sofort verloren
sheet-win = Ein Platz ist zu füllen, und der Stapel ist leer: gewonnen{ $last ->
        [0] {""}
       *[other] , nach Runde { $last }
    }
    .detail = jede Runde braucht { $cards } Karten; reicht der Stapel gerade noch, folgt eine Runde
sheet-no-points = Keine Punkte; überstandene Runden und übrige Grenze sagen, wie gut es war
sheet-on-four = Karte auf 4
sheet-due = Nahrung
