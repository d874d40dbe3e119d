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

## The page of the manual

page-title = Wie schwer jede Stufe ist
page-about = Vier Programme haben jede Stufe viele Male gespielt. Die Wörter sagen, wie oft sie gewinnen.
page-head = | Spiel | Stufe | wie schwer | wie oft Programme gewinnen |
page-numbers = In Zahlen
page-players = „Zufall“ antwortet zufällig. „Einfach“ folgt einer einfachen Strategie, wie jemand, der die Regeln kennt. „Gelernt“ hat im Spiel gegen sich selbst gelernt. „Suche“ schaut voraus, etwa wie ein Könner.
page-interval = Jede Zahl ist der Anteil gewonnener Partien, mit den üblichen Auslegungen. Der wahre Anteil liegt weniger als 5 Punkte daneben, mit einer Sicherheit von 95 %.
page-number-head = | Spiel | Stufe | Zufall | einfach | gelernt | Suche |
page-box = Wo Karten oder Plättchen rekonstruiert sind, gelten die Zahlen für unsere Rekonstruktion.
