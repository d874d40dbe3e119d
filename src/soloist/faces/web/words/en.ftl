### The words of the browser pages.

motto = Four board games for the one chair at the table.
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
menu = Menu
all-games = Soloist: all games
play = Play
more = More
decisions = About { $decisions } decisions.
my-record = You: { $won } of { $games }.
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
keep-good-part = If it breaks off, keep what can be read
free = Free software. No account, no network.
disclaimer = Not made or endorsed by the publishers. All drawings are ours.
rules = Rules and rulings
rules-of = Rules: { $game }
chapters = Chapters
cards = Cards and tiles
all-cards = All cards and tiles
find = Find
no-cards = Nothing of that kind.
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
seed-help = Up to 8 letters and digits (no 0, O, 1, I); the same seed deals the same cards and dice. Empty: a fresh one.
ask-fate = Mirror: I roll and draw, and enter every result here
ask-fate-help = You play the whole game on this screen, with your own dice and cards: 100 to 270 inputs. To play on your real board, use “Beside my board”.
your-edition = Your edition
your-edition-help = A TOML file with the components of your own box; the guide is in docs/.
rulings = Rulings
rulings-help = Where the sheet leaves something open, you decide. The default is our reading of it.
default = default
in-force = in force
the-board = The board
your-stock = Your stock
what-happened = What just happened
in-words = The table in words
story = Story
whole-story = The whole story
back-to-table = Back to the table
leave = Leave the table (it is saved)
tools = Help and undo
undo = Undo
undo-turn = Undo the whole turn
laid = Chosen so far: tap to take out
take-out = Take out: { $piece }
older-rules = A table of earlier rules
older-rules-line = It was begun when our rules asked some things otherwise, so it cannot be played on. It stays as it is: this is how it stood where the questions begin to differ, and its record is kept whole.
since-last-answer = Since your last answer
it-cost-you = It cost you
loss = { $by } { $name } ({ $causes }).
score-change = You { $before } → { $now } · { $who } { $theirs } → { $theirsnow }
their-number = { $who }: { $name }
all-told = all of it
is-playing = Being told · tap or press a key to skip
tap-the-board = Tap a lit place: you see what it does before it counts.
tap-lays = + lays at once and can be taken out again; the rest asks first.
all-options = All options
marks = Marks
replay = The turn again
replay-first = From the beginning
replay-back = Step back
replay-play = Play or pause
replay-on = Step on
replay-last = Skip to now
replay-speed = Speed
by-fate = Dice and cards
by-rules = Then
keys = Keys
key-options = choose the option with that key (H, K, M, R, T and U have other work)
key-decline = decline, or no more
key-replay = the last turn again: a step back, a step on
key-marks = show or hide the marks on the board
key-escape = close a panel, skip the telling
redo = Redo
hint = Hint
why = Why?
close = Close
your-fate = Your dice and cards:
notice-stale = The table had moved on, so that answer was not taken. This is the position now.
notice-illegal = That answer is not possible here; nothing was changed.
doubts = Some components were recalled or reconstructed, because no text of them was found; they may differ from your box.
confidence = { $confidence ->
    [recalled] recalled: no text was found
   *[reconstructed] reconstructed: may differ from your box
}
origin = { $origin ->
    [sheet] From the solo sheet: { $sheet }
    [base] From the rules of the base game.
    [expansion] From the rules of the expansion.
   *[gap] The rules say nothing here; this is our reading.
}
walk = Walk through the game
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
from = From
none = none
total = Total
what-next = What next
new-deal = New deal
same-level = same level
same-deal = Same deal
undo-last = Undo
this-deal = This deal
level = Level
as-on-the-sheet = all at their default
length = Length
answers = { $answers } { $answers ->
    [one] answer
   *[other] answers
}
taken-back = Undone
times = { $times ->
    [0] never after a roll or a turned card
    [one] once after a roll or a turned card
   *[other] { $times } times after a roll or a turned card
}
yes = yes
components = Components
doubtful = { $confidence ->
    [recalled] { $count } recalled, no text found
   *[reconstructed] { $count } reconstructed, may differ from your box
}
status = { $status ->
    [404] There is no such page
    [405] That is not done here
    [400] That does not work
   *[other] Something went wrong
}
http-error = { $status ->
    [404] Nothing is at this address. Your tables are on the first page.
    [405] This address wants another kind of request.
    [500] That was our mistake, not yours. Nothing that was answered is lost.
   *[other] The request could not be understood.
}
guard-host = This is not the address of this table. Open http://127.0.0.1 with its port.
guard-site = Another site sent this form; nothing was changed.
guard-large = Too large: at most { $most } kB.
guard-secret = This table is private: open the link with the key that the server printed.
stale-answer = that answer belongs to an earlier position; nothing was changed
no-such-answer = there is no step { $given }; the last one is { $last }
cannot-listen = cannot listen at { $host }, port { $port }: { $why }. Another port: “soloist serve --port 8800”
bad-name = “{ $given }” is no name of a machine; one looks like nas.local
bad-key = SOLOIST_KEY must have 16 to 200 letters, digits, - and _; “openssl rand -hex 16” makes one
bad-upload = cannot read { $file }: { $why }
json-missing = JSON needs the library { $library }; “pip install { $library }” brings it
hint-busy = many hints are being thought about just now; ask again in a moment
review-busy = table { $id } is being reviewed just now; ask again when it is done
newer = made by a newer Soloist
damaged = damaged, cannot be opened
damaged-table = Table { $id }
delete = Delete
delete-help = Into the bin, for 30 days
put-back = Put back
bin = Bin ({ $count })
bin-title = Bin
bin-help = Deleted tables stay here for 30 days.
pages = Pages
page-of = Page { $number } of { $last }
newer-tables = Newer
older-tables = Older
collection = All tables as one file
collection-help = A copy is made by itself once a day and kept for a week. Here you can take one with you, or add the tables of another machine.
export = Save a copy
import = Add its tables
import-file = A copy from another machine
added = { $added ->
    [0] All its tables were here already.
    [one] 1 table was added.
   *[other] { $added } tables were added.
}
table-taken = somebody is answering at table { $id } just now
bin-empty = The bin is empty.
in-bin = The table is in the bin, for 30 days.
back-again = The table is back.
primer-title = How this works
primer = 60 seconds
start = Start
all-rules = All rules
primer-again = Shown before your first game. Again any time: menu, “60 seconds”.
find-in-rules = Find words in the rules
no-clause = No clause has all these words.

