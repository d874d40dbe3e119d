game-title = Le Puits
card = { $card ->
    [moss] Mousse
    [rope] Corde
   *[ladder] Échelle
}
card-letter = { $card ->
    [moss] M
    [rope] C
   *[ladder] É
}
ask-day = Jour { $day } : grimper ou chercher ?
option-climb = Grimper
option-search = Chercher ({ $left } cartes)
ask-die = Lancez un dé. Que montre-t-il ?
option-die = { $pips }
ask-card = Retournez une carte. Laquelle est-ce ?
ask-use = Quelle carte utilisez-vous ?
option-card = { card } (monte de { $lift })
told-day = Jour { $day }
told-search = Vous cherchez : { $left } cartes.
told-height = Vous êtes à { $height }.
told-over = { $steps } dépasserait le bord : vous restez.
told-won = Vous êtes dehors !
told-lost = Les jours sont écoulés.
spot-wall = Mur
spot-deck = Pioche
spot-hand = Main
line-days = Jours
