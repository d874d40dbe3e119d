### Stone Age auf Deutsch. Farben benennen die Stämme: Rot, Blau, Gelb, Grün.

game-title = Stone Age
game-line = Vier Stämme gegen Hunger und Erschöpfung: Überdauere den Kartenstapel.
short-title = Stone Age
opponent = Hunger
level-legend = Stufe

level-basic = Grundstufe
level-cool-night = Kühle Nacht
level-large-tribe = Großer Stamm
level-eternal-winter = Ewiger Winter
level-basic-line = 20 Nahrung, Erschöpfungsgrenze 15
level-cool-night-line = 20 Nahrung, Erschöpfungsgrenze 20, jede Runde 2 Gebäude abgeben
level-large-tribe-line = 75 Nahrung, Erschöpfungsgrenze 10, 3 Figuren je Stamm, jede isst 2
level-eternal-winter-line = 20 Nahrung, Erschöpfungsgrenze 10, eine Karte je Runde: ein langes Spiel

## Names

tribe = { $tribe ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
}
tribe-letter = { $tribe ->
    [red] R
    [blue] B
    [yellow] Ge
   *[green] Gr
}
goods = { $good ->
    [wood] { $amount } Holz
    [clay] { $amount } Lehm
    [stone] { $amount } Stein
    [gold] { $amount } Gold
   *[food] { $amount } Nahrung
}
good-name = { $good ->
    [wood] Holz
    [clay] Lehm
    [stone] Stein
    [gold] Gold
   *[food] Nahrung
}
list = { $goods }
plus = { $first } + { $second }
place = { $place ->
    [forest] Wald
    [clay-pit] Lehm­grube
    [quarry] Stein­bruch
    [river] Fluss
    [tool-maker] Werkzeug­macher
    [field] Feld
    [hut] Hütte
    [card-1] Karte auf Platz 1
    [card-2] Karte auf Platz 2
    [building-1] Gebäude­stapel 1
    [building-2] Gebäude­stapel 2
   *[hunt] Jagd
}
place-gives = { $place ->
    [forest] 1 Holz je 3 Augen
    [clay-pit] 1 Lehm je 4 Augen
    [quarry] 1 Stein je 5 Augen
    [river] 1 Gold je 6 Augen
    [tool-maker] Werkzeug +1
    [field] Feld +1, jede Runde Nahrung
    [hut] aus 2 Figuren eines Stammes werden 3
   *[hunt] 1 Nahrung je 2 Augen
}
symbol-name = { $symbol ->
    [pottery] Töpferei
    [weaving] Weberei
    [healing] Heilkunst
    [transport] Transport
    [art] Kunst
    [time] Zeit
    [writing] Schrift
    [music] Musik
    [farmer] Bauer
    [toolmaker] Werkzeug­macher
    [builder] Baumeister
   *[shaman] Schamane
}
card-name = { $people ->
    [0] { symbol-name }
    [1] { symbol-name }
   *[other] { symbol-name } ×{ $people }
}
gain-dice = 2 Würfel werfen, einen behalten
gain-roll = 2 Würfel für { good-name } werfen
gain-points = nichts (solo keine Punkte)
gain-tool = Werkzeug +1
gain-field = Feld +1
gain-extra-card = die nächste Karte verlässt den Stapel
gain-one-use-tool = Einmal­werkzeug { $amount }
gain-two-resources = 2 beliebige Rohstoffe, jetzt oder später
card-effect = { $background ->
    [green] { $gain }; grün: 2 Nahrung
   *[sand] { $gain }; sandfarben: Grenze +1
}
card-text = { $name }: { $effect }
cost-fixed = { $goods }
cost-variety = { $amount ->
    [1] 1 beliebiger Rohstoff
   *[other] { $kinds ->
        [1] { $amount } Rohstoffe, alle von einer Sorte
       *[other] { $amount } Rohstoffe, genau { $kinds } Sorten
    }
}
tool = { $kind ->
    [used] { $value } (benutzt)
    [one-use] { $value } (einmalig)
   *[ready] { $value } (bereit)
}
sum = Summe { $total }
two-dice = { $high } und { $low }

## Questions and options

option-tribe-to-place = { tribe } vorziehen
    .detail = { $figures ->
        [1] zuerst diese 1 Figur setzen
       *[other] zuerst diese { $figures } Figuren setzen
    }
