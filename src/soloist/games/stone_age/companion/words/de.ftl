### Stone Age neben dem echten Spielbrett, auf Deutsch

## Values

value-limit = Grenze
value-deck = Stapel
value-figures = Figuren
value-field = Acker
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
    .why = Bau das Grundspiel mit diesen Änderungen auf. Deine Erschöpfungsgrenze beginnt bei { $fatigue }.
told-lay-base = Bau das Grundspiel ohne Erweiterungen auf
    .why = Was diese Liste nicht ändert, bleibt wie im Grundspiel.
told-lay-cards = Leg je eine Karte offen auf Platz { $spaces }
    .detail = auf Platz 4 über den Preis. Die anderen Plätze bleiben leer, { $deck } Karten bleiben im Stapel
    .why = Die Karte auf Platz 4 kannst du nicht kaufen. Sie kostet dich nur Nahrung.
told-lay-figures = Stell { $figures } Figuren jeder Farbe auf dein Tableau
    .detail = je { $reserve } als Reserve daneben, je 1 auf die 0 der Zählleiste (Initiative), die anderen in die Schachtel
    .why = Alle vier Stämme gehören dir. Die Figuren auf der Zählleiste zeigen Initiative, keine Punkte.
told-lay-food = Nimm { $food } Nahrung
    .why = So viel Nahrung gibt dir deine Stufe.
told-lay-buildings = Leg die { $tiles } Gebäude „1–7“ auf dein Tableau
    .detail = gib jede Runde { $due } ab. { too-few-buildings }. Misch die anderen: { $piles } Stapel zu { $height } auf Gebäudeplätze, der Rest in die Schachtel
    .why = Diese Gebäude liegen am Anfang auf deinem Tableau. Du gibst sie später ab.
told-lay-limit = Leg ein Nahrungsplättchen auf { $fatigue }
    .detail = auf der Zählleiste. Dieser Erschöpfungsmarker zeigt deine Grenze: Bei 0 verlierst du
    .why = Das Plättchen zeigt, wie viel deine Stämme aushalten. Zu deiner Nahrung zählt es nicht.
told-lay-field = Stell den Marker der Ackerleiste auf { $field }
    .detail = das Blatt sagt 15, aber diese Leiste endet bei 10
    .why = Die Ackerleiste gilt wie im Grundspiel. Eine 15 hat sie nicht.
ask-laid-out = Ist alles aufgebaut?
    .about = { $last ->
        [0] Überlebe, bis der Stapel leer ist, um zu gewinnen.
       *[other] Überlebe { $last } Runden, um zu gewinnen.
    } Keine Punkte.

## The card on space 4

ask-on-four = Runde { $round }: Welche Karte liegt auf Platz 4?
    .about = { $refill ->
        [no] { $last ->
            [yes] Das ist die letzte Runde. Übersteh sie, um zu gewinnen.
            [maybe] Nach dieser Runde kann der Stapel leer sein.
           *[no] Karte 4 ist unverkäuflich.
        }
       *[all] { $refill ->
            [slide] Leg zuerst Karte 4 ab, schieb nach, füll auf.
           *[all] Leg zuerst alle Karten vom Spielplan ab, füll { $spaces } auf.
        } { $last ->
            [yes] Das ist die letzte Runde.
            [maybe] Der Stapel kann leer werden.
           *[no] Karte 4 ist unverkäuflich.
        }
    }
option-on-four = { $kind ->
    [green] Grüne Karte
    [shaman] Schamane
    [builder] Bau­meister
    [farmer] Bauer
   *[toolmaker] Werkzeug­macher
}
    .detail = { $counts ->
        [tools] je nach Werkzeug
        [buildings] 1 Nahrung je Gebäude
       *[known] kostet { $extra } Nahrung
    }
ask-tool-sum = Was sind deine Werkzeuge jetzt wert?
    .about = Zähl alle Werkzeugplättchen, auch benutzte. Einmalwerkzeuge zählen nicht.{ $tools ->
        [0] {""}
       *[other] {" "}Letzter Wert: { $tools }.
    }
ask-building-count = Wie viele Gebäude liegen auf deinem Tableau?
    .about = Der Baumeister kostet 1 Nahrung je Gebäude.
option-count = { $count }

told-on-four = { $kind ->
    [green] Grüne Karte auf Platz 4
    [shaman] Schamane auf Platz 4
    [builder] Baumeister auf Platz 4
    [farmer] Bauer auf Platz 4
   *[toolmaker] Werkzeugmacher auf Platz 4
}
    .why = Runde { $round }: Auf Platz 4 zählt nur die Art der Karte.
