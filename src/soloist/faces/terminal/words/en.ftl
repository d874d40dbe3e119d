### The words of the terminal.

welcome = { $game }, { $level }. This is table { $id }; every answer is saved.
welcome-back = { $game }, { $level }. Back at table { $id }.
today-deal = Today’s deal: { $game }, { $level }. It is the same for everyone.
today-begun = Today’s deal: { $game }, { $level }. You have begun it already.
today-played = Today’s deal: { $game }, { $level }. You have played it already, at table { $id }: { $state }. “soloist play --deal { $code }” plays it again.
deal-code = Deal { $code }: the same game for a friend with “soloist play --deal { $code }”.
ruling-in-force = Ruling: { $ruling }
open-elsewhere = Table { $id } is also open in another terminal (process { $process }). A late answer is refused; you then see the new position.
moved-on = Table { $id } was continued elsewhere, so your answer was not taken. Here is the position now.
left = Saved. Continue with “soloist resume { $id } --lang { $language }”.
left-finished = Saved. Review the game with “soloist review { $id } --lang { $language }”.
no-news = Nothing has happened since your last answer.
nothing-to-resume = No unfinished table. “soloist play” starts one.
no-such-tables = No saved table is like that. “soloist tables” lists all.
no-tables = No saved tables yet. “soloist play” starts one.
kept = { $outcome ->
    [open] Saved as table { $id }. Continue with “soloist resume { $id }”.
   *[over] Saved as table { $id }. The game is over; “soloist resume { $id }” shows how it ended.
}
box-came = { $game }: a box with { $entries ->
    [one] 1 piece
   *[other] { $entries } pieces
} entered
box-kept = Your box of { $game } is saved. “soloist play { $id } --edition mine” plays with it.
box-same = You already have this box of { $game }.
box-two = You have another box of { $game } already.
which-box = Which box do you keep? (Enter takes the first)
box-mine = mine
box-new = the one of the link, instead of mine
box-stays = Your box of { $game } stays as it is.
which-game = Which game?
which-level = Which level? (Enter takes the first)
prompt = Your answer (h for help):
prompt-end = u undo, l story, q quit:
impossible = “{ $typed }” is not an option here. Possible: { $possible }
goal = { $name } { $yours } · { $aim }
goal-against = { $name } { $yours }–{ $theirs }{ $rival ->
    [none] {""}
   *[other] {" "}{ $rival }
}{ $hidden ->
    [none] {""}
   *[other] {" "}{ $hidden }
} · { $aim }
laid = Chosen so far: { $laid }
none-counted = Nothing was played. One line can only hold the answers up to the next roll or card.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
any-number = a number from { $least } to { $most }
then-enter = {" "}Enter
games-more = “soloist games GAME” tells more about a game and its levels.
set-right = To correct Soloist, type what your table shows: { $spots }
pair = { $name }: { $text }
confidence = { $confidence ->
    [recalled] (from memory)
   *[reconstructed] (reconstructed)
}
legend = { $confidence ->
    [recalled] from memory: no source was found
   *[reconstructed] reconstructed: may differ from your box
}
so-many = { $count ->
    [one] 1 card or tile; “soloist cards { $game }” shows it
   *[other] { $count } cards and tiles; “soloist cards { $game }” shows them
}
outcome = { $outcome ->
    [won] You have won.
    [drawn] It is a draw.
   *[lost] You have lost.
}
total = Total
taken-back = Undone after dice or cards were shown: { $times } { $times ->
    [one] time
   *[other] times
}.
share = Deal code { $code }: the same deal with “soloist play --deal { $code }”.
default = default
rulings = Rulings: rules the sheet leaves open (--ruling NAME=VALUE)
all-sourced = Components: all are documented.
doubtful = { $confidence ->
    [recalled] From memory, no source found: { $names }
   *[reconstructed] Reconstructed, may differ from your box: { $names }
}
table-state = { $outcome ->
    [won] won
    [lost] lost
    [drawn] drawn
   *[open] open
}
tables-id = No.
tables-changed = Played
tables-game = Game, level
tables-round = Round
tables-state = State
tables-deal = Deal
table-beside = { $state }, beside
table-measure = { $state }, { $name } { $value }
found-nothing = nothing matches “{ $word }”
no-cards = nothing matches “{ $word }”; “soloist cards { $game }” shows all
no-hint = There is no hint for this question.
no-hint-beside = There are no hints beside the board.
broken-off = { $games } { $games ->
    [one] game was
   *[other] games were
} stopped { $counted ->
    [1] and counted as lost
   *[0] and left out
}.
row-version = The row was played by version { $played } with rules revision { $rules }. Here it is version { $here } with revision { $now }, so the game may differ.
same-games = All games ended the same: dice and cards are those of one deal, and the player’s own luck changed nothing. Without --deal the deals differ.
none-finished = No game was finished.
hint-player = { $player } would answer: { $answer }.
interrupted = Interrupted. Games finished and kept: { $done } of { $all }.
written = { $file }: { $games } { $games ->
    [one] game
   *[other] games
}.
col-level = level
col-games = games
col-won = won
col-interval = 95 % sure
col-score = score
col-margin = margin
col-questions = questions
col-time = ms
measured = { $player } wins { $won } % ({ $low }–{ $high } %, { $games ->
    [one] { $games } game
   *[other] { $games } games
})
serving = Soloist is running. Open this address in a browser:
serving-shared = Warning: other devices in your network can reach Soloist, without encryption. Only the link below opens it. Give it to nobody else.
serving-stop = Ctrl-C stops the server; every answer is saved.
bad-number = { $option } must be a whole number from { $low } to { $high }, not “{ $given }”
backed-up = Copied to { $file }.
restored = The tables of { $file } are restored. The earlier ones are kept in { $kept }.
checking = Tables replayed: { $done } of { $all }
check-good = { $tables ->
    [0] No tables yet. The file is sound.
    [one] 1 table. The file is sound, and the game can be replayed.
   *[other] { $tables } tables. The file is sound, and every game can be replayed.
}
check-bad = Table { $id }: { $why }
check-older = Table { $id } was played under earlier rules. You can view it, but not continue it.
check-newer = Table { $id } was made by a newer Soloist and was not checked.
deleted = Table { $id } is in the bin for 30 days; “soloist delete --back { $id }” puts it back.
put-back = Table { $id } is back.
bin-empty = The bin is empty.
narrowed = “{ $typed }” could be:
impossible-end = “{ $typed }” is not an option here; the game is over.
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
menu-resume = Continue table { $id }, { $table }
menu-serve = Play in the browser
menu-tables = Saved tables
menu-games = Games, levels and difficulty
menu-help = All commands
menu-quit = Quit
impossible-here = “{ $typed }” is not an option here.
nothing-played = Nothing was played.
too-many-answers = Nothing was played. The line holds too many answers (limit: { $most }).
did-you-mean = Did you mean { $names }?
enter-again = Press Enter to repeat the question.
hint-stopped = The hint was stopped. The table is unchanged.
account = { $name }: { $whose ->
    [both] you { $yours }, { $who } { $theirs }
    [yours] you { $yours }
   *[theirs] { $who } { $theirs }
}
help-answers = Answer with the number or the name of an option, for example “{ $name }”. Its beginning is enough.
help-several = One line can hold several answers, for example “{ $first }, { $second }”.
help-pieces = Choose pieces in any order. A minus removes one again (“-{ $name }”).
help-commands =
    Enter: repeat the question
    ? or rule: the rule behind the question (“? { $clause }” shows any clause)
    u or undo: take back an answer; uu takes back the whole turn
    r or redo: give it again
    b or board: the whole position
    l or story: what happened so far (“l 20” tells the last 20 lines)
    h! or hint: the best options, as the coach sees them
    en, fr, de: change the language
    q or quit: leave (everything is saved)

