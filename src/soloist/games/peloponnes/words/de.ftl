### Peloponnes mit Heroes and Colonies auf Deutsch.

game-title = Peloponnes: Heroes and Colonies
game-line = Baue eine Zivilisation auf, in der Prestige und Bevölkerung gemeinsam wachsen, und lass Angelos hinter dir.
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
    [land] Land
   *[building] Gebäude
}): { $parts }
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
tile-free-land = Länder müssen nicht zusammen­passen
tile-supply = Versorgungs­symbol
start = zu Beginn { $goods }
person-text = { person }: { $parts }
hero-clovers = { $clovers ->
    [0] keine zusätzlichen Klee­blätter für Angelos
    [1] 1 zusätzliches Kleeblatt für Angelos
   *[other] { $clovers } zusätzliche Klee­blätter für Angelos
}
storage = lagert { $wood } Holz, { $stone } Stein, { $food } Nahrung
ability-building-discount = Gebäude kosten { $goods } weniger
ability-persian-defence-bonus = { $amount } Stärke mehr gegen die Perser
ability-supply-food-discount = { $amount } Nahrung weniger in jeder Versorgungs­runde
ability-conquest-discount = Eroberung kostet { $amount } { $amount ->
    [one] Münze
   *[other] Münzen
} weniger
ability-free-land-placement = Länder müssen nicht zusammen­passen
ability-no-halving-internal = kein Halbieren nach gewonnenen inneren Konflikten
ability-internal-win-extra-citizen = { $amount } Bewohner mehr für jeden gewonnenen inneren Konflikt
ability-save-one-tile-free = rettet bei Erdbeben und Unwetter ein Plättchen umsonst
ability-supply-inhabitant = { $amount } Bewohner in jeder Versorgungs­runde
ability-tie_win = gewinnt innere Konflikte bei Gleichstand
ability-supply_food = { $amount } Nahrung mehr in jeder Versorgungs­runde
ability-conquest_price = Eroberung kostet { $amount } { $amount ->
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
name-without-debt = ein Name, der nicht auf -debt endet; das steht für einen Kauf auf Kredit

## Questions and options

ask-draw = { $kind ->
    [hero] Welcher ist es?
   *[other] Welche ist es?
}
    .about = { $whose ->
        [you] { $kind ->
            [civilization] Ziehe deine Zivili­sation
            [hero] Ziehe deinen Helden
           *[colony] Ziehe deine Kolonie
        }
       *[angelos] { $kind ->
            [civilization] Ziehe eine Zivili­sation für Angelos
            [hero] Ziehe einen Helden für Angelos
           *[colony] Ziehe eine Kolonie für Angelos
        }
    }
option-person = { person }
    .detail = { $parts }
ask-tile = Welches ist es?
    .about = Decke ein Plättchen für die { row } auf
option-tile = { $name }
    .detail = { $kind ->
        [land] Land
       *[building] Gebäude
    }: { $parts }
ask-buy = { $luxury ->
    [yes] Welches Plättchen nimmst du mit Luxus­gütern?
   *[no] Welches Plättchen nimmst du?
}
    .about = { $opening ->
        [yes] Ein Plättchen bringt Punkte und Einkommen; danach kostet ein Punkt Stärke { $strength }. Angelos nimmt eins aus der Reihe, die du liegen lässt.{" "}
       *[no] {""}
    }Du hast { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } (je { $per } sind 1 Prestige) und { $held }
option-pass = Passen
    .detail = du nimmst { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }; Angelos nimmt aus der Eroberungs­reihe: { $tile }
option-buy = { $how ->
    [debt] { $tile } auf Kredit
   *[now] { $tile }
}
    .detail = { $how ->
        [debt] { $payment }; { $owed } fällig in der nächsten Versorgungs­runde, sonst geht es verloren; bringt { $brings }
       *[now] { $payment }; bringt { $brings }
    }
payment = { $how ->
    [free] kostenlos
    [luxury] { $cost } mit: { $paid }
    [debt] { $cost }, 1 Münze davon ist die Schuldmünze
    [both] { $cost } mit: { $paid }, 1 Münze davon ist die Schuldmünze
   *[plain] { $cost }
}
payment-asked = { $payment }; dann wählst du, was davon du für Luxus­güter behältst
option-luxury = Luxus­güter einsetzen
    .detail = wähle, welche Güter du behältst, für je 2 Luxus­güter
ask-pay = Welche Güter behältst du?
    .about = Zu zahlen: { $payment }; Luxus­güter: { $luxury }
option-keep = { $goods } behalten
    .detail = dafür { $luxury } Luxus­güter zahlen
option-plain = Sonst nichts behalten
    .detail = zahle insgesamt { $paid }
ask-strength = { $luxury ->
    [yes] Deine Stärke mit Luxus­gütern erhöhen?
   *[no] Deine Stärke erhöhen?
}
    .about = { $passed ->
        [yes] Du hast gepasst.{" "}
       *[no] {""}
    }Stärke zählt in Versorgungs­runden und gegen die Perser: du { $strength }, Angelos { $angelos }; ein Punkt kostet { $cost }
option-strength = +{ $steps }
    .detail = Stärke { $strength } für { $payment }
option-no-strength = Nein
    .detail = die Stärke bleibt { $strength }
ask-income = Welches Gut wählst du?
    .about = noch { $left }
option-panel = { $goods }
    .detail = { $room ->
        [yes] kommt in deinen Vorrat
       *[no] findet keinen Platz und wird zu 1 Luxusgut
    }
ask-chip = Welcher ist es?
    .about = Ziehe einen Katastrophen­chip
ask-save = { $how ->
    [save] Welche Plättchen rettest du?
   *[let-go] Welche Plättchen gibst du auf?
}
    .about = { $free ->
        [0] { disaster }: alle zu retten kostet { $cost }
       *[other] { disaster }: alle zu retten kostet { $cost }, eines rettet dein Held
    }
ask-mercenaries = { $luxury ->
    [yes] Söldner mit Luxus­gütern anwerben?
   *[no] Söldner anwerben?
}
    .about = { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } je Punkt; deine Stärke ist { $strength }
ask-feed = Luxus­güter einsetzen, 2 für 1?
    .about = Fehlende Nahrung: { $missing }; Luxus­güter: { $luxury }
option-feed = { $luxury } { $luxury ->
    [one] Luxusgut
   *[other] Luxus­güter
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
    .about = Noch nicht bezahlt: { $tiles }; alle zu behalten kostet { $cost }
option-let-go = Aufgeben: { $tile }
    .detail = das Plättchen geht verloren und mit ihm { $prestige } Prestige
option-save = Retten: { $tile }
    .detail = { $cost }, und { $prestige } Prestige bleibt
option-done = { $kept ->
    [0] Nichts behalten
    [1] Behalten: { $keeps }
   *[other] { $lost ->
        [0] Alle behalten
       *[other] Behalten: { $keeps }
    }
}
    .detail = { $lost ->
        [0] { $payment }
       *[other] { $payment }; verloren: { $loses }
    }

## Story

told-setup = Aufbau.
    .why = Alles liegt wie zu zweit bereit, und Angelos spielt die andere Seite.
told-draw = { $whose ->
    [you] Du: { $card }.
   *[angelos] Angelos: { $card }.
}
    .why = { $whose ->
        [you] Der Zufall gibt dir eine Zivilisation, einen Helden und eine Kolonie für das ganze Spiel.
       *[angelos] { $kind ->
            [civilization] Sein Rang gibt ihm eine Zivilisation; nur ihre Bewohner und Münzen zählen für ihn.
           *[other] Sein Rang gibt ihm einen Helden; er nutzt nur dessen Stärke und Kleeblätter.
        }
    }
told-start = Du beginnst mit: { $goods }.
    .why = Die Startgüter werden zusammengezählt; was überläuft, wird zu Luxusgütern.
told-round = Runde { $round }
    .why = Acht Runden werden gespielt: Plättchen, Angelos, Einkommen, drei Chips.
told-tile = { $row ->
    [conquest] Eroberungsreihe: { $tile }.
   *[normal] Normale Reihe: { $tile }.
}
    .why = { $row ->
        [conquest] Drei Plättchen bilden die Eroberungsreihe; von dort machen sie Angelos stärker.
       *[normal] Zwei Plättchen bilden die normale Reihe und werden zuerst aufgedeckt.
    }
told-supply-symbol = Das Versorgungssymbol: sofort eine Versorgungsrunde.
    .why = Das Plättchen trägt das Symbol: Alles ruht, bis dein Volk versorgt ist.
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
       *[normal] In der normalen Reihe kostet ein Plättchen, was darauf steht.
    }
told-paid = Du zahlst { $payment }.
    .why = { $luxury ->
        [0] Alles kommt aus deinem Vorrat.
       *[other] Zwei Luxusgüter stehen für ein Holz, einen Stein, eine Nahrung oder eine Münze.
    }
told-laid = Das Plättchen bringt { $brings }.
    .why = Was oben rechts darauf steht, kommt einmal, sobald das Plättchen liegt.
told-debt = Eine Schuldmünze liegt darauf.
    .why = Der Bau ist nicht bezahlt; die nächste Versorgungsrunde fordert ihn ein.
told-strength = Deine Stärke ist { $strength }.
    .why = { $how ->
        [mercenaries] Söldner können zurückbringen, was dein eigener Marker gerade verloren hat.
       *[steps] Am Ende deines Schritts darfst du beliebig viele Punkte kaufen.
    }
told-angelos = Angelos nimmt: { $tile }.
    .why = { $worth }: Er nimmt das beste Plättchen der Reihe, die du ihm lässt.
told-angelos-strength = Seine Stärke steigt um { $gained } auf { $strength }.
    .why = Ein Plättchen der Eroberungsreihe macht ihn um dessen Prestige stärker.
told-income = Einkommen: { $goods }.
    .why = Zivilisation, Held, Kolonie und alle Plättchen bringen etwas; was überläuft, wird zu Luxusgütern.
told-overflow = Kein Platz für { $goods }: Du bekommst { $luxury } { $luxury ->
    [one] Luxusgut
   *[other] Luxusgüter
}.
    .why = Was dein Lager übersteigt, wird sofort zu Luxusgütern, eins zu eins.
told-panel = Nach deiner Wahl: { $goods }.
    .why = Ein vierteiliges Feld gibt jede Runde eine Einheit nach Wahl.
told-people = { $people } Bewohner { $people ->
    [one] bringt
   *[other] bringen
} { $goods }.
    .why = Je mehr Bewohner, desto mehr Münzen, und sehr viele bringen auch Luxusgüter.
told-chips = Katastrophenchips.
    .why = Am Ende jeder Runde werden drei Chips gezogen, einer nach dem anderen.
told-chip = { $disaster ->
    [blank] Ein leerer Chip.
   *[other] { disaster } ({ $drawn } von { $most }).
}
    .why = { $disaster ->
        [persians] Mit jedem Chip sammeln sich die Perser; sie greifen nur mit den beiden Chips an, die auf dem Brett eine Raute sind.
        [blank] Der leere Chip bewirkt nichts.
       *[other] Eine Naturkatastrophe tritt mit dem letzten ihrer Chips ein.
    }
told-protected = { disaster }: Die Katastrophe tritt ein, doch du bist geschützt.
    .why = Ein Plättchen, dein Held oder deine Kolonie zeigt den Schild dagegen.
told-strike = { $disaster ->
    [decline] Verfall: { $lost } { $lost ->
        [one] Luxusgut
       *[other] Luxusgüter
    } verloren.
    [drought] Dürre: { $lost } Nahrung verloren.
    [plague] Pest: { $lost } Bewohner verloren.
    [earthquake] Erdbeben: Jedes Gebäude ist in Gefahr.
   *[tempest] Unwetter: Jedes Land ist in Gefahr.
}
    .why = { $disaster ->
        [decline] Der dritte Chip ist gezogen: Bis zu 10 Luxusgüter gehen verloren.
        [drought] Der dritte Chip ist gezogen: Ein Drittel der Nahrung geht, aufgerundet.
        [plague] Der dritte Chip ist gezogen: Ein Drittel der Bewohner geht, aufgerundet.
        [earthquake] Der dritte Chip ist gezogen: Jedes Gebäude muss bezahlt werden oder fällt.
       *[tempest] Der dritte Chip ist gezogen: Jedes Land muss bezahlt werden oder geht verloren.
    }
    .cause = { disaster }
told-saved = { $how ->
    [save] Gerettet: { $tile }.
    [free] Umsonst gerettet: { $tile }.
   *[lose] Verloren: { $tile }.
}
    .why = { $how ->
        [save] Du zahlst dafür, also bleibt es.
        [free] Dein Held rettet bei jeder solchen Katastrophe ein Plättchen.
       *[lose] Wofür niemand zahlt, das verlässt das Spiel, samt einer Schuldmünze darauf.
    }
    .cause = { disaster }
told-persians = Die Perser greifen mit Stärke { $persians } an; gemeinsam habt ihr { $defence }.
    .why = Jeder ihrer Chips hat eine feste Stärke; du und Angelos zählt eure zusammen.
told-persians-beaten = Sieg! Die Stärke wird halbiert: du { $you }, Angelos { $angelos }.
    .why = Gleichstand genügt, doch der Sieg kostet beide Seiten die halbe Stärke.
    .cause = Perser
told-persians-win = { $people ->
    [0] Niederlage: Alle Stärke ist verloren.
   *[other] Niederlage: Alle Stärke ist verloren, dazu { $people } deiner Bewohner.
}
    .why = Eure gemeinsame Stärke hat ihre nicht erreicht.
    .cause = Perser
told-supply = Versorgungsrunde.
    .why = Sie kommt dreimal: mit jedem der beiden Symbole und am Ende.
told-newcomers = Neue Bewohner: { $people }.
    .why = Dein Held bringt sie in jeder Versorgungsrunde.
told-fed = Nahrung: { $need } nötig, { $paid } gezahlt.
    .why = Jeder Bewohner isst 1 Nahrung; Held und Kolonie können die Summe ändern.
    .cause = Versorgungsrunde
told-luxury-eaten = { $luxury } { $luxury ->
    [one] Luxusgut
   *[other] Luxusgüter
} gegen den Hunger.
    .why = Zwei Luxusgüter stehen für 1 fehlende Nahrung.
told-hungry = { $lost ->
    [0] Niemand geht.
    [one] 1 Bewohner geht.
   *[other] { $lost } Bewohner gehen.
}
    .why = Wer nicht satt wird, geht.
    .cause = Hunger
told-debt-settled = { $how ->
    [pay] Bezahlt: { $tile }; die Schuldmünze kommt zurück.
   *[let-go] Verloren: { $tile }; die Schuldmünze kommt zurück.
}
    .why = { $how ->
        [pay] Die Versorgungsrunde fordert Schulden ein, und du zahlst alles.
       *[let-go] Die Versorgungsrunde fordert Schulden ein; was nicht ganz bezahlt wird, geht.
    }
    .cause = Unbezahlte Schuld
told-conflict = Innerer Konflikt: du { $you }, Angelos { $angelos }.
    .why = Jede Versorgungsrunde vergleicht die Stärke beider Seiten.
told-conflict-nothing = Gleichstand: Nichts geschieht.
    .why = Nach dieser Lesart hindert deine Kolonie Angelos nur daran, Gleichstände zu gewinnen.
told-you-win = Du gewinnst 1 Kleeblatt und { $people } Bewohner; deine Stärke ist { $strength }.
    .why = { $spared ->
        [yes] { $tied ->
            [yes] Deine Kolonie gibt dir den Gleichstand, und dein Held erspart dir das Halbieren.
           *[no] Du bist stärker, und dein Held erspart dir das Halbieren.
        }
       *[no] { $tied ->
            [yes] Deine Kolonie gibt dir den Gleichstand; das kostet deine halbe Stärke.
           *[no] Du bist stärker; das kostet deine halbe Stärke.
        }
    }
    .cause = Innerer Konflikt
told-angelos-loses = Angelos wirft ab: { $tile }.
    .why = Unter seinen Plättchen mit Bewohnern: die wenigsten Bewohner, dann Prestige, dann das neueste.
told-angelos-loses-civilization = Angelos wirft seine Zivilisation ab.
    .why = Nach dieser Lesart zählt sie als Plättchen, und sie hat die wenigsten Bewohner.
told-angelos-loses-nothing = Angelos hat kein Plättchen mit Bewohnern, das er abwerfen könnte.
    .why = Nur ein Plättchen mit mindestens 1 Bewohner kann verloren gehen.
told-angelos-wins = Angelos gewinnt 1 Kleeblatt{ $people ->
    [0] {""}
   *[other] {" "}und { $people } Bewohner
}; seine Stärke ist { $strength }.
    .why = { $tied ->
        [yes] Der Gleichstand geht an ihn; das kostet seine halbe Stärke.
       *[no] Er ist stärker; das kostet seine halbe Stärke.
    }
    .cause = Innerer Konflikt
told-count = Wertung: du { $you }, Angelos { $angelos }.
    .why = Auf jeder Seite zählt die kleinere Summe, die Kleeblätter bestmöglich verteilt.

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
worth-clovers = jedes hebt am Ende Prestige oder Bevöl­kerung um 1, was gerade kleiner ist
worth-coins = je { $coins } zählen am Ende 1 Prestige
note-people = bringen { $goods } je Runde{ $more ->
    [0] {""}
   *[other] , ab { $more } mehr
}
worth-inhabitants = jeder zählt am Ende { $points } Bevöl­kerung
worth-luxury = 2 stehen für 1 Holz, Stein, Nahrung oder Münze
spot-kind = { $kind ->
    [civilization] Zivili­sation
    [hero] Held
   *[colony] Kolonie
}
spot-score = Wertung jetzt
totals = Prestige { $prestige }, Bevöl­kerung { $population }; die kleinere Summe zählt, mit Klee­blättern
spot-markers = Erbeutete Bewohner
note-row = { $kind ->
    [land] Land
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
    [yes] Land, ganz außen
   *[no] Land
}
disaster-note = { $state ->
    [struck] hat zugeschlagen
    [protected] du bist geschützt
   *[open] { $disaster ->
        [decline] der dritte Chip kostet bis zu { $lost } Luxus­güter
        [drought] der dritte Chip kostet ein Drittel deiner Nahrung
        [earthquake] der dritte Chip bedroht jedes Gebäude
        [plague] der dritte Chip kostet ein Drittel deiner Bewohner
       *[tempest] der dritte Chip bedroht jedes Land
    }
}
persians-note = { $chips ->
    [0] kein Angriff mehr
   *[other] Angriff mit Chip { $chips }: { $persians } gegen { $defence } von dir und Angelos zusammen
}

group-land = Länder
group-buildings = Gebäude
group-civilizations = Zivili­sationen
group-heroes = Helden
group-colonies = Kolonien
group-expansion = Stärke und Perser
strength-text = ein Punkt Stärke kostet { $goods }
persians-text = Angriff bei Chip { $first } und { $second }, Stärke { $per_chip } je Chip; eine Niederlage kostet { $lost } Bewohner
mercenaries-text = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} je zurückgekauftem Punkt Stärke