told-tools-counted = Zähl deine Werkzeuge: { $before } → { $now }
    .why = Der Werkzeugmacher kostet { $now } Nahrung, so viel sind alle deine Werkzeuge wert.
told-place-tribes = Setz eine ganze Farbe ein, würfle, dann die nächste
    .detail = 1 Würfel je Figur, ohne Werkzeug. Marker auf die Summe: ihre Initiative. Mehrere Orte sind erlaubt, Platz ist wie zu viert. Jagd: beliebig viele. Hütte: 2 Figuren einer Farbe
    .why = Alle Figuren einer Farbe müssen eingesetzt werden. Du kennst ihren Wurf vor der nächsten Farbe. Farben dürfen sich einen Ort teilen.
told-purchases = Karte gekauft: Nimm die obere Hälfte, grün +2 Nahrung
    .detail = Sandkarte: Grenze +1. Karte mit sechs Würfelbildern: Wirf 2 Würfel ohne Werkzeug, wähl 1. Leg benutzte Karten ab. Gebäude kommen auf dein Tableau. Keine Punkte{ $empty ->
        [yes] . Ein leerer Gebäudestapel beendet die Partie nicht
       *[no] {""}
    }
    .why = Karten geben, was ihre obere Hälfte zeigt, und einen Bonus für ihre Farbe. Nur du würfelst.
told-play-round = Die niedrigste Initiative handelt zuerst, die höchste setzt aus
    .detail = bei Gleichstand wählst du, wer handelt, die letzte Farbe setzt aus. Die Reihenfolge der Aktionen wählst du. Jedes Werkzeug dient einmal für alle Farben. Danach alle Figuren zurück, jede Initiative auf 0
    .why = Nur drei Stämme handeln in einer Runde, in der Reihenfolge ihrer Initiative.
told-pay = Zahle { $due } Nahrung (Figuren { $figures }, { $kind ->
    [green] grüne Karte
    [shaman] größter Stamm
    [builder] { $counts ->
        [board] Gebäude
       *[given] abgegebene Gebäude
    }
    [farmer] Karte Bauer
   *[toolmaker] Werkzeuge
} { $extra })
    .detail = { $field ->
        [0] am Ende der Runde. Reicht die Nahrung nicht, ersetzt 1 Rohstoff 1 Nahrung
       *[other] am Ende der Runde. Der Acker bringt { $field }. Reicht die Nahrung nicht, ersetzt 1 Rohstoff 1 Nahrung
    }
    .why = { $field ->
        [0] {""}
       *[other] Zuerst bringt dein Acker { $field } Nahrung.{" "}
    }{ $mouths } Figuren essen je { $each }, das sind { $figures }. { $kind ->
        [green] Eine grüne Karte kostet 4.
        [shaman] Der Schamane kostet { $extra }, so groß ist dein größter Stamm.
        [builder] Der Baumeister kostet { $extra }, 1 je Gebäude, das zählt.
        [farmer] Der Bauer kostet { $extra }, so viel bringt dein Acker.
       *[toolmaker] Der Werkzeugmacher kostet { $extra }, so viel sind deine Werkzeuge wert.
    }
too-few-buildings = { $due ->
    [1] Keines mehr da: Grenze −{ $loss }
   *[other] { $lack ->
        [per_tile] Grenze −{ $loss } für jedes, das fehlt
        [all_or_nothing] Zu wenige: Gib keines ab, Grenze −{ $loss }
       *[once] Zu wenige: Gib ab, was du hast, Grenze −{ $loss }
    }
}
told-give-up = { $due ->
    [1] Gib 1 Gebäude ab
   *[other] Gib { $due } Gebäude ab
}
    .detail = verdeckt neben dein Tableau{ $lack ->
        [no] {""}
       *[yes] . { too-few-buildings }
    }
    .why = Am Ende jeder Runde musst du Gebäude abgeben. Diesmal: { $due }.
told-will-lack = Zu wenige Gebäude: Die Grenze sinkt um { $loss }
    .why = { $lacking ->
        [1] 1 Gebäude wird fehlen
       *[other] { $lacking } Gebäude werden fehlen
    }, darum sinkt die Grenze um { $loss }.
