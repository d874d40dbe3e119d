### Räuber der Nordsee auf Deutsch. „kind“ steht im Dativ: bei Klöstern.

game-title = Räuber der Nordsee
game-line = Heuere eine Mannschaft an, plündere die Küste und hol mehr Punkte als der Gegner mit seinen Taktikkarten.
short-title = Räuber
opponent = Gegner
the-opponent = der Gegner
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
    [offering] { $amount } { $amount ->
        [one] Darbringung
       *[other] Darbringungen
    }
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
one-crew = 1 Mannschafts­mitglied
building = { $building ->
    [gate-house] Torhaus
    [town-hall] Rats­halle
    [treasury] Schatz­kammer
    [barracks] Baracke
    [armoury] Rüst­kammer
    [mill] Mühle
    [silversmith] Silber­schmiede
   *[long-house] Lang­haus
}
building-does = { $building ->
    [gate-house] 2 Karten ziehen
    [town-hall] eine Karte ausspielen
    [treasury] 1 Karte für 2 Silber, 2 Karten für 1 Gold
    [barracks] Mannschaft anheuern
    [armoury] 1 Eisen gegen 2 Rüstung, 2 Silber gegen 1; keine schwarzen Arbeiter
    [mill] 1 Proviant (schwarz) oder 2; wahlweise 1 Gold (weiß)
    [silversmith] 3 Silber (schwarz) oder 2
   *[long-house] 1 Vieh gegen 2 Proviant oder eine Darbringung; keine schwarzen Arbeiter
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
    [outpost-left] Linker Außen­posten
    [outpost-right] Rechter Außen­posten
    [monastery-left] Linkes Kloster
    [monastery-right] Rechtes Kloster
    [fortress-left] Linke Festung
    [fortress-middle] Mittlere Festung
    [fortress-right] Rechte Festung
   *[other] { $id }
}
townsfolk = { $id ->
    [archer] Bogen­schütze
    [armourer] Rüst­meister
    [avenger] Rächer
    [barbarian] Barbar
    [berserker] Ber­serker
    [brawler] Rauf­bold
    [brynjar] Brynjar
    [cartographer] Kar­tograf
    [champion] Champion
    [folke] Folke
    [forager] Sammler
    [gatekeeper] Tor­wächter
    [gravedigger] Toten­gräber
    [huntsman] Jäger
    [jeweller] Juwelier
    [marauder] Plün­derer
    [mercenary] Söldner
    [merchant] Kauf­mann
    [ragnhildr] Ragn­hildr
    [recruiter] Anwer­ber
    [sage] Weiser
    [scout] Späher
    [shieldmaiden] Schild­maid
    [trader] Händler
    [warlord] Kriegs­herr
    [warmonger] Kriegs­treiber
   *[other] { $id }
}
hero-too = { $hero ->
    [yes] , Heldenkarte
   *[no] {""}
}
card-price = { $cost } Silber
card-text = { $name }: { $terms }
card-terms = { card-price }, { $member }
hire-terms = für { $cost }, { $member }
member-terms = Stärke { $strength }{ hero-too }, { $crew }
hall-gain = { $goods } erhalten
hall-draw = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} ziehen
hall-swap = ein Mannschaftsmitglied kostenlos gegen eine Handkarte tauschen
hall-cycle = drei neue Darbringungen
hall-exchange = { $pay } gegen { $gain }
hall-hire = für { $silver } Silber anheuern
hall-building = ein anderes Gebäude nutzen
hall-offering = eine Darbringung für { $less } { $less ->
    [one] Gut
   *[other] Güter
} weniger
hall-weaken = der Gegner verliert { $goods }
hall-take = dem Gegner { $amount } Proviant abnehmen
hall-idle = { $effect } (jetzt ohne Wirkung)
hall-void = im Solospiel ohne Wirkung
hall-none = hier nicht ausspielbar
crew-raid-vp = +{ $amount } SP bei { kind }
crew-raid-strength = +{ $amount } Stärke bei { kind }
crew-strength-per = { $per ->
    [armour] +{ $amount } Stärke je { $step } Rüstung
    [other-crew] +{ $amount } Stärke je weiterem Mannschaftsmitglied
   *[valkyries-taken] +{ $amount } Stärke je { $step ->
        [one] genommener Walküre
       *[other] { $step } genommenen Walküren
    }
}
crew-raid-cost = { $goods } weniger bei { kind }
crew-reroll = wirft 1 Würfel neu
crew-building = { $building ->
    [gate-house] +{ $amount } { $amount ->
        [one] Karte
       *[other] Karten
    } im Torhaus
    [barracks] { $amount } Silber weniger in der Baracke
    [mill] +{ $amount } Proviant bei der Mühle
    [silversmith] +{ $amount } Silber in der Silberschmiede
   *[long-house] { $amount } { $amount ->
        [one] Aktion
       *[other] Aktionen
    } mehr im Langhaus
}
crew-killed = { $gain ->
    [hand] bei Tod zurück auf die Hand
    [gold] bei Tod 1 Gold
    [vp] bei Tod 1 SP
   *[nothing] im Solospiel ohne Wirkung
}
crew-end-vp = { $amount } SP am Ende
crew-end-per = { $per ->
    [livestock] +{ $amount } SP je Vieh am Ende
   *[offering] +{ $amount } SP je Darbringung am Ende
}
closed-building = { $closes ->
    [gate-house] das Torhaus
    [town-hall] die Ratshalle
    [treasury] die Schatzkammer
    [barracks] die Baracke
    [armoury] die Rüstkammer
    [mill] die Mühle
    [silversmith] die Silberschmiede
   *[long-house] das Langhaus
}
tactic-terms = Rüstung { $armour }, { $provisions } Proviant, { $vp } SP; sonst { $gains }; sperrt { closed-building }
offering = { $vp } SP (für { $cost })
set = { $tokens }, { $worker ->
    [black] schwarzer Arbeiter
    [grey] grauer Arbeiter
   *[white] weißer Arbeiter
}
tactic = { $place }, { tactic-terms }
two-dice = { $high } und { $low }
one-die = { $die }

