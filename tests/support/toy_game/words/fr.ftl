game-title = Le Puits
game-line = Sortez du puits avant la fin des jours.
short-title = Le Puits
opponent = Les jours
level-legend = Niveau
level-shallow = Peu profond
level-shallow-line = 12 de haut
level-deep = Profond
level-deep-line = 15 de haut, et l’on glisse la nuit
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
ask-day = Grimper ou chercher ?
    .about = Jour { $day }
option-climb = Grimper
option-search = Chercher
    .detail = { $left } { $left ->
        [one] carte
       *[other] cartes
    }
ask-die = Lancez un dé. Que montre-t-il ?
option-die = { $pips }
ask-card = Retournez une carte. Laquelle est-ce ?
ask-use = Quelle carte utilisez-vous ?
option-card = { card }
    .detail = { $lift } de plus
told-day = Jour { $day }
    .why = Il y a cinq jours, et chacun permet une chose.
told-search = Vous cherchez : { $left } { $left ->
    [one] carte
   *[other] cartes
}.
    .why = Qui cherche retourne deux cartes et en utilise une.
told-height = Vous êtes à { $height }.
    .why = Le dé et les cartes élèvent de leur valeur.
told-over = { $steps } dépasserait le bord : vous restez.
    .why = Selon cette interprétation, il faut atteindre le bord exactement.
told-won = Vous êtes dehors !
    .why = Qui atteint le bord a gagné.
told-lost = Les jours sont écoulés.
    .why = Après cinq jours, plus personne ne vient.
spot-wall = Mur
spot-deck = Pioche
spot-hand = Main
line-days = Jours
primer-line = Hors du puits.
primer-1 = Grimpez
    .detail = Vous gagnez au bord.
primer-2 = Un jour
    .detail = Grimpez ou cherchez.
primer-3 = Grimper
    .detail = Un dé vous élève.
primer-4 = Chercher
    .detail = Retournez deux cartes, utilisez-en une.
primer-5 = La nuit
    .detail = Dans le puits profond, vous glissez.
primer-6 = La fin
    .detail = Après cinq jours, c’est perdu.