told-last-round = { $last ->
    [yes] Übersteh diese Runde, um zu gewinnen
   *[maybe] Kauf { $cards ->
        [1] 1 Karte
       *[other] { $cards } Karten
    } und überlebe, um zu gewinnen
}
    .why = { $last ->
        [yes] Nach dieser Runde kann der Stapel ({ $cards }) die Plätze nicht mehr füllen.
       *[maybe] Karten im Stapel: { $cards }. Platz 4 und jede gekaufte Karte brauchen eine.
    }

## Your round

ask-fed = Rundenende: { $due } Nahrung gezahlt?
    .about = { $field ->
        [0] {""}
       *[other] Der Acker bringt { $field }.{" "}
    }Tippe Neues zuerst an. { $loss ->
        [0] Gib dann { $tiles } Gebäude ab.
       *[other] Zu wenige Gebäude: Grenze −{ $loss }.
    }
option-all-paid = Alles gezahlt
    .detail = { $lacking ->
        [0] { $given } Gebäude abgegeben
       *[other] { $fatigue ->
            [0] Grenze 0, du verlierst
           *[other] Grenze { $fatigue }
        }
    }
option-food-missing = Nahrung fehlt
    .detail = { $fatigue ->
        [1] Grenze 0, du verlierst
       *[other] Grenze je −1
    }
option-paid-fewer = { $most ->
    [0] Gezahlt, habe keines
   *[other] { $tiles ->
        [0] Gezahlt, zu wenige Gebäude
       *[other] Gezahlt, habe nur 1
    }
}
    .detail = { $fatigue ->
        [0] Grenze 0, du verlierst
       *[other] Grenze −{ $loss }, dann { $fatigue }
    }
option-fewer-buildings = { $most ->
    [0] Nein, habe keines
   *[other] { $tiles ->
        [0] Nein, weniger als 2
       *[other] Nein, habe nur 1
    }
}
    .detail = { $fatigue ->
        [0] Grenze 0, du verlierst
       *[other] Grenze −{ $loss }, dann { $fatigue }
    }
event-figure = Figur
    .detail = jetzt { $figures }
event-field = Acker
    .detail = jetzt { $field }
event-tool = Werkzeug
    .detail = jetzt { $tools }
event-sand = Sand­karte
    .detail = Grenze +1
event-extra-card = Zusatz­karte (Schrift)
    .detail = Stapel −1
event-building = Gebäude
    .detail = gebaut
event-roll = Würfle für mich
    .detail = Initiative
ask-which-tribe = Welcher Stamm wächst?
    .about = Die 2 Figuren in der Hütte zeigen die Farbe.
option-grows = { $tribe }
    .detail = { $before } → { $now }
ask-extra-background = Welchen Hintergrund hat die Zusatzkarte?
    .about = Nach dieser Auslegung gibt die Zusatzkarte ihren Bonus.
option-background = { $background ->
    [sand] Sandfarben
   *[green] Grün
}
    .detail = { $background ->
        [sand] Grenze +1
       *[green] 2 Nahrung
    }
told-grows-now = Gib { $tribe } eine Figur: { $before } → { $now }
    .why = Die neue Figur kommt aus der Reserve. Sie isst schon diese Runde mit.
told-field-now = Rück den Marker der Ackerleiste: { $before } → { $now }
    .why = Dein Acker bringt jetzt jede Runde { $now } Nahrung.
told-tools-now = Verbessere deine Werkzeuge: { $before } → { $now }
    .why = Der Werkzeugmacher auf Platz 4 kostet jetzt { $now } Nahrung, den Wert deiner Werkzeuge.
told-building-now = Leg das Gebäude auf dein Tableau: { $before } → { $now }
    .why = Der Baumeister auf Platz 4 zählt die Gebäude auf deinem Tableau, jetzt { $now }.
told-limit-now = Rück den Erschöpfungsmarker: { $before } → { $now }
    .why = Eine sandfarbene Karte erhöht die Grenze einmal um 1.
told-green-food = Nimm { $food } Nahrung
    .why = Nach dieser Auslegung gibt die Zusatzkarte ihren eigenen Bonus.
told-deck-now = Leg die oberste Karte ab: Stapel { $before } → { $now }
    .why = Die Schriftkarte entfernt die nächste Karte. Der Stapel ist früher leer.
told-last-now = Letzte Runde: { $before } → { $now }
    .why = Der Stapel reicht jetzt bis Runde { $now }.

## Initiative

ask-who-rolls = Welcher Stamm würfelt jetzt?
    .about = Setz zuerst alle Figuren des Stammes ein. Der nächste Stamm folgt nach diesem Wurf.
