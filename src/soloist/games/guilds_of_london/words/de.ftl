### Die Zünfte von London auf Deutsch. Zunftnamen folgen auf „das Plättchen“ und werden nicht gebeugt.

game-title = Die Zünfte von London
game-line = Schick deine Zunftmitglieder in die Zünfte und schlag Boris, der dem Stadtamtmann folgt.
short-title = Zünfte
opponent = Boris
opponent-rik = Rik
level-legend = Gegner

level-boris = Boris
level-rik = Rik
level-boris-line = drei Karten pro Zug
level-rik-line = Boris mit vier Karten pro Zug

## Names

colour = { $colour ->
    [yellow] Gelb
    [blue] Blau
    [red] Rot
    [green] Grün
    [purple] Violett
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
cell = { $cell } { tile-id } ({ $pawns }/{ $threshold }, du { $yours }, Boris { $theirs })
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
    [1] kostet 1 Karte
   *[other] kostet { $cost } Karten
}
card-text = { card-id } ({ $symbols }, { card-cost }): { $effects }
tile-text = { tile-id } ({ tile-number }, { $symbols }, Schwelle { $threshold }): { $rewards }
mayoral-note = { $vp } SP pro { $counted }, höchstens { $most }
mayoral-text = { mayoral-id }: { mayoral-note }
count-masters-with-symbol = Meister auf einem Plättchen der Farbe { $symbol }
count-masters-total = Meister
count-masters-on-outer-ring = Meister am Rand
count-masters-on-inner-ring = Meister rund um die Zunfthalle
count-masters-on-corners = Meister in einer Ecke
count-largest-group = Meister in deiner größten zusammenhängenden Gruppe
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
count-masters-threshold-min = Meister auf einem Plättchen mit Schwelle { $number } oder mehr
count-masters-threshold-max = Meister auf einem Plättchen mit Schwelle { $number } oder weniger
count-distinct-symbols = Symbolart unter deinen Meistern (alle fünf: { $number } extra)
side-text = { side }, mit mindestens 2 deiner Zunftmitglieder: { $rewards }
nothing = nichts
effect-gain-vp = { $n } SP
effect-vp-per = { $vp } SP { $per ->
    [own-on-plantation] pro Zunftmitglied auf der Plantage
   *[two-own-masters] für je zwei deiner Meister
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
    [one] Neutralen
   *[other] Neutrale
} bekommen
effect-mayoral = { $draw } { $draw ->
    [one] Belohnungskarte
   *[other] Belohnungskarten
} ansehen, { $keep } behalten
effect-evict-opponent = { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} von Boris zurückschicken
effect-swap-with-opponent = ein Mitglied gegen eines von Boris tauschen
effect-wild-symbols = in diesem Zug führt jede Karte auf jedes Plättchen
effect-no-hand-limit = ab jetzt kein Handkartenlimit
effect-choose-one = wähl eines: { $options }
effect-not-now = { $effect } (zurzeit wirkungslos)
effect-left = { $effect }{ $of ->
    [0] {""}
    [1] {""}
   *[other] , noch { $left }
}

## What an edition may do wrong

wrong-priority-twice = guild: die Rangordnungsnummer { $number } kommt zweimal vor, auf { $first } und auf { $second }
wrong-colours = { $low } bis { $high } verschiedene Farben
wrong-two-options = eine Liste von mindestens zwei Effekten

## Questions and options

ask-tile-laid = Welches Plättchen hast du auf { $cell } gelegt?
    .about = Leg ein zufälliges Plättchen auf { $cell }
ask-token-laid = Welchen Belohnungsmarker hast du auf { $cell } gelegt?
    .about = Leg einen zufälligen Belohnungsmarker auf { $cell }, { tile-id }
ask-side = Welche Seite der Plantage liegt oben?
ask-card-drawn = Welche Karte hast du gezogen?
    .about = Zieh eine Aktionskarte
ask-boris-card = Welche Karte hast du für Boris gezogen?
    .about = Zieh eine Aktionskarte für Boris
ask-mayoral-drawn = Welche Belohnungskarte hast du gezogen?
    .about = Zieh eine Belohnungskarte
ask-keep-card = Welche Karte behältst du?
    .about = { $left ->
        [1] {""}
       *[other] Du behältst { $left } dieser Karten
    }
