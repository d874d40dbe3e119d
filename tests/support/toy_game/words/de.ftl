game-title = Der Brunnen
game-line = Klettere aus dem Brunnen, bevor die Tage um sind.
short-title = Der Brunnen
opponent = Die Tage
level-legend = Stufe
level-shallow = Flach
level-shallow-line = 12 hoch
level-deep = Tief
level-deep-line = 15 hoch, und nachts rutschst du ab
card = { $card ->
    [moss] Moos
    [rope] Seil
   *[ladder] Leiter
}
card-letter = { $card ->
    [moss] M
    [rope] S
   *[ladder] L
}
ask-day = Klettern oder suchen?
    .about = Tag { $day }
option-climb = Klettern
option-search = Suchen
    .detail = { $left } { $left ->
        [one] Karte
       *[other] Karten
    }
ask-die = Wirf einen Würfel. Was zeigt er?
option-die = { $pips }
ask-card = Deck eine Karte auf. Welche ist es?
ask-use = Welche Karte nutzt du?
option-card = { card }
    .detail = { $lift } hoch
told-day = Tag { $day }
    .why = Es gibt fünf Tage, und jeder erlaubt eine Sache.
told-search = Du suchst: { $left } { $left ->
    [one] Karte
   *[other] Karten
}.
    .why = Wer sucht, deckt zwei Karten auf und nutzt eine.
told-height = Du bist auf { $height }.
    .why = Würfel und Karten heben dich um ihre Zahl.
told-over = { $steps } wäre über den Rand: Du bleibst.
    .why = Nach dieser Auslegung muss der Rand genau erreicht werden.
told-won = Du bist draußen!
    .why = Wer den Rand erreicht, hat gewonnen.
told-lost = Die Tage sind um.
    .why = Nach fünf Tagen kommt niemand mehr.
spot-wall = Wand
spot-deck = Stapel
spot-hand = Hand
line-days = Tage
primer-line = Raus aus dem Brunnen.
primer-1 = Klettere
    .detail = Am Rand gewinnst du.
primer-2 = Ein Tag
    .detail = Klettere oder such.
primer-3 = Klettern
    .detail = Ein Würfel hebt dich.
primer-4 = Suchen
    .detail = Deck zwei Karten auf, nutz eine.
primer-5 = Die Nacht
    .detail = Im tiefen Brunnen rutschst du.
primer-6 = Das Ende
    .detail = Nach fünf Tagen ist es verloren.
