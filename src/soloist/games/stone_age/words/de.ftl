### Stone Age auf Deutsch. Farben benennen die Stämme: Rot, Blau, Gelb, Grün.

game-title = Stone Age
game-line = Vier Stämme: Überlebe Hunger und Erschöpfung, bis der Stapel leer ist.
short-title = Stone Age
opponent = Hunger
level-legend = Stufe

level-basic = Grundstufe
level-cool-night = Kühle Nacht
level-large-tribe = Großer Stamm
level-eternal-winter = Ewiger Winter
level-basic-line = 20 Nahrung, Erschöpfungsgrenze 15
level-cool-night-line = 20 Nahrung, Erschöpfungsgrenze 20, jede Runde 2 Gebäude abgeben
level-large-tribe-line = 75 Nahrung, Erschöpfungsgrenze 10, 3 Figuren pro Stamm, jede isst 2
level-eternal-winter-line = 20 Nahrung, Erschöpfungsgrenze 10, nur eine Karte pro Runde zu kaufen: ein langes Spiel

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
    [field] Acker
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
    [field] Acker +1, jede Runde Nahrung
    [hut] der Stamm bekommt 1 Figur dazu
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
gain-dice = 2 Würfel werfen und einen behalten
gain-roll = 2 Würfel für { good-name } werfen
gain-points = nichts (solo gibt es keine Punkte)
gain-tool = Werkzeug +1
gain-field = Acker +1
gain-extra-card = entfernt die nächste Karte des Stapels
gain-one-use-tool = Einmal­werkzeug { $amount }
gain-two-resources = 2 beliebige Rohstoffe, jetzt oder später
card-effect = { $background ->
    [green] { $gain }, dazu 2 Nahrung (grün)
   *[sand] { $gain }, Grenze +1 (sandfarben)
}
card-text = { $name } – { $effect }
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

option-tribe-to-place = Zuerst { tribe }
    .detail = { $figures ->
        [1] 1 Figur einsetzen
       *[other] { $figures } Figuren einsetzen
    }
ask-place = Wohin setzt du diese Figur?
    .about = { tribe }, Figur { $number } von { $figures }
    .then = { $opening ->
        [yes] Setz deine Figuren eine nach der anderen ein. Was jeder Ort bringt, entscheiden danach die Würfel.
       *[no] {""}
    }
ask-placed = Stehen alle Figuren richtig?
    .about = { tribe }, { $figures ->
        [1] die Figur ist eingesetzt
       *[other] alle { $figures } Figuren sind eingesetzt
    }
    .then = { $last ->
        [yes] Nach dem Wurf geht die Runde weiter: Würfel, Aktionen, Ernähren, neue Karten. Soloist fragt dich, wenn es etwas zu wählen gibt.{ $tools ->
            [yes] {" "}Werkzeuge, die dem letzten Wurf helfen, werden automatisch benutzt.
           *[no] {""}
        }
       *[no] {""}
    }
option-placed = Fertig: Initiative von { tribe } würfeln
    .detail = { $dice ->
        [1] Du wirfst 1 Würfel. Danach bleibt { tribe } so stehen
       *[other] Du wirfst { $dice } Würfel. Danach bleibt { tribe } so stehen
    }
option-place = { $place ->
    [hunt] { $left ->
        [1] { place }
        [2] { place } (beide)
       *[other] { place } (alle { $left })
    }
   *[other] { place }
}
    .detail = { $place ->
        [hunt] { $left ->
            [1] { $gives }
            [2] beide Figuren jagen, { $gives }
           *[other] alle { $left } Figuren jagen, { $gives }
        }
        [hut] braucht 2 Figuren. Eine weitere kommt dazu und isst schon diese Runde mit
        [tool-maker] { $gives }
        [field] { $full ->
            [yes] bringt nichts. Der Acker steht schon auf 10
           *[no] { $gives }
        }
       *[other] { $gives }, { $free } frei
    }