## Captions of the drawn board

label-civilization = Deine Zivili­sation
label-sides = Gebäude links, Länder rechts
label-conquest = Eroberung
label-stock = Dein Vorrat
label-round = je Runde
label-start = zu Beginn
label-discount = Gebäude kosten weniger (eingerechnet):
label-prestige = Prestige
label-population = Bevöl­kerung
label-lower = Die kleinere Summe zählt, mit { $clovers ->
    [1] deinem Kleeblatt
   *[other] deinen { $clovers } Klee­blättern
}: jetzt { $score }.
label-now = { $score } jetzt
label-conflict = { $who ->
    [you] Du würdest jetzt einen Konflikt gewinnen
    [angelos] Angelos würde jetzt einen Konflikt gewinnen
   *[nobody] Niemand würde jetzt einen Konflikt gewinnen
}
label-strengths = Stärke: du { $you }, Angelos { $angelos }
label-you = Du
label-together = zusammen
label-chips = 3 Chips je Runde
label-disaster = { disaster }
label-debt = unbezahlt
label-then = Nimmst du hier, nimmt Angelos: { $tile }
label-angelos-next = Angelos nimmt es, wenn er aus dieser Reihe nimmt
label-angelos-idle = Noch kein Plättchen. Aus der Reihe, die du lässt, nimmt er das beste; eines der Eroberungs­reihe macht ihn stärker.
label-closed = { $why ->
    [match] passt nicht zu: { $tile }
   *[pay] zu teuer
}
label-empty = { $kind ->
    [land] Länder kommen auf diese Seite; jedes muss zum Nachbarn passen
   *[building] Gebäude kommen auf diese Seite
}