ask-keep-mayoral = Welche Belohnungskarte behältst du?
    .about = Dein eigenes Ziel: Diese Karte bringt am Spielende SP{ $left ->
        [1] {""}
       *[other] . Du behältst { $left } Karten
    }
ask-card = { $played ->
    [yes] Welche Karte spielst du als Nächstes?
   *[no] Welche Karte spielst du, und wofür?
}
ask-pay = Mit welcher Karte zahlst du?
    .about = { $left ->
        [1] Fähigkeit: { $effects }
       *[other] Noch { $left } Karten zu zahlen. Fähigkeit: { $effects }
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
ask-group = Welche Gruppe bewegst du, und wohin?
    .about = Effekt: { effect-left }
ask-group-size = Wie viele Mitglieder bewegst du?
ask-plantation = Welches Mitglied schickst du zur Plantage?
    .about = Effekt: { effect-left }
ask-plantation-number = Wie viele Mitglieder schickst du?
    .about = Effekt: { $effect }
ask-hire-to-tile = Auf welches Plättchen kommt das neue Mitglied?
    .about = Effekt: { effect-left }
ask-evict = Welches Mitglied von Boris schickst du zurück?
    .about = Effekt: { effect-left }
ask-swap = Welches deiner Mitglieder tauschst du?
    .about = Effekt: { effect-left }
ask-swap-with = Gegen welches Mitglied von Boris tauschst du?
    .about = Dein Mitglied steht auf { $cell }
ask-take-discard = Welche Karte nimmst du?
    .about = Effekt: { effect-left }
ask-choose-one = Welchen Effekt wählst du?
ask-limit = Welche Karte legst du ab?
    .about = Dein Handkartenlimit ist 7{ $left ->
        [1] {""}
       *[other] , leg { $left } ab
    }
ask-neutral = Holst du einen Neutralen dazu?
    .about = { $cell } { tile-id }: du { $yours }, Boris { $theirs }
ask-claim-now = Beanspruchst du jetzt eine gewertete Zunft?
    .about = Kostet 3 Marker von der Promokarte und 1 Mitglied aus der Zunfthalle
option-card = { card-id }
    .detail = { $symbols }, { card-cost }; { $effects }
option-tile = { tile-id }
    .detail = { tile-number }, { $symbols }, Schwelle { $threshold }; { $rewards }
option-mayoral = { mayoral-id }
    .detail = { mayoral-note }; jetzt { $scored } SP
option-side = { side }
    .detail = mit mindestens 2 deiner Zunftmitglieder { $rewards }
option-payment = { card-id }
    .detail = { $symbols }
option-goal = { $cell } { tile-id }
    .detail = für die Mehrheit { $prize }; { then-there }
option-from = Von { $cell } { tile-id }
    .detail = dein Mitglied verlässt dieses Plättchen; { then-there }
then-there = { $left ->
    [0] dann ist die Schwelle erreicht
    [one] dann fehlt noch { $left }
   *[other] dann fehlen noch { $left }
} (du { $yours }{ $theirs ->
    [0] {""}
   *[other] , Boris { $theirs }
})
option-embark = Ein Mitglied ({ $place })
    .detail = { $rest } { $rest ->
        [one] bleibt
       *[other] bleiben
    } dort; dann { $plantation } auf der Plantage
option-embark-some = { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} schicken
    .detail = { $place }, { $rest } { $rest ->
        [one] bleibt
       *[other] bleiben
    } dort; dann { $plantation } auf der Plantage
option-claim-tile = { $cell } { tile-id } beanspruchen
    .detail = kostet 3 Marker und 1 Mitglied aus der Zunfthalle; { $vp } SP und ein Meister
option-end = { $played ->
    [yes] Zug beenden
   *[no] Passen
}
    .detail = { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } ziehen{ $over ->
        [0] {""}
       *[other] , { $over } ablegen (Limit 7)
    }; dann spielt Boris{ $even ->
        [yes] , Plättchen werden gewertet und das des Stadt­amtmanns wird umgedreht
       *[no] { $vp ->
            [0] {""}
           *[other] {" "}und bekommt { $vp } SP für das Plättchen des Stadt­amtmanns
        }
    }
last-card = { $left ->
    [0] {" (deine letzte Karte)"}
   *[other] {""}
}
option-hire = { card-id } ({ $n } anwerben)
    .here = { $n } anwerben
    .detail = Karte ablegen; dann { $guildhall } in der Zunfthalle, { $supply } im Vorrat{ $better ->
        [yes] . Die Fähigkeit bringt für dieselbe Karte mehr: { $more }
       *[no] {""}
    }{ last-card }
option-move = { card-id } (1 Mitglied bewegen)
    .here = 1 Mitglied bewegen
    .detail = Karte ablegen; auf ein { $wild ->
        [yes] beliebiges Plättchen
       *[no] Plättchen mit dem Symbol { $symbols }
    }{ last-card }
option-ability = { card-id } (Fähigkeit)
    .here = Fähigkeit
    .detail = { $cost ->
        [0] kostet nur diese Karte; { $effects }
        [1] kostet diese Karte und 1 andere; { $effects }
       *[other] kostet diese Karte und { $cost } andere; { $effects }
    }{ last-card }
gesture-move = Fertig: 1 nach { $goal } bewegen
gesture-lifted = Ein markiertes Plättchen bewegt 1 Mitglied dorthin. Oder wähl:
gesture-from = Welches Mitglied zieht?
gesture-back = Zurückstellen
option-stop = Hier aufhören
    .detail = der Rest des Effekts verfällt
option-group-way = Von { $cell } nach { $goal } { tile-id }
    .detail = höchstens { $yours }; für die Mehrheit { $prize }, { $left ->
        [0] Schwelle schon erreicht
        [one] jetzt fehlt noch { $left }
       *[other] jetzt fehlen noch { $left }
    } (du { $others }, Boris { $theirs })
option-group = { $n } nach { $cell } { tile-id }
    .detail = für die Mehrheit { $prize }; { then-there }
option-no-neutral = Keinen Neutralen holen
    .detail = { $then }
option-store = Ein Neutraler aus deinem Lager
    .detail = du hast { $store }; { $then }
option-neutral = { card-id } ablegen
    .detail = { $symbols }, für einen Neutralen; { $then }
neutral-then = { $winner ->
    [you] du gewinnst { $yours }–{ $theirs }: { $rewards } und ein Meister
    [boris] Boris gewinnt { $theirs }–{ $yours } ({ $vp } SP), zweiter Platz: { $token }
   *[nobody] Gleichstand { $yours }–{ $theirs }, das Plättchen wird nicht gewertet
}
option-go-on = Weiter
    .detail = jetzt nichts beanspruchen
## Story, each with its reason

told-setup = { $cards ->
    [3] Aufbau. Boris spielt 3 Karten pro Zug.
   *[other] Aufbau. Rik spielt wie Boris, aber { $cards } Karten pro Zug. Ab hier heißt er Boris.
}
    .why = Die Stufe bestimmt, wie viele Karten er spielt. Der Rest wird wie zu zweit aufgebaut.
told-side = Die Plantage beginnt mit { side }.
    .why = Die Startseite wird ausgelost, wenn du sie nicht gewählt hast.
told-raised = { $side ->
    [virginia] Die sechs Zünfte mit den niedrigsten Rangordnungsnummern brauchen 1 Figur mehr.
   *[ulster] Die sechs Zünfte mit den höchsten Rangordnungsnummern brauchen 1 Figur mehr.
}
    .why = Ein liegender Neutraler erhöht ihre Schwelle um 1. Die Seite der Plantage bestimmt, welche sechs.
told-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}.
    .why = Eine Karte wurde gebraucht, und der Nachziehstapel war leer.