option-card = { $space ->
    [one] Karte für 1 Rohstoff
   *[other] Karte für { $space } Rohstoffe
}
    .detail = { $card }{ $lacking ->
        [0] {""}
        [one] . Dir fehlt noch 1 Rohstoff
       *[other] . Dir fehlen noch { $lacking } Rohstoffe
    }{ $covered ->
        [yes] . Deine Zwei-Rohstoffe-Karte reicht dafür
       *[no] {""}
    }{ $idle ->
        [yes] . Ihre obere Hälfte bringt dir jetzt nichts
       *[no] {""}
    }
option-building = Gebäude { $pile }
    .detail = { $cost }{ $lacking ->
        [0] {""}
        [one] . Dir fehlt noch 1 Rohstoff
       *[other] . Dir fehlen noch { $lacking } Rohstoffe
    }{ $covered ->
        [yes] . Deine Zwei-Rohstoffe-Karte reicht dafür
       *[no] {""}
    }
option-card-turned = { $name }
    .detail = { $effect }
ask-initiative = Welche Summe ergeben die Würfel?
    .about = Wirf { $dice } Würfel für die Initiative von { tribe }
ask-tie = Welcher Stamm handelt als Nächstes?
    .about = Gleichstand bei Initiative { $initiative }
    .then = { $tools ->
        [yes] Werkzeuge, die dem letzten Wurf der Runde helfen, werden automatisch benutzt.
       *[no] {""}
    }
ask-tie-highest = Welcher Stamm handelt als Nächster?
    .about = Gleichstand bei der höchsten Initiative, { $initiative }. { $left ->
        [2] Der andere Stamm setzt aus
       *[other] Der letzte übrige Stamm setzt aus
    }
    .then = { $tools ->
        [yes] Werkzeuge, die dem letzten Wurf der Runde helfen, werden automatisch benutzt.
       *[no] {""}
    }
option-tribe-to-act = { tribe }
    .detail = { $places }
ask-action = Wo handelt { tribe } als Nächstes?
    .then = { $tools ->
        [yes] Werkzeuge, die dem letzten Wurf der Runde helfen, werden automatisch benutzt.
       *[no] {""}
    }
option-action = { place }
    .detail = { $figures ->
        [1] 1 Figur, { $gives }
       *[other] { $figures } Figuren, { $gives }
    }
option-card-here = { $space ->
    [one] Karte für 1 Rohstoff
   *[other] Karte für { $space } Rohstoffe
}
    .detail = { $card }
option-build-here = Gebäude { $pile }
    .detail = { $cost }
ask-gather = { $dice ->
    [1] Was zeigt der Würfel?
   *[other] Welche Summe ergeben die Würfel?
}
    .about = { $dice ->
        [1] { place }: Wirf 1 Würfel
       *[other] { place }: Wirf { $dice } Würfel
    }
ask-tools = Benutzt du ein Werkzeug?
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
    .detail = { $before } + { $value } = { $total }, { $joined ->
        [yes] hilft nur mit einem weiteren Werkzeug
       *[no] also { $goods }
    }
ask-buy = { $first ->
    [1] Kaufst du diese Karte für { $left ->
        [1] 1 Rohstoff
       *[other] { $left } Rohstoffe
    }?
   *[0] Welchen Rohstoff zahlst du als Nächstes?
}
    .about = { tribe }. { $first ->
        [1] { $card }
       *[0] { $card }. Noch { $left } zu zahlen
    }
ask-build = { $first ->
    [1] Baust du dieses Gebäude?
   *[0] Welchen Rohstoff zahlst du als Nächstes?
}
    .about = { tribe }. { $first ->
        [1] Kosten: { $cost }
       *[0] Kosten: { $cost }. Noch { $left } zu zahlen
    }
option-leave = Verzichten
    .detail = die Figur kehrt zurück, du zahlst nichts
option-build = Bauen
    .detail = { $cost } zahlen