option-roll-tribe = { $tribe }
    .detail = { $dice } Würfel
option-roll-all = { $tribes } Würfe nachholen
    .detail = falls du zwischendurch nicht gewürfelt hast
option-roll-back = Zurück zur Runde
    .detail = { $tribes ->
        [1] 1 Stamm hat nicht gewürfelt
       *[other] { $tribes } Stämme haben nicht gewürfelt
    }
tribe-rolled = { $tribe } { $total }
rolled-here = Wurf { $total }
told-move-marker = Stell den Marker von { $tribe } auf { $total }
    .why = { $dice } Würfel, einer je Figur, ergaben { $total }.
told-act-in-order = Handle in dieser Reihenfolge: { $order }
    .detail = { $tied ->
        [yes] bei gleicher Zahl wählst du, wer zuerst handelt
       *[no] {""}
    }
    .why = Die niedrigste Initiative handelt zuerst. Bei Gleichstand wählst du.
told-sits-out-now = Lass { $tribe } mit { $total } aussetzen
    .why = { $total } ist die höchste Initiative, und nur drei Stämme handeln.
told-choose-who-rests = Wähl, wer aussetzt: { $tribes }
    .detail = { $tied ->
        [2] der andere Stamm handelt zuletzt
       *[other] die anderen Stämme handeln zuletzt
    }
    .why = Diese Stämme teilen sich die höchste Initiative, { $total }. Einer setzt aus.

## Feeding and the end of the round

ask-how-much-missing = Wie viel Nahrung fehlt?
    .about = { $field ->
        [0] Fällig: { $due }.
       *[other] Fällig: { $due }. Acker: { $field }, Rest: { $left }.
    } Reicht die Nahrung nicht, ersetzt 1 Rohstoff 1 Nahrung.
option-missing-food = { $missing }
    .detail = Grenze { $fatigue }
option-none-missing = Es fehlt nichts
    .detail = der Acker deckt alles
option-missing-more = { $missing } oder mehr
    .detail = Grenze 0, du verlierst
ask-given-up = { $due ->
    [1] Hast du ein Gebäude abgegeben?
   *[other] Hast du { $due } Gebäude abgegeben?
}
    .about = Du musst { $due } Gebäude abgeben, wenn du kannst.
option-given = { $due ->
    [1] 1 Gebäude abgegeben
   *[other] { $due } Gebäude abgegeben
}
ask-cards-bought = Wie viele Karten hast du gekauft?
    .about = Nur gekaufte Karten und die Karte auf Platz 4 werden ersetzt.
option-cards-bought = { $cards }
    .detail = Stapel { $deck }
told-end-of-round = Ende von Runde { $round }
    .why = Erst Nahrung, dann Gebäude, dann neue Karten. Nach Nahrung und nach Gebäuden kannst du verlieren.
told-tire = Rück den Erschöpfungsmarker: { $before } → { $now }
    .why = Fehlende Nahrung: { $loss }. Jede fehlende Nahrung senkt die Grenze um 1.
told-turn-down = Abgegebene Gebäude: { $before } → { $now }
    .detail = insgesamt
    .why = Diese Runde abgegeben: { $given }.
told-tire-buildings = Rück den Erschöpfungsmarker: { $before } → { $now }
    .why = Zu wenige Gebäude zum Abgeben: Die Grenze sinkt um { $loss }.
told-replace-cards = Neue Karten auf { $spaces }: Stapel { $before } → { $now }
    .why = Nach dieser Auslegung werden jede Runde alle Karten auf dem Spielplan abgelegt.
told-slide-cards = Neue Karten: { $cards }, Stapel { $before } → { $now }
    .why = Nach dieser Auslegung rücken nicht gekaufte Karten nach rechts. Leere Plätze werden in der Reihenfolge 1, 2, 4 gefüllt.
told-bring-home = Werkzeuge bereit, Figuren zurück, jede Initiative auf 0
    .why = Die nächste Runde beginnt mit allen Figuren und Werkzeugen.

## What this round asks for

spot-eaten = { $mouths } Figuren essen
spot-on-four = { $kind ->
    [green] Grüne Karte auf Platz 4
    [shaman] Schamane auf Platz 4: größter Stamm
    [builder] Baumeister auf Platz 4: Gebäude
    [farmer] Bauer auf Platz 4: dein Acker
   *[toolmaker] Werkzeug­macher auf Platz 4: deine Werkzeuge
}
spot-food-due = zusammen
spot-field-food = davon vom Acker
spot-to-find = davon aus deinem Vorrat