told-drawn = Du ziehst { $card }.
    .why = Gezogene Karten kommen einzeln auf deine Hand.
told-seen = Du siehst { $card }.
    .why = Der Effekt lässt dich Karten ansehen, bevor du wählst.
told-kept = Du behältst { $card }.
    .why = Die anderen angesehenen Karten werden abgelegt.
told-taken = Du nimmst vom Ablagestapel { $card }.
    .why = Der Ablagestapel liegt offen, und der Effekt lässt dich davon nehmen.
told-paid = Du zahlst mit { $card }.
    .why = Jede andere Karte, die du ablegst, zahlt 1 Münze der Kosten.
told-discarded = Du legst ab: { $card }.
    .why = Am Ende deines Zuges darfst du höchstens 7 Karten behalten.
told-mayoral = Du behältst { $card }.
    .why = Belohnungskarten zählen am Spielende. Die anderen kommen auf ihren eigenen Ablagestapel.
told-round = Runde { $round }
    .why = Es gibt zehn Runden. Kann der Stadtamtmann nirgends mehr hin, sind es weniger.
told-your-turn = Dein Zug.
    .why = Du spielst immer vor deinem Gegner.
told-card = Du spielst { $card } { $use ->
    [hire] zum Anwerben.
    [move] zum Bewegen.
   *[ability] für die Fähigkeit.
}
    .why = { $use ->
        [hire] Du kannst jede Karte zum Anwerben ablegen.
        [move] Eine abgelegte Karte bewegt ein Mitglied auf ein Plättchen mit ihrem Symbol.
       *[ability] Die Karte liegt bis zum Ende des Zuges vor dir.
    }
