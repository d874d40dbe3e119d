### What the command line says.

file-unreadable = cannot read { $file }: { $why }
deal-disagrees = the deal code says { $named }, but { $option } says { $given }; leave { $option } out
row-alone = the row already says which game to watch; leave { $option } out
deal-has-rulings = the deal code already includes the rulings; leave --ruling out
ruling-form = write a ruling as NAME=VALUE, not “{ $given }”; “soloist rules GAME” lists them
check-failed = some tables cannot be opened; “soloist export ID” prints their records
pair = { $name }: { $text }
build = { $compiled ->
    [1] compiled
   *[0] uncompiled
}
help-manual = The manual: { $address }
help-usage = Usage:
help-commands = commands
help-arguments = arguments
help-options = options
help-help = show this help and exit
help-version = show the version and exit
help-verbose = for each level also how often our computer players win
help-one-game = everything about one game: { $games }
metavar = { $name ->
    [command] COMMAND
    [number] NUMBER
    [address] ADDRESS
    [folder] FOLDER
    [name] NAME
    [game] GAME
    [level] LEVEL
    [seed] SEED
    [ruling] NAME=VALUE
    [row] FILE:ROW
    [failed] lost|left-out
    [code] CODE
    [id] ID
    [player] PLAYER
    [clause] CLAUSE
    [word] WORD
    [cluster] CLUSTER
    [seconds] SECONDS
    [shell] SHELL
   *[file] FILE
}
refused-choice = { $what } cannot be “{ $given }”; there are { $known }
refused-number = { $what } must be a whole number, not “{ $given }”
refused-missing = { $what } is missing
unknown-language = SOLOIST_LANG is “{ $given }”; there are { $known }
unknown-command = there is no command “{ $given }”; “soloist --help” lists them
unknown-command-near = there is no command “{ $given }”; did you mean { $near }?
unknown-option = “{ $given }” is not known here; --help lists what is
unknown-option-near = “{ $given }” is not known here; did you mean { $near }?
no-table-near = there is no table { $id }; did you mean { $near }?
table-in-bin = table { $id } is in the bin; “soloist delete --back { $id }” takes it out
not-in-bin = table { $id } is not in the bin; “soloist delete” lists what is
not-in-bin-near = table { $id } is not in the bin; did you mean { $near }?
refused-alone = { $what } needs a value after it
refused-value = { $what } takes no value, but “{ $given }” was given
refused-ambiguous = { $what } is not clear; it could be { $known }
help-soloist = Play the solo modes of board games. Soloist plays the opponent.
help-play = start a new game
help-today = play today’s deal, the same for everyone; go on with it if you have begun it
help-today-game = today’s deal of this game: { $games }; otherwise the games take turns
help-today-level = its level; otherwise the first
help-companion = play with your own box: Soloist plays only the opponent, with what you entered under “My box”
help-resume = continue a saved table
help-tables = list the saved tables, newest first
help-history = results of your finished games, by game and level
help-csv = write all finished games to this file, for a spreadsheet; - writes to standard output
help-open = only unfinished tables
help-only-game = only tables of this game: { $games }
help-games = list the games and their levels
help-rules = show the rules of a game, one clause, or the clauses with a word
help-replay = check the record of a game and tell its story, or show what a link holds
help-export = print the record of a saved table
help-review = analyse a finished game: your luck, and the decisions that cost most
help-json = print the review as JSON
help-json-list = print the list as JSON, for programs
help-lang = language
help-plain = no frames or columns: for screen readers and pipes
help-game = one of: { $games }
help-level = difficulty; “soloist games” lists them
help-deal = play the deal with this code or link
help-seed = 1 to 8 characters that determine dice and cards, or # and the number of a deal
help-ruling = how to read a rule that the sheet leaves open; “soloist rules GAME” lists the choices
help-edition = the cards and tiles of your own box: a TOML file, or “mine” for what you entered under “My box” in the browser
help-ask = roll real dice and turn real cards, and type what they show
help-id = number of the table; “soloist tables” lists them
help-clause = number of a clause, for example SA-S27, or words to look for
help-file = the record of a game, or the link of a table, a deal or a box from another device; - reads from standard input
help-keep = save it as a table so that you can continue it; from a damaged record, as much as can be read
help-cards = what every card and tile does, or only those with a word
help-word = a word to look for
help-simulate = let a computer player play many games and print statistics
help-watch = watch a computer player
help-levels = a level, or all
help-player = random, greedy, learned, search, search:500 (500 tries for each decision), an installed player, or your own, such as my_bot.py:Bot
help-limit = time limit of your own player for a decision, in seconds
help-hint-player = a second opinion for hints: a computer player, as in “simulate”
help-games-number = how many games per level
help-jobs = number of processes; the results stay the same
help-on = run on Ray: ray for this machine, ray://head:10001 for a cluster
help-first-seed = seed of the first deal, such as K7Q2 or #1000; the others follow it
help-row = a game of a result file, such as results.csv:17 for its row 17, with the same luck
help-failed = games that your player does not finish: lost counts them as lost, left-out leaves them out
help-out = write every game to a .csv, .json or .parquet file
help-plot = draw win rates, margins and lengths into a .png file
help-speed = lines per second; 0 for no delay
help-serve = play in the browser, with mouse, keyboard or phone
help-build-static = build Soloist as a folder of files for any web host; it runs without a server or a network
help-static-folder = the folder; it must be empty or an earlier build
help-node-modules = folder with the npm package pyodide; otherwise node_modules here
help-port = the port; otherwise 8765 or the next free one
help-host = address in your home network, to play on other devices too; prints a secret link
help-name = name of this machine in your home network, for the link of --host: nas.local
help-no-browser = do not open the browser
help-backup = save a copy of all tables; without FILE, into the “backups” folder (a copy is made every day anyway)
help-backup-file = file for the copy
help-restore = replace all tables with a copy; your current tables are set aside first
help-restore-file = a copy made by “soloist backup”, or one of the daily copies
help-check = check the file with the tables and replay every game
help-delete = put a table into the bin for 30 days; without a number, list the bin
help-back = take the table out of the bin again
help-completions = print the completions for a shell
help-shell = bash, zsh or fish
game-missing = name a game ({ $games }), or give a deal with --deal
help-epilog =
    Examples:
      soloist play                          choose a game and a level, and play
      soloist play stone-age --level cool-night --lang en
      soloist play stone-age --ask          with real dice and real cards
      soloist resume                        continue where you left off
      soloist rules stone-age SA-S27        one clause of the rules

    Tables are saved in the file named by SOLOIST_DB, else in your data folder.
    SOLOIST_LANG sets the language for good; NO_COLOR turns colours off.