ask-place = Wohin kommt die Figur?
    .about = { $opening ->
        [yes] Jede Figur zieht los; was ihr Ort bringt, sagen dann die Würfel.{" "}
       *[no] {""}
    }{ tribe }, Figur { $number } von { $figures }{ $others ->
        [0] {""}
       *[other] ; oder wähle einen anderen Stamm
    }
    .then = { $last ->
        [yes] Mit der letzten Figur läuft die Runde von selbst weiter: Würfel, Aktionen, Ernähren, neue Karten. Gefragt wirst du, wo es etwas zu wählen gibt{ $tools ->
            [yes] ; Werkzeuge, die dem letzten Wurf helfen, werden ungefragt benutzt
           *[no] {""}
        }.
       *[no] Mit der letzten Figur würfelt { tribe } um die Initiative.
    }
option-place = { place }
    .detail = { $place ->
        [hunt] { $left ->
            [1] { $gives }
            [2] beide Figuren jagen: { $gives }
           *[other] alle { $left } Figuren jagen: { $gives }
        }
        [hut] braucht 2 Figuren: eine dritte kommt dazu und isst schon diese Runde mit
        [tool-maker] { $gives }
        [field] { $full ->
            [yes] das Feld ist voll, es wächst nicht weiter
           *[no] { $gives }
        }
       *[other] { $gives }; { $free } frei
    }
option-card = { $space ->
    [one] Karte für 1 Rohstoff
   *[other] Karte für { $space } Rohstoffe
}
    .detail = { $card }{ $lacking ->
        [0] {""}
        [one] {"; "}dir fehlt jetzt noch 1 Rohstoff
       *[other] {"; "}dir fehlen jetzt noch { $lacking } Rohstoffe
    }
option-building = Gebäude { $pile }
    .detail = { $cost }{ $lacking ->
        [0] {""}
        [one] {"; "}dir fehlt jetzt noch 1 Rohstoff
       *[other] {"; "}dir fehlen jetzt noch { $lacking } Rohstoffe
    }
option-card-turned = { $name }
    .detail = { $effect }
ask-initiative = Wie lautet die Summe?
    .about = Wirf { $dice } Würfel für die Initiative von { tribe }
ask-tie = Wer handelt als Nächstes?
    .about = Gleichstand bei Initiative { $initiative }
    .then = { $tools ->
        [yes] Werkzeuge, die dem letzten Wurf der Runde helfen, werden ungefragt benutzt.
       *[no] {""}
    }
ask-tie-highest = Wer handelt noch?
    .about = Gleichstand bei der höchsten Initiative, { $initiative }: { $left ->
        [2] Der andere Stamm setzt aus
       *[other] Wer zuletzt übrig bleibt, setzt aus
    }
    .then = { $tools ->
        [yes] Werkzeuge, die dem letzten Wurf der Runde helfen, werden ungefragt benutzt.
       *[no] {""}
    }
option-tribe-to-act = { tribe }
    .detail = { $places }
ask-action = Welcher Ort als Nächstes?
    .about = { tribe } handelt
    .then = { $tools ->
        [yes] Werkzeuge, die dem letzten Wurf der Runde helfen, werden ungefragt benutzt.
       *[no] {""}
    }
option-action = { place }
    .detail = { $figures ->
        [1] 1 Figur: { $gives }
       *[other] { $figures } Figuren: { $gives }
    }
option-card-here = Karte für { $space }
    .detail = { $card }
option-build-here = Gebäude { $pile }
    .detail = { $cost }
ask-gather = { $dice ->
    [1] Was zeigt er?
   *[other] Wie lautet die Summe?
}
    .about = { $dice ->
        [1] { place }: Wirf 1 Würfel
       *[other] { place }: Wirf { $dice } Würfel
    }
ask-tools = Ein Werkzeug dazu?
    .about = { $total ->
        [1] 1 Auge ergibt { $goods } (1 je { $divisor } Augen)
       *[other] { $total } Augen ergeben { $goods } (1 je { $divisor } Augen)
    }
option-tools-done = { $laid ->
    [no] Ohne Werkzeug
   *[yes] Kein weiteres Werkzeug
}
    .detail = { $goods } nehmen
option-tool = { $kind ->
    [one-use] Einmal­werkzeug { $value }
   *[tile] Werkzeug { $value }
}
    .detail = { $before } + { $value } = { $total }: { $joined ->
        [yes] nur mit einem weiteren Werkzeug
       *[no] { $goods }
    }