told-hired = Du wirbst { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} an, jetzt { $guildhall } in der Zunfthalle.
    .why = Neue Mitglieder kommen aus deinem Vorrat, solange er reicht.
told-hire-bonus = In diesem Zug bringt jedes Anwerben { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
} mehr.
    .why = Das gilt bis zum Ende des Zuges für Karten, die du zum Anwerben ablegst.
told-wild = In diesem Zug führt jede deiner Karten auf jedes Plättchen.
    .why = Bis zum Ende des Zuges spielt das Symbol abgelegter Karten beim Bewegen keine Rolle.
told-no-hand-limit = Du hast ab jetzt kein Handkartenlimit.
    .why = Diese Belohnung gilt für den Rest der Partie.
told-draw-end = Am Zugende ziehst du { $n } { $n ->
    [one] Karte
   *[other] Karten
} mehr.
    .why = Diese Karten kommen beim Ziehen am Zugende dazu.
told-scored = Du bekommst { $vp } SP, jetzt { $total }.
    .why = Punkte aus Fähigkeiten und Belohnungen zählen sofort.
told-neutral = Du nimmst { $n } { $n ->
    [one] Neutralen
   *[other] Neutrale
} in dein Lager.
    .why = Neutrale kommen von der Wertungstafel, solange dort welche liegen.
told-plantation = Du schickst { $n } { $n ->
    [one] Mitglied
   *[other] Mitglieder
}: { $origin } → Plantage, jetzt { $plantation } dort.
    .why = Die Plantage wird nach Runde 4 und 8 gewertet.
told-moved = { $n ->
    [1] Du bewegst ein Mitglied:
   *[other] Du bewegst { $n } Mitglieder:
} { $origin } → { $place }.
    .why = Ein Mitglied geht nur dorthin, wo Karte oder Effekt es erlauben.
told-evicted = Boris verliert ein Mitglied auf { $place }.
    .why = Der Effekt schickt eines seiner Mitglieder in seinen Vorrat zurück.
told-swapped = Du tauschst Mitglieder zwischen { $origin } und { $place }.
    .why = Ein Mitglied von dir und eines von Boris auf einem anderen Plättchen tauschen die Plätze.
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
        [yes] Wer gespielt hat, zieht 2 Karten und dazu die aus Fähigkeiten.
       *[no] Wer keine Karte spielt, zieht 4.
    }
told-boris-turn = Boris spielt { $cards } Karten.
    .why = Er nutzt nur die Symbole seiner Karten, nie ihre Fähigkeiten.
told-boris = { $card }: Boris setzt ein Mitglied auf das Plättchen { $name }, { $start ->
    [beadle] wo der Stadtamtmann steht
   *[search] das erste passende nach dem Stadtamtmann
} ({ $pawns }/{ $threshold }).
    .why = { $start ->
        [beadle] Seine Suche beginnt beim Stadtamtmann, und dessen Plättchen zeigt das Symbol.
       *[search] Er sucht ab dem Stadtamtmann Reihe für Reihe das erste Plättchen mit dem Symbol.
    }
told-boris-nothing = { $card }: Kein Plättchen passt, Boris setzt niemanden ein.
    .why = Kein Plättchen, auf das er darf, zeigt das Symbol. Die Karte wird nicht ersetzt.
told-resolution = { $ripe ->
    [yes] Die Plättchen werden gewertet.
   *[no] Die Plättchen werden gewertet: Keine Schwelle ist erreicht.
}
    .why = In geraden Runden wird jedes Plättchen gewertet, dessen Schwelle erreicht ist, Reihe für Reihe.