option-pay = { $goods } zahlen
    .detail = danach noch { $left }
option-cash = Zwei-Rohstoffe-Karte einlösen
    .detail = { $cards ->
        [1] die behaltene Karte ausgeben
       *[other] eine deiner { $cards } Karten ausgeben
    }
ask-two-resources = Welche zwei Rohstoffe nimmst du?
ask-dice-card = Was zeigen die Würfel?
    .about = Wirf 2 Würfel für die Karte
ask-keep-die = Welchen Würfel behältst du?
option-die = Würfel { $die }
    .detail = { $gain }
ask-resource-roll = Welche Summe ergeben die Würfel?
    .about = Wirf 2 Würfel für { good-name }
ask-extra-card = Welche Karte ist es?
    .about = Zieh die nächste Karte vom Stapel
ask-card-turned = Welche Karte ist es?
    .about = Deck eine Karte für Platz { $space } auf
ask-tile-turned = Was kostet das Gebäude?
    .about = Deck ein Plättchen von Gebäude­stapel { $pile } auf
ask-missing-food = Ersetzt du fehlende Nahrung durch einen Rohstoff?
    .about = Fehlende Nahrung: { $missing }
option-tire = Erschöp­fung hinnehmen
    .detail = die Grenze sinkt um { $missing } auf { $fatigue }

## Story

told-setup = Aufbau: { $food } Nahrung, Erschöpfungsgrenze { $fatigue }.
    .why = Die Stufe bestimmt, wie viel Nahrung und welche Erschöpfungsgrenze du am Anfang hast.
told-card = Platz { $space }: { $card }.
    .why = { $space ->
        [4] Die Karte auf Platz 4 kannst du nicht kaufen. Sie kostet dich diese Runde zusätzliche Nahrung.
        [1] Eine Figur auf dieser Karte kann sie für 1 Rohstoff kaufen.
       *[other] Eine Figur auf dieser Karte kann sie für { $space } Rohstoffe kaufen.
    }
told-tile = Gebäudestapel { $pile }: { $cost }.
    .why = Das oberste Plättchen jedes Stapels liegt immer offen.
told-round = Runde { $round }
    .why = Jede Runde setzt du deine Figuren ein, handelst und ernährst sie. Danach kommen neue Karten.
told-placing = { tribe } wird eingesetzt: { $figures ->
    [1] 1 Figur
   *[other] { $figures } Figuren
}.
    .why = Du setzt alle Figuren eines Stammes ein, bevor du den nächsten wählst.
told-placed = { tribe }, { $figures ->
    [1] 1 Figur
   *[other] { $figures } Figuren
}: { place }.
    .why = Du musst jede Figur einsetzen. Nur die Jagd ist nie voll.
told-initiative = Initiative von { tribe }: { $total }.
    .why = Du wirfst einen Würfel je Figur. Die kleinste Summe handelt zuerst, die größte setzt aus.
told-acts = { tribe } handelt (Initiative { $initiative }).
    .why = Kein anderer Stamm, der noch handelt, hat eine niedrigere Initiative.
told-tie = Gleichstand bei Initiative { $initiative }. Du wählst, wenn es darauf ankommt.
    .why = Bei Gleichstand wählst du, wer zuerst handelt, wenn es darauf ankommen kann.
told-tie-highest = Gleichstand bei der höchsten Initiative, { $initiative }.
    .why = Alle übrigen Stämme sind gleichauf. Du wählst, wer handelt. Der letzte setzt aus.
told-sits-out = { $chosen } handelt, also setzt { tribe } aus.
    .why = Nur drei Stämme handeln in einer Runde, und du hast den dritten gewählt.
told-rests = { tribe } hat mit { $initiative } die höchste Initiative und setzt aus. Die Figuren kehren zurück.
    .why = Nur drei Stämme handeln in einer Runde.
told-roll = { place }: { $dice ->
    [1] 1 Würfel zeigt { $total }.
   *[other] { $dice } Würfel ergeben { $total }.
}
    .why = Du wirfst einen Würfel je Figur des Stammes an diesem Ort.
