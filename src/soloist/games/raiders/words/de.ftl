### Raiders of the North Sea auf Deutsch. „kind“ steht im Dativ: bei Klöstern.

game-title = Raiders of the North Sea
game-line = Heuere eine Mannschaft an, plündere die Küste und hol mehr Punkte als der Gegner mit seinen Taktikkarten.
short-title = Raiders
opponent = Gegner
level-legend = Stufe

level-normal = Normal
level-hard = Schwer
level-heroic = Heldenhaft
level-normal-line = der Gegner beginnt mit leeren Händen
level-hard-line = er beginnt mit 2 Rüstung und 2 Proviant
level-heroic-line = er beginnt mit 4 Rüstung und 4 Proviant

## Names

worker = { $worker ->
    [black] schwarz
    [grey] grau
   *[white] weiß
}
worker-letter = { $worker ->
    [black] S
    [grey] G
   *[white] W
}
goods = { $good ->
    [silver] { $amount } Silber
    [provisions] { $amount } Proviant
    [gold] { $amount } Gold
    [iron] { $amount } Eisen
    [livestock] { $amount } Vieh
    [armour] { $amount } Rüstung
    [offering] { $amount } Opferplättchen
   *[valkyrie] { $amount } { $amount ->
        [one] Walküre
       *[other] Walküren
    }
}
store = { $good ->
    [silver] Silber
    [provisions] Proviant
    [gold] Gold
    [iron] Eisen
    [livestock] Vieh
    [armour] Rüstung
   *[valkyrie] Walküren
}
list = { $goods }
nothing = nichts
any-plunder = 1 Beute nach Wahl
one-crew = 1 Mannschaftsmitglied
building = { $building ->
    [gate-house] Torhaus
    [town-hall] Rathaus
    [treasury] Schatzkammer
    [barracks] Kaserne
    [armoury] Rüstkammer
    [mill] Mühle
    [silversmith] Silberschmied
   *[long-house] Langhaus
}
building-does = { $building ->
    [gate-house] 2 Karten ziehen
    [town-hall] eine Karte ausspielen
    [treasury] 1 Karte für 2 Silber, 2 Karten für 1 Gold
    [barracks] Mannschaft anheuern
    [armoury] 1 Eisen gegen 2 Rüstung, 2 Silber gegen 1; keine schwarzen Arbeiter
    [mill] 1 Proviant (schwarz) oder 2; wahlweise 1 Gold (weiß)
    [silversmith] 3 Silber (schwarz) oder 2
   *[long-house] 1 Vieh gegen 2 Proviant oder ein Opfer; keine schwarzen Arbeiter
}
kind = { $kind ->
    [harbour] Häfen
    [outpost] Außenposten
    [monastery] Klöstern
   *[fortress] Festungen
}
settlement = { $id ->
    [harbour-left] Linker Hafen
    [harbour-middle] Mittlerer Hafen
    [harbour-right] Rechter Hafen
    [outpost-left] Linker Außenposten
    [outpost-right] Rechter Außenposten
    [monastery-left] Linkes Kloster
    [monastery-right] Rechtes Kloster
    [fortress-left] Linke Festung
    [fortress-middle] Mittlere Festung
    [fortress-right] Rechte Festung
   *[other] { $id }
}
townsfolk = { $id ->
    [archer] Bogenschütze
    [armourer] Rüstmeister
    [avenger] Rächer
    [barbarian] Barbar
    [berserker] Berserker
    [brawler] Raufbold
    [brynjar] Brynjar (Held)
    [cartographer] Kartograf
    [champion] Champion
    [folke] Folke (Held)
    [forager] Sammler
    [gatekeeper] Torwächter
    [gravedigger] Totengräber
    [huntsman] Jäger
    [jeweller] Juwelier
    [marauder] Plünderer
    [mercenary] Söldner
    [merchant] Kaufmann
    [ragnhildr] Ragnhildr (Heldin)
    [recruiter] Anwerber
    [sage] Weiser
    [scout] Späher
    [shieldmaiden] Schildmaid
    [trader] Händler
    [warlord] Kriegsherr
    [warmonger] Kriegstreiber
   *[other] { $id }
}
card-text = { $name }: { $cost } Silber, Stärke { $strength }, { $crew }
hall-gain = { $goods } erhalten
hall-exchange = { $pay } gegen { $gain }
hall-weaken = der Gegner verliert { $goods }
hall = { $effect ->
    [draw] { $amount } { $amount ->
        [one] Karte
       *[other] Karten
    } ziehen
    [swap] ein Mannschaftsmitglied kostenlos gegen eine Handkarte tauschen
    [cycle] drei neue Opferplättchen
    [hire] für { $amount } Silber anheuern
    [building] ein anderes Gebäude nutzen
    [offering] ein Opfer für { $amount } { $amount ->
        [one] Gut
       *[other] Güter
    } weniger
    [take] dem Gegner { $amount } Proviant abnehmen
    [void] im Solospiel ohne Wirkung
   *[none] hier nicht ausspielbar
}
crew-raid = { $effect ->
    [raid-vp] +{ $amount } SP bei { kind }
   *[raid-strength] +{ $amount } Stärke bei { kind }
}
crew-cost = { $goods } weniger bei { kind }
crew-building = { $building ->
    [gate-house] +{ $amount } { $amount ->
        [one] Karte
       *[other] Karten
    } im Torhaus
    [barracks] { $amount } Silber weniger in der Kaserne
    [mill] +{ $amount } Proviant bei der Mühle
    [silversmith] +{ $amount } Silber beim Silberschmied
   *[long-house] { $amount } { $amount ->
        [one] Aktion
       *[other] Aktionen
    } mehr im Langhaus
}
crew = { $effect ->
    [strength-per] { $per ->
        [armour] +{ $amount } Stärke je { $step } Rüstung
        [other-crew] +{ $amount } Stärke je weiterem Mannschaftsmitglied
       *[valkyries-taken] +{ $amount } Stärke je { $step } genommenen Walküren
    }
    [reroll] wirft 1 Würfel neu
    [killed] { $per ->
        [hand] bei Tod zurück auf die Hand
        [gold] bei Tod 1 Gold
        [vp] bei Tod 1 SP
       *[nothing] im Solospiel ohne Wirkung
    }
    [end-vp] { $amount } SP am Ende
   *[end-per] { $per ->
        [livestock] +{ $amount } SP je Vieh am Ende
       *[offering] +{ $amount } SP je Opferplättchen am Ende
    }
}
offering = { $vp } SP (für { $cost })
set = { $tokens }, { $worker ->
    [black] schwarzer Arbeiter
    [grey] grauer Arbeiter
   *[white] weißer Arbeiter
}
set-short = { $gold ->
    [0] {""}
   *[other] { $gold }G{" "}
}{ $iron ->
    [0] {""}
   *[other] { $iron }E{" "}
}{ $livestock ->
    [0] {""}
   *[other] { $livestock }V{" "}
}{ $valkyries ->
    [0] {""}
   *[other] { $valkyries }W{" "}
}({ worker-letter })
tactic = { $place }, Rüstung { $armour }, { $provisions } Proviant, { $vp } SP; sonst { $gains }; sperrt { $closes ->
    [gate-house] das Torhaus
    [town-hall] das Rathaus
    [treasury] die Schatzkammer
    [barracks] die Kaserne
    [armoury] die Rüstkammer
    [mill] die Mühle
    [silversmith] den Silberschmied
   *[long-house] das Langhaus
}
two-dice = { $high } und { $low }
one-die = { $die }

