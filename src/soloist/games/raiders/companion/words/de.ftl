### Der Gegner neben einem echten Spielbrett, auf Deutsch.

## His values

value-vp = SP
value-armour = Rüstung
value-provisions = Proviant
value-valkyries = Walküren
value-offerings = Darbringung
value-sets = { $place } (Beutefelder)

## Names

option-known-card = Rüstung { $armour }, Proviant { $provisions }, { $vp } SP
    .detail = Beutefelder: { $order }; sonst { $gains }; sperrt { $building }
set-ranked = { $nth ->
    [first] erst
   *[then] dann
} das { $at ->
    [left] linke
    [middle] mittlere
   *[right] rechte
}
order-in-short = { $order }
set-at = { $at ->
    [left] links
    [middle] Mitte
   *[right] rechts
}
set-to-take = { $nth ->
    [first] { $at ->
        [left] linkes
        [middle] mittleres
       *[right] rechtes
    } Beutefeld
   *[else] sonst { $at ->
        [left] linkes
        [middle] mittleres
       *[right] rechtes
    }
}

## Set-up

ask-whose-cards = Wer deckt seine Taktikkarten auf?
    .about = { $guessed ->
        [0] {""}
       *[other] { $guessed } unserer { $cards } Taktikkarten sind rekonstruiert; deine können anders sein.{" "}
    }Das lässt sich mitten in der Partie ändern.
ask-set-up = Ist alles aufgebaut?
    .about = Soloist ist der Gegner und sagt deinen Händen, was er tut.
told-lay-out = Spielaufbau
    .why = Aufgebaut wird wie zu zweit; der Gegner ist der Zweite.
told-lay-yours = Bau für zwei Personen auf
    .detail = du: 5 Karten, behalte 3; 2 Silber; ein schwarzer Arbeiter
    .why = Nur du bekommst Karten, Silber und einen Arbeiter.
told-lay-ship = Gib ihm eine Schiffskarte und ihre Marker
    .detail = kein Silber, keine Karten, kein Arbeiter: 3 schwarze bleiben in der Schachtel
    .why = Er hat ein Schiff und Marker, sonst nichts.
told-lay-markers = Stell seinen Rüstungsmarker auf { $start }
    .detail = seine SP und Walküren auf 0
    .why = Auf dieser Stufe beginnt er mit { $start } Rüstung.
told-lay-provisions = Leg { $start } Proviant neben sein Schiff
    .why = Auf dieser Stufe beginnt er mit { $start } Proviant aus dem Vorrat.
told-lay-pile = Entferne ungesehen eine Außenposten- und eine Klosterkarte
    .detail = misch die anderen { $cards } zu einem Stapel neben seinem Schiff
    .why = Zwei der 23 Taktikkarten sind die ganze Partie draußen, und du weißt nicht, welche.
told-lay-no-pile = Lass seine Taktikkarten in der Schachtel
    .detail = Soloist hat ungesehen einen Außenposten und ein Kloster entfernt
    .why = Soloist zieht seine Karten; zwei der 23 sind die ganze Partie draußen.
told-make-pile = Bilde seinen echten Stapel: { $cards } Karten
    .detail = { $first ->
        [yes] ohne einen Außenposten und ein Kloster, ungesehen{ $turned ->
            [0] {""}
            [one] , und ohne die schon aufgedeckte
           *[other] , und ohne die { $turned } schon aufgedeckten
        }
       *[no] ohne die zwei entfernten und die seit dem Mischen aufgedeckten
    }
    .why = { $cards } Karten können noch kommen, bevor die abgelegten gemischt werden.

## Your turn