## Questions and options

ask-card-drawn = Welche ist es?
    .about = Ziehe eine Dorfbewohnerkarte
ask-offering-turned = Welche ist es?
    .about = Decke eine Darbringung für Platz { $slot } auf
ask-set = { $tokens ->
        [one] Welches?
       *[other] Welche?
    }
    .about = { $place }, Beutefeld { $number }: Ziehe { $tokens } Plättchen
option-card = { $name }
    .detail = { $terms }
option-bargain = { $gain }
    .detail = { $terms }
option-decline = Verzichten
    .detail = { leave-terms }
leave-it = ohne Aktion
leave-terms = nichts gezahlt, nichts gewonnen
spent-terms = in diesem Zug schon genutzt
terms-for = für { $cost }{ limit-too }
terms-free = kostenlos{ limit-too }
limit-too = { $beyond ->
    [0] {""}
   *[other] ; { $beyond } mehr als die 8, die du behalten darfst
}
option-offering = { $vp } SP
    .detail = für { $cost }
option-tactic = { $place }
    .detail = { tactic-terms }
ask-reject = Welche Karte kommt unter den Nachziehstapel?
    .about = Du behältst 3 dieser 5 Dorfbewohner zum Anheuern oder Ausspielen; noch { $left } abzugeben
ask-turn = Wohin kommt der { $worker ->
        [black] schwarze
        [grey] graue
       *[white] weiße
    } Arbeiter?
    .about = { $raids ->
        [yes] Arbeite im Dorf oder plündere
       *[no] Arbeite im Dorf
    }
draw-cards = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} ziehen
some-cards = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
offering-vp = eine Darbringung für { $vp } SP
offering-cheaper = { $vp } SP, { $goods } weniger
play-card = eine Karte ausspielen
play-terms = für ihre Wirkung in der Ratshalle
ask-play = Welche Karte spielst du aus?
    .about = Ratshalle
ask-pick-up = Welchen Arbeiter nimmst du auf?
option-place = { building } – { $gain }
    .here = { $gain }
    .detail = { $terms }
option-pick-up = { building } – { $gain }
    .here = { $gain }
    .detail = { $worker ->
        [black] schwarzer
        [grey] grauer
       *[white] weißer
    } Arbeiter; { $terms }
ask-action = Aktion nutzen?
    .about = { building }
ask-sell = Welche Karte legst du ab?
    .about = Insgesamt { $goods }, gleich für welche Karte; noch { $left }
