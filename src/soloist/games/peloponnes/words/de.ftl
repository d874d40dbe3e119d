### Peloponnes mit Heroes and Colonies auf Deutsch.

game-title = Peloponnes: Heroes and Colonies
game-line = Bau eine Zivilisation auf, steigere Prestige und Bevölkerung gemeinsam und schlag Angelos.
short-title = Peloponnes
opponent = Angelos
level-legend = Rang von Angelos

level-soldier = Einfacher Soldat
level-sergeant = Unteroffizier
level-officer = Offizier
level-general = General
level-soldier-line = Angelos hat weder Zivilisation noch Held
level-sergeant-line = Angelos hat eine Zivilisation
level-officer-line = Angelos hat einen Helden
level-general-line = Angelos hat eine Zivilisation und einen Helden

## Names

goods = { $good ->
    [wood] { $amount } Holz
    [stone] { $amount } Stein
    [food] { $amount } Nahrung
    [luxury] { $amount } { $amount ->
        [one] Luxusgut
       *[other] Luxus­güter
    }
    [coins] { $amount } { $amount ->
        [one] Münze
       *[other] Münzen
    }
    [inhabitants] { $amount } Bewohner
   *[strength] { $amount } Stärke
}
store = { $good ->
    [wood] Holz
    [stone] Stein
    [food] Nahrung
    [luxury] Luxus­güter
    [coins] Münzen
    [inhabitants] Bewohner
   *[strength] Stärke
}
minus = −{ $goods }
list = { $parts }
nothing = nichts
disaster = { $disaster ->
    [decline] Verfall
    [drought] Dürre
    [earthquake] Erdbeben
    [plague] Pest
    [tempest] Unwetter
    [persians] Perser
   *[blank] Leer
}
row = { $row ->
    [conquest] Eroberungs­reihe
   *[normal] normale Reihe
}
kind = { $kind ->
    [civilization] Zivili­sation
    [hero] Held
   *[colony] Kolonie
}
tile-name = { $id ->
    [bare-peaks] Kahle Gipfel
    [wooded-river-valley] Bewaldetes Flusstal
    [golden-foothills] Goldenes Vor­gebirge
    [mixed-highland] Gemischtes Hochland
    [wide-grainfield] Weites Kornfeld
    [field-by-the-grove] Feld am Hain
    [deep-forest] Tiefer Wald
    [grove-by-the-field] Hain am Feld
    [small-grove-by-the-field] Kleiner Hain am Feld
    [forested-hills] Bewaldete Hügel
    [settled-field-and-grove] Besie­deltes Feld mit Hain
    [granary-plain] Ebene der Korn­speicher
    [settled-forest] Besie­delter Wald
    [settled-highland] Besie­deltes Hochland
    [settled-peaks] Besiedelte Gipfel
    [silver-foothills] Silbernes Vor­gebirge
    [silver-wooded-hills] Silberne Wald­hügel
    [populous-forest] Dicht besie­delter Wald
    [populous-highland] Dicht besie­deltes Hochland
    [proud-peaks] Stolze Gipfel
    [barracks] Kaserne
    [bridge] Brücke
    [market] Markt
    [street] Straße
    [port] Hafen
    [aqueduct] Aquädukt
    [agora] Agora
    [epidauros-odeon] Odeon von Epidauros
    [leonidaion] Leoni­daion
    [granary] Korn­speicher
    [quarry] Stein­bruch
    [well] Brunnen
    [temple-of-apollo] Apollon­tempel
    [cyclopean-masonry] Zyklopen­mauer
    [agriculture] Land­wirtschaft
    [workshop-of-phidias] Werkstatt des Phidias
    [stoa] Stoa
    [statue-of-zeus] Zeusstatue
    [liongate] Löwentor
    [tiryns-fortress] Festung Tiryns
   *[other] { $id }
}
person = { $id ->
    [messene] Messene
    [patras] Patras
    [arkadia] Arkadia
    [korinth] Korinth
    [sparta] Sparta
    [pylos] Pylos
    [argos] Argos
    [sisyphus] Sisyphos
    [hector] Hektor
    [andromeda] Andromeda
    [tantalus] Tantalos
    [odysseus] Odysseus
    [penelope] Penelope
    [daedalus] Dädalus
    [ariadne] Ariadne
    [achilles] Achilles
    [heracles] Herakles
    [theseus] Theseus
    [perseus] Perseus
    [jason] Jason
    [helen] Helena
    [milet] Milet
    [byzantion] Byzantion
    [massalia] Massalia
    [kyrene] Kyrene
    [taras] Taras
    [sinope] Sinope
    [trapezous] Trapezunt
    [neapolis] Neapel
    [olbia] Olbia
    [emporion] Emporion
   *[other] { $id }
}
tile-text = { $name } ({ $kind ->
    [land] Land­schaft
   *[building] Gebäude
}, { $parts })
tile-prestige = { $inhabitants ->
    [0] Prestige { $prestige }
   *[other] Prestige { $prestige }, { $people }
}
tile-once = einmalig { $goods }
tile-income = Einkommen { $goods }
tile-choice = { $n ->
    [1] jede Runde 1 Gut nach Wahl
   *[other] jede Runde { $n } Güter nach Wahl
}
tile-cost = Kosten { $goods }
protects = schützt vor { $disasters }
tile-free-land = Land­schaften müssen nicht zusammen­passen
tile-supply = Versorgungs­symbol
start = zu Beginn { $goods }
person-text = { person }: { $parts }
hero-clovers = { $clovers ->
    [0] bei Angelos kein zusätzliches Kleeblatt
    [1] bei Angelos 1 zusätzliches Kleeblatt
   *[other] bei Angelos { $clovers } zusätzliche Klee­blätter
}
storage = lagert { $wood } Holz, { $stone } Stein, { $food } Nahrung
ability-building-discount = Gebäude kosten { $goods } weniger
ability-persian-defence-bonus = { $amount } Stärke mehr gegen die Perser
ability-supply-food-discount = { $amount } Nahrung weniger in jeder Versorgungs­runde
ability-conquest-discount = Plättchen der Eroberungs­reihe kosten { $amount } { $amount ->
    [one] Münze
   *[other] Münzen
} weniger
ability-free-land-placement = Land­schaften müssen nicht zusammen­passen
ability-no-halving-internal = Stärke wird nach inneren Konflikten nicht halbiert
ability-internal-win-extra-citizen = { $amount } Bewohner mehr für jeden gewonnenen inneren Konflikt
ability-save-one-tile-free = rettet bei Erdbeben und Unwetter ein Plättchen kostenlos
ability-supply-inhabitant = { $amount } Bewohner in jeder Versorgungs­runde
ability-tie_win = gewinnt innere Konflikte bei Gleichstand
ability-supply_food = { $amount } Nahrung mehr in jeder Versorgungs­runde
ability-conquest_price = Plättchen der Eroberungs­reihe kosten { $amount } { $amount ->
    [one] Münze
   *[other] Münzen
} mehr
ability-persian_loss = eine Niederlage gegen die Perser kostet { $amount } Bewohner mehr
ability-pass_coins = Passen bringt { $amount } { $amount ->
    [one] Münze
   *[other] Münzen
}
ability-coins_per_prestige = { $amount } { $amount ->
    [one] Münze
   *[other] Münzen
} für 1 Prestige am Ende
name-without-debt = ein Name, der nicht auf -debt endet (so heißen Käufe auf Kredit)

