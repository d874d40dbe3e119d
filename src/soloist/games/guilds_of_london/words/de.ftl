### Guilds of London auf Deutsch. Zunftnamen folgen auf „das Plättchen“ und werden nicht gebeugt.

game-title = Guilds of London
game-line = Bring deine Zunftmitglieder in die Zünfte und hol mehr Punkte als Boris, der dem Stadtamtmann folgt.
short-title = Guilds
opponent = Boris
opponent-rik = Rik
level-legend = Gegner

level-boris = Boris
level-rik = Rik
level-boris-line = drei Karten je Zug
level-rik-line = Boris mit vier Karten je Zug

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
either = { $first } oder { $second }
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
    [guildhall] Zunft­halle
    [plantation] Plan­tage
   *[supply] Vorrat
}
cell = { $cell } { tile-id } ({ $pawns }/{ $threshold }): du { $yours }, Boris { $theirs }
tile-id = { $id ->
    [mercers] Tuch­händler
    [grocers] Gewürz­händler
    [drapers] Tuch­macher
    [fishmongers] Fisch­händler
    [goldsmiths] Gold­schmiede
    [skinners] Kürschner
    [merchant-taylors] Schneider
    [haberdashers] Kurz­waren­händler
    [salters] Salz­händler
    [ironmongers] Eisen­händler
    [vintners] Wein­händler
    [clothworkers] Tuch­scherer
    [dyers] Färber
    [brewers] Brauer
    [leathersellers] Leder­händler
    [pewterers] Zinn­gießer
    [barbers] Barbiere
    [cutlers] Messer­schmiede
    [bakers] Bäcker
    [wax-chandlers] Wachs­zieher
    [tallow-chandlers] Talg­licht­zieher
    [armourers-and-brasiers] Plattner und Gelb­gießer
    [girdlers] Gürtler
    [butchers] Fleischer
    [saddlers] Sattler
    [carpenters] Zimmer­leute
    [cordwainers] Schuh­macher
    [painter-stainers] Maler
    [curriers] Leder­zurich­ter
    [masons] Stein­metze
    [plumbers] Blei­gießer
    [innholders] Gast­wirte
    [founders] Erz­gießer
    [poulters] Geflügel­händler
    [cooks] Köche
    [coopers] Küfer
    [tylers-and-bricklayers] Dach­decker und Maurer
    [bowyers] Bogen­macher
    [fletchers] Pfeil­macher
    [blacksmiths] Schmiede
    [st-lawrence-jewry] Kirche von St Lawrence Jewry
    [gog-and-magog] Gog und Magog
    [assembly-hall] Gesell­schafts­saal
    [lord-mayors-parade] Parade­platz des Ober­bürger­meisters
    [university-of-london] Univer­sität von London
   *[other] { $id }
}
tile-name = { $priority ->
    [0] { tile-id }
   *[other] { tile-id } ({ $priority })
}
tile-number = { $priority ->
    [0] besonderes Gebäude
   *[other] Nr. { $priority }
}
card-id = { $id ->
    [apprentices] Lehrlinge
    [indentures] Lehr­verträ­ge
    [freedom-of-the-city] Bürger­recht
    [patronage] Gön­ner­schaft
    [recruiting-fair] Anwer­be­markt
    [emigrants] Auswan­derer
    [journeymen] Gesellen
    [guild-dues] Zunft­beiträ­ge
    [livery-gowns] Zunft­roben
    [passage] Überfahrt
    [merchant-ship] Handels­schiff
    [pressed-men] Zwangs­rekru­ten
    [settlers] Siedler
    [colonial-cargo] Kolo­nial­fracht
    [colony-company] Kolo­nial­gesell­schaft
    [homecoming] Heimkehr
    [letters-home] Briefe in die Heimat
    [charter] Freibrief
    [sedan-chair] Sänfte
    [wherrymen] Fährleute
    [procession] Prozes­sion
    [summons] Vorladung
    [street-crowd] Menschen­auf­lauf
    [coach-and-crew] Kutsche und Gefolge
    [thames-ferry] Themse­fähre
    [post-rider] Post­reiter
    [exchange-of-offices] Ämter­tausch
    [quarterly-rents] Quar­tals­mieten
    [loan] Darlehen
    [ready-money] Bargeld
    [ledger] Hauptbuch
    [pawnbroker] Pfand­leiher
    [almoner] Almo­sen­pfleger
    [customs-house] Zollhaus
    [common-seal] Zunft­siegel
    [lobbying] Ein­fluss­nahme
    [toast] Trink­spruch
    [banquet] Bankett
    [coronation-feast] Krö­nungs­mahl
    [court-of-assistants] Zunftrat
    [aldermans-favour] Gunst des Ratsherrn
    [mayors-ear] Ohr des Bürger­meisters
    [royal-warrant] König­liche Voll­macht
    [ceremonial-oath] Feier­licher Eid
    [tobacco-duty] Tabak­steuer
    [fine] Geld­strafe
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
    [city-walls] Stadt­mauern
    [cheapside] Cheapside
    [four-gates] Vier Tore
    [ward-alliance] Bündnis der Stadt­viertel
    [civic-works] Öffent­liche Bauten
    [common-hall] Zunft­ver­samm­lung
    [full-purse] Praller Geld­beutel
    [rows-of-shops] Laden­zeilen
    [long-lanes] Lange Gassen
    [overseas-venture] Wagnis in Übersee
    [pure-crafts] Reines Hand­werk
    [mixed-crafts] Gemisch­tes Hand­werk
    [great-companies] Große Zünfte
    [minor-companies] Kleine Zünfte
    [lord-mayors-balance] Gleich­gewicht des Ober­bürger­meisters
   *[other] { $id }
}
card-name = { card-id } ({ $symbols })
card-cost = { $cost ->
    [0] gratis
    [1] für 1 Karte
   *[other] für { $cost } Karten
}
card-text = { card-id }, { $symbols }, { card-cost }: { $effects }
tile-text = { tile-id }: { tile-number }; { $symbols }; Schwelle { $threshold }; { $rewards }
mayoral-note = { $vp } SP je { $counted }, höchstens { $most }
mayoral-text = { mayoral-id }: { mayoral-note }
count-masters-with-symbol = Meister auf einem Plättchen der Farbe { $symbol }
count-masters-total = Meister
count-masters-on-outer-ring = Meister am Rand
count-masters-on-inner-ring = Meister rund um die Zunfthalle
count-masters-on-corners = Meister in einer Ecke
count-largest-group = Meister deiner größten zusammenhängenden Gruppe
count-masters-on-special = Meister auf einem besonderen Gebäude
count-liverymen-on-guildhall = Zunftmitglied in der Zunfthalle
count-cards-in-hand = Handkarte
count-plantations-won = gewonnene Plantage
count-rows-with-master = Reihe mit einem Meister
count-columns-with-master = Spalte mit einem Meister
count-masters-symbol-count = Meister auf einer Zunft mit { $number } { $number ->
    [1] Symbol
   *[other] Symbolen
}
count-masters-threshold-min = Meister auf Schwelle { $number } oder mehr
count-masters-threshold-max = Meister auf Schwelle { $number } oder weniger
count-distinct-symbols = unterschiedliches Symbol unter deinen Meistern (alle fünf: { $number } mehr)
side-text = { side }, ab 2 deiner Mitglieder: { $rewards }
nothing = nichts
effect-gain-vp = { $n } SP
effect-vp-per = { $vp } SP je { $per ->
    [own-on-plantation] Zunftmitglied auf der Plantage
   *[two-own-masters] zwei Meister
}, höchstens { $most }
effect-vp-now = { $now } SP ({ effect-vp-per })
effect-hire = { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} anwerben
effect-hire-to-tile = { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} anwerben und gleich auf { $n ->
    [one] ein Plättchen
   *[other] Plättchen
} stellen
effect-hire-bonus = in diesem Zug bringt jedes Anwerben { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} mehr
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
effect-move-group = eine Gruppe auf ein benachbartes Plättchen bewegen
effect-plantation = { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} { $origin ->
    [supply] aus dem Vorrat zur Plantage schicken
    [guildhall] aus der Zunfthalle zur Plantage schicken
   *[anywhere] aus der Zunfthalle oder von einem Plättchen zur Plantage schicken
}
effect-draw-now = { $n } { $n ->
    [one] Karte
   *[other] Karten
} ziehen
effect-draw-end = am Zugende { $n } { $n ->
    [one] Karte
   *[other] Karten
} mehr ziehen
effect-draw-select = { $draw } { $draw ->
    [one] Karte
   *[other] Karten
} ansehen, { $keep } behalten
effect-take-discard = { $n } { $n ->
    [one] Karte
   *[other] Karten
} vom Ablagestapel nehmen
effect-gain-neutral = { $n } { $n ->
    [one] Neutraler
   *[other] Neutrale
} für dein Lager
effect-mayoral = { $draw } { $draw ->
    [one] Belohnungskarte
   *[other] Belohnungskarten
} ansehen, { $keep } behalten
effect-evict-opponent = { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} von Boris heimschicken
effect-swap-with-opponent = ein Mitglied gegen eines von Boris tauschen
effect-wild-symbols = in diesem Zug darf jede Karte auf jedes Plättchen bewegen
effect-no-hand-limit = kein Handkartenlimit mehr
effect-choose-one = wahlweise: { $options }
effect-left = { $effect }{ $left ->
    [1] {""}
   *[other] , noch { $left }
}