ask-hire = Wen heuerst du an?
    .about = Du hast { $silver } Silber
dismiss-first = Mannschafts­mitglied ersetzen
dismiss-terms = erst eins ablegen, dann jemand anderen anheuern
ask-dismiss = Wer verlässt die Mannschaft?
ask-exchange = Tauschst du?
    .about = { $pay } gegen { $gain }
ask-pay-crew = Wen gibst du für 1 Beute ab?
ask-plunder = Welche Beute?
ask-swap-out = Wer kehrt auf deine Hand zurück?
ask-swap-in = Wer kommt dafür in die Mannschaft?
    .about = { $card } geht
ask-copy = Welches Gebäude nutzt der Kaufmann?
ask-cheaper = Welche Darbringung, und welches Gut fällt weg?
ask-limit = Welche legst du ab?
    .about = Du hast mehr als 8 Karten, noch { $left }
option-raid = { $place }
    .detail = { $cost } zahlen; { $dice ->
        [0] { $points }
        [1] Stärke { $strength } + 1 Würfel, { $points }
       *[other] Stärke { $strength } + { $dice } Würfel, { $points }
    }{ $crew ->
        [0] {""}
       *[other] , +{ $crew } SP durch die Mannschaft
    }
ask-dice = { $dice ->
        [1] Was zeigt er?
       *[other] Was zeigen sie?
    }
    .about = { $dice ->
        [1] Wirf 1 Würfel
       *[other] Wirf { $dice } Würfel
    }
ask-reroll = Einen Würfel neu werfen?
    .about = Wurf: { $dice }, Stärke { $strength }, { $vp } SP
option-keep = Wurf behalten
option-reroll = Die { $die } neu werfen
ask-take-set = Welches Beutefeld nimmst du?
    .about = Mannschaft: { $crew }
option-set = Beutefeld { $number }
    .detail = { $set }{ $falls ->
        [0] {""}
        [one] ; { $falls } aus deiner Mannschaft fällt
       *[other] ; { $falls } aus deiner Mannschaft fallen
    }{ $vp ->
        [0] {""}
       *[other] , +{ $vp } SP auf der Walkürenleiste
    }
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
ask-death = Wer fällt?
    .about = { $left ->
        [one] Eine Walküre kommt
       *[other] { $left } Walküren kommen
    }
ask-tactic = Welche ist es?
    .about = Decke eine Taktikkarte auf
ask-foe-offering = Welche ist es?
    .about = Decke eine verdeckte Darbringung des Gegners auf

## Story

told-setup = Aufbau. { $start ->
        [0] Der Gegner beginnt mit leeren Händen.
       *[other] Der Gegner beginnt mit { $start } Rüstung und { $start } Proviant.
    }
    .why = Aufgebaut wird wie zu zweit; die Stufe bestimmt, womit der Gegner beginnt.
told-rejected = Unter den Nachziehstapel: { $card }.
    .why = Von den fünf ausgeteilten Karten behältst du drei.
told-turn = Zug { $turn }
    .why = Du und der Gegner seid abwechselnd am Zug, und du beginnst immer.