## Questions and options

ask-card-drawn = Ziehe eine Dorfbewohnerkarte. Welche ist es?
ask-offering-turned = Decke ein Opferplättchen für Platz { $slot } auf. Welches ist es?
ask-set = { $place }, Beutefeld { $number }: Ziehe { $tokens } Plättchen. { $tokens ->
    [one] Welches?
   *[other] Welche?
} (g Gold, i Eisen, l Vieh, v Walküre)
ask-reject = Welche Karte kommt unter den Nachziehstapel? (noch { $left })
ask-turn = Du hältst einen { $worker ->
    [black] schwarzen
    [grey] grauen
   *[white] weißen
} Arbeiter. Arbeiten oder plündern?
option-turn = { $turn ->
    [work] Im Dorf arbeiten
   *[raid] Plündern
}
ask-place = Wohin kommt der { $worker ->
    [black] schwarze
    [grey] graue
   *[white] weiße
} Arbeiter?
ask-pick-up = Welchen Arbeiter nimmst du auf?
option-place = { building }: { building-offers }
option-pick-up = { building }: { worker }, { $used ->
    [yes] schon genutzt
   *[no] { building-offers }
}
building-offers = { $building ->
    [gate-house] { $amount } Karten ziehen
    [town-hall] eine Karte ausspielen
    [treasury] 1 Karte für 2 Silber, 2 für 1 Gold
    [barracks] Mannschaft anheuern
    [armoury] 1 Eisen gegen 2 Rüstung, 2 Silber gegen 1
    [mill] { $amount } Proviant{ $worker ->
        [white] {" "}oder 1 Gold
       *[other] {""}
    }
    [silversmith] { $amount } Silber
   *[long-house] 1 Vieh gegen 2 Proviant oder ein Opfer
}
ask-action = { building }: Aktion nutzen?
option-decline = Verzichten
option-draw = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} ziehen
option-play = { $name }: { $effect }
option-treasury = { $good ->
    [silver] 1 Karte für 2 Silber
   *[gold] 2 Karten für 1 Gold
}
ask-sell = Welche Karte wirfst du ab? (noch { $left })
option-armoury = { $good ->
    [iron] 1 Eisen gegen 2 Rüstung
   *[silver] 2 Silber gegen 1 Rüstung
}
option-take = { $goods } nehmen
option-livestock = 1 Vieh gegen 2 Proviant
ask-hire = Wen heuerst du an? (Du hast { $silver } Silber.)
option-hire = { $name }: für { $price } Silber, Stärke { $strength }, { $crew }
option-dismiss = Zuerst ein Mannschaftsmitglied ablegen
ask-dismiss = Wer verlässt die Mannschaft?
ask-exchange = { $pay } gegen { $gain }?
option-exchange = Tauschen
ask-pay-crew = Wen gibst du für 1 Beute ab?
ask-plunder = Welche Beute?
ask-swap-out = Wer kehrt auf deine Hand zurück?
ask-swap-in = { $card } geht. Wer kommt dafür in die Mannschaft?
ask-copy = Welches Gebäude nutzt der Kaufmann?
ask-cheaper = Welches Opfer, und welches Gut fällt weg?
option-cheaper = { $goods } weniger: { $tile }
ask-limit = Du hast mehr als 8 Karten. Welche legst du ab? (noch { $left })
ask-raid = Wo plünderst du?
option-raid = { $place }: { $cost } zahlen; { $dice ->
    [0] { $points }
    [1] Stärke { $strength } + 1 Würfel, { $points }
   *[other] Stärke { $strength } + { $dice } Würfel, { $points }
}{ $crew ->
    [0] {""}
   *[other] , +{ $crew } SP durch die Mannschaft
}
ask-dice = { $dice ->
    [1] Wirf 1 Würfel. Was zeigt er?
   *[other] Wirf { $dice } Würfel. Was zeigen sie?
}
ask-reroll = Wurf: { $dice }, Stärke { $strength }, { $vp } SP. Einen Würfel neu werfen?
option-keep-dice = Wurf behalten
option-reroll = Die { $die } neu werfen
ask-take-set = Welches Beutefeld nimmst du? (Mannschaft: { $crew })
option-set = Feld { $number }: { $set }
option-tokens = { $gold ->
    [0] {""}
   *[other] { $gold } Gold{" "}
}{ $iron ->
    [0] {""}
   *[other] { $iron } Eisen{" "}
}{ $livestock ->
    [0] {""}
   *[other] { $livestock } Vieh{" "}
}{ $valkyries ->
    [0] {""}
    [one] { $valkyries } Walküre
   *[other] { $valkyries } Walküren
}
ask-death = Eine Walküre kommt. Wer fällt? (noch { $left })
ask-tactic = Decke eine Taktikkarte auf. Welche ist es?
ask-foe-offering = Decke ein verdecktes Opferplättchen des Gegners auf. Welches ist es?