## The first page

carry-on-line = where you were
new-game = A new game
new-game-line = on this screen, or Soloist plays the opponent beside your own board
play-here = Play here
beside = Beside my board
beside-state = beside my board, { $state }
easier-than = Easier than { $level }.
starts-easier = { $what } (more is easier)
starts-measured = Measured, of 10 games: what a simple rule of thumb wins · what our best player wins
done = Done
score = You { $you } : { $theirs } { $who }
rules-short = Rules
today = Today’s deal
today-line = { $game }, { $level }. The same for everybody.
my-games = My games
played = played
won = won
in-a-row = in a row
last-ten = last ten, newest right
all = All
welcome = Pull up a chair.
welcome-line = Pick a game. Soloist plays the other side, rolls the dice, keeps the books, and says why. Or play with your own box: you roll and draw, and it tells you what the opponent does.
shortest = Shortest first: { $game }, about { $decisions } decisions
phone = A phone at the table
phone-how = Start Soloist like this, then open the link it prints on the phone:
phone-scan = Point the phone’s camera at this. It is the key to your tables: show it to nobody else.
phone-menu = These tables can be opened on the phone, too.

## My tables, and deals to share

keep = Name, pin, share
name = Name
save = Save
pin = Pin to the top
unpin = Take the pin out
pinned = Pinned
copy-code = Copy the code
copy-link = Copy the link
copied = Copied
deal-line = Whoever opens this deal gets the same cards and dice.
deal-it = Deal
your-tables-of-it = Your tables of this deal
no-table = This table is not here. It may be in the bin, or the number is wrong; “My tables” has all of them.

## Beside the real board