told-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel: { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
    .why = Eine Karte war zu ziehen, und der Nachziehstapel war leer.
told-drawn = Gezogen: { $card }.
    .why = Wer zieht, nimmt die oberste Karte des Nachziehstapels.
told-offering = Darbringung auf Platz { $slot }: { $tile }.
    .why = Ein Platz, der leer wurde, wird vom Stapel aufgefüllt.
told-placed = Ein { $worker ->
        [black] schwarzer
        [grey] grauer
       *[white] weißer
    } Arbeiter geht { $building ->
        [gate-house] ins Torhaus
        [town-hall] in die Ratshalle
        [treasury] in die Schatzkammer
        [barracks] in die Baracke
        [armoury] in die Rüstkammer
        [mill] zur Mühle
        [silversmith] in die Silberschmiede
       *[long-house] ins Langhaus
    }.
    .why = Arbeiten beginnt mit deinem Arbeiter in einem freien Gebäude, dessen Aktion du nutzen darfst.
told-picked-up = Du nimmst den { $worker ->
        [black] schwarzen
        [grey] grauen
       *[white] weißen
    } Arbeiter { $building ->
        [gate-house] aus dem Torhaus
        [town-hall] aus der Ratshalle
        [treasury] aus der Schatzkammer
        [barracks] aus der Baracke
        [armoury] aus der Rüstkammer
        [mill] von der Mühle
        [silversmith] aus der Silberschmiede
       *[long-house] aus dem Langhaus
    } auf.
    .why = Arbeiten endet mit einem Arbeiter von anderswo; auch dessen Gebäude darfst du nutzen.
told-used-already = { $building ->
        [gate-house] Das Torhaus
        [town-hall] Die Ratshalle
        [treasury] Die Schatzkammer
        [barracks] Die Baracke
        [armoury] Die Rüstkammer
        [mill] Die Mühle
        [silversmith] Die Silberschmiede
       *[long-house] Das Langhaus
    } wurde in diesem Zug schon genutzt.
    .why = Jedes Gebäude wirkt nur einmal im Zug.
told-played = { $name } ausgespielt: { $effect }.
    .why = In der Ratshalle spielst du eine Handkarte für ihre Wirkung an diesem Ort aus.
told-gain = Du erhältst { $goods }.
    .why = { $giver ->
        [treasury] Die Schatzkammer zahlt 2 Silber für eine Karte, 1 Gold für zwei.
        [mill] Die Mühle gibt einem schwarzen Arbeiter 1 Proviant, anderen 2, einem weißen wahlweise 1 Gold; Sammler bringen mehr Proviant.
        [silversmith] Die Silberschmiede gibt einem schwarzen Arbeiter 3 Silber, anderen 2; jeder Juwelier bringt 1 mehr.
       *[town-hall] Das gibt die in der Ratshalle ausgespielte Karte, soweit der Vorrat reicht.
    }
told-exchanged = { $paid } gegen { $goods } getauscht.
    .why = { $giver ->
        [long-house] Das Langhaus gibt 2 Proviant für 1 Vieh.
       *[town-hall] Die in der Ratshalle ausgespielte Karte erlaubt diesen Tausch, einmal.
    }
told-armour = Rüstung +{ $gained }: jetzt { $armour }.
    .why = Die Karte rückt deinen Marker auf der Leiste vor, die bei 10 endet.
told-armour-bought = { $paid } für Rüstung +{ $gained }: jetzt { $armour }.
    .why = Die Rüstkammer macht aus Eisen oder Silber Rüstung; die Leiste endet bei 10.
told-sold = In die Schatzkammer gegeben: { $card }.
    .why = Die Schatzkammer zahlt für eine Karte Silber, für zwei Gold.
told-discarded = Abgelegt: { $card }.
    .why = Am Ende deines Zuges behältst du höchstens 8 Karten.
told-limit = Über der Grenze: { $goods } zurück in den Vorrat.
    .why = Am Ende deines Zuges behältst du höchstens 8 Silber und 8 Proviant.
    .cause = Grenze von 8
told-hired = { $silver ->
        [0] Kostenlos
       *[other] Für { $silver } Silber
    } angeheuert: { $card }.
    .why = Du zahlst den Preis der Karte abzüglich des Nachlasses der Mannschaft, oder den festen Preis des Anwerbers.
told-dismissed = { $card } verlässt die Mannschaft.
    .why = Wer anheuert, darf dafür ein Mitglied ablegen.
told-given-up = { $card } verlässt die Mannschaft.
    .why = Die Karte tauscht ein Mitglied gegen Beute; niemand gilt als getötet.
told-swapped = { $out } kehrt auf die Hand zurück, { $into } kommt in die Mannschaft.
    .why = Die Karte tauscht kostenlos ein Mitglied gegen eine Handkarte.
told-offered = Darbringung gemacht: { $tile }.
    .why = Das Langhaus nimmt die Güter des Plättchens; seine Punkte zählen am Ende.
told-offered-cheaper = Darbringung gemacht: { $vp } SP für { $cost }, { $goods } weniger als aufgedruckt.
    .why = Die Karte erlaubt, eines der Güter des Plättchens wegzulassen.
told-void = Ohne Wirkung: Der Gegner hat nichts dergleichen.
    .why = Der Gegner hat keine Hand, keine Mannschaft und kein Silber, das man nehmen könnte.
told-weakened = { $good ->
        [armour] { $amount ->
            [0] Der Gegner hat keine Rüstung zu verlieren.
           *[other] Der Gegner verliert { $amount } Rüstung.
        }
       *[provisions] { $amount ->
            [0] Der Gegner hat keinen Proviant zu verlieren.
           *[other] Der Gegner verliert { $amount } Proviant.
        }
    }
    .why = Die Karte trifft den Gegner, dessen Verluste bei 0 enden.
told-taken = { $amount ->
        [0] Der Gegner hat keinen Proviant, den du nehmen könntest.
       *[other] Du nimmst dem Gegner { $amount } Proviant ab.
    }
    .why = Die Karte nimmt dem Gegner, der nur gibt, was er hat.
told-cycled = { $tiles } { $tiles ->
        [one] Darbringung kommt
       *[other] Darbringungen kommen
    } unter den Stapel.
    .why = Die Karte legt die offenen Plättchen unter den Stapel und deckt ebenso viele auf.
told-raid = Du plünderst: { $place }, für { $cost }.
    .why = Plündern kostet, was dort steht, abzüglich des Nachlasses der Mannschaft; der Arbeiter bleibt dort.
told-dice = Wurf: { $dice }.
    .why = Jeder Würfel, der am Ort abgebildet ist, zählt zu deiner Stärke.
told-reroll = Neu geworfen: { $die }.
    .why = Ein Raufbold darf einen Würfel neu werfen, und die neue Zahl gilt.
told-harbour = { $vp } SP für den Hafen{ $crew ->
        [0] {""}
       *[other] , { $crew } von der Mannschaft
    }: jetzt { $total } SP.
    .why = Ein Hafen bringt immer seine eigenen Punkte; manche Mitglieder legen ihre dazu.
told-strength = Stärke { $strength }: { $vp } SP{ $crew ->
        [0] {""}
       *[other] , { $crew } von der Mannschaft
    }; jetzt { $total } SP.
    .why = Würfel, Mannschaft und Rüstung ergeben die Stärke; die beste erreichte Zeile zählt.
told-set = Genommen: { $set }.
    .why = Wer plündert, nimmt eines der Beutefelder, die dort übrig sind, samt Arbeiter.
told-no-crew = Niemand ist übrig: { $left ->
        [one] { $left } Walküre geht
       *[other] { $left } Walküren gehen
    } ohne Schritt auf der Leiste.
    .why = Eine Walküre, die niemanden zu holen findet, bringt keinen Schritt auf der Leiste.
told-killed = { $card } fällt; Walkürenleiste: { $valkyries }.
    .why = Jede Walküre des Beutefelds holt ein Mitglied und rückt deinen Marker vor, höchstens auf 7.
told-if-killed = { $gain ->
        [hand] Zurück auf deine Hand.
        [gold] { $gold ->
            [0] Der Vorrat hat kein Gold zu geben.
           *[other] { $gold } Gold aus dem Vorrat.
        }
        [vp] 1 SP.
       *[nothing] Im Solospiel ohne Wirkung.
    }
    .why = Das bewirkt die Karte, wenn eine Walküre sie holt.
told-adversary = Zug des Gegners (Rüstung { $armour }, Proviant { $provisions }).
    .why = Nach jedem deiner Züge ist der Gegner am Zug.
told-tactics-shuffled = Die Taktikkarten werden gemischt: { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
    .why = Sein Stapel war leer; die zwei beim Aufbau entfernten Karten bleiben draußen.
told-tactic = Taktikkarte{ $confidence ->
        [sourced] {""}
        [recalled] {" "}(aus dem Gedächtnis)
       *[reconstructed] {" "}(rekonstruiert)
    }: { $card }.
    .why = In seinem Zug deckt er eine Karte auf: wo er plündert, was er braucht, was er sonst bekommt.
told-foe-raids = Er plündert: { $place }, { $vp } SP{ $provisions ->
        [0] {""}
       *[other] {" "}für { $provisions } Proviant
    }. Entfernt: { $set }.
    .why = Rüstung und Proviant reichen, und er nimmt das erste Beutefeld, das in der Folge der Karte übrig ist.
told-foe-valkyries = Walküren: Seine Leiste steht auf { $valkyries }, seine Rüstung auf { $armour }.
    .why = Jede Walküre auf seinem Beutefeld rückt seine Leiste vor und kostet ihn 1 Rüstung.
told-foe-cannot = { $lacks ->
        [plunder] Er kann nicht plündern: Dort ist kein Beutefeld mehr übrig.
        [armour] Er kann nicht plündern: Er braucht Rüstung { $armour }.
       *[provisions] Er kann nicht plündern: Er braucht { $provisions } Proviant.
    }
    .why = { $lacks ->
        [plunder] Ein Raubzug nimmt ein Beutefeld, und die Siedlung auf seiner Karte hat keines mehr.
        [armour] Die Karte verlangt Rüstung { $armour }, und seine ist niedriger.
       *[provisions] Die Karte verlangt { $provisions } Proviant, und er hat weniger.
    }
told-foe-prepares = Er bereitet sich vor; jetzt Rüstung { $armour }, Proviant { $provisions }.
    .why = Ohne Raubzug erhält er, was die Karte zeigt; was eine Leiste nicht fasst, geht auf die andere.
told-foe-offering = Er nimmt verdeckt eine Darbringung.
    .why = Die Karte seiner Vorbereitung zeigt eine Darbringung: die oberste des Stapels, bis zum Ende verdeckt.
told-foe-takes = Er nimmt die beste Darbringung: { $tile }.
    .why = Die Karte seiner Vorbereitung zeigt eine Darbringung: nach deiner Auslegung die wertvollste offene.
told-closed = In deinem nächsten Zug gesperrt: { building }.
    .why = Ob er plündert oder nicht: Das Gebäude auf seiner Karte ist dir einen Zug lang gesperrt.
told-triggered = { $why ->
        [fortresses] Nur ein Beutefeld der Festungen ist übrig
        [offerings] Der Stapel der Darbringungen ist leer
       *[valkyries] Auf dem Spielplan ist keine Walküre mehr
    }: noch je ein Zug, { $side ->
        [you] zuerst der Gegner.
       *[they] zuerst du.
    }
    .why = Nach jedem Zug wird geprüft, ob das Ende naht; dann hat jeder noch genau einen Zug.
told-foe-tile = Darbringung des Gegners: { $tile }.
    .why = Am Ende werden seine verdeckten Darbringungen umgedreht und zählen.
told-score = Wertung: du { $you }, der Gegner { $they }.
    .why = Die höhere Summe gewinnt; dann entscheidet der Walkürenmarker, dann der Rüstungsmarker.

## Scene

scene-title = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }{ $last ->
        [yes] , das Ende naht
       *[no] {""}
    }
}
zone-village = Dorf
zone-settlements = Siedlungen
zone-offerings = Darbringungen
zone-you = Du
zone-crew = Mannschaft ({ $crew } von { $most })
zone-hand = Hand
zone-adversary = Der Gegner
building-state = { $state ->
    [closed] in diesem Zug GESPERRT
   *[used] genutzt
}
settlement-needs = Mannschaft { $crew }, { $provisions } Proviant{ $gold ->
    [0] {""}
   *[other] , { $gold } Gold
}, Arbeiter { $workers }
settlement-pays = { $dice ->
    [0] { $points }
    [1] Stärke bringt { $points }; du hast { $strength } + 1 Würfel
   *[other] Stärke bringt { $points }; du hast { $strength } + { $dice } Würfel
}
table-row = { $vp } SP ab { $strength }
note-lacks = dir fehlen: { $lacks }
lack = { $what ->
    [crew] { $count } Mannschaft
   *[worker] ein passender Arbeiter
}
note-set = Feld { $number }: { $set }
note-ends = Ende bei nur einem Beutefeld in den Festungen (noch { $fortresses }), leerem Stapel (noch { $stack }) oder ohne Walküren (noch { $valkyries })
note-last = letzte Züge: noch je einer
fixed-vp = { $vp } SP
spot-empty = leer
spot-offering = Platz { $slot }
spot-stack = Stapel
spot-vp = SP
spot-tiles = Darbringungen
spot-worker = Arbeiter in der Hand
spot-supply = Vorrat
spot-free = Freie Plätze
note-crew = Stärke { $strength }
note-hand = { card-price }, Stärke { $strength }
note-crew-effect = { $effect }
note-hall = in der Ratshalle
note-hall-effect = { $effect }
note-hero = Heldenkarte
note-copies = { $count } { $count ->
    [one] Exemplar
   *[other] Exemplare
}
worth = am Ende { $vp } SP wert
spot-tactics = Taktikkarten im Stapel
spot-tactic = Letzte Karte { $id }

