### Räuber der Nordsee auf Deutsch. „kind“ steht im Dativ: bei Klöstern.

game-title = Räuber der Nordsee
game-line = Heuere eine Mannschaft an, plündere die Küste und hol mehr SP als der Gegner.
short-title = Räuber
opponent = Gegner
the-opponent = der Gegner
level-legend = Stufe

level-normal = Normal
level-hard = Schwer
level-heroic = Heldenhaft
level-normal-line = der Gegner beginnt mit leeren Händen
level-hard-line = der Gegner beginnt mit 2 Rüstung und 2 Proviant
level-heroic-line = der Gegner beginnt mit 4 Rüstung und 4 Proviant

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
    [treasury] 2 Silber für 1 Karte, 1 Gold für 2 Karten
    [barracks] ein Mannschaftsmitglied anheuern
    [armoury] 2 Rüstung für 1 Eisen, 1 Rüstung für 2 Silber; keine schwarzen Arbeiter
    [mill] 1 Proviant (schwarz) oder 2; wahlweise 1 Gold (weiß)
    [silversmith] 3 Silber (schwarz) oder 2
   *[long-house] 2 Proviant für 1 Vieh oder eine Darbringung; keine schwarzen Arbeiter
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
hall-swap = ein Mannschafts­mitglied kostenlos gegen eine Handkarte tauschen
hall-cycle = drei neue Darbringungen
hall-exchange = { $pay } → { $gain }
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
    [armour] +{ $amount } Stärke pro { $step } Rüstung
    [other-crew] +{ $amount } Stärke pro weiterem Mannschafts­mitglied
   *[valkyries-taken] +{ $amount } Stärke pro { $step ->
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
    [mill] +{ $amount } Proviant in der Mühle
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
    [livestock] +{ $amount } SP pro Vieh am Ende
   *[offering] +{ $amount } SP pro Darbringung am Ende
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
tactic-terms = Rüstung { $armour }, { $provisions } Proviant: { $vp } SP. Sonst { $gains }. Sperrt { closed-building }
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

ask-card-drawn = Welche Karte hast du gezogen?
    .about = Zieh eine Dorfbewohnerkarte
ask-offering-turned = Welche Darbringung hast du aufgedeckt?
    .about = Deck eine Darbringung für Platz { $slot } auf
ask-set = { $tokens ->
        [one] Welches Plättchen hast du gezogen?
       *[other] Welche Plättchen hast du gezogen?
    }
    .about = { $place }, Beutefeld { $number }: Zieh { $tokens } Plättchen
option-card = { $name }
    .detail = { $terms }
option-bargain = { $gain }
    .detail = { $terms }
option-decline = Verzichten
    .detail = { leave-terms }
leave-it = ohne Aktion
leave-terms = kostet nichts, bringt nichts
spent-terms = in diesem Zug schon genutzt
terms-for = für { $cost }{ limit-too }
terms-free = kostenlos{ limit-too }
limit-too = { $beyond ->
    [0] {""}
   *[other] , { $beyond } über der Grenze von 8
}
option-offering = { $vp } SP
    .detail = für { $cost }
option-tactic = { $place }
    .detail = { tactic-terms }
ask-reject = Welche Karte kommt unter den Nachziehstapel?
    .about = Du behältst 3 dieser 5 Dorfbewohner. Noch wegzulegen: { $left }
ask-turn = Wohin setzt du den { $worker ->
        [black] schwarzen
        [grey] grauen
       *[white] weißen
    } Arbeiter?
    .about = { $raids ->
        [yes] Du kannst im Dorf arbeiten oder plündern
       *[no] Du kannst nur im Dorf arbeiten
    }
draw-cards = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} ziehen
some-cards = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
offering-vp = eine Darbringung mit { $vp } SP
offering-cheaper = { $vp } SP, { $goods } weniger
play-card = eine Karte ausspielen
play-terms = für ihre Wirkung in der Ratshalle
ask-play = Welche Karte spielst du aus?
    .about = Die Karte wirkt in der Ratshalle
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
    } Arbeiter, { $terms }