ask-buy = { $first ->
    [1] Für { $left ->
        [1] 1 Rohstoff
       *[other] { $left } Rohstoffe
    } kaufen?
   *[0] Welcher Rohstoff als Nächstes?
}
    .about = { $first ->
        [1] { $card }
       *[0] { $card }; noch { $left } zu zahlen
    }
ask-build = { $first ->
    [1] Willst du bauen?
   *[0] Welcher Rohstoff als Nächstes?
}
    .about = { $first ->
        [1] Kosten: { $cost }
       *[0] Kosten: { $cost }; noch { $left } zu zahlen
    }
option-leave = Liegen lassen
    .detail = nichts bezahlen, die Figur geht heim
option-build = Bauen
    .detail = { $cost } bezahlen
option-pay = { $goods } zahlen
    .detail = im Lager bleibt: { $left }
option-cash = Zwei Rohstoffe einlösen
    .detail = { $cards ->
        [1] die behaltene Karte ausgeben
       *[other] eine der { $cards } behaltenen Karten ausgeben
    }
ask-two-resources = Welche zwei Rohstoffe?
ask-dice-card = Was zeigen sie?
    .about = Wirf 2 Würfel für die Karte
ask-keep-die = Welchen Würfel behältst du?
option-die = Würfel { $die }
    .detail = { $gain }
ask-resource-roll = Wie lautet die Summe?
    .about = Wirf 2 Würfel für { good-name }
ask-extra-card = Welche ist es?
    .about = Ziehe die nächste Karte des Stapels
ask-card-turned = Welche ist es?
    .about = Decke eine Karte für Platz { $space } auf
ask-tile-turned = Was kostet es?
    .about = Decke ein Plättchen von Gebäude­stapel { $pile } auf
ask-missing-food = Stattdessen einen Rohstoff zahlen?
    .about = { $missing } Nahrung fehlt
option-tire = Nichts mehr zahlen
    .detail = { $missing } Erschöp­fung, die Grenze sinkt auf { $fatigue }

## Story

told-setup = Aufbau: { $food } Nahrung, Erschöpfungsgrenze { $fatigue }.
    .why = Die Stufe sagt, mit wie viel Nahrung und welcher Erschöpfungsgrenze deine Stämme beginnen.
told-card = Platz { $space }: { $card }.
    .why = { $space ->
        [4] Die Karte auf Platz 4 ist nie zu kaufen: Sie macht die Runde hungriger.
        [1] Wer darauf steht, kann sie für 1 Rohstoff kaufen.
       *[other] Wer darauf steht, kann sie für { $space } Rohstoffe kaufen.
    }
told-tile = Gebäudestapel { $pile }: { $cost }.
    .why = Das oberste Plättchen jedes Stapels liegt immer offen, solange es eins gibt.
told-round = Runde { $round }
    .why = Jede Runde wird eingesetzt, gehandelt, ernährt; erst dann kommen neue Karten.
told-placing = { tribe } wird eingesetzt: { $figures ->
    [1] 1 Figur
   *[other] { $figures } Figuren
}.
    .why = Ein Stamm wird ganz eingesetzt, und du bestimmst, welcher der nächste ist.
told-placed = { tribe }, { $figures ->
    [1] 1 Figur
   *[other] { $figures } Figuren
}: { place }.
    .why = Jede Figur des Stammes muss irgendwohin; nur die Jagd wird nie voll.
told-initiative = Initiative von { tribe }: { $total }.
    .why = Ein Würfel je Figur: Die kleinste Summe handelt zuerst, die größte gar nicht.
told-acts = { tribe } handelt (Initiative { $initiative }).
    .why = Kein Stamm, der noch handeln muss, hat eine niedrigere Initiative.
told-tie = Gleichstand bei Initiative { $initiative }.
    .why = Unter Stämmen gleicher Initiative sagst du, wer zuerst handelt, wenn es darauf ankommen kann.
told-tie-highest = Gleichstand bei der höchsten Initiative, { $initiative }.
    .why = Alle übrigen Stämme sind gleichauf: Du sagst, wer handelt, außer wenn sie gleich stehen; einer tut es nicht.