## Questions and options

ask-draw = { $whose ->
    [you] { $kind ->
        [civilization] Welche Zivili­sation hast du gezogen?
        [hero] Welchen Helden hast du gezogen?
       *[colony] Welche Kolonie hast du gezogen?
    }
   *[angelos] { $kind ->
        [civilization] Welche Zivili­sation hast du für Angelos gezogen?
        [hero] Welchen Helden hast du für Angelos gezogen?
       *[colony] Welche Kolonie hast du für Angelos gezogen?
    }
}
    .about = { $whose ->
        [you] { $kind ->
            [civilization] Zieh deine Zivili­sation
            [hero] Zieh deinen Helden
           *[colony] Zieh deine Kolonie
        }
       *[angelos] { $kind ->
            [civilization] Zieh eine Zivili­sation für Angelos
            [hero] Zieh einen Helden für Angelos
           *[colony] Zieh eine Kolonie für Angelos
        }
    }
option-person = { person }
    .detail = { $parts }
ask-tile = Welches Plättchen hast du aufgedeckt?
    .about = Deck ein Plättchen für die { row } auf
option-tile = { $name }
    .detail = { $kind ->
        [land] Land­schaft
       *[building] Gebäude
    }, { $parts }
ask-buy = { $luxury ->
    [yes] Welches Plättchen bezahlst du mit Luxus­gütern?
   *[no] Welches Plättchen nimmst du?
}
    .about = Du hast { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } (für je { $per } am Ende 1 Prestige) und { $held }
    .then = { $opening ->
        [yes] Jedes Plättchen bringt Punkte und Einkommen. Danach nimmt Angelos ein Plättchen aus der anderen Reihe.
       *[no] {""}
    }
option-pass = Passen
    .detail = bringt { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }. Angelos nimmt aus der Eroberungs­reihe: { $tile }
option-buy = { $how ->
    [debt] { $tile } auf Kredit
   *[now] { $tile }
}
    .detail = { $how ->
        [debt] { $payment }. Dann { $owed } in der nächsten Versorgungs­runde, sonst geht das Plättchen verloren. Bringt { $brings }
       *[now] { $payment }. Bringt { $brings }
    }