told-neutral-used = Du holst einen Neutralen dazu, { $source ->
    [store] aus deinem Lager
   *[scoreboard] bezahlt mit { $card }
}, jetzt { $lent } hier.
    .why = Neutrale zählen für deine Mehrheit, nicht für die Schwelle.
told-neutrals-back = { $n } { $n ->
    [one] Neutraler geht
   *[other] Neutrale gehen
} auf die Wertungstafel zurück.
    .why = Ein Neutraler hilft nur auf einem Plättchen.
told-tied = { $name }: Gleichstand, das Plättchen wird nicht gewertet.
    .why = Du hast so viele wie Boris, und kein Meister von dir steht daneben.
told-won-tile = { $name }: { $winner ->
    [you] Du gewinnst { $vp } SP und setzt deinen Meister ein.
   *[boris] Boris gewinnt { $vp } SP.
}{ $back ->
    [0] {""}
    [one] {" "}Eines deiner Mitglieder geht zurück { back-home }.
   *[other] {" "}{ $back } deiner Mitglieder gehen zurück { back-home }.
}
    .why = { $winner ->
        [you] Die Schwelle ist erreicht, und du hast die Mehrheit.
       *[boris] Die Schwelle ist erreicht, und Boris hat die Mehrheit.
    }
back-home = { $home ->
    [supply] in den Vorrat
   *[guildhall] in die Zunfthalle
}
told-boris-token = Boris bekommt { $vp } SP für den zweiten Platz, jetzt { $total }.
    .why = Von einem Belohnungsmarker bekommt Boris nur die SP.
told-token = Zweiter Platz: { $token }. Du hast { $total } SP.
    .why = Mit einem Mitglied dort nimmst du den Belohnungsmarker für den zweiten Platz.
told-token-kept = Der Marker kommt auf die Promokarte. Marker dort: { $tokens }.
    .why = Mit der Promokarte behältst du deine Marker. Mit drei davon beanspruchst du eine Zunft.
told-beadle = Stadtamtmann-Wertung: Das Plättchen { $name } wird umgedreht. Boris bekommt { $vp } SP, jetzt { $total }.
    .why = Jede Runde endet mit dieser Wertung. Deine Mitglieder dort kehren ohne Belohnung zurück.
told-beadle-moves = Der Stadtamtmann geht zum Plättchen { $name } und zählt dort als eine Figur.
    .why = Er steht immer auf der ungewerteten Zunft mit der niedrigsten Rangordnungsnummer.
told-beadle-gone = Der Stadtamtmann kann nirgends mehr hin und verlässt das Spiel.
    .why = Alle Zünfte sind gewertet, also ist diese Runde die letzte.
told-growth = Wachstum: { side }, du hast dort { $yours } { $yours ->
    [one] Mitglied
   *[other] Mitglieder
}.
    .why = Nach Runde 4 und 8 wird die Plantage gewertet.
told-plantation-won = Du gewinnst die Plantage: { $vp } SP, jetzt { $total }.
    .why = Zwei oder mehr deiner Mitglieder reichen für den ersten Platz.
told-plantation-boris = Boris bekommt { $vp } SP für die Plantage, jetzt { $total }.
    .why = { $yours ->
        [0] Du hast dort niemanden, also bekommt Boris den ersten Platz.
       *[other] Ein einzelnes Mitglied reicht nicht, also bekommt Boris Punkte.
    }
told-plantation-turned = { $n ->
    [0] Die Plantage wird umgedreht: { side }.
   *[other] Die Plantage wird umgedreht: { side }. Zurück in deinem Vorrat: { $n }.
}
    .why = Nach jeder Wertung wird die Plantage umgedreht. Deine Mitglieder gehen in den Vorrat.
told-claimed = Du beanspruchst das Plättchen { $name } für 3 Marker und 1 Mitglied: { $vp } SP, jetzt { $total }.
    .why = Drei Marker und ein Mitglied aus der Zunfthalle kaufen eine gewertete Zunft ohne Meister.
