### What the command line says.

file-unreadable = cannot read { $file }: { $why }
deal-disagrees = the deal code names { $named }, but { $option } says { $given }; leave { $option } out
deal-has-rulings = the deal code already names the rulings; leave --ruling out
ruling-form = a ruling is given as NAME=VALUE, not “{ $given }”; “soloist rules GAME” lists them
check-failed = some tables cannot be opened; “soloist export ID” prints the record of each
build = { $compiled ->
    [1] compiled
   *[0] uncompiled
}
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
refused-unknown = “{ $what }” is not known here; --help lists what is
refused-alone = { $what } needs a value after it
refused-value = { $what } takes no value, but “{ $given }” was given
refused-ambiguous = { $what } is not clear; it could be { $known }
help-soloist = Board games alone, against the opponent of the solo rule sheet.
help-play = start a new game
help-companion = run only the opponent, beside the real board; with what you entered under “My box”
help-resume = carry on with a saved table
help-tables = list the saved tables, newest first
help-history = how your finished games went, by game and level
help-csv = write every finished game to this file, for a spreadsheet
help-games = list the games and their levels
help-rules = read the rules of a game, one clause, or those in which a word occurs
help-replay = check a record and tell its story
help-export = print the record of a saved table
help-review = look at a finished game again: where luck was good or bad, and which decisions cost most
help-json = give the review as JSON
help-lang = language
help-plain = no boxes and columns: for screen readers and pipes
help-game = one of: { $games }
help-level = difficulty; “soloist games” lists them
help-deal = play the deal with this code or link
help-seed = 1 to 8 characters that fix dice and cards
help-ruling = a reading for a point the sheet leaves open; “soloist rules GAME” lists them
help-edition = components of your own box: a TOML file, or “mine” for what you entered under “My box” in the browser
help-ask = you roll real dice and turn real cards, and type what they show
help-id = number of the table; “soloist tables” lists them
help-clause = number of a clause, for example SA-S27, or words to look for
help-file = a record, or the link of a table from another device; - reads a record from standard input
help-keep = put it on a table to carry on; of a broken record, what can be read
help-cards = what every card and tile does, or those in which a word occurs
help-word = a word to look for
help-simulate = let a player play many deals and measure
help-watch = watch a player play
help-levels = a level, or all
help-player = random, greedy, learned, search, search:500 with a budget of tries for each decision, an installed player, or my_bot.py:Bot for one of your own
help-limit = seconds that a player of your own may take for a decision
help-hint-player = who is asked for hints besides: a player as in “simulate”
help-games-number = how many games a level
help-jobs = how many processes; the results are the same
help-on = play on Ray instead: ray for this machine, ray://head:10001 for a cluster
help-first-seed = the number of the first deal
help-out = write every game to a .csv, .json or .parquet file
help-plot = draw rates, margins and lengths into a .png file
help-speed = lines a second; 0 is at once
help-serve = play in the browser, with mouse, keyboard or phone
help-build-static = build the browser table as a folder of files: no server, on the phone, without a network
help-static-folder = the folder; empty, or built before
help-node-modules = where the npm package pyodide lies; without it, node_modules here
help-port = the port to listen at; without it, 8765 or the next free one
help-host = listen at this address of your home network instead of this machine only; prints a link with a secret
help-name = what your home network calls this machine, for the link that --host prints: nas.local
help-no-browser = do not open the browser
help-backup = copy all tables into one file; without FILE beside the others, in “backups”, as happens by itself once a day
help-backup-file = where to
help-restore = put a copy in the place of all tables; what is there is kept
help-restore-file = a copy made by “soloist backup” or by itself
help-check = check the file of the tables and replay every record
help-delete = put a table into the bin for 30 days; without a number, show the bin
help-back = take it out of the bin again
help-completions = print completions for a shell
help-shell = bash, zsh or fish
game-missing = name a game ({ $games }), or a deal with --deal
help-epilog =
    Examples:
      soloist play                          choose game and level, and play
      soloist play stone-age --level cool-night --lang en
      soloist play stone-age --ask          you roll real dice and turn real cards
      soloist resume                        back to where you were
      soloist rules stone-age SA-S27        one clause of the rules

    Tables are saved in the file named by SOLOIST_DB, else in your data folder.
    SOLOIST_LANG sets the language for good; NO_COLOR turns colours off.
