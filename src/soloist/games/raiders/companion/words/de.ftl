### Der Gegner neben dem echten Spielplan, auf Deutsch.

## His values

value-vp = SP
value-armour = Rüstung
value-provisions = Proviant
value-valkyries = Walküren
value-offerings = Darbringung
value-sets = { $place } (Beutefelder)

## Names

option-known-card = Rüstung { $armour }, Proviant { $provisions }, { $vp } SP
    .detail = nimmt { $order }. Kann er nicht plündern: { $gains }. Sperrt { $building }
set-ranked = { $nth ->
    [first] das { $at ->
        [left] linke
        [middle] mittlere
       *[right] rechte
    } Beutefeld
   *[else] sonst das { $at ->
        [left] linke
        [middle] mittlere
       *[right] rechte
    }
}
order-in-short = { $order }
set-at = { $at ->
    [left] links
    [middle] Mitte
   *[right] rechts
}
set-to-take = { $nth ->
    [first] Beutefeld { $at ->
        [left] links
        [middle] Mitte
       *[right] rechts
    }
   *[else] sonst { $at ->
        [left] links
        [middle] Mitte
       *[right] rechts
    }
}

## Set-up

ask-whose-cards = Wer deckt die Taktikkarten des Gegners auf?
    .about = { $guessed ->
        [0] {""}
       *[other] Rekonstruierte Karten: { $guessed } von { $cards }. Deine können anders sein.{" "}
    }Später kannst du wechseln.
ask-set-up = Ist alles aufgebaut?
    .about = Nur Berserker, Champion, Kriegstreiber und Söldner treffen den Gegner. Andere Wirkungen auf ihn entfallen.
told-lay-out = Spielaufbau
    .why = Aufgebaut wird wie zu zweit. Der Gegner ist der zweite Spieler.
told-lay-yours = Bau für zwei Personen auf
    .detail = für dich: 2 Silber, ein schwarzer Arbeiter und 5 Karten, von denen du 3 behältst
    .why = Nur du bekommst Karten, Silber und einen Arbeiter.
told-lay-ship = Gib dem Gegner eine Schiffskarte und ihre Marker
    .detail = kein Silber, keine Karten, kein Arbeiter: 3 schwarze bleiben in der Schachtel
    .why = Er hat ein Schiff und Marker, sonst nichts.
told-lay-markers = Stell seinen Rüstungsmarker auf { $start }
    .detail = seine Marker für SP und Walküren auf 0
    .why = Auf dieser Stufe beginnt er mit { $start } Rüstung.
told-lay-provisions = Leg { $start } Proviant neben sein Schiff
    .why = Auf dieser Stufe beginnt er mit { $start } Proviant aus dem Vorrat.
told-lay-pile = Misch die Außenpostenkarten, dann die Klosterkarten; entferne je 1
    .detail = von den 23 Taktikkarten, verdeckt; misch die anderen { $cards } zu einem Stapel neben seinem Schiff
    .why = Zwei der 23 Taktikkarten bleiben die ganze Partie draußen. Du weißt nicht, welche.
told-lay-no-pile = Lass seine Taktikkarten in der Schachtel
    .detail = Soloist hat ungesehen 1 Außenpostenkarte und 1 Klosterkarte entfernt
    .why = Soloist zieht seine Karten. Zwei der 23 bleiben die ganze Partie draußen.
told-make-pile = Bilde seinen echten Stapel: { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }
    .detail = { $first ->
        [yes] ohne 1 Außenpostenkarte und 1 Klosterkarte, ungesehen{ $turned ->
            [0] {""}
            [one] , und ohne die schon aufgedeckte
           *[other] , und ohne die { $turned } schon aufgedeckten
        }
       *[no] ohne die zwei entfernten und die seit dem Mischen aufgedeckten
    }
    .why = { $cards } { $cards ->
        [one] Karte kann
       *[other] Karten können
    } noch kommen, bevor der Ablagestapel gemischt wird.

## Your turn

ask-your-turn = Ist dein Zug { $turn } zu Ende?
    .about = { $end ->
        [first] Kein Gebäude gesperrt. Nur Berserker, Champion, Kriegstreiber und Söldner treffen den Gegner.
        [his-yours] Nur Berserker, Champion, Kriegstreiber und Söldner treffen ihn. Noch einmal der Gegner, dann du.
        [yours] Nur Berserker, Champion, Kriegstreiber und Söldner treffen ihn. Das ist dein letzter Zug.
        [yours-his] Nur Berserker, Champion, Kriegstreiber und Söldner treffen ihn. Dein letzter Zug, dann seiner.
       *[check] Nur Berserker, Champion, Kriegstreiber und Söldner treffen ihn. Prüf das Ende nach jedem Zug.
    }