ask-action = Nutzt du { $building ->
        [gate-house] das Torhaus
        [town-hall] die Ratshalle
        [treasury] die Schatzkammer
        [barracks] die Baracke
        [armoury] die Rüstkammer
        [mill] die Mühle
        [silversmith] die Silberschmiede
       *[long-house] das Langhaus
    }?
ask-sell = Welche Karte legst du ab?
    .about = Du erhältst { $goods }. Jede Karte ist möglich. Noch abzulegen: { $left }
ask-hire = Wen heuerst du an?
    .about = Du hast { $silver } Silber
dismiss-first = Mannschafts­mitglied ersetzen
dismiss-terms = erst eins ablegen, dann eine andere Karte anheuern
ask-dismiss = Wer verlässt die Mannschaft?
ask-exchange = Machst du diesen Tausch?
    .about = Du zahlst { $pay } und bekommst { $gain }.
ask-pay-crew = Wen gibst du für 1 Beute ab?
ask-plunder = Welche Beute wählst du?
ask-swap-out = Wer kehrt auf deine Hand zurück?
ask-swap-in = Wer kommt in die Mannschaft?
    .about = { $card } kehrt auf deine Hand zurück
ask-copy = Welches Gebäude nutzt der Kaufmann?
ask-cheaper = Welche Darbringung machst du?
    .about = Eines der Güter musst du nicht bezahlen
ask-limit = Welche Karte legst du ab?
    .about = Die Grenze ist 8 Karten. Noch abzulegen: { $left }
option-raid = { $place }
    .detail = { $cost } zahlen; { $dice ->
        [0] { $points }
        [1] Stärke { $strength } + 1 Würfel, { $points }
       *[other] Stärke { $strength } + { $dice } Würfel, { $points }
    }{ $crew ->
        [0] {""}
       *[other] , +{ $crew } SP durch die Mannschaft
    }
ask-dice = Was hast du gewürfelt?
    .about = { $dice ->
        [1] Wirf 1 Würfel
       *[other] Wirf { $dice } Würfel
    }
ask-reroll = Wirfst du einen Würfel neu?
    .about = Wurf: { $dice }. Stärke { $strength }, { $vp } SP
option-keep = Wurf behalten
option-reroll = Die { $die } neu werfen
ask-take-set = Welche Beute nimmst du?
    .about = Mannschaft: { $crew }