## What an edition may do wrong

wrong-priority-twice = guild: die Rangordnungsnummer { $number } steht auf { $first } und auf { $second }; einmal erwartet
wrong-colours = { $low } bis { $high } verschiedene Farben
wrong-two-options = eine Liste von mindestens zwei Effekten

## Questions and options

ask-tile-laid = Welches ist es?
    .about = Lege ein Plättchen auf { $cell }
ask-token-laid = Welcher ist es?
    .about = Lege einen Belohnungsmarker auf { $cell }, { tile-id }
ask-side = Welche Seite der Plantage liegt oben?
ask-card-drawn = Welche ist es?
    .about = Ziehe eine Aktionskarte
ask-boris-card = Welche ist es?
    .about = Ziehe eine Karte für Boris
ask-mayoral-drawn = Welche ist es?
    .about = Ziehe eine Belohnungskarte
ask-keep-card = Welche Karte behältst du?
    .about = { $left ->
        [1] {""}
       *[other] Noch { $left } zu behalten
    }
ask-keep-mayoral = Welche Belohnungskarte behältst du?
    .about = Dein eigenes Ziel: Sie bringt am Spielende SP{ $left ->
        [1] {""}
       *[other] ; noch { $left } zu behalten
    }
ask-card = { $played ->
    [yes] Noch eine Karte spielen?
   *[no] Welche Karte spielst du, und wofür?
}
ask-pay = Mit welcher Karte zahlst du?
    .about = { $left ->
        [1] {""}
       *[other] Noch { $left } zu zahlen
    }
