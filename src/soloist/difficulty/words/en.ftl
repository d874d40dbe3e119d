### How hard a level is.

grade = { $grade ->
    [gentle] Gentle
    [fair] Fair
    [tough] Tough
    [very-tough] Very tough
   *[brutal] Brutal
}
players-win = { $usual ->
    [0] A simple computer player hardly ever wins, our best one { $best } of 10 games.
   *[other] A simple computer player wins { $usual } of 10 games, our best one { $best }.
}
players-won = { $won ->
    [0] None of our computer players has won it, in { $games } games.
   *[other] Our computer players won { $won } of { $games }.
}