option-set = Beutefeld { $number }
    .detail = { $set }{ $falls ->
        [0] {""}
        [one] ; { $falls } Mannschaftsmitglied stirbt
       *[other] ; { $falls } Mannschaftsmitglieder sterben
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
ask-death = Welches Mannschaftsmitglied stirbt?
    .about = { $left ->
        [one] Eine Walküre holt jemanden aus deiner Mannschaft
       *[other] { $left } Walküren holen { $left } aus deiner Mannschaft
    }
ask-tactic = Welche Taktikkarte hast du aufgedeckt?
    .about = Deck eine Taktikkarte auf
ask-foe-offering = Welche Darbringung hatte der Gegner?
    .about = Deck eine verdeckte Darbringung des Gegners auf

## Story

told-setup = Aufbau. { $start ->
        [0] Der Gegner beginnt mit leeren Händen.
       *[other] Der Gegner beginnt mit { $start } Rüstung und { $start } Proviant.
    }
    .why = Aufgebaut wird wie zu zweit. Die Stufe bestimmt, womit der Gegner beginnt.
told-rejected = { $card } kommt unter den Nachziehstapel.
    .why = Von den fünf ausgeteilten Karten behältst du drei.
told-turn = Zug { $turn }
    .why = Du und der Gegner seid abwechselnd am Zug. Du beginnst immer.
told-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel: { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
    .why = Du musstest ziehen, und der Nachziehstapel war leer.
told-drawn = Du ziehst die Karte { $card }.
    .why = Du nimmst die oberste Karte des Nachziehstapels.
told-offering = Darbringung auf Platz { $slot }: { $tile }.
    .why = Ein leerer Platz wird vom Stapel aufgefüllt.
told-placed = Du setzt einen { $worker ->
        [black] schwarzen
        [grey] grauen
       *[white] weißen
    } Arbeiter { $building ->
        [gate-house] ins Torhaus
        [town-hall] in die Ratshalle
        [treasury] in die Schatzkammer
        [barracks] in die Baracke
        [armoury] in die Rüstkammer
        [mill] in die Mühle
        [silversmith] in die Silberschmiede
       *[long-house] ins Langhaus
    }.
    .why = Beim Arbeiten setzt du deinen Arbeiter in ein freies Gebäude. Du darfst dessen Aktion nutzen.
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
        [mill] aus der Mühle
        [silversmith] aus der Silberschmiede
       *[long-house] aus dem Langhaus
    } auf.
    .why = Danach nimmst du einen Arbeiter aus einem anderen Gebäude auf. Auch dessen Aktion darfst du nutzen.
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
    .why = Jedes Gebäude kannst du nur einmal pro Zug nutzen.
told-played = Du spielst die Karte { $name } aus: { $effect }.
    .why = In der Ratshalle spielst du eine Handkarte für ihre Wirkung dort aus.
told-gain = Du erhältst { $goods }.
    .why = { $giver ->
        [treasury] Die Schatzkammer zahlt 2 Silber für eine Karte, 1 Gold für zwei.
        [mill] Die Mühle gibt einem schwarzen Arbeiter 1 Proviant, anderen 2. Ein weißer kann stattdessen 1 Gold nehmen. Sammler bringen mehr Proviant.
        [silversmith] Die Silberschmiede gibt einem schwarzen Arbeiter 3 Silber, anderen 2. Jeder Juwelier bringt 1 mehr.
       *[town-hall] Das gibt die ausgespielte Karte, soweit der Vorrat reicht.
    }
told-exchanged = Du tauschst { $paid } gegen { $goods }.
    .why = { $giver ->
        [long-house] Das Langhaus gibt 2 Proviant für 1 Vieh.
       *[town-hall] Die ausgespielte Karte erlaubt diesen Tausch einmal.
    }
told-armour = Deine Rüstung steigt um { $gained } auf { $armour }.
    .why = Die Karte rückt deinen Marker auf der Leiste vor. Die Leiste endet bei 10.
told-armour-bought = Du zahlst { $paid }. Deine Rüstung steigt um { $gained } auf { $armour }.
    .why = Die Rüstkammer gibt Rüstung für Eisen oder Silber. Die Leiste endet bei 10.
told-sold = Du legst die Karte { $card } in der Schatzkammer ab.
    .why = Die Schatzkammer zahlt 2 Silber für eine Karte, 1 Gold für zwei.
told-discarded = Du legst die Karte { $card } ab.
    .why = Am Ende deines Zuges behältst du höchstens 8 Karten.
told-limit = Du legst { $goods } in den Vorrat zurück.
    .why = Am Ende deines Zuges behältst du höchstens 8 Silber und 8 Proviant.
    .cause = Grenze von 8
told-hired = { $card } kommt { $silver ->
        [0] kostenlos
       *[other] für { $silver } Silber
    } in die Mannschaft.
    .why = Du zahlst den Preis der Karte abzüglich des Nachlasses deiner Mannschaft. Beim Anwerber ist der Preis fest.
told-dismissed = { $card } verlässt die Mannschaft.
    .why = Beim Anheuern darfst du zuerst ein Mannschaftsmitglied ablegen.
told-given-up = { $card } verlässt die Mannschaft.
    .why = Die Karte tauscht ein Mannschaftsmitglied gegen Beute. Niemand gilt als getötet.
told-swapped = { $out } kehrt auf deine Hand zurück, { $into } kommt in die Mannschaft.
    .why = Die Karte tauscht kostenlos ein Mannschaftsmitglied gegen eine Handkarte.
told-offered = Du machst eine Darbringung: { $tile }.
    .why = Du zahlst die Güter auf dem Plättchen. Es zählt am Ende.
told-offered-cheaper = Du machst eine Darbringung: { $vp } SP für { $cost }, { $goods } weniger als aufgedruckt.
    .why = Die Karte erlaubt, eines der Güter wegzulassen.
told-void = Das hat keine Wirkung auf den Gegner.
    .why = Der Gegner hat keine Handkarten, keine Mannschaft und kein Silber.
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
    .why = Die Karte trifft den Gegner. Unter 0 fällt er nicht.
told-taken = { $amount ->
        [0] Der Gegner hat keinen Proviant, den du nehmen könntest.
       *[other] Du nimmst dem Gegner { $amount } Proviant ab.
    }
    .why = Die Karte nimmt dem Gegner etwas ab. Er gibt nur, was er hat.
told-cycled = { $tiles } { $tiles ->
        [one] Darbringung kommt
       *[other] Darbringungen kommen
    } unter den Stapel.
    .why = Die Karte legt die offenen Plättchen unter den Stapel und deckt neue auf.
told-raid = Du plünderst: { $place }, für { $cost }.
    .why = Plündern kostet, was dort steht, abzüglich der Nachlässe deiner Mannschaft. Dein Arbeiter bleibt dort.
told-dice = Du würfelst { $dice }.
    .why = Jeder Würfel, der am Ort abgebildet ist, zählt zu deiner Stärke.
told-reroll = Du wirfst einen Würfel neu: { $die }.
    .why = Ein Raufbold darf einen Würfel neu werfen. Die neue Zahl gilt.
told-harbour = Der Hafen bringt { $vp } SP{ $crew ->
        [0] {""}
       *[other] , deine Mannschaft { $crew }
    }. Du hast jetzt { $total } SP.
    .why = Ein Hafen bringt immer seine eigenen SP. Manche Mannschaftsmitglieder bringen weitere.
told-strength = Stärke { $strength } bringt { $vp } SP{ $crew ->
        [0] {""}
       *[other] , deine Mannschaft { $crew }
    }. Du hast jetzt { $total } SP.
    .why = Würfel, Mannschaft und Rüstung ergeben die Stärke. Die beste erreichte Zeile zählt.
told-set = Du nimmst: { $set }.
    .why = Du nimmst eines der übrigen Beutefelder samt Arbeiter.
told-no-crew = Du hast keine Mannschaft mehr: { $left ->
        [one] { $left } Walküre bleibt
       *[other] { $left } Walküren bleiben
    } ohne Wirkung.
    .why = Eine Walküre, die niemanden holt, rückt deinen Marker nicht vor.
told-killed = { $card } stirbt. Deine Walkürenleiste: { $valkyries }.
    .why = Jede Walküre holt ein Mannschaftsmitglied. Dein Marker rückt vor, höchstens auf 7.
told-if-killed = { $gain ->
        [hand] Die Karte kehrt auf deine Hand zurück.
        [gold] { $gold ->
            [0] Der Vorrat hat kein Gold mehr.
           *[other] Du erhältst { $gold } Gold.
        }
        [vp] Du erhältst 1 SP.
       *[nothing] Das hat im Solospiel keine Wirkung.
    }
    .why = Das bewirkt die Karte, wenn eine Walküre sie holt.
told-adversary = Zug des Gegners (Rüstung { $armour }, Proviant { $provisions }).
    .why = Nach jedem deiner Züge ist der Gegner am Zug.
told-tactics-shuffled = Die Taktikkarten werden gemischt: { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
    .why = Sein Stapel war leer. Die zwei beim Aufbau entfernten Karten bleiben draußen.
told-tactic = Taktikkarte{ $confidence ->
        [sourced] {""}
        [recalled] {" "}(aus dem Gedächtnis)
       *[reconstructed] {" "}(rekonstruiert)
    }: { $card }.
    .why = Seine Karte sagt, wo er plündert, was er braucht und was er sonst bekommt.
told-foe-raids = Er plündert: { $place }, { $vp } SP{ $provisions ->
        [0] {""}
       *[other] {" "}für { $provisions } Proviant
    }. Entfernt: { $set }.
    .why = Rüstung und Proviant reichen. Er nimmt das erste übrige Beutefeld nach der Reihenfolge der Karte.
told-foe-valkyries = Seine Walkürenleiste steht jetzt auf { $valkyries }, seine Rüstung auf { $armour }.
    .why = Jede Walküre auf seinem Beutefeld rückt seinen Marker vor und kostet ihn 1 Rüstung.
told-foe-cannot = { $lacks ->
        [plunder] Er kann nicht plündern: Dort ist kein Beutefeld mehr übrig.
        [armour] Er kann nicht plündern: Er braucht Rüstung { $armour }.
       *[provisions] Er kann nicht plündern: Er braucht { $provisions } Proviant.
    }
    .why = { $lacks ->
        [plunder] Er muss ein Beutefeld nehmen. Die Siedlung auf seiner Karte hat keines mehr.
        [armour] Die Karte verlangt Rüstung { $armour }. Seine ist niedriger.
       *[provisions] Die Karte verlangt mehr Proviant, als er hat.
    }
told-foe-prepares = Er bereitet sich vor: jetzt Rüstung { $armour }, Proviant { $provisions }.{ $full ->
    [provisions] {" "}Mehr als 8 Proviant hat er nie: Der Rest wird Rüstung.
    [armour] {" "}Mehr als 10 Rüstung hat er nie: Der Rest wird Proviant.
   *[no] {""}
}
    .why = Kann er nicht plündern, erhält er, was die Karte zeigt. Was eine Leiste nicht fasst, geht auf die andere.
told-foe-offering = Er nimmt verdeckt eine Darbringung.
    .why = Seine Karte zeigt eine Darbringung. Er nimmt die oberste, verdeckt bis zum Ende.
told-foe-takes = Er nimmt die beste Darbringung: { $tile }.
    .why = Seine Karte zeigt eine Darbringung. Nach deiner Auslegung nimmt er die wertvollste offene.
told-closed = Gesperrt bis zu seiner nächsten Karte: { building }.
    .why = Das Gebäude auf seiner Karte ist einen Zug lang gesperrt, ob er plündert oder nicht.
told-triggered = { $why ->
        [fortresses] Nur ein Beutefeld der Festungen ist übrig
        [offerings] Der Stapel der Darbringungen ist leer
       *[valkyries] Auf dem Spielplan ist keine Walküre mehr
    }: noch je ein Zug, { $side ->
        [you] zuerst der Gegner.
       *[they] zuerst du.
    }
    .why = Das Ende wird nach jedem Zug geprüft. Dann hat jeder noch genau einen Zug.
told-foe-tile = Darbringung des Gegners: { $tile }.
    .why = Am Ende werden seine verdeckten Darbringungen aufgedeckt und gewertet.
told-score = Endstand: du { $you }, der Gegner { $they }.
    .why = Die höhere Summe gewinnt. Bei Gleichstand entscheidet der Walkürenmarker, dann der Rüstungsmarker.

## Scene

scene-title = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }{ $last ->
        [yes] , letzte Züge
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
   *[used] schon genutzt
}
settlement-needs = Mannschaft { $crew }, { $provisions } Proviant{ $gold ->
    [0] {""}
   *[other] , { $gold } Gold
}, Arbeiter { $workers }
settlement-pays = { $dice ->
    [0] { $points }
    [1] nach Stärke: { $points }; du hast { $strength } + 1 Würfel (2 bis 5)
   *[other] nach Stärke: { $points }; du hast { $strength } + { $dice } Würfel (je 2 bis 5)
}
table-row = { $vp } SP ab { $strength }
note-lacks = es fehlt: { $lacks }
lack = { $what ->
    [crew] { $count } in der Mannschaft
   *[worker] ein passender Arbeiter
}
note-set = Beutefeld { $number }: { $set }
note-ends = Ende bei nur 1 Beutefeld der Festungen (noch { $fortresses }), leerem Stapel (noch { $stack }) oder ohne Walküren (noch { $valkyries })
    .short = Beutefelder der Festungen: { $fortresses }, Walküren: { $valkyries }
note-last = die letzten Züge laufen
fixed-vp = { $vp } SP
spot-empty = leer
spot-offering = Platz { $slot }
spot-stack = Stapel
spot-vp = SP-Leiste
spot-tiles = Darbringungen
spot-worker = Dein Arbeiter
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
worth = am Ende { $vp } SP wert{ $at ->
    [0] {""}
   *[other] , { $more } ab { $at }
}
note-hidden = { $hidden } verdeckt, je { $least } bis { $most } SP wert, im Schnitt { $mean }
spot-tactics = Taktikkarten im Stapel
spot-tactic = Letzte Karte
tactic-short = { $place } (Rüstung { $armour })
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
label-village = einen Arbeiter einsetzen, dann einen anderen aufnehmen
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
    [won] { $you }–{ $they }: { $tied ->
        [valkyries] Gleichstand. Dein Walkürenmarker steht höher, also gewinnst du.
        [armour] Gleichstand, auch bei den Walküren. Dein Rüstungsmarker steht höher, also gewinnst du.
       *[no] Du hast den Gegner geschlagen.
    }
    [drawn] { $you }–{ $they }: unentschieden. Auch die Leisten sind gleich.
   *[lost] { $you }–{ $they }: { $tied ->
        [valkyries] Gleichstand. Dein Walkürenmarker steht tiefer, also gewinnt der Gegner.
        [armour] Gleichstand, auch bei den Walküren. Dein Rüstungsmarker steht tiefer, also gewinnt der Gegner.
        [level] Gleichstand. Auch die Leisten sind gleich, also verlierst du nach deiner Auslegung.
       *[no] Der Gegner hat dich geschlagen.
    }
}
line-raids = Punkte während der Partie
line-valkyries = Walkürenleiste
line-armour = Rüstungsleiste
line-offerings = Darbringungen
line-crew = Mannschaft
line-plunder = Beute