payment = { $how ->
    [free] kostenlos
    [luxury] { $paid } (statt { $cost })
    [debt] { $cost } (1 bleibt als Schuld auf dem Plättchen)
    [both] { $paid } (statt { $cost }). 1 Münze bleibt als Schuld auf dem Plättchen
   *[plain] { $cost }
}
payment-asked = { $payment }. Danach wählst du, welche Güter du behältst
option-luxury = Luxus­güter einsetzen
    .detail = 2 Luxus­güter ersetzen 1 Gut oder 1 Münze: wähle, was du behältst
ask-pay = Welche Güter behältst du?
    .about = Zu zahlen: { $payment }. Deine Luxus­güter: { $luxury }
option-keep = { $goods } behalten
    .detail = dafür { $luxury } Luxus­güter zahlen
option-plain = Nichts weiter behalten
    .detail = insgesamt { $paid } zahlen
ask-strength = { $luxury ->
    [yes] Erhöhst du deine Stärke mit Luxus­gütern?
   *[no] Erhöhst du deine Stärke?
}
    .about = { $passed ->
        [yes] Du hast gepasst.{" "}
       *[no] {""}
    }Stärke: du { $strength }, Angelos { $angelos }. Ein Punkt kostet { $cost }
    .then = { $grows ->
        [yes] Angelos nimmt als Nächstes: { $tile }. Dann hat er { $then } Stärke.
       *[no] {""}
    }{ $opening ->
        [yes] { $grows ->
            [yes] {" "}
           *[no] {""}
        }Stärke zählt in Versorgungs­runden und gegen die Perser.
       *[no] {""}
    }
option-strength = +{ $steps }
    .detail = Stärke { $strength } für { $payment }
option-no-strength = Nein
    .detail = die Stärke bleibt bei { $strength }
ask-income = Welches Gut wählst du?
    .about = Noch zu wählen: { $left }
option-panel = { $goods }
    .detail = { $room ->
        [yes] kommt in deinen Vorrat
       *[no] kein Platz, wird zu 1 Luxusgut
    }
ask-chip = Welchen Chip hast du gezogen?
    .about = Zieh einen Katastrophen­chip
ask-save = { $how ->
    [save] Welche Plättchen rettest du?
   *[let-go] Welche Plättchen gibst du auf?
}
    .about = { disaster }: { $given ->
        [0] Alle
       *[other] Die übrigen
    } zu retten kostet { $cost }{ $free ->
        [0] {""}
       *[other] . Eines rettet dein Held kostenlos
    }
ask-mercenaries = { $luxury ->
    [yes] Wirbst du mit Luxus­gütern Söldner an?
   *[no] Wirbst du Söldner an?
}
    .about = Ein Punkt kostet { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }. Deine Stärke ist { $strength }
ask-feed = Ersetzt du fehlende Nahrung durch Luxus­güter?
    .about = { $missing ->
        [one] Dir fehlt { $missing } Nahrung
       *[other] Dir fehlen { $missing } Nahrung
    }. Du hast { $luxury } Luxus­güter, je 2 ersetzen 1 Nahrung
    .then = { $owed ->
        [yes] Danach kommen deine Schulden: { $debts }.
       *[no] {""}
    }
option-feed = { $luxury ->
    [0] Keine einsetzen
   *[other] { $luxury } Luxus­güter einsetzen
}
    .detail = { $lost ->
        [0] niemand geht
        [one] { $lost } Bewohner geht
       *[other] { $lost } Bewohner gehen
    }
ask-debts = { $how ->
    [save] Welche Gebäude bezahlst du?
   *[let-go] Welche Gebäude gibst du auf?
}
    .about = Noch nicht bezahlt: { $tiles }. Alle zu behalten kostet { $cost }
option-let-go = { $tile } aufgeben
    .detail = du verlierst das Plättchen und { $prestige } Prestige
option-save = { $tile } retten
    .detail = kostet { $cost }, du behältst { $prestige } Prestige
option-done = { $kept ->
    [0] Kein Gebäude behalten
    [1] { $keeps } behalten
   *[other] { $lost ->
        [0] Alle behalten
       *[other] { $keeps } behalten
    }
}
    .detail = { $lost ->
        [0] { $payment }
       *[other] { $payment }. Verloren: { $loses }
    }

## Story

told-setup = Aufbau.
    .why = Alles wird wie zu zweit aufgebaut, und Angelos ist der zweite Spieler.
told-draw = { $whose ->
    [you] Du ziehst { $card }.
   *[angelos] Angelos zieht { $card }.
}
    .why = { $whose ->
        [you] Du ziehst für das ganze Spiel eine Zivilisation, einen Helden und eine Kolonie.
       *[angelos] { $kind ->
            [civilization] Sein Rang gibt ihm eine Zivilisation. Nur ihre Bewohner und Münzen zählen für ihn.
           *[other] Sein Rang gibt ihm einen Helden. Er nutzt nur dessen Stärke und Kleeblätter.
        }
    }