## On paper

sheet-round = Jede Runde
sheet-look-at-four = Sieh die Karte auf Platz 4 an. Du kannst sie nicht kaufen, ihre Art kostet Nahrung
sheet-place = Setz alle Figuren eines Stammes an beliebige Orte. Wirf 1 Würfel je Figur und stell den Marker auf die Summe. Dann folgt der nächste Stamm
sheet-act = Der Stamm mit der niedrigsten Initiative handelt zuerst. Bei Gleichstand wählst du
sheet-sits-out = { $acting } Stämme handeln. Der mit der höchsten Initiative setzt aus, seine Figuren kehren zurück
sheet-buildings = Gebäude: wie üblich zahlen, keine Punkte, auf dein Tableau legen
sheet-cards = Karten: Nimm, was die obere Hälfte zeigt. Grün: 2 Nahrung mehr. Sandfarben: Grenze +1
sheet-dice-cards = Karten mit sechs Würfelbildern: Wirf 2 Würfel und wähl einen. Nur du bekommst etwas
sheet-feeding = Ernähren und das Ende der Runde
sheet-take-field = Nimm die Nahrung, die dein Acker bringt
sheet-pay = Zahle { $each } Nahrung je Figur, und für die Karte auf Platz 4:
sheet-extra = { $kind ->
        [green] Grüne Karte: { $food }
        [shaman] Schamane: 1 je Figur deines größten Stammes
        [builder] { $counts ->
            [board] Baumeister: 1 je Gebäude auf deinem Tableau
           *[given] Baumeister: 1 je Gebäude, das du früher abgegeben hast
        }
        [farmer] Bauer: so viel, wie dein Acker bringt
       *[toolmaker] Werkzeugmacher: die Summe deiner Werkzeuge, benutzt oder nicht
    }
sheet-missing = Zahle zuerst Nahrung, dann nach Wunsch Rohstoffe, eins zu eins. Grenze −1 für jede Nahrung, die noch fehlt
sheet-give-up = Gib { $due } Gebäude ab, verdeckt neben dein Tableau. { $penalty ->
        [per_tile] Grenze −{ $loss } für jedes, das fehlt
        [all_or_nothing] Zu wenige: Gib keines ab, Grenze −{ $loss }
       *[once] { $due ->
            [1] Keines mehr da: Grenze −{ $loss }
           *[other] Zu wenige: Gib ab, was du hast, Grenze −{ $loss }
        }
    }
sheet-refill = { $slide ->
        [yes] Leg die Karte auf Platz 4 ab, schieb die anderen nach rechts. Füll die leeren Plätze von { $spaces }
       *[no] Leg alle Karten vom Spielplan ab, leg neue auf die Plätze { $spaces }
    }
sheet-home = Nimm alle Figuren zurück, Initiative auf 0, Werkzeuge bereit. Der Erschöpfungsmarker bleibt
sheet-mind = Leicht vergessen
sheet-mind-eats = Auch der Stamm, der aussetzt, isst mit, ebenso eine neue Figur
sheet-mind-hut = Die Hütte braucht 2 Figuren einer Farbe. Diese Farbe wächst
sheet-mind-extra-card = Die Schriftkarte, die eine weitere zieht, entfernt die oberste Karte des Stapels, { $bonus ->
        [yes] mit ihrem Bonus
       *[no] ohne Wirkung
    }
sheet-mind-spaces = Karten liegen nur auf den Plätzen { $spaces }. Keine Figur auf 4. Farben dürfen sich einen Ort teilen
sheet-mind-tools = Kein Werkzeug für Initiative und Karten mit sechs Würfelbildern. Ein benutztes Werkzeug ist für alle Stämme benutzt
sheet-mind-piles = Ein leerer Gebäudestapel beendet die Partie nicht
sheet-end = Das Ende
sheet-lose = Grenze auf 0, nach der Nahrung oder nach den Gebäuden: Du verlierst sofort
sheet-win = Ein Platz ist zu füllen, und der Stapel ist leer: Du gewinnst{ $last ->
        [0] {""}
       *[other] , nach Runde { $last }
    }
    .detail = jede Runde braucht { $cards } Karten. Reicht der Stapel gerade noch, folgt eine weitere Runde
sheet-no-points = Keine Punkte. Überstandene Runden und übrige Grenze zeigen, wie gut du warst
sheet-on-four = Karte auf 4
sheet-due = Nahrung
label-clock = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