option-done = Mein Zug ist zu Ende
    .detail = { $next ->
        [count] zähl beide Seiten
        [shuffle] misch seinen Ablagestapel, deck dann eine Karte auf
        [own] deck seine Karte auf
       *[app] Soloist deckt seine Karte auf
    }
option-armour = −1 Rüstung
    .detail = Ber­serker
option-provision = −1 Pro­viant
    .detail = Cham­pion, Kriegs­treiber, Söldner
option-no-offering = Es war keine Dar­bringung mehr da
    .detail = dann bekommt er keine
option-ended = Ende aus­gelöst
    .detail = nur noch 1 Beutefeld der Festungen, Dar­bringungs­stapel leer oder keine Walküre auf dem Spielplan
told-armour-lost = Rück seine Rüstung zurück: { $before } → { $now }
    .why = Dein Berserker kostet ihn 1 Rüstung. Unter 0 fällt er nicht.
told-provision-lost = Nimm 1 von seinem Proviant: { $before } → { $now }
    .detail = Champion: in den Vorrat; Kriegstreiber, Söldner: zu dir
    .why = Deine Karte kostet ihn 1 Proviant. Er hatte { $before }.
told-no-offering = Berichtige seine Darbringungen: { $before } → { $now }
    .why = Es war kein Plättchen mehr da. Er bekommt nichts anderes dafür.
ask-ended-by = In wessen Zug wurde das Ende ausgelöst?
    .about = Beide haben noch genau einen Zug.
option-mine = In meinem Zug
    .detail = erst er noch einmal, dann du
option-his = In seinem Zug
    .detail = erst du noch einmal, dann er
told-ended = { $side ->
        [you] Ende ausgelöst: Er ist noch einmal dran, dann du
       *[they] Ende ausgelöst: Du bist noch einmal dran, dann er
    }
    .detail = { $cause ->
        [fortress] nur 1 Beutefeld der Festungen ist übrig
        [offering] der Stapel der Darbringungen ist leer
       *[said] {""}
    }
    .why = Das Ende wurde in { $side ->
        [you] deinem
       *[they] seinem
    } Zug { $turn } ausgelöst. Beide haben noch genau einen Zug.

## His turn

told-leave-out = Misch den Stapel ohne diese schon aufgedeckten Karten
    .detail = { $out }
    .why = Diese Karten wurden seit dem letzten Mischen aufgedeckt. Sie kommen erst nach dem nächsten wieder.