told-start = Du beginnst mit: { $goods }.
    .why = Zivilisation, Held und Kolonie werden zusammengezählt. Güter ohne Platz werden zu Luxusgütern.
told-round = Runde { $round }
    .why = Das Spiel dauert acht Runden: Plättchen, Angelos, Einkommen, drei Chips.
told-tile = { $row ->
    [conquest] Eroberungsreihe: { $tile }.
   *[normal] Normale Reihe: { $tile }.
}
    .why = { $row ->
        [conquest] In der Eroberungsreihe liegen drei Plättchen. Nimmt Angelos eines davon, wird er stärker.
       *[normal] In der normalen Reihe liegen zwei Plättchen. Sie werden zuerst aufgedeckt.
    }
told-supply-symbol = Versorgungssymbol: Sofort beginnt eine Versorgungsrunde.
    .why = Erscheint ein Plättchen mit diesem Symbol, ernährst du zuerst deine Bewohner.
told-pass = Du passt und nimmst { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
    .why = Wer kein Plättchen nimmt, bekommt Münzen aus der Bank.
told-cannot-buy = Kein Plättchen möglich: Du passt und nimmst { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
    .why = Es gibt kein Plättchen, das du bezahlen und anlegen kannst.
told-bought = { $how ->
    [debt] Du nimmst auf Kredit: { $tile }.
   *[now] Du nimmst: { $tile }.
}
    .why = { $row ->
        [conquest] In der Eroberungsreihe können Aufpreis, Held und Kolonie den Preis ändern.
       *[normal] In der normalen Reihe gilt der aufgedruckte Preis.
    }
told-paid = Du zahlst { $payment }.
    .why = { $luxury ->
        [0] Alles kommt aus deinem Vorrat.
       *[other] 2 Luxusgüter ersetzen 1 Holz, Stein, Nahrung oder Münze.
    }
told-laid = Das Plättchen bringt { $brings }.
    .why = Was oben rechts steht, bekommst du einmal, sobald das Plättchen liegt.
told-debt = Eine Münze bleibt als Schuld auf dem Plättchen.
    .why = Die Baukosten zahlst du in der nächsten Versorgungsrunde.
told-strength = Deine Stärke steigt auf { $strength }.
    .why = { $how ->
        [mercenaries] Söldner bringen die Stärke zurück, die du gerade verloren hast.
       *[steps] Am Ende deines Zugs darfst du beliebig viele Punkte kaufen.
    }
told-angelos = Angelos nimmt: { $tile }.
    .why = Er nimmt das beste Plättchen seiner Reihe: { $worth }.
told-angelos-strength = Angelos gewinnt { $gained } Stärke und hat jetzt { $strength }.
    .why = Ein Plättchen der Eroberungsreihe gibt ihm sein Prestige als Stärke.
told-income = Einkommen: { $goods }.
    .why = Zivilisation, Held, Kolonie und alle Plättchen bringen etwas. Güter ohne Platz werden zu Luxusgütern.
told-overflow = Kein Platz für { $goods }: Du bekommst { $luxury } { $luxury ->
    [one] Luxusgut
   *[other] Luxusgüter
}.
    .why = Jedes Gut ohne Platz wird zu 1 Luxusgut.
told-panel = Du wählst { $goods }.
    .why = Ein vierteiliges Feld bringt jede Runde ein Gut nach Wahl.
told-people = { $people ->
    [0] Ohne Bewohner bekommst du { $goods }.
    [one] { $people } Bewohner bringt { $goods }.
   *[other] { $people } Bewohner bringen { $goods }.
}
    .why = Mehr Bewohner bringen mehr Münzen. Sehr viele bringen auch Luxusgüter.
told-chips = Katastrophenchips.
    .why = Am Ende jeder Runde werden drei Chips gezogen, einer nach dem anderen.
told-chip = { $disaster ->
    [blank] Ein leerer Chip.
   *[other] { disaster } ({ $drawn } von { $most }).
}
    .why = { $disaster ->
        [persians] Die Perser greifen nur mit den beiden Chips an, die eine Raute zeigen.
        [blank] Der leere Chip bewirkt nichts.
       *[other] Eine Naturkatastrophe tritt mit dem letzten ihrer Chips ein.
    }
told-protected = { disaster }: Die Katastrophe tritt ein, aber du bist geschützt.
    .why = Ein Plättchen, dein Held oder deine Kolonie zeigt den passenden Schild.
told-strike = { $disaster ->
    [decline] Verfall: Du verlierst { $lost } { $lost ->
        [one] Luxusgut
       *[other] Luxusgüter
    }.
    [drought] Dürre: Du verlierst { $lost } Nahrung.
    [plague] Pest: Du verlierst { $lost } Bewohner.
    [earthquake] Erdbeben: Jedes Gebäude ist in Gefahr.
   *[tempest] Unwetter: Jede Landschaft ist in Gefahr.
}
    .why = { $disaster ->
        [decline] Der dritte Chip kostet dich bis zu 10 Luxusgüter.
        [drought] Der dritte Chip kostet dich ein Drittel der Nahrung (aufgerundet).
        [plague] Der dritte Chip kostet dich ein Drittel der Bewohner (aufgerundet).
        [earthquake] Mit dem dritten Chip zahlst du für jedes Gebäude oder verlierst es.
       *[tempest] Mit dem dritten Chip zahlst du für jede Landschaft oder verlierst sie.
    }
    .cause = { disaster }
told-saved = { $how ->
    [save] Gerettet: { $tile }.
    [free] Kostenlos gerettet: { $tile }.
   *[lose] Verloren: { $tile }.
}
    .why = { $how ->
        [save] Du zahlst für dieses Plättchen und behältst es.
        [free] Dein Held rettet bei jeder solchen Katastrophe ein Plättchen.
       *[lose] Ein unbezahltes Plättchen kommt aus dem Spiel, samt einer Schuldmünze darauf.
    }
    .cause = { disaster }
told-persians = Die Perser greifen mit Stärke { $persians } an. Du und Angelos habt { $defence }.
    .why = Jeder ihrer Chips hat eine feste Stärke. Du und Angelos zählt eure zusammen.
told-persians-beaten = Sieg! Die Stärke wird halbiert: du { $you }, Angelos { $angelos }.
    .why = Gleichstand genügt. Der Sieg kostet beide Seiten die halbe Stärke.
    .cause = Perser
told-persians-win = { $people ->
    [0] Niederlage: Alle Stärke ist verloren.
   *[other] Niederlage: Alle Stärke ist verloren, und du verlierst { $people } Bewohner.
}
    .why = Du und Angelos wart zusammen schwächer als die Perser.
    .cause = Perser
told-supply = Versorgungsrunde.
    .why = Es gibt drei Versorgungsrunden: bei jedem der beiden Symbole und am Ende.
told-newcomers = Neue Bewohner: { $people }.
    .why = Dein Held bringt in jeder Versorgungsrunde neue Bewohner.
told-fed = Nahrung: { $need } nötig, { $paid } gezahlt.
    .why = Jeder Bewohner isst 1 Nahrung. Held und Kolonie können die Summe ändern.
    .cause = Versorgungsrunde
told-luxury-eaten = Du setzt { $luxury } { $luxury ->
    [one] Luxusgut
   *[other] Luxusgüter
} als Nahrung ein.
    .why = 2 Luxusgüter ersetzen 1 fehlende Nahrung.
told-hungry = { $lost ->
    [0] Niemand geht.
    [one] 1 Bewohner geht.
   *[other] { $lost } Bewohner gehen.
}
    .why = Bewohner, die nicht satt werden, gehen.
    .cause = Hunger
told-debt-settled = { $how ->
    [pay] Bezahlt: { $tile }. Die Schuldmünze bekommst du zurück.
   *[let-go] Verloren: { $tile }. Die Schuldmünze bekommst du zurück.
}
    .why = { $how ->
        [pay] In der Versorgungsrunde sind Schulden fällig, und du zahlst alles.
       *[let-go] In der Versorgungsrunde sind Schulden fällig. Unbezahlte Gebäude gehen verloren.
    }
    .cause = Unbezahlte Schuld
told-conflict = Innerer Konflikt: du { $you }, Angelos { $angelos }.
    .why = In jeder Versorgungsrunde wird die Stärke beider Seiten verglichen.
told-conflict-nothing = Gleichstand: Nichts geschieht.
    .why = Nach deiner Auslegung verhindert die Kolonie nur, dass Angelos Gleichstände gewinnt.
told-you-win = Du gewinnst den Konflikt: 1 Kleeblatt und { $people } Bewohner. Deine Stärke ist danach { $strength }.
    .why = { $spared ->
        [yes] { $tied ->
            [yes] Dank deiner Kolonie gewinnst du den Gleichstand. Dein Held erspart dir das Halbieren.
           *[no] Du bist stärker, und dein Held erspart dir das Halbieren.
        }
       *[no] { $tied ->
            [yes] Dank deiner Kolonie gewinnst du den Gleichstand. Das kostet die Hälfte deiner Stärke.
           *[no] Du bist stärker. Der Sieg kostet die Hälfte deiner Stärke.
        }
    }
    .cause = Innerer Konflikt
told-angelos-loses = Angelos verliert: { $tile }.
    .why = Er verliert das Plättchen mit den wenigsten Bewohnern, dann dem wenigsten Prestige, dann das neueste.
told-angelos-loses-civilization = Angelos verliert seine Zivilisation.
    .why = Nach deiner Auslegung zählt sie als Plättchen. Sie hat die wenigsten Bewohner.
told-angelos-loses-nothing = Angelos hat kein Plättchen mit Bewohnern, das er verlieren könnte.
    .why = Nur ein Plättchen mit mindestens 1 Bewohner kann verloren gehen.
told-angelos-wins = Angelos gewinnt den Konflikt: 1 Kleeblatt{ $people ->
    [0] {""}
   *[other] {" "}und { $people } deiner Bewohner
}. Seine Stärke ist danach { $strength }.
    .why = { $tied ->
        [yes] Angelos gewinnt den Gleichstand. Das kostet die Hälfte seiner Stärke.
       *[no] Angelos ist stärker. Der Sieg kostet die Hälfte seiner Stärke.
    }
    .cause = Innerer Konflikt
told-count = Endstand: du { $you }, Angelos { $angelos }.
    .why = Auf jeder Seite zählt der kleinere Wert. Die Kleeblätter werden bestmöglich verteilt.

## Scene

scene-title = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von 8
}
zone-row = { $row ->
    [conquest] Eroberungs­reihe
   *[normal] Normale Reihe
}
zone-you = Du
zone-tiles = Deine Plättchen
zone-disasters = Katastrophen­chips
zone-angelos = Angelos
spot-clovers = Klee­blätter
worth-clovers = jedes bringt am Ende 1 Punkt für den kleineren Wert, Prestige oder Bevöl­kerung
worth-coins = für je { $coins } am Ende 1 Prestige
note-people = bringen { $goods } pro Runde{ $more ->
    [0] {""}
   *[other] , ab { $more } mehr
}
worth-inhabitants = jeder zählt am Ende { $points } Bevöl­kerung
worth-luxury = 2 ersetzen 1 Holz, Stein, Nahrung oder Münze
spot-feeding = Fällige Nahrung
note-supply-when = Versorgung steht noch an: { $rounds }
    .short = { $next }
supply-when = { $when ->
    [end] nach Runde 8
    [one] in Runde { $first }
   *[more] einmal in Runde { $first } bis { $last }
}
note-each-round = jede Runde { $amount } mehr
note-supply-lack = { $missing ->
    [0] es reicht
    [1] { $missing } fehlt
   *[other] { $missing } fehlen
}
note-supply-mouths = { $people } Bewohner { $people ->
    [one] braucht
   *[other] brauchen
} { $need }, du hast { $food }
spot-conflict = Konflikt jetzt
note-conflict = { $winner ->
    [you] du gewinnst
    [angelos] Angelos gewinnt
   *[nobody] niemand gewinnt
}
spot-debts = Schulden
spot-kind = { $kind ->
    [civilization] Zivili­sation
    [hero] Held
   *[colony] Kolonie
}
spot-score = Punkte jetzt
totals = Prestige { $prestige }, Bevöl­kerung { $population } (der kleinere Wert zählt, mit Klee­blättern)
    .short = Prestige { $prestige }, Bevöl­kerung { $population }
spot-markers = Erbeutete Bewohner
note-row = { $kind ->
    [land] Land­schaft
   *[building] Gebäude
} für { $price } { $price ->
    [one] Münze
   *[other] Münzen
}
note-building = { $debt ->
    [yes] Gebäude, noch nicht bezahlt
   *[no] Gebäude
}
note-land = { $outer ->
    [yes] Land­schaft, ganz außen
   *[no] Land­schaft
}
disaster-note = { $state ->
    [struck] ist schon eingetreten
    [protected] du bist geschützt
   *[open] { $disaster ->
        [decline] der dritte Chip kostet bis zu { $lost } Luxus­güter
        [drought] der dritte Chip kostet ein Drittel deiner Nahrung
        [earthquake] der dritte Chip bedroht jedes Gebäude
        [plague] der dritte Chip kostet ein Drittel deiner Bewohner
       *[tempest] der dritte Chip bedroht jede Land­schaft
    }
}
persians-note = { $chips ->
    [0] kein Angriff mehr
   *[other] Angriff bei Chip { $chips }: { $persians } gegen { $defence } (du und Angelos), { $won ->
        [yes] du würdest jetzt gewinnen
       *[no] du würdest jetzt deine Stärke und { $lost } Bewohner verlieren
    }
}

group-land = Land­schaften
group-buildings = Gebäude
group-civilizations = Zivili­sationen
group-heroes = Helden
group-colonies = Kolonien
group-expansion = Stärke und Perser
strength-text = ein Punkt Stärke kostet { $goods }
persians-text = Angriff bei Chip { $first } und { $second }, Stärke { $per_chip } pro Chip. Eine Niederlage kostet { $lost } Bewohner
mercenaries-text = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} pro zurückgekauftem Punkt Stärke

