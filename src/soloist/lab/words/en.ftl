### What simulations say when something is wrong.

bad-out = { $file } cannot be written; its name must end in { $known }
library-missing = the library { $library } is needed for this file; “pip install { $library }” brings it
cannot-write = { $file } cannot be written: { $why }

## How hard a level is

grade = { $grade ->
    [gentle] Gentle
    [fair] Fair
    [tough] Tough
    [very-tough] Very tough
   *[brutal] Brutal
}
computer-wins = Our computer player wins { $won } of 10.
computer-won = { $won ->
    [0] Our computer player won none of { $games }.
   *[other] Our computer player won { $won } of { $games }.
}