ask-your-turn = Du bist dran, Zug { $turn }
    .about = { $closed ->
        [no] Nichts ist gesperrt.
       *[yes] Gesperrt: { $building }.
    }{ $last ->
        [his-yours] {" "}Er ist noch einmal dran, dann du.
        [yours] {" "}Dein letzter Zug; danach wird gezählt.
        [yours-his] {" "}Dein letzter Zug; dann sein letzter.
       *[no] {""}
    }{ $hint ->
        [fortress] {" "}Nur ein Festungsfeld oder keine Walküre übrig? Tippe „Ende ausgelöst“.
        [valkyrie] {" "}Keine Walküre mehr auf dem Plan? Tippe „Ende ausgelöst“.
        [offering] {" "}Stapel der Darbringungen leer? Tippe „Ende ausgelöst“.
       *[none] {""}
    }{ $shuffle ->
        [yes] {" "}Vor seiner nächsten Karte: misch seine abgelegten.
       *[no] {""}
    }
option-done = Mein Zug ist fertig
    .detail = { $next ->
        [count] zähl beide Seiten
        [own] dreh seine Karte um
       *[app] Soloist dreht seine Karte um
    }
option-armour = −1 Rüstung
    .detail = Ber­serker
option-provision = −1 Pro­viant
    .detail = Cham­pion, Kriegs­treiber, Söldner
option-no-offering = Es lag keine Dar­bringung mehr da
    .detail = dann bekommt er keine
option-ended = Ende aus­gelöst
    .detail = Festung, Stapel oder Wal­küren
told-armour-lost = Rück seinen Rüstungsmarker zurück: { $before } → { $now }
    .why = Dein Berserker kostet ihn 1 Rüstung, höchstens bis 0.
told-provision-lost = Nimm 1 von seinem Proviant: { $before } → { $now }
    .detail = Champion: in den Vorrat; Kriegstreiber, Söldner: zu dir
    .why = Deine Karte trifft seinen Proviant; er hatte { $before }.
told-no-offering = Lass seine Darbringungen: { $before } → { $now }
    .why = Es war kein Plättchen mehr da, und er bekommt nichts anderes dafür.
ask-ended-by = In wessen Zug kam das Ende?
    .about = Beide sind genau noch einmal dran.
option-mine = In meinem
    .detail = er, dann du noch einmal
option-his = In seinem
    .detail = du, dann er noch einmal
told-ended = { $side ->
        [you] Spiel weiter: er noch einmal, dann du
       *[they] Spiel weiter: du noch einmal, dann er
    }
    .why = Das Ende kam in { $side ->
        [you] deinem
       *[they] seinem
    } Zug { $turn }, und beide sind genau noch einmal dran.

## His turn

told-leave-out = Misch den Stapel ohne diese schon aufgedeckten Karten
    .detail = { $out }
    .why = Diese Karten wurden seit dem letzten Mischen aufgedeckt; sie kommen erst nach dem nächsten wieder.
turned-card = { $place } (Rüstung { $armour }, Proviant { $provisions }, { $vp } SP)
told-shuffle = Misch seine abgelegten Karten zu einem neuen Stapel
    .detail = { $cards } Karten; die zwei entfernten bleiben draußen
    .why = Sein Stapel war leer; { $cards } Karten bilden den neuen.
ask-which-place = Wo plündert seine Karte?
    .about = Dreh die oberste Karte seines Stapels um.
option-place-left = { $place }
    .detail = { $left ->
        [0] kein Beutefeld übrig
       *[other] {""}
    }
option-new-card = Eine andere Karte
    .detail = nicht in dieser Liste; einmal eingegeben, dann behalten
ask-which-card = { $place }: Welche Karte ist es?
ask-valkyries = Wie viele Walküren liegen dort?
    .about = { $place }: Er ist stark genug. Sieh nach: { $sets }.
option-valkyries = { $valkyries }
option-none-left = Kein Beutefeld mehr übrig
    .detail = er bereitet sich vor; es wird nicht wieder gefragt
told-he-raids = Er plündert: { $place }
    .why = Die Karte verlangt Rüstung { $needs_armour } und Proviant { $needs_provisions }; er hat { $armour } und { $provisions }, und ein Beutefeld ist übrig.
