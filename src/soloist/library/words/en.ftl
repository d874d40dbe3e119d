### What the collection of tables says.

store-moved-on = table { $id } was continued elsewhere
store-no-table = there is no table { $id }; “soloist tables” lists them
store-newer = the tables in { $file } were written by a newer Soloist (version { $found }, this one knows { $known }). Nothing was changed. Use the newer Soloist, or name another file with SOLOIST_DB
store-foreign = { $file } is not a file with Soloist’s tables. Nothing was changed. Name another file with SOLOIST_DB
restore-missing = there is no file { $file }. Nothing was changed. “soloist restore” needs a copy: the last seven are in the folder “backups” beside your tables
store-damaged = { $file } is damaged ({ $why }). Nothing was changed. “soloist restore FILE” restores a copy: the last seven are in the folder “backups” beside it. Or name another file with SOLOIST_DB
store-table-damaged = table { $id } is damaged and cannot be opened. The others are intact. “soloist restore FILE” restores a copy of all tables. “soloist delete { $id }” puts this one into the bin
store-locked = another program is using { $file }. Nothing was changed. Try again in a moment
store-full = the disk of { $file } is full. The last answer was not saved. Make room and answer again
store-closed = { $file } cannot be opened or written ({ $why }). Nothing was changed. Check its folder and permissions, or name another file with SOLOIST_DB
store-disk = the disk of { $file } reports an error ({ $why }). Nothing was changed. Try again. If the error stays, copy the file to another disk and name it with SOLOIST_DB
not-a-collection = { $file } is not a copy of Soloist’s tables. Nothing was added.
box-none = you have not entered anything for { $game } yet; do it in the browser, under “My box”
box-no-entry = this edition has no { $kind } called “{ $id }”
box-link-damaged = this is not the whole link of a box; copy it again, from its first character to its last
box-link-newer = this link was made by a newer Soloist; this one cannot read it
box-link-long = this box is too large for a link; share it as a file
history-none = No finished games yet. “soloist play” starts one.
history-all = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won, longest winning streak { $run }.
history-written = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} in { $file }.
history-level = Level
history-played = Played
history-won = Won
history-best = Best
history-average = Average
history-streak = Streak
history-luck = Luck
history-run = { $run } { $outcome ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
from-elsewhere = { $game } from another device
