### How hard a level is.

grade = { $grade ->
    [gentle] Leicht
    [fair] Ausgewogen
    [tough] Schwer
    [very-tough] Sehr schwer
   *[brutal] Gnadenlos
}
players-win = { $usual ->
    [0] Ein einfaches Programm gewinnt fast nie, unser bestes { $best } von 10.
   *[other] Ein einfaches Programm gewinnt { $usual } von 10, unser bestes { $best }.
}
players-won = { $won ->
    [0] Keines unserer Programme hat je gewonnen ({ $games } Partien).
   *[other] Unsere Programme gewannen { $won } von { $games }.
}