told-clear-set = Räum ab: { $sets }
    .detail = alles in den Vorrat; der Arbeiter ist aus dem Spiel
    .why = Er nimmt ein Beutefeld ({ $place }): das erste, das in der Reihenfolge der Karte übrig ist. Das Soloblatt legt den Arbeiter in den Vorrat, aber keine Regel holt einen von dort zurück: Er ist aus dem Spiel (RNS-S31).
told-he-pays = Nimm ihm Proviant weg: { $before } → { $now }
    .why = Der Raubzug kostet ihn { $amount } von { $before } Proviant.
told-he-scores = Rück seinen SP-Marker vor: { $before } → { $now }
    .why = Die Karte gibt { $vp } SP für den Raubzug.
told-his-valkyries = Rück seinen Walkürenmarker vor: { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Walküre
       *[other] Walküren
    } auf dem Beutefeld: je ein Schritt, höchstens bis 7.
told-his-armour = Rück seinen Rüstungsmarker zurück: { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Walküre
       *[other] Walküren
    } auf dem Beutefeld: jede kostet ihn 1 Rüstung, höchstens bis 0.
told-valkyries-stay = Lass seine beiden Marker stehen
    .why = { $valkyries } { $valkyries ->
        [one] Walküre
       *[other] Walküren
    } auf dem Beutefeld, aber seine Rüstung ist 0{ $ruling ->
        [yes] ; nach deiner Auslegung zählt das nicht
       *[no] {" "}und sein Walkürenmarker ganz oben
    }.
told-he-prepares = Er bereitet sich vor ({ $place }): { $lacks ->
        [plunder] nichts übrig
        [armour] Rüstung { $armour }, nötig { $needs_armour }
       *[provisions] Proviant { $provisions }, nötig { $needs_provisions }
    }
    .why = { $lacks ->
        [plunder] Ein Raubzug nimmt ein Beutefeld, und die Siedlung auf seiner Karte hat keines mehr.
        [armour] Die Karte verlangt Rüstung { $needs_armour }, er hat { $armour }.
       *[provisions] Die Karte verlangt { $needs_provisions } Proviant, er hat { $provisions }.
    }
told-top-offering = Gib ihm ungesehen die oberste Darbringung: { $before } → { $now }
    .detail = verdeckt neben sein Schiff
    .why = Seine Karte zeigt eine Darbringung: die oberste des Stapels, bis zum Ende ungesehen.
told-best-offering = Gib ihm die beste offene Darbringung: { $before } → { $now }
    .detail = die meisten SP, bei Gleichstand links; füll den Platz auf
    .why = Seine Karte zeigt eine Darbringung: nach deiner Auslegung die offene mit den meisten SP.
told-gets-provisions = Gib ihm Proviant: { $before } → { $now }
    .why = Die Karte gibt { $gain } Proviant; was über 8 ist, wird Rüstung, und Rüstung über 10 wird Proviant.
told-gets-armour = Rück seinen Rüstungsmarker vor: { $before } → { $now }
    .why = Die Karte gibt { $gain } Rüstung; was über 10 ist, wird Proviant, und Proviant über 8 wird Rüstung.
told-gains-nothing = Beweg nichts: Er bekommt nichts
    .why = Er hat Rüstung { $armour } von 10 und Proviant { $provisions } von 8, und mehr, was passt, gibt die Karte nicht.
told-closed-in = In deinem Zug { $turn } gesperrt: { $building }
    .detail = setz dort keinen Arbeiter ein und nimm keinen weg
    .why = Jede seiner Karten sperrt ein Gebäude für einen Zug, ob er plündert oder nicht{ $merchant ->
        [yes] ; ein Kaufmann darf es trotzdem nachahmen
       *[no] ; nach deiner Auslegung darf es auch ein Kaufmann nicht nachahmen
    }.

## A new card

ask-new-place = { $card ->
        [new] Wo plündert die neue Karte?
       *[known] Wo plündert die echte Karte?
    }
    .about = Sie wird einmal eingegeben und behalten.