told-sits-out = { $chosen } handelt, also wird { tribe } aussetzen.
    .why = Der Gleichstand um die höchste Initiative ist entschieden; nur drei handeln.
told-rests = { tribe } setzt aus (Initiative { $initiative }, die höchste): keine Aktion, die Figuren kehren zurück.
    .why = Nur drei Stämme handeln je Runde; der letzte geht mit leeren Händen heim.
told-roll = { place }: { $dice ->
    [1] 1 Würfel zeigt { $total }.
   *[other] { $dice } Würfel ergeben { $total }.
}
    .why = Jede Figur des Stammes an diesem Ort zählt einen Würfel.
told-tool-used = { $kind ->
    [one-use] Das Einmalwerkzeug { $value } ist verbraucht.
   *[tile] { $unasked ->
        [yes] Werkzeug { $value } hilft ungefragt.
       *[no] Werkzeug { $value } ist benutzt.
    }
}
    .why = { $kind ->
        [one-use] Seine Augen zählen für einen einzigen Wurf, dann ist die Karte weg.
       *[tile] { $unasked ->
            [yes] Dies ist der letzte Wurf der Runde, dem Werkzeuge helfen; nächste Runde ist es wieder bereit.
           *[no] Seine Augen zählen für diesen Wurf; diese Runde nutzt es kein Stamm mehr.
        }
    }
told-gain = { $total ->
    [1] 1 Auge
   *[other] { $total } Augen
}: { $goods } (1 je { $divisor } Augen){ $more ->
    [0] {""}
   *[other] , davon { $more } durch Werkzeug
}.
    .why = Hier ergeben { $divisor } Augen ein Stück; was übrig bleibt, verfällt.
told-tool = Werkzeugmacher: Werkzeug +1, zusammen jetzt { $total } wert.
    .why = Du bekommst ein neues Werkzeug mit Wert 1, oder bei dreien steigt das niedrigste um 1.
told-tools-best = Alle drei Werkzeuge stehen auf 4, dem Höchsten: Dieses verfällt.
    .why = Die Leiter der Werkzeuge endet bei 4-4-4.
told-field = Feld: jetzt { $field }.
    .why = Ein größeres Feld bringt bei jedem Ernähren mehr Nahrung.
told-field-best = Das Feld steht auf 10, größer wird es nicht: Der Schritt verfällt.
    .why = Die Ackerbauleiste endet bei 10.
told-hut = Hütte: { tribe } wächst auf { $figures } Figuren.
    .why = Zwei Figuren eines Stammes holen in der Hütte eine dritte aus der Reserve.
told-hut-empty = Hütte: Die Reserve von { tribe } ist leer.
    .why = Ein Stamm wächst nur, solange er Figuren in Reserve hat.
told-paid = Gezahlt: { $goods }.
    .why = Damit wolltest du zahlen.
told-paid-for = Für { $bought } gezahlt: { $goods }.
    .why = Du hast gewählt, womit du zahlst.
bought-card = die Karte { $name }
bought-building = das Gebäude
told-left = { $able ->
    [no] Nicht bezahlbar: ohne Kauf zurückgekehrt.
   *[yes] Ohne Kauf zurückgekehrt.
}
    .why = { $able ->
        [no] Was du hast, reicht für den Preis nicht; darum wirst du nicht gefragt.
       *[yes] Eine Figur bei Karte oder Gebäude darf immer heimgehen, ohne zu zahlen.
    }
told-bought = { $name } gekauft: { $effect }.
    .why = Die obere Hälfte einer Karte gibt ihren Gewinn einmal, beim Kauf.
told-green = Grüner Hintergrund: { $food } Nahrung.
    .why = Eine grüne Karte bringt Nahrung zu dem, was sie zeigt.
told-sand = Sandfarbener Hintergrund: Die Erschöpfungsgrenze steigt auf { $fatigue }.
    .why = Eine sandfarbene Karte hebt die Grenze um 1, einmal und auf Dauer.
told-dice-card = Die Würfel zeigen { $high } und { $low }.
    .why = Für eine Würfelkarte wirfst du zwei Würfel und behältst einen.
told-die = Behalten: die { $die }, { $gain }.
    .why = Nur der behaltene Würfel gibt, was die Karte für ihn nennt.
told-resource-roll = Die Würfel ergeben { $total }.
    .why = Bei so einer Karte zählen beide Würfel zusammen, Werkzeuge dürfen dazu.
