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
    [clay-pit] Lehmgrube
    [quarry] Steinbruch
    [river] Fluss
    [tool-maker] Werkzeugmacher
    [field] Feld
    [hut] Hütte
    [card-1] Karte auf Platz 1
    [card-2] Karte auf Platz 2
    [building-1] Gebäudestapel 1
    [building-2] Gebäudestapel 2
   *[hunt] Jagd
}
place-gives = { $place ->
    [forest] 1 Holz je 3 Augen
    [clay-pit] 1 Lehm je 4 Augen
    [quarry] 1 Stein je 5 Augen
    [river] 1 Gold je 6 Augen
    [tool-maker] eine Werkzeugstufe
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
    [toolmaker] Werkzeugmacher
    [builder] Baumeister
   *[shaman] Schamane
}
card-name = { $people ->
    [0] { symbol-name }
    [1] { symbol-name }
   *[other] { symbol-name } ×{ $people }
}
gain = { $gain ->
    [dice] 2 Würfel werfen, einen behalten
    [food] { goods }
    [resource] { goods }
    [roll] 2 Würfel für { good-name } werfen
    [points] nichts (Punkte)
    [tool] eine Werkzeugstufe
    [field] Feld +1
    [extra-card] die nächste Karte verlässt den Stapel
    [one-use-tool] Einmalwerkzeug { $amount }
   *[two-resources] 2 beliebige Rohstoffe, jetzt oder später
}
card-effect = { $background ->
    [green] { $gain }; grün: 2 Nahrung
   *[sand] { $gain }; sandfarben: Grenze +1
}
card-text = { $name }: { $effect }
cost-fixed = { $goods }
cost-variety = { $kinds ->
    [1] { $amount } Rohstoffe genau 1 Sorte
   *[other] { $amount } Rohstoffe genau { $kinds } verschiedener Sorten
}
tool = { $kind ->
    [used] { $value } (benutzt)
    [one-use] { $value } (einmalig)
   *[ready] { $value } (bereit)
}
sum = Summe { $total }
two-dice = { $high } und { $low }

## Questions and options

ask-tribe-to-place = Welcher Stamm wird als Nächstes eingesetzt?
option-tribe-to-place = { tribe } ({ $figures } Figuren)
ask-place = { tribe }, Figur { $number } von { $figures }. Wohin kommt sie? (In Brettfolge; der Rest jagt.)
option-place = { $place ->
    [hunt] { $left ->
        [1] Jagd
       *[other] Jagd: alle { $left } Figuren
    }
    [hut] Hütte: braucht 2 Figuren
    [tool-maker] Werkzeugmacher: eine Stufe
    [field] Feld: ein Schritt
   *[other] { place }: { $free } frei
}
option-card = Karte für { $space }: { $card }
option-building = Gebäude { $pile }: { $cost }
ask-initiative = Wirf { $dice } Würfel für die Initiative von { tribe }. Wie lautet die Summe?
ask-tie = Gleichstand bei Initiative { $initiative }. Wer handelt als Nächstes?
option-tribe-to-act = { tribe }
ask-action = { tribe } handelt. Welcher Ort als Nächstes?
option-action = { $place ->
    [tool-maker] Werkzeugmacher
    [field] Feld
    [hut] Hütte
   *[other] { place } ({ $figures ->
        [1] 1 Figur
       *[other] { $figures } Figuren
    })
}
option-card-here = Karte für { $space }: { $card }
option-build-here = Gebäude { $pile }: { $cost }
ask-gather = { place }: Wirf { $dice ->
    [1] 1 Würfel. Was zeigt er?
   *[other] { $dice } Würfel. Wie lautet die Summe?
}
ask-tools = { $total } Augen ergeben { $goods } (eins je { $divisor }). Ein Werkzeug dazu?
option-tools-done = Kein Werkzeug mehr: { $goods } nehmen
option-tool = { $kind ->
    [one-use] Einmalwerkzeug { $value }: { $total } Augen, { $goods }
   *[tile] Werkzeug { $value }: { $total } Augen, { $goods }
}
ask-buy = { $first ->
    [1] { $card }. Für { $left ->
        [1] 1 Rohstoff
       *[other] { $left } Rohstoffe
    } kaufen?
   *[0] { $card }; noch { $left } zu zahlen. Welcher Rohstoff als Nächstes?
}
ask-build = { $first ->
    [1] Kosten: { $cost }. Willst du bauen?
   *[0] Kosten: { $cost }; noch { $left } zu zahlen. Welcher Rohstoff als Nächstes?
}
option-leave = Liegen lassen
option-build = Bauen
option-pay = 1 { good-name } zahlen: du hast { $held }
option-cash = Zwei Rohstoffe einlösen: zuerst die behaltene Karte ausgeben
ask-two-resources = Welche zwei Rohstoffe?
ask-dice-card = Wirf 2 Würfel für die Karte. Was zeigen sie?
ask-keep-die = Welchen Würfel behältst du?
option-die = Würfel { $die }: { $gain }
ask-resource-roll = Wirf 2 Würfel für { good-name }. Wie lautet die Summe?
ask-extra-card = Ziehe die nächste Karte des Stapels. Welche ist es?
ask-card-turned = Decke eine Karte für Platz { $space } auf. Welche ist es?
ask-tile-turned = Decke ein Plättchen von Gebäudestapel { $pile } auf. Was kostet es?
ask-missing-food = { $missing } Nahrung fehlt. Stattdessen einen Rohstoff zahlen?
option-tire = Nichts mehr zahlen: { $missing } Erschöpfung, die Grenze sinkt auf { $fatigue }

