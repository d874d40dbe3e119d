### The words of the browser pages.

motto = Four board games to play solo.
games = Games
look = Language, light or dark
to-the-games = To the games
to-the-question = To the question
language = Language
scheme = Colours
scheme-auto = Auto
scheme-light = Light
scheme-dark = Dark
motion = Animations
motion-on = On
motion-off = Off
sound = Sound on the opponent’s turn
menu = Menu
all-games = Soloist: all games
play = Play
more = More
decisions = About { $decisions } decisions.
my-record = You won { $won } of { $games }.
carry-on = Carry on
resume = Resume
look-at = View
all-tables = My tables
no-tables = No tables yet.
friend = A friend’s deal
open = Open
deal-code = Deal code
paste-record = From another device: paste a link or a record
link-or-record = Link of a table, or record of a game
record = Record of the game
record-file = or the file
its-edition = Its edition, if it was played with your own
keep-good-part = If the record is damaged, keep what can be read
manual = Manual
manual-sure = Manual: how sure the rules are
free = Free software. No account, no network.
disclaimer = Not made or endorsed by the publishers. All drawings are ours.
rules = Rules and rulings
rules-of = Rules: { $game }
chapters = Chapters
cards = Cards and tiles
all-cards = All cards and tiles
find = Find
no-cards = Nothing matches.
table-state = { $outcome ->
    [won] won
    [lost] lost
    [drawn] drawn
   *[open] open
}
day = { $when ->
    [today] today, { $time }
    [yesterday] yesterday, { $time }
   *[earlier] { $date }
}
the-deal = The deal
seed = Seed
seed-help = Up to 8 letters and digits (no 0, O, 1, I), or # and a number. The same seed gives the same cards and dice. Empty: a new one.
own-fate = My own dice and cards: I enter every result here
own-fate-help = You play the whole game on this screen, with your own dice and cards: 100 to 270 entries. To play on your real board, use “Beside my board”.
your-edition = Your edition
your-edition-help = For experts: a TOML file with the cards and tiles of your own box. “My box” is easier.
rulings = Rulings
rulings-help = Where the solo sheet leaves something open, you decide. The default is how we read it.
default = default
in-force = in force
the-board = The board
your-stock = Your stock
since-answer = Since “{ $answer }”
fresh = { $how ->
    [drawn] drawn
   *[new] new
}
what-happened = What just happened
in-words = The table in words
story = Story
whole-story = The whole story
back-to-table = Back to the table
leave = Leave the table (it is saved)
tools = Help and undo
undo = Undo
undo-turn = Undo the whole turn
laid = Chosen so far: tap to remove
take-out = Remove: { $piece }
older-rules = A table with earlier rules
older-rules-line = This table was begun under earlier rules, which asked some questions differently. You cannot continue it. You see it where the questions begin to differ; its record is kept in full.
since-last-answer = Since your last answer
it-cost-you = Your losses
loss = { $by } { $name } ({ $causes }).
score-change = You { $before } → { $now } · { $who } { $theirs } → { $theirsnow }
their-number = { $who }: { $name }
all-told = all of it
is-playing = Showing the turn · tap or press a key to skip
tap-the-board = Tap a highlighted place to see what it does. Nothing counts until you confirm.
tap-lays = “+” places at once, “×” takes back. Everything else asks you to confirm.
all-options = All options
marks = Marks
replay = Replay the turn
replay-first = From the beginning
replay-back = Step back
replay-play = Play or pause
replay-on = Step forward
replay-last = Skip to now
replay-speed = Speed
by-fate = Dice and cards
by-rules = After that
keys = Keys
key-options = choose the option with that key (H, K, M, R, T and U are reserved)
key-decline = decline or stop
key-confirm = confirm the move that is put together
key-amount = in a payment: one less, one more
key-replay = replay the last turn: one step back, one step forward
key-marks = show or hide the marks on the board
key-escape = close a panel, skip the animation
redo = Redo
hint = Hint
why = Why?
close = Close
your-fate = Your dice and cards:
notice-stale = The table had moved on, so your answer was not taken. This is the position now.
notice-illegal = That answer is not possible here. Nothing was changed.
doubts = Some components are from memory or reconstructed, because no source was found. They may differ from your box.
confidence = { $confidence ->
    [recalled] from memory: no source was found
   *[reconstructed] reconstructed: may differ from your box
}
origin = { $origin ->
    [sheet] From the solo sheet: { $sheet }
    [base] From the rules of the base game.
    [expansion] From the rules of the expansion.
   *[gap] The rules do not say. This is our ruling.
}
walk = Step through the game
walk-step = Step { $number } of { $last }
earlier = Previous
later = Next
to-start = To the beginning
to-end = To the end
the-end = The end
outcome = { $outcome ->
    [won] You win{ $margin ->
        [0] { "" }
        [one] { " " }by 1 point
       *[other] { " " }by { $margin } points
    }
    [drawn] A draw
   *[lost] You lose{ $margin ->
        [0] { "" }
        [one] { " " }by 1 point
       *[other] { " " }by { $margin } points
    }
}
you = You
score-lines = Line by line
their-score-lines = { $who }: line by line
from = From
none = none
total = Total
what-next = What next?
new-deal = New deal
same-level = same level
same-deal = Same deal again
undo-last = Undo
this-deal = This deal
level = Level
as-on-the-sheet = all at their defaults
length = Length
answers = { $answers } { $answers ->
    [one] answer
   *[other] answers
}
taken-back = Undone
times = { $times ->
    [0] never after dice or cards were shown
    [one] once after dice or cards were shown
   *[other] { $times } times after dice or cards were shown
}
yes = yes
components = Components
doubtful = { $confidence ->
    [recalled] { $count } from memory, no source found
   *[reconstructed] { $count } reconstructed, may differ from your box
}
status = { $status ->
    [404] There is no such page
    [405] That is not possible here
    [400] That does not work
   *[other] Something went wrong
}
http-error = { $status ->
    [404] There is nothing at this address. Your tables are on the first page.
    [405] This address expects another kind of request.
    [500] That was our mistake, not yours. All your answers are saved.
   *[other] The request could not be understood.
}
guard-host = Soloist is not at this address. Open http://127.0.0.1 with its port.
guard-site = Another site sent this form. Nothing was changed.
guard-large = Too large: at most { $most } kB.
guard-secret = These tables are private. Open the link that the server printed; it contains the key.
stale-answer = that answer belongs to an earlier position; nothing was changed
no-such-answer = there is no step { $given }; the last one is { $last }
cannot-listen = port { $port } on { $host } cannot be used: { $why }. Try another one: “soloist serve --port 8800”
bad-name = “{ $given }” is not the name of a computer; it should look like nas.local
bad-key = SOLOIST_KEY must have 16 to 200 letters, digits, - and _; “openssl rand -hex 16” makes one
bad-upload = cannot read { $file }: { $why }
json-missing = JSON needs the library { $library }; install it with “pip install { $library }”
hint-busy = many hints are being computed right now; ask again in a moment
review-busy = table { $id } is being reviewed right now; ask again when that is done
newer = made by a newer Soloist
damaged = damaged, cannot be opened
damaged-table = Table { $id }
delete = Delete
delete-help = Into the bin for 30 days
put-back = Put back
bin = Bin ({ $count })
bin-title = Bin
bin-help = Deleted tables stay here for 30 days.
pages = Pages
page-of = Page { $number } of { $last }
newer-tables = Newer
older-tables = Older
collection = All tables as one file
collection-help = A copy is made automatically every day and kept for a week. Here you can save one, or add the tables of another device.
export = Save a copy
import = Add these tables
import-file = A copy from another device
added = { $added ->
    [0] All these tables were here already.
    [one] 1 table was added.
   *[other] { $added } tables were added.
}
table-taken = somebody is answering at table { $id } right now
bin-empty = The bin is empty.
in-bin = The table is in the bin for 30 days.
back-again = The table is back.
primer-title = How to play
primer = 60 seconds
start = Start
all-rules = All rules
primer-again = Shown before your first game. To see it again: menu, “How to play”.
find-in-rules = Find words in the rules
no-clause = No clause contains all these words.