told-extra-card = { $name } verlässt den Stapel.
    .why = Die Schriftkarte nimmt die nächste Karte weg: Das Ende rückt näher.
told-built = Gebaut für { $cost }: { $tiles } Gebäude auf deinem Spielertableau.
    .why = Ein Gebäude gibt hier keine Punkte; es ist da, um abgegeben zu werden.
told-cash = Zwei-Rohstoffe-Karte eingelöst: { $goods }.
    .why = Die behaltene Karte gilt bei jeder Zahlung, bei der sie hilft.
told-field-food = { $missing ->
    [0] Ernähren: { $need } Nahrung sind nötig; das Feld bringt { $food }.
   *[other] Ernähren: { $need } Nahrung sind nötig; das Feld bringt { $food }, { $missing } fehlen.
}
    .why = Bevor jemand isst, nimmst du so viel Nahrung, wie dein Feld groß ist.
told-hunger = Deine Figuren essen { $figures } Nahrung.
    .why = Jede Figur isst, auch die des Stammes, der ausgesetzt hat.
told-extra = { $card } auf Platz 4 verlangt { $extra } Nahrung mehr.
    .why = { $kind ->
        [green] Eine grüne Karte auf Platz 4 verlangt immer 4.
        [shaman] Ein Schamane verlangt 1 je Figur deines größten Stammes.
        [builder] Ein Baumeister verlangt 1 je Gebäude, das er zählt.
        [farmer] Ein Bauer verlangt so viel, wie dein Feld groß ist.
       *[toolmaker] Ein Werkzeugmacher verlangt so viel, wie deine Werkzeuge wert sind.
    }
told-fed = { $missing ->
    [0] { $paid } Nahrung gezahlt: Alle sind satt.
   *[other] { $paid } Nahrung gezahlt, { $missing } fehlt.
}
    .why = { $missing ->
        [0] Figuren und Karte verlangten zusammen { $paid }, und deine Nahrung hat gereicht.
       *[other] Nahrung geht vor; nur was dann noch fehlt ({ $missing }), darfst du in Rohstoffen zahlen.
    }
    .cause = Ernähren
told-tired = { $loss } Nahrung nicht gezahlt: Die Erschöpfungsgrenze sinkt auf { $fatigue }.
    .why = Jede Nahrung, die niemand zahlt, senkt die Grenze um 1.
    .cause = Fehlende Nahrung
told-tile-given = { $given ->
    [1] Ein Gebäude abgegeben, { $left } übrig.
   *[other] { $given } Gebäude abgegeben, { $left } übrig.
}
    .why = Am Ende jeder Runde werden Gebäude abgegeben; behalten darf man sie nicht.
    .cause = Am Rundenende abgegeben
told-tile-lacking = Zu wenig Gebäude zum Abgeben: { $loss } Erschöpfung, die Grenze sinkt auf { $fatigue }.
    .why = Wem ein Gebäude zum Abgeben fehlt, der zahlt mit der Erschöpfungsgrenze.
    .cause = Zu wenig Gebäude zum Abgeben
told-lost = Die Stämme sind erschöpft. Du hast verloren.
    .why = Bei Erschöpfungsgrenze 0 ist das Spiel sofort zu Ende.
told-cards-leave = { $slide ->
    [1] Die Karte auf Platz 4 geht, nicht gekaufte Karten rücken nach rechts.
   *[0] Die Karten verlassen den Spielplan.
}
    .why = { $slide ->
        [1] Nach dieser Lesart wird nur die Karte auf Platz 4 abgelegt.
       *[0] Nach dieser Lesart wird jede Karte auf dem Spielplan jede Runde abgelegt.
    }
told-won = Keine Karte ist mehr aufzudecken. Du hast gewonnen!
    .why = Du musstest den Stapel überdauern, und er ist leer.

## Scene