## Errors

wrong-no-offering = tactic: Zu wenige Karten geben eine Darbringung, eine Partie endet so vielleicht nie. Nötig ist eine Hafen- oder Festungskarte oder zwei Außenposten- oder zwei Klosterkarten
edition-sets-of = Beutefelder von { $kind }, weil das die Art der Karte ist

## Goal and primer

goal-name = Du
goal = meiste SP, wenn Festungen, Darbringungen oder Walküren ausgehen
    .short = meiste SP am Ende
goal-hidden = + { $count } { $count ->
    [one] Darbringung
   *[other] Darbringungen
}
    .short = + { $count } ?
primer-line = Du und ein Gegner, der seinen Karten folgt.
primer-1 = Hol mehr SP
    .detail = Plünderungen, Darbringungen, Walküren und Rüstung zählen. Schlag den Gegner.
primer-2 = Arbeiten: setzen, aufnehmen
    .detail = Setz deinen Arbeiter und nutz das Gebäude. Nimm einen anderen auf und nutz auch dessen Gebäude.
primer-3 = Oder plündern
    .detail = Mit Mannschaft, Proviant und passendem Arbeiter: Nimm ein Beutefeld und SP.
primer-4 = Der Gegner zieht eine Karte
    .detail = Stark genug? Er plündert. Sonst nimmt er Rüstung, Proviant oder eine Darbringung.