## Story

told-setup = Aufbau. { $start ->
    [0] Der Gegner beginnt mit leeren Händen.
   *[other] Der Gegner beginnt mit { $start } Rüstung und { $start } Proviant.
}
told-turn = Zug { $turn }
told-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}.
told-drawn = Gezogen: { $card }.
told-offering = Opferplättchen auf Platz { $slot }: { $tile }.
told-placed = Ein { $worker ->
    [black] schwarzer
    [grey] grauer
   *[white] weißer
} Arbeiter geht { $building ->
    [gate-house] ins Torhaus
    [town-hall] ins Rathaus
    [treasury] in die Schatzkammer
    [barracks] in die Kaserne
    [armoury] in die Rüstkammer
    [mill] zur Mühle
    [silversmith] zum Silberschmied
   *[long-house] ins Langhaus
}.
told-picked-up = Du nimmst den { $worker ->
    [black] schwarzen
    [grey] grauen
   *[white] weißen
} Arbeiter { $building ->
    [gate-house] aus dem Torhaus
    [town-hall] aus dem Rathaus
    [treasury] aus der Schatzkammer
    [barracks] aus der Kaserne
    [armoury] aus der Rüstkammer
    [mill] von der Mühle
    [silversmith] vom Silberschmied
   *[long-house] aus dem Langhaus
} auf.
told-used-already = { $building ->
    [gate-house] Das Torhaus
    [town-hall] Das Rathaus
    [treasury] Die Schatzkammer
    [barracks] Die Kaserne
    [armoury] Die Rüstkammer
    [mill] Die Mühle
    [silversmith] Der Silberschmied
   *[long-house] Das Langhaus
} wurde in diesem Zug schon genutzt.
told-played = { $name } ausgespielt: { $effect }.
told-gain = Du erhältst { $goods }.
told-armour = Rüstung +{ $gained }: jetzt { $armour }.
told-discarded = Abgelegt: { $card }.
told-hired = Für { $silver } Silber angeheuert: { $card }.
told-dismissed = { $card } verlässt die Mannschaft.
told-swapped = { $out } kehrt auf die Hand zurück, { $into } kommt in die Mannschaft.
told-offered = Opfer dargebracht: { $tile }.
told-void = Ohne Wirkung: Es zielt auf etwas, das der Gegner nicht hat.
told-weakened = Der Gegner verliert { $amount } { $good ->
    [armour] Rüstung
   *[provisions] Proviant
}.
told-taken = Du nimmst dem Gegner { $amount } Proviant ab.
told-cycled = { $tiles } Opferplättchen { $tiles ->
    [one] kommt
   *[other] kommen
} unter den Stapel.
told-raid = Du plünderst: { $place }.
told-dice = Wurf: { $dice }.
told-reroll = Neu geworfen: { $die }.
told-harbour = { $vp } SP für den Hafen, { $crew } von der Mannschaft: jetzt { $total } SP.
told-strength = Stärke { $strength }: { $vp } SP, { $crew } von der Mannschaft; jetzt { $total } SP.
told-set = Genommen: { $set }.
told-no-crew = Niemand ist übrig: { $left ->
    [one] { $left } Walküre geht
   *[other] { $left } Walküren gehen
} ohne Schritt auf der Leiste.
told-killed = { $card } fällt; Walkürenleiste: { $valkyries }.
told-if-killed = { $gain ->
    [hand] Zurück auf deine Hand.
    [gold] 1 Gold aus dem Vorrat, wenn welches da ist.
    [vp] 1 SP.
   *[nothing] Im Solospiel ohne Wirkung.
}
told-adversary = Zug des Gegners (Rüstung { $armour }, Proviant { $provisions }).
told-tactics-shuffled = Die Taktikkarten werden gemischt: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}.
told-tactic = Taktikkarte{ $confidence ->
    [sourced] {""}
    [recalled] {" "}(aus dem Gedächtnis)
   *[reconstructed] {" "}(rekonstruiert)
}: { $card }.
told-foe-raids = Er plündert: { $place }, { $vp } SP. Weg: { $set }.
told-foe-valkyries = Walküren: Seine Leiste steht auf { $valkyries }, seine Rüstung auf { $armour }.
told-foe-cannot = { $why ->
    [plunder] Er kann nicht plündern: Dort ist kein Beutefeld mehr übrig.
    [armour] Er kann nicht plündern: Er braucht Rüstung { $armour }.
   *[provisions] Er kann nicht plündern: Er braucht { $provisions } Proviant.
}
told-foe-prepares = Er bereitet sich vor: Rüstung { $armour }, Proviant { $provisions }.
told-foe-offering = Er nimmt verdeckt ein Opferplättchen.
told-foe-takes = Er nimmt das beste Opferplättchen: { $tile }.
told-closed = In deinem nächsten Zug gesperrt: { building }.
told-triggered = { $why ->
    [fortresses] Nur ein Beutefeld der Festungen ist übrig
    [offerings] Der Stapel der Opferplättchen ist leer
   *[valkyries] Auf dem Spielplan ist keine Walküre mehr
}: noch je ein Zug, { $side ->
    [you] zuerst der Gegner.
   *[they] zuerst du.
}
told-foe-tile = Opferplättchen des Gegners: { $tile }.
told-score = Wertung: du { $you }, der Gegner { $they }.