## Captions of the drawn board

label-civilization = Deine Zivili­sation
label-sides = Gebäude links, Land­schaften rechts
label-conquest = Eroberung
label-stock = Dein Vorrat
label-round = pro Runde
label-start = zu Beginn
label-discount = Gebäude kosten weniger (eingerechnet):
label-prestige = Prestige
label-population = Bevöl­kerung
label-lower = Der kleinere Wert zählt, mit { $clovers ->
    [1] deinem Kleeblatt
   *[other] deinen { $clovers } Klee­blättern
}: jetzt { $score }.
label-now = jetzt { $score }
label-forecast = Was bevorsteht
label-legend = Symbole
label-legend-prestige = Prestige des Plättchens. Neben einer Antwort: ein Plättchen der normalen Reihe
label-legend-strength = Stärke. Neben einer Antwort: ein Plättchen der Eroberungs­reihe
label-legend-angelos = Angelos würde dieses Plättchen aus dieser Reihe nehmen
label-legend-supply = Eine Versorgungs­runde beginnt, sobald dieses Plättchen erscheint
label-legend-group = Gruppe des Plättchens: zuerst alle A, dann B, dann C
label-legend-protects = Schützt vor dieser Katastrophe
label-legend-free = Neue Landschaften müssen ab jetzt nicht mehr passen
label-legend-choice = Jede Runde Güter deiner Wahl: Holz, Stein, Nahrung oder Münzen
label-legend-corners = Oben links: Kosten des Gebäudes. Oben rechts: was es einmal bringt
label-legend-foot = Unten links: Preis in Münzen. Unten rechts: was es jede Runde bringt
label-strengths = Stärke: du { $you }, Angelos { $angelos }
label-you = Du
label-together = zusammen
label-chips = 3 Chips pro Runde
label-disaster = { disaster }
label-debt = unbezahlt
label-then = dann Angelos: { $tile }
label-angelos-next = Aus dieser Reihe würde Angelos dieses Plättchen nehmen
label-angelos-idle = Noch kein Plättchen. Angelos nimmt das beste der anderen Reihe. Eines der Eroberungs­reihe macht ihn stärker.
label-closed = { $why ->
    [match] passt nicht zu: { $tile }
   *[pay] zu teuer
}
label-empty = { $kind ->
    [land] Land­schaften kommen auf diese Seite und müssen zum Nachbarn passen
   *[building] Gebäude kommen auf diese Seite
}

