### What the players say when something is wrong.

unknown-player = no player “{ $given }”; there are { $known } (and search:500 with a budget of simulations, search:500x2 in two processes)