told-tool-used = { $kind ->
    [one-use] Das Einmalwerkzeug { $value } ist verbraucht.
   *[tile] { $unasked ->
        [yes] Werkzeug { $value } wird automatisch benutzt.
       *[no] Werkzeug { $value } wird benutzt.
    }
}
    .why = { $kind ->
        [one-use] Ein Einmalwerkzeug hilft bei einem einzigen Wurf. Dann wird die Karte abgelegt.
       *[tile] { $unasked ->
            [yes] Kein späterer Wurf dieser Runde kann das Werkzeug nutzen. Nächste Runde ist es wieder bereit.
           *[no] Der Wert des Werkzeugs zählt zu diesem Wurf. Diese Runde nutzt es kein Stamm mehr.
        }
    }
told-gain = { $total ->
    [1] 1 Auge
   *[other] { $total } Augen
}: { $goods } (1 je { $divisor } Augen){ $more ->
    [0] {""}
   *[other] , davon { $more } durch Werkzeug
}.
    .why = Ein Stück kostet hier { $divisor } Augen. Übrige Augen verfallen.
told-tool = Werkzeugmacher: Werkzeug +1, zusammen jetzt { $total } wert.
    .why = Du bekommst ein neues Werkzeug mit Wert 1. Hast du schon drei, steigt das niedrigste um 1.
told-tools-best = Alle drei Werkzeuge stehen schon auf 4, dieses verfällt.
    .why = Kein Werkzeug kann über 4 steigen.
told-field = Der Acker wächst auf { $field }.
    .why = Ein größerer Acker bringt jede Runde mehr Nahrung.
told-field-best = Der Acker steht schon auf 10, dieser Schritt verfällt.
    .why = Die Ackerleiste endet bei 10.
told-hut = Hütte: { tribe } wächst auf { $figures } Figuren.
    .why = Zwei Figuren eines Stammes in der Hütte holen eine weitere aus der Reserve.
told-hut-empty = Hütte: { tribe } hat keine Figuren mehr in Reserve.
    .why = Ein Stamm wächst nur, solange er Figuren in Reserve hat.
told-paid = Du zahlst { $goods }.
    .why = Du hast diesen Rohstoff gewählt.
told-paid-for = Du zahlst für { $bought }: { $goods }.
    .why = Du hast gewählt, womit du zahlst.
bought-card = die Karte { $name }
bought-building = das Gebäude
told-left = { $able ->
    [no] Du kannst nicht zahlen, die Figur kehrt ohne Kauf zurück.
   *[yes] Die Figur kehrt ohne Kauf zurück.
}
    .why = { $able ->
        [no] Du kannst den Preis nicht zahlen, darum entfällt die Frage.
       *[yes] Eine Figur auf Karte oder Gebäude darf immer zurückkehren, ohne zu zahlen.
    }
told-bought = Du kaufst die Karte { $name }: { $effect }.
    .why = Du bekommst einmal, beim Kauf, was die obere Hälfte der Karte zeigt.
told-green = Grüner Hintergrund: { $food } Nahrung.
    .why = Eine grüne Karte bringt auch Nahrung.
told-sand = Sandfarbener Hintergrund: Die Erschöpfungsgrenze steigt auf { $fatigue }.
    .why = Eine sandfarbene Karte erhöht die Grenze einmal um 1.
told-dice-card = Die Würfel zeigen { $high } und { $low }.
    .why = Für eine Würfelkarte wirfst du zwei Würfel und behältst einen.
told-die = Du behältst die { $die }: { $gain }.
    .why = Nur der behaltene Würfel bringt, was die Karte für ihn angibt.
told-resource-roll = Die Würfel ergeben { $total }.
    .why = Bei dieser Karte zählen beide Würfel zusammen. Du darfst Werkzeuge dazunehmen.
