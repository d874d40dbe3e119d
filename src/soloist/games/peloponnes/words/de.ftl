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
       *[other] Luxusgüter
    }
    [coins] { $amount } { $amount ->
        [one] Münze
       *[other] Münzen
    }
    [inhabitants] { $amount } Einwohner
   *[strength] { $amount } Stärke
}
good-name = { $good ->
    [wood] Holz
    [stone] Stein
    [food] Nahrung
    [luxury] Luxusgut
    [coins] Münze
    [inhabitants] Einwohner
   *[strength] Stärke
}
store = { $good ->
    [wood] Holz
    [stone] Stein
    [food] Nahrung
    [luxury] Luxusgüter
    [coins] Münzen
    [inhabitants] Einwohner
   *[strength] Stärke
}
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
    [conquest] Eroberungsreihe
   *[normal] normale Reihe
}
kind = { $kind ->
    [civilization] Zivilisation
    [hero] Held
   *[colony] Kolonie
}
tile-name = { $id ->
    [bare-peaks] Kahle Gipfel
    [wooded-river-valley] Bewaldetes Flusstal
    [golden-foothills] Goldenes Vorgebirge
    [mixed-highland] Gemischtes Hochland
    [wide-grainfield] Weites Kornfeld
    [field-by-the-grove] Feld am Hain
    [deep-forest] Tiefer Wald
    [grove-by-the-field] Hain am Feld
    [small-grove-by-the-field] Kleiner Hain am Feld
    [forested-hills] Bewaldete Hügel
    [settled-field-and-grove] Besiedeltes Feld mit Hain
    [granary-plain] Ebene der Kornspeicher
    [settled-forest] Besiedelter Wald
    [settled-highland] Besiedeltes Hochland
    [settled-peaks] Besiedelte Gipfel
    [silver-foothills] Silbernes Vorgebirge
    [silver-wooded-hills] Silberne Waldhügel
    [populous-forest] Volkreicher Wald
    [populous-highland] Volkreiches Hochland
    [proud-peaks] Stolze Gipfel
    [barracks] Kaserne
    [bridge] Brücke
    [market] Markt
    [street] Straße
    [port] Hafen
    [aqueduct] Aquädukt
    [agora] Agora
    [epidauros-odeon] Odeon von Epidauros
    [leonidaion] Leonidaion
    [granary] Kornspeicher
    [quarry] Steinbruch
    [well] Brunnen
    [temple-of-apollo] Apollontempel
    [cyclopean-masonry] Zyklopenmauer
    [agriculture] Landwirtschaft
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
    [1] Prestige { $prestige }, 1 Bürger
   *[other] Prestige { $prestige }, { $inhabitants } Bürger
}
tile-once = einmalig { $goods }
tile-income = Einkommen { $goods }
tile-choice = { $n ->
    [1] jede Runde 1 Gut nach Wahl
   *[other] jede Runde { $n } Güter nach Wahl
}
tile-cost = Kosten { $goods }
protects = schützt vor { $disasters }
tile-free-land = Länder müssen nicht zusammenpassen
tile-supply = Versorgungssymbol
start = Start { $goods }
civilization-text = { person }: Start { $start }; Einkommen { $income }
hero-text = { person }: { $parts }; für Angelos { $clovers ->
    [0] keine zusätzlichen Kleeblätter
    [1] 1 zusätzliches Kleeblatt
   *[other] { $clovers } zusätzliche Kleeblätter
}
ability-discount = Gebäude kosten { $goods } weniger
ability = { $ability ->
    [persian-defence-bonus] { $amount } Stärke mehr gegen die Perser
    [supply-food-discount] { $amount } Nahrung weniger in jeder Versorgungsrunde
    [conquest-discount] { $amount } { $amount ->
        [one] Münze
       *[other] Münzen
    } weniger in der Eroberungsreihe
    [free-land-placement] Länder müssen nicht zusammenpassen
    [no-halving-internal] kein Halbieren nach gewonnenen inneren Konflikten
    [internal-win-extra-citizen] { $amount } Einwohner mehr für jeden gewonnenen inneren Konflikt
    [save-one-tile-free] rettet bei Erdbeben und Unwetter ein Plättchen umsonst
   *[supply-inhabitant] { $amount } Einwohner in jeder Versorgungsrunde
}
colony-text = { person }: { $parts }
storage = lagert { $wood } Holz, { $stone } Stein, { $food } Nahrung
colony-tie = gewinnt innere Konflikte bei Gleichstand
colony-number = { $effect ->
    [supply-food] { $amount } Nahrung mehr in jeder Versorgungsrunde
    [conquest-price] { $amount } { $amount ->
        [one] Münze
       *[other] Münzen
    } mehr in der Eroberungsreihe
    [persian-loss] eine Niederlage gegen die Perser kostet { $amount } Einwohner mehr
    [pass-coins] Passen bringt { $amount } { $amount ->
        [one] Münze
       *[other] Münzen
    }
   *[coins-per-prestige] { $amount } { $amount ->
        [one] Münze
       *[other] Münzen
    } für 1 Prestige am Ende
}

## Questions and options

