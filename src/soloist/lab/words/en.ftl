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
players-win = { $usual ->
    [0] A simple rule of thumb hardly ever wins, our best player { $best } of 10 games.
   *[other] A simple rule of thumb wins { $usual } of 10 games, our best player { $best }.
}
players-won = { $won ->
    [0] None of our players has won it, in { $games } games.
   *[other] Our players won { $won } of { $games }.
}

## Clusters

cluster-address = “{ $given }” is no cluster; --on takes ray for this machine, or an address like ray://head:10001
cluster-library = games on a cluster need the library Ray; “pip install 'soloist[cluster]'” brings it
cluster-absent = no cluster answers at { $address }: { $why }
cluster-lost = The cluster was lost: { $why }
cluster-rules = The cluster plays by other rules: { $there } there, { $here } here; install the same version of Soloist on both