ask-move = { whereto }
    .about = { $effect }
ask-target = { whereto }
    .about = Effekt: { effect-left }
ask-taken-up = { whereto }
whereto = { $place ->
    [none] Welches Mitglied bewegst du?
    [guildhall] Wohin geht das Mitglied aus der Zunfthalle?
    [plantation] Wohin geht das Mitglied von der Plantage?
   *[tile] Wohin geht das Mitglied von { $cell }?
}
ask-group = Welche Gruppe geht, und wohin?
    .about = Effekt: { effect-left }
ask-group-size = Wie viele gehen?
ask-plantation = Welches Mitglied segelt?
    .about = Effekt: { effect-left }
ask-plantation-number = Wie viele Mitglieder segeln?
    .about = Effekt: { $effect }
ask-hire-to-tile = Auf welches Plättchen kommt das neue Mitglied?
    .about = Effekt: { effect-left }
ask-evict = Welches Mitglied von Boris geht?
    .about = Effekt: { effect-left }
ask-swap = Welches deiner Mitglieder?
    .about = Effekt: { effect-left }
ask-swap-with = Mit welchem Mitglied von Boris tauscht das von { $cell }?
ask-take-discard = Welche Karte nimmst du?
    .about = Effekt: { effect-left }
ask-choose-one = Was wählst du?
    .about = Effekt: { effect-left }