## End

why = { $outcome ->
    [won] { $you }–{ $angelos }: Du hast mehr Punkte als Angelos.
   *[lost] { $you }–{ $angelos }: Zum Sieg hättest du mehr Punkte als Angelos gebraucht.
}
line-tiles = Prestige der Plättchen
line-coins = Prestige der Münzen
line-markers = { $total ->
    [prestige] Erbeutete Bewohner (Prestige)
   *[population] Erbeutete Bewohner (Bevöl­kerung)
}
line-prestige = Prestige gesamt
line-people = Bevöl­kerung durch Bewohner
line-population = Bevöl­kerung gesamt
line-clovers = { $total ->
    [prestige] Klee­blätter zum Prestige
   *[population] Klee­blätter zur Bevöl­kerung
}
line-lower = Der kleinere Wert zählt

## Goal and primer

goal-name = Du
goal = der kleinere Wert aus Prestige und Bevölkerung, nach 8 Runden
    .short = der kleinere Wert zählt
primer-line = Du und Angelos nehmt abwechselnd Plättchen.
primer-1 = Beides muss wachsen
    .detail = Prestige und Bevölkerung: Nur der kleinere Wert zählt. Du brauchst mehr als Angelos.
primer-2 = Kauf eins von fünf Plättchen
    .detail = Zwei liegen in der normalen Reihe, drei in der Eroberungsreihe. Passen bringt 3 Münzen.