## Scene

scene-title = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }{ $last ->
        [yes] , das Ende naht
       *[no] {""}
    }
}
zone-village = Dorf
zone-settlements = Siedlungen; Felder: Gold, Eisen, Vieh, Walküren (Arbeiter)
zone-offerings = Opferplättchen
zone-you = Du
zone-crew = Mannschaft ({ $crew } von { $most })
zone-hand = Hand
zone-adversary = Der Gegner
building-note = { building-does }{ $state ->
    [closed] {" "}— in diesem Zug GESPERRT
    [used] {" "}— genutzt
   *[open] {""}
}
settlement-note = Mannschaft { $crew }, { $provisions } Proviant{ $gold ->
    [0] {""}
   *[other] , { $gold } Gold
}, Arbeiter { $workers }; { $dice ->
    [0] { $points }
   *[other] { $points } (du: { $strength } + { $dice ->
        [1] 1 Würfel
       *[other] { $dice } Würfel
    })
} · { $sets }
table-row = { $strength }→{ $vp } SP
fixed-vp = { $vp } SP
spot-empty = leer
spot-offering = Platz { $slot }
spot-stack = Stapel
spot-vp = SP
spot-tiles = Opfer
spot-worker = Arbeiter in der Hand
spot-supply = Vorrat
copies = { $name } ×{ $count }
crew-note = Stärke { $strength } · { $crew }
hand-note = { $cost } Silber, Stärke { $strength } · { $crew } · Rathaus: { $hall }
worth = am Ende { $vp } SP wert
spot-tactics = Taktikkarten im Stapel
spot-tactic = Letzte Karte { $id }