## Story

told-setup = Aufbau: { $food } Nahrung, Erschöpfungsgrenze { $fatigue }.
told-card = Platz { $space }: { $card }.
told-tile = Gebäudestapel { $pile }: { $cost }.
told-round = Runde { $round }
told-placing = { tribe } wird eingesetzt: { $figures } Figuren.
told-placed = { place }{ $figures ->
    [1] .
   *[other] , { $figures } Figuren.
}
told-initiative = Initiative von { tribe }: { $total }.
told-acts = { tribe } handelt (Initiative { $initiative }).
told-tie = Gleichstand bei Initiative { $initiative }.
told-rests = { tribe } ruht (Initiative { $initiative }, die höchste): keine Aktion, die Figuren kehren zurück.
told-roll = { place }: { $dice ->
    [1] 1 Würfel zeigt { $total }.
   *[other] { $dice } Würfel ergeben { $total }.
}
told-tool-used = { $kind ->
    [one-use] Das Einmalwerkzeug { $value } ist verbraucht.
   *[tile] Werkzeug { $value } ist benutzt.
}
told-gain = { $total } Augen, eins je { $divisor }: { $goods }.
told-tool = Werkzeugmacher: eine Stufe, Werkzeuge im Wert von { $total }.
told-field = Feld: jetzt { $field }.
told-hut = Hütte: { tribe } wächst auf { $figures } Figuren.
told-hut-empty = Hütte: Die Reserve von { tribe } ist leer.
told-paid = Gezahlt: { $goods }.
told-left = Ohne Kauf zurückgekehrt.
told-bought = Gekauft: { $name }: { $effect }.
told-green = Grüner Hintergrund: { $food } Nahrung.
told-sand = Sandfarbener Hintergrund: Die Erschöpfungsgrenze steigt auf { $fatigue }.
told-dice-card = Die Würfel zeigen { $high } und { $low }.
told-die = Behalten, { $die }: { $gain }.
told-resource-roll = Die Würfel ergeben { $total }.
told-extra-card = { $name } verlässt den Stapel.
told-built = Gebaut für { $cost }: { $tiles } Gebäude auf deinem Tableau.
told-cash = Zwei-Rohstoffe-Karte eingelöst: { $goods }.
told-field-food = Ernähren: Das Feld bringt { $food } Nahrung.
told-hunger = Deine Figuren essen { $figures }.
told-extra = { $card } auf Platz 4 verlangt { $extra } mehr.
told-fed = { $missing ->
    [0] { $paid } Nahrung gezahlt: Alle sind satt.
   *[other] { $paid } Nahrung gezahlt, { $missing } fehlt.
}
told-tired = { $loss } Nahrung nicht gezahlt: Die Erschöpfungsgrenze sinkt auf { $fatigue }.
told-tile-given = { $given ->
    [1] Ein Gebäude abgegeben, { $left } übrig.
   *[other] { $given } Gebäude abgegeben, { $left } übrig.
}
told-tile-lacking = Zu wenig Gebäude zum Abgeben: { $loss } Erschöpfung, die Grenze sinkt auf { $fatigue }.
told-lost = Die Stämme sind erschöpft. Du hast verloren.
told-cards-leave = { $slide ->
    [1] Die Karte auf Platz 4 geht, nicht gekaufte Karten rücken nach rechts.
   *[0] Die Karten verlassen das Brett.
}
told-won = Keine Karte ist mehr aufzudecken. Du hast gewonnen!