## The first page

carry-on-line = where you left off
new-game = A new game
new-game-line = on this screen, or on your own board with Soloist as the opponent
play-here = Play here
play-guided = First game? Play with a guide
leave-guide = Leave the guide
beside = Beside my board
beside-state = { $state }, beside my board
easier-than = Easier than { $level }.
starts-easier = { $what } (higher is easier)
starts-measured = Won of 10 games: by a simple computer player · by our best one
done = Done
score = You { $you }–{ $theirs } { $who }
rules-short = Rules
today = Today’s deal
today-line = { $game }, { $level }. The same deal for everyone.
my-games = My games
played = played
won = won
in-a-row = in a row
last-ten = last ten, newest right
all = All
welcome = Pull up a chair.
welcome-line = Pick a game. Soloist plays the opponent, rolls the dice, keeps score and explains every step. Or play with your own box: you roll and draw, and Soloist tells you what the opponent does.
shortest = Shortest first: { $game }, about { $decisions } decisions
phone = Play on your phone
phone-how = Start Soloist with this command. Then open on your phone the link that it prints:
phone-scan = Point your phone’s camera at this code. It opens your tables: show it to nobody else.
phone-menu = You can open these tables on your phone, too.

## My tables, and deals to share

keep = Name, pin, share
name = Name
save = Save
pin = Pin to the top
unpin = Unpin
pinned = Pinned
copy-code = Copy the code
copy-link = Copy the link
copied = Copied
deal-line = Everyone who plays this deal gets the same cards and dice.
deal-it = Play this deal
your-tables-of-it = Your tables with this deal
no-table = This table is not here. It may be in the bin, or the number is wrong. “My tables” lists them all.