beside-help = You play with your box; Soloist is the opponent and tells your hands what he does.
set-up = Set-up
pair = { $name }: { $text }
round-of = { $rounds ->
    [0] Turn { $round }
   *[other] Round { $round } of { $rounds }
}
tag = { $kind ->
    [setup] Set-up
    [do] Do this
    [you] Your turn
   *[them] { $who }
}
step-back = Back
so-far = So far
nothing-yet = Nothing yet.
back-to-here = Undo this step and all after it
correct = Correct something else
correct-help = Only if table and Soloist differ. It is written down as a correction, and Back takes it away.
correct-it = Set it
count-it = That’s it
every-tap-saved = Every tap is saved. Lock the phone, come back, go on.
read-aloud = Read aloud
no-voice = This device has no voice for English.
text-size = Letters beside the board
text-usual = usual
text-large = large
box-changed = You corrected your box. Use it at this table too?
box-take = Yes, use it
box-leave = No, play on as it is
play-again = Play again
prestige = Prestige
beside-title = Beside my board
beside-line = You play with your box. Soloist is the opponent: it asks for little, and says what your hands do for him.
print-sheet = Sheet to print

## The sheet to print

sheet-help = One page on A4 or Letter: print it with your browser.
sheet-values = To keep track of
sheet-start = Start
sheet-he = He
sheet-worth = { $vp } VP
sheet-clauses = The small letters and numbers are clauses; Soloist’s rules book says each in full.
sheet-rulings = This sheet follows the rulings of your table.

## The review of a game

review = Review the game
review-about = The coach looks at every answer of yours: what it was worth, what the best would have been worth, and what luck did in between. It takes up to two minutes, here on this machine.
review-begins = It begins …
reviewed = { $percent } % done.
start-review = Review this game
stop-review = Stop
look-again = Look again
win-chance = Win chance
start-end = start { $start } · luck { $luck } · decisions { $decisions } · end { $end }
luck-key = luck
decisions-key = decisions: what they cost
review-step = Answer { $number } of { $last }
instead = { $chosen } instead of { $best }
no-mistake = { $chosen }: no mistake that could be shown
luck-then = Luck until your next answer: { $points }
next-mistake = Next mistake
next-luck = Next luck
each-worth = What each was worth
coach-tag = coach
coach = Coach:
range = between { $low } and { $high } %
play-on = Play on from here
play-on-line = Opens a copy of this table. It counts in no statistics.
hide-coach = Hide the coach
show-coach = Show the coach
ask-again = The coach is hidden. What would you answer now?
your-answer-now = Your answer now
now-tag = now
tried = { $sense ->
    [best] The coach would answer the same.
    [close] The coach cannot tell that from the best answer.
   *[worse] The coach would rather answer { $best }.
}
luck-apart = Luck and decisions, apart
fall = { $kind ->
    [start] You sat down with
    [luck] Dice, cards, tiles: luck
    [decisions] Your decisions
   *[end] The end
}
luck-line = { $sense ->
    [good] Luck was with you: { $points } points of win chance.
    [bad] Luck was against you: { $points } points of win chance.
   *[even] Luck evened out: { $points } points of win chance.
}
decisions-line = { $mistakes ->
    [0] None of your { $decisions } decisions was clearly worse than the best.
    [one] One of your { $decisions } decisions gave { $points } back.
   *[other] { $mistakes } of your { $decisions } decisions gave { $points } back.
}
review-taken-back = { $times ->
    [one] Something was undone here after a roll or a turned card; so luck was no surprise any more.
   *[other] Here { $times } times something was undone after a roll or a turned card; so luck was no surprise any more.
}
how-measured = How is this measured?
how-measured-line = Every option is tried { $tries } times with the same luck, playing on as the coach would. A mistake is shown only if it is larger than twice its error, and again on fresh tries. Only what you could know is used. Start, luck and decisions add up to the end. Chances are those of the coach’s own play, the start from about a hundred whole games: give or take 10 points. Luck stands only where something was rolled or drawn. It includes what is too small to be told apart from it. An option that was not shown to be better stands level with yours.
no-mistakes = Nothing to reproach you with. The coach says “mistake” only when it holds twice.
step-into = Step into that position
to-the-end-page = To the result
measure = { $name } { $value }

## My games

