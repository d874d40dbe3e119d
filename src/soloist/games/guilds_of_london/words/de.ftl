### Guilds of London auf Deutsch. Zunftnamen folgen auf „das Plättchen“ und werden nicht gebeugt.

game-title = Guilds of London
game-line = Bring deine Zunftmitglieder in die Zünfte und hol mehr Punkte als Boris, der dem Stadtamtmann folgt.
short-title = Guilds
opponent = Boris
level-legend = Gegner

level-boris = Boris
level-rik = Rik
level-boris-line = drei Karten je Zug
level-rik-line = vier Karten je Zug

## Names

colour = { $colour ->
    [yellow] gelb
    [blue] blau
    [red] rot
    [green] grün
    [purple] violett
   *[none] {""}
}
colour-letter = { $colour ->
    [yellow] Ge
    [blue] B
    [red] R
    [green] Gr
   *[purple] V
}
list = { $parts }
pawn = { $pawn ->
    [you] du
    [boris] Boris
    [beadle] der Stadtamtmann
    [master] dein Meister
   *[neutral] neutral (Schwelle +1)
}
pawn-letter = { $pawn ->
    [you] D
    [boris] B
    [beadle] S
    [master] M
   *[neutral] N
}
side = { $side ->
    [virginia] Virginia
   *[ulster] Ulster
}
place = { $place ->
    [guildhall] Zunfthalle
    [plantation] Plantage
   *[supply] Vorrat
}
cell = { $cell } { tile-id }: du { $yours }, Boris { $theirs }; { $pawns }/{ $threshold }
goal = { $cell } { tile-id }: { $ripe ->
    [yes] dann { $pawns }/{ $threshold }, reif
   *[no] dann { $pawns }/{ $threshold }
}; du { $yours }, Boris { $theirs }
tile-id = { $id ->
    [mercers] Tuchhändler
    [grocers] Gewürzhändler
    [drapers] Tuchmacher
    [fishmongers] Fischhändler
    [goldsmiths] Goldschmiede
    [skinners] Kürschner
    [merchant-taylors] Schneider
    [haberdashers] Kurzwarenhändler
    [salters] Salzhändler
    [ironmongers] Eisenhändler
    [vintners] Weinhändler
    [clothworkers] Tuchscherer
    [dyers] Färber
    [brewers] Brauer
    [leathersellers] Lederhändler
    [pewterers] Zinngießer
    [barbers] Barbiere
    [cutlers] Messerschmiede
    [bakers] Bäcker
    [wax-chandlers] Wachszieher
    [tallow-chandlers] Talglichtzieher
    [armourers-and-brasiers] Plattner und Gelbgießer
    [girdlers] Gürtler
    [butchers] Fleischer
    [saddlers] Sattler
    [carpenters] Zimmerleute
    [cordwainers] Schuhmacher
    [painter-stainers] Maler
    [curriers] Lederzurichter
    [masons] Steinmetze
    [plumbers] Bleigießer
    [innholders] Gastwirte
    [founders] Erzgießer
    [poulters] Geflügelhändler
    [cooks] Köche
    [coopers] Küfer
    [tylers-and-bricklayers] Dachdecker und Maurer
    [bowyers] Bogenmacher
    [fletchers] Pfeilmacher
    [blacksmiths] Schmiede
    [st-lawrence-jewry] Kirche St. Lawrence Jewry
    [gog-and-magog] Gog und Magog
    [assembly-hall] Versammlungssaal
    [lord-mayors-parade] Festzug des Lord Mayors
    [university-of-london] Universität London
   *[other] { $id }
}
tile-name = { $priority ->
    [0] { tile-id }
   *[other] { tile-id } ({ $priority })
}
tile-number = { $priority ->
    [0] Sondergebäude
   *[other] Nr. { $priority }
}
card-id = { $id ->
    [apprentices] Lehrlinge
    [indentures] Lehrverträge
    [freedom-of-the-city] Bürgerrecht
    [patronage] Gönnerschaft
    [recruiting-fair] Anwerbemarkt
    [emigrants] Auswanderer
    [journeymen] Gesellen
    [guild-dues] Zunftbeiträge
    [livery-gowns] Zunftroben
    [passage] Überfahrt
    [merchant-ship] Handelsschiff
    [pressed-men] Zwangsrekruten
    [settlers] Siedler
    [colonial-cargo] Kolonialfracht
    [colony-company] Kolonialgesellschaft
    [homecoming] Heimkehr
    [letters-home] Briefe in die Heimat
    [charter] Freibrief
    [sedan-chair] Sänfte
    [wherrymen] Fährleute
    [procession] Prozession
    [summons] Vorladung
    [street-crowd] Menschenauflauf
    [coach-and-crew] Kutsche und Gefolge
    [thames-ferry] Themsefähre
    [post-rider] Postreiter
    [exchange-of-offices] Ämtertausch
    [quarterly-rents] Quartalsmieten
    [loan] Darlehen
    [ready-money] Bargeld
    [ledger] Hauptbuch
    [pawnbroker] Pfandleiher
    [almoner] Almosenpfleger
    [customs-house] Zollhaus
    [common-seal] Zunftsiegel
    [lobbying] Einflussnahme
    [toast] Trinkspruch
    [banquet] Bankett
    [coronation-feast] Krönungsmahl
    [court-of-assistants] Zunftrat
    [aldermans-favour] Gunst des Ratsherrn
    [mayors-ear] Ohr des Bürgermeisters
    [royal-warrant] Königliche Vollmacht
    [ceremonial-oath] Feierlicher Eid
    [tobacco-duty] Tabaksteuer
    [fine] Geldstrafe
    [endowment] Stiftung
   *[other] { $id }
}
mayoral-id = { $id ->
    [friend-of-the-yellow-guilds] Freund der gelben Zünfte
    [friend-of-the-blue-guilds] Freund der blauen Zünfte
    [friend-of-the-red-guilds] Freund der roten Zünfte
    [friend-of-the-green-guilds] Freund der grünen Zünfte
    [friend-of-the-purple-guilds] Freund der violetten Zünfte
    [man-of-many-liveries] Mann vieler Zünfte
    [city-walls] Stadtmauern
    [cheapside] Cheapside
    [four-gates] Vier Tore
    [ward-alliance] Bündnis der Stadtviertel
    [civic-works] Öffentliche Bauten
    [common-hall] Zunftversammlung
    [full-purse] Praller Geldbeutel
    [rows-of-shops] Ladenzeilen
    [long-lanes] Lange Gassen
    [overseas-venture] Wagnis in Übersee
    [pure-crafts] Reines Handwerk
    [mixed-crafts] Gemischtes Handwerk
    [great-companies] Große Zünfte
    [minor-companies] Kleine Zünfte
    [lord-mayors-balance] Gleichgewicht des Lord Mayors
   *[other] { $id }
}
card-name = { card-id } ({ $symbols })
card-cost = { $cost ->
    [0] gratis
    [1] für 1 Karte
   *[other] für { $cost } Karten
}
card-text = { card-id }, { $symbols }, { card-cost }: { $effects }
card-note = { $symbols } · { card-cost } · { $effects }
tile-text = { tile-id }: { tile-number }; { $symbols }; Schwelle { $threshold }; { $rewards }
mayoral-note = { $vp } SP je { $count ->
    [masters-with-symbol] Meister auf einem Plättchen der Farbe { $symbol }
    [masters-total] Meister
    [masters-on-outer-ring] Meister am Rand
    [masters-on-inner-ring] Meister rund um die Zunfthalle
    [masters-on-corners] Meister in einer Ecke
    [largest-group] Meister deiner größten zusammenhängenden Gruppe
    [masters-on-special] Meister auf einem Sondergebäude
    [liverymen-on-guildhall] Zunftmitglied in der Zunfthalle
    [cards-in-hand] Handkarte
    [plantations-won] gewonnene Plantage
    [rows-with-master] Reihe mit einem Meister
    [columns-with-master] Spalte mit einem Meister
    [masters-symbol-count] Meister auf einer Zunft mit { $number } { $number ->
        [1] Symbol
       *[other] Symbolen
    }
    [masters-threshold-min] Meister auf Schwelle { $number } oder mehr
    [masters-threshold-max] Meister auf Schwelle { $number } oder weniger
   *[distinct-symbols] unterschiedliches Symbol unter deinen Meistern (alle fünf: { $number } mehr)
}, höchstens { $most }
mayoral-text = { mayoral-id }: { mayoral-note }
side-text = { side }, ab 2 deiner Mitglieder: { $rewards }
nothing = nichts
effects = { $parts }
effect = { $effect ->
    [gain-vp] { $n } SP
    [hire] { $n } { $n ->
        [one] Mitglied
       *[other] Mitglieder
    } anwerben
    [hire-to-tile] { $n } { $n ->
        [one] Mitglied
       *[other] Mitglieder
    } direkt auf ein Plättchen anwerben
    [hire-bonus] in diesem Zug bringt jedes Anwerben { $n } { $n ->
        [one] Mitglied
       *[other] Mitglieder
    } mehr
    [draw-now] { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ziehen
    [draw-end] am Ende des Zugs { $n } { $n ->
        [one] Karte
       *[other] Karten
    } mehr ziehen
    [take-discard] { $n } { $n ->
        [one] Karte
       *[other] Karten
    } vom Ablagestapel nehmen
    [gain-neutral] { $n } { $n ->
        [one] Neutraler
       *[other] Neutrale
    } für dein Lager
    [evict-opponent] { $n } { $n ->
        [one] Mitglied
       *[other] Mitglieder
    } von Boris heimschicken
    [swap-with-opponent] ein Mitglied gegen eines von Boris tauschen
    [move-group] eine Gruppe auf ein benachbartes Plättchen bewegen
    [wild-symbols] in diesem Zug führen Karten auf jedes Plättchen
   *[no-hand-limit] kein Handkartenlimit mehr
}
effect-choose = wahlweise: { $options }
effect-move = { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} { $origin ->
    [plantation] von der Plantage{" "}
    [guildhall] aus der Zunfthalle{" "}
   *[anywhere] {""}
}{ $target ->
    [any-unresolved] { $n ->
        [one] auf ein beliebiges Plättchen
       *[other] auf beliebige Plättchen
    }
    [unresolved-matching-card] { $n ->
        [one] auf ein Plättchen mit dem Symbol der Karte
       *[other] auf Plättchen mit dem Symbol der Karte
    }
   *[one-unresolved-matching-card] auf ein einziges Plättchen mit dem Symbol der Karte
} bewegen
effect-plantation = { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} { $origin ->
    [supply] aus dem Vorrat zur Plantage schicken
    [guildhall] aus der Zunfthalle zur Plantage schicken
   *[anywhere] zur Plantage schicken
}
effect-vp-per = { $vp } SP je { $per ->
    [own-on-plantation] Zunftmitglied auf der Plantage
   *[two-own-masters] zwei Meister
}, höchstens { $most }
effect-look = { $effect ->
    [mayoral] { $draw } { $draw ->
        [one] Belohnungskarte
       *[other] Belohnungskarten
    } ansehen, { $keep } behalten
   *[draw-select] { $draw } { $draw ->
        [one] Karte
       *[other] Karten
    } ansehen, { $keep } behalten
}

## Questions and options

ask-tile-laid = Lege ein Plättchen auf { $cell }. Welches ist es?
ask-token-laid = Lege einen Belohnungsmarker auf { $cell }, { tile-id }. Welcher ist es?
ask-side = Welche Seite der Plantage liegt oben?
ask-card-drawn = Ziehe eine Aktionskarte. Welche ist es?
ask-boris-card = Ziehe eine Karte für Boris. Welche ist es?
ask-mayoral-drawn = Ziehe eine Belohnungskarte. Welche ist es?
ask-keep-card = Welche Karte behältst du?{ $left ->
    [1] {""}
   *[other] {" "}(noch { $left })
}
ask-keep-mayoral = Welche Belohnungskarte behältst du?{ $left ->
    [1] {""}
   *[other] {" "}(noch { $left })
}
ask-card = { $played ->
    [yes] Noch eine Karte spielen?
   *[no] Welche Karte spielst du?
}
option-end = { $played ->
    [yes] Zug beenden: 2 Karten ziehen
   *[no] Passen: 4 Karten ziehen
}
ask-use = { $card }. Wofür nutzt du die Karte?
option-hire = { $n ->
    [1] 1 Mitglied anwerben
   *[other] { $n } Mitglieder anwerben
}: in die Zunfthalle
option-move = 1 Mitglied bewegen: { $wild ->
    [yes] auf ein beliebiges Plättchen
   *[no] auf ein Plättchen mit dem Symbol der Karte
}
option-ability = { $cost ->
    [0] Fähigkeit, gratis: { $effects }
    [1] Fähigkeit für 1 Karte: { $effects }
   *[other] Fähigkeit für { $cost } Karten: { $effects }
}
ask-pay = Mit welcher Karte zahlst du?{ $left ->
    [1] {""}
   *[other] {" "}(noch { $left })
}
ask-origin = { $card }. Welches Mitglied bewegst du?
ask-target = Wohin geht es?
ask-goal = { $card }. Wohin geht es?
ask-swap = Mit welchem Mitglied von Boris tauschst du?
ask-effect = Effekt: { $effect }. { $name ->
    [move] Welches Mitglied geht?
    [move-group] Welche Gruppe geht?
    [plantation] Welches Mitglied segelt?
    [hire-to-tile] Auf welches Plättchen?
    [evict-opponent] Welches Mitglied von Boris geht?
    [swap-with-opponent] Welches deiner Mitglieder?
    [take-discard] Welche Karte nimmst du?
   *[choose-one] Was wählst du?
}{ $left ->
    [1] {""}
   *[other] {" "}(noch { $left })
}
option-stop = Nichts mehr
ask-group-size = Wie viele gehen?
option-group = { $n }
ask-limit = Du hast mehr als 7 Karten. Welche legst du ab?{ $left ->
    [1] {""}
   *[other] {" "}(noch { $left })
}
ask-neutral = { $cell } { tile-id }: du { $yours }, Boris { $theirs }. Einen Neutralen dazuholen?
option-no-neutral = Keine Neutralen mehr
option-store = Aus deinem Lager (du hast { $store })
option-neutral = { card-id }, { $symbols }: für einen Neutralen abwerfen
option-claim = Gewertete Zunft beanspruchen: 3 Marker
ask-claim-now = 3 Marker von der Promokarte. Jetzt eine gewertete Zunft beanspruchen?
option-go-on = Weiter
ask-claim = Welche Zunft beanspruchst du?
option-claim-tile = { $cell } { tile-id }: { $vp } SP

## Story

told-setup = Aufbau. Dein Gegner spielt { $cards } Karten je Zug.
told-side = Die Plantage beginnt mit { side }.
told-raised = { $side ->
    [virginia] Bei den sechs Zünften mit der niedrigsten Priorität steigt die Schwelle.
   *[ulster] Bei den sechs Zünften mit der höchsten Priorität steigt die Schwelle.
}
told-reshuffled = Der Ablagestapel wird zum neuen Stapel: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}.
told-drawn = Gezogen: { $card }.
told-mayoral = Belohnungskarte: { $card }.
told-round = Runde { $round }
told-your-turn = Dein Zug.
told-card = { $card } { $use ->
    [hire] zum Anwerben.
    [move] zum Bewegen.
   *[ability] für die Fähigkeit.
}
told-hired = Angeworben: { $n }.
told-scored = { $vp } SP: Du hast { $total }.
told-neutral = Neutrale für dein Lager: { $n }.
told-plantation = Zunftmitglieder auf der Plantage: { $plantation }.
told-moved = Nach: { $place }.
told-evicted = Boris verliert hier ein Mitglied: { $place }.
told-swapped = Getauscht, du stehst jetzt hier: { $place }.
told-end-of-turn = { $played ->
    [yes] Ende des Zugs: Ziehe { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
   *[no] Du passt: Ziehe { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
}
told-boris-turn = Boris spielt { $cards } Karten.
told-boris = { $card }: ein Zunftmitglied auf das Plättchen { $name }, { $start ->
    [beadle] das des Stadtamtmanns
   *[search] das erste passende nach dem Stadtamtmann
} ({ $pawns }/{ $threshold }).
told-boris-nothing = { $card }: Kein Plättchen passt, niemand wird eingesetzt.
told-resolution = Die Plättchen werden gewertet.
told-neutral-used = Ein Neutraler steht dir bei ({ $lent }).
told-tied = { $name }: Gleichstand, alles bleibt, wie es ist.
told-won-tile = { $name }: { $winner ->
    [you] Du gewinnst { $vp } SP und setzt deinen Meister ein.
   *[boris] Boris gewinnt { $vp } SP.
}
told-boris-token = Boris erhält { $vp } SP für den zweiten Platz, jetzt { $total }.
told-token = Zweiter Platz: { $token }. Du hast { $total } SP.
told-beadle = Der Stadtamtmann schließt das Plättchen { $name }: Boris erhält { $vp } SP, jetzt { $total }.
told-beadle-moves = Der Stadtamtmann geht zum Plättchen { $name }.
told-beadle-gone = Der Stadtamtmann kann nirgends mehr hin und verlässt das Spiel.
told-growth = Wachstum: { side }, du hast dort { $yours } { $yours ->
    [one] Mitglied
   *[other] Mitglieder
}.
told-plantation-won = Du gewinnst die Plantage: { $vp } SP, jetzt { $total }.
told-plantation-boris = Boris erhält { $vp } SP, jetzt { $total }.
told-claimed = Du beanspruchst das Plättchen { $name }: { $vp } SP, jetzt { $total }.
told-final = Abrechnung: du { $you }, Boris { $boris }.
told-mayoral-vp = { $card }. Ergebnis: { $scored } SP.

## Scene

scene-title = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von 10
}
zone-row = Reihe { $row }
zone-you = Du
zone-hand = Deine Hand ({ $count }{ $limit ->
    [0] , ohne Limit
   *[other] , Limit { $limit }
})
zone-boris = Boris ({ $cards } Karten je Zug)
spot-guildhall = C3 Zunfthalle
guildhall-note = Vorrat { $supply }
spot-tile = { $cell } { tile-id }
resolved = gewertet · { $symbols } · Schwelle { $threshold } · { $vp } SP
tile-note = { tile-number } · { $symbols } · { $rewards } · 2. Platz: { $token }
spot-vp = SP
spot-supply = Vorrat
spot-store = Neutrale
spot-promo = Marker auf der Promokarte
spot-mayoral = { mayoral-id }
spot-plantation = Plantage
plantation-note = { side } · 2 von dir: { $rewards } · 1: Boris { $one } SP, keiner: { $none } · { $round ->
    [0] zählt nicht mehr
   *[other] zählt nach Runde { $round }
}
spot-card = { card-id }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
spot-boris-pawns = Zunftmitglieder auf Plättchen
spot-beadle = Stadtamtmann
beadle-note = { $here } · { $scores ->
    [yes] { $vp } SP für Boris am Ende der Runde
   *[no] keine SP für Boris in dieser Runde
} · danach: { $next }
beadle-gone = fort: Mit dieser Runde endet das Spiel
beadle-leaves = nirgends, das Spiel endet
spot-scoreboard = Neutrale auf der Punkteleiste
spot-deck = Stapel
spot-discards = Ablagestapel

group-guilds = Zünfte
group-buildings = Sondergebäude
group-tokens = Belohnungsmarker
group-cards = Aktionskarten
group-mayoral = Belohnungskarten
group-plantation = Plantage
label-you = du
label-score = Stand
label-total = { $total } mit Zielen
label-second = 2.
label-aims = Deine Ziele
label-scored = jetzt { $scored }
label-pairs = Meister nebeneinander: { $pairs ->
    [one] { $pairs } Paar
   *[other] { $pairs } Paare
}
label-supply = im Vorrat
label-scoreboard = auf der Leiste
label-promo = Promomarker
label-neutrals = deine Neutralen
label-deck = Stapel
label-discards = Ablage
label-legend = Legende
label-reward = { $reward ->
    [hire] anwerben
    [plantation] Plantage
    [move] bewegen
    [draw] ziehen
    [mayoral] Belohnungskarte
   *[neutral] Neutraler, Schwelle +1
}

## End

why = { $outcome ->
    [won] { $you } zu { $boris }: Du hast mehr als dein Gegner.
   *[lost] { $you } zu { $boris }: Nur mit mehr Punkten als dein Gegner hättest du gewonnen.
}
line-game = Punkte während der Partie
line-mayoral = Belohnungskarten
line-masters = Benachbarte Meister