told-extra-card = Die Karte { $name } verlässt den Stapel.{ $last ->
    [0] {""}
   *[other] {" "}Damit endet das Spiel nach Runde { $last }.
}
    .why = Die Schriftkarte entfernt die nächste Karte. Der Stapel ist früher leer.
told-built = Du baust für { $cost } und hast jetzt { $tiles } Gebäude.
    .why = Gebäude bringen hier keine Punkte. Du gibst sie am Ende einer Runde ab.
told-cash = Du löst die Zwei-Rohstoffe-Karte ein: { $goods }.
    .why = Du kannst die Karte bei jeder Zahlung einlösen, bei der sie hilft.
told-field-food = { $missing ->
    [0] Ernähren: Du brauchst { $need } Nahrung. Der Acker bringt { $food }.
    [1] Ernähren: Du brauchst { $need } Nahrung. Der Acker bringt { $food }, { $missing } fehlt.
   *[other] Ernähren: Du brauchst { $need } Nahrung. Der Acker bringt { $food }, { $missing } fehlen.
}
    .why = Vor dem Ernähren nimmst du so viel Nahrung, wie dein Acker bringt.
told-hunger = Deine Figuren essen { $figures } Nahrung.
    .why = Jede Figur isst, auch im Stamm, der ausgesetzt hat.
told-extra = Die Karte { $card } auf Platz 4 kostet { $extra } Nahrung mehr.
    .why = { $kind ->
        [green] Eine grüne Karte auf Platz 4 kostet immer 4 Nahrung.
        [shaman] Ein Schamane kostet 1 Nahrung je Figur deines größten Stammes.
        [builder] Ein Baumeister kostet 1 Nahrung je Gebäude, das zählt.
        [farmer] Ein Bauer kostet so viel Nahrung, wie dein Acker bringt.
       *[toolmaker] Ein Werkzeugmacher kostet so viel Nahrung, wie deine Werkzeuge wert sind.
    }
told-fed = { $missing ->
    [0] Du zahlst { $paid } Nahrung. Alle sind satt.
    [1] Du zahlst { $paid } Nahrung. { $missing } fehlt.
   *[other] Du zahlst { $paid } Nahrung. { $missing } fehlen.
}
    .why = { $missing ->
        [0] Figuren und Karte kosteten zusammen { $paid }, und deine Nahrung hat gereicht.
       *[other] Zuerst zahlst du mit Nahrung. Was fehlt ({ $missing }), darfst du mit Rohstoffen zahlen.
    }
    .cause = Ernähren
told-tired = Fehlende Nahrung: { $loss }. Die Erschöpfungsgrenze sinkt auf { $fatigue }.
    .why = Jede fehlende Nahrung senkt die Grenze um 1.
    .cause = Fehlende Nahrung
told-tile-given = { $given ->
    [1] Du gibst 1 Gebäude ab und behältst { $left }.
   *[other] Du gibst { $given } Gebäude ab und behältst { $left }.
}
    .why = Am Ende jeder Runde musst du Gebäude abgeben.
    .cause = Am Rundenende abgegeben
told-tile-lacking = Zu wenige Gebäude zum Abgeben: Die Grenze sinkt um { $loss } auf { $fatigue }.
    .why = Kannst du die fälligen Gebäude nicht abgeben, sinkt die Erschöpfungsgrenze.
    .cause = Zu wenige Gebäude zum Abgeben
told-lost = Die Stämme sind erschöpft. Du hast verloren.
    .why = Bei Erschöpfungsgrenze 0 verlierst du sofort.
told-cards-leave = { $slide ->
    [1] Die Karte auf Platz 4 wird abgelegt. Die anderen rücken nach rechts.
   *[0] Alle Karten auf dem Spielplan werden abgelegt.
}
    .why = { $slide ->
        [1] Nach dieser Auslegung wird nur die Karte auf Platz 4 abgelegt.
       *[0] Nach dieser Auslegung werden jede Runde alle Karten auf dem Spielplan abgelegt.
    }