told-final = Schlusswertung: du { $you }, Boris { $boris }.
    .why = Du zählst Belohnungskarten und benachbarte Meister dazu. Für Boris kommt nichts hinzu.
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
zone-boris = Boris ({ $cards } Karten pro Zug)
spot-guildhall = C3 Zunfthalle
note-supply = Vorrat { $supply }
spot-tile = { $cell } { tile-id }
note-stands = { $left ->
    [0] Schwelle erreicht
   *[other] noch { $left } nötig
}{ $leads ->
    [you] , { $yours }–{ $theirs } für dich
    [boris] , { $theirs }–{ $yours } für Boris
    [nobody] , Gleichstand { $yours }–{ $theirs }
   *[none] {""}
}
note-resolved = gewertet
note-threshold = Schwelle { $threshold }
note-effects = { $effects }
note-brings = { $rewards }
note-second = 2. Platz: { $token }
spot-vp = SP
note-more-vp = { $kind ->
    [goals] +{ $goals } für Ziele
    [masters] +{ $masters } für benachbarte Meister
   *[both] +{ $goals } für Ziele, +{ $masters } für benachbarte Meister
}
    .short = +{ $more } am Ende
spot-supply = Vorrat
spot-store = Neutrale
spot-promo = Marker auf der Promokarte
spot-mayoral = { mayoral-id }
spot-plantation = Plantage
note-two = 2 Mitglieder: { $rewards }
note-fewer = für Boris: { $one } SP bei 1 Mitglied von dir, { $none } SP bei keinem
note-due = { $round ->
    [0] keine Wertung mehr
   *[other] Wertung nach Runde { $round }
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
note-beadle-gone = fort: Nach dieser Runde endet das Spiel
beadle-stop = { $tile } ({ $vp } SP)
beadle-leaves = nirgends, das Spiel endet
spot-scoreboard = Neutrale auf der Wertungstafel
spot-deck = Nachziehstapel
spot-discards = Ablagestapel

group-guilds = Zünfte
group-buildings = Besondere Gebäude
group-tokens = Belohnungsmarker
group-cards = Aktionskarten
group-mayoral = Belohnungskarten
group-plantation = Plantage
label-you = du
label-score = Stand
label-total = + { $aims } (Ziele) = { $total }
label-to-go = { $side ->
    [before] noch
   *[after] {""}
}
label-ripe = bereit
label-wins = { $winner ->
    [you] du gewinnst
    [boris] Boris gewinnt
   *[nobody] Gleichstand
}
label-here = { $count } hier · { $supply } im Vorrat
label-lowest = kleinste Nummer zuerst
label-beadle-rule = Am Rundenende wird sein Plättchen umgedreht und Boris bekommt die Punkte.
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
label-legend = Symbole
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
    [won] { $you }–{ $boris }: Du hast mehr SP als dein Gegner.
   *[lost] { $you }–{ $boris }: Du hättest mehr SP als dein Gegner gebraucht.
}
line-game = Punkte während der Partie
line-mayoral = Belohnungskarten
line-masters = Benachbarte Meister

## Goal and primer

goal-name = Du
goal = meiste SP nach 10 Runden
    .short = meiste SP nach 10 Runden
primer-line = Du und Boris, der dem Stadtamtmann folgt.
primer-1 = Hol mehr SP als Boris
    .detail = Nach zehn Runden. Ein Gleichstand genügt nicht.
primer-2 = Spiel Karten
    .detail = Wirb ein Zunftmitglied an, beweg eines auf ein Plättchen mit dem Symbol der Karte oder nutz ihre Fähigkeit. Dann zieh 2, oder 4, wenn du keine gespielt hast.
primer-3 = Gerade Runden: Plättchen
    .detail = Schwelle erreicht? Die Mehrheit gewinnt das Plättchen (dein Meister bleibt), der zweite Platz nimmt den Marker.
primer-4 = Boris spielt { $level ->
        [rik] vier
       *[other] drei
    } Karten
    .detail = Jede bringt ein Mitglied auf das nächste Plättchen mit ihrem Symbol, ab dem Stadtamtmann.
primer-5 = Die Stadtamtmann-Wertung
    .detail = Nach jeder Runde wird sein Plättchen umgedreht. Boris bekommt die Punkte.
primer-6 = Die Plantage
    .detail = Nach Runde 4 und 8: Mit zwei Mitgliedern dort gewinnst du. Sonst punktet Boris.

## Guide of the first game