ask-new-line = { $card ->
        [new] Neue Karte: { $place }
       *[known] Berichtigte Karte: { $place }
    }
    .about = { $line ->
        [armour] Wie gedruckt; zuerst die Rüstung
        [provisions] Der nötige Proviant
        [vp] Die SP für den Raubzug
        [order] Die Reihenfolge der Beutefelder
        [gain-armour] Wenn er nicht plündern kann: Rüstung
        [gain-provisions] Wenn er nicht plündern kann: Proviant
        [gain-offering] Wenn er nicht plündern kann: Darbringungen
       *[building] Das Gebäude, das sie sperrt
    }
line-of-card = { $line ->
        [armour] Nötige Rüstung
        [provisions] Nötiger Proviant
        [vp] Bringt SP
        [order] Beutefelder: zuerst, dann …
        [gain-armour] Rüstung
        [gain-provisions] Proviant
        [gain-offering] Darbringung
       *[building] Sperrt
    }
label-of-raid = Raubzug
label-if-not = Kann er nicht
label-closes = Sie sperrt (damit ist sie fertig)
label-fewer = weniger: { $line }
label-more = mehr: { $line }
refused-no-gain = Kann er nicht plündern, gibt eine Karte etwas: Rüstung, Proviant oder eine Darbringung.
option-card-differs = Eine seiner Karten ist bei mir anders
ask-place-of-card = Wo plündert die falsche Karte?
    .about = So, wie Soloist sie kennt
ask-card-to-correct = { $place }: Welche Karte ist falsch?
    .about = So, wie Soloist sie kennt
told-card-corrected = Seine Karte ist berichtigt
    .detail = { $place }
    .why = Sie steht für { $id } der Ausgabe und wird so behalten.
option-order = { $order }
told-new-card = Leg seine neue Karte auf den Ablagestapel
    .detail = { $place }
    .why = Sie steht für { $id } der Ausgabe. Sie wird behalten, und von nun an genügt ein Tippen.

## Scene

zone-closed = Für dich gesperrt
zone-his-cards = Seine Karten
zone-end = Das Ende
spot-nothing-closed = Nichts ist gesperrt
note-closed = setz dort keinen Arbeiter ein und nimm keinen weg{ $merchant ->
    [yes] {""}
   *[no] ; auch kein Kaufmann
}
note-needs = Rüstung { $armour }, { $provisions } Proviant, { $vp } SP
note-sets = Beutefelder: { $order }
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
    [over] Es ist vorbei
   *[no] Ein Festungsfeld, keine Darbringung im Stapel oder keine Walküre übrig
}

## The count

told-count = Zähl beide Seiten
    .why = Beide hatten ihren letzten Zug.
ask-offerings-vp = { $tiles ->
        [one] Wie viele SP hat seine Darbringung?
       *[other] Wie viele SP haben seine { $tiles } Darbringungen?
    }
    .about = { $tiles ->
        [one] Dreh sie um.
       *[other] Dreh sie um und zähl zusammen.
    }
option-vp = { $vp }
told-offerings-vp = Zähl seine Darbringungen dazu: { $vp } SP
    .detail = er hat insgesamt { $total }
    .why = { $tiles } Plättchen { $tiles ->
        [one] zählt
       *[other] zählen
    } { $vp } SP; mit beiden Leisten hat er { $total }.
ask-your-total = Wie viele SP hast du insgesamt?
    .about = Er hat { $total }. Du zählst SP, beide Leisten, Darbringungen, Mannschaft und Beute.
ask-your-valkyries = Dein Walkürenmarker?
    .about = { $total } zu { $total }: Gleichstand. Seiner steht auf { $marker }.
ask-your-armour = Dein Rüstungsmarker?
    .about = Immer noch Gleichstand. Seiner steht auf { $marker }.
option-lower = Tiefer
option-equal = Gleich
option-higher = Höher
line-total = Summe