primer-3 = Angelos nimmt eins
    .detail = Er nimmt aus der anderen Reihe. Eines der Eroberungsreihe gibt ihm sein Prestige als Stärke.
primer-4 = Einkommen, dann drei Chips
    .detail = Bewohner bringen Münzen. Der dritte Chip einer Art trifft dich. Nur die Perser treffen auch Angelos.
primer-5 = Drei Versorgungsrunden
    .detail = Alle brauchen Nahrung. Dann gewinnt die größere Stärke ein Kleeblatt und einen Bewohner. Gleichstand: Angelos.
primer-6 = Das Ende
    .detail = Nach acht Runden werden Münzen zu Prestige. Kleeblätter sind Punkte, wo du sie brauchst.

## Guide of the first game

guide-ask-buy = Plättchen bringen Prestige und Bevölkerung. Am Ende zählt nur der kleinere Wert.
guide-ask-buy-2 = Jede Runde ziehst du drei Chips. Der dritte einer Naturkatastrophe trifft dich.
guide-ask-strength = In jeder Versorgungsrunde gewinnt die größere Stärke. Bei Gleichstand gewinnt Angelos.
guide-ask-income = Dieses Einkommen ist ein Gut deiner Wahl.
guide-end = Die Begleitung endet hier. Steigere beide Werte! „?“ erklärt die Regeln, „Tipp“ empfiehlt eine Antwort.