ask-limit = Welche legst du ab?
    .about = Du hast mehr als 7 Karten{ $left ->
        [1] {""}
       *[other] , noch { $left } abzulegen
    }
ask-neutral = Einen Neutralen dazuholen?
    .about = { $cell } { tile-id }: du { $yours }, Boris { $theirs }
ask-claim-now = Jetzt eine gewertete Zunft beanspruchen?
    .about = 3 Marker von der Promokarte und 1 Mitglied aus der Zunfthalle
option-card = { card-id }
    .detail = { $symbols }; { card-cost }; { $effects }
option-tile = { tile-id }
    .detail = { tile-number }; { $symbols }; Schwelle { $threshold }; { $rewards }
option-mayoral = { mayoral-id }
    .detail = { mayoral-note }; jetzt { $scored } SP
option-side = { side }
    .detail = ab 2 deiner Mitglieder: { $rewards }
option-payment = { card-id }
    .detail = { $symbols }
option-goal = { $cell } { tile-id }
    .detail = wenn reif, für die meisten: { $prize }; { then-there }
option-from = Von { $cell } { tile-id }
    .detail = das Mitglied dort geht weg; { then-there }
then-there = { $left ->
    [0] dann reif
   *[other] dann fehlen { $left }
}; du { $yours }{ $theirs ->
    [0] {""}
   *[other] , Boris { $theirs }
}
option-embark = Von: { $place }
    .detail = 1 segelt, { $rest } { $rest ->
        [one] bleibt
       *[other] bleiben
    } dort; dann { $plantation } auf der Plantage
option-embark-some = { $n } schicken
    .detail = von: { $place }, { $rest } { $rest ->
        [one] bleibt
       *[other] bleiben
    } dort; dann { $plantation } auf der Plantage
option-claim-tile = { $cell } { tile-id } beanspruchen
    .detail = { $vp } SP und dein Meister darauf; kostet 3 Marker und 1 Mitglied aus der Zunfthalle
option-end = { $played ->
    [yes] Zug beenden
   *[no] Passen
}
    .detail = { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } ziehen{ $over ->
        [0] {""}
       *[other] , dann { $over } ablegen (mehr als 7)
    }; dann spielt Boris{ $even ->
        [yes] , reife Plättchen werden gewertet, und das des Stadt­amtmanns schließt
       *[no] { $vp ->
            [0] {""}
           *[other] {" "}und erhält { $vp } SP für das Plättchen des Stadt­amtmanns, das schließt
        }
    }
last-card = { $left ->
    [0] {"; deine letzte Karte: ohne eine neue endet der Zug"}
   *[other] {""}
}
option-hire = { card-id }: { $n } anwerben
    .here = { $n } anwerben
    .detail = ablegen; dann { $guildhall } in der Zunfthalle, { $supply } im Vorrat{ last-card }
option-move = { card-id }: 1 Mitglied bewegen
    .here = 1 Mitglied bewegen
    .detail = ablegen; auf ein { $wild ->
        [yes] beliebiges Plättchen
       *[no] Plättchen mit dem Symbol { $symbols }
    }{ last-card }
option-ability = { card-id }: Fähigkeit
    .here = Fähigkeit
    .detail = { $cost ->
        [0] kostet nur diese Karte; { $effects }
        [1] kostet diese Karte und 1 andere; { $effects }
       *[other] kostet diese Karte und { $cost } andere; { $effects }
    }{ last-card }
option-stop = Nichts mehr
    .detail = der Rest des Effekts verfällt
option-group-way = Von { $cell } nach { $goal } { tile-id }
    .detail = höchstens { $yours }; wenn reif, für die meisten: { $prize }; dort { $left ->
        [0] schon reif
       *[other] fehlen jetzt { $left }
    }; du { $others }, Boris { $theirs }
option-group = { $n } nach { $cell } { tile-id }
    .detail = wenn reif, für die meisten: { $prize }; { then-there }
option-no-neutral = Keine Neutralen mehr
    .detail = { $then }