## Beside the real board

beside-help = You play with your own box. Soloist plays the opponent and tells you what to move for him.
set-up = Set-up
pair = { $name }: { $text }
tag = { $kind ->
    [setup] Set-up
    [do] To do
    [noted] Changed
    [you] Your turn
    [box] Check your box
   *[them] { $who }
}
step-back = Undo
so-far = So far
nothing-yet = Nothing yet.
back-to-here = Undo this step and all after it
correct = Correct something else
correct-help = Only if your table and Soloist differ. The correction is listed, and “Undo” removes it.
correct-it = Correct
count-it = OK
every-tap-saved = Everything you enter is saved at once. You can lock your phone and continue later.
read-aloud = Read aloud
no-voice = This device has no English voice.
text-size = Text size beside the board
text-usual = normal
text-large = large
box-changed = You corrected your box. Use it at this table too?
box-take = Yes, use it
box-leave = No, continue as it is
play-again = Play again
prestige = Prestige
beside-title = Beside my board
beside-line = You play with your own box. Soloist plays the opponent: it asks little and tells you what to do for him.
print-sheet = Sheet to print

## The sheet to print

sheet-help = One page on A4 or Letter: print it with your browser.
sheet-values = To keep track of
sheet-start = Start
sheet-he = He
sheet-worth = { $vp } VP
sheet-clauses = The small codes refer to the clauses of Soloist’s rules book.
sheet-rulings = This sheet follows the rulings of your table.

## The review of a game

