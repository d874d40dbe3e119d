### The words of the terminal.

welcome = { $game }, { $level }. This is table { $id }; every answer is saved.
welcome-back = { $game }, { $level }. Back at table { $id }.
deal-code = Deal { $code }: the same game for a friend with “soloist play --deal { $code }”.
ruling-in-force = Ruling: { $ruling }
open-elsewhere = Table { $id } is also open in another terminal (process { $process }). Whoever answers second is told and follows.
moved-on = Table { $id } was played on elsewhere; your answer was not taken. Here is the position now.
left = Saved. “soloist resume { $id }” brings you back to this table.
nothing-to-resume = No unfinished table. “soloist play” starts one.
no-tables = No saved tables yet. “soloist play” starts one.
kept = On the table: “soloist resume { $id }” carries on.
which-game = Which game?
which-level = Which level? (Enter takes the first)
prompt = Your answer (h for help):
prompt-end = u takes back, l tells the story, q leaves:
impossible = “{ $typed }” is not possible here. Possible: { $possible }
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to do again.
help =
    Answer with the number or the word of an option.
      ?      the rule behind the question (“? SA-S27” shows any clause)
      u, r   take back, do again, as far as you like
      l      the story so far
      h!     a hint: the best options as a search sees them
      en, fr, de   change the language
      Enter  show the question again
      q      leave; everything is saved
pair = { $name }: { $text }
confidence = ({ $confidence })
legend = { $confidence ->
    [recalled] recalled: no text was found
   *[reconstructed] reconstructed: may differ from your box
}
so-many = { $count } components; “soloist cards { $game }” shows them
outcome = { $outcome ->
    [won] You have won.
    [drawn] It is a draw.
   *[lost] You have lost.
}
total = Total
taken-back = Taken back after fate had spoken: { $times } { $times ->
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
   *[open] open, { $answers } answers
}
build = { $compiled ->
    [1] compiled
   *[0] uncompiled
}
help-soloist = Board games alone, against the opponent of the solo rule sheet.
help-epilog =
    Examples:
      soloist play                          choose game and level, and play
      soloist play stone-age --level cool-night --lang en
      soloist play stone-age --ask          you roll real dice and turn real cards
      soloist resume                        back to where you were
      soloist rules stone-age SA-S27        one clause of the rules

    Tables are saved in the file named by SOLOIST_DB, else in your data folder.
    SOLOIST_LANG sets the language for good; NO_COLOR turns colours off.
help-play = start a new game
help-resume = carry on with a saved table
help-tables = list the saved tables, newest first
help-games = list the games and their levels
help-rules = read the rules of a game, or one clause
help-replay = check a record and tell its story
help-export = print the record of a saved table
help-lang = language
help-plain = no boxes and columns: for screen readers and pipes
help-game = one of: { $games }
help-level = difficulty; “soloist games” lists them
help-deal = play the deal with this code
help-seed = 1 to 8 characters that fix dice and cards
help-ruling = a reading for a point the sheet leaves open; “soloist rules GAME” lists them
help-edition = components of your own box, as a TOML file
help-ask = you roll real dice and turn real cards, and type what they show
help-id = number of the table; “soloist tables” lists them
help-clause = number of a clause, for example SA-S27
help-file = a record; - reads it from standard input
help-keep = put it on a table to carry on; of a broken record, the good part
help-cards = what every card and tile does, or those in which a word occurs
help-word = a word to look for
no-cards = Nothing here holds “{ $word }”.
no-hint = There is nothing to advise here.
hint = { $option }: { $chance } % to win ({ $low }–{ $high } %), { $games } games tried
interrupted = Interrupted: { $done } of { $all } games were played to their end and are kept.
written = { $file }: { $games } games.
col-level = level
col-games = games
col-won = won
col-interval = 95 % interval
col-you = you
col-opponent = opponent
col-margin = margin
col-answers = answers
col-time = ms/decision
help-simulate = let a player play many deals and measure
help-watch = watch a player play
help-levels = a level, or all
help-player = random, greedy, search, or search:500 with a budget of simulations
help-games-number = how many games a level
help-jobs = how many processes; the results are the same
help-first-seed = the number of the first deal
help-out = write every game to a .csv, .json or .parquet file
help-plot = draw rates, margins and lengths into a .png file
help-speed = lines a second; 0 is at once
measured = { $player } wins { $won } % ({ $low }–{ $high } %, { $games } games)
help-serve = play in the browser, with mouse, keyboard or phone
help-port = the port to listen at; without it, 8765 or the next free one
help-host = listen at this address of your home network instead of this machine only; prints a link with a secret
help-no-browser = do not open the browser
serving = The table is set. Open this in a browser:
serving-shared = Warning: other machines in your network can reach this table, without encryption. Only the link below opens it; give it to nobody else.
serving-stop = Ctrl-C stops the server; every answer is saved.