option-store = Ein Neutraler aus deinem Lager
    .detail = du hast { $store }; { $then }
option-neutral = { card-id }
    .detail = { $symbols }; für einen Neutralen ablegen; { $then }
neutral-then = { $winner ->
    [you] du { $yours }, Boris { $theirs }: deins, { $rewards } und dein Meister
    [boris] du { $yours }, Boris { $theirs }: seins, { $vp } SP; für dich { $token }
   *[nobody] du { $yours }, Boris { $theirs }: Gleichstand, das Plättchen bleibt
}
option-go-on = Weiter
    .detail = jetzt nichts beanspruchen
## Story, each with its reason

told-setup = { $cards ->
    [3] Aufbau. Boris spielt 3 Karten je Zug.
   *[other] Aufbau. Rik ist Boris mit { $cards } Karten je Zug und heißt von hier an Boris.
}
    .why = Die Stufe sagt, wie viele Karten er spielt; der Rest wird wie zu zweit aufgebaut.
told-side = Die Plantage beginnt mit { side }.
    .why = Die Startseite wird ausgelost, wenn die Partie sie nicht festlegt.
told-raised = { $side ->
    [virginia] Bei den sechs Zünften mit den niedrigsten Rangordnungsnummern steigt die Schwelle.
   *[ulster] Bei den sechs Zünften mit den höchsten Rangordnungsnummern steigt die Schwelle.
}
    .why = Ein liegender Neutraler hebt sechs Schwellen um eins; die Seite der Plantage sagt, welche.
told-reshuffled = Der Ablagestapel wird zum neuen Stapel: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}.
    .why = Eine Karte wurde gebraucht, und der Stapel war leer.
told-drawn = Gezogen: { $card }.
    .why = Gezogene Karten kommen nacheinander auf deine Hand.
told-seen = Angesehen: { $card }.
    .why = Der Effekt lässt dich Karten ansehen, bevor du wählst.
told-kept = Behalten: { $card }.
    .why = Du behältst, was du wählst; was du sonst gesehen hast, wird abgelegt.
told-taken = Vom Ablagestapel: { $card }.
    .why = Der Stapel liegt offen, und der Effekt lässt dich davon nehmen.
told-paid = Bezahlt mit { $card }.
    .why = Jede andere Karte bezahlt eine Münze der Kosten einer Fähigkeit.
told-discarded = Abgelegt: { $card }.
    .why = Am Ende deines Zuges darfst du höchstens 7 Karten halten.
told-mayoral = Belohnungskarte: { $card }.
    .why = Sie zählt am Ende der Partie; was du nicht behältst, kommt auf ihren eigenen Stapel.
told-round = Runde { $round }
    .why = Es gibt zehn Runden, weniger, wenn der Stadtamtmann nirgends mehr hinkann.
told-your-turn = Dein Zug.
    .why = Du spielst immer vor deinem Gegner.
told-card = { $card } { $use ->
    [hire] zum Anwerben.
    [move] zum Bewegen.
   *[ability] für die Fähigkeit.
}
    .why = { $use ->
        [hire] Jede Karte lässt sich zum Anwerben ablegen.
        [move] Eine abgelegte Karte bewegt ein Mitglied auf ein Plättchen mit ihrem Symbol.
       *[ability] Die Karte liegt bis zum Ende des Zuges vor dir.
    }
told-hired = Angeworben: { $n }; jetzt { $guildhall } in der Zunfthalle.
    .why = Angeworbene kommen aus deinem Vorrat in die Zunfthalle, so viele da sind.
told-hire-bonus = In diesem Zug bringt jedes Anwerben { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} mehr.
    .why = Das gilt bis zum Ende des Zuges für Karten, die du zum Anwerben ablegst.
told-wild = In diesem Zug darf jede deiner Karten auf jedes Plättchen bewegen.
    .why = Bis zum Ende des Zuges spielt das Symbol abgelegter Karten beim Bewegen keine Rolle.
told-no-hand-limit = Du hast kein Handkartenlimit mehr.
    .why = Diese Belohnung gilt für den Rest der Partie.