review = Review the game
review-about = The coach looks at each of your answers: what it was worth, what the best one was worth, and how lucky you were. This takes up to two minutes, on this device.
review-begins = The review is starting …
reviewed = { $percent } % done.
start-review = Review this game
stop-review = Stop
look-again = Show progress
win-chance = Chance of winning
start-end = start { $start } · luck { $luck } · decisions { $decisions } · end { $end }
luck-key = luck
decisions-key = decisions: what they cost
review-step = Answer { $number } of { $last }
instead = “{ $chosen }” instead of “{ $best }”
no-mistake = “{ $chosen }”: no clear mistake
luck-then = Luck until your next answer: { $points }
next-mistake = Next mistake
next-luck = Next lucky or unlucky moment
each-worth = What each answer was worth
coach-tag = coach
yours-key = yours
badge = { $side ->
    [coach] coach
   *[you] you
} { $chance } %
coach = Coach:
range = between { $low } and { $high } %
play-on = Continue from here
play-on-line = Opens a copy of this table. It does not count in your statistics.
hide-coach = Hide the coach
show-coach = Show the coach
ask-again = The coach is hidden. What would you answer now?
your-answer-now = Your answer now
now-tag = now
tried = { $sense ->
    [best] The coach would answer the same.
    [close] The coach sees no difference from the best answer.
   *[worse] The coach would choose “{ $best }”.
}
luck-apart = Luck and decisions
fall = { $kind ->
    [start] At the start
    [luck] Luck: dice, cards, tiles
    [decisions] Your decisions
   *[end] At the end
}
luck-line = { $sense ->
    [good] Luck was on your side: { $points } points of winning chance.
    [bad] Luck was against you: { $points } points of winning chance.
   *[even] Luck evened out: { $points } points of winning chance.
}
decisions-line = { $mistakes ->
    [0] None of your { $decisions } decisions was a clear mistake.
    [one] 1 of your { $decisions } decisions was a mistake and cost you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $mistakes } of your { $decisions } decisions were mistakes and cost you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
review-taken-back = { $times ->
    [one] You took back an answer after dice or cards were shown, so you knew some luck beforehand.
   *[other] You took back answers { $times } times after dice or cards were shown, so you knew some luck beforehand.
}
how-measured = How is this measured?
how-measured-line = Every option is simulated { $tries } times with the same dice and cards, and the coach plays on. Only what you could see is used. A mistake is shown only if a second series of simulations confirms it. Start, luck and decisions add up to the end. The percentages assume that you play on like the coach; they may be off by 10 points. Luck counts only where dice were rolled or cards drawn. Differences too small to measure count as luck.
no-mistakes = No clear mistakes. The coach calls an answer a mistake only if it is confirmed twice.
step-into = Go to that position
to-the-end-page = To the result
measure = { $name } { $value }
goal-now = If the game ended now: { $score }. Your aim: { $aim }.

## My games

