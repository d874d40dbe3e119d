### The words of the terminal.

welcome = { $game }, { $level }. This is table { $id }; every answer is saved.
welcome-back = { $game }, { $level }. Back at table { $id }.
deal-code = Deal { $code }: the same game for a friend with “soloist play --deal { $code }”.
ruling-in-force = Ruling: { $ruling }
open-elsewhere = Table { $id } is also open in another terminal (process { $process }). Whoever answers second is told and follows.
moved-on = Table { $id } was played on elsewhere; your answer was not taken. Here is the position now.
left = Saved. “soloist resume { $id } --lang { $language }” brings you back to this table.
nothing-to-resume = No unfinished table. “soloist play” starts one.
no-tables = No saved tables yet. “soloist play” starts one.
kept = { $outcome ->
    [open] On the table: “soloist resume { $id }” carries on.
   *[over] Kept as table { $id }. The game is over; “soloist resume { $id }” shows how it ended.
}
which-game = Which game?
which-level = Which level? (Enter takes the first)
prompt = Your answer (h for help):
prompt-end = u undoes, l tells the story, q leaves:
impossible = “{ $typed }” is not possible here. Possible: { $possible }
goal = { $name } { $yours } · { $aim }
goal-against = { $name } { $yours } : { $theirs }{ $rival ->
    [none] {""}
   *[other] {" "}{ $rival }
}{ $hidden ->
    [none] {""}
   *[other] {" "}{ $hidden }
} · { $aim }
laid = Laid so far: { $laid }
none-counted = Nothing of this line counted. Answers in one line go on until dice or cards speak.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
help =
    Answer with the number of an option, its name or how it begins, several in one line too (“forest hunt”).
    What has several pieces takes them in any order; a minus takes one out again (“-forest”).
      ?  rule      the rule behind the question (“? SA-S27” shows any clause)
      u  undo      and r redo, as far as you like; uu undoes the whole turn
      b  board     the whole board, and every answer in full
      l  story     what happened so far (“l 20” shows the last 20 lines)
      h! hint      the best options as a search sees them
      en, fr, de   change the language
      q  quit      leave; everything is saved
any-number = a number from { $least } to { $most }
set-right = Only if table and Soloist differ, type what is right: { $spots }
games-more = “soloist games GAME” tells more about a game and its levels.
pair = { $name }: { $text }
confidence = ({ $confidence })
legend = { $confidence ->
    [recalled] recalled: no text was found
   *[reconstructed] reconstructed: may differ from your box
}
so-many = { $count ->
    [one] 1 component; “soloist cards { $game }” shows it
   *[other] { $count } components; “soloist cards { $game }” shows them
}
outcome = { $outcome ->
    [won] You have won.
    [drawn] It is a draw.
   *[lost] You have lost.
}
total = Total
taken-back = Undone after a roll or a turned card: { $times } { $times ->
    [one] time
   *[other] times
}.
share = Deal code { $code }: the same deal with “soloist play --deal { $code }”.
default = default
rulings = Rulings: points the sheet leaves open (--ruling NAME=VALUE)
all-sourced = Components: all of them were found in texts.
doubtful = { $confidence ->
    [recalled] Recalled, no text found: { $names }
   *[reconstructed] Reconstructed, may differ from your box: { $names }
}
table-state = { $outcome ->
    [won] won
    [lost] lost
    [drawn] drawn
   *[open] open
}
no-cards = Nothing here holds “{ $word }”.
no-hint = There is nothing to advise here.
broken-off = { $games } { $games ->
    [one] game was
   *[other] games were
} broken off and { $games ->
    [one] counts
   *[other] count
} in no rate.
none-finished = No game was played to its end.
hint-player = { $player } would answer: { $answer }.
interrupted = Interrupted: { $done } of { $all } games were played to their end and are kept.
written = { $file }: { $games } { $games ->
    [one] game
   *[other] games
}.
col-level = level
col-games = games
col-won = won
col-interval = 95 % interval
col-you = you
col-opponent = opponent
col-margin = margin
col-questions = questions
col-time = ms/decision
measured = { $player } wins { $won } % ({ $low }–{ $high } %, { $games } games)
serving = The table is set. Open this in a browser:
serving-shared = Warning: other machines in your network can reach this table, without encryption. Only the link below opens it; give it to nobody else.
serving-stop = Ctrl-C stops the server; every answer is saved.
bad-number = { $option } must be a whole number from { $low } to { $high }, not “{ $given }”
backed-up = Copied to { $file }.
restored = The tables of { $file } are in place. What was there before is kept in { $kept }.
checking = { $done } of { $all } tables replayed
check-good = { $tables ->
    [one] 1 table: the file is sound, and its record replays.
   *[other] { $tables } tables: the file is sound, and every record replays.
}
check-bad = Table { $id }: { $why }
check-older = Table { $id } was played under earlier rules: it can be looked at, not played on; nothing is wrong with it.
check-newer = Table { $id } was made by a newer Soloist; it was left alone.
deleted = Table { $id } is in the bin for 30 days; “soloist delete --back { $id }” puts it back.
put-back = Table { $id } is back.
bin-empty = The bin is empty.
more-news = (l tells all)
coast-points = numbers: strength→VP
leaf = Lines { $first }–{ $last } of { $all } (Enter: on, b: back, q: enough)
leaf-back = b, back
narrowed = “{ $typed }” could be:
impossible-end = “{ $typed }” is not possible here; the game is over.
taken-out = Taken back: { $what }
command-rule = rule, why
command-undo = undo
command-undo-turn = undo turn
command-redo = redo
command-story = story, log
command-board = board
command-help = help
command-hint = hint
command-quit = quit, exit, leave
what-now = What would you like to do? (Enter takes the first)
menu-resume = carry on at table { $id }, { $table }
menu-serve = play in the browser
menu-tables = list the saved tables
menu-games = games, levels and how hard they are
menu-help = all commands
menu-quit = leave
impossible-here = “{ $typed }” is not possible here.

## A finished game looked at again

reviewing = Looking at every answer
review-stopped = broken off; nothing of this review is kept
review-title = { $game }: { $outcome ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
review-sum = You sat down with { $start } %. Luck { $luck }, your decisions { $decisions } points of win chance: { $end } % at the end.
review-count = { $mistakes ->
    [0] None of your { $all } decisions was a mistake that could be shown.
    [one] 1 of your { $all } decisions was a mistake.
   *[other] { $mistakes } of your { $all } decisions were mistakes.
}
review-taken-back = { $times ->
    [one] An answer was taken back at this table, so not all luck was a surprise.
   *[other] Answers were taken back { $times } times at this table, so not all luck was a surprise.
}
review-luck = luck { $points }
review-decisions = decisions { $points }
review-setup = Before the first round
review-decision = { $nth }. { $place }: { $lost } points
review-choice = You chose { $chosen } ({ $after } %); the coach would have chosen { $best } ({ $before } %).
review-effort = Every option was tried { $tries } times with the same luck, only with what you could know; a mistake is what was clearly worse, and again on fresh tries. Chances are those of the coach’s own play, give or take 10 points. Luck stands only where something was rolled or drawn. It includes what is too small to be told apart from it.