told-won = Es gibt keine Karte mehr aufzudecken. Du hast gewonnen!
    .why = Du musstest überleben, bis der Stapel leer ist.

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
    [0] du gewinnst, wenn der Stapel die Plätze nicht mehr füllt
   *[other] du gewinnst, wenn der Stapel die Plätze nicht mehr füllt, spätestens nach Runde { $last }
}
spot-card = Karte, Platz { $space }
spot-extra = Mehr Nahrung durch die Karte auf Platz 4
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
spot-field = Acker
spot-buildings = Gebäude
buildings-note = { $down } abgegeben, verdeckt
spot-two-resources = Zwei-Rohstoffe-Karte
spot-fatigue = Erschöpfungs­grenze
spot-hunger = Fällige Nahrung
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
hunger-field = der Acker bringt { $field }
hunger-missing = { $missing ->
    [0] reicht bisher
    [1] { $missing } fehlt
   *[other] { $missing } fehlen
}
hunger-card = { $kind ->
    [green] { $name }: 4 Nahrung mehr
    [shaman] { $name }: 1 Nahrung mehr je Figur des größten Stammes
    [builder] { $name }: 1 Nahrung mehr je gezähltem Gebäude
    [farmer] { $name }: so viel Nahrung mehr, wie dein Acker bringt
   *[toolmaker] { $name }: so viel Nahrung mehr, wie deine Werkzeuge wert sind
} [{ $rule }]
    .short = { $name }
buildings-due = { $lacking ->
    [0] { $due ->
        [1] 1 Gebäude am Ende der Runde
       *[other] { $due } Gebäude am Ende der Runde
    }
    [1] 1 Gebäude fehlt: Grenze −{ $loss }
   *[other] { $lacking } Gebäude fehlen: Grenze −{ $loss }
}
    .short = { $lacking ->
        [0] es reicht
       *[other] Grenze −{ $loss }
    }

## Captions on the board

label-pips = { $pips } Augen =
label-camp = Dein Lager
label-space-3 = Platz 3 bleibt leer
label-never = nicht zu kaufen
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
label-gain-field = Acker +1
label-gain-extra-card = eine Karte verlässt den Stapel
label-gain-one-use-tool = Einmal­werkzeug { $amount }
label-gain-two-resources = 2 beliebige, jetzt oder später
label-bonus = { $background ->
    [green] +2 Nahrung
   *[sand] Grenze +1
}
label-extra = kostet
label-dread = { $kind ->
    [green] grüne Karten: immer 4
    [shaman] 1 je Figur deines größten Stammes
    [builder] 1 je Gebäude, das zählt
    [farmer] so viel, wie dein Acker bringt
   *[toolmaker] so viel, wie deine Werkzeuge wert sind
}
label-pile = { $height } im Stapel
label-pile-empty = Stapel ist leer
label-initiative = Initiative
label-initiative-rule = die niedrigste zuerst, die höchste setzt aus
label-odds = { tribe }, { $dice } Würfel: { $passes } % über { $leader }, { $meets } % Gleichstand
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
label-falls = Nach jetzigem Stand sinkt die Grenze diese Runde auf { $fatigue }{ $buildings ->
    [0] {""}
   *[other] {" "}(Hunger { $hunger }, Gebäude { $buildings })
}. Bei 0 verlierst du.
label-holds = Die Nahrung reicht diese Runde. Bei 0 verlierst du.
label-loses = Bei 0 verlierst du.
label-hunger = Nahrung in dieser Runde
label-mouths = { $mouths } Figuren essen
label-on-4 = { $card } auf Platz 4
label-due = Fällig
label-store = Vorrat
label-field = Acker
label-paid = Gezahlt
label-missing = Fehlt
label-left-over = Bleibt übrig
label-stand-in = { $resources ->
    [0] Du hast keine Rohstoffe, um stattdessen zu zahlen.
    [1] Dein Rohstoff kann 1 Nahrung ersetzen.
   *[other] Du hast { $resources } Rohstoffe. Jeder kann 1 Nahrung ersetzen.
}
label-strip-due = fällig { $due }
label-strip-limit = Grenze { $fatigue }

