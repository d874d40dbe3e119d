### Ce que disent les joueurs quand quelque chose ne va pas.

unknown-player = il n’y a pas de joueur « { $given } ». Il y a { $known }, search:500 (avec 500 essais par décision) ou le vôtre, par exemple my_bot.py:Bot
unknown-player-near = il n’y a pas de joueur « { $given } » ; vouliez-vous dire { $near } ?
weights-unreadable = ce ne sont pas les poids d’un joueur entraîné : le fichier est abîmé ou contient autre chose
weights-rules = ces poids ont été appris sur { $given } (jeu et révision des règles), mais il faut { $wanted } ; entraînez à nouveau
weights-features = ces poids ont été appris avec les traits de la version { $given }, mais il faut la version { $wanted } ; entraînez à nouveau
