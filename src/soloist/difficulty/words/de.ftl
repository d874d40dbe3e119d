### How hard a level is.

grade = { $grade ->
    [gentle] Sanft
    [fair] Ausgewogen
    [tough] Schwer
    [very-tough] Sehr schwer
   *[brutal] Gnadenlos
}
players-win = { $usual ->
    [0] Eine Faustregel gewinnt fast nie, unser bester Spieler { $best } von 10 Partien.
   *[other] Eine Faustregel gewinnt { $usual } von 10 Partien, unser bester Spieler { $best }.
}
players-won = { $won ->
    [0] Keiner unserer Spieler hat gewonnen, in { $games } Partien.
   *[other] Unsere Spieler gewannen { $won } von { $games }.
}