group-cards = Zivilisations­karten
group-buildings = Gebäude

## End

why-won = Der Kartenstapel war nach { $rounds } { $rounds ->
    [1] Runde
   *[other] Runden
} leer. Deine Stämme haben überlebt.
why-lost = Die Erschöpfungsgrenze fiel auf 0. Du hast { $rounds } { $rounds ->
    [1] Runde
   *[other] Runden
} überstanden.
line-survived = Überstandene Runden
line-fatigue = Übrige Erschöpfungs­grenze
line-cards = Karten im Stapel übrig

## Goal and primer

goal-name = Grenze
goal = { $last ->
        [0] überleben, bis der Stapel leer ist
       *[other] { $last } Runden überleben
    }; bei 0 verloren
    .short = { $last ->
        [0] bis der Stapel leer ist
       *[other] { $last } Runden überleben
    }; bei 0 verloren
primer-line = Alle vier Stämme gehören dir. Es gibt keine Punkte: Überlebe.
primer-1 = Überlebe bis zum Ende
    .detail = Du gewinnst, wenn der Kartenstapel leer ist. Du verlierst, wenn die Erschöpfungsgrenze auf 0 fällt.
primer-2 = Einsetzen, dann würfeln
    .detail = Setz alle Figuren einer Farbe ein, dann wirf für jede einen Würfel. Die Summe ist ihre Initiative.
primer-3 = Die höchste setzt aus
    .detail = Die niedrigste Initiative handelt zuerst. Die höchste setzt aus.
primer-4 = Sammeln, bauen, kaufen
    .detail = 1 Nahrung kostet 2 Augen, Holz 3, Lehm 4, Stein 5, Gold 6. Karten und Gebäude helfen dir.
primer-5 = Ernähre deine Stämme
    .detail = Jede Figur isst { $level ->
        [large-tribe] 2
       *[other] 1
    } Nahrung. Die Karte auf Platz 4 kostet noch mehr. Dann gibst du { $level ->
        [cool-night] 2
       *[other] 1
    } Gebäude ab.
primer-6 = Hunger erschöpft
    .detail = Grenze −1 für jede fehlende Nahrung, −3 bei zu wenigen Gebäuden.

## Guide of the first game

guide-ask-place = Wald, Lehmgrube, Steinbruch und Fluss bringen Rohstoffe. Die Jagd bringt Nahrung.
guide-ask-place-2 = Die Hütte braucht zwei Figuren. Der Stamm bekommt eine dazu.
guide-ask-place-3 = Eine Karte oder ein Gebäude mit deiner Figur darauf kannst du später mit Rohstoffen kaufen.
guide-ask-place-4 = Jede Runde gibst du ein Gebäude ab. Ohne Gebäude sinkt die Erschöpfungsgrenze um 3.
guide-ask-place-5 = Der Acker bringt jede Runde Nahrung. Ein Werkzeug erhöht deine Würfe.
guide-ask-place-6 = Die Karte auf Platz 4 kann niemand kaufen. Sie kostet dich zusätzliche Nahrung.
guide-ask-placed = Die Würfel bestimmen die Reihenfolge. Die niedrigste Initiative handelt zuerst, die höchste setzt aus.
guide-ask-tie = Bei gleicher Initiative wählst du, welcher Stamm zuerst handelt.
guide-ask-tie-highest = Einer dieser Stämme setzt aus. Seine Figuren bringen in dieser Runde nichts.
guide-ask-action = Der Stamm handelt an allen seinen Orten. Die Reihenfolge wählst du.
guide-ask-tools = Ein Werkzeug erhöht diesen Wurf um seinen Wert. Jedes hilft einmal pro Runde.
guide-ask-buy = Eine Karte bezahlst du mit beliebigen Rohstoffen, nicht mit Nahrung.
guide-ask-keep-die = Jede Zahl bringt etwas anderes. Nur der behaltene Würfel zählt.
guide-ask-build = Gebäude bringen hier keine Punkte. Jede Runde musst du eines abgeben.
guide-ask-missing-food = Jede fehlende Nahrung senkt die Grenze um 1. Ein Rohstoff kann 1 Nahrung ersetzen.
guide-end = Die Begleitung endet hier. Halte durch! „?“ erklärt die Regeln, „Tipp“ empfiehlt eine Antwort.