## End

why = { $outcome ->
    [won] { $you } zu { $angelos }: Du hast mehr als Angelos.
   *[lost] { $you } zu { $angelos }: Zum Sieg hättest du mehr als Angelos gebraucht.
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
line-lower = Die kleinere der beiden Summen zählt

## Goal and primer

goal-name = Du
goal = der kleinere Wert aus Prestige und Bevölkerung, nach 8 Runden
    .short = der kleinere Wert zählt
primer-line = Du und Angelos, der nimmt, was du liegen lässt.
primer-1 = Beides muss wachsen
    .detail = Prestige und Bevölkerung: Nur der kleinere Wert zählt. Du brauchst mehr als Angelos.
primer-2 = Kauf eins von fünf Plättchen
    .detail = Zwei liegen in einer Reihe, drei in der Eroberung. Kauf eins oder nimm 3 Münzen.
primer-3 = Angelos nimmt eins
    .detail = Aus der Reihe, die du liegen lässt. Bei Eroberung gewinnt nur er dessen Prestige als Stärke.
primer-4 = Einkommen, dann drei Chips
    .detail = Bewohner bringen Münzen. Der dritte Chip einer Art trifft dich; nur die Perser treffen auch Angelos.
primer-5 = Drei Versorgungsrunden
    .detail = Ernähre alle. Dann bringt mehr Stärke ein Kleeblatt und einen Bewohner. Bei Gleichstand gewinnt Angelos.
primer-6 = Das Ende
    .detail = Nach acht Runden. Münzen werden zu Prestige; Kleeblätter sind Punkte, wo du sie brauchst.

## Themes: what an answer is better or worse for, in hints and reviews

theme-materials = { $sense ->
    [better] hilft bei Holz, Stein und Schulden
   *[worse] kostet Holz und Stein oder lässt Schulden
}
theme-food = { $sense ->
    [better] hilft, dein Volk zu ernähren
   *[worse] lässt deinem Volk weniger Nahrung
}
theme-coins = { $sense ->
    [better] besser für Münzen und Luxusgüter
   *[worse] kostet Münzen oder Luxusgüter
}
theme-people = { $sense ->
    [better] besser für deine Bevölkerung
   *[worse] schlechter für deine Bevölkerung
}
theme-prestige = { $sense ->
    [better] besser für dein Prestige
   *[worse] schlechter für dein Prestige
}
theme-balance = { $sense ->
    [better] hebt den kleineren deiner beiden Werte, der zählt
   *[worse] lässt den kleineren deiner beiden Werte, der zählt, niedriger
}
theme-strength = { $sense ->
    [better] besser für die Stärke in Konflikten und gegen die Perser
   *[worse] schlechter für die Stärke in Konflikten und gegen die Perser
}
theme-angelos = { $sense ->
    [better] gibt Angelos weniger
   *[worse] gibt Angelos mehr
}
theme-disasters = { $sense ->
    [better] sicherer vor Katastrophen
   *[worse] Katastrophen stärker ausgesetzt
}
