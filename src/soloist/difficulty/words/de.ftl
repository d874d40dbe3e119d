### How hard a level is.

grade = { $grade ->
    [gentle] Leicht
    [fair] Ausgewogen
    [tough] Schwer
    [very-tough] Sehr schwer
   *[brutal] Gnadenlos
}
players-win = { $usual ->
    [0] Ein einfacher Computerspieler gewinnt fast nie, unser bester { $best } von 10 Partien.
   *[other] Ein einfacher Computerspieler gewinnt { $usual } von 10 Partien, unser bester { $best }.
}
players-won = { $won ->
    [0] Keiner unserer Computerspieler hat gewonnen, in { $games } Partien.
   *[other] Unsere Computerspieler gewannen { $won } von { $games }.
}