## Scene

scene-title = { $round ->
    [0] Aufbau
   *[other] { $last ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $last }
    }
}
zone-board = Brett
zone-cards = Karten und Gebäude
zone-tribes = Stämme
zone-stores = Dein Vorrat
zone-hunger = Hunger und Erschöpfung
spot-deck = Kartenstapel
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
spot-fatigue = Erschöpfungsgrenze
spot-hunger = Hunger jetzt
spot-buildings-due = Abzugeben
tribe-note = { $doing ->
    [acting] handelt
    [acted] hat gehandelt
    [rested] hat geruht
    [placed] eingesetzt, Initiative { $initiative }
    [placing] wird gerade eingesetzt
   *[waiting] noch nicht eingesetzt
}, Reserve { $reserve }
hunger-note = { $figures } für Figuren + { $extra } für die Karte; das Feld bringt { $field }; { $missing ->
    [0] es reicht
   *[other] { $missing } fehlt
}
hunger-paid = { $figures } für Figuren + { $extra } für die Karte{ $missing ->
    [0] {""}
   *[other] ; { $missing } fehlt
}
hunger-card = { $kind ->
    [green] { $name }: 4 Nahrung mehr
    [shaman] { $name }: 1 mehr je Figur des größten Stammes
    [builder] { $name }: 1 mehr je gezähltem Gebäude
    [farmer] { $name }: so viel mehr wie dein Feld
   *[toolmaker] { $name }: so viel mehr, wie deine Werkzeuge wert sind
} [{ $rule }]
buildings-due = { $lacking ->
    [0] { $due ->
        [1] 1 Gebäude am Ende der Runde
       *[other] { $due } Gebäude am Ende der Runde
    }
   *[other] { $lacking ->
        [1] 1 Gebäude fehlt: 3 Erschöpfung oder mehr
       *[other] { $lacking } Gebäude fehlen: 3 Erschöpfung oder mehr
    }
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
label-gain = { $gain ->
    [dice] 2 Würfel, einen behalten
    [food] { goods }
    [resource] { goods }
    [roll] 2 Würfel für { good-name }
    [points] nichts
    [tool] eine Werkzeugstufe
    [field] Feld +1
    [extra-card] eine Karte verlässt den Stapel
    [one-use-tool] Einmalwerkzeug { $amount }
   *[two-resources] 2 beliebige, jetzt oder später
}
label-bonus = { $background ->
    [green] +2 Nahrung
   *[sand] Grenze +1
}
label-extra = Nahrung mehr
label-dread = { $kind ->
    [green] grün: immer 4
    [shaman] dein größter Stamm
    [builder] deine Gebäude
    [farmer] dein Feld
   *[toolmaker] deine Werkzeuge
}
label-pile = { $height } im Stapel
label-pile-empty = Stapel ist leer
label-initiative = Initiative
label-initiative-rule = die niedrigste zuerst, die höchste ruht
label-odds = { tribe }: { $dice } Würfel kommen in { $passes } von 100 Fällen über { $leader }, in { $meets } gleichauf
label-axis = Initiative von 0 bis { $top }: { $tribes }
label-axis-tribe = { tribe } { $initiative }
label-doing = { $doing ->
    [waiting] wartet
    [placing] ist dran
    [placed] { $rests ->
        [sure] { $initiative } · ruht
        [maybe] { $initiative } · ruht?
       *[no] Wurf { $initiative }
    }
    [acting] handelt
    [rested] hat geruht
   *[acted] fertig
}
label-reserve = Reserve { $reserve }
label-buildings = { $here } hier, { $given } weg
label-falls = Stand jetzt sinkt sie diese Runde auf { $fatigue }{ $buildings ->
    [0] {""}
   *[other] {" "}(Hunger { $hunger }, Gebäude { $buildings })
}. Bei 0 verlierst du.
label-holds = Die Nahrung reicht diese Runde. Bei 0 verlierst du.
label-loses = Bei 0 verlierst du.
label-hunger = Hungervorschau
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

group-cards = Zivilisationskarten
group-buildings = Gebäude

## End

why-won = Der Stapel konnte das Brett nicht mehr füllen: Deine Stämme haben { $rounds } Runden überdauert.
why-lost = Die Erschöpfungsgrenze fiel auf 0 nach { $rounds } { $rounds ->
    [1] überstandenen Runde
   *[other] überstandenen Runden
}.
line-survived = Überstandene Runden
line-fatigue = Übrige Erschöpfungsgrenze
line-cards = Karten im Stapel übrig
