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

## The page of the manual

page-title = How hard each level is
page-about = Four computer players played every level many times. The words say how often they won.
page-head = | game | level | how hard | how often computer players win |
page-numbers = In numbers
page-players = “Random” answers at random. “Simple” follows a simple strategy, like somebody who knows the rules. “Learned” learned by playing against itself. “Search” looks ahead, about like an expert.
page-interval = Each number is the share of games won, with the usual rulings. The true share is less than 5 points away, with a certainty of 95 %.
page-number-head = | game | level | random | simple | learned | search |
page-box = Where cards and tiles are reconstructed, the numbers hold for our reconstruction.