statistics = Statistics
games-so-far = { $games ->
    [one] 1 game
   *[other] { $games } games
}
mine-line = { $won } won, longest streak { $run }
won-of = of { $played } won
best = Best
average = Average
streak-name = Streak
streak = { $run } { $outcome ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
luck-a-game = Luck a game
luck-decisions = luck { $luck }, decisions { $decisions }
last-scores = last { $count } scores
one-try = The same table for everyone. One try counts.
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
    [won] Won by a tie
   *[lost] Lost by a tie
}, { $you } : { $they }
points-together = How the points come together
enough = { $points ->
    [one] One point more would have been enough.
   *[other] { $points } points more would have been enough.
}
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
medal-best = Your best at this level: { $score }
medal-was = The record was { $score }.
medal-row = { $wins } wins in a row
medal-closest = Your closest game so far
medal-plain = This level so far
medal-line = { $played ->
    [one] 1 played
   *[other] { $played } played
}, { $won } won.
medal-to-beat = { $line } Best: { $score }.
a-copy = Played on from the middle
a-copy-line = Such a table counts in no statistics.

## My box

my-box = My box
box-line = Some cards and tiles are our reconstruction. Enter once what is printed on yours. Beside your board it is used from then on, and here too if you like.
box-count = { $mine ->
    [0] nothing entered yet
    [one] 1 entry is yours
   *[other] { $mine } entries are yours
}
box-broken = The stored box cannot be used any more.
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
box-kept = Kept in your box.
box-forgotten = Reset; ours is in its place.
box-file = File and link
box-file-help = To take along, or to give to others who own the same box.
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
box-same = This is the box you have already.
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
box-share-line = The link holds all your entries of this game. No server stores it.
box-share-open = Open the link. Soloist shows the box and asks before it keeps it.
box-share-here-only = This Soloist can only be reached from this computer. Copy the link and paste it in the other Soloist, under “{ $words }”.
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
    [bonus_if_all] More for all five
    [boris_one_vp] VP for Boris with one
    [choice] Four-part panels
    [church] It is the church
    [clay] Clay
    [closes] Closes
    [coins] Coins
    [coins_per_prestige] Coins for 1 Prestige
    [colour] Colour
    [colours] Colours
    [conquest_price] Coins more for a conquest
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
    [people] People pictured
    [per_chip] Strength for each chip
    [persian_loss] Inhabitants more lost to the Persians
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
    [supply_food] Food more in a supply round
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
    [extra] So many more
    [for-silver] For so much silver
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
    [variety] so many of so many kinds
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
    [masters-symbol-count] masters on guilds with so many symbols
    [masters-threshold-min] masters on this threshold or more
    [masters-threshold-max] masters on this threshold or less
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
    [save-one-tile-free] saves one tile for nothing
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
    [killed-nothing] nothing (no effect alone)
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
    [hall-void] no effect when playing alone
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
    [effect-evict-opponent] send men of Boris home
    [effect-swap-with-opponent] swap men with Boris
    [effect-wild-symbols] every card moves to every tile this turn
    [effect-no-hand-limit] no hand limit any more
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
carry-line = This table as a link: the deal and your answers, as it stands now. It goes from one device to the other without server or account.
carry-edition = Your own edition comes along.
carry-picture = The link as a picture for a camera
carry-too-long = This link is too long for a picture, because your own edition comes along. Copy it instead.
carry-here-only = This Soloist can be reached from this machine only. Copy the link and paste it into the Soloist of the other device; or say below where that device finds one, and a picture to scan appears here.
carry-link = Link
carry-there = On the other device
carry-scan = Scan the picture with its camera, or open the link.
carry-paste = Or open Soloist there and paste the link at the foot of the first page, under “{ $words }”. On an iPhone with Soloist on the home screen, do it so: links open elsewhere.
carry-back = Afterwards the same way back: if you played on in one place only, the table here goes on; if in both, you have two tables.
carry-not = Not in the link: the table’s name, its review, and what “Redo” would bring back.
carry-address = Where the other device finds Soloist
carry-deal = Only the deal, for a friend
to-the-table = Back to the table
carried = A table from another device
game = Game
how-far = How far
carried-new = It is not here yet.
carried-further = This table of yours is the same game; the one that comes only goes on from it.
carried-behind = This table of yours is the same game, and further on already.
carried-apart = This table of yours is the same deal, played otherwise. It stays as it is; the one that comes becomes a second table with a name.
carried-keep = Put it on the table
carried-go-on = Go on with my table
carried-second = Keep it as a second table
carried-edition = It was played with an edition of its own, which came along.
carried-asks = Nothing has been stored yet.
notice-same = This table was here already, just as far.
notice-went-on = The table goes on from where the other device left it.