statistics = Statistics
games-so-far = { $games ->
    [one] 1 game
   *[other] { $games } games
}
mine-line = { $won } won, longest winning streak { $run }
won-of = { $won ->
   *[other] of { $played } won
}
best = Best
average = Average
streak-name = Streak
streak = { $run } { $outcome ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
luck-a-game = Luck per game
luck-decisions = luck { $luck }, decisions { $decisions }
column-game = Game
column-result = Result
column-when = Played
with-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
not-reviewed = not reviewed
decisions-word = decisions
last-scores = last { $count } scores
one-try = The same deal for everyone. Only one try counts.
todays-deal = Play today’s deal
weekday = { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
weekday-short = { $day ->
    [1] M
    [2] T
    [3] W
    [4] T
    [5] F
    [6] S
   *[7] S
}
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
month-line = { $won } won, { $lost } lost.
choose-tables = Which tables
chip = { $show ->
    [open] Open
    [won] Won
    [lost] Lost
   *[pinned] Pinned
}
as-csv = For a spreadsheet (CSV)

## The end of a game

tied = { $outcome ->
    [won] You win the tie
   *[lost] You lose the tie
}, { $you }–{ $they }
points-together = Where the points come from
now-try = Now try { $level }
try-level = Try { $level }
beat = beat { $score }
score-went = How the score went
number-went = { $name }, round by round
as-a-table = As a table
after-round = After
look-there = Look at it
print = Print
medal-first = Your first win at this level
medal-best = Your best result at this level: { $score }
medal-was = Your previous record was { $score }.
medal-row = { $wins } wins in a row
medal-closest = Your closest game so far
medal-plain = This level so far
medal-line = { $played ->
    [one] 1 played
   *[other] { $played } played
}, { $won } won.
medal-to-beat = { $line } Best: { $score }.
a-copy = Continued from mid-game
a-copy-line = Such a table does not count in your statistics.

## A result to share

share = Share
copy-result = Copy the result
the-result = The result as text
share-game = Soloist · { $game }, { $level }
share-result = { $outcome ->
    [won] Won
    [drawn] A draw
   *[lost] Lost
}{ $kind ->
    [none] { "" }
   *[other] { " " }· { $score }
}
share-minutes = { $minutes ->
    [0] Under 1 minute
    [one] 1 minute
   *[other] { $minutes } minutes
}
share-help = { $hints ->
    [-1] Hints not counted
    [0] No hints
    [one] 1 hint
   *[other] { $hints } hints
} · { $times ->
    [0] no draw undone
    [one] 1 draw undone
   *[other] { $times } draws undone
}
share-bot = A simple computer player on this deal · { bot-result }
share-code = Deal code { $code }
bot-result = { $outcome ->
    [won] won
    [drawn] a draw
   *[lost] lost
}{ $kind ->
    [none] { "" }
   *[other] { " " }{ $score }
}
same-deal-bot = Simple computer player
hints-used = Hints used
hints-count = { $hints ->
    [0] none
   *[other] { $hints }
}
minutes = { share-minutes }
review-running = The coach is looking at it …
review-ready = The review is ready.
reviews = Review
reviews-asked = when I ask
reviews-after = after every game
losses-in-a-row = You lost { $losses } { $losses ->
    [one] game
   *[other] games
} in a row at { $level }.
your-minutes = Your games: { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
about-decisions = About { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
}.

## My box

my-box = My box
box-line = Some cards and tiles are our reconstruction. Enter once what is printed on yours. Soloist then uses it beside your board, and here too if you like.
box-count = { $mine ->
    [0] nothing entered yet
    [one] 1 entry is yours
   *[other] { $mine } entries are yours
}
box-broken = The saved box can no longer be used.
box-broken-help = Save the file and correct it, or delete the box.
box-mark = { $mark ->
    [mine] yours
    [sourced] documented
    [recalled] from memory
   *[reconstructed] reconstructed
}
box-mark-help = yours: you entered it. documented: we read it in a text. from memory, reconstructed: may differ from your box; tap and enter what is printed.
box-save = Save
box-forget-one = Reset
box-kept = Saved in your box.
box-forgotten = Reset. Our entry is used again.
box-file = File and link
box-file-help = To keep, or to share with others who own the same box.
box-download = Save as a file
box-upload = Load a file
box-upload-file = A box from a file
box-forget = Delete my whole box
box-forget-help = Only a file can bring it back: save it first.
box-forget-all = Delete everything entered
box-play = With my box
box-play-help = The numbers that you entered, instead of ours.
box-set = { $place }, set { $number }
box-none-here = –
box-marks = What do the marks mean?
box-progress = { $entered } of { $wanted } entered
box-nth = { $group }: { $number } of { $all }
box-nothing-wanted = { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, all documented
box-go-on = Enter the next one
box-before = Previous
box-after = Next
box-list = List
box-leaf = From entry to entry
box-row = Row { $number }
box-save-next = Save and next
box-unchanged = Nothing was changed.
box-unfinished = Now fill in the fields that belong to it, then save.
box-same = You already have this box.
box-detail = Details
box-file-wrong = This file cannot be used as a box of this game. Nothing was changed.
box-pair-one = { $how ->
    [swap] Swap with { $other }
   *[balance] Change the copies of { $other } too
}
box-pair = { $how ->
    [swap] { $field }: swap with
   *[balance] { $field }: the difference goes to or comes from
}
box-pair-save = Save both
box-share = Share as a link
box-share-line = The link contains all your entries for this game. No server stores it.
box-share-open = Open the link. Soloist shows the box and asks before saving it.
box-share-here-only = Soloist can only be reached from this computer. Copy the link and paste it into the other Soloist, under “{ $words }”.
box-came = A box from somebody else
box-came-count = { $mine ->
    [0] no entries
    [one] 1 entry
   *[other] { $mine } entries
}
box-came-which = Which ones?
box-came-replaces = { $mine ->
    [one] It replaces your own box, in which 1 entry is yours.
   *[other] It replaces your own box, in which { $mine } entries are yours.
} Save yours as a file first if you want to keep it.
box-came-replace = Replace my box
box-came-keep = Keep this box
box-came-not = No, leave everything as it is
box-came-again = Your box has changed in the meantime. Please look again.
box-why-number = { $field } must be between { $low } and { $high }.
box-why-numbers = { $field }: every number must be between { $low } and { $high }, and none may be missing.
box-why-rising = { $field }: the numbers must rise from one to the next.
box-why-choice = { $name ->
    [sets] The sets must be different and belong to settlements of the kind above.
   *[other] { $field }: choose what is printed.
}
box-why-one = { $field }: at least one is needed.
box-why-colours = { $high ->
    [4] { $field }: choose exactly 4.
   *[other] { $field }: choose { $low } or { $high }.
}
box-why-two = { $field }: at least two are needed.
box-why-some = Enter at least one of these: { $fields }.
box-why-count = The box has { $expected } of these in all. With this change it would be { $found }.
box-why-twice = { $other } has number { $number } already.
box-why-offering = At least one tactic card must give an offering, else a game might never end.
box-why-other = This does not fit the rest of the box.
box-why-in = { $where }:{" "}
box-field = { $field ->
    [ability] Ability
    [amount] Amount
    [angelos_clovers] Clovers for Angelos
    [angelos_tiles] Tiles that count for Angelos
    [armour] Armour
    [attacks] Chips with an attack
    [background] Background
    [bonus_if_all] Bonus for all five
    [boris_one_vp] VP for Boris with one
    [choice] Four-part panels
    [church] This is the church
    [clay] Clay
    [closes] Closes
    [coins] Coins
    [coins_per_prestige] Coins for 1 Prestige
    [colour] Colour
    [colours] Colours
    [conquest_price] Extra coins for a conquest
    [copies] Copies in the box
    [cost] Cost
    [count] What is counted
    [crew] Crew
    [culture] Culture
    [dice] Dice
    [disaster] Disaster
    [effects] Effects
    [faces] Faces of a die
    [food] Food
    [free_land] Land needs no match
    [gain] Gain
    [gains] Otherwise gains
    [gold] Gold
    [group] Group
    [hall] At the Town Hall
    [hero] Hero
    [income] Income
    [inhabitants] Inhabitants
    [iron] Iron
    [kind] Kind
    [kinds] Kinds
    [livestock] Livestock
    [lost_inhabitants] Inhabitants lost
    [luxury] Luxury goods
    [most] At most
    [number] Number in the corner
    [offerings] Offerings
    [once] Once
    [pass_coins] Coins for passing
    [people] People shown
    [per_chip] Strength for each chip
    [persian_loss] Extra inhabitants lost to the Persians
    [person] Person
    [position] Position
    [prestige] Prestige
    [price] Price
    [protects] Protects against
    [provisions] Provisions
    [resource] Resource
    [rewards] Rewards
    [second_vp] VP of second place
    [sets] Sets, in order
    [silver] Silver
    [start] At the start
    [stone] Stone
    [storage] Storage
    [strength] Strength
    [supply] Supply symbol
    [supply_food] Extra food in a supply round
    [symbol] Symbol
    [symbols] Symbols
    [table] Strength and VP
    [threshold] Threshold
    [tie_win] Wins tied internal conflicts
    [value] Value
    [vp] VP
    [wood] Wood
    [workers] Workers that may raid
    [cards] Cards
    [draw] Draw
    [effect] Effect
    [extra] How many more
    [for-silver] For how much silver
    [from] From
    [from-strength] From strength
    [get] Gets
    [good] What
    [in-crew] In the crew
    [keep] Keep
    [killed] If killed
    [max] VP at most
    [n] How many
    [options] Choose one of these
    [pay] Gives
    [pay_amount] How many given
    [per] For each
    [sets-there] Sets, from left to right
    [step] For every
    [symbol-count] Number of symbols
    [to] To
    [tokens] Plunder
    [vp-each] VP for each
    [worker] Worker
    [building] Building
   *[other] { $field }
}
box-value = { $value ->
    [green] green
    [sand] sand
    [pottery] Pottery
    [weaving] Weaving
    [healing] Healing
    [transport] Transport
    [art] Art
    [time] Time
    [writing] Writing
    [music] Music
    [farmer] Farmer
    [toolmaker] Toolmaker
    [builder] Builder
    [shaman] Shaman
    [dice] roll 2 dice, keep one
    [food] food
    [resource] a resource
    [roll] roll for a resource
    [points] points
    [tool] a tool
    [field] a field
    [extra-card] an extra card
    [one-use-tool] a one-use tool
    [two-resources] two resources of your choice
    [wood] wood
    [clay] clay
    [stone] stone
    [gold] gold
    [fixed] fixed resources
    [variety] how many resources, how many kinds
    [one-to-seven] one to seven
    [harbour] Harbour
    [outpost] Outpost
    [monastery] Monastery
    [fortress] Fortress
    [left] left
    [middle] in the middle
    [right] right
    [black] black
    [grey] grey
    [white] white
    [harbour-left] Left harbour
    [harbour-middle] Middle harbour
    [harbour-right] Right harbour
    [outpost-left] Left outpost
    [outpost-right] Right outpost
    [monastery-left] Left monastery
    [monastery-right] Right monastery
    [fortress-left] Left fortress
    [fortress-middle] Middle fortress
    [fortress-right] Right fortress
    [gate-house] Gate House
    [town-hall] Town Hall
    [treasury] Treasury
    [barracks] Barracks
    [armoury] Armoury
    [mill] Mill
    [silversmith] Silversmith
    [long-house] Long House
    [yellow] yellow
    [blue] blue
    [red] red
    [purple] purple
    [masters-with-symbol] masters on a symbol
    [masters-total] masters
    [masters-on-outer-ring] masters on the outer ring
    [masters-on-inner-ring] masters around the Guildhall
    [masters-on-corners] masters in corners
    [largest-group] masters of the largest group
    [masters-on-special] masters on special buildings
    [liverymen-on-guildhall] liverymen on the Guildhall
    [cards-in-hand] cards in hand
    [plantations-won] plantations won
    [rows-with-master] rows with a master
    [columns-with-master] columns with a master
    [masters-symbol-count] masters on guilds with this number of symbols
    [masters-threshold-min] masters on guilds with this threshold or more
    [masters-threshold-max] masters on guilds with this threshold or less
    [distinct-symbols] different symbols
    [land] Land
    [building] Building
    [decline] Decline
    [drought] Drought
    [earthquake] Earthquake
    [plague] Plague
    [tempest] Tempest
    [none] none
    [building-discount] buildings cost less
    [conquest-discount] conquests cost less
    [free-land-placement] land needs no match
    [internal-win-extra-citizen] inhabitants for internal conflicts won
    [no-halving-internal] no halving after internal conflicts
    [persian-defence-bonus] Strength against the Persians
    [protection] protects against a disaster
    [save-one-tile-free] saves one tile for free
    [supply-food-discount] less food in supply rounds
    [supply-inhabitant] inhabitants in supply rounds
    [silver] silver
    [provisions] provisions
    [iron] iron
    [livestock] livestock
    [armour] armour
    [crew] a crew member, for plunder of your choice
    [other-crew] other crew members
    [valkyries-taken] Valkyries taken
    [offering] offerings
    [killed-hand] back to your hand
    [killed-gold] 1 gold
    [killed-vp] 1 VP
    [killed-nothing] nothing (no effect in solo play)
    [hall-gain] gain goods
    [hall-draw] draw cards
    [hall-swap] swap a crew member with a hand card
    [hall-cycle] three new offerings
    [hall-exchange] exchange goods
    [hall-hire] hire for silver
    [hall-building] use another building
    [hall-offering] an offering for 1 good less
    [hall-weaken] the Adversary loses something
    [hall-take] take provisions from the Adversary
    [hall-void] no effect in solo play
    [hall-none] cannot be played here
    [crew-raid-vp] more VP on raids
    [crew-raid-strength] more strength on raids
    [crew-strength-per] strength for what you have
    [crew-raid-cost] raids cost less
    [crew-reroll] rolls 1 die again
    [crew-building] a building gives more
    [crew-killed] something if killed
    [crew-end-vp] VP at the end
    [crew-end-per] VP at the end for what you have
    [effect-gain-vp] VP
    [effect-vp-per] VP for what you have
    [effect-hire] hire liverymen
    [effect-hire-to-tile] hire liverymen onto a tile
    [effect-hire-bonus] every hire brings more this turn
    [effect-move] move liverymen
    [effect-move-group] move a group to a neighbouring tile
    [effect-plantation] send liverymen to the plantation
    [effect-draw-now] draw cards
    [effect-draw-end] draw more cards at the end of the turn
    [effect-draw-select] look at cards and keep some
    [effect-take-discard] take cards from the discard pile
    [effect-gain-neutral] neutrals for your store
    [effect-mayoral] look at mayoral cards and keep some
    [effect-evict-opponent] send Boris’s liverymen home
    [effect-swap-with-opponent] swap liverymen with Boris
    [effect-wild-symbols] every card moves to every tile this turn
    [effect-no-hand-limit] no hand limit from now on
    [effect-choose-one] choose one of several
    [own-on-plantation] liveryman on the plantation
    [two-own-masters] pair of masters
    [from-guildhall] the Guildhall
    [from-anywhere] the Guildhall or a tile
    [from-plantation] the plantation
    [from-supply] the supply
    [any-unresolved] any open tile
    [unresolved-matching-card] open tiles with a symbol of the card
    [one-unresolved-matching-card] one open tile with a symbol of the card
   *[other] { $value }
}

## A table on another device

carry = On another device
carry-line = This table as a link: the deal and all your answers so far. It moves between devices without a server or an account.
carry-edition = Your own edition is included.
carry-picture = The link as a picture to scan
carry-too-long = This link is too long for a picture, because your own edition is included. Copy it instead.
carry-here-only = Soloist can only be reached from this computer. Copy the link and paste it into Soloist on the other device. Or enter below where that device finds Soloist; a picture to scan then appears here.
carry-link = Link
carry-there = On the other device
carry-scan = Scan the picture with the camera, or open the link.
carry-paste = Or open Soloist there and paste the link at the bottom of the first page, under “{ $words }”. Do this on an iPhone with Soloist on the home screen, because links open in Safari.
carry-back = Bring the table back in the same way. If you continued on one device only, the table here catches up. If you continued on both, you keep two tables.
carry-not = Not in the link: the table’s name, its review, and what “Redo” would bring back.
carry-address = Where the other device finds Soloist
carry-deal = Only the deal, for a friend
to-the-table = Back to the table
carried = A table from another device
game = Game
how-far = Progress
carried-new = You do not have this table yet.
carried-further = You already have this game. The table from the other device continues it:
carried-behind = You already have this game, and your table is further along:
carried-apart = You already have this deal, but played differently. Your table stays as it is; the new one becomes a second table with its own name:
carried-keep = Continue here
carried-go-on = Continue my table
carried-second = Keep it as a second table
carried-edition = It was played with an edition of its own, which is included.
carried-asks = Nothing has been saved yet.
notice-same = You already had this table, exactly as far.
notice-went-on = The table now continues where the other device left off.

## Payments with minus and plus

pay-how = { $what }: how do you pay?
pay-what = What do you pay with?
pay-you = you pay
pay-over = left
pay-have = you have { $held }
pay-rest = you have { $held }, { $each } replace 1
pay-less = Less: { $good }
pay-more = More: { $good }
pay-button = You pay { $payment }
pay-owed = Still to pay: { $left }
pay-back = Back
