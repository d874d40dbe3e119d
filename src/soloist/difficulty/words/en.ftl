### How hard a level is.

grade = { $grade ->
    [gentle] Gentle
    [fair] Fair
    [tough] Tough
    [very-tough] Very tough
   *[brutal] Brutal
}
players-win = { $usual ->
    [0] A simple rule of thumb hardly ever wins, our best player { $best } of 10 games.
   *[other] A simple rule of thumb wins { $usual } of 10 games, our best player { $best }.
}
players-won = { $won ->
    [0] None of our players has won it, in { $games } games.
   *[other] Our players won { $won } of { $games }.
}