turned-card = { $place } (Rüstung { $armour }, Proviant { $provisions }, { $vp } SP)
told-shuffle = Misch seinen Ablagestapel zu einem neuen Stapel
    .detail = { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }; die zwei entfernten bleiben draußen
    .why = Sein Stapel war leer. Der neue hat { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
told-soloist-shuffles = Soloist mischt seinen Ablagestapel: { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }
    .why = Sein Stapel war leer. Die zwei entfernten Karten bleiben draußen.
ask-which-place = Welche Siedlung zeigt seine Karte?
    .about = Deck die oberste Karte seines Stapels auf.
option-place-left = { $place }
    .detail = { $left ->
        [0] kein Beutefeld übrig
       *[other] {""}
    }
option-new-card = Eine andere Karte
    .detail = nicht in dieser Liste; du gibst sie nur einmal ein
ask-which-card = { $place }: Welche Karte ist es?
ask-valkyries = Wie viele Walküren liegen auf dem Beutefeld?
    .about = { $place }: Der Gegner kann plündern. Sieh nach: { $sets }.
option-valkyries = { $valkyries }
option-none-left = Kein Beutefeld mehr übrig
    .detail = er bereitet sich vor; für diese Siedlung wird nicht mehr gefragt
told-he-raids = Er plündert: { $place }
    .why = Die Karte verlangt Rüstung { $needs_armour } und Proviant { $needs_provisions }. Er hat { $armour } und { $provisions }, und ein Beutefeld ist übrig.
told-clear-set = Räum das eben gezählte Beutefeld ab
    .detail = alles in den Vorrat, auch den Arbeiter
    .why = Er nimmt ein Beutefeld ({ $place }): das erste übrige nach der Reihenfolge der Karte ({ $sets }). Auch der Arbeiter kommt in den Vorrat. Keine Regel holt ihn von dort zurück (RNS-S31).
told-he-pays = Leg { $amount } von seinem Proviant in den Vorrat: { $before } → { $now }
    .why = Die Plünderung kostet ihn { $amount } von { $before } Proviant.
told-he-scores = Rück seinen SP-Marker vor: { $before } → { $now }
    .why = Die Karte gibt { $vp } SP für die Plünderung.
told-his-valkyries = Rück seine Walküren vor: { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Walküre
       *[other] Walküren
    } auf dem Beutefeld. Jede bringt ihn 1 Schritt vor, höchstens bis 7.
told-his-armour = Rück seine Rüstung zurück: { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Walküre
       *[other] Walküren
    } auf dem Beutefeld. Jede kostet ihn 1 Rüstung, höchstens bis 0.
told-valkyries-full = Seine Walküren bleiben auf { $now } (Maximum)
    .why = { $valkyries } { $valkyries ->
        [one] Walküre
       *[other] Walküren
    } auf dem Beutefeld. Sein Marker ist schon ganz oben. Seine Rüstung sinkt trotzdem.
told-valkyries-stay = Lass seine beiden Marker stehen
    .why = { $valkyries } { $valkyries ->
        [one] Walküre
       *[other] Walküren
    } auf dem Beutefeld. Seine Rüstung ist 0{ $ruling ->
        [yes] ; nach deiner Auslegung zählt das nicht
       *[no] {" "}und sein Walkürenmarker ganz oben
    }.
told-he-prepares = Er bereitet sich vor ({ $place }): { $lacks ->
        [plunder] nichts übrig
        [armour] Rüstung { $armour }, nötig { $needs_armour }
       *[provisions] Proviant { $provisions }, nötig { $needs_provisions }
    }
    .why = { $lacks ->
        [plunder] Er muss ein Beutefeld nehmen. Die Siedlung auf seiner Karte hat keines mehr.
        [armour] Die Karte verlangt Rüstung { $needs_armour }. Er hat { $armour }.
       *[provisions] Die Karte verlangt { $needs_provisions } Proviant. Er hat { $provisions }.
    }
told-top-offering = Gib ihm die oberste Darbringung vom verdeckten Stapel: { $before } → { $now }
    .detail = ungesehen, verdeckt neben sein Schiff
    .why = Seine Karte zeigt eine Darbringung. Es ist die oberste vom Stapel, bis zum Ende ungesehen.
told-best-offering = Gib ihm die beste offene Darbringung: { $before } → { $now }
    .detail = die meisten SP, bei Gleichstand links; füll den Platz auf
    .why = Seine Karte zeigt eine Darbringung. Nach deiner Auslegung ist es die offene mit den meisten SP.
told-gets-provisions = Gib ihm Proviant: { $before } → { $now }
    .detail = { $over ->
        [armour] Rüstung über 10 wird Proviant
        [lost] der Rest verfällt: höchstens Rüstung 10 und Proviant 8
       *[no] {""}
    }
    .why = Die Karte gibt { $gain } Proviant. Proviant über 8 wird Rüstung, Rüstung über 10 wird Proviant.
told-gets-armour = Rück seine Rüstung vor: { $before } → { $now }
    .detail = { $over ->
        [armour] Rüstung über 10 wird Proviant
        [provisions] Proviant über 8 wird Rüstung
        [lost] der Rest verfällt: höchstens Rüstung 10 und Proviant 8
       *[no] {""}
    }
    .why = Die Karte gibt { $gain } Rüstung. Rüstung über 10 wird Proviant, Proviant über 8 wird Rüstung.
told-gains-nothing = Beweg nichts: Er bekommt nichts
    .why = Er hat Rüstung { $armour } von 10 und Proviant { $provisions } von 8. Mehr kann er nicht aufnehmen.
told-closed-in = In deinem Zug { $turn } gesperrt: { $building }
    .detail = Arbeiter weder einsetzen noch aufnehmen{ $closes ->
        [town-hall] , keine Karte ausspielen
       *[other] {""}
    }
    .why = Jede seiner Karten sperrt ein Gebäude für einen Zug, ob er plündert oder nicht{ $merchant ->
        [yes] . Ein Kaufmann darf es trotzdem nutzen
       *[no] . Nach deiner Auslegung darf es auch ein Kaufmann nicht nutzen
    }.

told-discard = Leg seine Karte auf den Ablagestapel
    .why = Jede Karte kommt nach seinem Zug auf den Ablagestapel.

## A new card

ask-new-place = { $card ->
        [new] Welche Siedlung zeigt die neue Karte?
       *[known] Welche Siedlung zeigt die echte Karte?
    }
    .about = Die Karte wird einmal eingegeben und behalten.
ask-new-line = { $card ->
        [new] Neue Karte, { $place }: Was zeigt sie?
       *[known] Echte Karte, { $place }: Was zeigt sie?
    }
    .about = { $line ->
        [armour] Gib die Karte ein, wie sie gedruckt ist. Zuerst die Rüstung
        [provisions] Der nötige Proviant für die Plünderung
        [vp] Die SP für die Plünderung
        [order] Die Reihenfolge, in der er Beutefelder nimmt
        [gain-armour] Wenn er nicht plündern kann: Rüstung
        [gain-provisions] Wenn er nicht plündern kann: Proviant
        [gain-offering] Wenn er nicht plündern kann: Darbringungen
       *[building] Das Gebäude, das die Karte sperrt
    }
line-of-card = { $line ->
        [armour] Nötige Rüstung
        [provisions] Nötiger Proviant
        [vp] Bringt SP
        [order] Beutefelder: zuerst, sonst …
        [gain-armour] Rüstung
        [gain-provisions] Proviant
        [gain-offering] Darbringung
       *[building] Sperrt
    }
label-of-raid = Plünderung
label-if-not = Kann er nicht plündern
label-closes = Zuletzt das gesperrte Gebäude
label-choose-order = Wähle zuerst die Reihenfolge der Beutefelder.
label-fewer = weniger: { $line }
label-more = mehr: { $line }
refused-no-gain = Kann er nicht plündern, gibt jede Karte Rüstung, Proviant oder eine Darbringung.
option-card-differs = Eine seiner Karten ist in meiner Schachtel anders
ask-place-of-card = Welche Siedlung zeigt die falsche Karte?
    .about = Die Karte, wie Soloist sie kennt
ask-card-to-correct = { $place }: Welche Karte ist falsch?
    .about = Die Karten, wie Soloist sie kennt
told-card-corrected = Seine Karte ist berichtigt
    .detail = { $place }
    .why = Diese Karte ersetzt jetzt { $id } der Ausgabe.
option-order = { $order }
told-new-card = Seine neue Karte ist eingegeben
    .detail = ersetzt: { $old }
    .why = Diese Karte ersetzt { $id } der Ausgabe. Ab jetzt wählst du sie mit einmal Tippen. Die ersetzte bleibt in der Liste.

## Scene

zone-closed = Für dich gesperrt
zone-his-cards = Seine Karten
zone-end = Das Ende
spot-nothing-closed = Kein Gebäude ist gesperrt
note-closed = Arbeiter weder einsetzen noch aufnehmen{ $closes ->
    [town-hall] , keine Karte ausspielen
   *[other] {""}
}{ $merchant ->
    [yes] {""}
   *[no] ; auch kein Kaufmann
}
note-needs = Rüstung { $armour }, { $provisions } Proviant, { $vp } SP
note-sets = nimmt { $order }
note-else = sonst { $gains }
note-left = { $left ->
    [0] kein Beutefeld übrig
    [one] höchstens { $left } Beutefeld übrig
   *[other] höchstens { $left } Beutefelder übrig
}
label-test = { $good ->
    [armour] Rüstung
   *[provisions] Proviant
}: nötig { $needs }, er hat { $has }
zone-new-card = Werte für den Anfang
spot-end = { $last ->
    [his-yours] Er ist noch einmal dran, dann du
    [yours] Dein letzter Zug
    [yours-his] Dein letzter Zug, dann seiner
    [over] Die Partie ist zu Ende
   *[no] Nur noch 1 Beutefeld der Festungen, Darbringungsstapel leer oder keine Walküre auf dem Spielplan
}

## The count

told-count = Die Partie ist zu Ende
    .why = Beide hatten ihren letzten Zug.
ask-offerings-vp = { $tiles ->
        [one] Wie viele SP hat seine Darbringung?
       *[other] Wie viele SP haben seine { $tiles } Darbringungen?
    }
    .about = { $tiles ->
        [one] Deck seine Darbringung auf.
       *[other] Deck seine Darbringungen auf und zähl sie zusammen.
    }
option-vp = { $vp }
told-his-total = Zähl { $total } SP für ihn
    .detail = SP { $vp }, Walkürenleiste { $valkyries }, Rüstungsleiste { $armour }, Darbringungen { $offerings }
    .why = Er zählt seine SP, beide Leisten und seine Darbringungen, sonst nichts.
ask-your-total = Wie viele SP hast du insgesamt?
    .about = Der Gegner hat { $total }. Zähl SP, beide Leisten, Darbringungen, Mannschaft und Beute.
ask-your-valkyries = Wo steht dein Walkürenmarker?
    .about = { $total }–{ $total }: Gleichstand. Der Marker des Gegners steht auf { $marker }.
ask-your-armour = Wo steht dein Rüstungsmarker?
    .about = Immer noch Gleichstand. Der Marker des Gegners steht auf { $marker }.
option-lower = Tiefer
option-equal = Gleichauf
option-higher = Höher
line-total = Summe

## On paper

sheet-his-turn = Sein Zug, nach jedem von dir
sheet-turn-card = Deck die oberste Karte seines Stapels auf
    .detail = Stapel leer: erst seinen Ablagestapel mischen; die { $removed } entfernten bleiben draußen
sheet-raids-if = Er plündert, wenn alle drei Bedingungen erfüllt sind, sonst bereitet er sich vor
sheet-if-armour = seine Rüstung ist mindestens so hoch wie auf der Karte
sheet-if-provisions = sein Proviant ist mindestens so hoch wie auf der Karte
sheet-if-set = an der Siedlung der Karte ist noch ein Beutefeld übrig
sheet-raid = Er plündert
sheet-raid-pays = Er zahlt den Proviant der Karte in den Vorrat und bekommt ihre SP. Rüstung wird nicht bezahlt
sheet-raid-set = Räum ein Beutefeld ab: die 1 der Karte, sonst die 2, sonst die 3. Alles in den Vorrat, auch den Arbeiter
sheet-raid-valkyries = Pro Walküre darauf: Walkürenmarker +1 (höchstens { $most }) und Rüstung −1 (mindestens 0)
    .detail = { $ruling ->
        [yes] bei Rüstung 0 rückt keiner von beiden
       *[no] jeder Marker geht, so weit er kann
    }
sheet-prepare = Er bereitet sich vor: Er bekommt alles, was unten auf der Karte steht
sheet-overflow = Rüstung über { $armour } wird Proviant, Proviant über { $provisions } wird Rüstung. Beides voll: nichts
sheet-offering = { $source ->
        [display] Eine Darbringung: die offene mit den meisten SP, bei Gleichstand links. Füll den Platz auf
       *[stack] Eine Darbringung: die oberste vom Stapel, ungesehen, verdeckt neben sein Schiff. Ist der Stapel leer, keine
    }
sheet-closes = In jedem Fall ist das Gebäude der Karte in deinem nächsten Zug gesperrt
    .detail = setz dort keinen Arbeiter ein und nimm keinen auf{ $merchant ->
        [yes] ; ein Kaufmann darf es trotzdem nutzen
       *[no] ; auch kein Kaufmann
    }
sheet-discard = Leg die Karte auf seinen Ablagestapel. Prüf, ob das Ende ausgelöst ist
sheet-your-cards = Deine Karten, die ihn treffen
sheet-berserker = Berserker: seine Rüstung −1
sheet-provision-cards = Champion: 1 von seinem Proviant in den Vorrat. Kriegstreiber, Söldner: 1 von seinem zu dir
    .detail = nur wenn er welchen hat
sheet-other-cards = Alle anderen Wirkungen auf Mitspieler entfallen
sheet-mind = Leicht vergessen
sheet-mind-first = Du bist immer zuerst dran; in Zug 1 ist nichts gesperrt
sheet-mind-one-turn = Ein Gebäude ist nur einen Zug lang gesperrt, ob er plündert oder nicht
sheet-mind-shuffle = Der volle Stapel hat { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }. Gemischt wird erst, wenn eine Karte fehlt
sheet-mind-compare = Rüstung wird vor der Plünderung verglichen; nur Walküren senken sie
sheet-mind-trigger = Ende ausgelöst: nur noch { $sets } { $sets ->
        [one] Beutefeld
       *[other] Beutefelder
    } der Festungen, leerer Stapel der Darbringungen oder keine Walküre
sheet-end = Das Ende
sheet-end-yours = In deinem Zug ausgelöst: noch einmal er, dann du
sheet-end-his = In seinem Zug ausgelöst: noch einmal du, dann er
sheet-he-counts = Er zählt SP, Walkürenleiste, Rüstungsleiste und seine Darbringungen, sonst nichts
sheet-verdict = Wer mehr SP hat, gewinnt. Bei Gleichstand: der höhere Walkürenmarker, dann der höhere Rüstungsmarker, { $still ->
        [lost] sonst verlierst du
       *[drawn] sonst unentschieden
    }
label-clock = { $rounds ->
    [0] Zug { $round }
   *[other] Zug { $round } von { $rounds }
}