tactic-id = { $id }
spot-tactic-discards = Gespielte Karten
group-townsfolk = Dorfbewohner
group-offerings = Opferplättchen
group-settlements = Siedlungen
group-tactics = Taktikkarten
group-dice = Würfel
both-effects = { $card }; im Rathaus: { $hall }
settlement-text = { $place }: Mannschaft { $crew }, { $provisions } Proviant, { $gold } Gold; { $points }
dice-faces = jeder Würfel zeigt { $faces }

## Board

label-settlements = Siedlungen
label-village = einen einsetzen, dann anderswo einen aufnehmen
label-does = { $building ->
    [gate-house] 2 Karten
    [town-hall] Karte spielen
    [treasury] verkaufen
    [barracks] anheuern
    [armoury] Rüstung
    [mill] Proviant
    [silversmith] Silber
   *[long-house] Opfer
}
label-closed = Gesperrt
label-used = genutzt
label-taken = weg
label-free = { $count } frei
label-crew = Deine Mannschaft
label-hand = Deine Hand
label-stock = Dein Vorrat
label-strength = Stärke { $crew } + Rüstung { $armour }
label-members = Mannschaft
label-dice = Würfel
label-always = immer
label-no-cards = keine Karten
label-ends = Ende bei
label-end-fortresses = Beutefelder der Festungen
label-end-stack = Stapel
label-last = Letzte Züge: noch je einer
label-tactic = Letzte Karte
label-no-tactic = noch keine Karte
label-else = sonst
label-pile = noch { $left } { $left ->
    [one] Karte
   *[other] Karten
}
label-not-black = kein schwarzer Arbeiter
label-worker = { $worker ->
    [black] schwarzer Arbeiter
    [grey] grauer Arbeiter
   *[white] weißer Arbeiter
}

## End

why = { $outcome ->
    [won] { $you } zu { $they }: { $tied ->
        [yes] Der Gleichstand geht an dich.
       *[no] Du hast den Gegner übertroffen.
    }
    [drawn] { $you } zu { $they }, und auch die Leisten sind gleich: unentschieden.
   *[lost] { $you } zu { $they }: { $tied ->
        [yes] Der Gleichstand geht an den Gegner.
       *[no] Der Gegner war besser.
    }
}
line-raids = Punkte während der Partie
line-valkyries = Walkürenleiste
line-armour = Rüstungsleiste
line-offerings = Opferplättchen
line-crew = Mannschaft
line-plunder = Beute