told-draw-end = Am Zugende ziehst du { $n } { $n ->
    [one] Karte
   *[other] Karten
} mehr.
    .why = Der Effekt wartet auf das Ziehen, das deinen Zug beendet.
told-scored = { $vp } SP, jetzt { $total }.
    .why = Punkte aus Fähigkeiten und Belohnungen zählen sofort.
told-neutral = Neutrale für dein Lager: { $n }.
    .why = Sie kommen von der Wertungstafel, so viele dort liegen.
told-plantation = { $origin } → Plantage: { $n }; jetzt { $plantation } dort.
    .why = Wer segelt, zählt, wenn die Plantage nach Runde 4 und 8 gewertet wird.
told-moved = { $n ->
    [1] {""}
   *[other] { $n } Mitglieder,{" "}
}{ $origin } → { $place }.
    .why = Es geht nur dorthin, wohin Karte oder Effekt führen.
told-evicted = Boris verliert hier ein Mitglied: { $place }.
    .why = Der Effekt schickt eines seiner Mitglieder in seinen Vorrat zurück.
told-swapped = Getauscht: { $origin } → { $place }.
    .why = Ein Mitglied von dir und eines von Boris auf einem anderen Plättchen tauschen.
told-end-of-turn = { $played ->
    [yes] Zugende: Du ziehst { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
   *[no] Du passt und ziehst { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
}
    .why = { $played ->
        [yes] Wer gespielt hat, zieht 2 und dazu, was Fähigkeiten bringen.
       *[no] Wer keine Karte spielt, zieht 4.
    }
told-boris-turn = Boris spielt { $cards } Karten.
    .why = Er nutzt nur die Symbole seiner Karten, nie ihre Fähigkeiten.
told-boris = { $card }: ein Zunftmitglied auf das Plättchen { $name }, { $start ->
    [beadle] wo der Stadtamtmann steht
   *[search] das erste passende nach dem Stadtamtmann
} ({ $pawns }/{ $threshold }).
    .why = { $start ->
        [beadle] Seine Suche beginnt beim Stadtamtmann, und dessen Plättchen zeigt das Symbol.
       *[search] Vom Stadtamtmann aus geht er Reihe für Reihe bis zum ersten mit dem Symbol.
    }
told-boris-nothing = { $card }: Kein Plättchen passt, niemand wird eingesetzt.
    .why = Kein Plättchen, auf das er darf, zeigt das Symbol; die Karte wird nicht ersetzt.
told-resolution = Die Plättchen werden gewertet.
    .why = In geraden Runden wird jedes Plättchen mit genug Figuren gewertet, Reihe für Reihe.
told-neutral-used = Ein Neutraler steht dir bei ({ $lent }), { $source ->
    [store] aus deinem Lager.
   *[scoreboard] bezahlt mit { $card }.
}
    .why = Neutrale zählen für deine Mehrheit, nicht für die Schwelle.
told-neutrals-back = Neutrale zurück auf der Wertungstafel: { $n }.
    .why = Ein Neutraler hilft nur auf einem Plättchen, dann geht er zurück.
told-tied = { $name }: Gleichstand, alles bleibt, wie es ist.
    .why = Gleich viele und kein Meister von dir daneben: Das Plättchen wartet.
told-won-tile = { $name }: { $winner ->
    [you] Du gewinnst { $vp } SP und setzt deinen Meister ein.
   *[boris] Boris gewinnt { $vp } SP.
}
    .why = { $winner ->
        [you] Die Schwelle ist erreicht, und du hast die Mehrheit.
       *[boris] Die Schwelle ist erreicht, und Boris hat die Mehrheit.
    }
told-boris-token = Boris erhält { $vp } SP für den zweiten Platz, jetzt { $total }.
    .why = Er war auch dort, aber vom Marker nutzt er nur die Punkte.
told-token = Zweiter Platz: { $token }. Du hast { $total } SP.
    .why = Du warst auch dort, also gehört der Belohnungsmarker dir.
told-token-kept = Der Marker kommt auf die Promokarte: { $tokens }.
    .why = Mit der Promokarte werden Marker behalten; drei davon beanspruchen eine Zunft.
told-beadle = Der Stadtamtmann schließt das Plättchen { $name }: Boris erhält { $vp } SP, jetzt { $total }.
    .why = Jede Runde geht sein Plättchen an Boris; deine Mitglieder kommen ohne Lohn heim.
told-beadle-moves = Der Stadtamtmann geht zum Plättchen { $name } und zählt dort als einer.
    .why = Er steht immer auf der ungewerteten Zunft mit der niedrigsten Rangordnungsnummer.
told-beadle-gone = Der Stadtamtmann kann nirgends mehr hin und verlässt das Spiel.
    .why = Keine Zunft ist mehr ungewertet, also ist diese Runde die letzte.
told-growth = Wachstum: { side }, du hast dort { $yours } { $yours ->
    [one] Mitglied
   *[other] Mitglieder
}.
    .why = Nach Runde 4 und 8 wird die Plantage gewertet.
told-plantation-won = Du gewinnst die Plantage: { $vp } SP, jetzt { $total }.
    .why = Zwei oder mehr deiner Mitglieder reichen für den ersten Platz.
told-plantation-boris = Boris erhält { $vp } SP, jetzt { $total }.
    .why = { $yours ->
        [0] Keines deiner Mitglieder ist dort, also hat er den ersten Platz.
       *[other] Ein einzelnes Mitglied von dir reicht nicht, und Boris bekommt dafür Punkte.
    }
told-plantation-turned = { $n ->
    [0] Die Plantage wird umgedreht: { side }.
   *[other] Die Plantage wird umgedreht: { side }. Zurück in deinem Vorrat: { $n }.
}
    .why = Nach der Wertung kommt die andere Seite, und deine Mitglieder gehen in den Vorrat.
told-claimed = Du beanspruchst das Plättchen { $name } für 3 Marker und 1 Mitglied: { $vp } SP, jetzt { $total }.
    .why = Drei Marker und ein Mitglied aus der Zunfthalle kaufen eine gewertete Zunft ohne Meister.
told-final = Wertung: du { $you }, Boris { $boris }.
    .why = Du zählst Belohnungskarten und benachbarte Meister dazu; Boris hat schon alles.
told-mayoral-vp = { $card }. Ergebnis: { $scored } SP.
    .why = Eine Belohnungskarte zählt, was du am Ende hast, bis zu ihrer Grenze.

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
note-supply = Vorrat { $supply }
spot-tile = { $cell } { tile-id }
note-stands = { $left ->
    [0] reif
   *[other] noch { $left }
}{ $leads ->
    [you] , { $yours } zu { $theirs } für dich
    [boris] , { $theirs } zu { $yours } für Boris
    [nobody] , Gleichstand bei { $yours }
   *[none] {""}
}
note-resolved = gewertet
note-threshold = Schwelle { $threshold }
note-effects = { $effects }
note-brings = { $rewards }
note-second = 2. Platz: { $token }
spot-vp = SP
spot-supply = Vorrat
spot-store = Neutrale
spot-promo = Marker auf der Promokarte
spot-mayoral = { mayoral-id }
spot-plantation = Plantage
note-two = 2 von dir: { $rewards }
note-fewer = mit 1 Mitglied bekommt Boris { $one } SP, mit keinem { $none } SP
note-due = { $round ->
    [0] zählt nicht mehr
   *[other] zählt nach Runde { $round }
}
spot-card = { card-id }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
spot-boris-pawns = Zunftmitglieder auf Plättchen
spot-beadle = Stadtamtmann
note-beadle-vp = { $scores ->
    [yes] { $vp } SP für Boris am Ende der Runde
   *[no] keine SP für Boris in dieser Runde
}
note-beadle-next = danach: { $next }
note-beadle-gone = fort: Mit dieser Runde endet das Spiel
beadle-stop = { $tile } ({ $vp } SP)
beadle-leaves = nirgends, das Spiel endet
spot-scoreboard = Neutrale auf der Wertungstafel
spot-deck = Stapel
spot-discards = Ablagestapel

group-guilds = Zünfte
group-buildings = Besondere Gebäude
group-tokens = Belohnungsmarker
group-cards = Aktionskarten
group-mayoral = Belohnungskarten
group-plantation = Plantage
label-you = du
label-score = Stand
label-total = + { $aims } Ziele = { $total }
label-to-go = { $side ->
    [before] noch
   *[after] {""}
}
label-ripe = reif
label-wins = { $winner ->
    [you] du gewinnst
    [boris] Boris gewinnt
   *[nobody] wartet
}
label-here = { $count } hier · { $supply } im Vorrat
label-lowest = kleinste Nummer zuerst
label-beadle-rule = Jede Runde endet mit seinem Plättchen: Boris wertet es, es schließt.
label-reconstructed = rekonstruierte Ausgabe
label-aims = Deine Ziele
label-pairs = Meister nebeneinander: { $pairs ->
    [one] { $pairs } Paar
   *[other] { $pairs } Paare
}
label-supply = im Vorrat
label-scoreboard = auf der Wertungstafel
label-promo = Promomarker
label-neutrals = deine Neutralen
label-deck = Stapel
label-discards = Ablage
label-legend = Zeichen
label-reward = { $reward ->
    [hire] anwerben
    [plantation] Plantage
    [move] bewegen
    [draw] ziehen
    [mayoral] Belohnungskarte
    [second] zweiter Platz
   *[neutral] Neutraler: +1
}

## End

why = { $outcome ->
    [won] { $you } zu { $boris }: Du hast mehr als dein Gegner.
   *[lost] { $you } zu { $boris }: Zum Sieg hättest du mehr als dein Gegner gebraucht.
}
line-game = Punkte während der Partie
line-mayoral = Belohnungskarten
line-masters = Benachbarte Meister

## Goal and primer

goal-name = Du
goal = meiste SP nach 10 Runden
    .short = meiste SP nach 10 Runden
primer-line = Du und Boris, der dem Stadtamtmann folgt.
primer-1 = Hab mehr SP als Boris
    .detail = Nach zehn Runden. Ein Gleichstand genügt nicht.
primer-2 = Spiel Karten
    .detail = Wirb ein Mitglied an, beweg eines auf ein Plättchen mit ihrem Symbol oder bezahl ihre Fähigkeit. Dann zieh 2, oder 4, wenn du keine gespielt hast.
primer-3 = Jede zweite Runde: Plättchen
    .detail = Genug Figuren darauf? Wer die meisten hat, gewinnt es (dein Meister bleibt), der Zweite nimmt den Marker.
primer-4 = Boris spielt { $level ->
        [rik] vier
       *[other] drei
    } Karten
    .detail = Jede bringt eine Figur auf das nächste Plättchen mit dem Symbol, ab dem Stadtamtmann.
primer-5 = Der Stadtamtmann schließt
    .detail = Nach jeder Runde wird sein Plättchen umgedreht. Die Punkte gehen an Boris.
primer-6 = Die Plantage
    .detail = Nach Runde 4 und 8: Zwei Figuren dort gewinnen sie. Bei weniger punktet Boris.

## Themes: what an answer is better or worse for, in hints and reviews

theme-tiles = { $sense ->
    [better] gewinnt mehr auf den Plättchen
   *[worse] gewinnt weniger auf den Plättchen
}
theme-boris = { $sense ->
    [better] lässt deinem Gegner weniger
   *[worse] lässt deinem Gegner mehr
}
theme-men = { $sense ->
    [better] besser für deine Zunftmitglieder
   *[worse] kostet Zunftmitglieder
}
theme-cards = { $sense ->
    [better] besser für deine Kartenhand
   *[worse] schlechter für deine Kartenhand
}
theme-plantation = { $sense ->
    [better] besser für die Plantage
   *[worse] schlechter für die Plantage
}
theme-mayoral = { $sense ->
    [better] besser für die Belohnungskarten
   *[worse] schlechter für die Belohnungskarten
}
theme-masters = { $sense ->
    [better] besser für deine Meister
   *[worse] schlechter für deine Meister
}
theme-points = { $sense ->
    [better] besser für den Punktestand
   *[worse] schlechter für den Punktestand
}