tactic-id = { $id }
spot-tactic-discards = Gespielte Karten
group-townsfolk = Dorfbewohner
group-offerings = Darbringungen
group-settlements = Siedlungen
group-tactics = Taktikkarten
group-dice = Würfel
both-effects = { $card }; in der Ratshalle: { $hall }
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
   *[long-house] Darbringung
}
label-closed = Gesperrt
label-used = genutzt
label-taken = geplündert
label-free = { $count } frei
label-crew = Deine Mannschaft
label-hand = Deine Hand
label-stock = Dein Vorrat
label-strength = Stärke { $crew } + Rüstung { $armour }
label-always = immer
label-no-cards = keine Karten
label-lack = rot: nicht genug
label-reconstructed = rekonstruierte Ausgabe
label-tactic = Letzte Karte
label-no-tactic = noch keine Karte
label-else = sonst
label-pile = noch { $left } { $left ->
    [one] Karte
   *[other] Karten
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
line-offerings = Darbringungen
line-crew = Mannschaft
line-plunder = Beute

## Errors

wrong-no-offering = tactic: mindestens eine Hafen- oder Festungskarte oder zwei Außenposten- oder Klosterkarten mit einer Darbringung erwartet (sonst endet eine Partie vielleicht nie), keine gefunden
edition-sets-of = Beutefelder von { $kind }, weil das die Art der Karte ist

## Goal and primer

goal-name = Du
goal = meiste SP, wenn Festungen, Darbringungen oder Walküren ausgehen
    .short = meiste SP, wenn die Küste leer ist
goal-hidden = + { $count } { $count ->
    [one] Darbringung
   *[other] Darbringungen
}
    .short = + { $count } ?
primer-line = Du und ein Gegner, der seinen Karten folgt.
primer-1 = Hab mehr SP
    .detail = Raubzüge, Darbringungen, Walküren und Rüstung zählen. Schlag den Gegner.
primer-2 = Arbeiten: setzen, aufnehmen
    .detail = Setz deinen Arbeiter und nutze das Gebäude. Nimm einen anderen auf und nutze auch dessen Gebäude.
primer-3 = Oder plündern
    .detail = Mit Mannschaft, Proviant und passendem Arbeiter: Nimm ein Beutefeld und SP.
primer-4 = Er deckt eine Karte auf
    .detail = Stark genug? Er plündert. Sonst nimmt er Rüstung, Proviant oder eine Darbringung.
primer-5 = Ein Gebäude ist zu
    .detail = Jede seiner Karten verschließt dir für einen Zug ein Gebäude.
primer-6 = Das Ende
    .detail = Nur noch ein Beutefeld bei den Festungen, keine Darbringung im Stapel oder keine Walküre auf dem Spielplan. Dann für jeden ein Zug.

## Themes: what an answer is better or worse for, in hints and reviews

theme-raid = { $sense ->
    [better] bringt eine gute Plünderung näher
   *[worse] schiebt eine gute Plünderung hinaus
}
theme-valkyries = { $sense ->
    [better] besser bei Verlusten an die Walküren und ihren Punkten
   *[worse] schlechter bei Verlusten an die Walküren und ihren Punkten
}
theme-crew = { $sense ->
    [better] besser für deine Mannschaft und deine Karten
   *[worse] schlechter für deine Mannschaft und deine Karten
}
theme-goods = { $sense ->
    [better] besser für deine Waren
   *[worse] kostet Waren
}
theme-points = { $sense ->
    [better] besser für deine Punkte
   *[worse] schlechter für deine Punkte
}
theme-offerings = { $sense ->
    [better] besser für deine Darbringungen
   *[worse] schlechter für deine Darbringungen
}
theme-adversary = { $sense ->
    [better] gibt dem Gegner weniger
   *[worse] gibt dem Gegner mehr
}
theme-clock = { $sense ->
    [better] besser dafür, wie lange das Spiel noch dauert
   *[worse] schlechter dafür, wie lange das Spiel noch dauert
}
theme-workers = { $sense ->
    [better] besser für deinen Arbeiter und die Plätze im Dorf
   *[worse] schlechter für deinen Arbeiter und die Plätze im Dorf
}
