### Ce que disent les joueurs quand quelque chose ne va pas.

unknown-player = pas de joueur « { $given } » ; il y a { $known } (et search:500 avec un budget de simulations, search:500x2 en deux processus)