## Themes: what an answer is better or worse for, in hints and reviews

move-paid = für { $paid }
amount-score = { $sense ->
    [better] dein kleinerer Wert ist um { $amount } höher
   *[worse] dein kleinerer Wert ist um { $amount } niedriger
}
amount-people = { $sense ->
    [better] { $amount } Bewohner mehr
   *[worse] { $amount } Bewohner weniger
}
amount-prestige = { $sense ->
    [better] { $amount } Prestige mehr
   *[worse] { $amount } Prestige weniger
}
amount-strength = { $sense ->
    [better] { $amount } Stärke mehr
   *[worse] { $amount } Stärke weniger
}
amount-food = { $sense ->
    [better] { $amount } Nahrung mehr
   *[worse] { $amount } Nahrung weniger
}
amount-wood = { $sense ->
    [better] { $amount } Holz mehr
   *[worse] { $amount } Holz weniger
}
amount-stone = { $sense ->
    [better] { $amount } Stein mehr
   *[worse] { $amount } Stein weniger
}
amount-coins = { $sense ->
    [better] { $amount ->
        [one] 1 Münze mehr
       *[other] { $amount } Münzen mehr
    }
   *[worse] { $amount ->
        [one] 1 Münze weniger
       *[other] { $amount } Münzen weniger
    }
}
amount-luxury = { $sense ->
    [better] { $amount ->
        [one] 1 Luxusgut mehr
       *[other] { $amount } Luxusgüter mehr
    }
   *[worse] { $amount ->
        [one] 1 Luxusgut weniger
       *[other] { $amount } Luxusgüter weniger
    }
}
amount-angelos = { $sense ->
    [better] { $amount ->
        [one] Angelos hat 1 Punkt weniger
       *[other] Angelos hat { $amount } Punkte weniger
    }
   *[worse] { $amount ->
        [one] Angelos hat 1 Punkt mehr
       *[other] Angelos hat { $amount } Punkte mehr
    }
}
amount-his-strength = { $sense ->
    [better] Angelos hat { $amount } Stärke weniger
   *[worse] Angelos hat { $amount } Stärke mehr
}
amount-debts = { $sense ->
    [better] { $amount ->
        [one] 1 Schuld weniger
       *[other] { $amount } Schulden weniger
    }
   *[worse] { $amount ->
        [one] 1 Schuld mehr
       *[other] { $amount } Schulden mehr
    }
}
amount-owed = { $sense ->
    [better] du schuldest { $amount } Holz und Stein weniger
   *[worse] du schuldest { $amount } Holz und Stein mehr
}
amount-disasters = { $sense ->
    [better] { $amount ->
        [one] Schutz vor 1 Katastrophe mehr
       *[other] Schutz vor { $amount } Katastrophen mehr
    }
   *[worse] { $amount ->
        [one] Schutz vor 1 Katastrophe weniger
       *[other] Schutz vor { $amount } Katastrophen weniger
    }
}
theme-materials = { $sense ->
    [better] dir bleiben mehr Holz und Stein oder weniger Schulden
   *[worse] es kostet Holz und Stein oder hinterlässt Schulden
}
theme-food = { $sense ->
    [better] es bleibt mehr Nahrung für deine Bewohner
   *[worse] es bleibt weniger Nahrung für deine Bewohner
}
theme-coins = { $sense ->
    [better] dir bleiben mehr Münzen oder Luxusgüter
   *[worse] es kostet Münzen oder Luxusgüter
}
theme-people = { $sense ->
    [better] du bekommst mehr Bewohner
   *[worse] du bekommst weniger Bewohner
}
theme-prestige = { $sense ->
    [better] du bekommst mehr Prestige
   *[worse] du bekommst weniger Prestige
}
theme-balance = { $sense ->
    [better] dein kleinerer Wert steigt, und nur der zählt
   *[worse] dein kleinerer Wert steigt weniger, und nur der zählt
}
theme-strength = { $sense ->
    [better] du hast mehr Stärke für Konflikte
   *[worse] du hast weniger Stärke für Konflikte
}
theme-angelos = { $sense ->
    [better] Angelos bekommt weniger Punkte
   *[worse] Angelos bekommt mehr Punkte
}
theme-disasters = { $sense ->
    [better] Katastrophen kosten dich weniger
   *[worse] Katastrophen kosten dich mehr
}