guide-ask-keep-mayoral = Du behältst ein Ziel. Es kann am Spielende SP bringen.
guide-ask-card = Mit einer Karte kannst du anwerben, ein Mitglied bewegen oder ihre Fähigkeit nutzen.
guide-ask-card-2 = Spiel beliebig viele Karten. Danach ziehst du 2, oder 4, wenn du keine gespielt hast.
guide-ask-card-3 = In geraden Runden werden Plättchen gewertet. Die Mehrheit gewinnt das Plättchen.
guide-ask-card-4 = Nach jeder Runde bekommt Boris die Punkte vom Plättchen des Stadtamtmanns.
guide-ask-move = Ein Mitglied zieht auf ein Plättchen mit dem Symbol der Karte.
guide-ask-target = Ein Effekt kann mehr Mitglieder bewegen als eine abgelegte Karte.
guide-ask-taken-up = Ein Mitglied kann auch von einem Plättchen auf ein anderes ziehen.
guide-ask-group-size = Du wählst, wie viele zusammen ziehen. Die Mehrheit gewinnt das Plättchen.
guide-ask-pay = Manche Fähigkeiten kosten Karten. Die gezahlten Karten legst du ab.
guide-ask-plantation = Mit zwei Mitgliedern auf der Plantage gewinnst du sie nach Runde 4 und 8.
guide-ask-neutral = Ein Neutraler zählt bei dieser Wertung wie ein Mitglied von dir.
guide-ask-limit = Am Ende deines Zuges behältst du höchstens 7 Karten.
guide-end = Die Begleitung endet hier. Schlag Boris! „?“ erklärt die Regeln, „Tipp“ empfiehlt eine Antwort.

## Themes: what an answer is better or worse for, in hints and reviews

amount-vp = { $sense ->
    [better] { $amount } SP mehr für dich
   *[worse] { $amount } SP weniger für dich
}
amount-boris = { $sense ->
    [better] dein Gegner hat { $amount } SP weniger
   *[worse] dein Gegner hat { $amount } SP mehr
}
amount-masters = { $sense ->
    [better] { $amount } Meister mehr
   *[worse] { $amount } Meister weniger
}
amount-men = { $sense ->
    [better] { $amount ->
        [one] 1 Zunftmitglied mehr in der Zunfthalle
       *[other] { $amount } Zunftmitglieder mehr in der Zunfthalle
    }
   *[worse] { $amount ->
        [one] 1 Zunftmitglied weniger in der Zunfthalle
       *[other] { $amount } Zunftmitglieder weniger in der Zunfthalle
    }
}
amount-placed = { $sense ->
    [better] { $amount ->
        [one] 1 Zunftmitglied mehr auf den Plättchen
       *[other] { $amount } Zunftmitglieder mehr auf den Plättchen
    }
   *[worse] { $amount ->
        [one] 1 Zunftmitglied weniger auf den Plättchen
       *[other] { $amount } Zunftmitglieder weniger auf den Plättchen
    }
}
amount-cards = { $sense ->
    [better] { $amount ->
        [one] 1 Karte mehr auf der Hand
       *[other] { $amount } Karten mehr auf der Hand
    }
   *[worse] { $amount ->
        [one] 1 Karte weniger auf der Hand
       *[other] { $amount } Karten weniger auf der Hand
    }
}
amount-mayoral = { $sense ->
    [better] { $amount ->
        [one] 1 Belohnungskarte mehr
       *[other] { $amount } Belohnungskarten mehr
    }
   *[worse] { $amount ->
        [one] 1 Belohnungskarte weniger
       *[other] { $amount } Belohnungskarten weniger
    }
}
theme-tiles = { $sense ->
    [better] du gewinnst mehr auf den Plättchen
   *[worse] du gewinnst weniger auf den Plättchen
}
theme-boris = { $sense ->
    [better] dein Gegner bekommt weniger Punkte
   *[worse] dein Gegner bekommt mehr Punkte
}
theme-men = { $sense ->
    [better] du hast mehr Zunftmitglieder zur Verfügung
   *[worse] du hast weniger Zunftmitglieder zur Verfügung
}
theme-cards = { $sense ->
    [better] du behältst eine bessere Hand
   *[worse] du behältst eine schlechtere Hand
}
theme-plantation = { $sense ->
    [better] du gewinnst eher die Plantage
   *[worse] die Plantage ist schwerer zu gewinnen
}
theme-mayoral = { $sense ->
    [better] deine Belohnungskarten bringen mehr
   *[worse] deine Belohnungskarten bringen weniger
}
theme-masters = { $sense ->
    [better] du bekommst mehr Meister
   *[worse] du bekommst weniger Meister
}
theme-points = { $sense ->
    [better] du stehst nach Punkten besser da
   *[worse] du stehst nach Punkten schlechter da
}