## Themes: what an answer is better or worse for, in hints and reviews

amount-fatigue = { $sense ->
    [better] deine Erschöpfungsgrenze ist um { $amount } höher
   *[worse] deine Erschöpfungsgrenze ist um { $amount } niedriger
}
amount-tiles = { $sense ->
    [better] { $amount } Gebäude mehr
   *[worse] { $amount } Gebäude weniger
}
amount-people = { $sense ->
    [better] { $amount ->
        [one] 1 Figur mehr
       *[other] { $amount } Figuren mehr
    }
   *[worse] { $amount ->
        [one] 1 Figur weniger
       *[other] { $amount } Figuren weniger
    }
}
amount-field = { $sense ->
    [better] { $amount } Nahrung mehr in jeder späteren Runde
   *[worse] { $amount } Nahrung weniger in jeder späteren Runde
}
amount-tools = { $sense ->
    [better] deine Werkzeuge sind { $amount } mehr wert
   *[worse] deine Werkzeuge sind { $amount } weniger wert
}
amount-resources = { $sense ->
    [better] { $amount ->
        [one] 1 Rohstoff mehr
       *[other] { $amount } Rohstoffe mehr
    }
   *[worse] { $amount ->
        [one] 1 Rohstoff weniger
       *[other] { $amount } Rohstoffe weniger
    }
}
amount-wood = { $sense ->
    [better] { $amount } Holz mehr
   *[worse] { $amount } Holz weniger
}
amount-clay = { $sense ->
    [better] { $amount } Lehm mehr
   *[worse] { $amount } Lehm weniger
}
amount-stone = { $sense ->
    [better] { $amount } Stein mehr
   *[worse] { $amount } Stein weniger
}
amount-gold = { $sense ->
    [better] { $amount } Gold mehr
   *[worse] { $amount } Gold weniger
}
amount-food = { $sense ->
    [better] { $amount } Nahrung mehr
   *[worse] { $amount } Nahrung weniger
}
theme-resting = { $sense ->
    [better] wichtige Stämme handeln eher
   *[worse] ein wichtiger Stamm setzt eher aus
}
theme-meal = { $sense ->
    [better] du hast diese Runde mehr Nahrung
   *[worse] du hast diese Runde weniger Nahrung
}
theme-resources = { $sense ->
    [better] du hast mehr Rohstoffe
   *[worse] es kostet dich Rohstoffe
}
theme-tools = { $sense ->
    [better] du hast bessere Werkzeuge
   *[worse] du hast schwächere Werkzeuge
}
theme-cards = { $sense ->
    [better] die Karten bringen dir mehr
   *[worse] die Karten bringen dir weniger
}
theme-field = { $sense ->
    [better] du bekommst in späteren Runden mehr Nahrung
   *[worse] du bekommst in späteren Runden weniger Nahrung
}
theme-people = { $sense ->
    [better] deine Stämme sind größer
   *[worse] deine Stämme sind kleiner
}
theme-fatigue = { $sense ->
    [better] deine Erschöpfungsgrenze bleibt höher
   *[worse] deine Erschöpfungsgrenze sinkt
}
theme-tiles = { $sense ->
    [better] du hast mehr Gebäude zum Abgeben
   *[worse] du hast weniger Gebäude zum Abgeben
}
