game-title = Der Brunnen
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
ask-day = Tag { $day }: klettern oder suchen?
option-climb = Klettern
option-search = Suchen ({ $left } Karten)
ask-die = Wirf einen Würfel. Was zeigt er?
option-die = { $pips }
ask-card = Decke eine Karte auf. Welche ist es?
ask-use = Welche Karte nutzt du?
option-card = { card } ({ $lift } hoch)
told-day = Tag { $day }
told-search = Du suchst: { $left } Karten.
told-height = Du bist auf { $height }.
told-over = { $steps } wäre über den Rand: Du bleibst.
told-won = Du bist draußen!
told-lost = Die Tage sind um.
spot-wall = Wand
spot-deck = Stapel
spot-hand = Hand
line-days = Tage
