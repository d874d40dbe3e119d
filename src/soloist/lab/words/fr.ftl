### Ce que disent les simulations quand quelque chose ne va pas.

bad-out = impossible d’écrire { $file } ; son nom doit finir par { $known }
library-missing = ce fichier a besoin de la bibliothèque { $library } ; installez-la avec « pip install { $library } »
row-form = « { $given } » ne désigne aucune ligne ; une ligne s’écrit FICHIER:LIGNE, comme results.csv:17, et le fichier finit par .csv, .json ou .parquet
row-missing = { $file } n’a pas de ligne { $row } ; ses lignes vont de 1 à { $rows }
row-foreign = { $file } n’est pas un fichier de résultats
cannot-read = impossible de lire { $file } : { $why }
cannot-write = impossible d’écrire { $file } : { $why }
written-elsewhere = impossible d’écrire { $file } : { $why }. Toutes les parties ({ $games }) sont enregistrées dans { $other }

## Joueurs maison

player-form = « { $player } » désigne un fichier, mais rien dans ce fichier ; un joueur s’écrit FICHIER.py:NOM, comme my_bot.py:Bot
player-parameters = les paramètres de { $player } sont illisibles ; écrivez des noms et des valeurs simples, comme my_bot.py:Bot(depth=3)
player-unsent = impossible d’envoyer { $player } à d’autres processus : { $why }. Mettez-le dans un fichier et donnez son nom, ou utilisez un seul processus
player-file = { $player } : il n’y a pas de fichier { $file }
player-name = { $player } : le fichier n’a pas de « { $wanted } » ; il a { $there }
player-unfit = { $player } n’est pas un joueur : il faut une classe avec « choose(state, step) » ou une fonction d’une table
player-broken = impossible de charger { $player } : { $why }
player-hangs = { $player } n’était pas chargé au bout de { $seconds } s
player-dies = { $player } a terminé son processus pendant le chargement (code { $code })
player-unmade = impossible de créer { $player } : { $why }
player-raised = le joueur a levé l’exception { $why }
player-illegal = le joueur a répondu « { $given } » ; possible : { $possible }
player-hung = le joueur a pris plus de { $seconds } s pour une décision et a été arrêté
player-died = le joueur a terminé son processus (code { $code })
failed = La donne { $deal } a été interrompue : { $why }.

## Images

plot-title = { $game } : { $player }
plot-about = donnes { $deals }, version { $version }
plot-games = { $won } sur { $games }
plot-won = % gagnées, avec l’intervalle à 95 %
plot-margin = marge
plot-number = parties
plot-win = gagnées
plot-lost = non gagnées
plot-questions = questions
plot-still = % encore en cours

## La difficulté d’un niveau

## Grappes de machines

cluster-address = « { $given } » n’est pas une grappe ; --on prend ray pour cette machine, ou une adresse comme ray://head:10001
cluster-library = pour jouer sur une grappe, il faut la bibliothèque Ray ; installez-la avec « pip install .[cluster] »
cluster-absent = aucune grappe ne répond à { $address } : { $why }
cluster-gone = la grappe ne répond plus
cluster-lost = les parties sur la grappe se sont arrêtées trop tôt : { $why }
cluster-rules = la grappe joue avec d’autres règles : { $there } là-bas, { $here } ici ; installez la même version de Soloist des deux côtés
