### Ce que disent les joueurs quand quelque chose ne va pas.

unknown-player = pas de joueur « { $given } » ; il y a { $known } (et search:500 avec tant d’essais par décision, my_bot.py:Bot pour un joueur maison)
weights-unreadable = ce ne sont pas les poids d’un joueur entraîné : le fichier est abîmé ou contient autre chose
weights-rules = ces poids ont été appris sur { $given } (jeu et révision des règles) ; il faut des poids pour { $wanted } ; entraînez à nouveau
weights-features = ces poids ont été appris avec les traits de la version { $given } ; il faut la version { $wanted } ; entraînez à nouveau