scene-title = { $round ->
    [0] Aufbau
   *[other] { $last ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $last }
    }
}
zone-board = Spielplan
zone-cards = Karten und Gebäude
zone-tribes = Stämme
zone-stores = Dein Vorrat
zone-hunger = Hunger und Erschöp­fung
spot-deck = Karten­stapel
deck-note = { $last ->
    [0] du gewinnst, wenn er die Reihe nicht mehr füllt
   *[other] du gewinnst, wenn er die Reihe nicht mehr füllt, spätestens nach Runde { $last }
}
spot-card = Karte, Platz { $space }
spot-building = Gebäude, Stapel { $pile } ({ $height })
spot-empty = leer
spot-none = keine
store = { $good ->
    [wood] Holz
    [clay] Lehm
    [stone] Stein
    [gold] Gold
   *[food] Nahrung
}
spot-tools = Werkzeuge
spot-field = Feld
spot-buildings = Gebäude
buildings-note = { $down } abgegeben, verdeckt
spot-two-resources = Zwei-Rohstoffe-Karte
spot-fatigue = Erschöpfungs­grenze
spot-hunger = Hunger jetzt
spot-buildings-due = Abzugeben
tribe-doing = { $doing ->
    [acting] handelt
    [acted] hat gehandelt
    [rested] hat ausgesetzt
    [placed] eingesetzt, Initiative { $initiative }
    [placing] wird gerade eingesetzt
   *[waiting] noch nicht eingesetzt
}
tribe-reserve = Reserve { $reserve }
hunger-due = { $figures } für Figuren + { $extra } für die Karte
hunger-field = das Feld bringt { $field }
hunger-missing = { $missing ->
    [0] es reicht
   *[other] { $missing } fehlt
}
hunger-card = { $kind ->
    [green] { $name }: 4 Nahrung mehr
    [shaman] { $name }: 1 Nahrung mehr je Figur des größten Stammes
    [builder] { $name }: 1 Nahrung mehr je gezähltem Gebäude
    [farmer] { $name }: so viel mehr wie dein Feld
   *[toolmaker] { $name }: so viel mehr, wie deine Werkzeuge wert sind
} [{ $rule }]
buildings-due = { $lacking ->
    [0] { $due ->
        [1] 1 Gebäude am Ende der Runde
       *[other] { $due } Gebäude am Ende der Runde
    }
    [1] 1 Gebäude fehlt: { $loss } Erschöp­fung
   *[other] { $lacking } Gebäude fehlen: { $loss } Erschöp­fung
}

## Captions on the board

label-pips = { $pips } Augen =
label-camp = Dein Lager
label-space-3 = Platz 3 bleibt leer
label-never = nie zu kaufen
label-price = { $price ->
    [1] Rohstoff
   *[other] Rohstoffe
}
label-gain-dice = 2 Würfel, einen behalten
label-gain-food = { goods }
label-gain-resource = { goods }
label-gain-roll = 2 Würfel für { good-name }
label-gain-points = nichts
label-gain-tool = Werkzeug +1
label-gain-field = Feld +1
label-gain-extra-card = eine Karte verlässt den Stapel
label-gain-one-use-tool = Einmal­werkzeug { $amount }
label-gain-two-resources = 2 beliebige, jetzt oder später
label-bonus = { $background ->
    [green] +2 Nahrung
   *[sand] Grenze +1
}
label-extra = verlangt
label-dread = { $kind ->
    [green] grüne Karten: immer 4
    [shaman] 1 je Figur deines größten Stammes
    [builder] 1 je Gebäude, das zählt
    [farmer] so viel, wie dein Feld bringt
   *[toolmaker] so viel, wie deine Werkzeuge wert sind
}
label-pile = { $height } im Stapel
label-pile-empty = Stapel ist leer
label-initiative = Initiative
label-initiative-rule = die niedrigste zuerst, die höchste setzt aus
label-odds = { tribe }: { $dice } Würfel kommen in { $passes } von 100 Fällen über { $leader }, in { $meets } gleichauf
label-axis = Initiative von 0 bis { $top }: { $tribes }
label-axis-tribe = { tribe } { $initiative }
label-doing = { $doing ->
    [waiting] wartet
    [placing] ist dran
    [placed] { $rests ->
        [sure] { $initiative } · setzt aus
        [maybe] { $initiative } · setzt aus?
       *[no] Wurf { $initiative }
    }
    [acting] handelt
    [rested] hat ausgesetzt
   *[acted] fertig
}
label-reserve = Reserve { $reserve }
label-buildings = { $here } hier, { $given } abgegeben
label-falls = Stand jetzt sinkt sie diese Runde auf { $fatigue }{ $buildings ->
    [0] {""}
   *[other] {" "}(Hunger { $hunger }, Gebäude { $buildings })
}. Bei 0 verlierst du.
label-holds = Die Nahrung reicht diese Runde. Bei 0 verlierst du.
label-loses = Bei 0 verlierst du.
label-hunger = Hunger­vorschau
label-mouths = { $mouths } Figuren essen
label-on-4 = { $card } auf Platz 4
label-due = Fällig
label-store = Vorrat
label-field = Feld
label-paid = Gezahlt
label-missing = Fehlt
label-left-over = Bleibt übrig
label-stand-in = { $resources ->
    [0] Kein Rohstoff kann für Nahrung einspringen.
    [1] 1 Rohstoff kann für 1 Nahrung einspringen.
   *[other] { $resources } Rohstoffe können für Nahrung einspringen, eins zu eins.
}
label-strip-due = fällig { $due }
label-strip-limit = Grenze { $fatigue }