ask-draw = { $whose ->
    [you] { $kind ->
        [civilization] Ziehe deine Zivilisation. Welche ist es?
        [hero] Ziehe deinen Helden. Welcher ist es?
       *[colony] Ziehe deine Kolonie. Welche ist es?
    }
   *[angelos] { $kind ->
        [civilization] Ziehe eine Zivilisation für Angelos. Welche ist es?
        [hero] Ziehe einen Helden für Angelos. Welcher ist es?
       *[colony] Ziehe eine Kolonie für Angelos. Welche ist es?
    }
}
ask-tile = Decke ein Plättchen für die { row } auf. Welches ist es?
ask-buy = Welches Plättchen nimmst du? (Du hast { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.)
option-pass = Passen: { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
option-buy = { $how ->
    [debt] { $tile }: { $cost }, davon 1 als Schuldmünze
   *[now] { $tile }: { $cost }
}
ask-pay = Zu zahlen: { $goods }. Luxusgüter einsetzen? (Luxusgüter: { $luxury })
option-plain = Mit Gütern zahlen: Luxusgüter behalten
option-luxury = 1 { good-name } behalten: dafür 2 Luxusgüter zahlen
ask-strength = Deine Stärke erhöhen? (Sie ist { $strength }; ein Punkt kostet { $cost }; Angelos hat { $angelos }.)
option-strength = { $steps ->
    [0] Nein: Die Stärke bleibt { $strength }
   *[other] +{ $steps }: Stärke { $strength } für { $cost }
}
ask-income = Welches Gut wählst du? (noch { $left })
ask-chip = Ziehe einen Katastrophenchip. Welcher ist es?
ask-save = { disaster }: { $tile } in Gefahr. Retten?
option-save = { $how ->
    [save] Retten: { $disaster ->
        [earthquake] 1 Stein und 1 Holz
       *[tempest] 1 Nahrung und 1 Münze
    }
    [free] Umsonst retten: dein Held hilft einmal
   *[lose] Aufgeben: Das Plättchen geht verloren
}
ask-mercenaries = Söldner für { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} je Punkt anwerben? (Stärke { $strength })
ask-feed = Fehlende Nahrung: { $missing }. Luxusgüter einsetzen, 2 für 1? (Luxusgüter: { $luxury })
option-feed = { $luxury } { $luxury ->
    [one] Luxusgut
   *[other] Luxusgüter
}: { $lost ->
    [0] niemand geht
    [one] { $lost } Einwohner geht
   *[other] { $lost } Einwohner gehen
}
ask-debt = Noch nicht bezahlt: { $tile }, Kosten { $cost }. Jetzt zahlen?
option-debt = { $how ->
    [pay] Zahlen: Das Gebäude bleibt
   *[let-go] Aufgeben: Das Gebäude geht verloren
}

## Story

told-setup = Aufbau.
told-draw = { $whose ->
    [you] Du: { $card }.
   *[angelos] Angelos: { $card }.
}
told-round = Runde { $round }
told-tile = { $row ->
    [conquest] Eroberungsreihe: { $tile }.
   *[normal] Normale Reihe: { $tile }.
}
told-supply-symbol = Das Versorgungssymbol: sofort eine Versorgungsrunde.
told-pass = Du passt und nimmst { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
told-bought = Du nimmst für { $price } { $price ->
    [one] Münze
   *[other] Münzen
}: { $tile }.
told-laid = Das Plättchen bringt: { $goods }; Bürger: { $inhabitants }.
told-debt = Eine Schuldmünze liegt darauf.
told-strength = Deine Stärke ist { $strength }.
told-angelos = Angelos nimmt: { $tile }.
told-angelos-why = Prestige { $prestige }, Bürger { $inhabitants }: das beste Plättchen seiner Reihe.
told-angelos-strength = Seine Stärke steigt um { $gained } auf { $strength }.
told-income = Einkommen: { $goods }.
told-panel = Nach deiner Wahl: { $goods }.
told-people = { $people } Einwohner { $people ->
    [one] bringt
   *[other] bringen
} { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} und { $luxury } { $luxury ->
    [one] Luxusgut
   *[other] Luxusgüter
}.
told-chips = Katastrophenchips.
told-chip = { disaster } ({ $drawn }).
told-protected = { disaster }: Die Katastrophe tritt ein, doch du bist geschützt.
told-strike = { $disaster ->
    [decline] Verfall: { $lost } { $lost ->
        [one] Luxusgut
       *[other] Luxusgüter
    } verloren.
    [drought] Dürre: { $lost } Nahrung verloren.
    [plague] Pest: { $lost } Einwohner verloren.
    [earthquake] Erdbeben: Jedes Gebäude ist in Gefahr.
   *[tempest] Unwetter: Jedes Land ist in Gefahr.
}
told-saved = { $how ->
    [save] Gerettet: { $tile }.
    [free] Umsonst gerettet: { $tile }.
   *[lose] Verloren: { $tile }.
}
told-persians = Die Perser greifen mit Stärke { $persians } an; gemeinsam habt ihr { $defence }.
told-persians-beaten = Sieg! Die Stärke wird halbiert: du { $you }, Angelos { $angelos }.
told-persians-win = Niederlage: Alle Stärke ist verloren, dazu { $people } deiner Einwohner.
told-supply = Versorgungsrunde.
told-newcomers = Neue Einwohner: { $people }.
told-fed = Nahrung: { $need } nötig, { $paid } gezahlt.
told-hungry = { $luxury } { $luxury ->
    [one] Luxusgut
   *[other] Luxusgüter
} gegen den Hunger; { $lost } Einwohner { $lost ->
    [one] geht
   *[other] gehen
}.
told-debt-settled = { $how ->
    [pay] Bezahlt: { $tile }; die Schuldmünze kommt zurück.
   *[let-go] Verloren: { $tile }; die Schuldmünze kommt zurück.
}
told-conflict = Innerer Konflikt: du { $you }, Angelos { $angelos }.
told-conflict-nothing = Gleichstand: Nichts geschieht.
told-you-win = Du gewinnst 1 Kleeblatt und { $people } Einwohner; deine Stärke ist { $strength }.
told-angelos-loses = Angelos wirft ab: { $tile }.
told-angelos-loses-civilization = Angelos wirft seine Zivilisation ab.
told-angelos-loses-nothing = Angelos hat kein Plättchen mit Bürger, das er abwerfen könnte.
told-angelos-wins = Angelos gewinnt 1 Kleeblatt und { $people } Bürger; seine Stärke ist { $strength }.
told-count = Wertung: du { $you }, Angelos { $angelos }.

## Scene

scene-title = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von 8
}
zone-row = { $row ->
    [conquest] Eroberungsreihe
   *[normal] Normale Reihe
}
zone-you = Du
zone-tiles = Deine Plättchen
zone-disasters = Katastrophenchips
zone-angelos = Angelos
spot-clovers = Kleeblätter
spot-kind = { $kind ->
    [civilization] Zivilisation
    [hero] Held
   *[colony] Kolonie
}
spot-score = Wertung jetzt
totals = Prestige { $prestige }, Bevölkerung { $population }; die kleinere Summe zählt, mit Kleeblättern
spot-markers = Erbeutete Bürger
note-row = { $kind ->
    [land] Land
   *[building] Gebäude
} für { $price } { $price ->
    [one] Münze
   *[other] Münzen
}; { $parts }
note-building = { $debt ->
    [yes] Gebäude, noch nicht bezahlt
   *[no] Gebäude
}; { $parts }
note-land = { $outer ->
    [yes] Land, ganz außen
   *[no] Land
}; { $parts }
note-angelos = { $parts }
disaster-note = { $state ->
    [struck] hat zugeschlagen
    [protected] du bist geschützt
   *[open] { $disaster ->
        [decline] der dritte Chip kostet bis zu { $lost } Luxusgüter
        [drought] der dritte Chip kostet ein Drittel deiner Nahrung
        [earthquake] der dritte Chip bedroht jedes Gebäude
        [plague] der dritte Chip kostet ein Drittel deiner Einwohner
       *[tempest] der dritte Chip bedroht jedes Land
    }
}
persians-note = { $chips ->
    [0] kein Angriff mehr
   *[other] Angriff mit Chip { $chips }: { $persians } gegen { $defence } von dir und Angelos zusammen
}

group-land = Länder
group-buildings = Gebäude
group-civilizations = Zivilisationen
group-heroes = Helden
group-colonies = Kolonien
group-expansion = Stärke und Perser
strength-text = ein Punkt Stärke kostet { $goods }
persians-text = Angriff bei Chip { $first } und { $second }, Stärke { $per_chip } je Chip; eine Niederlage kostet { $lost } Einwohner
mercenaries-text = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} je zurückgekauftem Punkt Stärke

## Captions of the drawn board

label-civilization = Deine Zivilisation
label-sides = Gebäude links, Länder rechts
label-conquest = Eroberung
label-stock = Dein Vorrat
label-round = je Runde
label-start = zu Beginn
label-discount = Gebäude kosten weniger:
label-prestige = Prestige
label-population = Bevölkerung
label-lower = Die kleinere Summe zählt: { $score } mit Kleeblättern.
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
label-then = Dann Angelos: { $tile }
label-angelos-next = Angelos nimmt es, wenn er aus dieser Reihe nimmt
label-closed = { $why ->
    [match] passt nicht zu: { $tile }
   *[pay] zu teuer
}
label-empty = { $kind ->
    [land] Land
   *[building] Gebäude
}

## End

why = { $outcome ->
    [won] { $you } zu { $angelos }: Du hast mehr als Angelos.
   *[lost] { $you } zu { $angelos }: Nur mit mehr als Angelos hättest du gewonnen.
}
line-tiles = Prestige der Plättchen
line-coins = Prestige der Münzen
line-markers = { $total ->
    [prestige] Erbeutete Bürger (Prestige)
   *[population] Erbeutete Bürger (Bevölkerung)
}
line-prestige = Prestige gesamt
line-people = Bevölkerung durch Bürger
line-population = Bevölkerung gesamt
line-clovers = Kleeblätter