## On paper

sheet-his-turn = Sein Zug, nach jedem von dir
sheet-turn-card = Deck die oberste Karte seines Stapels auf
    .detail = Stapel leer: erst seine abgelegten Karten mischen; die { $removed } entfernten bleiben draußen
sheet-raids-if = Er plündert, wenn alle drei stimmen, sonst bereitet er sich vor
sheet-if-armour = seine Rüstung ist mindestens die der Karte
sheet-if-provisions = sein Proviant ist mindestens der der Karte
sheet-if-set = am Ort der Karte liegt noch ein Beutefeld
sheet-raid = Er plündert
sheet-raid-pays = Proviant der Karte in den Vorrat; seine SP steigen um die der Karte. Rüstung kostet es nicht
sheet-raid-set = Räum ein Beutefeld ab, links, Mitte oder rechts: das, wo auf der Karte 1 steht; ist es weg, das mit 2, dann 3. Alles in den Vorrat; der Arbeiter ist aus dem Spiel
sheet-raid-valkyries = Je Walküre darauf: Walkürenmarker +1, bis höchstens { $most }; Rüstung −1, bis 0
    .detail = { $ruling ->
        [yes] bei Rüstung 0 rückt keiner von beiden
       *[no] jeder Marker geht, so weit er kann
    }
sheet-prepare = Er bereitet sich vor: Er bekommt alles, was unten auf der Karte steht
sheet-overflow = Rüstung über { $armour } wird Proviant, Proviant über { $provisions } wird Rüstung; beides voll: nichts
sheet-offering = { $source ->
        [display] Eine Darbringung: die offene mit den meisten SP, bei Gleichstand links; füll den Platz auf
       *[stack] Eine Darbringung: die oberste vom Stapel, ungesehen, verdeckt neben sein Schiff; Stapel leer: keine
    }
sheet-closes = In jedem Fall ist dir das Gebäude der Karte im nächsten Zug gesperrt
    .detail = setz dort keinen Arbeiter ein und nimm keinen weg{ $merchant ->
        [yes] ; ein Kaufmann darf es nachahmen
       *[no] ; auch kein Kaufmann
    }
sheet-discard = Karte auf seinen Ablagestapel; sieh nach, ob das Ende ausgelöst ist
sheet-your-cards = Deine Karten, die ihn treffen
sheet-berserker = Berserker: seine Rüstung −1
sheet-provision-cards = Champion: 1 von seinem Proviant in den Vorrat. Kriegstreiber, Söldner: 1 von seinem zu dir
    .detail = nur wenn er welchen hat
sheet-other-cards = Alles andere gegen Mitspieler entfällt
sheet-mind = Leicht vergessen
sheet-mind-first = Du bist immer zuerst dran; in Zug 1 ist nichts gesperrt
sheet-mind-one-turn = Gesperrt ist ein Gebäude nur einen Zug lang, ob er plündert oder nicht
sheet-mind-shuffle = { $cards } Karten je Durchgang; gemischt wird erst, wenn eine fehlt
sheet-mind-compare = Rüstung wird vor dem Raubzug verglichen; nur Walküren senken sie
sheet-mind-trigger = Das Ende kommt mit nur noch { $sets } Festungsfeld, leerem Stapel der Darbringungen oder ohne Walküre auf dem Brett; sieh auch nach seinen Zügen nach
sheet-end = Das Ende
sheet-end-yours = In deinem Zug ausgelöst: er noch einmal, dann du noch einmal
sheet-end-his = In seinem Zug ausgelöst: du noch einmal, dann er noch einmal
sheet-he-counts = Er zählt SP, Walkürenleiste, Rüstungsleiste und seine Darbringungen, umgedreht; sonst nichts
sheet-verdict = Mehr SP gewinnen. Gleichstand: der höhere Walkürenmarker, dann der höhere Rüstungsmarker, { $still ->
        [lost] sonst verloren
       *[drawn] sonst unentschieden
    }