group-cards = Zivilisations­karten
group-buildings = Gebäude

## End

why-won = Der Kartenstapel konnte den Spielplan nicht mehr füllen: Deine Stämme haben { $rounds } { $rounds ->
    [1] Runde
   *[other] Runden
} überdauert.
why-lost = Die Erschöpfungsgrenze fiel auf 0 nach { $rounds } { $rounds ->
    [1] überstandenen Runde
   *[other] überstandenen Runden
}.
line-survived = Überstandene Runden
line-fatigue = Übrige Erschöpfungs­grenze
line-cards = Karten im Stapel übrig

## Goal and primer

goal-name = Grenze
goal = { $last ->
        [0] den Stapel überdauern
       *[other] { $last } Runden überleben
    }; bei 0 verloren
    .short = { $last ->
        [0] den Stapel überdauern
       *[other] { $last } Runden überleben
    }; bei 0 verloren
primer-line = Vier Stämme, alle deine. Keine Punkte: überlebe.
primer-1 = Überdauere den Stapel
    .detail = Du gewinnst, wenn der Kartenstapel leer ist. Du verlierst, wenn die Erschöpfungsgrenze auf 0 fällt.
primer-2 = Einsetzen, dann würfeln
    .detail = Setz alle Figuren einer Farbe ein, dann würfle für jede. Die Summe ist ihre Initiative.
primer-3 = Der höchste Stamm setzt aus
    .detail = Die niedrigste Initiative handelt zuerst. Die höchste handelt gar nicht.
primer-4 = Sammeln, bauen, kaufen
    .detail = Augen bringen Güter: Nahrung 2, Holz 3, Lehm 4, Stein 5, Gold 6. Karten und Gebäude helfen, geben aber keine Punkte.
primer-5 = Dann wird gegessen
    .detail = Jede Figur isst { $level ->
        [large-tribe] 2
       *[other] 1
    } Nahrung, die Karte auf Platz 4 kostet mehr. Und { $level ->
        [cool-night] zwei Gebäude müssen
       *[other] ein Gebäude muss
    } weg.
primer-6 = Hunger zehrt
    .detail = Je fehlender Nahrung: Grenze −1. Fehlt ein Gebäude zum Abgeben: −3.

## Themes: what an answer is better or worse for, in hints and reviews

theme-resting = { $sense ->
    [better] besser dafür, wer handelt und wer ruht
   *[worse] schlechter dafür, wer handelt und wer ruht
}
theme-meal = { $sense ->
    [better] besser für die Mahlzeit dieser Runde
   *[worse] lässt weniger für die Mahlzeit dieser Runde
}
theme-resources = { $sense ->
    [better] besser für deine Rohstoffe
   *[worse] kostet Rohstoffe
}
theme-tools = { $sense ->
    [better] besser für deine Werkzeuge
   *[worse] schlechter für deine Werkzeuge
}
theme-cards = { $sense ->
    [better] macht mehr aus den Karten
   *[worse] macht weniger aus den Karten
}
theme-field = { $sense ->
    [better] besser für die Mahlzeiten der kommenden Runden
   *[worse] schlechter für die Mahlzeiten der kommenden Runden
}
theme-people = { $sense ->
    [better] besser für die Größe deiner Stämme
   *[worse] schlechter für die Größe deiner Stämme
}
theme-fatigue = { $sense ->
    [better] weniger erschöpfend
   *[worse] erschöpfender
}
theme-tiles = { $sense ->
    [better] besser für die fälligen Gebäude
   *[worse] schlechter für die fälligen Gebäude
}