## A finished game looked at again

reviewing = Reviewing every answer
review-stopped = stopped; nothing of this review is kept
review-title = { $game } – { $outcome ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
review-sum = Your chance of winning at the start: { $start } %. Luck { $luck }, your decisions { $decisions } points. At the end: { $end } %.
review-count = { $mistakes ->
    [0] None of your { $all } decisions was a clear mistake.
    [one] 1 of your { $all } decisions was a mistake.
   *[other] { $mistakes } of your { $all } decisions were mistakes.
}
review-taken-back = { $times ->
    [one] You took back an answer at this table, so you knew some dice or cards beforehand.
   *[other] You took back answers { $times } times at this table, so you knew some dice or cards beforehand.
}
review-luck = luck { $points }
review-decisions = decisions { $points }
review-setup = Set-up
review-decision = { $nth }. { $place }: { $lost } points
review-choice = You chose “{ $chosen }” ({ $after } %). The coach would have chosen “{ $best }” ({ $before } %).
review-effort = Every option was simulated { $tries } times with the same dice and cards, using only what you could see. A mistake was clearly worse, and again in new simulations. The percentages assume that you play on like the coach; they may be off by 10 points. Luck counts only where dice were rolled or cards drawn. Differences too small to measure are counted as luck.

## The full-screen app

keys-table = Tab pages, Space news, i details, ? rules, h hint, u undo, / filter, q quit
keys-end = Enter choose, Tab pages, Space news, u undo, q quit
keys-reading = Space next, Tab next page, / search, n next match, Esc back
keys-choosing = Enter choose, ↑↓ move, Esc back
keys-menu = Enter choose, ↑↓ move, Esc quit
keys-waiting = Esc stop
keys-watching = Space next, q quit
news = What happened
news-count = { $count ->
    [one] 1 event
   *[other] { $count } events
}: Space shows all
to-do = To do now
since = Since your answer
details = The answers in full
details-key = i: all
filter = Type part of a name
correct = What is different on your table?
search-for = Search for
thinking = Thinking … Esc stops it.
pieces = { $name } { $count }
page-story = Story
page-board = Board
page-sides = Both sides
page-rules = Rules
page-cards = Cards
page-primer = How to play
page-levels = Levels
page-review = Review
after-review = Review this game
after-new = New deal
after-again = Same deal again ({ $code })
after-level = Next level: { $level }
after-leave = Leave the table
menu = Menu
menu-beside = Beside your own board
menu-beside-detail = Soloist plays only the opponent. You play on your own board.
menu-today = Today’s deal
menu-today-detail = { $game }, { $level }: deal { $code }, the same for everybody today.
menu-tables-detail = Continue a table, or look at a finished one.
menu-history = My games
menu-history-detail = Your results by game and level.
menu-read = Rules, cards and how to play
menu-read-detail = The primer, the rules, the cards and the levels of a game.
menu-settings = Settings
menu-settings-detail = Language and colours.
menu-quit-detail = Everything is saved.
theme = { $theme ->
    [nord] Colours: dark blue
    [textual-dark] Colours: dark
    [textual-light] Colours: light
   *[textual-ansi] Colours: those of your terminal
}
market-columns = Coins, Pr., Inh.
market-brings = + each round, − cost
coast-needs = crew, provisions, gold
coast-columns = by  strength→VP  sets
coast-signs = ○ free  ✕ closed  13+1⚂ your strength and dice
tribe-signs = ⚂ initiative  ▲ highest: sits out  △ may sit out
sign = { $sign ->
    [resolved] resolved
    [points] points for first place
   *[more] also other rewards
}