primer-5 = Ein Gebäude ist gesperrt
    .detail = Jede seiner Karten sperrt für einen Zug ein Gebäude.
primer-6 = Das Ende
    .detail = Nur ein Beutefeld der Festungen, keine Darbringung im Stapel oder keine Walküre auf dem Spielplan. Dann hat jeder noch einen Zug.

## Guide of the first game

guide-ask-reject = Eine Karte heuerst du für die Mannschaft an oder spielst sie in der Ratshalle aus.
guide-ask-turn = Setz deinen Arbeiter in ein Gebäude und nutz es sofort.
guide-ask-turn-2 = Die Karte des Gegners sperrt dir für diesen Zug ein Gebäude.
guide-ask-pick-up = Nimm nun anderswo einen Arbeiter auf. Auch dieses Gebäude nutzt du.
guide-ask-pick-up-2 = Zum Plündern brauchst du Mannschaft, Proviant und einen Arbeiter der richtigen Farbe.
guide-ask-sell = Die Schatzkammer gibt Silber oder Gold für Karten aus deiner Hand.
guide-ask-play = In der Ratshalle wirkt eine Karte einmal. Dann wird sie abgelegt.
guide-ask-hire = Angeheuerte Dorfbewohner kommen in die Mannschaft. Ihre Stärke zählt beim Plündern.
guide-ask-swap-out = Dieses Mannschaftsmitglied macht einer Karte aus deiner Hand Platz.
guide-ask-swap-in = Diese Karte kommt kostenlos in die Mannschaft.
guide-ask-cheaper = Eine Darbringung kostet Güter und bringt SP.
guide-end = Die Begleitung endet hier. Heuere an, plündere! „?“ erklärt die Regeln, „Tipp“ empfiehlt eine Antwort.

