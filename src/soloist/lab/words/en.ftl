### What simulations say when something is wrong.

bad-out = { $file } cannot be written; its name must end in { $known }
library-missing = this file needs the library { $library }; install it with “pip install { $library }”
row-form = “{ $given }” names no row; a row is FILE:ROW, as in results.csv:17, and the file ends in .csv, .json or .parquet
row-missing = { $file } has no row { $row }; its rows are 1 to { $rows }
row-foreign = { $file } is not a file of results
cannot-read = { $file } cannot be read: { $why }
cannot-write = { $file } cannot be written: { $why }
written-elsewhere = { $file } cannot be written: { $why }. All games ({ $games }) were saved in { $other }

## Players of one's own

player-form = “{ $player }” names a file, but nothing in it; a player is FILE.py:NAME, as in my_bot.py:Bot
player-parameters = the parameters of { $player } cannot be read; write names and plain values, as in my_bot.py:Bot(depth=3)
player-unsent = { $player } cannot be sent to other processes: { $why }. Put it into a file and give its name, or use one process
player-file = { $player }: there is no file { $file }
player-name = { $player }: the file has no “{ $wanted }”; it has { $there }
player-unfit = { $player } is not a player: it must be a class with “choose(state, step)”, or a function of a table
player-broken = { $player } cannot be loaded: { $why }
player-hangs = { $player } was not loaded within the time limit of { $seconds } s
player-dies = { $player } ended its process while it was being loaded (exit status { $code })
player-unmade = { $player } cannot be created: { $why }
player-raised = the player raised { $why }
player-illegal = the player answered “{ $given }”; possible: { $possible }
player-hung = the player took more than { $seconds } s for a decision and was stopped
player-died = the player ended its process (exit status { $code })
failed = Deal { $deal } was stopped: { $why }.

## Pictures

plot-title = { $game }: { $player }
plot-about = deals { $deals }, version { $version }
plot-games = { $won } of { $games }
plot-won = % won, with the 95 % interval
plot-margin = margin
plot-number = games
plot-win = won
plot-lost = not won
plot-questions = questions
plot-still = % still going

## How hard a level is

## Clusters

cluster-address = “{ $given }” is not a cluster; --on takes ray for this machine, or an address like ray://head:10001
cluster-library = games on a cluster need the library Ray; install it with “pip install .[cluster]”
cluster-absent = no cluster answers at { $address }: { $why }
cluster-gone = the cluster no longer answers
cluster-lost = the games on the cluster ended early: { $why }
cluster-rules = the cluster plays by other rules: { $there } there, { $here } here; install the same version of Soloist on both