## Themes: what an answer is better or worse for, in hints and reviews

amount-points = { $sense ->
    [better] { $amount } SP mehr für dich
   *[worse] { $amount } SP weniger für dich
}
amount-adversary = { $sense ->
    [better] der Gegner hat { $amount } SP weniger
   *[worse] der Gegner hat { $amount } SP mehr
}
amount-crew = { $sense ->
    [better] { $amount ->
        [one] 1 Karte mehr in der Mannschaft
       *[other] { $amount } Karten mehr in der Mannschaft
    }
   *[worse] { $amount ->
        [one] 1 Karte weniger in der Mannschaft
       *[other] { $amount } Karten weniger in der Mannschaft
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
amount-silver = { $sense ->
    [better] { $amount } Silber mehr
   *[worse] { $amount } Silber weniger
}
amount-provisions = { $sense ->
    [better] { $amount } Proviant mehr
   *[worse] { $amount } Proviant weniger
}
amount-gold = { $sense ->
    [better] { $amount } Gold mehr
   *[worse] { $amount } Gold weniger
}
amount-iron = { $sense ->
    [better] { $amount } Eisen mehr
   *[worse] { $amount } Eisen weniger
}
amount-livestock = { $sense ->
    [better] { $amount } Vieh mehr
   *[worse] { $amount } Vieh weniger
}
amount-armour = { $sense ->
    [better] { $amount } Rüstung mehr
   *[worse] { $amount } Rüstung weniger
}
amount-valkyries = { $sense ->
    [better] { $amount ->
        [one] 1 Walküre mehr
       *[other] { $amount } Walküren mehr
    }
   *[worse] { $amount ->
        [one] 1 Walküre weniger
       *[other] { $amount } Walküren weniger
    }
}
amount-offerings = { $sense ->
    [better] { $amount ->
        [one] 1 Darbringung mehr
       *[other] { $amount } Darbringungen mehr
    }
   *[worse] { $amount ->
        [one] 1 Darbringung weniger
       *[other] { $amount } Darbringungen weniger
    }
}
theme-raid = { $sense ->
    [better] eine gute Plünderung rückt näher
   *[worse] eine gute Plünderung verzögert sich
}
theme-valkyries = { $sense ->
    [better] Walküren bringen dir mehr SP oder kosten dich weniger Mannschaft
   *[worse] Walküren bringen dir weniger SP oder kosten dich mehr Mannschaft
}
theme-crew = { $sense ->
    [better] du hast eine stärkere Mannschaft oder bessere Karten
   *[worse] du hast eine schwächere Mannschaft oder schlechtere Karten
}
theme-goods = { $sense ->
    [better] es bringt dir mehr Güter
   *[worse] es kostet dich Güter
}
theme-points = { $sense ->
    [better] es bringt dir mehr SP
   *[worse] es bringt dir weniger SP
}
theme-offerings = { $sense ->
    [better] Darbringungen bringen dir mehr
   *[worse] Darbringungen bringen dir weniger
}
theme-adversary = { $sense ->
    [better] der Gegner bekommt weniger
   *[worse] der Gegner bekommt mehr
}
theme-clock = { $sense ->
    [better] die Partie endet zu einem günstigeren Zeitpunkt
   *[worse] die Partie endet zu einem ungünstigeren Zeitpunkt
}
theme-workers = { $sense ->
    [better] du behältst einen besseren Arbeiter oder bessere Gebäude
   *[worse] du behältst einen schlechteren Arbeiter oder schlechtere Gebäude
}
